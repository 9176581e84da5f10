import { strFromU8, strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import meetTxt from './fixtures/meet.txt?raw'
import otterSrt from './fixtures/otter.srt?raw'
import otterTxt from './fixtures/otter.txt?raw'
import teamsVtt from './fixtures/teams.vtt?raw'
import whisperSrt from './fixtures/whisper.srt?raw'
import whisperTxt from './fixtures/whisper.txt?raw'
import whisperVtt from './fixtures/whisper.vtt?raw'
import zoomVtt from './fixtures/zoom.vtt?raw'
import { READ_FAILURES } from './read-failure.ts'
import { readTranscript as readBytes } from './read-transcript.ts'
import { makeWordFile } from './testing/make-word-file.ts'
import { readWordText } from './word-file.ts'

const readTranscript = (name: string, bytes: Uint8Array) => readBytes(name, bytes, readWordText)

const utf8 = (text: string) => new TextEncoder().encode(text)
const read = (name: string, text: string) => readTranscript(name, utf8(text))

/** Each cue as "name, start, end, first words", so it's easy to compare. */
async function outline(name: string, file: string | Uint8Array) {
  const bytes = typeof file === 'string' ? utf8(file) : file
  const { speakers, cues, skipped } = await readTranscript(name, bytes)
  return {
    cues: cues.map(({ speaker, startMs, endMs, text }) => [
      speakers[speaker]?.name,
      startMs,
      endMs,
      text.split(' ').slice(0, 3).join(' '),
    ]),
    skipped,
  }
}

test('reads the speakers and times of a Zoom transcript', async () => {
  expect(await outline('zoom.vtt', zoomVtt)).toEqual({
    cues: [
      ['Robin Demo', 2310, 5940, 'Thanks for making'],
      ['Sam Sample', 6450, 12_080, 'Sure. It was'],
      ['Sam Sample', 12_700, 15_020, 'One thing: I'],
      ['Robin Demo', 3_723_004, 3_726_500, 'What did you'],
    ],
    skipped: [15, 16, 17],
  })
})

test('reads the speakers and times of a Teams transcript', async () => {
  expect(await outline('teams.vtt', teamsVtt)).toEqual({
    cues: [
      ['Robin Demo', 3189, 5729, 'Where do you'],
      ["Sam O'Sample & Co", 6100, 9480, 'Mostly in the'],
      ["Sam O'Sample & Co", 9480, 11_000, 'It took <'],
    ],
    skipped: [20, 21, 22],
  })
  const { cues } = await read('teams.vtt', teamsVtt)
  expect(cues.map(({ text }) => text)).toEqual([
    'Where do you usually eat during a night shift?',
    'Mostly in the car. Honestly: never sitting down & never hot.',
    'It took < 5 minutes.',
  ])
})

test('reads a Teams transcript saved as a Word file', async () => {
  const file = makeWordFile([
    'Roster meals interview',
    'Robin Demo started transcription',
    'Robin Demo   0:03\nWhere do you usually eat?',
    'Sam Sample   0:06\nMostly in the car.\nNever hot.',
  ])
  expect(await outline('teams.docx', file)).toEqual({
    cues: [
      ['Robin Demo', 3000, null, 'Where do you'],
      ['Sam Sample', 6000, null, 'Mostly in the'],
    ],
    skipped: [],
  })
})

test('reads an older Teams Word file that has the names below the times', async () => {
  const file = makeWordFile([
    '0:0:3.120 --> 0:0:5.230\nRobin Demo\nWhere do you usually eat?',
    '0:0:6.0 --> 0:0:9.48\nSam Sample\nMostly in the car.',
  ])
  expect(await outline('teams.docx', file)).toEqual({
    cues: [
      ['Robin Demo', 3120, 5230, 'Where do you'],
      ['Sam Sample', 6000, 9480, 'Mostly in the'],
    ],
    skipped: [],
  })
})

const MEET = {
  cues: [
    ['Robin Demo', 0, null, 'Hi Sam, thanks'],
    ['Sam Sample', null, null, "Two-minute noodles. I'd"],
    ['Robin Demo', 300_000, null, 'How often does'],
    ['Sam Sample', null, null, 'One shift in'],
  ],
  skipped: [],
}

test('reads the speakers and times of a Meet transcript', async () => {
  expect(await outline('meet.txt', meetTxt)).toEqual(MEET)
  const paragraphs = meetTxt.split('\n').filter((line) => line !== '')
  expect(await outline('meet.docx', makeWordFile(paragraphs))).toEqual(MEET)
})

test('reads the speakers and times of an Otter transcript', async () => {
  expect(await outline('otter.txt', otterTxt)).toEqual({
    cues: [
      ['Robin Demo', 3000, null, "Okay, let's start."],
      ['Sam Sample', 11_000, null, 'It was last'],
      ['Sam Sample', null, null, 'By then the'],
      ['Speaker 3', 3_727_000, null, 'Sorry, wrong room.'],
    ],
    skipped: [],
  })
  expect(await outline('otter.srt', otterSrt)).toEqual({
    cues: [
      ['Robin Demo', 3000, 10_500, "Okay, let's start."],
      ['Sam Sample', 11_000, 14_200, 'It was last'],
      ['Sam Sample', 14_200, 19_000, 'We were two'],
    ],
    skipped: [],
  })
})

test('reads Whisper transcripts, with or without speakers', async () => {
  expect(await outline('whisper.vtt', whisperVtt)).toEqual({
    cues: [
      [null, 0, 4480, 'So on Friday'],
      [null, 4480, 7000, 'I ate at'],
    ],
    skipped: [],
  })
  expect(await outline('whisper.srt', whisperSrt)).toEqual({
    cues: [
      ['SPEAKER_00', 0, 4480, 'So what happened'],
      ['SPEAKER_01', 4480, 7000, 'The break moved'],
    ],
    skipped: [9, 10, 11],
  })
  expect(await outline('whisper.txt', whisperTxt)).toEqual({
    cues: [
      [null, 0, 4480, 'So on Friday'],
      [null, 4480, 7000, 'I ate at'],
      [null, 3_667_000, 3_669_500, 'That was it.'],
    ],
    skipped: [3],
  })
})

test.each([
  ['a name before the words', 'Robin: Hello there\nSam: Hi', [null, null]],
  ['a time and a name', '[00:03:12] Robin: Hello there\n[00:03:15] Sam: Hi', [192_000, 195_000]],
  ['a time without brackets', '00:03:12 Robin: Hello there\n00:03:15 Sam: Hi', [192_000, 195_000]],
  [
    'a name and a time on their own line',
    'Robin 3:12\nHello\nthere\n\nSam (3:15):\nHi',
    [192_000, 195_000],
  ],
  [
    'a name and a time on two lines',
    'Robin\n3:12\nHello there\n\nSam\n3:15\nHi',
    [192_000, 195_000],
  ],
])('reads text with %s', async (_, text, starts) => {
  const { speakers, cues } = await read('talk.txt', text)
  expect(speakers).toEqual([
    { name: 'Robin', count: 1, firstWords: 'Hello there' },
    { name: 'Sam', count: 1, firstWords: 'Hi' },
  ])
  expect(cues.map(({ startMs }) => startMs)).toEqual(starts)
})

test('reads plain paragraphs as one unnamed speaker', async () => {
  const text = 'I start at 10:30 most nights.\nThen I eat.\n\nHonestly: the break moves.\n'
  expect(await read('talk.txt', text)).toEqual({
    format: 'TXT',
    speakers: [{ name: null, count: 2, firstWords: 'I start at 10:30 most nights. Then I eat.' }],
    cues: [
      { speaker: 0, startMs: null, endMs: null, text: 'I start at 10:30 most nights. Then I eat.' },
      { speaker: 0, startMs: null, endMs: null, text: 'Honestly: the break moves.' },
    ],
    skipped: [],
  })
})

test('counts and lists the lines above the first speaker', async () => {
  const { cues, skipped } = await read('talk.txt', 'some words\n\nRobin: Hi\n\nRobin: Well\n')
  expect([cues.length, skipped]).toEqual([2, [1]])
})

test('reads captions without empty lines', async () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nFirst\n2\n00:00:02,000 --> 00:00:03,000\nSecond\n'
  const { cues, skipped } = await read('talk.srt', text)
  expect([cues.map(({ text }) => text), skipped]).toEqual([['First', 'Second'], []])
})

