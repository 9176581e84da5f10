import { type Brief, type BriefReading, SENSITIVE } from '@wattle/contract/brief'
import { NOTICES } from '../content/general.ts'
import { SOUND } from '../content/sound.ts'
import { factsOf, sensitiveType } from '../facts.ts'
import { suits } from '../phrasing.ts'

type Line = BriefReading['sound'][number]

/**
 * The lines under “How it will sound”. Their phrases appear most often in the drafts, so the
 * researcher can reword them there.
 */
export function soundOf(brief: Brief): Line[] {
  const { forms, is } = factsOf(brief)
  return SOUND.filter(suits(is)).flatMap(({ form, text }) => {
    const [before = '', after = ''] = text.split('{}')
    const isUnsure = forms.unsure.includes(form)
    return forms[form] ? [{ form, before, phrase: forms[form], after, isUnsure }] : []
  })
}

/** If the subject is sensitive, tells the researcher how that changes the drafts. */
export function sensitiveNotice(brief: Brief): string | null {
  const type = sensitiveType(brief)
  if (!type) return null
  const notice = NOTICES.sensitive(SENSITIVE[type])
  return type === 'VIOLENCE' ? `${notice} ${NOTICES.violence}` : notice
}
