import { STARTUPS_META } from '#content/startups.ts'
import { ContactSection } from '#features/enquiry/contact-section.tsx'
import { FridayPage } from '#features/site/startups/friday-page.tsx'
import { PackBenefits } from '#features/site/startups/pack-benefits.tsx'
import { StartupPack } from '#features/site/startups/startup-pack.tsx'
import { TestWeek } from '#features/site/startups/test-week.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () => pageMeta({ ...STARTUPS_META, path: '/startups', picture: 'startups' })

export default function Startups() {
  return (
    <>
      <StartupPack />
      <TestWeek />
      <FridayPage />
      <PackBenefits />
      <ContactSection />
    </>
  )
}
