import { expect, test } from 'vitest'
import { decodeText, parseCsv } from './csv.ts'

test('reads a CSV file with commas, semicolons or tabs', () => {
  const rows = [
    ['Email', 'Name'],
    ['a@b.example', 'Wiki, Aroha'],
  ]
  const read = (text: string) => parseCsv(text).map(({ cells }) => cells)
  expect(read('Email,Name\r\na@b.example,"Wiki, Aroha"\r\n')).toEqual(rows)
  expect(read('\uFEFFEmail;Name\na@b.example;Wiki, Aroha')).toEqual(rows)
  expect(read('Email\tName\ra@b.example\tWiki, Aroha\r')).toEqual(rows)
})

test('keeps quotes and line breaks inside quotes, and drops empty lines', () => {
  expect(parseCsv('a,b\n"say ""hi""","two\nlines"\n\n,\nc,d')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['say "hi"', 'two\nlines'] },
    { line: 6, cells: ['c', 'd'] },
  ])
})

test.each([
  ['UTF-8', [0xc3, 0xa9]],
  ['UTF-8', [0xef, 0xbb, 0xbf, 0xc3, 0xa9]],
  ['Windows-1252', [0xe9]],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
  ['UTF-16', [0xfe, 0xff, 0x00, 0xe9]],
])('decodes a file saved as %s', (encoding, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toEqual({ text: 'é', encoding })
})
