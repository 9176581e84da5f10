import { INTERVIEW_LIST } from '#features/administration/hooks.ts'
import { InterviewTable } from '#features/administration/interview-table.tsx'
import { useListView } from '#lib/list-view.ts'

export default function Interviews() {
  const { view, show } = useListView(INTERVIEW_LIST)
  return (
    <>
      <h1 className="mb-5 text-h2">Interviews</h1>
      <InterviewTable view={view} onShow={show} />
    </>
  )
}
