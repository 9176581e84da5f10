import type { Field, Life } from '@wattle/contract/brief'
import type { QuestionDraft } from '../drafts.ts'
import type { SCREENER_CONTENT } from './screener.ts'

/** A scale's answers stay in order, but the whole scale may be reversed. */
export type Shape = Pick<QuestionDraft, 'type' | 'rule'> & { isScale?: boolean }

export const SINGLE = { type: 'SINGLE_CHOICE', rule: 'ANY' } as const
const MULTIPLE = { type: 'MULTIPLE_CHOICE', rule: 'ANY' } as const
const SCALE = { ...SINGLE, isScale: true } as const
const REJECTING_SCALE = { ...SCALE, rule: 'REJECT' } as const
const NOTED = { ...MULTIPLE, rule: 'NOTE' } as const

/** Each question's type, and what its answers decide. */
export const SCREENER_SHAPES: Record<keyof typeof SCREENER_CONTENT, Shape> = {
  roleWork: SINGLE,
  roleUnpaid: MULTIPLE,
  rolePrivate: MULTIPLE,
  rolePrivateRare: MULTIPLE,
  roleSensitive: MULTIPLE,
  placeWork: SINGLE,
  placeUnpaid: MULTIPLE,
  size: SCALE,
  gateWork: MULTIPLE,
  gateUnpaid: MULTIPLE,
  gateOther: MULTIPLE,
  problemWork: NOTED,
  problemUnpaid: NOTED,
  problemOther: NOTED,
  buyer: SINGLE,
  talk: REJECTING_SCALE,
  conflict: { ...MULTIPLE, rule: 'REJECT' },
  past: REJECTING_SCALE,
  consent: REJECTING_SCALE,
  whenRecent: SCALE,
  whenOften: SCALE,
  whenRare: SCALE,
  whenLossOf: SCALE,
  whenLoss: SCALE,
  talkSensitive: REJECTING_SCALE,
}

export const MAX_QUESTIONS = 9
/** With fewer deciding questions than this, we also ask where people can take a video call. */
export const MIN_DECIDING = { ordinary: 5, sensitive: 6 }

/** The highest acceptable chance of qualifying by ticking at random. Short screeners may have a higher one. */
export const MAX_CHANCE = 0.01
export const MAX_CHANCE_WHEN_SHORT = 0.02

/** Fields whose answers suit everyone, by part of life. */
export const SPARE_FIELDS: Record<Life, Field[]> = {
  PAID: ['OTHER_WORK'],
  UNPAID: ['CLUBS', 'OTHER_PRIVATE'],
  PRIVATE: ['OTHER_PRIVATE'],
}
