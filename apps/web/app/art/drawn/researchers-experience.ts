// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersExperience: Drawn = {
  href: `${sheet}#researchers-experience`,
  width: 220,
  height: 120,
}
