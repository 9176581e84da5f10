import { countPageView } from '@wattle/contract/analytics'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pageViews } from '#db/schema/analytics.ts'
import { rateLimits } from '#db/schema/guards.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { MOST_HOSTS_A_DAY } from './service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(pageViews)
  await app.deps.db.delete(rateLimits)
})

const view = (body: { path: string; referrer?: string }) => app.call(countPageView, { body })
const counted = () => app.deps.db.select().from(pageViews)

test('counts views by day, page and referring host', async () => {
  app.clock.set('2026-11-15T12:00:00Z')
  await view({ path: '/', referrer: 'https://search.example/find?q=secret' })
  await view({ path: '/', referrer: 'https://search.example/' })
  await view({ path: '/', referrer: 'https://wattle.example/about' })
  // It's already the 16th in Melbourne.
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

test('counts all views that arrive at once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => view({ path: '/' })))
  expect(await counted()).toMatchObject([{ views: 20 }])
})

test.each([
  '/panel',
  '/nothing',
  'https://evil.example/',
  '/<script>',
  '/\0',
  '/case/99',
  '/platform/research/anything',
])('doesn’t count a view of %j', async (path) => {
  expect(await view({ path })).toMatchObject({ status: 204 })
  expect(await counted()).toEqual([])
})

test.each([
  'https://a\0b.example/',
  'https://search.example\0/',
  '\0',
  'not a link',
  'javascript:alert(1)',
  'about:blank',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://[::1]/',
  `https://${'a.'.repeat(200)}example/`,
  'https://under_score.example/',
])('stores no host for the referrer %j', async (referrer) => {
  expect(await view({ path: '/', referrer })).toMatchObject({ status: 204 })
  expect(await counted()).toMatchObject([{ referrerHost: '', views: 1 }])
})

test('stores a normalised host without its port', async () => {
  await view({ path: '/', referrer: 'https://Bücher.Example:8443/x' })
  expect(await counted()).toMatchObject([{ referrerHost: 'xn--bcher-kva.example' }])
})

test('counts hosts beyond the daily limit together', async () => {
  const day = '2026-11-17'
  app.clock.set(`${day}T01:00:00Z`)
  const hosts = Array.from({ length: MOST_HOSTS_A_DAY }, (_, at) => `site${at}.example`)
  await app.deps.db
    .insert(pageViews)
    .values(hosts.map((referrerHost) => ({ day, path: '/about', referrerHost, views: 1 })))
  await view({ path: '/', referrer: 'https://new1.example/' })
  await view({ path: '/', referrer: 'https://new2.example/' })
  await view({ path: '/', referrer: 'https://site7.example/' })
  await view({ path: '/' })
  const rows = (await counted()).filter(({ path }) => path === '/')
  expect(rows.map(({ referrerHost, views }) => [referrerHost, views]).sort()).toEqual([
    ['', 1],
    ['other', 2],
    ['site7.example', 1],
  ])
})

test('limits how many views an hour it counts from one network', async () => {
  const { limit } = countPageView
  const [key, windowEndsAt] = ['view 127.0.0.1', new Date(app.clock.now().getTime() + 1000)]
  await app.deps.db.insert(rateLimits).values({ key, count: limit?.max ?? 0, windowEndsAt })
  expect(await view({ path: '/' })).toMatchObject({ status: 429 })
  expect(await counted()).toEqual([])
})
