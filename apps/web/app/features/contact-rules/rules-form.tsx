import {
  type ContactRules,
  NO_RULES,
  SUGGESTED_QUIET,
  saveContactRules,
} from '@wattle/contract/contact-rules'
import { inWords, PROMISED_DAYS } from '@wattle/contract/limits'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { hourInWords } from '#lib/time/hour-in-words.ts'
import { mustBeRight, useForm, wrongFields } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type RulesState, useSaveRules } from './hooks.ts'
import { NUMBER_NAMES, NUMBER_RULES } from './rule-words.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** An empty field turns the rule off. */
const numberIn = (text: string | undefined) => (text?.trim() ? Number(text) : null)

export function RulesForm({ state }: { state: RulesState }) {
  const { rules, usualDays } = state
  const [days, setDays] = useState(rules.daysBetween ?? usualDays)
  const [isQuiet, setIsQuiet] = useState(rules.quietFrom !== null)
  const save = useSaveRules()
  const { form, errors, failure, isPending } = useForm(async (texts) => {
    const numbers = Object.fromEntries(NUMBER_NAMES.map((name) => [name, numberIn(texts[name])]))
    const quiet = isQuiet && {
      quietFrom: numberIn(texts.quietFrom),
      quietTo: numberIn(texts.quietTo),
    }
    const typed: ContactRules = { ...NO_RULES, ...numbers, ...quiet }
    mustBeRight(wrongFields(saveContactRules.body, typed))
    await save.mutateAsync(typed)
    showToast('Contact rules saved', { tone: 'success' })
  })
  return (
    <form {...form} aria-label="Contact rules" className="grid gap-6">
      <div className="grid gap-5 sm:grid-cols-2">
        {NUMBER_NAMES.map((name) => (
          <Field
            key={name}
            label={NUMBER_RULES[name].label}
            hint={
              name === 'daysBetween'
                ? `If you leave this empty, we use ${usualDays}.`
                : NUMBER_RULES[name].hint
            }
            error={errors[name]}
          >
            {(control) => (
              <TextInput
                {...control}
                name={name}
                type="number"
                min={name === 'daysBetween' ? 0 : 1}
                step={1}
                inputMode="numeric"
                autoComplete="off"
                placeholder={name === 'daysBetween' ? String(usualDays) : 'Off'}
                defaultValue={rules[name] ?? ''}
                {...(name === 'daysBetween' && {
                  onChange: (event) => setDays(numberIn(event.target.value) ?? usualDays),
                })}
              />
            )}
          </Field>
        ))}
      </div>
      {days < PROMISED_DAYS && (
        <Notice tone="warning">
          The privacy policy promises {inWords(PROMISED_DAYS)} days. Change the policy first.
        </Notice>
      )}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-semibold">Quiet hours</legend>
        <Checkbox
          label="Don’t send invitations or reminders at night"
          hint="In each member’s own time zone. Emails about interviews still go out."
          checked={isQuiet}
          onChange={(event) => setIsQuiet(event.target.checked)}
        />
        {isQuiet && (
          <div className="grid max-w-100 grid-cols-2 gap-4">
            <HourField
              name="quietFrom"
              label="From"
              at={rules.quietFrom ?? SUGGESTED_QUIET.from}
              error={errors.quietFrom}
            />
            <HourField
              name="quietTo"
              label="To"
              at={rules.quietTo ?? SUGGESTED_QUIET.to}
              error={errors.quietTo}
            />
          </div>
        )}
      </fieldset>
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <div>
        <Button type="submit" pending={isPending} pendingLabel="Saving">
          Save
        </Button>
      </div>
    </form>
  )
}

type HourFieldProps = { name: string; label: string; at: number; error: string | undefined }

function HourField({ name, label, at, error }: HourFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} name={name} defaultValue={at}>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {hourInWords(hour)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
