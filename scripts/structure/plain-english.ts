import type { Rule, Violation } from './rule.ts'

/** Files and folders rewritten in plain English. Add a folder once it passes. */
const COVERED = [
  'apps/web/app/features/account/',
  'apps/web/app/features/administration/',
  'apps/web/app/features/audit/',
  'apps/web/app/features/auth/',
  'apps/web/app/features/calendar/',
  'apps/web/app/features/distribution/',
  'apps/web/app/features/enquiry/',
  'apps/web/app/features/figures/',
  'apps/web/app/features/guide/',
  'apps/web/app/features/interview/',
  'apps/web/app/features/job/',
  'apps/web/app/features/outbox/',
  'apps/web/app/features/panel/',
  'apps/web/app/features/question-bank/',
  'apps/web/app/features/research/',
  'apps/web/app/features/screener/',
  'apps/web/app/features/settings/',
  'apps/web/app/features/template/',
  'apps/web/app/features/user/',
  'apps/web/app/routes/',
  'README.md',
  'CONTRIBUTING.md',
  'docs/',
  'scripts/',
  'tools/',
  'bench/',
  'e2e/',
  'packages/contract/src/',
  'apps/server/src/adapters/',
  'apps/server/src/admin.',
  'apps/server/src/app',
  'apps/server/src/cache.',
  'apps/server/src/caller.ts',
  'apps/server/src/config',
  'apps/server/src/db/',
  'apps/server/src/demo/',
  'apps/server/src/deps.ts',
  'apps/server/src/errors.ts',
  'apps/server/src/features/account/',
  'apps/server/src/features/analytics/',
  'apps/server/src/features/audit/',
  'apps/server/src/features/auth/',
  'apps/server/src/features/calendar/',
  'apps/server/src/features/email/',
  'apps/server/src/features/enquiry/',
  'apps/server/src/features/guide/',
  'apps/server/src/features/jobs/',
  'apps/server/src/features/notice/',
  'apps/server/src/features/panel/',
  'apps/server/src/features/screener/',
  'apps/server/src/features/settings/',
  'apps/server/src/features/site/',
  'apps/server/src/http/',
  'apps/server/src/jobs',
  'apps/server/src/json-reply.ts',
  'apps/server/src/late-hooks.ts',
  'apps/server/src/list-window.ts',
  'apps/server/src/mail/',
  'apps/server/src/main.ts',
  'apps/server/src/metrics/',
  'apps/server/src/product.',
  'apps/server/src/rate-limits.ts',
  'apps/server/src/redaction.',
  'apps/server/src/semaphore.ts',
  'apps/server/src/testing/',
  'apps/server/src/undo.ts',
  'apps/server/src/features/campaign/',
  'apps/server/src/features/findings/',
  'apps/server/src/features/interview/',
  'apps/server/src/features/participation/',
  'apps/server/src/features/project/',
  'apps/web/app/art/',
  'apps/web/app/content/',
  'apps/web/app/features/analytics/',
  'apps/web/app/features/assumption/',
  'apps/web/app/features/findings/',
  'apps/web/app/features/membership/',
  'apps/web/app/features/notice/',
  'apps/web/app/features/screening/',
  'apps/web/app/features/site/',
  'apps/web/app/features/transcript/',
  'apps/web/app/lib/',
  'apps/web/app/reader/',
  'apps/web/app/respondent/',
  'apps/web/app/site/',
  'apps/web/app/styles/',
  'apps/web/app/testing/',
  'apps/web/app/ui/',
  'apps/web/app/entry',
  'apps/web/app/root',
  'apps/web/app/routes.ts',
  'apps/web/app-paths.ts',
  'apps/web/missing-code.ts',
  'apps/web/page-styles',
  'apps/web/react-router.config.ts',
  'apps/web/site',
  'apps/web/vite.config.ts',
]

/** Version 1 of the policy can't change, and this rule has to quote the patterns. */
const EXEMPT = ['packages/contract/src/policy.ts', 'scripts/structure/plain-english.']

/**
 * Wording that sounds translated, with what to write instead. Only patterns that are nearly always
 * wrong: a false alarm would teach people to ignore the rule.
 */
const STIFF: [RegExp, string][] = [
  [/\bwhoever\b/i, 'write “anyone who”, or name the people'],
  [/(?<!\bof )\bwhom\b/i, 'write “who”'],
  [/\banew\b/i, 'write “again”'],
  [/\bthereby\b/i, 'write “so”'],
  [/\bmend(s|ed)?\b/i, 'write “fix”'],
  [/\bsomebody\b/i, 'write “someone”, or name the person'],
  [/\bdemonstration\b/i, 'write “demo”'],
  [/\bany more(?! \w)/i, 'write “no longer”'],
  [/\b(opens?|leads?) nothing\b/i, 'write “no longer works”'],
  [
    /\bof (its|their) own(?=[^\w ]|$| (and|at|by|for|in|on|to|where|which|with)\b)/i,
    'write “separate” or “its own …”',
  ],
  [/\bthe own\b/i, 'write “our own” or “its own”'],
  [/\bby way of\b/i, 'write “through”'],
  [/\bneed (not|do nothing)\b/i, 'write “doesn’t need to”'],
  [/\b(is|are|be|was|were) had\b/i, 'write “get”, “restore” or “available”'],
  [/\btaken back\b/i, 'write “undone” or “withdrawn”'],
  [
    /(?<!\b(anyone|anybody|nobody|no one) )\bis told\b/i,
    'say who tells them: “we email them”, “the page says”',
  ],
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
  /\.(css|md|tsx?|mjs)$/.test(path) &&
  COVERED.some((start) => path.startsWith(start)) &&
  !EXEMPT.some((start) => path.startsWith(start))

/** Texts, comments and test names don't use wording that nobody would say aloud. */
export const plainEnglish: Rule = {
  name: 'plain-english',
  check: ({ paths, textOf }) => {
    const files = [...paths].filter(isCovered)
    const violations = files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((text, index) => stiffIn(text, { file, line: index + 1 })),
    )
    return { read: files.length, violations }
  },
}

function stiffIn(text: string, place: Omit<Violation, 'sentence'>): Violation[] {
  return STIFF.flatMap(([pattern, advice]) => {
    const found = pattern.exec(text)?.[0].trim()
    return found ? [{ ...place, sentence: `“${found}” sounds translated: ${advice}.` }] : []
  })
}
