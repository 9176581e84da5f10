import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { pageViews } from '#db/schema/analytics.ts'

type View = { day: string; path: string; referrerHost: string }

/** Counts the view under "other" where its host is new and the day has as many hosts as it may. */
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

/** Views of many pages and days at once. */
export async function insertViews(db: Db, views: (View & { views: number })[]): Promise<void> {
  await db.insert(pageViews).values(views).onConflictDoNothing()
}
