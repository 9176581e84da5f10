import type { Field, Life } from '@wattle/contract/brief'
import type { QuestionDraft } from '../drafts.ts'
import type { SCREENER_CONTENT } from './screener.ts'

/** The answers of a scale keep their order, up or down. */
export type Shape = Pick<QuestionDraft, 'type' | 'rule'> & { isScale?: boolean }

export const SINGLE = { type: 'SINGLE_CHOICE', rule: 'ANY' } as const
const MULTIPLE = { type: 'MULTIPLE_CHOICE', rule: 'ANY' } as const
const SCALE = { ...SINGLE, isScale: true } as const
const REJECTING_SCALE = { ...SCALE, rule: 'REJECT' } as const
const NOTED = { ...MULTIPLE, rule: 'NOTE' } as const

/** How the questions are answered, and what their answers decide. */
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

export const MOST_QUESTIONS = 9
/** Where fewer decide, we also ask where people could take a video call. */
export const LEAST_DECIDING = { ordinary: 5, sensitive: 6 }

/** How likely someone may get through who ticks anything; more likely where few questions are asked. */
export const MOST_BY_CHANCE = 0.01
export const MOST_BY_CHANCE_OF_FEW = 0.02

/** Fields whose answers suit everyone, by part of life. */
export const SPARE_FIELDS: Record<Life, Field[]> = {
  PAID: ['OTHER_WORK'],
  UNPAID: ['CLUBS', 'OTHER_PRIVATE'],
  PRIVATE: ['OTHER_PRIVATE'],
}
