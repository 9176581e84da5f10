import { RoomPage } from '#features/interview/room/room-page.tsx'
import { tabTitle } from '#lib/tab-title.ts'
import type { Route } from './+types/interview-room'

export const meta = () => [{ title: tabTitle('Interview') }]

export default function InterviewRoom({ params }: Route.ComponentProps) {
  const id = Number(params.id)
  return <RoomPage key={id} id={id} />
}
