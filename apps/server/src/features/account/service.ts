import type { ProfileForm, UserInfo } from '@wattle/contract/account'
import { DELETED_ACCOUNT } from '@wattle/contract/audit'
import type { Caller, SignedIn } from '#caller.ts'
import { retryOnConflict } from '#db/retry-on-conflict.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { forgetTriedAddress, recordAudit } from '#features/audit/service.ts'
import { isConnected } from '#features/calendar/connect-google.ts'
import { deleteEmailsOfUser } from '#features/email/service.ts'
import { cancelInterviewsOfOwner } from '#features/interview/cancel-for-owner.ts'
import { getMyCalendar, ownMeeting } from '#features/interview/service.ts'
import { listResearches, ownResearch, wholeResearch } from '#features/project/service.ts'
import { endSessionsOf, listSessions } from '#features/session/service.ts'
import * as users from '#features/user/service.ts'

export async function getMe(deps: Deps, actor: SignedIn): Promise<UserInfo> {
  return shown(deps, await ownUser(deps, actor))
}

export async function updateMe(
  deps: Deps,
  actor: SignedIn,
  { firstName, lastName, timezone }: ProfileForm,
): Promise<UserInfo> {
  const user = await ownUser(deps, actor)
  const change = {
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(timezone !== undefined && { timezone }),
  }
  if (Object.keys(change).length === 0) return shown(deps, user)
  return shown(deps, await users.update(deps.db, user.id, change))
}

/** The Privacy Act's access, in a form that programs can read too: the person, and all their work. */
export async function exportAccount(deps: Deps, actor: SignedIn, caller: Caller) {
  const { email, firstName, lastName, createdAt, ...user } = await ownUser(deps, actor)
  const sessions = await listSessions(deps, actor)
  return {
    exportedAt: deps.now(),
    account: {
      email,
      firstName,
      lastName,
      timezone: user.timezone,
      role: user.role,
      createdAt: createdAt.toISOString(),
      emailVerifiedAt: user.emailVerifiedAt?.toISOString() ?? null,
      signsInWith: [user.passwordHash && 'password', user.googleSubject && 'Google'].filter(
        Boolean,
      ),
      secondFactor: user.totpConfirmedAt !== null,
    },
    sessions: sessions.map(({ device, createdAt: since, lastUsedAt }) => ({
      device,
      since: since.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
    projects: await wholeProjects(deps, actor, caller),
    ...(await wholeCalendar(deps, actor, caller)),
  }
}

/** One after the other: nobody waits for it, and everybody else shares the connections. */
async function wholeProjects(deps: Deps, actor: SignedIn, caller: Caller) {
  const { researches } = await listResearches(deps, actor, caller, {})
  const projects = []
  for (const { id } of researches) {
    const research = await ownResearch(deps.db, actor, id)
    projects.push(await wholeResearch(deps, research, actor, caller))
  }
  return projects
}

/** With what was noted in the interviews; the keys are the questions of the guide, by their ids. */
async function wholeCalendar(deps: Deps, actor: SignedIn, caller: Caller) {
  const calendar = await getMyCalendar(deps, actor, caller)
  const interviews = []
  for (const interview of calendar.interviews) {
    const { notes } = await ownMeeting(deps, actor, interview.id)
    interviews.push({ ...interview, notes })
  }
  return { ...calendar, interviews }
}

export async function deleteAccount(
  deps: Deps,
  actor: SignedIn,
  confirmation: { email: string; password?: string | undefined },
  caller: Caller,
): Promise<undefined> {
  const user = await ownUser(deps, actor)
  const isMeant = confirmation.email.trim().toLowerCase() === user.email.toLowerCase()
  must(isMeant, 'WRONG_CONFIRMATION', { fields: { email: 'Please type your own address.' } })
  await users.mustBeOwner(deps, actor, user, confirmation.password)
  await retryOnConflict(deps.db, async (tx) => {
    await recordAudit(deps, tx, { kind: 'ACCOUNT_DELETED', user, caller })
    await endSessionsOf(deps, tx, user.id)
    // First, so that the cancellations our team gets name nobody.
    await users.update(tx, user.id, { firstName: DELETED_ACCOUNT, lastName: '' })
    await cancelInterviewsOfOwner(deps, tx, user.id)
    await deleteEmailsOfUser(tx, user)
    await forgetTriedAddress(tx, user.email)
    await users.remove(tx, user)
  })
}

async function ownUser({ db }: Deps, actor: SignedIn): Promise<users.User> {
  const user = await users.findById(db, actor.userId)
  must(user, 'SESSION_ENDED')
  return user
}

const shown = async (deps: Deps, user: users.User): Promise<UserInfo> =>
  userInfo(deps, user, await isConnected(deps.db, user.id))

const userInfo = ({ config }: Deps, user: users.User, isCalendarConnected: boolean): UserInfo => ({
  ...user,
  googleCalendarAuthorized: isCalendarConnected,
  emailVerified: user.emailVerifiedAt !== null,
  timezone: user.timezone ?? config.agencyTimeZone,
  hasPassword: user.passwordHash !== null,
  secondFactor: user.totpConfirmedAt !== null,
  secondFactorDue:
    config.admin.secondFactorRequired &&
    user.role === 'ROLE_ADMIN' &&
    user.totpConfirmedAt === null,
})
