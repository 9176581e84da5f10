import {
  answerScreener,
  bookSlot,
  cancelBooking,
  completeScreener,
  getRespondentScreener,
  listRespondentSlots,
  loginByScreenerHash,
  type RespondentScreener,
  startScreener,
} from '@wattle/contract/screening'
import { eq } from 'drizzle-orm'
import { screenerOptions, screenerQuestions } from '#db/schema/researches.ts'
import type { Dice } from '../dice.ts'
import { type Act, type Cast, keysOf, type Member } from './cast.ts'
import { noteForbiddenBooking } from './study-invariants.ts'
import type { World } from './world.ts'

type Visit = { hash: string; as: string; headers: Record<string, string>; from: string }

/** A random invited person opens one of their links. Undefined if it no longer works. */
export async function visit(world: World, cast: Cast, dice: Dice): Promise<Visit | undefined> {
  const invited = cast.members.filter((member) => linksOf(world, cast, member).length > 0)
  return invited.length > 0 ? follow(world, cast, dice.pick(invited), dice) : undefined
}

/** The keys in the member's links, from emails and from open recruitment links. */
const linksOf = (world: World, { seen }: Cast, member: Member): string[] => [
  ...keysOf(world, member, 'hashKey'),
  ...(seen.entries.get(member.email) ?? []),
]

async function follow(
  world: World,
  cast: Cast,
  member: Member,
  dice: Dice,
): Promise<Visit | undefined> {
  const hash = dice.pick(linksOf(world, cast, member))
  const { status, body } = await world.call(loginByScreenerHash, { query: { hash } })
  if (status !== 200) return undefined
  const headers = { 'x-time-zone': member.zone }
  return { hash, as: body.accessToken, headers, from: member.from }
}

/** A participant answers a screener. Most people qualify, some don't, and some stop halfway. */
export const answerQuestions: Act = async (world, cast, dice) => {
  const visitor = await visit(world, cast, dice)
  if (visitor) await answerAs(world, visitor, dice)
}

export async function answerAs(world: World, visitor: Visit, dice: Dice): Promise<void> {
  const { hash, ...who } = visitor
  const screener = await world.call(getRespondentScreener, { ...who, params: { id: hash } })
  if (screener.status !== 200) return
  mustHideResult(screener.body)
  const params = { userScreenerId: String(screener.body.userScreenerId) }
  const begun = await world.call(startScreener, { ...who, params })
  if (begun.status !== 200 || begun.body.status === 'COMPLETED') return
  mustHideResult(begun.body)
  const wanted = await wantedOptions(world)
  const fits = dice.chance(0.85)
  let shown = begun.body.userAnswers
  const answered = new Set<number>()
  for (;;) {
    // Looks for the next question after each answer, because an answer may make another one appear.
    const question = shown.find((one) => !answered.has(one.userScreenerAnswerId))
    if (!question) break
    const { userScreenerAnswerId } = question
    answered.add(userScreenerAnswerId)
    if (dice.chance(0.02)) return
    // Even people who don't qualify give the required answer to most questions.
    const isMet = fits || dice.chance(0.6)
    for (const answer of answersTo(question, wanted, isMet, dice)) {
      const body = { userScreenerAnswerId, ...answer }
      const reply = await world.call(answerScreener, { ...who, body })
      if (reply.status === 200) shown = reply.body.userAnswers
    }
  }
  const done = await world.call(completeScreener, { ...who, params })
  mustHideResult(done.body)
}

function answersTo(
  { type, options }: RespondentScreener['userAnswers'][number],
  wanted: Set<number>,
  isMet: boolean,
  dice: Dice,
) {
  if (type === 'NUMBER') return [{ number: isMet ? 3 : dice.below(12) }]
  if (type === 'OPEN_TEXT') return [{ text: 'Two cups, at “breakfast”.' }]
  const chosen = options.filter(({ optionId }) => wanted.has(optionId) === isMet)
  const picked = isMet && chosen.length > 0 ? chosen : chosen.concat(options).slice(0, 1)
  return picked.map(({ optionId }) => ({ optionId, selected: true }))
}

/** Fails if the response gives away which answers qualify, or the result. */
function mustHideResult(body: unknown) {
  if (/mustMatch|FIT/.test(JSON.stringify(body ?? '')))
    throw new Error('the reply gives away the result')
}

async function wantedOptions(world: World): Promise<Set<number>> {
  const rows = await world
    .app()
    .deps.db.select({
      id: screenerOptions.id,
      mustMatch: screenerOptions.mustMatch,
      rule: screenerQuestions.rule,
    })
    .from(screenerOptions)
    .innerJoin(screenerQuestions, eq(screenerQuestions.id, screenerOptions.questionId))
  const wanted = rows.filter(({ mustMatch, rule }) => mustMatch === (rule !== 'REJECT'))
  return new Set(wanted.map(({ id }) => id))
}

export const chooseSlot: Act = async (world, cast, dice) => {
  const visitor = await visit(world, cast, dice)
  if (!visitor) return
  const { hash, ...who } = visitor
  const { status, body } = await world.call(listRespondentSlots, { ...who, params: { hash } })
  if (status !== 200) return
  const own = body.find(({ selected }) => selected)
  if (own && dice.chance(0.5)) return
  const free = body.filter(({ available }) => available)
  if (free.length === 0) return
  const slotId = String(dice.pick(free).slotId)
  const booked = await world.call(bookSlot, { ...who, params: { slotId, hash } })
  if (booked.status === 200 && !own)
    await noteForbiddenBooking(world.app().deps.db, booked.body.interviewId)
}

export const cancelOwnBooking: Act = async (world, cast, dice) => {
  const visitor = await visit(world, cast, dice)
  if (!visitor) return
  const { hash, ...who } = visitor
  await world.call(cancelBooking, { ...who, params: { hash } })
}

const CANNOT_BOOK = ['CONSENT_REQUIRED', 'QUOTA_FULL']

/** Several people try to book the same slot at once, and one of them tries twice. */
export const rushForOneSlot: Act = async (world, cast, dice) => {
  const wanting = new Map<number, Visit[]>()
  for (const member of cast.members) {
    if (linksOf(world, cast, member).length === 0 || dice.chance(0.5)) continue
    const visitor = await follow(world, cast, member, dice)
    if (!visitor) continue
    const { hash, ...who } = visitor
    const { status, body } = await world.call(listRespondentSlots, { ...who, params: { hash } })
    if (status !== 200 || body.some(({ selected }) => selected)) continue
    for (const { slotId } of body) wanting.set(slotId, [...(wanting.get(slotId) ?? []), visitor])
  }
  const [slotId, visitors = []] =
    [...wanting].sort(([, one], [, other]) => other.length - one.length)[0] ?? []
  const [first] = visitors
  if (!slotId || !first) return
  const answers = await Promise.all(
    [...visitors, first].map(async ({ hash, ...who }) => {
      const params = { slotId: String(slotId), hash }
      return { hash, ...(await world.call(bookSlot, { ...who, params })) }
    }),
  )
  const winners = new Set(answers.filter(({ status }) => status === 200).map(({ hash }) => hash))
  // It's fine that nobody got the slot if consents were missing or quotas were full.
  const isNobodys = answers.every(({ body }) => CANNOT_BOOK.includes(body.code))
  if (winners.size !== 1 && !isNobodys)
    throw new Error(`${winners.size} people have the slot ${slotId}`)
}
