// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './site.svg?url'

export const linkedinLogo: Drawn = { href: `${sheet}#linkedin-logo`, width: 256, height: 256 }
