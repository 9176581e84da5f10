import type { ConsentAnswer } from '@wattle/contract/consent'
import type { ScreenerCount, Stance, Strength } from '@wattle/contract/findings/results'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/open.ts'
import { isConductedSql, isMissedSql, sampleNumberSql } from '#features/interview/rules.ts'
import { countsSql, isScreeningSql, participantNumberSql } from './rules.ts'

/** A participant with a number, as in "Participant 3", or a sample person. */
export type PersonRow = {
  researchId: number
  number: number
  isWithdrawn: boolean
  /** Null if we haven't asked the participant. */
  mayBeQuoted: boolean | null
  hasTranscript: boolean
  /** The participant's latest answer about recording. Null if we haven't asked. */
  recording: ConsentAnswer | null
  isSample: boolean
  interviews: { id: number; startsAt: number; isNoShow: boolean; isTalk: boolean }[]
}

const ids = (list: number[]) => sql`${sql.param(list)}::bigint[]`

/** The start time in milliseconds since 1970, because JSON has no dates. */
const startsAtSql = sql`extract(epoch from interviews.start_time) * 1000`

export async function listPeople(db: Db, researchIds: number[]): Promise<PersonRow[]> {
  const { rows } = await db.execute<PersonRow & { researchId: string }>(sql`
    select invitations.research_id as "researchId",
      invitations.participant_number as number,
      invitations.words_withdrawn_at is not null as "isWithdrawn",
      case when 'QUOTES' = any(invitations.agreed) then true
        when exists (
          select from consents join consent_texts on consent_texts.id = consents.text_id
          where consents.invitation_id = invitations.id and consent_texts.kind = 'QUOTES'
        ) then false end as "mayBeQuoted",
      coalesce(bool_or(transcripts.interview_id is not null), false) as "hasTranscript",
      (
        select consents.answer from consents join consent_texts on consent_texts.id = consents.text_id
        where consents.invitation_id = invitations.id and consent_texts.kind = 'RECORDING'
        order by consents.id desc limit 1
      ) as recording,
      false as "isSample",
      coalesce(json_agg(json_build_object(
        'id', interviews.id,
        'startsAt', ${startsAtSql},
        'isNoShow', ${isMissedSql},
        'isTalk', ${isConductedSql} or exists (
          select from evidence where evidence.interview_id = interviews.id
            and evidence.deleted_at is null
        )
      ) order by interviews.start_time) filter (where interviews.id is not null), '[]')::jsonb
        as interviews
    from invitations
      left join interviews on interviews.invitation_id = invitations.id
      left join transcripts on transcripts.interview_id = interviews.id
    where invitations.research_id = any(${ids(researchIds)})
      and invitations.participant_number is not null
    group by invitations.id
    union all
    select interviews.research_id, ${sampleNumberSql}, false, true, false, null, true,
      jsonb_build_array(
      jsonb_build_object('id', interviews.id, 'startsAt', ${startsAtSql}, 'isNoShow', false,
        'isTalk', true))
    from interviews
    where interviews.research_id = any(${ids(researchIds)})
      and interviews.sample_person_id is not null
    order by 1, 2`)
  return rows.map((row) => ({ ...row, researchId: Number(row.researchId) }))
}

/**
 * A capture as the analysis counts it. We fetch captures as arrays, because a project can have
 * thousands. Leaves out captures from no-shows.
 */
export type CountedCapture = {
  researchId: number
  participant: number
  assumptionId: number | null
  stance: Stance | null
  strength: Strength | null
  leading: boolean
  themeIds: number[]
}

export async function listCounted(db: Db, researchIds: number[]): Promise<CountedCapture[]> {
  const { rows } = await db.execute<{ captures: [] | null }>(sql`
    select json_agg(json_build_array(evidence.research_id, ${participantNumberSql},
      evidence.assumption_id, evidence.stance, evidence.strength, evidence.leading, labels.ids)
      order by evidence.id) as captures
    from evidence join interviews on interviews.id = evidence.interview_id
      left join invitations on invitations.id = interviews.invitation_id
      left join (
        select evidence_themes.evidence_id, json_agg(evidence_themes.theme_id) as ids
        from evidence_themes join themes on themes.id = evidence_themes.theme_id
        where themes.research_id = any(${ids(researchIds)})
        group by evidence_themes.evidence_id
      ) labels on labels.evidence_id = evidence.id
    where evidence.research_id = any(${ids(researchIds)}) and evidence.deleted_at is null
      and ${countsSql}`)
  type Row = [
    number,
    number,
    number | null,
    Stance | null,
    Strength | null,
    boolean,
    number[] | null,
  ]
  const captures: Row[] = rows[0]?.captures ?? []
  return captures.map(
    ([researchId, participant, assumptionId, stance, strength, leading, themes]) => ({
      researchId,
      participant,
      assumptionId,
      stance,
      strength,
      leading,
      themeIds: themes ?? [],
    }),
  )
}

/**
 * For each of these screener questions: how many people answered it, and how many of them gave a
 * qualifying answer.
 */
export async function countScreenerAnswers(
  db: Db,
  questionIds: number[],
): Promise<Map<number, ScreenerCount>> {
  if (questionIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; qualifying: number; answers: number }>(sql`
    select screener_questions.id, count(*) filter (where
      case when screener_questions.type = 'NUMBER' then
        (invitations.written ->> screener_questions.id::text)::numeric
          between coalesce(screener_questions.number_min, 0)
            and coalesce(screener_questions.number_max, 1000000)
      when screener_questions.type = 'MULTIPLE_CHOICE' and screener_questions.rule = 'MATCH' then
        options.marked <@ invitations.chosen_ids
      else options.marked && invitations.chosen_ids end
    )::int as qualifying, count(*)::int as answers
    from screener_questions
      join lateral (
        select coalesce(array_agg(screener_options.id), '{}') as listed,
          coalesce(array_agg(screener_options.id) filter (where screener_options.must_match), '{}')
            as marked
        from screener_options where screener_options.question_id = screener_questions.id
      ) options on true
      join invitations on invitations.research_id = screener_questions.research_id
        and (options.listed && invitations.chosen_ids
          or invitations.written ? screener_questions.id::text)
    where screener_questions.id = any(${ids(questionIds)}) and ${isScreeningSql}
    group by screener_questions.id`)
  return new Map(
    rows.map(({ id, qualifying, answers }) => [Number(id), { said: qualifying, of: answers }]),
  )
}
