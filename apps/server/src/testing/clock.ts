/** A fake clock that stands still until the test moves it or lets it run. */
export type TestClock = {
  now: () => Date
  set(to: string): void
  forward(ms: number): void
  /**
   * From now on, each reading advances the clock by a millisecond, as a real clock would between
   * two statements.
   */
  goOn(): void
}

export function testClock(start = '2026-11-15T00:00:00Z'): TestClock {
  let current = new Date(start)
  let step = 0
  const forward = (ms: number) => {
    current = new Date(current.getTime() + ms)
  }
  return {
    now: () => {
      forward(step)
      return new Date(current)
    },
    set: (to) => {
      current = new Date(to)
      step = 0
    },
    forward,
    goOn: () => {
      step = 1
    },
  }
}
