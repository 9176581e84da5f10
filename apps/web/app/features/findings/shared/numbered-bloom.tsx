import { cx } from '#lib/cx.ts'
import { Bloom } from '#ui/bloom.tsx'

interface NumberedBloomProps {
  number: number | null
  className?: string | undefined
}

/** A bloom with the number of the participant it stands for. */
export function NumberedBloom({ number, className }: NumberedBloomProps) {
  return (
    <span className={cx('relative inline-grid size-8 shrink-0 place-items-center', className)}>
      <Bloom className="col-start-1 row-start-1 size-full" />
      <span className="tabular relative col-start-1 row-start-1 rounded-pill bg-wattle px-1 font-display font-semibold text-on-wattle text-caption leading-tight">
        <span className="sr-only">Participant </span>
        {number ?? '?'}
      </span>
    </span>
  )
}
