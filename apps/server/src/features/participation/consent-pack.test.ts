import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getConsentKey, getConsentPack, saveConsent } from '@wattle/contract/consent'
import { deletePanelMember } from '@wattle/contract/membership'
import { getRespondentScreener } from '@wattle/contract/screening'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { panelMembers } from '#db/schema/panel.ts'
import type { Invited } from '#testing/given.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const SCRIPT = new URL('../../../../../scripts/consent-verify.mjs', import.meta.url)
const { differenceIn } = (await import(SCRIPT.href)) as {
  differenceIn(file: string): string | undefined
}

let app: TestApp
let admin: string
let study: Awaited<ReturnType<TestApp['given']['study']>>
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'wattle-pack-'))
  app = await startTestApp()
  admin = (await app.given.user({ role: 'ROLE_ADMIN' })).token
  const form = { asks: ['RECORDING' as const], studyConsent: 'Lunch & “dinner” </script>\nÄpfel' }
  study = await app.given.study({ people: 3, form })
  for (const person of study.people) {
    await app.given.screening(person)
    await agreeToAll(person)
  }
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await app.close()
})

async function agreeToAll({ hash, token: as }: Invited) {
  const { body } = await app.call(getRespondentScreener, { as, params: { id: hash } })
  const answers = (body.consents ?? []).map((one) => ({
    kind: one.kind,
    hash: one.hash,
    answer: 'YES' as const,
  }))
  await app.call(saveConsent, { as, params: { hash }, body: { answers } })
}

const pack = async (names?: 'true') => {
  const params = { id: String(study.distributionId) }
  const query = { print: 'true' as const, ...(names && { names }) }
  return (await app.call(getConsentPack, { as: admin, params, query })).body
}

const memberOf = async (person: Invited | undefined) =>
  (await app.deps.db.select().from(panelMembers)).find(({ email }) => email === person?.email)

describe('the consent pack', () => {
  test('lists consent texts, hashes, answers and times, and identifies people by number', async () => {
    const { json } = await pack()
    const { texts, people } = JSON.parse(json)
    expect(texts.map(({ kind }: { kind: string }) => kind)).toEqual([
      'PRIVACY',
      'STUDY',
      'RECORDING',
    ])
    expect(people).toMatchObject([1, 2, 3].map((number) => ({ number, name: null })))
    expect(people[0].answers[2]).toMatchObject({
      kind: 'RECORDING',
      answer: 'YES',
      way: 'BOOKING',
      at: app.deps.now().toISOString(),
    })
    const { name } = (await memberOf(study.people[0])) ?? {}
    expect(json).not.toContain(name)
    expect((await pack('true')).json).toContain(name)
  })

  test('prints the pack, and escapes markup in the study’s own text', async () => {
    const { html } = await pack()
    expect(html).toContain('Participant 3')
    expect(html).toContain('Lunch &amp; “dinner” &lt;/script&gt;')
  })

  test('signs the pack with the key we publish', async () => {
    const { json } = await pack()
    const { body } = await app.call(getConsentKey, {})
    expect(body.algorithm).toBe('Ed25519')
    expect(JSON.parse(json).about.key).toBe(body.publicKey)
  })

  test('fails verification if any one character changes', async () => {
    const { json } = await pack()
    expect(differenceIn(json)).toBeUndefined()
    const policy = { from: json.indexOf('"body":"{'), to: json.indexOf(',"createdAt"') }
    const missed = []
    for (let at = 0; at < json.length; at++) {
      // The policy is long, so we only change every 41st character of it.
      if (at > policy.from && at < policy.to && at % 41 !== 0) continue
      const letter = json[at] === 'x' ? 'y' : 'x'
      const changed = json.slice(0, at) + letter + json.slice(at + 1)
      if (differenceIn(changed) === undefined) missed.push(at)
    }
    expect(missed).toEqual([])
    expect(differenceIn(`${json}\n`)).toBeDefined()
    expect(differenceIn(` ${json}`)).toBeDefined()
    expect(differenceIn(json.slice(0, -1))).toBeDefined()
  })

  test.each([
    ['"seconds":null', '"seconds":7777', 'Participant 1 was changed.'],
    ['Lunch', 'Munch', /^The wording of text \d+ \(STUDY\) was changed\.$/],
    ['Meals around', 'Deals around', 'The details of the study, site or key were changed.'],
    ['"signature":"', '"signature":"0', "The signature doesn't match the pack."],
    [',"people"', ', "people"', /^Something was added or removed at character \d+\.$/],
  ])(
    'names the first difference between a changed pack and the original (%s)',
    async (words, changed, expected) => {
      const { json } = await pack()
      const difference = differenceIn(json.replace(words, changed))
      if (typeof expected === 'string') expect(difference).toBe(expected)
      else expect(difference).toMatch(expected)
    },
  )

  test('fails verification against another public key', async () => {
    const { json } = await pack()
    const file = path.join(folder, 'pack.json')
    writeFileSync(file, json)
    const run = (...args: string[]) =>
      promisify(execFile)(process.execPath, [fileURLToPath(SCRIPT), file, ...args])
    const { body } = await app.call(getConsentKey, {})
    expect((await run()).stdout).toMatch(
      /^This consent pack is intact\. Meals around shift work: 3 participants/,
    )
    expect((await run(body.publicKey)).stdout).toMatch(/^This consent pack is intact\./)
    await expect(run('0'.repeat(64))).rejects.toMatchObject({ code: 1 })
    writeFileSync(file, json.replace('Lunch', 'Munch'))
    await expect(run()).rejects.toMatchObject({
      stderr: expect.stringMatching(/^This consent pack isn't intact\. The wording of text/),
    })
  })

  test('keeps a deleted participant’s number, consent texts and times, but not their name', async () => {
    const member = await memberOf(study.people[1])
    const before = JSON.parse((await pack('true')).json)
    await app.call(deletePanelMember, { as: admin, params: { id: String(member?.id) } })
    const { json } = await pack('true')
    const after = JSON.parse(json)
    expect(json).not.toContain(member?.name)
    expect(after.people[1]).toMatchObject({ number: 2, name: null })
    const { answers } = before.people[1]
    expect(after.people[1].answers.slice(0, answers.length)).toEqual(answers)
    expect(after.texts).toEqual(before.texts)
    expect(differenceIn(json)).toBeUndefined()
  })
})
