import type { Audience } from '@wattle/contract/endpoint'
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Deps } from '#deps.ts'
import { AppError, must } from '#errors.ts'
import { findSignedIn } from '#features/auth/manage-sessions.ts'
import { findRespondent } from '#features/participation/respondent-token.ts'

/** We reject longer tokens without looking them up. None of ours is this long. */
const MAX_TOKEN_LENGTH = 200

/**
 * A hook that only lets the endpoint's audience through. Throws at startup if an audience has no
 * guard.
 */
export function guardFor(deps: Deps, audience: Audience): onRequestAsyncHookHandler {
  switch (audience) {
    case 'public':
      return async () => {}
    case 'researcher':
      return async (request) => requireSignedIn(deps, request)
    case 'admin':
      return async (request) => {
        await requireSignedIn(deps, request)
        must(request.actor?.role === 'ROLE_ADMIN', 'FORBIDDEN')
        const isProtected = !deps.config.admin.twoFactorRequired || request.actor.hasTwoFactor
        must(isProtected, 'TWO_FACTOR_SETUP_REQUIRED')
      }
    case 'respondent':
      return async (request) => {
        const token = bearerToken(request.headers.authorization)
        must(token, 'NOT_SIGNED_IN')
        const respondent = findRespondent(deps, token)
        if (respondent) request.respondent = respondent
        // We also reject a researcher's token here, but with a different error from the one for an
        // invalid token.
        else if (await findSignedIn(deps, token)) throw new AppError('FORBIDDEN')
        else throw new AppError('SESSION_ENDED')
      }
    default:
      throw new Error(`no guard for the audience "${audience}"`)
  }
}

async function requireSignedIn(deps: Deps, request: FastifyRequest): Promise<void> {
  const token = bearerToken(request.headers.authorization)
  must(token, 'NOT_SIGNED_IN')
  const actor = await findSignedIn(deps, token)
  must(actor || !findRespondent(deps, token), 'FORBIDDEN')
  must(actor, 'SESSION_ENDED')
  request.actor = actor
}

function bearerToken(header: string | undefined): string | undefined {
  const token = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1]
  return token && token.length <= MAX_TOKEN_LENGTH ? token : undefined
}
