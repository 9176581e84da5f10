import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Deps } from '#deps.ts'

/** Who makes a call with a respondent's token: one person in one study. */
export type Respondent = { invitationId: number }

const TOKEN_PURPOSE = 'respondent token'
const TOKEN_HOURS = 48

/** Signed, not stored: who has it can do nothing that the link could not. */
export function respondentToken(deps: Deps, invitationId: number): string {
  const until = Math.floor(deps.now().getTime() / 1000) + TOKEN_HOURS * 3600
  const claim = `r.${invitationId}.${until}`
  return `${claim}.${signature(deps, claim)}`
}

export function findRespondent(deps: Deps, token: string): Respondent | undefined {
  const [, claim = '', invitationId, until, given = ''] =
    /^(r\.(\d{1,15})\.(\d{1,12}))\.([\w-]{43})$/.exec(token) ?? []
  const isOurs = timingSafeEqual(
    Buffer.from(signature(deps, claim)),
    Buffer.from(given.padEnd(43).slice(0, 43)),
  )
  const isLive = Number(until) * 1000 > deps.now().getTime()
  return isOurs && isLive ? { invitationId: Number(invitationId) } : undefined
}

const signature = (deps: Deps, claim: string) =>
  createHmac('sha256', deps.secret(TOKEN_PURPOSE)).update(claim).digest('base64url')
