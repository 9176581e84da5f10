import { getAnalysis } from '@wattle/contract/findings/analysis'
import { saveAssumptions } from '@wattle/contract/findings/assumptions'
import { searchEvidence } from '@wattle/contract/findings/evidence'
import { getLearned } from '@wattle/contract/findings/learned'
import { addTheme, deleteTheme, updateTheme } from '@wattle/contract/findings/themes'
import { listVerdicts, saveVerdict } from '@wattle/contract/findings/verdicts'
import { updateGuide } from '@wattle/contract/guide'
import { saveInterviewNotes } from '@wattle/contract/interview'
import { lintQuestion } from '@wattle/contract/lint'
import { getResearch } from '@wattle/contract/research'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transcriptCues, transcripts, verdicts } from '#db/schema/findings.ts'
import { interviews } from '#db/schema/interviews.ts'
import { captured, type InterviewedStudy, interviewedStudy } from '#testing/interviewed-study.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
})
afterAll(() => app.close())

const analysisOf = async ({ as, params }: InterviewedStudy) =>
  (await app.call(getAnalysis, { as, params })).body
const AGAINST = { stance: 'AGAINST', strength: 'SAID' } as const
const SAID = { stance: 'FOR', strength: 'SAID' } as const

describe('the analysis of a project', () => {
  let study: InterviewedStudy
  beforeAll(async () => {
    study = await interviewedStudy(app, { people: 5 })
  })

  test('counts people, not quotes', async () => {
    const [first, second] = study.assumptions
    for (const at of [0, 0, 0, 1, 2]) await captured(app, study, at)
    await captured(app, study, 3, AGAINST)
    await captured(app, study, 4, { ...SAID, assumptionId: second?.id ?? null })
    await captured(app, study, 4, { stance: null, strength: null })
    const analysis = await analysisOf(study)
    expect(analysis).toMatchObject({ interviews: 5, captures: 8, unsorted: 1 })
    const row = analysis.rows.find(({ assumption }) => assumption.id === first?.id)
    expect(row?.judged).toMatchObject({
      result: 'HOLDS',
      reason: '3 people did it or paid for it, and 1 is against it.',
      deeds: 3,
      against: 1,
      people: 4,
    })
    expect(row?.cells.map(({ position }) => position)).toEqual([
      'FOR',
      'FOR',
      'FOR',
      'AGAINST',
      'NONE',
    ])
    expect(row?.missing).toEqual([5])
    expect(analysis.warnings).toEqual(['1 capture isn’t sorted.'])
  })

  test('doesn’t count the captures of a no-show', async () => {
    const [id] = study.interviews
    const update = (status: 'NO_SHOW' | 'CONDUCTED') =>
      app.deps.db.execute(
        `update interviews set status = '${status}', outcome = null, outcome_at = null where id = ${id}`,
      )
    await update('NO_SHOW')
    const analysis = await analysisOf(study)
    expect(analysis.participants[0]).toMatchObject({ number: 1, state: 'NO_SHOW' })
    expect(analysis.interviews).toBe(4)
    expect(analysis.rows[0]?.judged).toMatchObject({ deeds: 2, result: 'OPEN' })
    await update('CONDUCTED')
    expect((await app.deps.db.select().from(interviews)).length).toBeGreaterThan(0)
  })

  test('lists captures that contradict an assumption before captures that support it', async () => {
    const query = { researchId: String(study.id), sort: 'AGAINST_FIRST' as const }
    const { body } = await app.call(searchEvidence, { as: study.as, query })
    const stances = body.map(({ capture }) => capture?.stance ?? 'UNSORTED')
    expect(stances).toEqual(['AGAINST', ...Array.from({ length: 6 }, () => 'FOR'), 'UNSORTED'])
  })

  test('returns 404 for someone else’s project', async () => {
    const stranger = await app.given.user()
    const call = { as: stranger.token, params: study.params }
    expect(await app.call(getAnalysis, call)).toMatchObject({ status: 404 })
  })
})

test('shows when the first interview began, leaving out no-shows', async () => {
  const study = await interviewedStudy(app, { people: 2 })
  const [first = 0, second = 0] = study.interviews
  const begin = (id: number, at: string) =>
    app.deps.db.execute(
      `update interviews set start_time = '${at}', end_time = timestamptz '${at}' + interval '1 hour' where id = ${id}`,
    )
  await begin(first, '2026-03-02T01:00:00Z')
  await begin(second, '2026-03-03T01:00:00Z')
  expect((await analysisOf(study)).firstInterviewAt).toBeNull()
  for (const at of [0, 1]) await captured(app, study, at)
  const began = async () => new Date((await analysisOf(study)).firstInterviewAt ?? 0).toISOString()
  expect(await began()).toBe('2026-03-02T01:00:00.000Z')
  await app.deps.db.execute(
    `update interviews set status = 'NO_SHOW', outcome = null, outcome_at = null where id = ${first}`,
  )
  expect(await began()).toBe('2026-03-03T01:00:00.000Z')
})

