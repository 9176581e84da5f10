import { useQuery } from '@tanstack/react-query'
import { CompletionDrawer } from '#features/admin/completion-drawer.tsx'
import { CompletionTable } from '#features/admin/completion-table.tsx'
import { COMPLETION_LIST } from '#features/admin/hooks.ts'
import { DistributionOverview } from '#features/distribution/distribution-overview.tsx'
import { distributionQuery } from '#features/distribution/hooks.ts'
import { OpenLinks } from '#features/distribution/open-links.tsx'
import { StandbyList } from '#features/distribution/standby-list.tsx'
import { RESPONDENTS } from '#features/forecast/rows-link.tsx'
import { StudyForecast } from '#features/forecast/study-forecast.tsx'
import { StudyXRay } from '#features/forecast/study-x-ray.tsx'
import { useListView, useOpenRow } from '#lib/list-view.ts'
import { useTabTitle } from '#lib/use-tab-title.ts'
import { BesideDrawer } from '#ui/overlay/drawer.tsx'

/**
 * Shows a distribution and everyone it reached. The page has two URLs: one with the distribution’s
 * id, one with its project’s id.
 */
export function DistributionPage({ id }: { id: number }) {
  const { view, show } = useListView(COMPLETION_LIST)
  const row = useOpenRow('respondent')
  const { data } = useQuery(distributionQuery(id))
  useTabTitle(data && `Distribution ${id}, ${data.researchName}`)
  return (
    <BesideDrawer
      drawer={
        data &&
        row.open && (
          <CompletionDrawer
            userScreenerId={row.open}
            researchId={data.researchId}
            view={view}
            onOpen={row.show}
          />
        )
      }
    >
      <DistributionOverview
        id={id}
        forecast={(distribution) => <StudyForecast study={distribution} />}
        xRay={({ status }) => <StudyXRay distributionId={id} isFinished={status === 'FINISHED'} />}
      >
        {({ researchId, status, counts, waitingFor, availableSlots }) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {status !== 'REQUESTED' && status !== 'NOT_STARTED' && (
              <OpenLinks distributionId={id} isFinished={status === 'FINISHED'} />
            )}
            <StandbyList
              distributionId={id}
              isFinished={status === 'FINISHED'}
              linkTo={row.linkTo}
            />
            <div id={RESPONDENTS} className="relative scroll-mt-20">
              <h2 className="sr-only">Respondents</h2>
              <CompletionTable
                researchId={researchId}
                freeSlots={
                  counts.fit > 0 && waitingFor !== 'WITHDRAWN' ? availableSlots : undefined
                }
                view={view}
                onShow={show}
                openId={row.open}
                linkTo={row.linkTo}
              />
            </div>
          </div>
        )}
      </DistributionOverview>
    </BesideDrawer>
  )
}
