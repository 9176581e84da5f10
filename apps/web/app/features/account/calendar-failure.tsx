import { useSearchParams } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextLink } from '#ui/text-link.tsx'

/**
 * The person is back from Google, and it did not work. Where they came from an interview, the question
 * that opens again says so; elsewhere this does, until it is put away.
 */
export function CalendarFailure() {
  const [search, setSearch] = useSearchParams()
  if (search.get('calendar') !== 'failed' || search.has('interview')) return null
  const putAway = () =>
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
        <b>Your Google Calendar is not connected.</b> Google said no, or it took longer than ten
        minutes. Nothing else has changed. You can{' '}
        <TextLink to="/platform/account#google-calendar">try again in your account</TextLink>, or go
        on without it: interviews work with any link for the call.
      </p>
      <div>
        <Button size="sm" variant="secondary" onClick={putAway}>
          All right
        </Button>
      </div>
    </Notice>
  )
}
