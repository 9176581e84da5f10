import {
  MORE_DAYS,
  MORE_INVITATIONS,
  MORE_SLOTS,
  MORE_STANDBYS,
  type Rate,
  type Remedy,
} from '@wattle/contract/forecast'
import { inWords } from '@wattle/contract/limits'

/** A label for each rate, and the filter for the list that the rate's count links to. */
export const RATE_WORDS: Record<Rate, { words: string; filter: string }> = {
  finish: { words: 'are invited, and finish', filter: 'status=COMPLETED' },
  qualify: { words: 'finish, and qualify', filter: 'result=FIT' },
  book: { words: 'are offered slots, and book', filter: 'result=FIT' },
  attend: { words: 'book, and take part', filter: 'result=FIT' },
}

/** What a remedy changes in the simulated runs. */
export const CHANGE_WORDS: Record<Remedy, string> = {
  REMIND: 'In these runs, we remind everyone who hasn’t finished.',
  LOOSEN: 'In these runs, the screener has the one change that would help most.',
  SLOTS: `In these runs, the researcher offers ${inWords(MORE_SLOTS)} more slots, from Monday to Thursday next week at 10 am.`,
  WEEK: `In these runs, people can answer for ${MORE_DAYS} more days.`,
  INVITATIONS: `In these runs, we can invite up to ${MORE_INVITATIONS} more people.`,
  STANDBYS: `In these runs, ${inWords(MORE_STANDBYS)} more people are on standby.`,
}
