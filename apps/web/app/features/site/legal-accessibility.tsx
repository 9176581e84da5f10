import { ACCESSIBILITY_STATEMENT } from '#content/accessibility.ts'
import { LegalArticle } from './legal-article.tsx'

export function LegalAccessibility() {
  return (
    <LegalArticle
      title="Accessibility Statement"
      summary={
        <p>
          In short: everyone should be able to read this site, use it and answer our questions. We
          aim for WCAG 2.2 level AA. Where we fall short, tell us, and a person will help you.
        </p>
      }
      sections={ACCESSIBILITY_STATEMENT}
      open
    />
  )
}
