import { describe, expect, test } from 'vitest'
import { redactorOf } from './redact-words.ts'

const QUOTE = 'I ate from the machine. That was dinner, at 3 am.'

describe('withdrawn words that someone repeated', () => {
  test.each([
    ['as they were said', `She said: “${QUOTE}”`, 'She said: “[quote withdrawn].”'],
    ['in another letter case', 'i ate from the MACHINE again', '[quote withdrawn] again'],
    ['with other marks and line breaks', 'I ate – from\nthe machine', '[quote withdrawn]'],
    ['by a sentence of theirs', 'That was dinner at 3 am!', '[quote withdrawn]!'],
  ])('go: %s', (_case, text, expected) => {
    expect(redactorOf([QUOTE])(text)).toBe(expected)
  })

  test.each([
    ['other words', 'Nobody ate from a machine.'],
    ['a few words that anyone says', 'From the machine.'],
  ])('leave %s alone', (_case, text) => {
    expect(redactorOf([QUOTE])(text)).toBe(text)
  })

  test('go only in quotation marks when they are as short as “yes”', () => {
    const redact = redactorOf(['Yes.', 'No'])
    expect(redact('Nobody said yes. One said “No.”')).toBe(
      'Nobody said yes. One said “[quote withdrawn].”',
    )
  })

  test('leave a text alone when nothing was withdrawn', () => {
    expect(redactorOf([])('Anything')).toBe('Anything')
  })
})