test('counts and lists caption lines without a time', async () => {
  const text = `${whisperVtt}\nWords on their own\nand more of them\n`
  expect((await read('talk.vtt', text)).skipped).toEqual([9, 10])
})

const CAFE = 'Sam: At the café, “hot” chips — naïve of me\n'
const withMark = (...bytes: number[]) => new Uint8Array(bytes)
const utf16 = (isLittle: boolean) =>
  new Uint8Array(
    [...CAFE].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255]
    }),
  )
/** Typographic characters, which Windows-1252 encodes differently from Unicode. */
const WINDOWS: Record<string, number> = { '“': 0x93, '”': 0x94, '—': 0x97 }

test.each([
  ['UTF-8', [utf8(CAFE)]],
  ['UTF-8 with a byte order mark', [withMark(0xef, 0xbb, 0xbf), utf8(CAFE)]],
  [
    'Windows-1252',
    [new Uint8Array([...CAFE].map((letter) => WINDOWS[letter] ?? letter.charCodeAt(0)))],
  ],
  ['UTF-16, little end first', [withMark(0xff, 0xfe), utf16(true)]],
  ['UTF-16, big end first', [withMark(0xfe, 0xff), utf16(false)]],
  ['UTF-16 without a byte order mark', [utf16(true)]],
])('reads text saved as %s', async (_, parts) => {
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  const { speakers, cues } = await readTranscript('talk.TXT', bytes)
  expect(speakers[0]?.name).toBe('Sam')
  expect(cues[0]?.text).toBe('At the café, “hot” chips — naïve of me')
})

