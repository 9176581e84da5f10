import { contour } from '../contour.ts'
import type { Drawing } from '../drawing.ts'

/** The ground under every page. */
export const footerLand: Drawing = {
  name: 'footer-land',
  sheet: 'site',
  width: 1440,
  height: 460,
  draw: () => contour({ width: 1440, height: 460, seed: 77, levels: 11, cell: 14 }),
}
