import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { captionsOf } from './captions.ts'
import { MOST_BYTES } from './encode.ts'
import { FILMS } from './films.ts'
import { frameAt } from './scene.ts'
import { FILM_SECONDS, RECAP, SAYINGS, TITLE } from './timeline.ts'

const COVER_BYTES = 60_000

test('every step has a film of its own', () => {
  expect(FILMS.map(({ number, label }) => `${number} ${label}`)).toEqual([
    '1 Ideation',
    '2 Targeting',
    '3 Screening',
    '4 Interview Prep',
    '5 Review',
    '6 Interviewing',
  ])
})

test.each(FILMS)('the files of $name are there, and small', ({ file }) => {
  for (const type of ['video/webm', 'video/mp4'] as const)
    expect(statSync(file(type)).size, type).toBeLessThanOrEqual(MOST_BYTES)
  expect(statSync(file('image/webp')).size).toBeLessThan(COVER_BYTES)
  expect(existsSync(file('text/vtt'))).toBe(true)
})

test.each(FILMS)('the captions of $name say what the film says', (film) => {
  const written = readFileSync(film.file('text/vtt'), 'utf8')
  expect(written, 'run `npm run film`').toBe(captionsOf(film))
  expect(written).toMatch(/^WEBVTT\n\n00:00\.250 --> 00:03\.750 /)
  for (const { lines } of film.words.sayings) expect(written).toContain(`\n${lines.join(' ')}\n`)
})

test('one text follows the other, and the last stays to the end', () => {
  const spans = [TITLE, ...SAYINGS, RECAP]
  for (const [index, { to }] of spans.entries())
    expect(to).toBe(spans[index + 1]?.from ?? FILM_SECONDS)
})

test('a film begins where the one before it ended', () => {
  for (const [index, film] of FILMS.slice(1).entries()) {
    const before = FILMS[index]
    if (before) expect(frameAt(film, 0).plant).toBe(frameAt(before, FILM_SECONDS).plant)
  }
})
