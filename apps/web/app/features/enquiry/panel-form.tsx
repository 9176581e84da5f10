import { Late, late } from '#lib/prerendered/late.tsx'

const signUp = late(async () => {
  const { PanelSignUp } = await import('./panel-sign-up.tsx')
  return PanelSignUp
})
if (import.meta.env.SSR) await signUp.ready

/** The panel's form, whose code comes when the visitor first does something. */
export function PanelForm() {
  return <Late part={signUp} />
}
