import type { Kind } from '@wattle/contract/brief'
import type { Rewrite } from './rows.ts'

/** Suggestions shown under a field. We replace {it} with the text that the suggestion is about. */
export const CHECK_MESSAGES = {
  broadWho: 'Who in particular? Five interviews go further with one narrow group.',
  organisation: 'Which people at {it}?',
  under18: 'Our panel is 18 and over. Who looks after them?',
  twoGroups: 'That’s more than one group. Which one first?',
  singularWho: 'Make it plural: {it}',
  product: 'Say what happens today, without your product.',
  effort: 'Just the activity: “{it}”?',
  noVerb: 'Start with a verb, like “order” or “look for”.',
  twoActivities: 'That’s two activities. Which one first?',
  ongoing: 'What do they actually do? Name something they could have done last week.',
  vague: 'What do they do with them? “Manage {it}” could be send, pay or chase.',
  kind: 'What sort of thing is it?',
  otherSide: 'This doesn’t suit “{it}”. What about this one?',
  person: 'That’s a person. {it}',
  one: 'Name just one, with “a” or “an”: {it}',
  gap: 'What actually happened? A missing product isn’t an event.',
  long: 'Pick one thing and say it in ten words or fewer.',
  turnout: 'Turned up to what? Add it, so anyone can follow.',
  unclear: 'Say what “it” is, so anyone can follow.',
  number: 'Leave out the exact number, so other people can say yes too.',
  relative: 'Not everyone has the same family. Could “{it}” be “parent”, “partner” or “relative”?',
  date: 'Leave out the date, so other people can say yes too.',
  past: 'Use the past tense: “{it}”?',
  state: 'Describe the moment they noticed: “{it}”?',
  tooClose: 'This could describe the people above, so we won’t ask about it.',
  covert: 'This involves watching people without their knowledge. Get advice before you recruit.',
  health: 'We always treat people’s own health as sensitive, so we’ll ask for consent first.',
  sensitive: 'This touches on {it}. We’ll ask for consent first and leave out money questions.',
} as const

/** Groups that are too broad to interview. Others, such as "everyone", are in GENERIC_PEOPLE. */
export const BROAD_GROUPS = ['businesses', 'small businesses', 'organisations', 'the public']

/**
 * People to suggest for these organisations. For any other organisation, we suggest owners and
 * managers.
 */
export const PEOPLE_AT: Record<string, [string, string]> = {
  schools: ['school principals', 'school teachers'],
  farms: ['farm owners', 'farm managers'],
  councils: ['council officers', 'council managers'],
  hospitals: ['hospital managers', 'nurses'],
  charities: ['charity managers', 'charity volunteers'],
  clubs: ['club secretaries', 'club treasurers'],
}

/** Kinds of activity where `one` may be a person, such as a tutor. */
export const KINDS_WITH_PEOPLE: Kind[] = ['FIND', 'CHOOSE', 'SELL', 'CARE', 'LEARN', 'OTHER']

export type Check = {
  says: RegExp
  message: keyof typeof CHECK_MESSAGES
  /** What to suggest instead. If this changes nothing, we skip the check. */
  instead?: Rewrite[]
  /** Skips the check if the "who" field contains the word that `says` found. */
  unlessTheirs?: true
}

/**
 * More checks of the "who" field. They run once we know that it names one group, which isn't too
 * broad or too young.
 */
export const WHO_CHECKS: Check[] = [
  {
    says: /^(?!(?:people|those|staff)\b)/,
    message: 'singularWho',
    instead: [[/^(?:an? |the )?(?<single>.+)$/, '{ones $1}']],
  },
]
export const ONE_CHECKS: Check[] = [
  {
    says: /^/,
    message: 'one',
    instead: [
      [/^(?:(?:an?|the|my|our|your|their) )?(?<many>.+)$/i, '{one $1}'],
      [/^(?:(?:an?|the|my|our|your|their) )?(.+)$/i, '{a $1}'],
    ],
  },
]

const PRODUCT: Check = {
  says: /\b(?:apps?|ai|platforms?|bots?|chatbots?|dashboards?|automat\w*)\b/i,
  message: 'product',
}
/** Words about effort before the activity, as in "struggle to find cleaners". */
const EFFORT =
  /^(?:(?:struggle|try|need|want|have|hope|like|love) to|(?:waste|spend|lose) (?:\w+ )*?(?:time|hours|days|ages|money)(?: on)?)\s+(\S+)(?= )/i
const FIRST_WORD = /^(?<inflected>\S+)/

