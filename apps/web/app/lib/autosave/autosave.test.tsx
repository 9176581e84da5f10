import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#lib/api/call.ts'
import { type AutosaveOptions, createAutosave, SAVE_DELAY } from './autosave.ts'
import type { Texts } from './texts.ts'
import { unsavedTexts } from './unsaved-texts.ts'

type Note = { version: number; lines: Record<string, string> }

const textsOf = ({ lines }: Note): Texts => new Map(Object.entries(lines))
const offline = () => new CallError(0, 'OFFLINE', 'You’re offline.')

/**
 * A fake server that responds when the test tells it to. Like the real server, it trims text,
 * increments versions and refuses outdated ones.
 */
function startServer(lines: Record<string, string>) {
  let note: Note = { version: 1, lines }
  const waiting: (() => void)[] = []
  const server = {
    calls: [] as { texts: Record<string, string>; version: number | undefined }[],
    isDown: false,
    isSlow: false,
    note: () => note,
    /** Saves a change that someone else has made. */
    change(other: Record<string, string>) {
      note = { version: note.version + 1, lines: other }
    },
    /** Makes a slow server send its next response. */
    answer: () => waiting.shift()?.(),
    async write(document: Note, texts: Texts, { isLeaving }: { isLeaving: boolean }) {
      const version = isLeaving ? undefined : document.version
      server.calls.push({ texts: Object.fromEntries(texts), version })
      if (server.isSlow) await new Promise<void>((resolve) => waiting.push(resolve))
      if (server.isDown) throw offline()
      if (version !== undefined && version !== note.version) {
        throw new CallError(409, 'STALE_VERSION', 'Changed elsewhere.', { current: note })
      }
      const trimmed = [...texts].map(([field, text]) => [field, text.trim()])
      note = {
        version: note.version + 1,
        lines: { ...note.lines, ...Object.fromEntries(trimmed) },
      }
      return note
    },
  }
  return server
}

function open(server: ReturnType<typeof startServer>, more: Partial<AutosaveOptions<Note>> = {}) {
  const autosave = createAutosave<Note>({
    document: server.note(),
    textsOf,
    withTexts: (note, texts) => ({
      ...note,
      lines: Object.fromEntries(
        Object.entries(note.lines).map(([field, text]) => [field, texts.get(field) ?? text]),
      ),
    }),
    write: server.write,
    unsaved: unsavedTexts('note'),
    ...more,
  })
  const stop = autosave.start()
  return {
    ...autosave,
    stop,
    lines: () => autosave.snapshot().document.lines,
    state: () => autosave.snapshot().state.kind,
  }
}

const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
/** Waits until all responses are processed. */
const settle = () => pass(0)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => vi.useRealTimers())

test('saves everything in one call once someone stops typing for half a second', async () => {
  const server = startServer({ a: '', b: '' })
  const editor = open(server)
  for (const text of ['H', 'He', 'Hey']) {
    editor.type('a', text)
    await pass(SAVE_DELAY - 1)
  }
  editor.type('b', 'you')
  expect(editor.state()).toBe('saving')
  expect(server.calls).toEqual([])
  await pass(SAVE_DELAY)
  expect(server.calls).toEqual([{ texts: { a: 'Hey', b: 'you' }, version: 1 }])
  expect(editor.state()).toBe('saved')
  expect(localStorage.length).toBe(0)
})

test("keeps a space at the end of what's typed, even though the server trims the text", async () => {
  const server = startServer({ a: '' })
  const editor = open(server)
  editor.type('a', 'Which ')
  await pass(SAVE_DELAY)
  expect(server.note().lines.a).toBe('Which')
  expect(editor.lines().a).toBe('Which ')
})

