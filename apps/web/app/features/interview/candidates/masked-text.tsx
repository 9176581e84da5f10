import { Fragment } from 'react'

/** An open-text answer, with labels such as "name removed" where we redacted personal details. */
export function MaskedText({ text }: { text: string }) {
  const parts = text.split(/\[((?:name|email|phone|address) removed)\]/)
  return parts.map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no ids, and their order never changes
    <Fragment key={at}>
      {at % 2 === 1 ? (
        <span className="whitespace-nowrap rounded-input bg-ink px-1.5 py-px text-caption text-surface">
          {part}
        </span>
      ) : (
        part
      )}
    </Fragment>
  ))
}
