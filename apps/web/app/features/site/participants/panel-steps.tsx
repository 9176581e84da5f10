import { Art } from '#art/art.tsx'
import {
  participantsPod,
  participantsStep1,
  participantsStep2,
  participantsStep3,
  participantsStep4,
  participantsStep5,
} from '#art/drawings.ts'
import { PANEL_STEPS } from '#content/participants.ts'
import { cx } from '#lib/cx.ts'

const LEFT = 'xl:col-start-1 xl:max-w-[37cqw] after:left-[38.3cqw]'
const RIGHT = 'xl:col-start-2 xl:pl-[4.6cqw] after:right-[42.5cqw]'

/**
 * Where each step goes next to the branch on the wide stage, and how far its dotted line reaches.
 */
const PLACES = [
  `${RIGHT} xl:row-[1/3] after:w-[5.1cqw]`,
  `${LEFT} xl:row-[2/4] after:w-[4.2cqw]`,
  `${RIGHT} xl:row-[3/5] after:w-[9.8cqw]`,
  `${LEFT} xl:row-[4/6] after:w-[5.6cqw]`,
  `${LEFT} xl:row-[6/7] after:w-[1.9cqw]`,
]
const GROWTH = [
  participantsStep1,
  participantsStep2,
  participantsStep3,
  participantsStep4,
  participantsStep5,
]
/**
 * The stem's width where each step begins, and at its tip. Each step starts as wide as the previous
 * one ends.
 */
const STEM_WIDTHS = [7.5, 6.5, 5.5, 4.5, 3.5, 1.7] as const

type Point = readonly [x: number, y: number]

/**
 * The middle of the stem next to a step, from the step's top (y = 0) to its bottom (y = 100). It's
 * vertical at both ends, so the steps join up. The last step's stem ends at the pod's stalk.
 */
const STEM: readonly Point[] = [
  [30, 0],
  [32.5, 28],
  [27.5, 72],
  [30, 100],
]
const LAST_STEM: readonly Point[] = [
  [30, 0],
  [32, 14],
  [28.5, 36],
  [34.6, 51],
]

/**
 * The outline of a stretch of stem. Its flat ends meet the next stretch exactly, however long the
 * text is.
 */
function stemOutline(points: readonly Point[], from: number, to: number): string {
  const edge = (side: 1 | -1) =>
    points.map(([x, y], at): Point => {
      const width = from + ((to - from) * at) / (points.length - 1)
      return [x + (side * width) / 2, y]
    })
  return `M${curve(edge(-1))}L${curve(edge(1).toReversed())}Z`
}

/** A curve through these points that's vertical at each of them. */
const curve = (points: readonly Point[]) =>
  points
    .map(([x, y], at) => {
      const [beforeX, beforeY] = points[at - 1] ?? [x, y]
      const middle = (beforeY + y) / 2
      return at === 0 ? `${x} ${y}` : `C${beforeX} ${middle} ${x} ${middle} ${x} ${y}`
    })
    .join('')

export function PanelSteps() {
  return (
    <>
      <h2
        id="steps-title"
        className="mt-18 text-h1 xl:col-start-1 xl:row-start-2 xl:mt-6 xl:max-w-[8em]"
      >
        How it works, in five steps
      </h2>
      <ol
        aria-labelledby="steps-title"
        className="mt-8 xl:col-[1/3] xl:row-[2/8] xl:mt-0 xl:grid xl:grid-cols-subgrid xl:grid-rows-subgrid"
      >
        {PANEL_STEPS.map(({ title, text }, index) => (
          <li
            key={title}
            className={cx(
              'relative grid min-h-40 grid-cols-[2.75rem_1fr] gap-x-3 pb-8 pl-21 sm:grid-cols-[3.5rem_1fr] sm:pl-24 last:pb-16 sm:last:pb-32 xl:flex xl:min-h-0 xl:gap-6 xl:pl-0',
              'after:absolute after:top-14 after:hidden after:border-control after:border-t-2 after:border-dotted xl:after:block',
              PLACES[index],
            )}
          >
            <Growth index={index} />
            <span
              aria-hidden="true"
              className="font-bold font-display font-stretch-75% text-[4.5rem] text-gum leading-[0.8] tracking-[-0.05em] sm:text-[5.5rem] xl:w-[7.4cqw] xl:min-w-16 xl:text-[clamp(6.5rem,11.4cqw,9.25rem)]"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-h2">{title}</h3>
              <p className="mt-2 max-w-[20em] text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** On a narrow page, the piece of the branch next to one step. It's as long as the step's text. */
function Growth({ index }: { index: number }) {
  const drawing = GROWTH[index]
  const isLast = index === GROWTH.length - 1
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-y-0 -left-3 w-24 sm:left-0 xl:hidden"
    >
      <svg
        viewBox="0 0 96 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        // One pixel longer than the step, so there's no hairline gap between two steps.
        className="absolute inset-x-0 top-0 h-[calc(100%+1px)] w-full"
      >
        <path
          d={stemOutline(
            isLast ? LAST_STEM : STEM,
            STEM_WIDTHS[index] ?? 0,
            STEM_WIDTHS[index + 1] ?? 0,
          )}
          className="fill-art-wood"
        />
      </svg>
      {drawing && <Art of={drawing} className="relative h-auto w-24 overflow-visible" />}
      {isLast && (
        <Art
          of={participantsPod}
          className="absolute top-1/2 left-0 -mt-0.75 h-auto w-24 overflow-visible"
        />
      )}
    </span>
  )
}
