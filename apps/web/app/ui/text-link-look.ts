import { cx } from '#lib/cx.ts'

export const textLinkLook = (className?: string) =>
  cx(
    'motion-state rounded-[3px] text-gum underline decoration-[1.5px] underline-offset-[0.22em] transition-colors hover:decoration-[2.5px] hover:decoration-wattle in-[.bg-band]:text-on-band',
    className,
  )
