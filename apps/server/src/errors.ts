import { ERRORS, type ErrorCode } from '@wattle/contract/errors'

type Details = {
  fields?: Record<string, string>
  /** Seconds until a retry makes sense. */
  retryAfter?: number
  /** Anything else the caller needs to continue. */
  data?: Record<string, unknown>
  /** Replaces the catalogue's message if the error has to mention details of this case. */
  message?: string
}

/** An error to show the caller. Anything else thrown is our fault. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? onlyFault(code, details) ?? ERRORS[code].message)
    this.name = 'AppError'
    this.code = code
    this.status = ERRORS[code].status
    this.details = details
  }
}

/**
 * If one field is the only problem, its message becomes the main one, unless the error has its own
 * message.
 */
function onlyFault(code: ErrorCode, { fields = {} }: Details): string | undefined {
  const [only, ...others] = Object.values(fields)
  return code === 'INVALID_INPUT' && others.length === 0 ? only : undefined
}

export function must(condition: unknown, code: ErrorCode, details?: Details): asserts condition {
  if (!condition) throw new AppError(code, details)
}
