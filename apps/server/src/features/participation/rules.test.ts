import { CHOICES, SELECTIONS } from '@wattle/contract/candidate'
import { INTERVIEW_STATUSES, type InterviewStatus, isOpen } from '@wattle/contract/interview-status'
import { MEMBER_STATES } from '@wattle/contract/panel'
import { whyFull } from '@wattle/contract/quotas'
import { RESEARCH_STATUSES } from '@wattle/contract/research'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { researches } from '#db/schema/researches.ts'
import { AppError } from '#errors.ts'
import { isOpenSql } from '#features/interview/rules.ts'
import { seededDice } from '#testing/dice.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import * as rules from './rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const NOW = new Date('2026-11-15T00:00:00Z')
const START = new Date('2026-11-10T00:00:00Z')
const EXPIRY = [null, NOW, new Date(NOW.getTime() + 1000)]
const EMAILED_AT = [null, new Date(START.getTime() - 1000), START]
const ANSWERED = [
  ['INVITED', null],
  ['STARTED', null],
  ['COMPLETED', 'FIT'],
  ['COMPLETED', 'NOT_FIT'],
] as const
/** Someone who hasn't agreed, someone who has, and someone who withdrew. */
const CONSENTS = [
  { agreed: [], withdrawn_at: null },
  { agreed: ['PRIVACY', 'RECORDING'], withdrawn_at: null },
  { agreed: [], withdrawn_at: NOW },
]
/** One person's interviews, oldest first. */
const INTERVIEWS: InterviewStatus[][] = [
  [],
  ...INTERVIEW_STATUSES.map((status) => [status]),
  ['NO_SHOW', 'CANCELLED'],
  ['NO_SHOW', 'PLANNED'],
  ['CANCELLED', 'CONFIRMED'],
]

type Row = { id: number } & Record<string, unknown>

const product = <A, B>(many: readonly A[], others: readonly B[]) =>
  many.flatMap((one) => others.map((other) => [one, other] as const))
const numbered = (rows: object[]): Row[] => rows.map((row, at) => ({ id: at + 1, ...row }))

/**
 * The long run tests every combination, the short run every seventh. No list of values has a length
 * divisible by seven, so the short run still tests every combination of a person's own values, each
 * with one project out of seven.
 */
const STEP = process.env.LONG ? 1 : 7

function combinations() {
  const projects = product(product(RESEARCH_STATUSES, [null, NOW]), EXPIRY)
  const projectRows = numbered(
    projects.map(([[status, deleted_at]]) => ({ status, deleted_at, has_quotas: false })),
  )
  // Every second study requires a consent, so each project status occurs with and without one. No
  // rule uses both the last day and the required consents, so we don't combine those two.
  const distributionRows = numbered(
    projects.map(([, expires_at], at) => ({
      expires_at,
      requires: at % 2 === 0 ? [] : ['RECORDING'],
      // Each selection occurs with every project status, deleted or not, both with a required
      // consent and without one.
      selection: SELECTIONS[(at + Math.floor(at / 6)) % 3],
      study_consent: '',
    })),
  )
  const memberRows = numbered([
    ...MEMBER_STATES.map((state) => ({ state })),
    { state: 'ACTIVE', undeliverable_at: NOW },
  ])
  const places = product(projectRows, [{ id: null }, ...memberRows])
  // No rule uses both consents and scheduling emails, so we don't combine those two.
  const people = product(ANSWERED, [
    ...EMAILED_AT.map((at) => [at, CONSENTS[0]] as const),
    ...CONSENTS.slice(1).map((consent) => [null, consent] as const),
  ])
  const invited = product(product(places, people), INTERVIEWS).filter((_, at) => at % STEP === 0)
  const invitationRows = numbered(
    invited.map(
      ([[[project, member], [[status, result], [scheduling_mailed_at, consent]]]], at) => ({
        ...consent,
        unconfirmed: at % 11 === 0,
        choice: [null, ...CHOICES][at % 4],
        agreed: at % 3 === 0 ? [...(consent?.agreed ?? []), 'PRIVACY'] : (consent?.agreed ?? []),
        research_id: project.id,
        distribution_id: project.id,
        member_id: member.id,
        status,
        result,
        scheduling_mailed_at,
      }),
    ),
  )
  const interviewRows = numbered(
    invited.flatMap(([, statuses], at) =>
      statuses
        .toReversed()
        .map((status, before) => ({
          invitation_id: at + 1,
          status,
          start_time: new Date(START.getTime() - before * 3_600_000),
        }))
        .toReversed(),
    ),
  )
  return {
    researches: projectRows,
    distributions: distributionRows,
    panel_members: memberRows,
    invitations: invitationRows,
    interviews: interviewRows,
  }
}

