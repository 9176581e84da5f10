import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { pageViews } from '#db/schema/analytics.ts'

type View = { day: string; path: string; referrerHost: string }

export async function insertView(db: Db, view: View): Promise<void> {
  await db
    .insert(pageViews)
    .values({ ...view, views: 1 })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path, pageViews.referrerHost],
      set: { views: sql`${pageViews.views} + 1` },
    })
}

/** Views of many pages and days at once. */
export async function insertViews(db: Db, views: (View & { views: number })[]): Promise<void> {
  await db.insert(pageViews).values(views).onConflictDoNothing()
}
