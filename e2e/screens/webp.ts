import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

const QUIET = ['-hide_banner', '-loglevel', 'error', '-y']
const LOOK = ['-preset', 'text', '-compression_level', '6']

function run(args: string[]) {
  const { status, error } = spawnSync(process.env.FFMPEG_PATH ?? 'ffmpeg', [...QUIET, ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) throw new Error('ffmpeg isn’t installed. Install it, or set FFMPEG_PATH.')
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}.`)
}

/** Reduces the quality until it's small enough for a slow connection. */
function within(mostBytes: number, target: string, encode: (quality: number) => void) {
  for (const quality of [80, 70, 60, 50]) {
    encode(quality)
    if (statSync(target).size <= mostBytes) return
  }
  throw new Error(`${target} is larger than ${mostBytes} bytes.`)
}

/** A picture with that width. */
export function writeStill(source: string, target: string, width: number) {
  within(200_000, target, (quality) =>
    run([
      ...['-i', source, '-vf', `scale=${width}:-2:flags=lanczos`],
      ...['-c:v', 'libwebp', ...LOOK, '-quality', String(quality), '-frames:v', '1', target],
    ]),
  )
}

/** Numbered pictures as a looping animation. */
export function writeLoop(pattern: string, target: string, secondsEach: number) {
  within(1_500_000, target, (quality) =>
    run([
      ...['-framerate', `1/${secondsEach}`, '-i', pattern],
      ...['-c:v', 'libwebp_anim', ...LOOK, '-quality', String(quality), '-loop', '0', target],
    ]),
  )
}
