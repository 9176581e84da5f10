import { describe, expect, test } from 'vitest'
import { maskText } from './mask-text.ts'

const NAME = 'Mia-Rose O’Brien'

describe('masking open text', () => {
  test.each([
    ['The account is in my name, Mia-Rose O’Brien.', 'The account is in my name, [name removed].'],
    ['MIA pays, and Brien owes me.', '[name removed] pays, and [name removed] owes me.'],
    ['Write to mia.obrien+x@example.co.uk please', 'Write to [email removed] please'],
    ['Call 0412 345 678 or (03) 9123-4567', 'Call [phone removed] or [phone removed]'],
    ['+61 412 345 678 after six', '[phone removed] after six'],
    ['I live at 4/12 Wattle Grove Rd, Hobart', 'I live at [address removed], Hobart'],
    ['Unit 3, 12a Smith Street it is', 'Unit 3, [address removed] it is'],
    ['See www.example.com/mia or @miarose', 'See [address removed] or [name removed]'],
    ['PO Box 123, Perth', '[address removed], Perth'],
  ])('%s', (text, masked) => {
    expect(maskText(text, NAME)).toBe(masked)
  })

  test.each([
    'Gas bill, $412. I paid it and chased two people for three weeks.',
    'We split 1,200 in 2024 and 1,350 in 2025.',
    'Amiable people in 3 of 4 cases, about 20 to 30 hours.',
  ])('masks nothing in: %s', (text) => {
    expect(maskText(text, NAME)).toBe(text)
  })

  test('doesn’t mask names if we don’t know the person’s name', () => {
    expect(maskText('I’m Mia', null)).toBe('I’m Mia')
  })
})
