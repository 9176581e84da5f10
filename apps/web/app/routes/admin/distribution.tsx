import type { Route } from './+types/distribution'
import { DistributionPage } from './distribution-page.tsx'

export default function Distribution({ params }: Route.ComponentProps) {
  const id = Number(params.id)
  return <DistributionPage key={id} id={id} />
}
