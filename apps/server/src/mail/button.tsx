import type { ReactNode } from 'react'
import { BUTTON } from './styles.ts'

/** The button for an email's main action. */
export function EmailButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p style={{ margin: '8px 0 24px' }}>
      <a href={href} data-button style={BUTTON}>
        {children}
      </a>
    </p>
  )
}
