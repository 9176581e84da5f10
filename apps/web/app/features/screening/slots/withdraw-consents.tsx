import type { ConsentRequest } from '@wattle/contract/consent'
import { useState } from 'react'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { Refused } from '../refused.tsx'
import { type Asking, useConsents } from './use-consents.ts'

type Kind = ConsentRequest['kind']

const LEAVE =
  'You’d leave this study. We’d delete your answers and cancel your interview if you have one.'
const WORDS: Partial<Record<Kind, { name: string; warning: string }>> = {
  PRIVACY: {
    name: 'The privacy policy',
    warning: LEAVE,
  },
  STUDY: {
    name: 'Taking part in this study',
    warning: LEAVE,
  },
  RECORDING: { name: 'Recording the call', warning: 'The call goes ahead without a recording.' },
  OBSERVERS: {
    name: 'The client listening in',
    warning: 'The call goes ahead without the client.',
  },
  QUOTES: { name: 'Being quoted', warning: 'We’ll remove your quotes from the study’s report.' },
}
const ENDS: readonly Kind[] = ['PRIVACY', 'STUDY']
const idOf = (kind: Kind) => `withdraw-${kind}`
const KEEP = 'keep-consent'
const DONE = 'consent-withdrawn'

/** Lists everything the person has agreed to, and lets them withdraw each consent. */
export function WithdrawConsents(asking: Asking) {
  const { agreed, saving, refusal, save } = useConsents(asking)
  const [isAsking, setIsAsking] = useState<Kind>()
  const [done, setDone] = useState<string>()
  const focusLater = useFocusLater()
  if (agreed.length === 0 && !done) return null

  function ask(kind: Kind | undefined) {
    setDone(undefined)
    focusLater(kind ? KEEP : idOf(isAsking ?? 'PRIVACY'))
    setIsAsking(kind)
  }

  async function withdraw(consent: ConsentRequest) {
    if (!(await save(consent, 'WITHDRAWN'))) return
    setIsAsking(undefined)
    if (ENDS.includes(consent.kind)) return asking.onOut()
    // The pressed button is gone, so focus moves to the confirmation.
    setDone(WORDS[consent.kind]?.warning)
    focusLater(DONE)
  }

  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h2 className="text-lead leading-tight">What you’ve agreed to</h2>
      {done && (
        <p id={DONE} tabIndex={-1} className="font-semibold">
          Withdrawn. {done}
        </p>
      )}
      <ul className="grid gap-1">
        {agreed.map((consent) => {
          const { kind } = consent
          const { name, warning } = WORDS[kind] ?? { name: kind, warning: '' }
          return (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <span>{name}</span>
              {isAsking === kind ? (
                <span className="grid basis-full gap-3">
                  <span className="text-ink-2">{warning}</span>
                  <span className="flex flex-wrap gap-3">
                    <Button id={KEEP} variant="secondary" onClick={() => ask(undefined)}>
                      Keep it
                    </Button>
                    <Button
                      variant="danger"
                      pending={saving === kind}
                      pendingLabel="Withdrawing…"
                      onClick={() => void withdraw(consent)}
                    >
                      Yes, withdraw
                    </Button>
                  </span>
                </span>
              ) : (
                <Button
                  id={idOf(kind)}
                  variant="quiet"
                  className="-mx-3 underline underline-offset-[0.22em]"
                  aria-label={`Withdraw: ${name}`}
                  onClick={() => ask(kind)}
                >
                  Withdraw
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {refusal && <Refused>{refusal}</Refused>}
    </section>
  )
}
