// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersEmpty: Drawn = {
  href: `${sheet}#researchers-empty`,
  width: 220,
  height: 120,
}
