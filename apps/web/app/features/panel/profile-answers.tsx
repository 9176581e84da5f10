import type { ValueInput } from '@wattle/contract/profile'
import { useState } from 'react'
import { tellAndThrow } from '#lib/api/tell-error.ts'
import { longDate } from '#lib/time/date-formats.ts'
import { useFocusLater } from '#lib/use-focus-later.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { type MemberInfo, useSaveProfile } from './hooks.ts'
import { ProfileQuestion, questionId } from './profile-question.tsx'
import { answerText, type ShownField, SOURCE_FOR_MEMBER } from './shared/answer-draft.ts'

interface ProfileAnswersProps {
  memberKey: string
  profile: NonNullable<MemberInfo['profile']>
}

const TITLE = 'answers-title'
const changeId = (fieldId: number) => `change-${fieldId}`

/** What we know about a member, where it comes from, and buttons to change or delete it. */
export function ProfileAnswers({ memberKey, profile }: ProfileAnswersProps) {
  const save = useSaveProfile(memberKey)
  const focusLater = useFocusLater()
  const [changing, setChanging] = useState<number>()
  const known: ShownField[] = profile.fields.filter(({ answer }) => answer !== null)
  if (known.length === 0) return null

  function open(fieldId: number) {
    setChanging(fieldId)
    focusLater(questionId(fieldId))
  }

  function close(fieldId: number) {
    setChanging(undefined)
    focusLater(changeId(fieldId))
  }

  async function change(value: ValueInput) {
    await save.mutateAsync([value]).catch(tellAndThrow)
    close(value.fieldId)
    showToast('Answer saved', { tone: 'success' })
  }

  async function remove(fieldId: number) {
    await save.mutateAsync([{ fieldId }]).catch(tellAndThrow)
    focusLater(TITLE)
    showToast('Answer deleted', { tone: 'success' })
  }

  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <h3 id={TITLE} tabIndex={-1} className="text-h3">
        Your answers
      </h3>
      <ul className="grid divide-y divide-line">
        {known.map((field) =>
          changing === field.fieldId ? (
            <li key={field.fieldId} className="py-3">
              <ProfileQuestion
                field={field}
                consent={profile.consent}
                onSave={change}
                onSkip={() => close(field.fieldId)}
                skipLabel="Cancel"
              />
            </li>
          ) : (
            <AnswerLine
              key={field.fieldId}
              field={field}
              onChange={() => open(field.fieldId)}
              onDelete={() => remove(field.fieldId)}
            />
          ),
        )}
      </ul>
    </div>
  )
}

interface AnswerLineProps {
  field: ShownField
  onChange: () => void
  onDelete: () => void
}

function AnswerLine({ field, onChange, onDelete }: AnswerLineProps) {
  const { fieldId, label, asked, retired, answer } = field
  const isDerived = answer?.source === 'DERIVED'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="wrap-anywhere">
          <span className="text-ink-2">{label}:</span>{' '}
          <strong className="font-semibold">{answerText(field)}</strong>
        </p>
        {answer && (
          <p className="text-caption text-ink-3">
            {SOURCE_FOR_MEMBER[answer.source]}, {longDate(answer.setAt)}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        {asked === 'PAGE' && !retired && (
          <Button id={changeId(fieldId)} size="sm" variant="secondary" onClick={onChange}>
            Change<span className="sr-only"> {label}</span>
          </Button>
        )}
        {!isDerived && (
          <Button size="sm" variant="quiet" onClick={onDelete}>
            Delete<span className="sr-only"> {label}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