/** Checks of the "what they do" field. The first one that applies counts. */
export const DO_CHECKS: Check[] = [
  PRODUCT,
  { says: EFFORT, message: 'effort', instead: [[EFFORT, '{plain $1}']] },
  { says: FIRST_WORD, message: 'noVerb', instead: [[FIRST_WORD, '{plain $1}']] },
  {
    says: /^(?:(?:keep(?! (?:track|records?|a record|an eye|count|notes?)\b)|stay|ensure|remain)\b|make sure)/i,
    message: 'ongoing',
  },
]
/** Two verbs for one activity, such as "compare and choose". */
export const ONE_ACTIVITY =
  /^(?:book and pay for|buy and (?:fit|install)|chase and match|check and (?:approve|record|sign)|choose and (?:book|buy|order)|collect and (?:drop off|return)|compare and (?:book|buy|choose|pick|select)|cook and (?:freeze|serve)|cut and sew|feed and water|find and (?:book|buy|choose|hire|rent)|look for and (?:book|hire)|measure and (?:mark|quote)|pack and (?:post|send|ship)|pick up and (?:drop off|return)|drop off and pick up|plan and (?:book|organise|prepare|run)|print and (?:post|sign)|read and (?:answer|sign)|review and (?:approve|sign)|wash and (?:dry|fold|iron)|write and send) /i
/** The object of a vague verb, such as "deal with" or "handle". */
export const VAGUE = /(?<=^(?:deal with|manage|handle|use)\s+)\S.*$/i

const NUMBER =
  '(?<![\\w$-])(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|a hundred) (?=[a-z])'
const ANY_NUMBER = new RegExp(NUMBER, 'i')
/** A number that “several” can replace, unlike “the two” or “7 am”. */
const REPLACEABLE_NUMBER = new RegExp(
  `(?<!\\b(?:about|all|almost|another|at|by|every|first|just|last|nearly|next|of|only|other|over|than|the|these|under|their) )${NUMBER}(?!(?:am|pm|o[’']clock|per cent|of)\\b)`,
  'i',
)

/** Checks of the "what went wrong" field. The first one that matches counts. */
export const WRONG_CHECKS: Check[] = [
  PRODUCT,
  {
    says: /^(?:there (?:is|are) no|nobody offers|no one offers|nothing exists|there isn[’']t|it[’']s missing)/i,
    message: 'gap',
  },
  // Matches texts with more than ten words.
  { says: /^(?:\S+\s+){10}\S/, message: 'long' },
  // Matches "it" or "this", unless an earlier word shows what's meant.
  {
    says: /^(?!.*\b(?:the|an?|their|they) .*\bit\b).*\b(?:it|this)\b/i,
    message: 'unclear',
  },
  { says: REPLACEABLE_NUMBER, message: 'number', instead: [[REPLACEABLE_NUMBER, 'several ']] },
  { says: ANY_NUMBER, message: 'number' },
  // “A Saturday” could be any Saturday, just like “a weekend”.
  {
    says: /(?<!\b(?:an?|each|every|most|one|some) (?:\p{L}+ )?)\b(?:Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December)\b/u,
    message: 'date',
  },
  {
    says: /\b(?:mother|father|mum|dad|husband|wife|son|daughter|brother|sister|aunt|uncle|cousin|niece|nephew|grandma|grandpa|nan|grandmother|grandfather)\b/i,
    message: 'relative',
    unlessTheirs: true,
  },
  // Matches texts that describe a situation ("the shop was already shut") but don't say when someone
  // noticed it.
  {
    says: /^(?!they\b|.*\b(?:found out|heard|noticed|realised|said|told)\b).*(?<!they )\b(?:had (?!to\b|an?\b)|(?:was|were)(?:n[’']t)? (?:too|not|already|still|never)\b).*$/i,
    message: 'state',
    instead: [[/^.*$/, 'they found out that {$0}']],
  },
  // Matches texts that say how few people came, but not what they came to.
  {
    says: /^(?:(?:almost |hardly |barely )?(?:anyone|anybody|nobody|no one)|(?:only |too |very )*(?:a )?few\b.*|not enough \w+|(?:only )?half .*) (?:turned up|showed up|came)$/i,
    message: 'turnout',
  },
  {
    says: /\b(?:is|are|has|have|does|goes|gets)\b|\b(?:do|does|is|are|ca)n[’']t\b/i,
    message: 'past',
    instead: [
      [/\b(?:do|does)n[’']t\b/gi, 'didn’t'],
      [/\bcan[’']t\b/gi, 'couldn’t'],
      [/\bis(?=n[’']t\b|\s|$)/gi, 'was'],
      [/\bare(?=n[’']t\b|\s|$)/gi, 'were'],
      [/\b(?:has|have)\b/gi, 'had'],
      [/\b(does|goes|gets)\b/gi, '{past $1}'],
    ],
  },
]

/** More checks of the "what went wrong" field, for when it has no verb in the past tense. */
export const PRESENT_CHECKS: Check[] = [
  { says: /./, message: 'past', instead: [[/(?<= )(?<inflected>\p{L}+s)\b/u, '{past $1}']] },
  {
    // After these words the verb has no -s, as in "customers leave".
    says: /\b(?:they|people|customers|builders|clients|parents|staff)\b/i,
    message: 'past',
    instead: [
      [
        /(?<=\b(?:they|people|customers|builders|clients|parents|staff) )(?<plain>\p{L}+)/iu,
        '{past $1}',
      ],
    ],
  },
]

export const PAST =
  /^(?:was|were|had|did|went|got|came|could|couldn[’']t|didn[’']t|wasn[’']t|weren[’']t|turned|ran|broke|left|lost|missed|took|rang|paid)$/i
