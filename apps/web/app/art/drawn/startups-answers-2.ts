// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsAnswers2: Drawn = {
  href: `${sheet}#startups-answers-2`,
  width: 306,
  height: 40,
}
