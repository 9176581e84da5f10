import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const PATIENCE_MS = 15_000

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Asks a child to stop, and waits until it has; one that does not is killed. */
export async function end(child: ChildProcess): Promise<void> {
  if (isOver(child)) return
  const over = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await over
  clearTimeout(timer)
}

/** Collects what a child says, for the case that it never gets ready. */
export function listenTo(child: ChildProcess): { said: () => string } {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      // The product writes a log line a call: only the beginning is of interest.
      if (text.length < 20_000) text += piece
    })
  }
  return { said: () => text }
}

/** Resolves with what `find` gives, or fails with all that the child said. */
export async function untilReady<T>(
  child: ChildProcess,
  what: string,
  ready: Promise<T>,
  said: () => string,
): Promise<T> {
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`${what} did not start:\n${said()}`)))
  })
  return Promise.race([ready, failed])
}
