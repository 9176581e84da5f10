import { expect, test } from 'vitest'
import { RULES, violationsOf } from './rules.ts'
import { makeTree, type Rule } from './tree.ts'

function rule(name: string): Rule {
  const found = RULES.find((one) => one.name === name)
  if (!found) throw new Error(`No structure rule is called ${name}.`)
  return found
}

/**
 * Returns a rule's violations in a small made-up repository. `files` maps each path to the file's
 * text.
 */
function judge(name: string, files: Record<string, string>): string[] {
  const tree = makeTree(Object.keys(files), (path) => files[path] ?? '')
  return violationsOf(tree, [rule(name)])
}

const files = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, '']))
const SRC = 'apps/server/src'
const APP = 'apps/web/app'
const AROUND = files(
  `${SRC}/http/mount.ts`,
  `${SRC}/db/schema/users.ts`,
  ...['routes', 'service', 'queries', 'rules', 'sign-in'].map(
    (name) => `${SRC}/features/auth/${name}.ts`,
  ),
  `${SRC}/features/auth/emails.tsx`,
  ...['service', 'join-panel', 'rules', 'queries'].map(
    (name) => `${SRC}/features/panel/${name}.ts`,
  ),
  `${APP}/site/pages.tsx`,
  `${APP}/features/enquiry/form.tsx`,
  `${APP}/features/research/board.tsx`,
  `${APP}/features/research/shared/pill.tsx`,
  `${APP}/ui/button.tsx`,
  `${APP}/content/brand.ts`,
  'packages/contract/src/enquiry.ts',
)

test.each([
  ['server-layers', `${SRC}/features/auth/routes.ts`, './service.ts'],
  ['server-layers', `${SRC}/features/auth/routes.ts`, './sign-in.ts'],
  ['server-layers', `${SRC}/features/auth/service.ts`, './queries.ts'],
  ['server-layers', `${SRC}/features/auth/service.ts`, './emails.tsx'],
  ['server-layers', `${SRC}/features/auth/service.ts`, '#features/panel/join-panel.ts'],
  ['server-layers', `${SRC}/features/auth/queries.ts`, '#features/panel/rules.ts'],
  ['server-layers', `${SRC}/features/auth/auth.test.ts`, './queries.ts'],
  ['server-layers', `${SRC}/testing/given.ts`, '#features/auth/queries.ts'],
  ['server-packages', `${SRC}/features/auth/queries.ts`, 'drizzle-orm'],
  ['server-packages', `${SRC}/features/auth/session-queries.ts`, 'drizzle-orm'],
  ['server-packages', `${SRC}/db/open.ts`, 'pg'],
  ['server-packages', `${SRC}/features/auth/auth.test.ts`, '#db/schema/users.ts'],
  ['server-packages', `${SRC}/features/auth/routes.ts`, 'fastify'],
  ['web-layers', `${APP}/site/pages.tsx`, '#features/enquiry/form.tsx'],
  ['web-layers', `${APP}/features/enquiry/form.tsx`, '@wattle/contract/enquiry'],
  ['web-layers', `${APP}/features/enquiry/form.tsx`, '#features/research/shared/pill.tsx'],
  ['contract-imports', 'packages/contract/src/a.ts', 'zod/mini'],
  ['contract-imports', 'packages/contract/src/a.test.ts', 'vitest'],
])('%s lets %s import %s', (name, path, specifier) => {
  expect(judge(name, { ...AROUND, [path]: `import { x } from '${specifier}'` })).toEqual([])
})

test.each([
  ['server-layers', `${SRC}/features/auth/routes.ts`, './queries.ts'],
  ['server-layers', `${SRC}/features/auth/queries.ts`, './service.ts'],
  ['server-layers', `${SRC}/features/auth/queries.ts`, './sign-in.ts'],
  ['server-layers', `${SRC}/features/auth/session-queries.ts`, './service.ts'],
  ['server-layers', `${SRC}/features/auth/rules.ts`, './queries.ts'],
  ['server-layers', `${SRC}/features/auth/queries.ts`, '#features/panel/service.ts'],
  ['server-layers', `${SRC}/features/auth/service.ts`, './routes.ts'],
  ['server-layers', `${SRC}/features/auth/service.ts`, '../panel/queries.ts'],
  ['server-layers', `${SRC}/features/panel/panel.test.ts`, '#features/auth/queries.ts'],
  ['server-layers', `${SRC}/features/panel/service.ts`, '#features/auth/emails.tsx'],
  ['server-layers', `${SRC}/http/actor.ts`, '#features/auth/queries.ts'],
  ['server-packages', `${SRC}/features/auth/service.ts`, 'drizzle-orm/pg-core'],
  ['server-packages', `${SRC}/features/auth/service.ts`, '#db/schema/users.ts'],
  ['server-packages', `${SRC}/http/rate-limits.ts`, 'drizzle-orm'],
  ['server-packages', `${SRC}/features/auth/queries.ts`, '@fastify/cookie'],
  ['server-packages', `${SRC}/features/auth/jobs.ts`, '#http/mount.ts'],
  ['web-layers', `${APP}/features/enquiry/form.tsx`, '#site/pages.tsx'],
  ['web-layers', `${APP}/features/enquiry/form.tsx`, '../research/board.tsx'],
  ['web-layers', `${APP}/ui/button.tsx`, '@wattle/contract/enquiry'],
  ['web-layers', `${APP}/ui/button.tsx`, '#content/brand.ts'],
  ['web-layers', `${APP}/lib/call.ts`, '#features/enquiry/form.tsx'],
  ['contract-imports', 'packages/contract/src/a.ts', 'node:crypto'],
  ['contract-imports', 'packages/contract/src/a.ts', 'vitest'],
  ['workspaces', `${APP}/lib/call.ts`, '../../../server/src/http/mount.ts'],
  ['public-pages', `${APP}/root.tsx`, './features/research/board.tsx'],
])('%s doesn’t let %s import %s', (name, path, specifier) => {
  const text = `\nconst x = await import('${specifier}')`
  expect(judge(name, { ...AROUND, [path]: text })).toEqual([
    expect.stringContaining(`${path}:2 ${name}: `),
  ])
})

