import {
  API_BASE,
  type CallInput,
  type CallReply,
  type Endpoint,
  TOTAL_HEADER,
  UNKNOWN_ERROR,
} from '@wattle/contract/endpoint'
import type { ErrorBody, ErrorCode } from '@wattle/contract/errors'
import { browserZone } from '../time/time-zones.ts'
import { chosenZone, clearToken, rememberPlace, respondentToken, storedToken } from './session.ts'

/**
 * The error for a call that the server refused or that didn't get through. Its message is written
 * for users.
 */
export class CallError extends Error {
  readonly status: number
  readonly code: ErrorCode | 'OFFLINE'
  readonly fields: Record<string, string>
  /** Anything else the server sent, such as the current state after a conflict. */
  readonly data: Record<string, unknown>

  constructor(
    status: number,
    code: ErrorCode | 'OFFLINE',
    message: string,
    data: Partial<ErrorBody['data']> = {},
  ) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.fields = data.fields ?? {}
    this.data = data
  }
}

/** With `keepalive`, the call gets through even if the page closes before the response arrives. */
export type CallOptions = Pick<RequestInit, 'keepalive' | 'signal'>

export const messageOf = (error: unknown): string =>
  error instanceof CallError ? error.message : UNKNOWN_ERROR

export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<CallReply<E>> {
  const response = await send(endpoint, input, options)
  return (response.status === 204 ? undefined : await response.json()) as CallReply<E>
}

/** Like `call`, but for a list. Returns one page of rows and the total. */
export async function callList<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  const response = await send(endpoint, input)
  const rows = (await response.json()) as CallReply<E>
  return { rows, total: Number(response.headers.get(TOTAL_HEADER)) }
}

async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Response> {
  const isRespondent = endpoint.audience === 'respondent'
  const token = isRespondent ? respondentToken() : storedToken()
  const { params, query, body } = input as Record<string, Record<string, unknown> | undefined>
  const response = await fetch(API_BASE + filled(endpoint.path, params) + queryString(query), {
    ...options,
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && endpoint.audience !== 'public' && { authorization: `Bearer ${token}` }),
      // The server also uses this time zone for times in emails.
      'x-time-zone': (isRespondent && chosenZone()) || browserZone(),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new CallError(
      0,
      'OFFLINE',
      'We couldn’t reach our server. Please check your connection and try again.',
    )
  })
  if (response.ok) return response
  const error = await errorOf(response)
  // Only signs out if the refused token is still the current one. Respondents have no sign-in page:
  // their link gets them another token.
  const isTokenRefused = response.status === 401 && endpoint.audience !== 'public' && !isRespondent
  if (isTokenRefused && token && token === storedToken()) signOutHere()
  throw error
}

async function errorOf(response: Response): Promise<CallError> {
  const body = (await response.json().catch(() => undefined)) as ErrorBody | undefined
  if (!body?.code) return new CallError(response.status, 'UNKNOWN', UNKNOWN_ERROR)
  return new CallError(response.status, body.code, body.message, body.data)
}

/** Sends people to the sign-in page, and back to this page once they've signed in. */
function signOutHere() {
  clearToken()
  rememberPlace(window.location.pathname + window.location.search)
  window.location.assign('/login')
}

function filled(path: string, params: Record<string, unknown> = {}) {
  return path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name])))
}

function queryString(query: Record<string, unknown> = {}) {
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(present.map(([name, value]) => [name, String(value)])).toString()
  return text && `?${text}`
}
