// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const case5Letter: Drawn = { href: `${sheet}#case-5-letter`, width: 620, height: 740 }
