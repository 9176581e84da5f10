import { RESULT_LABELS, type Result } from '@wattle/contract/findings/results'
import { CircleCheck, CircleDashed, CircleX, ListChecks } from 'lucide-react'
import { Pill } from '#ui/pill.tsx'

const LOOKS = {
  HOLDS: { tone: 'done', icon: CircleCheck },
  FAILS: { tone: 'against', icon: CircleX },
  OPEN: { tone: 'requested', icon: CircleDashed },
  SCREENED: { tone: 'paused', icon: ListChecks },
} as const

export function ResultPill({ result }: { result: Result }) {
  return <Pill {...LOOKS[result]}>{RESULT_LABELS[result]}</Pill>
}
