import { JOINED_VERB, NEGATED, SAME_FOR_ALL } from '../content/grammar.ts'
import type { Rewrite } from '../content/rows.ts'
import { MANY_AT_ONCE } from '../content/words.ts'
import { wordSet } from './clean.ts'
import { isPlural, plural, singular, withArticle } from './nouns.ts'
import { isPeople, ORGANISATIONS } from './people.ts'
import { formsOf, isPastForm, plainForm, thirdPerson } from './verbs.ts'

export const MANY = wordSet(MANY_AT_ONCE)

/**
 * What the words in a named capture group must be, by its name. If they aren't, as when
 * (?<people>…) captures "cars", the row changes nothing.
 */
const CLASSES: Record<string, (words: string) => boolean> = {
  people: isPeople,
  /** People or organisations that can be named in the singular. */
  group: (noun) => (isPeople(noun) || ORGANISATIONS.has(noun)) && !MANY.has(noun),
  person: (noun) => isPeople(plural(noun)),
  notPeople: (noun) => !isPeople(noun),
  /** Things that can be named in the singular, because people deal with them one at a time. */
  countable: (noun) => isPlural(noun) && !isPeople(noun) && !MANY.has(noun),
  present: (verb) => [plainForm(verb), thirdPerson(plainForm(verb) ?? '')].includes(verb),
  plain: (verb) => verb === 'are' || plainForm(verb) === verb,
  joined: (verb) => plainForm(verb) === verb || JOINED_VERB.test(verb),
}

/** "rent" becomes "rents", and "was" stays "was". */
function inThirdPerson(verb: string): string {
  if (SAME_FOR_ALL.test(verb) || isPastForm(verb)) return verb
  return NEGATED[verb] ?? thirdPerson(verb)
}

const CHANGES: Record<string, (words: string) => string> = {
  a: withArticle,
  one: singular,
  ones: plural,
  plain: (verb) => plainForm(verb) ?? verb,
  past: (verb) => formsOf(plainForm(verb) ?? verb).past,
  ing: (verb) => formsOf(verb).gerund,
  does: inThirdPerson,
}

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
          changes
            .split(' ')
            .reduceRight((words, name) => CHANGES[name]?.(words) ?? words, found[at] ?? ''),
        )
      }),
    text,
  )
