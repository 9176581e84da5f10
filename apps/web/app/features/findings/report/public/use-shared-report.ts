import { OPEN_REPORT } from '@wattle/contract/findings/report-page'
import type { openReport } from '@wattle/contract/findings/reports'
import { useCallback, useEffect, useState } from 'react'
import { CallError, call, messageOf } from '#lib/api/call.ts'
import type { SharedReportReply } from '../report-reply.ts'

export type SharedReportState =
  | { kind: 'loading' }
  | { kind: 'locked'; wrong?: string | undefined; isOpening?: boolean | undefined }
  | { kind: 'closed' }
  | { kind: 'failed'; message: string }
  | { kind: 'open'; report: SharedReportReply }

/** This cast is safe, because `call` only needs an endpoint's method, path and audience. */
const OPEN = OPEN_REPORT as unknown as typeof openReport

/** Reads the key from the URL's fragment, which browsers never send to a server. */
const keyInAddress = () => window.location.hash.slice(1)

/** Loads the shared report, and asks for its passphrase if it has one. */
export function useSharedReport() {
  const [key, setKey] = useState<string>()
  const [state, setState] = useState<SharedReportState>({ kind: 'loading' })

  // Reads the key after mounting, because the prerendered page has no URL. Reads it again when
  // someone opens another link in the same tab.
  useEffect(() => {
    const end = new AbortController()
    const read = () => setKey(keyInAddress())
    read()
    window.addEventListener('hashchange', read, end)
    return () => end.abort()
  }, [])

  const open = useCallback(
    async (passphrase?: string) => {
      if (key === undefined) return
      setState(passphrase ? { kind: 'locked', isOpening: true } : { kind: 'loading' })
      setState(await ask(key, passphrase))
    },
    [key],
  )
  useEffect(() => {
    open()
  }, [open])
  return { state, open }
}

async function ask(key: string, passphrase: string | undefined): Promise<SharedReportState> {
  if (!key) return { kind: 'closed' }
  try {
    const report = await call(OPEN, { body: { key, ...(passphrase && { passphrase }) } })
    return { kind: 'open', report }
  } catch (error) {
    const code = error instanceof CallError ? error.code : undefined
    if (code === 'REPORT_CLOSED') return { kind: 'closed' }
    if (code === 'PASSPHRASE_REQUIRED') return { kind: 'locked' }
    // The usual offline message says that your work is safe, but a reader has no work to lose.
    const message =
      code === 'OFFLINE' ? 'Please check your connection and try again.' : messageOf(error)
    // After too many attempts, we keep the form and show the error next to the field, so the typed
    // passphrase isn't lost.
    return code === 'WRONG_PASSPHRASE' || (passphrase && code === 'TOO_MANY_REQUESTS')
      ? { kind: 'locked', wrong: message }
      : { kind: 'failed', message }
  }
}
