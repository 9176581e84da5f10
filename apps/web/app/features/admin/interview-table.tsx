import { useQuery } from '@tanstack/react-query'
import type { InterviewView } from '@wattle/contract/admin'
import { INTERVIEW_STATUSES, INTERVIEWS } from '@wattle/contract/interview-status'
import { OUTCOME_WORDS } from '@wattle/contract/outcome'
import { AttendanceMark } from '#features/interview/shared/attendance-mark.tsx'
import { ViewsMenu } from '#features/saved-view/shared/views-menu.tsx'
import { messageOf } from '#lib/api/call.ts'
import { useListView } from '#lib/list-view.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { idsIn, type PersonList, useListUrl } from '#lib/person-list.ts'
import { adminDate, adminTimeRange, shortWeekday, zoneCode } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { NewTabLink } from '#ui/new-tab-link.tsx'
import { SearchedTable } from '#ui/table/searched-table.tsx'
import type { Column } from '#ui/table/table-column.ts'
import { TextLink } from '#ui/text-link.tsx'
import { showToast } from '#ui/toast/toast.ts'
import {
  type AdminInterview,
  INTERVIEW_LIST,
  interviewsQuery,
  useAdminUndo,
  useNotify,
} from './hooks.ts'
import { InterviewActions } from './interview-actions.tsx'
import { InterviewStatusMark } from './interview-status.tsx'
import { mayNotifyAgain, NotifyAgain } from './notify-again.tsx'
import { ReplaceButton } from './replace-button.tsx'
import { PersonLink } from './shared/person-link.tsx'

const STATUS_CHOICES = INTERVIEW_STATUSES.map((value) => ({
  value,
  label: INTERVIEWS[value].word,
}))

const OUTCOME_CHOICES = [{ value: 'NEEDED', label: 'Needs an outcome' }] as const

const VIEW_WORDS: Record<InterviewView, string> = {
  UPCOMING: 'Upcoming',
  TODAY: 'Today',
  UNCONFIRMED: 'Not confirmed',
  PAST: 'Past',
  NO_OUTCOME: 'No outcome',
  NO_RESEARCHER: 'No researcher',
}
const VIEW_CHOICES = [
  ...Object.entries(VIEW_WORDS).map(([value, label]) => ({
    value: value as InterviewView,
    label,
  })),
  { value: 'ALL' as const, label: 'All' },
]

const NEWEST_FIRST: readonly string[] = ['PAST', 'NO_OUTCOME', 'ALL']

/**
 * Seed 001 section 2, admin area: every interview, in the admin's own time zone. Opens with the
 * upcoming ones. The seed's columns come before ours.
 */
export function InterviewTable() {
  const { view: asked, show } = useListView(INTERVIEW_LIST)
  // A link with a status or an outcome shows all matching interviews, not only the upcoming ones.
  const shown = asked.view ?? (asked.status || asked.outcome ? 'ALL' : 'UPCOMING')
  const view = { ...asked, view: shown }
  const list = useQuery(interviewsQuery(view))
  const people: PersonList = {
    label: `in ${shown === 'ALL' ? 'all interviews' : `“${VIEW_WORDS[shown]}”`}`,
    ids: idsIn((list.data?.rows ?? []).map(({ memberId }) => memberId)),
    from: { label: 'Interviews', to: useListUrl() },
  }
  return (
    <div className="grid gap-4">
      <div>
        <Segmented
          size="sm"
          isFolding
          label="Which interviews"
          choices={VIEW_CHOICES}
          value={shown}
          onChange={(value) =>
            show({
              view: value === 'UPCOMING' ? undefined : value,
              status: undefined,
              outcome: undefined,
              sort: NEWEST_FIRST.includes(value) ? 'START_TIME_DESC' : 'START_TIME_ASC',
            })
          }
        />
      </div>
      <SearchedTable
        caption="Interviews"
        columns={columns(people)}
        rowId={({ id }) => id}
        list={list}
        view={view}
        onShow={show}
        searchLabel="Search interviews"
        filters={{
          status: { label: 'Status', choices: STATUS_CHOICES },
          outcome: { label: 'Outcome', choices: OUTCOME_CHOICES },
        }}
        actions={<ViewsMenu list="INTERVIEWS" shape={INTERVIEW_LIST} />}
        empty={
          shown === 'ALL'
            ? [
                'No interviews yet',
                'When someone who qualifies books a slot, the interview appears here.',
              ]
            : EMPTY[shown]
        }
        noMatch={['No interviews match', 'Try another project, creator or participant']}
      />
    </div>
  )
}

