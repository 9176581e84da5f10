import { dayOf, type Hours, rangeOf, zoneOf } from './slot-times.ts'

/** The hour that is theirs, as large as it matters. */
export function BookedHour({ hours, zone }: { hours: Hours; zone: string }) {
  return (
    <p className="grid rounded-card border border-slot-open-edge border-l-6 bg-slot-open-fill px-5 py-4 text-slot-open">
      <strong className="font-display font-semibold text-h3">{dayOf(hours, zone)}</strong>
      <span className="tabular">
        {rangeOf(hours, zone)}, {zoneOf([hours], zone)}
      </span>
    </p>
  )
}
