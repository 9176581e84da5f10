const DOTS = Array.from({ length: 6 }, (_, index) => {
  const angle = (index * Math.PI) / 3 + 0.5
  return { x: 17 + Math.cos(angle) * 6.6, y: 17 + Math.sin(angle) * 6.6 }
})

/** A flower that hasn't opened yet. Decorative. */
export function Bud({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 34 34" aria-hidden="true" className={className}>
      <circle
        cx="17"
        cy="17"
        r="14.5"
        fill="var(--color-requested-fill)"
        stroke="var(--color-art-shade)"
        strokeWidth="2.4"
      />
      <g fill="var(--color-art-shade)">
        <circle cx="17" cy="17" r="2.1" />
        {DOTS.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="1.9" />
        ))}
      </g>
    </svg>
  )
}
