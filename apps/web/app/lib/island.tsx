import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

interface IslandProps<Props> {
  /** Must be unique on the page, because ids start with it. */
  name: string
  of: ComponentType<Props>
  /** The island's props, which go into the page as JSON. */
  props: Props
  className?: string | undefined
}

/**
 * A part of a static page that React hydrates in the browser (`hydrate-island.tsx`). It's rendered
 * as a separate root, so it gets the same ids in the browser.
 */
export function Island<Props extends object>({
  name,
  of: Part,
  props,
  className,
}: IslandProps<Props>) {
  const html = renderToString(<Part {...props} />, { identifierPrefix: name })
  return (
    <div
      data-island={name}
      className={className}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has just rendered it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
