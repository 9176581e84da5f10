import { CircleCheck, CircleMinus } from 'lucide-react'
import type { Completion } from './hooks.ts'

export function ScreeningResult({ result }: { result: Completion['result'] }) {
  if (!result) return <span className="text-ink-3">–</span>
  const Icon = result === 'FIT' ? CircleCheck : CircleMinus
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap ${result === 'FIT' ? 'font-semibold text-done' : 'text-ink-2'}`}
    >
      <Icon aria-hidden="true" className="size-3.75" />
      {result}
    </span>
  )
}
