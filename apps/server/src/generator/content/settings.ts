import type { Field, Life } from '@wattle/contract/brief'
import type { Decoy, Decoys } from './decoys.ts'

/**
 * Distractors for one setting in a field. Beauty & fitness, for example, has one for salons and one
 * for swim schools and gyms.
 */
type Setting = Partial<Decoys> & {
  /** Matched against the people and the place where they work. */
  says: RegExp
}

const SCHOOL_STAFF: Decoy[] = [
  {
    who: 'Librarian at a regional high school',
    did: [
      'Chased students for overdue books',
      'Compared online reading programs',
      'Replaced a lost set of novels',
      'Booked an author to visit',
      'Ordered new books for the library',
    ],
    wrong: [
      'I ordered the wrong edition for a whole class',
      'An author cancelled a library talk at short notice',
    ],
  },
  {
    who: 'Bursar',
    did: [
      'Arranged payment plans with families',
      'Prepared the school budget',
      'Corrected a payroll mistake',
      'Booked an auditor for the accounts',
      'Collected overdue school fees',
    ],
    wrong: ['I sent a fee notice to the wrong family', 'The payroll program froze on pay day'],
  },
  {
    who: 'Canteen manager at a large high school',
    did: [
      'Checked lunch orders for allergies',
      'Worked out a healthy menu',
      'Replaced a pie warmer',
      'Looked for weekday volunteers',
      'Ordered bread and fruit for lunches',
    ],
    wrong: ['I ordered too little bread for the week', 'A fridge failed with a week’s food inside'],
  },
  {
    who: 'Enrolment clerk at a growing primary school',
    did: [
      'Explained a zone boundary to parents',
      'Wrote up the enrolment waiting list',
      'Sorted out a double enrolment',
      'Booked interviews with new families',
      'Chased families for missing documents',
    ],
    wrong: [
      'I put a child’s name down for the wrong year',
      'A family turned up without a birth certificate',
    ],
  },
  {
    who: 'Laboratory assistant',
    did: [
      'Kept a register of hazardous chemicals',
      'Prepared materials for science lessons',
      'Replaced a set of scales',
      'Arranged a technician for the microscopes',
      'Ordered chemicals and glassware',
    ],
    wrong: [
      'I prepared the wrong chemicals for a lesson',
      'The fume cupboard fan stopped before a lesson',
    ],
  },
  {
    who: 'Uniform shop manager',
    did: [
      'Handled complaints about faulty zips',
      'Wrote a size guide for parents',
      'Kept track of second-hand jumpers',
      'Looked for a new blazer supplier',
      'Ordered uniforms for the next term',
    ],
    wrong: [
      'I ordered winter jumpers in the wrong blue',
      'A batch of blazers came with faulty zips',
    ],
  },
  {
    who: 'Part-time minibus driver',
    did: [
      'Reported rowdy students',
      'Planned a route around roadworks',
      'Replaced a faulty seat belt',
      'Booked a vehicle inspection',
      'Collected students from the station',
    ],
    wrong: [
      'I drove past a stop with children waiting',
      'The minibus got a flat tyre on an excursion',
    ],
  },
  {
    who: 'Sports coordinator at a country school',
    did: [
      'Arranged coaches for the teams',
      'Wrote up the draw for interschool sport',
      'Cancelled a match because of rain',
      'Booked ovals for the carnival',
      'Compared prices for team shirts',
    ],
    wrong: [
      'I booked two teams onto the same netball court',
      'Rain washed out the athletics carnival',
    ],
  },
  {
    who: 'Theatre technician',
    did: [
      'Checked the rigging before a performance',
      'Planned the sound cues for a show',
      'Replaced a failed sound desk',
      'Hired lighting for a musical',
      'Ordered stage microphones',
    ],
    wrong: ['I missed a lighting cue on opening night', 'A stage microphone cut out during a solo'],
  },
]

/** Businesses that people run in streets and shopping centres everywhere. */
const SHOPFRONTS: Decoy[] = [
  {
    who: 'hand car wash near a shopping centre',
    did: [
      'Dealt with complaints about scratched paint',
      'Priced a deal for taxi fleets',
      'Replaced a water recycling pump',
      'Looked for weekend staff',
      'Compared suppliers of shampoo',
    ],
    wrong: [
      'I left a customer’s car window open in the wash',
      'A roller brush broke on a busy long weekend',
    ],
  },
  {
    who: 'driving school with three cars',
    did: [
      'Handled learners who missed lessons',
      'Planned lessons for a nervous learner',
      'Rescheduled a driving test',
      'Recruited a driving instructor',
      'Compared insurance for learners',
    ],
    wrong: [
      'I booked two learners into the same hour',
      'The dual-control pedals failed an inspection',
    ],
  },
  {
    who: 'small print shop',
    did: [
      'Checked proofs with customers',
      'Quoted for posters and flyers',
      'Replaced a worn press roller',
      'Took on an apprentice printer',
      'Compared paper suppliers',
    ],
    wrong: [
      'I misspelt a bride’s name on the invitations',
      'The laminator melted a stack of posters',
    ],
  },
  {
    who: 'watch repair shop',
    did: [
      'Kept track of watches waiting on parts',
      'Quoted for an engraving',
      'Restored a family clock',
      'Searched for discontinued parts',
      'Ordered batteries and straps',
    ],
    wrong: [
      'I engraved the wrong date on a retirement watch',
      'A box of watch batteries turned out flat',
    ],
  },
  {
    who: 'framing shop in a beach suburb',
    did: [
      'Reminded customers to collect their pictures',
      'Priced an exhibition',
      'Replaced a mat cutter',
      'Hired a casual framer',
      'Ordered glass and moulding',
    ],
    wrong: [
      'I scratched a customer’s diploma while mounting it',
      'A framed picture fell off the display wall',
    ],
  },
  {
    who: 'music shop',
    did: [
      'Handled returns of faulty keyboards',
      'Wrote hire agreements for instruments',
      'Repaired a second-hand piano',
      'Looked for a saxophone teacher',
      'Compared wholesale guitar prices',
    ],
    wrong: [
      'I sold a guitar that was already on hold',
      'A second-hand piano arrived with broken hammers',
    ],
  },
  {
    who: 'small travel agency',
    did: [
      'Chased airlines for refunds',
      'Quoted for a honeymoon package',
      'Cancelled a group tour',
      'Hired a travel consultant',
      'Compared cruise commissions',
    ],
    wrong: [
      'I misspelt a name on a plane ticket',
      'An airline cancelled a honeymoon couple’s flight',
    ],
  },
  {
    who: 'toy shop',
    did: [
      'Handled a safety recall',
      'Planned the toy catalogue',
      'Replaced a faulty till',
      'Hired casuals for Christmas',
      'Ordered games and puzzles',
    ],
    wrong: [
      'I ordered too many puzzles before Christmas',
      'A shipment of games arrived after Christmas',
    ],
  },
  {
    who: 'bike shop with a workshop',
    did: [
      'Kept track of repairs',
      'Quoted for bike services',
      'Repaired a cracked carbon frame',
      'Looked for a mechanic',
      'Ordered tyres and tubes',
    ],
    wrong: [
      'I ordered the wrong tyres for a mountain bike',
      'The helmets arrived after the Christmas rush',
    ],
  },
  {
    who: 'alterations shop in a shopping centre',
    did: [
      'Kept track of garments due for pick-up',
      'Priced alterations to wedding outfits',
      'Replaced a worn-out overlocker',
      'Hired a second machinist',
      'Ordered zips and thread',
    ],
    wrong: ['I cut a formal dress too short', 'A machine broke down in formal season'],
  },
  {
    who: 'plant nursery',
    did: [
      'Advised customers about drought',
      'Wrote care labels for plants',
      'Repaired a watering system',
      'Advertised for a nursery hand',
      'Ordered seedlings and potting mix',
    ],
    wrong: [
      'I overwatered a whole bench of succulents',
      'A late frost killed the spring seedlings',
    ],
  },
]

/** Distractors for people who work for themselves, whatever they do. */
const SELF_EMPLOYED: Decoy[] = [
  {
    who: 'Mobile personal trainer',
    did: [
      'Rescheduled sessions for rain',
      'Wrote exercise programs for clients',
      'Replaced a set of weights',
      'Applied for a council permit to train in parks',
      'Compared public liability insurance',
    ],
    wrong: [
      'I double-booked two clients for a morning session',
      'A client cancelled a training session at dawn',
    ],
  },
  {
    who: 'Piano tuner',
    did: [
      'Kept track of regular customers',
      'Valued a second-hand piano',
      'Repaired a set of sticking keys',
      'Booked visits to schools',
      'Ordered strings and piano felts',
    ],
    wrong: ['I underquoted a restoration job', 'A concert hall double-booked my tuning time'],
  },
  {
    who: 'Family photographer',
    did: [
      'Chased a late payment',
      'Quoted for a corporate shoot',
      'Replaced a faulty lens',
      'Scouted locations for portraits',
      'Compared album printers',
    ],
    wrong: [
      'I missed a deadline for a family’s album',
      'A memory card failed after a family session',
    ],
  },
  {
    who: 'Bookkeeper',
    did: [
      'Explained payroll changes to clients',
      'Prepared activity statements',
      'Corrected a tax error',
      'Looked for new clients',
      'Chased a client for receipts',
    ],
    wrong: [
      'I lodged an activity statement late',
      'A client sent me their receipts two weeks late',
    ],
  },
  {
    who: 'Web designer',
    did: [
      'Chased a client for content',
      'Drafted a home page for a client',
      'Repaired a hacked website',
      'Looked for a programmer to share work',
      'Compared hosting plans',
    ],
    wrong: ['I published a client’s home page too early', 'A web host went down on launch day'],
  },
  {
    who: 'Gardener',
    did: [
      'Rescheduled mowing after wet weather',
      'Quoted for a garden clean-up',
      'Replaced a stolen mower',
      'Looked for regular mowing customers',
      'Bought mulch and fertiliser',
    ],
    wrong: [
      'I pulled out a client’s seedlings as weeds',
      'The hedge trimmer died halfway along a hedge',
    ],
  },
  {
    who: 'Certified translator',
    did: [
      'Checked legal terms with a colleague',
      'Translated certificates for migrants',
      'Corrected a rushed brochure',
      'Looked for work with agencies',
      'Compared dictation software',
    ],
    wrong: [
      'I mistyped a birth date in a certified translation',
      'A client sent a contract with pages missing',
    ],
  },
  {
    who: 'Signwriter',
    did: [
      'Checked designs with shop owners',
      'Quoted for signs on work vans',
      'Repaired a peeling shopfront',
      'Hired a cherry picker for high signs',
      'Ordered vinyl and lettering',
    ],
    wrong: ['I painted a phone number wrong on a van', 'Rain ran down a pub sign before it dried'],
  },
  {
    who: 'Mobile dog groomer',
    did: [
      'Calmed a nervous poodle',
      'Wrote up a price list for breeds',
      'Repaired a pair of clippers',
      'Looked for regular customers',
      'Chose a van fit-out',
    ],
    wrong: ['I underquoted for a matted coat', 'A customer didn’t turn up for a poodle’s clip'],
  },
  {
    who: 'Mobile mechanic',
    did: [
      'Responded to flat batteries at people’s homes',
      'Quoted for new brake pads',
      'Replaced a fuel pump',
      'Advertised for new customers',
      'Compared diagnostic scanners',
    ],
    wrong: ['I underestimated an engine job', 'A customer’s brake pads were out of stock'],
  },
]

/** People who work in the same place as a cook. */
const AROUND_A_KITCHEN: Decoy[] = [
  {
    who: 'Cleaner on the night shift',
    did: [
      'Reported a broken fitting',
      'Wrote up a list of rooms to clean',
      'Replaced a worn-out vacuum',
      'Trained a relief cleaner',
      'Ordered mop heads and disinfectant',
    ],
    wrong: [
      'I put the wrong cleaner on a timber floor',
      'The vacuum’s motor burnt out in a long corridor',
    ],
  },
  {
    who: 'Gardener',
    did: [
      'Kept track of water use',
      'Planned the planting for spring',
      'Replaced a ride-on mower',
      'Booked a contractor for tree pruning',
      'Ordered compost and rose bushes',
    ],
    wrong: ['I hit a sprinkler pipe with the spade', 'Possums ate the new rose buds'],
  },
  {
    who: 'Minibus driver on casual shifts',
    did: [
      'Checked the wheelchair hoist',
      'Planned a day’s outing',
      'Replaced a worn tyre',
      'Arranged a relief driver',
      'Collected passengers after an appointment',
    ],
    wrong: ['I arrived an hour late for a pick-up', 'The minibus door jammed at a pick-up'],
  },
  {
    who: 'Weekend receptionist',
    did: [
      'Transferred calls to the right person',
      'Prepared visitor badges',
      'Updated a visitor sign-in system',
      'Booked taxis for visitors',
      'Ordered stationery for the front desk',
    ],
    wrong: ['I booked two meetings into one room', 'The phones went dead on a Monday morning'],
  },
  {
    who: 'Laundry worker',
    did: [
      'Tracked down lost items of washing',
      'Labelled clothing with names',
      'Removed a difficult stain',
      'Called a technician for the dryers',
      'Ordered washing powder and stain remover',
    ],
    wrong: [
      'I washed white towels with a red shirt',
      'The clothes dryer was out of order for a week',
    ],
  },
  {
    who: 'Handyman',
    did: [
      'Checked the smoke alarms',
      'Wrote up a list of repairs',
      'Repaired a broken handrail',
      'Found an electrician at short notice',
      'Ordered parts for a hot water system',
    ],
    wrong: [
      'I drilled a hole through a water pipe',
      'A tin of paint tipped over on the new carpet',
    ],
  },
  {
    who: 'Payroll officer',
    did: [
      'Explained leave balances to staff',
      'Prepared the fortnightly pays',
      'Corrected an overpayment',
      'Organised training on a payroll system',
      'Collected bank details from new staff',
    ],
    wrong: ['I sent a payslip to the wrong person', 'The bank file was rejected on pay day'],
  },
  {
    who: 'Security guard on weekends',
    did: [
      'Checked the doors after hours',
      'Wrote up incident reports',
      'Reported a faulty alarm',
      'Called police about a trespasser',
      'Requested a new two-way radio',
    ],
    wrong: [
      'I set off the alarm on my own patrol',
      'A two-way radio died halfway through the night',
    ],
  },
]

/** Distractors for people who have the same work or the same kind of life in any field. */
export const ANYWHERE: Partial<Record<Life, Setting[]>> = {
  PAID: [
    { says: /\b(?:cook|chef)s?\b/i, roles: AROUND_A_KITCHEN },
    {
      says: /\b(?:call centre|contact centre|help ?desk|customer service)/i,
      roles: [
        {
          who: 'Accounts payable clerk at a large retailer',
          did: [
            'Checked supplier invoices against orders',
            'Prepared the weekly payment run',
            'Corrected a double payment to a supplier',
            'Asked managers to approve expenses',
            'Collected receipts for company cards',
          ],
          wrong: [
            'I paid the same supplier’s invoice twice',
            'A supplier’s bank details changed without notice',
          ],
        },
        {
          who: 'Front desk receptionist',
          did: [
            'Handled an unexpected delivery',
            'Prepared a welcome sheet for visitors',
            'Cancelled a double-booked meeting room',
            'Arranged transport for clients',
            'Ordered visitor badges',
          ],
          wrong: [
            'I gave away a meeting room that was booked',
            'The visitor sign-in tablet froze at nine o’clock',
          ],
        },
        {
          who: 'Claims assessor at a small insurer',
          did: [
            'Explained a decision to a policyholder',
            'Wrote a report on a claim',
            'Reopened a disputed claim',
            'Looked for builders after a storm',
            'Requested photos of storm damage',
          ],
          wrong: [
            'I attached the wrong photos to a report',
            'A panel beater lost a driver’s paperwork',
          ],
        },
        {
          who: 'Staff trainer',
          did: [
            'Kept records of staff training',
            'Prepared an induction program',
            'Updated a set of slides',
            'Booked a room for a workshop',
            'Chose an online course',
          ],
          wrong: [
            'I trained new starters on an outdated form',
            'The projector died during a first-day workshop',
          ],
        },
        {
          who: 'Sales representative for a paint company',
          did: [
            'Followed up leads after a trade show',
            'Prepared a sales pitch for a retailer',
            'Rescheduled a client visit',
            'Looked for new clients',
            'Claimed travel expenses',
          ],
          wrong: [
            'I left my samples in a taxi before a pitch',
            'A retailer cancelled my visit at the door',
          ],
        },
        {
          who: 'Recruitment consultant',
          did: [
            'Arranged interviews with employers',
            'Wrote a job advertisement',
            'Updated candidates’ details in the database',
            'Looked for a hard-to-find specialist',
            'Checked a candidate’s references',
          ],
          wrong: [
            'I sent a contract with the wrong salary',
            'A candidate didn’t turn up for a final interview',
          ],
        },
        {
          who: 'Mail room worker at a government office',
          did: [
            'Tracked a missing parcel',
            'Prepared the bulk mail-out',
            'Redirected misaddressed letters',
            'Booked courier pick-ups',
            'Compared courier prices',
          ],
          wrong: [
            'I sent a parcel to the wrong office',
            'The franking machine broke before the last post',
          ],
        },
        {
          who: 'Part-time marketing assistant',
          did: [
            'Checked brochures before printing',
            'Wrote captions for social media',
            'Updated a customer mailing list',
            'Hired a photographer for a campaign',
            'Chose banners for an expo',
          ],
          wrong: ['I posted an ad with a spelling mistake', 'The tote bags came with the old logo'],
        },
      ],
    },
    {
      says: /^(?:self-employed|freelance|independent) |self-employed$/i,
      roles: SELF_EMPLOYED,
    },
    { says: /\bowners?\b/i, businesses: SHOPFRONTS },
  ],
  PRIVATE: [
    {
      // No answer here depends on how people move, see, hear or feel.
      says: /\b(?:wheelchairs?|mobility (?:aids?|scooters?)|walking (?:frames?|sticks?)|guide dogs?|blind|low vision|vision[- ]impair\w*|deaf|hard of hearing|hearing (?:aids?|loss|impair\w*)|amputees?|prosthe\w+|disab\w+|cerebral palsy|multiple sclerosis|parkinson\w*|arthriti\w+|epilep\w+|autis\w+|adhd|stroke|chronic\w*|cochlear)\b/i,
      roles: [
        {
          who: 'I use after-school care',
          did: [
            'Claimed a child care subsidy',
            'Changed a regular booking',
            'Compared holiday programs',
            'Asked about a waiting list',
            'Chased refunds for missed days',
          ],
          wrong: [
            'I missed the cut-off for holiday bookings',
            'The after-school centre changed its closing time',
          ],
        },
        {
          who: 'I use a second phone for work',
          did: [
            'Claimed a tax deduction',
            'Compared business mobile plans',
            'Switched to a new provider',
            'Asked an employer to cover calls',
            'Set limits on weekend messages',
          ],
          wrong: [
            'I texted a client from the wrong phone',
            'The work phone’s screen cracked on a job',
          ],
        },
        {
          who: 'I’m on a strata committee',
          did: [
            'Chose a building manager',
            'Chased overdue levies',
            'Compared quotes for a new roof',
            'Reported a defect to a builder',
            'Planned large repairs',
          ],
          wrong: ['I missed a vote on the strata budget', 'A builder ignored a defect notice'],
        },
        {
          who: 'I’m a part-time student at TAFE',
          did: [
            'Asked for an extension',
            'Dropped a subject',
            'Applied for recognition of past study',
            'Looked for a tutor',
            'Compared fee instalment plans',
          ],
          wrong: [
            'I saved over the final draft of my essay',
            'The library recalled my textbook before an exam',
          ],
        },
        {
          who: 'I’m a parent of two teenagers',
          did: [
            'Chose a high school',
            'Set limits on screen time',
            'Asked a teacher about a poor mark',
            'Looked for a maths tutor',
            'Compared family phone plans',
          ],
          wrong: ['I missed a parent-teacher interview', 'A maths tutor moved away before exams'],
        },
        {
          who: 'I’m a first-home buyer',
          did: [
            'Applied for a loan',
            'Asked about stamp duty',
            'Found a conveyancer',
            'Bid at an auction',
            'Compared two building reports',
          ],
          wrong: ['I missed the date to apply for a grant', 'A seller pulled out before contracts'],
        },
        {
          who: 'I have a variable home loan',
          did: [
            'Asked for a lower rate',
            'Switched to another bank',
            'Compared fixed-rate offers',
            'Chased a missing statement',
            'Applied for an offset account',
          ],
          wrong: ['I forgot to update a direct debit', 'A bank took a month to approve a change'],
        },
        {
          who: 'I have parents living overseas',
          did: [
            'Compared money transfer fees',
            'Filled in visitor visa forms',
            'Booked a long-haul flight',
            'Chose insurance for an older traveller',
            'Planned a three-week visit',
          ],
          wrong: [
            'I made a mistake on a visitor visa form',
            'An airline moved a flight by two days',
          ],
        },
        {
          who: 'I have an older cat',
          did: [
            'Tried to find a sitter for Christmas',
            'Compared pet insurance',
            'Asked about a prescription diet',
            'Booked a dental check',
            'Gave daily tablets',
          ],
          wrong: [
            'I ran out of the cat’s tablets on a weekend',
            'A vet moved an appointment by a week',
          ],
        },
        {
          who: 'I have a small online shop',
          did: [
            'Chose a courier',
            'Chased a lost parcel',
            'Compared card payment fees',
            'Answered a customer’s complaint',
            'Kept track of stock',
          ],
          wrong: ['I sent an order to an old address', 'A supplier delivered the wrong sizes'],
        },
        {
          who: 'I have no home internet',
          did: [
            'Compared mobile data plans',
            'Filled in a government form at a library',
            'Applied for a discounted connection',
            'Missed an online deadline',
            'Asked for bills by post',
          ],
          wrong: ['I used up my phone data in a week', 'The library’s computers were all taken'],
        },
        {
          who: 'I have no fixed work roster',
          did: [
            'Asked for more shifts',
            'Looked for a second job',
            'Swapped a weekend with a colleague',
            'Applied for permanent work',
            'Planned a month’s budget around casual pay',
          ],
          wrong: [
            'I agreed to work in two places at once',
            'A shift was cancelled an hour before the start',
          ],
        },
        {
          who: 'I own shares in a bank',
          did: [
            'Compared brokers’ fees',
            'Declared a dividend',
            'Voted before an annual meeting',
            'Sold part of a holding',
            'Asked about capital gains tax',
          ],
          wrong: ['I left a dividend off my tax return', 'The bank cut its dividend'],
        },
        {
          who: 'I own a flat with a tenant',
          did: [
            'Compared letting agents',
            'Approved an urgent plumbing job',
            'Claimed loan interest on tax',
            'Replaced an old stove',
            'Looked into a rent review',
          ],
          wrong: ['I forgot to renew a landlord policy', 'A tenant left without notice'],
        },
        {
          who: 'I live in a flood-prone suburb',
          did: [
            'Compared insurance premiums',
            'Planned for storm season',
            'Asked the council about blocked drains',
            'Lodged a claim for water damage',
            'Applied for a home resilience grant',
          ],
          wrong: ['I lodged a claim without enough photos', 'An insurer doubled its excess'],
        },
        {
          who: 'I live with two flatmates',
          did: [
            'Split a power bill',
            'Disputed a bond deduction',
            'Advertised a vacant room',
            'Compared home internet plans',
            'Set rules about overnight guests',
          ],
          wrong: [
            'I forgot to pay my share of the rent',
            'A flatmate moved out without giving notice',
          ],
        },
        {
          who: 'I speak two languages',
          did: [
            'Interpreted for a relative',
            'Compared bilingual playgroups',
            'Translated an official letter',
            'Looked for weekend classes',
            'Asked a council for translated forms',
          ],
          wrong: [
            'I mistranslated a letter for my uncle',
            'A weekend class closed for lack of teachers',
          ],
        },
        {
          who: 'I use a small credit union',
          did: [
            'Reported a suspicious payment',
            'Compared term deposits',
            'Opened a joint account',
            'Replaced a lost card',
            'Asked about personal loans',
          ],
          wrong: ['I sent a transfer to a closed account', 'A branch closed at short notice'],
        },
        {
          who: 'I use a tax agent every year',
          did: [
            'Kept track of work expenses',
            'Chased a late refund',
            'Corrected a mistake in a return',
            'Tried to find an old payment summary',
            'Asked about late lodgement',
          ],
          wrong: ['I lost a receipt for a large claim', 'A tax refund arrived two months late'],
        },
      ],
    },
  ],
}

const TRADE_BUSINESSES: Decoy[] = [
  {
    who: 'joinery with eight staff',
    did: [
      'Checked measurements with a builder',
      'Quoted for built-in wardrobes',
      'Serviced a table saw',
      'Took on an apprentice joiner',
      'Compared veneer suppliers',
    ],
    wrong: [
      'I underquoted for a set of wardrobes',
      'A customer cancelled after I’d cut the timber',
    ],
  },
  {
    who: 'tiling business',
    did: [
      'Dealt with a complaint about grout',
      'Quoted for bathroom floors',
      'Replaced a cracked shower floor',
      'Looked for a subcontractor',
      'Collected tiles from a showroom',
    ],
    wrong: ['I mixed a batch of grout in the wrong grey', 'A box of mosaic tiles arrived cracked'],
  },
  {
    who: 'four-van plumbing business',
    did: [
      'Rostered after-hours calls',
      'Quoted for a rainwater tank',
      'Replaced a collapsed sewer',
      'Advertised for an apprentice',
      'Ordered pipe and hot water units',
    ],
    wrong: [
      'I drilled into a pipe behind a new shower',
      'A hot water system was delivered with a dent',
    ],
  },
  {
    who: 'family roofing company',
    did: [
      'Rescheduled jobs for rain',
      'Quoted after a hailstorm',
      'Repaired leaks after a storm',
      'Hired safety rails',
      'Ordered gutters and ridge capping',
    ],
    wrong: [
      'I ordered roof sheets a metre too short',
      'Wind blew a stack of ridge capping off a roof',
    ],
  },
  {
    who: 'kitchen showroom',
    did: [
      'Chased late deliveries of cabinets',
      'Drew up plans for a kitchen',
      'Replaced a showroom display',
      'Recruited a kitchen designer',
      'Compared stone benchtops',
    ],
    wrong: [
      'I ordered an island bench in the wrong stone',
      'A stone benchtop cracked on the way upstairs',
    ],
  },
  {
    who: 'ten-person scaffolding firm',
    did: [
      'Inspected a site after high winds',
      'Quoted for scaffold around a house',
      'Replaced bent couplers',
      'Looked for licensed workers',
      'Ordered planks and couplers',
    ],
    wrong: [
      'I sent a truck of planks to the wrong site',
      'A council permit held up a job on a footpath',
    ],
  },
  {
    who: 'painting business',
    did: [
      'Explained undercoats to customers',
      'Quoted for repainting a house',
      'Repaired a rotten window frame',
      'Looked for casual staff',
      'Compared spray guns',
    ],
    wrong: [
      'I painted a hallway in the wrong white',
      'A spray gun clogged halfway through a ceiling',
    ],
  },
  {
    who: 'glass company with three vans',
    did: [
      'Rostered glaziers for emergency call-outs',
      'Quoted for double glazing',
      'Replaced a shop window',
      'Hired an apprentice glazier',
      'Ordered mirrors and shower screens',
    ],
    wrong: ['I cut a mirror too wide for its frame', 'A shower screen shattered on the truck'],
  },
  {
    who: 'fencing business in the suburbs',
    did: [
      'Explained cost sharing to neighbours',
      'Quoted after a windstorm',
      'Straightened a leaning boundary',
      'Looked for a labourer',
      'Ordered palings and posts',
    ],
    wrong: [
      'I set a fence a hand’s width over the boundary',
      'A load of palings turned up wet and warped',
    ],
  },
  {
    who: 'pool building company on the coast',
    did: [
      'Explained safety rules to owners',
      'Applied for council approval',
      'Resurfaced an old pool',
      'Booked an excavator',
      'Ordered pumps and pool filters',
    ],
    wrong: ['I ordered glass panels for the wrong pool', 'Heavy rain flooded a freshly dug pool'],
  },
]

