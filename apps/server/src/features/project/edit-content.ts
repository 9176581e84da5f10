import type { ResearchStatus } from '@wattle/contract/research'
import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/open.ts'
import type { Deps } from '#deps.ts'
import { must } from '#errors.ts'
import * as queries from './queries.ts'
import { mustBeAt, type ResearchRow } from './rules.ts'
import { lockOwnResearch } from './service.ts'

type Writing<Content> = Content & { tx: Db; research: ResearchRow }

/**
 * Functions that edit the screener or the guide. They lock the project, and throw unless it's at
 * one of these steps and the content has been written.
 */
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
    /** Like `hold`, but increments the version. */
    edit: <T>(deps: Deps, actor: SignedIn, id: number | undefined, work: Work<T>) =>
      hold(deps, actor, id, async (writing) => work(await counted(deps, writing))),
    /**
     * Optimistic locking within an edit. If the caller hasn't seen the last change, throws and
     * sends them the current content.
     */
    async mustHaveSeen(
      { research }: Writing<Content>,
      seen: number | undefined,
      readCurrent: () => Promise<object>,
    ) {
      const before = (research[version] ?? 0) - 1
      if (seen === undefined || seen === before) return
      must(false, 'STALE_VERSION', {
        data: { current: { ...(await readCurrent()), version: before } },
      })
    },
  }
}

/**
 * The stored position of the block at `place`, counted from one. If there are fewer blocks, the
 * position after the last one.
 */
export const positionAt = (blocks: readonly { position: number }[], place: number): number =>
  blocks[place - 1]?.position ?? endOf(blocks)

export const endOf = (blocks: readonly { position: number }[]): number =>
  (blocks.at(-1)?.position ?? 0) + 1
