/**
 * The generator's vocabulary, as lists separated by spaces. A hyphen joins the forms of one word,
 * as in "child-children", or the words of one verb, as in "fill-in".
 */

/**
 * Words for a person, by whether they suggest paid work, an unpaid role or private life. If a word
 * is in several lists, the last one wins.
 */
export const PEOPLE = {
  /** Words that could suggest paid work, an unpaid role or private life. */
  EITHER: `
    child kid toddler baby teenager teen adolescent pupil senior elder boy girl infant newborn man
    woman person witness victim stranger colleague workmate boss mate candidate applicant trainee
    employee donor inmate
    owner member driver user beekeeper customer client leader head chairperson president helper
    supporter breeder rider seller buyer`,
  PRIVATE: `
    angler astronomer athlete aunt beginner birder birdwatcher boarder bowler bride bridesmaid
    brother busker buyer camper caregiver carer climber collector commuter couple crafter
    crocheter cyclist dad dancer daughter detectorist diabetic downsizer drummer executor expat
    fan father flatmate foster-parent friend gamer gardener goer golfer grandma grandpa
    grandparent groom guardian guest guitarist hiker hobbyist holder homebuyer homeowner
    homeschooler householder housemate husband immigrant investor jobseeker kayaker knitter
    learner migrant mother motorist mum nan nanna neighbour newcomer newlywed nomad paddler
    parent participant passenger patient pensioner pianist player postgrad quilter reader refugee
    relative renovator renter resident retiree rider runner sailor saver scrapbooker seeker sewer
    shopper sibling singer sister skater skier smoker son spouse stepparent student sufferer
    surfer survivor swimmer tenant tourist traveler traveller twin undergrad vegan vegetarian
    veteran visitor walker widow widower wife woodworker people families`,
  PAID: `
    accountant actor actuary administrator adviser advisor agent agronomist anaesthetist analyst
    apprentice arborist architect archivist artist assessor assistant attendant audiologist
    auditor author baker barber barista barrister bartender biologist blacksmith boilermaker
    bookkeeper bookseller bricklayer broker builder butcher cabinetmaker caretaker carpenter
    caseworker caterer celebrant certifier chaplain chef chemist choreographer cleaner clerk
    clinician composer concierge concreter conductor conservator consultant contractor
    conveyancer cook coordinator counsellor courier creator curator deckhand dentist
    dermatologist designer developer dietitian director dispatcher doctor driver economist editor
    educator electrician employer engineer entrepreneur estimator executive fabricator farmer
    farrier firefighter fisher fitter florist foreman forester founder freelancer glazier gp
    grazier groomer grower hairdresser host hygienist inspector installer instructor interpreter
    jeweller joiner journalist labourer landlord landscaper lawyer leader lecturer librarian
    lifeguard locksmith locum machinist maker manager manufacturer marketer mechanic midwife
    miner musician nanny notary nurse nutritionist obstetrician officer oncologist operator
    optometrist orchardist orthodontist osteopath packer paediatrician painter paralegal
    paramedic pastor pathologist pharmacist photographer physio physiotherapist picker piercer
    pilot planner plasterer plumber podcaster podiatrist potter principal printer producer
    professional programmer proprietor psychologist publican radiographer radiologist ranger
    realtor receptionist recruiter registrar removalist reporter researcher retailer rigger
    roofer sailor salesperson scaffolder scientist seller shearer shopkeeper skipper solicitor
    sommelier sonographer stallholder statistician steward stonemason supervisor surgeon surveyor
    tattooist teacher technician tester therapist tiler tradesperson tradie trainer translator
    truckie tutor undertaker upholsterer vet veterinarian videographer vigneron waiter warden
    welder wholesaler winemaker worker writer zookeeper`,
  UNPAID: `
    volunteer treasurer secretary fundraiser captain coach referee umpire scorer organiser
    committee-member scout-leader`,
} as const

