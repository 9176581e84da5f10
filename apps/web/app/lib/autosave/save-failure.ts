import { CallError } from '#lib/api/call.ts'

export function isRetryable(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  const { code, status } = error
  return (
    code === 'OFFLINE' || code === 'STALE_VERSION' || status >= 500 || [408, 429].includes(status)
  )
}

/** The server's current version, if it refused a change that was based on an older one. */
export function currentOf<Document>(error: unknown): Document | undefined {
  const isStale = error instanceof CallError && error.code === 'STALE_VERSION'
  return isStale ? (error.data.current as Document) : undefined
}
