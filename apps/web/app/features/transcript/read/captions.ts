import { MAX_CUES } from '@wattle/contract/findings/transcripts'
import { parseText, tokenizeVTTCue, type VTTCue, type VTTNode } from 'media-captions'
import { ReadFailure } from './read-failure.ts'
import { labelled, oneSpaced } from './speaker-name.ts'
import { linesOf } from './text-lines.ts'
import type { FileContent, SpokenCue } from './transcript-read.ts'

const ARROW = '-->'
const NOT_SPEECH = /^(?:WEBVTT|NOTE|STYLE|REGION)(?![^\s:])/

interface Block {
  /** The line number of the block's first line, counted from 1. */
  line: number
  lines: string[]
}

/**
 * Splits the file into blocks at empty lines. Some apps leave those out, so a second timestamp also
 * starts a block.
 */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [index, line] of linesOf(text).entries()) {
    if (line.trim() === '') open = undefined
    else if (open && !(line.includes(ARROW) && timingAt(open) >= 0)) open.lines.push(line)
    else {
      // A number above the timestamp belongs to the new block, not to the previous one.
      const id = /^\d+$/.test(open?.lines.at(-1)?.trim() ?? '') ? open?.lines.splice(-1) : undefined
      open = { line: index + 1 - (id?.length ?? 0), lines: [...(id ?? []), line] }
      blocks.push(open)
    }
  }
  return blocks
}

const timingAt = ({ lines }: Block) => lines.findIndex((line) => line.includes(ARROW))
const isSpeech = (block: Block) =>
  !NOT_SPEECH.test(block.lines[0] ?? '') || (isHead(block) && timingAt(block) >= 0)
const isHead = ({ lines }: Block) => lines[0]?.startsWith('WEBVTT') ?? false

/**
 * Reads a .vtt or .srt file. The library silently drops blocks it can't read, so we give each cue
 * its block's number as its id. A block whose number doesn't come back counts as skipped.
 */
export async function readCaptions(text: string, type: 'vtt' | 'srt'): Promise<FileContent> {
  const blocks = blocksOf(text).filter(isSpeech)
  const timed = blocks.filter((block) => timingAt(block) >= 0)
  // We count the cues before the library reads them, because reading 20,000 would take several
  // seconds.
  if (timed.length > MAX_CUES) throw new ReadFailure('TOO_MANY_CUES')
  const numbered = timed.map((block, index) =>
    [index, ...block.lines.slice(timingAt(block))].join('\n'),
  )
  const { cues } = await parseText(['WEBVTT', ...numbered].join('\n\n'), { type })
  const read = new Set(cues.map(({ id }) => timed[Number(id)]))
  const skipped = blocks
    .filter((block) => !read.has(block))
    .flatMap(({ line, lines }) => lines.map((_, index) => line + index))
  return { cues: speechOf(cues), skipped }
}

function speechOf(cues: readonly VTTCue[]): SpokenCue[] {
  const spoken = cues.flatMap((cue) => {
    const [startMs, endMs] = [Math.round(cue.startTime * 1000), Math.round(cue.endTime * 1000)]
    return voicesOf(cue).map((voice) => ({ ...voice, startMs, endMs }))
  })
  // If the file names its speakers, a colon in the text doesn't mark a speaker.
  if (spoken.some(({ name }) => name !== null)) return spoken
  const labels = labelled(spoken.map(({ text }) => text))
  return spoken.map((cue, index) => {
    const { name, words } = labels[index] ?? { name: null, words: cue.text }
    return { ...cue, name, text: words }
  })
}

/**
 * Matches a "<" that doesn't start a tag. The library would drop the text from there to the next
 * ">".
 */
const NOT_A_TAG = /<(?!\/?(?:c|i|b|u|ruby|rt|v|lang|font)\b|\d+:)/gi

/** Entities that some apps use and the library doesn't decode. */
const ENTITIES: Record<string, string> = { apos: '’', hellip: '…', mdash: '—', ndash: '–' }
const decodeRest = (text: string) =>
  text
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&#x([\da-f]{1,5});/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&([a-z]+);/g, (whole, name) => ENTITIES[name] ?? whole)

/** Who says what within one cue. Usually there's one speaker. */
function voicesOf(cue: VTTCue): { name: string | null; text: string }[] {
  cue.text = decodeRest(cue.text.replace(/<\/?font[^>]*>/gi, '')).replace(NOT_A_TAG, '&lt;')
  const voices: { name: string | null; text: string }[] = []
  function collect(nodes: readonly VTTNode[], name: string | null) {
    for (const node of nodes) {
      if (node.type === 'text') {
        const last = voices.at(-1)
        if (last && last.name === name) last.text += node.data
        else voices.push({ name, text: node.data })
      } else collect(node.children, node.type === 'v' ? oneSpaced(node.voice) || null : name)
    }
  }
  collect(tokenizeVTTCue(cue), null)
  return voices
    .map(({ name, text }) => ({ name, text: oneSpaced(text) }))
    .filter(({ text }) => text !== '')
}
