// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-1.svg?url'

export const case1Bill: Drawn = { href: `${sheet}#case-1-bill`, width: 300, height: 330 }
