import { RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { useEffect, useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { callByLink } from '#lib/api/respondent-call.ts'
import { Button } from '#ui/button.tsx'
import { LinkProblem, linkProblemOf } from '../link-problem.tsx'
import { Refused } from '../refused.tsx'
import { StepPage } from '../step-page.tsx'
import type { Answers } from './answer-queue.ts'
import { isAnswered } from './choices.ts'
import { SaveLine } from './save-line.tsx'

interface ClosingStepProps {
  hash: string
  answers: Answers
  onBack: (() => void) | undefined
  onQuestion: (index: number) => void
  onFinished: (hasHours: boolean) => void
}

/** The step after the last question: what happens next, and the Finish button. */
export function ClosingStep({ hash, answers, onBack, onQuestion, onFinished }: ClosingStepProps) {
  const { screener, waiting, saving } = answers
  const isWaiting = waiting.length > 0
  const [isFinishing, setIsFinishing] = useState(false)
  const [error, setError] = useState<unknown>()
  const open = screener.userAnswers.flatMap((question, index) =>
    isAnswered(question) ? [] : [index],
  )

  const { booksAtOnce, isUnconfirmed } = screener.screenerInfo
  /**
   * Whether the person can choose a time now. The response to completing the screener doesn't say.
   * If this call fails, we show the thank-you page, which is fine too.
   */
  const hasTimes = () =>
    callByLink(hash, 'getRespondentScreener', { params: { id: hash } }).then(
      ({ hasHours }) => hasHours,
      () => false,
    )

  async function finish() {
    const params = { userScreenerId: String(screener.userScreenerId) }
    try {
      await callByLink(hash, 'completeScreener', { params })
      onFinished(booksAtOnce && !isUnconfirmed ? await hasTimes() : false)
    } catch (thrown) {
      setError(thrown)
      setIsFinishing(false)
    }
  }

  // Finishes once the server has stored all answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the queue is empty
  useEffect(() => {
    if (isFinishing && !isWaiting) void finish()
  }, [isFinishing, isWaiting])

  const problem = linkProblemOf(error)
  if (problem) return <LinkProblem kind={problem} />
  return (
    <StepPage
      title="That was the last question"
      titleLook="text-h1"
      onNext={() => {
        setError(undefined)
        setIsFinishing(true)
      }}
      foot={
        <>
          {onBack && (
            <Button variant="secondary" onClick={onBack}>
              Back
            </Button>
          )}
          <Button
            type="submit"
            pending={isFinishing}
            pendingLabel="Finishing"
            className="grow sm:min-w-40 sm:grow-0"
          >
            Finish
          </Button>
        </>
      }
    >
      <p className="text-ink-2 text-lead">
        Press Finish to submit your answers. Until then you can go back and change any of them.
        {!isUnconfirmed &&
          (booksAtOnce
            ? ' If you qualify, you can choose a time straight away.'
            : ' If you qualify, we’ll email you.')}
      </p>
      {error !== undefined && <Refused>{finishMessage(error)}</Refused>}
      {open.length > 0 && (
        <div className="grid gap-2">
          <p>
            {open.length === 1 ? 'One question has' : `${open.length} questions have`} no answer
            yet:
          </p>
          <ul className="flex flex-wrap gap-2">
            {open.map((index) => (
              <li key={index}>
                <Button variant="outline" onClick={() => onQuestion(index)}>
                  Question {index + 1}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {saving === 'offline' && <SaveLine saving={saving} />}
    </StepPage>
  )
}

const finishMessage = (error: unknown) =>
  error instanceof CallError && error.code === 'ANSWERS_MISSING'
    ? RESPONDENT_MESSAGES.answersMissing
    : messageOf(error)
