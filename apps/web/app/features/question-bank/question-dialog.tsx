import { MIN_OPTIONS } from '@wattle/contract/limits'
import type { AdminBankQuestion } from '@wattle/contract/question-bank'
import { type ChoiceType, RULES, type Rule } from '@wattle/contract/question-rules'
import { MAX_OPTION_LENGTH, MAX_OPTIONS, MAX_QUESTION_LENGTH } from '@wattle/contract/screener'
import { Plus, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { RULE_WORDS, TYPE_WORDS } from '#content/question-words.ts'
import { messageOf } from '#lib/api/call.ts'
import { useForm } from '#lib/use-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { FormDialog } from '#ui/overlay/form-dialog.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { useSaveQuestion } from './hooks.ts'
import {
  optionLike,
  ProfileFieldSelect,
  ProfileOptionSelect,
  useLinkableFields,
} from './profile-link.tsx'

const TYPES = (['SINGLE_CHOICE', 'MULTIPLE_CHOICE'] as const).map((value) => ({
  value,
  label: TYPE_WORDS[value],
}))
const RULE_CHOICES = RULES.map((value) => ({ value, label: RULE_WORDS[value] }))

/**
 * Doesn't assign errors to fields, so the form shows them at the top. An error may be about any
 * option.
 */
const noFields = () => ({})

type Option = AdminBankQuestion['options'][number]
const EMPTY: Option = { text: '', mustMatch: false }

const HINTS: Record<Rule, string> = {
  MATCH:
    'Mark the answers that qualify, so the generator can use this question as is. If you mark none, each researcher decides which answers qualify.',
  ANY: 'One marked option is enough to qualify. If you mark none, each researcher decides which answers qualify.',
  REJECT:
    'People who choose a marked option don’t qualify. If you mark none, each researcher decides which answers qualify.',
  NOTE: 'You see the answers, and everyone qualifies whatever they choose.',
}

interface QuestionDialogProps {
  /** The question as it was when the dialog opened. Undefined for a new question. */
  edited?: AdminBankQuestion | undefined
  onClose: () => void
}

/**
 * Adds or edits a question in the bank. Admins don't have to mark the answers that qualify, because
 * each project can choose its own.
 */
export function QuestionDialog({ edited, onClose }: QuestionDialogProps) {
  const save = useSaveQuestion(edited)
  const hintId = useId()
  const list = useRef<HTMLFieldSetElement>(null)
  const [question, setQuestion] = useState(edited?.question ?? '')
  const [type, setType] = useState<ChoiceType>(edited?.type ?? 'SINGLE_CHOICE')
  const [rule, setRule] = useState<Rule>(edited?.rule ?? 'MATCH')
  const [options, setOptions] = useState<Option[]>(edited?.options ?? [EMPTY, EMPTY, EMPTY])
  const [tags, setTags] = useState((edited?.tags ?? []).join(', '))
  const fields = useLinkableFields(type)
  const [fieldId, setFieldId] = useState(edited?.profileFieldId ?? null)
  const field = fields.find(({ id }) => id === fieldId)
  const change = (at: number, part: Partial<Option>) =>
    setOptions(options.map((option, other) => (other === at ? { ...option, ...part } : option)))

  /** Links each option to the profile option with the same text, until someone chooses another. */
  function link(chosen: typeof field) {
    setFieldId(chosen?.id ?? null)
    setOptions(
      options.map(({ text, mustMatch }) => ({
        text,
        mustMatch,
        profileOptionId: optionLike(chosen, text),
      })),
    )
  }

  /** Moves focus to the next option, because the focused one disappears. */
  function remove(at: number) {
    flushSync(() => setOptions(options.filter((_, other) => other !== at)))
    const fields = list.current?.querySelectorAll<HTMLElement>('input:not([type=checkbox])')
    fields?.[Math.min(at, fields.length - 1)]?.focus()
  }

  const { form, failure, isPending } = useForm(async () => {
    const filled = options.filter(({ text }) => text.trim() !== '')
    // Drops the link if this kind of question can't ask about the field, but keeps it while the
    // fields load.
    const profileFieldId = fields.length === 0 || field ? fieldId : null
    await save.mutateAsync({
      question,
      type,
      rule,
      options: filled,
      tags: tagsIn(tags),
      profileFieldId,
    })
    showToast(edited ? 'Question saved' : 'Question added', { tone: 'success' })
    onClose()
  }, noFields)

  return (
    <FormDialog
      form={form}
      isPending={isPending}
      onClose={onClose}
      title={edited ? 'Edit question' : 'Add a question'}
      submitLabel={edited ? 'Save' : 'Add question'}
      pendingLabel={edited ? 'Saving' : 'Adding'}
      className="grid gap-5"
    >
      {failure !== undefined && <Notice tone="error">{messageOf(failure)}</Notice>}
      <Field label="Question">
        {(control) => (
          <TextInput
            {...control}
            maxLength={MAX_QUESTION_LENGTH}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
          />
        )}
      </Field>
      <Segmented showsLabel label="Question type" choices={TYPES} value={type} onChange={setType} />
      <Segmented
        showsLabel
        isFolding
        label="Who qualifies"
        choices={RULE_CHOICES}
        value={rule}
        onChange={setRule}
      />
      <ProfileFieldSelect fields={fields} value={field?.id ?? null} onChange={link} />
      <fieldset ref={list} aria-describedby={hintId} className="grid gap-3">
        <legend className="mb-1.5 font-semibold">Options</legend>
        <p id={hintId} className="-mt-1.5 text-ink-3 text-small">
          At least {MIN_OPTIONS} options. We leave out empty ones. {HINTS[rule]}
        </p>
        {options.map(({ text, mustMatch, profileOptionId = null }, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no id, only an order
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3"
          >
            <TextInput
              aria-label={`Option ${at + 1}`}
              placeholder={`Option ${at + 1}`}
              autoComplete="off"
              maxLength={MAX_OPTION_LENGTH}
              value={text}
              onChange={({ target }) => change(at, { text: target.value })}
            />
            {rule === 'NOTE' ? (
              <span />
            ) : (
              <Checkbox
                label={
                  <>
                    {rule === 'REJECT' ? 'Rules out' : 'Qualifies'}
                    <span className="sr-only">: option {at + 1}</span>
                  </>
                }
                checked={mustMatch}
                onChange={({ target }) => change(at, { mustMatch: target.checked })}
              />
            )}
            <IconButton
              label={`Remove option ${at + 1}`}
              icon={X}
              size="sm"
              variant="danger"
              disabled={options.length <= MIN_OPTIONS}
              onClick={() => remove(at)}
            />
            {field && (
              <ProfileOptionSelect
                field={field}
                position={at + 1}
                value={profileOptionId}
                onChange={(id) => change(at, { profileOptionId: id })}
              />
            )}
          </div>
        ))}
        <div>
          <Button
            size="sm"
            variant="quiet"
            disabled={options.length >= MAX_OPTIONS}
            onClick={() => setOptions([...options, EMPTY])}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add an option
          </Button>
        </div>
      </fieldset>
      <Field
        label="Tags"
        optional
        hint="Separate tags with commas. You can search for questions by tag too."
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={tags}
            onChange={({ target }) => setTags(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}

const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
