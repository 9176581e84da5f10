/** The first bytes of Word files from before 2007, and of newer ones with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0]
const ZIP = [0x50, 0x4b]

const begins = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

export const isOldOrProtected = (bytes: Uint8Array) => begins(bytes, COMPOUND_FILE)
export const isArchive = (bytes: Uint8Array) => begins(bytes, ZIP)
