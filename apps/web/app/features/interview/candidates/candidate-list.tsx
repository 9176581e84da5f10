import type { Choice } from '@wattle/contract/candidate'
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { type Columns, gridOf } from './candidate-columns.ts'
import { CandidateRow } from './candidate-row.tsx'
import { CHOICE_WORDS } from './candidate-words.ts'
import type { CandidateReply } from './hooks.ts'

interface CandidateListProps {
  candidates: readonly CandidateReply[]
  research: ResearchReply
  columns: Columns
  now: Date
  onChoose: (candidate: CandidateReply, choice: Choice) => void
}

/** Arrow keys move between candidates and along a row. Y, M and N mean yes, maybe and no. */
export function CandidateList(props: CandidateListProps) {
  const { candidates, research, columns, now, onChoose } = props
  const list = useRef<HTMLUListElement>(null)
  const place = useKeptPlace(list, candidates)

  function handleKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const wanted = CHOICE_WORDS.find(({ key }) => key === event.key.toUpperCase())
    const candidate = candidates[rowsOf(list.current).findIndex(holdsFocus)]
    // Ignores repeats, because holding down a key would also decide about the next candidates.
    if (wanted) candidate && !event.repeat && onChoose(candidate, wanted.value)
    else if (moveFocus(list.current, event.key)) event.preventDefault()
  }

  return (
    <div
      style={gridOf(columns) as CSSProperties}
      className="@container overflow-hidden rounded-card border border-line bg-surface"
    >
      <Heads columns={columns} />
      <ul ref={list} onKeyDown={handleKey} {...place}>
        {candidates.map((candidate) => (
          <CandidateRow
            key={candidate.userScreenerId}
            candidate={candidate}
            research={research}
            columns={columns}
            now={now}
            onChoose={(choice) => onChoose(candidate, choice)}
          />
        ))}
      </ul>
    </div>
  )
}

/** The header is hidden from screen readers, because they read each answer with its question. */
function Heads({ columns: { answers, words } }: { columns: Columns }) {
  return (
    <div
      aria-hidden="true"
      className="hidden items-end gap-x-3 border-line border-b bg-sunk px-4 py-2.5 font-semibold text-caption text-ink-2 leading-snug @[46rem]:grid @[46rem]:grid-cols-(--columns) @[58rem]:grid-cols-(--wide-columns)"
    >
      <span>Candidate</span>
      {answers.map(({ question: { id, question } }) => (
        <span key={id} title={question} className="line-clamp-6 break-words">
          {question}
        </span>
      ))}
      {words && (
        <span
          title={words.question}
          className="hidden @[58rem]:col-start-[-3] @[58rem]:line-clamp-6"
        >
          {words.question}
        </span>
      )}
      <span className="col-start-[-2]">Talk to them?</span>
    </div>
  )
}

/**
 * When a choice removes a candidate from the list, moves focus to the next candidate's first
 * button, where Enter only shows their answers and doesn't decide anything.
 */
function useKeptPlace(list: RefObject<HTMLElement | null>, candidates: readonly unknown[]) {
  const last = useRef<{ control: HTMLElement; at: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list changes
  useLayoutEffect(() => {
    if (!last.current || last.current.control.isConnected) return
    const rows = rowsOf(list.current)
    const next = rows[Math.min(last.current.at, rows.length - 1)]
    last.current = undefined
    if (document.activeElement === document.body) next?.querySelector('button')?.focus()
  }, [list, candidates])
  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      last.current = { control: target, at: rowsOf(list.current).findIndex(holdsFocus) }
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // If the control that lost focus still exists, the person moved focus themselves.
      queueMicrotask(() => {
        if (last.current?.control === target && target.isConnected) last.current = undefined
      })
    },
  }
}

const holdsFocus = (row: HTMLElement) => row.contains(document.activeElement)
const rowsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li') ?? []),
]
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('button')]

/** Moves focus with the arrow keys, Home or End. Returns whether the key was one of them. */
function moveFocus(list: HTMLElement | null, key: string): boolean {
  const rows = rowsOf(list)
  const at = rows.findIndex(holdsFocus)
  const row = rows[at]
  if (!row) return false
  const controls = controlsOf(row)
  const beside = controls.indexOf(document.activeElement as HTMLElement)
  const [toRow, toControl] =
    {
      ArrowDown: [at + 1, beside],
      ArrowUp: [at - 1, beside],
      ArrowRight: [at, beside + 1],
      ArrowLeft: [at, beside - 1],
      Home: [0, beside],
      End: [rows.length - 1, beside],
    }[key] ?? []
  if (toRow === undefined || toControl === undefined) return false
  const target = rows[toRow]
  // A booked candidate's row has only one button. If a row is too short, focuses its last button.
  const there = target ? controlsOf(target) : []
  there[Math.min(toControl, there.length - 1)]?.focus()
  return true
}
