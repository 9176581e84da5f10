import {
  type AskableConsent,
  CONSENT_LABELS,
  type ConsentAnswer,
  markRecordingDeleted,
  recordConsentInRoom,
} from '@wattle/contract/consent'
import { Check, CircleSlash, Eye, Mic, Quote } from 'lucide-react'
import { call, messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { cx } from '#lib/cx.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { Room } from '../hooks.ts'
import { useFreshRoom } from './use-fresh-room.ts'
import { secondsOnTimer } from './use-timer.ts'

const ICONS = { RECORDING: Mic, OBSERVERS: Eye, QUOTES: Quote } as const

/** The participant’s latest answers about recording, observers and quotes. */
export function RoomConsents({ room }: { room: Room }) {
  const { id } = room.interview
  const { fresh, refresh } = useFreshRoom(room)
  const { consents, asks } = fresh
  const verbal = useMutation({
    mutationFn: ({ kind, answer }: { kind: AskableConsent; answer: ConsentAnswer }) => {
      const seconds = secondsOnTimer(id)
      const body = { kind, answer, ...(seconds > 0 && { seconds }) }
      return call(recordConsentInRoom, { params: { id: String(id) }, body })
    },
    onSuccess: refresh,
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  })
  const kinds: AskableConsent[] = ['RECORDING', 'QUOTES']
  if (asks.includes('OBSERVERS')) kinds.push('OBSERVERS')
  return (
    <ul aria-label="Consent" className="no-print flex gap-1.5 max-sm:flex-wrap sm:max-lg:flex-col">
      {kinds.map((kind) => (
        <li key={kind}>
          <ConsentChip
            kind={kind}
            answer={consents.find((one) => one.kind === kind)?.answer}
            onAnswer={(answer) => verbal.mutate({ kind, answer })}
          />
        </li>
      ))}
    </ul>
  )
}

interface ConsentChipProps {
  kind: AskableConsent
  answer: ConsentAnswer | undefined
  onAnswer: (answer: ConsentAnswer) => void
}

/** Shows the participant's consent. The researcher can record a new answer during the call. */
function ConsentChip({ kind, answer, onAnswer }: ConsentChipProps) {
  const Icon = ICONS[kind]
  const isAgreed = answer === 'YES'
  return (
    <Menu
      actions={[
        { id: 'yes', label: 'They agreed', icon: Check, onSelect: () => onAnswer('YES') },
        { id: 'no', label: 'They declined', icon: CircleSlash, onSelect: () => onAnswer('NO') },
      ]}
      trigger={
        <button
          type="button"
          className={cx(
            'inline-flex min-h-7 items-center gap-1.5 whitespace-nowrap rounded-pill border px-2.5 font-semibold text-caption leading-none pointer-coarse:min-h-11',
            isAgreed && 'border-transparent bg-done-fill text-done',
            answer && !isAgreed && 'border-transparent bg-error-tint text-error',
            !answer && 'border-control border-dashed bg-surface text-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-3.5" />
          <span>
            {answer
              ? `${CONSENT_LABELS[kind]} ${isAgreed ? 'agreed' : 'declined'}`
              : `Ask about ${CONSENT_LABELS[kind].toLowerCase()}`}
          </span>
        </button>
      }
    />
  )
}

/** Tells the researcher what to do about a declined or withdrawn consent. */
export function ConsentWarning({ room }: { room: Room }) {
  const { id, startTime, respondentName } = room.interview
  const { fresh, refresh } = useFreshRoom(room)
  const { recordingDeletedAt } = fresh
  const deleted = useMutation({
    mutationFn: () => call(markRecordingDeleted, { params: { id: String(id) } }),
    onSuccess: refresh,
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  })
  const recording = fresh.consents.find(({ kind }) => kind === 'RECORDING')?.answer
  const isDeclined = recording === 'NO' || recording === 'WITHDRAWN'
  const hasBegun = new Date(startTime) <= new Date()
  return (
    <div className="no-print grid gap-2 empty:hidden">
      {isDeclined && (
        <p
          role="alert"
          className="max-w-none rounded-input bg-error px-3 py-1.5 font-semibold text-on-error text-small"
        >
          Don’t record this call.
        </p>
      )}
      {recording === 'WITHDRAWN' && hasBegun && (
        <Notice tone={recordingDeletedAt ? 'success' : 'warning'}>
          {recordingDeletedAt ? (
            `You deleted the recording on ${longDate(recordingDeletedAt)}.`
          ) : (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span>
                {respondentName} has changed their mind about being recorded. Please delete the
                recording and every copy.
              </span>
              <Button
                size="sm"
                variant="secondary"
                pending={deleted.isPending}
                onClick={() => deleted.mutate()}
              >
                I’ve deleted it
              </Button>
            </span>
          )}
        </Notice>
      )}
    </div>
  )
}
