import { cache } from '#cache.ts'

export const MAX_CACHED = 100

const answerCache = cache<string, Promise<never>>({ name: 'model answer', size: MAX_CACHED })

/** Caches the answer for each text. Failures aren't cached, so the next call tries again. */
export function cached<T>(load: (text: string) => Promise<T>): (text: string) => Promise<T> {
  return (text) => {
    const answers = answerCache(load)
    const known = answers.get(text)
    if (known) return known
    const answer = load(text)
    answers.set(text, answer as Promise<never>)
    answer.catch(() => answers.peek(text) === answer && answers.delete(text))
    return answer
  }
}
