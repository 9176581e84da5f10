/** A clock that stands still until the test moves it. */
export type TestClock = { now: () => Date; set(to: string): void; forward(ms: number): void }

export function testClock(start = '2026-11-15T00:00:00Z'): TestClock {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    set: (to) => {
      current = new Date(to)
    },
    forward: (ms) => {
      current = new Date(current.getTime() + ms)
    },
  }
}
