import { FridayPage } from './friday-page.tsx'
import { PackBenefits } from './pack-benefits.tsx'
import { StartupPack } from './startup-pack.tsx'
import { TestWeek } from './test-week.tsx'

/** The pack, its week, its last page, and why. It only stands there, so its code may come late. */
export function StartupsPage() {
  return (
    <>
      <StartupPack />
      <TestWeek />
      <FridayPage />
      <PackBenefits />
    </>
  )
}
