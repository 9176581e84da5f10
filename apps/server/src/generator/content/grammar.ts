import type { Kind } from '@wattle/contract/brief'
import { NAMED_TOWN, PART_OF_A_CITY } from './cues.ts'
import type { Rewrite } from './rows.ts'

/**
 * In each row, what to look for and what to write instead. {$1} is the first capture group, and
 * {$0} is the whole match. A word before either changes it: {a $1} adds "a" or "an", {one $1} and
 * {ones $1} make it singular or plural, and {past $1}, {ing $1}, {does $1} and {plain $1} change a
 * verb. The name of a group says what its words must be, as in (?<people>…).
 */

/**
 * Verbs that have an object or an adverb before them, such as "hand feed" or "toilet train". With a
 * hyphen, only the last word changes: "hand-fed".
 */
const TWO_WORD_VERBS: Rewrite = [
  /^(batch|bottle|breast|crate|cross|deep|double|dry|fact|force|hand|house|job|meal|pet|potty|pressure|proof|sleep|spoon|spot|spray|steam|stress|test|toilet|tube) (?=(?:check|clean|cook|deliver|drive|feed|hunt|make|paint|plan|raise|read|rear|ride|sew|sit|swap|test|train|wash|water|write)(?: |$))/,
  '{$1}-',
]

/**
 * Replaces a "their" that could mean the participants: "borrowed toys and their pieces" becomes
 * "borrowed toys and the pieces".
 */
export const WHOSE: Rewrite[] = [
  [/(?<notPeople>\p{L}+s) and their\b/u, '{$1} and the'],
  [/^((?:give|feed|show|bring|hand) .*s) their\b/, '{$1} the'],
  // In "find a doctor who speaks their language" it's the participant's language.
  [/\b((?:who|that) \p{L}+s) their\b/u, '{$1} your'],
  // In "find a tutor for their child" it's the participant's child.
  [
    /^((?:arrange|book|choose|engage|find|get|hire|interview|look for|organise|recruit|search for) .*\bfor) their\b/,
    '{$1} your',
  ],
  // "talk to their child about their birth family" becomes "talk to their child about the birth
  // family".
  [
    /\b((?:bab(?:y|ies)|(?:grand|step)?child(?:ren)?|daughters?|kids?|sons?|teenagers?|toddlers?)(?: back)? (?:about|for|from|to)) their\b(?! \p{L}+’)/u,
    '{$1} the',
  ],
  [/(?<=s (?:back )?(?:for|from|to|with) )their (?=(?:mother|owner)s?\b)/, 'the '],
  [/(?<=\b(?:at|from) )their homes\b/, 'home'],
  TWO_WORD_VERBS,
]
/** At work and in an unpaid role, "talk to clients about their debts" means the clients’ debts. */
export const WHOSE_AT_WORK: Rewrite[] = [
  ...WHOSE,
  [
    /\b(?<people>\p{L}+)((?: back| off| out| up)? (?:about|at|for|from|into|on|through|to|with)) their\b(?! \p{L}+’)/u,
    '{$1}{$2} the',
  ],
]

/** Activities that people may have tried without success. */
export const TRIED: Rewrite[] = [
  // People who are still waiting for the money have the problem too.
  [/^(?=get (?:paid back|reimbursed|refunded)(?: |$))/, 'try to '],
  [/^(?=(?:work|figure|find) out (?:what|why) )/, 'try to '],
  [/^(?=keep (?!track|an eye|a record|records|count|notes)|stay |make sure )/, 'try to '],
]
const LOOKED_FOR: Rewrite = [/^find (?!out\b)/, 'look for ']
const TRIED_TO_WIN: Rewrite = [
  /^(?=(?:get|attract|win|recruit|find|sign up|turn|convert|retain|bring back) )/,
  'try to ',
]
/** More activities that people may have tried without success, for some kinds. */
export const TRIED_FOR_KIND: { [kind in Kind]?: Rewrite[] } = {
  FIND: [LOOKED_FOR],
  TRACK: [LOOKED_FOR, [/^(?=remember )/, 'try to ']],
  ACCESS: [TRIED_TO_WIN],
  SELL: [TRIED_TO_WIN],
  HEALTH: [
    [
      /^(?=(?:ease|fall asleep|get to sleep|relieve|reduce|prevent|avoid|stop|sleep|quit)(?: |$))/,
      'try to ',
    ],
  ],
  // “Got to a concert” sounds as if it was hard, so we write “went to a concert”.
  TRAVEL: [[/^get to (?!know\b)/, 'go to ']],
}

