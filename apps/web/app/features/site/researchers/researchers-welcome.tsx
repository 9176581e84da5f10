import { Art } from '#art/art.tsx'
import { researchersBriefPeople, researchersClip } from '#art/drawings.ts'
import { SAMPLE_BRIEF } from '#content/researchers.ts'
import { TextLink } from '#ui/text-link.tsx'
import { ToForm } from '../to-form.tsx'

/** What to send us: a four-line brief, next to the button that leads to the form. */
export function ResearchersWelcome() {
  return (
    <div className="mx-auto grid w-full max-w-page items-center gap-x-6 gap-y-12 px-5 pt-6 pb-18 md:px-18 md:pt-12 lg:grid-cols-12 lg:pb-28">
      <div className="lg:col-span-7">
        <p className="font-semibold text-wattle-ink">Recruitment for researchers</p>
        <h1 className="mt-3 max-w-[8em] font-hero text-hero md:mt-4">
          Tell us who. We’ll find them.
        </h1>
        <p className="mt-4 max-w-[27em] text-balance text-ink-2 text-lead md:mt-6">
          Four lines are enough for a quote. You run the study, and we bring the people: screened,
          booked and ready to talk.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 md:mt-8 md:gap-x-6">
          <ToForm>Request A Quote</ToForm>
          <TextLink to="/recruitment" className="inline-flex min-h-11 items-center font-semibold">
            See how we recruit
          </TextLink>
        </div>
      </div>
      <SampleBrief />
    </div>
  )
}

function SampleBrief() {
  return (
    <figure className="relative w-full max-w-108 rotate-2 justify-self-center border border-line bg-surface px-6 pt-6 pb-5 sm:px-8 lg:col-span-5 lg:justify-self-end print:rotate-0">
      <Art of={researchersClip} className="-top-5 absolute right-8 h-20 w-auto" />
      <figcaption className="border-art-clay border-b-[1.5px] pr-8 pb-3 font-display font-semibold text-h3">
        All we need for a quote
      </figcaption>
      <dl>
        {SAMPLE_BRIEF.map(([question, answer]) => (
          <div
            key={question}
            className="grid grid-cols-[5.5rem_1fr] items-baseline border-line border-b py-3"
          >
            <dt className="text-ink-3">{question}</dt>
            <dd className="font-semibold leading-normal">{answer}</dd>
          </div>
        ))}
      </dl>
      <Art of={researchersBriefPeople} className="mt-5 h-auto w-full" />
      <p className="mt-2 text-caption text-ink-3">One bloom is one participant.</p>
    </figure>
  )
}
