import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Refused } from '../refused.tsx'
import { type Asking, useConsents } from './use-consents.ts'

const ASKED = ['RECORDING', 'OBSERVERS']
const YES_NO = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
]

/** Before the times: may we record, may the client listen in. Each answer is saved at the tap. */
export function ConsentQuestions(asking: Asking) {
  const { refusal, save } = useConsents(asking)
  const questions = asking.consents.filter(({ kind }) => ASKED.includes(kind))
  if (questions.length === 0) return null
  return (
    <section aria-label="Before you choose a time" className="grid gap-5">
      {questions.map((consent) => {
        const [question = '', ...rest] = consent.body.split('\n\n')
        const isRefused = consent.required && consent.answer !== null && consent.answer !== 'YES'
        return (
          <div key={consent.kind} className="grid gap-2">
            <RadioGroup
              look="card"
              label={question}
              hint={rest.join(' ')}
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
