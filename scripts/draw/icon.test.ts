import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ICON_SIZES, iconOf } from './icon.ts'

const PUBLIC = join(import.meta.dirname, '../../apps/web/public')
const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const WIDTH_IN_PNG = 16

/** The pictures as a browser would find them. */
function picturesIn(icon: Buffer) {
  return Array.from({ length: icon.readUInt16LE(4) }, (_, index) => {
    const at = 6 + 16 * index
    const start = icon.readUInt32LE(at + 12)
    const png = icon.subarray(start, start + icon.readUInt32LE(at + 8))
    return { size: icon.readUInt8(at), png }
  })
}

test('an icon gives back the pictures that it was made of', () => {
  const pictures = [
    { size: 16, png: Buffer.from('small') },
    { size: 48, png: Buffer.from('not so small') },
  ]
  expect(picturesIn(iconOf(pictures))).toEqual(pictures)
})

test('the committed icon holds the bloom in every size, each as large as it says', () => {
  const pictures = picturesIn(readFileSync(join(PUBLIC, 'favicon.ico')))
  expect(pictures.map(({ size }) => size)).toEqual(ICON_SIZES)
  for (const { size, png } of pictures) {
    expect(png.subarray(0, PNG.length)).toEqual(PNG)
    expect(png.readUInt32BE(WIDTH_IN_PNG)).toBe(size)
  }
})
