import { PanelSignUp } from '#features/enquiry/panel-sign-up.tsx'
import { hydrateIsland } from '#lib/hydrate-island.tsx'

export const hydrate = (island: HTMLElement) => hydrateIsland(island, PanelSignUp)
