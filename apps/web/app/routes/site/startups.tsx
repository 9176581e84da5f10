import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Late, late } from '#lib/prerendered/late.tsx'

export const meta = () =>
  pageMeta({
    title: 'Startup Pack',
    description:
      'A startup idea can be tested in 5 days: questionnaire design, participant recruitment and analysis in one pack, at special pricing.',
    path: '/startups',
    picture: 'startups',
  })

const page = late(async () => {
  const { StartupsPage } = await import('#features/site/startups/startups-page.tsx')
  return StartupsPage
})
if (import.meta.env.SSR) await page.ready

export default function Startups() {
  return (
    <>
      <Late part={page} />
      <ContactSection />
    </>
  )
}
