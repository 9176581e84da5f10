import type { Act } from './cast.ts'

/** The mail server temporarily rejects every email, or accepts emails again. */
export const mailServerBusy: Act = async (world, _cast, dice) => {
  const isAway = dice.chance(0.35)
  world.trail.push(`mail server ${isAway ? 'away' : 'back'}`)
  world.smtp.refuseAll(isAway ? 451 : undefined)
}

/** Deletes one person's mailbox, so emails to it bounce. */
export const mailboxDeleted: Act = async (world, cast, dice) => {
  world.smtp.refuse(dice.pick(cast.members).email, 550)
}

export const modelFails: Act = async (world, _cast, dice) => {
  world.model.answer(
    dice.pick([
      { fails: 500 },
      { fails: 429 },
      { says: 'I can’t do that.' },
      { says: { characteristics: ['too', 'few'] } },
      { says: '{"broken": ' },
    ]),
  )
}

export const googleFails: Act = async (world, _cast, dice) => {
  world.isGoogleAway = dice.chance(0.5)
  world.trail.push(`Google ${world.isGoogleAway ? 'away' : 'back'}`)
  world.calendar.fail(world.isGoogleAway ? dice.pick([500, 503, 429]) : undefined)
  // Revokes all our access, as if everyone had removed it in their Google account.
  if (dice.chance(0.2)) world.provider.forgetAll()
}

export const restart: Act = (world) => world.restart()

export const crash: Act = (world, _cast, dice) => world.crash(dice.below(6))

export const workersWork: Act = (world) => world.work()

/** Lets a few hours pass, then runs every job that's due by then. */
export const timePasses: Act = async (world, _cast, dice) => {
  world.clock.forward((dice.below(9 * 60) + 5) * 60_000)
  world.trail.push(`it is ${world.clock.now().toISOString()}`)
  await world.work()
}

/**
 * Ends the outages of all external services, then runs the jobs and sends the emails still waiting.
 */
export const settle: Act = async (world) => {
  world.smtp.refuseAll(undefined)
  world.calendar.fail(undefined)
  world.isGoogleAway = false
  world.trail.push('everything settles')
  // An email waits at most six hours for its next attempt, so each round of seven hours retries all
  // of them.
  for (let hours = 0; hours < 14; hours += 7) {
    world.clock.forward(7 * 3_600_000)
    await world.work()
  }
}
