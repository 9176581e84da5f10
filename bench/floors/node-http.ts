import { createServer } from 'node:http'
import type { Answer } from '../harness/answer.ts'
import { beFloor } from '../harness/floor.ts'

/** The minimum Node can do: the same reply from memory to every request. */
beFloor(({ status, headers, body }: Answer) =>
  createServer((_request, response) => {
    response.writeHead(status, headers)
    response.end(body)
  }),
)
