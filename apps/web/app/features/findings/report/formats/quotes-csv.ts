import { QUOTE_WITHDRAWN } from '@wattle/contract/findings/report-page'
import { STANCE_LABELS, STRENGTH_LABELS } from '@wattle/contract/findings/results'
import type { ReportReply } from '../report-reply.ts'
import { assumptionsOf, inOrder } from '../view/report-words.ts'
import { csvText } from './csv-text.ts'

const HEAD = ['Quote', 'Participant', 'Assumption', 'Stance', 'Strength', 'Words']

/** The CSV that readers of a shared report can download: one row for each quote. */
export const quotesCsv = (report: ReportReply): string =>
  csvText([
    HEAD,
    ...inOrder(report.quotes).map(({ number, participant, stance, strength, quote }) => [
      number,
      participant,
      assumptionsOf(report, number).join(' '),
      STANCE_LABELS[stance],
      STRENGTH_LABELS[strength],
      quote ?? QUOTE_WITHDRAWN,
    ]),
  ])
