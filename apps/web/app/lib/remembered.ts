import { useState } from 'react'

/** What the person chose last on this device; the first of the choices until then. */
export function recall<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const stored = read(key)
  return choices.find((choice) => choice === stored) ?? choices[0]
}

export function remember(key: string, choice: string) {
  try {
    localStorage.setItem(key, choice)
  } catch {
    // Storage may be full or blocked; then the choice lasts as long as the page.
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function useRemembered<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState(() => recall(key, choices))
  return [
    chosen,
    (choice) => {
      remember(key, choice)
      setChosen(choice)
    },
  ]
}
