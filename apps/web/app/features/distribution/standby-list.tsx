import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { listStandbysForAdmin } from '@wattle/contract/standbys'
import { Clock, UserRoundPlus } from 'lucide-react'
import { call, messageOf } from '#lib/api/call.ts'
import { adminDate, adminDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Pill } from '#ui/pill.tsx'
import { RowLink } from '#ui/table/row-link.tsx'

const REFRESH_MS = 30_000

type Standbys = CallReply<typeof listStandbysForAdmin>
type Standby = Standbys['people'][number]

const standbysQuery = (id: number) =>
  queryOptions({
    queryKey: ['distribution-standbys', id],
    queryFn: () => call(listStandbysForAdmin, { params: { id: String(id) } }),
    // Polls, because offers expire and change in the background.
    refetchInterval: REFRESH_MS,
  })

interface StandbyListProps {
  distributionId: number
  isFinished: boolean
  /** The URL of the drawer with the person's answers and actions. */
  linkTo: (userScreenerId: number) => string
}

/**
 * People on standby in case a slot opens up, and the slots we've offered them. Renders nothing for
 * a study without standbys.
 */
export function StandbyList({ distributionId, isFinished, linkTo }: StandbyListProps) {
  const { data, isError, error, refetch } = useQuery(standbysQuery(distributionId))
  if (!data)
    return isError ? (
      <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-5 py-4">
        <p role="alert">The people on standby didn’t load. {messageOf(error)}</p>
        <Button size="sm" variant="secondary" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    ) : null
  const { wanted, people } = data
  if (people.length === 0 && (wanted === 0 || isFinished)) return null
  return (
    <section
      aria-labelledby="standbys"
      className="grid gap-2 rounded-card border border-line bg-surface px-5 py-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <UserRoundPlus aria-hidden="true" className="size-4.5 text-ink-3" />
        <h2 id="standbys" className="font-semibold font-text text-app tracking-normal">
          Standbys
        </h2>
        <p className="ml-auto text-ink-2 text-small">{standbyCount(data)}</p>
      </div>
      <p className="max-w-none text-ink-2 text-small">{whatHappens(people)}</p>
      <ul className="empty:hidden">
        {people.map((person) => (
          <li
            key={person.userScreenerId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line-2 border-t py-2.5 text-small"
          >
            <span className="min-w-40 break-words font-semibold">
              <RowLink to={linkTo(person.userScreenerId)}>{person.fullName}</RowLink>
            </span>
            <span className="text-ink-2">{sinceInWords(person)}</span>
            <span className="ml-auto max-sm:ml-0">
              <Turn person={person} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Turn({ person: { offer, isUndeliverable } }: { person: Standby }) {
  if (offer)
    return (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Pill tone="requested" icon={Clock}>
          Offer open
        </Pill>
        {adminDateTime(offer.startTime)}, held until {adminDateTime(offer.answerBy)}
      </span>
    )
  return isUndeliverable ? (
    <span className="text-danger">Their emails bounce. Book a slot for them instead.</span>
  ) : (
    <span className="text-ink-3">No offer yet</span>
  )
}

function standbyCount({ wanted, people }: Standbys): string {
  return people.length > wanted
    ? `${people.length} on standby, ${wanted} wanted`
    : `${people.length} of ${wanted} wanted`
}

/** Tells our team when people on standby get offered a slot. */
function whatHappens(people: readonly Standby[]): string {
  if (people.length === 0)
    return 'Nobody’s on standby yet. Once all interviews are booked, we’ll ask people who qualify.'
  return people.some(({ offer }) => offer)
    ? 'If someone doesn’t take the slot we’ve offered, we offer it to the next person. You don’t need to do anything.'
    : 'If someone cancels, we offer the slot to these people one at a time. You don’t need to do anything.'
}

function sinceInWords({ since, times }: Standby): string {
  const left = times === 0 ? 'none of the slots they ticked are left' : counted(times)
  return `since ${adminDate(since)}, ${left}`
}

const counted = (times: number) =>
  times === 1 ? '1 of the slots they ticked is left' : `${times} of the slots they ticked are left`
