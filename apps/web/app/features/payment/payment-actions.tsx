import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { AmountDialog } from './amount-dialog.tsx'
import { ApproveButton } from './approve-button.tsx'
import { BonusDialog } from './bonus-dialog.tsx'
import {
  type PaymentDetail,
  useKeep,
  useMarkFailed,
  useMarkSent,
  useRepeat,
  useReverse,
  useVoid,
} from './hooks.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { SentDialog } from './sent-dialog.tsx'

type Asking = 'void' | 'fail' | 'reverse' | 'bonus' | 'sent' | 'amount'

interface PaymentActionsProps {
  payment: PaymentDetail
  onOpen: (id: number) => void
}

const onError = (error: Error) => showToast(messageOf(error), { tone: 'error' })

export function PaymentActions({ payment, onOpen }: PaymentActionsProps) {
  const [asking, setAsking] = useState<Asking>()
  const keep = useKeep()
  const repeat = useRepeat()
  const { id, state, kind, cents, isUnearned, invitationId, memberId, repeatedBy, reversedBy } =
    payment
  const ask = (what: Asking) => () => setAsking(what)
  const isFinal = kind === 'REVERSAL' || state === 'VOID'
  if (isFinal) return null
  const mayAddBonus = kind !== 'BONUS' && state !== 'FAILED' && cents > 0
  return (
    <>
      {isUnearned && (
        <Button
          variant="secondary"
          pending={keep.isPending}
          onClick={() => keep.mutate(id, { onError })}
        >
          Keep it
        </Button>
      )}
      {state === 'DUE' && cents === 0 && <Button onClick={ask('amount')}>Enter the amount</Button>}
      {state === 'DUE' && cents > 0 && <ApproveButton ids={[id]}>Approve</ApproveButton>}
      {mayAddBonus && invitationId && memberId && (
        <Button variant="secondary" className="whitespace-nowrap px-1.5!" onClick={ask('bonus')}>
          Add a bonus
        </Button>
      )}
      {state === 'APPROVED' && !isUnearned && <Button onClick={ask('sent')}>Mark as sent</Button>}
      {(state === 'DUE' || state === 'APPROVED') && (
        <Button variant="secondary" className="text-error!" onClick={ask('void')}>
          Void
        </Button>
      )}
      {state === 'SENT' && !isUnearned && !reversedBy && (
        <Button variant="secondary" onClick={ask('fail')}>
          It failed
        </Button>
      )}
      {state === 'SENT' && !reversedBy && (
        <Button variant="secondary" className="text-error!" onClick={ask('reverse')}>
          Reverse
        </Button>
      )}
      {state === 'FAILED' && !repeatedBy && memberId && (
        <Button
          pending={repeat.isPending}
          onClick={() =>
            repeat.mutate(id, {
              onSuccess(again) {
                showToast('New payment added to Owed', { tone: 'success' })
                onOpen(again.id)
              },
              onError,
            })
          }
        >
          Pay again
        </Button>
      )}
      {asking && (
        <Question asking={asking} payment={payment} onClose={() => setAsking(undefined)} />
      )}
    </>
  )
}

interface QuestionProps {
  asking: Asking
  payment: PaymentDetail
  onClose: () => void
}

function Question({ asking, payment, onClose }: QuestionProps) {
  const { id, invitationId } = payment
  const voiding = useVoid()
  const failing = useMarkFailed()
  const reversing = useReverse()
  const sending = useMarkSent()
  const ids = [id]
  if (asking === 'amount') return <AmountDialog payment={payment} onClose={onClose} />
  if (asking === 'bonus')
    return invitationId ? (
      <BonusDialog payment={{ ...payment, invitationId }} onClose={onClose} />
    ) : null
  if (asking === 'sent')
    return (
      <SentDialog
        payments={[payment]}
        onClose={onClose}
        onSend={(reference) => sending.mutateAsync({ ids, reference })}
      />
    )
  const questions = {
    void: {
      title: 'Void this payment?',
      about: 'We won’t make this payment. It stays in the ledger as void.',
      submitLabel: 'Void payment',
      onSubmit: (reason: string) => voiding.mutateAsync({ ids, reason }),
    },
    fail: {
      title: 'Mark this payment as failed?',
      about: 'The payment moves to Problems, where you can pay it again.',
      submitLabel: 'Mark as failed',
      onSubmit: (reason: string) => failing.mutateAsync({ ids, reason }),
    },
    reverse: {
      title: 'Reverse this payment?',
      about:
        'Do this once the money or the gift card has come back to us. We add a row with the opposite amount.',
      submitLabel: 'Reverse payment',
      onSubmit: (reason: string) => reversing.mutateAsync({ id, reason }),
    },
  }
  return <ReasonDialog danger onClose={onClose} {...questions[asking]} />
}
