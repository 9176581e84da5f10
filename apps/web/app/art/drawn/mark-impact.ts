// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const markImpact: Drawn = { href: `${sheet}#mark-impact`, width: 84, height: 72 }
