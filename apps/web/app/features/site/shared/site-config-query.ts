import { queryOptions } from '@tanstack/react-query'
import { getSiteConfig } from '@wattle/contract/site'
import { call } from '#lib/api/call.ts'

/**
 * The agency's details, and which services are set up, such as Google sign-in. This only changes
 * when the server restarts.
 */
export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: () => call(getSiteConfig, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
