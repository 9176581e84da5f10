import { BRAND } from '@wattle/contract/brand'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { Insights } from '#features/site/home/insights.tsx'
import { ServiceIndex } from '#features/site/home/service-index.tsx'
import { StartupBand } from '#features/site/home/startup-band.tsx'
import { Stats } from '#features/site/home/stats.tsx'
import { Strengths } from '#features/site/home/strengths.tsx'
import { Welcome } from '#features/site/home/welcome.tsx'
import { organization, pageMeta } from '#lib/page-meta.ts'

export const meta = () =>
  pageMeta({
    title: `Client-focused market research in ${BRAND.city}`,
    description:
      'We find the right people, ask the right things, and hand you an answer to act on.',
    path: '/',
    facts: [organization()],
  })

export default function Home() {
  return (
    <>
      <Welcome />
      <Strengths />
      <Insights />
      <StartupBand />
      <ServiceIndex />
      <Stats />
      <ContactSection />
    </>
  )
}
