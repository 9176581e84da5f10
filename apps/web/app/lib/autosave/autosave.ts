import { messageOf } from '#lib/api/call.ts'
import { type ForeignText, foreignTexts } from './foreign-texts.ts'
import { currentOf, isRetryable } from './save-failure.ts'
import { printable, stored, type Texts } from './texts.ts'
import { createTurns } from './turns.ts'
import type { UnsavedTexts } from './unsaved-texts.ts'

export type SaveState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'refused'; message: string }

type Versioned = { version: number }

export interface AutosaveOptions<Document extends Versioned> {
  document: Document
  /** Returns the text of every field in a document, keyed by a stable field name. */
  textsOf: (document: Document) => Texts
  withTexts: (document: Document, texts: Texts) => Document
  /**
   * Sends texts. Leaves out the version when the person is leaving, because they couldn't resolve a
   * conflict.
   */
  write: (document: Document, texts: Texts, options: { isLeaving: boolean }) => Promise<Document>
  unsaved: UnsavedTexts
  /** Called with the server's latest version of the document, no matter who changed it. */
  onStored?: ((document: Document) => void) | undefined
  /** Called with unsaved text whose field was deleted in another window. */
  onLost?: ((texts: string[]) => void) | undefined
  /** Called with text from another window that the text typed here will overwrite. */
  onReplaced?: ((texts: ForeignText[]) => void) | undefined
}

export interface Change<Document, Answer> {
  run: (document: Document) => Promise<Answer>
  apply: (document: Document, answer: Answer) => Document
  /**
   * An optimistic update: how the document looks until the response arrives. Without this, nothing
   * changes before then.
   */
  expect?: ((document: Document) => Document) | undefined
}

/** The debounce: milliseconds from the last keystroke to saving (seed 001, section 9). */
export const SAVE_DELAY = 500
const FIRST_RETRY = 1000
const LONGEST_RETRY = 30_000
/**
 * Another tab may be saving too. Each save merges the other tab's changes up to this many times
 * before it gives up.
 */
const MOST_MERGES = 5

/**
 * Keeps a document in sync with the server while a person types. Makes one call at a time, so the
 * last text wins. Keeps text typed here until the server has exactly that text, whatever else
 * changes.
 */
