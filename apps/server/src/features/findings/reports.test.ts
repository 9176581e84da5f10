import { deleteAccount, exportAccount } from '@wattle/contract/account'
import { getAnalysis } from '@wattle/contract/findings/analysis'
import { getAssumptions, saveAssumptions } from '@wattle/contract/findings/assumptions'
import {
  saveCapture,
  withdrawOwnWords,
  withdrawWords,
  withdrawWordsByLink,
} from '@wattle/contract/findings/evidence'
import {
  getReports,
  openReport,
  publishReport,
  type ReportContent,
  recordEvidenceExport,
  revokeReportLink,
  shareReport,
} from '@wattle/contract/findings/reports'
import { addTheme } from '@wattle/contract/findings/themes'
import { saveTranscript } from '@wattle/contract/findings/transcripts'
import { saveVerdict } from '@wattle/contract/findings/verdicts'
import { getInterviewRoom, saveInterviewNotes } from '@wattle/contract/interview'
import { deleteMember, getMember } from '@wattle/contract/panel'
import { deleteResearch, getResearch } from '@wattle/contract/research'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linkKey, PANEL_LINK } from '#adapters/link-key.ts'
import { auditEvents } from '#db/schema/audit.ts'
import { evidence, reports } from '#db/schema/findings.ts'
import { panelMembers } from '#db/schema/panel.ts'
import { forgetMember } from '#features/panel/service.ts'
import {
  agreed,
  captured,
  type InterviewedStudy,
  interviewedStudy,
  renamed,
} from '#testing/interviewed-study.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { tracesOf } from '#testing/traces.ts'
import { forgetResearcher } from './forget-researcher.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Finding = ReportContent['findings'][number]
const contentWith = (...findings: Finding[]): ReportContent => ({
  question: 'Do nurses need help planning meals?',
  why: 'The problem is real.',
  nextStep: '',
  findings,
  screenerQuestionIds: [],
})
const finding = (quotes: string[], text = 'Three skipped a meal.'): Finding => ({ text, quotes })
const publish = ({ as, params }: InterviewedStudy, basedOn: number, content: ReportContent) =>
  app.call(publishReport, { as, params, body: { basedOn, content } })
const share = async ({ as, params }: InterviewedStudy, more: { passphrase?: string } = {}) => {
  const { body } = await app.call(shareReport, { as, params, body: { version: 1, ...more } })
  return { ...body, key: body.url?.split('#')[1] ?? '' }
}
const open = (key: string, passphrase?: string) =>
  app.call(openReport, { body: { key, ...(passphrase && { passphrase }) } })

/** A study with a published report that quotes every participant, and a link to it. */
async function publishedStudy(people = 2, words = 'Words of person') {
  const study = await interviewedStudy(app, { people })
  const keys: string[] = []
  for (const at of study.interviews.keys()) {
    await agreed(app, study, at, 'QUOTES')
    const quote = `${words} ${at}: I ate from the machine.`
    keys.push((await captured(app, study, at, { quote })).key)
  }
  const published = await publish(study, 0, contentWith(finding(keys)))
  if (published.status !== 201) throw new Error(published.body.message)
  return { study, keys, link: await share(study) }
}

async function firstScreenerQuestion({ as, params }: InterviewedStudy) {
  const { body } = await app.call(getResearch, { as, params })
  const question = body.screener?.questions.find(({ options }) => options.length > 1)
  if (!question) throw new Error('the screener has no question')
  return question
}

const FIRST_NAMES = ['Priya', 'Séan', 'Zoë', 'Anne-Marie', 'D’Arcy', 'Jörg', 'Thế', 'Σοφία', '小明']
const LAST_NAMES = [
  'Naidu',
  'O’Brien-Wu',
  'Ng',
  'Müller',
  'Łukasz',
  'Ó Súilleabháin',
  'Åström',
  '王',
]
const unmarked = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const SPELLINGS = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.normalize('NFD'),
  (name: string) => name.replaceAll('’', "'"),
  unmarked,
]
/** Words of two or more letters, without accents and in lower case. */
const wordsOf = (text: string) =>
  unmarked(text)
    .toLowerCase()
    .match(/\p{L}{2,}|\p{Script=Han}/gu) ?? []

