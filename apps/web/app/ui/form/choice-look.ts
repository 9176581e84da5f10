/** `plain` is a box with a label next to it, and `card` is a whole row that people can tap. */
export type ChoiceLook = 'plain' | 'card'

export const CHOICE: Record<ChoiceLook, string> = {
  plain:
    'flex items-start gap-3 text-(length:--control-text) leading-normal has-disabled:text-ink-3',
  card:
    'motion-state flex min-h-14.5 items-center gap-3.5 rounded-button border border-control bg-surface px-4 py-2.5 text-balance text-body leading-tight transition-colors ' +
    'hover:border-ink-2 has-checked:border-gum has-checked:bg-gum-tint has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1.5px_var(--color-gum)] ' +
    'has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-disabled:border-line has-disabled:bg-sunk has-disabled:text-ink-3',
}

const FILL =
  'peer motion-state shrink-0 appearance-none border-[1.5px] border-control bg-surface transition-colors ' +
  'checked:border-gum checked:bg-gum hover:border-ink-2 checked:hover:border-gum-deep checked:hover:bg-gum-deep ' +
  'aria-invalid:border-2 aria-invalid:border-error disabled:cursor-not-allowed disabled:border-line! disabled:bg-sunk! ' +
  'forced-colors:appearance-auto'

/** A label's line height is 1.5, so a 20 px box lines up with its first line. */
export const BOX: Record<ChoiceLook, string> = {
  plain: `${FILL} mt-[calc((1.5em-1.25rem)/2)] size-5`,
  card: `${FILL} size-6 outline-none`,
}
