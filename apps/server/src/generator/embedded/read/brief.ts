import nlp from 'compromise'
import type { Domain } from '../bank/domain.ts'
import { fallbackDomain } from '../bank/domains.ts'
import { type VerbPhrase, verbPhrase } from '../language/inflect.ts'
import { verbsIn } from '../language/word-kind.ts'
import { ageIn, withoutAge } from './age.ts'
import { GENERAL_JOB, type Job, jobOf } from './behaviour.ts'
import { isSparing } from './bereaved.ts'
import {
  anyPeople,
  askedIn,
  doingIn,
  jobIn,
  otherSideIn,
  peopleLast,
  sideNamed,
  strongest,
  traitIn,
} from './chosen.ts'
import { clean, wordsOf } from './clean.ts'
import { hintsIn } from './cues.ts'
import { isAskable, isSoundTopic, sifted } from './doubt.ts'
import { domainOf } from './field.ts'
import { wantedJob } from './goods.ts'
import { isClear, isCutShort, isNameCut, isTooWide, secondTask } from './left-out.ts'
import { metAt } from './met-at.ts'
import { remembering } from './remembering.ts'
import { type Rhythm, rhythmOf } from './rhythm.ts'
import { guessable, inStretches, MOST_GUESSED, weightOf, withoutRole } from './sentences.ts'
import { settled } from './settled.ts'
import { todaysTool } from './today.ts'
import { topicsIn } from './topic.ts'
import { isUnreadable } from './understanding.ts'
import { homeOf, regionIn, workplaceOf } from './where.ts'

/** What was understood of an idea. What is missing is undefined, and the content does without. */
export type Brief = Rhythm & {
  isUnderstood: boolean
  /** Singular, as in "finance manager". */
  role: string | undefined
  /** As in "at wholesalers". */
  workplace: string | undefined
  trait: VerbPhrase | undefined
  job: Job | undefined
  topic: string
  hasTopic: boolean
  loss: { verb: string; noun: string } | undefined
  tool: string | undefined
  region: string | undefined
  /** Whether the idea names anybody, be it only "people who". */
  hasPeople: boolean
  isPainTold: boolean
  domain: Domain
  otherSide: string | undefined
  /** Whether something was told that was not to be believed. */
  isDoubtful: boolean
  /** Whether people and task were told apart, and the people only by the way. */
  isPieced: boolean
  /** What else they do, and are not asked about. */
  leftOut: string | undefined
  /** What else it may be about, where the topic is a guess. */
  otherTopics: string[]
  /** Whether people and task were told in one breath. */
  isSure: boolean
}

/** More would not be read by a person either. */
const MOST_CHARACTERS = 6_000

export const read = remembering(readAnew)

