import type { Row } from './harness/row.ts'
import { answer } from './rows/answer.ts'
import { booking } from './rows/booking.ts'
import { formCall } from './rows/form-call.ts'
import { publicPage } from './rows/public-page.ts'
import { screener } from './rows/screener.ts'
import { slots } from './rows/slots.ts'

/** Every row, in the order in which they run. */
export const ROWS: Row[] = [publicPage, formCall, answer, screener, booking, slots]
