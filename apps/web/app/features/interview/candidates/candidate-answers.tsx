import type { ResearchReply } from '#lib/api/research-query.ts'
import type { CandidateReply } from './hooks.ts'
import { MaskedText } from './masked-text.tsx'

interface CandidateAnswersProps {
  id: string
  number: number
  answers: CandidateReply['answers']
  questions: NonNullable<ResearchReply['screener']>['questions']
}

export function CandidateAnswers({ id, number, answers, questions }: CandidateAnswersProps) {
  const answered = answers.filter(({ answer }) => answer)
  return (
    <section
      id={id}
      aria-label={`All answers from candidate ${number}`}
      className="col-span-full mt-1 border-line border-t pt-3"
    >
      <dl className="grid gap-x-8 gap-y-3 text-small @[38rem]:grid-cols-2">
        {questions.map((question) => {
          const answer = answered.find(({ questionId }) => questionId === question.id)?.answer
          return (
            answer && (
              <div key={question.id} className="min-w-0">
                <dt className="text-ink-2">{question.question}</dt>
                <dd className="break-words font-semibold">
                  {question.type === 'OPEN_TEXT' ? <MaskedText text={answer} /> : answer}
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </section>
  )
}
