import type { ReactElement, ReactNode } from 'react'
import { Focusable, OverlayArrow, Tooltip as Tip, TooltipTrigger } from 'react-aria-components'
import { useEnclosingDialog } from './enclosing-dialog.ts'

interface TooltipProps {
  text: string
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** One focusable element, such as a button or a link. */
  children: ReactElement
}

/**
 * Shown on hover and focus, hidden on Esc. A tooltip explains its button, but must never be the
 * button's only name.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const { ref, portal } = useEnclosingDialog()
  return (
    <span className="contents" ref={ref}>
      <TooltipTrigger delay={400} closeDelay={120}>
        <Focusable>{children as FocusableChild}</Focusable>
        <TooltipBubble placement={placement} portal={portal}>
          {text}
        </TooltipBubble>
      </TooltipTrigger>
    </span>
  )
}

interface BubbleProps {
  placement: TooltipProps['placement'] | 'bottom end'
  portal: ReturnType<typeof useEnclosingDialog>['portal']
  children: ReactNode
}

/** The tooltip without a trigger, for components that have their own. */
export function TooltipBubble({ placement = 'top', portal, children }: BubbleProps) {
  return (
    <Tip
      placement={placement}
      offset={8}
      {...portal}
      className="z-50 max-w-65 animate-[fade_var(--motion-state)_var(--ease-out)] whitespace-pre-line break-words rounded-input bg-notice px-2.5 py-1.5 text-caption text-on-notice leading-tight forced-colors:border"
    >
      <OverlayArrow className="text-notice data-[placement=bottom]:rotate-180 data-[placement=left]:-rotate-90 data-[placement=right]:rotate-90">
        <svg width="10" height="5" viewBox="0 0 10 5" aria-hidden="true">
          <path d="M0 0h10L5 5z" fill="currentColor" />
        </svg>
      </OverlayArrow>
      {children}
    </Tip>
  )
}

/**
 * We cast to this type, because the library's types require a DOM element as a child, and our
 * buttons pass all their props on to one.
 */
type FocusableChild = Parameters<typeof Focusable>[0]['children']
