import { readdirSync, readFileSync } from 'node:fs'

/**
 * Microseconds that a process has computed so far, all its threads together. Unlike a rate it hardly
 * changes when the machine is busy with something else. Undefined where the system keeps no count.
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
