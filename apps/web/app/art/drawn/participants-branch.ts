// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './participants.svg?url'

export const participantsBranch: Drawn = {
  href: `${sheet}#participants-branch`,
  width: 1296,
  height: 1860,
}
