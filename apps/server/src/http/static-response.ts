import { accepts } from './accept-encoding.ts'
import type { StoredFile } from './stored-file.ts'

type Headers = Record<string, string>

/** A file in one encoding, with its headers and the headers for a 304. */
export type Variant = {
  encoding: string
  bytes: Buffer
  etag: string
  headers: Headers
  unchangedHeaders: Headers
}

/** The prebuilt response for a URL, in all its encodings. */
export type StaticResponse = { status: 200 | 404; smaller: Variant[]; plain: Variant }

export function staticResponse(
  file: StoredFile,
  status: StaticResponse['status'],
  headers: Headers,
): StaticResponse {
  const variant = (encoding: string, bytes: Buffer): Variant => {
    const etag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`
    const unchangedHeaders = { ...headers, etag, vary: 'accept-encoding' }
    const ofBytes = { 'content-type': file.type, 'content-length': String(bytes.length) }
    const encoded = encoding && { 'content-encoding': encoding }
    const all = { ...unchangedHeaders, ...ofBytes, ...encoded }
    return { encoding, bytes, etag, headers: all, unchangedHeaders }
  }
  const smaller = [
    ...(file.brotli ? [variant('br', file.brotli)] : []),
    ...(file.gzip ? [variant('gzip', file.gzip)] : []),
  ]
  return { status, smaller, plain: variant('', file.bytes) }
}

/** Picks the smallest encoding that the client accepts. */
export function variantFor(
  { smaller, plain }: StaticResponse,
  acceptEncoding: string | undefined,
): Variant {
  if (!acceptEncoding) return plain
  return smaller.find(({ encoding }) => accepts(acceptEncoding, encoding)) ?? plain
}
