import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleWarning } from './sample-content.ts'

let webRoot: string
let ownRoot: string
beforeAll(() => {
  webRoot = mkdtempSync(path.join(tmpdir(), 'wattle-samples-'))
  ownRoot = mkdtempSync(path.join(tmpdir(), 'wattle-own-'))
  for (const folder of ['case/1', 'about'])
    mkdirSync(path.join(webRoot, folder), { recursive: true })
  const sample = '<p data-sample="true">Sample</p>'
  writeFileSync(path.join(webRoot, 'index.html'), sample)
  writeFileSync(path.join(webRoot, 'case/1/index.html'), sample)
  writeFileSync(path.join(webRoot, 'about/index.html'), '<p>Ours</p>')
  writeFileSync(path.join(ownRoot, 'index.html'), '<p>Ours</p>')
})
afterAll(() => {
  for (const folder of [webRoot, ownRoot]) rmSync(folder, { recursive: true })
})

test.each(['https://wattle.com.au', 'https://203.0.113.9', 'http://[2001:db8::1]:3000'])(
  'warns about samples on the public address %s, and names their pages',
  (publicUrl) => {
    const warning = sampleWarning(publicUrl, webRoot)
    expect(warning).toContain(`${publicUrl} is public`)
    expect(warning).toContain('on /, /case/1.')
    expect(warning).toContain('apps/web/app/content/sample')
  },
)

test.each([
  'http://127.0.0.1:3000',
  'http://localhost:3000',
  'http://[::1]:3000',
  'http://192.168.1.20',
  'https://intranet',
  'https://research.example',
  'https://wattle.test',
])("doesn't warn about samples on %s, which isn't a public address", (publicUrl) => {
  expect(sampleWarning(publicUrl, webRoot)).toBeUndefined()
})

test("doesn't warn once every sample is replaced, or before the pages are built", () => {
  expect(sampleWarning('https://wattle.com.au', ownRoot)).toBeUndefined()
  expect(sampleWarning('https://wattle.com.au', path.join(ownRoot, 'none'))).toBeUndefined()
})
