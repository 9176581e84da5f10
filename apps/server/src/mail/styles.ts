import type { CSSProperties } from 'react'

/**
 * Email programs barely support style sheets, so we copy the brand's design tokens as plain values.
 */
export const FONT = "'Atkinson Hyperlegible Next', 'Segoe UI', Helvetica, Arial, sans-serif"

const INK = '#1A2721'

export const PAGE: CSSProperties = { margin: 0, padding: 0, background: '#FBF8F0' }
export const WORDMARK: CSSProperties = {
  padding: '0 4px 16px',
  color: INK,
  fontSize: 18,
  fontWeight: 700,
}
export const CARD: CSSProperties = {
  background: '#FFFFFF',
  border: '1px solid #D9D2BF',
  borderRadius: 14,
  padding: '28px 28px 20px',
}
export const HEADING: CSSProperties = {
  margin: '0 0 12px',
  color: INK,
  fontSize: 22,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
}
export const BODY: CSSProperties = {
  margin: '0 0 16px',
  color: INK,
  fontSize: 16,
  lineHeight: 1.6,
  // A name of sixty letters would otherwise make the email wider than a phone.
  overflowWrap: 'anywhere',
}
/** Marks the facts with a line in the brand's gold, which we never use for text. */
export const FACTS: CSSProperties = {
  margin: '0 0 20px',
  padding: '2px 0 2px 16px',
  borderLeft: '3px solid #F2B705',
}
export const FACT: CSSProperties = {
  margin: '0 0 4px',
  color: INK,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
}
export const FACT_LABEL: CSSProperties = { color: '#59665F', fontWeight: 400 }
export const LINK: CSSProperties = { color: '#1E5B49', textDecoration: 'underline' }
export const LABEL: CSSProperties = { margin: 0, color: '#59665F', fontSize: 14, lineHeight: 1.5 }
export const QUOTE: CSSProperties = { ...BODY, whiteSpace: 'pre-wrap' }
export const FOOTNOTE: CSSProperties = {
  padding: '16px 4px 0',
  color: '#59665F',
  fontSize: 14,
  lineHeight: 1.5,
}
/** A link that answers a question. Plainer than the gold button, which is for the main action. */
export const CHOICE: CSSProperties = {
  display: 'inline-block',
  margin: '8px 8px 0 0',
  border: '1px solid #7C8177',
  borderRadius: 10,
  padding: '11px 18px',
  color: INK,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: 1.25,
  textDecoration: 'none',
}
export const BUTTON: CSSProperties = {
  display: 'inline-block',
  background: '#F2B705',
  color: INK,
  borderRadius: 10,
  padding: '14px 22px',
  fontSize: 16,
  fontWeight: 700,
  textDecoration: 'none',
}
