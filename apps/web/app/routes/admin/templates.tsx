import { TEMPLATE_TYPES } from '@wattle/contract/template'
import { useSearchParams } from 'react-router'
import { TemplatePage } from '#features/template/template-page.tsx'

export default function Templates() {
  const [address] = useSearchParams()
  const asked = address.get('mail')?.toUpperCase()
  const selected = TEMPLATE_TYPES.find((type) => type === asked) ?? TEMPLATE_TYPES[0]
  return (
    <>
      <h1 className="mb-1 text-h2">Mail templates</h1>
      <p className="mb-5 max-w-160 text-ink-2">
        Three mails to participants can be in your own words. The frame, the button and the way to
        leave the panel stay as they are.
      </p>
      <TemplatePage selected={selected} linkTo={(type) => `?mail=${type.toLowerCase()}`} />
    </>
  )
}
