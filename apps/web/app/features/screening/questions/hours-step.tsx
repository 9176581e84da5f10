import { Bloom } from '#ui/bloom.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { StepPage } from '../step-page.tsx'

/** What a finished link shows to who was asked to choose an hour: the first mail leads there, too. */
export function HoursStep({ hash }: { hash: string }) {
  return (
    <StepPage
      above={<Bloom className="mt-4 size-20" />}
      title="Your answers are with us"
      titleLook="text-h1"
      tab="Your interview"
      foot={
        <a
          href={`/respondent/slots?hashKey=${encodeURIComponent(hash)}`}
          className={buttonLook({ wide: true, className: 'sm:w-auto' })}
        >
          Go to your interview
        </a>
      }
    >
      <p className="text-ink-2 text-lead">
        You have finished the questionnaire, and were asked for an interview. On the next page you
        choose your hour, or see the one that you chose.
      </p>
    </StepPage>
  )
}
