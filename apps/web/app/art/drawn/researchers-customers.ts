// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersCustomers: Drawn = {
  href: `${sheet}#researchers-customers`,
  width: 220,
  height: 120,
}
