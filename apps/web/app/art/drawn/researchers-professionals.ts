// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersProfessionals: Drawn = {
  href: `${sheet}#researchers-professionals`,
  width: 220,
  height: 120,
}
