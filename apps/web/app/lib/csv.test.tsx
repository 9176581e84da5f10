import { expect, test } from 'vitest'
import { parseCsv } from './csv.ts'

test('a spreadsheet’s file is read, whatever it separates by', () => {
  const rows = [
    ['Email', 'Name'],
    ['a@b.example', 'Wiki, Aroha'],
  ]
  expect(parseCsv('Email,Name\r\na@b.example,"Wiki, Aroha"\r\n')).toEqual(rows)
  expect(parseCsv('\uFEFFEmail;Name\na@b.example;Wiki, Aroha')).toEqual(rows)
  expect(parseCsv('Email\tName\ra@b.example\tWiki, Aroha\r')).toEqual(rows)
})

test('quotes and line breaks inside quotes stay, and empty lines go', () => {
  expect(parseCsv('a,b\n"say ""hi""","two\nlines"\n\n,\n')).toEqual([
    ['a', 'b'],
    ['say "hi"', 'two\nlines'],
  ])
})
