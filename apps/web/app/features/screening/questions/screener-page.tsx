import { RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { callByLink } from '#lib/api/respondent-call.ts'
import { useLinkKey, useLoaded } from '../hooks.ts'
import { Failure, LinkProblem, linkProblemOf } from '../link-problem.tsx'
import { Opening } from '../opening.tsx'
import { ScreenerSteps } from './screener-steps.tsx'
import { stepName, TITLE } from './steps.ts'
import { TitleStep } from './title-step.tsx'
import { UnknownStep } from './unknown-step.tsx'
import { nameStep, useSteps } from './use-steps.ts'

/** A panel member's questions, opened by the link in their mail. */
export function ScreenerPage() {
  const hash = useLinkKey()
  if (hash === undefined) return <Opening label="Please wait" title="Opening your questions" />
  if (hash === null) return <LinkProblem kind="UNKNOWN_LINK" />
  return <OpenedScreener hash={hash} />
}

function OpenedScreener({ hash }: { hash: string }) {
  const { asked = TITLE, goTo } = useSteps()
  const { loaded, reload, put } = useLoaded(() =>
    callByLink(hash, 'getRespondentScreener', { params: { id: hash } }),
  )
  if (loaded.state === 'loading')
    return <Opening label="Please wait" title="Opening your questions" />
  if (loaded.state === 'failed') {
    const kind = linkProblemOf(loaded.error)
    if (kind) return <LinkProblem kind={kind} />
    const { screenerFailed } = RESPONDENT_MESSAGES
    return <Failure what={screenerFailed} error={loaded.error} onRetry={reload} />
  }
  const screener = loaded.value
  if (screener.status !== 'INVITED') return <ScreenerSteps hash={hash} first={screener} />
  if (stepName(asked, screener) === 'unknown') return <UnknownStep onReturn={() => goTo(TITLE)} />

  /** Only this counts as opened: mail scanners follow links too. */
  async function start() {
    const params = { userScreenerId: String(screener.userScreenerId) }
    const started = await callByLink(hash, 'startScreener', { params })
    nameStep(TITLE)
    goTo(TITLE + 1)
    put(started)
  }
  return <TitleStep info={screener.screenerInfo} onStart={start} />
}
