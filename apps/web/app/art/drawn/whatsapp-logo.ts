// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './site.svg?url'

export const whatsappLogo: Drawn = { href: `${sheet}#whatsapp-logo`, width: 256, height: 256 }
