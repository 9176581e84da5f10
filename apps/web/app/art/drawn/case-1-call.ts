// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-1.svg?url'

export const case1Call: Drawn = { href: `${sheet}#case-1-call`, width: 320, height: 250 }
