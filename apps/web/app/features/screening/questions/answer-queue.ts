import { CallError } from '#lib/api/call.ts'
import { localStore } from '#lib/storage.ts'
import {
  type Choice,
  type Question,
  queued,
  type Screener,
  type Written,
  withChoices,
} from './choices.ts'

export type Saving = 'idle' | 'saving' | 'saved' | 'offline'

export interface Answers {
  /** The screener with all answers, including those we're still sending. */
  screener: Screener
  waiting: readonly Choice[]
  saving: Saving
  /** Why the server refuses further answers, for example because the study has closed. */
  refusal: CallError | undefined
}

const LONGEST_PAUSE_MS = 15_000
/** Debounces typed text: we send it after this long without a key press. */
const TYPING_PAUSE_MS = 500
/**
 * HTTP statuses worth retrying, besides 5xx. 0 means that we got no response. Other errors are
 * final.
 */
const RETRYABLE = [0, 401, 408, 429]

const isPermanent = (error: unknown): error is CallError =>
  error instanceof CallError && error.status < 500 && !RETRYABLE.includes(error.status)

/**
 * Stores each choice as soon as it's tapped, and each text once the person stops typing. Sends one
 * answer at a time, and retries for as long as it takes. Queued answers stay on the device, so even
 * closing the tab doesn't lose them.
 */
export function createAnswerQueue(first: Screener, store: (choice: Choice) => Promise<Screener>) {
  const place = `answers of ${first.userScreenerId}`
  let stored = first
  let waiting: readonly Choice[] = localStore.getJson<Choice[]>(place) ?? []
  let isOffline = false
  let hasSaved = false
  let isBusy = false
  let isStopped = false
  let refusal: CallError | undefined
  let wake = () => {}
  /** The question the person is typing an answer to. */
  let typing: number | undefined
  let typingTimer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const look = (): Answers => ({
    screener: withChoices(stored, waiting),
    waiting,
    saving: waiting.length > 0 ? (isOffline ? 'offline' : 'saving') : hasSaved ? 'saved' : 'idle',
    refusal,
  })
  let shown = look()

  function tell() {
    if (waiting.length > 0) localStore.setJson(place, waiting)
    else localStore.remove(place)
    shown = look()
    for (const listener of listeners) listener()
  }

  const nextToSend = () => waiting.find((one) => one.userScreenerAnswerId !== typing)

  async function sendAll() {
    if (isBusy) return
    isBusy = true
    let tries = 0
    for (let choice = nextToSend(); choice && !isStopped; choice = nextToSend()) {
      try {
        await sendOne(choice)
        tries = 0
      } catch (error) {
        if (isPermanent(error)) {
          refusal = error
          waiting = []
        } else isOffline = true
        tell()
        if (waiting.length > 0) await pause(Math.min(1000 * 2 ** tries++, LONGEST_PAUSE_MS))
      }
    }
    isBusy = false
  }

  async function sendOne(choice: Choice) {
    stored = await store(choice)
    waiting = waiting.filter((other) => other !== choice)
    isOffline = false
    hasSaved = true
    tell()
  }

  function stopTyping() {
    clearTimeout(typingTimer)
    typing = undefined
    wake()
    void sendAll()
  }

  /**
   * Waits before the next attempt. Ends early when the connection is back or the person gives
   * another answer.
   */
  const pause = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  return {
    look: () => shown,
    choose({ userScreenerAnswerId, type }: Question, optionId: number, selected: boolean) {
      waiting = queued(waiting, { userScreenerAnswerId, optionId, selected }, type)
      tell()
      wake()
      void sendAll()
    },
    write({ userScreenerAnswerId, type }: Question, written: Written) {
      waiting = queued(waiting, { userScreenerAnswerId, ...written }, type)
      typing = userScreenerAnswerId
      clearTimeout(typingTimer)
      typingTimer = setTimeout(stopTyping, TYPING_PAUSE_MS)
      tell()
    },
    /** Sends typed text without waiting for a pause. */
    flush: stopTyping,
    /** Sends queued answers for as long as there's a subscriber. */
    subscribe(listener: () => void) {
      const retry = () => wake()
      listeners.add(listener)
      window.addEventListener('online', retry)
      isStopped = false
      void sendAll()
      return () => {
        listeners.delete(listener)
        window.removeEventListener('online', retry)
        isStopped = true
        wake()
      }
    },
  }
}

export type AnswerQueue = ReturnType<typeof createAnswerQueue>
