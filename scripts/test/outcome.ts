/** The result of a stage. We only print its output if something failed. */
export type Outcome = { passed: number; failed: number; skipped: number; output: string }

export function single(passed: boolean, output: string): Outcome {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0, output }
}

/**
 * A stage's counts from its runner's report. Adds a failure if the runner exited with an error
 * although no test failed, or if it found no tests at all.
 */
export function fromRunner(
  code: number,
  counts: Omit<Outcome, 'output'> | undefined,
  output: string,
  mayBeEmpty = false,
): Outcome {
  if (!counts)
    return single(false, `${output}\nThe runner exited with ${code} and wrote no report.`)
  const { passed, failed, skipped } = counts
  if (passed + failed === 0 && !mayBeEmpty) {
    return { passed, failed: 1, skipped, output: `${output}\nNo tests ran.` }
  }
  if (code !== 0 && failed === 0) {
    return { passed, failed: 1, skipped, output: `${output}\nThe runner exited with ${code}.` }
  }
  return { passed, failed, skipped, output }
}
