/**
 * Calls `run` immediately, and then every few seconds until stopped. Timers don't depend on the
 * system clock, so setting that back can't delay them.
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
