import { STARTUP_FAQS } from '#content/faqs.ts'
import { FaqList } from '../faq-list.tsx'
import { SampleDocuments } from '../sample-documents.tsx'
import { FridayPage } from './friday-page.tsx'
import { PackBenefits } from './pack-benefits.tsx'
import { RunItYourself } from './run-it-yourself.tsx'
import { StartupPack } from './startup-pack.tsx'
import { TestWeek } from './test-week.tsx'

export function StartupsPage() {
  return (
    <>
      <StartupPack />
      <TestWeek />
      <FridayPage />
      <PackBenefits />
      <SampleDocuments />
      <RunItYourself />
      <FaqList title="What founders ask us" faqs={STARTUP_FAQS} className="pb-18 md:pb-28" />
    </>
  )
}
