import type { MemberInfo } from './hooks.ts'

/** Interviews where someone expects the member. */
export const comingInterviews = ({ studies }: MemberInfo) =>
  studies
    .flatMap(({ interviews }) => interviews)
    .filter(({ state, startTime }) => state === 'BOOKED' && new Date(startTime) > new Date())
