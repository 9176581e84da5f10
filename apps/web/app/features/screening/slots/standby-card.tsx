import type { CallReply } from '@wattle/contract/endpoint'
import type { getStandby } from '@wattle/contract/screening'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { callByLink } from '#lib/api/respondent-call.ts'
import { participantDate, participantTime, zoneLabel } from '#lib/time/date-formats.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Refused } from '../refused.tsx'
import { BookedTime } from './booked-time.tsx'

type Standby = CallReply<typeof getStandby>

interface StandbyCardProps {
  hash: string
  first: Standby
  zone: string
  /** Called after the person accepts the offered time. */
  onTaken: () => void
}

const WORDS = 'standby-words'

/**
 * Lets people go on standby for times that are taken, and accept or decline a time we offer them.
 */
export function StandbyCard({ hash, first, zone, onTaken }: StandbyCardProps) {
  const [standby, setStandby] = useState(first)
  const [isEditing, setIsEditing] = useState(first.slotIds.length === 0)
  const [isGone, setIsGone] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const params = { hash }
  const focusLater = useFocusLater()

  async function attempt(deed: () => Promise<void>) {
    setIsBusy(true)
    setRefusal(undefined)
    // The pressed button may be gone once the call has finished, so focus moves to the card's text.
    await deed().then(
      () => focusLater(WORDS),
      (error) => setRefusal(messageOf(error)),
    )
    setIsBusy(false)
  }
  const refresh = async () => setStandby(await callByLink(hash, 'getStandby', { params }))
  const take = () =>
    attempt(async () => {
      try {
        await callByLink(hash, 'acceptOffer', { params })
      } catch (error) {
        // Someone else may have taken the time, and we may now be offering another one.
        await refresh().catch(() => {})
        throw error
      }
      onTaken()
    })
  const declineOffer = () =>
    attempt(async () => setStandby(await callByLink(hash, 'declineOffer', { params })))
  const save = (slotIds: number[]) =>
    attempt(async () => {
      setStandby(await callByLink(hash, 'standBy', { params, body: { slotIds } }))
      setIsEditing(slotIds.length === 0)
      setIsGone(slotIds.length === 0)
    })

  function edit(isEdited: boolean) {
    setIsEditing(isEdited)
    focusLater(WORDS)
  }
  function leave(isLeft: boolean) {
    setIsGone(isLeft)
    focusLater(WORDS)
  }

  if (isGone)
    return (
      <div className="grid justify-items-start gap-4">
        <p id={WORDS} tabIndex={-1}>
          Thanks for letting us know. All times are taken, and you’re not on standby.
        </p>
        <Button variant="secondary" onClick={() => leave(false)}>
          I’ve changed my mind
        </Button>
      </div>
    )
  const { offer, slotIds } = standby
  const times = standby.slots.filter(({ slotId }) => slotIds.includes(slotId))
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
      {offer ? (
        <>
          <h2 id={WORDS} tabIndex={-1} className="text-h3">
            A time has opened up
          </h2>
          <BookedTime time={offer} zone={zone} />
          <p>
            We’re holding it for you until {participantTime(offer.answerBy, zone)} on{' '}
            {participantDate(offer.answerBy, zone)}.
          </p>
          <Choice
            yes="Take this time"
            no="No thanks"
            isBusy={isBusy}
            onYes={() => void take()}
            onNo={() => void declineOffer()}
          />
        </>
      ) : isEditing ? (
        <TimesForm
          standby={standby}
          zone={zone}
          isBusy={isBusy}
          onSave={(chosen) => void save(chosen)}
          onLeave={() => (slotIds.length > 0 ? edit(false) : leave(true))}
        />
      ) : (
        <>
          <h2 id={WORDS} tabIndex={-1} className="text-h3">
            You’re on standby
          </h2>
          <p>
            If {times.length > 1 ? 'one of these times' : 'this time'} opens up, we’ll email you.
          </p>
          <ul className="grid gap-1.5">
            {times.map((slot) => (
              <li key={slot.slotId}>
                <TimeOf {...slot} zone={zone} />
              </li>
            ))}
          </ul>
          <ZoneNote slots={times} zone={zone} />
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" disabled={isBusy} onClick={() => edit(true)}>
              Change the times
            </Button>
            <Button variant="secondary" pending={isBusy} onClick={() => void save([])}>
              Leave standby
            </Button>
          </div>
        </>
      )}
      {refusal && <Refused>{refusal}</Refused>}
    </section>
  )
}

interface TimeProps {
  startTime: string
  zone: string
}

const TimeOf = ({ startTime, zone }: TimeProps) => (
  <span className="grid">
    <strong className="font-semibold">{participantDate(startTime, zone)}</strong>{' '}
    <span className="tabular">{participantTime(startTime, zone)}</span>
  </span>
)

const ZoneNote = ({ slots: [first], zone }: { slots: Standby['slots']; zone: string }) =>
  first && <p className="text-app text-ink-3">Times in {zoneLabel(zone, first.startTime)}</p>

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
  const { form } = useForm(() => {
    if (chosen.size === 0) setIsMissing(true)
    else onSave([...chosen])
  })
  return (
    <form {...form} className="grid gap-4">
      <fieldset className="grid gap-2">
        <legend id={WORDS} tabIndex={-1} className="mb-4">
          All times are taken. Want to go on standby? Tick the times you could make. If one opens
          up, we’ll email you.
        </legend>
        {standby.slots.map((slot) => (
          <Checkbox
            key={slot.slotId}
            look="card"
            checked={chosen.has(slot.slotId)}
            onChange={() => toggle(slot.slotId)}
            label={<TimeOf {...slot} zone={zone} />}
          />
        ))}
      </fieldset>
      <ZoneNote slots={standby.slots} zone={zone} />
      {isMissing && <Refused>Please tick at least one time.</Refused>}
      <Choice
        yes="Go on standby"
        no={standby.slotIds.length > 0 ? 'Keep my times' : 'No thanks'}
        isBusy={isBusy}
        onNo={onLeave}
      />
    </form>
  )
}

interface ChoiceProps {
  yes: string
  no: string
  isBusy: boolean
  /** Called when the button is pressed. Without this, the button submits the form. */
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
