import type { Room } from '../hooks.ts'

export function AnswerList({ answers }: Pick<Room, 'answers'>) {
  if (answers.length === 0) return <p className="text-ink-2">No answers to show.</p>
  return (
    <dl className="grid gap-3 text-small">
      {answers.map(({ question, answers: chosen }) => (
        <div key={question}>
          <dt className="text-ink-2">{question}</dt>
          <dd className="font-semibold">{chosen.join(', ') || 'No answer'}</dd>
        </div>
      ))}
    </dl>
  )
}
