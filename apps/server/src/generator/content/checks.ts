import type { Kind } from '@wattle/contract/brief'

/** What the card says under a field. {it} is what the line is about. */
export const CHECK_MESSAGES = {
  broadWho: 'Who most of all? Five interviews go further with one narrow group.',
  organisation: 'Who at the {it}?',
  under18: 'Our panel is 18 and over. Who looks after them?',
  twoGroups: 'Two groups. Which one first?',
  singularWho: 'Make it plural: {it}',
  product: 'Say what happens today, without your product.',
  effort: 'Just the activity: “{it}”?',
  noVerb: 'Start with a verb, like “order” or “look for”.',
  twoActivities: 'That’s two activities. Which one first?',
  ongoing: 'What do they do for that? Say it so that someone can have done it last week.',
  vague: 'What do they do with them? “Manage {it}” could be send, pay or chase.',
  kind: 'What sort of thing is it?',
  otherSide: 'This doesn’t suit “{it}”. What about this one?',
  person: 'That’s a person. {it}',
  one: 'One of them, with a or an: {it}',
  gap: 'What happened to someone? A missing product isn’t an event.',
  long: 'Keep one thing, in up to ten words.',
  unclear: 'Say what “it” is, so that anyone can follow.',
  number: 'Leave out the exact number, so that others can say yes too.',
  relative: 'Not everyone has the same family. Could “{it}” be “parent”, “partner” or “child”?',
  date: 'Leave out the date, so that others can say yes too.',
  past: 'As it happened: “{it}”?',
  state: 'Say it as a moment: “{it}”?',
  tooClose: 'Could this be the people above, too? They would be turned away.',
  covert: 'This watches people without their knowledge. Take advice before you recruit for it.',
  sensitive: 'This touches on {it}. We’ll ask for consent first and leave out money questions.',
} as const

/** Too wide, beside the generic words for people. */
export const BROAD_GROUPS = ['businesses', 'small businesses', 'organisations', 'the public']

/** Who to interview at an organisation, where owners and managers aren't the ones. */
export const PEOPLE_AT: Record<string, [string, string]> = {
  schools: ['school principals', 'school teachers'],
  farms: ['farm owners', 'farm managers'],
  councils: ['council officers', 'council managers'],
  hospitals: ['hospital managers', 'nurses'],
  charities: ['charity managers', 'charity volunteers'],
  clubs: ['club secretaries', 'club treasurers'],
}

/** In these, one of them may be a person. */
export const KINDS_OF_PEOPLE: (Kind | null)[] = [
  null,
  'FIND',
  'CHOOSE',
  'SELL',
  'CARE',
  'LEARN',
  'OTHER',
]

/** A trade of its own, which nobody takes for what the people do. */
export const APART = /^(?:selling|making|designing|working)\b|\b(?:software|for|to)\b/i
export const PRODUCT = /\b(?:apps?|ai|platforms?|bots?|chatbots?|dashboards?|automat\w*)\b/i

/** How an activity may start. */
export const EFFORT =
  /^(?:(?:struggle|try|need|want|have|hope|like|love) to|(?:waste|spend|lose) (?:\w+ )*?(?:time|hours|days|ages|money)(?: on)?)\s+(.+)$/i
export const VAGUE = /^(?:deal with|manage|handle|use)\s+(.+)$/i
export const ONGOING =
  /^(?:(?:keep(?! (?:track|records?|a record|an eye|count|notes?)\b)|stay|ensure|remain)\b|make sure)/i

/** More than one of something, counted. */
export const NUMBER =
  /\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|a hundred) (?=[a-z])/i
export const ONE_RELATIVE = /\b(?:mother|father|mum|dad|husband|wife|son|daughter)\b/i
export const DATE =
  /\b(?:Christmas|Easter|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December)\b/
export const GAP =
  /^(?:there (?:is|are) no|nobody offers|no one offers|nothing exists|there isn[’']t|it[’']s missing)/i
/** How things stood, which somebody must have noticed. */
export const STATE =
  /^(?!they\b).*(?<!they )\b(?:had (?!to\b|an?\b)|(?:was|were)(?:n[’']t)? (?:too|not|already|still|never)\b)/i
export const MOST_WRONG_WORDS = 10

/** Those who act in the present: "customers leave". */
export const ACTING = /^(?:they|people|customers|builders|clients|parents|staff)$/i
export const PAST =
  /^(?:was|were|had|did|went|got|came|could|couldn[’']t|didn[’']t|wasn[’']t|weren[’']t|turned|ran|broke|left|lost|missed|took|rang|paid)$/i
export const NOW_AND_THEN: Record<string, string> = {
  is: 'was',
  are: 'were',
  has: 'had',
  have: 'had',
  does: 'did',
  'doesn’t': 'didn’t',
  'don’t': 'didn’t',
  'can’t': 'couldn’t',
  'isn’t': 'wasn’t',
  'aren’t': 'weren’t',
  goes: 'went',
  gets: 'got',
}
