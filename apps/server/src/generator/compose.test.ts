import {
  type Brief,
  emptyBrief,
  FIELDS,
  type Field,
  KINDS,
  type Kind,
} from '@wattle/contract/brief'
import { describe, expect, test } from 'vitest'
import { writeAudience, writeGuide, writeScreener } from './compose.ts'
import { DECOYS } from './content/decoys.ts'
import { NOTICES } from './content/general.ts'
import { SETTINGS } from './content/settings.ts'
import type { LineDraft } from './drafts.ts'
import { GOLD } from './fixtures/gold.ts'

const seed = { researcherId: 7, researchId: 3, offset: 0, generation: 1 }
const gold = (name: string): Brief => {
  const found = GOLD.find((one) => one.name === name)
  if (!found) throw new Error(`no gold brief ${name}`)
  return found.brief
}
const b2b = gold('B2B')
const audience = (brief: Brief) => writeAudience({ brief, seed, isUsable: true })
const screener = (
  brief: Brief,
  drafted: LineDraft[] = [],
  characteristics: string[] = [],
  bank = undefined as never,
) => writeScreener({ brief, seed, isUsable: true, drafted, characteristics, bank })
const guide = (brief: Brief, at = seed) => writeGuide({ brief, seed: at, isUsable: true })
const questionsOf = (brief: Brief, at = seed) =>
  guide(brief, at).content.parts.flatMap(({ questions }) =>
    questions.map(({ question }) => question),
  )

describe('a brief with missing facts', () => {
  test('skips the problem and asks about a time that didn’t go well', () => {
    const brief = { ...b2b, wrong: '' }
    expect(audience(brief).content.lines.map(({ id }) => id)).not.toContain('problem')
    expect(screener(brief).content.questions.map(({ id }) => id)).not.toContain('problem')
    expect(questionsOf(brief).join()).toMatch(
      /a time you sent a progress claim to a builder and it didn’t go (?:well|to plan)/,
    )
  })

  test('asks what didn’t go well when the activity is too long to repeat', () => {
    const brief = { ...b2b, do: 'report bore readings for a water licence', wrong: '' }
    const [, , , part] = guide({ ...brief, one: 'a bore reading' }).content.parts
    expect(part?.questions.map(({ id }) => id)).toEqual(['B1', 'B2', 'B3'])
  })

  test.each<[string, Partial<Brief>, string]>([
    ['nothing', {}, NOTICES.nothing],
    ['only who', { who: 'florists' }, NOTICES.onlyWho],
    ['only what they do', { do: 'order cut flowers' }, NOTICES.onlyDo],
  ])('shows a notice when we know %s', (_what, fields, notice) => {
    expect(audience({ ...emptyBrief(), ...fields }).notice).toBe(notice)
  })

  test('shows a notice when the brief’s text can’t be used', () => {
    expect(writeGuide({ brief: emptyBrief(), seed, isUsable: false }).notice).toBe(NOTICES.unusable)
  })

  test('shows a notice until the brief is confirmed', () => {
    expect(audience({ ...b2b, confirmed: false }).notice).toBe(NOTICES.unconfirmed)
    expect(audience(b2b).notice).toBeNull()
  })

  test('writes general drafts that researchers can use as they are', () => {
    const brief = emptyBrief()
    expect(audience(brief).content.lines).toHaveLength(3)
    expect(screener(brief).content.questions.map(({ id }) => id)).toEqual([
      'age',
      'talk',
      'call',
      'conflict',
      'past',
    ])
    expect(guide(brief).content.parts).toHaveLength(6)
  })
})

