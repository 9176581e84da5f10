import { TEMPLATE_TYPES } from '@wattle/contract/template'
import { useSearchParams } from 'react-router'
import { TemplatePage } from '#features/template/template-page.tsx'

export default function Templates() {
  const [address] = useSearchParams()
  const requested = address.get('mail')?.toUpperCase()
  const selected = TEMPLATE_TYPES.find((type) => type === requested) ?? TEMPLATE_TYPES[0]
  return (
    <>
      <h1 className="mb-1 text-h2">Email templates</h1>
      <p className="mb-5 max-w-160 text-ink-2">
        You can rewrite three emails to participants. The layout, the button and the link to leave
        the panel stay the same.
      </p>
      <TemplatePage selected={selected} linkTo={(type) => `?mail=${type.toLowerCase()}`} />
    </>
  )
}
