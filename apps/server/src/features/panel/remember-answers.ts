import type { Rememberable } from '@wattle/contract/profile'
import type { Db } from '#db/open.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import type { Respondent } from '#features/participation/respondent-token.ts'
import { isOnPanel } from '#features/participation/rules.ts'
import { openInvitation } from '#features/participation/service.ts'
import { isPolicyPublished, requirePublishedPolicy } from '#features/settings/policy-version.ts'
import { faultIn } from './check-profile-values.ts'
import * as queries from './profile-queries.ts'
import { lockMember } from './queries.ts'
import { textOf } from './read-profile.ts'

/**
 * Screener answers that we could offer to save in the member's profile. Empty if we aren't allowed
 * to ask.
 */
export async function listRememberable(
  deps: Deps,
  actor: Respondent,
  key: string,
): Promise<Rememberable[]> {
  const invitation = await openInvitation(deps, actor, key)
  const { id, status } = invitation
  const memberId = await queries.findInvitedMember(deps.db, id)
  if (memberId === undefined || status !== 'COMPLETED' || !isOnPanel(invitation)) return []
  if (!(await isPolicyPublished(deps.db))) return []
  const learned = await learnedFrom(deps, deps.db, { invitationId: id, memberId })
  return learned.map(({ field, optionIds }) => ({
    fieldId: field.id,
    label: field.label,
    answer: textOf(field, { optionIds, number: null }),
  }))
}

/**
 * Saves the screener answers about these fields in the member's profile. Ignores fields that we
 * didn't offer to save.
 */
export async function rememberAnswers(
  deps: Deps,
  actor: Respondent,
  key: string,
  fieldIds: number[],
): Promise<undefined> {
  const invitation = await openInvitation(deps, actor, key)
  const { id, status } = invitation
  const memberId = await queries.findInvitedMember(deps.db, id)
  must(memberId !== undefined, 'UNKNOWN_LINK')
  must(isOnPanel(invitation), 'LEFT_PANEL')
  must(status === 'COMPLETED', 'ANSWERS_MISSING')
  await retryOnConflict(deps.db, async (tx) => {
    must(await lockMember(tx, { id: memberId }), 'UNKNOWN_LINK')
    await requirePublishedPolicy(tx)
    const learned = await learnedFrom(deps, tx, { invitationId: id, memberId })
    await queries.upsertValues(
      tx,
      learned
        .filter(({ field }) => fieldIds.includes(field.id))
        .map(({ field, optionIds }) => ({
          memberId,
          fieldId: field.id,
          optionIds,
          source: 'SCREENER',
          setAt: deps.now(),
        })),
    )
  })
}

/**
 * What a finished screener adds to the member's profile. Leaves out fields they filled in
 * themselves, sensitive fields, and questions where they chose an option without a profile option.
 */
async function learnedFrom(
  { now }: Deps,
  db: Db,
  { invitationId, memberId }: { invitationId: number; memberId: number },
) {
  const answers = await queries.findLinkedAnswers(db, invitationId)
  if (answers.length === 0) return []
  const fields = await queries.listFields(db)
  const stored = await queries.listValues(db, memberId)
  return answers.flatMap(({ fieldId, chosen }) => {
    const field = fields.find(({ id }) => id === fieldId)
    const known = stored.find(({ value }) => value.fieldId === fieldId)?.value
    const optionIds = [...new Set(chosen)].toSorted((one, other) => one - other)
    if (!field || field.sensitive || faultIn(field, { fieldId, optionIds }, now())) return []
    if (known?.source === 'SELF') return []
    const isKnown = known?.source === 'SCREENER' && isSame(known.optionIds, optionIds)
    return isKnown ? [] : [{ field, optionIds }]
  })
}

const isSame = (one: number[], other: number[]) =>
  one.length === other.length && one.every((id) => other.includes(id))
