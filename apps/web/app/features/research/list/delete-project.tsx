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

/** Asks before deleting. If there are bookings, asks again and says how many there are. */
export function DeleteProject({ project, onClose, onDeleted }: DeleteProjectProps) {
  const deletion = useDeleteResearch()
  const undo = useUndoDeletion()
  // Before the launch, nobody has been invited, so the researcher can undo the deletion. After the
  // launch, we tell the people we invited that the study is over.
  const isUnlaunched = isEarlier(project.status, 'CONDUCTING_INTERVIEW')
  const { data: whole } = useQuery({
    ...researchQuery(project.id),
    enabled: !isUnlaunched && deletion.isIdle,
  })
  const canUndo = isUnlaunched || whole?.distribution === null
  const undoText = canUndo ? 'You can undo this for a few seconds.' : 'You can’t undo this.'
  const [booked, setBooked] = useState<string>()

  async function confirm() {
    try {
      await deletion.mutateAsync({ id: project.id, isForced: booked !== undefined })
    } catch (error) {
      if (error instanceof CallError && error.code === 'INTERVIEWS_PLANNED') {
        setBooked(error.message)
      } else if (error instanceof CallError && error.status === 404) {
        // The project was already deleted in another tab, so there’s nothing left to do.
        showToast(`${project.name} deleted`, { tone: 'success' })
        onDeleted?.()
        return
      } else {
        showToast(messageOf(error), { tone: 'error' })
      }
      throw error
    }
    const done = `${project.name} deleted`
    if (canUndo) offerUndo(done, `${project.name} restored`, () => undo(project.id))
    else showToast(done, { tone: 'success' })
    onDeleted?.()
  }

  return (
    <Confirm
      open
      danger
      title={`Do you really want to delete the project ${project.name}?`}
      confirmLabel={booked ? 'Delete and cancel interviews' : 'Delete'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {booked ? (
        <p role="alert">
          {booked} We’ll email the people who booked. This also deletes all notes and transcripts.{' '}
          {undoText}
        </p>
      ) : (
        <p>
          This also deletes its idea, audience, screening questions, guide
          {canUndo ? ' and slots' : ', slots, notes and transcripts'}. {undoText}
        </p>
      )}
    </Confirm>
  )
}
