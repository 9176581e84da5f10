import { expect, test } from 'vitest'
import { judge } from './invented-tree.ts'
import { publicPages } from './public-pages.ts'
import { webLayers } from './web-layers.ts'

const APP = 'apps/web/app'
const EVERYTHING = {
  [`${APP}/routes/site/home.tsx`]: '',
  [`${APP}/features/enquiry/form.tsx`]: '',
  [`${APP}/features/research/board.tsx`]: '',
  [`${APP}/features/research/shared/pill.tsx`]: '',
  [`${APP}/ui/button.tsx`]: '',
  [`${APP}/lib/call.ts`]: '',
  [`${APP}/content/brand.ts`]: '',
  'packages/contract/src/enquiry.ts': '',
}

test.each([
  ['routes/site/home.tsx', "import { Form } from '#features/enquiry/form.tsx'"],
  ['features/enquiry/form.tsx', "import { Button } from '#ui/button.tsx'"],
  ['features/enquiry/form.tsx', "import { submit } from '@wattle/contract/enquiry'"],
  ['features/enquiry/form.tsx', "import { Pill } from '#features/research/shared/pill.tsx'"],
  ['features/enquiry/hooks.ts', "import { call } from '../../lib/api/call.ts'"],
  ['ui/dialog.tsx', "import { cx } from '#lib/api/call.ts'"],
])('%s may hold: %s', (path, line) => {
  expect(judge(webLayers, { ...EVERYTHING, [`${APP}/${path}`]: line })).toEqual([])
})

test.each([
  ['features/enquiry/form.tsx', "import home from '#routes/site/home.tsx'"],
  ['features/enquiry/form.tsx', "import { Board } from '../research/board.tsx'"],
  ['ui/button.tsx', "import { Form } from '#features/enquiry/form.tsx'"],
  ['ui/button.tsx', "import { submit } from '@wattle/contract/enquiry'"],
  ['ui/button.tsx', "import type { Brand } from '#content/brand.ts'"],
  ['lib/api/call.ts', "import { Form } from '#features/enquiry/form.tsx'"],
  ['content/brand.ts', "import home from '#routes/site/home.tsx'"],
])('%s may not hold: %s', (path, line) => {
  expect(judge(webLayers, { ...EVERYTHING, [`${APP}/${path}`]: line })).toHaveLength(1)
})

test('reports features that import each other through shared folders', () => {
  const files = {
    [`${APP}/features/enquiry/form.tsx`]:
      "import { Pill } from '#features/research/shared/pill.tsx'",
    [`${APP}/features/enquiry/shared/name.ts`]: '',
    [`${APP}/features/research/board.tsx`]:
      "import { name } from '#features/enquiry/shared/name.ts'",
    [`${APP}/features/research/shared/pill.tsx`]: '',
  }
  expect(judge(webLayers, files)).toHaveLength(2)
})

test('a public page that reaches platform code over a detour is told where', () => {
  const files = {
    [`${APP}/routes/site/home.tsx`]: "import { a } from '#lib/a.ts'",
    [`${APP}/lib/a.ts`]: "// why\nexport const a = () => import('#lib/b.ts')",
    [`${APP}/lib/b.ts`]: "import { Board } from '#features/research/board.tsx'",
    [`${APP}/features/research/board.tsx`]: '',
  }
  expect(judge(publicPages, files)).toEqual([
    `${APP}/lib/b.ts:1 public-pages: The public ${APP}/routes/site/home.tsx must not reach ` +
      `${APP}/features/research/board.tsx.`,
  ])
})

test('what every page loads reaches no signed-in area either', () => {
  const files = {
    [`${APP}/root.tsx`]: "import { nav } from './routes/admin/nav.tsx'",
    [`${APP}/routes/admin/nav.tsx`]: '',
  }
  expect(judge(publicPages, files)).toHaveLength(1)
})

test('types, platform pages and the style guide are free', () => {
  const files = {
    [`${APP}/routes/site/home.tsx`]: "import type { B } from '#features/research/board.tsx'",
    [`${APP}/routes/platform/list.tsx`]: "import { B } from '#features/research/board.tsx'",
    [`${APP}/routes/styleguide.tsx`]: "import { B } from '#features/research/board.tsx'",
    [`${APP}/features/research/board.tsx`]: '',
  }
  expect(judge(publicPages, files)).toEqual([])
})
