// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-4.svg?url'

export const case4Fortnight: Drawn = { href: `${sheet}#case-4-fortnight`, width: 640, height: 230 }
