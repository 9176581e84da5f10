import { cx } from '#lib/cx.ts'
import type { CountedTheme } from './theme-words.ts'

/** The theme colours. Tailwind only finds class names that are written out in full. */
const DOTS: Record<number, string> = {
  1: 'bg-chart-1',
  2: 'bg-chart-2',
  3: 'bg-chart-3',
  4: 'bg-chart-4',
  5: 'bg-chart-5',
}

export function ThemeDot({ colour, className }: { colour: number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('size-2.5 shrink-0 rounded-pill', DOTS[colour], className)}
    />
  )
}

export function ThemeLabel({ theme }: { theme: Pick<CountedTheme, 'name' | 'colour'> }) {
  return (
    <span className="wrap-anywhere inline-flex items-center gap-1.5 rounded-input border border-line bg-surface px-2 py-0.5 text-caption text-ink-2">
      <ThemeDot colour={theme.colour} />
      {theme.name}
    </span>
  )
}
