import { MOST_COUNTED } from '@wattle/contract/list'
import {
  INVITATION_MAIL,
  MAIL_KIND_LABELS,
  MAIL_KINDS,
  type MailKind,
  type MailState,
} from '@wattle/contract/outbox'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { cachedCount, MANY_FOUND } from '#db/cached-count.ts'
import { beginsWith, contains } from '#db/contains.ts'
import type { Db } from '#db/open.ts'
import { enquiries } from '#db/schema/enquiries.ts'
import { mailBodies, outboxMails, outboxWords } from '#db/schema/outbox.ts'
import { panelMembers, panelWords } from '#db/schema/panel.ts'
import { users } from '#db/schema/users.ts'

/** If fewer emails than this match, we pass their ids to the query instead of a subquery. */
const FEW = 5000
/** A search looks at this many matching panel members, researchers and enquirers at most. */
const MOST_PEOPLE = 1000

type MailFilter = {
  states?: readonly MailState[] | undefined
  invitationsOf?: number | undefined
  search: string
}
type EmailPage = MailFilter & { oldestFirst: boolean; offset: number; limit: number }

export async function listMails(db: Db, { oldestFirst, offset, limit, ...filter }: EmailPage) {
  const direction = oldestFirst ? asc : desc
  const order = [direction(outboxMails.createdAt), direction(outboxMails.id)]
  const narrowed = narrowedTo(filter)
  const matches = filter.search ? await matching(db, filter.search) : undefined
  const ids = (where: SQL | undefined, most: number) =>
    db
      .select({ id: outboxMails.id })
      .from(outboxMails)
      .where(and(narrowed, where))
      .orderBy(...order)
      .limit(most)
  // Each way of matching has its own index, so we look up the first rows for each one separately.
  const foundBy = (most: number) => {
    const parts = matches?.map((where) => sql`(${ids(where, most)})`)
    return parts && sql`${outboxMails.id} in (${sql.join(parts, sql` union `)})`
  }
  const all = db.select({ id: outboxMails.id }).from(outboxMails)
  const counted = matches
    ? all.where(foundBy(MOST_COUNTED)).limit(MOST_COUNTED)
    : all.where(narrowed)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(outboxMails)
      .where(matches ? foundBy(offset + limit) : narrowed)
      .orderBy(...order)
      .offset(offset)
      .limit(limit),
    cachedCount(
      db,
      `mails ${JSON.stringify(filter)}`,
      () => db.select({ count: count() }).from(counted.as('counted')),
      matches ? MANY_FOUND : undefined,
    ),
  ])
  return { rows, total }
}

function narrowedTo({ states, invitationsOf }: MailFilter): SQL | undefined {
  return and(
    states && inArray(outboxMails.state, [...states]),
    invitationsOf
      ? and(eq(outboxMails.campaignId, invitationsOf), eq(outboxMails.kind, INVITATION_MAIL))
      : undefined,
  )
}

async function matching(db: Db, search: string): Promise<SQL[]> {
  const pattern = sql`lower(${contains(search)})`
  const kinds = kindsLabelled(search)
  const [single, bodyIds, addresses] = await Promise.all([
    findSingleEmails(db, pattern, kinds),
    findBodies(db, pattern, kinds),
    findAddresses(db, pattern),
  ])
  return [
    sql`lower(${outboxMails.recipient}) like lower(${beginsWith(search)})`,
    single,
    ...(bodyIds.length > 0 ? [eq(outboxMails.bodyId, anyOf(bodyIds, 'bigint'))] : []),
    ...(addresses.length > 0
      ? [eq(sql`lower(${outboxMails.recipient})`, anyOf(addresses, 'text'))]
      : []),
  ]
}

/** The kinds of email whose label contains the search text. */
const kindsLabelled = (search: string): MailKind[] =>
  MAIL_KINDS.filter((kind) => MAIL_KIND_LABELS[kind].toLowerCase().includes(search.toLowerCase()))

/** How the indexed words spell a kind, such as 'session new device'. */
const indexedKind = (kind: MailKind) => kind.replace(/[.-]/g, ' ')

/**
 * If only a few emails match, passes their ids to the query. With a subquery, the planner would
 * scan all emails, newest first.
 */
async function findSingleEmails(db: Db, pattern: SQL, kinds: MailKind[]): Promise<SQL> {
  // The kind is the last line.
  const endings = kinds.map((kind) => `%\n${indexedKind(kind)}`)
  const found = () =>
    db
      .select({ id: outboxWords.mailId })
      .from(outboxWords)
      .where(or(...[pattern, ...endings].map((one) => sql`${outboxWords.words} like ${one}`)))
  const some = await found().limit(FEW)
  if (some.length === FEW) return inArray(outboxMails.id, found())
  const ids = some.map(({ id }) => id)
  return eq(outboxMails.id, anyOf(ids, 'bigint'))
}

const anyOf = (values: readonly (string | number)[], type: 'bigint' | 'text') =>
  sql`any(${sql.param(values)}::${sql.raw(type)}[])`

async function findBodies(db: Db, pattern: SQL, kinds: MailKind[]): Promise<number[]> {
  const rows = await db
    .select({ id: mailBodies.id })
    .from(mailBodies)
    .where(or(sql`lower(${mailBodies.subject}) like ${pattern}`, inArray(mailBodies.kind, kinds)))
    .orderBy(desc(mailBodies.id))
    .limit(MOST_COUNTED)
  return rows.map(({ id }) => id)
}

/**
 * The addresses of people whose name contains the search text, and of panel members whose address
 * contains it.
 */
async function findAddresses(db: Db, pattern: SQL): Promise<string[]> {
  const isLike = (text: SQL | AnyPgColumn) => sql`lower(${text}) like ${pattern}`
  // The indexed words include the postcode, so check the name and address themselves.
  const found = db
    .select({ id: panelWords.memberId })
    .from(panelWords)
    .where(sql`${panelWords.words} like ${pattern}`)
    .orderBy(desc(panelWords.memberId))
    .limit(MOST_PEOPLE)
    .as('found')
  const [members, researchers, enquirers] = await Promise.all([
    db
      .select({ email: panelMembers.email })
      .from(panelMembers)
      .innerJoin(found, eq(found.id, panelMembers.id))
      .where(or(isLike(panelMembers.name), isLike(panelMembers.email))),
    db
      .select({ email: users.email })
      .from(users)
      .where(isLike(sql`${users.firstName} || ' ' || ${users.lastName}`))
      .limit(MOST_PEOPLE),
    db
      .select({ email: enquiries.email })
      .from(enquiries)
      .where(isLike(enquiries.name))
      .limit(MOST_PEOPLE),
  ])
  const emails = [...members, ...researchers, ...enquirers].map(({ email }) => email.toLowerCase())
  return [...new Set(emails)]
}
