import { useState } from 'react'
import { callByLink } from '#lib/api/respondent-call.ts'
import { sessionStore } from '#lib/storage.ts'
import type { Screener } from './choices.ts'

type Asked = NonNullable<Screener['consents']>

const BASIC = ['PRIVACY', 'STUDY']

/** The consents people have to give before the first question, and whether they've given them. */
export function useConsent(hash: string, { userScreenerId, consents }: Screener) {
  const place = `agreed to ${userScreenerId}`
  const [asked, setAsked] = useState(() => basicOf(consents))
  const [hasAgreed, setHasAgreed] = useState(
    () => sessionStore.get(place) !== null || hasAgreedTo(basicOf(consents)),
  )

  async function agree() {
    if (!hasAgreedTo(asked)) {
      const answers = asked.map(({ kind, hash: words }) => ({
        kind,
        hash: words,
        answer: 'YES' as const,
      }))
      const params = { hash }
      const saved = await callByLink(hash, 'saveConsent', { params, body: { answers } })
      setAsked(basicOf(saved.consents))
    }
    sessionStore.set(place, 'yes')
    setHasAgreed(true)
  }

  /** Loads the consent text again after it changed on the server. */
  async function refresh() {
    const { consents: now } = await callByLink(hash, 'getRespondentScreener', {
      params: { id: hash },
    })
    setAsked(basicOf(now))
  }

  const words = asked.find(({ kind }) => kind === 'STUDY')?.body ?? ''
  return { words, hasAgreed, agree, refresh: () => void refresh().catch(() => {}) }
}

const basicOf = (consents: Asked = []) => consents.filter(({ kind }) => BASIC.includes(kind))

const hasAgreedTo = (asked: Asked) =>
  asked.length > 0 && asked.every(({ answer }) => answer === 'YES')