test('reads captions that begin with a byte order mark', async () => {
  expect((await read('zoom.vtt', `\uFEFF${zoomVtt}`)).cues).toHaveLength(4)
})

const captions = (count: number, words = 'Yes') =>
  Array.from({ length: count }, (_, index) => {
    const at = (second: number) => new Date(second * 1000).toISOString().slice(11, 23)
    return `${at(index)} --> ${at(index + 1)}\n${words}`
  }).join('\n\n')
const lines = (count: number, words: string) =>
  Array.from({ length: count }, () => words).join('\n')

test('imports 5,000 cues and refuses 5,001', async () => {
  expect((await read('talk.vtt', `WEBVTT\n\n${captions(5000)}`)).cues).toHaveLength(5000)
  await expect(read('talk.vtt', `WEBVTT\n\n${captions(5001)}`)).rejects.toThrow('5,000')
  expect((await read('talk.txt', lines(5000, 'Sam: Yes'))).cues).toHaveLength(5000)
  await expect(read('talk.txt', lines(5001, 'Sam: Yes'))).rejects.toThrow('5,000')
})

test('splits a long turn between sentences, after at most 4,000 characters', async () => {
  const sentence = 'And then we waited for the microwave again. '
  const { cues } = await read('talk.txt', `Sam: ${sentence.repeat(150)}`)
  expect(cues.length).toBe(2)
  for (const { text } of cues) {
    expect(text.length).toBeLessThanOrEqual(4000)
    expect(text.endsWith('again.')).toBe(true)
  }
  expect(cues.map(({ text }) => text).join(' ')).toBe(sentence.repeat(150).trim())
})

test('refuses more than 400,000 characters and more than 6 hours', async () => {
  const words = 'word '.repeat(20).trim()
  await expect(read('talk.txt', lines(4041, words))).rejects.toThrow('400,000 characters')
  const late = (time: string) => read('talk.srt', `1\n05:59:00,000 --> ${time}\nStill here\n`)
  expect((await late('06:00:00,000')).cues).toHaveLength(1)
  await expect(late('06:00:00,001')).rejects.toThrow('6 hours')
})

