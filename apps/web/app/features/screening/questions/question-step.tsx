import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { StepPage } from '../step-page.tsx'
import type { Answers } from './answer-queue.ts'
import { isAnswered, isWritten, type Question, type Written } from './choices.ts'
import { QuestionOptions } from './question-options.tsx'
import { QuestionProgress } from './question-progress.tsx'
import { QuestionWriting } from './question-writing.tsx'
import { SaveLine } from './save-line.tsx'

interface QuestionStepProps {
  index: number
  answers: Answers
  onChoose: (question: Question, optionId: number, selected: boolean) => void
  onWrite: (question: Question, written: Written) => void
  /** Saves typed text now, without waiting for a pause in typing. */
  onWritten: () => void
  /** Goes back to the previous question. Undefined on the first one. */
  onBack: (() => void) | undefined
  onNext: () => void
}

const HOW_TO_ANSWER: Record<Question['type'], string> = {
  SINGLE_CHOICE: 'Choose an answer',
  MULTIPLE_CHOICE: 'Choose an answer',
  NUMBER: 'Enter a number',
  OPEN_TEXT: 'Write an answer',
}

/** One question. In a screener with N questions, these are steps 4 to N+3. */
export function QuestionStep(props: QuestionStepProps) {
  const { index, answers, onChoose, onWrite, onWritten, onBack, onNext } = props
  const { screener, waiting, saving } = answers
  const { userAnswers } = screener
  const question = userAnswers[index] as Question
  const id = question.userScreenerAnswerId
  const isWaiting = waiting.some((choice) => choice.userScreenerAnswerId === id)
  const [lastTap, setLastTap] = useState<number>()
  const [isTouched, setIsTouched] = useState(false)
  const [wantsNext, setWantsNext] = useState(false)
  const [isReminded, setReminded] = useState(false)
  const isMissing = isReminded && !isAnswered(question)
  // Only says "saved" if we saved the answer to this question, not to another one.
  const savingHere = !isTouched && saving === 'saved' ? 'idle' : saving

  // After Next, waits until this question's queued answer is saved before moving on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next step never changes
  useEffect(() => {
    if (wantsNext && !isWaiting) onNext()
  }, [wantsNext, isWaiting])

  return (
    <StepPage
      above={<QuestionProgress index={index} answered={userAnswers.map(isAnswered)} />}
      title={<span id="question">{question.question}</span>}
      titleLook="mt-2 text-[1.625rem] leading-tight tracking-[-0.012em]"
      // To skip a question, people press Next twice: the first press reminds them to answer. The
      // last step lists the questions they skipped.
      onNext={() => {
        onWritten()
        if (isAnswered(question) || isReminded) setWantsNext(true)
        else setReminded(true)
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
            pending={wantsNext && isWaiting}
            pendingLabel="Saving"
            className="grow sm:min-w-40 sm:grow-0"
          >
            Next
            <ArrowRight aria-hidden="true" className="size-5" />
          </Button>
        </>
      }
    >
      {isWritten(question) ? (
        <QuestionWriting
          question={question}
          saving={savingHere}
          isMissing={isMissing}
          onWrite={(written) => {
            setIsTouched(true)
            setWantsNext(false)
            onWrite(question, written)
          }}
        />
      ) : (
        <QuestionOptions
          question={question}
          savedAt={lastTap}
          saving={saving}
          onChoose={(optionId, selected) => {
            setLastTap(optionId)
            setIsTouched(true)
            setWantsNext(false)
            onChoose(question, optionId, selected)
          }}
        />
      )}
      {isMissing && (
        <p id="missing" role="alert" className="-mt-2 font-semibold text-error">
          {HOW_TO_ANSWER[question.type]}, or press Next again and come back to it later.
        </p>
      )}
      <SaveLine saving={savingHere} isTyped={isWritten(question)} />
    </StepPage>
  )
}