/** "rent their kitchen out" becomes "rent out their kitchen". */
export const RENTED_OUT: Rewrite[] = [
  [/^(hire|lease|lend|let|loan|rent) (.+?) out\b/, '{$1} out {$2}'],
]

/** Shortens an activity of more than ten words: "looking for a rental" is enough. */
export const IN_SHORT: Rewrite[] = [
  [/^(?=(?:\S+ ){10})(\S+ \S+.*?) (?:that|who|when|while|because|so) .*$/, '{$1}'],
]

/** "… to builders" becomes "… to a builder". */
export const ONE_PERSON: Rewrite[] = [
  [
    /(?<=(?:^| )(?:to|from|with) )(?!(?:the|their|your|my|some|more|many|any|enough|all|every|each|an?) )(?<somePeople>(?:(?!(?:to|from|with) )\S+ ){0,2}\S+)$/,
    '{a one $0}',
  ],
]

/** "after every shift" becomes "after a shift". */
export const EACH_TIME: Rewrite[] = [
  [
    /\b((?:after|at|before|during|for|from|on|to|with) )(?:each|every) (?!other\b)(\p{L}+)/gu,
    '{$1}{a $2}',
  ],
  // "When did you last pay a bill on time?" sounds like a reproach.
  [/(?<=^\S+ \S+ \S+.*) on time$/, ''],
  // "make passata for the year" is one occasion, too.
  [
    /^((?:bottle|buy|can|chop|cure|cut|freeze|jar|make|order|pickle|preserve|stack|stock) .+) for the (?:whole )?(?:season|summer|winter|year)$/,
    '{$1}',
  ],
]

/**
 * One invoice goes to one company, so "chase event companies for an unpaid invoice" becomes "chase
 * an event company for an unpaid invoice".
 */
export const ONE_GROUP: Rewrite[] = [
  [
    /^(?!(?:the|their|your|my|some|more|many|any|enough|all|every|each|an?) )(?:(?!(?:for|about|with|to) )\S+ )*?(?<group>\S+)(?= (?:for|about|with|to)(?: |$))/,
    '{a one $0}',
  ],
]

/**
 * "a match that were rained out" becomes "that was", and "a customer who complain" becomes "who
 * complains".
 */
export const AGREEING: Rewrite[] = [
  [/^(who|that|which) were(?= |$)/, '{$1} was'],
  [/^(who|that|which) (?<plain>\S+)/, '{$1} {does $2}'],
]

/** "customers’ car" becomes "customer’s car". */
export const OF_ONE_OWNER: Rewrite[] = [[/^(?<people>\p{L}+s)’ /u, '{one $1}’s ']]

/**
 * Someone close to the participant, so "a parent" becomes "your parent". But people who look for a
 * partner don't have one yet, and "fostered a child" isn't "fostered your child".
 */
export const RELATIVES: Rewrite[] = [
  [
    /(?<!\b(?:adopt|bought|buy|choos|chose|find|foster|found|get|got|look|meet|met|rehom|rescu|sponsor)(?:e|ed|ing|ting)?(?: for)? )\b(?:a (?:late )?|the (?=cat|dog|kitten|puppy))(?=(?:cat|dog|kitten|puppy|parent|mother|father|partner|husband|wife|child|baby|newborn|toddler|teenager|grandchild|grandparent|grandmother|grandfather|brother|sister|son|daughter|flatmate|housemate)\b(?! (?:visa|bed|beach|breed\w*|car|club|door|flap|food|groom\w*|kennel|owner|park|show|sitt?er|train\w*|walk\w*|seat|care|minder|support|that|who)s?\b))/,
    'your ',
  ],
]

export const ONE_PURPOSE: Rewrite[] = [
  // "a trailer for their games" becomes "a trailer for one of their games".
  [/(?<= an? .* for )their (?:\p{L}+ )?(?<countable>\p{L}+)$/u, 'one of {$0}'],
  // "go to concerts" becomes "go to a concert".
  [
    /(?<=^(?:drive|fly|get|go|ride|travel|walk) to )(?!(?:an?|all|any|each|every|my|some|the|their|your) )(?:[\p{L}-]+ ){0,2}(?<countable>[\p{L}-]+)$/u,
    '{a one $0}',
  ],
  // "made a sign for closed tracks" becomes "made a sign for a closed track".
  [
    /(?:(?<= an? .* (?:for|at|from|in) )(?!(?:an?|and|all|any|each|every|my|or|some|the|their|these|those|up|your) )(?:[\p{L}-]+ ){0,2}|(?<= an? .* to ))(?<countable>[\p{L}-]+)$/u,
    '{a one $0}',
  ],
]

