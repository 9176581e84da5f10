import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CallReply } from '@wattle/contract/endpoint'
import { searchEvidence } from '@wattle/contract/findings/evidence'
import type { Stance } from '@wattle/contract/findings/results'
import { type LucideIcon, NotebookPen, Quote, ScrollText } from 'lucide-react'
import { callList } from '#lib/api/call.ts'

type Hit = CallReply<typeof searchEvidence>[number]

export type EvidenceFilter = {
  researchId?: number | undefined
  stance?: Stance | undefined
  themeId?: number | undefined
}

/** Searches need at least this many characters. Fewer would match too much. */
const MIN_LENGTH = 2

const ICONS: Record<Hit['kind'], LucideIcon> = {
  QUOTE: Quote,
  NOTE: NotebookPen,
  TRANSCRIPT: ScrollText,
}
const KINDS: Record<Hit['kind'], string> = {
  QUOTE: 'Quote',
  NOTE: 'Note',
  TRANSCRIPT: 'Transcript',
}

/** Searches quotes, notes and transcripts from the researcher's own projects, newest first. */
export function useEvidenceSearch(words: string, filter: EvidenceFilter, most: number) {
  const { researchId, stance, themeId } = filter
  const found = useQuery({
    queryKey: ['evidence', words, filter, most],
    queryFn: () =>
      callList(searchEvidence, {
        query: {
          search: words,
          researchId: researchId?.toString(),
          stance,
          themeId: themeId?.toString(),
          page: '1',
          size: String(most),
        },
      }),
    enabled: words.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
  })
  const isAsked = words.length >= MIN_LENGTH
  return {
    isLooking: isAsked && found.isFetching,
    hits: (isAsked ? (found.data?.rows ?? []) : []).map((hit, place) => ({
      id: `evidence-${place}-${hit.capture?.key ?? hit.interviewId}`,
      label: excerptOf(hit.text, words),
      icon: ICONS[hit.kind],
      hint: `${KINDS[hit.kind]}, ${hit.participantNumber ? `participant ${hit.participantNumber}, ` : ''}${hit.researchName}`,
      to: placeOf(hit),
    })),
  }
}

/** The URL that shows the search result in context. */
function placeOf({ kind, researchId, interviewId, capture, cue, participantNumber }: Hit): string {
  if (kind === 'TRANSCRIPT') return `/platform/interviews/${interviewId}?tab=transcript#line-${cue}`
  if (kind === 'QUOTE' && capture?.assumptionId)
    return `/platform/research/${researchId}/analysis?assumption=${capture.assumptionId}&person=${participantNumber}`
  return `/platform/interviews/${interviewId}`
}

const BEFORE = 40

/** Cuts long text so that it starts a little before the first search word. */
function excerptOf(text: string, words: string): string {
  const first = words.split(/\s+/)[0]?.toLowerCase() ?? ''
  // The server also finds other forms of a word (stemming), so we only look for the first four
  // letters.
  const at = text.toLowerCase().indexOf(first.slice(0, 4))
  const from = at > BEFORE * 2 ? text.indexOf(' ', at - BEFORE) + 1 : 0
  return `${from > 0 ? '…' : ''}${text.slice(from, from + 240)}`
}
