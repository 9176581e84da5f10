import { Art } from '#art/art.tsx'
import { CASE_STUDIES } from '#content/case-studies.ts'
import { STUDY_PARTS } from '#content/knowledge.ts'

const PEOPLE = CASE_STUDIES.reduce((sum, { participants }) => sum + participants, 0)

/** What a case study is made of, in four pictures. */
export function CaseIntroduction() {
  return (
    <section className="bg-sunk print:bg-transparent">
      <div className="mx-auto w-full max-w-360 px-5 pt-8 pb-12 md:px-18 md:pt-18 md:pb-18">
        <p className="font-semibold text-wattle-ink">Knowledge</p>
        <h1 className="mt-3 max-w-[13em] font-hero text-hero md:mt-4">
          Case studies: five questions, {PEOPLE} people
        </h1>
        <p className="mt-4 max-w-[34em] text-ink-2 text-lead md:mt-6">
          Each study is written out in full, in the same four parts. In the pictures one bloom is
          one participant: count them, and you know how many people stand behind a finding.
        </p>
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
