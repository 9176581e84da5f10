import { FAULTS, type Finding, lintQuestion } from '@wattle/contract/lint'
import { useEffect, useState } from 'react'
import { readStoredPreference, useStoredPreference } from './stored-preference.ts'

const CHOICES = ['nothing', ...FAULTS] as const
const keyOf = (name: string) => `hint-dismissed:${name}`

export const isHintDismissed = (name: string, { fault }: Finding) =>
  readStoredPreference(keyOf(name), CHOICES) === fault

/** The debounce: how long we wait after a key press, so we don't correct people mid-word. */
const PAUSE = 900

/**
 * The linter's hint about a question, once the person stops typing. The hint disappears as soon as
 * they fix the question, and a dismissed hint doesn't come back for that question.
 */
export function useQuestionHint(
  name: string,
  text: string,
  options?: readonly string[],
): { finding: Finding | undefined; dismiss: () => void } {
  const [settled, setSettled] = useState(text)
  const [dismissed, setDismissed] = useStoredPreference(keyOf(name), CHOICES)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])

  const now = lintQuestion(text, options)
  const isTyping = settled !== text && lintQuestion(settled, options)?.fault !== now?.fault
  const finding = isTyping || now?.fault === dismissed ? undefined : now
  return { finding, dismiss: () => now && setDismissed(now.fault) }
}
