import type { Guide } from '@wattle/contract/guide'
import { guideHint } from '@wattle/contract/screener-lint'
import { useStoredPreference } from '#lib/stored-preference.ts'
import { Hint } from '#ui/form/hint.tsx'

interface LengthHintProps {
  guide: Guide
  sessionMinutes: number
}

/** Warns if the guide has more questions than the interview has time for. */
export function LengthHint({ guide: { id, parts }, sessionMinutes }: LengthHintProps) {
  const key = `guide-length-dismissed:${id}`
  const [isDismissed, setDismissed] = useStoredPreference(key, ['no', 'yes'])
  const questions = parts.reduce((sum, part) => sum + part.questions.length, 0)
  const words = guideHint(questions, sessionMinutes)
  return words && isDismissed === 'no' ? (
    <Hint words={words} onDismiss={() => setDismissed('yes')} />
  ) : null
}
