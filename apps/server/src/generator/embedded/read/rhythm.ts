import type { Domain } from '../bank/domain.ts'
import type { Period } from '../bank/scales.ts'
import type { Job } from './behaviour.ts'

/** How often something is done: over which time it is counted, and for which its cost is asked. */
export type Rhythm = { period: Period; unit: 'week' | 'month' | 'year' }

const UNIT_OF: Record<Period, Rhythm['unit']> = {
  week: 'week',
  month: 'month',
  year: 'year',
  rare: 'year',
}

const LESS_OFTEN: Record<Period, Period> = {
  week: 'month',
  month: 'year',
  year: 'year',
  rare: 'rare',
}
const OFTEN: Rhythm = { period: 'week', unit: 'week' }
const WEEKLY: Rhythm = { period: 'month', unit: 'week' }
const MONTHLY: Rhythm = { period: 'year', unit: 'month' }
const SELDOM: Rhythm = { period: 'year', unit: 'year' }
const RHYTHMS: Record<string, Rhythm> = {
  day: OFTEN,
  morning: OFTEN,
  evening: OFTEN,
  night: OFTEN,
  shift: OFTEN,
  meal: OFTEN,
  lesson: OFTEN,
  appointment: OFTEN,
  session: OFTEN,
  daily: OFTEN,
  week: WEEKLY,
  weekly: WEEKLY,
  month: MONTHLY,
  monthly: MONTHLY,
  quarter: SELDOM,
  season: SELDOM,
  term: SELDOM,
  year: SELDOM,
}

/** "every shift", "each month", "weekly". */
function rhythmIn(words: string[], job: Job | undefined): Rhythm | undefined {
  const at = words.findIndex(
    (word, index) => /^(every|each|per|a)$/.test(word) && RHYTHMS[words[index + 1] ?? ''],
  )
  const isOfOther = at >= 0 && isAside(words, at, job)
  const said = isOfOther
    ? undefined
    : at >= 0
      ? words[at + 1]
      : words.find((word) => /^(dai|week|month)ly$/.test(word))
  const matter = words.some((word) =>
    /^(BAS|bas|tax|grants?|audits?|harvest|season|shearing|lambing|vintage|winter|summer|autumn|christmas|easter|valentine's|blackouts?|outages?|storms?|floods?|bushfires?|cyclones?|heatwaves?)$/i.test(
      word,
    ),
  )
    ? 'year'
    : ''
  return RHYTHMS[said ?? matter]
}

const MAIN =
  /^(can't|cannot|don't|never|struggle|need|want|have|forget|hate|lose|miss|waste|spend|find)$/

/** "who milk twice a day can't find milkers": how often they milk, not how often they look. */
function isAside(words: string[], at: number, job: Job | undefined): boolean {
  const last = job?.deed.plain.split(' ').at(-1) ?? ''
  const from = words.slice(0, at).lastIndexOf('who')
  const end = words.indexOf(last)
  const isAnother = words.slice(at + 2, end).some((word) => MAIN.test(word))
  return from >= 0 && !words.slice(from, at).includes(',') && isAnother
}

/** Happens to a person once, or a few times in a life. */
const ONE_OFF =
  /\b(IVF|ivf|chemo|chemotherapy|caesarean|birth|childbirth|surgery|operation|funeral|wedding|probate|executors?|divorce|separat(?:ing|ion)|redundan(?:t|cy)|diagnos(?:is|ed)|first (?:home|house|car|job|child|baby)|mov(?:e|ing) (?:house|home|interstate|overseas)|emigrat\w+|renovat\w+|retire|retiring|engaged|dies|died|driving test|school leavers?|newborn|knee replacements?|hip replacements?|recovering from|nursing home|(?:rental|hire) cars?|registration|visas?|citizenship|(?:rent|buy|sell|choos|find)\w* an? (?:room|flat|house|home|car|apartment|school|boat|caravan))\b/

const LONG_WAIT =
  /\bwait\w*(?: \w+)? (?:months|years)\b|\b(?:being|getting|gets?) (?:stolen|nicked|robbed|hacked|evicted|sued|burgled|poisoned|killed|vandalised|scammed|doored)\b/

/** Counting by the week what comes once in years would keep everybody out. */
const isOneOff = (words: string[], { side }: Domain) =>
  (side === 'home' && ONE_OFF.test(words.join(' '))) || LONG_WAIT.test(words.join(' '))

const ONCE: Rhythm = { period: 'rare', unit: 'year' }

/** Unless it is done every day, what is done at home or does not succeed is done less often. */
function guessedRhythm({ period, side, sensitive }: Domain, job: Job | undefined): Rhythm {
  const isDaily =
    /^(try to )?(cook|eat|sleep|commute|walk|feed|pack|take|travel (?:home|to))\b/.test(
      job?.deed.plain ?? '',
    )
  if (isDaily && side === 'home') return OFTEN
  if (/^(learn|practise) /.test(job?.deed.plain ?? '')) return WEEKLY
  // Who does it every day has done it twice in four weeks, too; an illness is not counted by the year.
  if (period === 'week') return WEEKLY
  const isLasting = !job && sensitive
  const isSeldom = !isDaily && !isLasting && (side === 'home' || job?.kind === 'aim')
  const slower = isSeldom ? LESS_OFTEN[period] : period
  return { period: slower, unit: UNIT_OF[slower] }
}

export function rhythmOf(words: string[], domain: Domain, job: Job | undefined): Rhythm {
  if (job?.kind === 'put off' || isOneOff(words, domain)) return ONCE
  return rhythmIn(words, job) ?? guessedRhythm(domain, job)
}