const EMPTY: Record<InterviewView, [string, string]> = {
  UPCOMING: [
    'No upcoming interviews',
    'When someone who qualifies books a slot, the interview appears here.',
  ],
  TODAY: ['No interviews today', 'Look at the upcoming interviews instead.'],
  UNCONFIRMED: [
    'All interviews are confirmed',
    'No interviews are waiting for a researcher to confirm.',
  ],
  PAST: ['No interviews yet', 'Interviews move here once they’ve started.'],
  NO_OUTCOME: ['Every interview has an outcome', 'You don’t have any outcomes to record.'],
  NO_RESEARCHER: [
    'Every upcoming interview has a researcher',
    'If a researcher deletes their account, their interviews appear here.',
  ],
}

/**
 * Asks the researcher to confirm the interview, as the seeds describe. An hour later, offers to ask
 * again.
 */
function NotifyButton({ interview }: { interview: AdminInterview }) {
  const notify = useNotify()
  const undo = useAdminUndo()
  const { id, creatorFullName, notifiedAt } = interview
  if (interview.status === 'NOTIFIED' && mayNotifyAgain(notifiedAt))
    return <NotifyAgain interview={interview} />
  if (interview.status !== 'PLANNED') return null
  const send = () =>
    notify.mutate(id, {
      onSuccess: () =>
        offerUndo(`We’ve asked ${creatorFullName} to confirm`, 'Notification cancelled', () =>
          undo(id),
        ),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={notify.isPending}
      aria-label={`Notify ${creatorFullName} about interview ${id}`}
      onClick={send}
    >
      Notify
    </Button>
  )
}

function JoinLink({ href }: { href: string }) {
  return (
    <NewTabLink href={href} className="whitespace-nowrap">
      Join
    </NewTabLink>
  )
}

const columns = (people: PersonList): Column<AdminInterview>[] => [
  {
    id: 'id',
    header: 'Id',
    isHiddenOnTablet: true,
    cell: ({ id }) => <span className="text-ink-3">{id}</span>,
  },
  {
    id: 'researchName',
    header: 'Project Name',
    rowHeader: true,
    cell: ({ researchId, researchName }) => (
      <TextLink to={`/admin/distributions/${researchId}/respondents`}>{researchName}</TextLink>
    ),
  },
  {
    id: 'creator',
    header: 'Creator',
    isHiddenOnTablet: true,
    cell: ({ creatorFullName }) => (
      <span className="wrap-anywhere block min-w-24">{creatorFullName || '–'}</span>
    ),
  },
  {
    id: 'time',
    header: 'Interview Time',
    cell: ({ startTime, endTime }) => (
      <span className="whitespace-nowrap">
        {adminTimeRange(startTime, endTime)}{' '}
        <span className="block text-caption text-ink-3">{zoneCode(startTime)}</span>
      </span>
    ),
  },
  {
    id: 'START_TIME',
    header: 'Interview Date',
    sortable: true,
    cell: ({ startTime }) => (
      <span>
        {adminDate(startTime)}{' '}
        <span className="block text-caption text-ink-3">{shortWeekday(startTime)}</span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, outcome, attendance }) => (
      <div className="grid justify-items-start @max-[35rem]:justify-items-end">
        <InterviewStatusMark status={status} />
        {outcome && outcome !== status && (
          <span className="text-caption text-ink-3">{OUTCOME_WORDS[outcome]}</span>
        )}
        <AttendanceMark attendance={attendance} />
      </div>
    ),
  },
  {
    id: 'participant',
    header: 'Participant',
    cell: ({ memberId, respondentName, phone }) => (
      <span className="block min-w-32 @max-[50rem]:min-w-24">
        <PersonLink id={memberId} list={people} opensRow>
          {respondentName}
        </PersonLink>{' '}
        {phone && (
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="tabular mt-1 grid min-h-6 w-fit content-center whitespace-nowrap text-caption text-ink-2 underline @max-[35rem]:ml-auto"
          >
            {phone}
          </a>
        )}
      </span>
    ),
  },
  {
    id: 'link',
    header: 'Link',
    // There the link is with the actions, because only interviews without a link have “Notify”.
    isHiddenOnTablet: true,
    cell: ({ link }) => (link ? <JoinLink href={link} /> : '–'),
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (interview) => (
      <div className="flex items-center justify-end gap-2">
        {interview.link && (
          <span className="hidden @min-[35rem]:@max-[50rem]:inline">
            <JoinLink href={interview.link} />
          </span>
        )}
        <NotifyButton interview={interview} />
        {interview.needsReplacement && <ReplaceButton interviewId={interview.id} />}
        <InterviewActions interview={interview} />
      </div>
    ),
  },
]
