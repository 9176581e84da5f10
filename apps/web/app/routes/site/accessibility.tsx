import { lazy } from 'react'
import { LegalPage } from '#features/site/legal-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'

const Article = lazy(async () => {
  const { LegalAccessibility } = await import('#features/site/legal-accessibility.tsx')
  return { default: LegalAccessibility }
})

export const meta = () =>
  pageMeta({
    title: 'Accessibility Statement',
    description:
      'We aim for WCAG 2.2 level AA: how we build the site, what we’ve tested, what isn’t good enough yet, and who to tell.',
    path: '/accessibility',
    picture: 'legal',
  })

export default function Accessibility() {
  return (
    <LegalPage id="accessibility-statement">
      <Article />
    </LegalPage>
  )
}
