import { useState } from 'react'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { hourInWords } from '#lib/time/hour-in-words.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { ChipGroup } from '#ui/form/chip-group.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type MemberInfo, useSaveLimits } from './hooks.ts'

type Limits = NonNullable<MemberInfo['limits']>

const MONTHLY = [1, 2, 3, 4, 6, 8]
const DAYS = [
  ['1', 'Mon'],
  ['2', 'Tue'],
  ['3', 'Wed'],
  ['4', 'Thu'],
  ['5', 'Fri'],
  ['6', 'Sat'],
  ['7', 'Sun'],
].map(([value = '', label = '']) => ({ value, label }))

const HOURS = Array.from({ length: 25 }, (_, hour) => hour)

const toggled = (chosen: string[], value: string) =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]

const numberIn = (text: string | undefined) => (text ? Number(text) : null)

/**
 * If someone chose only a start, the hours end at midnight. If they chose only an end, the hours
 * start at midnight.
 */
const hoursOf = (from: number | null, to: number | null) =>
  from === null && to === null ? { from, to } : { from: from ?? 0, to: to ?? 24 }

/**
 * How often, when and about which topics we may email someone. Changes apply from the next batch of
 * invitations.
 */
export function ContactLimits({ memberKey, member }: { memberKey: string; member: MemberInfo }) {
  const { limits } = member
  if (!limits || member.state === 'LEFT') return null
  return <LimitsForm memberKey={memberKey} limits={limits} />
}

function LimitsForm({ memberKey, limits }: { memberKey: string; limits: Limits }) {
  const save = useSaveLimits(memberKey)
  const [days, setDays] = useState((limits.days ?? [1, 2, 3, 4, 5, 6, 7]).map(String))
  const [topicsOff, setTopicsOff] = useState(limits.topicsOff.map(String))
  const { form, errors, isPending } = useForm(async ({ perMonth, from, to }) => {
    await save
      .mutateAsync({
        perMonth: numberIn(perMonth),
        days: days.length === 7 ? null : days.map(Number),
        ...hoursOf(numberIn(from), numberIn(to)),
        topicsOff: topicsOff.map(Number),
      })
      .catch(tellAndThrow)
    showToast('Saved', { tone: 'success' })
  })
  return (
    <section aria-labelledby="limits-title" className="grid max-w-160 gap-4">
      <h2 id="limits-title" className="text-h2">
        How often we email you
      </h2>
      <p className="text-ink-2">{invitedText(limits)}</p>
      <form {...form} className="grid gap-5">
        <Field label="Invitations" error={errors.perMonth}>
          {(control) => (
            <Select {...control} name="perMonth" defaultValue={limits.perMonth ?? ''}>
              <option value="">As many as suit me</option>
              {MONTHLY.map((count) => (
                <option key={count} value={count}>
                  At most {count} {count === 1 ? 'invitation' : 'invitations'} a month
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ChipGroup
          label="Days"
          choices={DAYS}
          chosen={days}
          isMultiple
          onToggle={(value) => setDays(toggled(days, value))}
        />
        {errors.days && (
          <p role="alert" className="text-error text-small">
            {errors.days}
          </p>
        )}
        <div className="grid grid-cols-2 gap-4">
          <HourField name="from" label="Not before" at={limits.from} error={errors.from} />
          <HourField name="to" label="Not after" at={limits.to} error={errors.to} />
        </div>
        <ChipGroup
          label="Never about"
          choices={limits.topics.map(({ id, name }) => ({ value: String(id), label: name }))}
          chosen={topicsOff}
          isMultiple
          onToggle={(value) => setTopicsOff(toggled(topicsOff, value))}
        />
        <div>
          <Button type="submit" pending={isPending} pendingLabel="Saving">
            Save limits
          </Button>
        </div>
      </form>
    </section>
  )
}

/**
 * How much we've emailed a member lately, such as "You've had 2 invitations in the last 30 days.
 * We'll leave you alone until 24 November."
 */
function invitedText({ invitedLately, restsUntil }: Limits): string {
  const had =
    invitedLately === 0
      ? 'You’ve had no invitations in the last 30 days.'
      : `You’ve had ${invitedLately} ${invitedLately === 1 ? 'invitation' : 'invitations'} in the last 30 days.`
  return restsUntil ? `${had} We’ll leave you alone until ${longDate(restsUntil)}.` : had
}

interface HourFieldProps {
  name: string
  label: string
  at: number | null
  error: string | undefined
}

function HourField({ name, label, at, error }: HourFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} name={name} defaultValue={at ?? ''}>
          <option value="">Any time</option>
          {HOURS.slice(name === 'to' ? 1 : 0, name === 'to' ? 25 : 24).map((hour) => (
            <option key={hour} value={hour}>
              {hourInWords(hour)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
