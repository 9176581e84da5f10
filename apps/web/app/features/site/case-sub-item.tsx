import { Art } from '#art/art.tsx'
import type { SubItem } from '#content/sample/case-studies.ts'
import { cx } from '#lib/cx.ts'
import { CaseChange } from './case-change.tsx'
import { CasePlan } from './case-plan.tsx'
import { CaseTally } from './case-tally.tsx'

/** The placeholders that seed 000 section 2 prescribes. */
const NO_TITLE = 'Untitle'
const NO_TEXT = 'No description available'

export const titleOf = ({ subTitle }: SubItem): string => subTitle ?? NO_TITLE

/** The part's anchor, such as `participant-recruitment`, for links to that part. */
export const anchorOf = (item: SubItem): string => titleOf(item).toLowerCase().replaceAll(' ', '-')

/** One part of a study: its text, its picture, and its numbers. */
export function CaseSubItem({ item }: { item: SubItem }) {
  const { text = [NO_TEXT], question, subImage, wide = false, plan, tally, change } = item
  const beside = subImage !== undefined && !wide
  return (
    <section
      id={anchorOf(item)}
      className="scroll-mt-8 border-line border-t pt-8 first:border-t-0 first:pt-0"
    >
      <div
        className={cx(
          'gap-x-12',
          beside && 'md:grid md:grid-cols-[1fr_minmax(9rem,16rem)] md:items-start',
        )}
      >
        <div>
          <h2>{titleOf(item)}</h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          {question && <Question question={question} />}
        </div>
        {beside && (
          <Art
            of={subImage}
            className="mx-auto mt-8 block w-full max-w-60 rotate-2 md:mx-0 md:mt-0 md:max-w-none"
          />
        )}
      </div>
      {wide && <WidePicture item={item} />}
      {plan && <CasePlan plan={plan} />}
      {tally && <CaseTally tally={tally} />}
      {change && <CaseChange change={change} />}
    </section>
  )
}

function Question({ question }: { question: string }) {
  return (
    <p className="mt-6 max-w-[30em] border-wattle border-l-4 pl-5 text-lead">
      <span className="block text-app text-ink-3">
        We agreed on one question before any fieldwork:
      </span>
      <em>{question}</em>
    </p>
  )
}

function WidePicture({ item: { subImage, labels = [], caption } }: { item: SubItem }) {
  if (!subImage) return null
  return (
    <figure className="mt-8">
      <div className="relative overflow-hidden border-[1.5px] border-ink text-art-leaf-2">
        <Art of={subImage} className="block w-full" />
        {labels.map(([text, place]) => (
          <span
            key={text}
            className={cx(
              'absolute bg-paper px-1.5 font-semibold text-app text-ink leading-tight md:text-lead',
              place,
            )}
          >
            {text}
          </span>
        ))}
      </div>
      {caption && <figcaption className="mt-3 text-ink-3 text-small">{caption}</figcaption>}
    </figure>
  )
}
