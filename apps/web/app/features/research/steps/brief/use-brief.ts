import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  BRIEF_FIELDS,
  Brief,
  type BriefField,
  type BriefReading,
  FIELDS,
  fieldsOf,
  readBrief,
} from '@wattle/contract/brief'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { useDebounced } from '#lib/use-debounced.ts'

const READ_DELAY = 300
const MIN_WORDS = 3

/** Whether the text is long enough for us to read anything from it. */
export const hasEnoughWords = (text: string) => text.trim().split(/\s+/).length >= MIN_WORDS

export interface BriefEditor {
  /**
   * What the researcher filled in, plus what we read in the text for the fields they left empty.
   */
  brief: Brief
  /** What we last read in the text. Stays the same until we've read the text again. */
  reading: BriefReading | undefined
  /** Whether we're reading the text for the first time. */
  isReading: boolean
  /** Whether reading the text failed. Researchers can still fill in the card by hand. */
  hasFailed: boolean
  readAgain: () => void
  set: (change: Partial<Pick<Brief, BriefField | 'side'>>) => void
  /** Stores phrases in the researcher’s words. An empty phrase restores our wording. */
  reword: (phrases: Brief['forms']) => void
}

interface BriefSource {
  researchId: number
  text: string
  /** The brief as saved or filled in so far. */
  own: Brief
  onOwn: (brief: Brief) => void
}

export const storedBrief = ({ brief }: Pick<ResearchReply, 'brief'>): Brief =>
  Brief.parse(brief ?? {})

/**
 * The card's state. The server reads the text and checks the brief. If that fails, the researcher's
 * own entries stay.
 */
export function useBrief({ researchId, text, own, onOwn }: BriefSource): BriefEditor {
  const input = {
    researchId,
    text: useDebounced(text, READ_DELAY),
    brief: useDebounced(own, READ_DELAY),
  }
  const answer = useQuery({
    queryKey: ['brief', input],
    async queryFn({ signal }): Promise<BriefReading> {
      const reply = await call(readBrief, { body: input }, { signal })
      return { ...reply, brief: Brief.parse(reply.brief) }
    },
    enabled: hasEnoughWords(input.text),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const [last, setLast] = useState(answer.data)
  if (answer.data && answer.data !== last) setLast(answer.data)
  const reading = answer.data ?? last
  return {
    brief: reading ? overlaid(own, reading.brief) : own,
    reading,
    isReading: !reading && answer.isFetching,
    hasFailed: answer.isError && !answer.isFetching,
    readAgain: () => void answer.refetch(),
    set(change) {
      const fields = Object.keys(change).filter(isField)
      const by = Object.fromEntries(fields.map((field) => [field, 'user' as const]))
      onOwn({ ...own, ...change, by: { ...own.by, ...by } })
    },
    reword(phrases) {
      const forms = Object.entries({ ...own.forms, ...phrases }).filter(([, phrase]) => phrase)
      onOwn({ ...own, forms: Object.fromEntries(forms) })
    },
  }
}

const isField = (name: string): name is BriefField => (BRIEF_FIELDS as string[]).includes(name)

/** The researcher's own entries win over what we read in the text. */
function overlaid(own: Brief, read: Brief): Brief {
  const brief: Brief = { ...read, side: own.side, forms: own.forms, by: { ...read.by } }
  for (const field of BRIEF_FIELDS) {
    if (own.by[field] !== 'user') continue
    Object.assign(brief, { [field]: own[field] })
    brief.by[field] = 'user'
  }
  return brief
}

/**
 * Paid work, unpaid roles and private life have different fields, so this clears a field that
 * doesn't match.
 */
export const withLife = ({ field }: Brief, life: NonNullable<Brief['life']>) =>
  field && !fieldsOf(life).includes(field) ? { life, field: null } : { life }

/** Choosing a field also sets paid work, unpaid role or private life, unless that's already set. */
export const withField = ({ life }: Brief, field: NonNullable<Brief['field']>) =>
  life ? { field } : { field, life: FIELDS[field].life }
