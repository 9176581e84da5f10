import { CLOCK_TIME, clockTimeMs } from './clock-time.ts'
import { frameOf } from './meeting-frame.ts'
import { divideLabel, isNameShaped, labelled, oneSpaced } from './speaker-name.ts'
import { linesOf } from './text-lines.ts'
import type { FileContent } from './transcript-read.ts'

const RANGE = String.raw`(${CLOCK_TIME})(?:\s*-->\s*(${CLOCK_TIME}))?`
/** Matches [00:03:12] or [00:00.000 --> 00:04.000], then the words. */
const IN_BRACKETS = new RegExp(String.raw`^[[(]${RANGE}[\])]\s*(.*)$`)
/**
 * Matches a time without brackets, then the words. Only a name after the time tells it apart from
 * speech such as "10:30 is when I eat".
 */
const BEFORE_NAME = new RegExp(String.raw`^${RANGE}\s+(?:[-–]\s+)?(.+)$`)
/** Matches anything in brackets that looks like a time, even if it isn't a valid one. */
const BRACKETED_NUMBERS = /^[[(][\d:.,;\s>-]*\d[:.,;][\d:.,;\s>-]*[\])]/
const NAME_AND_TIME = new RegExp(String.raw`^(\D.*?)[\s,|–-]+[[(]?${RANGE}[\])]?:?$`)
const TIME_ALONE = new RegExp(`^${RANGE}$`)
/** Characters that only appear if the file isn't text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it looks for these characters
const UNREADABLE = /[\u0000-\u0008\u000e-\u001f\ufffd]/

interface Turn {
  /** The speaker's name. Null until the file names one. */
  name: string | null
  startMs: number | null
  endMs: number | null
  lines: { number: number; text: string }[]
}

interface Time {
  startMs: number
  endMs: number | null
}

function timeOf(from: string | undefined, to: string | undefined): Time | undefined {
  const startMs = from === undefined ? null : clockTimeMs(from)
  return startMs === null ? undefined : { startMs, endMs: to ? clockTimeMs(to) : null }
}

function timeAlone(line: string): Time | undefined {
  const [, from, to] = TIME_ALONE.exec(line) ?? []
  return timeOf(from, to)
}

/** The name and time from a line such as "Priya Naidu 00:03:12", which has no other words. */
function headOf(line: string): (Time & { name: string }) | undefined {
  const [, name = '', from, to] = NAME_AND_TIME.exec(line) ?? []
  const time = timeOf(from, to)
  return time && isNameShaped(name) ? { ...time, name: oneSpaced(name) } : undefined
}

/** The time and the words from a line, whether or not it also has a name. */
function timedWords(line: string): (Time & { words: string }) | undefined {
  const [, from, to, words = ''] = IN_BRACKETS.exec(line) ?? BEFORE_NAME.exec(line) ?? []
  const time = timeOf(from, to)
  const isCertain = IN_BRACKETS.test(line) || divideLabel(words).name !== null
  return time && isCertain ? { ...time, words } : undefined
}

/**
 * Reads text as people and apps write it: "Name: words", "[00:03:12] Name: words", a name and a
 * time above the words, or plain paragraphs.
 */
export function readPlainText(text: string): FileContent {
  const reader = new PlainTextReader(linesOf(text).map((line) => line.trim()))
  return reader.read()
}

class PlainTextReader {
  private readonly lines: readonly string[]
  private readonly turns: Turn[] = []
  private readonly skipped: number[] = []
  private name: string | null = null
  /** The turn we're reading. Undefined between paragraphs. */
  private open: Turn | undefined
  private hasHeads = false
  private isListNext = false

  constructor(lines: readonly string[]) {
    this.lines = lines
  }

  read(): FileContent {
    // If there are no empty lines, every line is a separate paragraph, unless the file puts names
    // above the words.
    const hasParagraphs = this.lines.some(
      (line, index) => line === '' && index + 1 < this.lines.length,
    )
    for (const [index, line] of this.lines.entries()) {
      this.take(line, index)
      if (!hasParagraphs && !this.hasHeads) this.endParagraph()
    }
    const turns = this.turns.filter(({ lines }) => lines.length > 0)
    return this.hasHeads ? this.byHead(turns) : this.byLabel(turns)
  }

