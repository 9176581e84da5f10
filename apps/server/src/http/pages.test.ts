import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableMarks } from '#testing/table-marks.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { pageFrame } from './page-frame.ts'

const HOME =
  '<html><script>hello()</script><style>p{color:red}</style><script src="/assets/a.js"></script>home</html>'
const FALLBACK = '<html>the app</html>'
const NOT_FOUND = '<html>no page here</html>'
const NO_CASE = '<html>no such case</html>'
const FORM_ANSWER =
  '<html><title>Your message</title><style>p{color:red}</style><div id="form-answer"></div></html>'
const FILM = Buffer.from('0123456789')

let build: string
let app: TestApp
beforeAll(async () => {
  build = mkdtempSync(path.join(tmpdir(), 'wattle-web-'))
  const client = path.join(build, 'client')
  mkdirSync(path.join(client, 'assets'), { recursive: true })
  mkdirSync(path.join(client, 'about'))
  mkdirSync(path.join(client, 'media'))
  mkdirSync(path.join(client, 'not-found'))
  mkdirSync(path.join(client, 'forms/answer'), { recursive: true })
  mkdirSync(path.join(client, 'case/1'), { recursive: true })
  mkdirSync(path.join(client, 'case/not-found'))
  mkdirSync(path.join(client, 'respondent/slots'), { recursive: true })
  mkdirSync(path.join(client, 'samples'))
  mkdirSync(path.join(client, 'policy/version-1'), { recursive: true })
  mkdirSync(path.join(client, 'policy/version-2'))
  const files = {
    'client/index.html': HOME,
    'client/index.html.br': brotliCompressSync(HOME),
    'client/index.html.gz': gzipSync(HOME),
    'client/about/index.html': '<html>about<!--INCENTIVES--></html>',
    'client/samples/guide.pdf': 'guide',
    'client/policy/index.html': '<html>version 1</html>',
    'client/policy/version-1/index.html': '<html>the earlier version</html>',
    'client/policy/version-2/index.html': '<html>version 2</html>',
    'client/respondent/slots/index.html': '<html>hours</html>',
    'client/case/1/index.html': '<link rel="canonical" href="__PUBLIC_URL__/case/1">',
    'client/__spa-fallback.html': FALLBACK,
    'client/not-found/index.html': NOT_FOUND,
    'client/forms/answer/index.html': FORM_ANSWER,
    'client/case/not-found/index.html': NO_CASE,
    'client/assets/a.js': 'a()',
    'client/media/step.webm': FILM,
    'client/media/step.mp4': FILM,
    'client/media/step.vtt': 'WEBVTT',
    'client/media/step.webp': 'cover',
    'client/.env': 'SECRET=1',
    'app-paths.json': JSON.stringify(['/login', '/platform/research/:id']),
  }
  for (const [name, content] of Object.entries(files))
    writeFileSync(path.join(build, name), content)
  app = await startTestApp({ webRoot: client })
})
afterAll(async () => {
  await app.close()
  rmSync(build, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.app.inject({ url, headers })

test('sends a compressed page if the browser accepts it', async () => {
  const brotli = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotli.rawPayload.equals(brotliCompressSync(HOME))).toBe(true)
  expect((await get('/', { 'accept-encoding': 'gzip;q=0.5' })).headers['content-encoding']).toBe(
    'gzip',
  )
  expect((await get('/', { 'accept-encoding': 'br;q=0, identity' })).headers).not.toHaveProperty(
    'content-encoding',
  )
  expect((await get('/')).body).toBe(HOME)
})

test("revalidates a page each time and doesn't resend it if it hasn't changed", async () => {
  const first = await get('/', { 'accept-encoding': 'br' })
  expect(first.headers['cache-control']).toBe('no-cache')
  const etag = String(first.headers.etag)
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
  expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(200)
})

test('sends no content headers with a 304', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'br' })
  const again = await get('/', {
    'accept-encoding': 'br',
    'if-none-match': `W/"other", ${headers.etag}`,
  })
  expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'accept-encoding' })
  for (const name of ['content-encoding', 'content-length', 'content-type'])
    expect(again.headers).not.toHaveProperty(name)
})

