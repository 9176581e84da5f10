import { Art } from '#art/art.tsx'
import { giantBloom, weekOfBuds } from '#art/drawings.ts'
import { STARTUP_PACK } from '#content/home.ts'
import { ButtonLink } from '#ui/button-link.tsx'

/** The band is gold from edge to edge in both themes, so its drawings have their own colours. */
export function StartupBand() {
  return (
    <section
      aria-labelledby="startup-pack"
      className="relative overflow-hidden bg-wattle text-on-wattle [--color-art-line:#1a2721] [--color-focus:#1b3a8c]"
    >
      <Art
        of={giantBloom}
        className="pointer-events-none absolute -top-59 -right-58 w-95 [--color-art-deep:#d39500] [--color-art-lit:#ffe99a] [--color-art-petal:#ffd23f] [--color-art-shade:#e0a200] md:-top-45 md:-right-55 md:w-125 lg:-top-30 lg:w-150 xl:-top-22 xl:-right-38 xl:w-195"
      />
      <div className="relative mx-auto max-w-page px-5 pt-18 pb-6 md:px-18 md:pt-28 md:pb-12">
        <h2 id="startup-pack" className="font-hero text-hero">
          {STARTUP_PACK.title}
        </h2>
        <p className="mt-4 max-w-[29em] text-lead md:mt-6 md:max-w-[24em] xl:max-w-[29em]">
          {STARTUP_PACK.text}
        </p>
        <ButtonLink to="/startups" variant="ink" className="mt-6 md:mt-8">
          <span>
            Learn More<span className="sr-only"> about the {STARTUP_PACK.title}</span>
          </span>
        </ButtonLink>
        <div aria-hidden="true" className="mt-6 max-w-160">
          <Art
            of={weekOfBuds}
            className="[--color-art-deep:#6e4a00] [--color-art-lit:#ffffff] [--color-art-petal:#fff3c4] [--color-art-shade:#9a6700]"
          />
          <p className="grid max-w-none grid-cols-5 pt-2 text-center font-semibold">
            {STARTUP_PACK.days.map((day) => (
              <span key={day}>{day}</span>
            ))}
          </p>
        </div>
      </div>
    </section>
  )
}