/** Writes other people as "your partner" or "your friends". */
export const OTHER_PEOPLE: Rewrite[] = [
  // People usually have only one of each of these, so "your partners" becomes "your partner".
  [
    /^your (?:partners|bosses|managers|landlords|doctors|husbands|wives|supervisors|agents|accountants)$/,
    '{one $0}',
  ],
  [/^an? ((?:\S+ )?(?:neighbour|friend|mate|relative|workmate))$/, 'your {ones $1}'],
  [/^(?:your |the )?(?:brothers|sisters)$/, 'your brothers and sisters'],
  [/^(?=(?:classmates|colleagues|friends|grandparents|mates|workmates)$)/, 'your '],
  // Without "the", "parts dealers" would mean parts dealers in general.
  [
    /^(?!(?:the|your|an?|both|some|any|all|most|many|few|several|every\p{L}*|my) )(?<many>.+)$/u,
    'the {$1}',
  ],
  [/^(?=(?:(?:\p{L}+ )?(?:staff|crew|team)|council|police)$)/u, 'the '],
]

/** "had the baby woken by drilling" becomes "their baby was woken by drilling". */
const HAPPENED_TO: Rewrite = [
  /^they had (?:the|their) (baby|cat|child|daughter|dog|horse|partner|puppy|son|toddler) (bitten|frightened|hit|hurt|injured|stung|woken)\b/i,
  'their {$1} was {$2}',
]
/** "the sitter cancelled" becomes "a sitter cancelled", because no particular sitter is meant. */
export const ANY_PERSON: Rewrite[] = [
  HAPPENED_TO,
  [/\bwaited (.+) for the money\b/, 'waited {$1} to be paid'],
  [
    /^the ((?!(?:other|last|first|only|same|next|whole|new|\p{L}+est) )(?:\p{L}+ )?(?<person>\p{L}+))(?= )/iu,
    '{a $1}',
  ],
  // In a list of answers, nothing says where "there" is.
  [/(?<=\bleft (?:\S+ ){1,3})there(?= (?:for|all|over))/, 'behind'],
  [/^nobody was there with /i, 'nobody came with '],
]

/** "the person who died" becomes "their late partner" if the people are those "whose partner has died". */
export const WHO_DIED: Rewrite[] = [
  [
    /^.*\b(?:whose|lost (?:an?|their)) (\p{L}+).*: (.*)\bthe (?:one|person) who (?:had )?died\b/iu,
    ': {$2}their late {$1}',
  ],
  [/^.*?: /, ''],
]
/** Someone or something that belongs to the participant: "the child", "the dog". */
export const THEIR_OWN: Rewrite[] = [
  [
    /^the (?=(?:child|baby|toddler|teenager|son|daughter|partner|parent|dog|cat|puppy|kitten|horse|pet)\b)/i,
    'their ',
  ],
]

const ONE_PER_CLUB =
  '(?:(?:vice|deputy|assistant) )?(?:treasurer|secretary|president|captain|chair|chairperson|commodore)'

const SUBJECT =
  '\\b((?:they|you|I|some(?:one|body)|nobody|that|(?:what|who)ever)(?: no longer| still| already)?)'

/**
 * Puts every other verb of a past activity in the past tense, too: "a fabric they’ve run out of"
 * becomes "a fabric they’d run out of".
 */
