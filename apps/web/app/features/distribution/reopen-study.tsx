import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useReopenStudy } from './hooks.ts'

export function ReopenStudy({ researchId }: { researchId: number }) {
  const [isAsking, setAsking] = useState(false)
  const reopen = useReopenStudy(researchId)
  async function confirm() {
    try {
      await reopen.mutateAsync()
      showToast('Project reopened', { tone: 'success' })
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
  }
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden="true" className="size-4" />
        Reopen project
      </Button>
      <Confirm
        open={isAsking}
        title="Reopen this project?"
        confirmLabel="Reopen project"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        <p>
          The researcher can add slots and conduct interviews again. Invitations stay paused until
          you resume them. Cancelled interviews and deleted slots don’t come back.
        </p>
      </Confirm>
    </>
  )
}
