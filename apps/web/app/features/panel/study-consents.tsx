import { useQueryClient } from '@tanstack/react-query'
import {
  CONSENT_LABELS,
  type ConsentAnswer,
  type ConsentTextKind,
  withdrawConsent,
} from '@wattle/contract/consent'
import { useState } from 'react'
import { call, messageOf } from '#lib/api/call.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type MemberInfo, memberQuery } from './hooks.ts'

const ANSWERS: Record<ConsentAnswer, string> = {
  YES: 'you agreed',
  NO: 'you said no',
  WITHDRAWN: 'you withdrew',
}

const LEAVES =
  'You’d leave this study. We’d cancel any interview you’ve booked and delete your answers. You’d stay on the panel.'

/** What happens when the member withdraws each consent. */
const WARNINGS: Record<ConsentTextKind, string> = {
  PRIVACY: LEAVES,
  STUDY: LEAVES,
  RECORDING:
    'We’ll ask the researcher not to record you, or to delete the recording if there is one.',
  OBSERVERS: 'The client won’t listen in. The researcher can see your answer.',
  QUOTES: 'We’ll remove your quotes from the study’s report.',
  PROFILE: 'We’ll delete the answers you let us keep.',
}

/** What the member agreed to with each consent. The dialog's title says it. */
const AGREED_TO: Record<ConsentTextKind, string> = {
  PRIVACY: 'the privacy policy',
  STUDY: 'taking part in this study',
  RECORDING: 'recording',
  OBSERVERS: 'the client listening in',
  QUOTES: 'being quoted',
  PROFILE: 'us keeping your answers',
}

type Study = MemberInfo['studies'][number]

/** The member's last answer to each consent question in a study, with buttons to withdraw. */
export function StudyConsents({ memberKey, study }: { memberKey: string; study: Study }) {
  const [withdrawing, setWithdrawing] = useState<ConsentTextKind>()
  const queries = useQueryClient()
  const newest = [...new Map(study.consents.map((one) => [one.kind, one])).values()]

  async function withdraw(kind: ConsentTextKind) {
    const body = { key: memberKey, invitationId: study.invitationId, kind }
    try {
      await call(withdrawConsent, { body })
      await queries.invalidateQueries({ queryKey: memberQuery(memberKey).queryKey })
      showToast('Consent withdrawn', { tone: 'success' })
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
  }

  return (
    <>
      {study.withdrawnAt && <p>You withdrew from this study on {longDate(study.withdrawnAt)}.</p>}
      {newest.map(({ kind, answer, at }) => (
        <p key={kind} className="flex min-h-8 items-center justify-between gap-x-3 text-pretty">
          <span>
            {CONSENT_LABELS[kind]}: {ANSWERS[answer]} on {longDate(at)}
          </span>
          {answer === 'YES' && (
            <Button
              size="sm"
              variant="quiet"
              className="px-0! underline underline-offset-[0.22em]"
              aria-label={`Withdraw: ${CONSENT_LABELS[kind]}, ${study.title}`}
              onClick={() => setWithdrawing(kind)}
            >
              Withdraw
            </Button>
          )}
        </p>
      ))}
      {withdrawing && (
        <Confirm
          open
          danger
          title={`Withdraw your consent to ${AGREED_TO[withdrawing]}?`}
          confirmLabel="Withdraw"
          cancelLabel="Keep my consent"
          onConfirm={() => withdraw(withdrawing)}
          onClose={() => setWithdrawing(undefined)}
        >
          {WARNINGS[withdrawing]}
        </Confirm>
      )}
    </>
  )
}
