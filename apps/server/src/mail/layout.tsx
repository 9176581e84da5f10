import { BRAND } from '@wattle/contract/brand'
import type { ReactNode } from 'react'
import { OurPhone } from './our-phone.tsx'
import { CARD, FONT, FOOTNOTE, PAGE, WORDMARK } from './styles.ts'

type Props = {
  /** The preheader: the line that email programs show after the subject. */
  preview: string
  children: ReactNode
}

/**
 * The layout of every email. Uses tables and inline styles, because email programs support little
 * else. `role="presentation"` hides the tables from screen readers.
 */
export function EmailLayout({ preview, children }: Props) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{preview}</title>
        <style>{DARK}</style>
      </head>
      <body className="page" style={PAGE}>
        <div data-skip-in-text="true" style={{ display: 'none', overflow: 'hidden', maxHeight: 0 }}>
          {preview}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 16px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: 560, fontFamily: FONT }}
                >
                  <tbody>
                    <tr>
                      <td className="ink" style={WORDMARK}>
                        <span style={{ color: '#F2B705' }} aria-hidden="true">
                          ●
                        </span>{' '}
                        {BRAND.name}
                      </td>
                    </tr>
                    <tr>
                      <td className="card" style={CARD}>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="quiet" style={FOOTNOTE}>
                        {BRAND.name}, {BRAND.city}, Australia · <OurPhone /> · {BRAND.contactEmail}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

const DARK = `@media (prefers-color-scheme: dark) {
  .page { background: #111916 !important }
  .card { background: #18221E !important; border-color: #2C3A34 !important }
  .ink { color: #F2EFE6 !important }
  .quiet { color: #9CA8A1 !important }
  .link { color: #8FCFB4 !important }
}`
