import { BRAND } from '@wattle/contract/brand'
import { lazy } from 'react'
import { LegalPage } from '#features/site/legal-page.tsx'

const Article = lazy(async () => {
  const { LegalPolicy } = await import('#features/site/legal-policy.tsx')
  return { default: LegalPolicy }
})

export function meta() {
  return [
    { title: `Privacy Policy | ${BRAND.name}` },
    {
      name: 'description',
      content:
        'What personal information we collect and why, who sees it, and how you see, correct or delete it.',
    },
  ]
}

export default function Policy() {
  return (
    <LegalPage id="privacy-policy">
      <Article />
    </LegalPage>
  )
}
