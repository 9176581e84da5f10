import { BRAND } from '@wattle/contract/brand'
import { Welcome } from '#features/site/home/welcome.tsx'
import { Late, late } from '#lib/late.tsx'
import { organization, pageMeta } from '#lib/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: `Client-focused market research in ${BRAND.city}`,
    description:
      'We find the right people, ask the right things, and hand you an answer to act on.',
    path: '/',
    facts: [organization()],
  })

const belowTheFold = late(async () => {
  const { BelowTheFold } = await import('#features/site/home/below-the-fold.tsx')
  return BelowTheFold
})
const contact = late(async () => {
  const { ContactSection } = await import('#features/enquiry/contact-section.tsx')
  return ContactSection
})
await Promise.all([belowTheFold.ready, contact.ready])

export default function Home() {
  return (
    <>
      <Welcome />
      <Late part={belowTheFold} />
      <Late part={contact} />
    </>
  )
}
