import type { PaymentFile, PaymentMethod, PaymentTab, Sum } from '@wattle/contract/payment'
import { type AnyColumn, and, asc, desc, eq, gte, ilike, or, type SQL, sql } from 'drizzle-orm'
import { contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { distributions, invitations } from '#db/schema/distributions.ts'
import { interviews } from '#db/schema/interviews.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { paymentBatches, payments } from '#db/schema/payments.ts'
import { inTab } from './rules.ts'

const participant = sql<string | null>`coalesce(${panelMembers.name}, ${panelMembers.email})`

const listed = {
  id: payments.id,
  memberId: payments.memberId,
  participant,
  researchId: payments.researchId,
  study: payments.studyName,
  interviewAt: payments.interviewAt,
  kind: payments.kind,
  cents: payments.cents,
  currency: payments.currency,
  method: payments.method,
  state: payments.state,
  dueAt: payments.dueAt,
  proposedById: payments.proposedBy,
  sentAt: payments.sentAt,
  batchId: payments.batchId,
  isUnearned: sql<boolean>`${payments.unearnedAt} is not null`,
  reason: payments.reason,
}

type Filter = {
  tab: PaymentTab
  researchId: number | undefined
  method: PaymentMethod | undefined
  search: string
  sentSince: Date | undefined
}

function matching({ tab, researchId, method, search, sentSince }: Filter): SQL | undefined {
  const words = contains(search)
  return and(
    inTab(tab),
    researchId === undefined ? undefined : eq(payments.researchId, researchId),
    method && eq(payments.method, method),
    sentSince && gte(payments.sentAt, sentSince),
    search
      ? or(
          ilike(panelMembers.name, words),
          ilike(panelMembers.email, words),
          ilike(payments.studyName, words),
          sql`${payments.id}::text = ${search}`,
        )
      : undefined,
  )
}

type Sort = 'INTERVIEW_AT_ASC' | 'INTERVIEW_AT_DESC' | 'CENTS_DESC' | 'CENTS_ASC' | 'NEWEST_DESC'
const nullsLast = (column: AnyColumn, way: typeof asc) => sql`${way(column)} nulls last`
const ORDER: Record<Sort, SQL[]> = {
  INTERVIEW_AT_ASC: [nullsLast(payments.interviewAt, asc), asc(payments.id)],
  INTERVIEW_AT_DESC: [nullsLast(payments.interviewAt, desc), desc(payments.id)],
  CENTS_DESC: [desc(payments.cents), desc(payments.id)],
  CENTS_ASC: [asc(payments.cents), asc(payments.id)],
  NEWEST_DESC: [
    sql`coalesce(${payments.closedAt}, ${payments.sentAt}, ${payments.approvedAt}, ${payments.dueAt}) desc`,
    desc(payments.id),
  ],
}

export async function listPayments(
  db: Db,
  { sort, limit, offset, ...filter }: Filter & { sort: Sort; limit: number; offset: number },
) {
  const where = matching(filter)
  const found = await db
    .select({ ...listed, total: sql<number>`(count(*) over ())::int` })
    .from(payments)
    .leftJoin(panelMembers, eq(panelMembers.id, payments.memberId))
    .where(where)
    .orderBy(...ORDER[sort])
    .limit(limit)
    .offset(offset)
  const [first] = found
  if (!first && offset > 0) return { rows: [], total: await countPayments(db, where) }
  return { rows: found.map(({ total: _total, ...row }) => row), total: first?.total ?? 0 }
}

/**
 * Counts the payments if the requested page is past the end. Other pages get the total along with
 * their rows.
 */
async function countPayments(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(payments)
    .leftJoin(panelMembers, eq(panelMembers.id, payments.memberId))
    .where(where)
  return row?.count ?? 0
}

/** The totals of every tab by currency, in one query. The Sent tab starts at `sentSince`. */
export async function sumTabs(db: Db, sentSince: Date) {
  const isCounted = (tab: PaymentTab) =>
    tab === 'SENT' ? and(inTab(tab), gte(payments.sentAt, sentSince)) : inTab(tab)
  const sumsOf = (where: SQL | undefined) => ({
    count: sql<number>`(count(*) filter (where ${where}))::int`,
    cents: sql<number>`coalesce(sum(${payments.cents}) filter (where ${where}), 0)::float8`,
    oldestAt: sql<Date | null>`min(${payments.dueAt}) filter (where ${where})`.mapWith(
      payments.sentAt,
    ),
  })
  return db
    .select({
      currency: payments.currency,
      OWED: sumsOf(isCounted('OWED')),
      APPROVED: sumsOf(isCounted('APPROVED')),
      SENT: sumsOf(isCounted('SENT')),
      PROBLEMS: sumsOf(isCounted('PROBLEMS')),
      VOID: sumsOf(isCounted('VOID')),
      FAILED: sumsOf(and(inTab('PROBLEMS'), eq(payments.state, 'FAILED'))),
    })
    .from(payments)
    .groupBy(payments.currency)
    .orderBy(payments.currency)
}

/** The median time from interview to payment, for payments sent since `since`. */
export async function findMedianHours(db: Db, since: Date): Promise<number | null> {
  const hours = sql`extract(epoch from ${payments.sentAt} - ${payments.interviewAt}) / 3600`
  const [row] = await db
    .select({
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${hours})::float8`,
    })
    .from(payments)
    .where(
      and(
        eq(payments.kind, 'INTERVIEW'),
        eq(payments.state, 'SENT'),
        gte(payments.sentAt, since),
        sql`${payments.interviewAt} is not null`,
      ),
    )
  return row?.median ?? null
}

export function listStudies(db: Db) {
  return db
    .select({ id: payments.researchId, name: sql<string>`max(${payments.studyName})` })
    .from(payments)
    .groupBy(payments.researchId)
    .orderBy(sql`max(${payments.studyName})`, payments.researchId)
}

const nameOf = (userId: AnyColumn) => sql<string | null>`(
  select nullif(trim(users.first_name || ' ' || users.last_name), '') from users where users.id = ${userId}
)`

export async function findPayment(db: Db, id: number) {
  const [row] = await db
    .select({
      payment: payments,
      ...listed,
      email: panelMembers.email,
      dueBy: nameOf(payments.dueBy),
      proposedBy: nameOf(payments.proposedBy),
      approvedBy: nameOf(payments.approvedBy),
      sentBy: nameOf(payments.sentBy),
      closedBy: nameOf(payments.closedBy),
      outcome: interviews.outcome,
      outcomeAt: interviews.outcomeAt,
      outcomeBy: nameOf(interviews.outcomeBy),
      cancelReason: interviews.cancelReason,
      promisedText: invitations.incentive,
      promisedAt: invitations.invitedAt,
      reversedBy: sql<
        number | null
      >`(select later.id::float8 from payments later where later.reverses = ${payments.id})`,
      repeatedBy: sql<
        number | null
      >`(select later.id::float8 from payments later where later.repeats = ${payments.id})`,
    })
    .from(payments)
    .leftJoin(panelMembers, eq(panelMembers.id, payments.memberId))
    .leftJoin(interviews, eq(interviews.id, payments.interviewId))
    .leftJoin(invitations, eq(invitations.id, payments.invitationId))
    .where(eq(payments.id, id))
  return row
}

export async function sumPaidTo(db: Db, memberId: number, since: Date) {
  const rows = await db
    .select({
      currency: payments.currency,
      cents: sql<number>`sum(${payments.cents})::float8`,
      count: sql<number>`(count(*) filter (where ${payments.kind} <> 'REVERSAL'))::int`,
    })
    .from(payments)
    .where(
      and(eq(payments.memberId, memberId), eq(payments.state, 'SENT'), gte(payments.sentAt, since)),
    )
    .groupBy(payments.currency)
    .orderBy(payments.currency)
  const sums: Sum[] = rows.map(({ currency, cents }) => ({ currency, cents }))
  return { count: rows.reduce((total, { count }) => total + count, 0), sums }
}

/** Sorted by id, so the file is the same every time. */
export function listBatchRows(db: Db, batchId: number) {
  return db
    .select({
      id: payments.id,
      name: panelMembers.name,
      email: panelMembers.email,
      cents: payments.cents,
      currency: payments.currency,
      kind: payments.kind,
      study: payments.studyName,
    })
    .from(payments)
    .leftJoin(panelMembers, eq(panelMembers.id, payments.memberId))
    .where(eq(payments.batchId, batchId))
    .orderBy(payments.id)
}

export async function findBatch(db: Db, id: number) {
  const [row] = await db.select().from(paymentBatches).where(eq(paymentBatches.id, id))
  return row
}

const MOST_BATCHES = 50

export async function listBatches(db: Db) {
  const rows = await db
    .select({
      id: paymentBatches.id,
      format: paymentBatches.format,
      createdAt: paymentBatches.createdAt,
      createdBy: nameOf(paymentBatches.createdBy),
      currency: payments.currency,
      cents: sql<number>`sum(${payments.cents})::float8`,
      count: sql<number>`count(*)::int`,
      open: sql<number>`(count(*) filter (where ${payments.state} = 'APPROVED'))::int`,
    })
    .from(paymentBatches)
    .innerJoin(payments, eq(payments.batchId, paymentBatches.id))
    .groupBy(paymentBatches.id, payments.currency)
    .orderBy(desc(paymentBatches.id))
    .limit(MOST_BATCHES)
  return mergeCurrencies(rows)
}

type BatchRow = {
  id: number
  format: PaymentFile
  createdAt: Date
  createdBy: string | null
  count: number
  open: number
} & Sum

function mergeCurrencies(rows: BatchRow[]) {
  const merged = new Map<number, Omit<BatchRow, keyof Sum> & { sums: Sum[] }>()
  for (const { currency, cents, ...batch } of rows) {
    const before = merged.get(batch.id)
    merged.set(batch.id, {
      ...batch,
      count: batch.count + (before?.count ?? 0),
      open: batch.open + (before?.open ?? 0),
      sums: [...(before?.sums ?? []), { currency, cents }],
    })
  }
  return [...merged.values()]
}

/** The columns that participants and our team both see. */
const SUMMARY = {
  id: payments.id,
  kind: payments.kind,
  cents: payments.cents,
  currency: payments.currency,
  method: payments.method,
  state: payments.state,
  interviewAt: payments.interviewAt,
  dueAt: payments.dueAt,
  sentAt: payments.sentAt,
}

/**
 * A participant's payments for their own page. Leaves out voided payments, and failed ones we've
 * added again.
 */
export function listOfMember(db: Db, memberId: number) {
  return db
    .select({
      ...SUMMARY,
      study: sql<string>`coalesce(nullif(${distributions.studyTitle}, ''), ${payments.studyName})`,
      codeShownAt: payments.codeShownAt,
      hasCode: sql<boolean>`${payments.sealedCode} is not null`,
    })
    .from(payments)
    .leftJoin(distributions, eq(distributions.researchId, payments.researchId))
    .where(
      and(
        eq(payments.memberId, memberId),
        sql`${payments.state} <> 'VOID'`,
        sql`not exists (select from payments again where again.repeats = payments.id)`,
      ),
    )
    .orderBy(desc(payments.dueAt), desc(payments.id))
}

/** Every payment to a member, in any state, newest first. */
export const listPaymentsTo = (db: Db, memberId: number) =>
  db
    .select({
      ...SUMMARY,
      userScreenerId: payments.invitationId,
      studyName: payments.studyName,
      closedAt: payments.closedAt,
    })
    .from(payments)
    .where(eq(payments.memberId, memberId))
    .orderBy(desc(payments.dueAt), desc(payments.id))
    .limit(1000)

/**
 * When this admin added, approved, sent or closed each payment, for the export of the admin's own
 * data.
 */
export function listStepsOf(db: Db, userId: number) {
  return db
    .select({
      id: payments.id,
      dueAt: sql`case when due_by = ${userId} then due_at end`.mapWith(payments.sentAt),
      approvedAt: sql`case when approved_by = ${userId} then approved_at
        when proposed_by = ${userId} then proposed_at end`.mapWith(payments.sentAt),
      sentAt: sql`case when sent_by = ${userId} then sent_at end`.mapWith(payments.sentAt),
      closedAt: sql`case when closed_by = ${userId} then closed_at end`.mapWith(payments.sentAt),
    })
    .from(payments)
    .where(sql`${userId} in (due_by, proposed_by, approved_by, sent_by, closed_by)`)
    .orderBy(payments.id)
}

export async function findCodeState(db: Db, id: number, memberId: number) {
  const [row] = await db
    .select({ codeShownAt: payments.codeShownAt })
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.memberId, memberId)))
  return row
}

export function listRecipients(db: Db, ids: number[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select({
      ...listed,
      title: sql<string>`coalesce(nullif(${distributions.studyTitle}, ''), ${payments.studyName})`,
      email: panelMembers.email,
      name: panelMembers.name,
      linkNonce: panelMembers.linkNonce,
      hasCode: sql<boolean>`${payments.sealedCode} is not null`,
    })
    .from(payments)
    .innerJoin(panelMembers, eq(panelMembers.id, payments.memberId))
    .leftJoin(distributions, eq(distributions.researchId, payments.researchId))
    .where(sql`${payments.id} in ${ids}`)
    .orderBy(payments.id)
}
