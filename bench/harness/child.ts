import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const PATIENCE_MS = 15_000

/** Children we told to stop. If any other child exits, it crashed. */
const stopping = new WeakSet<ChildProcess>()

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Asks a child to stop and waits. If it doesn't stop, kills it. */
export async function end(child: ChildProcess): Promise<void> {
  stopping.add(child)
  if (isOver(child)) return
  const over = once(child, 'exit')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await over
  clearTimeout(timer)
}

/**
 * Waits until a child is ready. If the child exits unexpectedly, now or later, prints its output,
 * so the row doesn't just report that nothing answered.
 */
export async function untilReady<T>(
  child: ChildProcess,
  what: string,
  ready: Promise<T>,
): Promise<T> {
  const output = lastWordsOf(child)
  let isReady = false
  const failed = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (!isReady) reject(new Error(`${what} didn't start:\n${output()}`))
      else if (!stopping.has(child))
        console.error(`${what} ended (${code ?? signal}):\n${output()}`)
    })
  })
  const result = await Promise.race([ready, failed])
  isReady = true
  return result
}

const LAST_WORDS = 4_000

function lastWordsOf(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      text = (text + piece).slice(-LAST_WORDS)
    })
  }
  return () => text.trim()
}
