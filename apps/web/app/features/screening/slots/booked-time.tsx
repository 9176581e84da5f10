import { participantDate, participantTime, zoneLabel } from '#lib/time/date-formats.ts'
import type { SlotTime } from './slot-times.ts'

export function BookedTime({ time, zone }: { time: SlotTime; zone: string }) {
  const { startTime } = time
  return (
    <p className="grid rounded-card border border-slot-open-edge border-l-6 bg-slot-open-fill px-5 py-4 text-slot-open">
      <strong className="font-display font-semibold text-h3">
        {participantDate(startTime, zone)}
      </strong>
      <span className="tabular">
        {participantTime(startTime, zone)}, {zoneLabel(zone, startTime)}
      </span>
    </p>
  )
}
