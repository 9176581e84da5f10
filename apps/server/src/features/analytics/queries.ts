import { and, asc, desc, gte, lt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { pageViews } from '#db/schema/analytics.ts'
import { isConductedSql } from '#features/interview/rules.ts'

type View = { day: string; path: string; referrerHost: string }

/**
 * Counts the view under "other" if its host is new and the day has already reached its limit of
 * hosts.
 */
export async function insertView(db: Db, view: View, mostHosts: number): Promise<void> {
  const { day, path, referrerHost } = view
  await db.execute(sql`
    insert into page_views (day, path, referrer_host, views)
    select ${day}::date, ${path}, case
        when ${referrerHost}::text = '' then ''
        when exists (select from page_views where day = ${day}::date
          and referrer_host = ${referrerHost}) then ${referrerHost}
        when (select count(distinct referrer_host) from page_views where day = ${day}::date
          and referrer_host not in ('', 'other')) < ${mostHosts} then ${referrerHost}
        else 'other'
      end, 1
    on conflict (day, path, referrer_host) do update set views = page_views.views + 1`)
}

export async function insertViews(db: Db, views: (View & { views: number })[]): Promise<void> {
  await db.insert(pageViews).values(views).onConflictDoNothing()
}

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

const between = (column: SQL, from: Date, until: Date) =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${until.toISOString()}::timestamptz`

/**
 * How many people submitted the panel form in this period, how many of them have confirmed, and how
 * many people our team imported. People who came through an open link don't count until they've
 * confirmed.
 */
export async function countJoining(db: Db, from: Date, until: Date) {
  const isForm = sql`kind = 'FORM' and not provisional and ${between(sql`agreed_at`, from, until)}`
  const { rows } = await db.execute<Counts<'forms' | 'confirmed' | 'imported'>>(sql`
    select count(distinct member_id) filter (where ${isForm})::int as forms,
      count(distinct member_id) filter (where ${isForm} and confirmed_at is not null)::int as confirmed,
      count(distinct member_id) filter (
        where kind = 'IMPORT' and ${between(sql`imported_at`, from, until)}
      )::int as imported
    from panel_joinings join panel_members on panel_members.id = member_id`)
  return rows[0] ?? { forms: 0, confirmed: 0, imported: 0 }
}

type Counts<Name extends string> = Record<Name, number>
type Step = 'invited' | 'started' | 'completed' | 'fit' | 'booked' | 'conducted'

/** How many of the invitations sent in this period have reached each step. */
export async function countFunnel(db: Db, from: Date, until: Date) {
  const { rows } = await db.execute<Counts<Step>>(sql`
    select count(*)::int as invited,
      count(*) filter (where started_at is not null)::int as started,
      count(*) filter (where status = 'COMPLETED')::int as completed,
      count(*) filter (where result = 'FIT')::int as fit,
      count(*) filter (where result = 'FIT' and booked)::int as booked,
      count(*) filter (where result = 'FIT' and conducted)::int as conducted
    from (
      select i.*, v.invitation_id is not null as booked, v.conducted
      from invitations i left join (
        select invitation_id, bool_or(${isConductedSql}) as conducted from interviews group by 1
      ) v on v.invitation_id = i.id
      where ${between(sql`i.invited_at`, from, until)}
    ) i`)
  return rows[0] ?? { invited: 0, started: 0, completed: 0, fit: 0, booked: 0, conducted: 0 }
}

export async function deleteViewsBefore(db: Db, day: Date): Promise<void> {
  await db.delete(pageViews).where(lt(pageViews.day, day.toISOString().slice(0, 10)))
}
