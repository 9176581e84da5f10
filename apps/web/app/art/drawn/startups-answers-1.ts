// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsAnswers1: Drawn = {
  href: `${sheet}#startups-answers-1`,
  width: 306,
  height: 40,
}
