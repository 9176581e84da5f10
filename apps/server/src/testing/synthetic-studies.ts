import { type AgencyYear, basisWithout } from '#features/forecast/agency-year.ts'
import {
  BOOK_START,
  type Curve,
  FINISH_START,
  shareAt,
  WHOLE_WINDOW,
} from '#features/forecast/delays.ts'
import { Random } from '#features/forecast/random.ts'
import { PRIOR_RATES, RATES, type Rate } from '#features/forecast/rates.ts'
import { type Basis, type Rows, readStudy } from '#features/forecast/read-study.ts'
import { chanceOf, simulate } from '#features/forecast/simulate.ts'
import { type Means, waveSize } from '#features/forecast/wave.ts'

/**
 * What we assume about made-up studies. We simulate them person by person and hour by hour,
 * separately from the forecast's own simulation, to check its arithmetic.
 */
export type World = {
  rates: Record<Rate, number>
  /** How similar the rates of different studies are. A higher weight means smaller differences. */
  weight: number
  /** How long people take, as a multiple of the expected time. */
  stretch: number
  /** How many studies each agency has already run. */
  history: number
}

/** The prior: the default rates and delays that a forecast starts from. */
export const EXPECTED: World = { rates: PRIOR_RATES, weight: 16, stretch: 1, history: 14 }
/**
 * Rates that differ from the expected ones, people who take nearly twice as long, and no earlier
 * studies to learn from.
 */
export const SURPRISING: World = {
  rates: { finish: 0.17, qualify: 0.22, book: 0.45, attend: 0.78 },
  weight: 16,
  stretch: 1.8,
  history: 0,
}

const DAY = 24
const stretched = (curve: Curve, by: number): Curve =>
  curve.map(({ hours, share }) => ({ hours: hours * by, share }))

/** A random delay in hours, drawn from a cumulative distribution. */
function draw(random: Random, curve: Curve): number {
  const share = random.next()
  const next = curve.findIndex((point) => point.share > share)
  const to = curve[next]
  const from = curve[next - 1]
  if (!to || !from) return curve.at(-1)?.hours ?? 0
  return from.hours + ((share - from.share) / (to.share - from.share)) * (to.hours - from.hours)
}

type Person = {
  invitedAt: number
  finishAt: number
  fits: boolean
  bookAt: number
  /** How many hours this person has had free times to choose from. */
  hoursWithTimes: number
}
type Slot = { at: number; isTaken: boolean }

type Plan = {
  target: number
  slots: Slot[]
  days: number
  oneTime: number
  everyHours: number
  most: number
  reach: number
}

export class SyntheticStudy {
  readonly plan: Plan
  readonly people: Person[] = []
  readonly interviews: { at: number; outcome?: 'ATTENDED' | 'LOST' }[] = []
  readonly #random: Random
  readonly #rates: Record<Rate, number>
  readonly #finish: Curve
  readonly #book: Curve
  readonly #hasBooked = new Set<Person>()
  hour = 0
  lastWave = Number.NEGATIVE_INFINITY
  lostOne = false
  toSend = 0

  nextBatch(): number {
    const size = Math.min(this.toSend, this.plan.oneTime)
    this.toSend -= size
    return size
  }

