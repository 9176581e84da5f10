import { GET_OPEN_LINK } from '@wattle/contract/join-page'
import type { getOpenLink, OpenStudy } from '@wattle/contract/open-link'
import { useCallback, useEffect, useState } from 'react'
import { CallError, call } from '#lib/api/call.ts'

export type StudyState =
  | { kind: 'loading' }
  | { kind: 'closed' }
  | { kind: 'unknown' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'open'; study: OpenStudy; slug: string }

/** This cast is safe, because `call` only needs an endpoint's method, path and audience. */
const GET = GET_OPEN_LINK as unknown as typeof getOpenLink

const slugInAddress = () => window.location.pathname.split('/')[2] ?? ''

/** The study behind the link that opened this page. */
export function useOpenStudy() {
  const [state, setState] = useState<StudyState>({ kind: 'loading' })
  // Reads the URL after mounting, because the prerendered page has none.
  const load = useCallback(async () => {
    setState({ kind: 'loading' })
    setState(await ask(slugInAddress()))
  }, [])
  useEffect(() => {
    load()
  }, [load])
  return { state, load }
}

async function ask(slug: string): Promise<StudyState> {
  if (!slug) return { kind: 'unknown' }
  try {
    return { kind: 'open', slug, study: await call(GET, { params: { slug } }) }
  } catch (error) {
    if (error instanceof CallError && error.code === 'STUDY_CLOSED') return { kind: 'closed' }
    if (error instanceof CallError && error.status === 404) return { kind: 'unknown' }
    return { kind: 'failed', error }
  }
}
