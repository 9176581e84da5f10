import { PARTICIPANTS_META } from '#content/participants.ts'
import { PanelForm } from '#features/enquiry/panel-form.tsx'
import { PanelStage } from '#features/site/participants/panel-stage.tsx'
import { pageMeta } from '#lib/page-meta.ts'

export const meta = () =>
  pageMeta({
    ...PARTICIPANTS_META,
    path: '/recruitment/participants',
    picture: 'participants',
    above: [{ name: 'Recruitment', path: '/recruitment' }],
  })

export default function Participants() {
  return (
    <div className="mx-auto w-full max-w-page px-5 md:px-18">
      <PanelStage form={<PanelForm />} />
    </div>
  )
}
