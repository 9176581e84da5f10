import type { ReactNode } from 'react'
import { DocumentHead } from '#ui/document-head.tsx'
import { SkipLink } from '#ui/skip-link.tsx'

/**
 * What a page loads. The build inlines the styles, while in development the page links to a
 * stylesheet.
 */
export interface PageAssets {
  styles?: string | undefined
  stylesheet?: string | undefined
  /** Scripts in the order they run. */
  scripts: readonly string[]
  /**
   * What the scripts import. We list these files, because otherwise the browser only finds the next
   * file once the previous one has loaded.
   */
  preloads?: readonly string[] | undefined
}

interface DocumentProps {
  assets: PageAssets
  /** The title and other elements for the head. */
  head: ReactNode
  /** A script that runs before the first paint. */
  inlineScript?: string | undefined
  children: ReactNode
}

/** The HTML document for a prerendered page. The page first appears in the fallback fonts. */
export function Document(props: DocumentProps) {
  const { assets, head, inlineScript, children } = props
  const { styles, stylesheet, scripts, preloads = [] } = assets
  return (
    <html lang="en-AU" data-plain-type="">
      <head>
        <DocumentHead script={inlineScript} />
        {preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {head}
        {stylesheet && <link rel="stylesheet" href={stylesheet} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles, hashed into the policy */}
        {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
      </head>
      <body>
        <SkipLink />
        {children}
      </body>
    </html>
  )
}
