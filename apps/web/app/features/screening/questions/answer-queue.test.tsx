import { beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '#lib/api/call.ts'
import { createAnswerQueue } from './answer-queue.ts'
import { type Choice, type Screener, withChoices } from './choices.ts'

const QUESTION = {
  userScreenerAnswerId: 7,
  question: 'Which?',
  type: 'MULTIPLE_CHOICE' as const,
  options: [
    { optionId: 1, text: 'A', selected: false },
    { optionId: 2, text: 'B', selected: false },
  ],
}
const SCREENER = {
  userScreenerId: 3,
  status: 'STARTED',
  screenerInfo: {},
  userAnswers: [QUESTION],
} as unknown as Screener

/** Mocks a server that stores answers, except when `fails` returns an error. */
function serverThat(fails: () => CallError | undefined) {
  let stored = SCREENER
  const sent: Choice[] = []
  return {
    sent,
    store: async (choice: Choice) => {
      const error = fails()
      if (error) throw error
      sent.push(choice)
      stored = withChoices(stored, [choice])
      return stored
    },
  }
}

const offline = new CallError(0, 'OFFLINE', 'You’re offline.')
const closed = new CallError(410, 'STUDY_CLOSED', 'This study is closed.')

const chosenIn = ({ userAnswers }: Screener) =>
  userAnswers[0]?.options.filter(({ selected }) => selected).map(({ optionId }) => optionId)

beforeEach(() => localStorage.clear())

test('shows a chosen answer immediately, stores it and says that it’s saved', async () => {
  const { store, sent } = serverThat(() => undefined)
  const queue = createAnswerQueue(SCREENER, store)
  const end = queue.subscribe(() => {})
  queue.choose(QUESTION, 2, true)
  expect(queue.look().saving).toBe('saving')
  expect(chosenIn(queue.look().screener)).toEqual([2])
  await expect.poll(() => queue.look().saving).toBe('saved')
  expect(sent).toEqual([{ userScreenerAnswerId: 7, optionId: 2, selected: true }])
  end()
})

test('queues answers in order while offline and sends them when back online', async () => {
  let isOffline = true
  const { store, sent } = serverThat(() => (isOffline ? offline : undefined))
  const queue = createAnswerQueue(SCREENER, store)
  const end = queue.subscribe(() => {})
  queue.choose(QUESTION, 1, true)
  await expect.poll(() => queue.look().saving).toBe('offline')
  queue.choose(QUESTION, 2, true)
  queue.choose(QUESTION, 1, false)
  expect(chosenIn(queue.look().screener)).toEqual([2])
  isOffline = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => queue.look().saving).toBe('saved')
  expect(chosenIn(queue.look().screener)).toEqual([2])
  expect(sent.at(-1)).toEqual({ userScreenerAnswerId: 7, optionId: 1, selected: false })
  end()
})

test('sends answers that were still in the queue when the page closed', async () => {
  const gone = createAnswerQueue(SCREENER, () => Promise.reject(offline))
  const end = gone.subscribe(() => {})
  gone.choose(QUESTION, 2, true)
  await expect.poll(() => gone.look().saving).toBe('offline')
  end()
  const { store, sent } = serverThat(() => undefined)
  const next = createAnswerQueue(SCREENER, store)
  expect(chosenIn(next.look().screener)).toEqual([2])
  const endNext = next.subscribe(() => {})
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(() => localStorage.length).toBe(0)
  endNext()
})

test('stops sending and reports the error when the server refuses for good', async () => {
  const store = vi.fn(() => Promise.reject(closed))
  const queue = createAnswerQueue(SCREENER, store)
  const end = queue.subscribe(() => {})
  queue.choose(QUESTION, 2, true)
  await expect.poll(() => queue.look().refusal).toBe(closed)
  expect(store).toHaveBeenCalledTimes(1)
  expect(chosenIn(queue.look().screener)).toEqual([])
  end()
})

const STORY = {
  userScreenerAnswerId: 8,
  question: 'What happened?',
  type: 'OPEN_TEXT' as const,
  options: [],
  text: null,
}
const WITH_STORY = { ...SCREENER, userAnswers: [QUESTION, STORY] } as unknown as Screener

test('sends typed text once, after a pause, and keeps it on the device until then', async () => {
  vi.useFakeTimers()
  const { store, sent } = serverThat(() => undefined)
  const queue = createAnswerQueue(WITH_STORY, store)
  const end = queue.subscribe(() => {})
  queue.write(STORY, { text: 'We' })
  await vi.advanceTimersByTimeAsync(499)
  queue.write(STORY, { text: 'We missed the bus' })
  expect(queue.look().screener.userAnswers[1]?.text).toBe('We missed the bus')
  expect(localStorage.getItem('answers of 3')).toContain('We missed the bus')
  await vi.advanceTimersByTimeAsync(499)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual([{ userScreenerAnswerId: 8, text: 'We missed the bus' }])
  end()
  vi.useRealTimers()
})

test('sends typed text immediately when the person moves on', async () => {
  const { store, sent } = serverThat(() => undefined)
  const queue = createAnswerQueue(WITH_STORY, store)
  const end = queue.subscribe(() => {})
  queue.write(STORY, { text: 'We missed the bus' })
  queue.flush()
  await expect.poll(() => sent).toHaveLength(1)
  end()
})
