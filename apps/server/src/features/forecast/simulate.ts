import { setImmediate } from 'node:timers/promises'
import { BOOKING_NOTICE_HOURS } from '@wattle/contract/limits'
import { type Delays, STEP_HOURS, shareOf, stepAt } from './delays.ts'
import { Random } from './random.ts'
import { meanOf } from './rates.ts'
import type { Cell, Study } from './study.ts'
import { type Means, waveSize } from './wave.ts'

const NOTICE_STEPS = Math.ceil(BOOKING_NOTICE_HOURS / STEP_HOURS)
const DAY_STEPS = 4

/** We pause after this many runs, which take a few milliseconds. */
const PART_RUNS = 200

/**
 * Simulates the rest of a study `runs` times. Returns the step in which each run reached the
 * target, or -1 if it didn't. Yields after every `PART_RUNS` runs.
 */
function* play(study: Study, seed: number, runs: number): Generator<void, Int16Array> {
  const reached = new Int16Array(runs)
  const random = new Random(seed)
  const reminders = new Random(seed)
  const playOnce = playerOf(study, random, reminders)
  for (let run = 0; run < runs; run++) {
    // Seed each run by its number, so we compare remedies on common random numbers. Reminders have
    // their own generator, so all other draws stay the same as without reminders.
    const own = seed + Math.imul(run + 1, 0x9e3779b1)
    random.seed(own)
    if (study.reminded > 0) reminders.seed(~own)
    reached[run] = playOnce()
    if (run % PART_RUNS === PART_RUNS - 1) yield
  }
  return reached
}

export function simulate(study: Study, seed: number, runs: number): Int16Array {
  const playing = play(study, seed, runs)
  for (;;) {
    const part = playing.next()
    if (part.done) return part.value
  }
}

/** Like `simulate`, but lets the process answer other requests between the parts. */
export async function simulateInParts(
  study: Study,
  seed: number,
  runs: number,
): Promise<Int16Array> {
  const playing = play(study, seed, runs)
  for (;;) {
    const part = playing.next()
    if (part.done) return part.value
    await setImmediate()
  }
}

export const chanceOf = (reached: Int16Array): number =>
  reached.reduce((sum, step) => sum + (step >= 0 ? 1 : 0), 0) / reached.length

const lastStepOf = ({ lastStep, booked, free, held }: Study): number =>
  Math.max(lastStep, booked.at(-1) ?? 0, free.at(-1) ?? 0, held.at(-1) ?? 0)

/**
 * Returns a function that simulates one run. The runs reuse the same arrays, because a forecast
 * needs thousands of runs.
 */
