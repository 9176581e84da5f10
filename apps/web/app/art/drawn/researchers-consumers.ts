// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersConsumers: Drawn = {
  href: `${sheet}#researchers-consumers`,
  width: 220,
  height: 120,
}
