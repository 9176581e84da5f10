import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#deps.ts'

/** The participant who calls: one person in one study. */
export type Respondent = { invitationId: number }

const TOKEN_PURPOSE = 'respondent token'
const TOKEN_HOURS = 48

/** Signed, not stored: it allows nothing that the link doesn't. */
export function respondentToken(deps: Deps, invitationId: number): string {
  const until = Math.floor(deps.now().getTime() / 1000) + TOKEN_HOURS * 3600
  const claim = `r.${invitationId}.${until}`
  return `${claim}.${signature(deps, claim)}`
}

type Claim = { invitationId: number; until: number }

const MOST_KNOWN = 10_000
const known = new WeakMap<Deps['secret'], Map<string, Claim>>()

export function findRespondent(deps: Deps, token: string): Respondent | undefined {
  const claim = knownClaim(deps, token)
  const isLive = claim && claim.until * 1000 > deps.now().getTime()
  return isLive ? { invitationId: claim.invitationId } : undefined
}

/** A valid signature stays valid, and checking it is a good part of a short call. */
function knownClaim(deps: Deps, token: string): Claim | undefined {
  const claims = known.get(deps.secret) ?? new Map<string, Claim>()
  known.set(deps.secret, claims)
  const claim = claims.get(token) ?? signedClaim(deps, token)
  if (claims.size >= MOST_KNOWN) claims.clear()
  if (claim) claims.set(token, claim)
  return claim
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
