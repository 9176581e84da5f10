import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { type Me, useExportAccount } from './hooks.ts'

/**
 * Lets people download and delete their data without asking us (Privacy Act: access, correction).
 */
export function OwnData({ me }: { me: Me }) {
  const [isDeleting, setIsDeleting] = useState(false)
  const exporting = useExportAccount()
  const download = () =>
    exporting.mutate(undefined, {
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" pending={exporting.isPending} onClick={download}>
        Download everything
      </Button>
      {/* Not a danger button, because the dialog it opens has one. */}
      <Button variant="secondary" className="text-error!" onClick={() => setIsDeleting(true)}>
        Delete my account
      </Button>
      <DeleteDialog me={me} open={isDeleting} onClose={() => setIsDeleting(false)} />
    </div>
  )
}
