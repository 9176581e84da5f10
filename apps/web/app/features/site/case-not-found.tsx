import { MESSAGES } from '@wattle/contract/errors'
import { BackToCases } from './case-head.tsx'

export function CaseNotFound() {
  return (
    <section className="bg-sunk">
      <div className="mx-auto w-full max-w-360 px-5 py-12 md:px-18 md:py-28">
        <BackToCases />
        <h1 className="mt-6 font-hero text-hero md:mt-10">{MESSAGES.itemNotFound}</h1>
        <p className="mt-4 text-ink-2 text-lead md:mt-6">
          There is no case study with this number. There are five, and all of them are on the page
          before this one.
        </p>
      </div>
    </section>
  )
}
