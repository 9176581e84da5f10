import { BRAND } from '@wattle/contract/brand'
import { UNCONFIRMED_DAYS } from '@wattle/contract/limits'
import { ExternalLink } from 'lucide-react'
import { Bloom } from '#ui/bloom.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { ContactLinks } from '../contact-links.tsx'
import { StepPage } from '../step-page.tsx'
import { useRememberable } from './use-rememberable.ts'

interface ThanksStepProps {
  hash: string
  isBack: boolean
  /** Whether the person came through an open link and hasn't confirmed their email address. */
  isUnconfirmed?: boolean | undefined
}

/**
 * The thank-you page, step N+5. People who've finished see it again whenever they open the link,
 * unless they can book a time. Doesn't reveal whether the person qualifies.
 */
export function ThanksStep({ hash, isBack, isUnconfirmed }: ThanksStepProps) {
  const loaded = useRememberable(hash, !isBack)
  return (
    <StepPage
      // Each bloom stands for one participant, and this one stands for the person reading the page.
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
        {isUnconfirmed
          ? 'Open the link in our email to confirm your address. If you qualify, you can then choose a time.'
          : isBack
            ? 'You’ve already finished, and we have your answers. You don’t need to do anything.'
            : 'We’ve got your answers. You can close this page.'}
      </p>
      <p className="text-ink-2">
        {!isUnconfirmed && 'If you qualify, we’ll email you a link to choose a time. '}A program
        compares your answers with what the study needs. If you ask us to, a person checks them too.
        {isUnconfirmed
          ? ` If you don’t confirm your address, we delete your answers after ${UNCONFIRMED_DAYS} days.`
          : ' Either way, you stay on our panel.'}
      </p>
      <ContactLinks />
      {loaded && <loaded.Question hash={hash} offered={loaded.offered} />}
    </StepPage>
  )
}
