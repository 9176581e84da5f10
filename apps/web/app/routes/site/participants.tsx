import { PanelForm } from '#features/enquiry/panel-form.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Late, late } from '#lib/prerendered/late.tsx'

export const meta = () =>
  pageMeta({
    title: 'Join our panel',
    description:
      'Say what you think and be paid for it. Join the panel in a minute; we write to you when a study suits you.',
    path: '/recruitment/participants',
    picture: 'participants',
    above: [{ name: 'Recruitment', path: '/recruitment' }],
  })

const page = late(async () => {
  const { PanelStage } = await import('#features/site/participants/panel-stage.tsx')
  return () => <PanelStage form={<PanelForm />} />
})
if (import.meta.env.SSR) await page.ready

export default function Participants() {
  return <Late part={page} />
}
