import { PanelForm } from '#features/enquiry/panel-form.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Late, late } from '#lib/prerendered/late.tsx'

export const meta = () =>
  pageMeta({
    title: 'Join our panel',
    description:
      'Say what you think and be paid for it. Join the panel in a minute, and we’ll email you when a study suits you.',
    path: '/recruitment/participants',
    picture: 'participants',
    above: [{ name: 'Recruitment', path: '/recruitment' }],
  })

const page = late(async () => {
  const [{ PanelStage }, { PanelAnswers }] = await Promise.all([
    import('#features/site/participants/panel-stage.tsx'),
    import('#features/site/participants/panel-answers.tsx'),
  ])
  return () => (
    <>
      <PanelStage form={<PanelForm />} />
      <PanelAnswers />
    </>
  )
})
if (import.meta.env.SSR) await page.ready

export default function Participants() {
  return <Late part={page} />
}
