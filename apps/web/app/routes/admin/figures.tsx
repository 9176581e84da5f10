import { useSearchParams } from 'react-router'
import { RANGES } from '#features/figures/hooks.ts'
import { SiteFiguresView } from '#features/figures/site-figures.tsx'

export default function Figures() {
  const [address, setAddress] = useSearchParams()
  const range = RANGES.find((days) => days === address.get('days')) ?? '30'
  return (
    <>
      <h1 className="mb-5 text-h2">Site figures</h1>
      <SiteFiguresView range={range} onRange={(days) => setAddress({ days }, { replace: true })} />
    </>
  )
}
