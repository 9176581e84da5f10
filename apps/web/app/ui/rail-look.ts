/** What stands in the rail: all of its width can be pressed, and the face is what is seen of it. */
export const RAIL_ITEM =
  'group relative grid place-items-center px-1 py-1 text-caption focus-visible:outline-wattle'

export const RAIL_FACE =
  'grid min-h-14 min-w-20 place-content-center justify-items-center gap-1 rounded-small px-1 py-1.5 text-center leading-tight lg:w-20 ' +
  'group-hover:bg-on-band/10 group-aria-[current=page]:bg-on-band/15 group-aria-[current=page]:font-semibold'
