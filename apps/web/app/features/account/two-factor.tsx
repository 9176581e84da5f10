import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Pill } from '#ui/pill.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { CodeForm } from './code-form.tsx'
import { type Me, useBeginTwoFactor, useRemoveTwoFactor } from './hooks.ts'
import { PasswordPrompt } from './password-prompt.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { Refusal } from './refusal.tsx'
import { TwoFactorSetup } from './two-factor-setup.tsx'

export function TwoFactor({ me }: { me: Me }) {
  // The recovery codes stay on screen until the person has saved them, even if `me` reloads.
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  return me.twoFactor ? <TurnedOn /> : <TurnedOff me={me} onOn={setCodes} />
}

/**
 * Asks for the password first, so that nobody else can turn on two-factor authentication and lock
 * the owner out.
 */
function TurnedOff({ me, onOn }: { me: Me; onOn: (codes: string[]) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const begin = useBeginTwoFactor()
  const stop = () => {
    setIsAsking(false)
    begin.reset()
  }
  if (begin.data) return <TwoFactorSetup {...begin.data} onOn={onOn} onCancel={stop} />
  return (
    <div className="grid justify-items-start gap-3">
      <Pill tone="draft" icon={ShieldOff}>
        Off
      </Pill>
      {isAsking ? (
        <PasswordPrompt me={me} begin={begin} onCancel={stop} />
      ) : (
        <Button
          variant="secondary"
          pending={begin.isPending}
          onClick={() => (me.hasPassword ? setIsAsking(true) : begin.mutate({}))}
        >
          Set up two-factor authentication
        </Button>
      )}
      {begin.isError && !isAsking && <Refusal error={begin.error} />}
    </div>
  )
}

function TurnedOn() {
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useRemoveTwoFactor()

  async function turnOff(otp: string) {
    await remove.mutateAsync(otp)
    showToast('Two-factor authentication is off', { tone: 'success' })
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Pill tone="done" icon={ShieldCheck}>
        On
      </Pill>
      {isRemoving ? (
        <CodeForm
          hint="The code from your authenticator app, or a recovery code."
          action="Turn off two-factor authentication"
          danger
          onCancel={() => setIsRemoving(false)}
          onCode={turnOff}
        />
      ) : (
        <Button variant="secondary" onClick={() => setIsRemoving(true)}>
          Turn off
        </Button>
      )}
    </div>
  )
}
