import { Key } from '#ui/key.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

const ROWS: readonly (readonly [readonly string[], string])[] = [
  [
    ['Ctrl', 'Enter'],
    'in a note: capture the selection or the line, or open its capture again (⌘ Enter on a Mac)',
  ],
  [['Tab'], 'the next note'],
  [['Ctrl', 'Shift', 'Enter'], 'fold this part of the guide, or unfold it'],
  [['↑', '↓'], 'move between a question’s captures'],
  [['1'], 'to 8: the assumption it’s about'],
  [['F', 'A', 'U'], 'for the assumption, against it, or unclear'],
  [['P', 'D', 'S'], 'they paid, did it, or said so'],
  [['T'], 'a theme: type it, then Enter'],
  [['Z'], 'undo the capture'],
  [['Esc'], 'sort it later'],
  [['Ctrl', '/'], 'this list'],
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid gap-2.5">
        {ROWS.map(([keys, does]) => (
          <div key={does} className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-caption">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
