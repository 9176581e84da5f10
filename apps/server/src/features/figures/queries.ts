import { and, asc, desc, gte, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { pageViews } from '#db/schema/analytics.ts'

type Days = { from: string; to: string }

const within = ({ from, to }: Days) => and(gte(pageViews.day, from), lte(pageViews.day, to))
const views = sql<number>`sum(${pageViews.views})::int`
const MOST_NAMES = 30

export const listViewsByDay = (db: Db, days: Days) =>
  db
    .select({ day: pageViews.day, views })
    .from(pageViews)
    .where(within(days))
    .groupBy(pageViews.day)
    .orderBy(asc(pageViews.day))

export const listViewsByPath = (db: Db, days: Days) =>
  db
    .select({ name: pageViews.path, views })
    .from(pageViews)
    .where(within(days))
    .groupBy(pageViews.path)
    .orderBy(desc(views))
    .limit(MOST_NAMES)

export const listViewsByReferrer = (db: Db, days: Days) =>
  db
    .select({ name: pageViews.referrerHost, views })
    .from(pageViews)
    .where(and(within(days), lt(sql`''`, pageViews.referrerHost)))
    .groupBy(pageViews.referrerHost)
    .orderBy(desc(views))
    .limit(MOST_NAMES)

/** How many got how far between two moments. */
export async function countFunnel(db: Db, from: Date, until: Date) {
  const between = (column: string) =>
    sql`${sql.raw(column)} >= ${from.toISOString()}::timestamptz and ${sql.raw(column)} < ${until.toISOString()}::timestamptz`
  const { rows } = await db.execute<Record<string, number>>(sql`
    select
      (select count(*)::int from panel_joinings where ${between('agreed_at')}) as joined,
      (select count(*)::int from panel_joinings where ${between('confirmed_at')}) as confirmed,
      (select count(*)::int from invitations where ${between('invited_at')}) as invited,
      (select count(*)::int from invitations where ${between('started_at')}) as started,
      (select count(*)::int from invitations where ${between('completed_at')}) as completed,
      (select count(*)::int from invitations
        where result = 'FIT' and ${between('completed_at')}) as fit,
      (select count(*)::int from interviews where ${between('created_at')}) as booked,
      (select count(*)::int from interviews
        where status = 'CONDUCTED' and ${between('end_time')}) as conducted`)
  const row = rows[0] ?? {}
  const value = (name: string) => row[name] ?? 0
  return {
    joined: value('joined'),
    confirmed: value('confirmed'),
    invited: value('invited'),
    started: value('started'),
    completed: value('completed'),
    fit: value('fit'),
    booked: value('booked'),
    conducted: value('conducted'),
  }
}
