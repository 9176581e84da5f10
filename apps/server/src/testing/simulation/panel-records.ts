import { NO_RULES, saveContactRules, saveLimits } from '@wattle/contract/contact-rules'
import { changeStudy, listDistributions } from '@wattle/contract/distribution'
import { getFilterChoices } from '@wattle/contract/filter'
import { listMembers } from '@wattle/contract/membership'
import * as links from '@wattle/contract/open-link'
import { getMember, saveProfile } from '@wattle/contract/panel'
import { bulkMembers } from '@wattle/contract/panel-lists'
import { addProfileField, listRememberable, rememberAnswers } from '@wattle/contract/profile'
import { getStudyXRay, loosenScreener, undoLoosening } from '@wattle/contract/x-ray'
import type { Dice } from '../dice.ts'
import { type Act, type Cast, keysOf } from './cast.ts'
import { answerAs, visit } from './respondents.ts'
import { confirmWith, withKey } from './visitors.ts'
import type { World } from './world.ts'

const FIELD = 'Where they eat'

/** Adds a profile question, so there's something to filter members by. */
export async function askMembers(world: World, { admins }: Cast): Promise<void> {
  const field = {
    label: FIELD,
    question: 'Where do you eat at work?',
    why: 'Some studies are about canteens.',
    kind: 'CHOICE' as const,
    options: ['At my desk', 'In the canteen', 'Nowhere'],
  }
  await world.call(addProfileField, { as: admins[0] ?? '', body: field })
}

/** A member answers the profile question, declines to answer, or deletes the answer. */
export const answerProfile: Act = (world, cast, dice) =>
  withKey(world, cast, dice, async ({ email }, key) => {
    const member = await world.call(getMember, { body: { key } })
    const field = member.body.profile?.fields.find(({ label }) => label === FIELD)
    if (member.status !== 200 || !field) return
    const { fieldId, options } = field
    const chosen = dice.pick(options).id
    const [answer, value] = dice.pick([
      [chosen, { optionIds: [chosen] }],
      [chosen, { optionIds: [chosen] }],
      ['DECLINED' as const, { declined: true as const }],
      [null, {}],
    ] as const)
    const values = [{ fieldId, ...value } as { fieldId: number }]
    const { status, body } = await world.call(saveProfile, { body: { key, values } })
    if (status !== 200) return
    // An old key may lead to a member who no longer has this address.
    if (body.email === email) cast.seen.answers.set(email, answer)
  })

/** A participant lets us copy answers from a screener to their profile. */
export const rememberScreener: Act = async (world, cast, dice) => {
  const visitor = await visit(world, cast, dice)
  if (!visitor) return
  const { hash, ...who } = visitor
  const { status, body } = await world.call(listRememberable, { ...who, params: { hash } })
  if (status !== 200 || body.length === 0) return
  const fieldIds = body.map(({ fieldId }) => fieldId)
  await world.call(rememberAnswers, { ...who, params: { hash }, body: { fieldIds } })
}

export const limitEmails: Act = (world, cast, dice) =>
  withKey(world, cast, dice, async (_member, key) => {
    const perMonth = dice.pick([null, 1, 2, 4])
    await world.call(saveLimits, { body: { key, perMonth } })
  })

export const changeContactRules: Act = async (world, cast, dice) => {
  const body = {
    ...NO_RULES,
    daysBetween: dice.pick([null, 7, 9]),
    invitationsIn30Days: dice.pick([null, 2, 3]),
    unanswered: dice.pick([null, 3]),
    daysAfterInterview: dice.pick([null, 10]),
  }
  await world.call(saveContactRules, { as: dice.pick(cast.admins), body })
}

async function anyStudy(world: World, cast: Cast, dice: Dice) {
  const as = dice.pick(cast.admins)
  const { body } = await world.call(listDistributions, { as, query: {} })
  const running = body.filter(({ status }) => status === 'IN_PROGRESS')
  return running.length > 0 ? { as, id: dice.pick(running).id } : undefined
}

