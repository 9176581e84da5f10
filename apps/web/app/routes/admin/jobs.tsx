import { FailedJobList } from '#features/job/failed-job-list.tsx'

export default function Jobs() {
  return (
    <>
      <h1 className="mb-5 text-h2">Failed jobs</h1>
      <FailedJobList />
    </>
  )
}
