import type { Config } from '#config.ts'
import type { Deps } from '#deps.ts'
import { cancelBooking } from '#features/participation/book-slot.ts'
import { DEMO_PASSWORD, openAccount, RESEARCHERS } from './accounts.ts'
import { fillEnquiries } from './enquiries.ts'
import { importLists, JOINED, joinByForms, pauseOrRemoveSome } from './panel.ts'
import { openPast } from './past.ts'
import { fillPayments } from './payments.ts'
import { addPickedStudy, addStandbyStudy, POLICY_DAY, publishNewPolicy } from './picked-studies.ts'
import { fillProfiles } from './profiles.ts'
import { fillEarlierProjects } from './projects.ts'
import { fillQuestionBank } from './question-bank.ts'
import { openLinksTo, setContactRules } from './reach.ts'
import { addFinishedStudy } from './roster-meals/story.ts'
import { addRunningStudies } from './running-queries.ts'
import { addPausedStudy, addRequestedStudy, addRunningStudy, RUNNING_SINCE } from './studies.ts'
import { fillVisits } from './visits.ts'

/**
 * Fills an empty product with the last few months of a made-up agency, through the same services
 * that people use. All times count back from now, so the demo always looks fresh.
 */
export async function fillWithDemoData(deps: Deps): Promise<void> {
  const past = openPast(deps)
  await fillVisits(deps, past)
  await importLists(past)
  await joinByForms(past, -JOINED, POLICY_DAY - 1)
  await fillEnquiries(past)
  const robin = await openAccount(past, RESEARCHERS.robin, -50)
  const tom = await openAccount(past, RESEARCHERS.tom, -30)
  const amara = await openAccount(past, RESEARCHERS.amara, -7)
  await addFinishedStudy(past, robin)
  await addPausedStudy(past, tom)
  await publishNewPolicy(past)
  await joinByForms(past, POLICY_DAY, RUNNING_SINCE - 2)
  const leaver = await addStandbyStudy(past, robin)
  await pauseOrRemoveSome(past)
  await fillProfiles(past, POLICY_DAY + 1)
  await addPickedStudy(past, robin)
  await joinByForms(past, RUNNING_SINCE - 1, RUNNING_SINCE - 1)
  const running = await addRunningStudy(past, robin)
  await joinByForms(past, RUNNING_SINCE, -1)
  await addRequestedStudy(past, amara)
  await fillEarlierProjects(past, robin)
  await fillQuestionBank(past)
  await fillPayments(past)
  await addRunningStudies(past, [tom, amara])
  await openLinksTo(past, running)
  await setContactRules(past)
  // This step has to be last. Every other step sets the clock back, which would end the offer that
  // this cancellation leads to.
  await past.at(past.minutesAgo(5), (now) => cancelBooking(now, leaver))
}

/**
 * Anyone can sign in as the admin, unless the owner chose a password. There's no mail server,
 * because no one on the panel exists, so every email stays in the outbox. Sample invitations go out
 * at the default pace, whatever the owner has set.
 */
export const demoConfig = (config: Config): Config => ({
  ...config,
  smtpUrl: undefined,
  batchMinutes: 60,
  inviteCooldownDays: 7,
  admin: { ...config.admin, password: config.admin.password ?? DEMO_PASSWORD },
})

/** Prints the sign-ins at every start, even if the demo's data already exists. */
export function sayDemoSignIns({ admin }: Config, say: (line: string) => void): void {
  const own = admin.password === DEMO_PASSWORD ? DEMO_PASSWORD : 'the one in ADMIN_PASSWORD'
  say('Sign in as')
  say(`  ${admin.email}, the admin, password: ${own}`)
  for (const { email } of Object.values(RESEARCHERS)) {
    say(`  ${email}, a researcher, password: ${DEMO_PASSWORD}`)
  }
  say('or open an invitation’s link in the outbox to act as a panel member.')
}
