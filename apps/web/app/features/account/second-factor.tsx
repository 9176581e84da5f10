import { ShieldCheck, ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/call.ts'
import { Button } from '#ui/button.tsx'
import { Pill } from '#ui/pill.tsx'
import { showToast } from '#ui/toast.ts'
import { CodeForm } from './code-form.tsx'
import { useBeginSecondFactor, useRemoveSecondFactor } from './hooks.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'

export function SecondFactor({ isOn }: { isOn: boolean }) {
  // Until they are kept they stay, whatever else is known by then.
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
  return isOn ? <TurnedOn /> : <TurnedOff onOn={setCodes} />
}

function TurnedOff({ onOn }: { onOn: (codes: string[]) => void }) {
  const begin = useBeginSecondFactor()
  if (begin.data) return <SecondFactorSetup {...begin.data} onOn={onOn} onCancel={begin.reset} />
  const start = () =>
    begin.mutate(undefined, {
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <div className="grid justify-items-start gap-3">
      <Pill tone="draft" icon={ShieldOff}>
        Off
      </Pill>
      <Button variant="secondary" pending={begin.isPending} onClick={start}>
        Set up a second factor
      </Button>
    </div>
  )
}

function TurnedOn() {
  const [isRemoving, setIsRemoving] = useState(false)
  const remove = useRemoveSecondFactor()

  async function turnOff(otp: string) {
    await remove.mutateAsync(otp)
    showToast('The second factor is off', { tone: 'success' })
  }

  return (
    <div className="grid justify-items-start gap-3">
      <Pill tone="done" icon={ShieldCheck}>
        On
      </Pill>
      {isRemoving ? (
        <CodeForm
          hint="From your authenticator, or a recovery code."
          action="Turn it off"
          danger
          isPending={remove.isPending}
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
