import type { AskedConsent } from '@wattle/contract/consent'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { callByLink } from '#lib/api/respondent-call.ts'

export interface Asking {
  hash: string
  consents: AskedConsent[]
  onChange: (consents: AskedConsent[]) => void
  /** Called when the person has withdrawn from the study. */
  onOut: () => void
}

/** Saves each consent answer as soon as the person taps it. */
export function useConsents({ hash, consents, onChange }: Asking) {
  const [saving, setSaving] = useState<AskedConsent['kind']>()
  const [refusal, setRefusal] = useState<string>()

  async function save(
    { kind, hash: words }: AskedConsent,
    answer: NonNullable<AskedConsent['answer']>,
  ) {
    setSaving(kind)
    setRefusal(undefined)
    try {
      const body = { answers: [{ kind, hash: words, answer }] }
      const saved = await callByLink(hash, 'saveConsent', { params: { hash }, body })
      onChange(saved.consents)
      return true
    } catch (error) {
      setRefusal(messageOf(error))
      return false
    } finally {
      setSaving(undefined)
    }
  }

  const agreed = consents.filter(({ answer }) => answer === 'YES')
  return { saving, refusal, save, agreed }
}
