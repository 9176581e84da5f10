import { isEarlier, RESEARCH_STATUSES, type ResearchStatus } from '@wattle/contract/research'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'

/** Where the researchers of demo/accounts.ts have their addresses; no real address can end like this. */
const DEMO_ADDRESSES = '%@demo.example'

type DraftedStep = 'audience' | 'screener' | 'guide'

export type DraftCount = {
  step: DraftedStep
  /** The id of a question's template, or the tag of an audience line. */
  template: string
  written: number
  left: number
  /** Always 0 for the audience, where an edited line can't be told from a deleted one. */
  edited: number
  deleted: number
}

/** The drafted texts of a step, of projects that are past it. */
const draftsOf = (step: DraftedStep, status: ResearchStatus) => sql`
  select project.id as project_id, characteristics,
    ${step}::text as step, draft.id as template, draft.text
  from project, jsonb_to_recordset(drafted -> ${step}::text) as draft(id text, text text)
  where status in ${RESEARCH_STATUSES.filter((later) => isEarlier(status, later))}`

/**
 * What became of each template, over all real projects that are past the step it was written for. A draft
 * that has no question any more has no text to compare, so `is_same` is null.
 */
export async function countDrafts(db: Db): Promise<DraftCount[]> {
  const { rows } = await db.execute<DraftCount>(sql`
    with project as (
      select researches.id, status, drafted, characteristics
      from researches join users on users.id = owner_id
      where not is_sample and deleted_at is null and email not ilike ${DEMO_ADDRESSES}
    ), question as (
      select 'screener' as step, research_id, draft_id, question as text from screener_questions
      union all
      select 'guide', research_id, draft_id, question
      from guide_questions join guide_parts on guide_parts.id = part_id
    ), outcome as (
      select draft.step, template, bool_or(question.text = draft.text) as is_same
      from (
        ${draftsOf('screener', 'SCREENER_GENERATION')}
        union all ${draftsOf('guide', 'GUIDE_GENERATION')}
      ) as draft
      left join question
        on question.step = draft.step and research_id = project_id and draft_id = template
      group by draft.step, template, project_id, draft.text
      union all
      select step, template, nullif(text = any(characteristics), false)
      from (${draftsOf('audience', 'AUDIENCE_GENERATION')}) as draft
    )
    select step, template, count(*)::int as written,
      count(*) filter (where is_same)::int as left,
      count(*) filter (where not is_same)::int as edited,
      count(*) filter (where is_same is null)::int as deleted
    from outcome group by step, template order by step, template`)
  return rows
}
