import { BRAND } from '@wattle/contract/brand'
import { lazy } from 'react'
import { LegalPage } from '#features/site/legal-page.tsx'

const Article = lazy(async () => {
  const { LegalAccessibility } = await import('#features/site/legal-accessibility.tsx')
  return { default: LegalAccessibility }
})

export function meta() {
  return [
    { title: `Accessibility Statement | ${BRAND.name}` },
    {
      name: 'description',
      content:
        'We aim for WCAG 2.2 level AA: how the site is built, what was tested, what is not good enough yet, and whom to tell.',
    },
  ]
}

export default function Accessibility() {
  return (
    <LegalPage id="accessibility-statement">
      <Article />
    </LegalPage>
  )
}