describe('answers that qualify', () => {
  const asked = (id: string, brief = b2b) => {
    const found = screener(brief).content.questions.find((question) => question.id === id)
    if (!found) throw new Error(`${id} isn’t asked`)
    return found
  }
  const markedIn = (id: string, brief = b2b) =>
    asked(id, brief).options.flatMap(({ text, mustMatch }) => (mustMatch ? [text] : []))

  test('lets people without the problem qualify, but marks the answer that names the problem', () => {
    expect(asked('problem').rule).toBe('NOTE')
    expect(markedIn('problem')).toEqual(['A builder paid weeks late'])
  })

  test('rules out people in a related industry, whatever else they tick', () => {
    expect(asked('conflict')).toMatchObject({ type: 'MULTIPLE_CHOICE', rule: 'REJECT' })
    expect(markedIn('conflict')).toContain('Market or user research')
    expect(markedIn('conflict')).not.toContain('None of these')
  })

  test('rules out people who were interviewed recently or said they’d rather not talk', () => {
    expect(markedIn('past').toSorted()).toEqual(['1 to 6 months ago', 'In the last 4 weeks'])
    expect(markedIn('talk')).toEqual(['I said I’d rather not talk'])
  })

  test('rules out only people who’d rather stop at the consent question', () => {
    expect(markedIn('consent', gold('sensitive (loss)'))).toEqual(['I’d rather stop here'])
  })

  test('asks at most nine questions', () => {
    const largest: Brief = { ...b2b, size: ['UP_TO_9'], place: 'at building firms' }
    expect(screener(largest).content.questions).toHaveLength(9)
  })
})

describe('an edited audience', () => {
  const { lines } = audience(b2b).content
  const texts = lines.map(({ text }) => text)
  const ids = (characteristics: string[]) =>
    screener(b2b, lines, characteristics).content.questions.map(({ id }) => id)

  test('keeps every question when nothing was edited', () => {
    expect(ids(texts)).toEqual(screener(b2b).content.questions.map(({ id }) => id))
  })

  test('drops the question for a deleted line, but never the gate question', () => {
    const without = (tag: string) =>
      ids(lines.filter((line) => line.id !== tag).map(({ text }) => text))
    expect(without('problem')).not.toContain('problem')
    expect(without('buyer')).not.toContain('buyer')
    expect(without('episode')).toContain('gate')
  })

  test('uses an edited time window in the gate question', () => {
    const changed = texts.map((text) =>
      text.replace(/in the last 3 months$/, 'in the last 9 months'),
    )
    const gate = screener(b2b, lines, changed).content.questions.find(({ id }) => id === 'gate')
    expect(gate?.question).toContain('in the last 9 months')
  })

  test('shows a notice when the time window was deleted', () => {
    const changed = texts.map((text) => text.replace(/ in the last 3 months$/, ''))
    const { notice, content } = screener(b2b, lines, changed)
    expect(notice).toBe(NOTICES.changedLine('Sent a progress claim to a builder'))
    const gate = content.questions.find(({ id }) => id === 'gate')
    expect(gate?.question).toContain('in the last 3 months')
  })

  test('shows a notice when no question covers an edited line', () => {
    const changed = texts.with(0, 'Works as an electrical contractor in Victoria')
    const { notice, content } = screener(b2b, lines, changed)
    expect(notice).toBe(NOTICES.changedLine('Works as an electrical contractor in Victoria'))
    expect(content.questions.map(({ id }) => id)).toContain('role')
  })
})

describe('a sensitive subject', () => {
  const loss = gold('sensitive (loss)')

  test('asks for consent first and lets people skip every question about the subject', () => {
    const { questions } = screener(loss).content
    expect(questions[0]?.id).toBe('consent')
    const asked = questions.slice(
      1,
      questions.findIndex(({ id }) => id === 'talk'),
    )
    for (const { options } of asked) expect(options.at(-1)?.text).toBe('I’d rather not say')
  })

  test('never asks about money, referrals or a second interview', () => {
    expect(questionsOf(loss).join(' ')).not.toMatch(
      /\b(cost|pay|paid|price|reach you|second chat)\b/i,
    )
  })
})

test('asks for consent, but not for another interview or person, in a general sensitive draft', () => {
  const unknown: Brief = { ...emptyBrief(), sensitive: 'LOSS' }
  const asked = screener(unknown).content.questions.map(({ id }) => id)
  expect(asked).toEqual(['consent', 'age', 'talk', 'call', 'conflict', 'past'])
  expect(questionsOf(unknown).join(' ')).not.toMatch(
    /second chat|follow-up|talk again|else could I talk/,
  )
})

test('never offers renters a distractor that’s also true of them', () => {
  const renters: Brief = { ...emptyBrief(), who: 'renters', life: 'PRIVATE', field: 'HOME' }
  const [role] = screener(renters).content.questions
  expect(role?.options.filter(({ text }) => /\brent/.test(text))).toEqual([
    { text: 'I’m a renter', mustMatch: true },
  ])
})

