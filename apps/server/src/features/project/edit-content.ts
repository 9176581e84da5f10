import type { ResearchStatus } from '@wattle/contract/research'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'
import { mustBeAt, type ResearchRow } from './rules.ts'
import { lockOwnResearch } from './service.ts'

type Writing<Content> = Content & { tx: Db; research: ResearchRow }

/** What is written in a step of its own, under the project's lock, and counts its changes. */
export function versioned<Content extends object>(
  steps: readonly [ResearchStatus, ...ResearchStatus[]],
  version: 'screenerVersion' | 'guideVersion',
  read: (tx: Db, researchId: number) => Promise<Content>,
) {
  type Work<T> = (writing: Writing<Content>) => Promise<T>

  async function hold<T>(deps: Deps, actor: SignedIn, id: number | undefined, work: Work<T>) {
    must(id !== undefined, 'NOT_FOUND')
    return deps.db.transaction(async (tx) => {
      const research = await lockOwnResearch(tx, actor, id)
      mustBeAt(research, ...steps)
      must(research[version] !== null, 'NOT_WRITTEN_YET')
      return work({ ...(await read(tx, id)), tx, research })
    })
  }

  async function counted({ now }: Deps, writing: Writing<Content>): Promise<Writing<Content>> {
    const { tx, research } = writing
    const change = { [version]: (research[version] ?? 0) + 1, updatedAt: now() }
    return { ...writing, research: await queries.updateResearch(tx, research.id, change) }
  }

  return {
    hold,
    counted,
    /** A change counts the version up. */
    edit: <T>(deps: Deps, actor: SignedIn, id: number | undefined, work: Work<T>) =>
      hold(deps, actor, id, async (writing) => work(await counted(deps, writing))),
    /** Within an edit: who did not see the last change is shown it, and changes nothing. */
    async mustHaveSeen(
      { research }: Writing<Content>,
      seen: number | undefined,
      stands: () => Promise<object>,
    ) {
      const before = (research[version] ?? 0) - 1
      if (seen === undefined || seen === before) return
      must(false, 'STALE_VERSION', { data: { current: { ...(await stands()), version: before } } })
    },
  }
}

/** The stored position for the block in that place, counted from one: the end if there are fewer. */
export const positionAt = (blocks: readonly { position: number }[], place: number): number =>
  blocks[place - 1]?.position ?? endOf(blocks)

export const endOf = (blocks: readonly { position: number }[]): number =>
  (blocks.at(-1)?.position ?? 0) + 1
