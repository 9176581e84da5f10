import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** A frame as a WebP bitstream from Chromium, and its size. */
type Frame = { pixels: Buffer; width: number; height: number }

const still = ({ pixels }: Frame) => chunk('RIFF', Buffer.from('WEBP'), pixels)

export async function writeStill(page: Page, png: Buffer, target: string, width: number) {
  await writeWithin(200_000, target, async (quality) =>
    still(await encode(page, png, quality, width)),
  )
}

export async function writeLoop(page: Page, pngs: Buffer[], target: string, secondsEach: number) {
  await writeWithin(1_500_000, target, async (quality) => {
    const frames: Frame[] = []
    for (const png of pngs) frames.push(await encode(page, png, quality))
    return animation(frames, secondsEach)
  })
}

/** Reduces the quality until the file is small enough for a slow connection. */
async function writeWithin(
  mostBytes: number,
  target: string,
  encoded: (quality: number) => Promise<Buffer>,
) {
  for (const quality of [0.8, 0.7, 0.6, 0.5]) {
    const file = await encoded(quality)
    if (file.length <= mostBytes) return writeFileSync(target, file)
  }
  throw new Error(`${target} is larger than ${mostBytes} bytes.`)
}

/** Converts a PNG to WebP in Chromium, so no other program has to be installed. */
async function encode(page: Page, png: Buffer, quality: number, to?: number): Promise<Frame> {
  const { webp, ...size } = await page.evaluate(
    async ([source, quality, to]) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const width = to ?? image.width
      const height = Math.round((image.height * width) / image.width)
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d', { alpha: false })
      if (!context) throw new Error('No canvas to draw on.')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, width, height)
      return { webp: canvas.toDataURL('image/webp', quality), width, height }
    },
    [`data:image/png;base64,${png.toString('base64')}`, quality, to] as const,
  )
  const file = Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64')
  return { pixels: file.subarray('RIFF....WEBP'.length), ...size }
}

// The WebP container format: https://developers.google.com/speed/webp/docs/riff_container
const ANIMATED = 0b10

function animation(frames: Frame[], secondsEach: number): Buffer {
  const [{ width, height } = { width: 0, height: 0 }] = frames
  const size = (frame: { width: number; height: number }) =>
    Buffer.concat([uint24(frame.width - 1), uint24(frame.height - 1)])
  return chunk(
    'RIFF',
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.from([ANIMATED, 0, 0, 0]), size({ width, height })),
    // All zeros: no background colour, and the animation loops forever.
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map((frame) =>
      chunk(
        'ANMF',
        ...[uint24(0), uint24(0), size(frame), uint24(secondsEach * 1000), Buffer.of(0)],
        frame.pixels,
      ),
    ),
  )
}

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(content.length)
  return Buffer.concat([Buffer.from(name), length, content, Buffer.alloc(content.length % 2)])
}

function uint24(value: number): Buffer {
  const bytes = Buffer.alloc(3)
  bytes.writeUIntLE(value, 0, 3)
  return bytes
}
