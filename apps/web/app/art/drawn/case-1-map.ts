// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-1.svg?url'

export const case1Map: Drawn = { href: `${sheet}#case-1-map`, width: 640, height: 330 }
