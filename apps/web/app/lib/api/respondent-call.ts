import type * as consent from '@wattle/contract/consent'
import type { CallInput, CallReply } from '@wattle/contract/endpoint'
import { RESPONDENT_CALLS } from '@wattle/contract/respondent'
import type * as screening from '@wattle/contract/screening'
import { CallError, call } from './call.ts'
import { takePrefetched } from './prefetch.ts'
import { linkOfRespondent, storeRespondentToken } from './session.ts'

type Name = keyof typeof RESPONDENT_CALLS
type Calls = typeof screening & typeof consent
type Input<N extends Name> = CallInput<Calls[N]>
type Reply<N extends Name> = CallReply<Calls[N]>

/**
 * The timeout for one call. A phone that's switching between cell towers may wait minutes for a
 * response, so retrying is quicker.
 */
const PATIENCE_MS = 15_000

/** Makes a call for someone with a link, and signs in with the link first if needed. */
export async function callByLink<N extends Name>(
  hash: string,
  name: N,
  input: Input<N>,
): Promise<Reply<N>> {
  // Another link in the same tab needs another token.
  if (linkOfRespondent() !== hash) await signIn(hash)
  try {
    const prefetched =
      RESPONDENT_CALLS[name].method === 'GET' && (await takePrefetched(hash, 'page'))
    return prefetched ? (prefetched as Reply<N>) : await patiently(name, input)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
    // A token lasts two days, and a page may stay open longer.
    await signIn(hash)
    return patiently(name, input)
  }
}

async function signIn(hash: string) {
  const prefetched = await takePrefetched(hash, 'token')
  const { accessToken } =
    prefetched ?? (await patiently('loginByScreenerHash', { query: { hash } }))
  storeRespondentToken(hash, accessToken)
}

/** This cast is safe, because `call` only needs an endpoint's method, path and audience. */
const patiently = <N extends Name>(name: N, input: Input<N>): Promise<Reply<N>> =>
  call(RESPONDENT_CALLS[name] as unknown as Calls[N], input, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
