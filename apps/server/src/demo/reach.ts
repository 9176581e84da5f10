import { NO_RULES } from '@wattle/contract/contact-rules'
import { saveContactRules } from '#features/panel/apply-contact.ts'
import { createOpenLink, updateOpenLink } from '#features/panel/manage-links.ts'
import type { Past } from './past.ts'
import { adminOf } from './payments.ts'

/** Creates two open links, which bring in people from outside the panel, and closes one of them. */
export async function openLinksTo(past: Past, distributionId: number): Promise<void> {
  await past.at(past.day(-2, 10), async (deps) => {
    const by = await adminOf(deps)
    const add = (source: string, maxEntries: number) =>
      createOpenLink(deps, distributionId, { source, maxEntries }, by)
    await add('Poster at the trade desk', 100)
    const { id } = await add('Newsletter, November', 50)
    await updateOpenLink(deps, id, { isClosed: true }, by)
  })
}

/**
 * Sets one contact rule first and adds others later, as our team would. The rules don't change any
 * invitation in the demo.
 */
export async function setContactRules(past: Past): Promise<void> {
  const first = { ...NO_RULES, invitationsIn30Days: 4 }
  const versions = [
    { day: -2, rules: first },
    { day: -1, rules: { ...first, daysAfterInterview: 30, noShowsIn12Months: 2 } },
  ]
  for (const { day, rules } of versions)
    await past.at(past.day(day, 11), async (deps) =>
      saveContactRules(deps, rules, await adminOf(deps)),
    )
}