test('makes one call at a time to a slow server, and keeps the last text', async () => {
  const server = startServer({ a: '' })
  server.isSlow = true
  const editor = open(server)
  editor.type('a', 'one')
  await pass(SAVE_DELAY)
  editor.type('a', 'one two')
  await pass(SAVE_DELAY)
  expect(server.calls).toHaveLength(1)
  server.answer()
  await settle()
  expect(editor.lines().a).toBe('one two')
  expect(editor.state()).toBe('saving')
  server.answer()
  await settle()
  expect(server.calls.map(({ texts }) => texts.a)).toEqual(['one', 'one two'])
  expect(server.note().lines.a).toBe('one two')
  expect(editor.state()).toBe('saved')
})

test("keeps what's typed in one tab, and loads changes to other fields from another tab", async () => {
  const server = startServer({ a: 'old', b: 'old' })
  const editor = open(server)
  editor.type('a', 'mine')
  server.change({ a: 'theirs', b: 'theirs' })
  await pass(SAVE_DELAY)
  expect(server.calls.map(({ version }) => version)).toEqual([1, 2])
  expect(server.note().lines).toEqual({ a: 'mine', b: 'theirs' })
  expect(editor.lines()).toEqual({ a: 'mine', b: 'theirs' })
})

test("reports another tab's text once before overwriting it", async () => {
  const server = startServer({ a: 'old', b: 'old' })
  const onReplaced = vi.fn()
  const editor = open(server, { onReplaced })
  editor.type('a', 'mine')
  server.change({ a: 'theirs', b: 'theirs' })
  await pass(SAVE_DELAY)
  editor.type('a', 'mine, and more')
  await pass(SAVE_DELAY)
  expect(onReplaced.mock.calls).toEqual([[[{ field: 'a', text: 'theirs' }]]])
})

test("reports another window's text even if it was saved before this window's first save", async () => {
  const server = startServer({ a: 'old' })
  const onReplaced = vi.fn()
  const editor = open(server, { onReplaced })
  editor.type('a', 'mine')
  server.change({ a: 'theirs' })
  editor.take(server.note())
  expect(onReplaced).toHaveBeenCalledWith([{ field: 'a', text: 'theirs' }])
})

test("doesn't report its own text as someone else's, even if the response was lost", async () => {
  const server = startServer({ a: 'old' })
  const onReplaced = vi.fn()
  const editor = open(server, { onReplaced })
  server.isSlow = true
  editor.type('a', 'one')
  await pass(SAVE_DELAY)
  editor.type('a', 'one two')
  server.answer()
  await settle()
  server.change({ a: 'one' })
  await pass(SAVE_DELAY)
  server.isSlow = false
  server.answer()
  await settle()
  expect(server.note().lines).toEqual({ a: 'one two' })
  expect(onReplaced).not.toHaveBeenCalled()
})

test('reports unsaved text if another tab has deleted its field', async () => {
  const server = startServer({ a: '', b: '' })
  const onLost = vi.fn()
  const editor = open(server, { onLost })
  editor.type('a', 'still writing')
  server.change({ b: '' })
  await pass(SAVE_DELAY)
  expect(onLost).toHaveBeenCalledWith(['still writing'])
  expect(editor.lines()).toEqual({ b: '' })
})

test('retries less and less often while offline, and immediately when back online', async () => {
  const server = startServer({ a: '' })
  const editor = open(server)
  server.isDown = true
  editor.type('a', 'one')
  await pass(SAVE_DELAY)
  expect(editor.state()).toBe('offline')
  await pass(1000)
  expect(server.calls).toHaveLength(2)
  await pass(1999)
  expect(server.calls).toHaveLength(2)
  await pass(1)
  expect(server.calls).toHaveLength(3)
  // Typing doesn't change when the next attempt happens.
  editor.type('a', 'one two')
  await pass(3999)
  expect(server.calls).toHaveLength(3)
  server.isDown = false
  editor.retry()
  await settle()
  expect(server.note().lines.a).toBe('one two')
  expect(editor.state()).toBe('saved')
})

