/** A text without any full stop is read in stretches, lest every word be held against all others. */
const MOST_IN_STRETCH = 80

export function inStretches(words: string[]): string[][] {
  const count = Math.ceil(words.length / MOST_IN_STRETCH)
  return Array.from({ length: count }, (_none, at) =>
    words.slice(at * MOST_IN_STRETCH, (at + 1) * MOST_IN_STRETCH),
  )
}

/** What a text is about is said soon. */
export const MOST_GUESSED = 600

export function guessable(sentences: string[][]): string[][] {
  let length = 0
  return sentences.filter((words) => {
    const isIn = length < MOST_GUESSED
    length += words.join(' ').length
    return isIn
  })
}
