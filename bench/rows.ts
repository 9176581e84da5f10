import type { Row } from './harness/row.ts'
import { adminLists } from './rows/admin-lists.ts'
import { answer } from './rows/answer.ts'
import { answerText } from './rows/answer-text.ts'
import { booking } from './rows/booking.ts'
import { bookingQuotas } from './rows/booking-quotas.ts'
import { brief } from './rows/brief.ts'
import { campaign } from './rows/campaign.ts'
import { capture } from './rows/capture.ts'
import { consentPack } from './rows/consent-pack.ts'
import { day } from './rows/day.ts'
import { person, today } from './rows/desk.ts'
import { digest } from './rows/digest.ts'
import { analysis, evidenceSearch, report, transcript } from './rows/findings.ts'
import { forecast, xRay } from './rows/forecast.ts'
import { formCall } from './rows/form-call.ts'
import { grid } from './rows/grid.ts'
import { openLink } from './rows/open-link.ts'
import { panelFilter } from './rows/panel-filter.ts'
import { panelImport } from './rows/panel-import.ts'
import { payments } from './rows/payments.ts'
import { profileSave } from './rows/profile-save.ts'
import { projects } from './rows/projects.ts'
import { publicPage } from './rows/public-page.ts'
import { room } from './rows/room.ts'
import { scaleOut } from './rows/scale-out.ts'
import { screener } from './rows/screener.ts'
import { signIn } from './rows/sign-in.ts'
import { slots } from './rows/slots.ts'
import { standby } from './rows/standby.ts'

/** Every row, in the order they run. */
export const ROWS: Row[] = [
  publicPage,
  formCall,
  openLink,
  profileSave,
  signIn,
  projects,
  brief,
  answer,
  answerText,
  screener,
  booking,
  bookingQuotas,
  slots,
  campaign,
  digest,
  standby,
  adminLists,
  payments,
  today,
  person,
  panelFilter,
  panelImport,
  forecast,
  xRay,
  consentPack,
  grid,
  capture,
  room,
  analysis,
  evidenceSearch,
  report,
  transcript,
  day,
  scaleOut,
]
