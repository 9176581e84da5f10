// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsWeek: Drawn = { href: `${sheet}#startups-week`, width: 1296, height: 300 }
