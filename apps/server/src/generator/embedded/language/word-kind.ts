import nlp from 'compromise'

const kinds = new Map<string, Set<string>>()
/** As many as a few thousand ideas need; then it begins anew rather than grow for ever. */
const MOST_KEPT = 20_000

/** What a word is when it stands alone. */
function kindsOf(word: string): Set<string> {
  const known = kinds.get(word)
  if (known) return known
  if (kinds.size > MOST_KEPT) kinds.clear()
  const [sentence] = nlp(word).json({ terms: { tags: true } }) as Tagged[]
  const found = new Set(sentence?.terms.flatMap(({ tags }) => tags))
  kinds.set(word, found)
  return found
}

/** Whether it is an English word at all, as far as a small dictionary knows. */
export const isEnglishWord = (word: string) => word in LEXICON

type Tagged = { terms: { text: string; normal: string; tags: string[] }[] }

/** To be asked only where a verb must stand: "plan" and "ring" are things, too. */
export const isInfinitive = (word: string) => kindsOf(word).has('Infinitive')

export const isPast = (word: string) => kindsOf(word).has('PastTense') || /..ed$/.test(word)

const NO_GERUND =
  /^(evening|morning|spring|ceiling|clothing|wedding|building|string|sibling|offspring|darling|housing|thing|something|anything|everything|nothing)s?$/

export const isGerund = (word: string) =>
  word.endsWith('ing') && !NO_GERUND.test(word) && kindsOf(word).has('Gerund')

// Only known words: by its ending "animal" is taken for one, too.
const LEXICON = (nlp.model() as { one: { lexicon: Record<string, string | string[]> } }).one.lexicon

export const ENGLISH_WORDS = Object.keys(LEXICON)

const MASS =
  /(ing|ance|ence|ment|ity|ness|tion|sion|ism|ware|care|work|food|music|water|waste|ture|guage|help|advice|support|storage|compost|hire|rental|s)$/

export const isNoun = (word: string) => kindsOf(word).has('Noun')

export const isCountable = (word: string) => !kindsOf(word).has('Uncountable') && !MASS.test(word)

/** Says how a thing is: nothing may be left standing on it. */
export const isAdjective = (word: string) =>
  ['Adjective', 'Comparative', 'Superlative'].some((kind) =>
    (LEXICON[word] ?? []).includes(kind),
  ) || /^(second-hand|secondhand|used|direct|overseas|older|younger|better|worse)$/.test(word)

export const isOnlyAdjective = (word: string) =>
  kindsOf(word).has('Adjective') && !kindsOf(word).has('Noun')

const BEFORE_NOUN = /^(an?|the|their|his|her|my|our|your|its|these|those|of|for|with|about|on|in)$/

/** The words of a text that are verbs in it, and do not stand where only a thing can. */
export function verbsIn(text: string): Set<string> {
  const sentences = nlp(text).json({ terms: { tags: true } }) as Tagged[]
  const verbs = new Set<string>()
  const things = new Set<string>()
  for (const { terms } of sentences) {
    for (const [at, { normal, tags }] of terms.entries()) {
      const before = terms[at - 1]?.normal ?? ''
      const isTold = tags.includes('Verb') && !tags.includes('Gerund') && !BEFORE_NOUN.test(before)
      // "bikes" is a verb only where it has an object.
      const next = terms[at + 1]?.tags ?? []
      const hasObject = ['Determiner', 'Pronoun', 'Gerund'].some((tag) => next.includes(tag))
      const isAfterPronoun =
        /^(nobody|everybody|everyone|someone|somebody|who|it)$/.test(before) ||
        (terms[at - 1]?.tags.includes('Pronoun') ?? false)
      const before1 = terms[at - 1]?.tags ?? []
      const isAfterOne =
        before1.includes('Singular') &&
        /^(at|in|on|before|after|early|late|every)$/.test(terms[at + 1]?.normal ?? '')
      const isVerb =
        isTold && at > 0 && (!normal.endsWith('s') || hasObject || isAfterPronoun || isAfterOne)
      ;(isVerb ? verbs : things).add(normal)
    }
  }
  return new Set([...verbs].filter((word) => !things.has(word)))
}
