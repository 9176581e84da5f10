import {
  type ResearcherNotices,
  TEAM_NOTICES,
  type TeamNotice,
  type TeamNotices,
} from '@wattle/contract/notice'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import { type AdminActor, recordAdminAction } from '#features/audit/service.ts'
import { findSetting, lockSetting, saveSetting } from '#features/settings/service.ts'
import { noticesOf } from './notice-rules.ts'
import { lockUser, updateUser } from './queries.ts'
import {
  recordTeamDigest,
  sendWaitingDigest,
  sendWaitingTeamDigest,
} from './send-waiting-digest.ts'
import { ownUser } from './service.ts'

type Changes<Notices> = { [Kind in keyof Notices]?: Notices[Kind] | undefined }

export async function getNotices(deps: Deps, actor: SignedIn): Promise<ResearcherNotices> {
  return noticesOf(await ownUser(deps, actor))
}

/** Changes only the given kinds of notice, so two tabs can change different kinds at once. */
export function updateNotices(
  deps: Deps,
  actor: SignedIn,
  changes: Changes<ResearcherNotices>,
): Promise<ResearcherNotices> {
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, actor.userId)
    must(user, 'SESSION_ENDED')
    const notices = { ...user.notices, ...definedOf(changes) }
    await sendWaitingDigest(deps, tx, user, notices)
    await updateUser(tx, user.id, { notices })
    return noticesOf({ notices })
  })
}

export async function getTeamNotices({ db }: Pick<Deps, 'db'>): Promise<TeamNotices> {
  return stored(await findSetting(db, 'TEAM_NOTICES'))
}

export function updateTeamNotices(
  deps: Deps,
  changes: Changes<TeamNotices>,
  by: AdminActor,
): Promise<TeamNotices> {
  return deps.db.transaction(async (tx) => {
    const before = stored(await lockSetting(tx, 'TEAM_NOTICES'))
    const after = { ...before, ...definedOf(changes) }
    const changed = kinds.filter((kind) => before[kind] !== after[kind])
    if (changed.length === 0) return after
    await saveSetting(deps, tx, 'TEAM_NOTICES', after, by)
    const isDropped = changed.some((kind) => before[kind] === 'DAILY')
    if (isDropped) await sendWaitingTeamDigest(deps, tx, before, deps.now())
    if (!hasDaily(before)) await recordTeamDigest(deps, tx, deps.now())
    const details = changed.map((kind) => [kind, `${before[kind]} → ${after[kind]}`])
    await recordAdminAction(deps, tx, by, 'TEAM_NOTICES_CHANGED', Object.fromEntries(details))
    return after
  })
}

export const wantsTeamAtOnce = async (db: Db, kind: TeamNotice): Promise<boolean> =>
  (await getTeamNotices({ db }))[kind] === 'AT_ONCE'

const kinds = Object.keys(TEAM_NOTICES) as TeamNotice[]

export const hasDaily = (notices: TeamNotices): boolean =>
  kinds.some((kind) => notices[kind] === 'DAILY')

const stored = (setting: { value: Record<string, unknown> } | undefined): TeamNotices => ({
  ...TEAM_NOTICES,
  ...(setting?.value as Partial<TeamNotices> | undefined),
})

const definedOf = <Notices extends object>(changes: Changes<Notices>) =>
  Object.fromEntries(
    Object.entries(changes).filter(([, frequency]) => frequency !== undefined),
  ) as Partial<Notices>
