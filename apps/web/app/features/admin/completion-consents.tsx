import { useQueryClient } from '@tanstack/react-query'
import {
  CONSENT_LABELS,
  type ConsentAnswer,
  type ConsentTextKind,
  type ConsentWay,
  endsParticipation,
  recordConsentFor,
} from '@wattle/contract/consent'
import { useState } from 'react'
import { call, messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { adminDateTime } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { DrawerHeading } from '#ui/overlay/drawer.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type CompletionDetail, completionQuery } from './hooks.ts'

const ANSWERS: Record<ConsentAnswer, string> = {
  YES: 'agreed',
  NO: 'said no',
  WITHDRAWN: 'withdrew',
}
const WAYS: Record<ConsentWay, string> = {
  SCREENER: 'before the questions',
  BOOKING: 'on the booking page',
  ROOM: 'aloud in the interview',
  OWN_PAGE: 'on their own page',
  ADMIN: 'told our team',
}

/**
 * The person's answers to every consent question, and buttons for our team to record or withdraw
 * consent for them.
 */
export function CompletionConsents({ completion }: { completion: CompletionDetail }) {
  const { userScreenerId, consents, hasConsented, withdrawnAt, participantNumber } = completion
  const [withdrawing, setWithdrawing] = useState<ConsentTextKind>()
  const queries = useQueryClient()
  const recording = useMutation({
    mutationFn: (body: { kind: ConsentTextKind; answer: ConsentAnswer }) =>
      call(recordConsentFor, { params: { userScreenerId: String(userScreenerId) }, body }),
    onSuccess() {
      queries.invalidateQueries({ queryKey: completionQuery(userScreenerId).queryKey })
      queries.invalidateQueries({ queryKey: ['completions'] })
    },
    onError: (error) => showToast(messageOf(error), { tone: 'error' }),
  })
  const newest = new Map(consents.map((one) => [one.kind, one.answer]))
  const agreed = [...newest].filter(([, answer]) => answer === 'YES').map(([kind]) => kind)
  const canAdd = !withdrawnAt && newest.get('RECORDING') !== 'YES'
  return (
    <section className="grid gap-2">
      <DrawerHeading>Consent</DrawerHeading>
      {!hasConsented && !withdrawnAt && (
        <p className="text-small">Hasn’t given every required consent yet</p>
      )}
      {withdrawnAt && (
        <p className="font-semibold text-small">
          Withdrew from the project, {adminDateTime(withdrawnAt)}
        </p>
      )}
      {consents.length > 0 && (
        <ul className="tabular grid gap-1 text-small">
          {consents.map(({ kind, answer, way, at, version }) => (
            <li key={`${kind} ${at} ${answer}`}>
              {CONSENT_LABELS[kind]} (version {version}): {ANSWERS[answer]},{' '}
              <span className="text-ink-3">
                {WAYS[way]}, {adminDateTime(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {completion.recordingDeletedAt && (
        <p className="text-small">
          The researcher deleted the recording, {adminDateTime(completion.recordingDeletedAt)}
        </p>
      )}
      {participantNumber !== null && (
        <p className="text-ink-3 text-small">Participant {participantNumber} in the consent pack</p>
      )}
      <div className="flex flex-wrap gap-2">
        {canAdd && (
          <Button
            size="sm"
            variant="secondary"
            pending={recording.isPending}
            onClick={() => recording.mutate({ kind: 'RECORDING', answer: 'YES' })}
          >
            Add their consent to recording
          </Button>
        )}
        {agreed.map((kind) => (
          <Button key={kind} size="sm" variant="quiet" onClick={() => setWithdrawing(kind)}>
            Withdraw {CONSENT_LABELS[kind].toLowerCase()}
          </Button>
        ))}
      </div>
      {withdrawing && (
        <Confirm
          open
          danger
          title={`Withdraw ${CONSENT_LABELS[withdrawing].toLowerCase()} for this person?`}
          confirmLabel="Withdraw"
          onConfirm={() => recording.mutateAsync({ kind: withdrawing, answer: 'WITHDRAWN' })}
          onClose={() => setWithdrawing(undefined)}
        >
          {endsParticipation(withdrawing)
            ? 'Only do this if they asked for it. This ends their part in the project: we’ll cancel the interview and delete their answers.'
            : 'Only do this if they asked for it. We’ll keep a record of both answers.'}
        </Confirm>
      )}
      {completion.noTime && (
        <p className="text-small">
          None of the slots suit them, {adminDateTime(completion.noTime.at)}
          {completion.noTime.note && (
            <span className="wrap-anywhere block whitespace-pre-line text-ink-2">
              “{completion.noTime.note}”
            </span>
          )}
        </p>
      )}
    </section>
  )
}
