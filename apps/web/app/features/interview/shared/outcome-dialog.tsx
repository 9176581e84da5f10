import { OUTCOME_WORDS, OUTCOMES, type Outcome } from '@wattle/contract/outcome'
import { CircleCheck, Clock, LogOut, type LucideIcon, UserX, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#lib/cx.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'

const COUNTS = 'The interview counts as conducted.'

const LOOKS: Record<Outcome, { icon: LucideIcon; hint: string }> = {
  ATTENDED: { icon: CircleCheck, hint: COUNTS },
  LATE: { icon: Clock, hint: COUNTS },
  LEFT_EARLY: { icon: LogOut, hint: COUNTS },
  TECHNICAL: {
    icon: WifiOff,
    hint: 'The interview doesn’t count. We’ll email the participant a link to choose a new time.',
  },
  NO_SHOW: {
    icon: UserX,
    hint: 'The interview doesn’t count. We can offer the participant another time.',
  },
}

interface OutcomeDialogProps {
  /** Says which interview the dialog is about. */
  children: ReactNode
  outcome: Outcome | null | undefined
  /** The outcome being saved. Null while we're removing it, undefined if nothing is being saved. */
  saving: Outcome | null | undefined
  onChoose: (outcome: Outcome | null) => void
  onClose: () => void
}

/** Lets people record how an interview went. Choosing an outcome saves it immediately. */
export function OutcomeDialog(props: OutcomeDialogProps) {
  const { children, outcome, saving, onChoose, onClose } = props
  const isSaving = saving !== undefined
  return (
    <Dialog
      open
      size="sm"
      busy={isSaving}
      onClose={onClose}
      title="How did it go?"
      footer={
        outcome && (
          <Button variant="secondary" pending={saving === null} onClick={() => onChoose(null)}>
            Remove the outcome
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        {children}
        <ul className="grid gap-2">
          {OUTCOMES.map((one) => (
            <li key={one}>
              <OutcomeButton
                outcome={one}
                isCurrent={one === outcome}
                isSaving={one === saving}
                onPress={() => !isSaving && onChoose(one)}
              />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

interface OutcomeButtonProps {
  outcome: Outcome
  isCurrent: boolean
  isSaving: boolean
  onPress: () => void
}

function OutcomeButton({ outcome, isCurrent, isSaving, onPress }: OutcomeButtonProps) {
  const { icon: Icon, hint } = LOOKS[outcome]
  return (
    <button
      type="button"
      aria-current={isCurrent || undefined}
      aria-busy={isSaving || undefined}
      onClick={onPress}
      className={cx(
        'grid w-full grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-button border px-4 py-2.5 text-left',
        isCurrent ? 'border-gum bg-gum-tint' : 'border-line bg-surface hover:bg-sunk',
      )}
    >
      {isSaving ? (
        <Spinner size="sm" />
      ) : (
        <Icon
          aria-hidden="true"
          className={cx('size-4.5', isCurrent ? 'text-gum' : 'text-ink-3')}
        />
      )}
      <span>
        <span className="block font-semibold">{OUTCOME_WORDS[outcome]}</span>
        <span className="block text-ink-2 text-small">{hint}</span>
      </span>
    </button>
  )
}
