import { lazy, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { GlobeIcon } from './icons.tsx'
import { type SlotTime, zoneOf } from './slot-times.ts'

/** Few people change the time zone, so the list of zones loads on demand. */
const ZoneSelect = lazy(async () => {
  const { ZoneSelect } = await import('./zone-select.tsx')
  return { default: ZoneSelect }
})

interface ZoneLineProps {
  times: readonly SlotTime[]
  zone: string
  onChange: (zone: string) => void
}

/** Shows which time zone the times are in, and lets people change it. */
export function ZoneLine({ times, zone, onChange }: ZoneLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface px-4 py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="flex items-center gap-2.5 py-1.5">
          <GlobeIcon className="size-5 shrink-0" />
          <span>
            Times in <strong className="font-semibold">{zoneOf(times, zone)}</strong>
          </span>
        </p>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-11! px-0! forced-colors:px-2! underline hover:bg-transparent! underline-offset-[0.22em]"
        >
          Change<span className="sr-only"> the time zone</span>
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <ZoneSelect zone={zone} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}
