import { expect, test } from 'vitest'
import { accepts } from './accept-encoding.ts'

test.each([
  ['br', true],
  ['gzip, deflate, br, zstd', true],
  ['gzip;q=0.8,BR ; q=0.1', true],
  ['br;q=0.001', true],
  ['*', true],
  ['gzip, *;q=0.5', true],
  ['br, *;q=0', true],
  ['', false],
  ['gzip', false],
  ['brotli, xbr, br2', false],
  ['br;q=0', false],
  ['gzip, br ; Q=0.000', false],
  ['br;q=0, *', false],
  ['*, br;q=0', false],
  ['*;q=0', false],
])('allows brotli for Accept-Encoding "%s": %s', (offers, taken) => {
  expect(accepts(offers, 'br')).toBe(taken)
})