function playerOf(study: Study, random: Random, reminders: Random): () => number {
  const { target, isCapped, lastStep, rates, finishDelays, bookDelays, groups } = study
  const steps = lastStepOf(study) + 1
  const means: Means = {
    finish: meanOf(rates.finish),
    qualify: meanOf(rates.qualify),
    book: meanOf(rates.book),
    attend: meanOf(rates.attend),
  }
  const finishing = new Int32Array(steps)
  const booking = new Int32Array(steps)
  const starting = new Int32Array(steps)
  const invitedAt = new Int32Array(steps)
  const offeredAt = new Int32Array(steps)
  const slots = [
    ...study.free.map((step) => ({ step, isHeld: false })),
    ...study.held.map((step) => ({ step, isHeld: true })),
  ].sort((one, other) => one.step - other.step)
  const free = slots.map(({ step }) => step)
  const heldIndexes = slots.flatMap(({ isHeld }, at) => (isHeld ? [at] : []))
  const isTaken = new Uint8Array(free.length)
  const counts = groups.map((group) => new Int32Array(group.length))
  const waiting: number[][] = []

  return function play(): number {
    const finish = random.beta(rates.finish.alpha, rates.finish.beta)
    const qualify = random.beta(rates.qualify.alpha, rates.qualify.beta)
    const book = random.beta(rates.book.alpha, rates.book.beta)
    const attend = random.beta(rates.attend.alpha, rates.attend.beta)
    for (const list of [finishing, booking, starting, invitedAt, offeredAt, isTaken]) list.fill(0)
    counts.forEach((count, group) => {
      groups[group]?.forEach((cell, at) => {
        count[at] = cell.booked
      })
    })
    waiting.length = 0
    let { conducted, standbys, left, reach } = study
    let firstFree = 0
    let freeLeft = free.length
    let open = study.booked.length
    let lostOne = false
    let lastWave = -DAY_STEPS
    let toSend = 0
    for (const step of study.booked) add(starting, step, 1)
    for (const at of heldIndexes) {
      standbys = Math.max(0, standbys - 1)
      if (random.next() >= study.accepts) continue
      takeAt(at)
      open++
    }

    function act(
      people: number,
      share: number,
      age: number,
      delays: Delays,
      into: Int32Array,
      now: number,
      soonest: 0 | 1,
    ) {
      const done = shareOf(delays, age)
      const chance = (share * (1 - done)) / (1 - share * done)
      for (let k = random.binomial(people, chance); k > 0; k--) {
        const step = stepAt(delays, done + random.next() * (1 - done)) - age
        add(into, now + Math.max(step, 1) - 1 + soonest, 1)
      }
    }

    function takeAt(at: number): void {
      isTaken[at] = 1
      freeLeft--
      add(starting, free[at] ?? 0, 1)
    }

    function takeSlot(now: number): boolean {
      while (firstFree < free.length && (free[firstFree] ?? 0) < now + NOTICE_STEPS) {
        if (!isTaken[firstFree]) freeLeft--
        firstFree++
      }
      if (freeLeft <= 0) return false
      let pick = random.below(freeLeft)
      for (let at = firstFree; at < free.length; at++) {
        if (isTaken[at] || pick-- > 0) continue
        takeAt(at)
        return true
      }
      return false
    }

    function tryToBook(cells: number[], now: number): boolean {
      if (isCapped && conducted + open >= target) return false
      if (!fits(groups, counts, cells, target - conducted - open - 1)) return false
      if (!takeSlot(now)) return false
      open++
      cells.forEach((at, group) => {
        const count = counts[group]
        if (count && at >= 0) count[at] = (count[at] ?? 0) + 1
      })
      return true
    }

    for (const { age, people } of study.invited) {
      act(people, finish, age, finishDelays, finishing, 0, 1)
    }
    if (study.reminded > 0) {
      for (let k = reminders.binomial(study.reminded, 0.4 * finish); k > 0; k--)
        add(finishing, stepAt(finishDelays, reminders.next()), 1)
    }
    for (const { age, people } of study.offered) act(people, book, age, bookDelays, booking, 0, 0)
    if (conducted >= target) return 0

    for (let now = 0; now < steps; now++) {
      for (let k = starting[now] ?? 0; k > 0; k--) {
        open--
        const comes = random.next() < attend
        const replaced = !comes && standbys > 0 && random.next() < study.accepts
        if (!comes && standbys > 0) standbys--
        if (comes || (replaced && random.next() < attend)) conducted++
        else lostOne = true
      }
      if (conducted >= target) return now
      const finished = now <= lastStep ? (finishing[now] ?? 0) : 0
      if (finished > 0) {
        const offered = random.binomial(finished, qualify)
        act(offered, book, 0, bookDelays, booking, now, 0)
        offeredAt[now] = offered
      }
      for (let at = waiting.length - 1; at >= 0; at--) {
        if (lostOne || study.groups.length === 0 || now % DAY_STEPS === 0) {
          const cells = waiting[at]
          if (cells && tryToBook(cells, now)) waiting.splice(at, 1)
        }
      }
      for (let k = booking[now] ?? 0; k > 0; k--) {
        const cells = groups.map((group) => drawCell(group, random))
        if (!tryToBook(cells, now)) waiting.push(cells)
      }
      if (now <= lastStep && conducted + open < target) {
        const size = Math.min(wave(now), left, reach)
        if (size > 0) {
          left -= size
          reach -= size
          invitedAt[now] = size
          act(size, finish, 0, finishDelays, finishing, now, 1)
        }
      }
    }
    return -1

    function wave(now: number): number {
      const room = study.sends[now] ?? 0
      if (study.pacing === 'FIXED' || room === 0) return room
      if (now - lastWave >= DAY_STEPS || lostOne) {
        lastWave = now
        lostOne = false
        const expected = expectedAt(now)
        const progress = { target, conducted, booked: open, expected, freeSlots: freeLeft }
        toSend = waveSize(progress, means, { left, reach })
      }
      const size = Math.min(toSend, room)
      toSend -= size
      return size
    }

    /**
     * How many interviews we still expect from people who have been invited or offered times, as a
     * study that paces itself would estimate it.
     */
    function expectedAt(now: number): number {
      const { finish: a, qualify: q, book: b, attend: s } = means
      let answers = 0
      let bookings = 0
      const stillActing = (share: number, delays: Delays, age: number) => {
        const done = shareOf(delays, age)
        return (share * (1 - done)) / (1 - share * done)
      }
      for (const { age, people } of study.invited)
        answers += people * stillActing(a, finishDelays, age + now)
      for (const { age, people } of study.offered)
        bookings += people * stillActing(b, bookDelays, age + now)
      for (let step = 0; step < now; step++) {
        const invited = invitedAt[step] ?? 0
        const offered = offeredAt[step] ?? 0
        if (invited > 0) answers += invited * stillActing(a, finishDelays, now - step)
        if (offered > 0) bookings += offered * stillActing(b, bookDelays, now - step)
      }
      return (answers * q * b + bookings) * s
    }
  }

  function add(list: Int32Array, step: number, count: number): void {
    if (step < steps) list[step] = (list[step] ?? 0) + count
  }
}

/**
 * Draws the quota cell of someone who qualifies. -1 if they aren't in any of the question's cells.
 */
function drawCell(group: Cell[], random: Random): number {
  let left = random.next()
  for (let at = 0; at < group.length; at++) {
    left -= group[at]?.share ?? 0
    if (left < 0) return at
  }
  return -1
}

/** The same check as `whyFull`, but on plain arrays. */
function fits(groups: Cell[][], counts: Int32Array[], cells: number[], places: number): boolean {
  return groups.every((group, of) => {
    const count = counts[of]
    const mine = cells[of] ?? -1
    if (mine >= 0 && (count?.[mine] ?? 0) >= (group[mine]?.most ?? 0)) return false
    let needed = 0
    group.forEach(({ least }, at) => {
      needed += Math.max(0, least - (count?.[at] ?? 0) - (at === mine ? 1 : 0))
    })
    return needed <= places
  })
}
