import { BRAND } from '@wattle/contract/brand'

/** The Acknowledgement of Country, at the end of every public page. */
export function Acknowledgement() {
  return (
    <section
      aria-label="Acknowledgement of Country"
      className="mt-6 border-on-band/25 border-t pt-6 text-app"
    >
      <p className="max-w-[52em]">{BRAND.acknowledgement}</p>
    </section>
  )
}
