// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './cases.svg?url'

export const case1Flats: Drawn = { href: `${sheet}#case-1-flats`, width: 620, height: 740 }
