import { isIPv6 } from 'node:net'
import type { Limit } from '@wattle/contract/endpoint'
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { Deps } from '#deps.ts'
import { enforceRateLimit } from '#rate-limits.ts'

/** Limits calls per network. Runs after validation, so invalid calls don't count. */
export function limitRate(deps: Deps, limit: Limit): preHandlerAsyncHookHandler {
  return async (request) => {
    await enforceRateLimit(deps, deps.db, `${limit.name} ${originOf(request)}`, limit)
  }
}

/**
 * The network a request comes from: an IPv4 address, or the /64 that one IPv6 customer usually has.
 */
export function originOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  return isIPv6(ip) ? `${ipv6Groups(ip).slice(0, 4).join(':')}::/64` : ip
}

function ipv6Groups(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const start = head ? head.split(':') : []
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - start.length - end.length
  return [...start, ...Array<string>(Math.max(0, zeros)).fill('0'), ...end]
}
