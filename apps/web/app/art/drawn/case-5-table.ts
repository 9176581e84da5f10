// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-5.svg?url'

export const case5Table: Drawn = { href: `${sheet}#case-5-table`, width: 640, height: 336 }
