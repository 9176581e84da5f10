import type { $ZodType, input, output } from 'zod/v4/core'

export const API_BASE = '/api'

/** The header with the total number of rows in a paged list. */
export const TOTAL_HEADER = 'x-total-count'

export const UNKNOWN_ERROR = 'An unknown error occurred'

/** Who may make the call. `researcher` means anyone who's signed in, including admins. */
export type Audience = 'public' | 'respondent' | 'researcher' | 'admin'

/**
 * A rate limit: how often one IP address may make this call. We count the calls in the database.
 */
export type Limit = { name: string; max: number; windowSeconds: number }

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type SuccessStatus = 200 | 201 | 202 | 204 | 302

export type Endpoint<
  P extends $ZodType = $ZodType,
  Q extends $ZodType = $ZodType,
  B extends $ZodType = $ZodType,
  R extends $ZodType = $ZodType,
  A extends Audience = Audience,
> = {
  readonly method: Method
  /** The path after `API_BASE`, with `:name` for parameters. */
  readonly path: string
  readonly audience: A
  /** One sentence about the call, for the API docs page. */
  readonly summary: string
  readonly status?: SuccessStatus
  readonly limit?: Limit
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** Only set if the request body can be larger than `MAX_BODY_MB`. */
  readonly maxBodyMb?: number
  /** Set this to accept any kind of body without parsing it. */
  readonly ignoresBody?: boolean
  /** Absent if the response has no body (204, 302). */
  readonly reply?: R
}

/** Declares one API call, for both the server that implements it and the browser that makes it. */
export function endpoint<
  P extends $ZodType = never,
  Q extends $ZodType = never,
  B extends $ZodType = never,
  R extends $ZodType = never,
  const A extends Audience = Audience,
>(spec: Endpoint<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  return spec
}

type Part<T, K extends string, V> = [T] extends [never] ? { [key in K]?: never } : { [key in K]: V }

/** Makes the query or body of a call optional if none of its fields is required. */
type OptionalPart<T, K extends string, V> = [T] extends [never]
  ? { [key in K]?: never }
  : Record<never, never> extends V
    ? { [key in K]?: V | undefined }
    : { [key in K]: V }

/** What a caller sends: the params, query and body that the endpoint declares, as JSON types. */
export type CallInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R, infer _A>
    ? Part<P, 'params', input<P>> &
        OptionalPart<Q, 'query', input<Q>> &
        OptionalPart<B, 'body', input<B>>
    : never

/** What a handler gets: the params, query and body after validation. */
export type HandlerInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R, infer _A>
    ? Part<P, 'params', output<P>> & Part<Q, 'query', output<Q>> & Part<B, 'body', output<B>>
    : never

/** What a handler returns. `undefined` if the response has no body. */
export type HandlerReply<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R, infer _A>
    ? [R] extends [never]
      ? undefined
      : output<R>
    : never

/** What a caller receives, as JSON types (times are ISO strings). */
export type CallReply<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R, infer _A>
    ? [R] extends [never]
      ? undefined
      : input<R>
    : never