function readAnew(idea: string): Brief {
  const raw = idea.slice(0, MOST_CHARACTERS)
  const text = clean(raw)
  const sentences = (nlp.tokenize(withoutAge(text)).out('array') as string[])
    .map(wordsOf)
    .flatMap(inStretches)
  const words = sentences.flat()
  if (isUnreadable(raw, words)) return notUnderstood()
  const hints = sentences.flatMap((sentence, order) =>
    hintsIn(sentence).map((hint) =>
      sifted({ ...hint, belief: hint.belief * weightOf(sentence, order) }),
    ),
  )
  const best = askedIn(hints) ?? anyPeople(sentences)
  const role = best?.people?.role
  const phrase = jobIn(hints, best)
  // People who are doing something: that is what they do.
  const doing = phrase ? undefined : doingIn(hints)
  const said = phrase ?? doing
  const task = said ? jobOf(said) : undefined
  const told = task && isAskable(task) ? task : undefined
  const loss = strongest(hints, (hint) => hint.loss !== undefined)?.loss
  const isDoubtful = hints.some(({ isDoubted, belief }) => isDoubted && belief >= LIKELY)
  // Weakly told people, and a task told elsewhere: they may not belong together.
  const isPieced =
    phrase !== undefined &&
    role !== undefined &&
    best?.job !== phrase &&
    (best?.belief ?? 0) < LIKELY &&
    !best?.people?.isStandIn
  // What a product does was not always done by those for whom it is.
  const isOfProduct =
    role !== undefined &&
    best?.job !== phrase &&
    hints.find((hint) => hint.job === phrase)?.isOfProduct === true
  const hasPeople = best !== undefined || hints.some(({ people }) => people && isClear(people))
  // People of no kind are met at home, and so are learners.
  const isHome = hasPeople || /^(learn|practise) /.test(phrase ?? '')
  const domain = domainOf(words, role, metAt(text, { role, task: phrase, isHome }), said)
  const hinted = strongest(hints, (hint) => hint.topic !== undefined)?.topic
  // To look at grammar takes a while: only without a better hint, and only at how a text begins.
  const guess = () =>
    topicsIn(withoutRole(guessable(sentences), role, traitIn(hints, role)), {
      cues: new Set(domain.cues),
      verbs: verbsIn(text.slice(0, MOST_GUESSED)),
    })
  const topics =
    told || hinted
      ? []
      : peopleLast(guess().filter((one) => isSoundTopic(one.text) && isSparing(text, one.text)))
  const found =
    (told || !hinted ? topicWith(told, traitIn(hints, role)) : hinted) ??
    livedWith(traitIn(hints, role), role) ??
    topics[0]?.text
  // What people live with, they do not look for.
  const isLivedWith = traitIn(hints, role) === `deal with ${found}`
  const isSold = domain.side === 'home' || best?.otherSide
  const wanted = told || !isSold || isLivedWith ? undefined : wantedJob(text, found)
  const job = told ?? (wanted ? jobOf(wanted) : undefined)
  const rhythm = rhythmOf(words, domain, job)
  const others =
    found === topics[0]?.text ? topics.slice(1, 3).filter(({ score }) => score > 0) : []
  const isKnown = !domain.name.startsWith('anyone')
  if (!role && !job && !found && !isKnown) return notUnderstood()
  // Nothing but the people: then whatever is hard for them.
  const isBlank = !job && !found && !isKnown
  const place = best?.people?.place
  const isLeftOut =
    (phrase !== undefined && isCutShort(sentences, phrase)) ||
    (role !== undefined && isNameCut(sentences, role))
  const trait = (doing ? undefined : traitIn(hints, role)) ?? ageIn(text) ?? homeOf(place, domain)
  return {
    isUnderstood: true,
    role,
    workplace: workplaceOf(place, domain),
    trait: trait ? verbPhrase(trait) : undefined,
    job: isBlank ? GENERAL_JOB : job,
    topic:
      (found && settled(found, text)) ?? (isBlank ? GENERAL_JOB.topic : domain.area.toLowerCase()),
    hasTopic: found !== undefined,
    loss,
    tool: todaysTool(text),
    // Who travels to a place does not live there.
    region: domain.name === 'travel' ? undefined : regionIn(words),
    ...rhythm,
    hasPeople,
    isPainTold: loss !== undefined || hints.some((hint) => hint.hurts && hint.topic),
    domain,
    otherSide: sideNamed(best?.otherSide) ?? (role && otherSideIn(text, sentences, role)),
    isDoubtful:
      isLeftOut ||
      (job
        ? best?.isDoubted === true
        : isDoubtful || task !== told || best?.people?.isYoung === true),
    isPieced: isPieced || isOfProduct || (role !== undefined && isTooWide(role, place)),
    leftOut: phrase ? secondTask(sentences, phrase) : undefined,
    otherTopics: told || hinted ? [] : others.map((other) => other.text),
    isSure: told !== undefined && best?.job === phrase && (best?.belief ?? 0) >= CERTAIN,
  }
}

/** From where on what a cue tells is missed when it is left out. */
const LIKELY = 5

/** From where on a cue names people and task together. */
const CERTAIN = 8

/** Other ways to understand the same text, for whom the first one does not suit; often there is none. */
export function readings(idea: string): Brief[] {
  const brief = read(idea)
  const { job, topic, isSure, otherTopics } = brief
  if (!brief.isUnderstood || isSure) return [brief]
  const isThing = brief.hasTopic && topic !== job?.subject
  const plain = job && isThing ? [{ ...brief, job: undefined }] : []
  return [
    brief,
    ...plain,
    ...otherTopics.map((other) => ({ ...brief, job: undefined, topic: other })),
  ]
}

/** A task that is a whole question is about what the people deal with. */
function topicWith(job: Job | undefined, trait: string | undefined): string | undefined {
  const condition = /^deal with (.+)/.exec(trait ?? '')?.[1]
  return condition && job?.topic === job?.subject ? condition : job?.topic
}

/** "who are lonely in the evenings": how they live is what it is about, rather than a guess. */
function livedWith(trait: string | undefined, role: string | undefined): string | undefined {
  const isMatter =
    role !== undefined && trait !== undefined && /^(be (?!\d)|live in |work )/.test(trait)
  return isMatter ? verbPhrase(trait).gerund : undefined
}

/** With less of what was read: in doubt, only the people and their field. */
export function plainer(brief: Brief): Brief {
  const { domain } = brief
  return {
    ...brief,
    job: undefined,
    loss: undefined,
    topic: domain.area.toLowerCase(),
    hasTopic: false,
  }
}

export function notUnderstood(): Brief {
  const nothing = { role: undefined, workplace: undefined, trait: undefined, loss: undefined }
  return {
    ...nothing,
    isUnderstood: false,
    job: GENERAL_JOB,
    topic: GENERAL_JOB.topic,
    hasTopic: false,
    tool: undefined,
    region: undefined,
    period: 'month',
    unit: 'month',
    hasPeople: false,
    isPainTold: false,
    domain: fallbackDomain('home'),
    otherSide: undefined,
    isDoubtful: false,
    isPieced: false,
    leftOut: undefined,
    otherTopics: [],
    isSure: true,
  }
}
