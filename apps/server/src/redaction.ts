/** Fields whose values we must never log, at any depth. */
export const SECRET_FIELDS: readonly string[] = [
  'authorization',
  'cookie',
  'password',
  'token',
  'accessToken',
  'hash',
  'hashKey',
  'code',
  'otp',
  'key',
  'passphrase',
  'quote',
]
export const HIDDEN = '[Redacted]'

const SECRETS = new Set(SECRET_FIELDS)
export const isSecretField = (field: string) => SECRETS.has(field)

/** A copy of the value for the log, with secrets redacted at any depth. */
export function redactSecrets(value: unknown): unknown {
  try {
    const json = JSON.stringify(value, (field, inner) => (isSecretField(field) ? HIDDEN : inner))
    return json === undefined ? undefined : JSON.parse(json)
  } catch {
    // The value can't be serialized, for example because it's circular. Logging must never make a
    // call fail.
    return '[Unreadable]'
  }
}

/**
 * An error for the log, without values, because database errors repeat what people typed and mail
 * servers repeat addresses.
 */
export function loggableError(error: Error): Record<string, unknown> {
  const { name, code } = error as NodeJS.ErrnoException
  return {
    type: name,
    message: redactValues(error.message),
    ...(code && { errorCode: code }),
    stack: redactValues(error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: loggableError(error.cause) }),
  }
}

/** A copy of the error that's safe to store, without values or the fields that drivers add. */
export function redactError(error: Error): Error {
  const { message, stack, cause, name } = error
  const kept = new Error(redactValues(message), {
    ...(cause instanceof Error && { cause: redactError(cause) }),
  })
  return Object.assign(kept, { name, stack: redactValues(stack ?? '') })
}

/** Redacts a failed query's parameters, and any email addresses. */
export function redactValues(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: (not logged)')
    .replace(/[^\s<>"'(]+@[^\s<>"'),:;]+/g, '(address)')
}
