import { eq } from 'drizzle-orm'
import type { SignedIn } from '#caller.ts'
import { distributions } from '#db/schema/distributions.ts'
import { forecasts } from '#db/schema/forecast.ts'
import { researches } from '#db/schema/researches.ts'
import type { Past } from './past.ts'
import { SAMPLES, STORIES } from './running-studies.ts'

/**
 * Inserts rows instead of going through the services like the rest of the demo: forty launches
 * would take the demo's start from seconds to a minute. We don't invite anyone to these studies.
 */
export async function addRunningStudies(past: Past, owners: SignedIn[]): Promise<void> {
  const launched = past.day(-2, 10)
  await past.at(past.minutesAgo(30), async ({ db, now }) => {
    const earlier = await db
      .select({ id: distributions.id })
      .from(distributions)
      .where(eq(distributions.status, 'IN_PROGRESS'))
      .orderBy(distributions.id)
    const projects = await db
      .insert(researches)
      .values(
        SAMPLES.map(([name, targetInterviews], at) => ({
          ownerId: owners[at % owners.length]?.userId ?? 0,
          name,
          idea: `${name}: an idea we made up for the field desk.`,
          status: 'CONDUCTING_INTERVIEW' as const,
          targetInterviews,
          createdAt: launched,
          updatedAt: launched,
        })),
      )
      .returning({ id: researches.id })
    const studies = await db
      .insert(distributions)
      .values(
        projects.map(({ id }, at) => {
          const expiresAt = past.day(3 + ((at * 7) % 17), 0)
          return {
            researchId: id,
            status: 'IN_PROGRESS' as const,
            studyTitle: SAMPLES[at]?.[0] ?? '',
            studyDescription: 'A made-up study for the field desk.',
            conductingPeriod: 'The next two weeks',
            estimatedTime: '30 minutes by video',
            incentive: 'A $60 gift card',
            oneTimeNumber: 20,
            maxNumber: 100,
            expirationDate: past
              .day(2 + ((at * 7) % 17), 12)
              .toISOString()
              .slice(0, 10),
            expiresAt,
            createdAt: launched,
            startedAt: launched,
          }
        }),
      )
      .returning({ id: distributions.id })
    const stories = earlier.slice(0, STORIES.length)
    const samples = [...STORIES.slice(0, stories.length), ...SAMPLES]
    const ids = [...stories, ...studies].map(({ id }) => id)
    await db.insert(forecasts).values(
      samples.map(([, target, chance, remedy, lifted], at) => ({
        distributionId: ids[at] ?? 0,
        day: past.day(0, 12).toISOString().slice(0, 10),
        chance: chance / 100,
        short: remedy ?? null,
        cheapest: remedy ?? null,
        remedies: remedy && lifted ? [{ remedy, chance: lifted / 100 }] : [],
        basis: { ...BASIS, target },
        computedAt: now(),
      })),
    )
  })
}

const BASIS = {
  ...{ invitations: 310, studies: 4, invited: 0, finished: 0, qualified: 0 },
  ...{ booked: 0, conducted: 0, freeSlots: 0 },
}
