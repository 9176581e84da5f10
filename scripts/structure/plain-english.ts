import type { Rule } from './tree.ts'

/**
 * Files that this rule skips: version 1 of the privacy policy can't change, the rule itself quotes
 * the patterns, and the generator recognises words such as “somebody” and “mend” in what
 * researchers type.
 */
const EXEMPT = [
  'apps/server/src/generator/content/cues.ts',
  'apps/server/src/generator/content/words.ts',
  'packages/contract/src/policy.ts',
  'scripts/structure/plain-english.',
]

/**
 * Wording that sounds translated, with what to write instead. Only list wording that's nearly
 * always wrong: false alarms would teach people to ignore the rule.
 */
const STIFF: [RegExp, string][] = [
  [/\bwhoever\b/i, 'write “anyone who”, or name the people'],
  [/(?<!\bof )\bwhom\b/i, 'write “who”'],
  [/\banew\b/i, 'write “again”'],
  [/\bthereby\b/i, 'write “so”'],
  [/\bmend(s|ed)?\b/i, 'write “fix”'],
  [/\bsomebody\b/i, 'write “someone”, or name the person'],
  [/\bdemonstration\b/i, 'write “demo”'],
  [/\b(no \w+|nobody|nothing) any more(?! \w)/i, 'write “no longer”'],
  [/\b(opens?|leads?) nothing\b/i, 'write “no longer works”'],
  [/\bof (its|their) own(?=[^\w ]|$| (and|at|by|for|in|on|to|wh\w+|with)\b)/i, 'write “separate”'],
  [/\bthe own\b/i, 'write “our own” or “its own”'],
  [/\bby way of\b/i, 'write “through”'],
  [/\bneed (not|do nothing)\b/i, 'write “doesn’t need to”'],
  [/\b(is|are|be|was|were) had\b/i, 'write “get”, “restore” or “available”'],
  [/\btaken back\b/i, 'write “undone” or “withdrawn”'],
  [/\b(The|An?|Every) \w+ is told\b|(?<=['"“])the \w+ is told\b/, 'say who tells them'],
  [/\b(know|say|tell|told|said)s? nothing of\b/i, 'write “nothing about”'],
  [
    /\bwhat (is|was|were|could not be) \w+( \w+)? (is|are|was|stays|goes|comes|can)\b/i,
    'name the thing: “deleted questions come back”',
  ],
  [
    /^\s*(test|it)(\.\w+)*\(\s*['"`](who|whose|what|where|of|so|nor) /i,
    'start the test name with what the product does',
  ],
]

const isCovered = (path: string) =>
  /Dockerfile$|\.(cfg|conf|css|env|ini|md|mjs|service|sh|timer|tsx?|ya?ml)$/.test(path) &&
  !EXEMPT.some((start) => path.startsWith(start))

/** Checks that texts, comments and test names only use wording that people would say aloud. */
export const plainEnglish: Rule = ({ paths, textOf }) => {
  const files = [...paths].filter(isCovered)
  const lines = files.flatMap((file) =>
    textOf(file)
      .split('\n')
      .map((text, index) => ({ text, place: `${file}:${index + 1}` })),
  )
  const violations = lines.flatMap(({ text, place }) =>
    STIFF.flatMap(([pattern, advice]) => {
      const found = pattern.exec(text)?.[0].trim()
      return found ? [`${place} “${found}” sounds translated: ${advice}.`] : []
    }),
  )
  return { read: files.length, violations }
}
