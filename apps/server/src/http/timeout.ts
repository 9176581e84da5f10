import { AppError } from '#errors.ts'

/** Longer than the timeouts of the database and other services, whose errors say what's wrong. */
const TIMEOUT_MS = 30_000
const RETRY_AFTER_SECONDS = 5

/**
 * Replaces Fastify's own timeout, which creates an error with a stack for every request, even a
 * fast one.
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
