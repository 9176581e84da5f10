import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { listStandbys } from '@wattle/contract/standbys'
import { call } from '#lib/api/call.ts'
import { clockTime, isoDay, shortDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'

const REFRESH_MS = 30_000

type Standby = CallReply<typeof listStandbys>['people'][number]

const standbysQuery = (id: number) =>
  queryOptions({
    queryKey: ['standbys', id],
    queryFn: () => call(listStandbys, { params: { id: String(id) } }),
    // Refetches, because the offers to standbys change and expire in the background.
    refetchInterval: REFRESH_MS,
  })

/**
 * People on standby in case a slot opens up, shown by number instead of name. Renders nothing if
 * there are none.
 */
export function ProjectStandbys({ researchId }: { researchId: number }) {
  const { data, isError, refetch } = useQuery(standbysQuery(researchId))
  if (isError && !data)
    return (
      <div className="flex flex-wrap items-center gap-x-3 border-line border-t py-4 text-small">
        <p>The people on standby didn’t load.</p>
        <Button variant="quiet" size="sm" onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    )
  const people = data?.people ?? []
  if (people.length === 0) return null
  return (
    <section aria-labelledby="project-standbys" className="grid gap-2 border-line border-t py-4">
      <h2 id="project-standbys" className="font-semibold font-text text-app tracking-normal">
        {people.length === 1 ? '1 person on standby' : `${people.length} people on standby`}
      </h2>
      <p className="text-ink-2 text-small">
        If someone cancels, we offer the slot to these people one at a time.
      </p>
      <ul className="text-small">
        {people.map((person) => (
          <li
            key={person.number}
            className="flex flex-wrap justify-between gap-x-3 border-line-2 border-t py-1.5"
          >
            <span className="font-semibold">Candidate {person.number}</span>
            <span className="text-ink-3">since {shortDate(person.since)}</span>
            {person.offer && (
              <span className="w-full text-ink-2">{offerInWords(person.offer)}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function offerInWords({ startTime, answerBy }: NonNullable<Standby['offer']>): string {
  const isSameDay = isoDay(new Date(startTime)) === isoDay(new Date(answerBy))
  const until = isSameDay ? clockTime(answerBy) : `${shortDate(answerBy)}, ${clockTime(answerBy)}`
  return `We’re holding ${shortDate(startTime)}, ${clockTime(startTime)} for them until ${until}.`
}
