import { fetchAnswer } from '../harness/answer.ts'
import {
  bestP99,
  type Contender,
  linesOf,
  problemsOf,
  takeTurns,
  warmUp,
} from '../harness/compare.ts'
import type { Asked } from '../harness/load.ts'
import type { Line, Row } from '../harness/row.ts'

const CONNECTIONS = 64
const HEADERS = { 'accept-encoding': 'br', accept: 'text/html' }
const ASKED: Asked = { method: 'GET', path: '/', headers: HEADERS, status: 200 }

const FASTIFY = 'bare Fastify'
const CPU = 'CPU µs a request'
const LOADED = `requests/s, ${CONNECTIONS} connections`

export const publicPage: Row = {
  name: 'public-page',
  about: 'the home page, brotli, with all its headers; floors send the same from memory',
  async run(bench) {
    const product = await bench.product(await bench.database())
    const answer = await fetchAnswer(product.url, HEADERS)
    if (answer.headers['content-encoding'] !== 'br') throw new Error("the page isn't compressed")
    const fastify = await bench.floor('fastify.ts', answer)
    const nodeHttp = await bench.floor('node-http.ts', answer)
    const nginx = await bench.nginx(answer)

    const contenders = [
      asking('product', product),
      asking(FASTIFY, fastify),
      asking('bare node:http', nodeHttp),
      ...(nginx ? [asking('nginx, one worker', nginx)] : []),
    ]
    await warmUp(contenders, { connections: CONNECTIONS })
    const loaded = await takeTurns(contenders, { connections: CONNECTIONS })
    // With one request at a time, we only compare the product with Fastify.
    const alone = await takeTurns(contenders.slice(0, 2), { connections: 1, seconds: 0.6 })

    const perSecond = linesOf(loaded, LOADED, (round) => round.perSecond, {
      ratioTo: { [FASTIFY]: 0.95 },
    })
    const withFastify = loaded.slice(0, 2)
    return {
      lines: [
        ...perSecond,
        ...(nginx ? [] : [withoutNginx(perSecond[0]?.product ?? 0)]),
        ...linesOf(withFastify, `p50 ms, ${CONNECTIONS} connections`, (round) => round.p50),
        ...linesOf(withFastify, `p99 ms, ${CONNECTIONS} connections`, (round) => round.p99),
        ...withFastify.slice(0, 1).map((own) => bestP99(own, `${CONNECTIONS} connections`, 10)),
        ...linesOf(withFastify, CPU, (round) => round.cpu),
        ...linesOf(alone, 'median ms, unloaded', (round) => round.p50, { value: { atMost: 0.3 } }),
      ],
      problems: problemsOf([...loaded, ...alone]),
      remarks: [
        `${answer.body.length} bytes per page, ${Object.keys(answer.headers).length} headers`,
      ],
    }
  },
}

type Server = { url: string; pid?: number }

const asking = (name: string, { url, pid }: Server): Contender => ({
  name,
  url,
  ...(pid && { pid }),
  ask: () => ASKED,
})

const withoutNginx = (product: number): Line => ({
  measure: LOADED,
  product,
  floor: { name: 'nginx, one worker', value: 'not installed' },
})
