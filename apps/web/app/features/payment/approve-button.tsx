import type { ReactNode } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useApprove } from './hooks.ts'
import { counted } from './payment-words.tsx'

interface ApproveButtonProps {
  ids: number[]
  onApproved?: (() => void) | undefined
  children: ReactNode
}

/** Approves payments, and says how many still need a second admin. */
export function ApproveButton({ ids, onApproved, children }: ApproveButtonProps) {
  const approve = useApprove()
  const press = () =>
    approve.mutate(
      { ids },
      {
        onSuccess({ approved, waiting, skipped }) {
          const parts = [
            approved > 0 && `${counted(approved)} approved`,
            waiting > 0 && `${counted(waiting)} waiting for a second admin`,
            skipped > 0 &&
              `We skipped ${counted(skipped)} without an amount or handled by someone else`,
          ]
          showToast(parts.filter(Boolean).join('. '), { tone: approved > 0 ? 'success' : 'info' })
          onApproved?.()
        },
        onError: (error) => showToast(messageOf(error), { tone: 'error' }),
      },
    )
  return (
    <Button pending={approve.isPending} onClick={press}>
      {children}
    </Button>
  )
}