export const IN_THE_PAST: Rewrite[] = [
  [/\b(they|you|I)’(?:ve|ll)\b/g, '{$1}’d'],
  [/\b(they|you|I)’re\b/g, '{$1} were'],
  [/ will /g, ' would '],
  [/\b(?:the )?next (?=(?:week|month|term|year|semester|season)\b)/g, 'the coming '],
  [/ can’t /g, ' couldn’t '],
  [/ won’t /g, ' wouldn’t '],
  [/ (?:don’t|doesn’t) /g, ' didn’t '],
  [
    /\b((?:before|after|until|once) (?:the |their )?\p{L}+) (get|go|start|finish|leave|arrive|come|open|close|end|begin)s?\b/gu,
    '{$1} {past $2}',
  ],
  [new RegExp(`${SUBJECT} has\\b`, 'gu'), '{$1} had'],
  [new RegExp(`${SUBJECT} is\\b`, 'gu'), '{$1} was'],
  [new RegExp(`${SUBJECT} are\\b`, 'gu'), '{$1} were'],
  // Puts any other verb in a clause in the past tense: "a part they need" becomes "a part they
  // needed".
  [new RegExp(`${SUBJECT} (?<present>\\p{L}+)\\b`, 'gu'), '{$1} {past $2}'],
  // "when patients are admitted" becomes "when patients were admitted".
  [/\b((?:because|when|while) (?:\p{L}+ ){1,3})are\b/gu, '{$1}were'],
  [/\b((?:because|when|while) (?:\p{L}+ ){1,3})is\b/gu, '{$1}was'],
  [
    /\b((?:because|when|while) (?:(?:an?|the|their) )?\p{L}+) (?<present>\p{L}+)\b/gu,
    '{$1} {past $2}',
  ],
  // "a teacher who calls in sick" becomes "who called in sick". But "a child who has asthma" stays,
  // because the child still has it.
  [
    /(?<=\ban? .*)\b(who) (?!(?:are|has|have|is|(?:know|like|live|love|need|own|speak|want|work)s?)\b)(?<present>\p{L}+)\b/gu,
    '{$1} {past $2}',
  ],
]

export const THEY_TO_YOU: Rewrite[] = [[/\bthey\b/gi, 'you']]
export const THEIR_TO_YOUR: Rewrite[] = [
  [/\bthemselves\b/gi, 'yourself'],
  [/\btheirs\b/gi, 'yours'],
  // “My Aged Care” is a name.
  [/\b(?:[Tt]heir|[Mm]y(?! [A-Z]))\b/g, 'your'],
]
const YOUR_TO_MY: Rewrite[] = [
  [/\byourself\b/gi, 'myself'],
  [/\byours\b/gi, 'mine'],
  [/\byour\b/gi, 'my'],
]
/** Turns "checked which ones you had" into the answer "checked which ones I had". */
export const YOU_TO_I: Rewrite[] = [
  ...YOUR_TO_MY,
  [/\byou (?=(?:all|both)\b)/gi, 'we '],
  [/\byou were\b/gi, 'I was'],
  [/\byou weren’t\b/gi, 'I wasn’t'],
  [/\byou are\b/gi, 'I am'],
  [/\byou’re\b/gi, 'I’m'],
  [/\byou$/gi, 'me'],
  // "Nobody told you when" becomes "nobody told me when".
  [
    /(?<=\b(?:about|asked|behind|billed|called|charged|cost|emailed|for|from|gave|handed|kept|let|made|of|offered|paid|quoted|rang|refused|rushed|sent|showed|sold|stopped|texted|to|told|warned|with|without)) you\b/gi,
    ' me',
  ],
  [/\byou\b/gi, 'I'],
]
/**
 * Turns "you" into "we" for paid and unpaid work. Staff and helpers rarely own what they work with,
 * so their answers say "checked which ones we had".
 */
export const YOU_TO_WE: Rewrite[] = [...YOUR_TO_MY, [/\byou(?= \p{L}|’)/gu, 'we'], [/\byou$/, 'us']]
/**
 * Turns "checked which ones you had" into "checked which ones they had" for the audience's
 * description.
 */
export const YOU_TO_THEY: Rewrite[] = [
  [/\b(?:your|my)\b/g, 'their'],
  [/\byou(?= \p{L}|’)/gu, 'they'],
  [/\byou$/, 'them'],
]

/**
 * Turns the words after "people" into a statement: "with a pool" becomes "I have a pool". The first
 * match wins.
 */
export const PEOPLE_WHO: Rewrite[] = [
  [/^who are(?: |$)/, 'I’m '],
  [/^who were(?: |$)/, 'I was '],
  [/^who(?: |$)/, 'I '],
  [/^whose (\p{L}+) (?:has )?died$/u, 'I have lost my {$1}'],
  [/^whose(?: |$)/, 'My '],
  [/^with(?: |$)/, 'I have '],
  [/^without(?: (?:an?|any|their own))?(?: |$)/, 'I have no '],
  // Handles passive phrases, such as "asked to speak".
  [/^(?!aged )(?=\S*(?:ed|en|told|sent|left|paid)(?: |$))/, 'I was '],
  [/^/, 'I’m '],
]

