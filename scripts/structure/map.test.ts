import { expect, test } from 'vitest'
import { judge } from './invented-tree.ts'
import { map } from './map.ts'
import { SEED_SECTIONS } from './seed-sections.ts'

const ROUTE = 'apps/web/app/routes/site/home.tsx'
const FEATURE = 'apps/server/src/features/enquiry'

function judgeMap(rows: Record<string, string>, files: string[] = [], rest = ''): string[] {
  const all = { ...Object.fromEntries(SEED_SECTIONS.map((name) => [name, 'planned'])), ...rows }
  const list = Object.entries(all).map(([name, row]) => `- ${name}: ${row}`)
  const text = [...list, rest].join('\n')
  const others = Object.fromEntries(files.map((path) => [path, '']))
  return judge(map, { ...others, 'docs/map.md': text })
}

test('both seeds have sections 1 to 9', () => {
  const found = new Set(SEED_SECTIONS.map((name) => name.slice(0, 5)))
  expect(found.size).toBe(18)
})

test('a map of plans alone is true while nothing is built', () => {
  expect(judgeMap({})).toEqual([])
})

test('planned may be stressed in either way', () => {
  expect(judgeMap({ '000.1 home': '*planned*', '000.2 footer': '_planned_' })).toEqual([])
})

test('without a map the rule fails', () => {
  expect(judge(map, { 'docs/other.md': '' })).toHaveLength(1)
})

test('every part of the seeds needs its row, and only those', () => {
  const text = SEED_SECTIONS.slice(1).map((name) => `- ${name}: planned`)
  const rows = [...text, '- 000.2 pricing: planned', text[0]].join('\n')
  expect(judge(map, { 'docs/map.md': rows })).toEqual([
    expect.stringContaining("no section '000.2 pricing'"),
    expect.stringContaining('has two rows'),
    expect.stringContaining(`'${SEED_SECTIONS[0]}' of the seeds has no row`),
  ])
})

test('a row names files or says planned', () => {
  expect(judgeMap({ '000.1 home': 'soon' })).toEqual([expect.stringContaining('neither a file')])
})

test('a path that does not exist is told with its line, a file or folder that does is fine', () => {
  const row = `\`${ROUTE}\`, \`apps/web/app\`, \`apps/web/app/gone.tsx\``
  expect(judgeMap({ '000.1 home': row }, [ROUTE])).toEqual([
    'docs/map.md:1 map: apps/web/app/gone.tsx does not exist.',
  ])
})

test('every feature and every route must be named somewhere', () => {
  const files = [ROUTE, `${FEATURE}/service.ts`]
  expect(judgeMap({}, files)).toHaveLength(2)
  expect(judgeMap({ '000.1 home': `\`${ROUTE}\`` }, files, `\`${FEATURE}/service.ts\``)).toEqual([])
})

test('an audience is not named as a whole, the parts of another page are', () => {
  const guide = 'apps/web/app/routes/styleguide'
  expect(judgeMap({}, [`${guide}/forms.tsx`], `\`${guide}\``)).toEqual([])
  expect(judgeMap({}, [ROUTE], '`apps/web/app/routes/site`')).toHaveLength(1)
})
