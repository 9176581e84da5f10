/**
 * Runs something now and then every so many seconds, until it is stopped. Timers don't look at the
 * clock, so setting the clock back can't hold them up, as it would a stored time of the next run.
 */
export function repeat(
  seconds: number,
  run: () => Promise<unknown>,
  onError: (error: Error) => void,
): () => void {
  const runOnce = () => void run().catch(onError)
  runOnce()
  const timer = setInterval(runOnce, seconds * 1000).unref()
  return () => clearInterval(timer)
}
