import { FROM_SOMEWHERE } from './cues.ts'
import type { Condition, Conditional } from './rows.ts'
import { STATEMENTS_ABOUT_OTHERS } from './sensitive.ts'

/**
 * The condition `is` is true if the row suits the brief and the field or phrase called `phrase`
 * matches `says`.
 */
type ConditionRow = Conditional & { is: Condition; phrase?: string; says?: RegExp }

const PREGNANCY = /\b(?:miscarr|pregnan|stillb|ivf)/i
const A_PERIOD = /\b(?:in|over|within) the (?:last|past) |\b(?:last|this) (?:month|year)\b/i
const RELATIVE =
  '(?:mother|mum|father|dad|parent|partner|husband|wife|spouse|child|son|daughter|brother|sister|sibling|friend|relative|grandmother|grandfather|grandparent)'
const LOST_SOMEONE = new RegExp(
  `\\bwidow|\\bwhose (?:[a-z]+ )?${RELATIVE} (?:has |had )?(?:recently |suddenly )?(?:died|passed away)\\b|\\blost (?:an?|my|their|your) (?:[a-z]+ )?${RELATIVE}\\b|\\b(?:late|deceased) ${RELATIVE}\\b`,
  'i',
)
const PET = /\b(?:pets?|dogs?|cats?|horses?|pupp(?:y|ies)|kittens?)\b/i

/**
 * When each condition is true. A condition can have several rows, and it's true if any of them
 * matches. A row can build on the rows before it. If the field is empty, `says` is tested against an
 * empty string.
 */
