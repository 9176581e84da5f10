import { unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
import { isArchive } from './file-signature.ts'
import { ReadFailure } from './read-failure.ts'

export const MAX_ENTRIES = 200
export const MAX_EXPANDED_BYTES = 20 * 1024 * 1024

/** A Word file's text, with an empty line after each paragraph. */
export async function readWordText(bytes: Uint8Array): Promise<string> {
  if (!isArchive(bytes)) throw new ReadFailure('OTHER_TYPE')
  const parts = textParts(bytes)
  if (!parts['word/document.xml']) throw new ReadFailure('OTHER_TYPE')
  const { buffer } = zipSync(parts, { level: 0 })
  // We ask for HTML, because the library's plain text has no line breaks.
  const { value } = await mammoth
    .convertToHtml(
      { arrayBuffer: buffer as ArrayBuffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
    )
    .catch(() => {
      throw new ReadFailure('OTHER_TYPE')
    })
  return textOf(value)
}

/**
 * Protects us from zip bombs, because the library has no limits. Reads the archive's directory
 * first, then unpacks only the XML files. No file unpacks to more than its declared size, so a
 * false size doesn't get past the limits.
 */
function textParts(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0
  let expanded = 0
  const isAllowed = () => entries <= MAX_ENTRIES && expanded <= MAX_EXPANDED_BYTES
  unzip(bytes, ({ originalSize }) => {
    entries += 1
    expanded += originalSize
    return false
  })
  if (!isAllowed()) throw new ReadFailure('EXPANDS_TOO_FAR')
  return unzip(bytes, ({ name }) => /\.(?:xml|rels)$/.test(name))
}

function unzip(
  ...[bytes, filter]: [Uint8Array, (file: { name: string; originalSize: number }) => boolean]
) {
  try {
    return unzipSync(bytes, { filter })
  } catch {
    throw new ReadFailure('OTHER_TYPE')
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const textOf = (html: string) =>
  html
    .replace(/<br \/>/g, '\n')
    .replace(/<\/(?:p|h\d|li|td|th|tr)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => ENTITIES[name] ?? '')
