import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { Bloom } from '#ui/bloom.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { BookedHour } from '../slots/booked-hour.tsx'
import { ownZone } from '../slots/slot-times.ts'
import { StudyLine } from '../slots/study-line.tsx'
import { StepPage } from '../step-page.tsx'
import type { Screener } from './choices.ts'

interface HoursStepProps {
  hash: string
  screener: Screener
  /** They have just finished, and qualify. */
  isNew?: boolean
}

/** What a finished link shows to who was asked to choose an hour: the first mail leads there, too. */
export function HoursStep({ hash, screener, isNew = false }: HoursStepProps) {
  const { interview, screenerInfo } = screener
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
            : 'Your answers are with us'
      }
      titleLook="text-h1"
      tab="Your interview"
      foot={
        <a
          href={`/respondent/slots?hashKey=${encodeURIComponent(hash)}`}
          className={buttonLook({ wide: true, className: 'sm:w-auto' })}
        >
          {isNew ? 'Choose a time' : 'Go to your interview'}
        </a>
      }
    >
      {ahead && <BookedHour hours={ahead} zone={ownZone()} />}
      <p className="text-ink-2 text-lead">
        {isNew
          ? 'Your answers are saved. Pick a time for your video call on the next page.'
          : ahead
            ? `You have finished the questionnaire. On the next page you can change or cancel the hour until ${BOOKING_NOTICE_HOURS} hours before it.`
            : 'You have finished the questionnaire, and were asked for an interview. On the next page you choose your hour, or see the one that you chose.'}
      </p>
    </StepPage>
  )
}
