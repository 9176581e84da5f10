import type { ForecastRemedy, Remedy } from '@wattle/contract/forecast'
import { forecasts } from '#db/schema/forecast.ts'
import type { Deps } from '#deps.ts'

const BASIS = { invitations: 1240, studies: 14, invited: 120, finished: 52, qualified: 9 }
const SO_FAR = { booked: 1, conducted: 2, freeSlots: 1, target: 5 }

type Given = {
  chance: number
  day?: string
  short?: Remedy | null
  cheapest?: Remedy | null
  remedies?: ForecastRemedy[]
}

export async function givenForecast(
  { db, now }: Deps,
  distributionId: number,
  { chance, day = '2026-11-16', short = null, cheapest = null, remedies = [] }: Given,
): Promise<void> {
  const basis = { ...BASIS, ...SO_FAR }
  const row = { distributionId, day, chance, short, cheapest, remedies, basis, computedAt: now() }
  await db.insert(forecasts).values(row)
}
