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
  [
    /\b(?:wants?|needs?) (their (?:[a-z]+ ){1,2}(?:[a-z]+ed|done|cut|built|written))\b/gi,
    'want to get $1',
  ],
  [/\b(do|does|did|wo|is|are|was|have|has)nt\b/gi, "$1n't"],
  [/\bap(?= (?:for|to|that|which)\b)/gi, 'app'],
  [/\btrad(?:y|ey|i)s\b/gi, 'tradies'],
  [/\btrak\b/gi, 'track'],
  [/\b(walk|drop|check|pick|sign|drive) (ins|ups|offs|outs|throughs)\b/gi, '$1-$2'],
  [/\bthier\b/gi, 'their'],
  [
    /(?<=\b(?:track|find|keep|manage|sell|share|lose|forget|get|of|for|with|all|check|book|plan) )there (?=[a-z]+s\b)/gi,
    'their ',
  ],
  // A verb behind an article is a thing: "at a drive through", "the pick up".
  [
    /\b(an?|the|their|each|every|school|kerbside) (check|pick|drop|sign|log|hand|follow|set|warm|break|drive|walk|write|take|work|start|mix|line|shut|top|stop|sell) (in|out|up|off|through|over|down|away)\b/gi,
    '$1 $2-$3',
  ],

  [/\b(cant|cannot)\b/gi, "can't"],
  [/\bbiz\b/gi, 'business'],
  [/\bthru\b/gi, 'through'],
  [/\bpls\b/gi, ''],
  [/\b(u|ya)\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\bim\b/gi, 'I am'],
  [/\bloose (?=track|money|time|customers|clients)/gi, 'lose '],
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
