import { saveTranscript } from '@wattle/contract/findings/transcripts'
import { expect, test } from 'vitest'
import meetTxt from '../read/fixtures/meet.txt?raw'
import otterTxt from '../read/fixtures/otter.txt?raw'
import teamsVtt from '../read/fixtures/teams.vtt?raw'
import whisperSrt from '../read/fixtures/whisper.srt?raw'
import zoomVtt from '../read/fixtures/zoom.vtt?raw'
import { readTranscript } from '../read/read-transcript.ts'
import { readWordText } from '../read/word-file.ts'
import { guessRoles } from './guess-roles.ts'
import { findNames, replaceNames } from './replace-names.ts'
import { offsetMs } from './timer-offset.ts'
import { transcriptBody } from './transcript-body.ts'

const read = (name: string, text: string) =>
  readTranscript(name, new TextEncoder().encode(text), readWordText)
const TALK = `Robin Demo: Hi Sam, or is it SAM Sample?
Sam Sample: Sam's fine. My flatmate Samuel says sam too.
Robin Demo: Samples are ready, Ms Sample.`

test('finds the names of the people on the call, and counts a full name once', async () => {
  const transcript = await read('talk.txt', TALK)
  const found = findNames(transcript, 'Sam Sample')
  expect(found).toEqual({ words: ['Sam', 'Sample'], count: 5 })
  expect(transcript.cues.map(({ text }) => replaceNames(text, found.words))).toEqual([
    'Hi [name], or is it [name]?',
    "[name]'s fine. My flatmate Samuel says [name] too.",
    'Samples are ready, Ms [name].',
  ])
})

test('finds the interviewer’s name, too, as the file spells it', async () => {
  const transcript = await read('talk.txt', 'Robin Demo: Hello\nSpeaker 2: Hello Robin, I speak')
  expect(findNames(transcript, 'Sam Sample')).toEqual({ words: ['Robin'], count: 1 })
})

test('leaves everyday words alone even if they’re also names', async () => {
  const transcript = await read('talk.txt', 'Robin: Will, will you?\nWill May: I may.')
  const { words } = findNames(transcript, 'Will May')
  expect(transcript.cues.map(({ text }) => replaceNames(text, words))).toEqual([
    '[name], will you?',
    'I may.',
  ])
})

test.each([
  ['zoom.vtt', zoomVtt],
  ['teams.vtt', teamsVtt],
  ['meet.txt', meetTxt],
  ['otter.txt', otterTxt],
  ['whisper.srt', whisperSrt],
  ['priya-and-robin-20261117.txt', TALK],
])('doesn’t send speakers’ names or the file name from %s', async (fileName, text) => {
  const transcript = await read(fileName, text)
  const { words } = findNames(transcript, 'Sam Sample')
  const roles = transcript.speakers.map(() => 'PARTICIPANT' as const)
  const body = transcriptBody(transcript, { roles, names: words, offsetMs: 0 })
  expect(saveTranscript.body?.safeParse(body).success).toBe(true)
  expect(Object.keys(body).toSorted()).toEqual(['cues', 'format', 'offsetMs'])
  for (const cue of body.cues)
    expect(Object.keys(cue).toSorted()).toEqual(['endMs', 'role', 'startMs', 'text'])
  const sent = JSON.stringify(body)
  for (const secret of ['Robin', 'Demo', 'Sample', 'SPEAKER_0', fileName])
    expect(sent.replaceAll('Samples are ready', '')).not.toContain(secret)
})

test('finds the participant by name, and treats the other of two speakers as the interviewer', async () => {
  const { speakers } = await read('zoom.vtt', zoomVtt)
  expect(guessRoles(speakers, 'Sam Sample')).toEqual(['INTERVIEWER', 'PARTICIPANT'])
  expect(guessRoles(speakers, 'Alex Other')).toEqual([undefined, undefined])
  const { speakers: three } = await read('otter.txt', otterTxt)
  expect(guessRoles(three, 'Sam Sample')).toEqual([undefined, 'PARTICIPANT', undefined])
})

test.each([
  ['00:00', 0],
  ['1:30', 90_000],
  ['-0:45', -45_000],
  ['1:02:03', 3_723_000],
  ['6:00:01', undefined],
  ['soon', undefined],
  ['', undefined],
])("reads %j as the transcript's start on the timer", (text, ms) => {
  expect(offsetMs(text)).toBe(ms)
})