/** "lives in caravan parks" becomes "lives in a caravan park" when it's about one person. */
const LIVES_IN_ONE: Rewrite = [
  /(?<=\b(?:lives?|living|works?|working|plays?|playing|sings?|singing) (?:above|at|in|near|next to|on) |\bas )(?!(?:the|my|their|two|sales|sports) )(?!sales|sports|logistics)(?:\p{Ll}+ )?\p{Ll}+s$/u,
  '{a one $0}',
]
export const OF_ONE_OF_MANY: Rewrite[] = [
  LIVES_IN_ONE,
  [/^(I’m (?:over|under|aged) \S+) who /, '{$1} and '],
]
export const OF_ONE_PERSON: Rewrite[] = [
  // "I’m an adult child" sounds odd, so we write "adult son or daughter".
  [/^adult child\b/, 'adult son or daughter'],
  // "teenagers’ parent" becomes "parent of a teenager".
  [/^(.+s)’ ((?:foster |grand|step-?)?parent|carer|dad|father|mother|mum)$/, '{$2} of {a one $1}'],
  [/^(couple|family) who (?:is|are) (?=\p{L}+ing\b)/u, '{$1} '],
  [/^small (?=.*(?:er|or|ist)$)/, ''],
  LIVES_IN_ONE,
  [/(?<= who runs? )\p{L}+(?: \p{L}+){0,2}s$/u, '{a one $0}'],
]

/** In "Which other small solar installers …?", "small" would describe the people. */
export const WITHOUT_SIZE: Rewrite[] = [
  [/^(?:big|large|small|tiny) (?!business)(?=(?:\S+ )*\S+(?:ers|ors|ists)\b)/i, ''],
]

/** What business owners own: "cafe owners" and "owners of cafes" both own "a cafe". */
export const OWNED: Rewrite[] = [
  [/^(?!owners of |.+ owners$|.+ owners (?:with|in|on|of) ).*$/i, ''],
  [/^owners of (.+)$/i, '{$1}'],
  [/^(.+) owners( .+)?$/i, '{ones $1}{$2}'],
  [/ with no .+$/, ''],
  [/^(?<oneByOne>.+)$/, '{a one $1}'],
]

const NO_PREPOSITION: Rewrite = [/^(?!(?:at|in|for|near|on) ).*$/, '']
/**
 * "in the Wimmera" and "on the south coast" become empty. Towns and parts of a city stay:
 * OTHER_PLACES hides them.
 */
const NO_REGION: Rewrite = [
  new RegExp(
    `^(?!at |for |${NAMED_TOWN.source}|${PART_OF_A_CITY.source})(?:\\S+ )+(?:[A-Z]\\S*|.*\\bcoast)$`,
    'u',
  ),
  '',
]
/** Where people work who visit several places: "at nursing homes" stays plural. */
export const AT_ANY: Rewrite[] = [NO_PREPOSITION, NO_REGION]
/** "at small sports clubs" becomes "at a small sports club". Names such as Ballarat stay. */
export const AT_PLACE: Rewrite[] = [
  ...AT_ANY,
  // "Meals on wheels" is a service, so nobody works for "a meal on wheels".
  [
    /^(at|in|for|near|on) (?!the (?:.* )?(?:highlands|hills|mountains|plains|ranges|suburbs|tropics)$)(?:an? |the )?(?<many>(?!(?!(?:Anglican|Buddhist|Catholic|Christian|Greek|Hindu|Islamic|Italian|Jewish|Muslim|Orthodox|Sikh|Uniting) )[A-Z][a-z]|meals on wheels$).+)$/,
    '{$1} {a one $2}',
  ],
]
const AREAS =
  'areas?|bush|cities|city|coast|communit(?:y|ies)|country|countryside|districts?|estates?|fringe|hills|islands?|mountains|outback|parks?|regions?|rivers?|states?|streets?|suburbs?|towns?|valleys?|villages?'
/**
 * Where people live or go, for the audience. "In mining towns" becomes "in a mining town". Empty
 * for a kind of place that says nothing about where it is, such as "at dental clinics".
 */
