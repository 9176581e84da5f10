import { CALENDAR_CONNECT_MINUTES, inWords } from '@wattle/contract/limits'
import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

/**
 * Tells people who come back from Google that connecting their calendar failed, until they dismiss
 * the message. If they came from an interview, its dialog opens again and shows the error instead.
 */
export function CalendarFailure() {
  const [search, setSearch] = useSearchParams()
  if (search.get('calendar') !== 'failed' || search.has('interview')) return null
  const dismiss = () =>
    setSearch(
      (before) => {
        before.delete('calendar')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Notice tone="error" className="mb-10">
      <p>
        <b>Your Google Calendar isn’t connected.</b> Google refused, or connecting took longer than
        {inWords(CALENDAR_CONNECT_MINUTES)} minutes. Nothing else changed. You can{' '}
        <TextLink to="/platform/account#google-calendar">try again in your account</TextLink>, or
        continue without it. Interviews work with any video call link.
      </p>
      <div>
        <Button size="sm" variant="secondary" onClick={dismiss}>
          Dismiss
        </Button>
      </div>
    </Notice>
  )
}
