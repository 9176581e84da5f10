/** The sizes in which old agents show the icon of a site: in a tab, in a list, on a desktop. */
export const ICON_SIZES = [16, 32, 48]

const HEAD = 6
const ENTRY = 16
const KIND_ICON = 1
const BITS_A_PIXEL = 32

/** An .ico of pictures in PNG, square and of these sizes: a head, a line for each, then the pictures. */
export function iconOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const directory = Buffer.alloc(HEAD + ENTRY * pictures.length)
  directory.writeUInt16LE(KIND_ICON, 2)
  directory.writeUInt16LE(pictures.length, 4)
  let offset = directory.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = HEAD + ENTRY * index
    directory.writeUInt8(size, at)
    directory.writeUInt8(size, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(BITS_A_PIXEL, at + 6)
    directory.writeUInt32LE(png.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)])
}
