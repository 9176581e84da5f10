import { BRAND } from '@wattle/contract/brand'
import { useLocation } from 'react-router'
import { Island } from '#lib/island.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactInfo } from './contact-info.tsx'

const ORDINARY = {
  type: 'CLIENT',
  title: 'Get in Touch',
  invitation:
    'Call, email, or use the form. A person reads every message, and we’ll reply by the end of the next working day.',
} as const

const STARTUPS = {
  type: 'STARTUP',
  title: 'Request a Startup Pack',
  invitation:
    'Tell us about your startup and who it’s for: the idea in a sentence, and the people you want to hear from. We’ll reply with a plan and a price by the end of the next working day.',
} as const

/**
 * The contact section, which every page links to. Its text depends on the path (seed 000 section
 * 2).
 */
export function ContactBlock() {
  const { pathname } = useLocation()
  const { type, title, invitation } = pathname.includes('startups') ? STARTUPS : ORDINARY
  return (
    <section id="contact-form" aria-labelledby="contact-title" className="bg-sunk">
      <div className="mx-auto grid max-w-page gap-12 px-5 py-18 md:px-18 lg:grid-cols-2 lg:py-28">
        <div className="grid content-start gap-4">
          <h2 id="contact-title" className="text-h1">
            {title}
          </h2>
          <p className="max-w-[34em] text-ink-2 text-lead">{invitation}</p>
          <div className="mt-6">
            <ContactInfo contacts={BRAND.contacts} />
          </div>
        </div>
        <div className="rounded-card border border-line bg-surface p-5 sm:p-8">
          <Island name="contact" of={ContactForm} props={{ type }} />
        </div>
      </div>
    </section>
  )
}
