import type { Kind, Often } from '@wattle/contract/brief'
import type { Rewrite } from './rows.ts'

/** Patterns for reading a brief from an idea, and for the grammar of the drafts. */

/** Which kind a shared verb belongs to, depending on its object. The first match wins. */
export const KIND_BY_OBJECT: [verbs: RegExp, object: RegExp, kind: Kind][] = [
  [
    /^(?:look for|find|search for)$/,
    /\b(?:missing|lost|misplaced|keys?|pallets?|tools?|files?|documents?|receipts?|cattle|stock)\b/,
    'TRACK',
  ],
  [
    /^(?:book|get)$/,
    /\b(?:appointments?|permits?|refunds?|visas?|licences?|approvals?|rebates?|grants?|referrals?|subsid\w+)\b/,
    'ACCESS',
  ],
  [
    /^(?:book|find|look for|search for)$/,
    /\b(?:rooms?|venues?|halls?|rentals?|tutors?|babysitters?|\w+ers?|\w+ists?|\w+ors?|vets?|places?|studios?|plots?|childcare|accommodation|courts?|grounds?)\b/,
    'FIND',
  ],
  [/^get$/, /\b(?:paid)\b/, 'PAID'],
  [/^get$/, /\b(?:repaired|fixed|serviced|mended)\b/, 'MAINTAIN'],
  [/^get$/, /^to\b/, 'TRAVEL'],
  [
    /^plan$/,
    /\b(?:trips?|holidays?|weddings?|part(?:y|ies)|events?|reunions?|funerals?|excursions?|weekends? away|outings?)\b/,
    'ARRANGE',
  ],
  [
    /^(?:write|prepare)$/,
    /\b(?:forms?|reports?|applications?|notes?|minutes|diar(?:y|ies)|references?|tax|submissions?|records?)\b/,
    'RECORD',
  ],
  [/^prepare$/, /\b(?:meals?|dinners?|lunch\w*|food)\b/, 'COOK'],
  [
    /^(?:write|prepare)$/,
    /\b(?:speech\w*|posts?|songs?|lessons?|lesson plans?|stor(?:y|ies)|books?|newsletters?|scripts?)\b/,
    'MAKE',
  ],
  [/^prepare$/, /^for (?:a |the |an )?(?:\w+ )?(?:tests?|exams?|interviews?)\b/, 'LEARN'],
  [
    /^update$/,
    /\b(?:records?|files?|spreadsheets?|lists?|notes?|diar(?:y|ies)|logs?|websites?)\b/,
    'RECORD',
  ],
  [
    /^(?:update|share)$/,
    /\b(?:information|results?|news|changes?|famil(?:y|ies)|parents|residents|staff|customers|handovers?)\b/,
    'PASS_ON',
  ],
  [
    /^share$/,
    /\b(?:tools?|trailers?|cars?|equipment|machines?|machinery|books?|costumes?|toys?|sheds?)\b/,
    'SHARE',
  ],
  [
    /^(?:collect|chase|send)$/,
    /\b(?:money|payments?|fees?|claims?|invoices?|bills?|rent|debts?|dues|quotes?)\b/,
    'PAID',
  ],
  [
    /^(?:collect|chase)$/,
    /\b(?:answers?|replies|rsvps?|availab\w+|forms?|responses?)\b/,
    'ARRANGE',
  ],
  [
    /^collect$/,
    /\b(?:parcels?|toys?|books?|equipment|boxes|clothes|costumes?|furniture)\b/,
    'SHARE',
  ],
  [
    /^(?:look after|walk|feed|support)$/,
    /\b(?:machines?|equipment|gardens?|pools?|cars?|bikes?|lawns?|buildings?|boats?)\b/,
    'MAINTAIN',
  ],
  [/^feed$/, /\b(?:famil(?:y|ies)|household|kids|guests)\b/, 'COOK'],
  [/^(?:look after|walk|feed|support)$/, /./, 'CARE'],
  [
    /^(?:manage|live with|take|cope with)$/,
    /\b(?:pain|diabetes|asthma|migraines?|symptoms?|medications?|medicines?|tablets?|pills|anxiety|depression|allerg\w+|arthritis|condition|insomnia|blood pressure|flare-ups?|eczema|endometriosis)\b/,
    'HEALTH',
  ],
]

export const PLACES =
  /\b(?:rooms?|venues?|halls?|rentals?|places?|studios?|plots?|childcare|accommodation|courts?|grounds?|childcare centres?)\b/

