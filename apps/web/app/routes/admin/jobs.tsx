import { FailedJobList } from '#features/job/failed-job-list.tsx'
import { JOB_LIST } from '#features/job/hooks.ts'
import { useListView } from '#lib/list-view.ts'

export default function Jobs() {
  const { view, show } = useListView(JOB_LIST)
  return (
    <>
      <h1 className="mb-5 text-h2">Failed jobs</h1>
      <FailedJobList view={view} onShow={show} />
    </>
  )
}
