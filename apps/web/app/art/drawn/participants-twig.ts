// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './participants.svg?url'

export const participantsTwig: Drawn = {
  href: `${sheet}#participants-twig`,
  width: 760,
  height: 130,
}
