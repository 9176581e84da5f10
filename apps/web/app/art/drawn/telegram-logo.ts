// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './site.svg?url'

export const telegramLogo: Drawn = { href: `${sheet}#telegram-logo`, width: 256, height: 256 }
