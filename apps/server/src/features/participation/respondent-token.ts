import { createHmac, timingSafeEqual } from 'node:crypto'
import { cache } from '#cache.ts'
import type { Deps } from '#deps.ts'

/** The participant making the request, in one study. */
export type Respondent = { invitationId: number }

const TOKEN_PURPOSE = 'respondent token'
const TOKEN_HOURS = 48

/** We sign the token instead of storing it. It allows nothing more than the link does. */
export function respondentToken(deps: Deps, invitationId: number): string {
  const until = Math.floor(deps.now().getTime() / 1000) + TOKEN_HOURS * 3600
  const claim = `r.${invitationId}.${until}`
  return `${claim}.${signature(deps, claim)}`
}

type Claim = { invitationId: number; until: number }

/** Caches verified tokens, because checking the signature takes a large share of a quick call. */
const claimCache = cache<string, Claim>({ name: 'respondent token', size: 10_000 })

export function findRespondent(deps: Deps, token: string): Respondent | undefined {
  const cached = claimCache(deps.secret).get(token)
  const claim = cached ?? signedClaim(deps, token)
  if (claim && !cached) claimCache(deps.secret).set(token, claim)
  const isLive = claim && claim.until * 1000 > deps.now().getTime()
  return isLive ? { invitationId: claim.invitationId } : undefined
}

function signedClaim(deps: Deps, token: string): Claim | undefined {
  const [, claim = '', invitationId, until, sent = ''] =
    /^(r\.(\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? []
  const isOurs = timingSafeEqual(
    Buffer.from(signature(deps, claim)),
    Buffer.from(sent.padEnd(43).slice(0, 43)),
  )
  return isOurs ? { invitationId: Number(invitationId), until: Number(until) } : undefined
}

const signature = (deps: Deps, claim: string) =>
  createHmac('sha256', deps.secret(TOKEN_PURPOSE)).update(claim).digest('base64url')
