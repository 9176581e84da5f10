import { PARTICIPANT_FAQS } from '#content/faqs.ts'
import { FaqList } from '../faq-list.tsx'
import { Pay } from './pay.tsx'

/** The part below the form: what we pay, and what people ask before they join. */
export function PanelAnswers() {
  return (
    <>
      <Pay />
      <FaqList title="What people ask before they join" faqs={PARTICIPANT_FAQS} />
    </>
  )
}
