import { ERRORS, type ErrorCode } from '@wattle/contract/errors'

type Details = {
  /** Which fields are wrong, each with a sentence. */
  fields?: Record<string, string>
  /** Seconds after which a new try makes sense. */
  retryAfter?: number
  /** Anything else that the caller needs to go on. */
  data?: Record<string, unknown>
  /** Replaces the catalogue's sentence where a fact must be named. */
  message?: string
}

/** A refusal that the caller is told about. Anything else that is thrown is a fault of ours. */
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

/** What is wrong with a field leads where nothing else is wrong, and nothing else was to be said. */
function onlyFault(code: ErrorCode, { fields = {} }: Details): string | undefined {
  const [only, ...others] = Object.values(fields)
  return code === 'INVALID_INPUT' && others.length === 0 ? only : undefined
}

export function must(condition: unknown, code: ErrorCode, details?: Details): asserts condition {
  if (!condition) throw new AppError(code, details)
}