export function createAutosave<Document extends Versioned>(options: AutosaveOptions<Document>) {
  const { textsOf, withTexts, unsaved: kept } = options
  let document = options.document
  /**
   * Text as the person typed it. The server trims text, so the stored text may lack a space that
   * the next word needs.
   */
  const typed = new Map<string, string>()
  const unsaved = new Set<string>()
  const foreign = foreignTexts()
  const expected: ((document: Document) => Document)[] = []
  let state: SaveState = { kind: 'saved', at: undefined }
  let savedAt: Date | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const turns = createTurns()
  const listeners = new Set<() => void>()

  const look = () => ({
    document: withTexts(
      expected.reduce((shown, change) => change(shown), document),
      typed,
    ),
    state,
  })
  let snapshot = look()

  function tell() {
    snapshot = look()
    for (const listener of listeners) listener()
  }

  function become(next: SaveState) {
    state = next
    tell()
  }

  function accept(next: Document): string[] {
    document = next
    const texts = textsOf(next)
    const lost: string[] = []
    const replaced = foreign.among(texts)
    if (replaced.length > 0) options.onReplaced?.(replaced)
    for (const [field, text] of [...typed]) {
      const current = texts.get(field)
      if (current !== undefined && (unsaved.has(field) || current === stored(text))) continue
      if (unsaved.delete(field)) lost.push(text)
      typed.delete(field)
      foreign.end(field)
      kept.forget(field)
    }
    options.onStored?.(next)
    return lost
  }

  function unsavedNow(): Texts {
    const texts = new Map([...unsaved].map((field) => [field, typed.get(field) ?? '']))
    foreign.send(texts)
    return texts
  }

  async function write(isLeaving = false, merges = 0): Promise<void> {
    if (unsaved.size === 0) return
    const sent = unsavedNow()
    try {
      const answer = await options.write(document, sent, { isLeaving })
      for (const [field, text] of sent) {
        if (typed.get(field) !== text) continue
        unsaved.delete(field)
        foreign.end(field)
        kept.forget(field)
      }
      accept(answer)
    } catch (error) {
      const current = currentOf<Document>(error)
      if (!current || merges === MOST_MERGES) throw error
      const lost = accept(current).filter((text) => stored(text) !== '')
      if (lost.length > 0) options.onLost?.(lost)
      await write(isLeaving, merges + 1)
    }
  }

  function settle() {
    failures = 0
    if (unsaved.size === 0) savedAt = new Date()
    // The person typed more during the call, so save again.
    else schedule(SAVE_DELAY)
    become(unsaved.size > 0 ? { kind: 'saving' } : { kind: 'saved', at: savedAt })
  }

  function fail(error: unknown) {
    if (unsaved.size === 0) become({ kind: 'saved', at: savedAt })
    else if (isRetryable(error)) {
      become({ kind: 'offline' })
      schedule(Math.min(FIRST_RETRY * 2 ** failures, LONGEST_RETRY))
      failures += 1
    } else become({ kind: 'refused', message: messageOf(error) })
  }

  function schedule(delay: number) {
    clearTimeout(timer)
    timer = setTimeout(save, delay)
  }

  async function save(isLeaving = false): Promise<void> {
    clearTimeout(timer)
    await turns.take(() => write(isLeaving)).then(settle, fail)
  }

  /** Sends unsaved text now, because the page may close at any moment. */
  function leave() {
    if (unsaved.size === 0) return
    if (!turns.isBusy()) return void save(true)
    // A call is in progress, and we may never see its response, so send the text now without
    // waiting. If the page stays open, we send the text again after that call.
    options.write(document, unsavedNow(), { isLeaving: true }).catch(() => undefined)
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => snapshot,

    type(field: string, text: string) {
      const before = textsOf(document).get(field) ?? ''
      typed.set(field, printable(text))
      unsaved.add(field)
      foreign.begin(field, before)
      kept.keep(field, { text: printable(text), base: before })
      // While offline the next attempt is already scheduled, and typing must not delay it.
      if (state.kind === 'offline') return tell()
      become({ kind: 'saving' })
      schedule(SAVE_DELAY)
    },

    /**
     * Makes a change that isn't only text. Saves typed text first, because the change may depend on
     * it.
     */
    async perform<Answer>({ run, apply, expect }: Change<Document, Answer>): Promise<Answer> {
      if (expect) expected.push(expect)
      become({ kind: 'saving' })
      const done = turns.take(async () => {
        await write()
        const answer = await run(document)
        accept(apply(document, answer))
        return answer
      })
      const forget = () => expect && expected.splice(expected.indexOf(expect), 1)
      try {
        const answer = await done
        forget()
        settle()
        return answer
      } catch (error) {
        forget()
        fail(error)
        throw error
      }
    },

    /** Switches to a newer version that another tab has saved. */
    take(other: Document) {
      if (other.version <= document.version || turns.isBusy()) return
      accept(other)
      tell()
    },

    /**
     * Saves everything now, because the person wants to move on. Returns whether it's all saved.
     */
    async saveNow(): Promise<boolean> {
      await save()
      return unsaved.size === 0
    },

    retry() {
      if (unsaved.size > 0) void save()
    },

    leave,

    /** Restores text that an earlier visit couldn't send, unless the field has changed since. */
    start() {
      const texts = textsOf(document)
      for (const [field, { text, base }] of Object.entries(kept.all())) {
        if (texts.get(field) !== base || base === stored(text)) kept.forget(field)
        else {
          typed.set(field, text)
          unsaved.add(field)
          foreign.begin(field, base)
        }
      }
      if (unsaved.size > 0) {
        become({ kind: 'saving' })
        schedule(0)
      }
      return () => {
        clearTimeout(timer)
        leave()
      }
    },
  }
}
