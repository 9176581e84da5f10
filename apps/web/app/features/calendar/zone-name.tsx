import { Globe } from 'lucide-react'
import { zoneLabel } from '#lib/time/date-formats.ts'

interface ZoneNameProps {
  zone: string
  /** A time on one of the visible days, because the zone's name changes with DST. */
  at: Date
}

export function ZoneName({ zone, at }: ZoneNameProps) {
  return (
    <p className="flex items-center gap-1.5 whitespace-nowrap text-caption text-ink-3 xl:ml-auto">
      <Globe aria-hidden="true" className="size-3.5 shrink-0" />
      <span>
        <span className="sr-only">Times are in </span>
        {zoneLabel(zone, at)}
      </span>
    </p>
  )
}
