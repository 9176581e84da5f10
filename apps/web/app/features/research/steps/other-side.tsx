import { BRIEF_TEXT } from '@wattle/contract/brief'
import { Copy } from 'lucide-react'
import { useNavigate } from 'react-router'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useCopyResearch } from '../hooks.ts'
import { useStep } from './step-context.ts'

/** Offers a separate project for the other side of a two-sided idea. Shown below the guide. */
export function OtherSide() {
  const { research } = useStep()
  const navigate = useNavigate()
  const copy = useCopyResearch()
  const side = research.brief?.side
  if (!side) return null
  const copyForSide = () =>
    copy.mutate(
      { id: research.id, isForOtherSide: true },
      {
        onSuccess: ({ id }) => navigate(`/platform/research/${id}`),
        onError: (error) => showToast(messageOf(error), { tone: 'error' }),
      },
    )
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line px-5 py-3.5">
      <p>{BRIEF_TEXT.otherSide(side)}</p>
      <Button
        variant="outline"
        pending={copy.isPending}
        pendingLabel="Copying…"
        onClick={copyForSide}
      >
        <Copy aria-hidden="true" className="size-4" />
        Copy the project
      </Button>
    </div>
  )
}
