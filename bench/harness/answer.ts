import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

/** An answer as it came over the wire: the body still compressed. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Node writes these itself, for the floors as for the product. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Asks once, so that a floor can send the very same. */
export async function fetchAnswer(url: string, headers: Record<string, string>): Promise<Answer> {
  const asking = request(url, { headers, agent: false }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  const pieces: Buffer[] = []
  for await (const piece of response) pieces.push(piece)
  const kept = Object.entries(response.headers).filter(([name]) => !OF_THE_CONNECTION.has(name))
  return {
    status: response.statusCode ?? 0,
    headers: Object.fromEntries(kept) as Record<string, string>,
    body: Buffer.concat(pieces),
  }
}