export const CONDITIONS: ConditionRow[] = [
  { is: 'work', phrase: 'life', says: /^PAID$/ },
  { is: 'unpaid', phrase: 'life', says: /^UNPAID$/ },
  { is: 'private', unless: ['work', 'unpaid'] },
  { is: 'certainly private', phrase: 'life', says: /^PRIVATE$/ },
  { is: 'decides', phrase: 'buyer', says: /^DECIDES$/ },
  { is: 'buyer', phrase: 'buyer', says: /^(?:DECIDES|HELPS)$/ },
  { is: 'on their own', phrase: 'size', says: /^SOLO$/ },
  { is: 'size known', phrase: 'size', says: /./ },
  { is: 'owner', phrase: 'owned', says: /./ },
  { is: 'at a named place', phrase: 'place', says: /./ },
  { is: 'reworded', phrase: 'reworded', says: /./ },
  { is: 'about a part', phrase: 'about', says: /\bparts?\b/ },
  {
    is: 'keeps track',
    phrase: 'activity',
    says: /^(?:keep (?:track of|an eye on)|track|remember)\b/,
  },
  { is: 'origin', phrase: 'who', says: FROM_SOMEWHERE },
  { is: 'activity known', phrase: 'activity', says: /./ },
  { is: 'problem known', phrase: 'wrong', says: /./ },
  { is: 'group known', phrase: 'isWho', says: /./ },
  { is: 'school', phrase: 'field', says: /^(?:SCHOOLS|SCIENCE)$/ },
  { is: 'one employer', phrase: 'field', says: /^(?:COUNCILS|EMERGENCY)$/ },
  // People in these fields work for an organisation rather than "a business".
  {
    is: 'public sector',
    phrase: 'field',
    says: /^(?:SCHOOLS|COUNCILS|AGED_CARE|EMERGENCY|SCIENCE)$/,
  },

  { is: 'every week', phrase: 'often', says: /^(?:MOST_DAYS|EVERY_WEEK)$/ },
  { is: 'every month', phrase: 'often', says: /^(?:MOST_DAYS|EVERY_WEEK|EVERY_MONTH)$/ },
  // Kinds of activity that we assume people repeat if the brief doesn't say how often.
  { is: 'again', phrase: 'kind', says: /^(?:TRACK|CARE|SHARE|SUPPLY|COOK|TRAVEL|LEARN)$/ },
  // "inspect hives" is about several hives, so it happens more than once.
  { is: 'again', phrase: 'activity', says: /^(?!.*\b(?:an?|the|their|for)\b).*s\b/ },
  // The activity happens once or every few years, or nothing suggests that people repeat it.
  { is: 'rare', phrase: 'often', says: /^(?:EVERY_FEW_YEARS|ONCE)$/ },
  {
    is: 'rare',
    when: ['certainly private', 'activity known'],
    unless: ['again'],
    phrase: 'often',
    says: /^$/,
  },
  // People have only one christening for their own child, so we write "the christening". But people
  // who are still looking for something haven't chosen "the one" yet.
  {
    is: 'the one',
    when: ['rare', 'certainly private'],
    phrase: 'kind',
    says: /^(?!FIND$|ACCESS$)/,
  },

  { is: 'pregnancy', phrase: 'who', says: PREGNANCY },
  { is: 'pregnancy', phrase: 'activity', says: PREGNANCY },
  { is: 'pet', phrase: 'who', says: PET },
  { is: 'pet', phrase: 'activity', says: PET },
  // We only ask for a name if the brief says that one person died.
  {
    is: 'a person died',
    when: ['LOSS', 'private'],
    unless: ['pregnancy', 'pet'],
    phrase: 'who',
    says: LOST_SOMEONE,
  },
  {
    is: 'a person died',
    when: ['LOSS', 'private'],
    unless: ['pregnancy', 'pet'],
    phrase: 'activity',
    says: LOST_SOMEONE,
  },
  // People can't go about one of these things, and it may not be over yet.
  { is: 'waits', when: ['rare'], phrase: 'activity', says: /^(?:await|queue|wait)\b/ },
  // Work that can be done again, unlike care or a trip.
  {
    is: 'redone',
    phrase: 'kind',
    says: /^(?:CHECK|MAINTAIN|MAKE|PAID|PLAN|RECORD)$/,
  },
  { is: 'has patients', when: ['work'], phrase: 'field', says: /^HEALTH_CARE$/ },
  {
    is: 'has clients',
    when: ['work'],
    phrase: 'field',
    says: /^(?:ANIMAL_WORK|CREATIVE|EVENTS|LEGAL|OFFICES|PROPERTY)$/,
  },
  { is: 'trip', unless: ['work'], phrase: 'kind', says: /^TRAVEL$/ },
  { is: 'care', phrase: 'kind', says: /^CARE$/ },
  // An activity like this never really ends, so asking how long it took makes no sense.
  {
    is: 'ongoing',
    unless: ['rare', 'other side'],
    phrase: 'kind',
    says: /^(?:TRACK|CARE)$/,
  },
  // People choose how long they spend on an activity like this.
  { is: 'session', unless: ['other side'], phrase: 'kind', says: /^(?:LEARN|SHARE)$/ },
  // People also learn things for their job outside work, so the gate question doesn't say "for
  // work".
  { is: 'during work', when: ['work'], phrase: 'kind', says: /^(?!LEARN$)/ },
  { is: 'own health', unless: ['other side'], phrase: 'kind', says: /^HEALTH$/ },
  ...STATEMENTS_ABOUT_OTHERS.map(
    ([says]): ConditionRow => ({ is: 'health of others', phrase: 'imWho', says }),
  ),
  // Something people still do every month isn't a past event such as a funeral.
  { is: 'past loss', when: ['LOSS'], unless: ['every month'] },
  { is: 'any time', when: ['certainly private', 'sensitive'] },

  { is: 'for themselves', when: ['private'] },
  { is: 'for themselves', when: ['decides'] },
  { is: 'for themselves', when: ['on their own'] },
  { is: 'for themselves', when: ['owner'] },
  { is: 'asked by statement', when: ['certainly private'] },
  { is: 'asked by statement', phrase: 'whoOne', says: /^$/ },
  // People may pay someone else to do the activity, but not if it's their own job.
  { is: 'their job', when: ['work'], unless: ['decides'] },
  { is: 'their job', when: ['on their own'], unless: ['owner'] },
  // People give up their unpaid role when they do this.
  {
    is: 'hands over',
    when: ['unpaid'],
    phrase: 'activity',
    says: /^(?:(?:hand|pass) (?:on|over) |step down|retire|train ).*\b(?:the|an?|their|my) (?:incoming|new|next) (?:chair|coach|captain|committee|coordinator|leader|organiser|president|secretary|treasurer)|^step down\b|\b(?:successor|replacement)s?$/,
  },
  { is: 'had it done', phrase: 'did', says: /^(?:had |got |$)/i },
  {
    is: 'or had it done',
    unless: ['sensitive', 'their job', 'other side', 'had it done'],
    phrase: 'kind',
    says: /^MAINTAIN$/,
  },
  // A time window after a clause or a particle would seem to belong to it, as in "checked which
  // uniforms they had in the last 7 days".
  { is: 'window first', when: ['or had it done'] },
  {
    is: 'window first',
    phrase: 'theyDid',
    says: / (?:how|what|when|where|whether|which|who|why) .*\b(?:they|was|were|had)\b|[ -](?:in|on)$/,
  },

  // Care that never stops, so there's no single last time to ask about.
  {
    is: 'all day',
    phrase: 'activity',
    says: /^(?:care for|look after|live with|raise|nurse|manage|cope with)\b(?!.* (?:after|at(?! home\b)|before|during|in|on|when|while)\b)/,
  },
  {
    is: 'for a while',
    phrase: 'activity',
    says: /\b(?:for (?:an?|the) (?:day|night|weekend|morning|afternoon|evening|few hours)|after school|overnight)\b/,
  },
  // Nobody does one of these things "often", because each takes weeks or months.
  {
    is: 'for months',
    phrase: 'activity',
    says: /^(?:build|foster|grow|(?:hand[- ]|bottle[- ])?(?:raise|rear)(?! (?:.* )?(?:alarms?|concerns?|complaints?|faults?|funds|invoices?|issues?|money|orders?|questions?|tickets?)\b)|renovate|restore)\b/,
  },
  // Things that always cost something.
  {
    is: 'has a price',
    phrase: 'activity',
    says: /^(?:book|buy|commute|fly|hire|order|pay|purchase|rent|restock|stock up|travel)\b/,
  },
  // Naming their own slip would sound like a reproach to someone who is grieving.
  {
    is: 'own slip',
    when: ['LOSS'],
    phrase: 'wrong',
    says: /^you (?!(?:couldn’t|didn’t get|got|had|lost|waited|were)\b)/,
  },
  {
    is: 'says how often',
    phrase: 'activity',
    says: /\b(?:daily|nightly|weekly|monthly|yearly|annual|every|each|for the (?:month|season|week|winter|year))\b/,
  },
  // People who did one of these things succeeded, so anything that went wrong happened before that.
  {
    is: 'succeeded',
    phrase: 'did',
    says: /^(?:worked out|figured out|found|tracked down|located|solved|sorted out|got|won|fixed|finished|settled|resolved|made sure)\b/,
  },
  {
    is: 'two gerunds',
    phrase: 'about',
    says: /^(?:practising|learning|teaching|starting|stopping|avoiding) \S+ing\b/,
  },
  // "Who else could I talk to about naming your baby?" makes no sense.
  {
    is: 'hard to say',
    phrase: 'about',
    says: /^(?:practising|learning|teaching|starting|stopping|avoiding) \S+ing\b|\byour\b/,
  },
  // "What is your part in getting your hours signed off?" makes no sense either. At home, and for
  // people who work alone, the gate question has already asked who did the activity.
  { is: 'shared', unless: ['private', 'on their own', 'hard to say'] },
  { is: 'no moment', phrase: 'wrong', says: /\b(?:when|never)\b/i },
  // "At least once over winter" sounds odd.
  {
    is: 'says when',
    phrase: 'wrongThey',
    says: /\b(?:at|before|during|in|on|over) (?:the )?(?:autumn|Christmas|Easter|holidays|spring|summer|wet season|winter)\b/,
  },
  { is: 'the first time we mention it', phrase: 'wrongThey', says: /^the / },
  // Their own questions ask about the other people involved.
  {
    is: 'others asked',
    phrase: 'kind',
    says: /^(?:CHOOSE|ARRANGE|RECORD|SUPPLY|MAINTAIN|COOK|SHARE|MAKE|OTHER)$/,
  },
  { is: 'long group', phrase: 'who', says: /^people\b|^(?:\S+ ){4}/i },
  {
    is: 'many stops',
    phrase: 'activity',
    says: /\bfrom (\p{L}+) to \1\b|\b(?:deliver\w*|drops?|errands|rounds?|routes?|runs|school run)\b|^(?:drive|ride) (?:an?|the|their) (?:bus|cab|courier|ferry|school bus|taxi|train|tram|truck|van)\b/iu,
  },
  {
    is: 'many stops',
    phrase: 'who',
    says: /\b(?:bus|coach|ferry|shuttle|train|tram) (?:captain|driver)s?\b|\b(?:courier|delivery|parcel|postal|posties?|taxi)\b/i,
  },
  // “People whose parent died in the last two years” can’t have done anything about it before that.
  { is: 'says a period', phrase: 'who', says: A_PERIOD },
  { is: 'says a period', phrase: 'isWho', says: A_PERIOD },
  { is: 'says a period', phrase: 'did', says: A_PERIOD },
  // People are only in the middle of it for a while, so they may have finished since.
  {
    is: 'halfway',
    when: ['past loss'],
    phrase: 'imWho',
    says: /^I’m (?:an? .*)?\b(?:arranging|clearing|cleaning|closing|dealing|emptying|finalising|organising|packing|planning|preparing|selling|settling|sorting|winding)\b/,
  },
  { is: 'says alone', phrase: 'who', says: /\b(?:alone|sole|solo|own)\b/ },
  {
    is: 'own child',
    phrase: 'others',
    says: /^your (?:child|children|kids?|son|daughter|toddler|baby|teenager)s?$|\b(?:dog|cat|horse|pet|puppy|kitten|bird|rabbit|animal)s?$|^(?:nobody|no one|none|nothing)$/,
  },
  { is: 'adults', phrase: 'who', says: /^adults /i },
  {
    is: 'says adult',
    phrase: 'isWho',
    says: /\b(?:over|aged) (?:[2-9]\d|(?:eigh|fif|for|nine|seven|six|thir|twen)ty)\b/,
  },
]

