// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-2.svg?url'

export const case2Diary: Drawn = { href: `${sheet}#case-2-diary`, width: 320, height: 320 }
