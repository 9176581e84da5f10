import type { ConsentRequest } from '@wattle/contract/consent'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { callByLink } from '#lib/api/respondent-call.ts'

export interface Asking {
  hash: string
  consents: ConsentRequest[]
  onChange: (consents: ConsentRequest[]) => void
  /** Called when the person has withdrawn from the study. */
  onOut: () => void
}

/** Saves each consent answer as soon as the person taps it. */
export function useConsents({ hash, consents, onChange }: Asking) {
  const [saving, setSaving] = useState<ConsentRequest['kind']>()
  const [refusal, setRefusal] = useState<string>()

  async function save(
    { kind, hash: words }: ConsentRequest,
    answer: NonNullable<ConsentRequest['answer']>,
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
