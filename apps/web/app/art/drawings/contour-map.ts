import { contour } from '../contour.ts'
import type { Drawing } from '../drawing.ts'
import { dashes, stroke } from '../ink.ts'

const STATIONS = [
  [170, 150],
  [330, 108],
  [420, 260],
  [250, 320],
  [520, 170],
] as const

/** The lie of the land, in the colour of its place: hills, survey crosses and a walked track. */
export const contourMap: Drawing = {
  name: 'contour-map',
  sheet: 'plate',
  width: 680,
  height: 520,
  draw: () => {
    const crosses = STATIONS.map(([x, y]) => `M${x - 6} ${y}h12M${x} ${y - 6}v12`).join('')
    const track = 'M60 470C150 420 170 330 250 320S380 300 420 260 470 200 520 170'
    return (
      contour({ width: 680, height: 520, seed: 23, levels: 14, cell: 10 }) +
      stroke(crosses, 1.4, 'currentColor') +
      dashes(track, '2 7', 1.6, 'currentColor')
    )
  },
}
