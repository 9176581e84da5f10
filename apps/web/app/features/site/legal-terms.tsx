import { BRAND } from '@wattle/contract/brand'
import { TERMS } from '#content/terms.ts'
import { longDay } from '#lib/time/date-formats.ts'
import { LegalArticle } from './legal-article.tsx'

export function LegalTerms() {
  return (
    <LegalArticle
      title="Terms & Conditions"
      date={`Effective ${longDay(TERMS.effective)}`}
      summary={
        <>
          <p>
            This website is operated by a sole trader, trading as {BRAND.name} (“we”, “us”). By
            using it you accept these terms.
          </p>
          <p>
            In short: be 18 or over to use our services, be honest, and don’t reuse our content
            without asking. The law of the State of Victoria, Australia, applies.
          </p>
        </>
      }
      sections={TERMS.sections}
      numbered
    />
  )
}
