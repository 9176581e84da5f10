/**
 * Maps old ids to new ones. A restored row gets a new id, but older undo steps still use the old
 * one.
 */
export function createRestoredIds() {
  const newIds = new Map<number, number>()
  function current(id: number): number {
    const next = newIds.get(id)
    return next === undefined ? id : current(next)
  }
  return { current, add: (oldId: number, newId: number) => newIds.set(oldId, newId) }
}
