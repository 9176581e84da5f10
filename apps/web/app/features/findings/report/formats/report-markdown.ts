import { DECISION_LABELS } from '@wattle/contract/findings/decision'
import { QUOTE_WITHDRAWN } from '@wattle/contract/findings/report-page'
import {
  COMMON_CAVEAT,
  RESULT_LABELS,
  STANCE_LABELS,
  STRENGTH_LABELS,
} from '@wattle/contract/findings/results'
import { longDay, shortDate } from '#lib/time/date-formats.ts'
import type { ReportReply } from '../report-reply.ts'
import {
  assumptionsOf,
  basisText,
  caveatsOf,
  countingTexts,
  countText,
  inOrder,
  type ReportFinding,
  screenerText,
  titleOf,
} from '../view/report-words.ts'

/** Escapes Markdown in typed text, so it can't add headings, links, images or tables. */
const plain = (text: string) =>
  text.replace(/\s*\n\s*/gu, ' ').replace(/[\\`*_{}[\]<>#|!]/gu, '\\$&')

const foundText = ({ text, quotes, screener }: ReportFinding) =>
  [
    plain(text),
    ...(quotes.length > 0 ? [`(${quotes.map((number) => `quote ${number}`).join(', ')})`] : []),
    ...(screener ? [plain(screenerText(screener))] : []),
  ].join(' ')

export function reportMarkdown(report: ReportReply): string {
  const { decision, why, nextStep, dueOn, by, publishedAt, version, findings } = report
  const published = shortDate(publishedAt, 'numeric')
  return `${[
    `# ${plain(report.question)}`,
    `${plain(report.project)}. ${basisText(report)}. Version ${version}, ${published}.`,
    `**Decision: ${decision ? DECISION_LABELS[decision] : 'none yet'}**${by ? ` (${plain(by)})` : ''}`,
    ...(why ? [`**Why:** ${plain(why)}`] : []),
    ...(nextStep
      ? [`**Next step${dueOn ? `, by ${longDay(dueOn)}` : ''}:** ${plain(nextStep)}`]
      : []),
    `## ${titleOf('found')}`,
    table(report),
    ...findings.filter(({ assumption }) => assumption === null).map(foundText),
    COMMON_CAVEAT,
    `## ${titleOf('quotes')}`,
    ...inOrder(report.quotes).map(({ number, participant, stance, strength, quote }) => {
      const about = assumptionsOf(report, number)
      const mark = `${STANCE_LABELS[stance]}, ${STRENGTH_LABELS[strength].toLowerCase()}`
      const where = about.length > 0 ? `, on assumption ${about.join(', ')}` : ''
      const words = quote === null ? QUOTE_WITHDRAWN : `“${plain(quote)}”`
      return `${number}\\. ${words} Participant ${participant}. ${mark}${where}.`
    }),
    `## ${titleOf('people')}`,
    ...report.participants.map(({ question, answers }) =>
      [
        `**${plain(question)}**`,
        '',
        ...answers.map(({ text, count }) => `- ${plain(text)}: ${count}`),
      ].join('\n'),
    ),
    `## ${titleOf('not-asked')}`,
    ...report.notAsked.map((text) => `- ${text}`),
    `## ${titleOf('counting')}`,
    ...countingTexts(report),
  ].join('\n\n')}\n`
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

function table({ assumptions, findings }: ReportReply): string {
  const head = ['We believed', 'We found', 'People who did it or paid for it', 'Result']
  return [
    row(head),
    row(head.map(() => '---')),
    ...assumptions.map((assumption) => {
      const found = findings.filter((one) => one.assumption === assumption.number)
      const texts = found.length > 0 ? found.map(foundText) : [assumption.judged.reason]
      return row([
        [`${assumption.number}. ${plain(assumption.text)}`, ...caveatsOf(assumption)].join('. '),
        texts.join(' '),
        countText(assumption),
        RESULT_LABELS[assumption.judged.result],
      ])
    }),
  ].join('\n')
}
