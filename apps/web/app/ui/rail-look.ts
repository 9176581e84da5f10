/**
 * The look of an item in the rail. People can press its whole width, and `RAIL_FACE` is the visible
 * part. In a short window the items move closer together, so all of them stay in view.
 */
export const RAIL_ITEM =
  'group relative grid place-items-center px-1 py-1 text-caption focus-visible:outline-wattle lg:h-16 lg:min-h-10 lg:py-px lg:items-stretch'

export const RAIL_FACE =
  'grid min-h-14 min-w-20 place-content-center justify-items-center gap-1 rounded-small px-1.5 py-1.5 whitespace-nowrap text-center leading-tight lg:min-h-0 lg:w-22 lg:px-0 lg:gap-0.5 lg:py-0 ' +
  'group-hover:bg-on-band/10 group-aria-[current=page]:bg-on-band/15 group-aria-[current=page]:font-semibold'
