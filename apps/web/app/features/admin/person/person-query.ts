import { queryOptions } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { getPerson } from '@wattle/contract/person'
import { call } from '#lib/api/call.ts'

export type Person = CallReply<typeof getPerson>
export type PersonStudy = Person['studies'][number]
export type PersonPayment = Person['payments'][number]
export type PersonInterview = PersonStudy['interviews'][number]

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: ['person', id],
    queryFn: () => call(getPerson, { params: { id: String(id) } }),
  })

export const nameOf = ({ name, email }: Pick<Person, 'name' | 'email'>) => name || email

/** The person's interviews in all studies, latest first. */
export const interviewsOf = ({ studies }: Person): PersonInterview[] =>
  studies
    .flatMap(({ interviews }) => interviews)
    .toSorted((one, other) => other.startTime.localeCompare(one.startTime))
