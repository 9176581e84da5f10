import { useQuery } from '@tanstack/react-query'
import type { getDistribution } from '@wattle/contract/distribution'
import type { CallReply } from '@wattle/contract/endpoint'
import { useState } from 'react'
import { CallError } from '#lib/api/call.ts'
import { formatCount } from '#lib/format-count.ts'
import { adminDay } from '#lib/time/date-formats.ts'
import { TextLink } from '#ui/text-link.tsx'
import { textLinkLook } from '#ui/text-link-look.ts'
import { BasisDialog } from './basis-dialog.tsx'
import { type Explained, ForecastCard } from './forecast-card.tsx'
import { type AdminForecast, studyForecastQuery, studyXRayQuery } from './hooks.ts'
import { NoForecast } from './no-forecast.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { noRecordInWords, recordInWords } from './record-words.ts'
import { RowsLink } from './rows-link.tsx'
import { RemedyButton } from './shared/remedy-button.tsx'
import { UnloadedCard } from './unloaded-card.tsx'

type DistributionDetail = CallReply<typeof getDistribution>

interface StudyForecastProps {
  study: Pick<
    DistributionDetail,
    'id' | 'researchName' | 'maxNumber' | 'standbysWanted' | 'expirationDate' | 'reachable'
  >
}

/** The forecast for admins, with links to the people behind each number. */
export function StudyForecast({ study }: StudyForecastProps) {
  const { id, researchName, maxNumber, standbysWanted = 0, expirationDate, reachable } = study
  const { data, error, refetch } = useQuery(studyForecastQuery(id))
  const [explained, setExplained] = useState<Explained>()
  const hasLoosening = data?.remedies.some(({ remedy }) => remedy === 'LOOSEN') ?? false
  const { data: xRay } = useQuery({ ...studyXRayQuery(id), enabled: hasLoosening })
  if (!data)
    return error instanceof CallError && error.code === 'NO_FORECAST_YET' ? (
      <NoForecast message={error.message} />
    ) : (
      <UnloadedCard title="Forecast" error={error} onRetry={refetch} />
    )
  return (
    <>
      <ForecastCard
        forecast={{ ...data, reachable, expirationDate, loosening: xRay?.gains[0] }}
        basis={<Basis forecast={data} />}
        waiting={(words) => <RowsLink filter="result=FIT">{words}</RowsLink>}
        onExplain={setExplained}
        dayInWords={adminDay}
        action={(remedy) => (
          <RemedyButton
            variant={remedy.remedy === data.cheapest ? 'primary' : 'secondary'}
            study={{
              ...{ distributionId: id, researchName, maxNumber, standbysWanted },
              ...{ lastDay: expirationDate, chance: data.chance, computedAt: data.computedAt },
              ...{ remedy, researcher: data.researcher, isAskedToday: data.isAskedToday },
            }}
          />
        )}
      />
      {explained && (
        <BasisDialog
          forecast={data}
          explained={explained}
          onClose={() => setExplained(undefined)}
        />
      )}
    </>
  )
}

function Basis({ forecast }: { forecast: AdminForecast }) {
  const [isOpen, setOpen] = useState(false)
  const { basis, isRough, record } = forecast
  return (
    <div className="grid justify-items-start gap-1">
      <p className="max-w-none">
        Based on{' '}
        <TextLink to="/admin/distributions">
          {formatCount(basis.invitations)} {basis.invitations === 1 ? 'invitation' : 'invitations'}{' '}
          in {formatCount(basis.studies)} {basis.studies === 1 ? 'project' : 'projects'}
        </TextLink>
        , and on this project: <RowsLink filter="">{formatCount(basis.invited)} invited</RowsLink>,{' '}
        <RowsLink filter="status=COMPLETED">{formatCount(basis.finished)} finished</RowsLink>,{' '}
        <RowsLink filter="result=FIT">{formatCount(basis.qualified)} qualify</RowsLink>.
      </p>
      {isRough && <p>Treat this as a rough guess.</p>}
      {record ? (
        <button type="button" className={textLinkLook()} onClick={() => setOpen(true)}>
          {recordInWords(record)}
        </button>
      ) : (
        <p>{noRecordInWords(forecast)}</p>
      )}
      {record && isOpen && <RecordDialog near={record.near} onClose={() => setOpen(false)} />}
    </div>
  )
}
