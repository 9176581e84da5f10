import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRespondentPage } from './respondent-start.ts'

let assets: string
beforeEach(() => {
  assets = mkdtempSync(join(tmpdir(), 'assets-'))
})
afterEach(() => rmSync(assets, { recursive: true }))
const write = (name: string, text: string) => writeFileSync(join(assets, name), text)

const BUILT = [
  '<html lang="en-AU"><head><meta charSet="utf-8"/><style>p{}</style>',
  '<link rel="modulepreload" href="/assets/vendor-1.js"/><script>theme()</script></head><body>',
  '<p>Page</p><script>window.__reactRouterContext = {};</script>',
  '<script type="module" async="">import "/assets/manifest-1.js";</script></body></html>',
].join('')

test('a page starts with its own code and all that it imports, and nothing of the router', () => {
  write('respondent-slots-1.js', 'import{a}from"./start-1.js";import("./late-1.js")')
  write('start-1.js', 'import{b}from"./react-1.js"')
  write('react-1.js', 'export{}')
  const html = startRespondentPage(BUILT, 'slots', assets)
  expect(html.match(/\/assets\/[\w-]+\.js/g)).toEqual([
    '/assets/respondent-slots-1.js',
    '/assets/start-1.js',
    '/assets/react-1.js',
    '/assets/respondent-slots-1.js',
  ])
  expect(html).not.toContain('__reactRouter')
  expect(html).toContain('<script>theme()</script>')
  // Nothing is asked for earlier than what the page shows.
  expect(html.indexOf('by-screener-hash')).toBeLessThan(html.indexOf('<link'))
})

test('a page without code of its own is told to have none', () => {
  expect(() => startRespondentPage(BUILT, 'slots', assets)).toThrow('slots')
})
