// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-5.svg?url'

export const case5Retell: Drawn = { href: `${sheet}#case-5-retell`, width: 320, height: 300 }
