import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type BankQuestion, offerBankQuestions } from '@wattle/contract/question-bank'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { TYPE_WORDS } from '#content/question-words.ts'
import { call, messageOf } from '#lib/api/call.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SearchBox } from '#ui/table/search-box.tsx'

interface BankDialogProps {
  /** Adds a copy of a question. Resolves to false if that fails. */
  onChoose: (question: BankQuestion) => Promise<boolean>
  onClose: () => void
}

/** Questions that worked well in other projects, to copy into this one. */
export function BankDialog({ onChoose, onClose }: BankDialogProps) {
  const [search, setSearch] = useState('')
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set())
  const offer = useQuery({
    queryKey: ['question-bank', search],
    queryFn: () => call(offerBankQuestions, { query: { search } }),
    placeholderData: keepPreviousData,
  })

  async function choose(question: BankQuestion) {
    if (await onChoose(question)) setAdded((ids) => new Set(ids).add(question.id))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Questions that worked well"
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid gap-4">
        <SearchBox label="Search the questions" value={search} onSearch={setSearch} wide />
        {offer.isPending ? (
          <Loading label="Loading the questions">
            <Skeleton className="h-24" />
          </Loading>
        ) : offer.isError ? (
          <EmptyState
            title="The questions didn’t load"
            action={<Button onClick={() => offer.refetch()}>Try again</Button>}
          >
            {messageOf(offer.error)}
          </EmptyState>
        ) : offer.data.length === 0 ? (
          <EmptyState title={search ? 'No questions match' : 'No questions yet'}>
            {search
              ? 'Try another word.'
              : 'Your agency’s best screening questions will appear here. Until then, write your own.'}
          </EmptyState>
        ) : (
          <ul className="grid divide-y divide-line">
            {offer.data.map((question) => (
              <Offered
                key={question.id}
                question={question}
                isAdded={added.has(question.id)}
                onAdd={() => choose(question)}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

interface OfferedProps {
  question: BankQuestion
  isAdded: boolean
  onAdd: () => Promise<void>
}

function Offered({ question: { question, type, options }, isAdded, onAdd }: OfferedProps) {
  const alone = useOneAtATime()
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-3.5 first:pt-0">
      <p className="font-semibold">{question}</p>
      <Button
        size="sm"
        variant="secondary"
        disabled={isAdded}
        onClick={() => alone(onAdd)}
        className="row-span-2"
      >
        {isAdded ? <Check aria-hidden="true" className="size-4" /> : null}
        {isAdded ? 'Added' : 'Add'}
        <span className="sr-only">: {question}</span>
      </Button>
      <p className="text-ink-2 text-small">
        {TYPE_WORDS[type]}: {options.map(({ text }) => text).join(' · ')}
      </p>
    </li>
  )
}
