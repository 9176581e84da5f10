// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './recruitment.svg?url'

export const recruitmentSpecimen: Drawn = {
  href: `${sheet}#recruitment-specimen`,
  width: 680,
  height: 940,
}
