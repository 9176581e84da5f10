// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersTesting: Drawn = {
  href: `${sheet}#researchers-testing`,
  width: 220,
  height: 120,
}
