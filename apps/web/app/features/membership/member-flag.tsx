import { FLAG_LABELS } from '@wattle/contract/panel-lists'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Notice } from '#ui/notice.tsx'
import { DrawerHeading } from '#ui/overlay/drawer.tsx'
import { type PanelMemberDetail, useUpdateMember } from './hooks.ts'

type Flag = keyof typeof FLAG_LABELS

const EFFECTS: Record<Flag, string> = {
  NONE: '',
  CARE: 'Only a reminder for our team. It doesn’t change anything.',
  DO_NOT_INVITE: 'Stops invitations, reminders and standby offers at once.',
}

export function MemberFlag({ member }: { member: PanelMemberDetail }) {
  const { id, flag: stored = 'NONE', flagReason = '' } = member
  const [flag, setFlag] = useState<Flag>(stored)
  const [reason, setReason] = useState(flagReason)
  const saving = useUpdateMember()
  const isChanged = flag !== stored || (flag !== 'NONE' && reason !== flagReason)
  return (
    <section className="grid gap-3">
      <DrawerHeading>Flag</DrawerHeading>
      <Field label="Flag" hideLabel hint={EFFECTS[flag] || undefined}>
        {(control) => (
          <Select
            {...control}
            value={flag}
            onChange={({ target }) => setFlag(target.value as Flag)}
          >
            {Object.entries(FLAG_LABELS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {flag !== 'NONE' && (
        <Field label="Reason" optional hint="The member will see this if they download their data.">
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      )}
      {isChanged && (
        <Button
          size="sm"
          className="w-fit"
          pending={saving.isPending}
          onClick={() => saving.mutate({ id, flag, flagReason: flag === 'NONE' ? '' : reason })}
        >
          Save flag
        </Button>
      )}
      {saving.isError && <Notice tone="error">{messageOf(saving.error)}</Notice>}
    </section>
  )
}
