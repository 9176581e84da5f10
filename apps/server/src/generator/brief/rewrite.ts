import { DETERMINER, TOGETHER } from '../content/cues.ts'
import { JOINED_VERB } from '../content/grammar.ts'
import type { Rewrite } from '../content/rows.ts'
import { MANY_AT_ONCE } from '../content/words.ts'
import { wordSet } from './clean.ts'
import * as english from './english.ts'
import { isPeople, ORGANISATIONS } from './people.ts'

export const MANY = wordSet(MANY_AT_ONCE)

/**
 * What a named capture group must capture, by the group's name. If it captures something else, such
 * as "cars" for (?<people>…), the row changes nothing.
 */
const CLASSES: Record<string, (words: string) => boolean> = {
  people: isPeople,
  /** Matches "nervous patients", but not "wear retainers". */
  somePeople: (words) =>
    isPeople(words.replace(/^.* /, '')) && !english.isVerb(words.replace(/ .*|^\S+$/, '')),
  /** People or organisations that can be named in the singular. */
  group: (noun) => (isPeople(noun) || ORGANISATIONS.has(noun)) && !MANY.has(noun),
  person: (noun) => isPeople(english.plural(noun)) && !english.isPlural(noun),
  /** Things that people usually have only one of, unlike kids and chickens. */
  oneByOne: (phrase) => !DETERMINER.test(phrase.replace(/ .*/, '')) && !TOGETHER.test(phrase),
  many: english.isPlural,
  single: (noun) => !english.isPlural(noun),
  mass: english.isMass,
  notPeople: (noun) => !isPeople(noun),
  /** Things that can be named in the singular, because people deal with them one at a time. */
  countable: (noun) => english.isPlural(noun) && !isPeople(noun) && !MANY.has(noun),
  present: (verb) =>
    [english.plainForm(verb), english.thirdPerson(english.plainForm(verb) ?? '')].includes(verb),
  inflected: (verb) =>
    ![undefined, verb.toLowerCase()].includes(english.plainForm(verb.toLowerCase())),
  plain: (verb) => verb === 'are' || english.plainForm(verb) === verb,
  joined: (verb) => english.plainForm(verb) === verb || JOINED_VERB.test(verb),
}

const CHANGES: Record<string, (words: string) => string> = {
  a: english.withArticle,
  one: english.singular,
  ones: english.plural,
  plain: (verb) => english.plainForm(verb.toLowerCase()) ?? verb,
  past: (verb) => english.formsOf(english.plainForm(verb) ?? verb).past,
  ing: (verb) => english.formsOf(verb).gerund,
  does: (verb) => (english.isPastForm(verb) ? verb : english.thirdPerson(verb)),
}

const changed = (words: string, change: string) => CHANGES[change]?.(words) ?? words

/**
 * Applies each row in turn. "{a one $1}" stands for the first capture group in the singular, with
 * its article.
 */
export const rewritten = (text: string, rows: Rewrite[]): string =>
  rows.reduce(
    (now, [from, to]) =>
      now.replace(from, (...found) => {
        const named = found.at(-1)
        const classes = typeof named === 'object' ? Object.entries<string>(named) : []
        if (!classes.every(([name, words]) => CLASSES[name]?.(words))) return found[0]
        return to.replace(/\{([a-z ]*)\$(\d)\}/g, (_all, changes: string, at: number) =>
          changes.split(' ').reduceRight(changed, found[at] ?? ''),
        )
      }),
    text,
  )
