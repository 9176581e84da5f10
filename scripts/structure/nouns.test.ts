import { expect, test } from 'vitest'
import { featureFiles } from './feature-files.ts'
import { judge } from './invented-tree.ts'
import { nouns } from './nouns.ts'

const FEATURES = 'apps/server/src/features'

test('the nouns of the architecture name features and contract files', () => {
  const files = {
    [`${FEATURES}/calendar/service.ts`]: '',
    'apps/web/app/features/calendar/hooks.ts': '',
    'packages/contract/src/calendar.ts': '',
    'packages/contract/src/calendar-zones.test.ts': '',
    'packages/contract/src/errors.ts': '',
  }
  expect(judge(nouns, files)).toEqual([])
})

test('any other noun is refused once, wherever it stands', () => {
  const files = {
    [`${FEATURES}/slots/service.ts`]: '',
    [`${FEATURES}/slots/routes.ts`]: '',
    'apps/web/app/features/errors/hooks.ts': '',
    'packages/contract/src/slots.ts': '',
  }
  expect(judge(nouns, files).map((line) => line.split(' ')[0])).toEqual([
    `${FEATURES}/slots/service.ts:1`,
    'apps/web/app/features/errors/hooks.ts:1',
    'packages/contract/src/slots.ts:1',
  ])
})

test('a feature is made of its closed list of files', () => {
  const files = {
    [`${FEATURES}/auth/routes.ts`]: '',
    [`${FEATURES}/auth/service.ts`]: '',
    [`${FEATURES}/auth/queries.ts`]: '',
    [`${FEATURES}/auth/jobs.ts`]: '',
    [`${FEATURES}/auth/emails.tsx`]: '',
    [`${FEATURES}/auth/auth.test.ts`]: '',
    [`${FEATURES}/auth/auth-limits.test.ts`]: '',
    [`${FEATURES}/auth/rules.ts`]: '',
    [`${FEATURES}/auth/sign-in.ts`]: '',
  }
  expect(judge(featureFiles, files)).toEqual([])
})

test.each(['service-2.ts', 'tokens.ts', 'parts/service.ts', 'emails.ts'])(
  'a feature has no %s',
  (name) => {
    expect(judge(featureFiles, { [`${FEATURES}/auth/${name}`]: '' })).toHaveLength(1)
  },
)
