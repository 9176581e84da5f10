import { cx } from '#lib/cx.ts'

interface StepStemProps {
  isDone: boolean
  /** Whether this piece curves the other way. Every second one does, so the stem forms one wave. */
  isMirrored: boolean
}

const LEAVES = {
  plain: ['M4 22C8 29 19 35 36 38C33 28 20 21 4 22Z', 'M20 20C24 10 33 4 47 3C45 12 36 20 20 20Z'],
  mirrored: [
    'M4 18C9 8 20 2 37 2C33 12 20 19 4 18Z',
    'M24 20C28 27 36 31 47 32C45 24 36 19 24 20Z',
  ],
} as const

/** The stem between two steps, which is only decoration. */
export function StepStem({ isDone, isMirrored }: StepStemProps) {
  const [first, second] = LEAVES[isMirrored ? 'mirrored' : 'plain']
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 200 36"
        preserveAspectRatio="none"
        className="absolute -top-1 left-3.5 h-9 w-full overflow-visible"
        fill="none"
        strokeLinecap="round"
      >
        <path
          d={isMirrored ? 'M0 18C60 6 140 30 200 18' : 'M0 18C60 30 140 6 200 18'}
          vectorEffect="non-scaling-stroke"
          className={cx(isDone ? 'stroke-art-wood stroke-[2.2]' : 'stroke-line-3 stroke-[1.6]')}
          strokeDasharray={isDone ? undefined : '0.1 6'}
        />
      </svg>
      {isDone && (
        <svg
          aria-hidden="true"
          viewBox="0 0 60 40"
          className="absolute -top-1.5 left-[42%] h-10 w-15 overflow-visible"
        >
          <path d={first} fill={`var(--color-art-leaf${isMirrored ? '-2' : ''})`} />
          <path d={second} fill={`var(--color-art-leaf${isMirrored ? '' : '-2'})`} />
        </svg>
      )}
    </>
  )
}
