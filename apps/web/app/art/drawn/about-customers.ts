// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './about.svg?url'

export const aboutCustomers: Drawn = { href: `${sheet}#about-customers`, width: 400, height: 400 }
