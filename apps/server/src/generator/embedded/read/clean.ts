import { respelled } from '../language/spelling.ts'
import { KNOWN_CAPITALS } from '../lexicon/words.ts'
import { withoutQuantities } from './quantities.ts'
import { asSentences, spelledOut } from './shorthand.ts'

/** Plain text: no markup, addresses or characters that nobody sees. */
export function clean(idea: string): string {
  const plain = respelled(spelledOut(asSentences(idea.normalize('NFKC'))))
    .replace(/[\p{Cf}\p{Co}]/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\S*(:\/\/|www\.)\S*/g, ' ')
    .replace(/\S+@\S+/g, ' ')
    .replace(/[{}<>|]/g, ' ')
    .replace(/[‘’`]/g, "'")
    .replace(/\b(we|they|you)'re\b/gi, '$1 are')
    .replace(/\b(it|that|there|who|what|where|how)'s\b/gi, '$1 is')
    .replace(/\b(i)'m\b/gi, '$1 am')
    .replace(/\b(i|we|they|you)'d\b/gi, '$1 would')
    .replace(/\b(i|we|they|you)'ve\b/gi, '$1 have')
    .replace(BORROWED, (word) => word.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(PART_OF_TOWN, '$1')
    .replace(/[–—]/g, ' , ')
    .replace(/\s+/g, ' ')
  return withoutQuantities(
    plain
      .replace(/\btype (?:1|2|one|two) (?=diabet)/gi, '')
      .replace(SCHOOL_YEARS, 'school ')
      .replace(SAID_LOOSELY, '')
      .replace(KINDS_OF_CARE, '$1-care')
      .replace(IDIOMS, 'platform'),
  )
    .replaceAll('$', ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words of English that keep an accent. */
const BORROWED =
  /(?<!\p{L})(?:café|crèche|fiancée?|résumé|entrée|purée|soirée|protégé|première|décor|crème|crêpe|matinée|rosé|naïve|cliché)s?(?!\p{L})/giu

/** "Melbourne's inner north" is Melbourne. */
const PART_OF_TOWN =
  /\b(\p{Lu}\p{Ll}+)'s (?:(?:inner|outer|far|north|south|east|west|northern|southern|eastern|western|north-east|north-west|south-east|south-west|suburbs|city|cbd)\b ?)+/gu

/** "Year 11 and 12 students" go to school. */
const SCHOOL_YEARS =
  /\b(?:years?|grades?) \d{1,2}(?:s?(?: ?(?:,|-|to|and|or|&) ?)\d{1,2})* (?=(?:students|pupils|kids|boys|girls)\b)/gi
/** One word, in which nobody cares for anything. */
const KINDS_OF_CARE = /\b(aged|home|primary|intensive|palliative|respite|foster) care(?= \w+s\b)/gi
/** How hard it is, or that it was otherwise: no thing, and no part of the task. */
const SAID_LOOSELY =
  / (?:anymore|any more|any longer|(?:(?:and|but) )?(?:it is|it's|its) (?:such )?an? (?:\w+ )?(?:pain|nightmare|hassle|drag)(?: in the \w+)?)(?=[ .,;]|$)/gi
/** Big words for a product. */
const IDIOMS =
  /\b(?:operating system(?= for\b)|one[- ]stop[- ]shop|single source of truth|all-in-one (?:platform|solution|tool|app)|game[- ]changer)\b/gi

/** Written with a capital wherever they stand. */
const PEOPLES =
  /^(Australian|English|Chinese|Indian|Italian|Greek|Vietnamese|Indigenous|Aboriginal|Auslan|Arabic|French|Spanish|German|Japanese|Korean|Mandarin|Cantonese|Hindi|Punjabi|Filipino|Nepalese|Pakistani|Lebanese|Somali|Korean|Thai|Turkish|Polish|Irish|British|Muslim|Jewish|Hindu|Sikh|Christian|Catholic|Buddhist|Maori|Sudanese|Afghan|Syrian)$/

/** "an under-12 soccer team" is a soccer team. */
const AGE_GROUP = /^(?:(?:under|over)-?\d+s?|u\d\d?s?|\d+-year-olds?)$/i

/** The words of a sentence in lower case, with ',' for every pause and for what may be a name. */
export function wordsOf(sentence: string): string[] {
  const tokens = (sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'-]*|[,;:.()"!?/]/gu) ?? []).filter(
    (token) => !AGE_GROUP.test(token),
  )
  const letters = tokens.filter((token) => /\p{L}/u.test(token))
  const capitals = letters.filter((token) => /^\p{Lu}/u.test(token))
  const isTitle = letters.length > 2 && capitals.length > letters.length / 2
  const words = tokens.map((token, position) => {
    if (!/^[A-Za-z][A-Za-z'-]{0,19}$/.test(token)) return ','
    if (isTitle) return token.toLowerCase()
    if (/^[A-Z]{2,5}s?$/.test(token)) return token
    if (PEOPLES.test(token)) return token
    if (position === 0 || /^[a-z]/.test(token) || token === 'I') return token.toLowerCase()
    return KNOWN_CAPITALS.has(token) || KNOWN_CAPITALS.has(token.replace(/s$/, '')) ? token : ','
  })
  // A town that nobody needs to know: "manufacturers in Dandenong can't find".
  const isTown = (at: number) =>
    words[at] === ',' &&
    /^\p{Lu}\p{Ll}/u.test(tokens[at] ?? '') &&
    /^(in|near|around|from)( the)?$/.test(
      words
        .slice(Math.max(at - 2, 0), at)
        .join(' ')
        .replace(/^\S+ (?!the)/, ''),
    )
  const kept = words.filter(
    (_word, at) => !isTown(at) && !isTown(at + 1) && !(isTown(at + 2) && words[at + 1] === 'the'),
  )
  return withWhether(kept)
}

/** "know if", "tell if": a question, no condition. */
const withWhether = (words: string[]) =>
  words.map((word, at) =>
    word === 'if' && /^(know|tell|see|check|out|sure|ask|wonder|guess)$/.test(words[at - 1] ?? '')
      ? 'whether'
      : word,
  )
