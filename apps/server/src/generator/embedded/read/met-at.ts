import type { Domain } from '../bank/domain.ts'
import { sideOf } from '../lexicon/people.ts'

/** Without any people, only what speaks of business is met at work. */
const IN_BUSINESS =
  /\b(b2b|saas|enterprise|business(es)?|compan(y|ies)|firms?|staff|employees|workplaces?|offices?|clients|customers|suppliers|compliance|payroll|invoic\w+|industry|factor(y|ies)|farms?|warehouses?|clinics?|hospitals?|construction|sites|commercial|industrial|procurement|orchards?|vineyards?|crops?|livestock|herds?|paddocks?)\b/i

/** What nurses do about their own home is not met in a clinic. */
const HOME_MATTERS =
  /^(?:try to )?(?:send money home|travel (?:home|to) |(?:find|get|buy|eat) (?:\w+ )?(?:food|meals?|lunch|dinner|snacks|childcare|daycare|babysitters?)$|eat|sleep|exercise|stay fit|.*\btheir (?:own )?(?:kids|children|family|families|partners?|homes?|health|sleep|diet)$|(?:find|rent|buy|get) an? (?:\w+ )?(?:rental|flat|house|room|unit|apartment|partner|home)$)/

type Told = { role: string | undefined; task: string | undefined; isHome: boolean }

/** Where people are met: surely, or where the text leaves it open. */
export type MetAt = { wanted: Domain['side'] | undefined; otherwise: Domain['side'] }

export function metAt(text: string, { role, task = '', isHome }: Told): MetAt {
  const isAtHome = isHome || !IN_BUSINESS.test(text)
  if (role) return { wanted: HOME_MATTERS.test(task) ? 'home' : sideOf(role), otherwise: 'home' }
  return { wanted: isAtHome ? 'home' : undefined, otherwise: isAtHome ? 'home' : 'work' }
}
