import { setTimeout as sleep } from 'node:timers/promises'
import { API_BASE } from '../../packages/contract/src/endpoint.ts'
import { submitForm } from '../../packages/contract/src/enquiry.ts'
import { openBotChecks } from '../harness/bot-checks.ts'
import { type Contender, linesOf, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Database } from '../harness/database.ts'
import type { Asked } from '../harness/load.ts'
import type { Row } from '../harness/row.ts'

const CONNECTIONS = 32
/** More forms than the product can handle in a second, because a round ends when they run out. */
export const FORMS_A_SECOND = 600
const FORMS_FOR_THE_FLOOR = 500

/** Reads the table's columns, so the floor always writes the same ones as the product. */
const COLUMNS = `select column_name as name from information_schema.columns
  where table_name = 'enquiries' and is_identity = 'NO' and column_default is null
    and column_name <> 'created_at'`

const WAITING = `select count(*) as count from outbox_mails where state in ('QUEUED', 'SENDING')`

export const formCall: Row = {
  name: 'form-call',
  about: 'a contact form: bot check, enquiry, two emails and their job in one transaction',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const { rows } = await database.pool.query<{ name: string }>(COLUMNS)
    const fields = rows.map(({ name }) => name)
    const floor = await bench.floor('one-insert.ts', {
      connectionString: database.connectionString,
      sql: insertOf(fields),
      fields,
    })
    const forms = openForms()
    const spare = await forms(FORMS_FOR_THE_FLOOR)
    const contenders: Contender[] = [
      {
        name: 'product',
        url: product.url,
        pid: product.pid,
        // Make new forms for each round, because a bot check only works once.
        ask: async ({ seconds }) => asked(await forms(Math.ceil(FORMS_A_SECOND * seconds)), false),
        settle: () => untilWorkedOff(database),
      },
      {
        name: 'node:http, one INSERT',
        url: floor.url,
        pid: floor.pid,
        ask: () => asked(spare, true),
      },
    ]
    await warmUp(contenders, { connections: CONNECTIONS })
    const loaded = await takeTurns(contenders, { connections: CONNECTIONS })
    const alone = await takeTurns(contenders, { connections: 1, seconds: 1 })
    return {
      lines: [
        ...linesOf(loaded, `requests/s, ${CONNECTIONS} connections`, (round) => round.perSecond),
        ...linesOf(loaded, `p50 ms, ${CONNECTIONS} connections`, (round) => round.p50),
        ...linesOf(loaded, `p99 ms, ${CONNECTIONS} connections`, (round) => round.p99),
        ...linesOf(loaded, 'CPU µs a request', (round) => round.cpu),
        ...linesOf(alone, 'median ms, unloaded', (round) => round.p50),
      ],
      problems: problemsOf([...loaded, ...alone]),
      remarks: [
        'every form comes from a different address, with a separate bot check; rate limits are off',
        'the bot checks are signed with the product’s secret, but are quick to solve',
        'PostgreSQL runs next to the product and isn’t in its CPU time',
      ],
    }
  },
}

function insertOf(fields: string[]): string {
  const places = fields.map((_, index) => `$${index + 1}`)
  return `insert into enquiries (${fields.join(', ')}, created_at)
    values (${places.join(', ')}, $${fields.length + 1}) returning id`
}

/** Fills in contact forms, each with its own email address and an unused bot check. */
export function openForms(): (count: number) => Promise<string[]> {
  const botCheck = openBotChecks()
  let made = 0
  const form = async () =>
    JSON.stringify({
      type: 'CLIENT',
      name: 'Ada Example',
      email: `visitor${++made}@example.com`,
      subject: 'A study of tea',
      message: 'How do people brew it, and what would make them brew it differently?',
      token: await botCheck(),
    })
  return (count) => Promise.all(Array.from({ length: count }, form))
}

export const asked = (texts: string[], again: boolean): Asked => ({
  method: submitForm.method,
  path: `${API_BASE}${submitForm.path}`,
  headers: { 'content-type': 'application/json' },
  each: { requests: texts.map((body) => ({ body })), again },
  status: submitForm.status ?? 200,
})

const POLL_MS = 200
const PATIENCE_MS = 5_000

/**
 * Waits until the product has sent a round's emails, so sending them doesn't slow down the next
 * round.
 */
export async function untilWorkedOff({ pool }: Database): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const { rows } = await pool.query<{ count: string }>(WAITING)
    if (Number(rows[0]?.count) === 0) return
    await sleep(POLL_MS)
  }
}
