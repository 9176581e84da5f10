import { FORM_ACTION } from '@wattle/contract/enquiry'
import type { Db } from '#db/open.ts'
import { ignoreUniqueViolation } from '#db/unique-violation.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { queueEmails } from '#features/email/queue-emails.ts'
import { deleteEmailsAbout } from '#features/email/service.ts'
import {
  confirmInvitations,
  deleteUnconfirmedInvitations,
  inviteByLink,
  moveInvitations,
} from '#features/participation/open-invitations.ts'
import { policyToAgreeTo } from '#features/settings/policy-version.ts'
import { checkIsPerson, spendCheck } from '#features/site/service.ts'
import { renderEmail } from '#mail/render.ts'
import { entryEmail } from './emails.tsx'
import { confirmationEmail, confirmJoining, newLink, pageLink } from './join-panel.ts'
import * as joiningQueries from './joining-queries.ts'
import * as linkQueries from './open-link-queries.ts'
import * as queries from './queries.ts'

const ENTRY_EMAIL = 'panel.confirm-entry'
const DAY_MS = 24 * 3_600_000
/**
 * Without a limit, someone could use this page to flood a mailbox. The limit is the same whether or
 * not the address is on the panel, so it doesn't reveal who's on the panel.
 */
const MOST_EMAILS_A_DAY = 3

/** PostgreSQL refuses text that contains a zero byte. */
const SLUG = /^[a-z\d]+$/

async function findOpenStudy({ db, now }: Deps, slug: string) {
  must(SLUG.test(slug), 'NOT_FOUND')
  const study = await linkQueries.findStudyBySlug(db, slug, now())
  must(study, 'NOT_FOUND')
  must(study.isOpen, 'STUDY_CLOSED')
  return study
}

export async function getOpenLink(deps: Deps, slug: string) {
  const { title, description, estimatedTime, incentive } = await findOpenStudy(deps, slug)
  return { title, description, estimatedTime, incentive }
}

type Entry = { email: string; name?: string | null | undefined; token?: string | null | undefined }

/**
 * Everyone starts as a new provisional member, even if the address belongs to a member, so the
 * response doesn't reveal that it does. We only look for that member once the person confirms the
 * address.
 */
export async function enterOpenLink(
  deps: Deps,
  slug: string,
  { email, name = null, token }: Entry,
): Promise<{ accessToken: string; hashKey: string }> {
  const study = await findOpenStudy(deps, slug)
  const check = await checkIsPerson(deps, token, FORM_ACTION)
  const { linkId, source, distributionId, researchId, title } = study
  const { incentive, incentiveCents, incentiveCurrency } = study
  return deps.db.transaction(async (tx) => {
    await spendCheck(tx, check)
    const now = deps.now()
    const agreed = { ...(await policyToAgreeTo(tx)), agreedAt: now }
    const own = newLink(deps)
    const { nonce, keyHash: joiningKeyHash } = newLink(deps)
    const { id: memberId, earlier } = await linkQueries.insertProvisional(tx, {
      ...agreed,
      email,
      name,
      source,
      linkNonce: own.nonce,
      keyHash: own.keyHash,
      joiningKeyHash,
      countSince: new Date(now.getTime() - DAY_MS),
    })
    const promised = { incentive, incentiveCents, incentiveCurrency }
    const invited = { distributionId, researchId, linkId, ...promised }
    const opened = await inviteByLink(deps, tx, invited, memberId, now)
    if (earlier < MOST_EMAILS_A_DAY) {
      const { subject, mail } = entryEmail(pageLink(deps), title)
      const bodies = { subject, ...renderEmail(mail) }
      const confirmation = confirmationEmail(email, bodies, nonce)
      await queueEmails(deps, tx, [{ ...confirmation, kind: ENTRY_EMAIL, aboutMemberId: memberId }])
    }
    // Do this last, because it locks the link until the transaction ends.
    const isIn = await linkQueries.insertEntry(tx, { linkId, memberId, email, name, ...agreed })
    must(isIn, 'STUDY_CLOSED')
    return opened
  })
}

/**
 * Confirms an entry. If nobody on the panel has the address, the provisional member gets it.
 * Otherwise the provisional member's answers move to the member who has it. Paused members stay
 * paused.
 */
export async function confirmEntry(
  deps: Deps,
  tx: Db,
  member: queries.MemberRow,
  joining: joiningQueries.JoiningRow,
): Promise<void> {
  const isClaimed = await tx
    .transaction((savepoint) => linkQueries.claimAddress(savepoint, member.id))
    .catch(ignoreUniqueViolation)
  if (isClaimed) {
    await linkQueries.confirmEntries(tx, member.id, member.id, deps.now())
    await confirmInvitations(tx, member.id)
    return confirmJoining(deps, tx, member, joining)
  }
  const owner = await queries.lockMember(tx, { email: member.email })
  must(owner, 'UNKNOWN_LINK')
  await linkQueries.confirmEntries(tx, member.id, owner.id, deps.now())
  await moveInvitations(tx, member.id, owner.id)
  await joiningQueries.updateJoining(tx, joining.id, {
    memberId: owner.id,
    confirmedAt: deps.now(),
  })
  await queries.deleteMembers(tx, [member.id])
  if (owner.state !== 'PAUSED') await confirmJoining(deps, tx, owner, joining)
}

export async function deleteProvisional(tx: Db, memberIds: number[]): Promise<void> {
  if (memberIds.length === 0) return
  await deleteUnconfirmedInvitations(tx, memberIds)
  await deleteEmailsAbout(tx, memberIds)
  await queries.deleteMembers(tx, memberIds)
}

/**
 * Deletes people who came through an open link before the given day and haven't confirmed, along
 * with their answers.
 */
export async function forgetUnconfirmedEntries(deps: Deps, before: Date): Promise<void> {
  let found: number[]
  do {
    if (deps.isStopping()) return
    found = await deps.db.transaction(async (tx) => {
      const ids = await linkQueries.lockProvisionalBefore(tx, before)
      await deleteProvisional(tx, ids)
      return ids
    })
  } while (found.length > 0)
}
