import { useQuery } from '@tanstack/react-query'
import { shownPercent } from '@wattle/contract/forecast'
import { messageOf } from '#lib/api/call.ts'
import { adminDay } from '#lib/time/date-formats.ts'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { recordQuery } from './hooks.ts'

interface RecordDialogProps {
  near: number
  onClose: () => void
}

/** Lists earlier forecasts near this percentage, and whether each one came true. */
export function RecordDialog({ near, onClose }: RecordDialogProps) {
  const { data, error } = useQuery(recordQuery(near))
  return (
    <Dialog open onClose={onClose} title={`Forecasts near ${Math.round(near * 100)}%`}>
      {error ? (
        <Notice tone="error">{messageOf(error)}</Notice>
      ) : data ? (
        <table className="w-full text-small">
          <thead>
            <tr className="border-line border-b text-left text-ink-2 [&>th]:py-2 [&>th]:pr-3 [&>th]:font-semibold">
              <th scope="col">Project</th>
              <th scope="col">Day</th>
              <th scope="col">Chance</th>
              <th scope="col" className="sm:whitespace-nowrap">
                Came true
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map(({ distributionId, study, day, chance, cameTrue }) => (
              <tr
                key={`${distributionId} ${day}`}
                className="border-line border-b [&>td]:py-2 [&>td]:pr-3"
              >
                <td>
                  {study === null ? (
                    'Deleted project'
                  ) : (
                    <TextLink to={`/admin/distributions/${distributionId}`}>{study}</TextLink>
                  )}
                </td>
                <td className="whitespace-nowrap">{adminDay(day)}</td>
                <td className="tabular">{shownPercent(chance)}%</td>
                <td>{cameTrue ? 'Yes' : 'No'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Loading label="Loading the forecasts">
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Dialog>
  )
}
