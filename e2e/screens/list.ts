import { ADMIN } from './list/admin.ts'
import { PLATFORM } from './list/platform.ts'
import { RESPONDENT } from './list/respondent.ts'
import { SITE } from './list/site.ts'
import type { Screen } from './screen.ts'

export const SCREENS: Screen[] = [...SITE, ...PLATFORM, ...ADMIN, ...RESPONDENT]