  private take(line: string, index: number) {
    const frame = frameOf(line)
    if (line === '') this.endParagraph()
    else if (this.isListNext) this.isListNext = false
    else if (UNREADABLE.test(line)) this.skipped.push(index + 1)
    else if (frame) {
      this.isListNext = frame === 'before a list'
      this.endParagraph()
      // Until the file names a speaker, lines above a line that the meeting app added aren't speech
      // either. They could include a title.
      if (this.name === null && !this.turns.some(({ lines }) => isLabelled(lines[0]?.text)))
        this.turns.length = 0
    } else this.takeSpeech(line, index)
  }

  /** Ends the paragraph, but keeps a time or a name until we read the words it belongs to. */
  private endParagraph() {
    if (this.open?.lines.length !== 0) this.open = undefined
  }

  private takeSpeech(line: string, index: number) {
    const head = headOf(line)
    const time = timeAlone(line)
    const timed = timedWords(line)
    if (head) this.start(head)
    else if (time) this.start({ ...time, ...this.nameAround(index) })
    else if (timed) {
      this.start(timed)
      if (timed.words) this.add(timed.words, index)
    } else if (BRACKETED_NUMBERS.test(line)) this.skipped.push(index + 1)
    else if (!this.isNameBelowTime(index)) this.add(line, index)
  }

  private start({ name, startMs, endMs }: Time & { name?: string | undefined }) {
    if (name !== undefined) {
      this.name = name
      this.hasHeads = true
    }
    this.open = { name: this.name, startMs, endMs, lines: [] }
    this.turns.push(this.open)
  }

  private add(text: string, index: number) {
    const hasWords = this.open && this.open.lines.length > 0
    if (!this.open || (hasWords && isLabelled(text))) {
      this.open = { name: this.name, startMs: null, endMs: null, lines: [] }
      this.turns.push(this.open)
    }
    this.open.lines.push({ number: index + 1, text })
  }

  /** The name may be on the line above a time, or on the line below it. */
  private nameAround(index: number): { name?: string } {
    const above = this.open?.lines
    if (above?.length === 1 && above[0]?.number === index && isNameShaped(above[0].text)) {
      this.turns.pop()
      return { name: oneSpaced(above[0].text) }
    }
    const below = this.lines[index + 1] ?? ''
    return this.isNameBelowTime(index + 1) ? { name: oneSpaced(below) } : {}
  }

  private isNameBelowTime(index: number): boolean {
    const [above = '', line = '', below = ''] = this.lines.slice(index - 1, index + 2)
    return timeAlone(above) !== undefined && isNameShaped(line) && below !== '' && !timeAlone(below)
  }

  private byHead(turns: readonly Turn[]): FileContent {
    const named = turns.filter(({ name }) => name !== null)
    for (const { name, lines } of turns) if (name === null) this.skip(lines)
    return this.content(named.map((turn) => ({ ...turn, text: textOf(turn) })))
  }

  private byLabel(turns: readonly Turn[]): FileContent {
    const first = turns.findIndex((turn) => isLabelled(textOf(turn)))
    const isNamed = first >= 0 && labelled(turns.map(textOf)).some(({ name }) => name !== null)
    const spoken = isNamed ? turns.slice(first) : turns
    for (const { lines } of isNamed ? turns.slice(0, first) : []) this.skip(lines)
    const labels = labelled(spoken.map(textOf))
    return this.content(
      spoken.map((turn, index) => ({
        ...turn,
        name: labels[index]?.name ?? null,
        text: labels[index]?.words ?? '',
      })),
    )
  }

  private skip(lines: Turn['lines']) {
    this.skipped.push(...lines.map(({ number }) => number))
  }

  private content(turns: readonly (Turn & { text: string })[]): FileContent {
    return {
      cues: turns.map(({ name, startMs, endMs, text }) => ({ name, startMs, endMs, text })),
      skipped: this.skipped.toSorted((a, b) => a - b),
    }
  }
}

const textOf = ({ lines }: Turn) => lines.map(({ text }) => text).join(' ')
const isLabelled = (text = '') => divideLabel(text).name !== null
