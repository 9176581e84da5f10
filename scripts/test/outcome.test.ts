import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromRunner } from './outcome.ts'
import { readPlaywrightReport, readVitestReport } from './reports.ts'

function written(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'wattle-test-')), 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const one = (status: string) => ({ status })

test('counts the tests in a Vitest report, and counts a file that didn’t load as a failure', () => {
  const path = written({
    testResults: [
      { status: 'failed', assertionResults: [one('passed'), one('failed'), one('skipped')] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [one('passed'), one('todo')] },
    ],
  })
  expect(readVitestReport(path)).toEqual({ passed: 2, failed: 2, skipped: 2 })
})

test('counts a journey that only passed on the second try as a failure', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  expect(readPlaywrightReport(written({ stats, errors: [] }))).toEqual({
    passed: 4,
    failed: 2,
    skipped: 2,
  })
})

test('fails a runner without a report', () => {
  expect(readVitestReport('/nowhere/report.json')).toBeUndefined()
  expect(fromRunner(0, undefined, '')).toMatchObject({ passed: 0, failed: 1 })
})

test('fails a runner that found no tests, unless the run was narrowed', () => {
  const none = { passed: 0, failed: 0, skipped: 3 }
  expect(fromRunner(0, none, '')).toMatchObject({ failed: 1, skipped: 3 })
  expect(fromRunner(0, none, '', true)).toMatchObject({ failed: 0 })
})

test('fails a runner that exited with an error, even if every test passed', () => {
  const counts = { passed: 9, failed: 0, skipped: 0 }
  expect(fromRunner(1, counts, '')).toMatchObject({ passed: 9, failed: 1 })
  expect(fromRunner(0, counts, '')).toMatchObject({ passed: 9, failed: 0 })
})
