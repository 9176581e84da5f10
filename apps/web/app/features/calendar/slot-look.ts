import type { EntryKind } from './entries.ts'

/** In forced colours mode, borders set the kinds of slots apart. */
const BOXED = 'forced-colors:border-y forced-colors:border-r'

/** A slot's edge, fill and text colours. Each view sets the width of the edge. */
export const SLOT_LOOK: Record<EntryKind, string> = {
  open: `border-slot-open-edge bg-slot-open-fill text-slot-open ${BOXED}`,
  booked:
    'border-slot-booked-edge bg-slot-booked-fill text-slot-booked forced-colors:forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]',
  past: `border-slot-past-edge bg-slot-past-fill text-slot-past ${BOXED} forced-colors:border-[GrayText] forced-colors:text-[GrayText]`,
  other: 'border-slot-open-edge border-dashed bg-surface text-slot-open',
}

/**
 * Sets system colours by hand in forced colours mode, which would otherwise remove lines and
 * hatching, because they're background images.
 */
export const DRAWN_IN_SYSTEM_COLOURS =
  'forced-colors:forced-color-adjust-none forced-colors:[--color-sunk:Canvas] forced-colors:[--color-error:Highlight] forced-colors:[--color-ink-3:CanvasText] ' +
  'forced-colors:[--color-line:color-mix(in_srgb,CanvasText_55%,Canvas)] forced-colors:[--color-line-2:color-mix(in_srgb,CanvasText_25%,Canvas)] ' +
  'forced-colors:[--color-line-3:CanvasText] forced-colors:[--color-hatch:color-mix(in_srgb,CanvasText_22%,Canvas)]'
