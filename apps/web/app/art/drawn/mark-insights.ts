// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './home.svg?url'

export const markInsights: Drawn = { href: `${sheet}#mark-insights`, width: 84, height: 72 }
