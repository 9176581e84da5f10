import type { Brief } from '@wattle/contract/brief'
import { type Forms, formsFrom, inThePast } from './brief/forms.ts'
import { longest, otherSideOf } from './brief/kind-of.ts'
import { withArticle } from './brief/nouns.ts'
import { headOf, isKnownPerson } from './brief/people.ts'
import { rewritten } from './brief/rewrite.ts'
import { sensitiveIn, textOf } from './brief/sensitive.ts'
import { isPastStatement } from './brief/statements.ts'
import * as cues from './content/cues.ts'
import { A_WHO } from './content/grammar.ts'
import { KIND_CONTENT, type KindContent } from './content/kinds.ts'
import { PHRASES, SAYS } from './content/phrases.ts'
import type { Conditions } from './content/rows.ts'
import { DEFAULT_WINDOW, WINDOWS, WORKPLACES } from './content/screener.ts'
import { STATEMENTS_ABOUT_OTHERS } from './content/sensitive.ts'
import { fill, suits } from './phrasing.ts'
import { sharesStem } from './stems.ts'

export type Facts = ReturnType<typeof factsOf>

/** Everything the templates need to know about the brief. */
export function factsOf(brief: Brief) {
  const forms = formsFrom(brief)
  const is = conditionsOf(brief, forms)
  const kind = kindContent(brief, is)
  is.ongoing = kind.isOngoing && !is.rare
  is.session = kind.isSession
  const type = sensitiveType(brief)
  // Unless it's their job, people may pay someone else to do the activity. `orElse` then adds words
  // such as ", or had it done".
  const isTheirJob = brief.life === 'PAID' && brief.buyer !== 'DECIDES'
  const isOrElse = !type && !isTheirJob && forms.did && !/^(?:had|got) /i.test(forms.did)
  const orElse = (isOrElse && kind.orElse) || ''
  return { brief, forms, kind, type, is, orElse, values: valuesOf(brief, forms, is) }
}

/**
 * The brief's sensitive subject, if any. The researcher's answer decides, except that the kind
 * HEALTH is always sensitive. Without an answer we go by the words, but not for paid work, where
 * people talk about their job rather than themselves.
 */
export function sensitiveType(brief: Brief) {
  const { kind, life, sensitive, by } = brief
  const type = sensitive && sensitive !== 'NO' ? sensitive : undefined
  if (kind === 'HEALTH') return type ?? 'HEALTH'
  if (sensitive && by.sensitive !== 'reader') return type
  return life === 'PAID' ? undefined : (type ?? sensitiveIn(textOf(brief)))
}

/**
 * The questions and answers for this kind, adjusted to the verb and to the brief's conditions. If
 * the verb is on the other side of the kind, such as "rent out" for FIND, we use the general ones.
 */
function kindContent({ kind, do: activity }: Brief, is: Conditions): KindContent {
  const content = KIND_CONTENT[otherSideOf(kind, activity) ? 'OTHER' : (kind ?? 'OTHER')]
  const variants = content.variants?.filter(suits(is)) ?? []
  const ofVerb = longest(activity, variants, ({ forVerbs = [] }) => forVerbs)
  const fitting = variants.filter((variant) => !variant.forVerbs || ofVerb.includes(variant))
  const found: KindContent = Object.assign({}, content, ...fitting)
  // People don't have a particular reason for something they do every week, so we don't ask "What
  // made …".
  const last = found.last.filter((text) => !is['every week'] || !/^What made/.test(text))
  return { ...found, last }
}

