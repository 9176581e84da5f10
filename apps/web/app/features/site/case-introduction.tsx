import { Art } from '#art/art.tsx'
import { STUDY_PARTS } from '#content/knowledge.ts'
import { CASE_STUDIES } from '#content/sample/case-studies.ts'
import { NOTICES } from '#content/sample/notice.ts'
import { SampleNote } from './sample-note.tsx'

const PEOPLE = CASE_STUDIES.reduce((sum, { participants }) => sum + participants, 0)

/** Explains the four parts of a case study, with a picture for each. */
export function CaseIntroduction() {
  return (
    <section className="bg-sunk print:bg-transparent">
      <div className="mx-auto w-full max-w-360 px-5 pt-8 pb-12 md:px-18 md:pt-18 md:pb-18">
        <div className="gap-x-6 xl:grid xl:grid-cols-12">
          <div className="xl:col-span-8">
            <p className="font-semibold text-wattle-ink">Knowledge</p>
            <h1 className="mt-3 max-w-[10em] font-hero text-hero md:mt-4">
              <span className="block">Case studies:</span> five questions, {PEOPLE} people
            </h1>
            <p className="mt-4 max-w-[30em] text-ink-2 text-lead md:mt-6">
              Each study is written out in full, in the same four parts. In the pictures, one bloom
              is one participant. Count the blooms to see how many people are behind a finding.
            </p>
            <SampleNote className="mt-6">{NOTICES.studies}</SampleNote>
          </div>
          <CaseSum />
        </div>
        <ol className="mt-12 grid gap-x-6 gap-y-8 border-ink border-t-[1.5px] pt-8 sm:grid-cols-2 md:mt-18 xl:grid-cols-4">
          {STUDY_PARTS.map(({ image, title, text }) => (
            <li key={title} className="max-sm:grid max-sm:grid-cols-[6rem_1fr] max-sm:gap-x-5">
              <Art of={image} className="block w-24 sm:w-40 xl:w-48" />
              <div className="sm:mt-5">
                <h2 className="text-h3">{title}</h2>
                <p className="mt-2 max-w-[22em] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** How many people took part in each study, and in all of them together. */
function CaseSum() {
  return (
    <dl className="hidden content-end xl:col-span-4 xl:grid">
      {CASE_STUDIES.map(({ id, participants, people }) => (
        <div
          key={id}
          className="flex flex-row-reverse items-end justify-end gap-4 border-line border-t pt-3 pb-2 first:border-t-0"
        >
          <dt className="text-ink-2 leading-tight">{people}</dt>
          <dd className="w-16 shrink-0 text-right font-bold font-display font-stretch-75% text-[3.5rem] text-gum leading-[0.76] tracking-[-0.02em]">
            {participants}
          </dd>
        </div>
      ))}
      <div className="flex flex-row-reverse items-end justify-end gap-4 border-ink border-t-[1.5px] pt-3">
        <dt className="text-ink-2 leading-tight">people, one bloom each</dt>
        <dd className="w-16 shrink-0 text-right font-bold font-display font-stretch-75% text-[3.5rem] leading-[0.76] tracking-[-0.02em]">
          {PEOPLE}
        </dd>
      </div>
    </dl>
  )
}
