import { randomUUID } from 'node:crypto'
import type { AskableConsent, ConsentAnswer } from '@wattle/contract/consent'
import type { Stance, Strength } from '@wattle/contract/findings/results'
import type { SpeakerRole } from '@wattle/contract/findings/transcripts'
import type { InterviewRoom } from '@wattle/contract/interview'
import type { SignedIn } from '#caller.ts'
import type { Deps } from '#deps.ts'
import { addTheme } from '#features/findings/manage-themes.ts'
import { saveCapture } from '#features/findings/save-capture.ts'
import { getRoom } from '#features/interview/open-room.ts'
import { SAMPLE_CALLER } from './study.ts'

/** A made-up interview: the researcher's notes and captures, and the transcript. */
export type SampleInterview = {
  consents: Partial<Record<AskableConsent, ConsentAnswer>>
  /** Keyed by part and question of the guide, such as `2a`. */
  notes: Record<string, string>
  captures: SampleCapture[]
  /** Empty if the interview wasn't recorded. */
  transcript: Line[]
}

export type SampleCapture = {
  /** The guide question they were asked, such as `2a`. */
  question: string
  /** The assumption's position in the project's list. */
  about: number
  quote: string
  themes?: string[]
  /** The time on the interview's timer, if the transcript doesn't have the quote. */
  time?: string
} & ({ stance: Stance; strength: Strength } | { stance?: never })

export type Line = { role: SpeakerRole; startMs: number; text: string }

/** Converts a timer reading such as `22:58` to milliseconds. */
function timerOf(time = '00:00'): number {
  const [minutes = 0, seconds = 0] = time.split(':').map(Number)
  return (minutes * 60 + seconds) * 1000
}

const ROLES: Record<string, SpeakerRole> = { I: 'INTERVIEWER', P: 'PARTICIPANT' }

/** Parses lines such as `22:58 P Two Mars bars.` */
export const linesOf = (text: string): Line[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [time, letter = '', ...words] = line.split(' ')
      return { role: ROLES[letter] ?? 'OTHER', startMs: timerOf(time), text: words.join(' ') }
    })

export function transcriptOf({ transcript }: SampleInterview) {
  const cues = transcript.map((line, at) => ({
    ...line,
    endMs: transcript[at + 1]?.startMs ?? line.startMs + 6000,
  }))
  return { format: 'VTT', offsetMs: 0, cues } as const
}

/**
 * Whether the quote was captured during the call. All other quotes are captured from the transcript
 * later.
 */
export const isNoted = ({ notes }: SampleInterview, { question, quote }: SampleCapture): boolean =>
  notes[question]?.includes(quote) ?? false

const lineOf = ({ transcript }: SampleInterview, quote: string): number =>
  transcript.findIndex(({ role, text }) => role === 'PARTICIPANT' && text.includes(quote))

export const capturedAt = (interview: SampleInterview, { quote, time }: SampleCapture): number =>
  interview.transcript[lineOf(interview, quote)]?.startMs ?? timerOf(time)

type Room = Awaited<ReturnType<typeof openRoom>>

/** The contents of the interview room, with the guide's questions keyed by number, such as `2a`. */
export async function openRoom(deps: Deps, actor: SignedIn, interviewId: number) {
  const room: Pick<InterviewRoom, 'guide' | 'interview' | 'assumptions' | 'themes'> = await getRoom(
    deps,
    actor,
    SAMPLE_CALLER,
    interviewId,
  )
  const { guide, interview, assumptions = [], themes = [] } = room
  const parts = guide?.parts ?? []
  const questions = new Map(
    parts.flatMap((part, at) =>
      part.questions.map(({ id }, place) => [`${at + 1}${String.fromCodePoint(97 + place)}`, id]),
    ),
  )
  const { researchId } = interview
  return { interviewId, researchId, questions, assumptions, themes: [...themes] }
}

export const notesOf = ({ questions }: Room, { notes }: SampleInterview): Record<string, string> =>
  Object.fromEntries(
    Object.entries(notes).map(([place, note]) => [String(questions.get(place) ?? place), note]),
  )

export async function capture(
  deps: Deps,
  actor: SignedIn,
  room: Room,
  interview: SampleInterview,
  captured: SampleCapture,
): Promise<void> {
  const { question, about, quote, themes = [], time: _time, ...sorted } = captured
  const questionId = room.questions.get(question)
  const assumption = room.assumptions.find(({ position }) => position === about)
  if (!questionId || !assumption) throw new Error(`no question or assumption for “${quote}”`)
  const themeIds: number[] = []
  for (const name of themes) themeIds.push(await themeNamed(deps, actor, room, name))
  const place = isNoted(interview, captured)
    ? { noteField: String(questionId) }
    : { cueFrom: lineOf(interview, quote) }
  const atMs = capturedAt(interview, captured)
  const links = { questionId, assumptionId: assumption.id, themeIds }
  const input = { quote, ...links, ...sorted, ...place, atMs }
  await saveCapture(deps, actor, { id: room.interviewId, key: randomUUID(), input })
}

async function themeNamed(deps: Deps, actor: SignedIn, room: Room, name: string): Promise<number> {
  const known = room.themes.find((theme) => theme.name === name)
  if (known) return known.id
  const added = await addTheme(deps, actor, room.researchId, { name })
  room.themes.push(added)
  return added.id
}
