import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { SOCKET_NAME } from '#db/embedded/socket-directory.ts'

/**
 * What we read from `postmaster.pid`, which the server writes into its cluster. The file stays
 * behind when the server is killed.
 */
export type PostmasterFile = { pid: number; socketDir: string }

const fileOf = (clusterDir: string) => path.join(clusterDir, 'postmaster.pid')

export function readPostmasterFile(clusterDir: string): PostmasterFile | undefined {
  if (!fs.existsSync(fileOf(clusterDir))) return undefined
  const [pid = '', , , , socketDir = ''] = fs.readFileSync(fileOf(clusterDir), 'utf8').split('\n')
  return { pid: Number.parseInt(pid, 10) || 0, socketDir: socketDir || clusterDir }
}

/**
 * The process behind a recorded pid. By now the number may belong to another program, and a dead
 * server stays a zombie if process 1 doesn't reap it, as in some containers. Both look alive to
 * kill(pid, 0), which is all PostgreSQL checks before it refuses to start.
 */
export type ProcessState = 'server' | 'zombie' | 'other' | 'gone'

export function findProcessState(pid: number, clusterDir: string): ProcessState {
  if (pid <= 0) return 'other'
  return fs.existsSync('/proc/self/stat')
    ? stateByProc(pid, clusterDir)
    : stateByPs(pid, clusterDir)
}

function stateByProc(pid: number, clusterDir: string): ProcessState {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    const nameEnd = stat.lastIndexOf(')')
    const state = stat.charAt(nameEnd + 2)
    if (state === 'Z' || state === 'X') return 'zombie'
    if (stat.slice(stat.indexOf('(') + 1, nameEnd) !== 'postgres') return 'other'
  } catch {
    return 'gone'
  }
  try {
    // A server's working directory is its cluster. We can't see the working directory of another
    // user's process, but that can't be our server.
    return fs.readlinkSync(`/proc/${pid}/cwd`) === clusterDir ? 'server' : 'other'
  } catch {
    return 'other'
  }
}

function stateByPs(pid: number, clusterDir: string): ProcessState {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,command=', '-p', String(pid)], {
      encoding: 'utf8',
    })
    if (line.startsWith('Z')) return 'zombie'
    return line.includes('postgres') && line.includes(clusterDir) ? 'server' : 'other'
  } catch {
    return 'gone'
  }
}

/** Only call this for a server that's known to be dead, and only under the launch lock. */
export function removeStaleFiles(clusterDir: string, { socketDir }: PostmasterFile): void {
  fs.rmSync(fileOf(clusterDir), { force: true })
  fs.rmSync(path.join(socketDir, SOCKET_NAME), { force: true })
  fs.rmSync(path.join(socketDir, `${SOCKET_NAME}.lock`), { force: true })
}