test('follows a public page’s imports through other files, but not imports of types', () => {
  const detour = (form: string) => ({
    [`${APP}/site/pages.tsx`]: "import { a } from '#lib/a.ts'",
    [`${APP}/lib/a.ts`]: `import ${form} { Board } from '#features/research/board.tsx'`,
    [`${APP}/features/research/board.tsx`]: '',
  })
  expect(judge('public-pages', detour(''))).toHaveLength(1)
  expect(judge('public-pages', detour('type'))).toEqual([])
})

test('finds a component that its page’s stylesheet doesn’t scan', () => {
  const tree = {
    [`${APP}/site/site.css`]: '@source "./*.tsx";\n@source "../ui/{button,field}.tsx";\n',
    [`${APP}/site/pages.tsx`]: "import { Form } from '#ui/form.tsx'",
    [`${APP}/ui/form.tsx`]: "import { Button } from './button.tsx'",
    [`${APP}/ui/button.tsx`]: '',
  }
  expect(judge('page-styles', tree)).toEqual([
    `${APP}/site/site.css:1 page-styles: Add an @source line for ${APP}/ui/form.tsx.`,
  ])
})

test('shows a cycle between files or features once, as a chain', () => {
  const tree = {
    [`${APP}/features/a/x.ts`]: "import { y } from '#features/b/shared/y.ts'",
    [`${APP}/features/b/shared/y.ts`]: '',
    [`${APP}/features/b/z.ts`]: "import type { W } from '../a/shared/w.ts'",
    [`${APP}/features/a/shared/w.ts`]: "import './v.ts'",
    [`${APP}/features/a/shared/v.ts`]: "export const w = () => import('./w.ts')",
  }
  const [files, features, ...others] = judge('cycles', tree)
  expect(files).toContain('w.ts -> ')
  expect(features).toContain(
    `A cycle: ${APP}/features/a -> ${APP}/features/b -> ${APP}/features/a.`,
  )
  expect(others).toEqual([])
})

test('finds missing files in documents and comments, and routes missing from the map', () => {
  const tree = { 'docs/a.md': '`a.ts` `gone.test.ts` `PUBLIC_URL`', 'scripts/a.ts': '' }
  expect(judge('doc-paths', tree)).toEqual(['docs/a.md:1 doc-paths: gone.test.ts does not exist.'])
  const comments = '/** See `b.ts`; see scripts/c.ts. */\nconst d = `e.ts`'
  expect(judge('doc-paths', { 'scripts/b.ts': comments })).toEqual([
    'scripts/b.ts:1 doc-paths: scripts/c.ts does not exist.',
  ])
  const route = `${APP}/routes/auth/login.tsx`
  expect(judge('map', { 'docs/map.md': `\`${route}\` \`${APP}\``, [route]: '' })).toEqual([])
  expect(judge('map', { 'docs/map.md': '\n`gone`', [route]: '' })).toEqual([
    'docs/map.md:2 map: gone does not exist.',
    `docs/map.md:1 map: ${route} is missing from this page.`,
  ])
})

test('ignores imports in comments and strings, and refuses files it can’t parse', () => {
  const text =
    "// import a from '#features/research/board.tsx'\nconst b = \"import 'x'\"\nimport 'node:fs'"
  expect(judge('public-pages', { ...AROUND, [`${APP}/root.tsx`]: text })).toEqual([])
  expect(() => makeTree(['a.ts'], () => 'const = 1')).toThrow('a.ts')
})

test('fails a rule that checks nothing', () => {
  const empty = makeTree([], () => '')
  expect(violationsOf(empty, RULES)).toHaveLength(RULES.length)
})