  constructor(world: World, seed: number) {
    const random = new Random(seed)
    this.#random = random
    const { weight, stretch } = world
    this.#rates = Object.fromEntries(
      RATES.map((rate) => {
        const mean = world.rates[rate]
        return [rate, random.beta(weight * mean, weight * (1 - mean))]
      }),
    ) as Record<Rate, number>
    this.#finish = stretched(FINISH_START, stretch)
    this.#book = stretched(BOOK_START, stretch)
    const target = [3, 5, 5, 8, 12][random.below(5)] ?? 5
    const days = 7 + random.below(15)
    const count = Math.ceil(target * (1 + random.next() * 2))
    const slots = Array.from({ length: count }, () => ({
      at: (2 + random.below(days + 2)) * DAY + random.below(9),
      isTaken: false,
    }))
    const most = Math.ceil(target * (25 + random.next() * 125))
    const oneTime = Math.max(3, Math.ceil(most / (2 + random.below(20))))
    this.plan = {
      target,
      slots: slots.sort((one, other) => one.at - other.at),
      days,
      oneTime,
      everyHours: [1, 6, DAY][random.below(3)] ?? DAY,
      most,
      reach: Math.ceil(most * (0.8 + random.next() * 2)),
    }
  }

  get conducted(): number {
    return this.interviews.filter(({ outcome }) => outcome === 'ATTENDED').length
  }
  get lost(): number {
    return this.interviews.filter(({ outcome }) => outcome === 'LOST').length
  }
  get open(): number {
    return this.interviews.length - this.conducted - this.lost
  }
  get lastHour(): number {
    return this.plan.days * DAY
  }
  get isOver(): boolean {
    return this.hour > Math.max(this.lastHour, this.plan.slots.at(-1)?.at ?? 0)
  }
  get isReached(): boolean {
    return this.conducted >= this.plan.target
  }

  /** Simulates one hour. `wave` returns how many people to invite. */
  play(wave: (study: SyntheticStudy) => number): void {
    for (const interview of this.interviews) if (interview.at === this.hour) this.#hold(interview)
    const hasTimes = this.free().length > 0
    for (const person of this.people) {
      if (person.finishAt > this.hour || this.#hasBooked.has(person)) continue
      if (hasTimes) person.hoursWithTimes++
      if (person.bookAt <= this.hour) this.#takeSlot(person)
    }
    const { target, most, reach } = this.plan
    if (this.hour < this.lastHour && this.conducted + this.open < target) {
      const size = Math.min(wave(this), most - this.people.length, reach - this.people.length)
      for (let k = 0; k < size; k++) this.#invite()
    }
    this.hour++
  }

  #hold(interview: { outcome?: 'ATTENDED' | 'LOST' }): void {
    const comes = this.#random.next() < this.#rates.attend
    interview.outcome = comes ? 'ATTENDED' : 'LOST'
    if (!comes) this.lostOne = true
  }

  #takeSlot(person: Person): void {
    const free = this.free()
    const slot = free[this.#random.below(free.length)]
    if (!slot) return
    slot.isTaken = true
    this.#hasBooked.add(person)
    this.interviews.push({ at: slot.at })
  }

  #invite(): void {
    const random = this.#random
    const { finish, qualify, book } = this.#rates
    const delay = random.next() < finish ? draw(random, this.#finish) : Number.POSITIVE_INFINITY
    const finishAt = this.hour + delay
    const isInTime = finishAt <= this.lastHour
    const fits = isInTime && random.next() < qualify
    const books = fits && random.next() < book
    this.people.push({
      invitedAt: this.hour,
      finishAt: isInTime ? finishAt : Number.POSITIVE_INFINITY,
      fits,
      bookAt: books ? finishAt + draw(random, this.#book) : Number.POSITIVE_INFINITY,
      hoursWithTimes: 0,
    })
  }

  hasBooked(person: Person): boolean {
    return this.#hasBooked.has(person)
  }

  free(): Slot[] {
    return this.plan.slots.filter(({ at, isTaken }) => !isTaken && at >= this.hour + DAY)
  }

  /** The study so far, as the forecast would read it from the database. */
  rows(): Rows {
    const { hour } = this
    const finished = this.people.filter(({ finishAt }) => finishAt <= hour)
    const qualified = finished.filter(({ fits }) => fits)
    return {
      openInvited: this.people
        .filter(({ finishAt }) => finishAt > hour)
        .map(({ invitedAt }) => hour - invitedAt),
      finished: finished.length,
      finishedByLink: 0,
      qualified: qualified.length,
      openOffered: qualified
        .filter((person) => !this.#hasBooked.has(person))
        .map(({ hoursWithTimes }) => hoursWithTimes),
      bookers: this.#hasBooked.size,
      attended: this.conducted,
      lost: this.lost,
      booked: this.interviews.filter(({ outcome }) => !outcome).map(({ at }) => at - hour),
      free: this.free().map(({ at }) => at - hour),
      held: [],
      lastHour: this.lastHour - hour,
    }
  }
}

/** How many people to invite now with fixed batches, the product's default. */
export const fixedWave = ({ hour, plan }: SyntheticStudy): number =>
  hour % plan.everyHours === 0 ? plan.oneTime : 0

/** How many people to invite now in a self-pacing study. */
export const selfWave =
  (basis: Basis) =>
  (study: SyntheticStudy): number => {
    if (study.hour % study.plan.everyHours !== 0) return 0
    if (study.hour - study.lastWave < DAY && !study.lostOne) return study.nextBatch()
    study.lastWave = study.hour
    study.lostOne = false
    const read = modelOf(study, basis, 'SELF')
    const means = Object.fromEntries(
      RATES.map((rate) => {
        const { alpha, beta } = read.rates[rate]
        return [rate, alpha / (alpha + beta)]
      }),
    ) as Means
    const rows = study.rows()
    const still = (share: number, curve: Curve, age: number) => {
      const done = shareAt(curve, age)
      return (share * (1 - done)) / (1 - share * done)
    }
    const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0)
    const answers = total(rows.openInvited.map((age) => still(means.finish, basis.finish, age)))
    const bookings = total(rows.openOffered.map((age) => still(means.book, basis.book, age)))
    const expected = (answers * means.qualify * means.book + bookings) * means.attend
    const { target, most, reach } = study.plan
    const invited = study.people.length
    study.toSend = waveSize(
      {
        ...{ target, conducted: study.conducted, booked: study.open, expected },
        freeSlots: study.free().length,
      },
      means,
      { left: most - invited, reach: reach - invited },
    )
    return study.nextBatch()
  }

