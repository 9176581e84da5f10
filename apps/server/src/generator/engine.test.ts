import { type Brief, emptyBrief } from '@wattle/contract/brief'
import { expect, test } from 'vitest'
import { reading } from './engine.ts'

const IDEA = 'Florists have to order flowers every week.'
const brief = (fields: Partial<Brief>): Brief => ({ ...emptyBrief(), ...fields })
const read = (known: Brief) => reading(IDEA, known).brief

test('fills in only the empty fields', () => {
  expect(read(brief({ wrong: 'a delivery came late' }))).toMatchObject({
    who: 'florists',
    do: 'order flowers',
    wrong: 'a delivery came late',
  })
})

test('keeps values that don’t come from the idea', () => {
  const known = brief({ who: 'bakery owners', do: 'compare flour mills', industry: 'milling' })
  expect(read(known)).toMatchObject({
    who: 'bakery owners',
    do: 'compare flour mills',
    industry: 'milling',
  })
})

test('updates the kind when the activity changes, until the researcher chooses a kind', () => {
  const first = read(emptyBrief())
  expect(first.kind).toBe('SUPPLY')
  const changed = { ...first, do: 'repair vans', by: { ...first.by, do: 'user' } } as const
  expect(read(changed).kind).toBe('MAINTAIN')
  expect(read({ ...changed, kind: 'PLAN', by: { ...changed.by, kind: 'user' } }).kind).toBe('PLAN')
})

test('marks the brief as unconfirmed when a new text changes it', () => {
  const checked = { ...read(emptyBrief()), confirmed: true }
  expect(read(checked).confirmed).toBe(true)
  expect(reading('Plumbers have to chase invoices every week.', checked).brief).toMatchObject({
    who: 'plumbers',
    confirmed: false,
  })
})

test('keeps a brief confirmed when we derived the kind and the industry ourselves', () => {
  const card = brief({ who: 'bakers', do: 'repair ovens', life: 'PAID', field: 'FOOD' })
  const filled = reading('Something for bakeries.', card).brief
  expect(filled).toMatchObject({ kind: 'MAINTAIN', by: { kind: 'reader', industry: 'reader' } })
  const again = reading('Something for bakeries.', { ...filled, confirmed: true }).brief
  expect(again).toEqual({ ...filled, confirmed: true })
})

test('asks whether a subject is sensitive even if the text suggests that it is', () => {
  const { checks } = reading('Widows have to arrange a funeral.')
  expect(checks.find(({ field }) => field === 'sensitive')?.taps.map(({ value }) => value)).toEqual(
    ['LOSS', 'NO'],
  )
})
