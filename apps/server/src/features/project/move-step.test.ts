import {
  getResearch,
  isEarlier,
  nextStatus,
  RESEARCH_STATUSES,
  type ResearchStatus,
  renameResearch,
  updateCharacteristics,
  updateIdea,
  WORKING_STATUSES,
} from '@wattle/contract/research'
import { nextStep, previousStep, regenerate, updateBrief } from '@wattle/contract/steps'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rateLimits } from '#db/schema/guards.ts'
import { writeContent } from '#features/project/write-content.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.delete(rateLimits)
})

const next = (as: string, researchId: number, status: ResearchStatus) =>
  app.call(nextStep, { as, body: { researchId, nextStatus: status } })
const back = (as: string, researchId: number, status: ResearchStatus) =>
  app.call(previousStep, { as, body: { researchId, previousStatus: status } })
const read = async (as: string, id: number) =>
  (await app.call(getResearch, { as, params: { id: String(id) } })).body
const again = (as: string, id: number) => app.call(regenerate, { as, params: { id: String(id) } })

describe('moving between steps', () => {
  test('takes a project from the idea to the interviews, and writes each step’s content', async () => {
    const { id, as } = await app.given.research()
    await app.call(updateIdea, { as, body: { questionId: id, description: 'Meals for nurses' } })
    const { body } = await next(as, id, 'AUDIENCE_GENERATION')
    expect(body).toMatchObject({ audience: null, generation: { state: 'running' } })
    await app.runJobs()
    const written = await read(as, id)
    expect(written.generation).toMatchObject({ state: 'idle', engine: 'embedded' })
    expect(written.audience?.characteristics.length).toBeGreaterThanOrEqual(3)
    for (const status of WORKING_STATUSES.slice(2)) {
      expect(await next(as, id, status)).toMatchObject({ status: 200, body: { status } })
      await app.runJobs()
    }
    const whole = await read(as, id)
    expect(whole.screener?.questions.length).toBeGreaterThanOrEqual(5)
    expect(whole.guide?.parts.length).toBeGreaterThanOrEqual(4)
    expect(whole.status).toBe('CONDUCTING_INTERVIEW')
  })

  /**
   * Projects that are still at their step, because the call rejected the move. The next test can
   * reuse them.
   */
  const unmoved = new Map<ResearchStatus, Awaited<ReturnType<typeof app.given.research>>>()
  async function projectAt(status: ResearchStatus) {
    const known = unmoved.get(status)
    if (known && (await read(known.as, known.id)).status === status) return known
    const project = await app.given.research({ status })
    unmoved.set(status, project)
    return project
  }

  const moves = WORKING_STATUSES.flatMap((from) => RESEARCH_STATUSES.map((to) => ({ from, to })))

  test.each(moves)(
    'moves from $from to $to with next-step only if the order of the steps allows it',
    async ({ from, to }) => {
      const { id, as } = await projectAt(from)
      const reply = await next(as, id, to)
      const isAllowed = to === from || nextStatus(from) === to
      expect(reply.status).toBe(isAllowed ? 200 : 409)
      expect((await read(as, id)).status).toBe(isAllowed ? to : from)
    },
  )

  test.each(moves)(
    'moves from $from to $to with previous-step only if the order of the steps allows it',
    async ({ from, to }) => {
      const { id, as } = await projectAt(from)
      const reply = await back(as, id, to)
      const isAllowed = to === from || (WORKING_STATUSES.includes(to) && isEarlier(to, from))
      expect(reply.status).toBe(isAllowed ? 200 : 409)
      expect((await read(as, id)).status).toBe(isAllowed ? to : from)
    },
  )

  test('moves once and requests content once when a hundred calls arrive at once', async () => {
    const { id, as } = await app.given.research()
    await app.call(updateIdea, { as, body: { questionId: id, description: 'Meals' } })
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => next(as, id, 'AUDIENCE_GENERATION')),
    )
    expect(replies.every(({ status }) => status === 200)).toBe(true)
    const started = new Set(replies.map(({ body }) => body.generation.startedAt))
    expect(started.size).toBe(1)
    expect((await read(as, id)).status).toBe('AUDIENCE_GENERATION')
  })

  test('refuses to leave an incomplete step', async () => {
    const { id, as } = await app.given.research({ status: 'IDEA_SHAPING' })
    await app.call(updateIdea, { as, body: { questionId: id, description: 'x' } })
    await next(as, id, 'AUDIENCE_GENERATION')
    // There's no audience yet, because no job has run.
    expect(await next(as, id, 'SCREENER_GENERATION')).toMatchObject({
      status: 409,
      body: { code: 'STEP_INCOMPLETE', message: 'Please enter at least 3 characteristics!' },
    })
  })

  test('keeps a step’s content when the researcher goes back to it, and drops the later steps', async () => {
    const { id, as } = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
    const before = await read(as, id)
    const { body } = await back(as, id, 'SCREENER_GENERATION')
    expect(body.audience).toEqual(before.audience)
    expect(body.screener).toEqual(before.screener)
    expect(body.guide).toBeNull()
    const { body: start } = await back(as, id, 'IDEA_SHAPING')
    expect(start).toMatchObject({ audience: null, screener: null, guide: null })
    expect(start.questions).toEqual(before.questions)
  })

  test('keeps the guide on request when the researcher goes back to the screener, and doesn’t rewrite it', async () => {
    const { id, as } = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
    const { guide } = await read(as, id)
    const body = { researchId: id, previousStatus: 'SCREENER_GENERATION', keepGuide: true } as const
    expect((await app.call(previousStep, { as, body })).body.guide).toEqual(guide)
    const { body: moved } = await next(as, id, 'GUIDE_GENERATION')
    expect(moved).toMatchObject({ guide, generation: { state: 'idle' } })
  })

  test('drops the guide when the researcher goes back to the audience, even on a request to keep it', async () => {
    const { id, as } = await app.given.research({ status: 'PROJECT_CONFIRMATION' })
    const body = { researchId: id, previousStatus: 'AUDIENCE_GENERATION', keepGuide: true } as const
    expect((await app.call(previousStep, { as, body })).body.guide).toBeNull()
  })

  test('returns 404 for someone else’s project', async () => {
    const { id } = await app.given.research({ status: 'SCREENER_GENERATION' })
    const { token } = await app.given.user()
    expect(await next(token, id, 'GUIDE_GENERATION')).toMatchObject({ status: 404 })
    expect(await back(token, id, 'IDEA_SHAPING')).toMatchObject({ status: 404 })
    expect(await again(token, id)).toMatchObject({ status: 404 })
  })
})

