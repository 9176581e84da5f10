/** What is bought, swapped or hired: people look for it, whoever they are. */
const GOODS =
  /\b(marketplace|second-?hand|pre-?loved|resale|swap|rental|rentals|hire|subscription box|kits?|shop|store|delivered|delivery)\b/i

/** "second-hand school uniforms marketplace": those who looked for school uniforms can tell. */
export const wantedJob = (text: string, topic: string | undefined) =>
  topic && GOODS.test(text) ? `look for ${topic}` : undefined
