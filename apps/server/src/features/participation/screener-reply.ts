import { isNoneOption } from '@wattle/contract/respondent'
import type { RespondentScreener } from '@wattle/contract/screening'
import { cache } from '#cache.ts'
import type { Deps } from '#deps.ts'
import { listQuestions } from '#features/screener/service.ts'
import type { ScreenerView } from './queries.ts'

/** The screener as the participant sees it: without which options count. */
export async function screenerReply(deps: Deps, view: ScreenerView): Promise<RespondentScreener> {
  const { id, status, hasHours, interview, study, chosenIds } = view
  const questions = await questionsOf(deps, view)
  return {
    userScreenerId: id,
    status,
    hasHours,
    interview: interview && {
      interviewId: interview.interviewId,
      startTime: new Date(interview.startTime),
      endTime: new Date(interview.endTime),
    },
    screenerInfo: { ...study, contactEmail: deps.config.officeEmail },
    // A question has one answer of a person, so its id is the answer's, too.
    userAnswers: questions.map((question) => ({
      userScreenerAnswerId: question.id,
      question: question.question,
      type: question.type,
      options: orderedOptions(id, question).map(({ id: optionId, text }) => ({
        optionId,
        text,
        selected: chosenIds.includes(optionId),
      })),
    })),
  }
}

type Question = Awaited<ReturnType<typeof listQuestions>>[number]

/** Shuffled for each person, always the same for one, unless ordered; 'None of these' is last. */
function orderedOptions(invitationId: number, { ordered, options }: Question) {
  const shuffle = (one: { id: number }, other: { id: number }) =>
    hashPair(invitationId, one.id) - hashPair(invitationId, other.id) || one.id - other.id
  return options.toSorted(
    (one, other) =>
      Number(isNoneOption(one.text)) - Number(isNoneOption(other.text)) ||
      (ordered ? 0 : shuffle(one, other)),
  )
}

/** An integer hash: every bit of both ids affects every bit of it. */
function hashPair(one: number, other: number): number {
  let bits = Math.imul(one, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 16), 0x7feb352d)
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b)
  return bits ^ (bits >>> 16)
}

/**
 * By project and version: everyone in a study shares the questions, which no longer change. They expire
 * all the same: restoring a backup under a running process may give the ids to others.
 */
const questionCache = cache<string, Question[]>({
  name: 'questions',
  size: 500,
  lifetimeMs: 60_000,
})

async function questionsOf({ db, now }: Deps, view: ScreenerView): Promise<Question[]> {
  const key = `${view.researchId} ${view.screenerVersion}`
  const cached = questionCache(db, now).get(key)
  if (cached) return cached
  const questions = await listQuestions(db, view.researchId)
  questionCache(db, now).set(key, questions)
  return questions
}
