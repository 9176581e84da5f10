import { expect, test } from 'vitest'
import { type QuotaCell, quotaErrors, whyFull } from './quotas.ts'

const AGE = { id: 1, type: 'NUMBER' as const, options: [] }
const WORK = { id: 2, type: 'SINGLE_CHOICE' as const, options: [{ id: 21 }, { id: 22 }] }
const TOOLS = { id: 3, type: 'MULTIPLE_CHOICE' as const, options: [{ id: 31 }] }

const aged = (
  from: number | null,
  to: number | null,
  more: Partial<QuotaCell> = {},
): QuotaCell => ({
  questionId: AGE.id,
  name: `${from} to ${to}`,
  from,
  to,
  least: 0,
  most: 3,
  ...more,
})
const errorsIn = (...cells: QuotaCell[]) => quotaErrors(cells, [AGE, WORK, TOOLS], 5)

test('accepts ranges that don’t overlap, including open-ended ones', () => {
  expect(errorsIn(aged(null, 17), aged(18, 29), aged(30, null))).toEqual({})
})

test('refuses ranges that overlap, are empty or run backwards', () => {
  expect(errorsIn(aged(18, 30), aged(30, null))).toEqual({
    'cells.1.from': 'This overlaps with “18 to 30”.',
  })
  expect(errorsIn(aged(null, null))).toEqual({ 'cells.0.from': 'Please enter a range.' })
  expect(errorsIn(aged(30, 18))).toEqual({ 'cells.0.to': 'This can’t be below “From”.' })
})

test('refuses a range for a choice question, and options for a number question', () => {
  const cell = { ...aged(1, 2), questionId: WORK.id, optionIds: [21] }
  expect(errorsIn(cell)).toEqual({ 'cells.0.from': 'Only a number question can have a range.' })
  expect(errorsIn(aged(18, 29, { optionIds: [21] }))).toEqual({
    'cells.0.optionIds': 'Number questions don’t have options.',
  })
})

test('refuses a quota on a multiple-choice question', () => {
  const cell = { ...aged(null, null), questionId: TOOLS.id, optionIds: [31] }
  expect(errorsIn(cell)).toHaveProperty(['cells.0.questionId'])
})

test('adds up the minimums of each question separately', () => {
  const sole = { questionId: WORK.id, name: 'Sole', optionIds: [21], least: 4, most: 5 }
  expect(errorsIn(aged(18, 29, { least: 3 }), sole)).toEqual({})
  expect(errorsIn(aged(18, 29, { least: 3 }), aged(30, null, { least: 3 }))).toEqual({
    'cells.0.least': 'This question’s minimums add up to 6, but you only need 5 interviews.',
    'cells.1.least': 'This question’s minimums add up to 6, but you only need 5 interviews.',
  })
})

const cell = (id: number, questionId: number, least: number, most: number, booked: number) => ({
  id,
  questionId,
  name: `Cell ${id}`,
  least,
  most,
  booked,
})

test('lets someone book while their cells have room and the other minimums can still be met', () => {
  const cells = [cell(1, 1, 2, 3, 0), cell(2, 1, 0, 3, 1)]
  expect(whyFull({ most: 5, booked: 1 }, cells, new Set([1]))).toBeUndefined()
  expect(whyFull({ most: 4, booked: 1 }, cells, new Set([2]))).toBeUndefined()
  expect(whyFull({ most: 3, booked: 1 }, cells, new Set([2]))).toBe(
    'We’re keeping the remaining places for Cell 1. To book this person, lower a minimum.',
  )
})

test('names the full cell, or says the project is full', () => {
  const cells = [cell(1, 1, 0, 3, 3)]
  expect(whyFull({ most: 5, booked: 4 }, cells, new Set([1]))).toBe(
    'Cell 1 is full (3 of 3). Raise its maximum to book this person.',
  )
  expect(whyFull({ most: 4, booked: 4 }, cells, new Set())).toMatch(
    /^The project is full \(4 of 4\)/,
  )
})
