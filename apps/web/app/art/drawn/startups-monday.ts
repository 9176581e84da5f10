// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsMonday: Drawn = { href: `${sheet}#startups-monday`, width: 88, height: 100 }
