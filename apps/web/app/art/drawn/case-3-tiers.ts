// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-3.svg?url'

export const case3Tiers: Drawn = { href: `${sheet}#case-3-tiers`, width: 300, height: 300 }
