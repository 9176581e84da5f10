import { themeScript } from '#lib/theme.ts'

/** The start of every page's head element. `script` runs before the first paint. */
export function DocumentHead({ script = '' }: { script?: string | undefined }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbf8f0" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#111916" media="(prefers-color-scheme: dark)" />
      {/* If react-aria finds this id, it doesn't add a style element, which our Content Security
          Policy would forbid. */}
      <meta id="react-aria-pressable-style" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, hashed into the policy */}
      <script dangerouslySetInnerHTML={{ __html: themeScript + script }} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    </>
  )
}
