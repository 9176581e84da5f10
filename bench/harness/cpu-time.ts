import { readdirSync, readFileSync } from 'node:fs'

/**
 * CPU time a process has used so far, in microseconds, across all its threads. A busy machine
 * affects it much less than requests per second. Undefined if the system doesn't track it.
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
