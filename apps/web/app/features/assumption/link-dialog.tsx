import { useForm } from '#lib/use-form.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { useAssumptions } from './hooks.ts'

interface LinkDialogProps {
  researchId: number
  questionId: number
  /** What to call the question, such as "question b of part 2". */
  name: string
  onClose: () => void
}

/** Lets the researcher choose which assumptions a guide question tests. */
export function LinkDialog({ researchId, questionId, name, onClose }: LinkDialogProps) {
  const { query, save } = useAssumptions(researchId)
  const { form, isPending } = useForm(async (_texts, element) => {
    const chosen = new FormData(element).getAll('assumptionIds').map(Number)
    const saved = await save((rows) =>
      rows.map((row) => {
        const others = row.questionIds.filter((id) => id !== questionId)
        const isChosen = row.id !== undefined && chosen.includes(row.id)
        return { ...row, questionIds: isChosen ? [...others, questionId] : others }
      }),
    )
    if (saved) onClose()
  })
  return (
    <FormDialog
      size="sm"
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={`What ${name} tests`}
      submitLabel="Save links"
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">Assumptions</legend>
        {query.data?.assumptions.map(({ id, position, text, questionIds }) => (
          <Checkbox
            key={id}
            name="assumptionIds"
            value={id}
            defaultChecked={questionIds.includes(questionId)}
            label={
              <>
                <span className="tabular font-semibold">{position}</span> {text}
              </>
            }
          />
        ))}
      </fieldset>
    </FormDialog>
  )
}