/**
 * Words such as "flowers" that end like words for people but aren't. Some are adverbs with an "s",
 * because we look up plurals: in "the parts never came", "never" isn't a person.
 */
export const THINGS = `
  afters earliers evers forevers laters longers nevers overs rathers togethers unders
  retainers thinners banners beakers binders blazers blenders borders bumpers burgers changeovers cucumbers drawers
  feathers gutters handovers hangers jumpers ladders leftovers lobsters makeovers markers oysters
  peppers platters rollers scanners servers shutters skewers sleepovers slippers spiders starters
  staplers stopovers streamers sweaters toasters towers trousers turnovers wrappers
  triggers answers blowers boosters buyers-guides calendars chargers checklists clusters colors
  computers containers coolers corners counters covers detectors dinners disasters dispensers
  dollars doors errors factors feeders filters floors flowers folders fridges heaters hours
  layers letters lists matters meters mirrors monitors motors mowers newsletters numbers offers
  orders others papers parameters planners playlists posters powers prices printers registers
  reminders rivers routers scooters sensors shelters stickers summers tenders timers timesheets
  washers dryers mixers freezers boilers cookers dishwashers holders outdoors grinders juicers
  pagers lockers fasteners trackers tractors trailers transfers twisters vouchers waitlists waters winters years`

/** Words for groups that are too broad to recruit. */
export const GENERIC_PEOPLE = `
  people everyone anyone everybody users customers clients consumers businesses companies
  individuals folks adults australians humans someone person persons women men families
  households`

/** People that no agency would recruit, although an idea may mention them. */
export const OFFENDERS = [
  'abusers',
  'burglars',
  'offenders',
  'paedophiles',
  'rapists',
  'scammers',
  'stalkers',
  'thieves',
  'traffickers',
]

/** People who are too young for the panel, so the card suggests their parents or teachers. */
export const UNDER_18 = [
  'children',
  'kids',
  'toddlers',
  'babies',
  'teenagers',
  'teens',
  'pupils',
  'schoolchildren',
  'school students',
]

/** Organisations aren't people, so the card asks who to interview there. */
export const ORGANISATION_WORDS = `
  clinics schools hospitals councils cafes restaurants shops stores gyms clubs charities farms
  factories agencies startups firms companies practices pharmacies libraries universities hotels
  pubs churches salons studios banks venues warehouses nurseries kindergartens bakeries breweries
  wineries theatres museums surgeries offices providers suppliers`

