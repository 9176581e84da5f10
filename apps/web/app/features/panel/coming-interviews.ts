import type { MemberInfo } from './hooks.ts'

export const comingInterviews = ({ studies }: MemberInfo) =>
  studies
    .flatMap(({ interviews }) => interviews)
    .filter(({ state, startTime }) => state === 'BOOKED' && new Date(startTime) > new Date())
