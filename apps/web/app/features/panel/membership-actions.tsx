import { canMove, type MemberMove, type MemberState } from '@wattle/contract/panel'
import { CircleCheck, CirclePause, DoorOpen, Hourglass, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { longDateTime } from '#lib/time/date-formats.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Bloom } from '#ui/bloom.tsx'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Pill, type PillTone } from '#ui/pill.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { comingInterviews } from './coming-interviews.ts'
import { type MemberInfo, type StateChange, useChangeState, useReturn } from './hooks.ts'

type Look = { word: string; tone: PillTone; icon: LucideIcon; meaning: string }

const LOOKS: Record<MemberState, Look> = {
  PENDING: {
    word: 'Not yet confirmed',
    tone: 'requested',
    icon: Hourglass,
    meaning: 'We won’t send you anything yet.',
  },
  ACTIVE: {
    word: 'On the panel',
    tone: 'done',
    icon: CircleCheck,
    meaning: 'We’ll email you when a study suits you.',
  },
  PAUSED: {
    word: 'Paused',
    tone: 'paused',
    icon: CirclePause,
    meaning: 'We won’t send you invitations until you resume.',
  },
  LEFT: {
    word: 'You left',
    tone: 'draft',
    icon: DoorOpen,
    meaning: 'We won’t send you any more invitations. Join again whenever you like.',
  },
}

const DONE: Record<StateChange, string> = {
  confirm: 'You’re on the panel',
  pause: 'Paused: no invitations until you resume',
  resume: 'Welcome back. You’ll get invitations again',
  leave: 'You left the panel',
}

/** These toasts share a kind, so an outdated message doesn't stay next to the current one. */
const SUCCESS = { tone: 'success', kind: 'membership' } as const

/**
 * The id of the button that undoes each change. It gets focus, because the pressed button
 * disappears.
 */
const WAY_BACK: Record<StateChange, string> = {
  confirm: 'pause',
  pause: 'resume',
  resume: 'pause',
  leave: 'undo',
}

export function MembershipActions({
  memberKey,
  member,
}: {
  memberKey: string
  member: MemberInfo
}) {
  const change = useChangeState(memberKey)
  const back = useReturn(memberKey)
  const focusLater = useFocusLater()
  /**
   * The member's state before they left the panel on this page, which Undo restores. Someone who
   * opens the page later has to join again.
   */
  const [before, setBefore] = useState<MemberState>()
  const may = (move: MemberMove) => canMove('MEMBER', move, member.state)
  const { word, tone, icon, meaning } = LOOKS[member.state]
  const onError = (error: Error) => showToast(messageOf(error), { tone: 'error' })
  const act = (name: StateChange) => {
    const { state } = member
    if (name === 'leave') setBefore(state === 'PENDING' ? undefined : state)
    focusLater(WAY_BACK[name])
    change.mutate(name, {
      onSuccess: () => showToast(DONE[name], SUCCESS),
      onError,
    })
  }
  const undo = (state: MemberState) => {
    focusLater(state === 'ACTIVE' ? 'pause' : 'resume')
    back.mutate(undefined, {
      onSuccess: () => {
        // Without this, leaving again right after Undo would count as a double click and do
        // nothing.
        change.reset()
        showToast('You’re still on the panel', SUCCESS)
      },
      onError,
    })
  }
  const isBusy = (name: StateChange) => change.isPending && change.variables === name
  return (
    <section className="grid gap-6">
      <h1 className="text-h1" tabIndex={-1}>
        Your panel page
      </h1>
      <div className="grid max-w-160 grid-cols-[auto_minmax(0,1fr)] items-start gap-x-5 gap-y-6 rounded-card border border-line bg-surface p-5 sm:items-center sm:gap-x-7 sm:p-7">
        <OwnFlower state={member.state} />
        <div className="grid justify-items-start gap-2" aria-live="polite">
          <Pill tone={tone} icon={icon}>
            {word}
          </Pill>
          <p className="text-lead leading-snug">{meaning}</p>
          {/* Leaving or pausing doesn't cancel interviews, so this lists the upcoming ones. */}
          {comingInterviews(member).map(({ startTime }) => (
            <p key={startTime} className="text-ink-2">
              {member.state === 'ACTIVE'
                ? `Your interview is on ${longDateTime(startTime)}.`
                : `Your interview on ${longDateTime(startTime)} stays booked.`}{' '}
              Use the link in your booking email to{' '}
              {member.state === 'LEFT' ? 'cancel it' : 'change or cancel it'}.
            </p>
          ))}
        </div>
        <div className="flex flex-wrap gap-3 max-sm:col-span-full sm:col-start-2">
          {may('undoLeaving') && before && (
            <Button
              id="undo"
              variant="secondary"
              pending={back.isPending}
              onClick={() => undo(before)}
            >
              Undo
            </Button>
          )}
          {may('pause') && (
            <Button
              id="pause"
              variant="secondary"
              pending={isBusy('pause')}
              onClick={() => act('pause')}
            >
              Pause
            </Button>
          )}
          {may('resume') && (
            <Button id="resume" pending={isBusy('resume')} onClick={() => act('resume')}>
              Resume
            </Button>
          )}
          {member.state === 'LEFT' && !before && (
            <ButtonLink reloadDocument to="/recruitment/participants#contact-form">
              Join again
            </ButtonLink>
          )}
          {may('leave') && (
            <Button variant="secondary" pending={isBusy('leave')} onClick={() => act('leave')}>
              Leave the panel
            </Button>
          )}
        </div>
      </div>
    </section>
  )
}

const FLOWERS: Record<MemberState, string> = {
  PENDING: 'opacity-60 saturate-50',
  ACTIVE: '',
  PAUSED: 'opacity-60 saturate-50',
  LEFT: 'opacity-50 grayscale',
}

/**
 * A flower stands for the member: in full colour if active, paler if paused or not confirmed yet,
 * grey if they left.
 */
function OwnFlower({ state }: { state: MemberState }) {
  return <Bloom className={cx('size-18 sm:size-24', FLOWERS[state])} />
}
