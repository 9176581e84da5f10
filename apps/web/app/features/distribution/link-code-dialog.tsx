import { Download } from 'lucide-react'
import { downloadBlob } from '#lib/download.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { qrPng, qrSvg } from '#ui/qr-file.ts'
import { showToast } from '#ui/toast/toast.ts'
import { addressOf, type OpenLinkRow } from './open-link-hooks.ts'

/** The QR code of an open link for posters, with the URL for people who'd rather type it. */
export function LinkCodeDialog({ link, onClose }: { link: OpenLinkRow; onClose: () => void }) {
  const address = addressOf(link)
  async function download(type: 'svg' | 'png') {
    try {
      const file = await (type === 'svg' ? qrSvg(address) : qrPng(address))
      downloadBlob(`${fileName(link)}.${type}`, file)
    } catch {
      showToast('Your browser couldn’t make the file. Please try the other format.', {
        tone: 'error',
      })
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={`QR code: ${link.source}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={() => download('png')}>
            <Download aria-hidden="true" className="size-4.5" />
            Download PNG
          </Button>
          <Button onClick={() => download('svg')}>
            <Download aria-hidden="true" className="size-4.5" />
            Download SVG
          </Button>
        </>
      }
    >
      <div className="grid justify-items-start gap-4">
        <QrCode text={address} label={`QR code for ${address}`} />
        <p className="wrap-anywhere tabular text-ink-2">{address}</p>
        <p className="text-ink-2 text-small">
          For print, use the SVG file. It stays sharp at any size.
        </p>
      </div>
    </Dialog>
  )
}

/** The file's name says where the code will be shared, so several files don't get mixed up. */
const fileName = ({ source, slug }: OpenLinkRow) =>
  `qr-code-${
    source
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join('-') ?? slug
  }`
