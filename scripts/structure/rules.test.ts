import { expect, test } from 'vitest'
import { RULES, violationsOf } from './rules.ts'
import { makeTree } from './tree.ts'

/**
 * Returns a rule's violations in a small made-up repository. `files` maps each path to the file's
 * text.
 */
function judge(name: string, files: Record<string, string>): string[] {
  const tree = makeTree(Object.keys(files), (path) => files[path] ?? '')
  const rule = RULES[name]
  if (!rule) throw new Error(`No structure rule is called ${name}.`)
  return rule(tree).violations
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
  ['serverLayers', `${SRC}/features/auth/routes.ts`, './service.ts'],
  ['serverLayers', `${SRC}/features/auth/routes.ts`, './sign-in.ts'],
  ['serverLayers', `${SRC}/features/auth/service.ts`, './queries.ts'],
  ['serverLayers', `${SRC}/features/auth/service.ts`, './emails.tsx'],
  ['serverLayers', `${SRC}/features/auth/service.ts`, '#features/panel/join-panel.ts'],
  ['serverLayers', `${SRC}/features/auth/queries.ts`, '#features/panel/rules.ts'],
  ['serverLayers', `${SRC}/features/auth/auth.test.ts`, './queries.ts'],
  ['serverLayers', `${SRC}/testing/given.ts`, '#features/auth/queries.ts'],
  ['serverPackages', `${SRC}/features/auth/queries.ts`, 'drizzle-orm'],
  ['serverPackages', `${SRC}/features/auth/session-queries.ts`, 'drizzle-orm'],
  ['serverPackages', `${SRC}/db/open.ts`, 'pg'],
  ['serverPackages', `${SRC}/features/auth/auth.test.ts`, '#db/schema/users.ts'],
  ['serverPackages', `${SRC}/features/auth/routes.ts`, 'fastify'],
  ['webLayers', `${APP}/site/pages.tsx`, '#features/enquiry/form.tsx'],
  ['webLayers', `${APP}/features/enquiry/form.tsx`, '@wattle/contract/enquiry'],
  ['webLayers', `${APP}/features/enquiry/form.tsx`, '#features/research/shared/pill.tsx'],
  ['workspaces', `${APP}/features/enquiry/form.tsx`, '@wattle/contract/enquiry'],
])('applies %s and lets %s import %s', (name, path, specifier) => {
  expect(judge(name, { ...AROUND, [path]: `import { x } from '${specifier}'` })).toEqual([])
})

test.each([
  ['serverLayers', `${SRC}/features/auth/routes.ts`, './queries.ts'],
  ['serverLayers', `${SRC}/features/auth/queries.ts`, './service.ts'],
  ['serverLayers', `${SRC}/features/auth/queries.ts`, './sign-in.ts'],
  ['serverLayers', `${SRC}/features/auth/session-queries.ts`, './service.ts'],
  ['serverLayers', `${SRC}/features/auth/rules.ts`, './queries.ts'],
  ['serverLayers', `${SRC}/features/auth/queries.ts`, '#features/panel/service.ts'],
  ['serverLayers', `${SRC}/features/auth/service.ts`, './routes.ts'],
  ['serverLayers', `${SRC}/features/auth/service.ts`, '../panel/queries.ts'],
  ['serverLayers', `${SRC}/features/panel/panel.test.ts`, '#features/auth/queries.ts'],
  ['serverLayers', `${SRC}/features/panel/service.ts`, '#features/auth/emails.tsx'],
  ['serverLayers', `${SRC}/http/actor.ts`, '#features/auth/queries.ts'],
  ['serverPackages', `${SRC}/features/auth/service.ts`, 'drizzle-orm/pg-core'],
  ['serverPackages', `${SRC}/features/auth/service.ts`, '#db/schema/users.ts'],
  ['serverPackages', `${SRC}/http/rate-limits.ts`, 'drizzle-orm'],
  ['serverPackages', `${SRC}/features/auth/queries.ts`, '@fastify/cookie'],
  ['serverPackages', `${SRC}/features/auth/jobs.ts`, '#http/mount.ts'],
  ['webLayers', `${APP}/features/enquiry/form.tsx`, '#site/pages.tsx'],
  ['webLayers', `${APP}/features/enquiry/form.tsx`, '../research/board.tsx'],
  ['webLayers', `${APP}/ui/button.tsx`, '@wattle/contract/enquiry'],
  ['webLayers', `${APP}/ui/button.tsx`, '#content/brand.ts'],
  ['webLayers', `${APP}/lib/call.ts`, '#features/enquiry/form.tsx'],
  ['workspaces', `${APP}/lib/call.ts`, '../../../server/src/http/mount.ts'],
])('applies %s and doesn’t let %s import %s', (name, path, specifier) => {
  const text = `\nconst x = await import('${specifier}')`
  expect(judge(name, { ...AROUND, [path]: text })).toEqual([expect.stringContaining(`${path}:2 `)])
})