function conditionsOf(brief: Brief, forms: Forms): Conditions {
  const { life, often, buyer, size } = brief
  // "inspect hives" is about several hives, so it happens more than once.
  const isMany = !/\b(?:an?|the|their|for)\b/.test(brief.do) && /s\b/.test(brief.do)
  const isAgain = cues.RECURRING.includes(brief.kind) || isMany
  // Happens once or every few years, or nothing suggests that it happens again.
  const rare =
    /^(?:EVERY_FEW_YEARS|ONCE)$/.test(often ?? '') || (!often && life === 'PRIVATE' && !isAgain)
  const weekly = often === 'MOST_DAYS' || often === 'EVERY_WEEK'
  const monthly = weekly || often === 'EVERY_MONTH'
  const type = sensitiveType(brief)
  const alone = size.length === 1 && size[0] === 'SOLO'
  const owner = forms.owned !== ''
  const phrases: Record<string, unknown> = { ...forms, do: brief.do }
  const said = SAYS.map(([name, phrase, says]) => [name, says.test(String(phrases[phrase]))])
  return {
    ...Object.fromEntries(said),
    ...(often && { [often]: true }),
    work: life === 'PAID',
    unpaid: life === 'UNPAID',
    private: !life || life === 'PRIVATE',
    ...(type && { sensitive: true, [type]: true }),
    'own health': brief.kind === 'HEALTH' && !otherSideOf(brief.kind, brief.do),
    'health of others': STATEMENTS_ABOUT_OTHERS.some(([says]) => says.test(forms.imWho)),
    // Something people still do every month isn't a past event such as a funeral.
    'past loss': type === 'LOSS' && !monthly,
    rare,
    'every week': weekly,
    'every month': monthly,
    care: brief.kind === 'CARE',
    // People also learn things for their job outside work, so the gate question doesn't say "for
    // work".
    'during work': life === 'PAID' && brief.kind !== 'LEARN',
    'at a named place': forms.place !== '',
    'size known': size.length > 0,
    buyer: buyer === 'DECIDES' || buyer === 'HELPS',
    'on their own': alone,
    owner,
    'for themselves': !life || life === 'PRIVATE' || buyer === 'DECIDES' || alone || owner,
    // At home, and for people who work alone, the gate question has already asked who did the
    // activity.
    shared: (life === 'PAID' || life === 'UNPAID') && !alone,
    'activity known': brief.do !== '',
    'group known': forms.isWho !== '',
    'asked by statement': life === 'PRIVATE' || !forms.whoOne,
    'any time': (type && life === 'PRIVATE') || isPastStatement(forms.imWho),
    // Don't ask how the airline came into it if the story is already about the airline.
    'in the story': sharesStem(forms.others, `${brief.do} ${forms.wrong}`),
  }
}

/** The brief's facts, by the name that stands for them in a template, such as {doing it}. */
function valuesOf(brief: Brief, forms: Forms, is: Conditions): Record<string, string> {
  const { today, unsure: _unsure, ...phrases } = forms
  const { one, whoOne, doing } = forms
  // People who are still looking for something don't have "the one" yet, so we keep "a" or "an".
  const isKnownOne = is.rare && brief.kind !== 'FIND' && brief.kind !== 'ACCESS'
  const [first = '', ...others] = today
    .filter((thing) => !cues.NOTHING.test(thing))
    .map((thing) => thing.replace(/\btheir\b/g, 'your').replace(/\bthey\b/g, 'you'))
  // Up to two of the things they use, as long as they don't share a word.
  const second = others.find((thing) => !sharesStem(thing, first)) ?? ''
  const shown = [first, second].filter(Boolean)
  const withTheOne = (text: string) =>
    one && isKnownOne ? text.replace(` ${withArticle(one)}`, ` the ${one}`) : text
  // Nobody calls their own christening "a christening", so it becomes "the christening".
  const ownOne = (text: string) => (brief.life === 'PRIVATE' ? withTheOne(text) : text)
  const chosen = Object.entries(PHRASES).map(([name, rows]) => {
    const fitting = rows.filter(suits(is))
    const row = fitting.find(({ says }) => !says || says.test(`${brief.who} ${brief.do}`))
    const { text = '' } = row ?? {}
    return [name, text.includes('{') ? fill(text, { values: phrases }) : text]
  })
  const [start, rest] = doing.split(` ${withArticle(one)}`)
  const isNamed = rest !== undefined
  const widowed = cues.WIDOWED.test(forms.imWho) ? 'partner' : ''
  const [, lost = widowed] = cues.LOST.exec(forms.imWho) ?? []
  return {
    ...phrases,
    // In private life it isn't clear which season is meant, so we use the default time window.
    ...(!brief.often || (brief.often === 'IN_SEASON' && brief.life === 'PRIVATE')
      ? DEFAULT_WINDOW
      : WINDOWS[brief.often]),
    did: ownOne(forms.did),
    'doing the one': ownOne(doing),
    'do the one': withTheOne(forms.do),
    lost: lost && `your ${lost}`,
    'a who': rewritten(whoOne, A_WHO),
    // A rare event needs no further details, so "arranging a funeral for your parent" becomes
    // "arranging the funeral".
    'doing it': !one || !isKnownOne ? forms.about : isNamed ? `${start} the ${one}` : doing,
    'what they own': forms.owned,
    'a one': one && withArticle(one),
    ones: one && forms.ones,
    'what they use': shown.join(', '),
    'something else': shown.every((thing) => isKnownPerson(headOf(thing)))
      ? 'someone else'
      : 'something else',
    // A locum has no staff, but would count the pharmacy's unless we say "your own business".
    'your business': is['on their own']
      ? 'your own business'
      : (WORKPLACES[brief.field ?? 'OTHER_WORK'] ?? 'your business or organisation'),
    'about it': inThePast(isKnownOne ? doing.replace(cues.DOING_ONE, '$1 the ') : doing),
    ...Object.fromEntries(chosen),
  }
}
