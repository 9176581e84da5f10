/** What people do and ideas help with. Believed only where a verb must stand: many are nouns, too. */
export const JOB_VERBS = new Set(
  `wipe scrub mop rinse sanitise disinfect avoid reset rerun queue redo await memorise photograph photocopy sketch quilt knit busk prepay proofread reschedule measure catalogue redraw re-key braid skip retype rekey trawl sew stitch sift bin dig guess haul fetch close compete cull license ring film downsize render underquote answer argue attend chat commute complain comply count cycle debug deploy discharge dispute eat ensure fertilise fish fly hike hunt journal
  lodge meditate milk muster onboard prescribe prune qualify relax screen sow speak stretch summarise swim tackle transcribe triage
  type unpack vacuum vote weed adapt adjust advertise analyse apply appraise approve arrange assess assign attract audit back bake balance beat bid bill
  blend book borrow brew bring brief budget build buy calculate calibrate call cancel capture care carry catch change charge
  chase check choose claim clean coach collect combine communicate compare complete compost connect control convert cook
  coordinate cope copy correct cover create cut deal decide declutter deliver design detect diagnose discover discuss dispatch
  dispose document donate draft draw drive earn edit employ enrol enter estimate evaluate exchange exercise expand face explain
  explore export fast feed file fill finance find finish fit fix follow forecast forget forward freeze fund gather get give grade
  graze groom grow guess guide hand handle harvest hear hire hold host identify improve increase inform inspect install insure interpret
  invest invite invoice irrigate iron join judge juggle keep label launch learn lease lend list locate log look lose lower
  maintain make manage map mark market match maximise measure meet mend mentor mix monitor motivate move mow navigate
  negotiate notice notify observe offer open optimise order organise pack paint park pay perform pick pitch place plan plant
  play post practise predict prepare present prevent price print prioritise process produce promote protect prove publish purchase
  quit quote raise reach read rebook recall receive recommend reconcile record recover recruit recycle redeem reduce refer refill
  refinance register rehearse remember remind remove renew renovate rent reorder repair repeat replace reply report request research resell
  reserve resolve respond rest restock return reuse review revise ride roll roster run save scan schedule search secure see sell
  send separate serve service set settle share ship shop show sign sleep solve sort source spend split spot spray stay stock stop
  store study submit supply support survey swap switch take talk teach tell tend test throw tidy time trace track trade train transfer
  translate transport travel treat trim troubleshoot turn understand unload update upgrade upload use vaccinate verify visit wait
  walk wash watch water weigh win work wrap write`.split(/\s+/),
)

/** Begins like doing it again, and is a thing. */
const NO_REPEATS = new Set(['resource', 'resort', 'retreat', 'restore', 'retime', 'retrain'])
// "rewrite", "relabel": what is done can be done again.
for (const verb of [...JOB_VERBS]) {
  const again = `re${verb}`
  if (!verb.startsWith('re') && verb.length > 3 && !NO_REPEATS.has(again)) JOB_VERBS.add(again)
}

/** A state, not a task: it describes the people. */
export const STATE_VERBS = new Set(
  'live have own rent work suffer be are love like enjoy commute study speak belong wear identify'.split(
    ' ',
  ),
)

/** What a machine does, and what a person did before there was one. */
export const MACHINE_VERBS: Record<string, string> = {
  write: 'prepare',
  draft: 'prepare',
  generate: 'prepare',
  produce: 'prepare',
  automate: 'do',
  digitise: 'do',
  streamline: 'do',
  simplify: 'do',
  speed: 'do',
  predict: 'find out about',
  detect: 'find out about',
  forecast: 'find out about',
  identify: 'find out about',
  spot: 'find out about',
  summarise: 'go through',
  analyse: 'go through',
  transcribe: 'write up',
}

/** The base of a known verb, whatever form it is in. */
export function baseOf(form: string, known: { has(verb: string): boolean } = JOB_VERBS) {
  return stems(form).find((stem) => known.has(stem))
}

function stems(form: string): string[] {
  const found = [form]
  if (form.endsWith('ies')) found.push(`${form.slice(0, -3)}y`)
  if (form.endsWith('es')) found.push(form.slice(0, -2))
  if (form.endsWith('s')) found.push(form.slice(0, -1))
  const bare = /^(.{2,})(ing|ed)$/.exec(form)?.[1]
  if (bare) found.push(bare, `${bare}e`, bare.replace(/(.)\1$/, '$1'), bare.replace(/i$/, 'y'))
  return found
}

export function gerundBase(form: string): string | undefined {
  return form.endsWith('ing') ? baseOf(form) : undefined
}
