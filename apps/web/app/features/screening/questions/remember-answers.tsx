import type { CallReply } from '@wattle/contract/endpoint'
import type * as contract from '@wattle/contract/profile'
import { REMEMBER_CALLS } from '@wattle/contract/remember'
import { useId, useRef, useState } from 'react'
import { call, messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'

export type Offered = CallReply<typeof contract.listRememberable>

/** The casts here are safe, because `call` only needs an endpoint's method, path and audience. */
export const listRememberable = (hash: string): Promise<Offered> =>
  call(REMEMBER_CALLS.listRememberable as unknown as typeof contract.listRememberable, {
    params: { hash },
  })

const remember = (hash: string, fieldIds: number[]) =>
  call(REMEMBER_CALLS.rememberAnswers as unknown as typeof contract.rememberAnswers, {
    params: { hash },
    body: { fieldIds },
  })

/** Asks whether we may keep answers in the member's profile. If they say no, we store nothing. */
export function RememberAnswers({ hash, offered }: { hash: string; offered: Offered }) {
  const id = useId()
  const heading = useRef<HTMLParagraphElement>(null)
  const [state, setState] = useState<'asking' | 'saving' | 'saved' | 'declined'>('asking')
  const [failure, setFailure] = useState('')

  /** The buttons disappear, so focus moves to the sentence that replaces the question. */
  function end(how: 'saved' | 'declined') {
    setState(how)
    heading.current?.focus()
  }

  async function save() {
    setState('saving')
    setFailure('')
    try {
      await remember(
        hash,
        offered.map(({ fieldId }) => fieldId),
      )
      end('saved')
    } catch (error) {
      setState('asking')
      setFailure(messageOf(error))
    }
  }

  const isOver = state === 'saved' || state === 'declined'
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-card border border-line bg-surface p-5"
    >
      <p ref={heading} id={id} tabIndex={-1} className="font-semibold outline-none">
        {state === 'saved'
          ? 'We’ll remember these answers. You can change or delete them on your panel page.'
          : state === 'declined'
            ? 'Thanks for telling us. We haven’t added anything to your profile.'
            : 'May we remember these answers, so we ask you less?'}
      </p>
      {state !== 'declined' && (
        <ul className="grid gap-1 text-ink-2">
          {offered.map(({ fieldId, label, answer }) => (
            <li key={fieldId}>
              {label}: {answer}
            </li>
          ))}
        </ul>
      )}
      {failure && (
        <p role="alert" className="text-error">
          {failure}
        </p>
      )}
      {!isOver && (
        <div className="flex flex-wrap gap-3">
          <Button pending={state === 'saving'} pendingLabel="Saving" onClick={save}>
            Remember
          </Button>
          <Button variant="secondary" onClick={() => end('declined')}>
            No thanks
          </Button>
        </div>
      )}
    </section>
  )
}
