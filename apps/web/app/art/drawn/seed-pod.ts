// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './plate.svg?url'

export const seedPod: Drawn = { href: `${sheet}#seed-pod`, width: 80, height: 262 }
