import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { isWindowOpenSql, memberZoneSql } from './contact-window.ts'
import { panelMembers } from './schema/panel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ZONES = [
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Broken_Hill',
  'Australia/Darwin',
  'Australia/Eucla',
  'Australia/Hobart',
  'Australia/Lindeman',
  'Australia/Lord_Howe',
  'Australia/Melbourne',
  'Australia/Perth',
  'Australia/Sydney',
]
const HALF_HOUR = 30 * 60_000

/**
 * Replaces all members with one for each of these rows. Columns that a row leaves out get default
 * values.
 */
async function membersWith(rows: Partial<typeof panelMembers.$inferInsert>[]) {
  await app.deps.db.delete(panelMembers)
  const at = new Date('2026-01-01T00:00:00Z')
  const values = rows.map((row, index) => ({
    email: `member${index}@example.com`,
    state: 'ACTIVE' as const,
    linkNonce: Buffer.alloc(1, index),
    keyHash: Buffer.alloc(1, index),
    joinedAt: at,
    updatedAt: at,
    ...row,
  }))
  await app.deps.db.insert(panelMembers).values(values)
}

function wallClock(at: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    hour: '2-digit',
    weekday: 'short',
    hourCycle: 'h23',
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return { hour: Number(part('hour')), weekday: part('weekday') }
}

test.each([
  ['ends', '2026-04-04T00:00:00Z'],
  ['starts', '2026-10-03T00:00:00Z'],
])(
  'never opens a contact window early or late in any Australian time zone when daylight saving %s',
  async (_what, start) => {
    await membersWith(ZONES.map((timezone) => ({ timezone })))
    const quiet = { from: 19, to: 9 }
    const wrong: string[] = []
    for (let step = 0; step < 96; step++) {
      const now = new Date(new Date(start).getTime() + step * HALF_HOUR)
      const rows = await app.deps.db
        .select({
          timezone: panelMembers.timezone,
          isOpen: isWindowOpenSql({ now, quiet, agencyZone: 'UTC' }),
        })
        .from(panelMembers)
      for (const { timezone, isOpen } of rows) {
        const { hour } = wallClock(now, timezone ?? '')
        if (isOpen !== (hour >= 9 && hour < 19)) wrong.push(`${timezone} ${now.toISOString()}`)
      }
    }
    expect(wrong).toEqual([])
  },
)

test('opens a contact window only on the days and at the hours a member chose', async () => {
  await membersWith([
    { timezone: 'Australia/Perth', contactDays: [6, 7], contactFrom: 10, contactTo: 12 },
  ])
  const open: string[] = []
  for (let step = 0; step < 7 * 48; step++) {
    const now = new Date(Date.parse('2026-11-15T00:00:00Z') + step * HALF_HOUR)
    const time = { now, quiet: null, agencyZone: 'UTC' }
    const [row] = await app.deps.db.select({ isOpen: isWindowOpenSql(time) }).from(panelMembers)
    const { hour, weekday } = wallClock(now, 'Australia/Perth')
    if (row?.isOpen) open.push(`${weekday} ${hour}`)
  }
  expect([...new Set(open)].sort()).toEqual(['Sat 10', 'Sat 11', 'Sun 10', 'Sun 11'])
})

test('uses the time zone of a member’s last answer, of their postcode or of the agency, in that order', async () => {
  const zones = [
    ['3000', 'Australia/Melbourne'],
    ['2000', 'Australia/Sydney'],
    ['2880', 'Australia/Broken_Hill'],
    ['0800', 'Australia/Darwin'],
    ['0200', 'Australia/Sydney'],
    ['4000', 'Australia/Brisbane'],
    ['5000', 'Australia/Adelaide'],
    ['6000', 'Australia/Perth'],
    ['7000', 'Australia/Hobart'],
    ['abc', 'Pacific/Auckland'],
  ] as const
  await membersWith([
    ...zones.map(([postcode]) => ({ postcode })),
    { postcode: '3000', timezone: 'Australia/Perth' },
    {},
  ])
  const rows = await app.deps.db
    .select({ zone: memberZoneSql('Pacific/Auckland') })
    .from(panelMembers)
    .orderBy(panelMembers.id)
  expect(rows.map(({ zone }) => zone)).toEqual([
    ...zones.map(([, zone]) => zone),
    'Australia/Perth',
    'Pacific/Auckland',
  ])
})
