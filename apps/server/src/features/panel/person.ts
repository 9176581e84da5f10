import { MOST_FOUND } from '@wattle/contract/person'
import type { Deps } from '#deps.ts'
import { listInterviews, listInterviewsOfMember } from '#features/interview/service.ts'
import { hooks } from './hooks.ts'
import { getMember, listMembers } from './manage-members.ts'
import * as queries from './person-queries.ts'

/** Everything admins can see about one panel member. */
export async function getPerson(deps: Deps, id: number) {
  const { db } = deps
  const member = await getMember(deps, id)
  const [studies, interviews, consents, mails, payments] = await Promise.all([
    queries.listStudies(db, id),
    listInterviewsOfMember(deps, id),
    queries.listStudyConsents(db, id),
    queries.listMailsTo(db, id, member.email),
    hooks().listPaymentsTo(deps, id),
  ])
  const interviewsOf = Map.groupBy(interviews, ({ userScreenerId }) => userScreenerId)
  const consentsOf = Map.groupBy(consents, ({ userScreenerId }) => userScreenerId)
  return {
    ...member,
    mails,
    payments,
    studies: studies.map(({ noTimeAt: at, noTimeNote: note, ...study }) => ({
      ...study,
      noTime: at && { at, note },
      interviews: interviewsOf.get(study.userScreenerId) ?? [],
      consents: consentsOf.get(study.userScreenerId) ?? [],
    })),
  }
}

/** Searches panel members, projects and upcoming interviews for the command palette. */
export async function searchDesk(deps: Deps, typed: string) {
  const search = typed.trim()
  if (search === '') return { people: [], projects: [], interviews: [] }
  const page = { search, page: 1, size: MOST_FOUND }
  const [people, projects, interviews] = await Promise.all([
    listMembers(deps, page),
    queries.searchProjects(deps.db, search, MOST_FOUND),
    listInterviews(deps, { ...page, view: 'UPCOMING', sort: 'START_TIME_ASC' }),
  ])
  return {
    people: people.rows.map(({ id, name, email, state }) => {
      return { id, fullName: name ?? email, email, state }
    }),
    projects,
    interviews: interviews.rows,
  }
}
