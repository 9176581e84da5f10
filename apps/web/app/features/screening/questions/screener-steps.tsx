import { useState, useSyncExternalStore } from 'react'
import { callByLink } from '#lib/api/respondent-call.ts'
import { LinkProblem, linkProblemOf } from '../link-problem.tsx'
import { type AnswerQueue, createAnswerQueue } from './answer-queue.ts'
import { BookStep } from './book-step.tsx'
import type { Screener } from './choices.ts'
import { ClosingStep } from './closing-step.tsx'
import { ConsentStep } from './consent-step.tsx'
import { InstructionsStep } from './instructions-step.tsx'
import { QuestionStep } from './question-step.tsx'
import {
  CONSENT,
  FIRST_QUESTION,
  INSTRUCTIONS,
  nextOpen,
  reachable,
  resumeAt,
  stepName,
  thanksOf,
} from './steps.ts'
import { ThanksStep } from './thanks-step.tsx'
import { TitleStep } from './title-step.tsx'
import { UnknownStep } from './unknown-step.tsx'
import { useConsent } from './use-consent.ts'
import { useSteps } from './use-steps.ts'

interface ScreenerStepsProps {
  hash: string
  first: Screener
}

/** The steps of a started screener, from where the person left off. */
export function ScreenerSteps({ hash, first }: ScreenerStepsProps) {
  const [queue] = useState<AnswerQueue>(() =>
    createAnswerQueue(first, (choice) => callByLink(hash, 'answerScreener', { body: choice })),
  )
  const answers = useSyncExternalStore(queue.subscribe, queue.look)
  const { screener, refusal } = answers
  const { asked, isFixing, goTo } = useSteps()
  // We only work this out once. If we did so after each answer, the page would move on while people
  // are still answering.
  const [resumed] = useState(() => resumeAt(screener))
  const consent = useConsent(hash, first)
  const [isFinished, setIsFinished] = useState(false)
  const [mayBook, setMayBook] = useState(false)

  const { screenerInfo: info, status, userAnswers } = screener
  if (isFinished || status === 'COMPLETED')
    return screener.hasHours || mayBook ? (
      <BookStep hash={hash} screener={screener} isNew={mayBook} />
    ) : (
      <ThanksStep hash={hash} isBack={!isFinished} isUnconfirmed={info.isUnconfirmed} />
    )
  const problem = linkProblemOf(refusal)
  if (problem) return <LinkProblem kind={problem} />

  const step = reachable(asked ?? resumed, screener, consent.hasAgreed)
  const onBack = () => goTo(step - 1)
  const onNext = () => goTo(step + 1)
  function finish(hasHours: boolean) {
    setMayBook(hasHours)
    setIsFinished(true)
    goTo(thanksOf(screener))
  }

  switch (stepName(step, screener)) {
    case 'title':
      return <TitleStep info={info} onStart={() => goTo(INSTRUCTIONS)} />
    case 'instructions':
      return <InstructionsStep info={info} onNext={() => goTo(CONSENT)} />
    case 'consent':
      return (
        <ConsentStep
          link={info.consentFormLink}
          words={consent.words}
          hasAgreed={consent.hasAgreed}
          onAgree={consent.agree}
          onChanged={consent.refresh}
          onBack={onBack}
          onNext={onNext}
        />
      )
    case 'question':
      return (
        <QuestionStep
          key={userAnswers[step - FIRST_QUESTION]?.userScreenerAnswerId}
          index={step - FIRST_QUESTION}
          answers={answers}
          onChoose={queue.choose}
          onWrite={queue.write}
          onWritten={queue.flush}
          onBack={step > FIRST_QUESTION ? onBack : undefined}
          onNext={isFixing ? () => goTo(nextOpen(step, screener), true) : onNext}
        />
      )
    case 'closing':
      return (
        <ClosingStep
          hash={hash}
          answers={answers}
          onBack={userAnswers.length > 0 ? onBack : undefined}
          onQuestion={(index) => goTo(FIRST_QUESTION + index, true)}
          onFinished={finish}
        />
      )
    default:
      return <UnknownStep onReturn={() => goTo(resumeAt(screener))} />
  }
}
