import { InterviewTable } from '#features/administration/interview-table.tsx'

export default function Interviews() {
  return (
    <>
      <h1 className="mb-5 text-h2">Interviews</h1>
      <InterviewTable />
    </>
  )
}
