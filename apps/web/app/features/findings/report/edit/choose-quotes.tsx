import { MAX_FINDING_QUOTES } from '@wattle/contract/findings/reports'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { StanceMark } from '../../shared/stance-mark.tsx'
import type { Quotable } from './report-draft.ts'

interface ChooseQuotesProps {
  /** Which finding the quotes are for, such as "finding 2". */
  place: string
  assumptionId: number | null
  quotable: readonly Quotable[]
  chosen: readonly string[]
  onChoose: (keys: string[]) => void
  onClose: () => void
}

/** Lets researchers choose the quotes behind a finding. Quotes against an assumption come first. */
export function ChooseQuotes(props: ChooseQuotesProps) {
  const { place, assumptionId, quotable, onChoose, onClose } = props
  const [chosen, setChosen] = useState(() => new Set(props.chosen))
  const [shown, setShown] = useState<'about' | 'all'>(assumptionId ? 'about' : 'all')
  const about = quotable.filter((one) => one.assumptionId === assumptionId)
  const list = shown === 'about' ? about : quotable
  const isFull = chosen.size >= MAX_FINDING_QUOTES

  function toggle(key: string) {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }
  function save() {
    onChoose(quotable.map(({ key }) => key).filter((key) => chosen.has(key)))
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Quotes for ${place}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save}>
            Use {chosen.size === 1 ? '1 quote' : `${chosen.size} quotes`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {assumptionId !== null && (
          <div>
            <Segmented
              label="Which quotes"
              value={shown}
              onChange={setShown}
              choices={[
                { value: 'about', label: 'Quotes about this assumption', count: about.length },
                { value: 'all', label: 'All', count: quotable.length },
              ]}
            />
          </div>
        )}
        {list.length === 0 && (
          <p className="text-ink-2">
            Nothing to quote yet. You can only quote sorted captures from people who agreed to be
            quoted.
          </p>
        )}
        <ul className="grid gap-3">
          {list.map(({ key, quote, participant, stance, strength }) => (
            <li key={key} className="border-line border-b pb-3 last:border-b-0">
              <Checkbox
                checked={chosen.has(key)}
                disabled={isFull && !chosen.has(key)}
                onChange={() => toggle(key)}
                label={
                  <span className="grid gap-1.5">
                    <span className="wrap-anywhere">“{quote}”</span>
                    <span className="flex flex-wrap items-center gap-2 text-caption text-ink-2">
                      Participant {participant}
                      <StanceMark stance={stance} strength={strength} />
                    </span>
                  </span>
                }
              />
            </li>
          ))}
        </ul>
        {isFull && (
          <p role="status" className="text-ink-2 text-small">
            {MAX_FINDING_QUOTES} is the limit. Untick one to choose another.
          </p>
        )}
      </div>
    </Dialog>
  )
}
