import type { EnquiryForm } from '@wattle/contract/enquiry'
import { detailsOf, everyDetail, type PanelDetail } from '@wattle/contract/panel-details'
import { addressHash } from '#adapters/address-hash.ts'
import { keyHashOf, linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import type { NewEmail } from '#features/email/queue-emails.ts'
import { policyToAgreeTo } from '#features/settings/policy-version.ts'
import { renderEmail } from '#mail/render.ts'
import { joiningEmail } from './emails.tsx'
import * as joiningQueries from './joining-queries.ts'
import * as queries from './queries.ts'

export const CONFIRM_EMAIL = 'panel.confirm'

type JoiningForm = Omit<EnquiryForm, 'token' | 'type' | 'email'> & {
  email: string
  /** Whether the person passed a bot check. */
  isVerified: boolean
}

/**
 * Handles a submitted panel form. Anyone can type anyone's address, so nothing changes for a known
 * address until its owner confirms by email. Without a bot check everyone has to confirm, even if
 * double opt-in is off.
 */
export async function joinPanel(
  deps: Deps,
  tx: Db,
  form: JoiningForm,
): Promise<{ id: number; confirmationEmail: NewEmail; leftAt: Date | null }> {
  const { email } = form
  const details = detailsOf(form)
  const member = await memberOf(deps, tx, { ...details, email, state: 'PENDING' })
  const link = newLink(deps)
  const joining = await joiningQueries.insertJoining(tx, {
    ...details,
    ...(await policyToAgreeTo(tx)),
    memberId: member.id,
    subject: form.subject,
    message: form.message,
    agreedAt: deps.now(),
    keyHash: link.keyHash,
  })
  const isToConfirm = deps.config.panelDoubleOptIn || !form.isVerified
  if (!isToConfirm) await confirmJoining(deps, tx, member, joining)
  const { subject, mail } = joiningEmail(pageLink(deps), isToConfirm)
  const bodies = { subject, ...renderEmail(mail) }
  return {
    id: joining.id,
    // Someone who left today gets another email, even if we'd sent one before they left.
    leftAt: member.leftAt,
    confirmationEmail: confirmationEmail(email, bodies, link.nonce),
  }
}

export const pageLink = ({ config }: Deps) => `${config.publicUrl}/panel?key=[[key]]`

export const confirmationEmail = (
  to: string,
  bodies: Pick<NewEmail, 'subject' | 'html' | 'text'>,
  nonce: Buffer,
): NewEmail => ({
  kind: CONFIRM_EMAIL,
  to,
  ...bodies,
  keys: { key: { purpose: PANEL_LINK, nonce: nonce.toString('base64') } },
})

export async function confirmJoining(
  deps: Deps,
  tx: Db,
  member: queries.MemberRow,
  joining: joiningQueries.JoiningRow,
) {
  const now = deps.now()
  // Fields that are empty this time keep their earlier value.
  const details = {
    ...everyDetail((name) => joining[name] ?? member[name]),
    // People who join again want our emails, so forget an earlier bounce.
    undeliverableAt: null,
    // If a client's customer submits the form, they join the open panel. Confirming an import isn't
    // enough for that.
    ...(joining.kind === 'FORM' && { openPanel: true }),
  }
  // Store the confirmed consent before the state, because the database rejects active members
  // without one. Imported people only agree to our policy now.
  const agreed = joining.kind === 'IMPORT' ? { ...(await policyToAgreeTo(tx)), agreedAt: now } : {}
  await joiningQueries.updateJoining(tx, joining.id, { confirmedAt: now, ...agreed })
  await queries.updateMember(tx, member.id, { ...details, state: 'ACTIVE', updatedAt: now })
  await queries.deleteForgotten(tx, addressHash(deps, member.email))
}

export type NewMember = Pick<queries.MemberRow, PanelDetail | 'email' | 'state'>

function memberOf(deps: Deps, tx: Db, member: NewMember): Promise<queries.MemberRow> {
  const { nonce: linkNonce, keyHash } = newLink(deps)
  const [joinedAt, updatedAt] = [deps.now(), deps.now()]
  return queries.findOrInsertMember(tx, { ...member, linkNonce, keyHash, joinedAt, updatedAt })
}

export function newLink({ secret, randomBytes }: Deps) {
  const nonce = randomBytes(32)
  const key = linkKey(secret(PANEL_LINK), nonce)
  return { nonce, key, keyHash: keyHashOf(key) }
}
