import { plural } from '../language/inflect.ts'

/** How people type in a hurry or say otherwise, and what they mean. */
const SHORT: [RegExp, string][] = [
  [/\bppl\b/gi, 'people'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/ ?(?=\w)/gi, 'with '],
  [/\b(wanna|wana)\b/gi, 'want to'],
  [/\bgonna\b/gi, 'going to'],
  [/\b(gotta|must)\b(?= (?!be\b)[a-z]+)/gi, 'have to'],
  [/\blets? ((?:\S+ ){1,4})know (?=how|which|what|when|whether|who|where)/gi, 'tells $1'],
  [/\bwants? (their (?:[a-z]+ ){1,2}[a-z]+ed)\b/gi, 'want to get $1'],
  [/\bdont\b/gi, "don't"],
  [/\b(cant|cannot)\b/gi, "can't"],
  [/\bbiz\b/gi, 'business'],
  [/\bthru\b/gi, 'through'],
  [/\bpls\b/gi, ''],
  [/\b(u|ya)\b/gi, 'you'],
  [/\br(?= (?:always|often|never|so|too|not|\w+ing)\b)/gi, 'are'],
  [/(?<=[a-z]) n (?=[a-z])/gi, ' and '],
  [/(?<=[a-z]) (?:&|\+) (?=[a-z])/gi, ' and '],
  // "app 4 carers 2 swap shifts": a figure before a word of which nobody counts two.
  [/(?<=[a-z]) 4 (?=[a-z]{3,})/gi, ' for '],
  [
    /(?<=[a-z]) 2 (?=(?:find|get|do|make|share|book|sell|buy|swap|manage|help|see|track|keep|send)\b)/gi,
    ' to ',
  ],
]

/** "Sleep tracker for new mums": what they do without it. */
const TRACKER = /\b([a-z]{4,}) trackers?(?= for\b)/gi

export const spelledOut = (text: string) =>
  SHORT.reduce((plain, [pattern, meant]) => plain.replace(pattern, meant), text).replace(
    TRACKER,
    (_all, tracked: string) => `app to keep track of ${plural(tracked.toLowerCase())}`,
  )

/** What a line of a list is, which is not part of what it says. */
const LABEL =
  /^(?:(?:the |our |my )?(?:problem|pain|solution|idea|target(?: (?:users?|audience|market|customers?))?|users?|audience|customers?|product|pitch|summary|what|who|why|how|vision|mission|name|title|background|market|usp|value)s?) ?(?:[:=]|->| - )\s*/i
const BULLET = /^\s*(?:[-*•·–—>]+|\(?\d{1,2}[.)]|[a-z][.)])\s+/i

/** Every line of a list is a sentence of its own; one broken for its width goes on in the next. */
export function asSentences(text: string): string {
  const lines = text.split(/\r?\n|\r/)
  const said = lines.map((line) => line.replace(BULLET, '').trim().replace(LABEL, ''))
  return said
    .map((line, at) => {
      const next = lines[at + 1]
      const isListed = BULLET.test(lines[at] ?? '') || BULLET.test(next ?? '')
      const isLast = next === undefined || line === '' || /[.!?:;,]$/.test(line)
      return isLast || !(isListed || /^\s*($|\p{Lu})/u.test(next)) ? line : `${line}.`
    })
    .filter((line) => line !== '')
    .join(' ')
}
