import { useQuery } from '@tanstack/react-query'
import { firstBookableDay } from '@wattle/contract/calendar'
import type { Plan } from '@wattle/contract/plan'
import { useMemo, useState } from 'react'
import { meQuery } from '#features/account/shared/me-query.ts'
import { myCalendarQuery } from '#features/calendar/shared/my-calendar.ts'
import { messageOf } from '#lib/api/call.ts'
import { wallTime } from '#lib/time/date-formats.ts'
import { browserZone } from '#lib/time/time-zones.ts'
import { useNow } from '#lib/time/use-now.ts'
import { useMedia } from '#lib/use-media.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { AddSeveralDialog } from './add-several-dialog.tsx'
import { AddSlotDialog } from './add-slot-dialog.tsx'
import { Agenda } from './agenda.tsx'
import { BookableNote } from './bookable-note.tsx'
import { busyQuery, busyStretches } from './busy.ts'
import { CalendarToolbar } from './calendar-toolbar.tsx'
import type { CalendarMode, CalendarView } from './calendar-view.ts'
import { addDays, type Day, isDay, mondayOf, weekOf, weekTitle } from './days.ts'
import { type CalendarEntry, entriesOf } from './entries.ts'
import { Legend } from './legend.tsx'
import { MonthGrid } from './month-grid.tsx'
import { OutsideHours } from './outside-hours.tsx'
import { isAnyFree, repeatedStarts, type Stretch, startsWithin } from './several-starts.ts'
import { useAddSeveral } from './use-add-several.ts'
import { refuse, useOffering } from './use-offering.ts'
import { WeekGrid } from './week-grid.tsx'
import { ZoneName } from './zone-name.tsx'

/** How often the calendar refetches, because people book while the page is open. */
const REFRESH_MS = 30_000
const MINUTE_MS = 60_000
const NARROW = '(width < 47.5rem)'

interface SlotCalendarProps {
  researchId: number
  plan: Plan
  /** Seed 001 section 2: 'Show only slots for this project'. */
  isOwnOnly: boolean
  mode: CalendarMode
  /** Any day in the week or month to show, from the URL. */
  requestedDay: string | null
  onView: (view: CalendarView) => void
  onOpen: (interviewId: number) => void
}

