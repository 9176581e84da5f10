import { type Dice, seededDice } from '../dice.ts'
import * as admins from './admins.ts'
import { type Act, type Cast, gather } from './cast.ts'
import { openEstablishedStudies } from './established.ts'
import * as faults from './faults.ts'
import * as findings from './findings.ts'
import { violationsOf } from './invariants.ts'
import * as panel from './panel-records.ts'
import * as participants from './participants.ts'
import * as payments from './payments.ts'
import * as researchers from './researchers.ts'
import * as respondents from './respondents.ts'
import * as secondThoughts from './second-thoughts.ts'
import * as studies from './studies.ts'
import * as team from './team.ts'
import * as themes from './themes.ts'
import * as visitors from './visitors.ts'
import { openWorld, type World } from './world.ts'

/** Everything that can happen in one step, and its relative frequency. */
const ACTS: [Act, number][] = [
  [visitors.joinPanel, 3],
  [visitors.writeToTeam, 1],
  [visitors.confirmByEmail, 4],
  [visitors.changeMembership, 3],
  [visitors.correctDetails, 1],
  [visitors.unsubscribe, 2],
  [visitors.askForDeletion, 1],
  [respondents.answerQuestions, 30],
  [respondents.chooseSlot, 18],
  [respondents.cancelOwnBooking, 2],
  [respondents.rushForOneSlot, 3],
  [researchers.workOnProject, 22],
  [researchers.changeMind, 4],
  [researchers.tendCalendar, 3],
  [researchers.tendInterviews, 10],
  [researchers.connectCalendar, 2],
  [researchers.dropProject, 1],
  [researchers.closeAccount, 0.5],
  [admins.runCampaign, 9],
  [admins.helpRespondent, 4],
  [admins.notifyResearchers, 2],
  [admins.tendPanel, 2],
  [admins.importAgain, 1],
  [admins.retryEmails, 1],
  [secondThoughts.undoByResearcher, 4],
  [secondThoughts.undoByAdmin, 2],
  [team.changeInterview, 5],
  [team.reassignInterview, 1],
  [team.transferProject, 1],
  [team.notifyAgain, 2],
  [team.fillPlaces, 8],
  [team.askResearcher, 5],
  [team.closeProject, 1],
  [team.clearContradictions, 1],
  [studies.changeStudy, 6],
  [studies.setQuotas, 5],
  [studies.changePlan, 3],
  [studies.pickCandidates, 4],
  [studies.recordOutcomes, 5],
  [studies.finishEarly, 1],
  [participants.answerConsents, 12],
  [participants.standBy, 8],
  [participants.tendFullStudy, 5],
  [participants.answerReminder, 2],
  [participants.reportNoTime, 3],
  [participants.withdrawConsent, 2],
  [payments.closeInterviews, 4],
  [payments.approvePayments, 3],
  [payments.exportPayments, 2],
  [payments.sendPayments, 3],
  [payments.correctPayments, 3],
  [payments.payBonus, 1],
  [payments.changePaymentRules, 0.5],
  [payments.openGiftCards, 3],
  [findings.captureWords, 8],
  [findings.changeAssumptions, 1],
  [findings.reachVerdict, 2],
  [findings.publishReport, 4],
  [findings.readReports, 2],
  [findings.revokeLink, 1],
  [findings.withdrawWords, 1],
  [themes.tendThemes, 4],
  [panel.answerProfile, 5],
  [panel.rememberScreener, 1],
  [panel.limitEmails, 1],
  [panel.changeContactRules, 0.5],
  [panel.filterStudy, 3],
  [panel.flagMembers, 1],
  [panel.tendOpenLinks, 4],
  [panel.comeThroughLink, 6],
  [panel.loosenStudy, 1],
  [faults.mailServerBusy, 3],
  [faults.mailboxDeleted, 0.5],
  [faults.modelFails, 2],
  [faults.googleFails, 2],
  [faults.restart, 1],
  [faults.crash, 2],
  [faults.workersWork, 12],
  [faults.timePasses, 16],
]
const TOTAL = ACTS.reduce((sum, [, weight]) => sum + weight, 0)

