import { isTimeZone } from '@wattle/contract/account'
import {
  API_BASE,
  type Audience,
  type Endpoint,
  type HandlerInput,
  type HandlerReply,
  TOTAL_HEADER,
} from '@wattle/contract/endpoint'
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import { safeParse } from 'zod/v4/core'
import type { SignedIn } from '#caller.ts'
import { type Caller, deviceName } from '#caller.ts'
import type { Deps } from '#deps.ts'
import type { Respondent } from '#features/participation/respondent-token.ts'
import { JsonReply } from '#json-reply.ts'
import { guardFor } from './actor.ts'
import { limitRate, originOf } from './rate-limits.ts'
import { withTimeout } from './timeout.ts'

type ActorOf<A extends Audience> = A extends 'researcher' | 'admin'
  ? SignedIn
  : A extends 'respondent'
    ? Respondent
    : undefined

type Context<E extends Endpoint> = HandlerInput<E> & {
  deps: Deps
  actor: ActorOf<E['audience']>
  caller: Caller
  cookies: (name: string) => string | undefined
  setHeader: (name: string, value: string) => void
  /** Overrides the success status that the contract declares. */
  setStatus: (status: number) => void
  /** Sets the header with the total number of rows in a paged list. */
  setTotal: (count: number) => void
}

type Answer<E extends Endpoint> = HandlerReply<E> | JsonReply
type Handler<E extends Endpoint> = (context: Context<E>) => Answer<E> | Promise<Answer<E>>

/** The error format, for the API description. */
const ErrorReply = z.object({
  statusCode: z.number(),
  code: z.string(),
  message: z.string(),
  data: z.looseObject({
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})
const NOTHING = z.null().describe('No content')

export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

declare module 'fastify' {
  interface FastifyRequest {
    actor?: SignedIn
    respondent?: Respondent
  }
}

/**
 * Turns the contract's endpoints into routes that check who calls, what they send and what we send
 * back.
 */
export function createMount(app: FastifyInstance, deps: Deps): Mount {
  return (endpoint, handler) => {
    const route = routeOf(deps, endpoint, handler)
    if (endpoint.ignoresBody) app.register(async (scope) => ignoreBodies(scope).route(route))
    else app.route(route)
  }
}

function routeOf<E extends Endpoint>(deps: Deps, endpoint: E, handler: Handler<E>): RouteOptions {
  const { method, path, summary, audience, limit, status = 200 } = endpoint
  return {
    method,
    url: `${API_BASE}${path}`,
    schema: {
      summary,
      tags: [audience],
      ...(audience !== 'public' && { security: [{ bearer: [] }] }),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [status]: endpoint.reply ?? NOTHING, '4xx': ErrorReply, '5xx': ErrorReply },
    },
    ...(endpoint.maxBodyMb && { bodyLimit: endpoint.maxBodyMb * 1024 * 1024 }),
    // Runs before the body is read, so we don't parse uploads from people who aren't allowed to
    // call this endpoint.
    onRequest: guardFor(deps, audience),
    ...(isOptional(endpoint.body) && { preValidation: takeNoBody }),
    ...(limit && { preHandler: limitRate(deps, limit) }),
    async handler(request, reply) {
      const setHeader = (name: string, value: string | number) => reply.header(name, value)
      reply.code(status)
      const setStatus = (other: number) => reply.code(other)
      const answer = await withTimeout(handler(contextOf(deps, request, setHeader, setStatus)))
      if (!(answer instanceof JsonReply)) return reply.send(answer)
      return reply.type('application/json; charset=utf-8').send(answer.json)
    },
  }
}

/** A body is optional if none of its fields are required. */
export const isOptional = (body: Endpoint['body']) =>
  body !== undefined && safeParse(body, {}).success

async function takeNoBody(request: FastifyRequest): Promise<void> {
  request.body ??= {}
}

function ignoreBodies(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null))
  return scope
}

function contextOf<E extends Endpoint>(
  deps: Deps,
  request: FastifyRequest,
  setHeader: (name: string, value: string | number) => void,
  setStatus: (status: number) => void,
) {
  const { params, query, body } = request
  const actor = request.actor ?? request.respondent
  // The cast is safe, because the route's schemas have already validated these parts.
  return {
    deps,
    params,
    query,
    body,
    actor,
    caller: callerOf(request),
    cookies: (name: string) => cookieOf(request, name),
    setHeader,
    setStatus,
    setTotal: (count: number) => setHeader(TOTAL_HEADER, count),
  } as unknown as Context<E>
}

/** The properties are lazy, because most calls don't need them. */
function callerOf(request: FastifyRequest): Caller {
  return {
    get origin() {
      return originOf(request)
    },
    get device() {
      return deviceName(request.headers['user-agent'])
    },
    get timeZone() {
      const zone = request.headers['x-time-zone']
      return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined
    },
  }
}

function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
