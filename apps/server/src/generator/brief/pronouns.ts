import * as cues from '../content/cues.ts'
import * as grammar from '../content/grammar.ts'
import { lowered } from './english.ts'
import { isPerson } from './people.ts'
import { rewritten } from './rewrite.ts'

const namesSomeone = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}’-]+/u)
    .some((word) => isPerson(word) || cues.SOMEONE.test(word))

const before = (text: string, word: RegExp) => text.slice(0, Math.max(text.search(word), 0))

/** True if "their" means someone else, as in "a customer changed their mind". */
function isTheirSomeoneElse(text: string): boolean {
  const start = before(text, /\b(?:their|themselves|theirs)\b/i)
  // In "a customer never replied to their quote" it's the participant's quote.
  const isParticipants = /(?<! to \p{L}+ )\b(?:to|about|at|from|into|on)\s*$/u.test(start)
  // In "they paid the umpire out of their own pocket" it's the participants' pocket.
  if (/^they\b.*\btheir own\b/i.test(text)) return false
  return !isParticipants && namesSomeone(start.replace(cues.THEY_HAD_TO, ''))
}

/** Rewrites "they" and "their" as "you" and "your", unless they mean someone else. */
export function toYou(text: string): string {
  // In "a customer said they would pay", "they" is the customer.
  const start = before(text, /\bthey\b/i)
  const isTheySomeoneElse = cues.SAYING.test(start) && namesSomeone(start)
  const you = isTheySomeoneElse ? text : rewritten(text, grammar.THEY_TO_YOU)
  return isTheirSomeoneElse(text) ? you : rewritten(you, grammar.THEIR_TO_YOUR)
}

/**
 * What went wrong, worded for a question, an answer and the audience: "you lost your keys", "I lost
 * my keys" and "they lost their keys". We're unsure if "they", "their" or "them" may mean someone
 * else.
 */
export function wrongOf(clause: string) {
  const they = lowered(clause)
  // In "an agent turned them down because of their dog" both words mean the participants.
  const withThem = (me: string, my: string) =>
    they.replace(cues.THEM, (_all, rest: string) => me + rest.replace(/\btheir\b/gi, my))
  return {
    you: toYou(withThem('you', 'your')),
    i: rewritten(toYou(withThem('me', 'my')), grammar.YOU_TO_I),
    they,
    isUnsure: cues.WHOSE_UNSURE.test(they) || (cues.THEY_LATER.test(they) && namesSomeone(they)),
  }
}
