import { AppError } from '#errors.ts'

/** Longer than the database and those whom we ask are waited for: they say what is wrong themselves. */
const LONGEST_MS = 30_000

/**
 * Nobody waits for ever for an answer. The framework's own limit makes an exception with its stack for
 * every request, also for those that are answered in time.
 */
export function inTime<Answer>(answer: Answer | Promise<Answer>): Answer | Promise<Answer> {
  if (!(answer instanceof Promise)) return answer
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('UNAVAILABLE')), LONGEST_MS)
    answer.then(
      (value) => {
        clearTimeout(timer)
        resolve(value)
      },
      (error) => {
        clearTimeout(timer)
        reject(error)
      },
    )
  })
}