/** Phrases that depend on the brief. The first row that suits it counts. */
export const PHRASES: Record<string, (Conditional & { text: string })[]> = {
  // Asks how long people have been doing the activity, when they last did it, or how often they did
  // it over a period they can remember.
  'since when': [
    // We don't ask when people first thought about it, because they may have had no choice.
    { when: ['rare'], text: '' },
    {
      when: ['care', 'every week', 'for a while'],
      unless: ['MOST_DAYS'],
      text: 'In the last month, how often did you {do}',
    },
    { when: ['all day', 'every week'], text: 'How long have you been {about}' },
    { when: ['for months'], text: 'When did you last {do}' },
    { when: ['MOST_DAYS'], text: 'When did you last {do}' },
    { when: ['says how often'], text: 'When did you last {do}' },
    { when: ['every week'], text: 'In the last month, how often did you {do}' },
    { when: ['hands over'], text: 'When did you last {do}' },
    { when: ['ONCE_A_YEAR'], text: 'Over the last three years, how often did you {do}' },
    { text: 'Over the last year, how often did you {do}' },
  ],
  ' the last time': [{ unless: ['rare'], text: ' the last time' }],
  ' last': [{ unless: ['rare'], text: ' last' }],
  'The last time': [{ when: ['rare'], text: 'When' }, { text: 'The last time' }],
  // The sensitive subject, in words we can use with the participant.
  topic: [
    // Carers talk about someone else's health, not their own.
    { when: ['HEALTH', 'own health'], text: 'your health' },
    // People at work talk about other people. Naming the subject would show whose work we mean.
    { when: ['work'], text: 'difficult situations at work' },
    {
      when: ['unpaid'],
      unless: ['asked by statement'],
      text: 'difficult situations in your unpaid role',
    },
    { when: ['HEALTH', 'health of others'], text: 'the health of someone close to you' },
    { when: ['HEALTH'], text: 'health' },
    { when: ['LOSS', 'pregnancy'], text: 'losing a pregnancy' },
    { when: ['LOSS', 'pet'], text: 'losing a pet' },
    { when: ['LOSS'], text: 'losing someone close to you' },
    { when: ['MONEY'], text: 'money' },
    { when: ['CHILDREN'], text: 'family life and children' },
    { when: ['VIOLENCE'], text: 'feeling unsafe with someone' },
    { when: ['MIGRATION'], text: 'moving from one country to another' },
    { when: ['OTHER'], text: 'something personal' },
  ],
  // The time window in the audience and the gate question. People qualify if they've done the
  // activity once in that time. The window suits all the activities in the list: something that
  // people do most days may stand next to something that others do once a month.
  window: [
    { when: ['past loss', 'sensitive', 'says a period'], text: 'in the last year or two' },
    { when: ['past loss', 'sensitive'], text: 'between 3 months and 3 years ago' },
    { when: ['every week', 'sensitive'], text: 'in the last 4 weeks' },
    { when: ['every month', 'sensitive'], text: 'in the last 6 months' },
    { when: ['sensitive'], text: 'in the last year or two' },
    { when: ['every week'], text: 'in the last 4 weeks' },
    { when: ['every month'], text: 'in the last 3 months' },
    { when: ['FEW_TIMES_A_YEAR'], text: 'in the last 6 months' },
    { when: ['ONCE_A_YEAR'], text: 'in the last year or two' },
    { when: ['EVERY_FEW_YEARS'], text: 'in the last year or two' },
    { when: ['ONCE'], text: 'in the last year or two' },
    { text: 'in the last 12 months' },
  ],
  // The time window in the question about the problem.
  far: [{ when: ['every month'], text: 'in the last 12 months' }, { text: 'in the last 2 years' }],
  'how often': [
    { when: ['MOST_DAYS'], text: 'most days' },
    { when: ['EVERY_WEEK'], text: 'every week' },
    { when: ['EVERY_MONTH'], text: 'every month' },
    { when: ['FEW_TIMES_A_YEAR'], text: 'a few times a year' },
    { when: ['ONCE_A_YEAR'], text: 'about once a year' },
    { when: ['EVERY_FEW_YEARS'], text: 'every few years' },
    { when: ['ONCE'], text: 'once in a lifetime' },
    { when: ['IN_SEASON'], text: 'in season' },
  ],
  ' or had it done': [{ when: ['or had it done'], text: ', or had it done' }],
  'a customer': [
    { when: ['has patients'], text: 'a patient' },
    { when: ['has clients'], text: 'a client' },
    { text: 'a customer' },
  ],
  Sees: [{ when: ['rare'], text: 'Saw' }, { text: 'Sees' }],
  organises: [{ when: ['rare'], text: 'organised' }, { text: 'organises' }],
  Does: [{ when: ['rare'], text: 'Did' }, { text: 'Does' }],
  'a business': [
    { when: ['decides'], unless: ['public sector'], text: 'a business' },
    { text: 'an organisation' },
  ],
  'your business': [
    // If we asked about their organisation, school staff would count the whole education
    // department, and lab staff the whole university.
    { when: ['school'], text: 'your workplace' },
    { when: ['one employer'], text: 'your organisation' },
    { text: 'your business or organisation' },
  ],
}
