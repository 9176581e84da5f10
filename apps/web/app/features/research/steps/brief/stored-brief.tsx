import { BRIEF_LABELS, type Brief, BUYERS, SENSITIVE, SIZES } from '@wattle/contract/brief'
import { type ReactNode, useId } from 'react'
import { andList } from '#lib/list-format.ts'
import { CHIP_WORDS, oneWords } from './brief-words.ts'

/** The read-only brief at an earlier step. Leaves out empty facts. */
export function StoredBrief({ brief }: { brief: Brief }) {
  const title = useId()
  const details = detailsOf(brief)
  return (
    <section
      aria-labelledby={title}
      className="grid gap-3 rounded-card border border-line bg-surface px-5 py-4 sm:px-6"
    >
      <h2 id={title} className="text-h3">
        Your brief
      </h2>
      <div className="grid gap-2 text-body leading-normal">
        {(brief.who || brief.do) && (
          <p>
            For <Fact>{brief.who || 'people'}</Fact>
            {brief.place && (
              <>
                {' '}
                <Fact>{brief.place}</Fact>
              </>
            )}
            {brief.do && (
              <>
                {' '}
                who <Fact>{brief.do}</Fact>
              </>
            )}
            {brief.often && (
              <>
                {' '}
                <Fact>{CHIP_WORDS.often(brief)}</Fact>
              </>
            )}
            .
          </p>
        )}
        {brief.one && (
          <p>
            {oneWords(brief)} <Fact>{brief.one}</Fact>.
          </p>
        )}
        {brief.wrong && (
          <p>
            The last time it went wrong, <Fact>{brief.wrong}</Fact>.
          </p>
        )}
        {brief.today.length > 0 && (
          <p>
            Today they use <Fact>{andList(brief.today)}</Fact>.
          </p>
        )}
        <p className="empty:hidden">
          {brief.cost && (
            <>
              It mostly costs them <Fact>{CHIP_WORDS.cost(brief)}</Fact>.{' '}
            </>
          )}
          {brief.life && (
            <>
              It’s part of their <Fact>{CHIP_WORDS.life(brief)}</Fact>
              {brief.field && (
                <>
                  : <Fact>{CHIP_WORDS.field(brief)}</Fact>
                </>
              )}
              .
            </>
          )}
        </p>
      </div>
      {details.length > 0 && (
        <dl className="grid gap-1 border-line-2 border-t pt-3 text-small">
          {details.map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-ink-2">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function Fact({ children }: { children: ReactNode }) {
  return <strong className="font-semibold">{children}</strong>
}

function detailsOf(brief: Brief): [string, string][] {
  const { others, buyer, size, industry, sensitive, side } = brief
  const all: [string, string | null][] = [
    [BRIEF_LABELS.others.label, others],
    [BRIEF_LABELS.buyer.label, buyer && BUYERS[buyer]],
    [BRIEF_LABELS.size.label, size.map((one) => SIZES[one]).join(', ')],
    [BRIEF_LABELS.industry.label, industry],
    [BRIEF_LABELS.sensitive.label, sensitive && SENSITIVE[sensitive]],
    ['Saved for a second project', side],
  ]
  return all.flatMap(([label, value]) => (value ? [[label, value] as [string, string]] : []))
}
