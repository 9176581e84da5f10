import type { CallReply } from '@wattle/contract/endpoint'
import type { getStandby } from '@wattle/contract/screening'
import { type FormEvent, useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { callByLink } from '#lib/api/respondent-call.ts'
import { participantDate, participantTime, participantTimeRange } from '#lib/time/date-formats.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Refused } from '../refused.tsx'
import { BookedHour } from './booked-hour.tsx'

type Standby = CallReply<typeof getStandby>

interface StandbyCardProps {
  hash: string
  first: Standby
  zone: string
  /** The offered time is theirs. */
  onTaken: () => void
}

/** For people who come when all times are taken, or whose turn it is. */
export function StandbyCard({ hash, first, zone, onTaken }: StandbyCardProps) {
  const [standby, setStandby] = useState(first)
  const [isEditing, setIsEditing] = useState(first.slotIds.length === 0)
  const [isGone, setIsGone] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const params = { hash }

  async function attempt(deed: () => Promise<void>) {
    setIsBusy(true)
    setRefusal(undefined)
    await deed().catch((error) => setRefusal(messageOf(error)))
    setIsBusy(false)
  }
  const take = () =>
    attempt(async () => {
      await callByLink(hash, 'acceptOffer', { params })
      onTaken()
    })
  const letGo = () =>
    attempt(async () => setStandby(await callByLink(hash, 'declineOffer', { params })))
  const save = (slotIds: number[]) =>
    attempt(async () => {
      setStandby(await callByLink(hash, 'standBy', { params, body: { slotIds } }))
      setIsEditing(slotIds.length === 0)
      setIsGone(slotIds.length === 0)
    })

  if (isGone) return <p role="status">Thanks for letting us know. You’re not on standby.</p>
  const { offer, slotIds } = standby
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
      {offer ? (
        <>
          <h2 className="text-h3">A time has opened up</h2>
          <BookedHour hours={offer} zone={zone} />
          <p>
            We’re holding it for you until {participantTime(offer.answerBy, zone)},{' '}
            {participantDate(offer.answerBy, zone)}.
          </p>
          <Choice
            yes="Take this time"
            no="No thanks"
            isBusy={isBusy}
            onYes={() => void take()}
            onNo={() => void letGo()}
          />
        </>
      ) : isEditing ? (
        <TimesForm
          standby={standby}
          zone={zone}
          isBusy={isBusy}
          onSave={(chosen) => void save(chosen)}
          onLeave={() => (slotIds.length > 0 ? setIsEditing(false) : setIsGone(true))}
        />
      ) : (
        <>
          <h2 className="text-h3">You’re on standby</h2>
          <p role="status">
            For {slotIds.length === 1 ? 'one time' : `${slotIds.length} times`}. If one opens up,
            we’ll email you.
          </p>
          <Choice
            yes="Change the times"
            no="Stop standing by"
            isBusy={isBusy}
            onYes={() => setIsEditing(true)}
            onNo={() => void save([])}
          />
        </>
      )}
      {refusal && <Refused>{refusal}</Refused>}
    </section>
  )
}

interface TimesFormProps {
  standby: Standby
  zone: string
  isBusy: boolean
  onSave: (slotIds: number[]) => void
  onLeave: () => void
}

function TimesForm({ standby, zone, isBusy, onSave, onLeave }: TimesFormProps) {
  const [chosen, setChosen] = useState(new Set(standby.slotIds))
  const [isMissing, setIsMissing] = useState(false)
  function toggle(slotId: number) {
    const next = new Set(chosen)
    if (!next.delete(slotId)) next.add(slotId)
    setChosen(next)
    setIsMissing(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.size === 0) setIsMissing(true)
    else onSave([...chosen])
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      <fieldset className="grid gap-3">
        <legend className="mb-3">
          All times are taken. Want to stand by? Tick the times you could make. If one opens up,
          we’ll email you.
        </legend>
        {standby.slots.map(({ slotId, startTime, endTime }) => (
          <Checkbox
            key={slotId}
            checked={chosen.has(slotId)}
            onChange={() => toggle(slotId)}
            label={`${participantDate(startTime, zone)}, ${participantTimeRange(startTime, endTime, zone)}`}
          />
        ))}
      </fieldset>
      {isMissing && <Refused>Please tick at least one time.</Refused>}
      <Choice yes="Stand by" no="No thanks" isBusy={isBusy} onNo={onLeave} />
    </form>
  )
}

interface ChoiceProps {
  yes: string
  no: string
  isBusy: boolean
  /** Without one it sends the form. */
  onYes?: () => void
  onNo: () => void
}

const Choice = ({ yes, no, isBusy, onYes, onNo }: ChoiceProps) => (
  <div className="flex flex-wrap gap-3">
    <Button type={onYes ? 'button' : 'submit'} pending={isBusy} onClick={onYes}>
      {yes}
    </Button>
    <Button variant="secondary" disabled={isBusy} onClick={onNo}>
      {no}
    </Button>
  </div>
)