function pickAct(dice: Dice): Act {
  let left = (dice.below(1_000_000) / 1_000_000) * TOTAL
  for (const [act, weight] of ACTS) {
    left -= weight
    if (left < 0) return act
  }
  return faults.timePasses
}

export type Outcome = Record<string, number> & { calls: number }

/** One run: people act at random, everything settles, and then we check the invariants. */
export async function simulate(seed: number, steps: number): Promise<Outcome> {
  const dice = seededDice(seed)
  const world = await openWorld()
  try {
    const cast = await gather(world, dice)
    await studies.publishNewPolicy(world, cast)
    await panel.askMembers(world, cast)
    await begin(world, cast, dice)
    for (let step = 0; step < steps; step++) await pickAct(dice)(world, cast, dice)
    await faults.settle(world, cast, dice)
    await mustHold(world, cast)
    return await outcomeOf(world)
  } catch (error) {
    const end = world.trail.indexOf('everything settles')
    const story = world.trail
      .slice(0, end < 0 ? undefined : end)
      .slice(-60)
      .join('\n')
    throw new Error(
      `${(error as Error).message}\n\nseed ${seed}, after:\n${story}\n\nTo repeat it: npm run simulate -- --seed ${seed} --runs 1 --steps ${steps}`,
      { cause: error },
    )
  } finally {
    await world.close()
  }
}

/**
 * Opens some studies that already have interviews, so that our team has work from the first step.
 */
async function begin(world: World, cast: Cast, dice: Dice): Promise<void> {
  await openEstablishedStudies(world, cast)
  for (let round = 0; round < 20; round++) {
    await researchers.workOnProject(world, cast, dice)
    await world.work()
  }
  for (let round = 0; round < 4; round++) await admins.runCampaign(world, cast, dice)
  await world.work()
}

async function mustHold(world: World, cast: Cast): Promise<void> {
  const violations = await violationsOf(world, cast)
  if (violations.length > 0) throw new Error(violations.join('\n'))
}

/** Rows we count after a run, to see whether it tried everything. */
const COUNTED = {
  interviews: 'interviews',
  conducted: `interviews where status = 'CONDUCTED'`,
  offers: 'standby_offers',
  accepted: `standby_offers where answer = 'ACCEPTED'`,
  cells: 'quota_cells',
  due: 'payments',
  paid: `payments where state = 'SENT' and kind <> 'REVERSAL'`,
  codes: 'payments where code_shown_at is not null',
  captures: 'evidence',
  withdrawn: 'invitations where words_withdrawn_at is not null',
  verdicts: 'verdicts',
  reports: 'reports',
  quotes: 'report_quotes',
  links: 'report_links',
  answers: 'profile_values',
  audiences: 'distributions where audience is not null',
  entries: 'open_entries',
  confirmed: 'invitations where link_id is not null and not unconfirmed',
  forecasts: 'forecasts',
  contradictions: 'contradictions',
  cleared: 'contradictions where cleared_at is not null',
  themes: 'themes',
  merged: 'themes where merged_into is not null',
  noTimes: 'invitations where no_time_at is not null',
  replaced: `audit_events where kind = 'REPLACEMENT_ASKED'`,
  slotRequests: `audit_events where kind = 'SLOTS_ASKED'`,
  transfers: `audit_events where kind = 'PROJECT_TRANSFERRED'`,
  changes: `audit_events where kind = 'INTERVIEW_CHANGED'`,
  loosened: 'loosenings where applied_at is not null',
}

async function outcomeOf(world: World): Promise<Outcome> {
  const counted = Object.entries(COUNTED).map(
    ([name, from]) => `(select count(*)::int from ${from}) as "${name}"`,
  )
  const { rows } = await world
    .app()
    .deps.db.execute<Record<string, number>>(`select ${counted.join(', ')}`)
  return { ...rows[0], calls: world.trail.length, mails: world.mails.length }
}
