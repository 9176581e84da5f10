import { BRAND } from '@wattle/contract/brand'
import { WELCOME } from '#content/welcome.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { Welcome } from '#features/site/home/welcome.tsx'
import { organization, pageMeta } from '#lib/page-meta.ts'
import { Late, late } from '#lib/prerendered/late.tsx'

export const meta = () =>
  pageMeta({
    title: `Client-focused market research in ${BRAND.city}`,
    description: WELCOME.lead,
    path: '/',
    facts: [organization()],
  })

const belowTheFold = late(async () => {
  const { BelowTheFold } = await import('#features/site/home/below-the-fold.tsx')
  return BelowTheFold
})
if (import.meta.env.SSR) await belowTheFold.ready

export default function Home() {
  return (
    <>
      <Welcome />
      <Late part={belowTheFold} />
      <ContactSection />
    </>
  )
}
