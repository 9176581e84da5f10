import { isAdjective, isInfinitive, isOnlyAdjective } from '../language/word-kind.ts'
import { headOf, personOf } from '../lexicon/people.ts'
import { JOB_VERBS } from '../lexicon/verbs.ts'
import {
  DETERMINERS,
  FILLER,
  isOwnThing,
  PRODUCT_WORDS,
  STOP_WORDS,
  WH_WORDS,
} from '../lexicon/words.ts'
import { type Job, WISH } from './behaviour.ts'
import type { Hint } from './hint.ts'
import { sieved } from './job-phrase.ts'
import { isBecoming, isVerbAfter } from './noun-phrase.ts'

/** What is built, or done by it: in a name of people it shows that the name was cut wrongly. */
const NO_ROLE =
  /\b(apps?|platforms?|tools?|marketplaces?|websites?|bots?|chatbot|portal|dashboard|plugin|gadget|solution|idea|something|connecting|matching|linking|pairing|helping|letting|another|itself|any|each|that|which|who|their|is|are|has|gets?|goes?|turns?|needs?|wants?)\b/

const MOST_IN_ROLE = 6

/** People have a name that ends like one for people, and nothing else is in it. */
export function isSoundRole(role: string): boolean {
  const name = role.split(/ (?:of|with|for|to|at|in|on|from|renting|who) /)[0] ?? role
  if (NO_ROLE.test(name) || role.split(' ').length > MOST_IN_ROLE) return false
  const head = headOf(role).toLowerCase()
  return (
    personOf(head, false) !== undefined ||
    personOf(`${head}s`, true) !== undefined ||
    OTHERS.test(head)
  )
}
/** Heads that stand for people only behind another word: club member, wheelchair user. */
const OTHERS =
  /^(.{3,}man|.{3,}woman|member|user|lover|child|person|seeker|goer|wearer|keeper|hand|rep|captain)$/

/** Points at what was said elsewhere, or says how or when. */
const LOOSE_END =
  /^(there|here|alone|again|anywhere|elsewhere|somewhere|them|it|they|this|that|yet|too|not|no|only|even|much|many|few|more|less|most|least|later|sooner|today|tomorrow|yesterday|tonight|done|been|gone|withheld|gotten|given|taken|made|said|paid|kept|held|caught|grumpy|.{3,}ly)$/
const NO_ADVERB = /(family|supply|reply|assembly|fly|butterfly|elderly|anomaly|monopoly|jelly)$/

const isLoose = (word: string) => LOOSE_END.test(word) && !NO_ADVERB.test(word)

/** Where one goes is not yet what one does there. */
const ONLY_ARRIVES =
  /^(turn|show|wake|get|sit|stand) up\b|^(arrive|come|go(?! through)|stand|sit)\b/
/** "drive to find the sky clouded" tells what came of it. */
const TAKES_TASK = /^(learn|remember|apply|ask|offer|wait|forget|choose|agree|pay|plan|decide)$/

const FINITE =
  /^(get|gets|have|has|are|is|want|wants|need|needs|lose|wait|goes|come|does|feel|struggle|fail|forget|miss|can|cannot|will)$/

/** A task has a verb, and something that it is done to. */
export function isSoundJob(phrase: string): boolean {
  const plain = phrase.startsWith(WISH) ? phrase.slice(WISH.length) : phrase
  const [verb = '', ...object] = plain.toLowerCase().split(' ')
  if (!JOB_VERBS.has(verb) && !isInfinitive(verb) && !/^(do|go|agree|deal|face)$/.test(verb))
    return false
  if (ONLY_ARRIVES.test(plain)) return false
  if (/^wait to (get|be) \w+$|^get paid$/.test(plain)) return true
  if (
    /^(check|visit|search|browse|compare) (\w+ )?(websites|sites|apps|emails|forums)$/.test(plain)
  )
    return true
  if (object.length === 0) return sieved(verb, []) === verb
  const question = object.findIndex((word) => WH_WORDS.has(word))
  // "which trees" asks nothing yet.
  if (question >= 0) return object.length - question > 2
  if (object[0] === 'to' && JOB_VERBS.has(object[1] ?? '') && !TAKES_TASK.test(verb)) return false
  const last = object.at(-1) ?? ''
  // "raise grandchildren get no support": another sentence has begun.
  const isRunOn = object.some((word, at) => at > 0 && FINITE.test(word) && object[at - 1] !== 'to')
  if (isRunOn) return false
  const isBroken = object.some((word, at) => at > 1 && isVerbAfter(object[at - 1], word))
  const isHanging =
    /^(to|a|an|the|of|with|for|in|on|at|from|by|and|or)$/.test(last) && !/ to \w+ with$/.test(plain)
  const isAbout =
    / for one\b/.test(plain) || object.some((word, at) => isTelling(word) || isOwnThing(object, at))
  return isAbout && !isBroken && !isHanging && (!isLoose(last) || MANNERS.test(last))
}
const isTelling = (word: string) =>
  ![STOP_WORDS, PRODUCT_WORDS, FILLER].some((list) => list.has(word)) && !NO_OBJECT.test(word)
