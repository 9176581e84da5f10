import { queryOptions, useQuery } from '@tanstack/react-query'
import { listTopics } from '@wattle/contract/contact-rules'
import { call } from '#lib/api/call.ts'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import type { StudyDraft } from './study-draft.ts'

const topicsQuery = queryOptions({
  queryKey: ['topics'],
  queryFn: () => call(listTopics, {}),
  // Topics don't change while someone fills in the form, so we load them only once.
  staleTime: Number.POSITIVE_INFINITY,
})

interface StudyTopicProps {
  draft: StudyDraft
  error: string | undefined
  onChange: (draft: StudyDraft) => void
}

/** Lets admins choose the study's topic, so that we don't invite members who've turned it off. */
export function StudyTopic({ draft, error, onChange }: StudyTopicProps) {
  const { data = [] } = useQuery(topicsQuery)
  return (
    <Field
      label="Topic"
      optional
      hint="We don’t invite members who’ve turned this topic off."
      error={error}
    >
      {(control) => (
        <Select
          {...control}
          name="topicId"
          value={draft.topicId}
          onChange={(event) => onChange({ ...draft, topicId: event.target.value })}
        >
          <option value="">No topic</option>
          {data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
