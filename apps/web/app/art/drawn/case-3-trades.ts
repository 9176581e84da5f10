// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-3.svg?url'

export const case3Trades: Drawn = { href: `${sheet}#case-3-trades`, width: 420, height: 270 }
