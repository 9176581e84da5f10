import * as cues from '../content/cues.ts'
import { lowered } from './nouns.ts'
import { isPerson } from './people.ts'

export const toMe = (text: string) => text.replace(/\b(?:their|your)\b/g, 'my')
export const toThem = (text: string) => text.replace(/\b(?:your|my)\b/g, 'their')

type Person = 'you' | 'I'

const replaced = (person: Person, text: string, rows: typeof cues.THEY) =>
  rows.reduce((now, [they, you, i]) => now.replace(they, person === 'you' ? you : i), text)

export const namesSomeone = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}’-]+/u)
    .some((word) => isPerson(word) || cues.SOMEONE.test(word))

const before = (text: string, word: RegExp) => text.slice(0, Math.max(text.search(word), 0))

/** In "a customer said they would pay" and "pay volunteers for what they bought" it is somebody else. */
function isTheyTheirs(text: string): boolean {
  const start = before(text, /\bthey\b/i)
  const isSaid = cues.SAYING.test(start) || /\b(?:what|which|when|where|how) $/.test(start)
  return isSaid && namesSomeone(start)
}

/** In "a customer changed their mind" it is the customer’s; after "they" or "you" it’s the people’s. */
function isTheirTheirs(text: string): boolean {
  const start = before(text, /\b(?:their|themselves|theirs)\b/i)
  // "never replied to their quote": the people’s quote.
  const isOfPeople = /\b(?:to|about|at|from|into|on)\s*$/.test(start)
  return !isOfPeople && namesSomeone(start.replace(/^.*\b(?:they|you|I)\b/i, ''))
}

/** In the words of the person we talk to, or as one of their answers. */
export function saidTo(person: Person, text: string): string {
  const withYou = isTheyTheirs(text) ? text : replaced(person, text, cues.THEY)
  return replaced(person, withYou, isTheirTheirs(text) ? cues.YOUR : [...cues.THEIR, ...cues.YOUR])
}

/** "they" and "them" are the people we talk to, unless somebody else was named before. */
export function wrongOf(clause: string) {
  const they = lowered(clause.replace(/[.!]+$/, ''))
  // In "an agent turned them down because of their dog" both are the people we talk to.
  const said = (person: Person, me: string, my: string) =>
    saidTo(
      person,
      they.replace(
        /(?<!\bof )\bthem\b(.*)$/i,
        (_all, rest: string) => me + rest.replace(/\btheir\b/gi, my),
      ),
    )
  return {
    you: said('you', 'you', 'your'),
    i: said('I', 'me', 'my'),
    they,
    isUnsure: /\bth(?:ey|eir|em)\b/i.test(they) && (namesSomeone(they) || /\bthem\b/i.test(they)),
  }
}
