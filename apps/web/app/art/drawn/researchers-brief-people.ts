// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './researchers.svg?url'

export const researchersBriefPeople: Drawn = {
  href: `${sheet}#researchers-brief-people`,
  width: 378,
  height: 88,
}
