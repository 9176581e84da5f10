import { AppError } from '#errors.ts'

/**
 * This timeout is longer than those of the database and other services, because their errors say
 * what's wrong.
 */
const TIMEOUT_MS = 30_000
const RETRY_AFTER_SECONDS = 5

/**
 * Replaces Fastify's timeout, which creates an error with a stack trace for every request, even
 * fast ones.
 */
export function withTimeout<Answer>(answer: Answer | Promise<Answer>): Answer | Promise<Answer> {
  if (!(answer instanceof Promise)) return answer
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS })),
      TIMEOUT_MS,
    )
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