export const AREA: Rewrite[] = [
  [
    new RegExp(
      `^(?!(?:across|along|around|by|in|near|on|outside|throughout) (?:.*\\b[A-Z]|.*\\b(?:${AREAS})$)).*$`,
      'u',
    ),
    '',
  ],
  [/^(?:across|throughout) /, 'in '],
  [/^(in|near|on|outside) (?<many>(?!the |.*[A-Z]).+)$/, '{$1} {a one $2}'],
]
/** "at small sports clubs" becomes "small sports club". Empty for names and for areas. */
export const PLACE: Rewrite[] = [
  NO_PREPOSITION,
  [
    /^.*\b(?:shopping (?:strips?|centres?)|towns?|cit(?:y|ies)|suburbs?|regions?|(?:apartment|office|unit) (?:towers?|buildings?|blocks?)|industrial (?:parks?|areas?)|areas?|states?|districts?|villages?|communit(?:y|ies)|countryside|outback|bush|estates?|streets?|highlands|hills?|islands?|mountains|plains|ranges|tropics)$/i,
    '',
  ],
  [/^(?:at|in|for|on) (?:an? |the )?(?<many>(?![A-Z][a-z]|meals on wheels$).+)$/, '{one $1}'],
  [/^(?:at|in|for|near|on) .*$/, ''],
]

type Statement = {
  says: RegExp
  /** True if the row is for paid work only, false if it's never for paid work. */
  isPaid?: boolean
  /** True for a group, because nobody can say "I’m a couple" about themselves. */
  isGroup?: true
  /** True if `says` is tested on what people own, such as "a cafe with no kitchen". */
  isOwner?: true
  isWho: string
  imWho: string
}

/**
 * Statements about one person in the group, such as "works as a nurse" and "I’m a nurse". {at} is
 * the place. The first match wins.
 */
export const STATEMENTS: Statement[] = [
  {
    says: /^(?:.* )?(?:couple|family|household)(?: (?:\p{L}+ing (?:abroad|an?|at|for|from|in|interstate|on|overseas|the|their|to|up|with)|and|at|for|from|in|near|of|on|that|who|whose|with|without)\b.*)?$/u,
    isPaid: false,
    isGroup: true,
    isWho: 'is part of {a $0}{at}',
    imWho: 'I’m part of {a $0}{at}',
  },
  // "Works as a woman" makes no sense, so we write "is a woman" even for paid work.
  {
    says: /^(?:[\p{L}-]+ )*(?:dad|father|man|migrant|mother|mum|parent|person|refugee|woman|worker(?= \p{L}+(?:ed|ing) ))(?: .*)?$/u,
    isPaid: true,
    isGroup: true,
    isWho: 'is {a $0}{at}',
    imWho: 'I’m {a $0}{at}',
  },
  { says: /^.*\bstaff$/i, isPaid: true, isWho: 'works as {$0}{at}', imWho: 'I’m on the {$0}{at}' },
  {
    says: /^.*\bstaff$/i,
    isGroup: true,
    isWho: 'is on the {$0}{at}',
    imWho: 'I’m on the {$0}{at}',
  },
  // A club has only one treasurer, so we write "the treasurer", not "a treasurer".
  {
    says: new RegExp(`^${ONE_PER_CLUB} of (?!.* and ).+$`, 'i'),
    isPaid: false,
    isWho: 'is the {$0}{at}',
    imWho: 'I’m the {$0}{at}',
  },
  {
    says: /^(?:first|first[- ]time) (home) ?buyer$/,
    isPaid: false,
    isWho: 'is buying, or has bought, their first {$1}',
    imWho: 'I’m buying, or have bought, my first {$1}',
  },
  // They're new to owning a home, but the home may be old.
  {
    says: /^(?:new|first|first[- ]time) (home) ?owner$/,
    isPaid: false,
    isWho: 'has bought their first {$1}',
    imWho: 'I have bought my first {$1}',
  },
  {
    says: /^(?:new|first[- ]time|(?:semi-)?retired|busy|experienced|novice) .+ owner$/,
    isPaid: false,
    isWho: 'is {a $0}{at}',
    imWho: 'I’m {a $0}{at}',
  },
  {
    says: /^(.+?) who (works? .+)$/,
    isWho: 'is {a $1} and {$2}{at}',
    imWho: 'I’m {a $0}{at}',
  },
  {
    says: /^(.+) with no (.+)$/,
    isOwner: true,
    isWho: 'owns {$1}{at} and has no {$2}',
    imWho: 'I own {$1}{at} and have no {$2}',
  },
  { says: /^.+$/, isOwner: true, isWho: 'owns {$0}{at}', imWho: 'I own {$0}{at}' },
  { says: /^.+$/, isPaid: true, isWho: 'works as {a $0}{at}', imWho: 'I’m {a $0}{at}' },
  { says: /^.+$/, isWho: 'is {a $0}{at}', imWho: 'I’m {a $0}{at}' },
]

