import { useQuery } from '@tanstack/react-query'
import { listNoTimes } from '@wattle/contract/consent'
import { call } from '#lib/api/call.ts'
import { longDate } from '#lib/time/date-formats.ts'

const REFRESH_MS = 60_000

/** People who qualify but can't make any of the free slots. */
export function NoTimes({ researchId }: { researchId: number }) {
  const { data = [] } = useQuery({
    queryKey: ['no-times', researchId],
    queryFn: () => call(listNoTimes, { params: { id: String(researchId) } }),
    refetchInterval: REFRESH_MS,
  })
  if (data.length === 0) return null
  const notes = data.filter(({ note }) => note)
  return (
    <section className="grid gap-2 border-line border-t py-4">
      <h2 className="font-semibold font-text text-app tracking-normal">
        {data.length === 1
          ? '1 person can’t make any of your slots'
          : `${data.length} people can’t make any of your slots`}
      </h2>
      <p className="text-ink-2 text-small">Offer other slots in the calendar.</p>
      <ul className="grid gap-2 text-ink-2 text-small empty:hidden">
        {notes.map(({ at, note }) => (
          <li key={at} className="wrap-anywhere whitespace-pre-line">
            “{note}” <span className="text-ink-3">{longDate(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
