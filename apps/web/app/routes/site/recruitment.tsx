import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Late, late } from '#lib/prerendered/late.tsx'

export const meta = () =>
  pageMeta({
    title: 'How we recruit',
    description:
      'Research participants who match your brief: how we look for them, how we check, what it costs, and eight reasons to ask us.',
    path: '/recruitment',
    picture: 'recruitment',
  })

const page = late(async () => {
  const { RecruitmentPage } = await import('#features/site/recruitment/recruitment-page.tsx')
  return RecruitmentPage
})
if (import.meta.env.SSR) await page.ready

export default function Recruitment() {
  return (
    <>
      <Late part={page} />
      <ContactSection />
    </>
  )
}
