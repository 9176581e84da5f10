import type { Visit } from '../harness/visits.ts'
import { bearer, sending } from '../world/people.ts'

type Researcher = {
  token: string
  project: number
  draft: number
  question: number
  option: number
}

/**
 * Lists projects, searches, opens a project and its interviews, then edits an option in a draft and
 * validates the draft.
 */
export const visit: Visit<Researcher> = async (ask, person) => {
  const { token, project, draft, question, option } = person
  const headers = bearer(token)
  const read = (call: string, path: string) =>
    ask({ method: 'GET', path: `/api/platform${path}`, headers, call })
  await read('me', '/user/me')
  await read('projects', '/research?page=1&size=50')
  await read('search', '/research?page=1&size=50&name=meals')
  await read('project', `/research/${project}`)
  await read('calendar', `/calendar/${project}`)
  await ask({
    method: 'PATCH',
    path: '/api/platform/screener',
    headers: sending(token),
    body: JSON.stringify({
      id: draft,
      questions: [{ id: question, options: [{ id: option, text: 'I bought something' }] }],
    }),
    call: 'save',
  })
  await read('validate', `/screener/validate/${draft}`)
}