function isAllowed(check: () => void): boolean {
  try {
    check()
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}

type Person = Omit<rules.Participation, 'interviewStatus'> & {
  isUndeliverable: boolean
  participantInterview: InterviewStatus | null
  latestInterview: InterviewStatus | null
}
type Decisions = Record<keyof ReturnType<typeof decide>, boolean>

/** What the TypeScript rules decide, to compare with the SQL conditions. */
function decide(person: Person) {
  const own = { ...person, interviewStatus: person.participantInterview }
  const ours = { ...person, interviewStatus: person.latestInterview }
  const isSchedulable = isAllowed(() => rules.mustBeSchedulable(ours))
  const hasRequiredConsent = isAllowed(() => rules.mustHaveRequiredConsent(person))
  return {
    mayAnswer: isAllowed(() => rules.mustBeAllowedToAnswer(own, NOW)),
    mayOpenLink: isAllowed(() => rules.mustBeAllowedToOpenLink(own, NOW)),
    mayBookByKey:
      own.interviewStatus === null &&
      hasRequiredConsent &&
      isAllowed(() => rules.mustBeAllowedToBook(own, NOW)),
    isSchedulable,
    mayBeBooked: isSchedulable && ours.interviewStatus !== 'PLANNED' && hasRequiredConsent,
    mayGetSchedulingEmails:
      isSchedulable && ours.interviewStatus === null && !person.isUndeliverable,
    hasOpenInterview: ours.interviewStatus !== null && isOpen({ status: ours.interviewStatus }),
  }
}

const now = sql`${NOW.toISOString()}::timestamptz`
const decided = sql<Decisions>`json_build_object(
  'mayAnswer', coalesce(${rules.mayAnswerSql(now)}, false),
  'mayOpenLink', coalesce(${rules.mayOpenLinkSql(now)}, false),
  'mayBookByKey', ${rules.mayBookByKeySql},
  'isSchedulable', ${rules.isSchedulableSql},
  'mayBeBooked', ${rules.mayBeBookedSql},
  'mayGetSchedulingEmails', ${rules.mayGetSchedulingEmailsSql},
  'hasOpenInterview', exists (
    select from interviews where interviews.invitation_id = invitations.id and ${isOpenSql}
  )
)`

test('makes the same decision in TypeScript and in SQL for every combination of states', async () => {
  const rows = await app.deps.db.transaction(async (tx) => {
    for (const [name, values] of Object.entries(combinations())) {
      // A temporary table with the same name hides the real one, and has none of its constraints.
      const table = sql.identifier(name)
      const source = sql`public.${table}`
      await tx.execute(
        sql`create temporary table ${table} on commit drop as select * from ${source} with no data`,
      )
      const json = JSON.stringify(values)
      await tx.execute(
        sql`insert into ${table} select * from jsonb_populate_recordset(null::${source}, ${json})`,
      )
      const key = name === 'interviews' ? sql`invitation_id` : sql`id`
      await tx.execute(sql`create index on ${table} (${key})`)
      await tx.execute(sql`analyze ${table}`)
    }
    return tx
      .select({
        status: invitations.status,
        result: invitations.result,
        memberState: panelMembers.state,
        projectStatus: researches.status,
        isWithdrawn: sql<boolean>`${researches.deletedAt} is not null`,
        expiresAt: distributions.expiresAt,
        unconfirmed: invitations.unconfirmed,
        withdrewConsent: sql<boolean>`${invitations.withdrawnAt} is not null`,
        selection: distributions.selection,
        choice: invitations.choice,
        wasEmailed: sql<boolean>`${invitations.schedulingMailedAt} is not null`,
        hasConsented: rules.hasConsentedSql,
        requires: distributions.requires,
        agreed: invitations.agreed,
        isUndeliverable: sql<boolean>`${panelMembers.undeliverableAt} is not null`,
        participantInterview: rules.participantInterviewStatusSql,
        latestInterview: rules.latestInterviewStatusSql,
        decided,
      })
      .from(invitations)
      .innerJoin(researches, eq(researches.id, invitations.researchId))
      .innerJoin(distributions, eq(distributions.id, invitations.distributionId))
      .leftJoin(panelMembers, eq(panelMembers.id, invitations.memberId))
  })
  const different = rows.filter(
    ({ decided: bySql, ...person }) => JSON.stringify(bySql) !== JSON.stringify(decide(person)),
  )
  expect(different.slice(0, 3)).toEqual([])
  const allowed = rows.map((row) => row.decided)
  for (const rule of Object.keys(allowed[0] ?? {}) as (keyof Decisions)[]) {
    expect(
      allowed.some((one) => one[rule]),
      `${rule} allows someone`,
    ).toBe(true)
    expect(
      allowed.some((one) => !one[rule]),
      `${rule} refuses someone`,
    ).toBe(true)
  }
  expect(rows).toHaveLength(Math.ceil((48 * 6 * 4 * 5 * 10) / STEP))
}, 180_000)

/**
 * Random sets of quota cells, each called a board. Some cells are full or overfull. A board's first
 * cell is the study's own.
 */
function quotaBoards(seed: number, count: number) {
  const dice = seededDice(seed)
  return Array.from({ length: count }, (_, board) => {
    const questions = [1, 2, 3].slice(0, dice.below(4))
    const cells = questions.flatMap((question_id) => {
      const mine = dice.below(4)
      return Array.from({ length: dice.below(3) + 1 }, (_cell, at) => {
        const least = dice.below(4)
        const most = Math.max(least, 1) + dice.below(3)
        const id = question_id * 10 + at
        return { board, id, question_id, least, most, booked: dice.below(6), is_mine: at === mine }
      })
    })
    const most = dice.below(8) + 1
    const whole = { board, id: 1, question_id: null, least: 0, most, booked: dice.below(9) }
    return [{ ...whole, is_mine: true }, ...cells]
  })
}

test('makes the same decision in SQL as in the contract about whether quota cells have room', async () => {
  const boards = quotaBoards(7, process.env.LONG ? 2000 : 400)
  const columns = sql`(board int, id int, question_id int, least int, most int, booked int, is_mine boolean)`
  const ofBoard = sql`(select * from given where given.board = boards.board)`
  const { rows } = await app.deps.db.execute<{ board: number; gate: boolean }>(sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(boards.flat())}::json) as given ${columns}
    )
    select board, ${rules.gateSql(ofBoard)} as gate from (select distinct board from given) boards`)
  const gates = new Map(rows.map(({ board, gate }) => [board, gate]))
  const differing = boards.filter(([study, ...cells], board) => {
    const mine = new Set(cells.flatMap(({ id, is_mine }) => (is_mine ? [id] : [])))
    const counted = cells.map(({ id, question_id, ...cell }) => {
      const questionId = question_id ?? 0
      return { ...cell, id, questionId, name: `Cell ${id}` }
    })
    const isOpen = study !== undefined && whyFull(study, counted, mine) === undefined
    return isOpen !== gates.get(board)
  })
  expect(differing).toEqual([])
  // Both open and full boards must be common, or the test wouldn't cover both.
  const rare = boards.length / 20
  expect([...gates.values()].filter(Boolean).length).toBeGreaterThan(rare)
  expect([...gates.values()].filter((isOpen) => !isOpen).length).toBeGreaterThan(rare)
})
