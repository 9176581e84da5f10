import { keyHashOf } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as answerQueries from './answer-queries.ts'
import * as queries from './queries.ts'
import { type Respondent, respondentToken } from './respondent-token.ts'
import { mustBeAllowedToOpenLink } from './rules.ts'

/** Exchanges the key in a link for a token that only works for this invitation. */
export async function logInByKey(deps: Deps, key: string): Promise<{ accessToken: string }> {
  const keyHash = keyHashOf(key)
  const id = await answerQueries.findIdByKey(deps.db, { keyHash, now: deps.now() })
  return { accessToken: respondentToken(deps, id ?? (await findInvitationByKey(deps, keyHash)).id) }
}

async function findInvitationByKey(deps: Deps, keyHash: Buffer, id?: number) {
  const invitation = await queries.findInvitationByKey(deps.db, keyHash)
  return mustBeOpen(deps, invitation, id ?? invitation?.id)
}

function mustBeOpen<Found extends queries.Invitation>(
  { now }: Deps,
  invitation: Found | undefined,
  id: number | undefined,
): Found {
  must(invitation && invitation.id === id, 'UNKNOWN_LINK')
  mustBeAllowedToOpenLink(invitation, now())
  return invitation
}

/** The key in the path must belong to the same invitation as the token. */
export const openInvitation = (deps: Deps, { invitationId }: Respondent, key: string) =>
  findInvitationByKey(deps, keyHashOf(key), invitationId)

/** Like `openInvitation`, but also reads the slots in the same round trip. */
export async function openWithSlots(
  deps: Deps,
  { invitationId }: Respondent,
  key: string,
  from: Date,
) {
  const found = await queries.findInvitationWithSlots(deps.db, keyHashOf(key), from)
  return mustBeOpen(deps, found, invitationId)
}

/** A participant's answers, with the options that qualify. For admins only. */
export async function listJudgedAnswers(db: Db, invitationId: number) {
  const answers = await answerQueries.listAnswers(db, invitationId)
  return answers.map(({ questionId: _id, options, written, ...answer }) => ({
    ...answer,
    text: typeof written === 'string' ? written : null,
    number: typeof written === 'number' ? written : null,
    options: options.map(({ id: _option, ...option }) => option),
  }))
}

/**
 * A participant's answers without the options that qualify, for the participant and their
 * researcher.
 */
export async function listAnswers(db: Db, invitationId: number) {
  const answers = await answerQueries.listAnswers(db, invitationId)
  return answers.map(({ question, options, written }) => ({
    question,
    answers:
      written === null
        ? options.filter(({ selected }) => selected).map(({ text }) => text)
        : [String(written)],
  }))
}
