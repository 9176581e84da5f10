import type { Visit } from '../harness/visits.ts'
import { bearer } from '../world/people.ts'

const LISTS = {
  projects: '/projects?page=1&size=50',
  distributions: '/distributions?page=1&size=50',
  completions: '/completions?page=1&size=50&researchId={project}',
  interviews: '/interviews?page=1&size=50',
  panel: '/panel?page=1&size=50',
  search: '/panel?page=1&size=50&search=Example+19',
  outbox: '/outbox?page=1&size=50',
}

/** Goes from list to list, as admins do all day. */
export const visit: Visit<{ token: string; project: number }> = async (ask, { token, project }) => {
  for (const [call, path] of Object.entries(LISTS))
    await ask({
      method: 'GET',
      path: `/api/admin${path.replace('{project}', String(project))}`,
      headers: bearer(token),
      call,
    })
}
