import { expect, test } from 'vitest'
import { slimManifest } from './slim-manifest.ts'

const script = (routes: object) =>
  `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/a'] }, routes })};`

test('a route names no file that its parents bring, and keeps all else', () => {
  const root = { module: '/root', imports: ['/a'] }
  const layout = { parentId: 'root', module: '/layout', imports: ['/a', '/b'], css: [] }
  const page = { parentId: 'layout', module: '/page', imports: ['/root', '/a', '/b', '/c'] }
  const flags = { hasLoader: true, hasAction: false }
  expect(slimManifest(script({ root, layout, page: { ...page, ...flags } }))).toBe(
    script({
      root,
      layout: { ...layout, imports: ['/b'] },
      page: { parentId: 'layout', module: '/page', imports: ['/c'], hasLoader: true },
    }),
  )
})

test('screens of few people are not listed with their files', () => {
  const root = { module: '/root', imports: ['/a'] }
  const users = { parentId: 'root', module: '/users', imports: ['/table'] }
  expect(slimManifest(script({ root, 'routes/admin/users': users }))).toBe(
    script({ root, 'routes/admin/users': { ...users, imports: [] } }),
  )
})

test('what is no list of files is told to be none', () => {
  expect(() => slimManifest('export {}')).toThrow('no list')
})
