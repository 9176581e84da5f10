import { queryOptions } from '@tanstack/react-query'
import { getSiteConfig } from '@wattle/contract/site'
import { call } from '#lib/api/call.ts'

/** Which services are set up. It only changes with a restart. */
export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: () => call(getSiteConfig, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
