// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-2.svg?url'

export const case2Shelves: Drawn = { href: `${sheet}#case-2-shelves`, width: 640, height: 310 }
