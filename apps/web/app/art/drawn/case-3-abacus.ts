// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const case3Abacus: Drawn = { href: `${sheet}#case-3-abacus`, width: 620, height: 740 }
