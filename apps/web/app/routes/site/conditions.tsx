import { BRAND } from '@wattle/contract/brand'
import { lazy } from 'react'
import { LegalPage } from '#features/site/legal-page.tsx'

const Article = lazy(async () => {
  const { LegalTerms } = await import('#features/site/legal-terms.tsx')
  return { default: LegalTerms }
})

export function meta() {
  return [
    { title: `Terms & Conditions | ${BRAND.name}` },
    {
      name: 'description',
      content: 'The terms on which this website may be used, effective 14 November 2024.',
    },
  ]
}

export default function Conditions() {
  return (
    <LegalPage id="terms">
      <Article />
    </LegalPage>
  )
}