test('never caches or revalidates a missing page', async () => {
  const first = await get('/nothing')
  expect(first.headers['cache-control']).toBe('no-store')
  const again = await get('/nothing', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(404)
})

test.each([
  '/',
  '/login',
  '/nothing',
  '/assets/a.js',
  '/media/step.webm',
  '/robots.txt',
  '/about/',
])('sends the security headers with %s', async (url) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    expect((await get(url, { 'accept-encoding': encoding })).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.any(String),
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  }
})

test('caches a file with a hash in its name for a year', async () => {
  const { headers } = await get('/assets/a.js')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  })
})

test("allows only the page's own inline scripts and styles", async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  const hash = createHash('sha256').update('hello()').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
  expect(policy).not.toContain('unsafe-inline')
})

test("sends the no-referrer policy with the app's pages", async () => {
  const page = await get('/platform/research/7?x=1')
  expect(page).toMatchObject({ statusCode: 200, body: FALLBACK })
  expect(page.headers['referrer-policy']).toBe('no-referrer')
})

test.each([
  '/nothing',
  '/not-found',
  '/platform/research',
  '/platform/research/7/more',
  '/index',
  '/assets/none.js',
  '/.env',
  '/%zz',
  '/a%00b',
])('answers %s with the not-found page', async (url) => {
  expect(await get(url)).toMatchObject({ statusCode: 404, body: NOT_FOUND })
})

test.each(['/case/99', '/case/1/more', '/case/not-found'])(
  "answers %s with its folder's not-found page",
  async (url) => {
    expect(await get(url)).toMatchObject({ statusCode: 404, body: NO_CASE })
    expect((await get('/sitemap.xml')).body).not.toContain('not-found')
  },
)

test('serves no files from outside the build', async () => {
  for (const url of [
    '/../app-paths.json',
    '/%2e%2e/app-paths.json',
    '/assets/..%2f..%2fapp-paths.json',
  ]) {
    expect((await get(url)).statusCode).toBe(404)
  }
})

test('redirects an address with a trailing slash to the same address without the slash, and never to another site', async () => {
  expect((await get('/about/?a=1')).headers.location).toBe('/about?a=1')
  for (const url of [
    '//evil.example/',
    '/%5Cevil.example/',
    '/%09/evil.example/',
    '/%E4%BD%A0/',
    '/a%00/',
    '/a%0d%0aX/',
  ]) {
    const response = await get(url)
    expect(response.statusCode, url).toBe(404)
    expect(response.headers).not.toHaveProperty('location')
  }
  expect((await get('/about')).statusCode).toBe(200)
})

test('answers HEAD like GET, but without a body', async () => {
  const response = await app.app.inject({ method: 'HEAD', url: '/about' })
  expect(response).toMatchObject({ statusCode: 200, body: '' })
  expect(response.headers['content-length']).toBe('18')
})

test.each([
  ['webm', 'video/webm'],
  ['mp4', 'video/mp4'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['webp', 'image/webp'],
])('sends a .%s file as %s, cached for an hour and then revalidated', async (ending, type) => {
  const first = await get(`/media/step.${ending}`)
  expect(first).toMatchObject({ statusCode: 200 })
  expect(first.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=3600',
  })
  const etag = String(first.headers.etag)
  const again = await get(`/media/step.${ending}`, { 'if-none-match': etag, range: 'bytes=0-1' })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
})

test('says that a video supports range requests', async () => {
  const whole = await get('/media/step.mp4')
  expect(whole).toMatchObject({ statusCode: 200, body: FILM.toString() })
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' })
})

