import { describe, expect, test } from 'vitest'
import { redactorOf } from './redact-words.ts'

const QUOTE = 'I ate from the machine. That was dinner, at 3 am.'

describe('redacting withdrawn words', () => {
  test.each([
    ['word for word', `She said: “${QUOTE}”`, 'She said: “[quote withdrawn].”'],
    ['in another letter case', 'i ate from the MACHINE again', '[quote withdrawn] again'],
    ['with other punctuation and line breaks', 'I ate – from\nthe machine', '[quote withdrawn]'],
    ['as a single sentence', 'That was dinner at 3 am!', '[quote withdrawn]!'],
  ])('removes withdrawn words %s', (_case, text, expected) => {
    expect(redactorOf([QUOTE])(text)).toBe(expected)
  })

  test.each([
    ['other words', 'Nobody ate from a machine.'],
    ['a few common words', 'From the machine.'],
  ])('leaves %s alone', (_case, text) => {
    expect(redactorOf([QUOTE])(text)).toBe(text)
  })

  test('removes an answer as short as “yes” only within quotation marks', () => {
    const redact = redactorOf(['Yes.', 'No'])
    expect(redact('Nobody said yes. One said “No.”')).toBe(
      'Nobody said yes. One said “[quote withdrawn].”',
    )
  })

  test('leaves text alone when nothing was withdrawn', () => {
    expect(redactorOf([])('Anything')).toBe('Anything')
  })
})
