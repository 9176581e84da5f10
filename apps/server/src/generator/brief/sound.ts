import { type Brief, type BriefReading, type FormName, SENSITIVE } from '@wattle/contract/brief'
import { NOTICES } from '../content/general.ts'
import { isRare, kindContent, sensitiveType } from '../facts.ts'
import { formsFrom } from './forms.ts'

type Line = BriefReading['sound'][number]

/** The phrases under “How it will sound”. They appear most often in the drafts, so they can be reworded. */
export function soundOf(brief: Brief): Line[] {
  const forms = formsFrom(brief)
  const rare = isRare(brief)
  const line = (form: FormName, before: string, after: string): Line[] => {
    const phrase = forms[form]
    return phrase ? [{ form, before, phrase, after, isUnsure: forms.unsure.includes(form) }] : []
  }
  return [
    ...line('isWho', 'We’re looking for someone who ', '.'),
    ...line('did', `Take me through ${rare ? 'how' : 'the last time'} you `, '.'),
    ...line('wrong', `Tell me ${rare ? 'what happened when' : 'about the last time'} `, '.'),
    ...line('iWrong', 'Answer: ', ''),
    ...severalOf(brief).flatMap(([before, after]) => line('ones', before, after)),
    ...(brief.life === 'PRIVATE' ? line('imWho', 'Answer: ', '') : []),
  ]
}

/** The text before and after {ones} in the kind's first question that uses it. */
function severalOf(brief: Brief): [string, string][] {
  const { own, open, last, core } = kindContent(brief)
  const spoken = [open, ...last, ...core.questions, own.question].find((text) =>
    /^[^{]*\{ones\}[^{]*$/.test(text),
  )
  const [before, after] = spoken?.replace('°', '').split('{ones}') ?? []
  return brief.one && before !== undefined && after !== undefined ? [[before, after]] : []
}

/** Tells the researcher what changes in the drafts when a subject is sensitive. */
export function sensitiveNotice(brief: Brief): string | null {
  const type = sensitiveType(brief)
  if (!type) return null
  const notice = NOTICES.sensitive(SENSITIVE[type])
  return type === 'VIOLENCE' ? `${notice} ${NOTICES.violence}` : notice
}
