// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './site.svg?url'

export const xLogo: Drawn = { href: `${sheet}#x-logo`, width: 256, height: 256 }
