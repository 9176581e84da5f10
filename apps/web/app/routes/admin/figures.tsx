import { SiteFiguresView } from '#features/figures/site-figures.tsx'

export default function Figures() {
  return (
    <>
      <h1 className="mb-5 text-h2">Site figures</h1>
      <SiteFiguresView />
    </>
  )
}