test.each([
  ['a recording', 'talk.mp4', utf8('x'), 'OTHER_TYPE'],
  [
    'a picture that ends in .txt',
    'talk.txt',
    new Uint8Array([0x89, 0x50, 0, 0, 1, 0]),
    'OTHER_TYPE',
  ],
  ['text that ends in .docx', 'talk.docx', utf8('Sam: Hello'), 'OTHER_TYPE'],
  [
    'another archive that ends in .docx',
    'talk.docx',
    zipSync({ 'a.xml': utf8('x') }),
    'OTHER_TYPE',
  ],
  ['a damaged archive', 'talk.docx', utf8('PK\u0003\u0004 and no more'), 'OTHER_TYPE'],
  ['an old Word file', 'talk.doc', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0]), 'OLD_WORD_FILE'],
  [
    'a Word file with a password',
    'talk.docx',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
    'OLD_WORD_FILE',
  ],
  ['an empty file', 'talk.txt', utf8(''), 'NO_SPEECH'],
  [
    'captions without words',
    'talk.vtt',
    utf8('WEBVTT\n\n00:01.000 --> 00:02.000\n-\n'),
    'NO_SPEECH',
  ],
  ['a Word file without words', 'talk.docx', makeWordFile([]), 'NO_SPEECH'],
  ['6 MB', 'talk.txt', new Uint8Array(6 * 1024 * 1024), 'FILE_TOO_LARGE'],
] as const)('refuses %s and says why', async (_, name, bytes, code) => {
  await expect(readTranscript(name, bytes)).rejects.toThrow(READ_FAILURES[code])
})

const MB = 1024 * 1024
const DIRECTORY_ENTRY = 0x02014b50

/** A Word file whose zip directory declares this size for the entry with this name. */
function wordFileDeclaring(name: string, size: number, paragraphs = ['Sam: Hello']) {
  const file = makeWordFile(paragraphs, { 'word/media/image1.png': strToU8('x') })
  const view = new DataView(file.buffer)
  for (let at = 0; at + 46 + name.length <= file.length; at++) {
    const isEntry = view.getUint32(at, true) === DIRECTORY_ENTRY
    const isNamed = strFromU8(file.subarray(at + 46, at + 46 + name.length)) === name
    if (isEntry && isNamed) view.setUint32(at + 24, size, true)
  }
  return file
}

test('refuses a file that expands past 20 MB', async () => {
  const file = wordFileDeclaring('word/media/image1.png', 20 * MB)
  await expect(readTranscript('talk.docx', file)).rejects.toThrow(READ_FAILURES.EXPANDS_TOO_FAR)
})

test('refuses a 25 KB file that expands to 21 MB, without unpacking it', async () => {
  const file = makeWordFile(['Sam: Hello'], { 'word/styles.xml': new Uint8Array(21 * MB) })
  expect(file.length).toBeLessThan(25 * 1024)
  // Damages the packed bytes, so unpacking them would fail with a different message.
  file.fill(0xff, 2000, -2000)
  await expect(readTranscript('talk.docx', file)).rejects.toThrow(READ_FAILURES.EXPANDS_TOO_FAR)
})

test('reads a Word file whose pictures are within the size limit', async () => {
  const file = wordFileDeclaring('word/media/image1.png', 19 * MB)
  expect((await readTranscript('talk.docx', file)).cues).toHaveLength(1)
})

test('refuses a Word file with more than 200 entries', async () => {
  const pictures = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`word/media/${index}.png`, strToU8('x')]),
    )
  const file = (count: number) => makeWordFile(['Sam: Hello'], pictures(count))
  expect((await readTranscript('talk.docx', file(197))).cues).toHaveLength(1)
  await expect(readTranscript('talk.docx', file(198))).rejects.toThrow(
    READ_FAILURES.EXPANDS_TOO_FAR,
  )
})

test('refuses a Word file whose content is larger than its declared size', async () => {
  const paragraphs = Array.from({ length: 2000 }, () => 'Sam: the same words again')
  const file = wordFileDeclaring('word/document.xml', 2000, paragraphs)
  await expect(readTranscript('talk.docx', file)).rejects.toThrow(READ_FAILURES.OTHER_TYPE)
})
