import { useQuery } from '@tanstack/react-query'
import { TEMPLATE_TYPES, type TemplateType } from '@wattle/contract/template'
import { messageOf } from '#lib/api/call.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type Template, templatesQuery } from './hooks.ts'
import { TemplateChoice } from './template-choice.tsx'
import { TemplateEditor } from './template-editor.tsx'

interface TemplatePageProps {
  selected: TemplateType
  linkTo: (type: TemplateType) => string
}

/**
 * Lists the emails the agency can reword, marks the ones it has reworded, and shows an editor for
 * one of them.
 */
export function TemplatePage({ selected, linkTo }: TemplatePageProps) {
  const { data, isError, error, refetch } = useQuery(templatesQuery)
  if (isError) {
    return (
      <EmptyState
        title="The templates didn’t load"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >
        {messageOf(error)}
      </EmptyState>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading the templates" className="grid gap-5">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-100 rounded-card" />
      </Loading>
    )
  }
  const stored = (type: TemplateType) => {
    const newest = data.find((one) => one.type === type)
    return newest && hasWords(newest) ? newest : undefined
  }
  const template = stored(selected)
  return (
    <div className="grid gap-6">
      <TemplateChoice types={TEMPLATE_TYPES} stored={stored} selected={selected} linkTo={linkTo} />
      <TemplateEditor
        key={`${selected} ${template?.id ?? 'built in'}`}
        type={selected}
        stored={template}
      />
    </div>
  )
}

/**
 * Whether the agency has reworded this email. Restoring the built-in email sets the subject and the
 * body to null.
 */
const hasWords = ({ subject, body }: Template) => subject !== null || body !== null
