import { lazy } from 'react'
import { LegalPage } from '#features/site/legal-page.tsx'
import { pageMeta } from '#lib/page-meta.ts'

const Article = lazy(async () => {
  const { LegalPolicy } = await import('#features/site/legal-policy.tsx')
  return { default: LegalPolicy }
})

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description:
      'What personal information we collect and why, who sees it, and how you can see, correct or delete it.',
    path: '/policy',
    picture: 'legal',
  })

export default function Policy() {
  return (
    <LegalPage id="privacy-policy">
      <Article />
    </LegalPage>
  )
}
