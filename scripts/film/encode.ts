import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { FRAMES_PER_SECOND } from './timeline.ts'

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y']
/** No dates and no versions in the file. */
const ALIKE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-an']
/** Said in the file too, or the green of the film is not quite the green of the page around it. */
const COLOURS = [
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv'],
]
/** A jump lands at most this far from where the decoder can start. */
const KEY_FRAMES = ['-g', String(FRAMES_PER_SECOND * 7)]

export const MOST_BYTES = 590_000

export const ffmpeg = () => process.env.FFMPEG_PATH ?? 'ffmpeg'

/** From PNGs on its standard input. */
export const encodeLossless = (target: string) => [
  ...QUIET,
  ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'],
  ...['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', target],
]

function run(args: string[], input?: Buffer) {
  const { status, error } = spawnSync(ffmpeg(), [...QUIET, ...args], {
    stdio: [input ? 'pipe' : 'ignore', 'inherit', 'inherit'],
    ...(input && { input }),
  })
  if (error) throw new Error('There is no ffmpeg: install it, or name it in FFMPEG_PATH.')
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}.`)
}

/** A film with more in motion than others is made a little coarser, rather than heavy. */
function encodeWithin(target: string, qualities: readonly number[], args: string[]) {
  for (const quality of qualities) {
    run([...args, '-crf', String(quality), target])
    if (statSync(target).size <= MOST_BYTES) return
  }
  throw new Error(`${target} is larger than ${MOST_BYTES} bytes.`)
}

/** VP9 by its quick way: a film takes seconds of one core, where two careful passes took minutes. */
export function encodeWebm(source: string, target: string) {
  encodeWithin(
    target,
    [43, 47, 51],
    [
      ...['-i', source, ...COLOURS, ...KEY_FRAMES, ...ALIKE],
      ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-row-mt', '1'],
      ...['-deadline', 'realtime', '-cpu-used', '5', '-auto-alt-ref', '1', '-lag-in-frames', '25'],
    ],
  )
}

export function encodeMp4(source: string, target: string) {
  encodeWithin(
    target,
    [28, 31, 34],
    [
      ...['-i', source, ...COLOURS, ...KEY_FRAMES, ...ALIKE],
      ...['-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation'],
      ...['-profile:v', 'high', '-movflags', '+faststart'],
    ],
  )
}

export function encodeCover(picture: Buffer, target: string) {
  const still = [
    '-c:v',
    'libwebp',
    '-preset',
    'drawing',
    '-quality',
    '74',
    '-compression_level',
    '6',
  ]
  run(['-f', 'image2pipe', '-c:v', 'png', '-i', '-', ...still, '-frames:v', '1', target], picture)
}