/** Verbs for things people do on purpose. */
export const VERBS = `
  announce apologise baptise blend burp bury calm chew christen clarify confront convince cull
  defuse demolish disagree discipline dismiss distract divide encourage encrypt enforce euthanise evacuate
  evict expel farewell foreclose graft grieve groom impound induct inhale inherit install introduce
  justify lobby medicate meditate merge migrate moderate mourn muck negotiate onboard persuade
  plaster pollinate postpone prick pronounce propagate propose prosecute prove pump puree reassure
  rehydrate relocate remarry resuscitate reunite sack sedate settle sharpen shovel simplify socialise soothe
  stretch subscribe summarise supplement swaddle swallow tame tattoo trap unsubscribe vent wean
  wrangle
  acquit amend authorise backfill blanch bleach braise caulk certify condense curate defer delegate
  deter dilute disinfect dispense distil dredge duplicate embed endorse enlist escalate exhibit
  fumigate impose inflate infuse inoculate itemise laminate liaise lubricate paraphrase pave plough
  poach pour purge quarantine recap reclaim redact redistribute redraft reformat refurbish reinstate
  relabel relet repaint repay rewire scald sift slaughter soak spay sterilise stocktake subcontract
  sublet tabulate tally trawl unfold upload waive whisk
  babysit birdwatch braid busk carve canvass crochet darn decant descale defrost debug deploy
  dismantle embroider engrave fertilise fundraise haggle hike illustrate inject insulate knead knit
  marinate mulch pickle preserve prune rake refactor rehome reset sculpt shampoo sightsee solder
  stitch subtitle transplant trek upcycle upholster varnish weave whittle
  bottle hunt talk tow tune pray rotate scrub shave unblock untangle wipe weld undress vote peel
  accept adapt add adjust adopt advertise advise allocate analyse answer appeal apply appoint
  approve argue arrange ask assemble assess assign attend attract audit avoid back bake balance
  ban bathe be become begin bid bill bin bind bite blow board book borrow break brew brief bring
  browse brush budget build burn buy calculate calibrate call cancel care carry catch cater change
  charge chase chat check choose chop claim clean clear clip clock close coach collect combine
  come commit commute compare compile complain complete comply compose confirm connect consult
  contact control convert cook coordinate cope copy correct cost count cover create cut deal
  decide declare declutter decorate deliver design detect diagnose dig digitise discharge discuss
  dispatch display dispose do document donate download draft draw dress drink drive drop dry earn
  eat edit email employ empty engage enrol enter equip escort estimate evaluate exchange exercise
  expand explain explore export fall fax feed feel fight file fill film filter finance find
  finish fit fix fly fold follow forecast forget format forward freeze fuel fund gather get give
  go grab grade greet groom group grow guess guide hand handle hang harvest haul have hear heat
  help hide hire hit hold hop host identify import improve include increase inform inspect
  install insure interpret interview invest invite invoice iron irrigate issue jog join judge
  juggle keep know label landscape launch lay lead learn lease leave lend let lift link list
  listen live load locate lodge log look lose lower maintain make manage map mark market match
  mean measure meet memorise mend mentor mind mix monitor mop move mow muster nap navigate need
  negotiate notice notify nurse observe obtain occur offer open operate order organise outsource
  pack paint park pass pat pay perform photograph pick pin pitch place plan plant play plot
  polish pop post practise predict prefer prepare prescribe present press prevent price print
  prioritise process procure produce program promote proofread protect provide prune publish
  purchase put query queue quit quiz quote raise reach read rebuild receive recommend reconcile
  record recover recruit recycle redeem redo reduce refer refill refinance register rehearse
  reimburse relay release remember remind remit remove renew renovate rent reorder repair repeat
  replace reply report repot request reschedule research resell resend reserve resolve respond
  restock restore retrieve return reuse review revise rewrite ride ring rinse rip rob roll roster
  rub run sanitise save say scan schedule screen search secure see select sell send separate
  serve service set settle sew share shear ship shoot shop shortlist show shower shut sign sing
  sit sketch skip sleep slip snap solve sort source sow speak spend split spot spray spread stack
  stand star start stay step stick stir stock stop store stream strip study submit sum supervise
  supply support survey swap sweep swim switch tag take tap taste teach tell test text thank
  think throw tidy tie time tip top touch trace track trade train transcribe transfer translate
  transmit transport travel treat triage trim trip troubleshoot try turn tutor type understand
  unload unpack unplug unzip update upgrade upload use vaccinate vacuum verify view visit wait
  wake walk wash watch water wear wed weed weigh welcome win wind withdraw work worry wrap write
  zip zone`

