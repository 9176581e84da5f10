// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsGiant: Drawn = { href: `${sheet}#startups-giant`, width: 800, height: 800 }
