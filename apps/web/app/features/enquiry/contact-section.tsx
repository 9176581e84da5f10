import { Late, late } from '#lib/prerendered/late.tsx'

const block = late(async () => {
  const { ContactBlock } = await import('./contact-block.tsx')
  return ContactBlock
})
if (import.meta.env.SSR) await block.ready

/** The contact section of a page, whose code comes when the visitor first does something. */
export function ContactSection() {
  return <Late part={block} />
}
