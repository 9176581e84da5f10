import type { Config } from '#config.ts'
import type { Deps } from '#deps.ts'
import { DEMO_PASSWORD, openAccount, RESEARCHERS } from './accounts.ts'
import { fillEnquiries } from './enquiries.ts'
import { importLists, JOINED, joinByForms, letSomeGo } from './panel.ts'
import { openPast } from './past.ts'
import {
  POLICY_DAY,
  publishNewPolicy,
  tellPickedStudy,
  tellStandbyStudy,
} from './picked-studies.ts'
import { fillEarlierProjects } from './projects.ts'
import { fillQuestionBank } from './question-bank.ts'
import { tellFinishedStudy } from './roster-meals/story.ts'
import { RUNNING_SINCE, tellPausedStudy, tellRequestedStudy, tellRunningStudy } from './stories.ts'
import { fillVisits } from './visits.ts'

/**
 * Fills an empty product with the last weeks of an agency that does not exist, through the same
 * services that people use. All times are counted back from now, so that it is always fresh.
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
  await tellFinishedStudy(past, robin)
  await tellPausedStudy(past, tom)
  await publishNewPolicy(past)
  await joinByForms(past, POLICY_DAY, RUNNING_SINCE - 2)
  await tellStandbyStudy(past, robin)
  await letSomeGo(past)
  await tellPickedStudy(past, robin)
  await joinByForms(past, RUNNING_SINCE - 1, RUNNING_SINCE - 1)
  await tellRunningStudy(past, robin)
  await joinByForms(past, RUNNING_SINCE, -1)
  await tellRequestedStudy(past, amara)
  await fillEarlierProjects(past, robin)
  await fillQuestionBank(past)
}

/**
 * An administrator whom everybody may be, unless the owner chose a password of their own; and no mail
 * server, since nobody of the panel exists: what goes on being sent stays in the outbox, too. The past is
 * made up at the usual pace of invitations, whatever the owner's is.
 */
export const demoConfig = (config: Config): Config => ({
  ...config,
  smtpUrl: undefined,
  batchMinutes: 60,
  inviteCooldownDays: 7,
  admin: { ...config.admin, password: config.admin.password ?? DEMO_PASSWORD },
})

/** At every start, also of a demonstration that was kept. */
export function sayDemoSignIns({ admin }: Config, say: (line: string) => void): void {
  const own = admin.password === DEMO_PASSWORD ? DEMO_PASSWORD : 'the one in ADMIN_PASSWORD'
  say('Sign in as')
  say(`  ${admin.email}, the admin, password: ${own}`)
  for (const { email } of Object.values(RESEARCHERS)) {
    say(`  ${email}, a researcher, password: ${DEMO_PASSWORD}`)
  }
  say('or open the link of an invitation in the outbox, as somebody of the panel would.')
}
