export type Request = {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Writes an HTTP/1.1 request as bytes. */
export function bytesOf({ method, path, headers, body }: Request): Buffer {
  const lines = Object.entries({ host: '127.0.0.1', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  const head = `${method} ${path} HTTP/1.1\r\n${lines}`
  if (body === undefined) return Buffer.from(`${head}\r\n`)
  return Buffer.from(`${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
}