test('counts screener answers when a must-match question asks the same thing as an assumption', async () => {
  const study = await interviewedStudy(app, { people: 2 })
  const { body: project } = await app.call(getResearch, { as: study.as, params: study.params })
  const question = project.screener?.questions.find(({ options }) =>
    options.some((o) => o.mustMatch),
  )
  const rows = study.assumptions.map((row) => ({
    ...row,
    screenerQuestionId: question?.id ?? null,
  }))
  const { body } = await app.call(saveAssumptions, {
    as: study.as,
    params: study.params,
    body: { version: study.version, assumptions: rows },
  })
  expect(body.assumptions[0]).toMatchObject({ isScreenedFor: true })
  const { rows: judged } = await analysisOf(study)
  expect(judged[0]?.judged).toMatchObject({ result: 'SCREENED', screener: { said: 2, of: 2 } })
})

test('shows that all support for an assumption comes from a leading question', async () => {
  const study = await interviewedStudy(app, { people: 2 })
  const { body } = await app.call(getResearch, { as: study.as, params: study.params })
  const [part] = body.guide?.parts ?? []
  const [question] = part?.questions ?? []
  const leading = 'Don’t you agree that planning meals is hard?'.replace('’', "'")
  expect(lintQuestion(leading)?.fault).toBe('leading')
  const write = (text: string) =>
    app.call(updateGuide, {
      as: study.as,
      body: {
        id: study.id,
        parts: [{ id: part?.id ?? 0, questions: [{ id: question?.id ?? 0, question: text }] }],
      },
    })
  expect(await write(leading)).toMatchObject({ status: 200 })
  await captured(app, study, 0, { questionId: question?.id ?? null })
  // Rewording the question later doesn't change how it was asked.
  await write('When did you last plan a meal?')
  expect((await analysisOf(study)).rows[0]).toMatchObject({ isAllLeading: true })
  await captured(app, study, 1, { questionId: question?.id ?? null })
  expect((await analysisOf(study)).rows[0]).toMatchObject({ isAllLeading: false })
})

