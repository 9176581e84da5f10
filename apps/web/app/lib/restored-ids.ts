/** A restored row has a new id, while older undo steps still name the old one. */
export function createRestoredIds() {
  const newIds = new Map<number, number>()
  function current(id: number): number {
    const next = newIds.get(id)
    return next === undefined ? id : current(next)
  }
  return { current, add: (oldId: number, newId: number) => newIds.set(oldId, newId) }
}
