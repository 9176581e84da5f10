import { hash } from 'node:crypto'
import type { Role } from '@wattle/contract/auth'
import type { StudyForm } from '@wattle/contract/distribution'
import { RESEARCHER_NOTICES, type ResearcherNotices } from '@wattle/contract/notice'
import { isEarlier, type ResearchStatus, WORKING_STATUSES } from '@wattle/contract/research'
import type { BotCheckAction } from '@wattle/contract/site'
import { eq } from 'drizzle-orm'
import { INVITATION_LINK, keyHashOf, linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { hashPassword } from '#adapters/passwords.ts'
import type { Caller, SignedIn } from '#caller.ts'
import { invitations } from '#db/schema/distributions.ts'
import { slots } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { sessions } from '#db/schema/users.ts'
import type { Deps } from '#deps.ts'
import { findSignedIn } from '#features/auth/manage-sessions.ts'
import { sweepDistributions } from '#features/campaign/send-batch.ts'
import { answerAsSample } from '#features/participation/answer-screener.ts'
import { respondentToken } from '#features/participation/respondent-token.ts'
import { nextStep } from '#features/project/move-step.ts'
import { type ResearchChange, updateResearch } from '#features/project/queries.ts'
import { createResearch, updateIdea } from '#features/project/service.ts'
import { writeContent } from '#features/project/write-content.ts'
import { screenerHooks } from '#features/screener/service.ts'
import { saveSetting } from '#features/settings/service.ts'
import { CACHED_DRAFTS } from './cached-drafts.ts'
import { copyOrWrite } from './copied-content.ts'
import { insertUser } from './insert-user.ts'
import { solvedToken } from './solve-challenge.ts'
import { startStudy } from './start-study.ts'

export type Person = { id: number; email: string; password: string; token: string }

export type Invited = { invitationId: number; hash: string; token: string; email: string }
type Project = { id: number; owner: Person; as: string }
export type Questions = Parameters<typeof screenerHooks.replace>[2]

export type Given = {
  /** A user with an open session. */
  user(details?: { role?: Role; email?: string }): Promise<Person>
  /** Opens another session without checking the password. Returns its token. */
  session(person: Pick<Person, 'id'>): Promise<string>
  /** A project that has reached this step, with everything the earlier steps ask for. */
  research(details?: {
    status?: ResearchStatus
    owner?: Person
    name?: string
    isSample?: boolean
  }): Promise<Project>
  /** Updates the project's row directly, even where its step doesn't allow the change. */
  researchChange(id: number, change: ResearchChange): Promise<unknown>
  /** Adds active panel members, and returns their ids. */
  members(count: number): Promise<number[]>
  /**
   * A study that has invited this many people. Returns each person with the key from their link.
   */
  study(details?: {
    people?: number
    form?: Partial<StudyForm>
    owner?: Person
    /** Replaces the generated screener. */
    questions?: Questions
  }): Promise<Project & { distributionId: number; people: Invited[] }>
  /** Completes the screener with answers that qualify, or that don't. */
  screening(person: Pick<Invited, 'invitationId'>, fits?: boolean): Promise<void>
  /** Inserts one-hour slots that the project's researcher offers. Returns their ids. */
  slots(project: Project, hours: string[]): Promise<number[]>
  /**
   * Turns off the emails that tell researchers and our team about studies, for tests that count
   * other emails.
   */
  noNotices(): Promise<void>
  /** Publishes version 2 of the privacy policy, which allows every feature that needs it. */
  policyPublished(): Promise<void>
  /** Solves the bot check as a browser would, and returns the token. */
  botCheckToken(action?: BotCheckAction): Promise<string>
}

let counter = 0
/** Every test user's password. We hash it only once, because hashing is slow on purpose. */
const PASSWORD = 'Correct horse 7 battery'

let passwordHash: Promise<string> | undefined
const CALLER: Caller = { origin: '127.0.0.1', device: 'Unknown device', timeZone: undefined }

/** Fixtures: shortcuts to the state a test starts from. */
export function givens(deps: Deps): Given {
  let notices: Partial<ResearcherNotices> = {}
  const given: Given = {
    async user({ role = 'ROLE_USER', email = `person${++counter}@example.com` } = {}) {
      passwordHash ??= hashPassword(PASSWORD)
      const user = { email, passwordHash: await passwordHash, role, notices }
      const { id, token } = await insertUser(deps, user, CALLER)
      return { id, email, password: PASSWORD, token }
    },
    async session({ id: userId }) {
      const token = deps.randomBytes(32).toString('base64url')
      const tokenHash = hash('sha256', token, 'buffer')
      const times = { createdAt: deps.now(), lastUsedAt: deps.now() }
      await deps.db.insert(sessions).values({ userId, tokenHash, ...times })
      return token
    },
    async research({
      status = 'IDEA_SHAPING',
      owner,
      name = 'Roster Meals',
      isSample = false,
    } = {}) {
      const person = owner ?? (await given.user())
      const actor = await actorOf(deps, person)
      const { id } = await createResearch(deps, actor, { name, isSample })
      await walkTo(deps, actor, id, status)
      return { id, owner: person, as: person.token }
    },
    researchChange: (id, change) => updateResearch(deps.db, id, change),
    members: (count) => insertMembers(deps, count),
    async study({ people = 1, form = {}, owner, questions } = {}) {
      const status = 'CONDUCTING_INTERVIEW'
      const project = await given.research(owner ? { status, owner } : { status })
      if (questions) await screenerHooks.replace(deps.db, project.id, questions)
      const actor = await actorOf(deps, project.owner)
      await insertMembers(deps, people)
      const numbers = { oneTimeNumber: people, maxNumber: people }
      const launch = { actor, researchId: project.id, form: { ...STUDY, ...numbers, ...form } }
      const distributionId = await startStudy(deps, launch)
      await sweepDistributions(deps)
      const invited = await peopleOf(deps, project.id)
      return { ...project, distributionId, people: invited }
    },
    async slots(project, hours) {
      const rows = hours.map((hour) => ({
        ownerId: project.owner.id,
        researchId: project.id,
        startTime: new Date(hour),
        endTime: new Date(new Date(hour).getTime() + 3_600_000),
        createdAt: deps.now(),
      }))
      const inserted = await deps.db.insert(slots).values(rows).returning()
      return inserted.map(({ id }) => id)
    },
    screening: ({ invitationId }, fits = true) => answerAsSample(deps, invitationId, fits),
    async noNotices() {
      notices = Object.fromEntries(Object.keys(RESEARCHER_NOTICES).map((kind) => [kind, 'NEVER']))
      await saveSetting(deps, deps.db, 'TEAM_NOTICES', { LAUNCHED: 'NEVER', STALLED: 'NEVER' })
    },
    policyPublished: () => saveSetting(deps, deps.db, 'POLICY_TOLD', { version: 2 }),
    botCheckToken: async (action = 'form-submission') =>
      solvedToken(await deps.botCheck.challenge(action)),
  }
  return given
}

async function actorOf(deps: Deps, { token }: Person): Promise<SignedIn> {
  const actor = await findSignedIn(deps, token)
  if (!actor) throw new Error('not signed in')
  return actor
}

const IDEA =
  'An app that helps nurses plan meals for night shifts, because they eat badly on rotating rosters.'

/**
 * Takes a project to a step as a researcher would, with the real generator's drafts. Copies the
 * later steps’ content from an earlier project, if there is one.
 */
async function walkTo(app: Deps, actor: SignedIn, id: number, target: ResearchStatus) {
  if (target === 'DRAFT_CREATED' || target === 'COMPLETED')
    throw new Error(`no step leads to ${target}`)
  const deps = { ...app, generator: CACHED_DRAFTS }
  const research = await updateIdea(deps, actor, id, IDEA)
  const steps = WORKING_STATUSES.slice(1).filter((status) => !isEarlier(target, status))
  const takeSteps = async (taken: ResearchStatus[]) => {
    for (const nextStatus of taken) {
      const { generationNumber } = await nextStep(deps, actor, { researchId: id, nextStatus })
      await writeContent(deps, { researchId: id, generation: generationNumber })
    }
  }
  const copied = steps.findLast((status) => COPIED.has(status))
  const uncopied = copied ? steps.indexOf(copied) + 1 : 0
  if (copied) await copyOrWrite(deps, research, copied, () => takeSteps(steps.slice(0, uncopied)))
  await takeSteps(steps.slice(uncopied))
}

/** We copy projects at these steps, because going through the steps takes many more queries. */
const COPIED = new Set<ResearchStatus>([
  'SCREENER_GENERATION',
  'GUIDE_GENERATION',
  'PROJECT_CONFIRMATION',
  'CONDUCTING_INTERVIEW',
])

export const STUDY: StudyForm = {
  studyTitle: 'Meals around shift work',
  studyDescription: 'We want to learn how people who work shifts organise their meals.',
  conductingPeriod: 'The last week of November',
  estimatedTime: '25 to 30 minutes by video',
  incentive: 'A gift card of $60',
  expirationDate: '2026-12-31',
  oneTimeNumber: 10,
  maxNumber: 100,
  consentFormLink: 'https://wattle.example/policy',
}

async function insertMembers(deps: Deps, count: number): Promise<number[]> {
  if (count === 0) return []
  const rows = Array.from({ length: count }, () => {
    const nonce = deps.randomBytes(32)
    return {
      email: `member${++counter}@example.com`,
      name: `Member ${counter}`,
      state: 'ACTIVE' as const,
      linkNonce: nonce,
      keyHash: keyHashOf(linkKey(deps.secret(PANEL_LINK), nonce)),
      joinedAt: deps.now(),
      updatedAt: deps.now(),
    }
  })
  const inserted = await deps.db.insert(panelMembers).values(rows).returning()
  return inserted.map(({ id }) => id)
}

async function peopleOf(deps: Deps, researchId: number): Promise<Invited[]> {
  const rows = await deps.db
    .select({ id: invitations.id, nonce: invitations.linkNonce, email: panelMembers.email })
    .from(invitations)
    .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
    .where(eq(invitations.researchId, researchId))
    .orderBy(invitations.id)
  return rows.map(({ id, nonce, email }) => ({
    invitationId: id,
    hash: linkKey(deps.secret(INVITATION_LINK), nonce),
    token: respondentToken(deps, id),
    email: email ?? '',
  }))
}
