import type { MemberInfo } from './hooks.ts'

/** Those at which somebody waits for the member. */
export const comingInterviews = ({ studies }: MemberInfo) =>
  studies
    .flatMap(({ interviews }) => interviews)
    .filter(({ state, startTime }) => state === 'BOOKED' && new Date(startTime) > new Date())
