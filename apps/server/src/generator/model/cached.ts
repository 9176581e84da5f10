export const MOST_CACHED = 100

/**
 * A cache of the last answers, the one used longest ago dropped first. Two calls for the same text share
 * one answer. A failure isn't kept, so the next call tries again.
 */
export function cached<T>(load: (text: string) => Promise<T>): (text: string) => Promise<T> {
  const answers = new Map<string, Promise<T>>()
  return (text) => {
    const answer = answers.get(text) ?? load(text)
    answers.delete(text)
    answers.set(text, answer)
    answer.catch(() => answers.get(text) === answer && answers.delete(text))
    const [oldest] = answers.keys()
    if (answers.size > MOST_CACHED && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
