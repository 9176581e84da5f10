import { Island } from '#lib/island.tsx'
import { PanelSignUp } from './panel-sign-up.tsx'

/** The panel's form. */
export function PanelForm() {
  return <Island name="panel" of={PanelSignUp} props={{}} />
}
