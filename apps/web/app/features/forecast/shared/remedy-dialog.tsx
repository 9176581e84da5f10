import { useQuery } from '@tanstack/react-query'
import { MORE_SLOTS, shownPercent } from '@wattle/contract/forecast'
import { capitalised, inWords, REMINDER_PAUSE_DAYS } from '@wattle/contract/limits'
import { UNDO_OFFERED_SECONDS } from '@wattle/contract/undo'
import { type ReactNode, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { Notice } from '#ui/notice.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { studyXRayQuery, useLoosen } from '../hooks.ts'
import { type RemedyStudy, reachQuery, reminderCountQuery, useRemedyCalls } from './remedy-hooks.ts'
import { REMEDY_BUTTONS, reachInWords, settingChange, settingQuestion } from './remedy-words.ts'

interface RemedyDialogProps {
  study: RemedyStudy
  remedy: NonNullable<RemedyStudy['remedy']>
  onDone: () => void
  onUndone: () => void
  onClose: () => void
}

/** Says what a remedy will do, then applies it as the forecast assumed. */
export function RemedyDialog(props: RemedyDialogProps) {
  switch (props.remedy.remedy) {
    case 'REMIND':
      return <RemindQuestion {...props} />
    case 'LOOSEN':
      return <LoosenQuestion {...props} />
    case 'SLOTS':
      return <SlotsQuestion {...props} />
    case 'INVITATIONS':
      return <InvitationsQuestion {...props} />
    default:
      return <SettingQuestion {...props} kind={props.remedy.remedy} />
  }
}

function RemindQuestion(props: RemedyDialogProps) {
  const { distributionId } = props.study
  const { data, error } = useQuery(reminderCountQuery(distributionId))
  const { remind, undoReminders } = useRemedyCalls(distributionId)
  const people = data?.people ?? 0
  const send = async () => {
    const { queued } = await remind()
    if (queued === 0) return 'Nobody needs a reminder now'
    return {
      done: queued === 1 ? '1 reminder queued' : `${queued} reminders queued`,
      undone: 'No reminders sent',
      undo: undoReminders,
    }
  }
  return (
    <Question
      {...props}
      title="Send reminders?"
      text={
        !data
          ? 'Counting people'
          : data.nextRoundAt
            ? `The last reminders went out less than ${inWords(REMINDER_PAUSE_DAYS)} days ago. You can send the next ones from ${adminDateTime(data.nextRoundAt)}.`
            : people === 0
              ? 'Nobody needs a reminder now.'
              : `We’ll remind ${people === 1 ? '1 person' : `${people} people`}.${data.hasEnoughBooked ? ' This project already has enough interviews.' : ''}`
      }
      loadError={error}
      isPossible={people > 0}
      act={send}
    />
  )
}

function LoosenQuestion(props: RemedyDialogProps) {
  const { distributionId } = props.study
  const { data, error } = useQuery(studyXRayQuery(distributionId))
  const { loosen, undo } = useLoosen(distributionId)
  const best = data?.gains[0]
  const more = (people: number) => (people === 1 ? '1 more person' : `${people} more people`)
  const apply = async () => {
    if (!best) return ''
    const { id, gain } = await loosen.mutateAsync(best)
    return {
      done: `${more(gain)} will qualify. You can undo this for ${UNDO_OFFERED_SECONDS} seconds, then it’s final.`,
      undone: 'Change undone. The screener is back to how it was',
      undo: () => undo(id),
    }
  }
  return (
    <Question
      {...props}
      title="Loosen the screener?"
      text={
        best
          ? `${best.words}: ${more(best.people ?? 0)} will qualify. After launch, you can loosen a screener but not tighten it.`
          : data
            ? 'No single change would help anyone else qualify.'
            : 'Reading the answers'
      }
      loadError={error}
      isPossible={best !== undefined}
      act={apply}
    />
  )
}

function SlotsQuestion(props: RemedyDialogProps) {
  const { distributionId, researcher, chance } = props.study
  const { ask } = useRemedyCalls(distributionId)
  const send = async () => {
    await ask()
    return `We’ve asked ${researcher} for slots`
  }
  const words = `${capitalised(inWords(MORE_SLOTS))} more slots next week would lift that chance from ${shownPercent(chance ?? 0)}% to ${shownPercent(props.remedy.chance)}%.`
  return (
    <Question
      {...props}
      title={`Ask ${researcher} for slots?`}
      text={
        <>
          We’ll send this email: <q>{words}</q> You can ask for slots once a day.
        </>
      }
      act={send}
    />
  )
}

function InvitationsQuestion(props: RemedyDialogProps) {
  const { data, error } = useQuery(reachQuery(props.study.distributionId))
  const reach = data && `${reachInWords(data.reachable)}.`
  const more = data?.reachable ? `${reach} The next batch may go out straight away.` : reach
  return (
    <SettingQuestion
      {...props}
      kind="INVITATIONS"
      more={more ?? (error ? undefined : 'Counting people')}
      loadError={error}
    />
  )
}

interface SettingQuestionProps extends RemedyDialogProps {
  kind: 'WEEK' | 'INVITATIONS' | 'STANDBYS'
  /** A sentence to add to the text, such as how many people we can still invite. */
  more?: string | undefined
  loadError?: Error | null
}

function SettingQuestion(props: SettingQuestionProps) {
  const { study, kind, more } = props
  const { change } = useRemedyCalls(study.distributionId)
  const { title, text, done, undone } = settingQuestion(kind, study)
  const { before, after } = settingChange(kind, study)
  const save = async () => {
    await change(after)
    return { done, undone, undo: () => change(before) }
  }
  return <Question {...props} title={title} text={more ? `${text} ${more}` : text} act={save} />
}

type Outcome = string | { done: string; undone: string; undo: () => Promise<unknown> }

interface QuestionProps extends RemedyDialogProps {
  title: string
  text: ReactNode
  loadError?: Error | null
  isPossible?: boolean
  /** Returns the toast's text, and how to undo the change if that's possible. */
  act: () => Promise<Outcome>
}

function Question(props: QuestionProps) {
  const { study, remedy, title, text, loadError, isPossible = true, act } = props
  const { onDone, onUndone, onClose } = props
  const { refresh } = useRemedyCalls(study.distributionId)
  const [failure, setFailure] = useState<unknown>()
  const error = failure ?? loadError
  const confirm = async () => {
    try {
      const outcome = await act()
      onDone()
      if (typeof outcome === 'string') showToast(outcome)
      else
        offerUndo(outcome.done, outcome.undone, async () => {
          await outcome.undo()
          onUndone()
          await refresh()
        })
      await refresh()
    } catch (refused) {
      setFailure(refused)
      throw refused
    }
  }
  return (
    <Confirm
      open
      title={title}
      confirmLabel={REMEDY_BUTTONS[remedy.remedy]}
      disabled={!isPossible}
      onClose={onClose}
      onConfirm={confirm}
    >
      <div className="grid gap-3">
        <p className="font-semibold text-ink">{study.researchName}</p>
        <p role="status">{text}</p>
        <p>
          The forecast is {shownPercent(study.chance ?? 0)}% now and {shownPercent(remedy.chance)}%
          with this.
        </p>
        {Boolean(error) && <Notice tone="error">{messageOf(error)}</Notice>}
      </div>
    </Confirm>
  )
}
