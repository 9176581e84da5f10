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
  /** With what is still on its way. */
  screener: Screener
  waiting: readonly Choice[]
  saving: Saving
  /** Why nothing more is stored: the study has closed, say. */
  refusal: CallError | undefined
}

const LONGEST_PAUSE_MS = 15_000
/** Without a key pressed for this long, what was typed is sent. */
const TYPING_PAUSE_MS = 500
/** What may pass by itself; any other refusal is for good. */
const PASSING = [0, 401, 408, 429]

const isForGood = (error: unknown): error is CallError =>
  error instanceof CallError && error.status < 500 && !PASSING.includes(error.status)

/**
 * Stores each choice at the tap and each text once its writer pauses, one after the other, and tries
 * again for as long as it takes. What waits is kept on the device, so that not even a closed tab loses it.
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
  /** The question whose text is being typed. */
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
        if (isForGood(error)) {
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

  /** Ends early where the connection is back, or the person chooses something else. */
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
    /** Sends what was typed without waiting for a pause. */
    flush: stopTyping,
    /** For those who watch: while anyone does, what waits is sent. */
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
