import { BRAND } from '@wattle/contract/brand'
import { MyInterviews } from '#features/interview/my-interviews.tsx'

export const meta = () => [{ title: `My interviews: ${BRAND.name}` }]

export default function Interviews() {
  return (
    <div className="grid gap-6">
      <h1 className="text-h2">My interviews</h1>
      <MyInterviews />
    </div>
  )
}