/** Past and -ing forms that the library doesn't know or doesn't spell the Australian way. */
export const VERB_FORMS = `
  relabel-relabelled-relabelling relet-relet-reletting spay-spayed-spaying
  sublet-sublet-subletting trawl-trawled-trawling
  blog-blogged-blogging button-buttoned-buttoning canoe-canoed-canoeing
  chisel-chiselled-chiselling foal-foaled-foaling grout-grouted-grouting hoe-hoed-hoeing
  jar-jarred-jarring kayak-kayaked-kayaking lunge-lunged-lunging moor-moored-mooring
  parcel-parcelled-parcelling rivet-riveted-riveting sand-sanded-sanding
  scaffold-scaffolded-scaffolding shoe-shod-shoeing squat-squatted-squatting
  string-strung-stringing tweet-tweeted-tweeting
  cram-crammed-cramming frolic-frolicked-frolicking gut-gutted-gutting inlay-inlaid-inlaying
  jot-jotted-jotting kidnap-kidnapped-kidnapping knot-knotted-knotting lean-leant-leaning
  level-levelled-levelling marvel-marvelled-marvelling model-modelled-modelling
  overhear-overheard-overhearing panic-panicked-panicking pedal-pedalled-pedalling
  pet-petted-petting picnic-picnicked-picnicking pivot-pivoted-pivoting plod-plodded-plodding
  prep-prepped-prepping quarrel-quarrelled-quarrelling resit-resat-resitting
  retell-retold-retelling rev-revved-revving rot-rotted-rotting row-rowed-rowing
  shovel-shovelled-shovelling signal-signalled-signalling sip-sipped-sipping
  slam-slammed-slamming slot-slotted-slotting snorkel-snorkelled-snorkelling
  spiral-spiralled-spiralling strut-strutted-strutting tattoo-tattooed-tattooing
  taxi-taxied-taxiing total-totalled-totalling towel-towelled-towelling video-videoed-videoing
  wean-weaned-weaning whip-whipped-whipping worship-worshipped-worshipping zap-zapped-zapping
  budget-budgeted-budgeting burn-burnt-burning clip-clipped-clipping enrol-enrolled-enrolling
  fit-fitted-fitting iron-ironed-ironing jam-jammed-jamming label-labelled-labelling learn-learnt-learning
  mentor-mentored-mentoring microchip-microchipped-microchipping pat-patted-patting program-programmed-programming
  quiz-quizzed-quizzing repot-repotted-repotting resend-resent-resending rip-ripped-ripping
  skip-skipped-skipping snap-snapped-snapping star-starred-starring text-texted-texting
  tutor-tutored-tutoring unzip-unzipped-unzipping vacuum-vacuumed-vacuuming wake-woke-waking
  wed-wedded-wedding crochet-crocheted-crocheting reset-reset-resetting knead-kneaded-kneading
  rehome-rehomed-rehoming shampoo-shampooed-shampooing trek-trekked-trekking
  zip-zipped-zipping`

/** Verbs with a particle that stays right after them: fill in, look after, keep track of. */
export const VERBS_WITH_PARTICLES = `
  fill-in type-up write-up set-up sign-up pick-up drop-off pass-on hand-over look-for look-after
  search-for wait-for apply-for queue-for register-for enrol-in sign-up-for keep-track-of
  care-for live-with cope-with comply-with decide-on work-out get-to follow-up clean-up log-in
  put-together sort-out deal-with recover-from care-for catch-up hand-in print-out turn-down`

/** Irregular nouns, each in the singular and the plural. */
export const IRREGULAR_NOUNS = `
  child-children grandchild-grandchildren stepchild-stepchildren person-people man-men woman-women wife-wives midwife-midwives
  housewife-housewives salesperson-salespeople tradesperson-tradespeople tradie-tradies
  movie-movies foot-feet tooth-teeth mouse-mice shelf-shelves leaf-leaves knife-knives life-lives
  curriculum-curriculums aquarium-aquariums index-indexes formula-formulas stadium-stadiums
  mango-mangoes zero-zeros canvas-canvases atlas-atlases
  quiz-quizzes diagnosis-diagnoses crisis-crises analysis-analyses bus-buses gas-gases
  calf-calves loaf-loaves half-halves wolf-wolves scarf-scarves hoof-hooves thief-thieves
  goose-geese potato-potatoes tomato-tomatoes mango-mangoes hero-heroes lens-lenses
  bonus-bonuses virus-viruses cafe-cafes recipe-recipes photo-photos video-videos zero-zeros`

/**
 * Plurals we don't make singular, because people deal with many at once, or because there's no word
 * for just one.
 */
