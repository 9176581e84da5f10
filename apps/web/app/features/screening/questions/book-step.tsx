import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { Bloom } from '#ui/bloom.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { BookedTime } from '../slots/booked-time.tsx'
import { ownZone } from '../slots/slot-times.ts'
import { StudyLine } from '../slots/study-line.tsx'
import { StepPage } from '../step-page.tsx'
import type { Screener } from './choices.ts'
import { useRememberable } from './use-rememberable.ts'

interface BookStepProps {
  hash: string
  screener: Screener
  /** Whether the person has just finished the questions and qualifies. */
  isNew?: boolean
}

/**
 * The page for people who've finished the screener and can book a time. The link in their first
 * email leads here too.
 */
export function BookStep({ hash, screener, isNew = false }: BookStepProps) {
  const { interview, screenerInfo } = screener
  const loaded = useRememberable(hash, isNew)
  const ahead = interview && new Date(interview.endTime) > new Date() ? interview : undefined
  return (
    <StepPage
      above={
        <div className="grid gap-6">
          <Bloom className="mt-4 size-20" />
          <StudyLine study={screenerInfo} />
        </div>
      }
      title={
        ahead
          ? 'Your interview is booked'
          : isNew
            ? 'You qualify. Choose a time.'
            : 'We’ve got your answers'
      }
      titleLook="text-h1"
      tab="Your interview"
      foot={
        <a
          href={`/respondent/slots?hashKey=${encodeURIComponent(hash)}`}
          className={buttonLook({ wide: true, className: 'sm:w-auto' })}
        >
          {ahead ? 'Go to your interview' : 'Choose a time'}
        </a>
      }
    >
      {ahead && <BookedTime time={ahead} zone={ownZone()} />}
      <p className="text-ink-2 text-lead">
        {isNew
          ? 'Your answers are saved. Pick a time for your video call on the next page.'
          : ahead
            ? `On the next page you can change or cancel your interview until ${BOOKING_NOTICE_HOURS} hours before it starts.`
            : 'You’ve finished the questions, and we’d like to talk with you. On the next page you can choose a time, or see the one you chose.'}
      </p>
      {loaded && <loaded.Question hash={hash} offered={loaded.offered} />}
    </StepPage>
  )
}
