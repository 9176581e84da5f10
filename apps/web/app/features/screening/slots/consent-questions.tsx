import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Refused } from '../refused.tsx'
import { type Asking, useConsents } from './use-consents.ts'

const ASKED = ['RECORDING', 'OBSERVERS', 'QUOTES']
const YES_NO = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
]

/** Before the times: may we record, may the client listen in, may we quote them. Each answer is saved at the tap. */
export function ConsentQuestions(asking: Asking) {
  const { refusal, save } = useConsents(asking)
  const questions = asking.consents.filter(({ kind }) => ASKED.includes(kind))
  if (questions.length === 0) return null
  return (
    <section aria-label="Before you choose a time" className="grid gap-5">
      {questions.map((consent) => {
        const [question = '', ...explained] = consent.body.split('\n\n')
        const isRefused = consent.required && consent.answer !== null && consent.answer !== 'YES'
        return (
          <div key={consent.kind} className="grid gap-2">
            <h2 className="text-lead leading-tight">{question}</h2>
            {/* Before the answer, and as large: this is what people agree to. */}
            {explained.map((paragraph) => (
              <p key={paragraph} className="text-ink-2">
                {paragraph}
              </p>
            ))}
            <RadioGroup
              look="card"
              label={question}
              hideLabel
              error={isRefused && 'You can only book a time if you agree to this.'}
              value={consent.answer === 'WITHDRAWN' ? 'NO' : (consent.answer ?? '')}
              onChange={(answer) => void save(consent, answer === 'YES' ? 'YES' : 'NO')}
              options={YES_NO}
            />
          </div>
        )
      })}
      {refusal && <Refused>{refusal}</Refused>}
    </section>
  )
}