test.each([
  ['bytes=0-1', '01', '0-1'],
  ['bytes=4-', '456789', '4-9'],
  ['bytes=-3', '789', '7-9'],
  ['bytes=-99', '0123456789', '0-9'],
  ['bytes=8-99', '89', '8-9'],
  ['bytes=9-9', '9', '9-9'],
  ['Bytes= 2-3 ', '23', '2-3'],
])('answers a range request for %s of a video', async (range, part, contentRange) => {
  const response = await get('/media/step.webm', { range, 'accept-encoding': 'br, gzip' })
  expect(response).toMatchObject({ statusCode: 206, body: part })
  expect(response.headers).toMatchObject({
    'content-range': `bytes ${contentRange}/10`,
    'content-length': String(part.length),
    'content-type': 'video/webm',
    'accept-ranges': 'bytes',
    etag: expect.any(String),
  })
  expect(response.headers).not.toHaveProperty('content-encoding')
})

test.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])(
  "answers the out-of-range request %s with the video's length",
  async (range) => {
    const response = await get('/media/step.webm', { range })
    expect(response).toMatchObject({ statusCode: 416, body: '' })
    expect(response.headers).toMatchObject({
      'content-range': 'bytes */10',
      'content-length': '0',
      'x-content-type-options': 'nosniff',
    })
    for (const name of ['content-type', 'cache-control'])
      expect(response.headers).not.toHaveProperty(name)
  },
)

test.each(['bytes=', 'bytes=-', 'bytes=5-2', 'bytes=a-b', 'bytes=0-1,4-5', 'seconds=1-2', '0-1'])(
  'answers a range request for %s with the whole video',
  async (range) => {
    const response = await get('/media/step.webm', { range })
    expect(response).toMatchObject({ statusCode: 200, body: FILM.toString() })
    expect(response.headers).not.toHaveProperty('content-range')
  },
)

test('sends a range only to clients with the same version of the video', async () => {
  const range = 'bytes=0-1'
  const etag = String((await get('/media/step.webm')).headers.etag)
  const ask = (condition: string) => get('/media/step.webm', { range, 'if-range': condition })
  expect((await ask(etag)).statusCode).toBe(206)
  for (const other of ['"other"', `W/${etag}`, 'Sat, 01 Nov 2025 00:00:00 GMT'])
    expect((await ask(other)).statusCode, other).toBe(200)
})

