import { cx } from '#lib/cx.ts'
import { Bloom } from './bloom.tsx'

interface Bud {
  name: string
  label: string
  isMet: boolean
}

/**
 * A twig with a bud for each rule. A bud opens when its rule is met, and the text next to the twig
 * says so too.
 */
export function BudRow({ buds }: { buds: readonly Bud[] }) {
  return (
    <div aria-hidden="true" className="relative grid grid-cols-6 text-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 300 12"
        preserveAspectRatio="none"
        className="absolute inset-x-0 top-7 h-3 w-full"
        fill="none"
      >
        <path
          d="M2 8C60 1 120 12 180 5S270 4 298 2"
          stroke="var(--color-art-wood)"
          strokeWidth="2"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {buds.map(({ name, label, isMet }) => (
        <span
          key={name}
          className={cx(
            'grid justify-items-center text-caption',
            isMet ? 'font-semibold text-ink' : 'text-ink-3',
          )}
        >
          <span className="relative grid h-10 w-7 justify-items-center">
            <span className="absolute top-5 h-3.5 w-0.5 bg-art-leaf" />
            {isMet ? (
              <Bloom className="absolute top-0 size-6.5 animate-[open_var(--motion-panel)_var(--ease-out)]" />
            ) : (
              <span className="absolute top-2.5 size-3 rounded-pill bg-art-leaf-2 forced-colors:border" />
            )}
          </span>
          {label}
        </span>
      ))}
    </div>
  )
}
