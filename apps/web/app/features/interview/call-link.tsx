import { ExternalLink } from 'lucide-react'
import { ButtonLink } from '#ui/button-link.tsx'

/** The video call link for a confirmed interview, shown in every list. */
export function CallLink({ to, respondentName }: { to: string; respondentName: string }) {
  return (
    <ButtonLink
      to={to}
      target="_blank"
      rel="noreferrer"
      aria-label={`Link to the video call with ${respondentName} (opens in a new tab)`}
      variant="secondary"
      size="sm"
    >
      Link
      <ExternalLink aria-hidden="true" className="size-3.5" />
    </ButtonLink>
  )
}
