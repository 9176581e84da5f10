import { Building2, EllipsisVertical, UserPen } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/toast/toast.ts'
import type { AdminProject } from './hooks.ts'
import { useTransfer } from './interview-hooks.ts'
import { ProjectClient } from './project-client.tsx'
import { ResearcherChoice } from './researcher-choice.tsx'

export function ProjectActions({ project }: { project: AdminProject }) {
  const [asking, setAsking] = useState<'owner' | 'client'>()
  const close = () => setAsking(undefined)
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={
          <IconButton
            size="sm"
            label={`More actions for ${project.projectName}`}
            icon={EllipsisVertical}
          />
        }
        actions={[
          {
            id: 'transfer',
            label: 'Change owner…',
            icon: UserPen,
            onSelect: () => setAsking('owner'),
          },
          {
            id: 'client',
            label: 'Set client…',
            icon: Building2,
            onSelect: () => setAsking('client'),
          },
        ]}
      />
      {asking === 'owner' && <ChangeOwner project={project} onClose={close} />}
      {asking === 'client' && <ProjectClient project={project} onClose={close} />}
    </>
  )
}

interface ChangeOwnerProps {
  project: AdminProject
  onClose: () => void
}

function ChangeOwner({ project, onClose }: ChangeOwnerProps) {
  const [userId, setUserId] = useState<number>()
  const transfer = useTransfer(project.id)
  async function confirm() {
    try {
      await transfer.mutateAsync(userId ?? 0)
    } catch (error) {
      showToast(messageOf(error), { tone: 'error' })
      throw error
    }
    showToast('Owner changed', { tone: 'success' })
  }
  return (
    <Confirm
      open
      title="Change the owner"
      confirmLabel="Change owner"
      disabled={userId === undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <p>
          <strong className="wrap-anywhere">{project.projectName}</strong> goes to someone else,
          along with its slots and interviews.
        </p>
        <ResearcherChoice
          label="New owner"
          hint="We’ll ask them to confirm each upcoming interview."
          userId={userId}
          onChange={setUserId}
        />
      </div>
    </Confirm>
  )
}
