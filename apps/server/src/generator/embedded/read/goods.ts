/** What is bought, swapped or hired: people look for it, whoever they are. */
const GOODS =
  /\b(marketplace|second-?hand|pre-?loved|resale|swap|rentals|subscription box|kits?|for sale)\b/i

/** "second-hand school uniforms marketplace": those who looked for school uniforms can tell. */
export function wantedJob(text: string, topic: string | undefined): string | undefined {
  if (!topic || /\b(market|prices?|costs?)$/.test(topic)) return undefined
  // "a box with guides on sleep": what they tell about is not in the box.
  if (new RegExp(`\\b(?:on|about|around) (?:[\\w-]+,? (?:and )?){0,6}${topic}\\b`, 'i').test(text))
    return undefined
  return GOODS.test(text) || topic.endsWith(' hire') ? `look for ${topic}` : undefined
}
