import { BRAND } from '@wattle/contract/brand'
import { RoomPage } from '#features/interview/room/room-page.tsx'
import type { Route } from './+types/interview-room'

export const meta = () => [{ title: `Interview: ${BRAND.name}` }]

export default function InterviewRoom({ params }: Route.ComponentProps) {
  const id = Number(params.id)
  return <RoomPage key={id} id={id} />
}
