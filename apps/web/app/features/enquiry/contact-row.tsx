import { Link2, Mail, MapPin, Phone } from 'lucide-react'
import { TextLink } from '#ui/text-link.tsx'

/** Seed 000 section 5: text without spaces, an at sign, more text, a dot, more text. */
const LOOKS_LIKE_EMAIL = /^\S+@\S+\.\S+$/

type Props = { label: string; contact: string; link?: string }

/**
 * Shows a contact as a link. Without a URL, links an email address with mailto and shows anything
 * else as plain text.
 */
export function ContactRow({ label, contact, link }: Props) {
  const target = link ?? (LOOKS_LIKE_EMAIL.test(contact) ? `mailto:${contact}` : undefined)
  const Icon = iconOf(target)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t py-2">
      <dt className="flex items-center gap-3 text-ink-2">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-gum" />
        {label}
      </dt>
      <dd className="min-w-0 break-words">
        {target ? (
          <TextLink
            to={target}
            reloadDocument
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {contact}
          </TextLink>
        ) : (
          <span className="inline-flex min-h-11 items-center">{contact}</span>
        )}
      </dd>
    </div>
  )
}

/** Chooses the icon by the kind of link. Without a link, the contact is a street address. */
function iconOf(target: string | undefined) {
  if (!target) return MapPin
  if (target.startsWith('tel:')) return Phone
  return target.startsWith('mailto:') ? Mail : Link2
}
