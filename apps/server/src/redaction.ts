/**
 * An error without the values that it was about: the database's errors repeat what people typed, and
 * mail servers' answers repeat addresses.
 */
export function errorFacts(error: Error): Record<string, unknown> {
  const { name, code } = error as NodeJS.ErrnoException
  return {
    type: name,
    message: withoutValues(error.message),
    ...(code && { errorCode: code }),
    stack: withoutValues(error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: errorFacts(error.cause) }),
  }
}

/** Cuts the parameters of a failed query, and addresses wherever they stand. */
export function withoutValues(text: string): string {
  return text
    .replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, '\nparams: (not logged)')
    .replace(/[^\s<>"'(]+@[^\s<>"'),:;]+/g, '(address)')
}
