import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'

/** A response as it came over the wire, with the body still compressed. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Headers that Node adds to every response, from the product or from a floor. */
const OF_THE_CONNECTION = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Makes one request to the product, so a floor can send exactly the same response. */
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
