import {
  cheapestOf,
  FORECAST_RUNS,
  type ForecastRemedy,
  MORE_DAYS,
  MORE_INVITATIONS,
  REMEDIES,
  type Remedy,
  SAFE_CHANCE,
  shortOf,
} from '@wattle/contract/forecast'
import { STEP_HOURS } from './delays.ts'
import { chanceOf, simulateInParts } from './simulate.ts'
import type { Study } from './study.ts'

const DAY_MS = 24 * 3_600_000

/** The seed stays the same all day, so a study's forecast doesn't change by chance. */
export const seedOf = (id: number, day: string): number =>
  Math.imul(id, 0x9e3779b1) ^ Math.floor(Date.parse(day) / DAY_MS)

/** What each remedy could contribute in this study. */
export type Means = {
  /** How many people with an open invitation we could remind. */
  unreminded: number
  /** How many more people would qualify with the single best change to the screener. */
  loosening: number
  /** The six-hour steps in which four extra slots next week would start. */
  moreSlots: number[]
  /** How many invitations could go out in each step of an extra week. */
  weekSends: number[]
  /** How many more standbys an admin may ask for in one step. 0 if they can't ask for any. */
  moreStandbys: number
}

export type Forecast = {
  chance: number
  /** Hours until 80% of the runs have reached the target. Null if fewer than 80% do. */
  hours80: number | null
  /** The remedies that raise the chance by at least five percentage points, cheapest first. */
  remedies: ForecastRemedy[]
  /** The cheapest remedy that brings the chance to 80%, or else the one that raises it most. */
  cheapest: Remedy | null
  /** The remedy that raises the chance most, which shows what the study is short of. */
  short: Remedy | null
}

const WORTH_SHOWING = 0.05
const WEEK_STEPS = (MORE_DAYS * 24) / STEP_HOURS

/** The study's chance of reaching its target, and what would raise it. */
export async function forecast(
  study: Study,
  means: Means,
  seed: number,
  runs = FORECAST_RUNS,
): Promise<Forecast> {
  const reached = await simulateInParts(study, seed, runs)
  const chance = chanceOf(reached)
  const all: ForecastRemedy[] = []
  for (const remedy of REMEDIES) {
    const changed = withRemedy(study, means, remedy)
    if (changed) all.push({ remedy, chance: chanceOf(await simulateInParts(changed, seed, runs)) })
  }
  const remedies = all.filter((one) => one.chance - chance >= WORTH_SHOWING)
  return {
    chance,
    hours80: hours80Of(reached),
    remedies,
    cheapest: cheapestOf(remedies),
    short: shortOf(remedies),
  }
}

/** The study as it would be with this remedy. Undefined if the remedy wouldn't change anything. */
function withRemedy(study: Study, means: Means, remedy: Remedy): Study | undefined {
  switch (remedy) {
    case 'REMIND':
      return means.unreminded > 0 ? { ...study, reminded: means.unreminded } : undefined
    case 'LOOSEN':
      return means.loosening > 0 ? loosened(study, means.loosening) : undefined
    case 'SLOTS': {
      const free = [...study.free, ...means.moreSlots].sort((one, other) => one - other)
      return means.moreSlots.length > 0 ? { ...study, free } : undefined
    }
    case 'WEEK': {
      const sends = [...study.sends.slice(0, study.lastStep + 1), ...means.weekSends]
      return { ...study, lastStep: study.lastStep + WEEK_STEPS, sends }
    }
    case 'INVITATIONS':
      return study.reach > study.left
        ? { ...study, left: study.left + MORE_INVITATIONS }
        : undefined
    case 'STANDBYS':
      return means.moreStandbys > 0
        ? { ...study, standbys: study.standbys + means.moreStandbys }
        : undefined
  }
}

/** Assumes that `gain` more people qualify, and offers them times straight away. */
function loosened(study: Study, gain: number): Study {
  const { alpha, beta } = study.rates.qualify
  const qualify = { alpha: alpha + gain, beta: Math.max(beta - gain, 1) }
  return {
    ...study,
    rates: { ...study.rates, qualify },
    offered: [...study.offered, { age: 0, people: gain }],
  }
}

function hours80Of(reached: Int16Array): number | null {
  const inOrder = reached.filter((step) => step >= 0).sort()
  const step = inOrder[Math.ceil(reached.length * SAFE_CHANCE) - 1]
  return step === undefined ? null : step * STEP_HOURS
}
