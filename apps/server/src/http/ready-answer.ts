import { accepts } from './accept-encoding.ts'
import type { StoredFile } from './stored-file.ts'

type Headers = Record<string, string>

/** One encoding of a file, with every header that goes with it, or with the word that it is the same. */
export type Form = {
  encoding: string
  bytes: Buffer
  etag: string
  headers: Headers
  unchangedHeaders: Headers
}

/** All that is sent for an address, put together once, so that a request has only to choose. */
export type ReadyAnswer = { status: 200 | 400 | 404; smaller: Form[]; plain: Form }

export function readyAnswer(
  file: StoredFile,
  status: ReadyAnswer['status'],
  headers: Headers,
): ReadyAnswer {
  const form = (encoding: string, bytes: Buffer): Form => {
    const etag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`
    const unchangedHeaders = { ...headers, etag, vary: 'accept-encoding' }
    const ofBytes = { 'content-type': file.type, 'content-length': String(bytes.length) }
    const encoded = encoding && { 'content-encoding': encoding }
    const all = { ...unchangedHeaders, ...ofBytes, ...encoded }
    return { encoding, bytes, etag, headers: all, unchangedHeaders }
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
