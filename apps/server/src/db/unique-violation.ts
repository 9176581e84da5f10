const UNIQUE_VIOLATION = '23505'

export function ignoreUniqueViolation(error: { cause?: { code?: string } }): undefined {
  if (error.cause?.code !== UNIQUE_VIOLATION) throw error
}