/**
 * "first-year nurse in a hospital" becomes "a nurse". "kitchen staff" becomes empty, because nobody
 * is "a staff".
 */
export const A_WHO: Rewrite[] = [
  [/^.*\bstaff$/, ''],
  // A "fly-in fly-out worker" mustn't become "a fly".
  [/(?<!^(?:fly|meals|stay|work)) (?:\p{L}+(?:ed|ing) )?(?:with|in|at|on|from|who) .*$/u, ''],
  [/\b(?:small|large|big|(?:first|second|third|fourth)-year) /, ''],
  // "As treasurer of a surf club", because a club has only one.
  [new RegExp(`^(?!${ONE_PER_CLUB} of ).+$`, 'i'), '{a $0}'],
]

/** Adverbs that can come between "who" or "I" and the verb. */
export const ADVERB =
  '(?:no longer|never|always|still|also|only|just|often|(?!(?:apply|fly|rely|reply|supply) )\\w+ly) '
/** The form of a verb after "he" or "she". The first match wins. */
export const THIRD_PERSON: Rewrite[] = [
  [/^(?=(?:was|had|did|didn’t|could|couldn’t|can|can’t|must|may)$)/, ''],
  [/^(?:be|are|am|’m)$/, 'is'],
  [/^have(?=$|n’t$)/, 'has'],
  [/^aren’t$/, 'isn’t'],
  [/^don’t$/, 'doesn’t'],
  [/(?<=s|x|z|ch|sh|o)$/, 'es'],
  [/(?<=[^aeiou])y$/, 'ies'],
  [/$/, 's'],
]
/** Words that always count as a verb after "and". */
export const JOINED_VERB = /^(?:own|rent|need|like|love|want)$/

/** "My dog barks" becomes "has a dog that barks". */
export const ABOUT_MINE: Rewrite[] = [
  [/^my (?<person>\S+) /i, 'has {a $1} who '],
  [/^my (\S+) /i, 'has {a $1} that '],
]
export const I_DO = new RegExp(`^I ?(${ADVERB})?(’m|\\S+)\\b ?`)
/** Captures the verb, which comes after "have" in "I have recently moved". */
export const I_DID = new RegExp(`^I (?:${ADVERB})?(?:have (?:${ADVERB})?)?(\\S+)`)
/** "I rent and have no garden" becomes "rents and has no garden". */
export const ABOUT_ME: Rewrite[] = [
  [I_DO, '{$1}{does $2} '],
  [/\band I (?=\w)/g, 'and '],
  [/\band (?:am|I’m)\b/g, 'and is'],
  [/\band (?:have|I’ve)\b/g, 'and has'],
  [new RegExp(`\\band (${ADVERB})?(?<joined>\\w+)\\b`, 'g'), 'and {$1}{does $2}'],
  [/\bdon’t\b/g, 'doesn’t'],
  [/\bmy\b/g, 'their'],
]
/** How we write statements that the researcher typed. */
export const TYPED: Rewrite[] = [
  [/^I am /, 'I’m '],
  [/^I’ve /, 'I have '],
]
/** "keeps hens" becomes "I keep hens". */
export const AS_I: Rewrite[] = [
  [/^is(?= |$)/, 'I’m'],
  [/^has(?= |$)/, 'I have'],
  [/^(?!I[’ ])(\S+)/, 'I {plain $1}'],
  [/\b(and|or) is\b/g, '{$1} am'],
  [/\b(and|or) has\b/g, '{$1} have'],
  [/\bdoesn’t\b/g, 'don’t'],
  // In "uses a wheelchair and commutes" there are two verbs. "Cats and dogs" aren't verbs.
  [/(?<!s) (and|or) (?<inflected>\p{Ll}+s)\b/gu, ' {$1} {plain $2}'],
]

