interface CarouselDotsProps {
  count: number
  className?: string | undefined
}

/** One dot per slide, on a stem. The dot for the first slide in view is a flower. */
export function CarouselDots({ count, className }: CarouselDotsProps) {
  return (
    <div className={className}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no id and never move
          key={index}
          type="button"
          data-dot
          aria-label={`Go to ${index + 1} of ${count}`}
          aria-current={index === 0 || undefined}
          className="group relative grid size-9 place-items-center before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-art-leaf-2 first:before:left-1/2 last:before:right-1/2 sm:size-11"
        >
          <span className="motion-state relative size-2.5 rounded-pill bg-art-leaf-2 transition-[scale] group-hover:scale-130 group-aria-[current]:size-5 group-aria-[current]:border-2 group-aria-[current]:border-art-line group-aria-[current]:bg-wattle forced-colors:border forced-colors:border-[ButtonText] forced-colors:group-aria-[current]:bg-[Highlight]" />
        </button>
      ))}
    </div>
  )
}
