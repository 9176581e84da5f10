import { queryOptions } from '@tanstack/react-query'
import { getMe } from '@wattle/contract/account'
import { call } from '#lib/api/call.ts'

/** Who's signed in. Every signed-in area loads it first. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: () => call(getMe, {}) })
