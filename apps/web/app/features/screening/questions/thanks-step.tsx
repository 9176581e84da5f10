import { BRAND } from '@wattle/contract/brand'
import { ExternalLink } from 'lucide-react'
import { Bloom } from '#ui/bloom.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { StepPage } from '../step-page.tsx'

/** Step N+5, and what a finished link shows from then on. It tells nobody whether they fit. */
export function ThanksStep({ isBack }: { isBack: boolean }) {
  return (
    <StepPage
      // One bloom is one participant: this one is theirs.
      above={<Bloom className="mt-4 size-20" />}
      title="Thank you for participating!"
      titleLook="text-h1"
      tab="Thank you"
      foot={
        <a
          href="/"
          target="_blank"
          rel="noreferrer"
          className={buttonLook({ wide: true, className: 'sm:w-auto' })}
        >
          Visit {BRAND.name}
          <ExternalLink aria-hidden="true" className="size-5" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      }
    >
      <p className="text-ink-2 text-lead">
        {isBack
          ? 'You have finished this questionnaire, and your answers are with us. There is nothing left to do.'
          : 'Your answers are with us. You can close this page.'}
      </p>
      <p className="text-ink-2">
        If you are eligible for the interview we will write to you by email, with a link to choose a
        time. A program compares your answers with what the study needs; a person looks at them,
        too, if you ask us to. Whether or not it fits this time, you stay on our panel.
      </p>
    </StepPage>
  )
}
