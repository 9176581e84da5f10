import { hydrateIsland } from '#lib/hydrate-island.tsx'
import { FramedReport } from './framed.tsx'

const page = document.querySelector<HTMLElement>('[data-island]')
if (!page) throw new Error('This page has no [data-island] element for the report.')
delete document.documentElement.dataset.plainType
hydrateIsland(page, FramedReport)