export const OFTEN_CUES: [RegExp, Often][] = [
  [
    /\b(?:daily|(?:every|each) (?:single )?(?:day|shift|morning|night|evening|afternoon|workday))\b/i,
    'MOST_DAYS',
  ],
  [/\b(?:weekly|(?:every|each) (?:single )?week)\b/i, 'EVERY_WEEK'],
  [/\b(?:monthly|(?:every|each) (?:single )?month)\b/i, 'EVERY_MONTH'],
  [/\b(?:every|each) (?:school )?term\b/i, 'FEW_TIMES_A_YEAR'],
  [/\b(?:yearly|annually|(?:every|each) (?:single )?year)\b/i, 'ONCE_A_YEAR'],
  [/\b(?:every|each) season\b/i, 'IN_SEASON'],
  [/\b(?:once|one day|one night) a week\b/i, 'EVERY_WEEK'],
  [/\b(?:twice|(?:two|three|four|five) (?:days|times|nights)) a week\b/i, 'MOST_DAYS'],
  [/\bonce a month\b/i, 'EVERY_MONTH'],
  [/\bonce a year\b/i, 'ONCE_A_YEAR'],
]

export const TOOL_CUES: [RegExp, string][] = [
  [
    /\b(?:in|on|with|via|using|use|by) (?:an? )?(?:excel|spreadsheets?|google sheets?)\b/i,
    'a spreadsheet',
  ],
  [
    /\b(?:on|with|via|using|use) (?:pen and )?paper\b|\bpaper (?:forms?|lists?|diary|diaries)\b/i,
    'paper',
  ],
  [/\b(?:in|on|by|via|using|use) (?:a )?(?:whatsapp|group chats?)\b/i, 'WhatsApp'],
  [/\bby (?:phone|phone calls?)\b/i, 'phone calls'],
  [/\b(?:by|via|using|use|with) e-?mails?\b/i, 'email'],
  [/\b(?:on|with|using|use) (?:an? )?whiteboards?\b/i, 'a whiteboard'],
  [/\b(?:in|with|use|using) (?:an? )?notebooks?\b/i, 'a notebook'],
  [/\b(?:in|with|use|using) xero\b/i, 'Xero'],
]

/** Words for tools that people may use today, or that may belong to the product. */
export const TOOL_MENTIONS: [RegExp, string][] = [
  [/\b(?:Excel|[Ss]preadsheets?|[Gg]oogle [Ss]heets?)\b/, 'a spreadsheet'],
  [/\b(?:on|pen and) paper\b|\bpaper (?:forms?|lists?|diary|diaries)\b/i, 'paper'],
  [/\b(?:whatsapp|group chats?)\b/i, 'WhatsApp'],
  [/\b(?:phone calls?|(?:by|over the) phone)\b/i, 'phone calls'],
  [/\be-?mails?\b/i, 'email'],
  [/\bwhiteboards?\b/i, 'a whiteboard'],
  [/\bnotebooks?\b/i, 'a notebook'],
  [/\bxero\b/i, 'Xero'],
]

export const ENDS_ROLE = /\s(?:and|who|in|at|with|from|for|based|but|so|of my|running|working)\b.*$/

/**
 * If an activity matches one of these, we only suggest it instead of filling it in, because it may
 * be unclear or about the product.
 */
