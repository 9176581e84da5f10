import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Deps } from '#deps.ts'
import { CONTENT_TYPE, exposition } from './exposition.ts'
import { openProcessMetrics } from './process.ts'
import type { RequestMetrics } from './requests.ts'
import { openWorkMetrics } from './work.ts'

type Address = { port: number; host: string; token: string | undefined }

/**
 * Serves `GET /metrics` on a separate port, so a proxy in front of the product can't expose it by
 * mistake. Worker processes, which have no other port, serve it too.
 */
export async function serveMetrics(
  deps: Deps,
  requests: RequestMetrics,
  { port, host, token }: Address,
): Promise<{ url: string; close(): Promise<void> }> {
  const process = openProcessMetrics()
  const work = openWorkMetrics(deps)
  const read = async () =>
    exposition([...requests.read(), ...process.read(), ...(await work.read())])
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0]
    if (path !== '/metrics') return answer(response, 404, 'The metrics are at /metrics.\n')
    if (request.method !== 'GET') return answer(response, 405, 'Please use GET.\n')
    if (token && !isSame(request.headers.authorization, `Bearer ${token}`))
      return answer(response, 401, 'Please send the METRICS_TOKEN as a bearer token.\n')
    read().then(
      (text) => answer(response, 200, text, CONTENT_TYPE),
      (error: Error) => {
        deps.log.error({ err: error }, 'could not read the metrics')
        answer(response, 503, 'Could not read the metrics. The log says why.\n')
      },
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: actual } = server.address() as { port: number }
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}/metrics`,
    async close() {
      process.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

function answer(response: ServerResponse, status: number, text: string, type = 'text/plain') {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(text)
}

/**
 * Constant-time comparison. Hashes both values first, because `timingSafeEqual` needs equal
 * lengths.
 */
const isSame = (given: string | undefined, wanted: string) =>
  timingSafeEqual(sha256(given ?? ''), sha256(wanted))

const sha256 = (text: string) => createHash('sha256').update(text).digest()
