import type { Remedy } from '@wattle/contract/forecast'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { forecasts } from '#db/schema/forecast.ts'

/**
 * A study's chance of reaching its target according to its newest forecast, without this remedy
 * (`from`) and with it (`to`). Undefined if there's no forecast or the remedy wouldn't help.
 */
export async function findLift(db: Db, distributionId: number, remedy: Remedy) {
  const [newest] = await db
    .select({ chance: forecasts.chance, remedies: forecasts.remedies })
    .from(forecasts)
    .where(eq(forecasts.distributionId, distributionId))
    .orderBy(desc(forecasts.day))
    .limit(1)
  const lifted = newest?.remedies.find((one) => one.remedy === remedy)
  return newest && lifted && { from: newest.chance, to: lifted.chance }
}
