// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-2.svg?url'

export const case2Night: Drawn = { href: `${sheet}#case-2-night`, width: 300, height: 330 }
