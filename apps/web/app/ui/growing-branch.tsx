import { useMemo } from 'react'
import { Bloom } from './bloom.tsx'
import { Bud } from './bud.tsx'
import { grow, hills, leafPath, pathBetween } from './growing-branch-plan.ts'

interface GrowingBranchProps {
  /** The same seed draws the same branch. */
  seed: number
  /** How much of the work is done, from 0 to 1. The rest of the branch is dotted. */
  grown: number
  blooms?: number | undefined
  buds?: number | undefined
  /** The size of leaves and blooms. A tall drawing needs larger ones than a strip on a card. */
  scale?: number | undefined
  width?: number | undefined
  height?: number | undefined
  className?: string | undefined
}

/**
 * A branch that grows with the work: leaves for what's done, a bloom for each person. Decorative.
 */
export function GrowingBranch(props: GrowingBranchProps) {
  const { seed, grown, blooms = 0, buds = 0, scale = 1.12, width = 356, height = 164 } = props
  const { plan, lines } = useMemo(() => {
    const size = { width, height, seed }
    return { plan: grow({ ...size, grown, heads: blooms + buds, scale }), lines: hills(size) }
  }, [seed, grown, blooms, buds, scale, width, height])
  const { curve, end, leaves, heads, tip } = plan
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={props.className}
      fill="none"
      strokeLinecap="round"
    >
      <path d={lines} stroke="currentColor" strokeOpacity="0.07" strokeWidth="1.2" />
      {leaves
        .filter(({ isFar }) => isFar)
        .map((leaf) => (
          <path key={leaf.at} {...leafPath(leaf)} fill="var(--color-art-leaf-2)" />
        ))}
      {end < 1 && (
        <path
          d={pathBetween(curve, end, 1)}
          stroke="var(--color-line-3)"
          strokeWidth={1.6 * scale}
          strokeDasharray={`0.1 ${6 * scale}`}
        />
      )}
      <path
        d={pathBetween(curve, 0, end)}
        stroke="var(--color-art-wood)"
        strokeWidth={2.4 * scale}
      />
      {leaves
        .filter(({ isFar }) => !isFar)
        .map((leaf) => (
          <path key={leaf.at} {...leafPath(leaf)} fill="var(--color-art-leaf)" />
        ))}
      {end < 1 && (
        <ellipse
          cx={tip.x}
          cy={tip.y}
          rx={6 * scale}
          ry={2.7 * scale}
          transform={`rotate(${tip.turn} ${tip.x} ${tip.y})`}
          fill="var(--color-art-leaf)"
        />
      )}
      {heads.map(({ stalk, x, y, radius }, index) => {
        const isOpen = index < blooms
        const size = radius * (isOpen ? 2.5 : 1.7)
        const Head = isOpen ? Bloom : Bud
        return (
          <g key={stalk}>
            <path d={stalk} stroke="var(--color-art-wood)" strokeWidth={1.6 * scale} />
            <svg x={x - size / 2} y={y - size / 2} width={size} height={size} aria-hidden="true">
              <Head />
            </svg>
          </g>
        )
      })}
    </svg>
  )
}
