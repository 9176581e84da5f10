import { MESSAGES } from '@wattle/contract/messages'
import { Art } from '#art/art.tsx'
import { caseNone } from '#art/drawings.ts'
import { BackToCases } from './case-head.tsx'

export function CaseNotFound() {
  return (
    <section className="bg-sunk">
      <div className="mx-auto grid w-full max-w-360 items-center gap-x-6 gap-y-8 px-5 py-8 md:px-18 md:py-18 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <BackToCases />
          <h1 className="mt-6 font-hero text-hero md:mt-10">{MESSAGES.itemNotFound}</h1>
          <p className="mt-4 max-w-[30em] text-ink-2 text-lead md:mt-6">
            There’s no case study with this number. Go back to case studies to see all five.
          </p>
        </div>
        <Art of={caseNone} className="mx-auto w-full max-w-80 lg:col-span-5 lg:max-w-[28rem]" />
      </div>
    </section>
  )
}
