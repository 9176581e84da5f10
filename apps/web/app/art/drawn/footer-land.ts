// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './site.svg?url'

export const footerLand: Drawn = { href: `${sheet}#footer-land`, width: 1440, height: 460 }
