import { useQuery } from '@tanstack/react-query'
import { isEarlier } from '@wattle/contract/research'
import { useState } from 'react'
import { CallError, messageOf } from '#lib/api/call.ts'
import { researchQuery } from '#lib/api/research-query.ts'
import { offerUndo } from '#lib/offer-undo.ts'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type ProjectRow, useDeleteResearch, useUndoDeletion } from '../hooks.ts'

interface DeleteProjectProps {
  project: Pick<ProjectRow, 'id' | 'name' | 'status'>
  onClose: () => void
  onDeleted?: (() => void) | undefined
}

/** Asks once; where people are booked, once more, and says how many. */
export function DeleteProject({ project, onClose, onDeleted }: DeleteProjectProps) {
  const deletion = useDeleteResearch()
  const undo = useUndoDeletion()
  // Once it is launched people may have been invited, and would have been told that it is over.
  const isUnlaunched = isEarlier(project.status, 'CONDUCTING_INTERVIEW')
  const { data: whole } = useQuery({
    ...researchQuery(project.id),
    enabled: !isUnlaunched && deletion.isIdle,
  })
  const canUndo = isUnlaunched || whole?.distribution === null
  const [booked, setBooked] = useState<string>()

  async function confirm() {
    try {
      await deletion.mutateAsync({ id: project.id, isForced: booked !== undefined })
    } catch (error) {
      if (error instanceof CallError && error.code === 'INTERVIEWS_PLANNED') {
        setBooked(error.message)
      } else if (error instanceof CallError && error.status === 404) {
        // Gone already, from another tab: that is what was wanted.
        showToast(`${project.name} is deleted`, { tone: 'success' })
        onDeleted?.()
        return
      } else {
        showToast(messageOf(error), { tone: 'error' })
      }
      throw error
    }
    const done = `${project.name} is deleted`
    if (canUndo) offerUndo(done, `${project.name} is back`, () => undo(project.id))
    else showToast(done, { tone: 'success' })
    onDeleted?.()
  }

  return (
    <Confirm
      open
      danger
      title={`Do you really want to delete the project ${project.name}?`}
      confirmLabel={booked ? 'Delete and cancel' : 'Delete'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {booked ? (
        <p role="alert">{booked} The people who booked are told by mail.</p>
      ) : (
        <p>
          Its idea, audience, screening questions, guide and hours go with it.{' '}
          {canUndo ? 'For a few seconds you can undo this.' : 'This cannot be undone.'}
        </p>
      )}
    </Confirm>
  )
}
