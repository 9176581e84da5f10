import { RadioGroup } from '#ui/form/radio-group.tsx'
import { Refused } from '../refused.tsx'
import { type Asking, useConsents } from './use-consents.ts'

/** The consents we ask for above the times. */
export const ASKED = ['RECORDING', 'OBSERVERS', 'QUOTES']
const YES_NO = [
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
]

interface ConsentQuestionsProps extends Asking {
  /** Whether the person already had a booking when they opened the page. */
  wasBooked: boolean
}

/**
 * Asks above the times whether we may record the call, whether the client may listen in, and
 * whether we may quote the participant. Saves each answer as soon as it's tapped.
 */
export function ConsentQuestions({ wasBooked, ...asking }: ConsentQuestionsProps) {
  const { refusal, save } = useConsents(asking)
  // If people come back after booking, the page lists their consents further down, so we don't ask
  // again here.
  const questions = asking.consents.filter(
    ({ kind, answer }) => ASKED.includes(kind) && !(wasBooked && answer === 'YES'),
  )
  if (questions.length === 0) return null
  return (
    <section aria-label="Before you choose a time" className="grid gap-5">
      {questions.map((consent) => {
        const [question = '', ...explained] = consent.body.split('\n\n')
        const isRefused = consent.required && consent.answer !== null && consent.answer !== 'YES'
        return (
          <div key={consent.kind} className="grid gap-2">
            <h2 className="text-lead leading-tight">{question}</h2>
            {/* This text comes before the answers and is just as large, because it's what people
                agree to. */}
            {explained.map((paragraph) => (
              <p key={paragraph} className="text-ink-2">
                {paragraph}
              </p>
            ))}
            {consent.required && (
              <p className="font-semibold">You’ll need to agree to this to take part.</p>
            )}
            <RadioGroup
              look="card"
              isRow
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
