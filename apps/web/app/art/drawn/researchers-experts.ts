// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersExperts: Drawn = {
  href: `${sheet}#researchers-experts`,
  width: 220,
  height: 120,
}
