import { useQuery } from '@tanstack/react-query'
import { isChoice } from '@wattle/contract/question-rules'
import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { kindWords, MARK_WORDS } from '#content/question-words.ts'
import { messageOf } from '#lib/api/call.ts'
import { cx } from '#lib/cx.ts'
import { Button } from '#ui/button.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Folded } from './folded.tsx'
import { type DistributionProject, projectQuery } from './hooks.ts'

interface ProjectFactsProps {
  /** The distribution’s id. */
  id: number
}

/**
 * The researcher's idea, audience and screening questions, for our team to read before inviting
 * anyone.
 */
export function ProjectFacts({ id }: ProjectFactsProps) {
  const [isOpened, setOpened] = useState(false)
  const { data, isError, error, refetch } = useQuery({ ...projectQuery(id), enabled: isOpened })
  return (
    <Folded
      title="What the researcher asked for"
      aside="Idea, audience and screening questions"
      onOpen={() => setOpened(true)}
    >
      {data ? (
        <Project project={data} />
      ) : !isOpened ? null : isError ? (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert">{messageOf(error)}</p>
          <Button size="sm" variant="secondary" onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Loading label="Loading the researcher’s request" className="grid gap-2">
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-20" />
        </Loading>
      )}
    </Folded>
  )
}

function Project({ project }: { project: DistributionProject }) {
  const { idea, characteristics, questions } = project
  return (
    <dl className="@container grid gap-4">
      <Part title="Idea">
        <p className="whitespace-pre-line break-words">{idea}</p>
      </Part>
      <Part title="Audience">
        <ul className="list-disc pl-5">
          {characteristics.map((text, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same text
              key={at}
              className="break-words"
            >
              {text}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Screening questions">
        <p className="text-ink-2">
          The answers with a tick decide who qualifies. Please don’t give them away in the
          invitation.
        </p>
        <ol className="mt-2 grid @min-[48rem]:grid-cols-2 gap-x-8 gap-y-3">
          {questions.map((question, at) => (
            <Question
              // biome-ignore lint/suspicious/noArrayIndexKey: questions keep the screener’s order
              key={at}
              number={at + 1}
              question={question}
            />
          ))}
        </ol>
      </Part>
    </dl>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="font-semibold">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

interface QuestionProps {
  number: number
  question: DistributionProject['questions'][number]
}

function Question({ number, question }: QuestionProps) {
  const { type, rule, options } = question
  const mark = MARK_WORDS[rule]
  const Mark = rule === 'REJECT' ? X : Check
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-1">
      <b className="tabular">{number}</b>
      <div>
        <p className="break-words">
          {question.question} <span className="text-ink-3">{ruleInWords(question)}</span>
        </p>
        <ul className="mt-1">
          {(isChoice(type) ? options : []).map(({ text, mustMatch }, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may have the same text
              key={at}
              className={cx(
                'grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-1 break-words',
                mustMatch && mark ? 'font-semibold' : 'text-ink-2',
              )}
            >
              {mustMatch && mark ? (
                <Mark
                  role="img"
                  aria-label={`${mark}:`}
                  className={cx('mt-0.5 size-4', rule === 'REJECT' ? 'text-error' : 'text-done')}
                />
              ) : (
                <span />
              )}
              {text}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/**
 * How many of the ticked options an answer must have: one for a single choice, all for a multiple
 * choice.
 */
function ruleInWords(question: QuestionProps['question']): string {
  const { type, rule, options } = question
  if (rule !== 'MATCH' || !isChoice(type)) return `(${kindWords(question)})`
  const count = options.filter(({ mustMatch }) => mustMatch).length
  if (type === 'SINGLE_CHOICE')
    return count > 1 ? '(one answer, any ticked one will do)' : '(one answer)'
  return count > 1 ? '(several answers, must choose all the ticked ones)' : '(several answers)'
}