/** Seed 001 section 2: the slot calendar of the interview step. */
export function SlotCalendar(props: SlotCalendarProps) {
  const { researchId, plan, isOwnOnly, onView, onOpen } = props
  const zone = useMemo(browserZone, [])
  const now = useNow(MINUTE_MS)
  const today = wallTime(now, zone).day
  const firstBookable = firstBookableDay(now, zone, plan)
  const view = { mode: props.mode, day: shownDay(props.requestedDay, today, firstBookable) }
  const isNarrow = useMedia(NARROW)
  const calendar = useQuery({ ...myCalendarQuery, refetchInterval: REFRESH_MS })
  const me = useQuery(meQuery)
  const isConnected = me.data?.googleCalendarAuthorized ?? false
  const busy = useQuery({ ...busyQuery(view.day), enabled: isConnected })
  const busyHours = busyStretches(busy.data ?? [], weekOf(view.day), zone)
  const [announcement, announce] = useState('')
  const [adding, setAdding] = useState<Day>()
  const [isAddingSeveral, setAddingSeveral] = useState(false)
  const { offer, move, remove, undo } = useOffering({ researchId, plan, zone, announce })
  /**
   * A slot added with the form may be out of view, so this shows a toast and opens the slot's week.
   */
  async function offerByForm(day: Day, minutes: number) {
    const isAdded = await offer(day, minutes, (sentence) =>
      showToast(sentence, { tone: 'success' }),
    )
    if (isAdded && !weekOf(view.day).includes(day)) goTo(day)
    return isAdded
  }
  const { isAdding, addSeveral } = useAddSeveral({ researchId, zone })

  const all = calendar.data ? entriesOf(calendar.data, { researchId, now, zone }) : []
  const entries = isOwnOnly ? all.filter(({ kind }) => kind !== 'other') : all
  const circumstances = { entries: all, plan, now, zone }
  const repeated = repeatedStarts(view.day, circumstances)
  const goTo = (day: Day) => onView({ mode: view.mode, day })

  async function repeatWeek() {
    const into = addDays(mondayOf(view.day), 7)
    const isDone = await addSeveral(repeated, {
      added: (slots) => `${slots} copied to ${weekTitle(into)}`,
      undone: 'Copied slots deleted',
    })
    if (isDone) onView({ mode: 'week', day: addDays(view.day, 7) })
  }

  async function addStretch(starts: Date[], { firstDay }: Stretch) {
    const isDone = await addSeveral(starts, {
      added: (slots) => `${slots} added`,
      undone: 'New slots deleted',
    })
    if (isDone && !weekOf(view.day).includes(firstDay)) goTo(firstDay)
    return isDone
  }

  const shared = { today, firstBookable, entries, onOpen }
  const drop = ({ slot }: CalendarEntry) => remove(slot)
  // Shows an error instead of an empty calendar, because without the data we don't know which times
  // are free.
  if (calendar.isError && !calendar.data) {
    return (
      <section aria-label="Availability calendar">
        <EmptyState
          title="The calendar didn’t load"
          action={<Button onClick={() => calendar.refetch()}>Try again</Button>}
        >
          {messageOf(calendar.error)}
        </EmptyState>
      </section>
    )
  }
  return (
    <section
      aria-label="Availability calendar"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2"
    >
      <CalendarToolbar
        view={view}
        today={today}
        repeatable={isAnyFree(all, view.day) ? repeated.length : undefined}
        isRepeating={isAdding}
        onView={onView}
        onAdd={() => setAdding(view.day)}
        onAddSeveral={() => setAddingSeveral(true)}
        onRepeat={repeatWeek}
      />
      <div className="grid gap-x-5 gap-y-1 text-caption text-ink-3 sm:grid-cols-[auto_auto] sm:items-center sm:justify-start xl:flex xl:flex-wrap">
        <BookableNote
          shown={view.mode === 'month' ? 'month' : isNarrow ? 'agenda' : 'week'}
          week={view.day}
          firstBookable={firstBookable}
          plan={plan}
          onWeek={goTo}
        />
        <ZoneName zone={zone} at={new Date(`${weekOf(view.day)[3]}T12:00:00Z`)} />
      </div>
      {calendar.isPending ? (
        <Loading label="Loading the calendar">
          <Skeleton className="h-164 rounded-card" />
        </Loading>
      ) : view.mode === 'month' ? (
        <>
          <MonthGrid
            {...shared}
            day={view.day}
            isNarrow={isNarrow}
            onDay={goTo}
            onDelete={drop}
            onOpen={(day) => onView({ mode: 'week', day })}
          />
          {/* On a phone, the counts have no labels and there's no legend next to the calendar. */}
          {isNarrow && <Legend />}
        </>
      ) : isNarrow ? (
        <Agenda {...shared} week={view.day} busy={busyHours} onAdd={setAdding} onDelete={drop} />
      ) : (
        <>
          <WeekGrid
            {...shared}
            plan={plan}
            week={view.day}
            busy={busyHours}
            now={now}
            zone={zone}
            onWeek={goTo}
            onOffer={(day, minutes) => offer(day, minutes)}
            onMove={(entry, to) => move(entry, to.day, to.minutes)}
            onRefuse={refuse}
            onDelete={drop}
            onUndo={undo}
          />
          <OutsideHours week={view.day} entries={entries} onDelete={drop} />
        </>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isAddingSeveral && (
        <AddSeveralDialog
          day={view.day}
          firstBookable={firstBookable}
          startsOf={(stretch) => startsWithin(stretch, circumstances)}
          isAdding={isAdding}
          onAdd={addStretch}
          onClose={() => setAddingSeveral(false)}
        />
      )}
      {adding && (
        <AddSlotDialog
          day={adding}
          firstBookable={firstBookable}
          plan={plan}
          zone={zone}
          now={now}
          onOffer={offerByForm}
          onClose={() => setAdding(undefined)}
        />
      )}
    </section>
  )
}

/**
 * The day from the URL. Without one, it's today, unless researchers can't offer any more slots this
 * week. Then it's the first day they can offer one.
 */
function shownDay(requestedDay: string | null, today: Day, firstBookable: Day): Day {
  if (isDay(requestedDay)) return requestedDay
  return weekOf(today).includes(firstBookable) ? today : firstBookable
}
