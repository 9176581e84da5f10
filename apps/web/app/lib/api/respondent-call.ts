import type { CallInput, CallReply, Endpoint } from '@wattle/contract/endpoint'
import type * as contract from '@wattle/contract/screening'
import { CallError, call } from './call.ts'
import { takeEarly } from './early-ask.ts'
import { linkOfRespondent, storeRespondentToken } from './session.ts'

/**
 * The respondents' calls, typed by the contract but without its schemas, which are a tenth of what a
 * respondent may load. `respondent-call.test.tsx` holds methods and paths to the contract.
 */
function plain<E extends Endpoint>(
  method: Endpoint['method'],
  path: string,
  audience: Endpoint['audience'] = 'respondent',
): E {
  return { method, path, audience, summary: '' } as E
}

export const loginByScreenerHash = plain<typeof contract.loginByScreenerHash>(
  'GET',
  '/auth/login/by-screener-hash',
  'public',
)
export const getRespondentScreener = plain<typeof contract.getRespondentScreener>(
  'GET',
  '/respondent/screener/:id',
)
export const startScreener = plain<typeof contract.startScreener>(
  'POST',
  '/respondent/screener/:userScreenerId/start',
)
export const answerScreener = plain<typeof contract.answerScreener>(
  'POST',
  '/respondent/screener/answer',
)
export const completeScreener = plain<typeof contract.completeScreener>(
  'POST',
  '/respondent/screener/:userScreenerId/complete',
)
export const listRespondentSlots = plain<typeof contract.listRespondentSlots>(
  'GET',
  '/respondent/slots/:hash',
)
export const bookSlot = plain<typeof contract.bookSlot>('PATCH', '/respondent/book/:slotId/:hash')
export const cancelBooking = plain<typeof contract.cancelBooking>(
  'DELETE',
  '/respondent/book/:hash',
)

/** A phone between two masts may wait for minutes; then trying again is quicker. */
const PATIENCE_MS = 15_000

/** A call by the holder of a link, who is signed in by it when that is needed. */
export async function callByLink<E extends Endpoint>(
  hash: string,
  endpoint: E,
  input: CallInput<E>,
): Promise<CallReply<E>> {
  // Another link in the same tab needs another token.
  if (linkOfRespondent() !== hash) await signIn(hash)
  try {
    const early = endpoint.method === 'GET' && (await takeEarly(hash, 'page'))
    return early ? (early as CallReply<E>) : await patiently(endpoint, input)
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error
    // A token lives two days, and a page may stay open for longer.
    await signIn(hash)
    return patiently(endpoint, input)
  }
}

async function signIn(hash: string) {
  const early = await takeEarly(hash, 'token')
  const { accessToken } = early ?? (await patiently(loginByScreenerHash, { query: { hash } }))
  storeRespondentToken(hash, accessToken)
}

const patiently = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  call(endpoint, input, { signal: AbortSignal.timeout(PATIENCE_MS) })
