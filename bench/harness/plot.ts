import { formatCount } from '../../packages/contract/src/format-count.ts'

type Curve = { name: string; points: [number, number][] }
type Panel = { title: string; curves: Curve[] }

const WIDTH = 300
const HEIGHT = 200
const LEFT = 56
const TOP = 64
const GAP = 84
const STROKES = ['#1f6f54', '#c9821b', '#8a3b6b', '#3b5b8a']

/** Draws line charts next to each other, as one SVG. Each y axis starts at zero. */
export function plot(title: string, panels: Panel[]): string {
  const width = LEFT + panels.length * (WIDTH + GAP)
  const height = TOP + HEIGHT + 76
  const drawn = panels.map((panel, at) => drawPanel(panel, LEFT + at * (WIDTH + GAP)))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="13">
<title>${title}</title>
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="${LEFT}" y="26" font-size="16" font-weight="bold">${title}</text>
${drawn.join('\n')}
</svg>
`
}

function drawPanel({ title, curves }: Panel, left: number): string {
  const points = curves.flatMap((curve) => curve.points)
  const highest = niceTop(Math.max(...points.map(([, value]) => value)))
  const places = [...new Set(points.map(([place]) => place))].sort((one, other) => one - other)
  const x = (place: number) =>
    left + (places.length < 2 ? 0 : (places.indexOf(place) * WIDTH) / (places.length - 1))
  const y = (value: number) => TOP + HEIGHT - (value / highest) * HEIGHT
  const grid = [0, 0.5, 1].map((share) => {
    const value = highest * share
    return `<line x1="${left}" x2="${left + WIDTH}" y1="${y(value)}" y2="${y(value)}" stroke="#d5d5d0"/>
<text x="${left - 6}" y="${y(value) + 4}" text-anchor="end" fill="#555555">${formatCount(Math.round(value))}</text>`
  })
  const marks = places.map(
    (place) =>
      `<text x="${x(place)}" y="${TOP + HEIGHT + 20}" text-anchor="middle" fill="#555555">${place}</text>`,
  )
  const lines = curves.map((curve, at) => {
    const stroke = STROKES[at % STROKES.length]
    const path = curve.points.map(([place, value]) => `${x(place)},${y(value).toFixed(1)}`)
    const dots = path.map((point) => {
      const [cx, cy] = point.split(',')
      return `<circle cx="${cx}" cy="${cy}" r="3.5" fill="${stroke}"/>`
    })
    return `<polyline points="${path.join(' ')}" fill="none" stroke="${stroke}" stroke-width="2"/>${dots.join('')}
<text x="${left + at * 96}" y="${TOP + HEIGHT + 60}" fill="${stroke}">${curve.name}</text>`
  })
  return [
    `<text x="${left}" y="${TOP - 14}">${title}</text>`,
    ...grid,
    ...marks,
    `<text x="${left + WIDTH}" y="${TOP + HEIGHT + 38}" text-anchor="end" fill="#555555">connections</text>`,
    ...lines,
  ].join('\n')
}

/** Rounds up to a round number for the top of the y axis, such as 400 for 350. */
function niceTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1))
  return ([1, 2, 4, 5, 8, 10].find((step) => step * power >= value) ?? 10) * power
}
