import { useState } from 'react'
import { localStore } from './storage.ts'

/**
 * The last choice a person made on this device, or the first of the choices if they haven't made
 * one.
 */
export function readStoredPreference<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const stored = localStore.get(key)
  return choices.find((choice) => choice === stored) ?? choices[0]
}

export function useStoredPreference<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState(() => readStoredPreference(key, choices))
  return [
    chosen,
    (choice) => {
      localStore.set(key, choice)
      setChosen(choice)
    },
  ]
}
