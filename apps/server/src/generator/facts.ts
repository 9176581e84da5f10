import type { Brief } from '@wattle/contract/brief'
import { sharesStem, withArticle } from './brief/english.ts'
import { type Forms, formsFrom } from './brief/forms.ts'
import { otherSideOf, rowsFor } from './brief/kind-of.ts'
import { headOf, isKnownPerson } from './brief/people.ts'
import { toYou } from './brief/pronouns.ts'
import { rewritten } from './brief/rewrite.ts'
import { type SensitiveType, sensitiveIn, textOf } from './brief/sensitive.ts'
import { isPastStatement } from './brief/statements.ts'
import * as cues from './content/cues.ts'
import * as grammar from './content/grammar.ts'
import { KIND_CONTENT, type KindContent } from './content/kinds.ts'
import { CONDITIONS, PHRASES } from './content/phrases.ts'
import type { Conditions } from './content/rows.ts'
import { fill, suits } from './phrasing.ts'

export type Facts = ReturnType<typeof factsOf>

/** Everything the templates need to know about the brief. */
export function factsOf(brief: Brief) {
  const forms = formsFrom(brief)
  const type = sensitiveType(brief)
  const is = conditionsOf(brief, forms, type)
  return { brief, forms, type, is, kind: kindContent(brief, is), values: valuesOf(forms, is) }
}

/**
 * The brief's sensitive subject, if any. The researcher's answer decides, except that the kind
 * HEALTH is always sensitive. Without an answer we go by the words in the brief, but not for paid
 * work, where people talk about their job rather than themselves.
 */
export function sensitiveType(brief: Brief): SensitiveType | undefined {
  const { kind, life, sensitive, by } = brief
  const type = sensitive && sensitive !== 'NO' ? sensitive : undefined
  if (kind === 'HEALTH') return type ?? 'HEALTH'
  if (sensitive && by.sensitive !== 'reader') return type
  return life === 'PAID' ? undefined : (type ?? sensitiveIn(textOf(brief)))
}

function conditionsOf(brief: Brief, forms: Forms, type: SensitiveType | undefined): Conditions {
  const is: Conditions = {
    ...(brief.often && { [brief.often]: true }),
    ...(type && { sensitive: true, [type]: true }),
    'other side': otherSideOf(brief.kind, brief.do) !== undefined,
    'any time': isPastStatement(forms.imWho),
    // If the story is already about the airline, we don't ask what part the airline played.
    'in the story': sharesStem(forms.others, `${forms.activity} ${forms.wrong}`),
  }
  const phrases: Record<string, unknown> = { ...brief, ...forms, reworded: brief.forms.did }
  for (const { is: name, phrase = '', says = /^/, ...row } of CONDITIONS)
    if (suits(is)(row) && says.test(String(phrases[phrase] ?? ''))) is[name] = true
  return is
}

/**
 * The questions and answers for this kind, adjusted to the verb and to the brief's conditions. If
 * the verb is on the other side of the kind, such as "rent out" for FIND, we use the general ones.
 */
function kindContent({ kind, do: activity }: Brief, is: Conditions): KindContent {
  const content = KIND_CONTENT[(!is['other side'] && kind) || 'OTHER']
  const variants = content.variants?.filter(suits(is)) ?? []
  return Object.assign({}, content, ...rowsFor(activity, variants))
}

/** The brief's facts, keyed by their placeholder in the templates, such as {doing it}. */
function valuesOf(forms: Forms, is: Conditions): Record<string, string> {
  const { today, unsure: _unsure, ...phrases } = forms
  const { one, about, doing } = forms
  // "Choosing a car" becomes "choosing the car".
  const withTheOne = (text: string) =>
    one && is['the one'] ? text.replace(` ${withArticle(one)}`, ` the ${one}`) : text
  const [first = '', ...others] = today.filter((thing) => !cues.NOTHING.test(thing)).map(toYou)
  // Up to two of the things that people use, but never two that share a word.
  const second = others.find((thing) => !sharesStem(thing, first)) ?? ''
  const shown = [first, second].filter(Boolean)
  const isPeople = [first, ...others].every((thing) => isKnownPerson(headOf(thing)))
  const textOf = (rows: (typeof PHRASES)[string]) => rows.find(suits(is))?.text ?? ''
  const chosen = Object.entries(PHRASES).map(([name, rows]) => [name, fill(textOf(rows), phrases)])
  return {
    ...phrases,
    did: withTheOne(forms.did),
    'do the one': withTheOne(forms.do),
    'doing the one': withTheOne(doing),
    'doing it': is['the one'] ? withTheOne(doing) : about,
    'a who': rewritten(forms.whoOne, grammar.A_WHO),
    'a one': one && withArticle(one),
    'what they use': shown.join(', '),
    'the first thing': first,
    'something else': isPeople ? 'someone else' : 'something else',
    ...Object.fromEntries(chosen),
  }
}
