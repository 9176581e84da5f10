import { API_BASE } from '../../packages/contract/src/endpoint.ts'
import { enterOpenLink } from '../../packages/contract/src/open-link.ts'
import { openBotChecks } from '../harness/bot-checks.ts'
import { type Contender, linesOf, problemsOf, takeTurns, warmUp } from '../harness/compare.ts'
import type { Row } from '../harness/row.ts'
import { addPeople } from '../world/people.ts'
import { addProjects } from '../world/projects.ts'
import { addInvited } from '../world/studies.ts'
import { asked, FORMS_A_SECOND, openForms, untilWorkedOff } from './form-call.ts'

const CONNECTIONS = 32
const LINKS = 4
const FLOOR = 'the product’s contact form'

const OPEN_LINKS = `insert into open_links (distribution_id, slug, source, max_entries, created_at)
  select id, 'bench' || id, 'Poster', 1000000, now() from distributions returning slug`

export const openLink: Row = {
  name: 'open-link',
  about: 'starting a study from an open link: bot check, entry, invitation and email',
  async run(bench) {
    const database = await bench.database()
    const product = await bench.product(database)
    const owners = await addPeople(database.pool, LINKS)
    const projects = await addProjects(
      database.pool,
      owners.map(({ id }) => id),
      1,
    )
    await addInvited(database.pool, projects, 1, 'INVITED')
    await database.pool.query(`update researches set status = 'CONDUCTING_INTERVIEW'`)
    const { rows } = await database.pool.query<{ slug: string }>(OPEN_LINKS)
    const entries = openEntries(rows.map(({ slug }) => slug))
    const forms = openForms()
    const shared = {
      url: product.url,
      pid: product.pid,
      settle: () => untilWorkedOff(database),
    }
    const contenders: Contender[] = [
      {
        ...shared,
        name: 'product',
        ask: async ({ seconds }) => ({
          method: enterOpenLink.method,
          path: '',
          headers: { 'content-type': 'application/json' },
          each: { requests: await entries(Math.ceil(FORMS_A_SECOND * seconds)), again: false },
          status: enterOpenLink.status ?? 200,
        }),
      },
      {
        ...shared,
        name: FLOOR,
        ask: async ({ seconds }) => asked(await forms(Math.ceil(FORMS_A_SECOND * seconds)), false),
      },
    ]
    await warmUp(contenders, { connections: CONNECTIONS, requests: 3000 })
    const loaded = await takeTurns(contenders, { connections: CONNECTIONS })
    return {
      lines: [
        ...linesOf(loaded, `requests/s, ${CONNECTIONS} connections`, (round) => round.perSecond, {
          ratioTo: { [FLOOR]: 0.8 },
        }),
        ...linesOf(loaded, `p99 ms, ${CONNECTIONS} connections`, (round) => round.p99),
        ...linesOf(loaded, 'CPU µs a request', (round) => round.cpu),
      ],
      problems: problemsOf(loaded),
      remarks: [
        `people come by ${LINKS} links, each from a different address with a separate bot check; rate limits are off`,
      ],
    }
  },
}

/** Makes requests to start a study, each from a new visitor, using the open links in turn. */
function openEntries(slugs: string[]) {
  const botCheck = openBotChecks()
  let made = 0
  const entry = async () => {
    const at = ++made
    const token = await botCheck()
    return {
      path: `${API_BASE}/site/open-link/${slugs[at % slugs.length]}`,
      body: JSON.stringify({ email: `visitor${at}@example.com`, name: 'Ada Example', token }),
    }
  }
  return (count: number) => Promise.all(Array.from({ length: count }, entry))
}
