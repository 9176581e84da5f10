// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const fiveBuds: Drawn = { href: `${sheet}#five-buds`, width: 140, height: 110 }
