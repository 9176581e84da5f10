import { Temporal } from 'temporal-polyfill'
import type { Caller, SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { hooks } from './hooks.ts'
import * as queries from './queries.ts'
import type { ResearchRow } from './rules.ts'
import { SAMPLE_AUDIENCE, SAMPLE_GUIDE, SAMPLE_PROJECT, SAMPLE_SCREENER } from './sample-content.ts'
import { SAMPLE_PEOPLE } from './sample-people.ts'
import { zoneOf } from './service.ts'

/**
 * A complete sample project for researchers to look around in: content, conducted interviews,
 * findings and a decision.
 */
export async function createSample(
  deps: Deps,
  actor: SignedIn,
  caller: Caller,
): Promise<ResearchRow> {
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const research = await queries.insertResearch(tx, {
      ...SAMPLE_PROJECT,
      ownerId: actor.userId,
      isSample: true,
      status: 'CONDUCTING_INTERVIEW',
      characteristics: SAMPLE_AUDIENCE,
      screenerVersion: 1,
      guideVersion: 1,
      createdAt: now,
      updatedAt: now,
    })
    await hooks().screener.replace(tx, research.id, SAMPLE_SCREENER)
    await hooks().guide.replace(tx, research.id, GUIDE)
    const days = daysBefore(now, zoneOf(deps, actor, caller))
    const interviews = await addInterviews(tx, research, days)
    await hooks().addSampleFindings(deps, tx, { actor, caller }, research, interviews)
    return research
  })
}

const GUIDE = SAMPLE_GUIDE.map(({ topic, questions }) => ({
  topic,
  questions: questions.map((question) => ({ draftId: null, question })),
}))

async function addInterviews(tx: Db, research: ResearchRow, days: Temporal.ZonedDateTime[]) {
  const added: { id: number; endTime: Date }[] = []
  const fieldOf = await noteFields(tx, research)
  for (const [at, { name, hour, outcome, answers, notes }] of SAMPLE_PEOPLE.entries()) {
    const start = days[at]?.with({ hour })
    if (!start) throw new Error('there is no day for the sample interview')
    const endTime = new Date(start.add({ minutes: research.sessionMinutes }).epochMilliseconds)
    const id = await hooks().interviews.addSample(
      tx,
      {
        researchId: research.id,
        name,
        answers: SAMPLE_SCREENER.map(({ question }, place) => ({
          question,
          answers: answers[place] ?? [],
        })),
      },
      {
        ownerId: research.ownerId,
        outcome,
        startTime: new Date(start.epochMilliseconds),
        endTime,
        notes: Object.fromEntries(
          Object.entries(notes).map(([place, note]) => [fieldOf.get(place) ?? place, note]),
        ),
      },
    )
    added.push({ id, endTime })
  }
  return added
}

/** Guide question ids by part and letter: `2a` is the first question of part 2. */
async function noteFields(tx: Db, research: ResearchRow): Promise<Map<string, string>> {
  const parts = (await hooks().guide.read(tx, research))?.parts ?? []
  return new Map(
    parts.flatMap(({ questions }, part) =>
      questions.map(({ id }, place) => [
        `${part + 1}${String.fromCodePoint(97 + place)}`,
        String(id),
      ]),
    ),
  )
}

/** The latest weekdays that are at least three days ago, one per person, oldest first. */
function daysBefore(now: Date, zone: string): Temporal.ZonedDateTime[] {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .startOfDay()
  return Array.from({ length: 11 }, (_, at) => today.subtract({ days: at + 3 }))
    .filter(({ dayOfWeek }) => dayOfWeek <= 5)
    .slice(0, SAMPLE_PEOPLE.length)
    .reverse()
}
