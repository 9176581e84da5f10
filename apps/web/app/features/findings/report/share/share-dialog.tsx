import {
  DEFAULT_LINK_DAYS,
  LINK_DAYS,
  MAX_PASSPHRASE,
  MIN_PASSPHRASE,
} from '@wattle/contract/findings/reports'
import { useState } from 'react'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { mustBeRight, useForm } from '#lib/use-form.ts'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Select } from '#ui/form/select.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useShare } from '../hooks.ts'
import type { ReportLinkReply, ReportsReply } from '../report-reply.ts'

interface ShareDialogProps {
  researchId: number
  versions: ReportsReply['versions']
  onShared: (link: ReportLinkReply) => void
  onClose: () => void
}

const DAYS = LINK_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))

/** Creates a link that shares one version of the report. */
export function ShareDialog({ researchId, versions, onShared, onClose }: ShareDialogProps) {
  const share = useShare(researchId)
  const [version, setVersion] = useState(versions[0]?.version ?? 1)
  const [days, setDays] = useState(String(DEFAULT_LINK_DAYS))
  const { form, errors, isPending } = useForm(async ({ passphrase = '' }) => {
    if (passphrase && passphrase.length < MIN_PASSPHRASE)
      mustBeRight({ passphrase: `Please use at least ${MIN_PASSPHRASE} characters.` })
    const body = {
      version,
      days: LINK_DAYS.find((one) => String(one) === days) ?? DEFAULT_LINK_DAYS,
      ...(passphrase && { passphrase }),
    }
    onShared(await share.mutateAsync(body).catch(tellAndThrow))
    onClose()
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="Share the report"
      submitLabel="Create link"
      pendingLabel="Creating"
      isPending={isPending}
      size="sm"
    >
      <p className="text-ink-2">
        Anyone with the link can read version {version} until it expires.
      </p>
      {versions.length > 1 && (
        <Field label="Version">
          {(control) => (
            <Select
              {...control}
              value={version}
              onChange={({ target }) => setVersion(Number(target.value))}
            >
              {versions.map((one) => (
                <option key={one.version} value={one.version}>
                  Version {one.version}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <div className="grid justify-items-start gap-1.5">
        <p aria-hidden="true" className="font-semibold text-(length:--control-text)">
          Works for
        </p>
        <Segmented label="Works for" choices={DAYS} value={days} onChange={setDays} />
      </div>
      <Field
        label="Passphrase"
        optional
        hint={`${MIN_PASSPHRASE} characters or more. Don’t send it together with the link.`}
        error={errors.passphrase}
      >
        {(control) => (
          <PasswordInput
            {...control}
            name="passphrase"
            what="passphrase"
            autoComplete="off"
            maxLength={MAX_PASSPHRASE}
          />
        )}
      </Field>
    </FormDialog>
  )
}
