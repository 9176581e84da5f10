// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const caseTally: Drawn = { href: `${sheet}#case-tally`, width: 320, height: 40 }
