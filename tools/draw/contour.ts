import { chance } from './chance.ts'
import { type Point, pair } from './ink.ts'
import { trace } from './trace.ts'

interface Land {
  width: number
  height: number
  seed: number
  levels?: number
  /** The size of a grid cell. Smaller cells make smoother lines, but bigger files. */
  cell?: number
}

type Links = Map<string, string[]>

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/**
 * Contour lines of a landscape of hills, made from the seed and drawn in the surrounding text
 * colour.
 */
export function contour({ width, height, seed, levels = 12, cell = 12 }: Land): string {
  const grid = survey(width, height, seed, cell)
  const heights = grid.flat()
  const lowest = Math.min(...heights)
  const step = (Math.max(...heights) - lowest) / (levels + 1)
  let thin = ''
  let thick = ''
  for (let level = 1; level <= levels; level++) {
    const line = chain(cuts(grid, lowest + step * level, cell))
    if (level % 4 === 0) thick += line
    else thin += line
  }
  const path = (d: string, weight: number) =>
    `<path d="${d}" stroke="currentColor" stroke-width="${weight}" stroke-linejoin="round" fill="none"/>`
  return path(thin, 0.8) + path(thick, 1.6)
}

function survey(width: number, height: number, seed: number, cell: number): number[][] {
  const random = chance(seed)
  const reach = Math.max(width, height)
  const hills = Array.from({ length: 11 }, () => ({
    x: random() * width,
    y: random() * height,
    radius: (0.09 + random() * 0.17) * reach,
    rise: random() * 1.5 - 0.4,
  }))
  const heightAt = (x: number, y: number) =>
    hills.reduce((sum, hill) => {
      const distance = (x - hill.x) ** 2 + (y - hill.y) ** 2
      return sum + hill.rise * Math.exp(-distance / (2 * hill.radius * hill.radius))
    }, 0)
  const columns = Math.ceil(width / cell) + 1
  const rows = Math.ceil(height / cell) + 1
  return Array.from({ length: rows }, (_, j) =>
    Array.from({ length: columns }, (_, i) => heightAt(i * cell, j * cell)),
  )
}

/**
 * Marching squares: finds the line segments where the level crosses each cell, and returns them as
 * a graph of points.
 */
function cuts(grid: number[][], level: number, cell: number): Links {
  const links: Links = new Map()
  const link = (a: string, b: string) => links.set(a, [...(links.get(a) ?? []), b])
  for (let j = 0; j + 1 < grid.length; j++) {
    for (let i = 0; i + 1 < (grid[j]?.length ?? 0); i++) {
      const crossed: string[] = []
      for (let edge = 0; edge < 4; edge++) {
        const [fromX, fromY] = CORNERS[edge] ?? [0, 0]
        const [toX, toY] = CORNERS[(edge + 1) % 4] ?? [0, 0]
        const from = grid[j + fromY]?.[i + fromX] ?? 0
        const to = grid[j + toY]?.[i + toX] ?? 0
        if (from < level === to < level) continue
        const k = (level - from) / (to - from)
        const x = (i + fromX + (toX - fromX) * k) * cell
        const y = (j + fromY + (toY - fromY) * k) * cell
        crossed.push(pair({ x, y }))
      }
      for (let k = 0; k + 1 < crossed.length; k += 2) {
        const [a = '', b = ''] = crossed.slice(k)
        link(a, b)
        link(b, a)
      }
    }
  }
  return links
}

/** Joins the segments into lines that are as long as possible, and closes rings. */
function chain(links: Links): string {
  const count = (point: string) => links.get(point)?.length ?? 0
  const starts = [...links.keys()].sort((a, b) => count(a) - count(b))
  let path = ''
  for (const start of starts) {
    if (!links.has(start)) continue
    const line: string[] = []
    let here: string | undefined = start
    let isRing = false
    while (here) {
      line.push(here)
      const near: string[] = links.get(here) ?? []
      links.delete(here)
      here = near.find((point) => links.has(point))
      isRing = near.includes(start) && line.length > 4
    }
    path += trace(line.map(pointOf), isRing)
  }
  return path
}

function pointOf(text: string): Point {
  const [x = 0, y = 0] = text.split(' ').map(Number)
  return { x, y }
}
