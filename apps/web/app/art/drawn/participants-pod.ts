// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './participants.svg?url'

export const participantsPod: Drawn = { href: `${sheet}#participants-pod`, width: 96, height: 150 }
