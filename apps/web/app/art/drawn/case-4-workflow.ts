// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './case-4.svg?url'

export const case4Workflow: Drawn = { href: `${sheet}#case-4-workflow`, width: 300, height: 310 }
