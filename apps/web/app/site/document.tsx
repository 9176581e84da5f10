import type { ReactNode } from 'react'
import { DocumentHead } from '#ui/document-head.tsx'
import { SkipLink } from '#ui/skip-link.tsx'

/** What a page loads. A build inlines the styles, development links them. */
export interface PageAssets {
  styles?: string | undefined
  stylesheet?: string | undefined
  /** In the order in which they run. */
  scripts: readonly string[]
  /** What the scripts import: announced, since one file would name the next only once it has come. */
  preloads?: readonly string[] | undefined
  /** Typefaces that must be there for the first paint, or wait for the next page. */
  fonts?: readonly string[] | undefined
}

interface DocumentProps {
  assets: PageAssets
  /** Title and the like. */
  head: ReactNode
  /** Runs before the first paint. */
  inlineScript?: string | undefined
  /** Starts in the stand-ins, until a script asks for the typefaces. */
  isPlainType?: boolean | undefined
  children: ReactNode
}

/** The HTML document of a page that is rendered in the build. */
export function Document(props: DocumentProps) {
  const { assets, head, inlineScript, isPlainType, children } = props
  const { styles, stylesheet, scripts, preloads = [], fonts = [] } = assets
  return (
    <html lang="en-AU" data-plain-type={isPlainType ? '' : undefined}>
      <head>
        <DocumentHead script={inlineScript} />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
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
