import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Late, late } from '#lib/prerendered/late.tsx'

export const meta = () =>
  pageMeta({
    title: 'Recruitment for researchers',
    description:
      'Tell us who your study needs. We find, screen and book them: professionals, experts, customers and consumers. How it works, day by day.',
    path: '/recruitment/researchers',
    picture: 'researchers',
    above: [{ name: 'Recruitment', path: '/recruitment' }],
  })

const page = late(async () => {
  const { ResearchersPage } = await import('#features/site/researchers/researchers-page.tsx')
  return ResearchersPage
})
if (import.meta.env.SSR) await page.ready

export default function Researchers() {
  return (
    <>
      <Late part={page} />
      <ContactSection />
    </>
  )
}
