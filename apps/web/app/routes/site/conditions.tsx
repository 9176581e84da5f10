import { lazy } from 'react'
import { LegalPage } from '#features/site/legal-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'

const Article = lazy(async () => {
  const { LegalTerms } = await import('#features/site/legal-terms.tsx')
  return { default: LegalTerms }
})

export const meta = () =>
  pageMeta({
    title: 'Terms & Conditions',
    description: 'The terms for using this website, effective 14 November 2024.',
    path: '/conditions',
    picture: 'legal',
  })

export default function Conditions() {
  return (
    <LegalPage id="terms">
      <Article />
    </LegalPage>
  )
}
