import { ScreenerPage } from '#features/screening/questions/screener-page.tsx'
import { start } from './start.tsx'

start(ScreenerPage)
