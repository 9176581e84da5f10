import { type AssumptionKind, KIND_LABELS, type Risk } from '@wattle/contract/findings/assumptions'
import { MOST_AGAINST, STANCE_LABELS, STRENGTH_LABELS } from '@wattle/contract/findings/results'
import { andList } from '#lib/list-format.ts'
import type { AnalysisReply, AnalysisRow } from '../shared/analysis-query.ts'
import { countOf } from '../shared/result-words.ts'

export const LEADING = 'All quotes answer a leading question'

/**
 * Sums up a project, as in "5 interviews, 41 captures, all sorted. We count people, not quotes."
 */
export function summaryText({ interviews, captures, unsorted }: AnalysisReply): string {
  const sorted = unsorted > 0 ? `, ${unsorted} to sort` : captures > 0 ? ', all sorted' : ''
  return `${countOf(interviews, 'interview')}, ${countOf(captures, 'capture')}${sorted}. We count people, not quotes.`
}

/** An assumption's kind and risk, such as "Tried before, high risk". */
export const kindText = ({ kind, risk }: { kind: AssumptionKind; risk: Risk }) =>
  `${KIND_LABELS[kind]}, ${risk.toLowerCase()} risk`

type Cell = AnalysisRow['cells'][number]

/** The word in a cell: how strong the evidence is, or that it's mixed or unclear. */
export function cellWord({ position, strength }: Cell): string {
  if (position === 'NONE') return 'None'
  if (position === 'MIXED') return 'Mixed'
  if (position === 'UNCLEAR' || !strength) return STANCE_LABELS.UNCLEAR
  return STRENGTH_LABELS[strength]
}

export function cellLabel(cell: Cell): string {
  const { participant, position } = cell
  const way = position === 'FOR' || position === 'AGAINST' ? `${STANCE_LABELS[position]}: ` : ''
  return `Participant ${participant}, ${way}${cellWord(cell)}`
}

type Piece = { text: string; isDeciding: boolean }

/** The parts of a text such as "4 did, 1 against". Marks the parts that decided the result. */
export function tallyPieces({ judged, cells, assumption }: AnalysisRow): Piece[] {
  const { result, deeds, against, people, screener } = judged
  if (result === 'SCREENED')
    return screener?.share
      ? [
          { text: `${screener.said} of ${screener.of}`, isDeciding: true },
          { text: 'in the screener', isDeciding: false },
        ]
      : [{ text: 'We only invited people who do this', isDeciding: false }]
  if (people === 0) return [{ text: judged.reason.replace(/\.$/, ''), isDeciding: false }]
  const needed = assumption.enough - deeds
  const isShort = result === 'OPEN' && against <= MOST_AGAINST && needed > 0
  return [
    { text: deedWords(cells) || 'Nobody did it or paid for it', isDeciding: result === 'HOLDS' },
    ...(against > 0
      ? [{ text: `${against} against`, isDeciding: result !== 'HOLDS' && !isShort }]
      : []),
    ...(isShort ? [{ text: `needs ${needed} more`, isDeciding: true }] : []),
  ]
}

/** How many people paid, and how many acted without paying, as in "3 paid, 1 did". */
function deedWords(cells: readonly Cell[]): string {
  const count = (strength: Cell['strength']) =>
    cells.filter((cell) => cell.position === 'FOR' && cell.strength === strength).length
  const words = [
    [count('PAID'), 'paid'],
    [count('DID'), 'did'],
  ] as const
  return words.flatMap(([people, word]) => (people > 0 ? `${people} ${word}` : [])).join(', ')
}

/** Names the people who weren't asked, as in "Participant 5 wasn't asked." */
export function missingText(missing: readonly number[]): string {
  if (missing.length === 0) return ''
  return missing.length === 1
    ? `Participant ${missing[0]} wasn’t asked.`
    : `Participants ${andList(missing)} weren’t asked.`
}

const RISK_ORDER: Record<Risk, number> = { HIGH: 0, MEDIUM: 1, LOW: 2 }

export const SORTS = ['riskiest', 'against'] as const
export type MatrixSort = (typeof SORTS)[number]

/** Sorts the rows. Ties keep the researcher's order. */
export const sortedRows = (rows: readonly AnalysisRow[], sort: MatrixSort): AnalysisRow[] =>
  rows.toSorted((one, other) =>
    sort === 'against'
      ? other.judged.against - one.judged.against
      : RISK_ORDER[one.assumption.risk] - RISK_ORDER[other.assumption.risk],
  )
