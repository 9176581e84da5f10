import { queryOptions } from '@tanstack/react-query'
import { getSiteConfig } from '@wattle/contract/site'
import { call } from '#lib/api/call.ts'

/** Which services are set up. This only changes when the server restarts. */
export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: () => call(getSiteConfig, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
