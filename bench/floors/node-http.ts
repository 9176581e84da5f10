import { createServer } from 'node:http'
import type { Answer } from '../harness/answer.ts'
import { beFloor } from '../harness/floor.ts'

/**
 * A floor (baseline) to compare the product with: bare Node sends the product's response from
 * memory.
 */
beFloor(({ status, headers, body }: Answer) =>
  createServer((_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }),
)
