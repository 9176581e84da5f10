import { PARTICIPANT_FAQS } from '#content/faqs.ts'
import { FaqList } from '../faq-list.tsx'
import { Pay } from './pay.tsx'

/** Below the form: what we pay, and what people ask before they join. It has no state. */
export function PanelAnswers() {
  return (
    <>
      <Pay />
      <FaqList title="What people ask before they join" faqs={PARTICIPANT_FAQS} />
    </>
  )
}
