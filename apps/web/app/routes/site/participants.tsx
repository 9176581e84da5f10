import { BRAND } from '@wattle/contract/brand'
import { PARTICIPANTS_META } from '#content/participants.ts'
import { PanelForm } from '#features/enquiry/panel-form.tsx'
import { PanelStage } from '#features/site/participants/panel-stage.tsx'

export function meta() {
  return [
    { title: `${PARTICIPANTS_META.title} | ${BRAND.name}` },
    { name: 'description', content: PARTICIPANTS_META.description },
  ]
}

export default function Participants() {
  return (
    <div className="mx-auto w-full max-w-page px-5 md:px-18">
      <PanelStage form={<PanelForm />} />
    </div>
  )
}
