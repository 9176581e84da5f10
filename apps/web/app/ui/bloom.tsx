const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))
const DOTS = 60

/**
 * Dots of one colour share a path of zero-length round strokes: three paths instead of sixty
 * circles.
 */
function drawDots() {
  const tones = { lit: '', petal: '', deep: '' }
  for (let i = 0; i < DOTS; i++) {
    // Varies how far the outer dots are from the centre, so the rim looks fluffy.
    const rim = i > DOTS * 0.7 ? ((i * 7) % 5) * 0.035 - 0.06 : 0
    const radius = 13 * (Math.sqrt((i + 0.5) / DOTS) + rim)
    const x = Math.cos(i * GOLDEN_ANGLE) * radius
    const y = Math.sin(i * GOLDEN_ANGLE) * radius
    const light = (-0.55 * x - 0.83 * y) / 13 + (((i * 11) % 7) / 7 - 0.5) * 0.5
    const tone = light > 0.32 ? 'lit' : light < -0.42 ? 'deep' : 'petal'
    tones[tone] += `M${(17 + x).toFixed(1)} ${(17 + y).toFixed(1)}h0`
  }
  return tones
}

const dots = drawDots()

/** A flower head, lit from the upper left. Decorative. */
export function Bloom({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" className={className} fill="none">
      <circle cx="17" cy="17" r="11.7" fill="var(--color-art-shade)" />
      <g strokeWidth="2.8" strokeLinecap="round">
        <path d={dots.deep} stroke="var(--color-art-deep)" />
        <path d={dots.petal} stroke="var(--color-art-petal)" />
        <path d={dots.lit} stroke="var(--color-art-lit)" />
      </g>
    </svg>
  )
}
