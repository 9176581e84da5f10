import { Key } from '#ui/key.tsx'

/** The keyboard shortcuts in the list of characteristics. Hidden on touch devices. */
export function KeyHints() {
  return (
    <p className="flex max-w-none flex-wrap gap-x-4 gap-y-3 text-caption text-ink-2 pointer-coarse:hidden">
      <span>
        <Key>Enter</Key> new item below
      </span>
      <span>
        <Key>Backspace</Key> on an empty item removes it
      </span>
      <span>
        <Key>↑</Key> <Key>↓</Key> move between items
      </span>
    </p>
  )
}
