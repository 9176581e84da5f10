import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/api/call.ts'
import { Combobox } from '#ui/form/combobox.tsx'
import { Loading } from '#ui/loading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { researchersQuery } from './interview-hooks.ts'

interface ResearcherChoiceProps {
  label: string
  hint: string
  userId: number | undefined
  onChange: (userId: number) => void
}

/**
 * Lets an admin choose a researcher. Lists every account, because anyone with one can conduct
 * interviews.
 */
export function ResearcherChoice({ label, hint, userId, onChange }: ResearcherChoiceProps) {
  const { data, error } = useQuery(researchersQuery)
  if (error) {
    return (
      <Notice tone="error">
        <p>{messageOf(error)}</p>
      </Notice>
    )
  }
  if (!data) {
    return (
      <Loading label="Loading the researchers">
        <Skeleton className="h-11" />
      </Loading>
    )
  }
  const choices = data.map(({ id, firstName, lastName, email }) => ({
    id: String(id),
    label: `${firstName} ${lastName}, ${email}`,
  }))
  return (
    <Combobox
      label={label}
      hint={hint}
      choices={choices}
      value={String(userId ?? '')}
      onChange={(id) => onChange(Number(id))}
      emptyText="No accounts match"
    />
  )
}
