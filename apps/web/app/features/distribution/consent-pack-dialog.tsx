import { getConsentPack } from '@wattle/contract/consent'
import { useState } from 'react'
import { call, messageOf } from '#lib/api/call.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { downloadText } from '#lib/download.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Notice } from '#ui/notice.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

const FILES = {
  json: 'application/json',
  html: 'text/html',
} as const
type Format = keyof typeof FILES

/** Downloads the study's consents as a signed file, or as a page to print. */
export function ConsentPackDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [hasNames, setHasNames] = useState(false)
  const pack = useMutation({
    mutationFn: async (format: Format) => {
      const query = {
        ...(hasNames && { names: 'true' as const }),
        ...(format === 'html' && { print: 'true' as const }),
      }
      const files = await call(getConsentPack, { params: { id: String(id) }, query })
      downloadText(`consent-pack-${id}.${format}`, files[format] ?? '', FILES[format])
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Download consent pack"
      size="sm"
      busy={pack.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={pack.isPending} onClick={() => pack.mutate('html')}>
            Download a copy to print
          </Button>
          <Button pending={pack.isPending} onClick={() => pack.mutate('json')}>
            Download signed file
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">
          Everything people agreed to in this project, with the exact words and dates. People appear
          as numbers. Anyone can check the signed file with “npm run consent:verify”.
        </p>
        <Checkbox
          label="Include names"
          hint="Only for our own records. For clients, leave the names out."
          checked={hasNames}
          onChange={({ target }) => setHasNames(target.checked)}
        />
        {pack.isError && <Notice tone="error">{messageOf(pack.error)}</Notice>}
      </div>
    </Dialog>
  )
}