/** An admin filters a study's audience by the profile question, or removes the filter. */
export const filterStudy: Act = async (world, cast, dice) => {
  const study = await anyStudy(world, cast, dice)
  if (!study) return
  const { as } = study
  const { body: choices } = await world.call(getFilterChoices, { as })
  const field = choices.fields.find(({ label }) => label === FIELD)
  if (!field) return
  const some = field.options.filter(() => dice.chance(0.6)).map(({ id }) => id)
  const audience = {
    all: some.length > 0 ? [{ field: field.id, in: some }] : [],
    includeUnknown: dice.chance(0.6),
  }
  const body = { audience: dice.chance(0.8) ? audience : null }
  await world.call(changeStudy, { as, params: { id: String(study.id) }, query: {}, body })
}

export const flagMembers: Act = async (world, cast, dice) => {
  const as = dice.pick(cast.admins)
  const { body } = await world.call(listMembers, { as, query: {} })
  const ids = body.filter(() => dice.chance(0.1)).map(({ id }) => id)
  if (ids.length === 0) return
  const flag = dice.pick(['NONE', 'NONE', 'CARE', 'DO_NOT_INVITE'] as const)
  const action = { kind: 'FLAG' as const, flag }
  await world.call(bulkMembers, { as, body: { ids, action, expected: ids.length } })
}

/** Creates an open recruitment link, or changes one. */
export const tendOpenLinks: Act = async (world, cast, dice) => {
  const study = await anyStudy(world, cast, dice)
  if (!study) return
  const { as } = study
  const params = { id: String(study.id) }
  const { body } = await world.call(links.listOpenLinks, { as, params })
  const maxEntries = dice.below(6) + 1
  if (body.length === 0 || dice.chance(0.2)) {
    const link = { source: 'Poster', maxEntries }
    const created = await world.call(links.createOpenLink, { as, params, body: link })
    if (created.status === 201) cast.seen.slugs.push(created.body.slug)
    return
  }
  const { id } = dice.pick(body)
  const change = dice.chance(0.5) ? { maxEntries } : { isClosed: dice.chance(0.4) }
  await world.call(links.updateOpenLink, { as, params: { id: String(id) }, body: change })
}

/** Someone joins through an open recruitment link: a new person, a member, or someone who left. */
export const comeThroughLink: Act = async (world, cast, dice) => {
  if (cast.seen.slugs.length === 0) return
  const isNew = dice.chance(0.4)
  const number = cast.members.length + 1
  const stranger = {
    email: `s${number}@example.com`,
    zone: 'Australia/Melbourne',
    from: `10.3.0.${number % 250}`,
  }
  const person = isNew ? stranger : dice.pick(cast.members)
  const { email, from, zone } = person
  const token = await world.app().given.botCheckToken()
  const params = { slug: dice.pick(cast.seen.slugs) }
  const call = { params, body: { email, token }, from }
  const { status, body } = await world.call(links.enterOpenLink, call)
  if (status !== 201) return
  if (isNew) cast.members.push(person)
  const { hashKey: hash, accessToken: as } = body
  cast.seen.entries.set(email, [...(cast.seen.entries.get(email) ?? []), hash])
  await answerAs(world, { hash, as, headers: { 'x-time-zone': zone }, from }, dice)
  if (dice.chance(0.5)) return
  await world.work()
  const [key] = keysOf(world, person, 'key')
  if (key) await confirmWith(world, cast, person, key)
}

/**
 * Loosens a screener so that more people qualify, and sometimes undoes that before it takes effect.
 */
export const loosenStudy: Act = async (world, cast, dice) => {
  const study = await anyStudy(world, cast, dice)
  if (!study) return
  const { as } = study
  const params = { id: String(study.id) }
  const { status, body } = await world.call(getStudyXRay, { as, params })
  if (status !== 200 || body.gains.length === 0) return
  const { change, people } = dice.pick(body.gains)
  const loosening = { change, expectedGain: people ?? 0 }
  const loosened = await world.call(loosenScreener, { as, params, body: loosening })
  if (loosened.status !== 201 || dice.chance(0.7)) return
  await world.call(undoLoosening, { as, params: { id: String(loosened.body.id) } })
}