/**
 * The first words of an industry that already says what people do, as in "selling or hiring
 * costumes".
 */
const WORKING =
  '(?:advising|breeding|building|buying|calibrating|collecting|converting|creating|delivering|designing|developing|distributing|driving(?! schools)|fitting|growing|hiring|importing|inspecting|installing|leasing|lending|making|managing|manufacturing|marketing (?!agencies)|placing|providing|recruiting|recycling|refurbishing|renting|repairing|restoring|running|selling|servicing|supplying|teaching|treating|working|writing)\\b'
const ANY_WORDS = '(?:\\S+ ){0,5}'
const EMPLOYERS =
  'agencies|banks|brands|cafes|charities|clinics|companies|contractors|councils|dealers|dealerships|distributors|employers|firms|gyms|hospitals|hotels|insurers|kennels|makers|manufacturers|operators|organisations|parks|providers|publishers|restaurants|retailers|salons|schools|shops|startups|stores|studios|suppliers|supermarkets|universities|wholesalers'
const PRODUCTS =
  'apps?|devices|equipment|feed|furniture|gadgets|gear|hardware|kits|machinery|machines|platforms|products|software|supplies|systems|tools|websites'

/**
 * Turns "People who sell stock feed" into "selling stock feed", which fits a list of industries.
 */
export const AS_TRADE: Rewrite[] = [
  [/^(?:(?:anyone|people|those) )?(?:who work|working) in (?!an? |the )/i, ''],
  [/^(?:anyone|people|those) who (\w+) or (\w+) /i, '{ing $1} or {ing $2} '],
  [/^(?:anyone|people|those) who (\w+) /i, '{ing $1} '],
  // "lab suppliers" and "library software" aren't kinds of work.
  [
    new RegExp(`^(?!${WORKING}|.* (?:and|or) )${ANY_WORDS}(?:${EMPLOYERS})$`, 'i'),
    'working for {a one $0}',
  ],
  [new RegExp(`^(?!${WORKING})${ANY_WORDS}(?:${EMPLOYERS})$`, 'i'), 'working for {$0}'],
  [
    new RegExp(
      `^(?!${WORKING}|.* and )${ANY_WORDS}(?:${PRODUCTS})(?: (?:for|to|that|with) .*)?$`,
      'i',
    ),
    'making or selling {$0}',
  ],
  [/^(?=(?:\S+ )?(?:conferences|events|festivals|funerals|parties|weddings)$)/i, 'organising '],
]
/**
 * For paid work, turns "rail safety" into "working for a rail safety company", because train
 * drivers may say that they work in rail safety. Doesn't change government bodies or anything
 * that's already an activity or a company.
 */
export const AS_EMPLOYER: Rewrite[] = [
  ...AS_TRADE,
  [
    /^(?!(?:selling|making|designing|recruiting|running|teaching|repairing|importing|supplying|organising)\b|\w+ing (?!and\b|or\b)|.* (?:and|or) |.*\b(?:government|council|public|department|union|compan(?:y|ies)|firms?)\b)(?<single>.+)$/i,
    'working for {a $0} company',
  ],
]

/**
 * How to word the distractors if the wanted answer matches `says`, so that it isn’t the only answer
 * worded that way.
 */
export const LIKE_WANTED: { says: RegExp; as: Rewrite }[] = [
  {
    says: /^Tried to /,
    as: [
      /^(Arranged|Booked|Borrowed|Fixed|Found|Got|Hired|Learnt|Obtained|Organised|Repaired|Sold|Swapped|Won)\b/,
      'Tried to {plain $1}',
    ],
  },
  {
    says: /, or had it done$/,
    as: [
      /^(?:Fixed|Painted|Patched|Repaired|Repainted|Replaced|Serviced|Sharpened|Tuned) .*$/,
      '{$0}, or had it done',
    ],
  },
]

/** "the new house" becomes "a new house", because no earlier question has mentioned it. */
export const NEW_PLACE: Rewrite[] = [
  [/\bthe new (?=(?:apartment|flat|home|house|office|place|shop|unit)\b)/, 'a new '],
]
/** "the campsite" becomes "a campsite", and "the barking" becomes "barking". */
export const FIRST_MENTION: Rewrite[] = [
  [/^the (?<mass>\p{L}+)$/u, '{$1}'],
  [/^the (?<single>\p{L}+)$/u, '{a $1}'],
]
