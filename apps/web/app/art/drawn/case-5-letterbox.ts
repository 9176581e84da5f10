// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-5.svg?url'

export const case5Letterbox: Drawn = { href: `${sheet}#case-5-letterbox`, width: 300, height: 330 }
