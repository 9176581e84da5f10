import { BRAND } from '@wattle/contract/brand'
import { ContactSection } from '#features/enquiry/contact-section.tsx'

export function meta() {
  return [
    { title: `${BRAND.name}: client-focused market research in ${BRAND.city}` },
    {
      name: 'description',
      content: 'We find the right people, ask the right things, and hand you an answer to act on.',
    },
  ]
}

export default function Home() {
  return (
    <>
      <div className="mx-auto max-w-page px-5 pt-12 pb-18 md:px-18 md:pt-28 md:pb-28">
        <h1 className="max-w-[11em] font-hero text-hero">Client-focused Market Research Agency</h1>
        <p className="mt-6 max-w-[27em] text-balance text-ink-2 text-lead">
          {BRAND.line} We find the right people, ask the right things, and hand you an answer you
          can act on by Friday.
        </p>
      </div>
      <ContactSection />
    </>
  )
}
