import { JoinPage } from '#features/screening/join/join-page.tsx'
import { start } from './start.tsx'

start(JoinPage)
