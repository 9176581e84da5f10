// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './site.svg?url'

export const facebookLogo: Drawn = { href: `${sheet}#facebook-logo`, width: 256, height: 256 }
