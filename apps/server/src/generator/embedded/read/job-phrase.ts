import { fromGerund, plural } from '../language/inflect.ts'
import { isGerund, isInfinitive } from '../language/word-kind.ts'
import { baseOf, gerundBase, JOB_VERBS } from '../lexicon/verbs.ts'
import { DETERMINERS, FILLER, isOwnThing, PRODUCT_WORDS, WH_WORDS } from '../lexicon/words.ts'
import { WISH } from './behaviour.ts'
import { MOST_WORDS, TAILS, trimmed } from './job-end.ts'
import { peopleAt } from './people-phrase.ts'
import { isWholeQuestion, joinsSubjects, MOST_ASKED, withoutPlace } from './question-clause.ts'
import { isBetter, isByProduct, isHalfNamed, withoutHelpers } from './solution-words.ts'

/** A clause like "which form to use" makes no sense when cut. */
const MOST_IN_CLAUSE = 9
/** Ends an object for good. */
const ENDS = new Set(
  `, so because by while if but that who before after until since without instead using via through then or than though although unless
  i we you is are was were will would can could should has have had even just every each everyone everybody nobody whenever`.split(
    /\s+/,
  ),
)
const HANGING =
  /\b(they|it|whoever|whatever|nobody|everyone|wrong|them|this|that|these|those|he|she|him|you|me|us|everything|anything|something|stuff|things?)\b/

/** A task that begins at a position, as "match supplier statements"; undefined where in doubt. */
export function jobAt(
  words: string[],
  start: number,
  isVerbPlace = words[start] === 'to',
): string | undefined {
  let from = start
  while (words[from] === 'to' || isManner(words[from])) from += 1
  const verb = words[from]
  // After "have to" any word is a verb.
  const isForced = /^(have|has|had)$/.test(words[start - 1] ?? '') && words[start] === 'to'
  const isVerb = JOB_VERBS.has(verb ?? '') || isForced || (isVerbPlace && isInfinitive(verb ?? ''))
  if (!verb || !isVerb || verb === ',') return undefined
  return sieved(verb, words.slice(from + 1))
}

/** The same from "matching supplier statements". */
export function gerundJobAt(words: string[], start: number): string | undefined {
  const word = words[start] ?? ''
  const verb = gerundBase(word) ?? (isGerund(word) ? fromGerund(word) : undefined)
  // "cooking classes" are not cooked.
  if (OF_DOING.test(words[start + 1] ?? '')) return undefined
  return verb && sieved(verb, words.slice(start + 1))
}

const OF_DOING =
  /^(class|lesson|course|workshop|session|group|club|pool|school|retreat|camp|project|tool|machine|service|system|kit|software|app|platform|team|gear|equipment|tip|site|company|companie|business|businesse|program|programme|companion|partner|buddie|gym|studio|centre)e?s?$/

/** And from "matches supplier statements", where a product does it. */
export function presentJobAt(words: string[], start: number, verb: string): string | undefined {
  return sieved(verb, words.slice(start + 1))
}

const isManner = (word = '') => (/ly$/.test(word) && !JOB_VERBS.has(word)) || FILLER.has(word)

/** Cuts the object where it ends, and refuses what is too short, too long or hangs in the air. */
export function sieved(verb: string, after: string[]): string | undefined {
  const [next = '', second = ''] = after
  // "cull and edit photos" is to edit them.
  const more = next === 'and' ? (JOB_VERBS.has(second) ? second : gerundBase(second)) : undefined
  if (more) return sieved(more, after.slice(2))
  // "run on spreadsheets" is no task.
  if (verb === 'run' && /^(on|into|late|low|over)$/.test(next)) return undefined
  const object = objectIn(after)
  if (!object) return undefined
  if (object.at(-1) === 'and') object.pop()
  const manner = after[0] ?? ''
  // "eat properly" needs no object.
  if (object.length === 0 && ALONE.test(verb) && /(ly|well|better|enough)$/.test(manner)) {
    return `${WISH}${verb} ${manner}`
  }
  // "for florists to quote faster": the doing itself is the matter.
  const isAlone = object.length === 0 || object.every((word) => HOW_WELL.test(word))
  if (isAlone && DONE_ALONE.has(verb)) return verb
  const told = withoutHelpers(verb, AMOUNTS.test(object[0] ?? '') ? object.slice(2) : object)
  const asked = told.length + 1 > MOST_IN_CLAUSE ? withoutPlace(told) : told
  const kept = trimmed(asked)
  const isClause = kept.some((word) => WH_WORDS.has(word))
  const isCut = isClause && (kept.length < asked.length || !isWholeQuestion(kept))
  const isLong = kept.length + 1 > (isClause ? MOST_IN_CLAUSE : MOST_WORDS)
  const isLookedAt = LOOKS.test(verb) && kept.length > 0
  const isWhole =
    !isCut &&
    !isLong &&
    (isLookedAt || kept.some((word, at) => isContent(word) || isOwnThing(kept, at))) &&
    !HANGING.test(kept.join(' '))
  return isWhole ? [verb, ...kept].join(' ') : undefined
}

