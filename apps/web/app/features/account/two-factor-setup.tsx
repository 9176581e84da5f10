import { CODE_DIGITS, CODE_SECONDS, capitalised, inWords } from '@wattle/contract/limits'
import { QrCode } from '#ui/qr-code.tsx'
import { CodeForm } from './code-form.tsx'
import { useConfirmTwoFactor } from './hooks.ts'

interface TwoFactorSetupProps {
  secret: string
  uri: string
  onOn: (recoveryCodes: string[]) => void
  onCancel: () => void
}

/**
 * Turns on two-factor authentication. The secret has no effect until the first code proves that the
 * person's app has it.
 */
export function TwoFactorSetup({ secret, uri, onOn, onCancel }: TwoFactorSetupProps) {
  const confirm = useConfirmTwoFactor()
  return (
    <CodeForm
      hint={`${capitalised(inWords(CODE_DIGITS))} digits that change every ${CODE_SECONDS} seconds.`}
      action="Turn on two-factor authentication"
      onCancel={onCancel}
      onCode={async (otp) => onOn((await confirm.mutateAsync(otp)).recoveryCodes)}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-4">
        <QrCode text={uri} label="QR code with the secret shown next to it" />
        <div className="grid min-w-50 flex-1 content-start gap-3">
          <p>Scan this with an authenticator app, then enter the code it shows.</p>
          <p className="text-ink-2">
            Can’t scan it? Type this setup key into the app:
            <span translate="no" className="tabular mt-1 block font-semibold text-ink">
              {secret.replace(/(.{4})(?=.)/g, '$1 ')}
            </span>
          </p>
        </div>
      </div>
    </CodeForm>
  )
}