test("saves what's typed during a retry, too", async () => {
  const server = startServer({ a: '' })
  const editor = open(server)
  server.isDown = true
  editor.type('a', 'one')
  await pass(SAVE_DELAY)
  expect(editor.state()).toBe('offline')
  server.isDown = false
  server.isSlow = true
  await pass(1000)
  editor.type('a', 'one two')
  server.isSlow = false
  server.answer()
  await settle()
  await pass(SAVE_DELAY)
  await settle()
  expect(server.note().lines.a).toBe('one two')
  expect(editor.state()).toBe('saved')
})

test('sends unsaved text immediately when the tab closes, even if its version is out of date', () => {
  const server = startServer({ a: '' })
  const editor = open(server)
  editor.type('a', 'last words')
  editor.leave()
  expect(server.calls).toEqual([{ texts: { a: 'last words' }, version: undefined }])
})

test("doesn't wait for an earlier response when the tab closes", async () => {
  const server = startServer({ a: '' })
  server.isSlow = true
  const editor = open(server)
  editor.type('a', 'one')
  await pass(SAVE_DELAY)
  editor.type('a', 'one two')
  editor.leave()
  expect(server.calls.at(-1)).toEqual({ texts: { a: 'one two' }, version: undefined })
})

test("restores text that couldn't be sent before the tab closed", async () => {
  const server = startServer({ a: 'old', b: 'old' })
  const editor = open(server)
  server.isDown = true
  editor.type('a', 'mine')
  editor.type('b', 'mine')
  editor.leave()
  await settle()
  vi.clearAllTimers()
  server.isDown = false
  // Someone else has changed field b since, so their text is newer.
  server.change({ a: 'old', b: 'theirs' })
  const again = open(server)
  expect(again.lines()).toEqual({ a: 'mine', b: 'theirs' })
  await settle()
  expect(server.note().lines).toEqual({ a: 'mine', b: 'theirs' })
  expect(localStorage.length).toBe(0)
})

test("reports a refusal and doesn't retry until the person types again", async () => {
  const server = startServer({ a: '' })
  const refuse = vi.fn(async () => {
    throw new CallError(409, 'FROZEN', 'People are answering this screener.')
  })
  const editor = open(server, { write: refuse })
  editor.type('a', 'one')
  await pass(SAVE_DELAY)
  expect(editor.snapshot().state).toEqual({
    kind: 'refused',
    message: 'People are answering this screener.',
  })
  await pass(60_000)
  expect(refuse).toHaveBeenCalledTimes(1)
  editor.type('a', 'one two')
  await pass(SAVE_DELAY)
  expect(refuse).toHaveBeenCalledTimes(2)
})

test('shows a change immediately, sends it after the typed text, and reverts it if it fails', async () => {
  const server = startServer({ a: '', b: '' })
  const editor = open(server)
  editor.type('a', 'typed')
  const remove = (note: Note): Note => ({ ...note, lines: { a: note.lines.a ?? '' } })
  const failing = editor.perform({
    run: () => Promise.reject(offline()),
    apply: remove,
    expect: remove,
  })
  expect(editor.lines()).toEqual({ a: 'typed' })
  await expect(failing).rejects.toThrow('You’re offline.')
  expect(editor.lines()).toEqual({ a: 'typed', b: '' })
  expect(server.note().lines.a).toBe('typed')
  expect(editor.state()).toBe('saved')
})

test('drops unprintable characters, which the server would refuse', async () => {
  const server = startServer({ a: '' })
  const editor = open(server)
  editor.type('a', 'one\u0007\ntwo\u{1F33C}\uD83C')
  await pass(SAVE_DELAY)
  expect(server.note().lines.a).toBe('one\ntwo\u{1F33C}')
})

test('loads a newer version from another tab, but keeps what the person is typing', async () => {
  const server = startServer({ a: 'old', b: 'old' })
  const editor = open(server)
  editor.type('a', 'mine')
  editor.take({ version: 5, lines: { a: 'theirs', b: 'theirs' } })
  expect(editor.lines()).toEqual({ a: 'mine', b: 'theirs' })
  editor.take({ version: 4, lines: { a: 'older', b: 'older' } })
  expect(editor.lines().b).toBe('theirs')
})
