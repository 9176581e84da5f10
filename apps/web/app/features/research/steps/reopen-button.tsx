import { REOPEN_DAYS } from '@wattle/contract/limits'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useReopen } from '../hooks.ts'

const REOPEN_MS = REOPEN_DAYS * 24 * 3_600_000

export function ReopenButton({ research }: { research: ResearchReply }) {
  const [isAsking, setAsking] = useState(false)
  const reopen = useReopen()
  const { id, finishedAt } = research
  if (!finishedAt || Date.now() - Date.parse(finishedAt) > REOPEN_MS) return null
  async function confirm() {
    try {
      await reopen.mutateAsync(id)
      showToast('Project reopened', { tone: 'success' })
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <RotateCcw aria-hidden="true" className="size-4.5" />
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
          You can add slots and conduct interviews again. Invitations stay paused until our team
          resumes them. Cancelled interviews and deleted slots don’t come back.
        </p>
      </Confirm>
    </>
  )
}
