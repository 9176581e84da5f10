const FAIR_LENGTH = 8
const GOOD_LENGTH = 12

/**
 * Seed 000 section 5: six criteria, one point each. Both the server and the browser use this list.
 */
const CRITERIA = [
  {
    name: 'length8',
    label: `${FAIR_LENGTH}+`,
    missing: `at least ${FAIR_LENGTH} characters`,
    isMet: (p: string) => p.length >= FAIR_LENGTH,
  },
  {
    name: 'length12',
    label: `${GOOD_LENGTH}+`,
    missing: `${GOOD_LENGTH} characters or more`,
    isMet: (p: string) => p.length >= GOOD_LENGTH,
  },
  {
    name: 'lower',
    label: 'a–z',
    missing: 'a lowercase letter',
    isMet: (p: string) => /\p{Ll}/u.test(p),
  },
  {
    name: 'upper',
    label: 'A–Z',
    missing: 'an uppercase letter',
    isMet: (p: string) => /\p{Lu}/u.test(p),
  },
  { name: 'digit', label: '0–9', missing: 'a digit', isMet: (p: string) => /\p{Nd}/u.test(p) },
  {
    name: 'other',
    label: '!?&',
    missing: 'a symbol like ! or ?',
    isMet: (p: string) => /[^\p{L}\p{Nd}]/u.test(p),
  },
] as const

export type Criterion = { name: string; label: string; missing: string; isMet: boolean }
export type StrengthLevel = 'very weak' | 'weak' | 'medium' | 'strong' | 'very strong'
export type Strength = {
  criteria: Criterion[]
  level: StrengthLevel
  /** True for a password that attackers would try early, however many criteria it meets. */
  isCommon: boolean
  isAccepted: boolean
}

const LEVELS: StrengthLevel[] = [
  'very weak',
  'very weak',
  'very weak',
  'weak',
  'medium',
  'strong',
  'very strong',
]

export const MAX_PASSWORD_LENGTH = 200

export function passwordStrength(password: string): Strength {
  const criteria = CRITERIA.map((criterion) => ({ ...criterion, isMet: criterion.isMet(password) }))
  const score = criteria.filter(({ isMet }) => isMet).length
  const level = LEVELS[score] ?? 'very weak'
  const isCommon = isCommonPassword(password)
  return { criteria, level, isCommon, isAccepted: score >= 4 && !isCommon }
}

/**
 * Words in the most common passwords. With a few digits, symbols or capitals added, they'd meet
 * four criteria.
 */
const COMMON_WORDS = new Set(
  (
    'password passwort passw pass admin administrator root user login welcome hello letmein changeme ' +
    'default secret master test testing guest qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl ' +
    'zxcvbn zxcvbnm qazwsx qazwsxedc iloveyou ilove loveyou lovely love princess sunshine monkey dragon ' +
    'football soccer baseball basketball cricket footy shadow superman batman trustno pokemon starwars ' +
    'michael jordan jennifer jessica ashley charlie daniel thomas andrew george summer winter spring ' +
    'autumn monday friday january december melbourne sydney brisbane perth adelaide australia aussie ' +
    'freedom whatever flower cheese computer internet google facebook samsung abc abcd abcdef abcdefg ' +
    'mustang ferrari harley hunter ranger killer chelsea arsenal liverpool collingwood richmond essendon ' +
    'wattle research company business office temp temporary access account ' +
    // Keyboard walks such as 1qaz2wsx, here without their digits and symbols.
    'qwe qwer qwert asd asdfg zxc zxcv qaz zaq wsx xsw edc qazxsw zaqwsx zaqxsw wsxedc qwerasdf asdfqwer'
  ).split(' '),
)

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
}

/** Whether the password is a common word, even with digits, symbols or capitals added. */
function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const bare = lower.replace(/^[^a-z]+/, '').replace(/[^a-z]+$/, '')
  const undressed = (text: string) =>
    [...text]
      .map((sign) => LOOKALIKES[sign] ?? sign)
      .join('')
      .replace(/[^a-z]/g, '')
  const forms = [
    bare,
    undressed(bare),
    undressed(lower),
    undressed(lower.replace(/[\d!@#$%^&*?._-]+$/, '')),
  ]
  // Also finds a common word with digits or symbols between its letters, such as 1qaz@WSX, unless
  // they outnumber the letters.
  const letters = lower.replace(/[^a-z]/g, '')
  const isStudded = letters.length * 2 >= password.length && COMMON_WORDS.has(letters)
  return isStudded || forms.some((form) => COMMON_WORDS.has(form) || isRepeated(form))
}

/** Whether the text repeats the same few characters: abcabcabc, aaaaaaaa. */
const isRepeated = (text: string) => /^(.{1,4})\1+$/.test(text)
