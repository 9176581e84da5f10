import { readdirSync, readFileSync } from 'node:fs'

/**
 * CPU time a process has used so far in microseconds, across all its threads. Unlike a rate, it
 * barely changes when the machine is busy. Undefined if the system doesn't track it.
 */
export function cpuMicroseconds(pid: number): number | undefined {
  const tasks = `/proc/${pid}/task`
  try {
    const nanoseconds = readdirSync(tasks).map((task) =>
      Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
    )
    return nanoseconds.reduce((sum, value) => sum + value, 0) / 1000
  } catch {
    return undefined
  }
}
