import { BRAND } from '@wattle/contract/brand'
import { ContactForm } from './contact-form.tsx'

/** Where every page's way to us ends. The anchor is the seed's. */
export function ContactSection() {
  return (
    <section id="contact-form" aria-labelledby="contact-title" className="bg-sunk">
      <div className="mx-auto grid max-w-page gap-12 px-5 py-18 md:px-18 lg:grid-cols-2 lg:py-28">
        <div className="grid content-start gap-4">
          <h2 id="contact-title" className="text-h1">
            Get in Touch
          </h2>
          <p className="max-w-[34em] text-ink-2 text-lead">
            Call, email, or use the form. A person reads it, and we’ll write back by the end of the
            next working day.
          </p>
          <h3 className="mt-8 text-h3">Contact Information</h3>
          <dl className="max-w-110 text-body [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:border-line [&>div]:border-t [&>div]:py-3">
            <div>
              <dt className="text-ink-2">Phone</dt>
              <dd>
                <a className="text-gum underline underline-offset-4" href={BRAND.phone.link}>
                  {BRAND.phone.shown}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-ink-2">Office</dt>
              <dd>
                <a
                  className="text-gum underline underline-offset-4"
                  href={`mailto:${BRAND.officeEmail}`}
                >
                  {BRAND.officeEmail}
                </a>
              </dd>
            </div>
          </dl>
        </div>
        <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
          <ContactForm type="CLIENT" />
        </div>
      </div>
    </section>
  )
}