/** Settings by field. The first one that matches the people and their place counts. */
export const SETTINGS: Partial<Record<Field, Setting[]>> = {
  OTHER_WORK: [
    {
      // People who help others through hard times.
      says: /\b(?:advoca|case ?work|celebrant|chaplain|counsel|cremat|crisis|embalm|funeral|mediator|outreach|probation|refuge\b|settlement|social work|support work|tenancy|violence|youth work)/i,
      roles: [
        {
          who: 'Youth worker at a drop-in centre',
          did: [
            'Planned a group session',
            'Wrote up a difficult talk',
            'Found beds for teenagers overnight',
            'Reported a concern about a young person',
            'Ordered food for an evening program',
          ],
          wrong: [
            'I missed a call from a young person in trouble',
            'A youth hostel had no beds on a Friday night',
          ],
        },
        {
          who: 'Disability support coordinator',
          did: [
            'Planned a change of provider',
            'Wrote up a new plan',
            'Looked for speech therapists',
            'Checked a provider’s service agreement',
            'Chased late invoices',
          ],
          wrong: [
            'I sent a support plan to the wrong provider',
            'A provider pulled out at short notice',
          ],
        },
        {
          who: 'Hospital chaplain',
          did: [
            'Sat with a family in intensive care',
            'Planned a blessing with a patient’s family',
            'Wrote up bedside visits',
            'Found an interpreter for a patient',
            'Trained new volunteers',
          ],
          wrong: [
            'I went to the wrong ward for a blessing',
            'A family’s own minister couldn’t get to the hospital',
          ],
        },
        {
          who: 'Housing officer in a regional city',
          did: [
            'Found a short-term room for a family',
            'Planned a repayment of rent',
            'Inspected damaged units',
            'Wrote up a visit to a tenant',
            'Explained a notice to a tenant',
          ],
          wrong: ['I sent a notice to the wrong tenant', 'A motel cancelled a family’s room'],
        },
        {
          who: 'Drug and alcohol counsellor',
          did: [
            'Planned a detox stay with a client',
            'Wrote up a counselling session',
            'Arranged places in a program',
            'Talked with a client’s family',
            'Ran evening groups',
          ],
          wrong: [
            'I double-booked two counselling sessions',
            'A rehab program lost a client’s referral',
          ],
        },
        {
          who: 'Family mediator',
          did: [
            'Planned a first session with two parents',
            'Wrote up a parenting agreement',
            'Arranged separate waiting rooms',
            'Explained a plan to a grandparent',
            'Checked a parent’s court papers',
          ],
          wrong: [
            'I booked two parents into the same waiting room',
            'A parent walked out of a mediation',
          ],
        },
        {
          who: 'Probation supervisor',
          did: [
            'Planned a reporting schedule with an offender',
            'Wrote up home visits',
            'Found a work placement',
            'Prepared a report for a magistrate',
            'Checked an offender’s curfew',
          ],
          wrong: [
            'I filed a report under the wrong name',
            'A community work placement closed without notice',
          ],
        },
        {
          who: 'Settlement guide for new arrivals in a city',
          did: [
            'Planned a family’s first week',
            'Enrolled a child in a language program',
            'Found an interpreter',
            'Explained Medicare to a family',
            'Looked for furniture',
          ],
          wrong: [
            'I gave a family the wrong school address',
            'An interpreter didn’t come to an appointment',
          ],
        },
        {
          who: 'Patient advocate',
          did: [
            'Explained consent to a family',
            'Wrote to a hospital about a complaint',
            'Attended a meeting with a surgeon',
            'Collected medical records',
            'Chased a reply from a hospital',
          ],
          wrong: ['I lost a patient’s consent form', 'A hospital ignored a patient’s complaint'],
        },
        {
          who: 'Wellbeing coordinator at a large high school',
          did: [
            'Planned a return to class',
            'Wrote up a talk with a student',
            'Met a student’s parents about absences',
            'Made a referral to a psychologist',
            'Ran sessions about bullying',
          ],
          wrong: [
            'I missed a meeting about a student',
            'A psychologist had no appointments for months',
          ],
        },
      ],
    },
  ],
  BUILDING: [
    {
      says: /\b(?:hire|yard|depot|supplier)/i,
      roles: [
        {
          who: 'Crane operator',
          did: [
            'Checked wind speeds before lifting',
            'Wrote up a lift plan',
            'Replaced a worn cable',
            'Booked a dogger for a lift',
            'Renewed a high risk licence',
          ],
          wrong: [
            'I sent a lift plan with the wrong weight',
            'High wind shut down the crane all week',
          ],
        },
        {
          who: 'Scaffolder on high-rise sites',
          did: [
            'Reported a missing guard rail',
            'Trained a labourer to work at heights',
            'Replaced damaged planks',
            'Looked for steady work',
            'Collected couplers from a finished job',
          ],
          wrong: [
            'I put up a tower on the wrong wall',
            'The truck left a job without our couplers',
          ],
        },
        {
          who: 'Estimator for a commercial builder',
          did: [
            'Checked costs with suppliers',
            'Prepared a tender for a school',
            'Corrected an underpriced job',
            'Compared subcontractors’ prices',
            'Requested plans from architects',
          ],
          wrong: [
            'I left the roof out of a school tender',
            'A subcontractor withdrew a price on closing day',
          ],
        },
        {
          who: 'Paint shop assistant in a country town',
          did: [
            'Handled complaints about colour',
            'Taught a new hand to match colours',
            'Repaired a shaker',
            'Arranged a technician’s visit',
            'Ordered tinters before a sale',
          ],
          wrong: [
            'I tinted a whole drum in the wrong green',
            'The tinting machine ran out of black',
          ],
        },
        {
          who: 'Timber machinist',
          did: [
            'Checked boards for faults',
            'Worked out a cutting list',
            'Replaced a dust extractor',
            'Called a fitter for the planer',
            'Ordered saw blades and timber',
          ],
          wrong: ['I cut a veranda beam too short', 'The planer blade chipped on a hidden nail'],
        },
        {
          who: 'Key cutter',
          did: [
            'Dealt with a customer locked out',
            'Priced a set of office keys',
            'Calibrated a cutting machine',
            'Searched for a rare car key blank',
            'Ordered key blanks and remotes',
          ],
          wrong: [
            'I cut a key that jammed in a customer’s lock',
            'The engraving machine broke in the Christmas rush',
          ],
        },
        {
          who: 'Kitchen consultant',
          did: [
            'Kept track of cabinet delays',
            'Designed a room for renovators',
            'Updated a showroom display',
            'Booked a site measure',
            'Compared cupboard doors',
          ],
          wrong: [
            'I ordered a couple’s cupboards in the wrong size',
            'A cabinet maker delivered the drawers a week late',
          ],
        },
        {
          who: 'Concrete truck driver',
          did: [
            'Explained a waiting charge to builders',
            'Filled in delivery dockets',
            'Repaired a leaking hose',
            'Booked a vehicle inspection',
            'Collected loads from the batching plant',
          ],
          wrong: [
            'I got the concrete truck bogged on a steep block',
            'A load of slab mix set in the drum',
          ],
        },
        {
          who: 'Tile sales representative for a national supplier',
          did: [
            'Followed up architects after visits',
            'Quoted for tiles on a project',
            'Handled a return',
            'Looked for new builders',
            'Ordered tile samples for a display',
          ],
          wrong: [
            'I quoted a couple the old price for terracotta',
            'A display of mosaics came two weeks late',
          ],
        },
      ],
      businesses: TRADE_BUSINESSES,
    },
    {
      says: /\b(?:owner|contractor|business|self-employed|sole)/i,
      roles: [
        {
          who: 'Maintenance plumber',
          did: [
            'Chased overdue invoices',
            'Quoted for hot water systems',
            'Unblocked a sewer',
            'Looked for a licensed drainer',
            'Compared pipe cameras',
          ],
          wrong: [
            'I ordered the wrong hot water system',
            'A sewer pipe collapsed under a client’s new lawn',
          ],
        },
        {
          who: 'Tiler',
          did: [
            'Scheduled jobs around a waterproofer',
            'Quoted for a bathroom floor',
            'Repaired a leaking shower',
            'Hired an offsider for a bathroom job',
            'Compared grout suppliers',
          ],
          wrong: ['I laid a splashback out of line', 'A supplier ran out of tiles before a job'],
        },
        {
          who: 'Metal roofer',
          did: [
            'Swapped jobs around for wet weather',
            'Quoted for a new roof',
            'Repaired leaks around a skylight',
            'Rented edge protection for a roof',
            'Claimed for stolen tools',
          ],
          wrong: [
            'I ordered ridge capping in the wrong colour',
            'Rain came in before the roof was closed up',
          ],
        },
        {
          who: 'House painter',
          did: [
            'Arranged access with owners',
            'Quoted for a heritage exterior',
            'Repaired cracked weatherboards',
            'Advertised for an offsider',
            'Collected paint and brushes',
          ],
          wrong: [
            'I mixed up two clients’ colours',
            'A ladder slipped and scratched a new front door',
          ],
        },
        {
          who: 'Bricklayer',
          did: [
            'Organised deliveries of sand to site',
            'Quoted for a garden wall',
            'Repaired a crumbling chimney',
            'Looked for a labourer',
            'Ordered bricks and mortar',
          ],
          wrong: [
            'I ordered the bricks a pallet short',
            'Rain washed the mortar out of a new wall',
          ],
        },
        {
          who: 'Emergency glazier',
          did: [
            'Attended calls after a storm',
            'Quoted for sound-proof windows',
            'Replaced a shopfront pane',
            'Searched for matching old glass',
            'Ordered toughened glass and putty',
          ],
          wrong: [
            'I cut a shop window too wide for its frame',
            'A mirror arrived with a chipped corner',
          ],
        },
        {
          who: 'Plasterer',
          did: [
            'Coordinated jobs with other trades',
            'Quoted for ceiling repairs',
            'Patched a damaged ceiling',
            'Found an offsider to sheet ceilings',
            'Ordered plasterboard and cornice',
          ],
          wrong: [
            'I ordered too little cornice for a lounge room',
            'A load of plasterboard got wet in the driveway',
          ],
        },
        {
          who: 'Carpet layer',
          did: [
            'Arranged for owners to move furniture',
            'Measured a staircase',
            'Repaired a rippled hallway',
            'Looked for work with flooring shops',
            'Ordered underlay and gripper',
          ],
          wrong: [
            'I cut the runner short for a staircase',
            'A roll of carpet came with a crooked pattern',
          ],
        },
        {
          who: 'Fencer',
          did: [
            'Settled a fence line with neighbours',
            'Quoted for a pool fence',
            'Repaired a leaning gate',
            'Hired a post hole digger',
            'Ordered palings and rails',
          ],
          wrong: [
            'I dug a post hole through a water pipe',
            'A neighbour refused the line of the new fence',
          ],
        },
        {
          who: 'Concrete polisher',
          did: [
            'Explained slip ratings to clients',
            'Quoted for polished floors',
            'Repaired a cracked slab',
            'Compared floor grinders',
            'Ordered diamond discs and sealer',
          ],
          wrong: [
            'I ground too deep into a garage floor',
            'The hired floor grinder broke on the first day',
          ],
        },
      ],
      businesses: TRADE_BUSINESSES,
    },
  ],
  HOSPITALITY: [
    {
      says: /\b(?:hotel|motel|resort|housekeep|caravan park|guest|farm stay|lodge|hostel|b&b)/i,
      roles: [
        {
          who: 'Night porter at a city hotel',
          did: [
            'Dealt with noise complaints after midnight',
            'Wrote up the night log',
            'Reset a fire alarm panel',
            'Booked early taxis for guests',
            'Reported a security incident',
          ],
          wrong: [
            'I sold a room that was already taken',
            'The fire alarm went off at midnight for nothing',
          ],
        },
        {
          who: 'Shuttle driver',
          did: [
            'Tracked a delayed flight',
            'Planned pick-ups around flight times',
            'Repaired a jammed door',
            'Arranged a relief shuttle driver',
            'Collected guests from the airport',
          ],
          wrong: [
            'I drove a family to the wrong terminal',
            'The shuttle’s battery went flat at the airport',
          ],
        },
        {
          who: 'Pool attendant',
          did: [
            'Reminded parents to watch their children',
            'Recorded the water tests',
            'Serviced a chlorinator',
            'Arranged a service for the pool pump',
            'Ordered chlorine and pool towels',
          ],
          wrong: [
            'I put too much chlorine in the spa',
            'A pool pump failed on the hottest weekend',
          ],
        },
        {
          who: 'Part-time spa therapist',
          did: [
            'Checked clients’ health forms',
            'Wrote up a treatment package',
            'Replaced a massage table',
            'Looked for casual staff',
            'Ordered massage oils and towels',
          ],
          wrong: [
            'I put two clients into the same massage room',
            'The steam room broke down on a full day',
          ],
        },
        {
          who: 'Wedding coordinator',
          did: [
            'Confirmed numbers with the bride’s family',
            'Prepared quotes for couples',
            'Moved a ceremony indoors',
            'Hired musicians for a ceremony',
            'Compared prices for hired chairs',
          ],
          wrong: [
            'I put the wrong names on a seating plan',
            'A string quartet went to the wrong venue',
          ],
        },
        {
          who: 'Room service waiter',
          did: [
            'Handled a complaint about a cold meal',
            'Added meals to guests’ bills',
            'Replaced a missing order',
            'Swapped a late shift with another waiter',
            'Collected dinner trays from the kitchen',
          ],
          wrong: [
            'I charged a meal to the wrong room',
            'The service lift stopped with dinner trays inside',
          ],
        },
        {
          who: 'Gardener at a beach resort',
          did: [
            'Kept track of water use',
            'Planned garden beds for the entrance',
            'Replaced a line of sprinklers',
            'Hired an arborist for the palms',
            'Ordered mulch and fertiliser',
          ],
          wrong: [
            'I cut through the sprinkler line with a spade',
            'A storm flattened the palms along the driveway',
          ],
        },
        {
          who: 'Breakfast cook',
          did: [
            'Checked guests’ food allergies',
            'Prepared the breakfast buffet',
            'Replaced a grill plate',
            'Recruited an early kitchen hand',
            'Compared egg suppliers',
          ],
          wrong: [
            'I ordered too little food for a full house',
            'The coffee urn broke in the breakfast rush',
          ],
        },
        {
          who: 'Conference technician at a large hotel',
          did: [
            'Helped speakers with their slides',
            'Prepared the sound for a conference',
            'Repaired a ballroom screen',
            'Hired extra projectors for an event',
            'Compared wireless microphones',
          ],
          wrong: [
            'I missed a speaker’s sound check',
            'The projector bulb blew before a conference',
          ],
        },
        {
          who: 'Laundry worker',
          did: [
            'Asked for help before a full weekend',
            'Kept track of lost linen',
            'Replaced stained sheets',
            'Reported a faulty dryer to maintenance',
            'Ordered washing powder and starch',
          ],
          wrong: ['I scorched a stack of linen napkins', 'A dryer broke down on a Friday'],
        },
      ],
      businesses: [
        {
          who: 'houseboat company with ten boats',
          did: [
            'Rescued a stranded family',
            'Taught guests to steer',
            'Replaced a worn motor',
            'Hired a mechanic',
            'Compared life jacket suppliers',
          ],
          wrong: [
            'I took a booking for a boat under repair',
            'A customer brought a houseboat back a day late',
          ],
        },
        {
          who: 'ski lodge',
          did: [
            'Dealt with closed mountain roads',
            'Prepared a snow report for guests',
            'Repaired a frozen water pipe',
            'Recruited seasonal staff before winter',
            'Ordered firewood and hire skis',
          ],
          wrong: [
            'I overbooked the bunk room in peak season',
            'The drying room heater broke in a snow week',
          ],
        },
        {
          who: 'small family winery',
          did: [
            'Tracked wine club orders',
            'Planned a tasting for tour groups',
            'Replaced a leaking tank',
            'Hired casual grape pickers',
            'Compared bottle suppliers',
          ],
          wrong: [
            'I put the wrong label on a pallet of shiraz',
            'The bottling line broke down at vintage',
          ],
        },
        {
          who: 'caravan park',
          did: [
            'Dealt with late arrivals towing vans',
            'Wrote rules for long-term sites',
            'Repaired an amenities block',
            'Hired a couple as park managers',
            'Ordered gas bottles and power heads',
          ],
          wrong: [
            'I gave two families the same powered site',
            'The hot water ran out in the shower block',
          ],
        },
        {
          who: 'sixty-bed backpacker hostel',
          did: [
            'Settled an argument between dorm mates',
            'Planned social nights for backpackers',
            'Replaced stained mattresses',
            'Recruited travellers to work the desk',
            'Compared booking websites',
          ],
          wrong: [
            'I gave the same bunk to two backpackers',
            'The dorm key card system went down overnight',
          ],
        },
        {
          who: 'day tour company',
          did: [
            'Took calls about missed pick-ups',
            'Planned an itinerary for retirees',
            'Cancelled a trip because of fire',
            'Recruited multilingual guides',
            'Applied for national park permits',
          ],
          wrong: [
            'I left a tourist’s backpack at a lookout',
            'The tour bus broke down near a waterfall',
          ],
        },
        {
          who: 'function centre',
          did: [
            'Checked final numbers with organisers',
            'Quoted for a debutante ball',
            'Repaired a dance floor',
            'Booked bands for functions',
            'Ordered tablecloths and glassware',
          ],
          wrong: [
            'I booked two weddings for the same Saturday',
            'The cool room failed before a charity ball',
          ],
        },
        {
          who: 'trail riding business with twenty ponies',
          did: [
            'Matched beginners to quiet horses',
            'Planned a beach ride',
            'Replaced worn saddles',
            'Booked a farrier',
            'Ordered hay before winter',
          ],
          wrong: [
            'I packed the wrong saddle for a beach ride',
            'A pony threw a shoe before a group ride',
          ],
        },
        {
          who: 'day spa in a country town',
          did: [
            'Followed up unused gift vouchers',
            'Priced a package for couples',
            'Replaced a steriliser',
            'Advertised for a beauty therapist',
            'Ordered facial products',
          ],
          wrong: [
            'I printed the vouchers with the wrong phone number',
            'A massage table broke during a busy weekend',
          ],
        },
        {
          who: 'glamping site with six tents',
          did: [
            'Warned guests about storms',
            'Wrote a guide for guests in tents',
            'Replaced a torn canvas',
            'Hired a cleaner between stays',
            'Ordered camp beds and lanterns',
          ],
          wrong: [
            'I double-booked a bell tent over Easter',
            'A storm tore the fly sheet off a tent',
          ],
        },
      ],
    },
    {
      says: /./,
      roles: [
        {
          who: 'Barista at a busy train station',
          did: [
            'Dealt with queues before work',
            'Trained a new barista on the machine',
            'Serviced a coffee machine',
            'Looked for a weekend barista',
            'Compared milk suppliers',
          ],
          wrong: [
            'I ran out of milk before the morning rush',
            'The grinder jammed with a queue at the counter',
          ],
        },
        {
          who: 'Bartender',
          did: [
            'Refused service to drunk guests',
            'Wrote a new cocktail list',
            'Replaced a faulty beer tap',
            'Looked for extra shifts',
            'Ordered spirits and mixers',
          ],
          wrong: ['I undercharged a large table', 'A keg ran dry during a wedding toast'],
        },
        {
          who: 'Part-time waiter',
          did: [
            'Handled bookings that arrived late',
            'Learnt a new menu',
            'Moved a large booking outside',
            'Swapped a weekend shift',
            'Claimed unpaid overtime',
          ],
          wrong: ['I charged two tables the wrong bill', 'A large table walked out without paying'],
        },
        {
          who: 'Sommelier',
          did: [
            'Kept track of bottles in the cellar',
            'Wrote the wine list',
            'Returned a case of corked bottles',
            'Looked for wines by the glass',
            'Ordered wine from a distributor',
          ],
          wrong: [
            'I recommended a wine that had sold out',
            'A delivery of wine arrived without the reds',
          ],
        },
        {
          who: 'Pizza maker in a food truck',
          did: [
            'Kept up with orders on a Friday night',
            'Made dough for the next day',
            'Repaired an oven',
            'Hired someone to stretch dough',
            'Ordered flour and mozzarella',
          ],
          wrong: [
            'I burnt three pizzas in a delivery order',
            'The dough didn’t rise before opening time',
          ],
        },
        {
          who: 'Pastry cook at a large hotel',
          did: [
            'Kept croissants fresh through the day',
            'Planned desserts for a new menu',
            'Replaced a proofer',
            'Looked for a vanilla supplier',
            'Ordered butter and couverture',
          ],
          wrong: [
            'I left the salt out of a batch of brioche',
            'The fridge warmed up and the custard split',
          ],
        },
        {
          who: 'Dishwasher',
          did: [
            'Kept up with dishes during dinner',
            'Asked the chef about an apprenticeship',
            'Unblocked the kitchen sink',
            'Filled in for a kitchen hand',
            'Applied for a permanent roster',
          ],
          wrong: [
            'I broke a whole rack of glasses',
            'The dishwasher broke down in the dinner rush',
          ],
        },
        {
          who: 'Function coordinator at a golf club',
          did: [
            'Dealt with changes to guest numbers',
            'Wrote run sheets for functions',
            'Moved a party to another room',
            'Booked a jazz trio',
            'Ordered linen for a wedding',
          ],
          wrong: [
            'I booked two functions for the same room',
            'A client doubled the guest list a day before',
          ],
        },
        {
          who: 'Ice cream server in a beach kiosk',
          did: [
            'Dealt with queues on hot days',
            'Planned a summer roster',
            'Replaced a display freezer',
            'Found casuals for the holidays',
            'Ordered cones and cups',
          ],
          wrong: [
            'I ran out of cones on a hot afternoon',
            'The freezer failed over a long weekend',
          ],
        },
        {
          who: 'Butcher in a hotel kitchen',
          did: [
            'Kept track of meat in the cool room',
            'Prepared cuts for the restaurant',
            'Replaced a bandsaw',
            'Looked for a supplier of venison',
            'Ordered lamb for the carvery',
          ],
          wrong: ['I ordered too little beef for a function', 'The lamb arrived a day late'],
        },
      ],
      businesses: [
        {
          who: 'takeaway juice bar',
          did: [
            'Dealt with fruit that spoilt early',
            'Worked out prices for smoothies',
            'Replaced a blender',
            'Looked for staff for the summer',
            'Compared fruit wholesalers',
          ],
          wrong: ['I ran out of oranges by lunchtime', 'The cold press broke down on a Saturday'],
        },
        {
          who: 'ice cream parlour',
          did: [
            'Kept track of waste in winter',
            'Planned new flavours for summer',
            'Serviced a churn',
            'Looked for a weekend server',
            'Ordered tubs and toppings',
          ],
          wrong: [
            'I made too much of a flavour nobody bought',
            'A casual left the tub freezer open overnight',
          ],
        },
        {
          who: 'bakery with two shops',
          did: [
            'Arranged deliveries to cafes',
            'Worked out how many loaves to bake',
            'Serviced a dough mixer',
            'Advertised for a night baker',
            'Ordered flour and yeast',
          ],
          wrong: [
            'I baked twice the bread we could sell',
            'The oven stopped before the morning bake',
          ],
        },
        {
          who: 'fish and chip shop',
          did: [
            'Dealt with rising supplier prices',
            'Put together a family pack menu',
            'Serviced a fryer',
            'Looked for a fry cook',
            'Ordered fish and potatoes',
          ],
          wrong: ['I ran out of flake on a Friday night', 'The fryer cut out in the dinner rush'],
        },
        {
          who: 'forty-seat wine bar',
          did: [
            'Handled noise complaints from neighbours',
            'Ran a tasting night',
            'Replaced a cellar cooler',
            'Looked for knowledgeable staff',
            'Ordered cheese and cured meats',
          ],
          wrong: [
            'I let a tasting night run over time',
            'A crate of pinot arrived with broken bottles',
          ],
        },
        {
          who: 'historic corner pub',
          did: [
            'Dealt with drinkers at closing time',
            'Planned a trivia night',
            'Replaced the beer lines',
            'Booked a weekend band',
            'Ordered kegs from the brewery',
          ],
          wrong: ['I double-booked the beer garden', 'The kegs ran out during the grand final'],
        },
        {
          who: 'sushi shop',
          did: [
            'Kept track of waste',
            'Prepared platters for offices',
            'Replaced a rice cooker',
            'Hired a second sushi chef',
            'Ordered tuna and nori',
          ],
          wrong: [
            'I cooked too much rice for a quiet day',
            'A platter order went to the wrong office',
          ],
        },
        {
          who: 'small catering firm',
          did: [
            'Chased final numbers from clients',
            'Quoted for a cocktail party',
            'Replaced a delivery van',
            'Booked casual waiters',
            'Hired ovens for a marquee',
          ],
          wrong: [
            'I underquoted a wedding for eighty guests',
            'The hired ovens had no gas bottles',
          ],
        },
        {
          who: 'pizza shop in the suburbs',
          did: [
            'Handled a refund',
            'Compared delivery services',
            'Repaired a scooter',
            'Looked for delivery drivers',
            'Ordered pizza boxes',
          ],
          wrong: [
            'I sent a driver to the wrong street',
            'The phone line dropped out on a Friday night',
          ],
        },
        {
          who: 'Thai restaurant in a country town',
          did: [
            'Applied for a liquor licence',
            'Wrote a lunch menu',
            'Replaced a wok burner',
            'Looked for a Thai chef',
            'Ordered curry paste and jasmine rice',
          ],
          wrong: ['I ran out of jasmine rice during dinner', 'A new chef left after one weekend'],
        },
      ],
    },
  ],
  EVENTS: [
    {
      says: /\b(?:florist|celebrant|cake|decorat|photograph|planner|stylist|caterer)/i,
      roles: [
        {
          who: 'Part-time celebrant',
          did: [
            'Explained the paperwork to couples',
            'Wrote a ceremony with a couple',
            'Corrected an error on a form',
            'Looked for new couples',
            'Ordered commemorative certificates',
          ],
          wrong: [
            'I said the wrong surname during the vows',
            'The microphone went flat during a wedding',
          ],
        },
        {
          who: 'Cake decorator',
          did: [
            'Confirmed flavours with couples',
            'Quoted for wedding cakes',
            'Repaired a damaged tier at a venue',
            'Hired a driver to deliver cakes',
            'Compared fondant suppliers',
          ],
          wrong: [
            'I put the wrong age on a birthday cake',
            'A wedding tier slid in the back of the van',
          ],
        },
        {
          who: 'Caterer',
          did: [
            'Checked guests’ dietary needs',
            'Quoted for a wedding menu',
            'Replaced a broken food warmer',
            'Hired waiters for a function',
            'Ordered meat and platters',
          ],
          wrong: [
            'I left the platters behind before a garden party',
            'A waiter cancelled an hour before a wedding',
          ],
        },
        {
          who: 'Mobile make-up artist',
          did: [
            'Asked clients about skin allergies',
            'Planned a wedding morning',
            'Replaced out-of-date stock',
            'Booked an assistant for bridal parties',
            'Compared foundation ranges',
          ],
          wrong: [
            'I packed the wrong foundation for a bride',
            'A bridesmaid was half an hour late for make-up',
          ],
        },
        {
          who: 'Balloon stylist',
          did: [
            'Rescheduled a display for wind',
            'Quoted for a shop opening',
            'Dismantled a large arch',
            'Hired help for a large install',
            'Ordered helium and balloons',
          ],
          wrong: [
            'I packed the wrong colours for a balloon arch',
            'The helium ran out before a baby shower',
          ],
        },
        {
          who: 'Wedding photographer',
          did: [
            'Kept family group shots on schedule',
            'Quoted for an engagement',
            'Replaced a damaged lens',
            'Scouted new venues',
            'Ordered albums for couples',
          ],
          wrong: [
            'I filled a memory card before the first dance',
            'The sunset shoot was clouded over',
          ],
        },
        {
          who: 'Marquee rigger',
          did: [
            'Pegged marquees down before strong wind',
            'Measured a site for a marquee',
            'Repaired a torn wall',
            'Looked for casual crew',
            'Collected poles and pegs from storage',
          ],
          wrong: [
            'I underestimated how long a marquee would take',
            'The wind ripped a marquee wall off its pegs',
          ],
        },
        {
          who: 'Part-time wedding singer',
          did: [
            'Confirmed set times with venues',
            'Learnt a couple’s requested song',
            'Repaired a faulty amplifier',
            'Looked for an agent',
            'Ordered microphones and speakers',
          ],
          wrong: [
            'I arrived late for a sound check',
            'A speaker crackled all through the ceremony',
          ],
        },
        {
          who: 'Florist with a market stall',
          did: [
            'Tracked which flowers sold',
            'Quoted for wedding bouquets',
            'Cancelled a rainy stall day',
            'Applied for a site at a market',
            'Compared growers’ prices',
          ],
          wrong: [
            'I sent a bouquet in the wrong colours',
            'The peonies wilted before a Sunday market',
          ],
        },
      ],
      businesses: [
        {
          who: 'family party hire business',
          did: [
            'Chased unreturned equipment',
            'Quoted for a large backyard event',
            'Replaced a torn jumping castle',
            'Looked for casual drivers',
            'Ordered folding chairs and tables',
          ],
          wrong: [
            'I delivered a jumping castle to the wrong park',
            'The folding chairs came back with bent legs',
          ],
        },
        {
          who: 'wedding dress shop',
          did: [
            'Arranged fittings for bridesmaids',
            'Wrote up brides’ measurements',
            'Repaired a torn gown',
            'Hired a bridal seamstress',
            'Compared designers’ prices',
          ],
          wrong: ['I pinned a bride’s hem too short', 'A designer sent a gown in the wrong size'],
        },
        {
          who: 'photo booth company with two vans',
          did: [
            'Sent image files to hosts',
            'Quoted for a school formal',
            'Repaired a printer',
            'Looked for weekend attendants',
            'Compared props suppliers',
          ],
          wrong: [
            'I printed the wrong couple’s names on the photo strips',
            'The photo printer jammed at a wedding',
          ],
        },
        {
          who: 'flower shop near a hospital',
          did: [
            'Handled a complaint about delivery',
            'Quoted for weekly office displays',
            'Replaced a delivery van',
            'Hired a delivery driver for Mother’s Day',
            'Ordered flowers from the wholesale market',
          ],
          wrong: [
            'I sent an anniversary bouquet to the wrong house',
            'The flower cool room broke down overnight',
          ],
        },
        {
          who: 'cake studio',
          did: [
            'Arranged tastings with couples',
            'Quoted for a large wedding',
            'Repaired a damaged tier',
            'Looked for a second decorator',
            'Compared icing suppliers',
          ],
          wrong: [
            'I piped the wrong name on a wedding cake',
            'A batch of fondant cracked in the heat',
          ],
        },
        {
          who: 'family marquee company',
          did: [
            'Inspected a site in strong wind',
            'Measured a sloping lawn',
            'Replaced torn walls',
            'Looked for casual crew',
            'Ordered poles and canvas',
          ],
          wrong: [
            'I quoted a marquee too big for the garden',
            'The wind tore a clear roof at a vineyard',
          ],
        },
        {
          who: 'small lighting company',
          did: [
            'Tested lights before an event',
            'Prepared for a gala dinner',
            'Replaced blown stage lamps',
            'Looked for a technician',
            'Ordered festoons and cables',
          ],
          wrong: [
            'I packed the wrong cables for a fashion show',
            'A box of festoon lights arrived with broken bulbs',
          ],
        },
        {
          who: 'DJ business',
          did: [
            'Confirmed song requests with couples',
            'Planned playlists for receptions',
            'Replaced a sound desk',
            'Looked for a second DJ',
            'Bought music for a themed party',
          ],
          wrong: [
            'I played the wrong song for a first dance',
            'A speaker blew halfway through a reception',
          ],
        },
        {
          who: 'limousine business with four cars',
          did: [
            'Rostered drivers for a wedding',
            'Quoted for school formals',
            'Replaced a worn gearbox',
            'Recruited weekend chauffeurs',
            'Compared insurance quotes',
          ],
          wrong: [
            'I drove a bride to the wrong church',
            'The stretch car overheated on the way to a wedding',
          ],
        },
      ],
    },
  ],
  COUNCILS: [
    {
      says: /\b(?:librar|museum|galler|archiv)/i,
      roles: [
        {
          who: 'Lifeguard at a regional pool',
          did: [
            'Warned swimmers about diving',
            'Reported a nasty fall',
            'Cleared swimmers out of the water in a storm',
            'Booked a first aid refresher',
            'Applied for summer shifts',
          ],
          wrong: [
            'I missed a training refresher by a week',
            'The pool pump failed on a long weekend',
          ],
        },
        {
          who: 'Visitor centre assistant',
          did: [
            'Answered tourists’ questions about tours',
            'Wrote up a guide to local walks',
            'Updated a town website',
            'Booked accommodation for travellers',
            'Ordered maps and brochures',
          ],
          wrong: [
            'I gave a family the map of the wrong trail',
            'A motel gave away a visitor’s booking',
          ],
        },
        {
          who: 'Theatre technician at a town hall',
          did: [
            'Checked the rigging before opening night',
            'Planned lighting cues for a show',
            'Repaired a broken set',
            'Hired a smoke machine',
            'Ordered stage lamps and gels',
          ],
          wrong: [
            'I missed a lighting cue in the second act',
            'A stage lamp blew during the matinee',
          ],
        },
        {
          who: 'Youth worker in a country town',
          did: [
            'Handled arguments at a drop-in night',
            'Planned a school holiday program',
            'Set up a drop-in space',
            'Looked for new mentors',
            'Applied for a small grant',
          ],
          wrong: [
            'I double-booked a hall for a drop-in night',
            'The paint for a mural workshop never arrived',
          ],
        },
        {
          who: 'Community bus driver',
          did: [
            'Checked the wheelchair hoist',
            'Planned stops for a day outing',
            'Replaced a worn seat',
            'Looked for volunteers',
            'Collected seniors for shopping trips',
          ],
          wrong: [
            'I ran half an hour late on a day outing',
            'The community bus failed its inspection',
          ],
        },
        {
          who: 'Town planner at a growing council',
          did: [
            'Dealt with objections to a development',
            'Wrote a report on a rezoning',
            'Withdrew an outdated planning permit',
            'Commissioned a traffic study',
            'Requested plans from developers',
          ],
          wrong: [
            'I sent a planning notice to the wrong street',
            'A developer’s traffic study had pages missing',
          ],
        },
        {
          who: 'Park ranger in a wetland reserve',
          did: [
            'Tracked feral animals',
            'Led a guided walk',
            'Repaired a washed-out track',
            'Recruited volunteers for planting',
            'Compared sign makers',
          ],
          wrong: [
            'I bogged the park ute in the wetland',
            'A falling branch smashed the new bird hide',
          ],
        },
        {
          who: 'Rates clerk',
          did: [
            'Arranged payment plans with ratepayers',
            'Prepared an annual mail-out',
            'Corrected an owner’s address',
            'Engaged a debt collector',
            'Chased overdue payments',
          ],
          wrong: [
            'I sent a rates notice to the former owner',
            'The printer jammed during the rates run',
          ],
        },
        {
          who: 'Part-time immunisation nurse',
          did: [
            'Checked students’ consent forms',
            'Recorded vaccinations on the register',
            'Reset a fridge alarm',
            'Booked a hall for clinics',
            'Ordered vaccines for schools',
          ],
          wrong: [
            'I took the wrong vaccine box to a school',
            'The vaccine fridge failed over a weekend',
          ],
        },
      ],
      businesses: [
        {
          who: 'outdoor public pool',
          did: [
            'Handled complaints about crowding',
            'Planned an aqua aerobics class',
            'Replaced a filter',
            'Looked for lifeguards',
            'Ordered chlorine and lane ropes',
          ],
          wrong: [
            'I put the wrong opening hours on the pool gate',
            'A lane rope snapped before a school carnival',
          ],
        },
        {
          who: 'community theatre',
          did: [
            'Rostered volunteers for front of house',
            'Prepared a season of plays',
            'Repaired a leaking roof',
            'Held auditions for a play',
            'Ordered costumes and scripts',
          ],
          wrong: [
            'I sold the same theatre seats twice',
            'The lead actor’s microphone died on opening night',
          ],
        },
        {
          who: 'visitor centre on a highway',
          did: [
            'Helped tourists without accommodation',
            'Wrote up a calendar of local events',
            'Replaced a booking system',
            'Recruited volunteers',
            'Ordered postcards and souvenirs',
          ],
          wrong: [
            'I sent a coach group to a closed lookout',
            'The printer misprinted our walking maps',
          ],
        },
        {
          who: 'youth centre',
          did: [
            'Dealt with noise complaints from neighbours',
            'Applied for a grant',
            'Repaired a broken window',
            'Recruited a counsellor',
            'Ordered sports equipment for teenagers',
          ],
          wrong: [
            'I missed a grant deadline by a day',
            'A band cancelled on the day of a youth night',
          ],
        },
        {
          who: 'regional botanic garden',
          did: [
            'Tracked the health of rare plants',
            'Planned a spring display',
            'Repaired a watering system',
            'Looked for volunteer guides',
            'Requested seeds from another garden',
          ],
          wrong: [
            'I ordered too few plants for spring',
            'A hailstorm broke panes in the glasshouse',
          ],
        },
        {
          who: 'recycling depot',
          did: [
            'Explained to residents what is recyclable',
            'Reported illegal dumping',
            'Replaced a forklift',
            'Found a buyer for scrap metal',
            'Collected old televisions and computers',
          ],
          wrong: [
            'I sent a mixed load to the paper mill',
            'The baler broke down after a holiday weekend',
          ],
        },
        {
          who: 'four-court indoor sports hall',
          did: [
            'Settled a clash over bookings',
            'Drew up a winter timetable',
            'Repaired a damaged backboard',
            'Booked umpires for a league',
            'Compared equipment suppliers',
          ],
          wrong: [
            'I gave two teams the same basketball court',
            'The hall roof leaked onto the new floor',
          ],
        },
      ],
    },
    {
      says: /\b(?:park|garden|ranger|depot|road|waste|outdoor|maintenance|animal|truck)/i,
      roles: [
        {
          who: 'Arborist',
          did: [
            'Notified residents about noise',
            'Wrote a report on a dangerous tree',
            'Serviced a chainsaw',
            'Hired an elevated work platform',
            'Ordered chains and climbing ropes',
          ],
          wrong: [
            'I dropped a branch on a client’s fence',
            'The wood chipper jammed in the middle of a job',
          ],
        },
        {
          who: 'Playground inspector for several councils',
          did: [
            'Checked surfaces under slides',
            'Wrote up a safety report',
            'Closed a damaged swing',
            'Chased a contractor about repairs',
            'Ordered parts for play equipment',
          ],
          wrong: [
            'I sent a slide report to the wrong council',
            'A new swing seat split in its first week',
          ],
        },
        {
          who: 'Line marker',
          did: [
            'Waited on dry weather',
            'Measured up a car park for bays',
            'Replaced a spray pump',
            'Hired traffic control for night work',
            'Ordered line paint and stencils',
          ],
          wrong: [
            'I mixed up the bay widths in a car park',
            'The line marking machine clogged on a night job',
          ],
        },
        {
          who: 'Grader driver in an outback shire',
          did: [
            'Dealt with complaints about corrugations',
            'Reported washouts on dirt roads',
            'Serviced a diesel engine',
            'Booked a water truck for dusty roads',
            'Collected loads of gravel',
          ],
          wrong: ['I graded the wrong farmer’s track', 'Rain washed out a freshly graded road'],
        },
        {
          who: 'Drainage worker',
          did: [
            'Responded to flooded streets',
            'Reported collapsed stormwater pipes',
            'Cleared a blocked culvert',
            'Hired a pipe camera',
            'Ordered pit lids and pipes',
          ],
          wrong: [
            'I opened the wrong pit on a flooded street',
            'A manhole cover arrived in the wrong size',
          ],
        },
        {
          who: 'Irrigation fitter for sports grounds',
          did: [
            'Looked for leaks under an oval',
            'Planned a watering system for an oval',
            'Repaired a faulty solenoid',
            'Booked a trencher for new pipes',
            'Ordered sprinklers and poly pipe',
          ],
          wrong: [
            'I ordered the wrong valves for an oval',
            'A trench digger cut through my new poly pipe',
          ],
        },
        {
          who: 'Sign installer',
          did: [
            'Checked for cables before digging',
            'Planned a road closure',
            'Repaired a leaning post',
            'Arranged traffic control for a job',
            'Collected street signs from the maker',
          ],
          wrong: [
            'I put a bus zone sign on the wrong post',
            'A truck backed into a new give way sign',
          ],
        },
        {
          who: 'Night-shift street sweeper',
          did: [
            'Dealt with parked cars in the way',
            'Planned a route around school traffic',
            'Replaced worn brushes',
            'Booked the sweeper in for repairs',
            'Applied for a day roster',
          ],
          wrong: [
            'I missed a street on the morning of a parade',
            'The sweeper’s brush motor burnt out',
          ],
        },
        {
          who: 'Lighting technician',
          did: [
            'Logged residents’ reports of dark streets',
            'Mapped the lights along a path',
            'Replaced a failed lamp',
            'Hired a cherry picker',
            'Ordered lamps and light poles',
          ],
          wrong: [
            'I turned off the wrong street’s lights',
            'A lamp post came with the wrong base plate',
          ],
        },
        {
          who: 'Building surveyor at a coastal council',
          did: [
            'Inspected house frames',
            'Wrote a notice about an unsafe balcony',
            'Closed out expired permits',
            'Engaged an engineer for advice',
            'Requested certificates from builders',
          ],
          wrong: [
            'I approved a balcony from an outdated plan',
            'A builder poured a slab before my inspection',
          ],
        },
      ],
    },
  ],
  HEALTH_CARE: [
    {
      says: /\b(?:reception|clerk|secretar|practice manager)/i,
      roles: [
        {
          who: 'Pathology collector at a suburban clinic',
          did: [
            'Reassured patients afraid of needles',
            'Labelled samples for the lab',
            'Corrected a mislabelled sample',
            'Called a courier for urgent samples',
            'Ordered blood tubes and needles',
          ],
          wrong: [
            'I put the wrong label on a blood tube',
            'The courier missed the afternoon samples',
          ],
        },
        {
          who: 'Dental hygienist',
          did: [
            'Recalled patients for a scale and clean',
            'Taught a child to floss',
            'Replaced a steriliser',
            'Referred a patient to a gum specialist',
            'Ordered fluoride and polishing paste',
          ],
          wrong: [
            'I booked two patients for the same cleaning time',
            'A delivery of fluoride gel was out of date',
          ],
        },
        {
          who: 'Sports physiotherapist',
          did: [
            'Checked patients had done their exercises',
            'Planned exercises for a sore shoulder',
            'Replaced gym equipment',
            'Booked a pool for hydrotherapy',
            'Ordered tape and resistance bands',
          ],
          wrong: [
            'I ran out of strapping tape on match day',
            'The clinic’s heat packs stopped heating',
          ],
        },
        {
          who: 'Optometrist in a country town',
          did: [
            'Recalled patients for eye tests',
            'Wrote prescriptions for glasses',
            'Replaced scratched lenses',
            'Looked for a locum',
            'Ordered contact lenses',
          ],
          wrong: [
            'I wrote a reading prescription on the wrong file',
            'A box of contact lenses came in the wrong power',
          ],
        },
        {
          who: 'Podiatrist',
          did: [
            'Reviewed patients with diabetes',
            'Advised a runner on footwear',
            'Updated treatment software',
            'Looked for a second clinic room',
            'Ordered materials for orthotics',
          ],
          wrong: [
            'I ordered a pair of orthotics in the wrong size',
            'The steriliser stopped in a full foot clinic',
          ],
        },
        {
          who: 'Sonographer at a private clinic',
          did: [
            'Explained to patients how to prepare',
            'Reported scans to a radiologist',
            'Replaced a faulty probe',
            'Called in an engineer for the scanner',
            'Ordered ultrasound gel',
          ],
          wrong: [
            'I saved a scan under the wrong name',
            'The ultrasound machine froze in the middle of a scan',
          ],
        },
        {
          who: 'Practice nurse',
          did: [
            'Checked the vaccine fridge temperature',
            'Prepared a care plan for a patient',
            'Updated a vaccination record',
            'Arranged a relief nurse',
            'Ordered vaccines and dressings',
          ],
          wrong: [
            'I ordered too few flu vaccines for winter',
            'A delivery of dressings came without the saline',
          ],
        },
        {
          who: 'Audiologist at a children’s clinic',
          did: [
            'Followed up first-time hearing aid users',
            'Wrote up hearing test results',
            'Repaired a blocked hearing aid',
            'Looked for a soundproof booth',
            'Ordered ear moulds and batteries',
          ],
          wrong: [
            'I left the test headphones at another clinic',
            'A client’s hearing aids came back faulty from repair',
          ],
        },
        {
          who: 'Dietitian',
          did: [
            'Reviewed patients’ food diaries',
            'Wrote meal plans for patients',
            'Updated a handout for parents',
            'Referred a client to a psychologist',
            'Compared nutrition supplements',
          ],
          wrong: [
            'I emailed an athlete the wrong meal plan',
            'The body scales gave wrong readings all week',
          ],
        },
      ],
    },
    {
      says: /\b(?:cleaner|orderl|porter|kitchen|laundry|security|maintenance)/i,
      roles: [
        {
          who: 'Kitchen hand at a large hospital',
          did: [
            'Checked trays against patients’ diets',
            'Prepared a texture-modified meal',
            'Reported a faulty dishwasher',
            'Asked for extra staff',
            'Collected meal trays from the wards',
          ],
          wrong: [
            'I sent a breakfast tray to the wrong ward',
            'The meal trolley’s heater broke before lunch',
          ],
        },
        {
          who: 'Night ward clerk',
          did: [
            'Answered families’ calls to the ward',
            'Prepared patient charts',
            'Sorted out a mixed-up chart',
            'Found a bed for a new patient',
            'Ordered stationery for the ward',
          ],
          wrong: [
            'I filed a chart under the wrong surname',
            'The wristband printer jammed during admissions',
          ],
        },
        {
          who: 'Car park attendant',
          did: [
            'Explained parking fees to visitors',
            'Reported damage to a vehicle',
            'Repaired a stuck boom gate',
            'Called a tow truck for a blocked bay',
            'Collected cash from ticket machines',
          ],
          wrong: [
            'I put cones across the staff entrance',
            'A ticket machine jammed in visiting hours',
          ],
        },
        {
          who: 'Laundry worker',
          did: [
            'Handled infectious linen',
            'Recorded damaged linen',
            'Replaced lost gowns',
            'Called a technician for the dryers',
            'Restocked sheets after a weekend',
          ],
          wrong: [
            'I sent theatre gowns to the wrong floor',
            'A steam press broke down in the sheet room',
          ],
        },
        {
          who: 'Gardener at a regional hospital',
          did: [
            'Checked the sprinklers in dry weather',
            'Planned winter planting for the courtyards',
            'Repaired a watering system',
            'Hired a contractor to prune trees',
            'Ordered mulch and seedlings',
          ],
          wrong: [
            'I planted the courtyard too early for frost',
            'A nursery delivered the wrong seedlings',
          ],
        },
        {
          who: 'Patient transport driver',
          did: [
            'Waited for a late discharge',
            'Logged each trip',
            'Replaced a stretcher mattress',
            'Radioed for help with a lift',
            'Collected patients for appointments',
          ],
          wrong: [
            'I drove to the wrong hospital entrance',
            'The wheelchair hoist jammed at a pick-up',
          ],
        },
        {
          who: 'Part-time storeperson',
          did: [
            'Traced missing deliveries',
            'Ran a stocktake',
            'Returned a damaged delivery',
            'Booked deliveries into the loading dock',
            'Compared glove suppliers',
          ],
          wrong: [
            'I ordered the wrong size of gloves',
            'The barcode scanner lost a morning’s stocktake',
          ],
        },
        {
          who: 'Weekend switchboard operator',
          did: [
            'Transferred calls to the wards',
            'Updated the phone directory',
            'Tested an emergency line',
            'Paged a doctor urgently',
            'Requested a new headset',
          ],
          wrong: [
            'I put a call through to the wrong surgeon',
            'The switchboard went down in the visiting hour',
          ],
        },
        {
          who: 'Sterilisation technician',
          did: [
            'Chased missing surgical instruments',
            'Recorded steriliser cycles',
            'Replaced a damaged clamp',
            'Called a technician for the steriliser',
            'Ordered wraps and indicator strips',
          ],
          wrong: [
            'I sent a surgical tray out one clamp short',
            'The autoclave failed its morning test',
          ],
        },
      ],
    },
    {
      says: /pharmac/i,
      roles: [
        {
          who: 'Optical dispenser',
          did: [
            'Explained lens coatings to customers',
            'Measured customers for new frames',
            'Repaired a broken pair of glasses',
            'Chased a lab for late lenses',
            'Ordered frames for the display',
          ],
          wrong: [
            'I ordered a pair of lenses with the wrong tint',
            'A pair of frames arrived with a bent arm',
          ],
        },
        {
          who: 'Chiropractor in a shopping centre',
          did: [
            'Asked new patients about back pain',
            'Explained good posture to office workers',
            'Replaced a treatment table',
            'Looked for a locum',
            'Ordered pillows and back supports',
          ],
          wrong: [
            'I gave a patient the wrong neck stretches',
            'A back scan came without the radiologist’s report',
          ],
        },
        {
          who: 'Naturopath',
          did: [
            'Checked herbs against clients’ medicines',
            'Taught a workshop on herbal remedies',
            'Replaced expired tinctures',
            'Rented a room to see clients',
            'Compared herb suppliers',
          ],
          wrong: ['I mislabelled a jar of dried herbs', 'A supplier ran out of dried echinacea'],
        },
        {
          who: 'Mobile exercise physiologist',
          did: [
            'Timed clients on walking tests',
            'Planned strength programs for older clients',
            'Replaced a treadmill',
            'Asked GPs for referrals',
            'Ordered bands and exercise balls',
          ],
          wrong: [
            'I printed the wrong strength program for a client',
            'A treadmill belt slipped during a class',
          ],
        },
        {
          who: 'Part-time dental assistant',
          did: [
            'Calmed children before fillings',
            'Recorded notes on patients’ teeth',
            'Replaced a faulty drill',
            'Rang a lab about a late crown',
            'Restocked gloves and mouthwash',
          ],
          wrong: [
            'I set out the wrong tray for a filling',
            'The suction stopped during a root canal',
          ],
        },
        {
          who: 'Audiologist',
          did: [
            'Rang clients about new hearing aids',
            'Wrote hearing reports for GPs',
            'Repaired a hearing aid',
            'Hired a portable test booth',
            'Ordered domes and wax filters',
          ],
          wrong: [
            'I printed a hearing test under the wrong name',
            'A pair of hearing aids arrived without a charger',
          ],
        },
        {
          who: 'Community dietitian',
          did: [
            'Went through clients’ shopping lists',
            'Planned meals around allergies',
            'Updated recipe sheets',
            'Arranged a supermarket tour for clients',
            'Ordered food models for a talk',
          ],
          wrong: [
            'I emailed a vegetarian client the wrong recipes',
            'The kitchen scales broke in a cooking class',
          ],
        },
        {
          who: 'Massage therapist',
          did: [
            'Handled a late cancellation',
            'Wrote up clients’ treatment notes',
            'Replaced worn linen',
            'Rented a second room',
            'Compared public liability insurance',
          ],
          wrong: [
            'I double-booked two remedial clients',
            'A massage table’s leg gave way before a booking',
          ],
        },
        {
          who: 'Night-shift radiographer',
          did: [
            'Positioned patients with sore joints',
            'Prepared images for a radiologist',
            'Repeated a blurred X-ray',
            'Called an engineer for the X-ray machine',
            'Ordered lead aprons',
          ],
          wrong: [
            'I X-rayed a left wrist instead of the right',
            'The scanner shut down with a full waiting room',
          ],
        },
      ],
      businesses: [
        {
          who: 'two-room optometry practice',
          did: [
            'Explained lens options to patients',
            'Prepared a recall list for eye tests',
            'Repaired a customer’s frames',
            'Recruited a graduate',
            'Ordered frames and contact lenses',
          ],
          wrong: [
            'I posted a pair of glasses to the wrong customer',
            'The eye test machine broke in a busy week',
          ],
        },
        {
          who: 'hearing clinic',
          did: [
            'Explained a subsidy to pensioners',
            'Reported hearing results to doctors',
            'Repaired a soundproof booth',
            'Hired an audiologist',
            'Ordered hearing aid batteries',
          ],
          wrong: [
            'I ordered the wrong size of hearing aid batteries',
            'A box of hearing aids went to the wrong clinic',
          ],
        },
        {
          who: 'health food shop in a country town',
          did: [
            'Advised a customer about supplements',
            'Wrote labels for gluten-free products',
            'Replaced the bulk bins',
            'Looked for local honey suppliers',
            'Compared nut wholesalers',
          ],
          wrong: [
            'I put the wrong price on the almonds',
            'A supplier delivered salted nuts by mistake',
          ],
        },
        {
          who: 'podiatry practice',
          did: [
            'Reminded patients about foot checks',
            'Wrote care plans for diabetic feet',
            'Replaced a steriliser',
            'Hired a graduate podiatrist',
            'Ordered orthotic blanks and padding',
          ],
          wrong: [
            'I sent an insole to the wrong patient',
            'The patient chair got stuck halfway up',
          ],
        },
        {
          who: 'family dental surgery',
          did: [
            'Fitted in patients with toothache',
            'Quoted for a crown',
            'Serviced a treatment chair',
            'Hired a hygienist',
            'Compared crown makers',
          ],
          wrong: [
            'I ordered a crown in the wrong shade',
            'The dentist’s drill stopped in a full clinic',
          ],
        },
        {
          who: 'physio clinic',
          did: [
            'Rescheduled missed appointments',
            'Planned a class for better balance',
            'Replaced gym equipment',
            'Recruited a sports physio',
            'Ordered resistance bands and tape',
          ],
          wrong: [
            'I put the balance class on the wrong day',
            'A resistance band snapped in a class',
          ],
        },
        {
          who: 'one-room yoga studio',
          did: [
            'Kept track of class passes',
            'Planned classes for beginners',
            'Replaced a sound system',
            'Looked for a relief teacher',
            'Ordered mats and blocks',
          ],
          wrong: [
            'I locked a morning class out of the studio',
            'The heating failed in a winter yoga class',
          ],
        },
        {
          who: 'private pathology lab',
          did: [
            'Traced unlabelled samples',
            'Reported urgent results to doctors',
            'Recalibrated an analyser',
            'Recruited a scientist',
            'Ordered reagents and blood tubes',
          ],
          wrong: [
            'I entered a result under the wrong patient number',
            'The centrifuge broke down with tubes waiting',
          ],
        },
        {
          who: 'massage clinic',
          did: [
            'Rebooked a cancelled client',
            'Priced a package of remedial massages',
            'Replaced treatment tables',
            'Advertised for a remedial masseur',
            'Ordered oils and heat packs',
          ],
          wrong: [
            'I booked two clients with one masseur',
            'A linen delivery came without the towels',
          ],
        },
      ],
    },
    {
      says: /\b(?:mobile|home visit|community nurse)/i,
      roles: [
        {
          who: 'Podiatrist',
          did: [
            'Checked diabetic clients’ feet',
            'Advised a client on safe slippers',
            'Replaced a nail drill',
            'Looked for clients in country towns',
            'Ordered felt padding and foot cream',
          ],
          wrong: [
            'I left the nail clippers at the last house',
            'A client wasn’t home for a foot check',
          ],
        },
        {
          who: 'Aged care dietitian',
          did: [
            'Weighed clients at risk of malnutrition',
            'Wrote meal plans for clients',
            'Updated an allergy list',
            'Referred a client to a diabetes clinic',
            'Ordered thickened drinks and shakes',
          ],
          wrong: [
            'I turned up at a client’s house a day early',
            'A box of nutrition shakes went to the wrong house',
          ],
        },
        {
          who: 'Part-time speech pathologist',
          did: [
            'Assessed swallowing after a stroke',
            'Taught parents new exercises',
            'Repaired a communication device',
            'Looked for an assistant',
            'Ordered picture cards and toys',
          ],
          wrong: [
            'I left the picture cards at the last visit',
            'A communication device went flat in a session',
          ],
        },
        {
          who: 'Sleep technician',
          did: [
            'Monitored patients through the night',
            'Wrote up sleep study results',
            'Replaced a faulty breathing machine',
            'Booked patients for an overnight study',
            'Ordered masks and tubing',
          ],
          wrong: [
            'I wired a sleep monitor to the wrong channel',
            'A breathing mask arrived with a torn seal',
          ],
        },
        {
          who: 'Occupational therapist in a rural area',
          did: [
            'Checked homes for fall hazards',
            'Wrote a home modification report',
            'Replaced a client’s bed rail',
            'Hired equipment for a client’s bathroom',
            'Ordered shower chairs and rails',
          ],
          wrong: [
            'I ordered a grab rail in the wrong length',
            'A new shower chair came with a missing leg',
          ],
        },
        {
          who: 'Blood bank driver',
          did: [
            'Handed over urgent plasma',
            'Logged temperatures on each delivery',
            'Replaced a broken cooler',
            'Radioed ahead to a hospital',
            'Collected blood from donor centres',
          ],
          wrong: [
            'I took the wrong route with an urgent load',
            'A donor centre had the coolers packed late',
          ],
        },
        {
          who: 'Audiologist',
          did: [
            'Visited clients to refit hearing aids',
            'Wrote up home hearing tests',
            'Repaired a hearing aid',
            'Borrowed a portable audiometer',
            'Ordered spare hearing aid domes',
          ],
          wrong: [
            'I packed the wrong leads for a hearing test',
            'A supplier sent two left hearing aids',
          ],
        },
        {
          who: 'Paramedic at a country station',
          did: [
            'Handed over patients to emergency staff',
            'Wrote up patient case sheets',
            'Replaced a faulty stretcher',
            'Called for backup at a scene',
            'Restocked the ambulance',
          ],
          wrong: [
            'I left a kit bag behind at a house',
            'The ambulance wouldn’t start at the station',
          ],
        },
        {
          who: 'Massage therapist',
          did: [
            'Handled a late cancellation',
            'Planned treatment for a sore back',
            'Replaced a folding table',
            'Looked for new clients',
            'Compared booking software',
          ],
          wrong: [
            'I turned up at a client’s home without towels',
            'The folding massage table jammed half open',
          ],
        },
      ],
    },
  ],
  SCHOOLS: [
    {
      says: /\b(?:manager|director|owner|principal)s?\b/i,
      roles: SCHOOL_STAFF,
      businesses: [
        {
          who: 'kindergarten with a waiting list',
          did: [
            'Talked with parents about readiness',
            'Planned a term’s program',
            'Replaced a shade sail',
            'Recruited an assistant',
            'Ordered paint and craft supplies',
          ],
          wrong: [
            'I ordered art smocks in the wrong size',
            'A relief educator cancelled just before drop-off',
          ],
        },
        {
          who: 'swim school',
          did: [
            'Rescheduled missed lessons',
            'Taught a beginners’ class',
            'Repaired a pool heater',
            'Looked for weekend teachers',
            'Ordered kickboards for lessons',
          ],
          wrong: ['I put a beginner in the squad class', 'The swim school’s change rooms flooded'],
        },
        {
          who: 'language school',
          did: [
            'Tested a new student’s level',
            'Prepared an exam for adult learners',
            'Cancelled a small evening class',
            'Hired a Spanish teacher',
            'Ordered textbooks for language classes',
          ],
          wrong: [
            'I handed out the wrong exam in Mandarin',
            'The Spanish tutor quit in the middle of a term',
          ],
        },
        {
          who: 'dance school with two studios',
          did: [
            'Chased parents for costume fees',
            'Planned the end-of-year concert',
            'Repaired a floor',
            'Booked a theatre for the concert',
            'Ordered costumes and ballet shoes',
          ],
          wrong: [
            'I ordered the tutus a size too small',
            'A theatre double-booked our end-of-year concert',
          ],
        },
        {
          who: 'music school',
          did: [
            'Arranged lesson times with families',
            'Prepared students for music exams',
            'Replaced a piano',
            'Looked for a violin teacher',
            'Ordered instruments to hire out',
          ],
          wrong: [
            'I booked two violin lessons into one room',
            'A drum teacher called in sick before a concert',
          ],
        },
        {
          who: 'small tutoring centre',
          did: [
            'Matched students with tutors',
            'Reported progress to a parent',
            'Moved a session around exams',
            'Recruited tutors for senior English',
            'Compared maths programs',
          ],
          wrong: [
            'I photocopied the answers with the exam paper',
            'The algebra tutor didn’t turn up on Friday',
          ],
        },
        {
          who: 'coding school',
          did: [
            'Helped a child fix a game',
            'Prepared a holiday coding camp',
            'Replaced ageing laptops',
            'Looked for tutors who can program',
            'Compared robot kits',
          ],
          wrong: [
            'I wiped the children’s games from a laptop',
            'A robot kit arrived without its motors',
          ],
        },
        {
          who: 'drama school with fifty students',
          did: [
            'Dealt with parents unhappy about casting',
            'Planned an acting workshop',
            'Replaced stolen costumes',
            'Hired a director for a play',
            'Ordered scripts and stage make-up',
          ],
          wrong: [
            'I printed tickets with the wrong opening night',
            'The lead dropped out before the school play',
          ],
        },
        {
          who: 'driving school in the suburbs',
          did: [
            'Reminded learners about booked lessons',
            'Taught learners to merge',
            'Rescheduled a test',
            'Looked for a second driving instructor',
            'Compared dual-control cars',
          ],
          wrong: [
            'I booked a test at the wrong test centre',
            'A training car’s clutch burnt out on a hill',
          ],
        },
        {
          who: 'art school in an old factory',
          did: [
            'Kept students’ paintings in storage',
            'Planned a students’ exhibition',
            'Repaired a kiln',
            'Hired models for life drawing',
            'Ordered easels and canvas',
          ],
          wrong: [
            'I overfired a whole kiln of students’ bowls',
            'A life model didn’t turn up for class',
          ],
        },
      ],
    },
    { says: /\b(?:IT|ICT|computer|technician|technology)\b/i, roles: SCHOOL_STAFF },
    { says: /\b(?:grounds|gardener|caretaker|maintenance|cleaner)/i, roles: SCHOOL_STAFF },
    { says: /\b(?:office|reception|admin|secretar|registrar)/i, roles: SCHOOL_STAFF },
    {
      says: /\b(?:early childhood|kinder|child ?care|day care|preschool|toddler)/i,
      roles: [
        {
          who: 'Primary school teacher',
          did: [
            'Met with parents about homework',
            'Wrote school reports',
            'Updated a reading record',
            'Arranged a relief teacher',
            'Compared maths programs',
          ],
          wrong: [
            'I finished my reports two days late',
            'The readers for my class arrived a week late',
          ],
        },
        {
          who: 'Swim instructor at an indoor pool',
          did: [
            'Reassured children afraid of water',
            'Taught beginners to float',
            'Cancelled a class after lightning',
            'Booked lanes for a new term',
            'Collected floats and goggles',
          ],
          wrong: [
            'I turned up at the wrong pool for a class',
            'A box of kickboards went missing from the pool',
          ],
        },
        {
          who: 'Music tutor',
          did: [
            'Reminded students to practise',
            'Prepared a pupil for an exam',
            'Repaired a violin',
            'Looked for new students',
            'Ordered sheet music',
          ],
          wrong: [
            'I taught a pupil the wrong violin piece',
            'A cello string snapped the day before an exam',
          ],
        },
        {
          who: 'Children’s librarian in a country town',
          did: [
            'Chased overdue library books',
            'Planned story time sessions',
            'Replaced torn books',
            'Booked an author visit',
            'Ordered picture books',
          ],
          wrong: ['I ordered the same picture book twice', 'A visiting author missed the train'],
        },
        {
          who: 'Nanny in a private home',
          did: [
            'Settled arguments between siblings',
            'Cooked a family dinner',
            'Updated a family calendar',
            'Found a playgroup nearby',
            'Claimed petrol costs',
          ],
          wrong: [
            'I mixed up two school pick-up times',
            'The pram got a flat tyre at the playground',
          ],
        },
        {
          who: 'Playground builder at a small firm',
          did: [
            'Checked equipment against safety standards',
            'Quoted for new play equipment',
            'Replaced worn soft fall',
            'Hired an excavator for a site',
            'Ordered swings and climbing nets',
          ],
          wrong: [
            'I set a climbing net on the wrong posts',
            'The flying fox cable arrived too short',
          ],
        },
        {
          who: 'Speech pathologist',
          did: [
            'Assessed children with a stutter',
            'Taught parents sounds to practise',
            'Updated a report',
            'Visited a kindergarten to watch a child',
            'Ordered speech games and toys',
          ],
          wrong: [
            'I sent a report to the wrong paediatrician',
            'A family missed a stuttering session without calling',
          ],
        },
        {
          who: 'School crossing supervisor',
          did: [
            'Taught a child to wait',
            'Reported dangerous drivers',
            'Replaced a faded flag',
            'Arranged a replacement for a sick day',
            'Asked the council about signs',
          ],
          wrong: [
            'I got to the afternoon crossing ten minutes late',
            'A car knocked over one of the crossing flags',
          ],
        },
        {
          who: 'Gymnastics coach at a regional club',
          did: [
            'Spotted gymnasts learning new skills',
            'Planned a competition routine',
            'Repaired a beam',
            'Hired a venue for a competition',
            'Ordered leotards and mats',
          ],
          wrong: [
            'I entered a gymnast in the wrong level',
            'A beam mat split before a competition',
          ],
        },
        {
          who: 'Cook at a boarding house',
          did: [
            'Checked boarders’ food allergies',
            'Planned a weekly menu',
            'Replaced a cool room door',
            'Looked for a second cook',
            'Ordered meat and vegetables in bulk',
          ],
          wrong: [
            'I oversalted the lasagne for the boarders',
            'The deep fryer broke down on chip night',
          ],
        },
      ],
    },
  ],
  FARMING: [
    {
      says: /\b(?:owner|farmer|grower|station|contractor)/i,
      roles: [
        {
          who: 'Part-time beekeeper',
          did: [
            'Inspected hives for disease',
            'Applied for a market stall',
            'Moved hives for pollination',
            'Looked for new sites',
            'Ordered frames and jars',
          ],
          wrong: ['I inspected a hive too late in spring', 'A swarm left one of my best hives'],
        },
        {
          who: 'Oyster farmer',
          did: [
            'Dealt with harvest closures after rain',
            'Recorded water quality on the lease',
            'Repaired damaged baskets',
            'Hired casuals to grade oysters',
            'Ordered spat from a hatchery',
          ],
          wrong: [
            'I put spat into baskets with torn mesh',
            'A flood closed the oyster lease for weeks',
          ],
        },
        {
          who: 'Mushroom grower near a city',
          did: [
            'Monitored humidity in the growing rooms',
            'Planned a picking roster',
            'Replaced a humidifier',
            'Recruited pickers',
            'Ordered compost and spawn',
          ],
          wrong: [
            'I let a growing room get too warm',
            'A load of compost arrived with green mould',
          ],
        },
        {
          who: 'Third-generation cherry grower',
          did: [
            'Tested fruit for sugar',
            'Worked out prices for a roadside stall',
            'Repaired a cold store',
            'Found rooms for seasonal workers',
            'Ordered fruit boxes and bird netting',
          ],
          wrong: [
            'I sent a box of soft cherries to a grocer',
            'Rain split the cherries before harvest',
          ],
        },
        {
          who: 'Shearer',
          did: [
            'Chased a late payment',
            'Taught a learner to shear',
            'Serviced a handpiece',
            'Looked for winter sheds',
            'Ordered combs and cutters',
          ],
          wrong: [
            'I booked two sheds for the same week',
            'Rain soaked a whole mob before shearing',
          ],
        },
        {
          who: 'Horse trainer',
          did: [
            'Told owners about an injury',
            'Planned track work for racehorses',
            'Replaced worn stable doors',
            'Booked a jockey for a race',
            'Ordered feed and saddle cloths',
          ],
          wrong: [
            'I missed the entry date for a maiden race',
            'A filly refused to go into the barrier',
          ],
        },
        {
          who: 'Free-range egg producer',
          did: [
            'Protected hens from foxes',
            'Prepared for a safety audit',
            'Replaced a shed roof',
            'Looked for weekend staff',
            'Compared carton suppliers',
          ],
          wrong: [
            'I packed the wrong size of eggs for a cafe',
            'A fox got through the chook yard fence',
          ],
        },
        {
          who: 'Potato grower',
          did: [
            'Monitored a crop for blight',
            'Drew up a crop rotation',
            'Serviced a grader',
            'Looked for a buyer at the markets',
            'Ordered seed potatoes and fertiliser',
          ],
          wrong: [
            'I planted a row of seed potatoes too deep',
            'The potato harvester broke a belt in digging season',
          ],
        },
        {
          who: 'Small-scale alpaca breeder',
          did: [
            'Arranged a mating with another farm',
            'Entered a regional show',
            'Repaired a boundary fence',
            'Looked for a shearer',
            'Ordered halters and hay',
          ],
          wrong: [
            'I clipped the wrong alpaca before a show',
            'The shearer came to the alpacas a week late',
          ],
        },
        {
          who: 'Nursery worker',
          did: [
            'Checked young plants for pests',
            'Labelled seedlings for sale',
            'Replaced a greenhouse panel',
            'Looked for a supplier of rootstock',
            'Ordered pots and potting mix',
          ],
          wrong: [
            'I mixed up the labels on two grevilleas',
            'The misting system failed on a hot day',
          ],
        },
      ],
      businesses: [
        {
          who: 'ten-hectare vineyard',
          did: [
            'Tested grapes for ripeness',
            'Planned a winter pruning',
            'Repaired a trellis',
            'Hired pickers for the vintage',
            'Ordered bird netting and barrels',
          ],
          wrong: ['I picked a row of grapes too early', 'Birds got under the nets before vintage'],
        },
        {
          who: 'plant nursery',
          did: [
            'Checked seedlings for pests',
            'Wrote a catalogue of native plants',
            'Repaired a shade house',
            'Recruited casuals for spring',
            'Ordered potting mix and tubes',
          ],
          wrong: [
            'I forgot to water a bench of rosemary cuttings',
            'A load of potting mix came full of weeds',
          ],
        },
        {
          who: 'free-range egg farm',
          did: [
            'Checked the fences for foxes',
            'Prepared for a safety audit',
            'Replaced a cool room',
            'Looked for weekend staff',
            'Compared carton suppliers',
          ],
          wrong: [
            'I sent a cafe a tray of cracked eggs',
            'The egg grader broke down in a busy week',
          ],
        },
        {
          who: 'turf farm',
          did: [
            'Applied for a water licence',
            'Quoted for a new lawn',
            'Serviced a harvester',
            'Hired a driver to deliver rolls',
            'Ordered grass seed and fertiliser',
          ],
          wrong: [
            'I cut too many rolls of turf for an order',
            'A truck of turf arrived after the landscapers left',
          ],
        },
        {
          who: 'family oyster lease',
          did: [
            'Delayed a harvest after rain',
            'Logged water tests for the food authority',
            'Rebuilt storm-damaged racks',
            'Found new restaurants',
            'Ordered floats and oyster spat',
          ],
          wrong: [
            'I sent a restaurant a dozen oysters too few',
            'A storm tore the floating baskets loose',
          ],
        },
        {
          who: 'olive grove',
          did: [
            'Checked olives for ripeness',
            'Planned the olive harvest',
            'Pruned neglected trees',
            'Hired a contractor with a tree shaker',
            'Compared bottling services',
          ],
          wrong: [
            'I booked the oil press for the wrong week',
            'Cockatoos stripped the olives before picking',
          ],
        },
        {
          who: 'small blueberry farm',
          did: [
            'Kept birds off the berries',
            'Planned a pick-your-own weekend',
            'Repaired a torn net',
            'Recruited seasonal staff',
            'Ordered punnets and bird netting',
          ],
          wrong: [
            'I forgot to close the bird net overnight',
            'The blueberry pickers left before the last row',
          ],
        },
        {
          who: 'alpaca stud',
          did: [
            'Chose males and females for breeding',
            'Prepared alpacas for the show ring',
            'Repaired a boundary fence',
            'Booked a shearer for spring',
            'Compared fleece buyers',
          ],
          wrong: [
            'I left the alpaca halters at home on show day',
            'A buyer backed out of an alpaca sale',
          ],
        },
        {
          who: 'riding school in the hills',
          did: [
            'Matched beginners with quiet ponies',
            'Taught beginners to trot',
            'Repaired an arena fence',
            'Booked a farrier',
            'Ordered helmets and saddles',
          ],
          wrong: ['I gave a beginner the wrong pony', 'The horse float broke down on a trek day'],
        },
      ],
    },
  ],
  TRANSPORT: [
    {
      says: /\b(?:boat|ferry|charter|skipper|marina|deckhand)/i,
      roles: [
        {
          who: 'Dive instructor at a reef resort',
          did: [
            'Checked medical forms',
            'Taught a beginners’ course',
            'Serviced a compressor',
            'Booked a boat',
            'Ordered tanks and regulators',
          ],
          wrong: [
            'I packed fins in the wrong sizes for a group',
            'Poor visibility cancelled a reef dive',
          ],
        },
        {
          who: 'Marine mechanic',
          did: [
            'Rang owners about finished engines',
            'Quoted for an outboard service',
            'Rebuilt a seized outboard',
            'Hired an apprentice',
            'Ordered impellers and filters',
          ],
          wrong: [
            'I ordered the wrong propeller for a dinghy',
            'An outboard stalled on its first test run',
          ],
        },
        {
          who: 'Harbour pilot',
          did: [
            'Guided ships into their berths',
            'Wrote up a passage plan',
            'Delayed a ship because of fog',
            'Called for tugs in bad weather',
            'Requested tide and wind reports',
          ],
          wrong: ['I misread a tide time in the log', 'A fog bank held a cruise ship outside'],
        },
        {
          who: 'Casual kayak guide',
          did: [
            'Checked the wind before a tour',
            'Planned a paddle through mangroves',
            'Repaired a cracked hull',
            'Looked for summer work',
            'Ordered paddles and double kayaks',
          ],
          wrong: [
            'I packed one paddle too few for a tour',
            'A double kayak sprang a leak in the mangroves',
          ],
        },
        {
          who: 'Bait shop assistant',
          did: [
            'Explained a bag limit to anglers',
            'Wrote up the local fishing report',
            'Returned a faulty reel',
            'Asked for more shifts',
            'Restocked prawns and squid',
          ],
          wrong: [
            'I sold a beginner the wrong reel',
            'The bait freezer broke down on a long weekend',
          ],
        },
        {
          who: 'Marine surveyor in a port city',
          did: [
            'Checked hulls for moisture',
            'Wrote a survey report on a yacht',
            'Updated a valuation',
            'Booked a slipway for an inspection',
            'Collected samples from a hull',
          ],
          wrong: [
            'I sent a yacht report to the wrong owner',
            'My moisture meter failed in the middle of a survey',
          ],
        },
        {
          who: 'Surf instructor',
          did: [
            'Watched for rips during lessons',
            'Taught beginners to stand up',
            'Replaced worn-out boards',
            'Applied for a permit to teach surfing',
            'Ordered wetsuits and soft boards',
          ],
          wrong: ['I left the wetsuits at the last beach', 'The surf went flat on a lesson day'],
        },
        {
          who: 'Crane operator at a container port',
          did: [
            'Waited out a windy shift',
            'Logged faults before handover',
            'Replaced a worn cable',
            'Radioed the yard for a truck',
            'Collected lifting orders for a shift',
          ],
          wrong: [
            'I set a container down in the wrong stack',
            'The crane’s hoist brake failed a port inspection',
          ],
        },
        {
          who: 'Fishmonger on a wharf',
          did: [
            'Handled the Christmas seafood rush',
            'Priced the day’s catch',
            'Replaced an ice machine',
            'Looked for a prawn supplier',
            'Ordered ice and fresh fish',
          ],
          wrong: [
            'I filleted the wrong fish for an order',
            'The cold display failed on a hot morning',
          ],
        },
      ],
      businesses: [
        {
          who: 'dive shop in a reef town',
          did: [
            'Booked visitors onto a boat trip',
            'Planned a beginners’ course',
            'Serviced an air compressor',
            'Hired a dive instructor',
            'Ordered masks and dive computers',
          ],
          wrong: [
            'I filled a customer’s tank to the wrong pressure',
            'The air compressor broke down in dive season',
          ],
        },
        {
          who: 'kayak hire business',
          did: [
            'Rescued a family in the wind',
            'Priced group hire for schools',
            'Replaced cracked hulls',
            'Recruited casuals for summer',
            'Ordered paddles and kayaks',
          ],
          wrong: [
            'I hired out a kayak that was already booked',
            'A customer snapped a paddle on the rocks',
          ],
        },
        {
          who: 'family boatyard on a river',
          did: [
            'Scheduled boats onto the slipway',
            'Quoted for a hull repaint',
            'Repaired a slipway winch',
            'Hired a fibreglass repairer',
            'Ordered antifoul paint and resin',
          ],
          wrong: [
            'I mixed the wrong colour for a hull',
            'A yacht’s new propeller came a week late',
          ],
        },
        {
          who: 'bait shop',
          did: [
            'Advised anglers on local fishing spots',
            'Priced a rod and reel package',
            'Replaced a freezer',
            'Hired juniors for the early shift',
            'Compared tackle wholesalers',
          ],
          wrong: [
            'I ordered too many prawns for a quiet week',
            'The squid freezer failed overnight',
          ],
        },
        {
          who: 'surf school with four instructors',
          did: [
            'Rebooked a lesson in big swell',
            'Planned lessons around the tides',
            'Replaced worn wetsuits',
            'Looked for relief staff',
            'Ordered rash vests and leg ropes',
          ],
          wrong: [
            'I double-booked the soft boards for a school group',
            'A rip closed our teaching beach all week',
          ],
        },
        {
          who: 'jet ski workshop',
          did: [
            'Rang owners about finished jobs',
            'Quoted for winter servicing',
            'Rebuilt a corroded engine',
            'Hired a jet ski mechanic',
            'Ordered spark plugs and impellers',
          ],
          wrong: ['I put the wrong oil in a jet ski', 'A rebuilt engine seized on its first test'],
        },
        {
          who: 'trailer shop on a highway',
          did: [
            'Explained towing limits',
            'Quoted for a trailer service',
            'Replaced wheel bearings',
            'Hired a welder',
            'Ordered winches and axles',
          ],
          wrong: [
            'I fitted a trailer with the wrong coupling',
            'A batch of trailer frames arrived a month late',
          ],
        },
        {
          who: 'seafood market near the harbour',
          did: [
            'Dealt with queues before Good Friday',
            'Wrote up the daily fish prices',
            'Replaced a display fridge',
            'Looked for an oyster supplier',
            'Bought stock at an auction',
          ],
          wrong: [
            'I weighed a salmon at the snapper price',
            'The cool room failed before the Easter rush',
          ],
        },
      ],
    },
    {
      says: /\b(?:warehouse|forklift|storage|distribution)/i,
      roles: [
        {
          who: 'Interstate truck driver',
          did: [
            'Planned rest stops between states',
            'Filled in my log book',
            'Changed a tyre on the highway',
            'Looked for return loads',
            'Collected freight from a depot',
          ],
          wrong: [
            'I took a semitrailer down a dead-end street',
            'A tyre blew on the highway with a full load',
          ],
        },
        {
          who: 'Customs broker at a small firm',
          did: [
            'Chased a held import clearance',
            'Prepared customs declarations',
            'Sorted out a wrong tariff code',
            'Found a customs agent interstate',
            'Collected import permits',
          ],
          wrong: [
            'I left a page out of an import permit',
            'A container of tiles was held for inspection',
          ],
        },
        {
          who: 'Pallet repairer',
          did: [
            'Counted stock in a yard',
            'Quoted for a large order',
            'Replaced split boards',
            'Looked for second-hand buyers',
            'Chased unreturned stock',
          ],
          wrong: [
            'I nailed a batch of pallets to the wrong size',
            'The nail gun jammed during a big order',
          ],
        },
        {
          who: 'Fleet mechanic at a freight company',
          did: [
            'Inspected trailers for roadworthiness',
            'Wrote up truck service records',
            'Repaired a clutch',
            'Called a tow for a broken-down truck',
            'Ordered brake pads in bulk',
          ],
          wrong: [
            'I ordered a clutch for the wrong truck',
            'A semitrailer came back with the same brake fault',
          ],
        },
        {
          who: 'Stevedore',
          did: [
            'Waited out the wind to load',
            'Planned where to stow cargo',
            'Repaired a quay crane',
            'Asked for extra labour',
            'Ordered lashing straps and chains',
          ],
          wrong: [
            'I stacked a container in the wrong row',
            'A quay crane stopped with a ship half unloaded',
          ],
        },
        {
          who: 'Interstate removalist',
          did: [
            'Reported damaged furniture',
            'Quoted for a two-bedroom move',
            'Dismantled a large wardrobe',
            'Hired an extra pair of hands',
            'Collected boxes and moving blankets',
          ],
          wrong: [
            'I underestimated the size of a move',
            'The truck’s tail lift jammed with a fridge on it',
          ],
        },
        {
          who: 'Baggage handler',
          did: [
            'Traced a suitcase without tags',
            'Filled in lost luggage reports',
            'Cleared a conveyor jam',
            'Asked for help with heavy bags',
            'Applied for a permanent shift',
          ],
          wrong: [
            'I put a suitcase on the wrong carousel',
            'A conveyor belt stopped with a flight waiting',
          ],
        },
        {
          who: 'Post office clerk in a country town',
          did: [
            'Tracked a missing parcel',
            'Took photos for passports',
            'Redirected mail for people moving',
            'Trained a Christmas casual',
            'Ordered stamps and satchels',
          ],
          wrong: [
            'I redirected the wrong family’s mail',
            'The passport camera broke on a busy morning',
          ],
        },
        {
          who: 'Packaging designer',
          did: [
            'Tested cartons for strength',
            'Designed boxes for wine bottles',
            'Reworked a collapsed carton',
            'Looked for a recycled board supplier',
            'Ordered samples of cartons',
          ],
          wrong: [
            'I sent a gift box design with the wrong lid',
            'A batch of wine boxes split in the post',
          ],
        },
      ],
      businesses: [
        {
          who: 'six-van courier service',
          did: [
            'Tracked down a misdelivered parcel',
            'Planned delivery runs for the day',
            'Repaired a delivery van',
            'Recruited weekend drivers',
            'Ordered satchels and scanners',
          ],
          wrong: [
            'I sent a bunch of roses to the wrong address',
            'A delivery van broke down in the Christmas rush',
          ],
        },
        {
          who: 'two-truck removals company',
          did: [
            'Handled a claim for damage',
            'Quoted for a move to another state',
            'Replaced a tail lift',
            'Hired casuals for a house move',
            'Ordered boxes and moving blankets',
          ],
          wrong: [
            'I booked the truck for the wrong moving day',
            'A lift broke down during an office move',
          ],
        },
        {
          who: 'towing business',
          did: [
            'Rostered drivers for night breakdowns',
            'Negotiated a contract with an insurer',
            'Repaired a tilt tray',
            'Looked for tow truck drivers',
            'Ordered winches and straps',
          ],
          wrong: [
            'I towed the wrong ute from a car park',
            'The winch cable snapped on a tilt tray',
          ],
        },
        {
          who: 'family crane hire company',
          did: [
            'Booked a road closure',
            'Prepared a lift plan for a builder',
            'Serviced an ageing hoist',
            'Looked for licensed operators',
            'Ordered slings and chains',
          ],
          wrong: [
            'I quoted a crane too small for the lift',
            'A crane’s road permit came through too late',
          ],
        },
        {
          who: 'pallet company',
          did: [
            'Chased customers for unreturned stock',
            'Quoted for export crates',
            'Repaired a nailing machine',
            'Found a supplier of recycled timber',
            'Picked up used pallets from shops',
          ],
          wrong: ['I built a batch of crates too narrow', 'A load of timber arrived soaking wet'],
        },
        {
          who: 'tyre shop on a highway',
          did: [
            'Explained uneven wear to drivers',
            'Quoted for wheel alignments',
            'Repaired a puncture',
            'Hired an apprentice tyre fitter',
            'Compared wholesale prices',
          ],
          wrong: [
            'I fitted a set of tyres in the wrong size',
            'The wheel balancer broke on a Saturday',
          ],
        },
        {
          who: 'bus company in the suburbs',
          did: [
            'Answered parents about late buses',
            'Planned bus routes for a festival',
            'Replaced a cracked windscreen',
            'Recruited part-time drivers',
            'Compared fuel contracts',
          ],
          wrong: [
            'I sent a coach to the wrong school',
            'The bus wash broke with the fleet still muddy',
          ],
        },
        {
          who: 'limousine business near the airport',
          did: [
            'Tracked a delayed flight',
            'Quoted for wedding cars',
            'Serviced the whole fleet',
            'Recruited chauffeurs for the evenings',
            'Compared insurance for chauffeurs',
          ],
          wrong: [
            'I sent a chauffeur to the wrong terminal',
            'The stretch car broke down before a wedding',
          ],
        },
      ],
    },
    {
      says: /\b(?:bus|coach|tram|train|rail|taxi|rideshare)/i,
      roles: [
        {
          who: 'Signaller on a country line',
          did: [
            'Held trains during track work',
            'Wrote up delays in the train register',
            'Reset a set of points',
            'Called a crew for a failed signal',
            'Received reports of fallen trees on the line',
          ],
          wrong: [
            'I logged a freight train under the wrong number',
            'A signal failed in the evening peak',
          ],
        },
        {
          who: 'Ticket inspector',
          did: [
            'Checked concession cards',
            'Wrote up a fare evader',
            'Withdrew an incorrect fine',
            'Called police to a platform',
            'Collected fares on board',
          ],
          wrong: [
            'I fined a student who had a valid ticket',
            'The ticket scanner went flat during a shift',
          ],
        },
        {
          who: 'Timetable planner for a regional network',
          did: [
            'Answered complaints about missed connections',
            'Drew up a holiday timetable',
            'Removed a stop from a route',
            'Consulted drivers about running times',
            'Requested passenger counts',
          ],
          wrong: [
            'I left a Sunday train out of a timetable',
            'The passenger counts were lost in a system crash',
          ],
        },
        {
          who: 'Diesel mechanic',
          did: [
            'Kept track of engines waiting on parts',
            'Quoted for a gearbox job',
            'Repaired a fuel leak',
            'Hired an apprentice',
            'Ordered parts for an engine rebuild',
          ],
          wrong: [
            'I fitted a fan belt of the wrong length',
            'A fuel pump arrived with a cracked housing',
          ],
        },
        {
          who: 'Part-time flight attendant',
          did: [
            'Calmed nervous flyers',
            'Gave the safety demo',
            'Reported a faulty seat',
            'Arranged a wheelchair',
            'Swapped a weekend roster',
          ],
          wrong: [
            'I served the wrong meal to a whole row',
            'An overhead locker jammed before landing',
          ],
        },
        {
          who: 'Airport check-in agent',
          did: [
            'Rebooked passengers after a cancelled flight',
            'Explained long delays',
            'Corrected a passenger’s booking',
            'Paged passengers late for a flight',
            'Tagged bags for a connecting flight',
          ],
          wrong: [
            'I tagged a bag for the wrong airport',
            'The boarding pass printer jammed before a flight',
          ],
        },
        {
          who: 'Night train cleaner',
          did: [
            'Handed in lost property',
            'Reported vandalised seats',
            'Removed graffiti from a carriage',
            'Requested a second cleaner at terminals',
            'Swapped a late shift',
          ],
          wrong: [
            'I ran out of time before a train left',
            'The vacuum broke with six carriages to go',
          ],
        },
        {
          who: 'Ferry deckhand',
          did: [
            'Helped passengers with prams aboard',
            'Taught passengers to use life jackets',
            'Replaced a worn mooring line',
            'Called the skipper about a hazard',
            'Applied for a skipper’s ticket',
          ],
          wrong: ['I miscounted the passengers aboard', 'The gangway jammed with a full ferry'],
        },
        {
          who: 'Bike share technician in a large city',
          did: [
            'Moved stock between stations',
            'Logged a fault',
            'Repaired a docking station',
            'Tracked down stolen stock',
            'Ordered tubes and brake cables',
          ],
          wrong: [
            'I sent a bike out with loose handlebars',
            'A docking station lost power in the city',
          ],
        },
        {
          who: 'Traffic control room operator',
          did: [
            'Monitored a tunnel in peak hour',
            'Wrote messages for freeway signs',
            'Closed lanes after a crash',
            'Sent tow trucks to breakdowns',
            'Requested new screens for the cameras',
          ],
          wrong: [
            'I closed the wrong lane after a spill',
            'A tunnel camera went black at peak hour',
          ],
        },
      ],
    },
    {
      says: /\b(?:owner-driver|driver|courier|truckie)/i,
      roles: [
        {
          who: 'Removalist at a small firm',
          did: [
            'Reported a scratched table to the office',
            'Measured a lounge room for a move',
            'Replaced a broken mirror',
            'Hired a piano trolley',
            'Looked for weekend work',
          ],
          wrong: [
            'I underestimated a two-bedroom move',
            'The tail lift stuck halfway up at a house',
          ],
        },
        {
          who: 'Forklift operator',
          did: [
            'Stacked pallets in a cold store',
            'Filled in pre-start checks',
            'Reported a hydraulic leak',
            'Renewed a licence',
            'Unloaded pallets from a truck',
          ],
          wrong: [
            'I put a fork tine through a carton of paint',
            'The forklift battery died in the cold store',
          ],
        },
        {
          who: 'Night dispatcher',
          did: [
            'Handled two clashing jobs',
            'Planned a day’s runs',
            'Replaced a radio',
            'Looked for relief staff',
            'Compared tracking software',
          ],
          wrong: [
            'I sent two drivers to the same pick-up',
            'The base radio went silent in the morning rush',
          ],
        },
        {
          who: 'Auto electrician',
          did: [
            'Kept records of electrical faults',
            'Quoted for rewiring a trailer',
            'Repaired a faulty alternator',
            'Trained an apprentice',
            'Ordered batteries and fuses',
          ],
          wrong: [
            'I wired a set of trailer lights back to front',
            'A new alternator failed within a week',
          ],
        },
        {
          who: 'Weighbridge attendant at a grain depot',
          did: [
            'Explained a docket to drivers',
            'Reported an overloaded axle',
            'Repaired a ticket printer',
            'Booked an annual inspection',
            'Ordered docket rolls',
          ],
          wrong: [
            'I printed a docket with the wrong truck number',
            'The weighbridge failed in the middle of harvest',
          ],
        },
        {
          who: 'Mobile tyre fitter',
          did: [
            'Checked pressures before a long trip',
            'Quoted for a truck fleet',
            'Repaired punctures',
            'Looked for weekend help',
            'Compared wholesale prices',
          ],
          wrong: [
            'I cross-threaded a nut on a new alloy rim',
            'A set of tyres arrived in the wrong width',
          ],
        },
        {
          who: 'Traffic controller',
          did: [
            'Handed over a road closure',
            'Prepared a traffic management plan',
            'Replaced damaged cones',
            'Looked for stop-and-go crew',
            'Collected signs for a road closure',
          ],
          wrong: [
            'I put a detour sign on the wrong corner',
            'A crew started work before the signs were out',
          ],
        },
        {
          who: 'Shipping clerk',
          did: [
            'Chased a container stuck at the port',
            'Prepared bills of lading',
            'Corrected an address on a label',
            'Booked space on a vessel',
            'Received arrival notices from carriers',
          ],
          wrong: [
            'I booked a container on the wrong ship',
            'A shipping line changed its sailing date twice',
          ],
        },
        {
          who: 'Crane rigger on city sites',
          did: [
            'Checked chains before a lift',
            'Wrote up a safe work plan',
            'Replaced worn slings',
            'Hired a dogger',
            'Renewed a high risk licence',
          ],
          wrong: [
            'I brought the wrong slings to a lift',
            'A crane turned up at the job a day late',
          ],
        },
        {
          who: 'Mobile car detailer',
          did: [
            'Dealt with a stained seat',
            'Quoted for a whole fleet',
            'Restored faded upholstery',
            'Looked for a weekend offsider',
            'Compared polish suppliers',
          ],
          wrong: [
            'I burnt the polish on a sports car’s bonnet',
            'The pressure washer died before a pick-up',
          ],
        },
      ],
    },
  ],
  MANUFACTURING: [
    {
      says: /\b(?:self-employed|freelance|artisan|jewell|silversmith|potter|ceramic|candle|leather|furniture|cabinet|signwriter|soap|instrument|milliner|upholster|maker)/i,
      roles: [
        {
          who: 'Watchmaker',
          did: [
            'Explained a long wait to a customer',
            'Quoted for repairs to an old watch',
            'Restored an heirloom',
            'Looked for a watch glass supplier',
            'Ordered discontinued parts from overseas',
          ],
          wrong: [
            'I fitted the wrong battery to a watch',
            'A supplier sent the wrong watch straps',
          ],
        },
        {
          who: 'Wooden toy maker',
          did: [
            'Caught up on Christmas orders',
            'Applied for a safety certificate',
            'Fixed a faulty batch',
            'Looked for gift shops as stockists',
            'Compared non-toxic paints',
          ],
          wrong: [
            'I painted a set of blocks the wrong colour',
            'A box of toy wheels arrived in two sizes',
          ],
        },
        {
          who: 'Glass blower',
          did: [
            'Packed fragile orders for the post',
            'Prepared a class for beginners',
            'Repaired a furnace',
            'Looked for a shared studio',
            'Ordered glass rods',
          ],
          wrong: [
            'I made a set of vases in the wrong blue',
            'A set of paperweights cracked while cooling',
          ],
        },
        {
          who: 'Picture framer',
          did: [
            'Kept track of customers’ artworks',
            'Quoted for a hotel’s prints',
            'Repaired an old frame',
            'Hired a casual before an exhibition',
            'Compared suppliers of non-reflective glass',
          ],
          wrong: [
            'I cut a mat board with the wrong window',
            'A length of gold moulding arrived chipped',
          ],
        },
        {
          who: 'Marine upholsterer',
          did: [
            'Chased a late fabric order',
            'Quoted for boat cushions',
            'Replaced a cabin’s seats',
            'Looked for an apprentice',
            'Ordered foam and waterproof vinyl',
          ],
          wrong: [
            'I covered a cabin seat in the wrong vinyl',
            'The foam for three bunks came a week late',
          ],
        },
        {
          who: 'Blacksmith',
          did: [
            'Agreed on a design with a client',
            'Quoted for a wrought-iron gate',
            'Repaired a historic railing',
            'Looked for a workshop to rent',
            'Compared steel prices',
          ],
          wrong: [
            'I made a gate too wide for its posts',
            'The forge blower burnt out in a busy week',
          ],
        },
        {
          who: 'Bridal dressmaker',
          did: [
            'Dealt with a late change of design',
            'Planned fittings around a wedding',
            'Altered a second-hand gown',
            'Looked for a second machinist before spring',
            'Ordered silk and lace',
          ],
          wrong: [
            'I cut a bridesmaid’s dress to the wrong measurements',
            'A bolt of linen arrived with a stain',
          ],
        },
        {
          who: 'Heritage stonemason',
          did: [
            'Arranged a crane for a large block',
            'Quoted for a church wall',
            'Repointed an old chimney',
            'Looked for a labourer with masonry skills',
            'Ordered matching sandstone',
          ],
          wrong: [
            'I cut a sandstone step too short',
            'A block of sandstone split along a hidden crack',
          ],
        },
        {
          who: 'Bookbinder',
          did: [
            'Kept track of customers’ deadlines',
            'Quoted for binding theses',
            'Restored a family Bible',
            'Looked for library work',
            'Ordered cloth and gold foil',
          ],
          wrong: ['I bound a thesis in the wrong colour', 'The marbled paper arrived creased'],
        },
        {
          who: 'Acoustic guitar maker',
          did: [
            'Explained the wait for a custom build',
            'Quoted for a custom guitar',
            'Repaired old instruments',
            'Looked for a sustainable timber dealer',
            'Applied for timber import permits',
          ],
          wrong: [
            'I drilled the bridge holes out of line',
            'A guitar top split in the dry weather',
          ],
        },
      ],
      businesses: [
        {
          who: 'family-run toy workshop',
          did: [
            'Tested a product against safety rules',
            'Planned a range for Christmas',
            'Packed orders for gift shops',
            'Hired a casual painter before Christmas',
            'Ordered beech for wooden blocks',
          ],
          wrong: [
            'I sent wooden blocks to the wrong gift shop',
            'A batch of toys was painted the wrong red',
          ],
        },
        {
          who: 'antique clock workshop',
          did: [
            'Kept track of customers’ repairs',
            'Quoted for a restoration',
            'Repaired a station clock',
            'Looked for an apprentice',
            'Ordered replacement springs from overseas',
          ],
          wrong: [
            'I quoted too little for a grandfather clock',
            'A mantel clock’s mainspring snapped on the bench',
          ],
        },
        {
          who: 'candle company',
          did: [
            'Handled late deliveries',
            'Wrote up safety labels for candles',
            'Changed a best-selling scent',
            'Looked for stockists interstate',
            'Compared prices for wax and jars',
          ],
          wrong: [
            'I poured a batch with the wrong scent',
            'A box of candles melted in the courier’s van',
          ],
        },
        {
          who: 'framing workshop',
          did: [
            'Kept track of customers’ artworks',
            'Quoted for a gallery exhibition',
            'Set up a new mat cutter',
            'Hired a picture framer',
            'Compared prices for glass',
          ],
          wrong: [
            'I framed a diploma under scratched glass',
            'The mitre saw broke in the Christmas rush',
          ],
        },
        {
          who: 'two-person knife workshop',
          did: [
            'Chased payment from restaurants',
            'Taught a weekend class for beginners',
            'Sharpened customers’ knives',
            'Found a new steel supplier',
            'Ordered handle timber for knives',
          ],
          wrong: ['I ground a chef’s knife too thin', 'A box of knife handles arrived cracked'],
        },
        {
          who: 'curtain workshop',
          did: [
            'Dealt with a measuring mistake',
            'Quoted for a motel refit',
            'Repaired a hemming machine',
            'Looked for a machinist',
            'Ordered lining and hooks for curtains',
          ],
          wrong: [
            'I cut a pair of curtains to the wrong drop',
            'A roll of lining arrived with a flaw',
          ],
        },
        {
          who: 'suburban guitar workshop',
          did: [
            'Kept track of repairs waiting on parts',
            'Quoted for a cracked neck',
            'Set up guitars for players',
            'Looked for a second repairer',
            'Applied for a timber import permit',
          ],
          wrong: ['I glued a guitar neck on crooked', 'A delivery of guitar necks arrived warped'],
        },
        {
          who: 'community print studio',
          did: [
            'Rostered members on a press',
            'Planned a weekend course for beginners',
            'Serviced an old press',
            'Looked for an experienced tutor',
            'Ordered ink and paper',
          ],
          wrong: ['I printed a linocut back to front', 'A tin of ink dried solid on the shelf'],
        },
        {
          who: 'glass studio in the hills',
          did: [
            'Dealt with high gas bills',
            'Prepared a class for beginners',
            'Replaced a furnace lining',
            'Hired a glass blower',
            'Ordered coloured rods',
          ],
          wrong: [
            'I knocked a finished vase off the bench',
            'The furnace broke down before a glass class',
          ],
        },
      ],
    },
    {
      says: /\b(?:owner|brew|founder)/i,
      roles: [
        {
          who: 'Cheesemaker on a goat farm',
          did: [
            'Checked cellar temperatures',
            'Wrote up batch records',
            'Repaired a leaking vat',
            'Looked for a second milk supplier',
            'Ordered cultures and rennet',
          ],
          wrong: [
            'I oversalted a whole vat of cheese',
            'The cellar cooler failed on a hot weekend',
          ],
        },
        {
          who: 'Chocolatier',
          did: [
            'Dealt with orders melting in the post',
            'Planned a range of Easter gifts',
            'Repaired a chocolate tempering machine',
            'Compared cocoa importers',
            'Ordered printed gift boxes',
          ],
          wrong: [
            'I overheated a slab of dark chocolate',
            'A box of Easter egg moulds arrived cracked',
          ],
        },
        {
          who: 'Coffee roaster for a cafe group',
          did: [
            'Kept track of batches and their quality',
            'Taught a tasting for new staff',
            'Cleaned the coffee roaster',
            'Compared green bean importers',
            'Ordered compostable bags',
          ],
          wrong: ['I burnt a full drum of Kenyan beans', 'A sack of green beans arrived damp'],
        },
        {
          who: 'Gin distiller',
          did: [
            'Handled excise returns',
            'Applied for a licence to sell online',
            'Repaired a still',
            'Looked for bottle shops as stockists',
            'Ordered bottles and corks',
          ],
          wrong: [
            'I added the botanicals to the wrong still',
            'The gin bottles came with loose corks',
          ],
        },
        {
          who: 'Soap maker',
          did: [
            'Kept track of curing times',
            'Wrote up ingredient labels',
            'Tested a new recipe',
            'Looked for stockists in other states',
            'Compared prices for coconut oil',
          ],
          wrong: [
            'I measured the lye wrong for a lavender batch',
            'The soap bars cracked in the curing room',
          ],
        },
        {
          who: 'Smallgoods butcher',
          did: [
            'Checked smokehouse temperatures',
            'Prepared a food safety plan for inspectors',
            'Serviced a sausage mincer',
            'Hired a sausage maker',
            'Ordered casings and spices',
          ],
          wrong: [
            'I put too much chilli in the chorizo',
            'The smoker went out halfway through a batch',
          ],
        },
        {
          who: 'Cabinetmaker in a joinery workshop',
          did: [
            'Dealt with warped doors',
            'Quoted for a built-in bookcase',
            'Repaired a panel saw',
            'Looked for an apprentice',
            'Ordered drawer runners and hinges',
          ],
          wrong: [
            'I cut a set of drawers too wide',
            'A load of plywood came in the wrong thickness',
          ],
        },
        {
          who: 'Mobile welder',
          did: [
            'Handled a breakdown on a farm',
            'Quoted for a steel balustrade',
            'Repaired a trailer frame',
            'Looked for a trade assistant',
            'Compared gas suppliers',
          ],
          wrong: [
            'I welded a trailer bracket on the wrong side',
            'The gas supplier missed a delivery of cylinders',
          ],
        },
        {
          who: 'Swimwear designer',
          did: [
            'Chased a late factory sample',
            'Planned a summer collection',
            'Cancelled a slow-selling style',
            'Found a sample machinist',
            'Ordered recycled fabric',
          ],
          wrong: [
            'I cut a bikini pattern without a seam allowance',
            'The factory sewed in the wrong lining',
          ],
        },
      ],
      businesses: [
        {
          who: 'rural distillery',
          did: [
            'Handled excise returns',
            'Planned tours and tastings for visitors',
            'Repaired a copper still',
            'Looked for bottle shops as stockists',
            'Ordered botanicals for gin',
          ],
          wrong: ['I mislabelled a batch of vodka as gin', 'The copper still sprang a leak'],
        },
        {
          who: 'soap company',
          did: [
            'Chased stockists for payment',
            'Wrote up ingredient labels',
            'Set up a market stall',
            'Hired a casual packer before Christmas',
            'Compared freight prices to other states',
          ],
          wrong: [
            'I posted the wrong soap to a gift shop',
            'A drum of coconut oil leaked in the storeroom',
          ],
        },
        {
          who: 'family chilli sauce company',
          did: [
            'Kept track of use-by dates',
            'Prepared labels for supermarkets',
            'Repaired a bottling line',
            'Looked for a chilli grower',
            'Ordered bottles and lids',
          ],
          wrong: ['I burnt a big pot of chilli jam', 'The habanero grower lost a crop to frost'],
        },
        {
          who: 'furniture workshop',
          did: [
            'Chased a customer’s deposit',
            'Quoted for a dining table',
            'Repaired a table saw',
            'Hired a cabinetmaker',
            'Ordered kiln-dried timber',
          ],
          wrong: ['I cut a table leg too short', 'A load of oak arrived warped'],
        },
        {
          who: 'online clothing label',
          did: [
            'Handled returns from unhappy customers',
            'Planned a photo shoot',
            'Restocked a sold-out size',
            'Found a new manufacturer overseas',
            'Ordered fabric samples',
          ],
          wrong: [
            'I ordered the care labels with a misprint',
            'A roll of denim faded in the first wash',
          ],
        },
        {
          who: 'chocolate company',
          did: [
            'Dealt with orders melting in transit',
            'Planned a range of Easter gifts',
            'Replaced a tempering machine',
            'Compared cocoa importers',
            'Ordered chocolate boxes',
          ],
          wrong: [
            'I posted chocolates on a very hot day',
            'The tempering machine broke before Easter',
          ],
        },
        {
          who: 'regional paint factory',
          did: [
            'Checked batches for colour and thickness',
            'Wrote up safety sheets',
            'Serviced a mixing vat',
            'Hired a chemist to replace a retiree',
            'Ordered paint pigments',
          ],
          wrong: ['I filled white tins with cream paint', 'A mixing vat’s valve stuck open'],
        },
        {
          who: 'coffee roastery',
          did: [
            'Kept track of monthly subscriptions',
            'Taught a barista course',
            'Repaired the coffee roasting drum',
            'Looked for wholesale customers in other towns',
            'Compared green bean importers',
          ],
          wrong: ['I sent decaf to a busy cafe', 'The roasting drum’s bearing failed'],
        },
        {
          who: 'surfboard workshop near the beach',
          did: [
            'Kept track of repairs',
            'Quoted for a custom board',
            'Replaced a dust extractor',
            'Looked for a shaper',
            'Compared prices for foam blanks',
          ],
          wrong: [
            'I sanded through the glass on a new board',
            'A delivery of foam blanks arrived dented',
          ],
        },
        {
          who: 'sheet metal workshop with ten staff',
          did: [
            'Rostered machine operators for a rush job',
            'Quoted for roof flashing',
            'Repaired a press',
            'Looked for an apprentice with welding experience',
            'Compared steel prices',
          ],
          wrong: [
            'I bent a stack of flashing the wrong way',
            'The laser cutter went down in a rush job',
          ],
        },
      ],
    },
  ],
  AGED_CARE: [
    {
      says: /\b(?:support coordinator|case manager|service manager|care manager|planner|owner|roster)/i,
      roles: [
        {
          who: 'Mobile occupational therapist',
          did: [
            'Assessed a house for fall risks',
            'Wrote a report for funding',
            'Adjusted a walking frame',
            'Booked a home visit after a fall',
            'Compared shower chairs for a small bathroom',
          ],
          wrong: [
            'I measured a doorway wrong for a shower chair',
            'A hired shower chair came without its wheels',
          ],
        },
        {
          who: 'Speech pathologist',
          did: [
            'Arranged sessions with families',
            'Wrote up a swallowing assessment',
            'Set up a communication device',
            'Looked for a clinic room to share',
            'Claimed travel time',
          ],
          wrong: [
            'I took the wrong client’s picture board to a session',
            'A tablet with voice cards ran flat in a session',
          ],
        },
        {
          who: 'Behaviour specialist',
          did: [
            'Explained triggers to new staff',
            'Wrote a support plan for a group home',
            'Reviewed an incident',
            'Booked an assessment with a psychologist',
            'Chased a family’s consent',
          ],
          wrong: [
            'I left a behaviour plan at the wrong house',
            'A week of observation sheets went missing',
          ],
        },
        {
          who: 'Lifestyle officer at a nursing home',
          did: [
            'Arranged a bus outing',
            'Planned an activities calendar',
            'Adapted an activity for dementia',
            'Booked a musician',
            'Ordered craft supplies',
          ],
          wrong: [
            'I put the wrong day on the activities calendar',
            'A musician cancelled on the day of a concert',
          ],
        },
        {
          who: 'Wheelchair technician',
          did: [
            'Kept track of repairs waiting on parts',
            'Quoted for a new battery',
            'Repaired a joystick',
            'Looked for a parts supplier',
            'Arranged loan chairs',
          ],
          wrong: [
            'I fitted a headrest to the wrong wheelchair',
            'A joystick arrived with the wrong plug',
          ],
        },
        {
          who: 'Disability advocate',
          did: [
            'Chased a reply to a complaint',
            'Prepared a client for a tribunal',
            'Withdrew an appeal before a hearing',
            'Looked for free legal help',
            'Collected medical reports',
          ],
          wrong: [
            'I missed a deadline for a tribunal form',
            'A client’s tribunal hearing was postponed again',
          ],
        },
        {
          who: 'Community nurse in a country district',
          did: [
            'Handed over to a colleague before leave',
            'Wrote up home visits',
            'Changed a patient’s dressings',
            'Booked a wound clinic for a patient',
            'Ordered wound dressings',
          ],
          wrong: [
            'I left the dressing kit at the office',
            'The blood pressure monitor’s battery went flat',
          ],
        },
        {
          who: 'Home modifications builder',
          did: [
            'Chased approval for a ramp',
            'Quoted for an accessible bathroom',
            'Widened doorways for wheelchairs',
            'Hired a tiler',
            'Ordered ramps and rails',
          ],
          wrong: [
            'I cut a doorway too narrow for a wheelchair',
            'A stairlift rail arrived too short',
          ],
        },
        {
          who: 'Gardener for retirees',
          did: [
            'Rescheduled jobs after rain',
            'Quoted for regular mowing',
            'Cleared an overgrown path',
            'Looked for a casual helper',
            'Claimed payment from a care provider',
          ],
          wrong: [
            'I turned up to mow on the wrong day',
            'The mower wouldn’t start at the first house',
          ],
        },
      ],
      businesses: [
        {
          who: 'mobility equipment hire company',
          did: [
            'Kept track of items out on loan',
            'Quoted for an adjustable bed',
            'Serviced a returned hoist',
            'Looked for a delivery driver',
            'Ordered scooters',
          ],
          wrong: [
            'I delivered a bed to the wrong street',
            'A mobility scooter came back with a flat battery',
          ],
        },
        {
          who: 'country meals service',
          did: [
            'Dealt with missed and late deliveries',
            'Planned menus for special diets',
            'Changed a delivery run',
            'Hired a part-time cook',
            'Ordered recyclable containers',
          ],
          wrong: [
            'I sent a meat casserole to a vegetarian',
            'The delivery van’s fridge stopped working',
          ],
        },
        {
          who: 'suburban cleaning company',
          did: [
            'Rostered staff for home visits',
            'Quoted for weekly visits',
            'Cancelled jobs at short notice',
            'Checked a new worker’s references',
            'Claimed payment from a care provider',
          ],
          wrong: [
            'I bleached a spot on a client’s carpet',
            'A steam mop leaked over a timber floor',
          ],
        },
        {
          who: 'wheelchair workshop',
          did: [
            'Chased a funding approval',
            'Quoted for a rebuilt motor',
            'Repaired wheelchair brakes',
            'Looked for a mechanic',
            'Compared pressure cushions',
          ],
          wrong: [
            'I ordered cushions in the wrong width',
            'A box of wheelchair tyres came in the wrong size',
          ],
        },
        {
          who: 'part-time music therapy practice',
          did: [
            'Arranged sessions at a day centre',
            'Wrote up a client’s progress',
            'Repaired a damaged xylophone',
            'Looked for a larger room',
            'Ordered drums and keyboards',
          ],
          wrong: [
            'I sent a therapist to the wrong day centre',
            'A day centre cancelled a month of music sessions',
          ],
        },
        {
          who: 'garden service',
          did: [
            'Rescheduled jobs after rain',
            'Quoted for hedge trimming',
            'Repaired a ride-on mower',
            'Hired a gardener for home visits',
            'Ordered mulch and tools',
          ],
          wrong: [
            'I pruned a retiree’s hedge far too hard',
            'The ride-on mower broke down in spring',
          ],
        },
        {
          who: 'regional home modifications firm',
          did: [
            'Chased approval for a ramp',
            'Quoted for an accessible bathroom',
            'Installed grab rails',
            'Looked for a tiler with spare weeks',
            'Ordered a ramp kit',
          ],
          wrong: [
            'I ordered a ramp kit too short for the steps',
            'The tiler left a bathroom half done',
          ],
        },
        {
          who: 'patient transport company',
          did: [
            'Dealt with late hospital discharges',
            'Planned pick-up runs across several hospitals',
            'Replaced a vehicle’s hoist',
            'Hired drivers with first aid',
            'Ordered linen for stretchers',
          ],
          wrong: ['I sent a van without a hoist', 'A patient’s scan was moved after we’d set off'],
        },
      ],
    },
  ],
  BEAUTY: [
    {
      says: /\b(?:salon|hair|stylist|barber|nail|beaut|spas?\b|tattoo|make-up|skin|massage|lash)/i,
      roles: [
        {
          who: 'Mobile massage therapist',
          did: [
            'Handled missed bookings and refunds',
            'Wrote up notes on back pain',
            'Repaired a folding table',
            'Looked for a room to rent',
            'Claimed health fund rebates',
          ],
          wrong: [
            'I booked two back massages into the same hour',
            'The towel warmer stopped working in winter',
          ],
        },
        {
          who: 'Nail technician in a shopping centre',
          did: [
            'Dealt with an allergic reaction',
            'Trained an apprentice in acrylics',
            'Removed a damaged set',
            'Looked for more weekday customers',
            'Ordered nail gel',
          ],
          wrong: [
            'I painted a bride’s nails in the wrong pink',
            'The gel lamp died halfway through a set',
          ],
        },
        {
          who: 'Tattoo artist',
          did: [
            'Explained aftercare',
            'Prepared a custom design for a client',
            'Sterilised equipment',
            'Looked for a chair to rent',
            'Compared ink suppliers',
          ],
          wrong: [
            'I traced a stencil with a spelling mistake',
            'A tattoo gun cut out in a long session',
          ],
        },
        {
          who: 'Bridal make-up specialist',
          did: [
            'Arranged times for a wedding party',
            'Planned a trial',
            'Replaced expired products',
            'Looked for clients at a wedding expo',
            'Ordered foundation and lashes',
          ],
          wrong: [
            'I turned up at the wrong hotel for a bride',
            'A foundation bottle leaked through my kit',
          ],
        },
        {
          who: 'Laser operator at a skin clinic',
          did: [
            'Explained side effects to nervous clients',
            'Wrote up treatment records',
            'Replaced a worn handpiece',
            'Booked a machine service',
            'Applied for a state licence',
          ],
          wrong: ['I booked a laser client a week too early', 'The laser’s cooling unit failed'],
        },
        {
          who: 'Part-time hairdresser',
          did: [
            'Handled late arrivals on a Saturday',
            'Quoted for a colour correction',
            'Fixed a botched home dye',
            'Looked for an apprentice',
            'Ordered hair colour',
          ],
          wrong: ['I left a colour on for too long', 'The basins lost hot water on a Saturday'],
        },
        {
          who: 'Barber',
          did: [
            'Managed the Saturday queue',
            'Taught an apprentice a fade',
            'Replaced a pair of clippers',
            'Looked for weekend staff',
            'Compared booking systems',
          ],
          wrong: [
            'I trimmed a groom’s beard too short',
            'The clippers cut out halfway through a fade',
          ],
        },
        {
          who: 'Brow stylist',
          did: [
            'Checked clients for reactions',
            'Taught threading to a trainee',
            'Fixed uneven brows',
            'Looked for a chair in a salon',
            'Ordered tint and wax',
          ],
          wrong: [
            'I tinted a client’s brows too dark',
            'The brow wax wouldn’t heat in a busy hour',
          ],
        },
        {
          who: 'Piercer in a city arcade',
          did: [
            'Checked a teenager’s age and consent',
            'Prepared consent forms',
            'Sterilised needles',
            'Looked for a trainee with steady hands',
            'Ordered titanium jewellery',
          ],
          wrong: [
            'I ordered the studs in the wrong size',
            'A delivery of earrings came without the backs',
          ],
        },
        {
          who: 'Perfume consultant in a department store',
          did: [
            'Handled returns after a sale',
            'Planned a product launch',
            'Set up a counter display',
            'Booked a brand trainer',
            'Ordered testers and samples',
          ],
          wrong: [
            'I wrapped the wrong perfume for a customer',
            'A perfume delivery arrived with smashed bottles',
          ],
        },
      ],
      businesses: [
        {
          who: 'nail bar in a shopping centre',
          did: [
            'Dealt with walk-ins on busy weekends',
            'Taught staff about hygiene',
            'Replaced a pedicure chair',
            'Looked for a licensed technician',
            'Compared polish suppliers',
          ],
          wrong: [
            'I booked two bridal parties at the same time',
            'A box of gel polish arrived dried out',
          ],
        },
        {
          who: 'country hair salon',
          did: [
            'Rostered staff for Saturdays and late nights',
            'Planned a training day for apprentices',
            'Repaired a basin',
            'Hired a senior hairdresser',
            'Compared colour brands',
          ],
          wrong: [
            'I gave a customer the wrong hair colour',
            'A colourist quit the week before Christmas',
          ],
        },
        {
          who: 'two-chair barber shop',
          did: [
            'Rostered staff for late nights',
            'Prepared a new price list for haircuts',
            'Replaced a pair of clippers',
            'Hired a barber',
            'Compared booking systems',
          ],
          wrong: [
            'I took too much off a regular’s fringe',
            'A barber called in sick on a busy Saturday',
          ],
        },
        {
          who: 'day spa',
          did: [
            'Handled bookings made with vouchers',
            'Planned packages for couples',
            'Repaired a sauna',
            'Looked for a therapist to work weekends',
            'Ordered robes and towels',
          ],
          wrong: [
            'I gave a couple’s voucher to the wrong people',
            'The sauna heater failed on a winter weekend',
          ],
        },
        {
          who: 'tattoo studio',
          did: [
            'Chased deposits before large jobs',
            'Prepared for a council hygiene inspection',
            'Sterilised equipment',
            'Booked a guest artist',
            'Compared ink suppliers',
          ],
          wrong: [
            'I booked two clients with the same tattooist',
            'A box of tattoo ink came past its date',
          ],
        },
        {
          who: 'inner-city skin clinic',
          did: [
            'Explained acne treatments to teenagers',
            'Wrote up consultations',
            'Set up a treatment room',
            'Hired a dermal therapist',
            'Compared lasers to lease for a year',
          ],
          wrong: [
            'I emailed a client the wrong skin care plan',
            'A leased laser broke down in the first month',
          ],
        },
        {
          who: 'piercing parlour',
          did: [
            'Checked customers’ ages before appointments',
            'Prepared consent forms',
            'Replaced a broken steriliser',
            'Looked for an experienced piercer',
            'Ordered titanium jewellery',
          ],
          wrong: [
            'I sold a nose stud without its back',
            'A supplier sent steel studs instead of titanium',
          ],
        },
        {
          who: 'brow bar',
          did: [
            'Managed late cancellations on busy days',
            'Taught staff lamination',
            'Refitted a treatment room',
            'Looked for a stylist to rent a chair',
            'Ordered tint and wax',
          ],
          wrong: [
            'I wrote a client’s brow appointment in the wrong week',
            'The tint delivery came in the wrong shade',
          ],
        },
        {
          who: 'massage clinic in the suburbs',
          did: [
            'Rostered therapists for weekends and evenings',
            'Prepared receipts for health fund rebates',
            'Repaired a treatment table',
            'Hired a massage therapist',
            'Ordered oils and linen',
          ],
          wrong: [
            'I entered the wrong rebate code for a massage',
            'A massage table’s hinge broke between clients',
          ],
        },
        {
          who: 'tanning salon near the station',
          did: [
            'Handled complaints about streaks',
            'Quoted for a school formal',
            'Replaced a booth’s filters',
            'Looked for a spray tanner',
            'Ordered tanning solution',
          ],
          wrong: [
            'I mixed a tan two shades too dark',
            'The spray booth’s fan stopped before a formal',
          ],
        },
      ],
    },
    {
      says: /\b(?:gym|fitness|trainer|yoga|pilates|swim|pool|dance|ballet|tennis|martial|karate|climb|coach|sport)/i,
      roles: [
        {
          who: 'Part-time yoga teacher',
          did: [
            'Explained poses to complete beginners',
            'Planned a weekend retreat',
            'Changed the time of a class',
            'Looked for a hall to hire',
            'Ordered mats and blocks',
          ],
          wrong: [
            'I slept in before a sunrise class',
            'The hall was double-booked on a yoga night',
          ],
        },
        {
          who: 'Junior tennis coach',
          did: [
            'Rescheduled lessons after a week of rain',
            'Planned a holiday clinic',
            'Repaired a ball machine',
            'Booked courts for lessons',
            'Compared fees for court hire',
          ],
          wrong: [
            'I ordered the wrong strings for a racquet',
            'The ball machine jammed in a lesson',
          ],
        },
        {
          who: 'Netball umpire in a country league',
          did: [
            'Explained a penalty to both captains',
            'Wrote up a match report',
            'Swapped a Saturday shift',
            'Booked a badge exam',
            'Claimed expenses for a long trip',
          ],
          wrong: [
            'I called stepping against the wrong player',
            'The other umpire missed a Saturday netball game',
          ],
        },
        {
          who: 'Pilates instructor',
          did: [
            'Kept track of prepaid class packs',
            'Planned a program for back pain',
            'Replaced worn straps',
            'Looked for a studio to share',
            'Ordered reformer springs',
          ],
          wrong: [
            'I set the wrong spring for a class',
            'A reformer’s strap wore through before a class',
          ],
        },
        {
          who: 'Casual pool lifeguard',
          did: [
            'Handed over to the next shift',
            'Wrote up an incident in deep water',
            'Cleared the water for lightning',
            'Booked a refresher course',
            'Swapped a weekend shift',
          ],
          wrong: [
            'I turned up late for an early pool shift',
            'The chlorine pump broke on a hot weekend',
          ],
        },
        {
          who: 'Dance teacher',
          did: [
            'Dealt with parents about exam results',
            'Taught a tap class',
            'Sorted out music for a recital',
            'Booked a theatre for an annual concert',
            'Ordered costumes',
          ],
          wrong: [
            'I played the wrong song at a dress rehearsal',
            'The tutus arrived after the concert',
          ],
        },
        {
          who: 'Surf instructor at a beach resort',
          did: [
            'Checked conditions for nervous learners',
            'Taught a school group',
            'Repaired hire boards',
            'Looked for staff for the summer',
            'Ordered wetsuits',
          ],
          wrong: [
            'I brought too few wetsuits to a lesson',
            'Strong wind cancelled a weekend of surf lessons',
          ],
        },
        {
          who: 'Golf professional',
          did: [
            'Arranged lessons for new members',
            'Taught a beginners’ clinic',
            'Regripped a set of clubs',
            'Looked for a junior assistant',
            'Ordered gloves and balls',
          ],
          wrong: [
            'I wrote the wrong tee time on a clinic flyer',
            'A member missed two golf lessons in a row',
          ],
        },
        {
          who: 'Receptionist at a leisure centre',
          did: [
            'Handled calls about memberships',
            'Wrote handover notes',
            'Corrected a double charge',
            'Booked children’s parties',
            'Replaced a lost membership card',
          ],
          wrong: [
            'I printed a pass for the wrong member',
            'The turnstile stopped reading members’ cards',
          ],
        },
        {
          who: 'Climbing guide at an indoor wall',
          did: [
            'Checked harnesses',
            'Taught a safety course for beginners',
            'Reset a route',
            'Looked for a route setter',
            'Ordered climbing ropes',
          ],
          wrong: [
            'I set a beginners’ wall far too hard',
            'A climbing hold spun loose during a class',
          ],
        },
      ],
      businesses: [
        {
          who: 'beachside yoga studio',
          did: [
            'Handled late cancellations and refunds',
            'Planned a timetable for a new term',
            'Paused a membership',
            'Looked for relief teachers for winter',
            'Compared booking systems',
          ],
          wrong: [
            'I scheduled a class with no teacher',
            'The floor heating failed in a winter class',
          ],
        },
        {
          who: 'dance school',
          did: [
            'Chased term fees from several families',
            'Planned an end-of-year concert',
            'Repaired the dance floor',
            'Hired a ballet teacher for exam classes',
            'Ordered costumes',
          ],
          wrong: [
            'I sent parents the wrong concert date',
            'The costume supplier missed our concert date',
          ],
        },
        {
          who: 'six-court tennis centre',
          did: [
            'Dealt with double bookings',
            'Planned a tournament',
            'Replaced broken floodlights',
            'Hired a tennis coach',
            'Applied for a grant for new lighting',
          ],
          wrong: [
            'I booked two leagues onto the same courts',
            'The court lights failed during a night final',
          ],
        },
        {
          who: 'gymnastics hall',
          did: [
            'Managed a long list of waiting families',
            'Planned a competition',
            'Replaced worn mats',
            'Looked for a coach for weekday classes',
            'Ordered a sprung floor',
          ],
          wrong: [
            'I ordered the club leotards without the logo',
            'The foam pit cover tore before a competition',
          ],
        },
        {
          who: 'indoor swim school',
          did: [
            'Managed make-up lessons after illness',
            'Taught a beginners’ class',
            'Repaired a pool heater',
            'Looked for qualified weekend teachers',
            'Ordered kickboards',
          ],
          wrong: ['I put a beginner in the squad class', 'The swim school’s change rooms flooded'],
        },
        {
          who: 'pilates studio',
          did: [
            'Handled memberships put on hold',
            'Planned a reformer timetable',
            'Repaired a reformer',
            'Looked for a third instructor',
            'Compared liability insurance',
          ],
          wrong: ['I overbooked a reformer class', 'A new reformer arrived without its springs'],
        },
        {
          who: 'country squash centre',
          did: [
            'Checked loan racquets for cracks',
            'Planned a pennant season',
            'Repaired a court wall',
            'Looked for new players and members',
            'Ordered squash balls and grips',
          ],
          wrong: [
            'I put a player in the wrong squash grade',
            'A squash league pulled out of Tuesday nights',
          ],
        },
        {
          who: 'nine-hole golf course',
          did: [
            'Managed tee times around a tournament',
            'Planned a club championship',
            'Repaired the buggies',
            'Looked for a greenkeeper',
            'Compared prices for fertiliser',
          ],
          wrong: ['I sent two groups to the same tee', 'A burst sprinkler flooded the last green'],
        },
        {
          who: 'climbing wall in the suburbs',
          did: [
            'Checked that visitors had signed waivers',
            'Planned a birthday program',
            'Reset a beginners’ route',
            'Hired an instructor for school groups',
            'Ordered climbing ropes',
          ],
          wrong: ['I set the wrong grade on a new wall', 'A shipment of holds came without bolts'],
        },
        {
          who: 'bowling alley with a cafe',
          did: [
            'Handled group bookings for work parties',
            'Planned a weeknight league',
            'Repaired a pin setter',
            'Looked for a lane mechanic',
            'Replaced hire shoes',
          ],
          wrong: [
            'I gave a league night’s lanes to a birthday party',
            'The pin setter jammed on a Saturday night',
          ],
        },
        {
          who: 'ice rink',
          did: [
            'Rostered marshals for the school holidays',
            'Planned a skating disco',
            'Repaired a chiller',
            'Looked for a coach for figure skaters',
            'Ordered hire skates',
          ],
          wrong: [
            'I double-booked the rink with a hockey game',
            'The ice resurfacer broke down in school holidays',
          ],
        },
      ],
    },
  ],
  PROPERTY: [
    {
      says: /\b(?:pest|window clean|carpet|gardener|locksmith|pool)/i,
      roles: [
        {
          who: 'Gutter cleaner',
          did: [
            'Arranged jobs before bushfire season',
            'Quoted for replacing a rusted downpipe',
            'Cleared blocked downpipes',
            'Looked for a helper on high roofs',
            'Ordered leaf guards',
          ],
          wrong: [
            'I blocked a downpipe with wet leaves',
            'The gutter vacuum’s hose split on a roof',
          ],
        },
        {
          who: 'Antenna installer for apartment blocks',
          did: [
            'Checked poor TV reception',
            'Quoted for a satellite dish',
            'Replaced an old aerial',
            'Hired a subcontractor',
            'Ordered cable and brackets',
          ],
          wrong: ['I drilled a TV bracket into the wrong wall', 'The wind bent a brand new aerial'],
        },
        {
          who: 'Rural pest controller',
          did: [
            'Explained treatments to worried tenants',
            'Reported on a termite inspection',
            'Removed wasp nests',
            'Looked for a trainee with a licence',
            'Applied for a spraying licence',
          ],
          wrong: [
            'I went to the wrong unit for a termite check',
            'The ants came back a week after a treatment',
          ],
        },
        {
          who: 'High-rise window cleaner',
          did: [
            'Checked harnesses before an abseil',
            'Quoted for an office tower',
            'Reported a cracked pane',
            'Looked for a rope access partner',
            'Ordered ropes and squeegees',
          ],
          wrong: [
            'I cleaned the wrong floor of an office tower',
            'Wind cancelled an abseil job again',
          ],
        },
        {
          who: 'Mobile locksmith',
          did: [
            'Handled lockouts late at night',
            'Quoted for new deadlocks',
            'Rekeyed a rental',
            'Looked for a reliable apprentice',
            'Ordered key blanks',
          ],
          wrong: ['I drilled out the wrong deadlock', 'The key cutting machine jammed in the van'],
        },
        {
          who: 'Gardener',
          did: [
            'Dealt with an overgrown block',
            'Planned a native border',
            'Trimmed hedges before a sale',
            'Looked for a casual labourer',
            'Ordered drought-hardy plants',
          ],
          wrong: [
            'I cut the hedge on the wrong side of a fence',
            'A load of mulch blocked a client’s driveway',
          ],
        },
        {
          who: 'Pool technician',
          did: [
            'Tested water for customers',
            'Quoted for a new pump',
            'Cleared green water',
            'Booked safety inspections before summer',
            'Ordered chlorine and salt',
          ],
          wrong: [
            'I turned a client’s pool water green',
            'A new pool pump leaked on its first day',
          ],
        },
        {
          who: 'Commercial carpet layer',
          did: [
            'Arranged disposal of offcuts at a depot',
            'Quoted for new flooring in an office',
            'Repaired a loose seam',
            'Looked for a subcontractor',
            'Compared underlay prices',
          ],
          wrong: ['I cut a bedroom carpet too narrow', 'The underlay didn’t arrive for a big job'],
        },
        {
          who: 'Blinds fitter',
          did: [
            'Chased a late factory order',
            'Quoted for a new house',
            'Repaired a roller blind',
            'Hired a second installer',
            'Ordered custom shutters',
          ],
          wrong: [
            'I measured a bay window wrong for blinds',
            'A curtain track came in the wrong length',
          ],
        },
        {
          who: 'Arborist',
          did: [
            'Applied for a tree removal permit',
            'Wrote a report on a dangerous tree',
            'Cleared storm damage',
            'Looked for a qualified climber',
            'Compared wood chippers',
          ],
          wrong: [
            'I cut the wrong branch off a client’s gum',
            'A stump grinder broke a tooth on a rock',
          ],
        },
      ],
      businesses: [
        {
          who: 'flyscreen business',
          did: [
            'Managed a rush of orders before summer',
            'Quoted for security doors',
            'Repaired torn mesh',
            'Looked for a fitter with a ute',
            'Ordered aluminium frames',
          ],
          wrong: [
            'I measured a back door wrong for a screen',
            'A batch of security doors came in the wrong colour',
          ],
        },
        {
          who: 'two-van antenna company',
          did: [
            'Chased payment from a body corporate',
            'Quoted for a shared dish',
            'Replaced storm-damaged aerials',
            'Looked for a licensed installer',
            'Ordered antenna cable',
          ],
          wrong: [
            'I put up an aerial at the wrong address',
            'A reel of coaxial cable turned out faulty',
          ],
        },
        {
          who: 'pest control business',
          did: [
            'Kept track of yearly treatments',
            'Prepared termite reports for home buyers',
            'Removed a rat nest',
            'Hired a licensed technician',
            'Compared chemical suppliers',
          ],
          wrong: [
            'I sent a wasp job to the wrong house',
            'A termite spray was out of stock for weeks',
          ],
        },
        {
          who: 'lock shop',
          did: [
            'Rostered staff for night call-outs',
            'Quoted for a master key system',
            'Repaired a safe',
            'Hired a locksmith',
            'Ordered key blanks',
          ],
          wrong: ['I cut a landlord’s master key wrong', 'A box of deadlocks arrived without keys'],
        },
        {
          who: 'regional tree lopping company',
          did: [
            'Applied for a council permit',
            'Quoted for a large gum',
            'Cleared storm damage',
            'Looked for a qualified climber',
            'Replaced a wood chipper',
          ],
          wrong: ['I quoted too little for a big gum', 'The wood chipper jammed on a palm trunk'],
        },
        {
          who: 'suburban pool shop',
          did: [
            'Handled warranty claims for pumps',
            'Taught customers to test water',
            'Repaired pool cleaners',
            'Looked for a technician before summer',
            'Ordered chlorine',
          ],
          wrong: ['I sold a customer the wrong pump', 'A drum of chlorine leaked in the storeroom'],
        },
        {
          who: 'curtain studio',
          did: [
            'Arranged measure-ups',
            'Quoted for a house with tall windows',
            'Altered customers’ curtains',
            'Looked for a skilled machinist',
            'Ordered fabric samples',
          ],
          wrong: [
            'I sewed a pair of linen curtains too short',
            'A fabric house stopped making a client’s print',
          ],
        },
        {
          who: 'one-truck rubbish removal business',
          did: [
            'Kept track of tip fees',
            'Quoted for a shed clearance',
            'Repaired a tipper',
            'Looked for a driver',
            'Ordered skip bins',
          ],
          wrong: [
            'I took a good bike to the tip by mistake',
            'The tipper’s hoist jammed with a full load',
          ],
        },
        {
          who: 'gutter cleaning business',
          did: [
            'Arranged jobs around wet weather',
            'Quoted for a school roof',
            'Repaired leaking gutters',
            'Looked for workers trained for heights',
            'Ordered steel mesh',
          ],
          wrong: [
            'I dented a client’s gutter with a ladder',
            'The gutter vacuum clogged on the first roof',
          ],
        },
      ],
    },
    {
      says: /\b(?:security|guard)/i,
      roles: [
        {
          who: 'Lift technician',
          did: [
            'Handled call-outs for trapped passengers',
            'Reported on a recurring fault',
            'Repaired lift doors',
            'Booked a safety inspection',
            'Ordered a part no longer made',
          ],
          wrong: [
            'I left a lift out of service over a weekend',
            'A spare part for a lift took weeks to come',
          ],
        },
        {
          who: 'High-rise window cleaner',
          did: [
            'Checked harnesses before an abseil',
            'Quoted for an office tower',
            'Reported a cracked pane',
            'Looked for a rope access partner',
            'Ordered ropes and squeegees',
          ],
          wrong: [
            'I cleaned the wrong floor of an office tower',
            'Wind cancelled an abseil job again',
          ],
        },
        {
          who: 'Fire extinguisher tester',
          did: [
            'Kept track of service dates',
            'Wrote up equipment faults',
            'Replaced expired extinguishers',
            'Booked access to a building',
            'Ordered yearly tags',
          ],
          wrong: [
            'I missed a whole floor of extinguishers',
            'The year tags came with the wrong date',
          ],
        },
        {
          who: 'Hospital car park attendant',
          did: [
            'Dealt with lost tickets',
            'Reported damage to a visitor’s vehicle',
            'Reset a boom gate',
            'Booked a repair for a ticket machine',
            'Refunded an overcharged driver',
          ],
          wrong: [
            'I gave a driver the wrong change at the gate',
            'The ticket machine ate a customer’s card',
          ],
        },
        {
          who: 'Concierge in an apartment tower',
          did: [
            'Arranged move-in times',
            'Wrote a notice for residents',
            'Sorted out lost keys',
            'Booked tradespeople',
            'Collected parcels for residents',
          ],
          wrong: [
            'I gave a parcel to the wrong resident',
            'A courier left parcels in the wrong foyer',
          ],
        },
        {
          who: 'Overnight floor polisher',
          did: [
            'Checked for slip hazards before opening',
            'Quoted for a foyer',
            'Repaired a machine',
            'Looked for a casual helper',
            'Compared sealants',
          ],
          wrong: [
            'I left a wet patch across a marble foyer',
            'The floor polisher’s motor burnt out overnight',
          ],
        },
        {
          who: 'Locksmith',
          did: [
            'Kept track of tenants’ keys',
            'Quoted for a master key system',
            'Repaired a fire door',
            'Looked for a trade-school apprentice',
            'Ordered key blanks',
          ],
          wrong: [
            'I locked a tenant out by changing the wrong lock',
            'A master key snapped in a door',
          ],
        },
        {
          who: 'Marketing officer at a shopping centre',
          did: [
            'Chased stores for sale details',
            'Planned a school holiday promotion',
            'Changed a late advertisement',
            'Booked entertainers',
            'Compared printing quotes',
          ],
          wrong: [
            'I advertised a sale on the wrong weekend',
            'The printer delivered the sale posters a week late',
          ],
        },
        {
          who: 'Air conditioning fitter',
          did: [
            'Handled call-outs in a heatwave',
            'Quoted for a new system in an office',
            'Repaired a rooftop unit',
            'Hired an apprentice',
            'Compared filter suppliers',
          ],
          wrong: ['I fitted a filter back to front', 'A rooftop compressor failed in a heatwave'],
        },
      ],
    },
    {
      says: /\b(?:laundr|laundromat|dry clean|car wash|cleaning business)/i,
      businesses: SHOPFRONTS,
    },
    {
      says: /\b(?:agent|agency|property|strata|leasing|real estate)/i,
      roles: [
        {
          who: 'Conveyancer in a country town',
          did: [
            'Explained settlement fees to young buyers',
            'Prepared a contract of sale',
            'Sorted out a delayed settlement',
            'Booked an online settlement',
            'Ordered title searches',
          ],
          wrong: [
            'I put the wrong lot number in a contract',
            'A bank delayed a settlement on the day',
          ],
        },
        {
          who: 'Building inspector',
          did: [
            'Explained defects to buyers',
            'Wrote a pre-purchase report',
            'Checked a roof for leaks',
            'Booked access with an agent',
            'Compared moisture meters',
          ],
          wrong: [
            'I sent a report with another house’s photos',
            'A thermal camera died in the middle of an inspection',
          ],
        },
        {
          who: 'Mortgage broker for first-home buyers',
          did: [
            'Chased a bank for approval',
            'Prepared a loan application',
            'Refinanced a family’s debts',
            'Compared lenders for a couple',
            'Collected payslips',
          ],
          wrong: [
            'I uploaded the wrong couple’s payslips',
            'A bank lost a client’s loan application',
          ],
        },
        {
          who: 'Home stylist',
          did: [
            'Kept track of hired furniture',
            'Quoted for an apartment',
            'Packed up after a sale',
            'Looked for storage space',
            'Ordered cushions and rugs',
          ],
          wrong: ['I sent a couch to the wrong house', 'A hired lamp broke during an open home'],
        },
        {
          who: 'Rural valuer',
          did: [
            'Explained a low figure to a bank',
            'Wrote a report on a farm',
            'Reviewed a disputed figure',
            'Booked a visit to a remote station',
            'Collected recent sales records',
          ],
          wrong: [
            'I used an old sale price in a valuation',
            'An owner wasn’t home for a valuation',
          ],
        },
        {
          who: 'Removalist',
          did: [
            'Dealt with a damage claim',
            'Quoted for an interstate move',
            'Rescheduled a move after heavy rain',
            'Hired casual labour',
            'Ordered packing boxes',
          ],
          wrong: [
            'I left a client’s boxes off the truck',
            'The removal truck got a flat tyre on the way',
          ],
        },
        {
          who: 'Signboard installer',
          did: [
            'Kept track of boards to take down',
            'Planned a weekly run',
            'Repaired storm damage',
            'Looked for a weekend helper',
            'Collected orders from the printer',
          ],
          wrong: [
            'I put a Sold sign outside the wrong house',
            'A storm knocked down a row of boards',
          ],
        },
        {
          who: 'Part-time drone photographer',
          did: [
            'Checked flight restrictions near an airport',
            'Quoted for aerial photos',
            'Repaired a camera',
            'Looked for an assistant pilot',
            'Applied for a pilot’s licence',
          ],
          wrong: [
            'I forgot to charge the drone before a shoot',
            'Rain spoiled a sunset shoot at a beach house',
          ],
        },
        {
          who: 'End-of-lease cleaner',
          did: [
            'Dealt with carpet stains',
            'Quoted for a bond clean',
            'Redid a clean for an agent',
            'Hired a carpet steamer',
            'Compared public liability insurance',
          ],
          wrong: [
            'I cleaned the wrong unit in a block',
            'The carpet steamer broke down before a final inspection',
          ],
        },
      ],
      businesses: [
        {
          who: 'two-person conveyancing practice',
          did: [
            'Chased banks for settlement dates',
            'Prepared a contract of sale',
            'Sorted out a delayed settlement',
            'Hired a clerk two days a week',
            'Ordered title searches',
          ],
          wrong: ['I emailed a contract to the wrong buyer', 'A seller’s bank missed a settlement'],
        },
        {
          who: 'mortgage brokerage',
          did: [
            'Explained a rate rise to worried borrowers',
            'Prepared loan applications for self-employed couples',
            'Sorted out a refused application',
            'Hired a loan processor',
            'Collected clients’ payslips',
          ],
          wrong: [
            'I missed a client’s rate lock by a day',
            'A lender changed its rules in the middle of a loan',
          ],
        },
        {
          who: 'interstate removals firm',
          did: [
            'Rostered crews for long weekends',
            'Quoted for a house move',
            'Repaired a truck',
            'Hired casual labour',
            'Ordered packing boxes',
          ],
          wrong: ['I sent the small truck to a big house', 'A client’s mirror broke in the van'],
        },
        {
          who: 'furniture staging company',
          did: [
            'Kept track of stock on hire',
            'Quoted for an apartment',
            'Moved furniture between houses',
            'Looked for a stylist with a van',
            'Looked for a larger warehouse',
          ],
          wrong: [
            'I staged the wrong apartment on a floor',
            'A client’s open home was moved forward a day',
          ],
        },
        {
          who: 'regional self-storage centre',
          did: [
            'Chased customers for overdue fees',
            'Prepared rental agreements',
            'Cleared out an abandoned unit',
            'Compared security cameras',
            'Ordered padlocks and boxes',
          ],
          wrong: [
            'I rented the same unit to two people',
            'A storage unit’s roller door jammed shut',
          ],
        },
        {
          who: 'building inspection company',
          did: [
            'Handled a complaint about a defect',
            'Prepared pre-purchase reports',
            'Tested thermal cameras',
            'Hired a trainee',
            'Compared indemnity insurance',
          ],
          wrong: [
            'I went to the wrong house for an inspection',
            'A damp meter gave false readings all week',
          ],
        },
        {
          who: 'antiques auction house',
          did: [
            'Chased buyers for payment',
            'Prepared a catalogue for an estate sale',
            'Packed fragile lots',
            'Looked for sellers of old furniture',
            'Collected items from a seller’s home',
          ],
          wrong: [
            'I printed the wrong price guide in a catalogue',
            'The online bidding crashed during a sale',
          ],
        },
        {
          who: 'sign company',
          did: [
            'Kept track of boards to take down',
            'Quoted for a shopfront',
            'Repaired a large printer',
            'Looked for a licensed installer',
            'Ordered signboard posts',
          ],
          wrong: [
            'I printed a board with the wrong agent’s photo',
            'A load of sign posts arrived split',
          ],
        },
        {
          who: 'coworking space in the city',
          did: [
            'Handled double bookings of meeting rooms',
            'Planned networking events',
            'Fixed slow internet',
            'Hired a front desk host',
            'Ordered standing desks',
          ],
          wrong: [
            'I double-booked the boardroom for two members',
            'The members’ internet dropped out for a day',
          ],
        },
      ],
    },
  ],
  CREATIVE: [
    {
      says: /\b(?:owner|studio)/i,
      roles: [
        {
          who: 'Live sound engineer',
          did: [
            'Dealt with feedback at a gig',
            'Quoted for mixing an album',
            'Repaired an amplifier',
            'Looked for regular work at a venue',
            'Compared wireless microphones',
          ],
          wrong: [
            'I recorded over the best take of a song',
            'A microphone hummed through a whole session',
          ],
        },
        {
          who: 'Children’s book illustrator',
          did: [
            'Chased unpaid royalties',
            'Quoted for a magazine cover',
            'Redrew a cover',
            'Looked for an agent overseas',
            'Compared drawing tablets',
          ],
          wrong: [
            'I drew a picture book page in the wrong size',
            'A publisher changed a cover after I’d painted it',
          ],
        },
        {
          who: 'Graphic designer',
          did: [
            'Presented three logos to a cafe owner',
            'Quoted for a brochure',
            'Corrected a proof',
            'Looked for branding work',
            'Bought font licences',
          ],
          wrong: ['I sent a brochure to print with a typo', 'A client rejected a finished logo'],
        },
        {
          who: 'Screen printer',
          did: [
            'Dealt with misprinted shirts before an event',
            'Quoted for team uniforms',
            'Repaired a dryer',
            'Looked for casual help before a festival',
            'Compared T-shirt suppliers',
          ],
          wrong: [
            'I printed the wrong tour date on T-shirts',
            'A screen tore halfway through a run',
          ],
        },
        {
          who: 'Wedding photographer',
          did: [
            'Chased deposits from several couples',
            'Wrote a contract for a couple',
            'Sorted thousands of images',
            'Looked for a second shooter',
            'Compared camera insurance',
          ],
          wrong: [
            'I shot a whole session out of focus',
            'A couple cancelled their portrait on the day',
          ],
        },
        {
          who: 'Animator',
          did: [
            'Dealt with late client changes',
            'Prepared a storyboard',
            'Fixed a rough sequence',
            'Looked for remote work with overseas clients',
            'Compared software subscriptions',
          ],
          wrong: [
            'I deleted a finished scene by accident',
            'The render computer crashed before a deadline',
          ],
        },
        {
          who: 'Theatre costume designer',
          did: [
            'Arranged fittings around actors’ other jobs',
            'Planned a period wardrobe',
            'Repaired torn costumes',
            'Looked for an experienced pattern cutter',
            'Ordered fabric from overseas',
          ],
          wrong: [
            'I cut an actor’s coat a size too small',
            'The costume fabric arrived after dress rehearsal',
          ],
        },
        {
          who: 'Choreographer',
          did: [
            'Rostered dancers around their other jobs',
            'Applied for an arts grant',
            'Reworked a routine',
            'Looked for affordable rehearsal space',
            'Licensed a piece of music',
          ],
          wrong: [
            'I set a duet to the wrong recording',
            'A dancer pulled out before opening night',
          ],
        },
        {
          who: 'Sculptor in a shared shed',
          did: [
            'Arranged transport for a large work',
            'Quoted for a public artwork',
            'Repaired an outdoor piece',
            'Looked for a foundry',
            'Ordered plaster and clay',
          ],
          wrong: [
            'I ordered too little plaster for a mould',
            'A foundry returned a bronze two months late',
          ],
        },
      ],
      businesses: [
        {
          who: 'home recording studio',
          did: [
            'Rescheduled a session for a sick singer',
            'Quoted for an album',
            'Repaired a mixing desk',
            'Looked for a freelance engineer',
            'Compared microphones',
          ],
          wrong: [
            'I mixed a song with the wrong vocal',
            'The recording computer crashed in the middle of a take',
          ],
        },
        {
          who: 'glass studio',
          did: [
            'Dealt with high gas bills',
            'Prepared a weekend class',
            'Packed orders for shops',
            'Hired a glass blower',
            'Ordered coloured rods',
          ],
          wrong: [
            'I packed a vase without enough wrapping',
            'The furnace went out on a workshop day',
          ],
        },
        {
          who: 'suburban photo studio',
          did: [
            'Handled reorders from school families',
            'Planned a school visit',
            'Replaced a broken flash',
            'Looked for an assistant for busy weekends',
            'Ordered photo backdrops',
          ],
          wrong: [
            'I booked two families into the same portrait hour',
            'A studio light blew during a team portrait',
          ],
        },
        {
          who: 'regional art gallery',
          did: [
            'Chased payment for a sold painting',
            'Wrote a catalogue',
            'Packed a painting for overseas',
            'Looked for emerging artists',
            'Compared freight quotes',
          ],
          wrong: ['I put the wrong price on a painting', 'A sculpture arrived with a broken base'],
        },
        {
          who: 'dance studio',
          did: [
            'Chased term fees from several families',
            'Planned an end-of-year concert',
            'Repaired a sprung floor',
            'Looked for a ballet teacher',
            'Ordered costumes',
          ],
          wrong: [
            'I left the speakers behind at a concert',
            'A ballet teacher called in sick before exams',
          ],
        },
        {
          who: 'shared printmaking workshop',
          did: [
            'Rostered members on a press',
            'Planned a linocut course',
            'Serviced an old press',
            'Looked for a tutor',
            'Ordered ink and paper',
          ],
          wrong: [
            'I carved a word the wrong way round',
            'The printing press roller cracked before a workshop',
          ],
        },
        {
          who: 'documentary film company',
          did: [
            'Handled weather delays on location',
            'Applied for a screen grant',
            'Reshot a scene after a fault',
            'Hired a camera crew for three days',
            'Collected location permits',
          ],
          wrong: ['I booked a beach shoot at high tide', 'An actor was late for a dawn shoot'],
        },
        {
          who: 'animation house',
          did: [
            'Dealt with late client changes',
            'Quoted for a TV ad',
            'Replaced a render server',
            'Looked for a freelancer for a rush job',
            'Compared software licences',
          ],
          wrong: [
            'I sent a client the unfinished scene',
            'A voice actor cancelled on recording day',
          ],
        },
        {
          who: 'costume shop',
          did: [
            'Chased late returns after a school play',
            'Planned a school musical’s wardrobe',
            'Repaired damaged costumes',
            'Hired a sewing assistant',
            'Ordered wigs and masks',
          ],
          wrong: [
            'I hired out the same costume twice',
            'A school returned its costumes a week late',
          ],
        },
        {
          who: 'bookshop with a small press',
          did: [
            'Handled special orders',
            'Prepared a manuscript for printing',
            'Returned unsold stock',
            'Booked an author for a launch',
            'Compared printers’ quotes',
          ],
          wrong: [
            'I ordered a whole box of the wrong novel',
            'A poet cancelled a reading on the night',
          ],
        },
      ],
    },
  ],
  CLUBS: [
    {
      says: /\b(?:bereave|crisis|grie(?:f|v)|helpline|hospice|palliative|prison|refuge|suicide|victim)/i,
      roles: [
        {
          who: 'Prison visitor',
          did: [
            'Wrote to someone nearing release',
            'Explained the rules to a mother',
            'Planned a first visit',
            'Asked a chaplain for advice',
            'Completed security training',
          ],
          wrong: ['I arrived after visiting hours', 'A lockdown ended a visit early'],
        },
        {
          who: 'Witness supporter at a local court',
          did: [
            'Sat with families before a trial',
            'Explained court hearings to worried people',
            'Wrote up a long hearing',
            'Arranged safe ways home',
            'Found a quiet room',
          ],
          wrong: ['I went to the wrong courtroom', 'A hearing moved without notice'],
        },
        {
          who: 'Overnight helpline listener',
          did: [
            'Listened to a lonely caller',
            'Wrote up a long shift',
            'Swapped Sunday shifts',
            'Referred a caller to a nurse',
            'Asked for extra training',
          ],
          wrong: ['I cut a caller off by accident', 'The helpline phones went down for a night'],
        },
        {
          who: 'Companion at an aged care home',
          did: [
            'Read to a resident',
            'Planned an outing with a resident',
            'Told a nurse about a fall',
            'Completed training on dementia',
            'Wrote to a resident’s family',
          ],
          wrong: ['I called a resident by the wrong name', 'The home closed to visitors with flu'],
        },
        {
          who: 'Soup van helper in the city',
          did: [
            'Handed out blankets',
            'Asked an outreach nurse for advice',
            'Planned a winter roster',
            'Told a man about housing services',
            'Found a hostel bed for a woman',
          ],
          wrong: [
            'I parked the van in the wrong street',
            'The van’s heater failed on a cold night',
          ],
        },
        {
          who: 'Mentor to a newly arrived refugee family',
          did: [
            'Took a mother to a doctor',
            'Helped a father with a rental form',
            'Explained a school notice',
            'Looked for an affordable rental',
            'Collected donated beds',
          ],
          wrong: ['I gave a family the wrong bus number', 'An interpreter didn’t call back'],
        },
        {
          who: 'Bushfire recovery visitor',
          did: [
            'Listened to a worried farmer',
            'Delivered fencing wire',
            'Helped with a grant form',
            'Referred a couple to a counsellor',
            'Sorted donated tools',
          ],
          wrong: ['I lost a family’s phone number', 'A donated caravan leaked'],
        },
      ],
    },
    {
      says: /\b(?:foster|kinship|respite) (?:care|famil|parent)/i,
      roles: [
        {
          who: 'Reading mentor at a primary school',
          did: [
            'Wrote up a child’s progress',
            'Chose books for a shy child',
            'Asked a teacher for advice',
            'Prepared word games',
            'Completed child safety training',
          ],
          wrong: [
            'I brought a book that was far too hard',
            'The school library was locked on mentoring day',
          ],
        },
        {
          who: 'Scout leader in a country town',
          did: [
            'Wrote up an incident',
            'Planned a weekend camp',
            'Checked medical forms',
            'Told parents about a change of plan',
            'Looked for more adult helpers',
          ],
          wrong: [
            'I left the tent poles at the scout hall',
            'A parent handed in the camp form too late',
          ],
        },
        {
          who: 'Homework club helper',
          did: [
            'Explained fractions to a child',
            'Wrote up a child’s attendance',
            'Planned an after-school session',
            'Spoke to a parent about progress',
            'Set up shared computers',
          ],
          wrong: ['I marked the wrong child absent', 'The homework room was double-booked'],
        },
        {
          who: 'Playgroup leader at a community centre',
          did: [
            'Planned a morning for toddlers',
            'Wrote up a fall',
            'Replaced worn-out toys',
            'Welcomed mothers new to town',
            'Applied for a council grant',
          ],
          wrong: [
            'I ran out of morning tea for the toddlers',
            'The hall heater broke before playgroup',
          ],
        },
        {
          who: 'Junior lifesaving coach',
          did: [
            'Planned a beach session for under-tens',
            'Wrote up a jellyfish sting',
            'Checked swim tests',
            'Told parents about beach closures',
            'Booked a first aid refresher',
          ],
          wrong: [
            'I set the flags on the wrong side of the rocks',
            'The first aid box was empty on a Sunday',
          ],
        },
        {
          who: 'Breakfast program cook at a high school',
          did: [
            'Prepared food for a hundred children',
            'Wrote down an allergy',
            'Told a teacher about a worry',
            'Ordered cereal and milk',
            'Rostered helpers for a term',
          ],
          wrong: ['I gave a child the wrong milk', 'The bread delivery missed a Monday'],
        },
        {
          who: 'Children’s choir leader',
          did: [
            'Planned the program for a school concert',
            'Wrote to parents about rehearsals',
            'Chose a soloist',
            'Borrowed a keyboard',
            'Calmed a nervous child',
          ],
          wrong: [
            'I printed the wrong verse for the children',
            'A soloist lost her voice before the concert',
          ],
        },
        {
          who: 'School crossing supervisor',
          did: [
            'Wrote up a near miss',
            'Reported speeding drivers',
            'Trained new helpers',
            'Spoke to a child about safety',
            'Found cover for a sick day',
          ],
          wrong: [
            'I arrived after the first children had crossed',
            'A driver ignored my stop sign',
          ],
        },
      ],
    },
    {
      says: /\b(?:moderator|facebook|online|newsletter|editor|website|podcast|page)/i,
      roles: [
        {
          who: 'Presenter on community radio',
          did: [
            'Handled a complaint from a listener',
            'Prepared a weekly program',
            'Repaired studio headphones',
            'Looked for interview guests',
            'Applied for a broadcast grant',
          ],
          wrong: [
            'I left a long silence between two songs',
            'The studio microphone cut out during an interview',
          ],
        },
        {
          who: 'Photographer for a football club',
          did: [
            'Handled requests from parents for prints',
            'Asked families for consent to publish',
            'Replaced a broken flash',
            'Booked a team day',
            'Compared camera lenses',
          ],
          wrong: [
            'I forgot my memory card on grand final day',
            'A footballer missed the team photo',
          ],
        },
        {
          who: 'Choir leader at a local church',
          did: [
            'Chased members about missed rehearsals',
            'Planned a concert',
            'Moved a rehearsal',
            'Looked for an accompanist for weddings',
            'Ordered sheet music',
          ],
          wrong: [
            'I handed out the wrong part to the altos',
            'The church hall was locked on rehearsal night',
          ],
        },
        {
          who: 'Organiser of a street party',
          did: [
            'Explained a road closure to neighbours',
            'Applied for a council permit',
            'Changed a date because of rain',
            'Hired barriers and tables',
            'Compared event insurance',
          ],
          wrong: [
            'I printed the wrong date on a party invitation',
            'The hired barriers came after our party began',
          ],
        },
        {
          who: 'Quizmaster at a country pub',
          did: [
            'Dealt with a disputed answer',
            'Prepared themed rounds',
            'Fixed a scoring mistake',
            'Looked for sponsors for weekly prizes',
            'Collected prizes from shops',
          ],
          wrong: [
            'I wrote two trivia rounds on the same topic',
            'The pub moved trivia night at short notice',
          ],
        },
        {
          who: 'Local historian',
          did: [
            'Checked dates in the archives',
            'Wrote an article on a flood',
            'Restored faded records',
            'Looked for old residents to interview',
            'Applied for a heritage grant',
          ],
          wrong: [
            'I put the wrong date in a history article',
            'The archives closed for a month of repairs',
          ],
        },
        {
          who: 'Host of a monthly book group',
          did: [
            'Chased members for overdue novels',
            'Prepared discussion questions',
            'Moved a meeting',
            'Booked an author for a talk',
            'Chose the next novel',
          ],
          wrong: [
            'I told the book group the wrong night',
            'The library’s copies of our novel came late',
          ],
        },
        {
          who: 'Poster designer for an amateur theatre',
          did: [
            'Chased approval of an image',
            'Planned artwork for a season',
            'Fixed a spelling mistake',
            'Looked for a cheaper printer',
            'Compared paper samples',
          ],
          wrong: [
            'I misspelt the lead actor’s name on a poster',
            'The printer cut the posters too small',
          ],
        },
      ],
    },
    {
      says: /\b(?:shop|library|libraries|museum|uniform)/i,
      roles: [
        {
          who: 'Meals driver for older residents',
          did: [
            'Checked on people living alone',
            'Reported a missed delivery',
            'Swapped a delivery run',
            'Looked for a relief driver',
            'Claimed petrol costs',
          ],
          wrong: [
            'I left a hot dinner at the wrong unit',
            'The meals kitchen packed one dinner too few',
          ],
        },
        {
          who: 'Canteen helper at a primary school',
          did: [
            'Dealt with food allergies',
            'Prepared lunch orders',
            'Planned a healthier menu',
            'Looked for more parents to help',
            'Ordered bread and fruit',
          ],
          wrong: [
            'I mixed up two classes’ lunch orders',
            'The canteen oven stopped working before lunch',
          ],
        },
        {
          who: 'Usher at a community theatre',
          did: [
            'Handled latecomers at a busy matinee',
            'Wrote up a roster',
            'Replaced a lost ticket',
            'Booked seats for a group',
            'Collected programs from the printer',
          ],
          wrong: [
            'I showed a couple to the wrong row',
            'The theatre programs ran out before a matinee',
          ],
        },
        {
          who: 'Repairer at a repair cafe',
          did: [
            'Kept track of items to be fixed',
            'Taught a visitor soldering',
            'Fixed broken toasters',
            'Looked for people with electrical skills',
            'Bought spare parts',
          ],
          wrong: [
            'I fitted the wrong fuse to a lamp',
            'A repaired toaster broke again a week later',
          ],
        },
        {
          who: 'Treasurer of a tennis club',
          did: [
            'Chased unpaid fees from members',
            'Prepared the yearly accounts',
            'Sorted out a bank error',
            'Looked for an auditor',
            'Applied for a grant for new lights',
          ],
          wrong: [
            'I sent a court fee bill to the wrong member',
            'The auditor lost our box of receipts',
          ],
        },
        {
          who: 'Kennel helper at an animal shelter',
          did: [
            'Checked on pets after adoption',
            'Wrote adoption profiles',
            'Treated a dog for fleas',
            'Looked for foster carers',
            'Collected donated food and bedding',
          ],
          wrong: [
            'I wrote the wrong age on a kitten’s profile',
            'A foster carer cancelled on pick-up day',
          ],
        },
        {
          who: 'Cook at a soup kitchen',
          did: [
            'Rostered helpers for an evening',
            'Planned meals from donations',
            'Replaced a broken stove',
            'Looked for weekend volunteers',
            'Collected bread from bakeries',
          ],
          wrong: ['I burnt a big pot of pumpkin soup', 'The bakery forgot our bread delivery'],
        },
        {
          who: 'Guide on weekend mountain hikes',
          did: [
            'Checked walkers’ fitness',
            'Planned an overnight route',
            'Cancelled a trip because of weather',
            'Booked a hut',
            'Compared satellite phones',
          ],
          wrong: ['I took a group up the wrong track', 'A swollen creek cut off our walking track'],
        },
        {
          who: 'Scout leader',
          did: [
            'Chased consent forms before a camp',
            'Planned a weekend camp in the bush',
            'Repaired scout tents',
            'Booked a campsite',
            'Applied for an equipment grant',
          ],
          wrong: [
            'I booked the scouts into the wrong campsite',
            'The patrol tent ripped on the first night',
          ],
        },
      ],
    },
    {
      says: /\b(?:wildlife|animal|bees?\b|bush|track|landcare|garden|koala|bird)/i,
      roles: [
        {
          who: 'Beach clean-up organiser',
          did: [
            'Arranged a rubbish collection with council',
            'Reported on litter',
            'Cleared tangled nets',
            'Looked for volunteers from local schools',
            'Applied for council funding',
          ],
          wrong: [
            'I forgot the rubbish bags on a clean-up day',
            'The council truck didn’t collect our rubbish',
          ],
        },
        {
          who: 'Astronomy club guide',
          did: [
            'Explained the night sky to visitors',
            'Planned a viewing night',
            'Repaired a telescope',
            'Booked a dark site',
            'Compared eyepieces',
          ],
          wrong: [
            'I left the eyepieces at home on a viewing night',
            'Cloud cancelled two viewing nights in a row',
          ],
        },
        {
          who: 'Sorter at a church op shop',
          did: [
            'Dealt with rubbish dumped at a door',
            'Wrote price labels',
            'Repaired donated furniture',
            'Looked for a weekend helper',
            'Arranged a pick-up from a house',
          ],
          wrong: [
            'I priced a box of books too low',
            'The op shop’s till jammed on a busy Saturday',
          ],
        },
        {
          who: 'Leader of a women’s cycling group',
          did: [
            'Checked brakes before a start',
            'Planned a long Sunday route',
            'Fixed flat tyres',
            'Looked for a tail rider',
            'Collected emergency contacts',
          ],
          wrong: [
            'I led a ride down a closed bike path',
            'A rider’s chain broke an hour from home',
          ],
        },
        {
          who: 'Bookings officer for a country hall',
          did: [
            'Refunded a cancelled party',
            'Wrote hire terms',
            'Repaired a broken window',
            'Looked for a cleaner after events',
            'Collected keys after an event',
          ],
          wrong: [
            'I gave two groups the same hall night',
            'A hirer left the hall unlocked overnight',
          ],
        },
        {
          who: 'Scout leader in a regional city',
          did: [
            'Chased consent forms before a camp',
            'Planned a weekend camp in the bush',
            'Repaired scout tents',
            'Booked a campsite',
            'Applied for an equipment grant',
          ],
          wrong: [
            'I booked the scouts into the wrong campsite',
            'The patrol tent ripped on the first night',
          ],
        },
        {
          who: 'Water quality tester',
          did: [
            'Checked salinity levels',
            'Reported pollution in a creek',
            'Replaced a faulty meter',
            'Looked for more samplers',
            'Collected samples after a flood',
          ],
          wrong: [
            'I mixed up the jars from two creeks',
            'A bottle of test solution leaked in the car',
          ],
        },
        {
          who: 'Historian at a pioneer cottage',
          did: [
            'Arranged a school visit',
            'Prepared a talk on the gold rush',
            'Restored old furniture',
            'Looked for a weekend guide',
            'Applied for a heritage grant',
          ],
          wrong: [
            'I gave visitors the wrong date for a cottage',
            'A school bus arrived at the cottage an hour early',
          ],
        },
        {
          who: 'Meals driver in a country town',
          did: [
            'Checked on people living alone',
            'Reported a missed delivery',
            'Swapped a delivery run',
            'Looked for a relief driver',
            'Claimed petrol costs',
          ],
          wrong: [
            'I delivered a hot dinner to the wrong farm',
            'The esky lid broke on a long country run',
          ],
        },
        {
          who: 'Coach of a junior cricket team',
          did: [
            'Explained a batting order to parents',
            'Planned drills for beginners',
            'Replaced lost gear',
            'Booked an oval for winter training',
            'Ordered cricket balls',
          ],
          wrong: [
            'I sent the team to the wrong cricket oval',
            'Rain washed out three cricket games in a row',
          ],
        },
      ],
    },
    {
      says: /\b(?:fire|ses\b|rescue|lifesav|patrol|brigade|surf)/i,
      roles: [
        {
          who: 'First aider at music festivals',
          did: [
            'Handed over a patient to an ambulance',
            'Wrote up an injury',
            'Restocked a kit',
            'Booked a refresher course in resuscitation',
            'Ordered bandages',
          ],
          wrong: [
            'I left the bandages in the other kit',
            'The first aid tent arrived after the gates opened',
          ],
        },
        {
          who: 'Traffic marshal for a fun run',
          did: [
            'Explained a closure to drivers',
            'Planned safe crossings',
            'Replaced missing signs',
            'Looked for helpers with radio experience',
            'Collected barriers from the council',
          ],
          wrong: ['I sent runners down the wrong street', 'A barrier fell over at the finish line'],
        },
        {
          who: 'Scout leader',
          did: [
            'Chased consent forms before a camp',
            'Planned a weekend camp in the bush',
            'Repaired scout tents',
            'Booked a campsite',
            'Applied for an equipment grant',
          ],
          wrong: [
            'I booked the scouts into the wrong campsite',
            'The patrol tent ripped on the first night',
          ],
        },
        {
          who: 'Blood donor host',
          did: [
            'Arranged appointments around people’s work',
            'Reported a person who felt faint',
            'Rescheduled a cancelled visit',
            'Looked for new blood donors',
            'Ordered snacks and drinks',
          ],
          wrong: [
            'I gave a donor the wrong appointment time',
            'The sandwiches for donors ran out before noon',
          ],
        },
        {
          who: 'Coach of an under-12 football team',
          did: [
            'Dealt with parents about game time',
            'Planned pre-season training',
            'Rescheduled a washed-out session',
            'Booked an oval for winter training',
            'Ordered jumpers and balls',
          ],
          wrong: [
            'I wrote the wrong ground on the team sheet',
            'The bag of jumpers was left at an away match',
          ],
        },
        {
          who: 'Secretary of a garden club',
          did: [
            'Kept track of members’ subscriptions',
            'Wrote a monthly newsletter',
            'Updated the constitution',
            'Looked for a guest speaker',
            'Collected cuttings for a plant stall',
          ],
          wrong: [
            'I printed the wrong date in our garden newsletter',
            'A rose grower cancelled a talk to our club',
          ],
        },
        {
          who: 'Conductor of a community choir',
          did: [
            'Chased singers about missed rehearsals',
            'Planned a winter concert',
            'Moved a rehearsal',
            'Looked for an accompanist for a concert',
            'Ordered sheet music',
          ],
          wrong: ['I gave the altos the wrong starting note', 'The accompanist missed the concert'],
        },
        {
          who: 'Bushwalking guide',
          did: [
            'Checked walkers’ gear',
            'Planned a route for beginners',
            'Cancelled a trip because of heat',
            'Booked a campground',
            'Compared emergency beacons',
          ],
          wrong: [
            'I allowed too little time for a bushwalk',
            'A fallen tree blocked our walking track',
          ],
        },
        {
          who: 'Sailing instructor for teenagers',
          did: [
            'Checked wind forecasts before a lesson',
            'Taught a capsize drill',
            'Repaired a dinghy',
            'Hired a rescue boat for a regatta',
            'Ordered life jackets',
          ],
          wrong: ['I rigged the wrong sail on a dinghy', 'A dinghy rudder broke before a lesson'],
        },
        {
          who: 'Treasurer of a tennis club',
          did: [
            'Chased unpaid fees from members',
            'Prepared the yearly accounts',
            'Sorted out a bank error',
            'Looked for an auditor',
            'Applied for a grant for new lights',
          ],
          wrong: [
            'I sent a court fee bill to the wrong member',
            'The auditor lost our box of receipts',
          ],
        },
      ],
    },
    {
      says: /\b(?:kitchen|canteen|breakfast|meals?|food)\b/i,
      roles: [
        {
          who: 'Umpire for junior hockey',
          did: [
            'Explained a rule to parents',
            'Reported a player',
            'Swapped a Saturday game',
            'Booked a course for new officials',
            'Claimed travel costs',
          ],
          wrong: [
            'I showed a hockey card to the wrong player',
            'A hockey team turned up two players short',
          ],
        },
        {
          who: 'Sales helper at an op shop',
          did: [
            'Dealt with rubbish dumped at the door',
            'Wrote a price list for furniture',
            'Sorted donated clothes',
            'Looked for volunteers to work Mondays',
            'Arranged a pick-up from a house',
          ],
          wrong: [
            'I put the wrong price tag on a coat',
            'Someone left a broken couch at our shop door',
          ],
        },
        {
          who: 'Choir leader for retirees',
          did: [
            'Chased singers about missed rehearsals',
            'Planned a concert',
            'Moved a rehearsal',
            'Booked a church hall for a concert',
            'Ordered music in large print',
          ],
          wrong: [
            'I brought the wrong folder of carols',
            'The pianist was late for our choir concert',
          ],
        },
        {
          who: 'Timekeeper at a swimming club',
          did: [
            'Queried a disputed result',
            'Wrote up race results',
            'Corrected a lane mistake',
            'Looked for parents to help',
            'Compared stopwatches',
          ],
          wrong: [
            'I pressed the stopwatch late in a relay',
            'The lane sheets were printed in the wrong order',
          ],
        },
        {
          who: 'Guide at a local museum',
          did: [
            'Explained exhibits to school groups',
            'Prepared a new tour',
            'Repaired a display case',
            'Looked for weekday volunteers',
            'Collected objects from families',
          ],
          wrong: [
            'I set off the museum’s alarm at closing',
            'A school group reached the museum an hour late',
          ],
        },
        {
          who: 'Story time reader at a library',
          did: [
            'Arranged help from parents',
            'Planned a session for toddlers',
            'Replaced torn picture books',
            'Booked a room',
            'Chose picture books',
          ],
          wrong: [
            'I forgot the picture books for story time',
            'The story time room was booked by a yoga class',
          ],
        },
        {
          who: 'Planter at a community garden',
          did: [
            'Rostered people for watering',
            'Planned a spring crop',
            'Cleared weeds from a plot',
            'Looked for people to share a plot',
            'Applied for a council grant',
          ],
          wrong: ['I pulled out someone else’s seedlings', 'Snails ate a whole bed of broad beans'],
        },
        {
          who: 'Marshal at a weekend fun run',
          did: [
            'Directed runners around a closed road',
            'Planned road crossings',
            'Replaced missing signs',
            'Looked for helpers with radio experience',
            'Collected barriers from the council',
          ],
          wrong: [
            'I opened the wrong gate for the runners',
            'The kilometre signs went missing overnight',
          ],
        },
        {
          who: 'Musician in a community brass band',
          did: [
            'Arranged lifts to a regional contest',
            'Prepared for a street parade',
            'Repaired an instrument',
            'Looked for a teacher',
            'Ordered sheet music',
          ],
          wrong: [
            'I left my sheet music at home before a parade',
            'A band rehearsal was cancelled over a lost hall key',
          ],
        },
      ],
    },
    {
      says: /\b(?:football|footy|netball|cricket|bowls|tennis|soccer|basketball|hockey|rugby|coach|teams?|parkrun|sailing|kayak|swim|athletics|sports?)\b/i,
      roles: [
        {
          who: 'Scorer for a country cricket club',
          did: [
            'Checked totals with an umpire',
            'Wrote up match statistics',
            'Fixed a mistake in the figures',
            'Looked for a Saturday replacement',
            'Compared scoring apps',
          ],
          wrong: ['I lost count of an over in a close match', 'The scoring app crashed in a final'],
        },
        {
          who: 'Treasurer of a tennis club',
          did: [
            'Chased unpaid fees from members',
            'Prepared the yearly accounts',
            'Sorted out public liability insurance',
            'Looked for an auditor',
            'Applied for a grant for new lights',
          ],
          wrong: [
            'I put court fees in the wrong column',
            'A sponsor backed out of our tennis open day',
          ],
        },
        {
          who: 'Umpire for junior hockey',
          did: [
            'Explained a rule to parents',
            'Reported a player',
            'Swapped a Saturday game',
            'Booked a course for new officials',
            'Claimed travel costs',
          ],
          wrong: [
            'I gave a hockey penalty to the wrong team',
            'The second hockey umpire didn’t turn up',
          ],
        },
        {
          who: 'Marshal at a weekend fun run',
          did: [
            'Directed runners around a closed road',
            'Planned road crossings',
            'Replaced missing signs',
            'Looked for helpers with radio experience',
            'Collected barriers from the council',
          ],
          wrong: [
            'I opened the wrong gate for the runners',
            'The kilometre signs went missing overnight',
          ],
        },
        {
          who: 'Timekeeper for swimming races',
          did: [
            'Queried a disputed time',
            'Wrote up results for a carnival',
            'Corrected a lane mistake',
            'Looked for parents to help',
            'Compared stopwatches',
          ],
          wrong: [
            'I wrote a swimmer’s time in the wrong lane',
            'The electronic timing board failed at a carnival',
          ],
        },
        {
          who: 'Groundskeeper for a rugby club',
          did: [
            'Checked a pitch after rain',
            'Reported vandalism',
            'Repaired goalposts',
            'Hired a roller',
            'Compared line-marking machines',
          ],
          wrong: [
            'I marked the pitch lines crooked',
            'The line marker ran out of paint before a match',
          ],
        },
        {
          who: 'First aider at soccer games',
          did: [
            'Explained concussion rules to parents',
            'Wrote up an injury for the league',
            'Restocked a kit',
            'Booked a refresher course',
            'Ordered ice packs',
          ],
          wrong: [
            'I left the ice packs out of the esky',
            'The stretcher’s strap broke before a soccer game',
          ],
        },
        {
          who: 'Registrar of a regional basketball league',
          did: [
            'Chased unpaid fees from several families',
            'Planned the age groups',
            'Cancelled a double registration',
            'Looked for managers for junior teams',
            'Collected proof of age',
          ],
          wrong: [
            'I put a player in the wrong age group',
            'The registration website crashed on the last night',
          ],
        },
        {
          who: 'Chess arbiter',
          did: [
            'Dealt with a dispute between players',
            'Planned a draw',
            'Replaced a faulty clock',
            'Booked a venue for a weekend tournament',
            'Ordered clocks and boards',
          ],
          wrong: [
            'I paired two players who’d already met',
            'A chess clock stopped in the last round',
          ],
        },
        {
          who: 'Bar helper at a bowling green',
          did: [
            'Handled the till on busy nights',
            'Prepared for a charity night',
            'Replaced a beer line',
            'Looked for weekend bar staff',
            'Ordered drinks for a function',
          ],
          wrong: [
            'I poured a whole round of the wrong beer',
            'The beer ran out on a barefoot bowls night',
          ],
        },
        {
          who: 'Judge at children’s dance competitions',
          did: [
            'Explained marks to a teacher',
            'Wrote comments on a routine',
            'Sorted out a tie',
            'Booked travel interstate',
            'Collected score sheets',
          ],
          wrong: ['I added up the waltz scores wrong', 'The music cut out in the tango final'],
        },
      ],
    },
  ],
  FAMILY: [
    {
      says: /\b(?:Year (?:[7-9]|1[0-2])\b|teen|high school|adolescen)/i,
      roles: [
        {
          who: 'I’m a parent of twins in primary school',
          did: [
            'Asked a principal about separate classes',
            'Compared after-school programs',
            'Looked for a reliable sitter',
            'Chose weekend swimming lessons',
            'Planned a joint birthday',
          ],
          wrong: [
            'I missed the date to apply for holiday care',
            'A sitter for our twins cancelled on the night',
          ],
        },
        {
          who: 'I’m a host parent for an exchange program',
          did: [
            'Applied for a background check',
            'Claimed a monthly allowance',
            'Reported problems with enrolment',
            'Prepared a bedroom for a newcomer',
            'Learnt about another culture',
          ],
          wrong: [
            'I filled in a host form too late',
            'The exchange program changed our student’s dates',
          ],
        },
        {
          who: 'I’m a parent of a toddler',
          did: [
            'Compared childcare centres',
            'Asked a nurse about sleep',
            'Replaced a broken pram',
            'Chose a car seat',
            'Learnt to handle tantrums',
          ],
          wrong: ['I forgot to confirm a childcare place', 'A stair gate came off the wall'],
        },
        {
          who: 'I’m a grandparent who does school pick-ups',
          did: [
            'Moved a medical appointment',
            'Planned activities for the holidays',
            'Bought a booster seat',
            'Found out about carers’ payments',
            'Cut back on part-time work',
          ],
          wrong: [
            'I missed an early finish at school',
            'The booster seat’s buckle jammed in the rain',
          ],
        },
        {
          who: 'I have a child in part-time preschool',
          did: [
            'Applied for a fee subsidy',
            'Looked for longer hours near work',
            'Compared local primary schools',
            'Asked about a speech delay',
            'Joined a parent committee',
          ],
          wrong: ['I missed an enrolment interview', 'The preschool closed for a week'],
        },
        {
          who: 'I have a newborn',
          did: [
            'Registered a birth',
            'Applied for parental leave',
            'Hired a breast pump',
            'Asked for help with sleep',
            'Booked a home visit from a nurse',
          ],
          wrong: ['I lodged a parental leave form late', 'A nurse’s home visit was put off'],
        },
        {
          who: 'I have nieces and nephews I mind weekly',
          did: [
            'Planned a day out',
            'Fitted a second child seat',
            'Booked a place in a holiday program',
            'Learnt first aid for children',
            'Agreed on rules with my sister',
          ],
          wrong: ['I forgot an early finish at school', 'A holiday program filled up in a day'],
        },
        {
          who: 'I have grown-up children overseas',
          did: [
            'Compared long-haul fares',
            'Applied for a visitor visa',
            'Sent money for a rental deposit',
            'Planned a month abroad',
            'Arranged video calls across time zones',
          ],
          wrong: [
            'I rang my son in the middle of his night',
            'A birthday parcel to our son was held at customs',
          ],
        },
        {
          who: 'I have a child in a small scout group',
          did: [
            'Helped at a weekend camp',
            'Claimed sports vouchers',
            'Compared hiking packs',
            'Filled in a detailed medical form',
            'Raised money for a jamboree',
          ],
          wrong: ['I missed the date for a camp deposit', 'The scout camp was moved by a week'],
        },
      ],
    },
  ],
  TRAVEL: [
    {
      says: /\b(?:retire|caravan|nomad|motorhome|campervan)/i,
      roles: [
        {
          who: 'I’m on long service leave',
          did: [
            'Planned three months away',
            'Applied for half pay',
            'Compared round-the-world fares',
            'Handed over a project',
            'Looked for a house swap',
          ],
          wrong: [
            'I booked a holiday before my leave was approved',
            'The payroll office lost my leave form',
          ],
        },
        {
          who: 'I’m in the crew of a racing yacht',
          did: [
            'Entered offshore races',
            'Renewed a sea safety certificate',
            'Tried to find a replacement navigator',
            'Booked accommodation near a regatta',
            'Compared waterproof jackets',
          ],
          wrong: [
            'I entered our yacht in the wrong division',
            'Our spinnaker tore in the first race',
          ],
        },
        {
          who: 'I’m a frequent flyer on regional routes',
          did: [
            'Chased a refund',
            'Claimed missing points',
            'Booked a reward seat',
            'Changed a connection at short notice',
            'Compared airline memberships',
          ],
          wrong: [
            'I missed a connection by a few minutes',
            'An airline lost my suitcase for a week',
          ],
        },
        {
          who: 'I’m a long-distance cyclist',
          did: [
            'Entered a three-day event',
            'Reported a dangerous intersection',
            'Planned a route on gravel roads',
            'Compared lightweight saddles',
            'Learnt to fix broken spokes',
          ],
          wrong: [
            'I ran out of water on a long climb',
            'My bike chain snapped a long way from home',
          ],
        },
        {
          who: 'I own a horse float',
          did: [
            'Looked for overnight stables',
            'Booked a roadworthy inspection',
            'Compared towing insurance',
            'Replaced a worn floor',
            'Found out about towing limits',
          ],
          wrong: ['I left the horse float’s lights unplugged', 'A float service took three weeks'],
        },
        {
          who: 'I own a sea kayak',
          did: [
            'Planned a crossing to an island',
            'Learnt to read tide charts',
            'Booked a guided weekend',
            'Compared life jackets',
            'Looked for secure storage near water',
          ],
          wrong: [
            'I missed the tide for a crossing',
            'The kayak’s seat strap broke on a long paddle',
          ],
        },
        {
          who: 'I own a touring motorbike',
          did: [
            'Planned a week on mountain roads',
            'Chose a safer helmet',
            'Booked a major service',
            'Compared quotes for luggage racks',
            'Found out about noise limits',
          ],
          wrong: [
            'I dropped the motorbike in a car park',
            'The motorbike’s battery went flat over winter',
          ],
        },
        {
          who: 'I have a small fishing boat',
          did: [
            'Learnt new catch limits',
            'Renewed a trailer registration',
            'Compared outboard motors',
            'Found out about a ramp closure',
            'Booked an engine service',
          ],
          wrong: [
            'I launched without checking the wind warning',
            'The outboard motor wouldn’t start after winter',
          ],
        },
        {
          who: 'I have a holiday house three hours away',
          did: [
            'Claimed for a fallen tree',
            'Looked for a local caretaker',
            'Chose a cleaning service',
            'Installed security cameras',
            'Declared rental income',
          ],
          wrong: [
            'I double-booked the holiday house at Easter',
            'A cleaner didn’t turn up between guests',
          ],
        },
        {
          who: 'I live in a coastal shack all year',
          did: [
            'Asked the council about erosion',
            'Replaced rusted roofing',
            'Applied for a permit to extend',
            'Tried to find a local builder',
            'Compared insurers for salt damage',
          ],
          wrong: [
            'I left the shack’s windows open in a storm',
            'Salt air rusted the beach shack’s new fridge',
          ],
        },
      ],
    },
    {
      says: /\b(?:without (?:a|their own) (?:car|licence)|no car|don[’']t (?:drive|own a car)|bus|buses|trains?|trams?|commuters?|guide dogs?|blind|low vision|vision[- ]impair\w*)\b/i,
      roles: [
        {
          who: 'I own an elderly cat',
          did: [
            'Booked a place in a cattery',
            'Compared pet insurance',
            'Asked about a prescription diet',
            'Looked for a sitter over Christmas',
            'Gave daily tablets',
          ],
          wrong: ['I forgot to book the cattery for Easter', 'A vet moved an operation by a week'],
        },
        {
          who: 'I own a season ticket to the football',
          did: [
            'Renewed a club membership',
            'Chose better seats',
            'Asked for a refund',
            'Sold spare seats online',
            'Planned a weekend at an away game',
          ],
          wrong: [
            'I missed the renewal date for my seats',
            'My footy seats were moved without warning',
          ],
        },
        {
          who: 'I own a flat with my sister',
          did: [
            'Refinanced a joint loan',
            'Agreed on selling costs',
            'Chose a managing agent',
            'Claimed loan interest on tax',
            'Looked for a new tenant',
          ],
          wrong: [
            'I missed a deadline to refinance',
            'The tenant of our shared flat moved out early',
          ],
        },
        {
          who: 'I’m a collector of rare stamps',
          did: [
            'Bid at an online auction',
            'Insured valuable albums',
            'Asked a dealer for a valuation',
            'Booked a table at a fair',
            'Tried to find missing issues',
          ],
          wrong: ['I bid on a stamp I already had', 'A seller sent a stamp with a torn corner'],
        },
        {
          who: 'I’m a parent of twins',
          did: [
            'Asked for separate classes',
            'Looked for a babysitter',
            'Compared childcare places',
            'Claimed a family payment',
            'Planned feeds through the night',
          ],
          wrong: [
            'I bought the twins’ shoes in the wrong sizes',
            'The twins’ babysitter cancelled an hour before dinner',
          ],
        },
        {
          who: 'I’m in a small theatre group',
          did: [
            'Auditioned for a play',
            'Looked for rehearsal space',
            'Learnt a long part',
            'Applied for an arts grant',
            'Chased unsold tickets',
          ],
          wrong: [
            'I missed a rehearsal before opening night',
            'The hall was double-booked on opening night',
          ],
        },
        {
          who: 'I’m a casual worker on early shifts',
          did: [
            'Asked for a later start',
            'Chased unpaid overtime',
            'Looked for a second job',
            'Applied for permanent work',
            'Swapped a Sunday with a colleague',
          ],
          wrong: ['I missed the cut-off to ask for leave', 'A roster came out two days late'],
        },
        {
          who: 'I have no garden or balcony',
          did: [
            'Applied for a community plot',
            'Found a nearby playground',
            'Compared clothes dryers',
            'Asked about shared courtyards',
            'Looked for a ground-floor flat',
          ],
          wrong: [
            'I waited a year for a community plot',
            'A shared courtyard was closed for repairs',
          ],
        },
        {
          who: 'I have no home internet',
          did: [
            'Compared mobile data plans',
            'Filled in a government form at a library',
            'Applied for a discounted connection',
            'Missed an online deadline',
            'Asked for bills by post',
          ],
          wrong: ['I used up my phone data in a week', 'The library’s computers were all taken'],
        },
        {
          who: 'I have no passport',
          did: [
            'Booked a holiday within Australia',
            'Asked someone to be a guarantor',
            'Applied for a birth certificate',
            'Found out about identity checks',
            'Cancelled cruise bookings',
          ],
          wrong: [
            'I missed a cruise because I had no passport',
            'My passport witness signed on the wrong line',
          ],
        },
        {
          who: 'I walk to work',
          did: [
            'Chose a safer route',
            'Reported broken street lights',
            'Asked about a shower at work',
            'Compared waterproof jackets',
            'Replaced a worn pair of shoes',
          ],
          wrong: ['I got soaked on the way to work', 'A footpath was closed for a month'],
        },
        {
          who: 'I live above a row of shops',
          did: [
            'Complained about early deliveries',
            'Asked the council about noise limits',
            'Compared double glazing',
            'Looked for a quieter flat',
            'Applied for a rent reduction',
          ],
          wrong: ['I missed a meeting about late-night noise', 'A shop’s alarm rang all weekend'],
        },
        {
          who: 'I work part-time in a supermarket',
          did: [
            'Applied for permanent hours',
            'Reported safety problems',
            'Learnt a new checkout system',
            'Swapped a Saturday shift',
            'Dealt with an angry customer',
          ],
          wrong: [
            'I forgot to ask for leave in time',
            'A checkout broke down in the Christmas rush',
          ],
        },
      ],
    },
  ],
  HOME: [
    {
      says: /\b(?:moved|moving|downsiz)/i,
      roles: [
        {
          who: 'I have lived overseas for over a year',
          did: [
            'Shipped furniture home',
            'Closed a foreign bank account',
            'Claimed a foreign pension',
            'Compared international health cover',
            'Applied for a police check',
          ],
          wrong: [
            'I forgot to close a bank account abroad',
            'A shipping container arrived a month late',
          ],
        },
        {
          who: 'I have built a house',
          did: [
            'Chose a builder',
            'Compared fixed-price contracts',
            'Chased an overdue handover',
            'Reported a structural defect',
            'Applied for council approval',
          ],
          wrong: [
            'I chose windows that didn’t fit the plan',
            'The bricks for our new house came a month late',
          ],
        },
        {
          who: 'I have renovated a small kitchen',
          did: [
            'Compared cabinetmakers’ quotes',
            'Chose a stone benchtop',
            'Hired licensed tradespeople',
            'Lived without an oven',
            'Planned a new layout',
          ],
          wrong: ['I ordered an oven too wide for the gap', 'The benchtop arrived with a crack'],
        },
        {
          who: 'I have rented out a room',
          did: [
            'Advertised for a lodger',
            'Declared extra income',
            'Checked a stranger’s references',
            'Agreed on shared bills',
            'Asked an insurer about paying guests',
          ],
          wrong: [
            'I forgot to take a bond from a lodger',
            'A lodger moved out without returning the key',
          ],
        },
        {
          who: 'I have a holiday house on the coast',
          did: [
            'Chose a letting agent',
            'Claimed on insurance for storm damage',
            'Replaced a hot water unit',
            'Looked for a local cleaner',
            'Compared nightly rates',
          ],
          wrong: [
            'I double-booked the holiday house at Easter',
            'A letting agent took bookings we had blocked out',
          ],
        },
        {
          who: 'I’m on the committee of an apartment building',
          did: [
            'Chased overdue levies',
            'Chose a strata manager',
            'Compared lift contractors',
            'Settled a noise complaint',
            'Planned a major repair',
          ],
          wrong: ['I missed the vote on the new lift', 'A common roof repair leaked again'],
        },
        {
          who: 'I’m a gardener in a dry region',
          did: [
            'Compared irrigation systems',
            'Removed a diseased tree',
            'Asked a nursery about tough plants',
            'Found out about water limits',
            'Booked a soil test',
          ],
          wrong: [
            'I pruned the roses too early in the year',
            'A nursery sent the wrong native shrubs',
          ],
        },
        {
          who: 'I’m a landlord with one flat',
          did: [
            'Chose a property manager',
            'Looked for a reliable tenant',
            'Raised the rent',
            'Claimed depreciation on tax',
            'Compared quotes for a new stove',
          ],
          wrong: [
            'I let the flat without a condition report',
            'A tenant’s stove stopped working at Christmas',
          ],
        },
        {
          who: 'I own a vacant block of land',
          did: [
            'Applied for a building permit',
            'Hired a surveyor',
            'Asked the council about zoning',
            'Ordered a soil report',
            'Compared quotes for fencing',
          ],
          wrong: [
            'I missed a council notice about long grass',
            'A surveyor’s peg was pulled out of my block',
          ],
        },
        {
          who: 'I live on a main road',
          did: [
            'Complained about truck noise',
            'Compared double glazing',
            'Chose an air purifier',
            'Asked the council for a crossing',
            'Looked for a quieter place',
          ],
          wrong: [
            'I missed a council meeting about trucks',
            'Roadworks blocked my front gate for a week',
          ],
        },
      ],
    },
    {
      says: /\b(?:home ?owners?|owners? of|houses?)\b/i,
      roles: [
        {
          who: 'I own a holiday flat near a beach',
          did: [
            'Chose a letting manager',
            'Refunded a cancelled stay',
            'Compared cleaning services',
            'Declared rental income',
            'Replaced a broken lock',
          ],
          wrong: [
            'I took two bookings for the same week',
            'A guest broke the holiday flat’s balcony door',
          ],
        },
        {
          who: 'I own a flat in a new tower',
          did: [
            'Reported building defects',
            'Chased a warranty claim',
            'Voted at an owners’ meeting',
            'Asked about an unexpected levy',
            'Found out about cladding',
          ],
          wrong: ['I missed the date to report defects', 'The lifts were out for a week'],
        },
        {
          who: 'I own a place with a pool',
          did: [
            'Booked a safety inspection',
            'Compared heat pumps',
            'Replaced a worn-out filter',
            'Learnt about water chemistry',
            'Looked for a weekly cleaner',
          ],
          wrong: ['I let the pool turn green over winter', 'The pool cleaner’s hose split'],
        },
        {
          who: 'I own a vacant block of land',
          did: [
            'Applied for a building permit',
            'Hired a surveyor',
            'Asked the council about zoning',
            'Ordered a soil report',
            'Compared quotes for fencing',
          ],
          wrong: [
            'I missed a council notice about long grass',
            'A surveyor’s peg was pulled out of my block',
          ],
        },
        {
          who: 'I own a shop with a flat upstairs',
          did: [
            'Negotiated a new lease',
            'Chased overdue rent',
            'Compared commercial insurance',
            'Applied for a change of use',
            'Looked for a business tenant',
          ],
          wrong: [
            'I sent the shop’s tenant the wrong lease',
            'The flat’s shower leaked into the shop below',
          ],
        },
        {
          who: 'I own a small warehouse',
          did: [
            'Compared security systems',
            'Looked for a long-term tenant',
            'Approved a roof repair',
            'Challenged land tax',
            'Asked an accountant about sales tax',
          ],
          wrong: ['I let an insurance policy run out', 'A roller door jammed for two days'],
        },
        {
          who: 'I’m a landlord with one flat',
          did: [
            'Chose a property manager',
            'Looked for a reliable tenant',
            'Raised the rent',
            'Claimed depreciation on tax',
            'Compared quotes for a new stove',
          ],
          wrong: [
            'I let the flat without a condition report',
            'A tenant’s stove stopped working at Christmas',
          ],
        },
        {
          who: 'I’m on the committee of an apartment building',
          did: [
            'Chased overdue levies',
            'Chose a strata manager',
            'Compared lift contractors',
            'Settled a noise complaint',
            'Planned a major repair',
          ],
          wrong: ['I missed the vote on the new lift', 'A common roof repair leaked again'],
        },
        {
          who: 'I have solar panels and a battery',
          did: [
            'Claimed a state rebate',
            'Compared energy retailers',
            'Reported an inverter fault',
            'Kept track of power exports',
            'Booked an electrical check',
          ],
          wrong: [
            'I didn’t notice the panels had been off for months',
            'The solar inverter failed in a sunny week',
          ],
        },
        {
          who: 'I have an open fireplace',
          did: [
            'Booked a chimney sweep',
            'Asked about smoke rules',
            'Compared firewood suppliers',
            'Replaced a cracked hearth',
            'Planned a warmer living room',
          ],
          wrong: ['I filled the living room with smoke', 'A load of firewood arrived soaking wet'],
        },
      ],
    },
  ],
  PETS: [
    {
      says: /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?)\b/i,
      roles: [
        {
          who: 'I have an indoor rabbit',
          did: [
            'Booked a vaccination',
            'Looked for holiday boarding',
            'Asked about dental problems',
            'Chose a larger enclosure',
            'Compared vets’ fees',
          ],
          wrong: ['I missed a booster vaccination', 'A boarding place was full over Christmas'],
        },
        {
          who: 'I have a tropical fish tank',
          did: [
            'Replaced a failed filter',
            'Treated an outbreak of disease',
            'Chose hardy plants',
            'Compared water testing kits',
            'Arranged feeding during a holiday',
          ],
          wrong: ['I bought two fish that fought', 'The tank’s heater failed on a cold night'],
        },
        {
          who: 'I have a lizard',
          did: [
            'Applied for a keeper’s licence',
            'Tried to find a reptile vet',
            'Compared heat lamps',
            'Planned a bigger enclosure',
            'Ordered live insects by post',
          ],
          wrong: [
            'I forgot to order crickets for the lizard',
            'The lizard’s heat lamp blew on a cold night',
          ],
        },
        {
          who: 'I have a turtle in an outdoor pond',
          did: [
            'Renewed a wildlife permit',
            'Asked about a shell infection',
            'Compared water pumps',
            'Planned for winter',
            'Found a specialist vet',
          ],
          wrong: ['I let my reptile permit run out', 'The turtle pond’s pump stopped in winter'],
        },
        {
          who: 'I own a horse on rented land',
          did: [
            'Chose an agistment property',
            'Looked for farriers nearby',
            'Entered a dressage day',
            'Claimed on insurance for an injury',
            'Compared feed prices',
          ],
          wrong: [
            'I missed my entry at a dressage day',
            'The saddle’s girth strap broke before a class',
          ],
        },
        {
          who: 'I own a pair of parrots',
          did: [
            'Looked for a bird vet',
            'Asked neighbours about noise',
            'Compared outdoor aviaries',
            'Changed to a pellet diet',
            'Reported a missing bird',
          ],
          wrong: ['I missed a check-up with a bird vet', 'The pet shop ran out of parrot pellets'],
        },
        {
          who: 'I own two guinea pigs',
          did: [
            'Found an exotic pet vet',
            'Treated a skin infection',
            'Arranged care over summer',
            'Chose a bigger cage',
            'Compared types of bedding',
          ],
          wrong: [
            'I bought the wrong pellets for the guinea pigs',
            'Rain washed out the guinea pigs’ run',
          ],
        },
        {
          who: 'I own a small flock of sheep',
          did: [
            'Booked a shearer',
            'Registered a property',
            'Compared electric fencing',
            'Sold six lambs',
            'Asked an agronomist about pasture',
          ],
          wrong: [
            'I forgot to drench the sheep in spring',
            'The shearer put our sheep off for a month',
          ],
        },
        {
          who: 'I’m a licensed wildlife carer',
          did: [
            'Answered a rescue call',
            'Raised an orphaned joey',
            'Applied for food grants',
            'Tried to find release sites',
            'Kept track of a recovery',
          ],
          wrong: ['I mixed a joey’s formula too thin', 'Another carer cancelled a possum handover'],
        },
        {
          who: 'I’m a goat owner on a small block',
          did: [
            'Compared portable fencing',
            'Registered a livestock property',
            'Treated a worm problem',
            'Booked a hoof trim',
            'Looked for a vet with livestock experience',
          ],
          wrong: ['I built the goat fence too low', 'The goats’ water trough sprang a leak'],
        },
        {
          who: 'I keep chickens in a suburban backyard',
          did: [
            'Built a fox-proof run',
            'Asked the council about roosters',
            'Treated an outbreak of mites',
            'Compared automatic doors',
            'Looked for a minder at Easter',
          ],
          wrong: ['I left the coop door open at dusk', 'A bag of chicken feed went mouldy'],
        },
      ],
    },
  ],
  FOOD: [
    {
      says: /\b(?:host|christmas|ramadan|easter)/i,
      roles: [
        {
          who: 'I host a book club at home',
          did: [
            'Chose a novel for discussion',
            'Chased late replies',
            'Looked for two new members',
            'Invited a local author',
            'Compared library lending sets',
          ],
          wrong: ['I chose a book nobody could borrow', 'A guest author pulled out on the day'],
        },
        {
          who: 'I host a monthly games night',
          did: [
            'Kept track of scores',
            'Arranged a substitute player',
            'Compared folding tables',
            'Planned a tournament',
            'Asked friends about a new date',
          ],
          wrong: [
            'I invited too many players for one table',
            'Two players pulled out at the last minute',
          ],
        },
        {
          who: 'I host exchange students',
          did: [
            'Applied for a background check',
            'Claimed a weekly allowance',
            'Reported problems with enrolment',
            'Compared local high schools',
            'Learnt about another culture',
          ],
          wrong: [
            'I missed the date for a school enrolment',
            'A student’s suitcase didn’t arrive for a week',
          ],
        },
        {
          who: 'I host a street party once a year',
          did: [
            'Applied for a road closure',
            'Asked the council about insurance',
            'Hired tables and a marquee',
            'Chose a wet-weather date',
            'Collected money from neighbours',
          ],
          wrong: ['I forgot to book the road closure', 'A hire company brought half the tables'],
        },
        {
          who: 'I host travellers in a spare room',
          did: [
            'Answered a bad review',
            'Compared booking websites',
            'Installed a key safe',
            'Kept track of taxable income',
            'Changed a nightly rate',
          ],
          wrong: [
            'I forgot to change the code on the key safe',
            'A guest walked off with the only spare key',
          ],
        },
        {
          who: 'I host a local history podcast',
          did: [
            'Looked for a sponsor',
            'Booked an expert for an interview',
            'Learnt audio editing',
            'Found out about music licences',
            'Compared microphones',
          ],
          wrong: [
            'I recorded an interview with the microphone off',
            'A podcast guest cancelled just before recording',
          ],
        },
        {
          who: 'I have a wood-fired pizza oven',
          did: [
            'Asked neighbours about smoke',
            'Learnt slow cooking',
            'Compared firewood suppliers',
            'Hired a bricklayer',
            'Catered for a club fundraiser',
          ],
          wrong: ['I burnt a whole batch of pizza bases', 'A load of pizza oven wood was too damp'],
        },
        {
          who: 'I have a large vegetable garden',
          did: [
            'Planned crops for winter',
            'Installed drip irrigation',
            'Treated a pest outbreak',
            'Booked a soil test',
            'Swapped surplus produce',
          ],
          wrong: [
            'I planted the tomatoes too early for the frost',
            'Possums ate the whole row of carrots',
          ],
        },
        {
          who: 'I’m a beekeeper with four hives',
          did: [
            'Reported a case of mites',
            'Renewed a hive registration',
            'Learnt to split colonies',
            'Sold honey to a shop',
            'Compared protective suits',
          ],
          wrong: ['I ordered hive frames in the wrong size', 'A beehive’s lid blew off in a storm'],
        },
        {
          who: 'I’m a home brewer',
          did: [
            'Entered a competition',
            'Compared fermenting tanks',
            'Learnt about water chemistry',
            'Joined a local club',
            'Bottled a large batch',
          ],
          wrong: [
            'I added the hops at the wrong time',
            'A bottle of pale ale burst in the cupboard',
          ],
        },
      ],
    },
  ],
  HOBBIES: [
    {
      says: /\b(?:motor|learner|learning|students?)/i,
      roles: [
        {
          who: 'I’m learning Italian at evening classes',
          did: [
            'Tried to find a conversation partner',
            'Compared online courses',
            'Registered for language exams',
            'Planned a month overseas',
            'Changed to a smaller group',
          ],
          wrong: [
            'I learnt the wrong chapter for an Italian test',
            'The Italian teacher cancelled halfway through term',
          ],
        },
        {
          who: 'I’m learning the guitar',
          did: [
            'Chose a teacher',
            'Prepared for a first performance',
            'Compared second-hand instruments',
            'Switched to online lessons',
            'Replaced a faulty amplifier',
          ],
          wrong: ['I bought an instrument that was too big', 'A teacher moved interstate mid-year'],
        },
        {
          who: 'I’m learning to surf',
          did: [
            'Booked a private lesson',
            'Looked for safe beaches',
            'Compared rental boards',
            'Joined a beginners’ group',
            'Bought a winter wetsuit',
          ],
          wrong: [
            'I left my wetsuit at home on a surf day',
            'The surf lesson was cancelled for lack of waves',
          ],
        },
        {
          who: 'I’m a beginner at golf',
          did: [
            'Applied for a handicap',
            'Compared club memberships',
            'Found a patient coach',
            'Planned a first round',
            'Looked for second-hand equipment',
          ],
          wrong: [
            'I arrived late for a shared tee time',
            'The golf course closed on my lesson day',
          ],
        },
        {
          who: 'I’m a beginner at wheel pottery',
          did: [
            'Rented studio time',
            'Asked about firing fees',
            'Looked for a weekend class',
            'Sold a first bowl',
            'Chose a clay supplier',
          ],
          wrong: ['I let a mug dry out too fast', 'A bowl cracked in the pottery kiln'],
        },
        {
          who: 'I’m a first-year apprentice chef',
          did: [
            'Reported unpaid overtime',
            'Claimed a tool allowance',
            'Passed a skills assessment',
            'Asked for fewer split shifts',
            'Compared training colleges',
          ],
          wrong: [
            'I burnt the stock in front of the head chef',
            'My knife roll went missing from the kitchen',
          ],
        },
        {
          who: 'I’m in a masters rowing crew',
          did: [
            'Entered state regattas',
            'Recovered from a back strain',
            'Tried to find a coach',
            'Booked accommodation interstate',
            'Raised money for a new boat',
          ],
          wrong: [
            'I missed the closing date for a regatta',
            'A coach left halfway through the season',
          ],
        },
        {
          who: 'I’m in a community choir',
          did: [
            'Auditioned for a solo',
            'Learnt a long work in Latin',
            'Looked for rehearsal space',
            'Compared singing teachers',
            'Applied for an arts grant',
          ],
          wrong: [
            'I came in a bar early at a concert',
            'The choir’s sheet music was left on a bus',
          ],
        },
        {
          who: 'I have a telescope',
          did: [
            'Joined an astronomy society',
            'Booked a dark-sky campsite',
            'Compared camera adapters',
            'Learnt to photograph planets',
            'Asked the council about street lights',
          ],
          wrong: [
            'I bought a mount too light for my telescope',
            'The telescope’s motor stopped following the stars',
          ],
        },
        {
          who: 'I have an old piano at home',
          did: [
            'Booked a tuner',
            'Compared removalists’ quotes',
            'Registered for a music exam',
            'Asked neighbours about practice times',
            'Replaced a worn string',
          ],
          wrong: ['I bought a piano that couldn’t be tuned', 'The piano tuner cancelled again'],
        },
      ],
    },
    {
      says: /\b(?:collect|record|vinyl|stamps?|coins?|models?)/i,
      roles: [
        {
          who: 'I’m a stamp collector',
          did: [
            'Bid at an online auction',
            'Insured valuable albums',
            'Asked a dealer for a valuation',
            'Booked a table at a fair',
            'Tried to find missing issues',
          ],
          wrong: ['I bid too much for a common stamp', 'A stamp fair was cancelled the day before'],
        },
        {
          who: 'I’m a coin collector in a small club',
          did: [
            'Reported a suspected fake',
            'Sent a purchase for grading',
            'Compared home safes',
            'Applied for an export permit',
            'Sold duplicates online',
          ],
          wrong: [
            'I cleaned a rare coin and lost its value',
            'A dealer sent a coin with the wrong year',
          ],
        },
        {
          who: 'I’m a reader of Japanese comics',
          did: [
            'Chased a missing order',
            'Compared subscription prices',
            'Attended a convention',
            'Sold back issues online',
            'Reserved a limited edition',
          ],
          wrong: [
            'I missed the closing date for a pre-order',
            'A comic shop sold my reserved issue',
          ],
        },
        {
          who: 'I’m a train set builder',
          did: [
            'Planned a layout for a spare room',
            'Switched to digital control',
            'Compared track systems',
            'Exhibited at a club show',
            'Looked for a discontinued carriage',
          ],
          wrong: ['I ordered track in the wrong gauge', 'The locomotive’s motor burnt out'],
        },
        {
          who: 'I’m an amateur wildlife photographer',
          did: [
            'Entered a competition',
            'Chose a telephoto lens',
            'Backed up ten years of files',
            'Booked a guided tour',
            'Applied for national park permits',
          ],
          wrong: [
            'I deleted a whole card of holiday photos',
            'A repair to my lens took two months',
          ],
        },
        {
          who: 'I’m a board game player',
          did: [
            'Found new opponents',
            'Backed a new release online',
            'Entered a weekend tournament',
            'Compared international delivery fees',
            'Replaced a missing set of cards',
          ],
          wrong: [
            'I backed a game that was never made',
            'A new board game came with missing cards',
          ],
        },
        {
          who: 'I’m a home baker who takes orders',
          did: [
            'Registered a kitchen',
            'Priced a wedding cake',
            'Asked about allergen labels',
            'Compared benchtop mixers',
            'Found a wholesale flour supplier',
          ],
          wrong: [
            'I left a sponge cake in the oven too long',
            'The oven’s element failed before a birthday',
          ],
        },
        {
          who: 'I have a telescope',
          did: [
            'Joined an astronomy society',
            'Booked a dark-sky campsite',
            'Compared camera adapters',
            'Learnt to photograph planets',
            'Asked the council about street lights',
          ],
          wrong: [
            'I bought a mount too light for my telescope',
            'The telescope’s motor stopped following the stars',
          ],
        },
        {
          who: 'I own a sea kayak',
          did: [
            'Planned a crossing to an island',
            'Learnt to read tide charts',
            'Booked a guided weekend',
            'Compared life jackets',
            'Looked for secure storage near water',
          ],
          wrong: [
            'I left my paddle at the boat ramp',
            'A new kayak paddle arrived with a cracked blade',
          ],
        },
        {
          who: 'I own a camera drone',
          did: [
            'Applied for an operator licence',
            'Claimed on a warranty',
            'Found out about no-fly zones',
            'Chose a repairer',
            'Sold aerial footage',
          ],
          wrong: [
            'I missed a change to the flight rules',
            'The drone’s camera fogged up at the beach',
          ],
        },
      ],
    },
    {
      says: /\b(?:quilt|sew|knit|crochet|craft|weav|embroider)/i,
      roles: [
        {
          who: 'I’m a potter who shares a kiln',
          did: [
            'Booked a firing',
            'Split electricity costs',
            'Priced a set for a gallery',
            'Looked for a new studio',
            'Tested glazes for food safety',
          ],
          wrong: [
            'I knocked a set of bowls off the kiln shelf',
            'The shared kiln was fired far too hot',
          ],
        },
        {
          who: 'I’m a painter who sells at markets',
          did: [
            'Quoted for a portrait',
            'Compared card readers',
            'Chose a framer',
            'Kept track of takings',
            'Renewed public liability cover',
          ],
          wrong: [
            'I sold a seascape that was already promised',
            'Rain soaked a canvas at the market',
          ],
        },
        {
          who: 'I’m a printmaker in a shared studio',
          did: [
            'Applied for a residency',
            'Entered an art prize',
            'Compared paper suppliers',
            'Booked time on a press',
            'Chased overdue gallery sales',
          ],
          wrong: [
            'I printed a whole run on the wrong paper',
            'A gallery took months to settle a sale',
          ],
        },
        {
          who: 'I’m a jewellery maker',
          did: [
            'Quoted for a custom ring',
            'Chased late payments',
            'Looked for a stockist',
            'Compared gold prices',
            'Asked a lawyer about copied designs',
          ],
          wrong: ['I made a ring two sizes too small', 'The clasp on a customer’s necklace broke'],
        },
        {
          who: 'I’m a wood turner with a home workshop',
          did: [
            'Installed dust extraction',
            'Compared second-hand lathes',
            'Tried to find rare timber',
            'Took a safety course',
            'Sold bowls to a gallery',
          ],
          wrong: ['I turned the wall of a bowl too thin', 'A red gum bowl split on the lathe'],
        },
        {
          who: 'I’m an amateur bookbinder',
          did: [
            'Restored a family bible',
            'Booked a weekend workshop',
            'Quoted for a short run',
            'Compared leather suppliers',
            'Learnt gold lettering',
          ],
          wrong: [
            'I cut a leather cover too small for its book',
            'The binding glue dried out in its tub',
          ],
        },
        {
          who: 'I make candles to sell',
          did: [
            'Tested a new fragrance',
            'Insured a home business',
            'Compared wax suppliers',
            'Applied for a market stall',
            'Found out about warning labels',
          ],
          wrong: [
            'I ordered labels without the safety wording',
            'The candle jars cracked in the heat',
          ],
        },
        {
          who: 'I make my own soap',
          did: [
            'Learnt labelling rules',
            'Kept track of curing times',
            'Looked for a local stockist',
            'Priced a gift set',
            'Replaced an ingredient',
          ],
          wrong: [
            'I left a batch of soap too long in its mould',
            'The coconut oil arrived melted through the box',
          ],
        },
        {
          who: 'I have a darkroom',
          did: [
            'Tried to find discontinued film',
            'Disposed of old chemicals',
            'Ran a beginners’ workshop',
            'Compared second-hand enlargers',
            'Printed a set for an exhibition',
          ],
          wrong: ['I ruined two rolls with old developer', 'A supplier stopped selling my film'],
        },
        {
          who: 'I restore old clocks',
          did: [
            'Quoted for a repair',
            'Insured a customer’s heirloom',
            'Tracked down original parts',
            'Compared overseas dealers',
            'Booked a stall at an antique fair',
          ],
          wrong: [
            'I ordered the wrong spring for a mantel clock',
            'A clock’s glass door cracked on the bench',
          ],
        },
      ],
    },
  ],
}