export const MANY_AT_ONCE = `
  coins tips wages dues taxes points tablets pills vitamins nappies weeds leaves knives batteries
  clothes dishes gutters groceries ingredients leftovers medicines minutes notes photos results
  details supplies kids tests meals dinners toys tools windows shoes things papers parts plants seeds signs stairs
  dates locals residents members families parents customers neighbours players
  materials temperatures fees shifts stops exercises comments
  options ideas ways savings belongings stores goods news numbers prices skills changes people`

/** Nouns that are the same in the singular and the plural. */
export const UNCHANGED_NOUNS = `
  sheep fish staff series species aircraft deer Christmas maths physics athletics gymnastics
  electronics Pilates pilates`

/** Words ending in -ing that have a plural, such as "bookings". */
export const COUNTED_NOUNS = `
  booking meeting building wedding listing recording rating painting drawing briefing viewing
  hearing opening sitting filing fitting outing crossing reading finding setting offering earring
  dressing blessing screening posting hiking landing saving feeling`

/** Nouns without a plural, although the library would make one up. */
export const MASS_NOUNS = `
  equipment yeast takeaway furniture feedback luggage mail rubbish waste stock staff gear hay
  grain mildew mould rust frost hail feed fodder fuel milk honey compost traffic paint timber
  concrete manure evidence research training parking storage transport insurance superannuation
  compliance maintenance demand turnover eczema asthma acne dementia dyslexia autism anxiety
  depression pain fatigue sleep stress health music food water soil weather rent produce
  machinery footage audio knowledge respite wine beer bread meat fruit mince cash debt power
  energy electricity gas heat dust noise smoke sand gravel attention progress admin tax data
  tinnitus arthritis lupus endometriosis diabetes experience speech-to-text payroll telehealth
  procurement invoicing rostering bookkeeping childcare homework rehab physio therapy yoga
  karaoke procrastination stationery jewellery clothing merchandise software hardware loneliness
  grief racism bullying cancer disease arthritis epilepsy adhd ADHD IVF PTSD menopause addiction
  coffee tea rice wool cotton fish help advice information access privacy safety security money
  time trust fun English Auslan`

/** Words that don't show what a text is about. */
export const STOP_WORDS = `
  the and for you did how who was are has had not but its one two out off all any get got new old
  own day way use see let put say too now may can our her his she him few bit set add ask end far
  six ten try why yet per via lot run mum dad kid due
  organisation paid business about after again ages ahead also anyone anything around because
  been before being back best between both came come comes coming could days does done down
  during each early else ended ever every first found from gave getting give goes going good hasn
  have having here hours into just keep kept know known last late later left less like little
  long longer look looked looking made make makes many mind moment month months more most much
  need needed never next nobody none nothing often once only other others over part past people
  person play rather really right same season seasons should since some someone something soon
  start started still story such sure take taken tell than that their them then there these they
  thing things think this those through time times today told took tried trying turn turned twice
  near under until
  used using very wait want wanted ways week weeks well went were what when where which while
  will with without words work worked working works would year years yesterday your yourself
  myself wrong`

/** Common English words, for telling whether a text is in English. */
export const ENGLISH_WORDS = `
  the and of to for with that who they their is are this which from when it be by you your we our
  have has not can or how what where my want people help helps lets need without them at as i i'm
  in on so but because a an every`

/** Common words in other languages, for telling whether a text isn't in English. */
export const FOREIGN_WORDS = `
  der die das und für mit nicht ein eine ist dass von zu den auf ich que para los las una por con
  del como pour les des une dans avec est qui sur pas het een voor niet van och att som för il
  che per non gli della di yang untuk dan dengan jest nie dla się`

/**
 * Verbs for things that just happen, and verbs that also describe people, as in "foster carers".
 * VERBS leaves them out.
 */
export const EVENT_VERBS = `
  arrive crack crash damage delay disappear expire fail happen jam leak miss overflow refuse
  stall vanish barbecue dance foster garden quilt umpire volunteer`

