import { expect, test } from 'vitest'
import { featureBorders } from './feature-borders.ts'
import { cycles } from './graph.ts'
import { makeTree } from './tree.ts'

const SRC = 'apps/server/src'
const SCHEMA = {
  [`${SRC}/db/schema/all.ts`]: `export const slots = pgTable('slots', {})
    export const outboxMails = pgTable(
      'outbox_mails', {})`,
}

const judge = (files: Record<string, string>, rule = featureBorders) => {
  const all: Record<string, string> = { ...SCHEMA, ...files }
  return rule(makeTree(Object.keys(all), (path) => all[path] ?? '')).violations
}
const feature = (path: string) => `${SRC}/features/${path}`
const service = "import { x } from '#features/"

test.each([
  ['db.update(outboxMails)'],
  ['db\n  .delete(\n    outboxMails)'],
  ['insertMany(db, outboxMails, rows)'],
  ['makeRoom(tx, outboxMails, isInList, 1)'],
  ['sql`insert into outbox_mails`'],
  ['sql`UPDATE $' + '{outboxMails} set`'],
  ['sql`with gone as (delete from outbox_mails returning id)`'],
])('rejects a second feature that writes to a table: %s', (statement) => {
  const owner = { [feature('email/queries.ts')]: 'db.insert(outboxMails)' }
  expect(judge(owner)).toEqual([])
  expect(judge({ ...owner, [feature('panel/panel.test.ts')]: statement })).toEqual([])
  expect(judge({ ...owner, [feature('panel/queries.ts')]: statement })).toEqual([
    'features/email and features/panel both write to outbox_mails. Only one can.',
  ])
})

test('allows only one file to book slots', () => {
  const owner = { [feature('calendar/queries.ts')]: 'db.delete(slots)' }
  const booking = 'sql`update slots set booked_by = 1 for update of slots`'
  expect(judge({ ...owner, [feature('participation/booking-queries.ts')]: booking })).toEqual([])
  for (const path of ['participation/queries.ts', 'campaign/booking-queries.ts'])
    expect(judge({ ...owner, [feature(path)]: booking })).toHaveLength(1)
})

test('rejects features that import each other through a third feature', () => {
  const files = {
    [feature('email/service.ts')]: `${service}panel/service.ts'`,
    [feature('panel/service.ts')]: `${service}campaign/service.ts'`,
    [feature('campaign/service.ts')]: '',
  }
  expect(judge(files, cycles)).toEqual([])
  const back = { [feature('campaign/rules.ts')]: `${service}email/service.ts'` }
  expect(judge({ ...files, ...back }, cycles)).toEqual([
    expect.stringMatching(/email.* -> .*panel.* -> .*campaign.* -> .* is a cycle/),
  ])
})

test('rejects a twenty-first feature', () => {
  const files = Array.from({ length: 21 }, (_, at) => [feature(`f${at}/service.ts`), ''])
  expect(judge(Object.fromEntries(files.slice(1)))).toEqual([])
  expect(judge(Object.fromEntries(files))).toEqual([
    'There are 21 feature folders. Merge some until there are 20.',
  ])
})