test('describes the whole video on HEAD, whatever the range', async () => {
  for (const range of ['bytes=0-1', 'bytes=99-']) {
    const url = '/media/step.webm'
    const response = await app.app.inject({ method: 'HEAD', url, headers: { range } })
    expect(response).toMatchObject({ statusCode: 200, body: '' })
    expect(response.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' })
  }
})

test('ignores a range request for a page', async () => {
  const response = await get('/about', { range: 'bytes=0-1' })
  expect(response).toMatchObject({ statusCode: 200, body: '<html>about</html>' })
  expect(response.headers).not.toHaveProperty('accept-ranges')
})

test("says what to do if the website hasn't been built", async () => {
  const bare = await startTestApp()
  const response = await bare.app.inject('/')
  expect(response.statusCode).toBe(503)
  expect(response.body).toContain('npm run build')
  await bare.close()
})

test('uses the configured address in the canonical link of a page, compressed or not', async () => {
  const plain = await get('/case/1')
  expect(plain.body).toBe('<link rel="canonical" href="https://wattle.example/case/1">')
  const brotli = await get('/case/1', { 'accept-encoding': 'br' })
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
})

test('shows the incentives from INCENTIVES on a page', async () => {
  expect((await get('/about')).body).toBe('<html>about</html>')
  const INCENTIVES = "30 minutes = $60 & thanks; <b>An hour</b> = $'110"
  const paying = await startTestApp({ webRoot: path.join(build, 'client'), env: { INCENTIVES } })
  const { body } = await paying.app.inject('/about')
  expect(body).toContain('<dt>30 minutes</dt><dd>$60 &amp; thanks</dd>')
  expect(body).toContain("<dt>&lt;b&gt;An hour&lt;/b&gt;</dt><dd>$'110</dd>")
  await paying.close()
})

test('sends a downloadable document with its own content type', async () => {
  const { headers } = await get('/samples/guide.pdf')
  expect(headers['content-type']).toBe('application/pdf')
})

test('lists every public page in the sitemap and keeps search engines out of private areas', async () => {
  const map = await get('/sitemap.xml')
  expect(map.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(map.body.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://wattle.example/',
    '<loc>https://wattle.example/about',
    '<loc>https://wattle.example/case/1',
    '<loc>https://wattle.example/policy',
  ])
  const robots = (await get('/robots.txt')).body
  expect(robots).toContain('Sitemap: https://wattle.example/sitemap.xml')
  expect(robots).toContain('Disallow: /respondent')
})

test('logs page requests only at debug level', async () => {
  app.logLines.length = 0
  await get('/about')
  expect(app.logLines).toEqual([])
  const detailed = await startTestApp({
    webRoot: path.join(build, 'client'),
    env: { LOG_LEVEL: 'debug' },
  })
  await detailed.app.inject('/about')
  expect(detailed.logLines.join()).toContain('"msg":"answered"')
  await detailed.close()
})

test('sends no referrer from a prerendered page in a private area, and leaves the page out of the sitemap', async () => {
  const page = await get('/respondent/slots?hashKey=secret')
  expect(page).toMatchObject({ statusCode: 200, body: '<html>hours</html>' })
  expect(page.headers['referrer-policy']).toBe('no-referrer')
  expect((await get('/sitemap.xml')).body).not.toContain('respondent')
})

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const TYPED = 'name=Kim+Unusual&email=kim%40example.com&message=Hello'

test.each([
  ['a form', FORM, TYPED],
  ['a form with a file', { 'content-type': 'multipart/form-data; boundary=x' }, `--x\r\n${TYPED}`],
  ['plain text', { 'content-type': 'text/plain' }, TYPED],
  ['broken JSON', { 'content-type': 'application/json' }, '{'],
  ['more than a call may send', FORM, TYPED.repeat(40_000)],
])('says that nothing was sent when a browser without our code posts %s', async (...sent) => {
  const [, headers, payload] = sent
  const before = await tableMarks(app.deps.db)
  const reply = await app.app.inject({ method: 'POST', url: '/forms/answer', headers, payload })
  expect(reply.statusCode).toBe(400)
  expect(reply.body).toContain('<title>Nothing was sent | Wattle Research</title>')
  expect(reply.body).toContain('<div id="form-answer"><h1>Nothing was sent</h1>')
  expect(reply.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("form-action 'self'"),
  })
  expect(await tableMarks(app.deps.db)).toEqual(before)
  expect(app.logLines.join()).not.toMatch(/Unusual|kim/)
})

test("shows the form's result page to anyone who opens its address, but hides the page from search engines", async () => {
  const page = await get('/forms/answer')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('<h1>Nothing was sent</h1>')
  expect((await get('/sitemap.xml')).body).not.toContain('/forms')
  expect((await get('/robots.txt')).body).toContain('Disallow: /forms')
})

test.each(['', '<title>T</title>', '<div id="form-answer"></div>', FORM_ANSWER + FORM_ANSWER])(
  "refuses to start if the form's result page is invalid: %s",
  (html) => {
    const page = { bytes: Buffer.from(html), type: 'text/html', headers: {} }
    expect(() => pageFrame(page, {})).toThrow('The answer page must have')
  },
)

test("shows version 2 of the policy once it's published, and version 1 at its own address", async () => {
  const before = await get('/policy')
  expect(before.body).toBe('<html>version 1</html>')
  expect((await get('/policy/version-2')).statusCode).toBe(404)
  await app.given.policyPublished()
  const after = await get('/policy', { 'if-none-match': String(before.headers.etag) })
  expect(after).toMatchObject({ statusCode: 200, body: '<html>version 2</html>' })
  expect(after.headers).toMatchObject({ 'cache-control': 'no-cache' })
  expect((await get('/policy/version-1')).body).toBe('<html>the earlier version</html>')
  expect((await get('/policy/')).headers.location).toBe('/policy')
  const map = (await get('/sitemap.xml')).body
  expect(map).toContain('/policy</loc>')
  expect(map).not.toContain('/policy/')
})
