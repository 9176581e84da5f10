import { accepts } from './accept-encoding.ts'
import type { StoredFile } from './stored-file.ts'

type Headers = Record<string, string>

/** One encoding of a file, with every header that goes with it. */
export type Form = { encoding: string; bytes: Buffer; etag: string; headers: Headers }

/** All that is sent for an address, put together once, so that a request has only to choose. */
export type ReadyAnswer = { status: 200 | 404; smaller: Form[]; plain: Form }

export function readyAnswer(
  file: StoredFile,
  status: ReadyAnswer['status'],
  headers: Headers,
): ReadyAnswer {
  const form = (encoding: string, bytes: Buffer): Form => {
    const etag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`
    const own = { etag, vary: 'accept-encoding', 'content-type': file.type }
    const encoded = encoding && { 'content-encoding': encoding }
    return { encoding, bytes, etag, headers: { ...headers, ...own, ...encoded } }
  }
  const smaller = [
    ...(file.brotli ? [form('br', file.brotli)] : []),
    ...(file.gzip ? [form('gzip', file.gzip)] : []),
  ]
  return { status, smaller, plain: form('', file.bytes) }
}

/** The smallest that the client takes. */
export function formFor({ smaller, plain }: ReadyAnswer, acceptEncoding: string | undefined): Form {
  if (!acceptEncoding) return plain
  return smaller.find(({ encoding }) => accepts(acceptEncoding, encoding)) ?? plain
}
