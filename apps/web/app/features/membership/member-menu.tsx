import { EllipsisVertical } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { CorrectionDialog } from './correction-dialog.tsx'
import type { PanelMember } from './hooks.ts'
import { MemberActions } from './member-actions.tsx'

/**
 * The menu on a member's page. It has the changes that our team makes for members who call or
 * email.
 */
export function MemberMenu({ member }: { member: PanelMember }) {
  const [open, setOpen] = useState<'actions' | 'correction'>()
  const navigate = useNavigate()
  const close = () => setOpen(undefined)
  return (
    <>
      <IconButton
        variant="outline"
        label={`More actions for ${member.name || member.email}`}
        icon={EllipsisVertical}
        onClick={() => setOpen('actions')}
      />
      {open === 'actions' && (
        <Dialog open onClose={close} title={member.name || member.email}>
          <div className="grid gap-3">
            <Button variant="secondary" onClick={() => setOpen('correction')}>
              Correct details
            </Button>
            <MemberActions member={member} onDeleted={() => navigate('/admin/panel')} />
          </div>
        </Dialog>
      )}
      {open === 'correction' && <CorrectionDialog member={member} onClose={close} />}
    </>
  )
}
