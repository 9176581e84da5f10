import type { ValueInput } from '@wattle/contract/profile'
import { takesOptions } from '@wattle/contract/profile'
import type { Deps } from '#deps.ts'
import { listMembers } from '#features/panel/manage-members.ts'
import { listFields } from '#features/panel/manage-profile-fields.ts'
import { saveAsMember } from '#features/panel/save-profile-values.ts'
import type { Past } from './past.ts'

type Field = Awaited<ReturnType<typeof listFields>>[number]

/**
 * The percentage of members who answer any questions at all. `ANSWER_EACH` is the percentage of
 * these members who answer a given question.
 */
const ANSWER_AT_ALL = 72
const ANSWER_EACH = 85
const DECLINE = 4
const PAGE = 100

/**
 * Answers the profile questions for members, as they would on their page once the new policy covers
 * profiles.
 */
export async function fillProfiles(past: Past, day: number): Promise<void> {
  for (let page = 1; ; page++) {
    const answered = await past.at(past.day(day + page, 19), (deps) => answerPage(deps, page))
    if (answered < PAGE) return
  }
}

async function answerPage(deps: Deps, page: number): Promise<number> {
  const fields = await listFields(deps.db)
  const { rows } = await listMembers(deps, { page, size: PAGE, sort: 'JOINED_AT_ASC' })
  const people = rows.filter(({ state }) => state === 'ACTIVE' || state === 'PAUSED')
  await deps.db.transaction(async (tx) => {
    for (const member of people) {
      const values = fields.flatMap((field) => answerOf(field, member.id))
      if (dice(member.id, 0) < ANSWER_AT_ALL && values.length > 0)
        await saveAsMember(deps, tx, member, values)
    }
  })
  return rows.length
}

/**
 * A member's answer to this field, if they give one. They never answer `state`, because we derive
 * it from their postcode.
 */
function answerOf({ id, key, kind, options }: Field, memberId: number): ValueInput[] {
  if (key === 'state' || dice(memberId, id) >= ANSWER_EACH) return []
  const roll = dice(memberId, id + 100)
  if (roll < DECLINE) return [{ fieldId: id, declined: true }]
  if (!takesOptions(kind)) return [{ fieldId: id, number: 1950 + Math.floor(roll * 0.55) }]
  // People choose the options at the start of the list most often.
  const first = Math.floor((roll / 100) ** 1.6 * options.length)
  const places = kind === 'MULTI' ? [0, first, (first * 2) % options.length] : [first]
  const optionIds = [...new Set(places)].flatMap((place) => options[place]?.id ?? [])
  return [{ fieldId: id, optionIds }]
}

/** Deterministic: the same person and question always get the same number from 0 to 99. */
const dice = (memberId: number, question: number): number =>
  (Math.imul(memberId * 131 + question * 977, 0x9e3779b1) >>> 8) % 100
