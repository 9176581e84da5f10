import { ClipboardList, Keyboard, MessageSquareQuote, NotebookPen } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useMedia } from '#lib/use-media.ts'
import { SaveLine } from '#ui/form/save-line.tsx'
import { Key } from '#ui/key.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useSaveState } from '../room-notes.ts'
import { AnswerList } from '../screener-answers.tsx'
import { useCockpit } from './cockpit-context.ts'
import { OpenStrip } from './open-strip.tsx'
import { useToSort } from './to-sort.tsx'
import { SORT_NOW } from './use-cockpit-state.ts'
import { WIDE } from './wide.ts'

const KeysDialog = lazy(async () => ({
  default: (await import('./keys-dialog.tsx')).KeysDialog,
}))

interface RoomBarProps {
  /** The text area for notes that aren't about a question. */
  otherNotes: ReactNode
}

/**
 * The bar at the bottom. It has the shortcut keys, or in a narrow window everything that doesn’t
 * fit next to the guide.
 */
export function RoomBar({ otherNotes }: RoomBarProps) {
  const { room, captures, sortNow, isFixed } = useCockpit()
  const isWide = useMedia(WIDE)
  const [open, setOpen] = useState<'keys' | 'answers' | 'notes'>()
  const toSort = useToSort()
  const close = () => setOpen(undefined)
  useKeysKey(() => setOpen('keys'))
  return (
    <div className="no-print sticky bottom-0 z-20 mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t bg-paper px-3 py-1.5 text-small low:static lg:px-10">
      {isWide ? (
        <p className="flex max-w-none flex-wrap items-center gap-x-4 gap-y-1 text-caption text-ink-2 pointer-coarse:hidden">
          {!isFixed && (
            <>
              <span>
                <Key>Ctrl</Key> <Key>Enter</Key> capture the selection or the line
              </span>
              <span>
                <Key>Tab</Key> next note
              </span>
              <span>
                <Key>Ctrl</Key> <Key>Enter</Key> again: change or undo it
              </span>
            </>
          )}
        </p>
      ) : (
        <>
          {!isFixed && (
            <BarButton id={SORT_NOW} icon={MessageSquareQuote} onPress={sortNow}>
              To sort{' '}
              <span className="tabular rounded-input bg-sunk px-1.5 text-caption">
                {toSort.length}
              </span>
            </BarButton>
          )}
          <BarButton icon={ClipboardList} onPress={() => setOpen('answers')}>
            Screener answers
          </BarButton>
          <BarButton icon={NotebookPen} onPress={() => setOpen('notes')}>
            Other notes
          </BarButton>
        </>
      )}
      <BarButton icon={Keyboard} onPress={() => setOpen('keys')} keys="Control+/">
        <span className="max-sm:sr-only">All keys</span>
      </BarButton>
      <div className="ml-auto flex flex-wrap items-center gap-x-4">
        {captures.isOffline && captures.waiting > 0 && (
          <p role="status" className="font-medium text-warning">
            {captures.waiting === 1 ? '1 capture' : `${captures.waiting} captures`} not saved yet.
            We’ll keep trying.
          </p>
        )}
        <NotesSaved />
      </div>
      {open === 'keys' && (
        <Suspense>
          <KeysDialog onClose={close} />
        </Suspense>
      )}
      <Dialog open={open === 'answers'} onClose={close} title="Screener answers">
        <AnswerList answers={room.answers} />
      </Dialog>
      <Dialog open={open === 'notes'} onClose={close} title="Other notes">
        {otherNotes}
        <OpenStrip field={null} />
      </Dialog>
      {open !== 'notes' && <OpenStrip field={null} />}
    </div>
  )
}

function NotesSaved() {
  return <SaveLine state={useSaveState(useCockpit().notes)} />
}

interface BarButtonProps {
  id?: string
  icon: typeof Keyboard
  keys?: string
  onPress: () => void
  children: ReactNode
}

function BarButton({ id, icon: Icon, keys, onPress, children }: BarButtonProps) {
  return (
    <button
      id={id}
      type="button"
      aria-keyshortcuts={keys}
      onClick={onPress}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-small px-2 font-medium hover:bg-sunk pointer-coarse:min-h-11"
    >
      <Icon aria-hidden="true" className="size-4.5 text-ink-3" />
      <span>{children}</span>
    </button>
  )
}

function useKeysKey(show: () => void) {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      show()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
}
