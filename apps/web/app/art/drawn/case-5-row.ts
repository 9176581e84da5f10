// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const case5Row: Drawn = { href: `${sheet}#case-5-row`, width: 1296, height: 130 }
