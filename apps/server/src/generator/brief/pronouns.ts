import * as cues from '../content/cues.ts'
import { lowered } from './nouns.ts'
import { isPerson } from './people.ts'

export const toMe = (text: string) => text.replace(/\b(?:their|your)\b/g, 'my')

type Person = 'you' | 'I'

const replaced = (person: Person, text: string, rows: typeof cues.THEY) =>
  rows.reduce((now, [they, you, i]) => now.replace(they, person === 'you' ? you : i), text)

export const namesSomeone = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}’-]+/u)
    .some((word) => isPerson(word) || cues.SOMEONE.test(word))

const before = (text: string, word: RegExp) => text.slice(0, Math.max(text.search(word), 0))

/** True if "they" means someone else, as in "a customer said they would pay". */
function isTheySomeoneElse(text: string): boolean {
  const start = before(text, /\bthey\b/i)
  const isSaid = cues.SAYING.test(start) || /\b(?:what|which|when|where|how) $/.test(start)
  return isSaid && namesSomeone(start)
}

/** True if "their" means someone else, as in "a customer changed their mind". */
function isTheirSomeoneElse(text: string): boolean {
  const start = before(text, /\b(?:their|themselves|theirs)\b/i)
  // In "a customer never replied to their quote" it's the participant's quote.
  const isParticipants = /\b(?:to|about|at|from|into|on)\s*$/.test(start)
  // In "they paid the umpire out of their own pocket" it's the participants' pocket.
  if (/^they\b.*\btheir own\b/i.test(text)) return false
  return !isParticipants && namesSomeone(start.replace(/^.*\b(?:they|you|I)\b/i, ''))
}

/**
 * Rewrites "they" and "their" as "you" and "your" for a question, or as "I" and "my" for an answer.
 */
export function withPronouns(person: Person, text: string): string {
  const withYou = isTheySomeoneElse(text) ? text : replaced(person, text, cues.THEY)
  return replaced(
    person,
    withYou,
    isTheirSomeoneElse(text) ? cues.YOUR : [...cues.THEIR, ...cues.YOUR],
  )
}

/**
 * What went wrong, worded for a question, an answer and the audience: "you lost your keys", "I lost
 * my keys" and "they lost their keys". Unsure if "they", "their" or "them" may mean someone else.
 */
export function wrongOf(clause: string) {
  const they = lowered(clause.replace(/[.!]+$/, ''))
  // In "an agent turned them down because of their dog" both words mean the participants.
  const reworded = (person: Person, me: string, my: string) =>
    withPronouns(
      person,
      they.replace(
        /(?<!\bof )\bthem\b(.*)$/i,
        (_all, rest: string) => me + rest.replace(/\btheir\b/gi, my),
      ),
    )
  return {
    you: reworded('you', 'you', 'your'),
    i: reworded('I', 'me', 'my'),
    they,
    isUnsure: /\bth(?:ey|eir|em)\b/i.test(they) && (namesSomeone(they) || /\bthem\b/i.test(they)),
  }
}
