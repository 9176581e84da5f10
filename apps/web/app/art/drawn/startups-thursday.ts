// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsThursday: Drawn = {
  href: `${sheet}#startups-thursday`,
  width: 88,
  height: 100,
}
