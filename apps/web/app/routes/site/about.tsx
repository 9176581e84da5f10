import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Late, late } from '#lib/prerendered/late.tsx'

export const meta = () =>
  pageMeta({
    title: 'About us',
    description:
      'A market research agency in Melbourne: what we’re for, in a letter, and the company in numbers.',
    path: '/about',
    picture: 'about',
  })

const page = late(async () => {
  const { AboutPage } = await import('#features/site/about/about-page.tsx')
  return AboutPage
})
if (import.meta.env.SSR) await page.ready

export default function About() {
  return (
    <>
      <Late part={page} />
      <ContactSection />
    </>
  )
}
