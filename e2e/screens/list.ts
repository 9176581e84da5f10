import { ACCOUNT } from './list/account.ts'
import { ADMIN } from './list/admin.ts'
import { ADMIN_STATES } from './list/admin-states.ts'
import { FINDINGS } from './list/analysis.ts'
import { MEMBER_PAGE } from './list/member.ts'
import { PLATFORM } from './list/platform.ts'
import { PROJECT } from './list/project.ts'
import { RESPONDENT } from './list/respondent.ts'
import { RESPONDENT_SLOTS } from './list/respondent-slots.ts'
import { RESPONDENT_STUDY } from './list/respondent-study.ts'
import { SIGN_IN } from './list/sign-in.ts'
import { SITE } from './list/site.ts'
import type { Screen } from './screen.ts'

export const SCREENS: Screen[] = [
  ...SITE,
  ...SIGN_IN,
  ...MEMBER_PAGE,
  ...PLATFORM,
  ...PROJECT,
  ...FINDINGS,
  ...ACCOUNT,
  ...ADMIN,
  ...ADMIN_STATES,
  ...RESPONDENT,
  ...RESPONDENT_SLOTS,
  ...RESPONDENT_STUDY,
]
