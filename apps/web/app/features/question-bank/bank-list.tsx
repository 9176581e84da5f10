import { useQuery } from '@tanstack/react-query'
import type { AdminBankQuestion } from '@wattle/contract/question-bank'
import { Check, Pencil, Plus, Trash2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { RULE_WORDS } from '#content/question-words.ts'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { Button } from '#ui/button.tsx'
import { DOT_BETWEEN } from '#ui/dot-between.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SearchBox } from '#ui/table/search-box.tsx'
import { showToast } from '#ui/toast/toast.ts'
import { bankQuery, useRemoveQuestion, useSaveQuestion } from './hooks.ts'
import { QuestionDialog } from './question-dialog.tsx'

interface BankListProps {
  search: string
  onSearch: (search: string) => void
}

/** The agency's screening questions, for researchers and the generator to copy. */
export function BankList({ search, onSearch }: BankListProps) {
  const [isAdding, setAdding] = useState(false)
  const [edited, setEdited] = useState<AdminBankQuestion>()
  const input = useRef<HTMLInputElement>(null)
  const bank = useQuery(bankQuery(search))
  const add = useSaveQuestion()
  const remove = useRemoveQuestion()

  const showError = (error: unknown) => showToast(messageOf(error), { tone: 'error' })

  function removeQuestion({ id, version: _version, ...question }: AdminBankQuestion) {
    const undo = () => add.mutateAsync(question).catch(showError)
    remove.mutateAsync(id).then(
      () =>
        showToast('Question removed. Screeners that have a copy keep it.', {
          tone: 'info',
          action: { label: 'Undo', onAction: undo },
        }),
      showError,
    )
  }

  /** The button disappears with the search, so focus moves to the search box. */
  function clear() {
    onSearch('')
    input.current?.focus()
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <SearchBox input={input} label="Search the questions" value={search} onSearch={onSearch} />
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-4.5" />
          Add a question
        </Button>
      </div>
      {bank.isPending ? (
        <Loading label="Loading the questions">
          <Skeleton className="h-30" />
        </Loading>
      ) : bank.isError ? (
        <EmptyState
          title="The questions didn’t load"
          action={<Button onClick={() => bank.refetch()}>Try again</Button>}
        >
          {messageOf(bank.error)}
        </EmptyState>
      ) : bank.data.length === 0 ? (
        <EmptyState
          title={search ? 'No questions match' : 'No questions yet'}
          action={
            search && (
              <Button variant="secondary" onClick={clear}>
                Clear search
              </Button>
            )
          }
        >
          {search
            ? 'Try another word.'
            : 'Keep questions that worked well. Researchers can copy them, and the generator uses any that suit an idea.'}
        </EmptyState>
      ) : (
        <>
          <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-2 text-small">
            <span className="inline-flex items-center gap-1.5">
              <Check aria-hidden="true" className="size-4 shrink-0 text-gum" />
              qualifies
            </span>
            <span className="inline-flex items-center gap-1.5">
              <X aria-hidden="true" className="size-4 shrink-0 text-error" />
              rules out
            </span>
          </p>
          <ul className="divide-y divide-line border-line border-y">
            {bank.data.map((question) => (
              <QuestionRow
                key={question.id}
                question={question}
                onEdit={() => setEdited(question)}
                onRemove={() => removeQuestion(question)}
              />
            ))}
          </ul>
        </>
      )}
      {isAdding && <QuestionDialog onClose={() => setAdding(false)} />}
      {edited && <QuestionDialog edited={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}

interface QuestionRowProps {
  question: AdminBankQuestion
  onEdit: () => void
  onRemove: () => void
}

function QuestionRow({
  question: { question, type, rule, options, tags = [] },
  onEdit,
  onRemove,
}: QuestionRowProps) {
  const Mark = rule === 'REJECT' ? X : Check
  const isMarked = (option: { mustMatch: boolean }) => option.mustMatch && rule !== 'NOTE'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 py-4">
      <p className="flex max-w-none flex-wrap items-baseline gap-x-2 self-center font-semibold">
        {question}{' '}
        <span className="font-normal text-ink-3 text-small">
          {type === 'SINGLE_CHOICE' ? 'one answer' : 'several answers'}
          {rule !== 'MATCH' && `, ${RULE_WORDS[rule].toLowerCase()}`}
        </span>
        {tags.map((tag) => (
          <span
            key={tag}
            className="rounded-input bg-sunk px-1.5 font-normal text-caption text-ink-2"
          >
            {tag}
          </span>
        ))}
      </p>
      <div className="flex gap-1">
        <IconButton label={`Edit: ${question}`} icon={Pencil} onClick={onEdit} />
        <IconButton label={`Remove: ${question}`} icon={Trash2} onClick={onRemove} />
      </div>
      <ul className="col-span-full flex flex-wrap gap-x-2 gap-y-1 text-ink-2 text-small">
        {options.map((option) => (
          <li key={option.text} className={cx('inline-flex items-center gap-1', DOT_BETWEEN)}>
            {isMarked(option) && (
              <Mark
                aria-hidden="true"
                className={cx('size-4', rule === 'REJECT' ? 'text-error' : 'text-gum')}
              />
            )}
            {option.text}
            {isMarked(option) && (
              <span className="sr-only"> ({rule === 'REJECT' ? 'rules out' : 'qualifies'})</span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}
