// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const case2Row: Drawn = { href: `${sheet}#case-2-row`, width: 1296, height: 130 }
