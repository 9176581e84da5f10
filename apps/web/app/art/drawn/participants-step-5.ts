// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './participants.svg?url'

export const participantsStep5: Drawn = {
  href: `${sheet}#participants-step-5`,
  width: 96,
  height: 132,
}
