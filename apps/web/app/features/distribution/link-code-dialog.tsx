import { Dialog } from '#ui/overlay/dialog.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { addressOf, type OpenLinkRow } from './open-link-hooks.ts'

/** The QR code of an open link for posters, with the URL for people who type it. */
export function LinkCodeDialog({ link, onClose }: { link: OpenLinkRow; onClose: () => void }) {
  const address = addressOf(link)
  return (
    <Dialog open size="sm" title={`QR code: ${link.source}`} onClose={onClose}>
      <div className="grid justify-items-start gap-4">
        <QrCode text={address} label={`QR code for ${address}`} />
        <p className="wrap-anywhere tabular text-ink-2">{address}</p>
      </div>
    </Dialog>
  )
}