test('doesn’t mistake a child car seat for the participant’s child', () => {
  const parents: Brief = {
    ...gold('two-sided'),
    kind: 'CHOOSE',
    do: 'choose a child car seat',
    one: 'a child car seat',
  }
  expect(questionsOf(parents).join(' ')).not.toContain('your child car seat')
})

describe('a subject that the researcher hasn’t marked as sensitive', () => {
  const abused: Brief = {
    ...gold('two-sided'),
    who: 'victims of abuse',
    do: 'look for a lawyer',
    one: 'a lawyer',
    forms: {},
  }
  const idsOf = (brief: Brief) => screener(brief).content.questions.map(({ id }) => id)

  test('treats a subject as sensitive when the words in the brief suggest that it is', () => {
    expect(idsOf(abused)[0]).toBe('consent')
  })
  test.each<[string, Partial<Brief>]>([
    ['the researcher says it isn’t sensitive', { sensitive: 'NO' }],
    ['people talk about their job', { life: 'PAID' }],
    [
      'it’s paid work, even if the text looks sensitive',
      { life: 'PAID', sensitive: 'VIOLENCE', by: { sensitive: 'reader' } },
    ],
  ])('doesn’t treat a subject as sensitive when %s', (_, change) => {
    expect(idsOf({ ...abused, ...change })).not.toContain('consent')
  })
})

describe('role distractors', () => {
  const distractorsFor = (fields: Partial<Brief>) => {
    const { questions } = screener({ ...b2b, size: [], ...fields }).content
    const { options = [] } = questions.find(({ id }) => id === 'role') ?? {}
    return options.flatMap(({ text, mustMatch }) =>
      mustMatch || text === 'None of these' ? [] : [text],
    )
  }

  test('offers other owners when we want an owner', () => {
    const owners = distractorsFor({ who: 'owners of hair salons', field: 'BEAUTY' })
    expect(owners).toHaveLength(4)
    for (const owner of owners) expect(owner).toMatch(/^Owner of an? /)
    for (const owner of distractorsFor({ who: 'laundromat owners', field: 'PROPERTY' }))
      expect(owner).toMatch(/ owner$/)
  })

  test.each(Object.keys(FIELDS).filter((field) => FIELDS[field as Field].life === 'PAID'))(
    'offers four distractors from the same field: %s',
    (field) => {
      const known = [DECOYS[field as Field], ...(SETTINGS[field as Field] ?? [])].flatMap(
        ({ roles = [] }) => roles.map(({ who }) => who),
      )
      const roles = distractorsFor({ who: 'yodellers', field: field as Field })
      expect(roles).toHaveLength(4)
      expect(known).toEqual(expect.arrayContaining(roles))
    },
  )
})

test('asks how big the business is even if the brief names a kind of place', () => {
  const brief: Brief = { ...b2b, place: 'at day care centres', size: ['UP_TO_49'] }
  expect(screener(brief).content.questions.map(({ id }) => id)).toContain('size')
  const texts = audience(brief).content.lines.map(({ text }) => text)
  expect(texts.join(' ')).toContain('10 to 49 people')
})

test('ignores a kind of place when the brief is about private life', () => {
  const twins: Brief = {
    ...gold('two-sided'),
    who: 'parents of twins',
    place: 'at markets',
    forms: {},
  }
  expect(writeAudience({ brief: twins, seed, isUsable: true }).content.lines[0]?.text).toBe(
    'Is a parent of twins',
  )
})

test('accepts people who repaired something or had it repaired', () => {
  const repairs: Brief = { ...b2b, kind: 'MAINTAIN', do: 'repair dryers', one: 'a dryer' }
  const texts = screener(repairs).content.questions.flatMap(({ options }) => options)
  expect(texts).toContainEqual({ text: 'Repaired a dryer, or had it done', mustMatch: true })
})

test('lets people qualify by a past event that still describes them', () => {
  const who = 'people who have moved to a smaller home'
  const movers: Brief = { ...gold('two-sided'), who, forms: {} }
  const [role] = screener(movers).content.questions
  expect(role?.options).toContainEqual({ text: 'I have moved to a smaller home', mustMatch: true })
})

