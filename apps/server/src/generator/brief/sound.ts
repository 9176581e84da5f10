import { type Brief, type BriefReading, SENSITIVE } from '@wattle/contract/brief'
import { NOTICES } from '../content/general.ts'
import { SOUND } from '../content/sound.ts'
import { isRare, kindContent, sensitiveType } from '../facts.ts'
import { suits } from '../phrasing.ts'
import { formsFrom } from './forms.ts'

type Line = BriefReading['sound'][number]

/** The phrases under “How it will sound”. They appear most often in the drafts, so they can be reworded. */
export function soundOf(brief: Brief): Line[] {
  const forms = formsFrom(brief)
  const is = { rare: isRare(brief), private: brief.life === 'PRIVATE' }
  const several = severalOf(brief)
  return SOUND.filter(suits(is)).flatMap(({ form, text = several }) => {
    const [before, after] = text?.split('{}') ?? []
    const isShown = forms[form] && before !== undefined && after !== undefined
    const isUnsure = forms.unsure.includes(form)
    return isShown ? [{ form, before, phrase: forms[form], after, isUnsure }] : []
  })
}

/** The kind's first question about several of them. */
function severalOf(brief: Brief): string | undefined {
  const { open, last, core } = kindContent(brief)
  const spoken = [open, ...last, ...core.questions]
  const found = brief.one && spoken.find((text) => /^[^{]*\{ones\}[^{]*$/.test(text))
  return found ? found.replace('°', '').replace('{ones}', '{}') : undefined
}

/** Tells the researcher what changes in the drafts when a subject is sensitive. */
export function sensitiveNotice(brief: Brief): string | null {
  const type = sensitiveType(brief)
  if (!type) return null
  const notice = NOTICES.sensitive(SENSITIVE[type])
  return type === 'VIOLENCE' ? `${notice} ${NOTICES.violence}` : notice
}
