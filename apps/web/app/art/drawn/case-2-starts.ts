// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-2.svg?url'

export const case2Starts: Drawn = { href: `${sheet}#case-2-starts`, width: 640, height: 330 }
