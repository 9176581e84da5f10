import { ContactForm } from '#features/enquiry/contact-form.tsx'
import { hydrateIsland } from '#lib/hydrate-island.tsx'

export const hydrate = (island: HTMLElement) => hydrateIsland(island, ContactForm)
