// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const case1Row: Drawn = { href: `${sheet}#case-1-row`, width: 1296, height: 130 }
