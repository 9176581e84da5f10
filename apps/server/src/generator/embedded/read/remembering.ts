const MOST_REMEMBERED = 100

/** For what audience, screener and guide ask of the same idea, each as often as it is written anew. */
export function remembering<Found>(find: (text: string) => Found): (text: string) => Found {
  const remembered = new Map<string, Found>()
  return (text) => {
    const found = remembered.get(text) ?? find(text)
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(text, found)
    return found
  }
}
