import { BRAND } from '@wattle/contract/brand'
import { RESEARCH_META } from '#content/research.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { AssistanceList } from '#features/site/research/assistance-list.tsx'
import { ResearchWelcome } from '#features/site/research/research-welcome.tsx'

export function meta() {
  return [
    { title: `${RESEARCH_META.title} | ${BRAND.name}` },
    { name: 'description', content: RESEARCH_META.description },
  ]
}

export default function Research() {
  return (
    <>
      <ResearchWelcome />
      <AssistanceList />
      <ContactSection />
    </>
  )
}
