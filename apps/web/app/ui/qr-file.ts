import { encode } from 'uqr'

const LIGHT = '#ffffff'
const DARK = '#000000'
/** The standard asks for a light border this many squares wide, so scanners find the code. */
const BORDER = 4
/** The PNG is at least this many pixels wide, so it prints sharply at 8 cm. */
const MIN_PIXELS = 1000

const encoded = (text: string) => encode(text, { ecc: 'M', border: BORDER })

/** The dark squares of a QR code, as an SVG path. */
export const squaresPath = (data: boolean[][]) =>
  data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** A QR code as an SVG file, which prints sharply at any size. */
export function qrSvg(text: string): Blob {
  const { data, size } = encoded(text)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}mm" height="${size}mm" shape-rendering="crispEdges"><path fill="${LIGHT}" d="M0 0h${size}v${size}H0z"/><path fill="${DARK}" d="${squaresPath(data)}"/></svg>`
  return new Blob([svg], { type: 'image/svg+xml' })
}

/** A QR code as a PNG file. Each square is a whole number of pixels wide. */
export function qrPng(text: string): Promise<Blob> {
  const { data, size } = encoded(text)
  const scale = Math.ceil(MIN_PIXELS / size)
  const canvas = new OffscreenCanvas(size * scale, size * scale)
  const drawing = canvas.getContext('2d')
  if (!drawing)
    throw new Error('This browser can’t make a PNG, because it doesn’t support 2D canvas.')
  drawing.fillStyle = LIGHT
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.scale(scale, scale)
  drawing.fillStyle = DARK
  drawing.fill(new Path2D(squaresPath(data)))
  return canvas.convertToBlob()
}
