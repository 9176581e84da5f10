import { type Logger, pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { loggerOptions } from './log.ts'

let written: string
let log: Logger
beforeEach(() => {
  written = ''
  const write = (line: string) => {
    written += line
  }
  log = pino(loggerOptions(readConfig({ LOG_LEVEL: 'info' })), { write })
})

test.each([
  ['at the top', { token: 'SECRET' }],
  ['in an object', { body: { password: 'SECRET', name: 'kept' } }],
  ['deep down', { a: { b: { c: { d: [{ key: { of: 'SECRET' } }] } } } }],
  ['in the headers', { headers: { authorization: 'Bearer SECRET', cookie: ['SECRET'] } }],
])('hides a secret in a log line: %s', (_where, line) => {
  log.info(line, 'a line')
  expect(JSON.parse(written)).toMatchObject({ msg: 'a line' })
  expect(written).toContain('[Redacted]')
  expect(written).not.toContain('SECRET')
})

test("hides a secret in a child logger's bindings", () => {
  log.child({ hash: 'SECRET', reqId: 'seven' }).info('a line')
  expect(written).toContain('"reqId":"seven"')
  expect(written).not.toContain('SECRET')
})

test("logs values that aren't secret unchanged", () => {
  const line = { mailId: 7, isNew: true, at: new Date(0), nothing: null, list: [{ name: 'kept' }] }
  log.info(line, 'a line')
  expect(JSON.parse(written)).toMatchObject({ ...line, at: '1970-01-01T00:00:00.000Z' })
})

test('logs an error without the values in it', () => {
  log.error({ err: new Error('no such user: kim@example.com') }, 'failed')
  expect(written).toContain('no such user: (address)')
})

test('logs an object with circular references', () => {
  const circle: Record<string, unknown> = { token: 'SECRET' }
  circle.again = circle
  log.info({ circle }, 'a line')
  expect(JSON.parse(written)).toMatchObject({ msg: 'a line' })
  expect(written).not.toContain('SECRET')
})
