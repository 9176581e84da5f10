import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { distributions } from '#db/schema/distributions.ts'
import { outboxMails } from '#db/schema/outbox.ts'
import { researches } from '#db/schema/researches.ts'
import { findSignedIn } from '#features/auth/manage-sessions.ts'
import { STUDY } from './given.ts'
import { rowCounts } from './row-counts.ts'
import { startInTwoSteps, startStudy } from './start-study.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Everything a start writes. Ids are replaced, because they differ between studies. */
async function written(start: typeof startStudy) {
  const { db } = app.deps
  const owner = await app.given.user()
  const project = await app.given.research({ status: 'CONDUCTING_INTERVIEW', owner })
  const actor = await findSignedIn(app.deps, owner.token)
  if (!actor) throw new Error('not signed in')
  const before = await rowCounts(db)
  const id = await start(app.deps, { actor, researchId: project.id, form: STUDY })
  const counts = await rowCounts(db)
  const more = Object.entries(counts).map(([table, rows]) => [table, rows - (before[table] ?? 0)])
  const rows = [
    await db.select().from(distributions).where(eq(distributions.id, id)),
    await db.select().from(researches).where(eq(researches.id, project.id)),
    await db.select().from(outboxMails).where(eq(outboxMails.aboutUserId, owner.id)),
  ]
  const withoutIds = (key: string, value: unknown) =>
    /^id$|Id$/.test(key) && value !== null ? 'ID' : value
  return {
    more: more.filter(([, added]) => added !== 0),
    rows: JSON.parse(JSON.stringify(rows, withoutIds).replace(/\/\d+\b/g, '/ID')),
  }
}

test('starts a study with the same rows and email as a researcher and an admin would', async () => {
  const inTwoSteps = await written(startInTwoSteps)
  expect(await written(startStudy)).toEqual(inTwoSteps)
  expect(inTwoSteps.more).toEqual(
    expect.arrayContaining([
      ['distributions', 1],
      ['outbox_mails', 1],
    ]),
  )
})
