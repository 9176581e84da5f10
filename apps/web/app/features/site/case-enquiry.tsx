import { buttonLook } from '#ui/button-look.ts'

/** Invites readers of a case study to send us their own question. */
export function CaseEnquiry() {
  return (
    <section aria-labelledby="enquiry-title" className="no-print border-ink border-t-[1.5px]">
      <div className="mx-auto flex w-full max-w-360 flex-wrap items-center justify-between gap-x-12 gap-y-6 px-5 py-12 md:px-18 md:py-18">
        <div>
          <h2 id="enquiry-title" className="text-h1">
            Do you have a question like this?
          </h2>
          <p className="mt-3 max-w-[34em] text-ink-2 text-lead">
            Tell us who you need to hear from. We’ll reply with a plan and a price by the end of the
            next working day.
          </p>
        </div>
        <a href="/#contact-form" className={buttonLook({ variant: 'gold' })}>
          Request a quote
        </a>
      </div>
    </section>
  )
}
