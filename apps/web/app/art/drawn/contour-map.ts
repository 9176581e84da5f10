// Written by `npm run draw`.
import type { Drawn } from '../drawing.ts'
import sheet from './plate.svg?url'

export const contourMap: Drawn = { href: `${sheet}#contour-map`, width: 680, height: 520 }
