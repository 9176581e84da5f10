import type { LegalSection } from '@wattle/contract/policy'
import { Fragment } from 'react'
import { TextLink } from '#ui/text-link.tsx'

const POINT = '- '
const LINK = /\[([^\]]+)\]\(([^)]+)\)/

interface Block {
  paragraph?: string
  points?: string[]
}

/** Turns consecutive entries that start with `POINT` into one list. */
function blocksOf(content: LegalSection['content']): Block[] {
  const blocks: Block[] = []
  for (const entry of content) {
    const list = blocks.at(-1)?.points
    if (!entry.startsWith(POINT)) blocks.push({ paragraph: entry })
    else if (list) list.push(entry.slice(POINT.length))
    else blocks.push({ points: [entry.slice(POINT.length)] })
  }
  return blocks
}

export function LegalText({ content }: { content: LegalSection['content'] }) {
  return blocksOf(content).map(({ paragraph, points }, index) =>
    points ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      <ul key={index} className="mt-4 grid max-w-measure gap-2 first:mt-0">
        {points.map((point) => (
          <li
            key={point}
            className="relative text-pretty pl-6 before:absolute before:top-[0.62em] before:left-1 before:size-2 before:rounded-pill before:bg-art-leaf-2"
          >
            <Linked text={point} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      <p key={index} className="mt-4 first:mt-0">
        <Linked text={paragraph ?? ''} />
      </p>
    ),
  )
}

/**
 * Splitting a text at its links gives plain text, a link's text, the link's URL, plain text again,
 * and so on.
 */
function Linked({ text }: { text: string }) {
  const pieces = text.split(new RegExp(LINK, 'g'))
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null
    const address = index % 3 === 1 ? pieces[index + 1] : undefined
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      <Fragment key={index}>
        {address ? <LegalLink to={address}>{piece}</LegalLink> : piece}
      </Fragment>
    )
  })
}

function LegalLink({ to, children }: { to: string; children: string }) {
  // A link to a section needs a plain anchor, because the router would add the path from the build
  // before the hash. Phone numbers never wrap.
  const className = to.startsWith('tel:') ? 'whitespace-nowrap' : undefined
  if (!to.startsWith('#'))
    return (
      <TextLink to={to} className={className}>
        {children}
      </TextLink>
    )
  return (
    <a href={to} className="text-gum underline decoration-[1.5px] underline-offset-[0.22em]">
      {children}
    </a>
  )
}
