// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const weekOfBuds: Drawn = { href: `${sheet}#week-of-buds`, width: 640, height: 124 }
