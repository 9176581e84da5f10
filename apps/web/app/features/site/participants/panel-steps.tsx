import { Art } from '#art/art.tsx'
import { participantsPod } from '#art/drawn/participants-pod.ts'
import { participantsStep1 } from '#art/drawn/participants-step-1.ts'
import { participantsStep2 } from '#art/drawn/participants-step-2.ts'
import { participantsStep3 } from '#art/drawn/participants-step-3.ts'
import { participantsStep4 } from '#art/drawn/participants-step-4.ts'
import { participantsStep5 } from '#art/drawn/participants-step-5.ts'
import { PANEL_STEPS } from '#content/participants.ts'
import { cx } from '#lib/cx.ts'

const LEFT = 'xl:col-start-1 xl:max-w-[37cqw] after:left-[38.3cqw]'
const RIGHT = 'xl:col-start-2 xl:pl-[4.6cqw] after:right-[42.5cqw]'

/** Each step beside the branch, and how far its dotted line reaches to it, on the wide stage. */
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
/** The stem thins towards its tip. */
const STEMS = ['stroke-7', 'stroke-6', 'stroke-5', 'stroke-4', 'stroke-3']

export function PanelSteps() {
  return (
    <>
      <h2
        id="steps-title"
        className="mt-18 text-h1 xl:col-start-1 xl:row-start-2 xl:mt-6 xl:max-w-[8em]"
      >
        Five steps, bud to pod
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

/** On a narrow page the branch runs down beside the list, as long as the text makes it. */
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
        className="absolute inset-0 size-full"
      >
        <path
          d={isLast ? 'M30 0C38 20 26 34 30 48' : 'M30 0C38 30 22 70 30 100'}
          vectorEffect="non-scaling-stroke"
          className={cx('fill-none stroke-art-wood', STEMS[index])}
        />
      </svg>
      {drawing && <Art of={drawing} className="relative h-auto w-24 overflow-visible" />}
      {isLast && (
        <Art
          of={participantsPod}
          className="absolute top-1/2 left-0 h-auto w-24 overflow-visible"
        />
      )}
    </span>
  )
}
