// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersStrategy: Drawn = {
  href: `${sheet}#researchers-strategy`,
  width: 220,
  height: 120,
}
