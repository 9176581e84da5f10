import type { AssumptionInput } from '@wattle/contract/findings/assumptions'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { getAssumptions, saveAssumptions } from '#features/findings/edit-assumptions.ts'
import { readGuide } from '#features/guide/service.ts'
import { projectOf } from '#features/project/service.ts'
import type { SampleInterview } from './sample-interview.ts'
import type { Study } from './study.ts'

/**
 * For each assumption, the questions that test it but that the draft doesn't link to it. Once these
 * are linked, `3c` is the only question that doesn't test an assumption.
 */
const ALSO_TESTS = [['3a', '3b', '4c'], [], ['5b'], ['2b', '2d'], ['2c'], []]

/**
 * Links the questions in `ALSO_TESTS` to assumptions, as the researcher would. The draft only links
 * the main questions.
 */
export async function linkQuestions(
  deps: Deps,
  actor: SignedIn,
  researchId: number,
): Promise<void> {
  const guide = await readGuide(deps.db, await projectOf(deps.db, researchId))
  const idAt = (place: string) => {
    const [part = 0, question = 0] = [Number(place[0]) - 1, (place.codePointAt(1) ?? 97) - 97]
    return guide?.parts[part]?.questions[question]?.id ?? 0
  }
  const { version, assumptions } = await getAssumptions(deps, actor, researchId)
  const rows = assumptions.map((row, at) => ({
    ...row,
    questionIds: [...row.questionIds, ...(ALSO_TESTS[at] ?? []).map(idAt)],
  }))
  await saveAssumptions(deps, actor, researchId, { version, assumptions: rows })
}

/** An assumption that came up in the first interview and that no question tests yet. */
const UNTESTED: AssumptionInput = {
  text: 'Customers choose within two days of asking',
  kind: 'OTHER',
  risk: 'HIGH',
  enough: 3,
  tooMany: 3,
  questionIds: [],
}

export async function addUntested(deps: Deps, { actor, researchId }: Study): Promise<void> {
  const { version, assumptions } = await getAssumptions(deps, actor, researchId)
  const rows = [...assumptions, UNTESTED]
  await saveAssumptions(deps, actor, researchId, { version, assumptions: rows })
}

/**
 * An interview with two captures that are still unsorted. The researcher forgot to ask for consent
 * to quote.
 */
export const QUOTES_INTERVIEW: SampleInterview = {
  consents: { RECORDING: 'YES' },
  notes: {
    '1a': 'Apprenticeship with his uncle, on his own since 2019. One ute, no apprentice.',
    '1b': 'Mondays. Everything that leaked on the weekend.',
    '1c': 'A dozen. “Three a week, four when it’s been raining.”',
    '2a': 'A hot water system last Tuesday.\nI did the quote at the kitchen table, nine at night, with the footy on.\nTook an hour and a half, most of it on the supplier’s website.',
    '2c': 'Prices. Two suppliers, because one had it “on the boat”.',
    '3b': 'Half of them never write back. I don’t chase it.',
    '4a': 'Same Tuesday.\nShe’d booked the other bloke by the time I sent mine. Two days, that’s all it was.\nFound out when he rang about access.',
    '4c': 'Nothing. “What are you going to do, sulk?”',
    '5a': 'That was an eleven-hundred-dollar hot water job, gone.\nAnd the neighbour’s, which would have come with it.',
    '5b': 'Rings them the same day now, “even if it’s only to say it’s coming”.',
    '6a': 'There’s no notebook. It’s photos on my phone and a number in my head.',
    '6b': 'I paid for one of those quoting apps, $39 a month. I used it twice.\nIt wanted every part typed in before it would give him a total.',
    '6c': 'Cancelled it when the card expired.',
    '7b': 'His mate the tiler, who quotes from the car park.',
    general:
      'Says two days is too long, twice. Add that: how fast do customers choose? Forgot to ask whether we can quote him.',
  },
  captures: [
    {
      question: '2a',
      about: 4,
      time: '07:48',
      quote: 'I did the quote at the kitchen table, nine at night, with the footy on.',
    },
    {
      question: '3b',
      about: 1,
      time: '13:26',
      quote: 'Half of them never write back. I don’t chase it.',
    },
    {
      question: '4a',
      about: 1,
      stance: 'FOR',
      strength: 'DID',
      themes: ['Too slow'],
      time: '17:03',
      quote: 'She’d booked the other bloke by the time I sent mine. Two days, that’s all it was.',
    },
    {
      question: '5a',
      about: 3,
      stance: 'FOR',
      strength: 'DID',
      themes: ['Too slow'],
      time: '22:40',
      quote: 'That was an eleven-hundred-dollar hot water job, gone.',
    },
    {
      question: '6a',
      about: 5,
      stance: 'AGAINST',
      strength: 'DID',
      themes: ['In his head'],
      time: '27:15',
      quote: 'There’s no notebook. It’s photos on my phone and a number in my head.',
    },
    {
      question: '6b',
      about: 2,
      stance: 'FOR',
      strength: 'PAID',
      time: '30:52',
      quote: 'I paid for one of those quoting apps, $39 a month. I used it twice.',
    },
  ],
  transcript: [],
}
