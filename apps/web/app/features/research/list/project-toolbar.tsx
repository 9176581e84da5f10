import {
  ArrowDownWideNarrow,
  ArrowUpNarrowWide,
  LayoutGrid,
  List,
  Plus,
  Search,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { Tooltip } from '#ui/tooltip.tsx'
import type { ProjectSort } from '../hooks.ts'

export const PROJECT_VIEWS = ['card', 'list'] as const
export type ProjectViewType = (typeof PROJECT_VIEWS)[number]

const VIEW_CHOICES = [
  { value: 'card', label: 'Cards', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
] as const

/** Long enough for a word to be finished, short enough to feel at once. */
const SEARCH_DELAY_MS = 250

interface ProjectToolbarProps {
  name: string
  onName: (name: string) => void
  sort: ProjectSort
  onSort: (sort: ProjectSort) => void
  viewType: ProjectViewType
  onViewType: (viewType: ProjectViewType) => void
  onNew: () => void
}

export function ProjectToolbar(props: ProjectToolbarProps) {
  const { name, onName, sort, onSort, viewType, onViewType, onNew } = props
  const isNewestFirst = sort === 'CREATED_AT_DESC'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox name={name} onName={onName} />
      <div className="ml-auto flex flex-wrap items-center gap-3 max-sm:ml-0 max-sm:w-full">
        <Tooltip text={isNewestFirst ? 'Newest first' : 'Oldest first'}>
          <Button
            variant="secondary"
            onClick={() => onSort(isNewestFirst ? 'CREATED_AT_ASC' : 'CREATED_AT_DESC')}
          >
            {isNewestFirst ? (
              <ArrowDownWideNarrow aria-hidden="true" className="size-4.5" />
            ) : (
              <ArrowUpNarrowWide aria-hidden="true" className="size-4.5" />
            )}
            Recent
            <span className="sr-only">
              {isNewestFirst ? ': newest first. Turn round' : ': oldest first. Turn round'}
            </span>
          </Button>
        </Tooltip>
        <Segmented label="View" choices={VIEW_CHOICES} value={viewType} onChange={onViewType} />
        <Button variant="gold" onClick={onNew} className="max-sm:grow">
          <Plus aria-hidden="true" className="size-4.5" />
          New Project
        </Button>
      </div>
    </div>
  )
}

/** What is typed is shown at once, and asked for when the person pauses. */
function SearchBox({ name, onName }: Pick<ProjectToolbarProps, 'name' | 'onName'>) {
  const [text, setText] = useState(name)
  const [shown, setShown] = useState(name)
  const input = useRef<HTMLInputElement>(null)

  // Back and forward change the address without the box having been touched.
  if (shown !== name) {
    setShown(name)
    if (text.trim() !== name) setText(name)
  }

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === name) return
    const timer = setTimeout(() => onName(wanted), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text, name, onName])

  useEffect(() => {
    function focusSearch(event: KeyboardEvent) {
      const { target, key, ctrlKey, metaKey, altKey } = event
      const isTyping =
        target instanceof HTMLElement && target.closest('input, textarea, select, dialog')
      if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', focusSearch)
    return () => document.removeEventListener('keydown', focusSearch)
  }, [])

  return (
    <search className="w-full max-w-85 max-sm:max-w-none">
      <Field label="Search all projects" hideLabel>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            type="search"
            icon={Search}
            placeholder="Search all projects"
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-keyshortcuts="/"
            trailing={
              <kbd className="rounded-input border border-line px-1.5 font-text text-caption text-ink-3 max-sm:hidden">
                /
              </kbd>
            }
          />
        )}
      </Field>
    </search>
  )
}
