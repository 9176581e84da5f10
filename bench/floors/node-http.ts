import { createServer } from 'node:http'
import type { Answer } from '../harness/answer.ts'
import { beFloor } from '../harness/floor.ts'

/** The least that Node can do: one answer, from memory, to everything. */
beFloor(({ status, headers, body }: Answer) =>
  createServer((_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }),
)
