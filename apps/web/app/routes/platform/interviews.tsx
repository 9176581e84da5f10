import { MyInterviews } from '#features/interview/my-interviews.tsx'
import { tabTitle } from '#lib/tab-title.ts'

export const meta = () => [{ title: tabTitle('My interviews') }]

export default function Interviews() {
  return (
    <div className="grid gap-6">
      <h1 className="text-h2">My interviews</h1>
      <MyInterviews />
    </div>
  )
}
