import { useQueryClient } from '@tanstack/react-query'
import { clearContradiction } from '@wattle/contract/contradiction'
import { inWords } from '@wattle/contract/limits'
import { useRef } from 'react'
import { call } from '#lib/api/call.ts'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { Button } from '#ui/button.tsx'
import { DrawerHeading } from '#ui/overlay/drawer.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type CompletionDetail, completionQuery } from './hooks.ts'

/**
 * Answers that contradict each other, for our team to ask about. A contradiction doesn't change
 * whether the person qualifies.
 */
export function Contradictions({ completion }: { completion: CompletionDetail }) {
  const { userScreenerId, contradictions = [] } = completion
  const queries = useQueryClient()
  const { queryKey } = completionQuery(userScreenerId)
  const clear = useMutation({
    mutationFn: (id: number) => call(clearContradiction, { params: { id: String(id) } }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
  const section = useRef<HTMLElement>(null)
  if (contradictions.length === 0) return null

  async function clearAt(place: number, id: number) {
    const next = contradictions[place + 1] ?? contradictions[place - 1]
    const drawer = section.current?.parentElement
    await clear.mutateAsync(id).catch(tellAndThrow)
    // The button disappears with its row, so focus moves to a neighbouring row's button. If there
    // isn't one, the whole section disappears, so focus moves to the drawer.
    const after = next ? document.getElementById(buttonId(next.id)) : drawer
    after?.focus()
    showToast('Cleared')
  }

  return (
    <section ref={section}>
      <DrawerHeading>{titleFor(contradictions.length)}</DrawerHeading>
      <p className="text-ink-2 text-small">
        There may be a good reason. This doesn’t change whether they qualify, and the researcher
        doesn’t see it.
      </p>
      <ul className="mt-2 grid divide-y divide-line-2">
        {contradictions.map(({ id, words }, place) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span className="wrap-anywhere min-w-0">{words}</span>
            <Button
              id={buttonId(id)}
              size="sm"
              variant="secondary"
              aria-label={`Clear: ${words}`}
              disabled={clear.isPending}
              onClick={() => clearAt(place, id).catch(() => {})}
            >
              Clear
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const buttonId = (id: number) => `clear-${id}`

/** The section's title, such as "Two things to ask about". */
function titleFor(count: number): string {
  const words = inWords(count)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${count === 1 ? 'thing' : 'things'} to ask about`
}
