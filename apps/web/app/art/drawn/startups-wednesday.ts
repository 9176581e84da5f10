// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsWednesday: Drawn = {
  href: `${sheet}#startups-wednesday`,
  width: 88,
  height: 100,
}
