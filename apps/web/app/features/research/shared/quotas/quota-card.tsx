import { canHaveQuotas, type QuotaCell } from '@wattle/contract/quotas'
import { Download, PieChart } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '#lib/api/call.ts'
import type { ResearchReply } from '#lib/api/research-query.ts'
import { useMutation } from '#lib/api/use-mutation.ts'
import { cx } from '#lib/cx.ts'
import { downloadText } from '#lib/download.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { QuotaDialog } from './quota-dialog.tsx'
import type { QuotaQuestion } from './quota-draft.ts'
import { QuotaRow } from './quota-row.tsx'

interface QuotaCardProps {
  quotas: ResearchReply['quotas']
  questions: readonly QuotaQuestion[]
  /** How many interviews the project needs. */
  target: number
  isFinished: boolean
  save: (cells: QuotaCell[]) => Promise<unknown>
  /**
   * Loads the grid, a CSV of everyone who qualifies. Undefined if people can't download it
   * here, such as before the launch.
   */
  loadGrid?: (() => Promise<{ csv: string }>) | undefined
  className?: string
}

/** How many people the study needs for each answer, and how many have booked. */
export function QuotaCard(props: QuotaCardProps) {
  const { quotas, questions, target, isFinished, save, loadGrid, className } = props
  const [isEditing, setEditing] = useState(false)
  const withQuotas = questions.filter(({ id }) =>
    quotas.some(({ questionId }) => questionId === id),
  )
  const canEdit = !isFinished && questions.some(canHaveQuotas)
  return (
    <section aria-labelledby="quotas" className={cx('grid gap-2', className)}>
      <div className="flex items-center gap-2">
        <PieChart aria-hidden="true" className="size-4.5 text-ink-3" />
        <h2 id="quotas" className="font-semibold font-text text-app tracking-normal">
          Quotas
        </h2>
        {canEdit && (
          <Button
            variant="quiet"
            size="sm"
            className="no-print -my-1 -mr-2 ml-auto"
            onClick={() => setEditing(true)}
          >
            {quotas.length > 0 ? 'Edit quotas' : 'Set quotas'}
          </Button>
        )}
      </div>
      {quotas.length === 0 && (
        <p className="text-ink-2 text-small">
          Anyone who qualifies can take a place. Set quotas to hold places for people with certain
          answers.
        </p>
      )}
      {withQuotas.map(({ id, question }) => (
        <div key={id}>
          <h3 className="break-words font-normal font-text text-ink-2 text-small tracking-normal">
            {question}
          </h3>
          <ul>
            {quotas
              .filter(({ questionId }) => questionId === id)
              .map((cell) => (
                <QuotaRow key={cell.id} cell={cell} />
              ))}
          </ul>
        </div>
      ))}
      {loadGrid && <GridButton load={loadGrid} />}
      {isEditing && (
        <QuotaDialog
          quotas={quotas}
          questions={questions.filter(canHaveQuotas)}
          target={target}
          save={save}
          onClose={() => setEditing(false)}
        />
      )}
    </section>
  )
}

export function GridButton({ load }: { load: () => Promise<{ csv: string }> }) {
  const file = useMutation({ mutationFn: load })
  const download = () =>
    file.mutate(undefined, {
      onSuccess: ({ csv }) => downloadText('grid.csv', csv, 'text/csv;charset=utf-8'),
      onError: (error) => showToast(messageOf(error), { tone: 'error' }),
    })
  return (
    <Button
      variant="quiet"
      size="sm"
      className="no-print -ml-2 justify-self-start"
      pending={file.isPending}
      onClick={download}
    >
      <Download aria-hidden="true" className="size-4" />
      Download grid (CSV)
    </Button>
  )
}
