import { Check, Copy, Mail, MapPin, Phone } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { Person } from './person-query.ts'

/** Email address and phone number, each with a copy button, and the postcode. */
export function ContactLine({ person }: { person: Person }) {
  const { email, phone, postcode } = person
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2 text-small">
      <li className="flex min-w-0 items-center gap-1.5">
        <Mail aria-hidden="true" className="size-4 shrink-0" />
        <span className="break-all">{email}</span>
        <CopyButton what="the email address" text={email} />
      </li>
      {phone && (
        <li className="flex items-center gap-1.5">
          <Phone aria-hidden="true" className="size-4" />
          <a href={`tel:${phone.replaceAll(' ', '')}`} className="tabular underline">
            {phone}
          </a>
          <CopyButton what="the phone number" text={phone} />
        </li>
      )}
      {postcode && (
        <li className="flex items-center gap-1.5">
          <MapPin aria-hidden="true" className="size-4" />
          {postcode}
        </li>
      )}
    </ul>
  )
}

function CopyButton({ what, text }: { what: string; text: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast(`Your browser didn’t let us copy ${what}. Please select it and copy it yourself.`, {
        tone: 'error',
      })
    }
  }
  return (
    <IconButton
      size="sm"
      label={isCopied ? `Copied ${what}` : `Copy ${what}`}
      icon={isCopied ? Check : Copy}
      onClick={copy}
      onBlur={() => setCopied(false)}
    />
  )
}
