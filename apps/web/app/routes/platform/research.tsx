import { useSearchParams } from 'react-router'
import type { CalendarView } from '#features/calendar/calendar-view.ts'
import { Legend } from '#features/calendar/legend.tsx'
import { SlotCalendar } from '#features/calendar/slot-calendar.tsx'
import { InterviewStep } from '#features/interview/interview-step.tsx'
import { ResearchPage } from '#features/research/research-page.tsx'
import { useStoredPreference } from '#lib/stored-preference.ts'
import { tabTitle } from '#lib/tab-title.ts'
import type { Route } from './+types/research'

export const meta = () => [{ title: tabTitle('Project') }]

/**
 * The URL contains the viewed step, so Back returns to the previous step. The URL can also contain
 * the candidates tab, the calendar’s week and the interview to confirm. Emails link to those.
 */
export default function Research({ params }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams()
  const [shownSlots, setShownSlots] = useStoredPreference('calendar-slots', ['all', 'own'])
  const id = Number(params.id)

  const change = (changes: Record<string, string | undefined>) =>
    setSearch((before) => withChanges(before, changes), {
      replace: true,
      preventScrollReset: true,
    })
  const showView = ({ mode, day }: CalendarView) =>
    change({ [mode]: day, [mode === 'week' ? 'month' : 'week']: undefined })

  return (
    <ResearchPage
      key={id}
      id={id}
      requested={search.get('step')}
      onCurrent={() => setSearch({}, { replace: true })}
      interviewStep={(research) => (
        <InterviewStep
          research={research}
          previous={`/platform/research/${research.id}?step=review`}
          calendar={
            <SlotCalendar
              researchId={research.id}
              plan={research.plan}
              isOwnOnly={shownSlots === 'own'}
              mode={search.has('month') ? 'month' : 'week'}
              requestedDay={search.get('month') ?? search.get('week')}
              onView={showView}
              onOpen={(interview) => change({ interview: String(interview) })}
            />
          }
          legend={<Legend />}
          tab={search.get('tab') === 'candidates' ? 'candidates' : 'calendar'}
          onTab={(tab) => change({ tab: tab === 'calendar' ? undefined : tab })}
          isOwnOnly={shownSlots === 'own'}
          onOwnOnly={(isOwnOnly) => setShownSlots(isOwnOnly ? 'own' : 'all')}
          confirming={Number(search.get('interview')) || undefined}
          onConfirming={(interview) =>
            change({ interview: interview?.toString(), calendar: undefined })
          }
          hasConnectingFailed={search.get('calendar') === 'failed'}
        />
      )}
    />
  )
}

function withChanges(before: URLSearchParams, changes: Record<string, string | undefined>) {
  const next = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
