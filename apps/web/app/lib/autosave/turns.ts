/**
 * A queue that runs one task at a time. If nothing is running, a task starts synchronously, because
 * a closing page doesn't wait.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  let taken = 0
  return {
    isBusy: () => taken > 0,
    take<Answer>(work: () => Promise<Answer>): Promise<Answer> {
      taken += 1
      const mine = taken === 1 ? work() : last.then(work)
      last = mine.catch(() => undefined)
      return mine.finally(() => {
        taken -= 1
      })
    },
  }
}
