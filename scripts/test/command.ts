import { spawn } from 'node:child_process'
import { exitCodeOf, stopIfAsked, tend } from '../setup/children.mjs'
import { ROOT, toolEnv } from '../setup/paths.mjs'

export type Command = {
  command: string
  args: string[]
  cwd?: string
  env?: Record<string, string>
  /** After this many minutes, we kill the program, because it must have hung. */
  minutes?: number
}

/** Runs a program, collects its output and, at the end, kills everything it started. */
export async function runCommand({
  command,
  args,
  cwd = ROOT,
  env = {},
  minutes = 30,
}: Command): Promise<{ code: number; output: string }> {
  // Use a separate process group, so we can also kill the browsers and servers of a crashed runner.
  const child = spawn(command, args, {
    cwd,
    env: toolEnv(env),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const endGroup = (signal: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // The process group no longer exists.
    }
  }
  tend(child, endGroup)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const timer = setTimeout(() => {
    output += `\nStopped after ${minutes} minutes.\n`
    endGroup('SIGKILL')
  }, minutes * 60_000)
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(127)
    })
    child.once('exit', (exitCode, signal) => resolve(exitCodeOf(exitCode, signal)))
  })
  clearTimeout(timer)
  endGroup('SIGKILL')
  stopIfAsked()
  return { code, output }
}