const ALONE = /^(eat|sleep|exercise|study|rest|relax|communicate|breathe|hear|see|speak|walk)$/
const HOW_WELL =
  /^(faster|quicker|sooner|easily|quickly|better|cheaper|smarter|online|anywhere|more|less|often|safely|together|alone|properly|well)$/
/** What can be done without saying to what. */
const DONE_ALONE = new Set(
  'quote invoice cook budget commute park recycle shop exercise travel recruit roster fundraise compost garden meditate swim rehearse declutter negotiate forage camp fish hike volunteer'.split(
    ' ',
  ),
)
/** Of these, websites are what it is done to. */
const LOOKS = /^(check|visit|search|browse|compare|read|open)$/
const AMOUNTS = /^(dozens|hundreds|lots|piles|loads|plenty)$/
const NEXT_VERB = /^(rely|argue|struggle|forget|need|want|waste|spend|hate|worry|twice|again)$/
const NO_MANNER =
  /(rely|apply|comply|family|supply|daily|weekly|monthly|early|reply|assembly|elderly)$/

/** What stands behind a verb, up to where something else begins; a question must come to its end. */
function objectIn(after: string[]): string[] | undefined {
  const object: string[] = []
  for (const [at, word] of after.entries()) {
    const isInQuestion = object.some((part) => WH_WORDS.has(part))
    const isOpen = object.at(-1) === 'do' && /^(after|before|when|if)$/.test(word)
    // "agree on who pays"
    const isAsked = /^(on|out)$/.test(object.at(-1) ?? '') && word === 'who'
    if (
      ENDS.has(word) &&
      !isAsked &&
      // "get people to have their say"
      !(word === 'have' && after[at - 1] === 'to') &&
      // "trawl through statements"
      !(word === 'through' && at === 0) &&
      // "check every plan"
      !(/^(every|each)$/.test(word) && at === 0 && !TIME_UNIT.test(after[1] ?? '')) &&
      // "prepare for each audit"
      !(isOfEach(after, at) && object.length === 1) &&
      !(
        isInQuestion &&
        (isOpen || /^(is|are|has|have|was|were|will|would|can|could|should)$/.test(word))
      )
    ) {
      const isEnd =
        /^(,|so|until|because|before|while|unless)$/.test(word) ||
        (/^(every|each)$/.test(word) && TIME_UNIT.test(after[at + 1] ?? ''))
      if (isInQuestion && !isEnd) return undefined
      break
    }
    if (/n't$|^(cannot|never)$/.test(word) || isNextSubject(after, at)) break
    // "cover shifts when casuals call in sick"; "find out when" goes on.
    if (word === 'when' && object.length > 0 && !isInQuestion && object.at(-1) !== 'out') break
    // "dresses they wear once"
    if (/^(she|he|they)$/.test(word) && object.length > 0 && !isInQuestion)
      return withoutHalf(object)
    // "once they leave"
    if (word === 'once' && /^(they|it|he|she|the|a|an|their|you|we)$/.test(after[at + 1] ?? ''))
      break
    if (
      (NEXT_VERB.test(word) && !isInQuestion) ||
      (after[at + 1] === 'times' &&
        /^(several|many|multiple|three|four|five|ten|countless)$/.test(word))
    )
      break
    const isJoint = isInQuestion ? joinsSubjects(after, at, object) : joinsNouns(after, at)
    if (word === 'and' && !isJoint) {
      // "who has the children when and who paid"
      if (WH_WORDS.has(object.at(-1) ?? '')) object.pop()
      break
    }
    // How well, and by what is built: "faster with drones".
    if (!isInQuestion && isBetter(after, at)) continue
    const isSaid = object.some(isContent) || (at > 0 && object.length === 0)
    if (isSaid && !isInQuestion && isByProduct(after, at)) break
    // Who it is done for is told apart.
    if (word === 'for' && object.length > 0 && peopleAt(after, at + 1)) break
    // "whether it is too hot" asks for too much, "too many clothes" are clothes.
    const isDegree = isInQuestion && word === 'too'
    if (isDegree || !isDropped(word, after[at - 1]))
      object.push(isOfEach(after, at - 1) ? plural(word) : word)
    if (object.length > (isInQuestion ? MOST_ASKED : MOST_IN_CLAUSE)) break
  }
  return object
}

/** "the photo", "with the companies" that "they" know: without that nobody knows which. */
function withoutHalf(object: string[]): string[] {
  const the = object.lastIndexOf('the')
  if (the < 0 || the < object.length - 3) return object
  if (the > 1 && TAILS.has(object[the - 1] ?? '')) return object.slice(0, the - 1)
  return [...object.slice(0, the), plural(object.slice(the + 1).join(' '))]
}

const TIME_UNIT =
  /^(single|day|week|month|year|night|morning|evening|time|shift|season|term|quarter|weekend|summer|winter|spring|autumn|hour|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/i
const NUMBERS =
  /^(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|eighty|hundred)$/

/** "read letters hospitals send": what others do with it comes next. */
function isNextSubject(words: string[], at: number): boolean {
  const [before = '', word = '', next = ''] = words.slice(Math.max(at - 1, 0), at + 2)
  return at > 0 && /[^s]s$/.test(before) && /[^s]s$/.test(word) && JOB_VERBS.has(next)
}

/** "for each audit" is for audits. */
const isOfEach = (words: string[], at: number) =>
  /^(every|each)$/.test(words[at] ?? '') &&
  /^(for|to|with|from)$/.test(words[at - 1] ?? '') &&
  !TIME_UNIT.test(words[at + 1] ?? '')

/** "quickly", and "too many" of "too many clothes" */
function isDropped(word: string, before = ''): boolean {
  if (/^(every|each)$/.test(word) && /^(for|to|with|from)$/.test(before)) return true
  if (NUMBERS.test(word)) return true
  if (word === 'too' && before !== '') return true
  return word.endsWith('ly') && !NO_MANNER.test(word)
}

/** What people do stands behind them: forget, don't, have. */
const isSaidOf = (word: string) =>
  JOB_VERBS.has(word) ||
  /n't$|^(are|have|do|want|need|never|struggle|get|hate|don't|always)$/.test(word)

/** "and still regret it" */
const GOES_ON = /^(still|then|never|always|often|also|just|even|sometimes|usually|not|often|again)$/

/** "sheep and cattle", but not "quotes and send them". */
function joinsNouns(words: string[], at: number): boolean {
  const next = words[at + 1] ?? ','
  // "exercises on paper and patients forget them"
  const others = peopleAt(words, at + 1, false)
  if (others && isSaidOf(words[others.end] ?? ',')) return false
  if (isHalfNamed(words, at)) return true
  return (
    next !== ',' &&
    !GOES_ON.test(next) &&
    !baseOf(next) &&
    !DETERMINERS.has(next) &&
    !TAILS.has(next) &&
    !ENDS.has(next)
  )
}

/** Names nothing by itself. */
const VAGUE =
  /^(be|there|here|alone|again|anywhere|elsewhere|somewhere|anything|easily|lot|lots|hours|days|weeks|months|places?|options?|results?|details|ideas?|areas?|issues?|problems?|matters|tasks?|items?|steps?|information|info|answers?)$/

function isContent(word: string): boolean {
  return (
    !TAILS.has(word) &&
    !DETERMINERS.has(word) &&
    !FILLER.has(word) &&
    !PRODUCT_WORDS.has(word) &&
    !VAGUE.test(word) &&
    word !== 'and' &&
    word !== 'out' &&
    word !== 'up'
  )
}
