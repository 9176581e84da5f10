import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Late, late } from '#lib/prerendered/late.tsx'

export const meta = () =>
  pageMeta({
    title: 'Research: how we can help',
    description:
      'Primary research, and secondary research with data analysis: seven kinds of help, each with a sample of what you get.',
    path: '/research',
    picture: 'research',
  })

const page = late(async () => {
  const { ResearchPage } = await import('#features/site/research/research-page.tsx')
  return ResearchPage
})
if (import.meta.env.SSR) await page.ready

export default function Research() {
  return (
    <>
      <Late part={page} />
      <ContactSection />
    </>
  )
}
