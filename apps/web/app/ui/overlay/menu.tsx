import { Check, type LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Pressable,
  Separator,
  TooltipTrigger,
} from 'react-aria-components'
import { cx } from '#lib/cx.ts'
import { useEnclosingDialog } from './enclosing-dialog.ts'
import { TooltipBubble } from './tooltip.tsx'

export interface MenuAction {
  id: string
  label: string
  icon?: LucideIcon | undefined
  onSelect: () => void
  disabled?: boolean | undefined
  /** Whether the action is destructive. Destructive actions are below a separator. */
  danger?: boolean | undefined
}

interface MenuProps {
  /** The button that opens the menu. Its name is also the menu's name. */
  trigger: ReactElement
  actions: readonly MenuAction[]
  /** The current choice, in a menu where people choose one of the entries. */
  chosen?: string | undefined
  /** A setting below the actions, with its current choice. */
  setting?: { label: string; choices: readonly MenuAction[]; chosen: string } | undefined
  placement?: 'bottom start' | 'bottom end' | 'top end' | undefined
  tooltip?: string | undefined
}

export function Menu(props: MenuProps) {
  const { trigger, actions, chosen, setting, placement = 'bottom end', tooltip } = props
  const all = [...actions, ...(setting?.choices ?? [])]
  const { ref, portal, within } = useEnclosingDialog()
  const plain = actions.filter((action) => !action.danger)
  const dangerous = actions.filter((action) => action.danger)

  return (
    <span className="contents" ref={ref}>
      <MenuTrigger>
        <TooltipTrigger delay={400} closeDelay={120} isDisabled={!tooltip}>
          <Pressable>{trigger as PressableChild}</Pressable>
          <TooltipBubble placement="bottom end" portal={portal}>
            {tooltip}
          </TooltipBubble>
        </TooltipTrigger>
        <Popover
          placement={placement}
          offset={6}
          {...within}
          className="min-w-48 overflow-auto animate-[fade_var(--motion-state)_var(--ease-out)] rounded-button border border-line-3/60 bg-raised p-1.5 shadow-menu"
        >
          <AriaMenu
            onAction={(key) => all.find(({ id }) => id === key)?.onSelect()}
            disabledKeys={actions.filter((action) => action.disabled).map(({ id }) => id)}
            {...(chosen !== undefined && { selectionMode: 'single', selectedKeys: [chosen] })}
            className="outline-none"
          >
            {plain.map((action) => (
              <Item key={action.id} {...action} />
            ))}
            {setting && (
              <MenuSection
                selectionMode="single"
                selectedKeys={[setting.chosen]}
                disallowEmptySelection
                className="mt-1.5 border-line border-t pt-1.5"
              >
                <Header className="px-2.5 py-1 text-caption text-ink-3">{setting.label}</Header>
                {setting.choices.map((choice) => (
                  <Item key={choice.id} {...choice} />
                ))}
              </MenuSection>
            )}
            {plain.length > 0 && dangerous.length > 0 && (
              <Separator className="mx-2 my-1.5 h-px bg-line" />
            )}
            {dangerous.map((action) => (
              <Item key={action.id} {...action} />
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </span>
  )
}

function Item({ id, label, icon: Icon, danger }: MenuAction) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={cx(
        'group flex min-h-9 cursor-pointer items-center gap-2.5 rounded-input px-2.5 text-app outline-none',
        'data-disabled:cursor-not-allowed data-selected:font-semibold data-disabled:text-ink-3 forced-colors:data-focused:outline-2',
        danger
          ? 'text-error data-focused:bg-error-tint'
          : 'text-ink data-focused:bg-gum-tint data-focused:text-gum data-disabled:data-focused:text-ink-3',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {label}
      <Check
        aria-hidden="true"
        className="ml-auto hidden size-4 text-gum group-data-selected:block"
      />
    </MenuItem>
  )
}

/**
 * We cast to this type, because the library's types require a DOM element as a child, and our
 * buttons pass all their props on to one.
 */
type PressableChild = Parameters<typeof Pressable>[0]['children']
