import { BRAND } from '@wattle/contract/brand'
import { ExternalLink } from 'lucide-react'
import { Bloom } from '#ui/bloom.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { StepPage } from '../step-page.tsx'
import { useRememberable } from './use-rememberable.ts'

/** Step N+5, which the link shows from then on. It doesn't reveal who qualifies. */
export function ThanksStep({ hash, isBack }: { hash: string; isBack: boolean }) {
  const loaded = useRememberable(hash, !isBack)
  return (
    <StepPage
      // One bloom is one participant, and this one is theirs.
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
          ? 'You’ve already finished, and we have your answers. You don’t need to do anything.'
          : 'We have your answers. You can close this page.'}
      </p>
      <p className="text-ink-2">
        If you’re eligible for the interview, we’ll email you a link to choose a time. A program
        compares your answers with what the study needs. If you ask us to, a person checks them too.
        Either way, you stay on our panel.
      </p>
      {loaded && <loaded.Question hash={hash} offered={loaded.offered} />}
    </StepPage>
  )
}
