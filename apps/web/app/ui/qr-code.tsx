import { encode } from 'uqr'
import { squaresPath } from './qr-file.ts'

/** A QR code that's dark on light in both themes, because many cameras can't read anything else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-small border border-line"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#ffffff" />
      <path d={squaresPath(data)} fill="#1a2721" />
    </svg>
  )
}