test('follows a public page’s imports through other files, except imports of types', () => {
  const detour = (form: string) => ({
    [`${APP}/site/pages.tsx`]: "import { a } from '#lib/a.ts'",
    [`${APP}/lib/a.ts`]: form,
    [`${APP}/features/research/board.tsx`]: "import '#features/research/shared/pill.tsx'",
    [`${APP}/features/research/shared/pill.tsx`]: '',
  })
  const page = `${APP}/site/pages.tsx`
  const chain = `${page} -> ${APP}/lib/a.ts -> ${APP}/features/research/board.tsx`
  const said = [`${chain}: public pages can't load code that needs an account.`]
  const from = "'#features/research/board.tsx'"
  expect(judge('publicPages', detour(`import { Board } from ${from}`))).toEqual(said)
  expect(judge('publicPages', detour(`const board = await import(${from})`))).toEqual(said)
  expect(judge('publicPages', detour(`export { Board } from ${from}`))).toEqual(said)
  expect(judge('publicPages', detour(`import type { Board } from ${from}`))).toEqual([])
})

test('finds a component that its page’s stylesheet doesn’t scan', () => {
  const tree = {
    [`${APP}/site/site.css`]: '@source "./*.tsx";\n@source "../ui/{button,field}.tsx";\n',
    [`${APP}/site/pages.tsx`]: "import { Form } from '#ui/form.tsx'",
    [`${APP}/ui/form.tsx`]: "import { Button } from './button.tsx'",
    [`${APP}/ui/button.tsx`]: '',
  }
  expect(judge('pageStyles', tree)).toEqual([
    `${APP}/site/site.css Add an @source line for ${APP}/ui/form.tsx.`,
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
    `${APP}/features/a -> ${APP}/features/b -> ${APP}/features/a is a cycle.`,
  )
  expect(others).toEqual([])
})

test('finds documents and comments that name missing files, and routes that the map leaves out', () => {
  const tree = { 'docs/a.md': '`a.ts` `gone.test.ts` `PUBLIC_URL`', 'scripts/a.ts': '' }
  expect(judge('docPaths', tree)).toEqual(['docs/a.md:1 gone.test.ts does not exist.'])
  const comments = '/** See `b.ts`; see scripts/c.ts. */\nconst d = `e.ts`'
  expect(judge('docPaths', { 'scripts/b.ts': comments })).toEqual([
    'scripts/b.ts:1 scripts/c.ts does not exist.',
  ])
  const route = `${APP}/routes/auth/login.tsx`
  expect(judge('map', { 'docs/map.md': `\`${route}\` \`${APP}\``, [route]: '' })).toEqual([])
  const gone = { 'docs/map.md': '\n`gone`', [route]: '' }
  expect(judge('map', gone)).toEqual([`docs/map.md ${route} is missing from this page.`])
  expect(judge('docPaths', gone)).toEqual(['docs/map.md:2 gone does not exist.'])
})

test('ignores imports in comments and strings, and refuses files it can’t parse', () => {
  const text =
    "// import a from '#features/research/board.tsx'\nconst b = \"import 'x'\"\nimport 'node:fs'"
  expect(judge('publicPages', { ...AROUND, [`${APP}/root.tsx`]: text })).toEqual([])
  expect(() => makeTree(['a.ts'], () => 'const = 1')).toThrow('a.ts')
})

test('fails a rule that finds no files to check', () => {
  const empty = makeTree([], () => '')
  expect(violationsOf(empty)).toHaveLength(Object.keys(RULES).length)
})