const NO_OBJECT =
  /^(night|day|week|time|hours|morning|evening|weekend|year|all|everything|lot|someone|somebody|anyone|one|ones|back|down|away|round|alone|there|here|none|nothing|some|any|places?|options?|ideas?)$/
/** A question without a thing in it has to fit into an answer as a whole: "Looked into ...". */
export function isAskable({ deed, topic, subject }: Job): boolean {
  const words = deed.plain.split(' ')
  const question = words.findIndex((word) => WH_WORDS.has(word))
  return question < 0 || topic !== subject || words.length - question <= MOST_IN_QUESTION
}
const MOST_IN_QUESTION = 6

/** "eat properly" is whole. */
const MANNERS = /^(properly|well|better|safely|alone)$/

const NO_MATTER =
  /^(heading|going|coming|looking|trying|having|being|doing|getting|making|using|working|operating|choosing|warning|offering|finding|buying|taking|giving|keeping|putting|changing|showing|telling|building|creating|providing|revolutionising|transforming|synergies|efficiencies|insights|productivity|outcomes|warns|reminds|tells|none|boss|day|week|button|family|ones?|asking|saying|wanting|needing|knowing|thinking|calling|foot|down|off|away|over|around|out|up)$/

/** Who is named at the head of a guess is rather whom it is for. */
export const isOfPeople = (topic: string) =>
  personOf(
    topic
      .split(/ (?:from|about|by) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
    true,
  ) !== undefined || / (crews|teams|staff)$/.test(topic)

const SAID_OF =
  /^(hate|hates|need|needs|want|wants|struggle|struggles|forget|forgets|love|loves|waste|lose|loses|argue|avoid|worry|dread|can't|don't)$/
const UNFINISHED = /^(going|getting|turning|becoming|being|having|doing)$/

/** A thing to talk about ends in a thing. */
export function isSoundTopic(topic: string): boolean {
  const words = topic.toLowerCase().split(' ')
  const last = words.at(-1) ?? ''
  const isEnd =
    UNFINISHED.test(last) ||
    isLoose(last) ||
    STOP_WORDS.has(last) ||
    DETERMINERS.has(last) ||
    isAdjective(last)
  // "staff hate cleaning" is a sentence.
  const isBroken = words.some(
    (word, at) => at > 0 && (isVerbAfter(words[at - 1], word) || SAID_OF.test(word)),
  )
  // "ppl", "w": no word that could be said.
  const isSayable =
    words.every((word) => /^a$|[aeiouy]./.test(word) || /.[aeiouy]/.test(word)) ||
    /[A-Z]{2}/.test(topic)
  // "parental" of "parental leave"
  const isHow = words.length === 1 && isOnlyAdjective(last)
  if (!isSayable || isHow || /'s?$/.test(last) || NO_MATTER.test(topic)) return false
  return (!isEnd || isBecoming(topic)) && !isBroken && topic.length > 2
}

/** "have ever tried", "have been": what comes next was not read. */
const NO_TRAIT =
  /^(have (ever|never|been|had|to|too|just|.*ed$)|be (trying|going|having|getting|not)\b)/

/** Told by a cue, and yet not to be believed: what fails is left out, and that it was is kept. */
export function sifted(hint: Hint): Hint {
  const role = hint.people?.role
  const isNamed = !role || isSoundRole(role)
  const isDone = !hint.job || isSoundJob(hint.job)
  const isThing = !hint.topic || isSoundTopic(hint.topic)
  const condition = /^deal with (.+)/.exec(hint.trait ?? '')?.[1]
  const isTrue =
    !hint.trait || (!NO_TRAIT.test(hint.trait) && (!condition || isSoundTopic(condition)))
  // Trouble with people is rarely with them: "housekeepers not knowing which rooms".
  const isWithPeople = !hint.job && !hint.loss && hint.topic && isOfPeople(hint.topic)
  if (isWithPeople) return { ...hint, isDoubted: true }
  if (isTrue && isNamed && isDone && isThing) return hint
  return {
    ...hint,
    people: isNamed ? hint.people : undefined,
    job: isDone ? hint.job : undefined,
    topic: isThing ? hint.topic : undefined,
    trait: isTrue ? hint.trait : undefined,
    isDoubted: true,
  }
}