function modelOf(study: SyntheticStudy, basis: Basis, pacing: 'FIXED' | 'SELF') {
  const { plan, hour, conducted } = study
  const steps = Math.max(1, Math.ceil((study.lastHour - hour) / 6))
  const sends = Array.from({ length: steps }, (_, step) => {
    let batches = 0
    for (let at = hour + step * 6; at < hour + step * 6 + 6; at++)
      if (at % plan.everyHours === 0 && at < study.lastHour) batches++
    return batches * plan.oneTime
  })
  return readStudy(study.rows(), basis, {
    ...{ target: plan.target, conducted, isCapped: false, sends, standbys: 0, accepts: 0.6 },
    left: plan.most - study.people.length,
    reach: plan.reach - study.people.length,
    ...{ groups: [], pacing },
  })
}

/** What a forecast has learned from the agency's `world.history` earlier studies. */
function basisOf(world: World, seed: number): Basis {
  const year: AgencyYear = { invited: [], finished: [], offered: [], ended: [] }
  for (let id = 0; id < world.history; id++) {
    const study = new SyntheticStudy(world, seed + id * 7919)
    while (!study.isOver) study.play(fixedWave)
    const { finished, qualified, attended, lost } = study.rows()
    const hasFinished = ({ finishAt }: Person) => finishAt <= study.hour
    for (const person of study.people) {
      const delay = person.finishAt - person.invitedAt
      year.invited.push({
        id,
        hours: Math.min(study.lastHour - person.invitedAt, WHOLE_WINDOW),
        of: 1,
        that: hasFinished(person) ? 1 : 0,
        within: FINISH_START.map(({ hours }) => (delay <= hours ? 1 : 0)),
      })
      if (!hasFinished(person) || !person.fits) continue
      year.offered.push({ id, hasBooked: study.hasBooked(person), hours: person.hoursWithTimes })
    }
    year.finished.push({ id, of: finished, that: qualified })
    year.ended.push({ id, of: attended + lost, that: attended })
  }
  return basisWithout(year, -1).basis
}

