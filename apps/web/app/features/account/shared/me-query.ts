import { queryOptions } from '@tanstack/react-query'
import { getMe } from '@wattle/contract/account'
import { call } from '#lib/api/call.ts'

/** The signed-in user. Every signed-in area loads this first. */
export const meQuery = queryOptions({ queryKey: ['me'], queryFn: () => call(getMe, {}) })
