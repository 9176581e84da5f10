import { type LucideIcon, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog } from './dialog.tsx'

export interface Command {
  id: string
  label: string
  /** The heading above the command. Commands in the same group must be next to each other. */
  group: string
  icon: LucideIcon
  /** Shown on the right, such as a status or a shortcut. */
  hint?: string | undefined
  /** Whether the label can wrap onto a second line. Set this if it's a sentence, not a name. */
  isLong?: boolean | undefined
  /** Whether the palette stays open. Set this if the command changes what the palette shows. */
  keepsOpen?: boolean | undefined
  onSelect: () => void
}

interface CommandPaletteProps {
  title: string
  placeholder: string
  query: string
  onQuery: (query: string) => void
  commands: readonly Command[]
  /** Shown if nothing matches. */
  emptyText: string
  /** Shown between the search box and the results. */
  filters?: ReactNode
  onClose: () => void
}

/** One box for everything: type part of a name, move with the arrow keys, press Enter. */
export function CommandPalette(props: CommandPaletteProps) {
  const { title, placeholder, query, onQuery, commands, emptyText, filters, onClose } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  const place = Math.max(
    0,
    commands.findIndex((command) => command.id === chosen),
  )
  const current = commands[place]
  const optionId = (command: Command) => `${id}-${command.id}`

  useEffect(() => {
    list.current?.querySelector(`[aria-selected="true"]`)?.scrollIntoView({ block: 'nearest' })
  })

  function select(command: Command | undefined) {
    if (!command) return
    if (!command.keepsOpen) onClose()
    command.onSelect()
  }

  function handleKey(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by && commands.length > 0) {
      event.preventDefault()
      setChosen(commands.at((place + by) % commands.length)?.id)
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      select(current)
    }
  }

  return (
    <Dialog open onClose={onClose} title={title}>
      <TextInput
        icon={Search}
        role="combobox"
        aria-label={title}
        aria-expanded={commands.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && optionId(current)}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={query}
        onChange={({ target }) => {
          setChosen(undefined)
          onQuery(target.value)
        }}
        onKeyDown={handleKey}
      />
      {filters}
      <div className="mt-3 h-80 max-sm:h-auto">
        <p role="status" className={commands.length > 0 ? 'sr-only' : 'px-2.5 text-ink-2'}>
          {commands.length > 0 ? `${commands.length} found` : emptyText}
        </p>
        {commands.length > 0 && (
          <div
            ref={list}
            role="listbox"
            id={`${id}-list`}
            aria-label={title}
            className="h-full overflow-y-auto"
          >
            {groupsOf(commands).map(([group, members]) => (
              // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
              <div key={group} role="group" aria-label={group} className="pb-2">
                <p aria-hidden="true" className="px-2.5 py-1 text-caption text-ink-3">
                  {group}
                </p>
                {members.map((command) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the box has focus, and its keys do the same
                  <div
                    key={command.id}
                    id={optionId(command)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={command === current}
                    onClick={() => select(command)}
                    onPointerMove={() => setChosen(command.id)}
                    className={cx(
                      'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-input px-2.5',
                      command.isLong &&
                        'py-1.5 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-y-0.5',
                      command === current && 'bg-gum-tint text-gum forced-colors:outline-2',
                    )}
                  >
                    <command.icon aria-hidden="true" className="size-4 shrink-0" />
                    <span
                      className={cx(
                        'min-w-0',
                        command.isLong ? 'wrap-anywhere line-clamp-2 leading-tight' : 'truncate',
                      )}
                    >
                      {command.label}
                    </span>
                    {command.hint && (
                      <span
                        className={cx(
                          'ml-auto text-caption text-ink-3',
                          command.isLong
                            ? 'max-sm:col-start-2 max-sm:ml-0 sm:max-w-[40%] sm:shrink-0 sm:text-right'
                            : 'shrink-0',
                        )}
                      >
                        {command.hint}
                      </span>
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
}

function groupsOf(commands: readonly Command[]): [string, Command[]][] {
  const groups = new Map<string, Command[]>()
  for (const command of commands) {
    groups.set(command.group, [...(groups.get(command.group) ?? []), command])
  }
  return [...groups]
}
