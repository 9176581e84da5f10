import { BRAND } from '@wattle/contract/brand'
import { ButtonLink } from '#ui/button-link.tsx'
import { ContactRow } from './contact-row.tsx'

/** What a browser without scripts gets when someone sends a form. */
export function NotSentPage() {
  return (
    <div className="mx-auto grid w-full max-w-page gap-12 px-5 py-12 md:px-18 md:py-28">
      <div>
        <h1 className="text-wrap font-hero text-hero">Nothing was sent</h1>
        <p className="mt-6 max-w-[34em] text-ink-2 text-lead">
          Our forms need JavaScript. It’s switched off in your browser, or it didn’t load. We
          haven’t kept anything that you typed.
        </p>
        <p className="mt-4 max-w-[34em] text-ink-2 text-lead">
          Please call or email us instead. If you’d rather use the form, turn JavaScript on, go back
          and send it again.
        </p>
        <dl className="mt-8 max-w-110">
          {BRAND.contacts.map((contact) => (
            <ContactRow key={contact.label} {...contact} />
          ))}
        </dl>
        <div className="mt-8">
          <ButtonLink to="/">Go to the home page</ButtonLink>
        </div>
      </div>
    </div>
  )
}