describe('the wording of drafts', () => {
  test('varies the wording between consecutive projects and between regenerations', () => {
    const shared = (one: string[], other: string[]) =>
      one.filter((text) => other.includes(text)).length
    const first = questionsOf(b2b)
    const fixed = shared(first, questionsOf(b2b, { ...seed, offset: 3 }))
    expect(shared(first, questionsOf(b2b, { ...seed, offset: 1 }))).toBeLessThan(fixed)
    expect(shared(first, questionsOf(b2b, { ...seed, generation: 2 }))).toBeLessThan(fixed)
  })

  test('uses the same wording for the same seed', () => {
    expect(guide(b2b)).toEqual(guide(b2b))
  })
})

describe('a question from the bank', () => {
  const bank = [
    {
      question: 'How many progress claims did you send last month?',
      type: 'SINGLE_CHOICE',
      rule: 'ANY',
      options: [
        { text: 'None', mustMatch: false },
        { text: '1 to 3', mustMatch: true },
        { text: '4 or more', mustMatch: true },
      ],
    },
    {
      question: 'Which pets live with you?',
      type: 'SINGLE_CHOICE',
      rule: 'ANY',
      options: [
        { text: 'A dog', mustMatch: true },
        { text: 'A cat', mustMatch: false },
        { text: 'None of these', mustMatch: false },
      ],
    },
  ] as never

  const added = (brief: Brief, offered = bank) =>
    screener(brief, [], [], offered).content.questions.filter(({ id }) => id === 'bank')

  test('adds a bank question and its rule when the question suits the brief and the screener has room', () => {
    expect(added({ ...b2b, wrong: '' })).toMatchObject([
      { question: 'How many progress claims did you send last month?', rule: 'ANY' },
    ])
  })

  test('adds a bank question that doesn’t rule anyone out', () => {
    const [first] = bank as { options: object[] }[]
    const noted = { ...first, rule: 'NOTE' }
    expect(added({ ...b2b, wrong: '' }, [noted] as never)).toMatchObject([{ rule: 'NOTE' }])
  })

  test('doesn’t add a bank question without a way out to a sensitive screener', () => {
    const [first] = bank as { options: object[] }[]
    const about = { ...first, question: 'Which part of a funeral did you arrange yourself?' }
    const brief = gold('sensitive (loss)')
    expect(added(brief, [about] as never)).toEqual([])
    const wayOut = { text: 'I’d rather not say', mustMatch: false }
    const skippable = { ...about, options: [...(first?.options ?? []), wayOut] }
    expect(added(brief, [skippable] as never)).toHaveLength(1)
  })

  test('doesn’t add a bank question when the screener is full', () => {
    const full: Brief = { ...b2b, place: 'at building firms', size: ['UP_TO_9'] }
    expect(screener(full, [], [], bank).content.questions.map(({ id }) => id)).not.toContain('bank')
  })
})

/**
 * One brief each for paid work, an unpaid role and private life. The tests try each one with every
 * kind and field.
 */
const SAMPLES: Brief[] = [
  b2b,
  { ...gold('unpaid role'), field: null },
  { ...gold('two-sided'), forms: { imWho: 'I rent and have no garden' } },
]

test.each(Object.keys(KINDS) as Kind[])(
  'writes drafts that pass every check for the kind %s',
  (kind) => {
    for (const sample of SAMPLES) {
      const faults: string[] = []
      const brief = { ...sample, kind, sensitive: null }
      writeGuide({ brief, seed, isUsable: true }, (gate) => faults.push(gate))
      writeScreener({ brief, seed, isUsable: true, drafted: [], characteristics: [] }, (gate) =>
        faults.push(gate),
      )
      expect({ kind, faults }).toEqual({ kind, faults: [] })
    }
  },
)

test.each(Object.keys(FIELDS) as Field[])(
  'writes drafts that pass every check for the field %s',
  (field) => {
    const life = FIELDS[field].life
    const sample = SAMPLES.find((brief) => brief.life === life)
    if (!sample) throw new Error('no sample for this part of life')
    const faults: string[] = []
    const input = {
      brief: { ...sample, field },
      seed,
      isUsable: true,
      drafted: [],
      characteristics: [],
    }
    writeScreener(input, (gate) => faults.push(gate))
    expect(faults).toEqual([])
  },
)
