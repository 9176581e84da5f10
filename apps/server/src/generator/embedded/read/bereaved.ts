const KIN =
  'child|children|baby|son|daughter|kid|partner|husband|wife|spouse|parent|mother|father|mum|dad|sibling|brother|sister|twin|friend|loved one'

const BEREAVED = new RegExp(
  `\\b(?:lost|lose|losing|loss of|death of) (?:an?|their|the) (?:\\w+ )?(?:${KIN})\\b|\\b(?:stillbirths?|miscarriages?|bereaved|widow(?:s|er|ers|ed)?)\\b`,
  'i',
)

/** "who lost a child": whom they lost is never asked about, nor anything that one does with them. */
export const isBereaved = (text: string) => BEREAVED.test(text)

const OF_KIN = new RegExp(`\\b(?:${KIN})s?$`)

/** Nobody who lost a partner has trouble with one. */
export const isSparing = (text: string, topic: string) => !(isBereaved(text) && OF_KIN.test(topic))

/** Fields that speak of those who are missed. */
export const OF_FAMILY = new Set(['parenting', 'family care', 'celebrations', 'childcare'])
