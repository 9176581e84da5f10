import { Island } from '#lib/island.tsx'
import { PanelSignUp } from './panel-sign-up.tsx'

export function PanelForm() {
  return <Island name="panel" of={PanelSignUp} props={{}} />
}
