import { RESPONDENT_MESSAGES } from '@wattle/contract/messages'
import { CallError } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { ContactLinks } from './contact-links.tsx'
import { StepPage } from './step-page.tsx'

/** Several pages share this text, because every byte in this file delays the first screen. */
const THANKS = 'Thanks for your interest. We’ll email you when another study might suit you.'

const PAGES = {
  LEFT_PANEL: {
    title: 'You’ve left our panel',
    text: 'If you’d like to take part again, join the panel on our site.',
  },
  CONSENT_WITHDRAWN: {
    title: 'You’ve withdrawn from this study',
    text: 'We’ve deleted your answers, and cancelled your interview if you had one.',
  },
  STUDY_CLOSED: {
    title: 'This study is closed',
    text: `Enough people have taken part. ${THANKS}`,
  },
  STUDY_EXPIRED: {
    title: 'This study has ended',
    text: THANKS,
  },
  STUDY_WITHDRAWN: {
    title: 'This study was cancelled',
    text: THANKS,
  },
  INTERVIEW_OVER: {
    title: 'Your interview has finished',
    text: 'Thanks for your time. If we missed each other, please let us know.',
  },
  INTERVIEW_MISSED: {
    title: 'We missed each other',
    text: 'Call or email us, and we’ll find another time.',
  },
  NOT_ELIGIBLE: {
    title: 'There’s nothing to book here yet',
    text: 'If we’d like to talk with you, we’ll email you a link.',
  },
  UNKNOWN_LINK: {
    title: 'This link no longer works',
    text: 'Please open our latest email and press the button there.',
  },
  ALREADY_COMPLETED: {
    title: 'Thank you, we have your answers',
    text: 'You’ve already finished, perhaps on another device.',
  },
} as const

export type Kind = keyof typeof PAGES

/** The page to show for an error, or undefined if the error doesn't have one. */
export function linkProblemOf(error: unknown): Kind | undefined {
  if (!(error instanceof CallError)) return undefined
  return error.code in PAGES ? (error.code as Kind) : undefined
}

/** Explains kindly why the link doesn't work, and who to ask. */
export function LinkProblem({ kind }: { kind: Kind }) {
  const { title, text } = PAGES[kind]
  return (
    <StepPage title={title} titleLook="text-h1" tab={title}>
      <p className="text-ink-2 text-lead">{text}</p>
      <ContactLinks />
    </StepPage>
  )
}

interface FailureProps {
  /** What failed, worded as in the seeds. */
  what: string
  error: unknown
  onRetry: () => void
}

/** The error page from seed 001 section 2. */
export function Failure({ what, error, onRetry }: FailureProps) {
  return (
    <StepPage
      title={RESPONDENT_MESSAGES.respondentError}
      titleLook="text-h1"
      tab="An error occurred"
      foot={
        <Button wide className="sm:w-auto" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <div role="alert" className="grid gap-1 text-lead">
        <p className="font-semibold">{what}</p>
        {error instanceof CallError && <p className="text-ink-2">{error.message}</p>}
      </div>
      <ContactLinks />
    </StepPage>
  )
}
