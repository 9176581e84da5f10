import type { Condition, Conditional } from './rows.ts'

/**
 * Conditions that depend on the words of a phrase: `name` holds if the phrase called `phrase`
 * matches `says`.
 */
export const SAYS: [name: Condition, phrase: string, says: RegExp][] = [
  // Care that never stops, so there's no single last time to ask about.
  [
    'all day',
    'do',
    /^(?:care for|look after|live with|raise|nurse|manage|cope with)\b(?!.* (?:after|at|before|during|in|on|when|while)\b)/,
  ],
  ['says how often', 'do', /\b(?:daily|nightly|weekly|monthly|yearly|annual|every|each)\b/],
  // People who did this succeeded, so anything that went wrong happened before that.
  [
    'succeeded',
    'did',
    /^(?:worked out|figured out|found|tracked down|located|solved|sorted out|got|won|fixed|finished|settled|resolved|made sure)\b/,
  ],
  ['two gerunds', 'about', /^(?:practising|learning|teaching|starting|stopping|avoiding) \S+ing\b/],
  // "Who else could I talk to about naming your baby?" makes no sense.
  [
    'hard to say',
    'about',
    /^(?:practising|learning|teaching|starting|stopping|avoiding) \S+ing\b|\byour\b/,
  ],
  ['no moment', 'wrong', /\b(?:when|never)\b/i],
  ['long group', 'who', /^people\b|^(?:\S+ ){4}/i],
  ['says alone', 'who', /\b(?:alone|sole|solo|own)\b/],
  ['own child', 'others', /^your (?:child|children|kids?|son|daughter|baby|teenager)s?$/],
  ['says adult', 'isWho', /\b(?:over|aged) [2-9]\d\b|^is an adult\b/],
]

/** Phrases that depend on the brief. The first row that suits it counts. */
export const PHRASES: Record<string, (Conditional & { says?: RegExp; text: string })[]> = {
  // Asks how long people have been doing it, when they last did it, or how often they did it in a
  // time they can remember.
  'since when': [
    { when: ['rare'], text: 'When did you first think about {doing}' },
    { when: ['care', 'every week'], text: 'How long have you been {about}' },
    { when: ['MOST_DAYS'], text: 'When did you last {do}' },
    { when: ['says how often'], text: 'When did you last {do}' },
    { when: ['every week'], text: 'In the last month, how often did you {do}' },
    { when: ['ONCE_A_YEAR'], text: 'Over the last three years, how often did you {do}' },
    { text: 'Over the last year, how often did you {do}' },
  ],
  ' the last time': [{ unless: ['rare'], text: ' the last time' }],
  'The last time': [{ when: ['rare'], text: 'When' }, { text: 'The last time' }],
  // The sensitive subject, in words we can use with the participant. `says` is tested on who the
  // people are and what they do.
  topic: [
    // Carers talk about someone else's health, not their own.
    { when: ['HEALTH', 'own health'], text: 'your health' },
    { when: ['HEALTH', 'health of others'], text: 'the health of someone close to you' },
    { when: ['HEALTH'], text: 'health' },
    { when: ['LOSS'], says: /\b(?:miscarr|pregnan|stillb|ivf)/i, text: 'losing a pregnancy' },
    {
      when: ['LOSS'],
      says: /\b(?:pets?|dogs?|cats?|horses?|pupp(?:y|ies)|kittens?)\b/i,
      text: 'losing a pet',
    },
    { when: ['LOSS'], text: 'losing someone close to you' },
    { when: ['MONEY'], text: 'money' },
    { when: ['CHILDREN'], text: 'family life and children' },
    { when: ['VIOLENCE'], text: 'feeling unsafe with someone' },
    { when: ['MIGRATION'], text: 'visas and moving countries' },
    { when: ['OTHER'], text: 'something personal' },
  ],
  // How long ago a sensitive event may have happened.
  'sensitive window': [
    { when: ['past loss'], text: 'between 3 months and 3 years ago' },
    { when: ['every week'], text: 'in the last 4 weeks' },
    { when: ['every month'], text: 'in the last 6 months' },
    { text: 'in the last 24 months' },
  ],
}
