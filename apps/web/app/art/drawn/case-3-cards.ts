// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-3.svg?url'

export const case3Cards: Drawn = { href: `${sheet}#case-3-cards`, width: 340, height: 270 }
