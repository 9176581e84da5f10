import { cx } from '#lib/cx.ts'
import { ContactRow } from './contact-row.tsx'

type Contact = { label: string; contact: string; link?: string }

/** Two contacts fit in a card of fixed height next to the form. With more, the card grows. */
const MOST_AT_FIXED_HEIGHT = 2

export function ContactInfo({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <div className={cx('max-w-110', contacts.length > MOST_AT_FIXED_HEIGHT ? 'h-auto' : 'lg:h-48')}>
      <h3 className="mb-3 text-h3">Contact Information</h3>
      <dl>
        {contacts.map((contact) => (
          <ContactRow key={contact.label} {...contact} />
        ))}
      </dl>
    </div>
  )
}
