import { SlotsPage } from '#features/screening/slots/slots-page.tsx'
import { start } from './start.tsx'

start(SlotsPage)