const STUDIES_AN_AGENCY = 25

/**
 * Yields each study's seed and what the forecast has learned from its agency. A new agency starts
 * every 25 studies.
 */
function* studiesOf(world: World, { studies, seed }: { studies: number; seed: number }) {
  let basis: Basis | undefined
  for (let at = 0; at < studies; at++) {
    const studySeed = seed + at * 104_729
    if (at % STUDIES_AN_AGENCY === 0 || !basis) basis = basisOf(world, studySeed + 1)
    yield { basis, studySeed }
  }
}

export type Checked = { chance: number; isReached: boolean }

/**
 * Forecasts many studies, each on every second day. Returns each forecast, and whether the study
 * reached its target.
 */
export function checkForecasts(
  world: World,
  { studies, runs, seed }: { studies: number; runs: number; seed: number },
): Checked[] {
  const checked: Checked[] = []
  for (const { basis, studySeed } of studiesOf(world, { studies, seed })) {
    const study = new SyntheticStudy(world, studySeed)
    const chances: number[] = []
    while (!study.isOver && !study.isReached) {
      if (study.hour > 0 && study.hour % (2 * DAY) === 0)
        chances.push(
          chanceOf(simulate(modelOf(study, basis, 'FIXED'), studySeed + study.hour, runs)),
        )
      study.play(fixedWave)
    }
    const { isReached } = study
    checked.push(...chances.map((chance) => ({ chance, isReached })))
  }
  return checked
}

export type Paced = { reached: number; invited: number }

/** Compares fixed batches with self-pacing on the same studies. */
export function comparePacing(
  world: World,
  { studies, seed }: { studies: number; seed: number },
): { fixed: Paced; self: Paced } {
  const total = { fixed: { reached: 0, invited: 0 }, self: { reached: 0, invited: 0 } }
  for (const { basis, studySeed } of studiesOf(world, { studies, seed })) {
    for (const [pacing, wave] of [
      ['fixed', fixedWave],
      ['self', selfWave(basis)],
    ] as const) {
      const study = new SyntheticStudy(world, studySeed)
      while (!study.isOver && !study.isReached) study.play(wave)
      total[pacing].reached += study.isReached ? 1 : 0
      total[pacing].invited += study.people.length
    }
  }
  return total
}

export type Bin = { from: number; to: number; forecasts: number; forecast: number; came: number }

/**
 * A calibration table: forecasts in bins of equal width, each with its average forecast and how
 * often its studies reached their target.
 */
export const binsOf = (checked: Checked[], bins: number): Bin[] =>
  Array.from({ length: bins }, (_, at) => {
    const from = at / bins
    const to = (at + 1) / bins
    const inside = checked.filter(
      ({ chance }) => chance >= from && (chance < to || (at === bins - 1 && chance <= 1)),
    )
    const mean = (numbers: number[]) =>
      numbers.reduce((sum, one) => sum + one, 0) / (numbers.length || 1)
    return {
      from,
      to,
      forecasts: inside.length,
      forecast: mean(inside.map(({ chance }) => chance)),
      came: mean(inside.map(({ isReached }) => (isReached ? 1 : 0))),
    }
  })

/**
 * The mean squared error of the forecasts (the Brier score). `baseRate` is the error if every
 * forecast were simply the share of studies that reach their target.
 */
export function brierOf(checked: Checked[]): { score: number; baseRate: number } {
  const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
  const base = mean(checked.map(({ isReached }) => (isReached ? 1 : 0)))
  const error = (chance: number, isReached: boolean) => (chance - (isReached ? 1 : 0)) ** 2
  return {
    score: mean(checked.map(({ chance, isReached }) => error(chance, isReached))),
    baseRate: mean(checked.map(({ isReached }) => error(base, isReached))),
  }
}
