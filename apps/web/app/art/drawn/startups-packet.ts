// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './startups.svg?url'

export const startupsPacket: Drawn = { href: `${sheet}#startups-packet`, width: 320, height: 450 }
