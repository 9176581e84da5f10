import type { SmtpSink } from '../../apps/server/src/testing/smtp-sink.ts'
import { chosenBy, type Screener } from '../../e2e/project.ts'

const AT_ONCE = 4
const BOOKS_EVERY = 7
const RETRY_MS = 500

type Booking = { id: number; slotId: number }
type Answer = { id: number; optionId: number }
type Shown = {
  userScreenerId: number
  consents: { kind: string; hash: string }[]
  userAnswers: { userScreenerAnswerId: number; options: { optionId: number }[] }[]
}

/** The changes that the product acknowledged, and the requests that it refused. */
export type Ledger = {
  answers: Answer[]
  completed: number[]
  bookings: Booking[]
  unavailable: number
  /** Every error except 503 with Retry-After. After a 503, we retry. */
  faults: string[]
}

export type ParticipantSimulation = {
  ledger: Ledger
  /** Resolves when a change that was sent after this call has been acknowledged. */
  nextChange(): Promise<void>
  /** Resolves once this many people have finished or failed, and nobody is still answering. */
  finish(people: number): Promise<void>
}

/**
 * Answers the screener as everyone who gets an invitation, a few people at a time, and books slots
 * for some of these people. Runs until `finish` resolves.
 */
export function simulateParticipants(
  { url, smtp, screener }: { url: string; smtp: SmtpSink; screener: Screener },
  slotIds: number[],
): ParticipantSimulation {
  const ledger: Ledger = { answers: [], completed: [], bookings: [], unavailable: 0, faults: [] }
  const waiters = new Set<{ since: number; resolve: () => void }>()
  const chosen = new Set(screener.questions.flatMap((one) => chosenBy(one).map(({ id }) => id)))
  const free = [...slotIds]
  let read = 0
  let people = 0
  let isOver = false

  /** Repeats a call until it's acknowledged, as a browser does. */
  async function call<T>(method: string, path: string, token?: string, body?: object): Promise<T> {
    for (let tries = 1; ; tries++) {
      const began = performance.now()
      const headers = {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      }
      const options = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      const response = await fetch(`${url}/api${path}`, options)
      const text = await response.text()
      if (response.ok) {
        if (method !== 'GET') settle(began)
        return (text ? JSON.parse(text) : undefined) as T
      }
      // The first try was saved, but its response was lost, so this counts as a success.
      if (tries > 1 && text.includes('ALREADY_COMPLETED')) return {} as T
      if (response.status !== 503 || !response.headers.get('retry-after'))
        throw new Error(`${method} ${path.replace(/\w{20,}/, '…')}: ${response.status} ${text}`)
      ledger.unavailable++
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
  }

  function settle(began: number) {
    for (const waiter of waiters) {
      if (began < waiter.since) continue
      waiters.delete(waiter)
      waiter.resolve()
    }
  }

  async function takePart(hash: string, slotId: number | undefined) {
    const login = `/auth/login/by-screener-hash?hash=${hash}`
    const { accessToken: token } = await call<{ accessToken: string }>('GET', login)
    const { userScreenerId: id } = await call<Shown>('GET', `/respondent/screener/${hash}`, token)
    const started = await call<Shown>('POST', `/respondent/screener/${id}/start`, token)
    const consents = started.consents.map((asked) => ({
      kind: asked.kind,
      hash: asked.hash,
      answer: 'YES',
    }))
    await call('POST', `/respondent/consent/${hash}`, token, { answers: consents })
    for (const { userScreenerAnswerId, options } of started.userAnswers) {
      for (const { optionId } of options.filter((option) => chosen.has(option.optionId))) {
        const choice = { userScreenerAnswerId, optionId, selected: true }
        await call('POST', '/respondent/screener/answer', token, choice)
        ledger.answers.push({ id, optionId })
      }
    }
    await call('POST', `/respondent/screener/${id}/complete`, token)
    ledger.completed.push(id)
    if (slotId === undefined) return
    await call('PATCH', `/respondent/book/${slotId}/${hash}`, token)
    ledger.bookings.push({ id, slotId })
  }

  const next = (): string | undefined => {
    while (read < smtp.mails.length) {
      const hash = /\/respondent\/screener\?\w+=([\w-]+)/.exec(smtp.mails[read++]?.text ?? '')?.[1]
      if (hash) return hash
    }
    return undefined
  }
  const seen = new Set<string>()
  const workers = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      const hash = next()
      if (hash && !seen.has(hash)) {
        seen.add(hash)
        const books = people++ % BOOKS_EVERY === 0
        await takePart(hash, books ? free.shift() : undefined).catch((error: Error) =>
          ledger.faults.push(String(error.cause ?? error.message)),
        )
      } else await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })

  return {
    ledger,
    nextChange: () =>
      new Promise((resolve) => waiters.add({ since: performance.now(), resolve: () => resolve() })),
    async finish(all) {
      while (ledger.completed.length + ledger.faults.length < all)
        await new Promise((resolve) => setTimeout(resolve, 500))
      isOver = true
      await Promise.all(workers)
    },
  }
}