/** Chooses from lists at random, but the same way in every run. */
function picker(seed: number) {
  let state = seed
  return <T>(choices: readonly T[]): T => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return choices[Math.floor((state / 2 ** 32) * choices.length)] as T
  }
}

describe('publishing a report', () => {
  test('links every finding to a quote or number that exists', async () => {
    const study = await interviewedStudy(app, { people: 3 })
    await agreed(app, study, 0, 'QUOTES')
    await agreed(app, study, 1, 'QUOTES', 'NO')
    const [yes, no, notAsked] = [
      await captured(app, study, 0),
      await captured(app, study, 1),
      await captured(app, study, 2),
    ]
    const unsorted = await captured(app, study, 0, { stance: null, strength: null })
    for (const quotes of [[], [no.key], [notAsked.key], [unsorted.key], [crypto.randomUUID()]])
      expect(
        await publish(study, 0, contentWith(finding([yes.key]), finding(quotes))),
      ).toMatchObject({
        status: 409,
        body: {
          code: 'FINDING_WITHOUT_QUOTE',
          message: 'Finding 2 has no quote. Add one, or delete the finding.',
        },
      })
    const content = contentWith(finding([yes.key, no.key]))
    const { status, body } = await publish(study, 0, content)
    expect(status).toBe(201)
    expect(body.findings).toMatchObject([{ quotes: [1], screener: null }])
    expect(body.quotes).toEqual([
      { number: 1, participant: 1, stance: 'FOR', strength: 'DID', quote: yes.quote },
    ])
  })

  test('accepts numbers as support for a finding only from the project’s own screener', async () => {
    const study = await interviewedStudy(app, { people: 3 })
    const other = await interviewedStudy(app, { people: 1 })
    const [own, foreign] = [await firstScreenerQuestion(study), await firstScreenerQuestion(other)]
    const withNumbers = (screenerQuestionId: number) =>
      publish(study, 0, contentWith({ ...finding([]), screenerQuestionId }))
    for (const id of [foreign.id, 999_999_999])
      expect(await withNumbers(id)).toMatchObject({
        status: 409,
        body: { code: 'FINDING_WITHOUT_QUOTE' },
      })
    const { body } = await withNumbers(own.id)
    expect(body.findings).toMatchObject([
      { quotes: [], screener: { question: own.question, of: 3 } },
    ])
  })

  test('publishes one version when two tabs publish at once', async () => {
    const { study, keys } = await publishedStudy(1)
    const both = await Promise.all([
      publish(study, 1, contentWith(finding(keys))),
      publish(study, 1, contentWith(finding(keys))),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    const { body } = await app.call(getReports, { as: study.as, params: study.params })
    expect(body.versions.map(({ version }) => version)).toEqual([2, 1])
  })

  test('starts the first draft from plain counts, and later drafts from the last published version', async () => {
    const study = await interviewedStudy(app, { people: 1 })
    await agreed(app, study, 0, 'QUOTES')
    const draft = async () =>
      (await app.call(getReports, { as: study.as, params: study.params })).body
    expect(await draft()).toMatchObject({ latest: null, draft: { findings: [] } })
    const { key } = await captured(app, study, 0)
    expect((await draft()).notAsked).toContain('Assumption 2: nobody was asked.')
    expect((await draft()).draft.findings).toMatchObject([
      { text: '1 of 1 did it or paid for it, and nobody is against it.', quotes: [key] },
    ])
    await publish(study, 0, contentWith(finding([key], 'In my own words.')))
    expect((await draft()).draft.findings).toMatchObject([{ text: 'In my own words.' }])
  })

  test('shows no participant’s name in any text, whatever the participants are called', async () => {
    const study = await interviewedStudy(app, { people: 4 })
    const { as, params, id } = study
    const question = await firstScreenerQuestion(study)
    for (const at of study.interviews.keys()) await agreed(app, study, at, 'QUOTES')
    const pick = picker(25)
    for (let version = 0; version < 6; version++) {
      const names = study.study.people.map(() => `${pick(FIRST_NAMES)} ${pick(LAST_NAMES)}`)
      for (const [at, name] of names.entries())
        await renamed(app, study.study.people[at]?.email ?? '', name)
      const sentence = names.map((name) => pick(SPELLINGS)(pick([name, ...name.split(' ')]))).join()
      const quoted = `'${sentence.replaceAll("'", "''")}'`
      for (const change of [
        `researches set name = ${quoted} where id = ${id}`,
        `assumptions set text = ${quoted} where research_id = ${id}`,
        `screener_questions set question = ${quoted} where id = ${question.id}`,
        `screener_options set text = ${quoted} where question_id = ${question.id}`,
      ])
        await app.deps.db.execute(`update ${change}`)
      const { key } = await captured(app, study, 0, { quote: `${sentence} at me@mail.example` })
      const reason = `${sentence} and so on.`
      const verdict = { basedOn: version, decision: 'GO' as const, reason, nextStep: sentence }
      await app.call(saveVerdict, { as, params, body: verdict })
      const published = await publish(study, version, {
        question: sentence,
        why: reason,
        nextStep: sentence,
        findings: [{ text: sentence, quotes: [key], screenerQuestionId: question.id }],
        screenerQuestionIds: [question.id],
      })
      expect(published.body.participants).toMatchObject([{ answers: [{ count: 4 }] }])
      const { body } = await app.call(shareReport, { as, params, body: { version: version + 1 } })
      const text = JSON.stringify((await open(body.url?.split('#')[1] ?? '')).body)
      const secret = new Set(wordsOf(names.join(' ')))
      const shown = wordsOf(text).filter((word) => secret.has(word))
      expect(shown, `${names.join(', ')} in: ${sentence}`).toEqual([])
      expect(text).not.toContain('mail.example')
      for (const { email } of study.study.people) expect(text).not.toContain(email)
    }
  })

  test('masks names however they’re spelled, in every text', async () => {
    const study = await interviewedStudy(app, { people: 5 })
    const names = ['Zoë Núñez', 'Mary-Jane D’Arcy', 'Will May', 'Bo O', 'Jörg Müller']
    for (const [at, name] of names.entries()) {
      await renamed(app, study.study.people[at]?.email ?? '', name)
      await agreed(app, study, at, 'QUOTES')
    }
    const sentence = 'ZOE, Nunez’s, mary jane, Darcy, Will, May, bo, O, Joerg and muellers break.'
    const { key } = await captured(app, study, 0, { quote: sentence })
    const content = { ...contentWith(finding([key], sentence)), question: sentence, why: sentence }
    const { body } = await publish(study, 0, { ...content, nextStep: sentence })
    const masked = '[name]’s, [name], [name], [name], [name] and [name] break.'
    expect(body).toMatchObject({
      question: masked,
      why: masked,
      nextStep: masked,
      findings: [{ text: masked }],
      quotes: [{ quote: masked }],
    })
  })

  test('leaves notes, dates, unsorted captures and groups of one person out of a report', async () => {
    const study = await interviewedStudy(app, { people: 3 })
    const question = await firstScreenerQuestion(study)
    const [common, rare] = question.options
    const odd = study.study.people[1]?.invitationId
    await app.deps.db.execute(`update invitations set chosen_ids = array[
      case when id = ${odd} then ${rare?.id} else ${common?.id} end] where research_id = ${study.id}`)
    for (const [at, day] of ['2026-03-02', '2026-03-04', '2026-03-06'].entries())
      await app.deps.db.execute(`update interviews set start_time = '${day}T01:00:00Z',
        end_time = '${day}T02:00:00Z' where id = ${study.interviews[at]}`)
    await agreed(app, study, 0, 'QUOTES')
    const { key } = await captured(app, study, 0)
    await captured(app, study, 0, { quote: 'Unsorted words', stance: null, strength: null })
    await captured(app, study, 1)
    await captured(app, study, 2)
    await app.call(saveInterviewNotes, {
      as: study.as,
      params: { id: String(study.interviews[0]) },
      body: { notes: { general: 'A private note' } },
    })
    const content = { ...contentWith(finding([key])), screenerQuestionIds: [question.id] }
    const { body } = await publish(study, 0, content)
    expect(body.participants).toEqual([
      { question: question.question, answers: [{ text: common?.text, count: 2 }] },
    ])
    expect(body.period).toEqual({ from: '2026-03-02', to: '2026-03-06' })
    const text = JSON.stringify(body)
    for (const hidden of ['Unsorted words', 'A private note', '2026-03-04'])
      expect(text).not.toContain(hidden)
    expect(text).not.toContain(rare?.text)
  })
})

describe('a link to a report', () => {
  test('opens the report, and counts each opening', async () => {
    const { study, link } = await publishedStudy(1)
    expect(await open(link.key)).toMatchObject({ status: 200, body: { version: 1 } })
    await open(link.key)
    const { body } = await app.call(getReports, { as: study.as, params: study.params })
    expect(body.links).toMatchObject([{ opened: 2, url: link.url, hasPassphrase: false }])
  })

  test('returns 410 as soon as a link is revoked', async () => {
    const { study, link } = await publishedStudy(1)
    const params = { id: String(link.id) }
    expect(await app.call(revokeReportLink, { as: study.as, params })).toMatchObject({
      status: 204,
    })
    expect(await open(link.key)).toMatchObject({ status: 410, body: { code: 'REPORT_CLOSED' } })
    expect(await app.call(revokeReportLink, { as: study.as, params })).toMatchObject({
      status: 204,
    })
    const { body } = await app.call(getReports, { as: study.as, params: study.params })
    expect(body.links).toMatchObject([{ url: null }])
  })

  test('returns 410 once a link has expired, and for an unknown key', async () => {
    const { link } = await publishedStudy(1)
    expect(await open('x'.repeat(43))).toMatchObject({ status: 410 })
    const before = app.clock.now().toISOString()
    app.clock.set(new Date(new Date(link.expiresAt).getTime() + 1000).toISOString())
    expect(await open(link.key)).toMatchObject({ status: 410 })
    app.clock.set(before)
    expect(await open(link.key)).toMatchObject({ status: 200 })
  })

  test('returns 410 once the project or its owner’s account is deleted', async () => {
    const { study, link } = await publishedStudy(1)
    await forgetResearcher(app.deps, app.deps.db, study.study.owner.id)
    expect(await open(link.key)).toMatchObject({ status: 410 })
    const again = await share(study)
    expect(await open(again.key)).toMatchObject({ status: 200 })
    const query = { force: 'true' } as never
    await app.call(deleteResearch, { as: study.as, params: study.params, query })
    expect(await open(again.key)).toMatchObject({ status: 410 })
  })

  test('allows ten wrong passphrases an hour', async () => {
    const { study } = await publishedStudy(1)
    const { key } = await share(study, { passphrase: 'correct horse' })
    expect(await open(key)).toMatchObject({ status: 401, body: { code: 'PASSPHRASE_REQUIRED' } })
    expect(await open(key, 'correct horse')).toMatchObject({ status: 200 })
    for (let wrong = 0; wrong < 10; wrong++)
      expect(await open(key, 'wrong')).toMatchObject({
        status: 401,
        body: { code: 'WRONG_PASSPHRASE' },
      })
    expect(await open(key, 'correct horse')).toMatchObject({ status: 429 })
  })

  test('returns 404 for someone else’s report', async () => {
    const { study, link } = await publishedStudy(1)
    const stranger = (await app.given.user()).token
    const body = { version: 1 }
    expect(await app.call(shareReport, { as: stranger, params: study.params, body })).toMatchObject(
      { status: 404 },
    )
    const params = { id: String(link.id) }
    expect(await app.call(revokeReportLink, { as: stranger, params })).toMatchObject({
      status: 404,
    })
    expect(
      await app.call(shareReport, { as: study.as, params: study.params, body: { version: 9 } }),
    ).toMatchObject({ status: 404 })
  })
})

describe('reports after a participant withdraws', () => {
  test('removes quotes from published versions when a participant withdraws consent', async () => {
    const { study, link } = await publishedStudy(2)
    await agreed(app, study, 0, 'QUOTES', 'WITHDRAWN')
    const { body } = await open(link.key)
    expect(body.quotes.map(({ quote }) => quote)).toEqual([
      null,
      'Words of person 1: I ate from the machine.',
    ])
    const { body: analysis } = await app.call(getAnalysis, { as: study.as, params: study.params })
    expect(analysis).toMatchObject({ captures: 2, interviews: 2 })
  })

  test('removes quotes from published versions when a member deletes their data', async () => {
    const { study, link } = await publishedStudy(2)
    const key = await panelKey(study.study.people[0]?.email ?? '')
    expect(await app.call(deleteMember, { body: { key } })).toMatchObject({ status: 204 })
    const { body } = await open(link.key)
    expect(body.quotes.map(({ quote }) => quote)).toEqual([
      null,
      'Words of person 1: I ate from the machine.',
    ])
  })

  test('leaves no quote anywhere, including published reports, after a withdrawal', async () => {
    const { study, keys, link } = await publishedStudy(2, 'Quandong talk')
    const secret = 'Quandong talk 0'
    const own = { as: study.as, params: { id: String(study.interviews[0]) } }
    await publish(
      study,
      1,
      contentWith(finding(keys, `${secret}: I ate from the machine. Indeed.`)),
    )
    await app.call(saveInterviewNotes, { ...own, body: { notes: { general: `${secret}, noted` } } })
    await agreed(app, study, 0, 'RECORDING')
    const cues = [{ role: 'PARTICIPANT' as const, text: `${secret}, transcribed` }]
    await app.call(saveTranscript, { ...own, body: { format: 'TXT', offsetMs: 0, cues } })
    expect(await app.call(withdrawWords, own)).toMatchObject({ status: 204 })
    expect(await app.call(withdrawWords, own)).toMatchObject({ status: 204 })
    expect(await tracesOf(app.deps.db, [secret])).toEqual([])
    expect(JSON.stringify((await open(link.key)).body)).not.toContain(secret)
    const { body } = await app.call(getAnalysis, { as: study.as, params: study.params })
    expect(body.participants).toMatchObject([{ state: 'WITHDRAWN' }, { state: 'COUNTED' }])
    expect(body).toMatchObject({ interviews: 1, captures: 1 })
    const events = await app.deps.db.select().from(auditEvents)
    expect(events.filter(({ kind }) => kind === 'WORDS_WITHDRAWN')).toHaveLength(1)
  })

  test('removes withdrawn words repeated in a finding, an assumption or a verdict', async () => {
    const { study, keys, link } = await publishedStudy(2, 'Quandong tea')
    const { as, params, version } = study
    const repeated = 'quandong tea 0 – I ate from the machine'
    const assumptions = study.assumptions.map((one, at) =>
      at === 0 ? { ...one, text: `It happens that “${repeated}”` } : one,
    )
    await app.call(saveAssumptions, { as, params, body: { version, assumptions } })
    const content = contentWith(finding(keys, `One told us: ${repeated}!`))
    await publish(study, 1, { ...content, why: repeated, nextStep: repeated, question: repeated })
    const verdict = { basedOn: 0, decision: 'GO' as const, reason: repeated, nextStep: repeated }
    expect(await app.call(saveVerdict, { as, params, body: verdict })).toMatchObject({
      status: 201,
    })
    await app.call(withdrawWords, { as, params: { id: String(study.interviews[0]) } })
    expect(await tracesOf(app.deps.db, ['quandong tea 0'])).toEqual([])
    const { body } = await app.call(getReports, { as, params })
    expect(JSON.stringify(body)).not.toMatch(/quandong tea 0/i)
    expect(body.latest).toMatchObject({
      why: '[quote withdrawn]',
      findings: [{ text: 'One told us: [quote withdrawn]!' }],
    })
    expect(JSON.stringify((await open(link.key)).body)).not.toMatch(/quandong tea 0/i)
    const { body: analysis } = await app.call(getAnalysis, { as, params })
    expect(analysis.rows[0]?.assumption.text).toBe('It happens that “[quote withdrawn]”')
  })

  test('refuses captures, notes and transcripts after a withdrawal', async () => {
    const { study, keys } = await publishedStudy(1)
    const own = { as: study.as, params: { id: String(study.interviews[0]) } }
    await agreed(app, study, 0, 'RECORDING')
    await app.call(withdrawWords, own)
    const refused = { status: 409, body: { code: 'WORDS_WITHDRAWN' } }
    const capture = { quote: 'Late', themeIds: [] }
    const params = { ...own.params, key: keys[0] ?? '' }
    expect(await app.call(saveCapture, { as: study.as, params, body: capture })).toMatchObject(
      refused,
    )
    const notes = { general: 'Late' }
    expect(await app.call(saveInterviewNotes, { ...own, body: { notes } })).toMatchObject(refused)
    const cues = [{ role: 'PARTICIPANT' as const, text: 'Late' }]
    expect(
      await app.call(saveTranscript, { ...own, body: { format: 'TXT', offsetMs: 0, cues } }),
    ).toMatchObject(refused)
    const { body } = await app.call(getInterviewRoom, own)
    expect(body.wordsWithdrawnAt).not.toBeNull()
  })

  const panelKey = async (email: string) => {
    const members = await app.deps.db.select().from(panelMembers)
    const member = members.find((one) => one.email === email)
    if (!member) throw new Error('no member')
    return linkKey(app.deps.secret(PANEL_LINK), member.linkNonce)
  }

  test('lets participants withdraw on their own page, and only from their own study', async () => {
    const { study } = await publishedStudy(2)
    const [first, second] = study.study.people
    const key = await panelKey(first?.email ?? '')
    const { body } = await app.call(getMember, { body: { key } })
    expect(body.studies[0]?.quotes).toEqual(['Words of person 0: I ate from the machine.'])
    const withdraw = (invitationId = 0) =>
      app.call(withdrawOwnWords, { body: { key, invitationId } })
    expect(await withdraw(second?.invitationId)).toMatchObject({ status: 404 })
    expect(await withdraw(first?.invitationId)).toMatchObject({ status: 204 })
    const rows = await app.deps.db.select().from(evidence)
    expect(rows.filter(({ researchId }) => researchId === study.id)).toHaveLength(1)
  })

  test('lets participants withdraw through their study link', async () => {
    const { study } = await publishedStudy(1)
    const [person] = study.study.people
    const params = { hash: person?.hash ?? '' }
    expect(await app.call(withdrawWordsByLink, { as: person?.token ?? '', params })).toMatchObject({
      status: 204,
    })
    const rows = await app.deps.db.select().from(evidence)
    expect(rows.filter(({ researchId }) => researchId === study.id)).toEqual([])
  })
})

async function forget(email: string) {
  const members = await app.deps.db.select().from(panelMembers)
  const member = members.find((one) => one.email === email)
  if (!member) throw new Error('no member')
  await app.deps.db.transaction((tx) => forgetMember(app.deps, tx, member))
}

test('keeps a deleted member’s name out of captures, drafts and later reports', async () => {
  const study = await interviewedStudy(app, { people: 2 })
  const email = study.study.people[0]?.email ?? ''
  await renamed(app, email, 'Wirruna Muntries')
  await agreed(app, study, 1, 'QUOTES')
  const { key } = await captured(app, study, 1, { quote: 'wirruna’s break moved' })
  await publish(study, 0, contentWith(finding([key], 'Muntries said so.')))
  await forget(email)
  const { body } = await app.call(getReports, { as: study.as, params: study.params })
  expect(body.draft.findings[0]?.text).toBe('[name] said so.')
  const again = await publish(study, 1, { ...contentWith(finding([key])) })
  expect(again.body.quotes[0]?.quote).toBe('[name]’s break moved')
  expect(await tracesOf(app.deps.db, ['muntries', 'wirruna'])).toEqual([])
})

test('masks a deleted member’s name in notes, assumptions, themes, verdicts and report drafts', async () => {
  const study = await interviewedStudy(app, { people: 2 })
  const { as, params, version } = study
  const email = study.study.people[0]?.email ?? ''
  await renamed(app, email, 'Bilyana Riberry')
  await captured(app, study, 0)
  const room = { as, params: { id: String(study.interviews[0]) } }
  const notes = { general: 'Bilyana was late' }
  await app.call(saveInterviewNotes, { ...room, body: { notes } })
  for (const text of ['Riberry skips a meal', 'They skip a meal like Bilyana']) {
    const { body } = await app.call(getAssumptions, { as, params })
    const assumptions = body.assumptions.map((one, at) => (at === 0 ? { ...one, text } : one))
    await app.call(saveAssumptions, { as, params, body: { version: body.version, assumptions } })
  }
  expect(version).toBeGreaterThan(0)
  for (const name of ['Bilyana', 'Riberry', 'Breaks move'])
    await app.call(addTheme, { as, params, body: { name } })
  const reason = 'Bilyana Riberry already pays for it.'
  const verdict = { basedOn: 0, decision: 'GO' as const, reason, nextStep: 'Call Riberry' }
  await app.call(saveVerdict, { as, params, body: verdict })
  await forget(email)
  expect(await tracesOf(app.deps.db, ['bilyana', 'riberry'])).toEqual([])
  const { body } = await app.call(getReports, { as, params })
  expect(body.draft).toMatchObject({ why: '[name] already pays for it.', nextStep: 'Call [name]' })
  const { body: opened } = await app.call(getInterviewRoom, room)
  expect(opened.notes).toEqual({ general: '[name] was late' })
  expect(opened.themes?.map(({ name }) => name)).toEqual([
    '[name]',
    expect.stringMatching(/^Theme \d+$/),
    'Breaks move',
  ])
})

test('masks a deleted member’s name in text, but not in keys or risk levels that contain it', async () => {
  const study = await interviewedStudy(app, { people: 2 })
  const email = study.study.people[0]?.email ?? ''
  await renamed(app, email, 'Ed High')
  await agreed(app, study, 1, 'QUOTES')
  const key = '1ed1aaaa-0ed0-4aaa-8aaa-aaaaaaaa1ed1'
  await captured(app, study, 1, { key })
  await publish(study, 0, contentWith(finding([key], 'Ed said so.')))
  const { key: link } = await share(study)
  const before = (await open(link)).body
  expect(before.assumptions[0]?.risk).toBe('HIGH')
  await forget(email)
  expect((await open(link)).body).toEqual(before)
  const { body } = await app.call(getReports, { as: study.as, params: study.params })
  expect(body.draft.findings).toMatchObject([{ text: '[name] said so.', quotes: [key] }])
})

test('removes a researcher’s name from the reports of an account they delete', async () => {
  const { study, keys } = await publishedStudy(1)
  const { as, params } = study
  const reason = 'They already pay for it today.'
  const verdict = { basedOn: 0, decision: 'GO' as const, reason, nextStep: '' }
  await app.call(saveVerdict, { as, params, body: verdict })
  const { body: signed } = await publish(study, 1, contentWith(finding(keys)))
  expect(signed.by).toBe('Robin Example')
  const { email, password } = study.study.owner
  expect(await app.call(deleteAccount, { as, body: { email, password } })).toMatchObject({
    status: 204,
  })
  const stored = await app.deps.db.select().from(reports)
  const signatures = stored
    .filter(({ researchId }) => researchId === study.id)
    .map(({ content }) => content.report.by)
  expect(signatures).toEqual([null, 'Former researcher'])
})

test('exports a researcher’s findings and report links, but not the keys in the links', async () => {
  const { study, link } = await publishedStudy(1)
  const { body } = await app.call(exportAccount, { as: study.as })
  const text = JSON.stringify(body)
  expect(text).toContain('Words of person 0')
  expect(text).toContain(study.assumptions[0]?.text ?? 'nothing')
  expect(text).not.toContain(link.key)
})

test('records publishing, links and exports in the audit log', async () => {
  const { study, link } = await publishedStudy(1)
  await app.call(revokeReportLink, { as: study.as, params: { id: String(link.id) } })
  await app.call(recordEvidenceExport, { as: study.as, params: study.params })
  const project = String(study.id)
  const events = await app.deps.db.select().from(auditEvents)
  const kinds = events.filter(({ details }) => details.project === project).map(({ kind }) => kind)
  expect(kinds).toEqual([
    'REPORT_PUBLISHED',
    'REPORT_LINK_CREATED',
    'REPORT_LINK_REVOKED',
    'EVIDENCE_EXPORTED',
  ])
})
