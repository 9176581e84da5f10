import { createServer, type IncomingMessage } from 'node:http'
import { beFloor } from '../harness/floor.ts'
import { createPool } from '../harness/libraries.ts'

type Settings = {
  connectionString: string
  sql: string
  /** The body's fields, in the order of the statement's parameters. */
  fields: string[]
}

/** The floor uses the same pool size as the product. */
const CONNECTIONS = 20

/**
 * A floor (baseline) for calls that store something: it parses the body, runs one statement and
 * responds with the id.
 */
beFloor(({ connectionString, sql, fields }: Settings) => {
  const pool = createPool(connectionString, CONNECTIONS)
  return createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request))
    const { rows } = await pool.query(sql, [...fields.map((field) => body[field]), new Date()])
    const reply = JSON.stringify({ id: Number(rows[0].id) })
    response.writeHead(201, { 'content-type': 'application/json', 'content-length': reply.length })
    response.end(reply)
  })
})

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString('utf8')
}
