import { existsSync, readFileSync } from 'node:fs'

type Counts = { passed: number; failed: number; skipped: number }

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

function read<T>(path: string): T | undefined {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined
}

export function readVitestReport(path: string): Counts | undefined {
  const report = read<VitestReport>(path)
  if (!report) return undefined
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const { status, assertionResults } of report.testResults) {
    const failedBefore = counts.failed
    for (const test of assertionResults) {
      if (test.status === 'passed') counts.passed += 1
      else if (test.status === 'failed') counts.failed += 1
      else counts.skipped += 1
    }
    // Count a file that couldn't be loaded as one failure, because its tests aren't in the report.
    if (status === 'failed' && counts.failed === failedBefore) counts.failed += 1
  }
  return counts
}

export function readPlaywrightReport(path: string): Counts | undefined {
  const report = read<PlaywrightReport>(path)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  // A flaky test, which only passes on a retry, counts as a failure, so someone looks at it.
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}