/** Verbs that are just as often nouns, such as "help" or "report". */
export const NOUN_VERBS = `
  cost need help match bill post mark report file place guide watch time access market cover
  present water plant paint park train charge talk bottle`

/** If two roles match the same pattern, they may be the same person's. */
export const SAME_TRADE = [
  /\b(?:chefs?|cooks?|caterers?|bakers?)\b/i,
  /\b(?:fruits?|orchards?|orchardists?|apples?|avocados?|mango(?:es)?|citrus|cherr(?:y|ies))\b/i,
  /\b(?:drivers?|couriers?|truckies?|tippers?)\b/i,
  /\b(?:builders?|contractors?|trades(?:person|people)|tradies?|landscapers?)\b/i,
  /\b(?:nurses?|midwi(?:fe|ves))\b/i,
  /\b(?:vans?|trucks?)\b/i,
  /\b(?:lawyers?|solicitors?|barristers?|attorneys?)\b/i,
  /\b(?:receptionists?|offices?|administrators?|secretar(?:y|ies)|clerks?)\b/i,
  /\b(?:milkers?|hands?|dair(?:y|ies)|farmers?)\b/i,
  /\b(?:shops?|stores?|retailers?|florists?|markets?)\b/i,
]

/**
 * If two answers match the same pattern, they name the same thing, so people who have it would tick
 * both.
 */
export const SAME_THING = [
  /\bback\b/i,
  /\b(?:heaters?|stoves?|fireplaces?|open fires?)\b/i,
  /\b(?:chickens?|hens?|chooks?|poultry|roosters?)\b/i,
  /\b(?:dogs?|pupp(?:y|ies)|greyhounds?|kelpies?|terriers?)\b/i,
  /\b(?:cats?|kittens?)\b/i,
  /\b(?:horses?|pon(?:y|ies)|foals?)\b/i,
  /\b(?:bees|beehives?|hives?)\b/i,
  /\b(?:fish|goldfish|aquariums?)\b/i,
  /\b(?:bikes?|e-bikes?|bicycles?|cyclists?)\b/i,
  /\b(?:caravans?|campervans?|motorhomes?|camper trailers?)\b/i,
  /\b(?:boats?|tinn(?:y|ies)|yachts?|dinghies|dinghy)\b/i,
  /\b(?:vegetables?|veg(?:gie)?s?|herbs|vegie patch)\b/i,
  /\b(?:migraines?|headaches?)\b/i,
  /\b(?:railways?|trains?)\b/i,
]

/**
 * If two answers match the same pattern, they describe the same problem, so people would tick both.
 */
export const SAME_TROUBLE = [
  /\bwent off\b/i,
  /\b(?:came|turn(?:ed)? up|show(?:ed)? up|no-shows?|attended)\b/i,
  /\b(?:late|later|longer|delay\w*|weeks|days|waited|overdue|in time)\b/i,
  /\b(?:cancel\w*|called off|fell through|changed (?:their|her|his) mind)\b/i,
  /\b(?:lost|missing|misplaced|nobody knew where|left behind)\b/i,
  /\b(?:broke|broken|damaged|scratched|failed|cracked|snapped)\b/i,
  /\b(?:price|costs?|fees?|bill|charged?|quote[d]?|amount|dearer)\b/i,
  /\b(?:repl(?:y|ied|ying)|answer\w*|call(?:ed)? back|returned|heard back)\b/i,
  /\b(?:clash\w*|double-book\w*|already taken|at once|same time)\b/i,
  /\b(?:twice|again|redo|redone|all over)\b/i,
  /\b(?:ran out|run out|sold out|out of stock)\b/i,
  /\b(?:mix(?:ed)?[ -]up|untrue|contradict\w*|different)\b/i,
  /\b(?:dirty|filthy|messy|unclean)\b/i,
  /\b(?:forgot\w*|overlooked|missed|left out|unnoticed)\b/i,
  /\b(?:complain\w*|bad review|angry|unhappy)\b/i,
]
