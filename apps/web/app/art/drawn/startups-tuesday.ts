// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsTuesday: Drawn = { href: `${sheet}#startups-tuesday`, width: 88, height: 100 }
