// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const case2Roster: Drawn = { href: `${sheet}#case-2-roster`, width: 620, height: 740 }
