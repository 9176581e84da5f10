// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsFriday: Drawn = { href: `${sheet}#startups-friday`, width: 88, height: 100 }