describe('regenerating content', () => {
  test('writes another version of the current step’s content', async () => {
    const { id, as } = await app.given.research({ status: 'SCREENER_GENERATION' })
    const before = await read(as, id)
    expect((await again(as, id)).body).toMatchObject({
      screener: null,
      generation: { state: 'running' },
    })
    await app.runJobs()
    const after = await read(as, id)
    const texts = ({ screener }: typeof after) =>
      screener?.questions.map(({ question }) => question)
    expect(texts(after)).not.toEqual(texts(before))
  })

  test.each(['IDEA_SHAPING', 'PROJECT_CONFIRMATION', 'CONDUCTING_INTERVIEW'] as const)(
    'refuses to regenerate content at %s',
    async (status) => {
      const { id, as } = await app.given.research({ status })
      expect(await again(as, id)).toMatchObject({ status: 409 })
    },
  )

  test('refuses to regenerate content after ten requests in an hour', async () => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    for (let n = 0; n < 10; n++) expect(await again(as, id)).toMatchObject({ status: 200 })
    expect(await again(as, id)).toMatchObject({ status: 429 })
  })

  test('keeps only each project’s newest content request in the queue', async () => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    for (let n = 0; n < 3; n++) {
      await back(as, id, 'IDEA_SHAPING')
      await next(as, id, 'AUDIENCE_GENERATION')
    }
    await again(as, id)
    const { rowCount } = await app.deps.db.execute(
      `select from pgboss.job where name = 'generation.write' and state = 'created'
         and data ->> 'researchId' = '${id}'`,
    )
    expect(rowCount).toBe(1)
    await app.runJobs()
    const { audience, generation } = await read(as, id)
    expect(generation.state).toBe('idle')
    expect(audience).not.toBeNull()
  })

  test('refuses more than sixty content requests an hour across all kinds of calls', async () => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    // Starts at 1, because moving the project to the audience step was the first request.
    for (let n = 1; n < 55; n++) {
      await back(as, id, 'IDEA_SHAPING')
      expect(await next(as, id, 'AUDIENCE_GENERATION')).toMatchObject({ status: 200 })
    }
    for (let n = 0; n < 5; n++) expect(await again(as, id)).toMatchObject({ status: 200 })
    const refused = await again(as, id)
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await back(as, id, 'IDEA_SHAPING')
    expect(await next(as, id, 'AUDIENCE_GENERATION')).toMatchObject({ status: 429 })
    expect((await read(as, id)).status).toBe('IDEA_SHAPING')
    app.clock.forward(3_600_000)
    expect(await next(as, id, 'AUDIENCE_GENERATION')).toMatchObject({ status: 200 })
  })

  test('never overwrites newer content with a late result', async () => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    await again(as, id)
    const characteristics = ['mine one', 'mine two', 'mine three']
    await app.call(updateCharacteristics, { as, body: { id, characteristics } })
    await app.runJobs()
    expect((await read(as, id)).audience?.characteristics).toEqual(characteristics)
    await again(as, id)
    await back(as, id, 'IDEA_SHAPING')
    await app.runJobs()
    expect((await read(as, id)).audience).toBeNull()
  })

  test('deletes later drafts after a change to the brief only on request', async () => {
    const { id, as } = await app.given.research({ status: 'GUIDE_GENERATION' })
    const before = await read(as, id)
    const brief = { who: 'night nurses', do: 'order meals', confirmed: true }
    const refused = await app.call(updateBrief, { as, body: { researchId: id, brief } })
    expect(refused.status).toBe(409)
    expect(await read(as, id)).toEqual(before)

    const body = { researchId: id, brief, reset: true }
    const { status, body: reply } = await app.call(updateBrief, { as, body })
    expect({ status, at: reply.status }).toEqual({ status: 200, at: 'AUDIENCE_GENERATION' })
    await app.runJobs()
    const after = await read(as, id)
    expect(after).toMatchObject({ screener: null, guide: null, brief: { who: 'night nurses' } })
    expect(after.generation.hasPrevious).toBe(true)
    expect(after.audience?.characteristics[0]).toMatch(/night nurse/)
  })

  test('still offers to restore the original content after the brief changes twice in a row', async () => {
    const { id, as } = await app.given.research({ status: 'AUDIENCE_GENERATION' })
    for (const who of ['night nurses', 'day nurses']) {
      const brief = { who, do: 'order meals', confirmed: true }
      await app.call(updateBrief, { as, body: { researchId: id, brief } })
    }
    await app.runJobs()
    expect((await read(as, id)).generation.hasPrevious).toBe(true)
  })

  test('writes the content once when a job runs twice', async () => {
    const { id, as } = await app.given.research({ status: 'GUIDE_GENERATION' })
    const { guide } = await read(as, id)
    await writeContent(app.deps, { researchId: id, generation: 3 })
    expect((await read(as, id)).guide).toEqual(guide)
  })

  test('loads the generator before it locks the project', async () => {
    const { generator } = app.deps
    const { promise: isLoaded, resolve: load } = Promise.withResolvers<void>()
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
    const loading = () => {
      ask()
      return isLoaded
    }
    const slow = await startTestApp({
      deps: {
        generator: {
          ...generator,
          load: loading,
          readBrief: (input) => loading().then(() => generator.readBrief(input)),
        },
      },
    })
    const { id, as } = await slow.given.research()
    const body = { questionId: id, description: 'Meals for nurses' }
    const saving = slow.call(updateIdea, { as, body })
    await isAsked
    const rename = { as, params: { id: String(id) }, body: { name: 'Ward meals' } }
    expect(await slow.call(renameResearch, rename)).toMatchObject({ status: 200 })
    load()
    expect(await saving).toMatchObject({ status: 200 })
    await slow.close()
  })

  test('reports that the generator failed, and succeeds when the content is regenerated', async () => {
    let isBroken = true
    const { generator } = app.deps
    const flaky = await startTestApp({
      deps: {
        generator: {
          ...generator,
          writeAudience: (input) =>
            isBroken ? Promise.reject(new Error('out of ink')) : generator.writeAudience(input),
        },
      },
    })
    const { id, as } = await flaky.given.research()
    const idea = { questionId: id, description: 'Meals for nurses' }
    await flaky.call(updateIdea, { as, body: idea })
    await flaky.call(nextStep, { as, body: { researchId: id, nextStatus: 'AUDIENCE_GENERATION' } })
    await flaky.runJobs()
    const params = { id: String(id) }
    expect((await flaky.call(getResearch, { as, params })).body.generation.state).toBe('failed')
    isBroken = false
    await flaky.call(regenerate, { as, params })
    await flaky.runJobs()
    expect((await flaky.call(getResearch, { as, params })).body.audience).not.toBeNull()
    await flaky.close()
  })
})