/** "Check the wind before every lift" is a different activity from "check the wind". */
export const ONLY_THEN = / (?:before|after|during) (?:an?|each|every|the|their) /i
export const UNSURE_IN_ACTIVITY = [
  // A single word, or more than nine.
  /^\S+$|^(?:\S+ ){9}/,
  /[^A-Za-z' -]/,
  /\b(?:apps?|ai|platforms?|bots?|chatbots?|dashboards?|automate\w*|software|marketplaces?|websites?|portals?|subscriptions?|tools?|solutions?|products?|services?)\b/i,
  /\b(?:faster|easier|easily|better|quickly|quicker|cheaper|smarter|simply|more|less)\b/i,
  /\b(?:it|this|they|them|that|these|those)\b/i,
  /\b(?:to|for|with|of|in|on|at|the|a|an|their|and|or)$/i,
  // Verbs that don't name an activity by themselves.
  /^(?:be|have|do|go|know|feel|use|deal|manage|handle|get by|keep up|make sure|make money|make sense|lose|struggle|try|want|need|see|understand|spend|save|avoid|reduce|improve|increase|grow|connect|help|stay|keep|think|become|live|work)\b/i,
]

/** What we cut from a phrase that starts with a group of people, so that only the group is left. */
export const NOT_THE_PEOPLE: Rewrite[] = [
  [/[,;.].*$/, ''],
  [
    /(?:^| )(?:who|that|which|to|and|or|can|have|has|need|must|try|struggle|find|spend|waste|lose|at|in|on|by|with|without|from|for|of|when|while|because|so|before|after|as|is|are|do|don't|get|keep|escape|flee|leave|avoid|report|will|would|could|should|often|always|still|never|usually|also)(?: .*)?$/i,
    '',
  ],
  // Keeps at least two words, so "busy small farmers" becomes "small farmers".
  [
    /^(?:(?:the|our|all|most|many|some|busy|small|other|these|those|local|any|every|young|australian|aussie|independent)\s+(?=\S+ \S))+/i,
    '',
  ],
  [/^(?:the|our|all|most|many|some|these|those|any|other)\s+/i, ''],
]

/**
 * What we cut from an activity: the words before it, its reason, how often it happens, and the next
 * clause.
 */
export const NOT_THE_ACTIVITY: Rewrite[] = [
  [/^(?:to )?(?:(?:also|quickly|easily|just|simply|always|then|better) )?/i, ''],
  [
    / (?:because|so|when|while|before|after|without|instead|if|but|which|where|since|until|unless|whenever|though|although|as|then|than|rather|using|via),?(?: .*)?$/i,
    '',
  ],
  // Cuts a following clause that's about something or someone else, as in "and nobody replies".
  [
    /(?:,\s*(?:and|but|then|so|or|which|who)\b|\s+and (?:then|it|they|the|he|she|we|this|that|nobody|sometimes|always|still|also)\b|\s+(?:though|even)\b).*$/i,
    '',
  ],
  ...OFTEN_CUES.map(([says]): Rewrite => [says, '']),
  [/\b(?:nearly|almost|just about|about)\s*$/i, ''],
  [/ {2,}/g, ' '],
  [/^ |[,\s]+$/g, ''],
  [/^(\S+ing)\b/, '{plain $1}'],
]

const AFTER_ONE =
  '(?:to|for|from|with|at|in|on|of|about|into|by|through|between|across|over|that|who|back|off|up)(?!\\S)'
const JOINING_WORD = '(?:and|or)(?!\\S)'
const NOUN = `(?!${AFTER_ONE}|${JOINING_WORD})\\S+`
/**
 * Captures the object's first word and its noun of up to three words, as in "a progress claim to
 * builders". Doesn't match two objects.
 */
export const ITS_OBJECT = new RegExp(
  `^(?:(an?|the|their|new|more|many|some|all) )?(${NOUN}(?: ${NOUN}){0,2})(?: ${AFTER_ONE}(?!.* ${JOINING_WORD}).*)?$`,
  'i',
)

/** A business that one person may run. */
const BUSINESSES =
  '(?:cafe|shop|salon|studio|gym|bakery|restaurant|clinic|farm|nursery|pub|bar|store|laundromat|hotel|motel|brewery|winery|practice|garage|workshop|boutique|kennel|food truck|business|company|agency|franchise)'
/** "small bakery in Geelong" becomes "bakery owners". Empty if it isn't a kind of business. */
export const AS_OWNERS: Rewrite[] = [
  [/\s(?:in|with|and|that|near|on|at|for|which|where|out|from|of)\b.*$/, ''],
  [new RegExp(`^(?:(?:small |big |little )?(?:business|company)|(?!.*\\b${BUSINESSES}$).*)$`), ''],
  [/^(?:small|little|tiny|busy|big) /, ''],
  [/(?<=.)$/, ' owners'],
]

/** Words and characters that can't be part of a group's name. */
export const OUTSIDE_PEOPLE =
  /[^A-Za-z'& -]|\b(?:who|that|which|to|and|or|can|have|has|need|must|try|struggle|find|spend|waste|lose|at|in|on|by|with|without|from|for|of|when|while|because|so|before|after|as|is|are|do|don't|get|keep|escape|flee|leave|avoid|report|will|would|could|should|often|always|still|never|usually|also) /i

/** Matches a group in up to four words, without a name. */
export const PLAIN_GROUP = /^(?!.* [A-Z][a-z])[A-Za-z'&-]+(?: [A-Za-z'&-]+){0,3}$/

/** Captures a group of people and what they do, as in "helps nurses swap shifts". */
export const HELPS = /\b(?:helps?|lets?|allows?|enables?|helping|letting|allowing|enabling) (.+)/gi
export const SPEND_TIME =
  /^(?:most |many |the )?((?:[A-Za-z][A-Za-z'&-]* ){1,5}?)(?:often |still )?(?:spend|waste|lose) (?:(?:so |too )?(?:much|many|hours?|ages|days?|weeks?|time|half|all|their|a|lot|of|an|every|each|weekends?|evenings?|nights?|up|to|\d+) ?)+ ?([A-Za-z][A-Za-z'&-]*ing .+)/i
/** Each pattern captures a group of people and, in most cases, what they do. */
export const MENTIONS = [
  /\bfor (.+?) who (?:have to |need to |must |want to |try to |are trying to )?(.+)/i,
  /\bfor ((?:[A-Za-z'&-]+ ){1,5}?)to (.+)/i,
  /^(?:so |and |most |many |all |every |our |the )?((?:[A-Za-z][A-Za-z'&-]* ){1,6}?)(?:often |always |still |also )?(?:have to|need to|must|try to|struggle to|find it hard to|are trying to) (.+)/i,
  SPEND_TIME,
  /\bfor ((?:[A-Za-z'&-]+ ){0,3}[A-Za-z'&-]+)$/i,
  /\baimed at ((?:[A-Za-z'&-]+ ){0,3}[A-Za-z'&-]+)/i,
]
/** A word that can describe a group, like "council" in "council arborists". */
export const DESCRIBES =
  /^(?!(?:the|a|an|and|or|but|so|for|of|to|in|on|at|by|with|from|as|that|this|these|those|who|which|when|where|what|how|all|most|many|some|any|other|our|my|your|their|his|her|its|we|i|you|they|he|she|it|is|are|was|were|be|been|have|has|had|do|does|did|will|would|can|could|should|may|every|each|both|two|three|than|then|like|just|also|not|no|yes|lots|plenty|lot|help|helps|let|lets|need|needs|want|wants|tell|tells|its|it's|whose|next|chaos|escape|flee|leave|avoid|violent|abusive|connect|connects|link|links|match|matches|because|if|while|between|among|about|over|after|before|today|dear|few|sixty|forty|hundreds|thousands)$|.*ing$)[A-Za-z-]{3,}$/i
export const OF_SOMEONE = /^((?:of|with|in|at) (?:[a-z-]+ ){0,2}[a-z-]+s)\b/i
export const I_AM = /\b(?:I'm|I am|im) (?:an?|the) ((?:[a-z'&-]+ ){0,3}[a-z'&-]+)/
export const I_RUN = /\bI (?:run|own|manage) an? ((?:[a-z&-]+ ){0,2}[a-z&-]+)/

/** Words that show that an idea brings two groups together. */
export const JOINING =
  /\b(?:connects?|match(?:es)?|matching|connecting|pairs?|pairing|marketplace|brings? .*together|links?|linking)\b/i
export const JOINED =
  /\b(?:connects?|connecting|match(?:es)?|matching|pairs?|pairing|links?|linking) (.+?) (?:with|and|to) (.+)/i

export const DETERMINER = /^(?:the|their|your|my|some|more|many|any|enough|all|every|each|an?)$/
export const BEFORE_A_NOUN =
  /^(?:and|or|to|for|from|with|without|at|in|on|onto|of|into|about|against|among|between|through|across|over|under|around|after|before|during|towards?|off|up|out|past|near|by|via|them|themselves|the|their|your|my|some|more|many|any|enough|all|every|each|an?)$/
/**
 * Activities that involve several things at once keep their plurals, as in "sell eggs" and "move
 * stock between shops".
 */
export const SEVERAL =
  /^(?:try to )?(?:compare|sell|keep track|track|monitor|count|sort|grade) |\bacross \p{L}+s\b|\b(?:different|various|several|between|both|each other)\b|\b(?:to|among) (?:the|all|our|their) \p{L}+s\b/u
export const STARTS_CLAUSE = /^(?:who|what|when|where|which|how|whether|that|if|why)$/
/** Words that end an activity's object, such as "to" in "send progress claims to builders". */
const ENDS_OBJECT =
  '(?:about|after|against|at|before|between|by|during|for|from|how|in|into|of|on|over|that|to|what|when|where|which|while|who|with|without)(?!\\S)'
export const AFTER_OBJECT = new RegExp(`^${ENDS_OBJECT}`)
/**
 * Matches giving someone something, as in "send clients invoices" but not "send clients to a
 * website".
 */
export const GIVES =
  /^(?:try to )?(?:bring|charge|give|hand|lend|offer|pay|send|serve|show|teach) \S+ (?!(?:about|after|and|as|at|before|by|for|from|how|in|into|of|on|or|that|to|what|where|which|who|with)\b)\S/
/** If an object contains one of these words, we don't make it singular. */
const NOT_IN_OBJECT =
  '(?:an?|and|all|any|each|every|my|or|some|the|their|these|those|up|your|\\S*(?:,|’s|s’))(?!\\S)'
const IN_OBJECT = `(?!${ENDS_OBJECT}|${NOT_IN_OBJECT})\\S+`
/**
 * Captures an object of up to four words, and its last word. A preposition may come before it, as in
 * "quote for cakes". Doesn't match "turn one-off customers into regulars", because we'd have to
 * change both nouns.
 */
export const PLAIN_OBJECT = new RegExp(
  `^(?:(?:about|after|for|on|with) )?((?:${IN_OBJECT} ){0,3}(${IN_OBJECT}))(?: (?!into(?!\\S))${ENDS_OBJECT}.*)?$`,
)
/**
 * Kinds of activity that people do with one thing at a time: "wrote up an animal rescue", but
 * "ordered vaccines".
 */
export const ONE_AT_A_TIME: (Kind | null)[] = [
  'RECORD',
  'CHECK',
  'PASS_ON',
  'SELL',
  'FIND',
  'PAID',
  'LEARN',
  'TRAVEL',
]
/**
 * A kind and an activity whose object is still plural, although the sentence may need a singular
 * one.
 */
export const STILL_SEVERAL =
  /^(?:ARRANGE|PLAN|ACCESS|MAKE|OTHER) (?!(?:\S+ )*(?:the|their|your|all|some|up|out|shifts|flowers|guests|volunteers|stock) ?)\S+ (?:for )?(?:[a-z-]+ )?[a-z-]+[^aius’]s(?: (?:to|for|with|at|from|before|after) .*)?$/
export const ONE_REPAIR =
  /^(?:fix|repair|replace|restore|quote(?: for)?|plan(?!.*\b(?:coming|month|next|season|term|week|year)\b)|schedule|apply for|run) /
/** Particles that belong to the verb, such as "on" in "passed a cake order on". */
export const PARTICLE = /^(?:on|over|back|up|out|along|off|down|away)$/
/**
 * We never shorten activities that start like this, because "got a repair done" mustn't become "got
 * a repair".
 */
export const HAD_IT_DONE = /^(?:got|had|getting|having) /
/**
 * Matches "group: other people" if the other people belong to the participant's family or
 * household. "Parents" are the participant's own, unless the group looks after children or someone
 * else's family.
 */
export const OWN_PEOPLE =
  /^.*: (?:the )?(?=(?:(?:adult|grown-up|older|teenage|younger) )?(?:baby|child|children|dad|daughters?|family|father|flatmates|grandchildren|housemates|husband|in-laws|kids|mother|mum|partner|relatives|siblings|sons?|teenagers?|toddlers?|wife)$)|^(?!.*(?:aunt|carer|coach|dad|father|friend|grand|mother|mum|nann|neighbour|parent|sitter|teacher|tutor|uncle|volunteer).*: ).*: (?:the )?(?=(?:elderly |older )?(?:grandparents|parents)$)/i
/** A time window at the start or the end of an audience line. */
export const WINDOW =
  /^(?:In the last (?:\d+ |two |three |few )?(?:day|week|month|year|season)s?(?: or two)?|During the last season), | (?:in the last (?:\d+|two|three|few) (?:days?|weeks?|months?|years?|seasons?)|in the last (?:week|month|year)(?: or two)?|during the last season)$/
/** The verbs of an activity, such as "compare" and "choose" in "compare and choose a car". */
export const ITS_VERBS = /^\S+|(?<=^\S+ (?:and|or) )\S+/g
/**
 * What follows the verb of an activity. Doesn't match activities such as "tell patients they have
 * cancer", where "they" isn't the participant.
 */
export const AFTER_VERB =
  /(?<=^(?:try to |tried to )?(?!(?:tell|telling|told|warn|warned|warning) (?!everyone\b|friends\b|people\b|relatives\b|their\b)(?:an? )?(?:\S+ ){1,2}(?:that )?they\b)\S+ ).+/
/**
 * People who look after someone close to them, as in "people caring for a parent", even if the
 * brief says it's work or an unpaid role.
 */
export const CARES =
  /^(?:people|those|adults|family) (?:who )?(?:car(?:e|ers|ing) for|look(?:ing)? after) an? /i

/** Splits a phrase after its main noun: set | of keys, house | with a garden. */
export const AFTER_HEAD =
  /^(.*?)((?: (?:of|for|to|with|without|in|at|on|from|about|between|who|whose|that|asked|aged|under|over|after|before|behind|near|across|through|(?:allergic|close|due|eligible|keen|new|responsible) (?:at|for|in|on|to))\b.*|(?<=s|men|people|children) \w{2,}(?:ed|ing)\b .*)?)$/
/** Groups with a preposition or a plural in their name, such as "meals on wheels coordinators". */
export const NAMED_GROUP =
  /^(?:masters|juniors|seniors|veterans|meals on wheels|stay[- ]at[- ]home|out[- ]of[- ](?:school[- ])?hours|fly[- ]in[- ]fly[- ]out|(?:back|front) of house|end[- ]of[- ]life|work[- ]from[- ]home) /i
export const AFTER_PEOPLE =
  / (?:of|for|to|with|without|in|at|on|from|who|whose|that|asked|living|under|over|(?:keen|new) (?:on|to)) .*$/
/**
 * Groups that we never make singular: "parents of twins" becomes "parent of twins", not "parent of
 * a twin".
 */
export const TOGETHER =
  /^(?:twins|triplets|siblings|(?:[\w-]+ )*(?:kids|animals|chickens|hens|chooks|ducks|geese|quails|pigeons|bees|goats|cattle|cows|sheep|goldfish))$/
/**
 * We never make these singular: the words in TOGETHER, things that are counted or owned, and names
 * such as Alice Springs.
 */
export const STAYS_PLURAL = new RegExp(
  `${TOGETHER.source}|^(?:the|their|my|your|our|two|three|\\d)|(?:^| )[A-Z][a-z]+$`,
)
/** Endings of nouns that have no plural, such as "paperwork". */
export const LIKE_MASS =
  /(?:paper|home|house|course|metal|wood|team|field|ground)work$|(?:ware|wear|ness|ism|ing|care)$/
/** Exceptions to the rule that "an" comes before a vowel: "a university", "an hour". */
export const TAKES_A = /^(uni(?![dmnr])|us[aeu]|u[rt][aeiou]|ubi|uk[eu]|eu|ewe|one|once)/i
export const TAKES_AN = /^(hour|honest|heir|honour)/i
/**
 * Words we can write in lower case inside a sentence. Names such as Xero and My Aged Care keep their
 * capital.
 */
export const LOWERED =
  /^(?:An?|The|Their|My(?! [A-Z])|Our|Some|Other|Old|Phone|Paper|Email|Text|Asking|Calling|Ringing|Notes?|They|Nobody|Someone)\b/

/** Words that show that a group's role is unpaid. */
export const UNPAID_PHRASE =
  /\b(club|choir|church|committee|volunteer|parish|scout|p&c|association|charity)\b/
/** Words that show that a group's role is paid work. */
export const PAID_PHRASE = new RegExp(`\\b${BUSINESSES} (?:owners?|managers?)\\b`)

/** Retired tradies and former nurses no longer do that work. */
export const NO_LONGER = /^(?:semi-)?retired |^(?:former|ex-|unemployed)/i

/** Groups whose statement may read badly, such as "people asked to speak" or "retired couples". */
export const ODD_GROUP =
  /^(?:people|those|anyone|adults) (?!(?:who|with|without|in|at|on|over|under|aged) )|\bwhose\b|\bwho\b.*\b(?:and|or)\b|\b(?:couple|famil|household|twin)/i

/** Words for someone other than the participants. */
export const SOMEONE =
  /^(?:someone|somebody|nobody|everyone|people|famil(?:y|ies)|couples?|class(?:es)?|teams?|crews?|groups?|choirs?|bands?|squads?)$/
/**
 * "Them" if it means the participants, as in "they found out that nobody had told them". In "they
 * cried too much to read them", it doesn't.
 */
export const THEM =
  /(?<!\bof |^they (?:(?!\b(?:as|because|before|but|so|that|until|when|while|who)\b|\band (?:an?|everyone|no one|nobody|someone|the|their)\b).)*)\bthem\b(.*)$/i
/**
 * In "they had to umpire two games themselves", nobody but the participants is named. In "someone to
 * mind their horses", the horses are the participants'.
 */
export const THEY_HAD_TO =
  /^.*\b(?:they|you|I)\b(?: (?:had|needed|were asked) to \p{L}+)?|\b(?:any|some)(?:body|one) to \p{L}+(?= )/iu
/** "They", "their" or "them" after the start of a sentence. */
export const THEY_LATER = /(?<=.)\bth(?:ey|eir|em)\b/i
/** "Their" in a sentence about someone or something else, or "them" anywhere. */
export const WHOSE_UNSURE = /^(?!the(?:y|ir)\b).*\btheir\b|\bthem\b/i
/** Words for what someone says, thinks or chooses, which may be about themselves. */
export const SAYING =
  /\b(?:admitted|argued|assumed|believed|claimed|complained|confessed|decided|denied|explained|felt|forgot|guessed|hoped|insisted|knew|mentioned|noticed|pretended|promised|realised|remembered|said|swore|thought|told|wrote)\b|\b(?:what|which|when|where|how) $/i

/** Answers that mean people use nothing today. */
export const NOTHING = /^(?:nothing|none)\b/i
/** People who don't work in just one place. */
export const VISITS =
  /^(?:agency|casual|itinerant|locum|mobile|relief|roving|travelling|visiting) /i
/** Matches roles such as "Cafe owner" and "Manager of a gym". */
export const RUNS_SOMETHING =
  /^(?:owner|manager|director|operator) of an? | owner\b(?: (?:at|in|near|on) .*)?/i
/** A relative that a statement says more about, as in "a parent with dementia". */
export const A_RELATIVE = /\b(?:parent|child)\b(?= (?!in the last))/g
export const ANY_BUSINESS =
  /\b(?:agency|bar|business|centre|clinic|company|firm|independent|practice|school|service|shop|store|studio|workshop)\b/gi
/**
 * Matches roles such as "Freelance designer" and "Volunteer driver". Their distractors start with
 * the same word.
 */
export const ON_THEIR_OWN =
  /^(?:self-employed|freelance|independent|volunteer(?! (?:at|for|from|in|of|on|with)\b)) /i
/** Trades that people have without an employer, and without a place in their name. */
export const SELF_EMPLOYED =
  /^(?!.* (?:at|by|for|in|near|of|on|with) )(?!.*(?:\b(?:aide|assistant|attendant|barista|bartender|clerk|coordinator|crew|dispatcher|dishwasher|educator|firefighter|guide|hand|inspector|librarian|lifeguard|manager|nurse|officer|operator|paramedic|picker|planner|receptionist|secretary|supervisor|taker|teller|usher|waiter|worker)\b|(?:bus|float|tram) driver|primary teacher|zookeeper))/i
/** Trades that people call freelance. Nobody is a "freelance cleaner". */
export const FREELANCED =
  /^(?!.* (?:at|by|for|in|near|of|on|with) ).*\b(?:accountant|agronomist|animator|architect|beautician|bookkeeper|cabinet maker|cake decorator|caterer|chef|coach|consultant|copywriter|dancer|designer|dressmaker|developer|dog trainer|drafter|editor|engineer|event planner|florist|groomer|hairdresser|illustrator|instructor|interpreter|journalist|make-up artist|massage therapist|musician|nail technician|photographer|producer|programmer|proofreader|publicist|researcher|stylist|surveyor|tester|tour guide|trainer|translator|tutor|upholsterer|videographer|welder|wedding planner|writer|yoga teacher)\b/i
/** Which distractors suit each of the words in ON_THEIR_OWN. */
export const ROLES_ON_THEIR_OWN: [says: RegExp, roles: RegExp][] = [
  [/^self-employed /i, SELF_EMPLOYED],
  [/^(?:freelance|independent) (?!.* owner\b)/i, FREELANCED],
  [/^volunteer /i, /^(?!volunteer)/i],
]
/** A single noun after "the", as in "the campsite" but not "the pool water". */
export const THE_NOUN =
  /\bthe (\p{L}+)(?= (?:about|after|at|before|for|from|in|on|ready|to|with|\p{L}+ed)\b|$)/gu
/** A faith, a language or where a family comes from. */
const ORIGIN =
  '(?:Aboriginal|African|Arabic|Buddhist|Catholic|Chinese|Christian|Croatian|Egyptian|Eritrean|Ethiopian|Fijian|Filipin[ao]|Greek|Hindu|Indian|Indigenous|Indonesian|Iranian|Iraqi|Italian|Japanese|Jewish|Korean|Lebanese|Macedonian|Malaysian|Maltese|Māori|Muslim|Nepali|Nepalese|Orthodox|Pacific|Pakistani|Pasifika|Polish|Punjabi|Samoan|Serbian|Sikh|Somali|Sri Lankan|Sudanese|Syrian|Thai|Tongan|Turkish|Ukrainian|Vietnamese)'
export const ORIGIN_OF_PEOPLE = new RegExp(
  `^\\*?(?:I’m|I live in|My family is) (?!learning|studying)(?!.*\\b(?:food|greyhound|language|lessons)\\b).*\\b${ORIGIN}\\b`,
)
export const FROM_SOMEWHERE = new RegExp(`\\b${ORIGIN}\\b`)
/**
 * Religion, origin and other things that people may want to keep to themselves, so they can answer
 * “I’d rather not say”.
 */
export const PERSONAL = new RegExp(
  `\\b(?:Hindu|Muslim|Jewish|Christian|Catholic|Anglican|Orthodox|Buddhist|Sikh|Aboriginal|Indigenous|Torres Strait|atheists?|gay|lesbian|queer|bisexual|trans|hijab|turban|fast during|converts?|pregnant|overweight)\\b|${ORIGIN_OF_PEOPLE.source}`,
  'i',
)
/**
 * Words in an industry that sells to the people in the brief, such as "software for saddlers".
 * Those people have another trade.
 */
export const SELLS_TO_THEM =
  /\b(?:software|apps?|beds|devices?|equipment|furniture|gear|hardware|instruments?|insurance|machine\w*|products|suppl\w+|systems?|tools?|uniforms|vehicles?|for|to)\b/i
/** Matches "in inner Brisbane", "in western Sydney" and "in the Melbourne CBD". */
export const PART_OF_A_CITY =
  /\b(?:around|in) (?:(?:the )?(?:central|eastern|greater|inner|northern|outer|southern|western|(?:inner|outer)[ -](?:city|east|eastern|north|northern|south|southern|west|western)|(?:north|south)[ -]?(?:east|eastern|west|western)) (?:Adelaide|Brisbane|Canberra|Darwin|Hobart|Melbourne|Perth|Sydney)|(?:the )?(?:[A-Z][a-z]+ )?CBD)\b/
/** Where somebody works, which says nothing about their trade. */
export const AT_A_PLACE = new RegExp(` (?:at|in) an? .*$|${PART_OF_A_CITY.source}`)
/** The end of a kind of business, before details such as "in the suburbs". */
export const BEFORE_DETAILS = /(?= (?:in|near|on|with) |$)/
/**
 * A named town, as in "in Alice Springs" or "to Adelaide". States don't count, because they're too
 * big to list next to towns.
 */
export const NAMED_TOWN =
  /\b(?:around|in|near|outside|to) (?!(?:Auslan|Australia|English|Grade|New South Wales|Northern Territory|Queensland|South Australia|Tasmania|Victoria|Western Australia|Year)\b)[A-Z][a-z]{2,}/
/** Statements that we can't combine with "or were in the last 2 years". */
export const JUST_NOW = /\b(?:about to|at the moment|this (?:month|season|summer|winter|year))\b/
/** Answers about something people don’t have or do. */
export const LACKING = /\b(?:don’t|don't|without|no|not|never|haven’t|haven't)\b/i
/** A group that's too general to screen for, because everyone with an unpaid role is in it. */
export const ANY_VOLUNTEER = /^(?:volunteers?|helpers?|members?)$/i

/** What we remove from an idea, and what we put in its place. */
export const NOT_PLAIN: [found: RegExp, instead: string][] = [
  [/[\p{Cf}\p{Co}]/gu, ''],
  [/<[^>]*>/g, ' '],
  [/\S*(?::\/\/|www\.)\S*/g, ' '],
  [/\S+@\S+/g, ' '],
  [/[^.\n]*\b(?:printing this email|sent from my \w+)\b[^.\n]*/gi, ' '],
  [/[‘’`]/g, "'"],
  [/[–—]/g, ', '],
  [/\p{Cc}+/gu, ' '],
  [/\s+/g, ' '],
]

/** Prompt injection: text that tries to give us or the model instructions. */
export const ORDERS =
  /\b(?:ignore|disregard|forget) (?:all |any |the |your |previous |prior |above |everything )*(?:instructions?|rules?|prompts?|above|before)\b|\bignore everything\b|\bsystem prompt\b|\byou are (?:now )?(?:an? |my )?(?:ai|assistant|language model|chatgpt)\b|<\/?(?:system|script|data)\b|\bact as (?:an? )?(?:ai|assistant|developer mode)\b|\breply (?:only )?with\b/i
export const ABUSE =
  /\b(?:fuck\w*|shit\w*|cunt\w*|bitch\w*|wank\w*|nigg\w*|fag(?:got)?s?|whore\w*|slut\w*|porn\w*|nazi\w*)\b|\b(?:go to|rot in) hell\b|\byou (?:\w+ )?are (?:\w+ ){0,3}(?:idiots?|morons?|scum)\b|\bup your (?:arse|ass)\b|\bget stuffed\b|\bbloody idiots?\b|\byou (?:\w+ )?(?:idiots?|morons?|muppets?)\b|\bkill (?:yourself|people|him|her|them|all|everyone|women|men|children|kids|jews|muslims)\b/i
/** Random typing, placeholder text, automatic replies, or nothing but links. */
export const GIBBERISH =
  /\b(?:asdf|qwer|qwe|zxcv|hjkl|lorem ipsum)\w*|(?:\b[a-z]{0,20}[bcdfghjklmnpqrstvwxz]{5}[a-z]{0,20}\b[\s\S]*?){2}|^automatic reply\b|^(?:\s*https?:\/\/\S+)+(?:\s+\w+){0,3}\s*$/im
export const CODE =
  /[{};]{3,}|<\w+[^>]*>|\bfunction\s*\(|\bdef \w+\(|\bprint\(|\bfor \w+ in \w+\(|\bselect\b.*\bfrom\b.*\bwhere\b|\bdrop table\b/i

const SENSITIVE =
  '(?:adopt|alzheimer|anxiety|anxious|cancer|chemo|chronic|dementia|depress|diabet|diagnos|dialysis|disab|drug|epilep|foster|incontinen|palliative|pregnan|stroke|terminal|transplant)\\w*'
const ANIMAL =
  '(?:alpacas?|animals?|birds?|cats?|cattle|cows?|dogs?|ferrets?|goats?|greyhounds?|guinea pigs?|hens?|horses?|kittens?|livestock|parrots?|pets?|pon(?:y|ies)|pupp(?:y|ies)|rabbits?|sheep)'
/** Words that are only sensitive if they’re about people, as in "a diabetic cat". */
export const ABOUT_ANIMALS = new RegExp(
  `\\b${SENSITIVE}(?: (?:(?:an?|the|their) )?(?:\\w+ )?(?=${ANIMAL}\\b(?! (?:breed|handl|keep|lover|own|rid|sitt|train|walk)))` +
    `| (?=(?:\\S+ )?(?:in|of) (?:\\S+ )?${ANIMAL}\\b)` +
    `|(?<=\\b${ANIMAL}(?:’s|'s)? (?:(?!(?:and|because|but|or|so|when|who)\\b)\\S+ ){0,4}\\S+))`,
  'gi',
)
