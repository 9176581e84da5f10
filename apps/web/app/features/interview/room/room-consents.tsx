import {
  type AskableConsent,
  markRecordingDeleted,
  recordConsentInRoom,
} from '@wattle/contract/consent'
import { Check, CircleSlash } from 'lucide-react'
import { call, messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { Room } from '../hooks.ts'
import { useFreshRoom } from './use-fresh-room.ts'
import { secondsOnTimer } from './use-timer.ts'

const NAMES: Record<AskableConsent, string> = {
  RECORDING: 'Recording',
  OBSERVERS: 'Observers',
  QUOTES: 'Quotes',
}

/** May I record, may the client listen in: as the participant last said it. */
export function RoomConsents({ room }: { room: Room }) {
  const { id } = room.interview
  const { fresh, refresh } = useFreshRoom(room)
  const { consents, asks, recordingDeletedAt, consentPackNumber } = fresh
  const onError = (error: unknown) => showToast(messageOf(error), { tone: 'error' })
  const aloud = useMutation({
    mutationFn: (kind: AskableConsent) => {
      const seconds = secondsOnTimer(id)
      const body = { kind, answer: 'YES' as const, ...(seconds > 0 && { seconds }) }
      return call(recordConsentInRoom, { params: { id: String(id) }, body })
    },
    onSuccess: refresh,
    onError,
  })
  const deleted = useMutation({
    mutationFn: () => call(markRecordingDeleted, { params: { id: String(id) } }),
    onSuccess: refresh,
    onError,
  })
  const recording = consents.find(({ kind }) => kind === 'RECORDING')
  const hasBegun = new Date(room.interview.startTime) <= new Date()
  const kinds: AskableConsent[] = asks.includes('OBSERVERS')
    ? ['RECORDING', 'OBSERVERS']
    : ['RECORDING']
  return (
    <section aria-label="Consent" className="no-print grid gap-2">
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {kinds.map((kind) => {
          const isAgreed = consents.some((one) => one.kind === kind && one.answer === 'YES')
          const Icon = isAgreed ? Check : CircleSlash
          return (
            <li key={kind} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span
                role="status"
                className={`inline-flex items-center gap-1.5 font-semibold ${isAgreed ? 'text-done' : 'text-ink'}`}
              >
                <Icon aria-hidden="true" className="size-4.5" />
                {NAMES[kind]}: {isAgreed ? 'agreed' : 'not agreed'}
              </span>
              {!isAgreed && (
                <Button
                  size="sm"
                  variant="secondary"
                  pending={aloud.isPending && aloud.variables === kind}
                  onClick={() => aloud.mutate(kind)}
                >
                  Agreed aloud
                </Button>
              )}
            </li>
          )
        })}
        {consentPackNumber && (
          <li className="self-center text-ink-3 text-small">
            Participant {consentPackNumber} in the consent pack
          </li>
        )}
      </ul>
      {recording?.answer === 'WITHDRAWN' && hasBegun && (
        <Notice tone={recordingDeletedAt ? 'success' : 'warning'}>
          {recordingDeletedAt ? (
            `You deleted the recording on ${longDate(recordingDeletedAt)}.`
          ) : (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span>
                {room.interview.respondentName} no longer agrees to the recording. Please delete it,
                and every copy.
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
    </section>
  )
}
