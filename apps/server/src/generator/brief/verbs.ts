import nlp from 'compromise'

type Tables = {
  verb: {
    conjugate(verb: string, model: object): { PastTense: string; Gerund: string }
    toInfinitive(form: string, model: object, tense: string): string
  }
}
// The tables themselves: a parsed sentence gives the same and takes 20 ms a verb.
const { verb: tables } = (nlp.methods() as { two: { transform: Tables } }).two.transform
const model = nlp.model()

const words = (text: string) => text.trim().split(/\s+/)

/** Plain form, past form; the -ing form follows the rules. */
const IRREGULAR = new Map(
  words(
    `be-was become-became begin-began bid-bid bind-bound bite-bit blow-blew break-broke bring-brought build-built burn-burnt buy-bought
    catch-caught choose-chose come-came cost-cost cut-cut deal-dealt dig-dug do-did draw-drew drink-drank drive-drove eat-ate
    fall-fell feed-fed feel-felt fight-fought find-found fit-fitted fly-flew forecast-forecast forget-forgot freeze-froze get-got
    give-gave go-went grow-grew hang-hung have-had hear-heard hide-hid hit-hit hold-held keep-kept know-knew lay-laid lead-led
    learn-learnt leave-left lend-lent let-let lose-lost make-made mean-meant meet-met mow-mowed pay-paid proofread-proofread
    put-put quit-quit read-read rebuild-rebuilt redo-redid rewrite-rewrote ride-rode ring-rang run-ran say-said see-saw sell-sold
    resell-resold send-sent resend-resent set-set sew-sewed shear-sheared shoot-shot show-showed shut-shut sing-sang sit-sat
    sleep-slept sow-sowed speak-spoke spend-spent split-split spread-spread stand-stood stick-stuck sweep-swept swim-swam
    take-took teach-taught tell-told think-thought throw-threw understand-understood wake-woke wear-wore win-won wind-wound
    withdraw-withdrew write-wrote`,
  ).map((row) => row.split('-') as [string, string]),
)

/** The last letter doubles: plan, planned, planning. */
const DOUBLING = new Set(
  words(
    `ban bin cancel chat chop clip commit control cut dig drop enrol equip fit forget fuel get grab hit hop jog label let log map
    mop nap occur pat pin plan plot pop prefer program put quit quiz refer remit rip rob rub run scan set ship shop
    shut sit skip slip snap split spot star step stir stop strip submit swap swim tag tap tip top transfer transmit travel trim trip
    unplug unzip wed win wrap zip`,
  ),
)

/** Regular verbs that people use for what they do. */
const REGULAR = new Set(
  words(
    `accept adapt add adjust adopt advertise advise allocate analyse answer appeal apply appoint approve argue arrange ask assemble
    assess assign attend attract audit avoid back bake balance bathe bill board book borrow brew brief browse brush budget calculate
    calibrate call care carry change charge chase check claim clean clear clock close coach collect combine commute compare compile
    complain complete comply compose confirm connect consult contact convert cook coordinate cope copy correct count cover create
    decide declare declutter decorate deliver design detect diagnose digitise discharge discuss dispatch display dispose document
    donate download draft dress dry earn edit email employ empty engage enter escort estimate evaluate exchange exercise expand
    explain explore export fax file fill film filter finance finish fix fold follow format forward fund gather grade greet groom
    group guess guide hand handle harvest haul heat help hire host identify import improve include increase inform inspect install
    insure interpret interview invest invite invoice irrigate iron issue join judge juggle landscape launch lease lift link list
    listen live load locate lodge look lower maintain manage mark market match measure memorise mend mentor mind mix monitor move muster
    navigate need negotiate notice notify nurse observe obtain offer open operate order organise outsource pack paint park pass
    pass perform photograph pick pitch place plant play polish post practise predict prepare prescribe present press prevent price
    print prioritise process procure produce promote protect provide prune publish purchase query queue quote raise reach receive
    recommend reconcile record recover recruit recycle redeem reduce refill refinance register rehearse reimburse relay release
    remember remind remove renew renovate rent reorder repair repeat replace reply report repot request reschedule research reserve
    resolve respond restock restore retrieve return reuse review revise rinse roll roster sanitise save scan schedule screen search
    secure select separate serve service settle share shortlist shower sign sketch solve sort source spray stack start stay stock
    store stream study sum supervise supply support survey switch taste test text thank tidy tie time touch trace track trade train
    transcribe translate transport treat triage troubleshoot try turn tutor type unload unpack update upgrade upload use vaccinate
    vacuum verify view visit wait walk wash watch water weed weigh welcome work worry zone`,
  ),
)

/** Particles that belong to the verb and stay behind it: fill in, look after, keep track of. */
export const PARTICLE_VERBS = new Set(
  words(
    `fill-in type-up write-up set-up sign-up pick-up drop-off pass-on hand-over look-for look-after search-for wait-for apply-for
    queue-for register-for enrol-in sign-up-for keep-track-of care-for live-with cope-with comply-with decide-on work-out get-to
    follow-up clean-up log-in put-together sort-out deal-with recover-from care-for catch-up hand-in print-out turn-down`,
  ).map((verb) => verb.replaceAll('-', ' ')),
)

export const isVerb = (word: string): boolean =>
  IRREGULAR.has(word) || REGULAR.has(word) || DOUBLING.has(word)

export type VerbForms = {
  past: string
  gerund: string
  /** Not in our list, so the researcher should look at it. */
  isUnsure: boolean
}

export function formsOf(verb: string): VerbForms {
  const isKnown = isVerb(verb)
  if (isKnown)
    return {
      past: IRREGULAR.get(verb) ?? regularPast(verb),
      gerund: gerundOf(verb),
      isUnsure: false,
    }
  const { PastTense, Gerund } = tables.conjugate(verb, model)
  const isPastKnown = PastTense && PastTense !== verb
  return {
    past: isPastKnown ? PastTense : regularPast(verb),
    gerund: Gerund?.endsWith('ing') ? Gerund : gerundOf(verb),
    isUnsure: true,
  }
}

/** "writes" of write, "tries" of try, "is" of be, "has" of have. */
export function thirdPerson(verb: string): string {
  if (verb === 'be' || verb === 'are' || verb === 'am') return 'is'
  if (verb === 'have') return 'has'
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** The plain form of -ing, -s and -ed, if it is one of our verbs. */
export function plainForm(form: string): string | undefined {
  if (isVerb(form)) return form
  const irregular = [...IRREGULAR].find(([, past]) => past === form)?.[0]
  if (irregular) return irregular
  const stem = form.replace(/(ing|ed|es|s)$/, '')
  if (stem === form) return undefined
  const candidates = [
    stem,
    `${stem}e`,
    stem.replace(/i$/, 'y'),
    stem.replace(/(.)\1$/, '$1'),
    form.replace(/s$/, ''),
  ]
  return candidates.find(isVerb)
}

function regularPast(verb: string): string {
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${doubled(verb)}ed`
}

function gerundOf(verb: string): string {
  if (verb === 'be') return 'being'
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${doubled(verb)}ing`
}

const doubled = (verb: string) => (DOUBLING.has(verb) ? `${verb}${verb.at(-1)}` : verb)
