import { cx } from '#lib/cx.ts'

// We draw these two small icons ourselves, because the icon library would add 1.4 KB to the page.

const LINE = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

export const GlobeIcon = ({ className }: { className: string }) => (
  <svg {...LINE} aria-hidden="true" className={cx('stroke-[1.9]', className)}>
    <circle cx="12" cy="12" r="9.5" />
    <ellipse cx="12" cy="12" rx="4.2" ry="9.5" />
    <path d="M2.5 12h19" />
  </svg>
)

export const CheckIcon = ({ className }: { className: string }) => (
  <svg {...LINE} aria-hidden="true" className={cx('stroke-[2.4]', className)}>
    <path d="m4.5 12.5 5 5L19.5 7" />
  </svg>
)
