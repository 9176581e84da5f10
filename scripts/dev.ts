// Starts the bundler, the server and Vite. Every change rebuilds and restarts the server or reloads
// the pages. Each output line is labelled with its process. Ctrl-C stops all three, and if one of
// them ends, the others stop too.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { exitCodeOf, tend } from './setup/children.mjs'
import { ROOT, tool, toolEnv } from './setup/paths.mjs'

type Speaker = { name: string; colour: number; command: string; args: string[]; cwd?: string }

const SPEAKERS: Speaker[] = [
  {
    name: 'bundle',
    colour: 33,
    command: tool('rolldown'),
    args: ['-c', 'apps/server/rolldown.config.ts', '--watch'],
  },
  {
    name: 'server',
    colour: 36,
    command: process.execPath,
    args: ['--watch', '--watch-preserve-output', 'apps/server/dist/main.js', '--development'],
  },
  {
    name: 'web',
    colour: 35,
    command: tool('react-router'),
    args: ['dev'],
    cwd: join(ROOT, 'apps/web'),
  },
]

const width = Math.max(...SPEAKERS.map(({ name }) => name.length))

function prefix({ name, colour }: Speaker): string {
  const padded = name.padEnd(width)
  return process.stdout.isTTY ? `\u001b[${colour}m${padded}\u001b[0m | ` : `${padded} | `
}

function start(speaker: Speaker): ChildProcess {
  const { command, args, cwd = ROOT } = speaker
  const child = spawn(command, args, { cwd, env: toolEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(prefix(speaker) + line))
  }
  return tend(child)
}

const children = SPEAKERS.map(start)
for (const child of children) {
  child.once('exit', (code, signal) => {
    process.exitCode ??= exitCodeOf(code, signal)
    for (const other of children) other.kill('SIGTERM')
  })
}
console.log('The pages are at http://127.0.0.1:5173, the API at http://127.0.0.1:3000/api.')
console.log('All components: http://127.0.0.1:5173/styleguide')
console.log('All emails: http://127.0.0.1:3000/api/dev/mails')
