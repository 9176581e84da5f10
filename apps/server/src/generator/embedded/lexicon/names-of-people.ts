/** Who is one only in relation to somebody or something. */
export const HAS_OTHERS =
  /^(parents?|mums?|mothers?|dads?|fathers?|carers?|caregivers?|guardians?|owners?|users?|survivors?|victims?|fans?|members?|heads?|directors?|managers?|lovers?|collectors?|makers?|sellers?|buyers?|holders?|partners?|wives|husbands|spouses|daughters|sons|children|families|family|friends|siblings|relatives|teachers|players|people|residents|students|graduates|operators|organisers|drivers|founders|keepers|leaders|coordinators|captains|presidents|secretaries|treasurers|recipients|patients)$/

/** "software developers", but no "app people". */
export const NEVER_BEFORE = new Set(
  `app apps tool tools platform platforms website websites marketplace marketplaces directory bot chatbot dashboard portal plugin
  afford gadget solution solutions subscription uber airbnb tinder`.split(/\s+/),
)
/** What a product does with people: never a part of their name. */
export const SERVING =
  /^(help|lett|enabl|allow|support|connect|match|link|pair|bring|remind|tell|giv|show|offer|introduc)ing$/
export const SIZES = new Set(
  'small medium large big tiny independent regional rural remote public volunteer volunteer-run'.split(
    ' ',
  ),
)

/** Schools that are a business. */
export const LESSONS =
  /^(swim|swimming|dance|driving|language|music|surf|riding|ski|cooking|flying|ballet)$/
/** Clubs that have no committee. */
export const SOCIAL = /^(book|reading|running|walking|supper|film|chess|knitting|social)$/

/** Who goes there is not asked. */
export const AT_SCHOOL = /^(school|highschool|high-school|primary|secondary|VCE|HSC|teenage)$/
/** Elsewhere "new" and "personal" say nothing. */
export const TELLING =
  /^(new (mums?|dads?|parents?|mothers?|fathers?|migrants?|graduates?|managers?|starters?)|personal (trainers?|assistants?|chefs?|shoppers?))$/