describe('themes of captures', () => {
  let study: InterviewedStudy
  beforeAll(async () => {
    study = await interviewedStudy(app, { people: 2 })
  })
  const add = (name: string) =>
    app.call(addTheme, { as: study.as, params: study.params, body: { name } })
  const change = (id: number, body: object) =>
    app.call(updateTheme, { as: study.as, params: { id: String(id) }, body })

  test('merges one theme into another, and restores it when the merge is undone', async () => {
    const { body: moving } = await add('Breaks move')
    const { body: late } = await add('late break')
    await captured(app, study, 0, { themeIds: [moving.id, late.id] })
    await captured(app, study, 1, { themeIds: [late.id] })
    const counts = async () =>
      (await analysisOf(study)).themes.map(({ people, captures }) => [people, captures])
    expect(await counts()).toEqual([
      [1, 1],
      [2, 2],
    ])
    expect(await change(late.id, { mergedInto: moving.id })).toMatchObject({ status: 200 })
    expect(await counts()).toEqual([
      [2, 2],
      [0, 0],
    ])
    const query = { themeId: String(moving.id) }
    const { body } = await app.call(searchEvidence, { as: study.as, query })
    expect(body).toHaveLength(2)
    expect(await change(moving.id, { mergedInto: late.id })).toMatchObject({ status: 400 })
    await change(late.id, { mergedInto: null })
    expect(await counts()).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('refuses a duplicate name in any letter case', async () => {
    expect(await add('BREAKS MOVE')).toMatchObject({ status: 409, body: { code: 'THEME_EXISTS' } })
  })

  test('allows at most thirty themes', async () => {
    for (let at = 3; at <= 30; at++) expect((await add(`Theme ${at}`)).status).toBe(201)
    expect(await add('One more')).toMatchObject({ status: 409, body: { code: 'TOO_MANY_THEMES' } })
  })

  test('keeps the captures of a deleted theme', async () => {
    const { themes, captures } = await analysisOf(study)
    const params = { id: String(themes[0]?.id) }
    expect(await app.call(deleteTheme, { as: study.as, params })).toMatchObject({ status: 204 })
    expect(await analysisOf(study)).toMatchObject({ captures })
  })
})

describe('searching findings', () => {
  let study: InterviewedStudy
  beforeAll(async () => {
    study = await interviewedStudy(app, { people: 1 })
    await captured(app, study, 0, { quote: 'My breaks are always moved.' })
    const params = { id: String(study.interviews[0]) }
    const notes = { general: 'The break room was closed' }
    await app.call(saveInterviewNotes, { as: study.as, params, body: { notes } })
    const interviewId = study.interviews[0] ?? 0
    await app.deps.db
      .insert(transcripts)
      .values({ interviewId, format: 'TXT', offsetMs: 0, importedAt: app.clock.now() })
    const text = 'Nobody told me the break had moved'
    await app.deps.db
      .insert(transcriptCues)
      .values({ interviewId, position: 0, role: 'PARTICIPANT', text })
  })
  const search = async (words: string, as = study.as) =>
    (await app.call(searchEvidence, { as, query: { search: words } })).body.map(({ kind }) => kind)

  test('finds other forms of a word in quotes, notes and transcripts', async () => {
    expect((await search('breaks')).toSorted()).toEqual(['NOTE', 'QUOTE', 'TRANSCRIPT'])
    expect((await search('moving break')).toSorted()).toEqual(['QUOTE', 'TRANSCRIPT'])
  })

  test('matches the last word as a prefix', async () => {
    expect(await search('break clo')).toEqual(['NOTE'])
  })

  test.each(["'", '& | !', ':*', 'break:* & (', '\\'])('treats %s as plain text', async (words) => {
    expect(
      await app.call(searchEvidence, { as: study.as, query: { search: words } }),
    ).toMatchObject({ status: 200 })
  })

  test('doesn’t find other researchers’ captures', async () => {
    const stranger = await app.given.user()
    expect(await search('break', stranger.token)).toEqual([])
  })
})

describe('the verdict on a project', () => {
  let study: InterviewedStudy
  beforeAll(async () => {
    study = await interviewedStudy(app, { people: 3 })
    await captured(app, study, 0)
  })
  const save = (basedOn: number, decision: 'GO' | 'CHANGE' = 'GO') =>
    app.call(saveVerdict, {
      as: study.as,
      params: study.params,
      body: { basedOn, decision, reason: 'They already pay for it today.', nextStep: '' },
    })
  const list = async () =>
    (await app.call(listVerdicts, { as: study.as, params: study.params })).body

  test('never preselects a decision', async () => {
    expect(await list()).toMatchObject({ verdicts: [], since: null })
    const body = { basedOn: 0, reason: 'They already pay for it today.', nextStep: '' } as never
    expect(await app.call(saveVerdict, { as: study.as, params: study.params, body })).toMatchObject(
      { status: 400 },
    )
  })

  test('lists only the results that changed since the last verdict, and counts the captures added since', async () => {
    expect(await save(0)).toMatchObject({ status: 201, body: { version: 1, by: 'Robin Example' } })
    app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString())
    expect((await list()).since).toEqual({ results: [], captures: 0 })
    for (const at of [0, 1, 2]) await captured(app, study, at, AGAINST)
    await captured(app, study, 0, AGAINST)
    const [first] = study.assumptions
    expect((await list()).since).toMatchObject({ captures: 4 })
    // The first participant already has a capture of something they did that supports this
    // assumption. It outweighs what they said.
    expect((await list()).since?.results).toEqual([])
    await captured(app, study, 0, { stance: 'AGAINST', strength: 'DID' })
    await captured(app, study, 1, { stance: 'AGAINST', strength: 'DID' })
    const assumptionId = study.assumptions[1]?.id ?? null
    for (const at of [0, 1, 2]) await captured(app, study, at, { ...AGAINST, assumptionId })
    expect((await list()).since?.results).toEqual([
      {
        assumptionId,
        text: study.assumptions[1]?.text,
        from: 'OPEN',
        to: 'FAILS',
      },
    ])
    expect(first).toBeDefined()
    expect((await list()).warnings).toEqual([
      'Assumption 2 is high risk and fails. Say why you’re going ahead.',
    ])
  })

  test('keeps every version of a verdict, and returns STALE_VERSION to the second of two tabs that save at once', async () => {
    const both = await Promise.all([save(1, 'CHANGE'), save(1, 'GO')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { verdicts: kept } = await list()
    expect(kept.map(({ version }) => version)).toEqual([2, 1])
    expect(kept[1]).toMatchObject({ decision: 'GO', results: [{ result: 'OPEN' }, {}, {}] })
    await expect(app.deps.db.update(verdicts).set({ reason: 'x'.repeat(30) })).rejects.toThrow()
    await expect(app.deps.db.delete(verdicts)).rejects.toThrow()
  })
})

test('shows the totals of each project’s analysis in “What we learned”', async () => {
  const owner = await app.given.user()
  const one = await interviewedStudy(app, { people: 3, owner })
  const other = await interviewedStudy(app, { people: 3, owner })
  for (const at of [0, 1, 2]) await captured(app, one, at)
  for (const at of [0, 1, 2]) await captured(app, other, at, AGAINST)
  const { body } = await app.call(getLearned, { as: owner.token })
  for (const study of [one, other]) {
    const { rows } = await analysisOf(study)
    expect(body.rows.filter(({ researchId }) => researchId === study.id)).toMatchObject(
      rows.map(({ assumption, judged: { result, people, deeds } }) => ({
        assumptionId: assumption.id,
        result,
        people,
        deeds,
        decision: null,
      })),
    )
  }
  expect(body.rows.some(({ result }) => result === 'HOLDS')).toBe(true)
  expect(body.rows.some(({ result }) => result === 'FAILS')).toBe(true)
  expect(body.mostOftenWrong).toBeNull()
})
