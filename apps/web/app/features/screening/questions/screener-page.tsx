import { RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { lazy, Suspense, useEffect } from 'react'
import { callByLink } from '#lib/api/respondent-call.ts'
import { useLinkKey, useLoaded } from '../hooks.ts'
import { Failure, LinkProblem, linkProblemOf } from '../link-problem.tsx'
import { Opening } from '../opening.tsx'
import { stepName, TITLE } from './steps.ts'
import { TitleStep } from './title-step.tsx'
import { UnknownStep } from './unknown-step.tsx'
import { nameStep, useSteps } from './use-steps.ts'

/** Loads the steps while people read the title, so they're ready when people press Start. */
const loadSteps = () => import('./screener-steps.tsx')
const ScreenerSteps = lazy(async () => {
  const { ScreenerSteps } = await loadSteps()
  return { default: ScreenerSteps }
})

/** A panel member's questions, opened from the link in their email. */
export function ScreenerPage() {
  const hash = useLinkKey()
  if (hash === undefined) return <OpeningQuestions />
  if (hash === null) return <LinkProblem kind="UNKNOWN_LINK" />
  return <OpenedScreener hash={hash} />
}

function OpenedScreener({ hash }: { hash: string }) {
  const { asked = TITLE, goTo } = useSteps()
  const { loaded, reload, put } = useLoaded(() =>
    callByLink(hash, 'getRespondentScreener', { params: { id: hash } }),
  )
  const isLoaded = loaded.state === 'ready'
  useEffect(() => {
    if (isLoaded) loadSteps().catch(() => {})
  }, [isLoaded])
  if (loaded.state === 'loading') return <OpeningQuestions />
  if (loaded.state === 'failed') {
    const kind = linkProblemOf(loaded.error)
    if (kind) return <LinkProblem kind={kind} />
    const { screenerFailed } = RESPONDENT_MESSAGES
    return <Failure what={screenerFailed} error={loaded.error} onRetry={reload} />
  }
  const screener = loaded.value
  if (screener.status !== 'INVITED')
    return (
      <Suspense fallback={<OpeningQuestions />}>
        <ScreenerSteps hash={hash} first={screener} />
      </Suspense>
    )
  if (stepName(asked, screener) === 'unknown') return <UnknownStep onReturn={() => goTo(TITLE)} />

  /**
   * Pressing Start marks the screener as started. Opening the link doesn't, because email scanners
   * open links too.
   */
  async function start() {
    await loadSteps()
    const params = { userScreenerId: String(screener.userScreenerId) }
    const started = await callByLink(hash, 'startScreener', { params })
    nameStep(TITLE)
    goTo(TITLE + 1)
    put(started)
  }
  return <TitleStep info={screener.screenerInfo} onStart={start} />
}

const OpeningQuestions = () => <Opening label="Please wait" title="Opening your questions" />
