import { Check, CircleAlert, CloudOff } from 'lucide-react'
import type { SaveState } from '#lib/autosave/autosave.ts'
import { clockTime } from '#lib/time/date-formats.ts'
import { Spinner } from '#ui/spinner.tsx'

/**
 * The page's save status, in one place. Screen readers only announce it when something goes wrong.
 */
export function SaveLine({ state }: { state: SaveState }) {
  return (
    <>
      <p className="flex items-center gap-1.5 text-ink-2 text-small" data-save={state.kind}>
        <Sign state={state} />
        {wordsOf(state)}
      </p>
      <span role="status" className="sr-only">
        {state.kind === 'offline' || state.kind === 'refused' ? wordsOf(state) : ''}
      </span>
    </>
  )
}

function wordsOf(state: SaveState): string {
  switch (state.kind) {
    case 'saving':
      return 'Saving'
    case 'offline':
      return 'Not saved yet. We’ll keep trying.'
    case 'refused':
      return `Not saved. ${state.message}`
    case 'saved':
      return state.at ? `Saved ${clockTime(state.at)}` : 'Saves as you type'
  }
}

function Sign({ state }: { state: SaveState }) {
  const { kind } = state
  const look = 'size-4 shrink-0'
  if (kind === 'saving') return <Spinner size="sm" />
  if (kind === 'offline') return <CloudOff aria-hidden="true" className={`${look} text-warning`} />
  if (kind === 'refused') return <CircleAlert aria-hidden="true" className={`${look} text-error`} />
  if (!state.at) return null
  return <Check aria-hidden="true" className={`${look} text-gum`} />
}
