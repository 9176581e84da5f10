import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { countPageView } from '@wattle/contract/analytics'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pageViews } from '#db/schema/analytics.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
let build: string
beforeAll(async () => {
  build = mkdtempSync(path.join(tmpdir(), 'wattle-views-'))
  mkdirSync(path.join(build, 'client'))
  writeFileSync(path.join(build, 'client/index.html'), '<html></html>')
  writeFileSync(path.join(build, 'client/__spa-fallback.html'), '<html></html>')
  writeFileSync(path.join(build, 'app-paths.json'), '["/platform/research/:id", "/panel"]')
  app = await startTestApp({ webRoot: path.join(build, 'client') })
})
afterAll(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})
beforeEach(() => app.deps.db.delete(pageViews))

const view = (body: { path: string; referrer?: string }) => app.call(countPageView, { body })
const counted = () => app.deps.db.select().from(pageViews)

test('views are counted by day, page and the host people came from', async () => {
  app.clock.set('2026-11-15T12:00:00Z')
  await view({ path: '/', referrer: 'https://search.example/find?q=secret' })
  await view({ path: '/', referrer: 'https://search.example/' })
  await view({ path: '/', referrer: 'https://wattle.example/about' })
  // Already the 16th in Melbourne.
  app.clock.set('2026-11-15T13:30:00Z')
  await view({ path: '/platform/research/17' })
  const rows = await counted()
  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      { day: '2026-11-15', path: '/', referrerHost: 'search.example', views: 2 },
      { day: '2026-11-15', path: '/', referrerHost: '', views: 1 },
      { day: '2026-11-16', path: '/platform/research/:id', referrerHost: '', views: 1 },
    ]),
  )
})

test('views at the same moment are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => view({ path: '/' })))
  expect(await counted()).toMatchObject([{ views: 20 }])
})

test.each(['/panel', '/nothing', 'https://evil.example/', '/<script>'])(
  '%s is not counted',
  async (path) => {
    expect(await view({ path })).toMatchObject({ status: 204 })
    expect(await counted()).toEqual([])
  },
)
