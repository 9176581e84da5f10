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
    who: 'Librarian',
    did: [
      'Booked an author to visit',
      'Ordered new books for the library',
      'Prepared a reading program for classes',
      'Chased students for overdue books',
      'Repaired damaged book covers',
    ],
  },
  {
    who: 'Bursar',
    did: [
      'Appointed an auditor for the school',
      'Collected overdue school fees',
      'Prepared next year’s budget',
      'Arranged payment plans with families',
      'Corrected mistakes in the payroll',
    ],
  },
  {
    who: 'Canteen manager',
    did: [
      'Looked for volunteers for the canteen',
      'Ordered bread and fruit for lunches',
      'Worked out a healthy menu',
      'Checked lunch orders for allergies',
      'Cleaned the pie warmer',
    ],
  },
  {
    who: 'Enrolment clerk',
    did: [
      'Booked interviews with new families',
      'Collected birth certificates from families',
      'Wrote up the waiting list',
      'Explained school zones to parents',
      'Sorted out double enrolments',
    ],
  },
  {
    who: 'Laboratory assistant',
    did: [
      'Arranged a technician for the microscopes',
      'Ordered chemicals and glassware',
      'Prepared materials for science lessons',
      'Kept a register of hazardous chemicals',
      'Cleaned up after experiments',
    ],
  },
  {
    who: 'Uniform buyer',
    did: [
      'Looked for a new blazer supplier',
      'Ordered uniforms for next year',
      'Wrote a size guide for parents',
      'Handled complaints about faulty zips',
      'Counted the stock of school jumpers',
    ],
  },
  {
    who: 'Minibus driver',
    did: [
      'Booked the bus in for a service',
      'Collected students from the station',
      'Planned a route around roadworks',
      'Dealt with rowdy students on the bus',
      'Cleaned out the minibus',
    ],
  },
  {
    who: 'Sports coordinator',
    did: [
      'Booked ovals for the carnival',
      'Ordered team shirts and bibs',
      'Wrote up the draw for interschool sport',
      'Arranged coaches for the teams',
      'Cancelled matches because of rain',
    ],
  },
  {
    who: 'Theatre technician',
    did: [
      'Hired lighting for the school musical',
      'Ordered stage microphones',
      'Planned the sound cues for a show',
      'Checked the rigging before a performance',
      'Built the set for a play',
    ],
  },
]

/** What people run in streets and shopping centres everywhere. */
const SHOPFRONTS: Decoy[] = [
  {
    who: 'car wash',
    did: [
      'Advertised for weekend car washers',
      'Ordered sponges and car shampoo',
      'Priced a deal for taxi fleets',
      'Dealt with complaints about scratched paint',
      'Cleared the drains in a wash bay',
    ],
  },
  {
    who: 'driving school',
    did: [
      'Recruited a driving instructor',
      'Bought a car with dual controls',
      'Taught learners to park',
      'Handled learners who missed lessons',
      'Moved driving tests to another day',
    ],
  },
  {
    who: 'print shop',
    did: [
      'Took on an apprentice printer',
      'Ordered paper and toner',
      'Quoted for posters and flyers',
      'Checked proofs with customers',
      'Cleared paper jams in the press',
    ],
  },
  {
    who: 'watch repair shop',
    did: [
      'Searched for parts for old watches',
      'Ordered watch batteries and straps',
      'Quoted for an engraving',
      'Kept track of watches waiting on parts',
      'Cleaned the movement of a clock',
    ],
  },
  {
    who: 'framing shop',
    did: [
      'Hired a casual framer',
      'Ordered glass and moulding',
      'Priced frames for a school exhibition',
      'Reminded customers to collect their pictures',
      'Replaced broken glass in frames',
    ],
  },
  {
    who: 'music shop',
    did: [
      'Looked for a saxophone teacher',
      'Ordered guitar strings and reeds',
      'Wrote hire agreements for instruments',
      'Handled returns of faulty keyboards',
      'Tuned second-hand pianos',
    ],
  },
  {
    who: 'travel agency',
    did: [
      'Hired a travel consultant',
      'Collected brochures from cruise lines',
      'Quoted for a honeymoon package',
      'Chased airlines for refunds',
      'Cancelled a group tour',
    ],
  },
  {
    who: 'toy shop',
    did: [
      'Hired casuals for Christmas',
      'Ordered games and puzzles',
      'Planned the toy catalogue',
      'Checked toys against a safety recall',
      'Set up toys in the window',
    ],
  },
  {
    who: 'bike shop',
    did: [
      'Looked for a bike mechanic',
      'Ordered tyres and tubes',
      'Quoted for bike services',
      'Rang customers about finished bikes',
      'Assembled new bikes for sale',
    ],
  },
  {
    who: 'alterations shop in a shopping centre',
    did: [
      'Hired a second machinist',
      'Ordered zips and thread',
      'Priced alterations to wedding outfits',
      'Kept track of garments due for pick-up',
      'Shortened trousers and hems',
    ],
  },
  {
    who: 'plant nursery near the beach',
    did: [
      'Looked for casual nursery hands',
      'Ordered seedlings and potting mix',
      'Wrote care labels for plants',
      'Explained salt-tolerant plants to customers',
      'Fixed the watering system',
    ],
  },
]

/** Distractors for people who work for themselves, whatever they do. */
const SELF_EMPLOYED: Decoy[] = [
  {
    who: 'Dressmaker',
    did: [
      'Looked for a second dressmaker',
      'Ordered dress fabric',
      'Planned dress fittings with a client',
      'Dealt with late changes to a dress',
      'Altered a bridesmaid’s dress',
    ],
  },
  {
    who: 'Piano tuner',
    did: [
      'Booked tunings at schools',
      'Ordered strings and piano felts',
      'Wrote up a report on a second-hand piano',
      'Reminded customers their piano was due',
      'Repaired sticking piano keys',
    ],
  },
  {
    who: 'Photographer',
    did: [
      'Scouted locations for portraits',
      'Ordered prints and albums',
      'Quoted for a wedding shoot',
      'Chased clients to select their photos',
      'Backed up image files',
    ],
  },
  {
    who: 'Bookkeeper',
    did: [
      'Looked for new small business clients',
      'Collected receipts from a client',
      'Prepared activity statements',
      'Explained payroll changes to clients',
      'Corrected errors in the accounts',
    ],
  },
  {
    who: 'Locksmith',
    did: [
      'Looked for an apprentice locksmith',
      'Ordered key blanks',
      'Quoted for new deadlocks',
      'Handled after-hours lockouts',
      'Repaired a jammed lock',
    ],
  },
  {
    who: 'Gardener',
    did: [
      'Looked for regular mowing customers',
      'Bought mulch and fertiliser',
      'Quoted for a garden clean-up',
      'Rescheduled mowing after wet weather',
      'Pruned hedges for a client',
    ],
  },
  {
    who: 'Translator',
    did: [
      'Registered with an interpreting agency',
      'Collected documents to translate',
      'Translated certificates for migrants',
      'Checked legal terms with a colleague',
      'Proofread a translated brochure',
    ],
  },
  {
    who: 'Signwriter',
    did: [
      'Hired a cherry picker for high signs',
      'Ordered vinyl and lettering',
      'Quoted for signs on work vans',
      'Checked designs with shop owners',
      'Removed old lettering from windows',
    ],
  },
  {
    who: 'Dog groomer',
    did: [
      'Advertised for new dog owners nearby',
      'Ordered shampoo and clipper blades',
      'Wrote up a price list for breeds',
      'Handled nervous dogs in the bath',
      'Clipped matted coats',
    ],
  },
  {
    who: 'Upholsterer',
    did: [
      'Looked for an upholstery apprentice',
      'Ordered foam and fabric for couches',
      'Quoted for an armchair',
      'Chased a late upholstery fabric order',
      'Stripped the cover off a couch',
    ],
  },
]

/** People who work in the same place as a cook. */
const AROUND_A_KITCHEN: Decoy[] = [
  {
    who: 'Cleaner',
    did: [
      'Trained a relief cleaner',
      'Ordered mop heads and disinfectant',
      'Wrote up a list of rooms to clean',
      'Reported spills and broken fittings',
      'Vacuumed the corridors and lounges',
    ],
  },
  {
    who: 'Gardener',
    did: [
      'Booked a contractor for tree pruning',
      'Ordered mulch and seedlings',
      'Planned the planting for spring',
      'Checked the sprinklers in dry weather',
      'Sharpened the hedge trimmer',
    ],
  },
  {
    who: 'Minibus driver',
    did: [
      'Arranged a relief driver',
      'Collected passengers for a day trip',
      'Planned the stops for an outing',
      'Checked the wheelchair hoist in the minibus',
      'Cleaned the minibus seats',
    ],
  },
  {
    who: 'Receptionist',
    did: [
      'Booked taxis for visitors',
      'Ordered stationery for the front desk',
      'Prepared visitor badges',
      'Transferred calls to the right person',
      'Sorted the incoming mail',
    ],
  },
  {
    who: 'Laundry worker',
    did: [
      'Called a technician for the washing machine',
      'Ordered washing powder and stain remover',
      'Labelled clothing with names',
      'Tracked down lost items of washing',
      'Folded sheets and towels',
    ],
  },
  {
    who: 'Handyman',
    did: [
      'Called in an electrician',
      'Bought light globes and screws',
      'Wrote up a list of repairs',
      'Checked the smoke alarms',
      'Fixed doors and handrails',
    ],
  },
  {
    who: 'Payroll officer',
    did: [
      'Organised training on a payroll system',
      'Collected bank details from new staff',
      'Prepared the fortnightly pays',
      'Explained leave balances to staff',
      'Corrected an overpayment',
    ],
  },
  {
    who: 'Security guard',
    did: [
      'Called police about a trespasser',
      'Collected keys for the night patrol',
      'Wrote up incident reports',
      'Checked the doors after hours',
      'Reset the alarms',
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
          who: 'Payroll officer',
          did: [
            'Organised training on a payroll system',
            'Collected bank details from new staff',
            'Prepared the fortnightly pays',
            'Explained leave balances to staff',
            'Corrected an overpayment',
          ],
        },
        {
          who: 'Front desk receptionist',
          did: [
            'Booked meeting rooms and couriers',
            'Ordered visitor badges',
            'Prepared a welcome sheet for visitors',
            'Greeted visitors at the front desk',
            'Set up meeting rooms',
          ],
        },
        {
          who: 'Claims assessor',
          did: [
            'Appointed a builder to assess storm damage',
            'Requested photos from a policyholder',
            'Wrote a report on a claim',
            'Explained a declined claim',
            'Reopened a disputed claim',
          ],
        },
        {
          who: 'Staff trainer',
          did: [
            'Booked a room for a workshop',
            'Printed manuals for new starters',
            'Prepared an induction program',
            'Kept records of staff training',
            'Updated the training slides',
          ],
        },
        {
          who: 'Sales representative',
          did: [
            'Looked for new clients in my territory',
            'Collected product samples',
            'Prepared a sales pitch for a retailer',
            'Followed up leads after a trade show',
            'Rescheduled client visits',
          ],
        },
        {
          who: 'Recruitment consultant',
          did: [
            'Advertised for candidates',
            'Collected references from past employers',
            'Wrote job advertisements',
            'Arranged interviews with employers',
            'Withdrew an unsuitable candidate',
          ],
        },
        {
          who: 'Mail room worker',
          did: [
            'Booked courier pick-ups',
            'Ordered envelopes and satchels',
            'Prepared the bulk mail-out',
            'Tracked missing parcels',
            'Sorted letters for each floor',
          ],
        },
        {
          who: 'Marketing assistant',
          did: [
            'Hired a photographer for a campaign',
            'Ordered banners for an expo',
            'Wrote captions for social media',
            'Checked brochures before printing',
            'Updated the mailing list',
          ],
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
          who: 'I use a shared laundry',
          did: [
            'Looked for a laundromat open late',
            'Collected coins for the machines',
            'Wrote a note to neighbours about washing',
            'Waited for a free washing machine',
            'Cleaned the lint out of the dryer',
          ],
        },
        {
          who: 'I use a second phone for work',
          did: [
            'Looked for a plan for my work phone',
            'Ordered a new case and charger',
            'Set up a message for clients',
            'Explained my work hours to callers',
            'Switched off the work phone at weekends',
          ],
        },
        {
          who: 'I’m in a quiz team',
          did: [
            'Booked a table for our quiz team',
            'Collected our quiz winnings',
            'Prepared for a trivia night',
            'Arranged a replacement for our quiz team',
            'Swapped quiz nights with a friend',
          ],
        },
        {
          who: 'I’m a part-time student',
          did: [
            'Looked for a tutor for a subject',
            'Borrowed textbooks from the library',
            'Wrote an essay after work',
            'Asked for an extension on an assignment',
            'Dropped a subject this semester',
          ],
        },
        {
          who: 'I’m an aunt or uncle',
          did: [
            'Looked for outings for my nieces',
            'Bought birthday presents for my nephews',
            'Taught my niece to read',
            'Minded my sister’s children',
            'Set up a bed for my nephew’s visit',
          ],
        },
        {
          who: 'I’m a stamp collector',
          did: [
            'Looked for stamps at a fair',
            'Ordered a stamp album',
            'Wrote up a stamp catalogue',
            'Checked the value of my stamps',
            'Sorted my stamps by country',
          ],
        },
        {
          who: 'I’m the eldest of four children',
          did: [
            'Asked my siblings to share a cost',
            'Collected money for our parents’ gift',
            'Planned a gathering for my siblings',
            'Settled an argument between my sisters',
            'Minded the younger ones for my parents',
          ],
        },
        {
          who: 'I have two passports',
          did: [
            'Booked an appointment at the consulate',
            'Collected my second passport',
            'Filled in forms about dual citizenship',
            'Checked which passport to travel on',
            'Updated my name on both passports',
          ],
        },
        {
          who: 'I have a cat and some fish',
          did: [
            'Looked for a sitter for our pets',
            'Bought cat food and fish flakes',
            'Planned feeding while we were away',
            'Kept the cat away from the tank',
            'Cleaned out my fish tank',
          ],
        },
        {
          who: 'I have a spare room for guests',
          did: [
            'Hired a rollaway bed for visitors',
            'Bought bedding for our guests',
            'Prepared the room for overnight guests',
            'Arranged dates with visiting relatives',
            'Cleared boxes out of the guest room',
          ],
        },
        {
          who: 'I have no garden',
          did: [
            'Looked for a community garden plot',
            'Bought pots for a windowsill',
            'Planned an indoor herb garden',
            'Kept my indoor plants alive',
            'Repotted my indoor plants',
          ],
        },
        {
          who: 'I have no dishwasher',
          did: [
            'Looked for a dishwasher for a small kitchen',
            'Bought dishwashing gloves',
            'Wrote a washing-up roster',
            'Dealt with dirty dishes after dinner',
            'Cleared the sink of dishes',
          ],
        },
        {
          who: 'I own a flat with my sister',
          did: [
            'Looked for a tenant with my sister',
            'Bought appliances for our shared flat',
            'Wrote up an ownership agreement with my sister',
            'Discussed the body corporate bill with my sister',
            'Repainted the flat with my sister',
          ],
        },
        {
          who: 'I own a season ticket to the football',
          did: [
            'Looked for seats with a better view',
            'Bought a club membership for the season',
            'Planned my season around home games',
            'Arranged a lift to the football',
            'Renewed my football season ticket',
          ],
        },
        {
          who: 'I live near a tram stop',
          did: [
            'Looked up tram times on weekends',
            'Topped up my travel card',
            'Gave visitors directions to our stop',
            'Complained about trams late at night',
            'Moved my car during track works',
          ],
        },
        {
          who: 'I live with two flatmates',
          did: [
            'Advertised for a new flatmate',
            'Collected rent from my flatmates',
            'Wrote up a cleaning roster',
            'Split the bills with my flatmates',
            'Sorted out shelves in the shared fridge',
          ],
        },
        {
          who: 'I speak two languages',
          did: [
            'Looked for a bilingual playgroup',
            'Borrowed books in my first language',
            'Taught my children our language',
            'Interpreted for a relative',
            'Corrected a friend’s translation',
          ],
        },
      ],
    },
  ],
}

const TRADE_BUSINESSES: Decoy[] = [
  {
    who: 'joinery',
    did: [
      'Took on an apprentice joiner',
      'Ordered plywood and veneer',
      'Quoted for built-in wardrobes',
      'Checked measurements with a builder',
      'Serviced the table saw',
    ],
  },
  {
    who: 'tiling business',
    did: [
      'Hired a second tiler',
      'Collected tiles from a showroom',
      'Quoted for bathroom floors',
      'Dealt with complaints about grout',
      'Replaced cracked tiles',
    ],
  },
  {
    who: 'plumbing business',
    did: [
      'Advertised for an apprentice plumber',
      'Ordered pipe and hot water units',
      'Quoted for a bathroom refit',
      'Rostered plumbers for after-hours calls',
      'Unblocked sewers and drains',
    ],
  },
  {
    who: 'roofing company',
    did: [
      'Hired safety rails for a roof',
      'Ordered gutters and ridge capping',
      'Quoted for a re-roof after a hailstorm',
      'Rescheduled roof jobs for rain',
      'Repaired leaking roofs',
    ],
  },
  {
    who: 'kitchen showroom',
    did: [
      'Recruited a kitchen designer',
      'Ordered samples of stone benchtops',
      'Drew up plans for a kitchen',
      'Chased late deliveries of cabinets',
      'Set up a new showroom display',
    ],
  },
  {
    who: 'scaffolding firm',
    did: [
      'Looked for licensed scaffolders',
      'Ordered planks and couplers',
      'Quoted for scaffold on a church',
      'Inspected scaffolds after high winds',
      'Dismantled scaffold at the end of a job',
    ],
  },
  {
    who: 'painting business',
    did: [
      'Looked for casual painters',
      'Collected paint and rollers',
      'Quoted for repainting a house',
      'Explained undercoats to customers',
      'Sanded back window frames',
    ],
  },
  {
    who: 'glass company',
    did: [
      'Hired an apprentice glazier',
      'Ordered mirrors and shower screens',
      'Quoted for double glazing',
      'Rostered glaziers for emergency call-outs',
      'Replaced broken shop windows',
    ],
  },
  {
    who: 'fencing business in the suburbs',
    did: [
      'Looked for labourers to dig post holes',
      'Ordered palings and posts',
      'Quoted for boundary fences',
      'Explained cost sharing to neighbours',
      'Straightened leaning fences',
    ],
  },
  {
    who: 'pool building company on the coast',
    did: [
      'Booked an excavator for a pool',
      'Ordered pumps and pool filters',
      'Prepared plans for pool approval',
      'Explained pool fencing rules to owners',
      'Resurfaced an old pool',
    ],
  },
]

/** Settings by field. The first one that matches the people and their place counts. */
export const SETTINGS: Partial<Record<Field, Setting[]>> = {
  BUILDING: [
    {
      says: /\b(?:hire|yard|depot|supplier)/i,
      roles: [
        {
          who: 'Crane operator',
          did: [
            'Booked a dogger for a lift',
            'Ordered new slings and chains',
            'Wrote up a lift plan',
            'Checked wind speeds before lifting',
            'Greased the boom',
          ],
        },
        {
          who: 'Scaffolder',
          did: [
            'Looked for scaffolding work on sites',
            'Collected couplers from a finished job',
            'Trained a labourer to work at heights',
            'Inspected planks for damage',
            'Dismantled a scaffold',
          ],
        },
        {
          who: 'Estimator',
          did: [
            'Looked for subcontractors to price work',
            'Requested plans from architects',
            'Prepared a tender for a school',
            'Checked costs with suppliers',
            'Corrected quantities in an estimate',
          ],
        },
        {
          who: 'Paint mixer',
          did: [
            'Arranged a technician for the tinting machine',
            'Restocked tinters and base paint',
            'Taught a new hand to match colours',
            'Handled complaints about mismatched paint',
            'Cleaned the paint shaker',
          ],
        },
        {
          who: 'Timber machinist',
          did: [
            'Called a fitter for the planer',
            'Ordered saw blades and timber',
            'Worked out a cutting list',
            'Checked boards for faults',
            'Cleared sawdust from the machines',
          ],
        },
        {
          who: 'Key cutter',
          did: [
            'Searched for a rare car key blank',
            'Ordered key blanks and remotes',
            'Priced a set of office keys',
            'Dealt with customers whose keys stuck',
            'Calibrated the key machine',
          ],
        },
        {
          who: 'Kitchen consultant',
          did: [
            'Booked a measure at a customer’s house',
            'Ordered samples of cupboard doors',
            'Designed kitchens for renovators',
            'Kept customers informed of cabinet delays',
            'Updated the kitchen display',
          ],
        },
        {
          who: 'Concrete truck driver',
          did: [
            'Called for a pump on a steep site',
            'Collected loads from the batching plant',
            'Filled in delivery dockets',
            'Explained waiting time charges to builders',
            'Washed out the mixing drum',
          ],
        },
        {
          who: 'Tile sales representative',
          did: [
            'Visited builders to win tile orders',
            'Ordered tile samples for a display',
            'Quoted for tiles on a project',
            'Followed up architects after a visit',
            'Handled returns of cracked tiles',
          ],
        },
      ],
      businesses: TRADE_BUSINESSES,
    },
    {
      says: /\b(?:owner|contractor|business|self-employed|sole)/i,
      roles: [
        {
          who: 'Plumber',
          did: [
            'Hired a licensed drainer',
            'Ordered pipe and fittings',
            'Quoted for hot water systems',
            'Chased overdue plumbing invoices',
            'Unblocked a sewer',
          ],
        },
        {
          who: 'Tiler',
          did: [
            'Hired an offsider for a bathroom job',
            'Collected tiles and grout',
            'Quoted for a bathroom floor',
            'Scheduled jobs around the waterproofer',
            'Replaced cracked tiles',
          ],
        },
        {
          who: 'Roofer',
          did: [
            'Hired safety rails for a roof',
            'Ordered ridge capping and screws',
            'Quoted for a new roof',
            'Rescheduled roof jobs for rain',
            'Repaired leaks around skylights',
          ],
        },
        {
          who: 'Painter',
          did: [
            'Advertised for a second painter',
            'Collected paint and brushes',
            'Quoted for house exteriors',
            'Arranged access with home owners',
            'Sanded back window frames',
          ],
        },
        {
          who: 'Bricklayer',
          did: [
            'Looked for a labourer to carry bricks',
            'Ordered bricks and mortar',
            'Quoted for a garden wall',
            'Organised deliveries of sand to site',
            'Repaired a crumbling chimney',
          ],
        },
        {
          who: 'Glazier',
          did: [
            'Searched for matching old glass',
            'Ordered mirrors and shower screens',
            'Quoted for double glazing',
            'Attended emergency calls for broken windows',
            'Replaced a shopfront pane',
          ],
        },
        {
          who: 'Plasterer',
          did: [
            'Found an offsider to sheet ceilings',
            'Ordered plasterboard and cornice',
            'Quoted for ceiling repairs',
            'Coordinated jobs with the painters',
            'Patched holes in walls',
          ],
        },
        {
          who: 'Carpet layer',
          did: [
            'Looked for work with flooring shops',
            'Ordered underlay and gripper',
            'Measured rooms for carpet',
            'Arranged for owners to move furniture',
            'Restretched rippled carpet',
          ],
        },
        {
          who: 'Fencer',
          did: [
            'Hired a post hole digger',
            'Ordered palings and rails',
            'Quoted for boundary fences',
            'Explained cost sharing to neighbours',
            'Straightened leaning gates',
          ],
        },
        {
          who: 'Concrete polisher',
          did: [
            'Rented a floor grinder',
            'Ordered diamond discs and sealer',
            'Quoted for polished floors',
            'Explained slip ratings to clients',
            'Repaired cracks in slabs',
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
          who: 'Night porter',
          did: [
            'Booked early taxis for guests',
            'Collected bags from late arrivals',
            'Wrote up the night log',
            'Dealt with noise complaints after midnight',
            'Reset a fire alarm panel',
          ],
        },
        {
          who: 'Shuttle driver',
          did: [
            'Arranged a relief shuttle driver',
            'Collected guests from the airport',
            'Planned pick-ups around flight times',
            'Tracked delayed flights',
            'Cleaned the shuttle bus',
          ],
        },
        {
          who: 'Pool attendant',
          did: [
            'Arranged a service for the pool pump',
            'Ordered chlorine and pool towels',
            'Recorded the water tests',
            'Reminded parents to watch their children',
            'Skimmed leaves off the pool',
          ],
        },
        {
          who: 'Spa therapist',
          did: [
            'Advertised for casual massage therapists',
            'Ordered massage oils and towels',
            'Wrote up treatment packages',
            'Checked clients’ health forms',
            'Cleaned the steam room',
          ],
        },
        {
          who: 'Wedding coordinator',
          did: [
            'Hired musicians for a ceremony',
            'Ordered chairs and table linen',
            'Prepared quotes for couples',
            'Confirmed numbers with the bride’s family',
            'Moved ceremonies indoors for rain',
          ],
        },
        {
          who: 'Bartender',
          did: [
            'Looked for extra bar shifts',
            'Ordered spirits and mixers',
            'Wrote a new cocktail list',
            'Refused service to drunk guests',
            'Changed the beer kegs',
          ],
        },
        {
          who: 'Hotel gardener',
          did: [
            'Hired an arborist for the palms',
            'Ordered mulch and fertiliser',
            'Planned garden beds for the entrance',
            'Checked the sprinklers each morning',
            'Trimmed the hedges before guests woke',
          ],
        },
        {
          who: 'Breakfast cook',
          did: [
            'Recruited an early kitchen hand',
            'Ordered eggs and bacon',
            'Prepared the breakfast buffet',
            'Checked guests’ food allergies',
            'Cleaned the grill plate',
          ],
        },
        {
          who: 'Conference technician',
          did: [
            'Hired extra projectors for an event',
            'Ordered cables and microphones',
            'Prepared the sound for a conference',
            'Helped speakers with their slides',
            'Set up screens in the ballroom',
          ],
        },
        {
          who: 'Laundry worker',
          did: [
            'Called a technician for the dryers',
            'Ordered washing powder and starch',
            'Recorded damaged hotel linen',
            'Kept up with sheets at peak times',
            'Ironed tablecloths and napkins',
          ],
        },
      ],
      businesses: [
        {
          who: 'houseboat company',
          did: [
            'Hired a mechanic for the houseboats',
            'Ordered life jackets',
            'Taught guests to steer',
            'Handled calls from stranded houseboats',
            'Scrubbed the hulls between bookings',
          ],
        },
        {
          who: 'ski lodge',
          did: [
            'Recruited seasonal staff before winter',
            'Ordered firewood and hire skis',
            'Prepared a snow report for guests',
            'Dealt with closed mountain roads',
            'Cleared snow from the entrance',
          ],
        },
        {
          who: 'winery',
          did: [
            'Hired pickers for the vintage',
            'Ordered barrels and bottles',
            'Planned tastings for tour groups',
            'Tracked wine club orders',
            'Cleaned the fermentation tanks',
          ],
        },
        {
          who: 'caravan park',
          did: [
            'Hired a couple as park managers',
            'Ordered gas bottles and power heads',
            'Wrote rules for long-term sites',
            'Dealt with late arrivals towing vans',
            'Repaired the amenities block',
          ],
        },
        {
          who: 'backpacker hostel',
          did: [
            'Recruited travellers to work the desk',
            'Ordered mattresses for the dorms',
            'Planned social nights for backpackers',
            'Settled arguments between dorm mates',
            'Cleared out the shared fridges',
          ],
        },
        {
          who: 'tour company',
          did: [
            'Recruited multilingual tour guides',
            'Applied for national park permits',
            'Planned itineraries for day trips',
            'Took calls about missed pick-ups',
            'Cancelled tours because of fire danger',
          ],
        },
        {
          who: 'function centre',
          did: [
            'Booked bands for functions',
            'Ordered tablecloths and glassware',
            'Quoted for a debutante ball',
            'Checked final numbers with organisers',
            'Set up the dance floor',
          ],
        },
        {
          who: 'pony trekking business',
          did: [
            'Booked a farrier for the ponies',
            'Ordered hay and saddles',
            'Taught beginners to ride',
            'Matched riders with quiet ponies',
            'Cleaned the saddles and bridles',
          ],
        },
        {
          who: 'day spa in a country town',
          did: [
            'Advertised for a beauty therapist',
            'Ordered facial products',
            'Priced a package for couples',
            'Followed up unused gift vouchers',
            'Sterilised the treatment rooms',
          ],
        },
        {
          who: 'glamping site with six tents',
          did: [
            'Hired a cleaner between stays',
            'Ordered camp beds and lanterns',
            'Wrote a guide for guests in tents',
            'Warned guests about storms',
            'Patched tears in the canvas',
          ],
        },
      ],
    },
    {
      says: /./,
      roles: [
        {
          who: 'Barista',
          did: [
            'Looked for a weekend barista',
            'Ordered coffee beans and milk',
            'Trained a new barista on the machine',
            'Dealt with queues before work',
            'Cleaned the coffee machine',
          ],
        },
        {
          who: 'Bartender',
          did: [
            'Looked for extra bar shifts',
            'Ordered spirits and mixers',
            'Wrote a new cocktail list',
            'Refused service to drunk guests',
            'Changed the beer kegs',
          ],
        },
        {
          who: 'Waiter',
          did: [
            'Swapped a shift with another waiter',
            'Collected orders from a section',
            'Explained the specials to tables',
            'Handled bookings that arrived late',
            'Set up tables for dinner',
          ],
        },
        {
          who: 'Sommelier',
          did: [
            'Looked for wines by the glass',
            'Ordered wine from a distributor',
            'Wrote the wine list',
            'Kept track of bottles in the cellar',
            'Sent back corked wine',
          ],
        },
        {
          who: 'Pizza maker',
          did: [
            'Hired someone to stretch dough',
            'Ordered flour and mozzarella',
            'Made dough for the next day',
            'Kept up with orders on a Friday night',
            'Fixed the pizza oven',
          ],
        },
        {
          who: 'Pastry cook',
          did: [
            'Found a supplier of vanilla',
            'Ordered butter and couverture',
            'Planned desserts for a new menu',
            'Kept croissants fresh through the day',
            'Replaced the element in a proofer',
          ],
        },
        {
          who: 'Dishwasher',
          did: [
            'Filled in for a kitchen hand',
            'Collected clean linen',
            'Stacked plates for service',
            'Kept up with dishes during dinner',
            'Unblocked the kitchen sink',
          ],
        },
        {
          who: 'Function coordinator',
          did: [
            'Booked musicians for a function',
            'Ordered linen for a wedding',
            'Wrote run sheets for functions',
            'Dealt with changes to guest numbers',
            'Moved a function to another room',
          ],
        },
        {
          who: 'Ice cream scooper in a beach kiosk',
          did: [
            'Found casuals for the holidays',
            'Ordered cones and cups',
            'Wrote up the flavours of the day',
            'Dealt with queues on hot days',
            'Cleaned the display freezer',
          ],
        },
        {
          who: 'Butcher in a hotel kitchen',
          did: [
            'Found a supplier of game',
            'Ordered lamb for the carvery',
            'Prepared cuts for the restaurant',
            'Kept track of meat in the cool room',
            'Sharpened the knives',
          ],
        },
      ],
      businesses: [
        {
          who: 'juice bar',
          did: [
            'Looked for staff for the summer',
            'Ordered fruit from the markets',
            'Worked out prices for smoothies',
            'Dealt with fruit that spoilt early',
            'Repaired a blender',
          ],
        },
        {
          who: 'ice cream parlour',
          did: [
            'Looked for a second scoop server',
            'Ordered tubs and toppings',
            'Planned new flavours for summer',
            'Kept track of waste in winter',
            'Cleaned the churn',
          ],
        },
        {
          who: 'bakery',
          did: [
            'Advertised for a night baker',
            'Ordered flour and yeast',
            'Worked out how many loaves to bake',
            'Arranged deliveries to cafes',
            'Serviced the dough mixer',
          ],
        },
        {
          who: 'fish and chip shop',
          did: [
            'Looked for a fry cook',
            'Ordered fish and potatoes',
            'Put together a family pack menu',
            'Dealt with price rises for fish',
            'Changed the oil in the fryers',
          ],
        },
        {
          who: 'wine bar',
          did: [
            'Looked for staff who know wine',
            'Ordered cheese and cured meats',
            'Ran a tasting night',
            'Handled noise complaints from neighbours',
            'Sorted out the cellar',
          ],
        },
        {
          who: 'pub',
          did: [
            'Booked bands for the weekend',
            'Ordered kegs from the brewery',
            'Planned the trivia night',
            'Dealt with drinkers at closing time',
            'Cleaned the beer lines',
          ],
        },
        {
          who: 'sushi shop',
          did: [
            'Hired a second sushi chef',
            'Ordered tuna and nori',
            'Prepared platters for offices',
            'Kept track of what’s left at closing',
            'Fixed the rice cooker',
          ],
        },
        {
          who: 'catering firm',
          did: [
            'Booked casual waiters for events',
            'Hired ovens for a marquee',
            'Quoted for a wedding menu',
            'Chased final numbers from clients',
            'Packed the van for an event',
          ],
        },
        {
          who: 'pizza shop in the suburbs',
          did: [
            'Looked for delivery drivers',
            'Ordered pizza boxes',
            'Printed a new pizza menu',
            'Dealt with late deliveries',
            'Fixed the delivery scooter',
          ],
        },
        {
          who: 'Thai restaurant in a country town',
          did: [
            'Looked for a Thai chef',
            'Ordered curry paste and jasmine rice',
            'Wrote a lunch menu',
            'Explained spice levels to locals',
            'Replaced a wok burner',
          ],
        },
      ],
    },
  ],
  EVENTS: [
    {
      says: /\b(?:florist|celebrant|cake|decorat|photograph|planner|stylist|caterer)/i,
      roles: [
        {
          who: 'Celebrant',
          did: [
            'Looked for couples planning to marry',
            'Ordered a portable microphone',
            'Wrote a ceremony with a couple',
            'Explained marriage paperwork to couples',
            'Corrected a marriage certificate',
          ],
        },
        {
          who: 'Cake decorator',
          did: [
            'Hired a driver to deliver cakes',
            'Ordered fondant and cake boards',
            'Quoted for wedding cakes',
            'Confirmed flavours with couples',
            'Repaired a cake damaged in transit',
          ],
        },
        {
          who: 'Caterer',
          did: [
            'Hired waiters for a function',
            'Ordered meat and platters',
            'Quoted for a wedding menu',
            'Checked guests’ dietary needs',
            'Packed the catering van',
          ],
        },
        {
          who: 'Make-up artist',
          did: [
            'Booked an assistant for bridal parties',
            'Ordered foundation and lashes',
            'Planned times for bridesmaids’ make-up',
            'Asked clients about skin allergies',
            'Cleaned brushes between clients',
          ],
        },
        {
          who: 'Balloon stylist',
          did: [
            'Hired help for a large install',
            'Ordered helium and balloons',
            'Quoted for a balloon arch',
            'Rescheduled outdoor displays for wind',
            'Dismantled balloon displays after parties',
          ],
        },
        {
          who: 'Photographer',
          did: [
            'Scouted venues for wedding photos',
            'Ordered albums for couples',
            'Quoted for a wedding shoot',
            'Kept family group shots on schedule',
            'Edited photos after an event',
          ],
        },
        {
          who: 'Marquee rigger',
          did: [
            'Looked for casual crew to rig marquees',
            'Collected poles and pegs from storage',
            'Measured a site for a marquee',
            'Checked marquees in strong wind',
            'Repaired torn canvas walls',
          ],
        },
        {
          who: 'Wedding singer',
          did: [
            'Looked for an agent for bookings',
            'Ordered microphones and speakers',
            'Learnt a couple’s requested song',
            'Confirmed set times with venues',
            'Set up the sound before a reception',
          ],
        },
        {
          who: 'Florist with a market stall',
          did: [
            'Applied for a site at a market',
            'Ordered flowers from growers',
            'Quoted for wedding bouquets',
            'Tracked which flowers sold',
            'Packed up unsold flowers',
          ],
        },
      ],
      businesses: [
        {
          who: 'party hire business',
          did: [
            'Hired casuals to deliver hire gear',
            'Ordered folding chairs and tables',
            'Quoted for a backyard party',
            'Chased unreturned hire equipment',
            'Cleaned the jumping castles',
          ],
        },
        {
          who: 'wedding dress shop',
          did: [
            'Hired a bridal seamstress',
            'Ordered gowns from a designer',
            'Wrote up brides’ measurements',
            'Arranged fittings for bridesmaids',
            'Steamed gowns before collection',
          ],
        },
        {
          who: 'photo booth company',
          did: [
            'Looked for attendants to run the booth',
            'Ordered photo paper and props',
            'Quoted for a booth at a formal',
            'Sent photo files to hosts',
            'Cleared jams in the photo printer',
          ],
        },
        {
          who: 'flower shop',
          did: [
            'Hired a delivery driver for Mother’s Day',
            'Ordered flowers from the wholesale market',
            'Quoted for office flower arrangements',
            'Handled complaints about wilted bouquets',
            'Cleaned out the flower buckets',
          ],
        },
        {
          who: 'cake studio',
          did: [
            'Hired a cake decorator',
            'Ordered fondant and cake boxes',
            'Quoted for tiered cakes',
            'Arranged cake tastings with couples',
            'Repaired a cake damaged in transit',
          ],
        },
        {
          who: 'marquee company',
          did: [
            'Looked for casual marquee crew',
            'Ordered poles and canvas',
            'Measured sites for marquees',
            'Checked marquees in strong wind',
            'Patched torn marquee walls',
          ],
        },
        {
          who: 'lighting company',
          did: [
            'Hired a lighting technician',
            'Ordered festoons and cables',
            'Planned the lighting for a fashion show',
            'Tested lights before an event',
            'Replaced blown stage lamps',
          ],
        },
        {
          who: 'string quartet',
          did: [
            'Looked for a replacement viola player',
            'Ordered sheet music',
            'Rehearsed pieces for a ceremony',
            'Confirmed song requests with couples',
            'Cancelled an outdoor performance for rain',
          ],
        },
        {
          who: 'limousine business',
          did: [
            'Recruited chauffeurs for weekends',
            'Ordered ribbons for wedding cars',
            'Quoted for school formals',
            'Rostered cars for wedding days',
            'Cleaned the limousines between jobs',
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
          who: 'Pool lifeguard',
          did: [
            'Booked in for a first aid refresher',
            'Collected rescue equipment',
            'Reported injuries at the pool',
            'Warned swimmers about diving',
            'Cleared the pool after an incident',
          ],
        },
        {
          who: 'Visitor centre assistant',
          did: [
            'Booked accommodation for travellers',
            'Ordered maps and brochures',
            'Wrote up a guide to local walks',
            'Answered tourists’ questions about tours',
            'Updated the brochure racks',
          ],
        },
        {
          who: 'Theatre technician',
          did: [
            'Hired a smoke machine',
            'Ordered stage lamps and gels',
            'Planned lighting cues for a show',
            'Checked the rigging before opening night',
            'Built sets for a musical',
          ],
        },
        {
          who: 'Youth worker',
          did: [
            'Looked for a mentor for teenagers',
            'Collected donated sports gear',
            'Planned school holiday programs',
            'Handled arguments at a drop-in night',
            'Set up a teenage drop-in space',
          ],
        },
        {
          who: 'Community bus driver',
          did: [
            'Looked for volunteer bus drivers',
            'Collected seniors for shopping trips',
            'Planned stops for a day outing',
            'Checked the wheelchair hoist',
            'Cleaned the bus seats',
          ],
        },
        {
          who: 'Town planner',
          did: [
            'Commissioned a traffic study',
            'Requested plans from a developer',
            'Wrote a report on a rezoning',
            'Dealt with objections to a development',
            'Withdrew an outdated planning permit',
          ],
        },
        {
          who: 'Park ranger',
          did: [
            'Recruited volunteers to plant trees',
            'Ordered signs for walking trails',
            'Led guided walks in the wetland',
            'Tracked feral animals in the reserve',
            'Cleared fallen branches from tracks',
          ],
        },
        {
          who: 'Rates clerk',
          did: [
            'Engaged a debt collector',
            'Collected overdue rates payments',
            'Prepared rates notices',
            'Arranged payment plans with ratepayers',
            'Corrected addresses on rates notices',
          ],
        },
        {
          who: 'Immunisation nurse',
          did: [
            'Booked halls for vaccination clinics',
            'Ordered vaccines for schools',
            'Recorded vaccinations on the register',
            'Checked students’ consent forms',
            'Packed vaccines into a cooler',
          ],
        },
      ],
      businesses: [
        {
          who: 'public pool',
          did: [
            'Hired lifeguards for summer',
            'Ordered chlorine and lane ropes',
            'Planned aqua aerobics classes',
            'Handled complaints about crowded lanes',
            'Cleaned the pool filters',
          ],
        },
        {
          who: 'community theatre',
          did: [
            'Held auditions for a play',
            'Ordered costumes and scripts',
            'Prepared a season of plays',
            'Rostered volunteers for front of house',
            'Built sets for a musical',
          ],
        },
        {
          who: 'visitor centre',
          did: [
            'Recruited volunteers for the tourist desk',
            'Ordered maps and brochures',
            'Wrote up a calendar of local events',
            'Helped tourists without accommodation',
            'Updated the brochure racks',
          ],
        },
        {
          who: 'youth centre',
          did: [
            'Recruited a youth worker',
            'Ordered sports equipment for teenagers',
            'Applied for a grant for youth programs',
            'Handled arguments at a drop-in night',
            'Cleaned up after a youth workshop',
          ],
        },
        {
          who: 'botanic garden',
          did: [
            'Looked for volunteer garden guides',
            'Requested seeds from another garden',
            'Planned a spring plant display',
            'Tracked the health of rare plants',
            'Fixed the sprinklers in the garden beds',
          ],
        },
        {
          who: 'recycling depot',
          did: [
            'Found a buyer for scrap metal',
            'Collected old televisions and computers',
            'Reported illegal dumping',
            'Explained to residents what is recyclable',
            'Baled cardboard for transport',
          ],
        },
        {
          who: 'indoor sports hall',
          did: [
            'Booked umpires for a league',
            'Ordered nets and balls',
            'Drew up the court timetable',
            'Settled clashes over court bookings',
            'Repaired a damaged backboard',
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
            'Hired an elevated work platform',
            'Ordered chains and climbing ropes',
            'Wrote a report on a dangerous tree',
            'Notified residents about tree pruning',
            'Sharpened the chainsaws',
          ],
        },
        {
          who: 'Playground inspector',
          did: [
            'Called a contractor about unsafe swings',
            'Ordered parts for play equipment',
            'Wrote up playground inspections',
            'Checked the soft fall under slides',
            'Closed a damaged play area',
          ],
        },
        {
          who: 'Line marker',
          did: [
            'Hired traffic control for night work',
            'Ordered line paint and stencils',
            'Measured up a car park for bays',
            'Waited on dry weather to paint',
            'Removed old line markings',
          ],
        },
        {
          who: 'Grader driver',
          did: [
            'Booked a water truck for dusty roads',
            'Collected loads of gravel',
            'Reported washouts on dirt roads',
            'Dealt with complaints about corrugations',
            'Greased the grader',
          ],
        },
        {
          who: 'Drainage worker',
          did: [
            'Hired a pipe camera',
            'Ordered pit lids and pipes',
            'Reported collapsed stormwater pipes',
            'Responded to flooded streets',
            'Cleared tree roots from drains',
          ],
        },
        {
          who: 'Irrigation fitter',
          did: [
            'Booked a trencher for new pipes',
            'Ordered sprinklers and poly pipe',
            'Planned a watering system for an oval',
            'Checked ovals for leaks',
            'Repaired faulty solenoids',
          ],
        },
        {
          who: 'Sign installer',
          did: [
            'Arranged traffic control for a job',
            'Collected street signs from the maker',
            'Listed signs that need replacing',
            'Checked for cables before digging',
            'Removed graffiti from stop signs',
          ],
        },
        {
          who: 'Street sweeper',
          did: [
            'Booked the sweeper in for repairs',
            'Ordered new brushes for the sweeper',
            'Planned a route around school traffic',
            'Dealt with parked cars in the way',
            'Emptied leaves from the hopper',
          ],
        },
        {
          who: 'Lighting technician',
          did: [
            'Hired a cherry picker',
            'Ordered lamps and light poles',
            'Mapped the lights along a path',
            'Logged residents’ reports of dark streets',
            'Replaced failed street lights',
          ],
        },
        {
          who: 'Building surveyor',
          did: [
            'Engaged an engineer for advice',
            'Requested certificates from builders',
            'Wrote a notice about an unsafe balcony',
            'Inspected house frames',
            'Closed out expired building permits',
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
          who: 'Pathology collector',
          did: [
            'Called a courier for urgent samples',
            'Ordered blood tubes and needles',
            'Labelled samples for the lab',
            'Reassured patients afraid of needles',
            'Cleared out the sharps bins',
          ],
        },
        {
          who: 'Dental hygienist',
          did: [
            'Referred a patient to a gum specialist',
            'Ordered fluoride and polishing paste',
            'Taught children to floss',
            'Recalled patients for a scale and clean',
            'Sterilised the dental instruments',
          ],
        },
        {
          who: 'Physiotherapist',
          did: [
            'Booked a pool for hydrotherapy',
            'Ordered tape and resistance bands',
            'Planned exercises for a sore shoulder',
            'Checked patients had done their exercises',
            'Set up the rehab gym',
          ],
        },
        {
          who: 'Optometrist',
          did: [
            'Looked for a locum optometrist',
            'Ordered contact lenses',
            'Wrote prescriptions for glasses',
            'Recalled patients for eye tests',
            'Adjusted customers’ glasses',
          ],
        },
        {
          who: 'Podiatrist',
          did: [
            'Looked for rooms in country towns',
            'Ordered materials for orthotics',
            'Advised patients on footwear',
            'Reviewed patients with diabetes',
            'Sterilised the nail instruments',
          ],
        },
        {
          who: 'Sonographer',
          did: [
            'Called in an engineer for the scanner',
            'Ordered ultrasound gel',
            'Reported scans to a radiologist',
            'Explained to patients how to prepare',
            'Cleaned the ultrasound probes',
          ],
        },
        {
          who: 'Practice nurse',
          did: [
            'Arranged a relief nurse',
            'Ordered vaccines and dressings',
            'Prepared a care plan for a patient',
            'Checked the vaccine fridge temperature',
            'Removed stitches from a wound',
          ],
        },
        {
          who: 'Audiologist',
          did: [
            'Looked for a soundproof booth',
            'Ordered hearing aid batteries',
            'Wrote up hearing test results',
            'Followed up first-time hearing aid users',
            'Cleaned blocked hearing aids',
          ],
        },
        {
          who: 'Dietitian',
          did: [
            'Referred a client to a psychologist',
            'Ordered nutrition supplements',
            'Wrote meal plans for patients',
            'Reviewed patients’ food diaries',
            'Updated handouts on healthy eating',
          ],
        },
      ],
    },
    {
      says: /\b(?:cleaner|orderl|porter|kitchen|laundry|security|maintenance)/i,
      roles: [
        {
          who: 'Kitchen hand',
          did: [
            'Asked for extra kitchen staff',
            'Collected meal trays from the wards',
            'Prepared texture-modified meals',
            'Checked trays against patients’ diets',
            'Washed dishes after breakfast',
          ],
        },
        {
          who: 'Ward clerk',
          did: [
            'Found a bed for a new patient',
            'Ordered stationery for the ward',
            'Prepared patient charts',
            'Answered families’ calls to the ward',
            'Sorted out mixed-up charts',
          ],
        },
        {
          who: 'Car park attendant',
          did: [
            'Called a tow truck for a blocked bay',
            'Collected cash from ticket machines',
            'Reported damage to parked cars',
            'Explained parking fees to visitors',
            'Freed a stuck boom gate',
          ],
        },
        {
          who: 'Laundry worker',
          did: [
            'Called a technician for the dryers',
            'Restocked gowns and sheets',
            'Recorded damaged linen',
            'Handled infectious linen',
            'Folded blankets for the wards',
          ],
        },
        {
          who: 'Gardener',
          did: [
            'Hired a contractor to prune trees',
            'Ordered mulch and seedlings',
            'Planned a sensory garden',
            'Checked the sprinklers in dry weather',
            'Raked leaves from the courtyards',
          ],
        },
        {
          who: 'Patient transport driver',
          did: [
            'Radioed for help with a lift',
            'Collected patients for appointments',
            'Logged each patient trip',
            'Waited with patients for their discharge',
            'Disinfected the stretchers',
          ],
        },
        {
          who: 'Storeperson',
          did: [
            'Booked deliveries into the loading dock',
            'Ordered gloves and dressings',
            'Ran a stocktake of the store',
            'Traced missing deliveries',
            'Unpacked pallets of supplies',
          ],
        },
        {
          who: 'Switchboard operator',
          did: [
            'Paged doctors for urgent calls',
            'Requested new headsets',
            'Updated the phone directory',
            'Transferred calls to the wards',
            'Tested the emergency phone lines',
          ],
        },
        {
          who: 'Sterilisation technician',
          did: [
            'Called a technician for the steriliser',
            'Ordered wraps and indicator strips',
            'Recorded steriliser cycles',
            'Chased missing surgical instruments',
            'Packed instrument trays for theatre',
          ],
        },
      ],
    },
    {
      says: /pharmac/i,
      roles: [
        {
          who: 'Optometrist',
          did: [
            'Looked for a locum optometrist',
            'Ordered contact lenses',
            'Wrote prescriptions for glasses',
            'Recalled patients for eye tests',
            'Adjusted customers’ glasses',
          ],
        },
        {
          who: 'Podiatrist',
          did: [
            'Looked for rooms in country towns',
            'Ordered materials for orthotics',
            'Advised patients on footwear',
            'Reviewed patients with diabetes',
            'Sterilised the nail instruments',
          ],
        },
        {
          who: 'Naturopath',
          did: [
            'Rented a room to see clients',
            'Ordered dried herbs and tinctures',
            'Taught a workshop on herbal remedies',
            'Checked herbs against clients’ medicines',
            'Cleared out expired tinctures',
          ],
        },
        {
          who: 'Physiotherapist',
          did: [
            'Booked a pool for hydrotherapy',
            'Ordered tape and resistance bands',
            'Planned exercises for a sore shoulder',
            'Checked patients had done their exercises',
            'Set up the rehab gym',
          ],
        },
        {
          who: 'Dental hygienist',
          did: [
            'Referred a patient to a gum specialist',
            'Ordered fluoride and polishing paste',
            'Taught children to floss',
            'Recalled patients for a scale and clean',
            'Sterilised the dental instruments',
          ],
        },
        {
          who: 'Audiologist',
          did: [
            'Looked for a soundproof booth',
            'Ordered hearing aid batteries',
            'Wrote up hearing test results',
            'Followed up first-time hearing aid users',
            'Cleaned blocked hearing aids',
          ],
        },
        {
          who: 'Dietitian',
          did: [
            'Referred a client to a psychologist',
            'Ordered nutrition supplements',
            'Wrote meal plans for patients',
            'Reviewed clients’ food diaries',
            'Updated handouts on healthy eating',
          ],
        },
        {
          who: 'Massage therapist',
          did: [
            'Rented a room for massage',
            'Ordered massage oil and towels',
            'Wrote up clients’ treatment notes',
            'Handled late cancellations by massage clients',
            'Washed the massage linen',
          ],
        },
        {
          who: 'Radiographer',
          did: [
            'Called an engineer for the X-ray machine',
            'Ordered lead aprons',
            'Prepared images for a radiologist',
            'Positioned patients with sore joints',
            'Repeated blurred X-rays',
          ],
        },
      ],
      businesses: [
        {
          who: 'optometry practice',
          did: [
            'Recruited a second optometrist',
            'Ordered frames and contact lenses',
            'Prepared a recall list for eye tests',
            'Explained lens options to patients',
            'Repaired broken glasses',
          ],
        },
        {
          who: 'hearing clinic',
          did: [
            'Hired an audiologist',
            'Ordered hearing aid batteries',
            'Reported hearing results to doctors',
            'Explained hearing aid subsidies to clients',
            'Set up a soundproof booth',
          ],
        },
        {
          who: 'health food shop',
          did: [
            'Looked for local honey suppliers',
            'Ordered nuts and grains in bulk',
            'Wrote labels for gluten-free products',
            'Advised customers about supplements',
            'Cleaned the bulk bins',
          ],
        },
        {
          who: 'podiatry practice',
          did: [
            'Hired a graduate podiatrist',
            'Ordered materials for orthotics',
            'Wrote care plans for diabetic feet',
            'Reminded patients about foot checks',
            'Sterilised the nail instruments',
          ],
        },
        {
          who: 'dental surgery',
          did: [
            'Hired a dental hygienist',
            'Ordered crowns from a lab',
            'Quoted for fillings and crowns',
            'Fitted in patients with toothache',
            'Serviced the dental chair',
          ],
        },
        {
          who: 'physio clinic',
          did: [
            'Recruited a sports physio',
            'Ordered resistance bands and tape',
            'Planned a class for better balance',
            'Rescheduled patients who missed physio',
            'Set up a rehab gym',
          ],
        },
        {
          who: 'yoga studio',
          did: [
            'Looked for a relief yoga teacher',
            'Ordered mats and blocks',
            'Planned classes for beginners',
            'Kept track of class passes',
            'Cleaned the yoga mats',
          ],
        },
        {
          who: 'pathology lab',
          did: [
            'Recruited lab scientists',
            'Ordered reagents and blood tubes',
            'Reported urgent results to doctors',
            'Traced unlabelled samples',
            'Recalibrated the analyser',
          ],
        },
        {
          who: 'day spa in a country town',
          did: [
            'Advertised for a beauty therapist',
            'Ordered facial products',
            'Priced a package for couples',
            'Followed up unused gift vouchers',
            'Cleaned the steam room',
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
            'Looked for rooms in country towns',
            'Ordered materials for orthotics',
            'Advised patients on footwear',
            'Reviewed patients with diabetes',
            'Sterilised the nail instruments',
          ],
        },
        {
          who: 'Dietitian',
          did: [
            'Referred a client to a diabetes clinic',
            'Ordered nutrition supplements',
            'Wrote meal plans for clients',
            'Weighed clients at risk of malnutrition',
            'Sorted through a client’s pantry',
          ],
        },
        {
          who: 'Speech pathologist',
          did: [
            'Looked for a therapy assistant',
            'Ordered picture cards and toys',
            'Taught parents speech exercises',
            'Assessed swallowing after a stroke',
            'Set up a communication device',
          ],
        },
        {
          who: 'Sleep technician',
          did: [
            'Booked patients for overnight sleep studies',
            'Ordered masks and tubing',
            'Wrote up sleep study results',
            'Monitored patients through the night',
            'Cleaned the breathing machines',
          ],
        },
        {
          who: 'Occupational therapist',
          did: [
            'Hired equipment for a client’s bathroom',
            'Ordered shower chairs and rails',
            'Wrote a home modification report',
            'Checked homes for fall hazards',
            'Adjusted a client’s bed and chair',
          ],
        },
        {
          who: 'Blood bank driver',
          did: [
            'Radioed ahead to a hospital',
            'Collected blood from donor centres',
            'Logged temperatures on each delivery',
            'Handed over urgent plasma',
            'Packed coolers with ice',
          ],
        },
        {
          who: 'Audiologist',
          did: [
            'Looked for a soundproof booth',
            'Ordered hearing aid batteries',
            'Wrote up hearing test results',
            'Followed up first-time hearing aid users',
            'Cleaned blocked hearing aids',
          ],
        },
        {
          who: 'Paramedic',
          did: [
            'Called for backup at a scene',
            'Restocked the ambulance',
            'Wrote up patient case sheets',
            'Handed over patients to emergency staff',
            'Disinfected the stretchers',
          ],
        },
        {
          who: 'Massage therapist',
          did: [
            'Looked for new massage clients',
            'Ordered massage oil and towels',
            'Planned treatment for a sore back',
            'Dealt with late cancellations by clients',
            'Packed up the massage table',
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
          who: 'kindergarten',
          did: [
            'Recruited an assistant educator',
            'Ordered paint and craft supplies',
            'Planned the kindergarten program for the term',
            'Talked with parents about school readiness',
            'Set up the sandpit and play areas',
          ],
        },
        {
          who: 'swim school',
          did: [
            'Hired swimming teachers',
            'Ordered kickboards for lessons',
            'Taught a learn-to-swim class',
            'Managed make-up swimming lessons',
            'Repaired the swimming pool heater',
          ],
        },
        {
          who: 'language school',
          did: [
            'Hired a Spanish teacher',
            'Ordered textbooks for language classes',
            'Prepared an exam for adult learners',
            'Tested new students’ language level',
            'Cancelled a small evening class',
          ],
        },
        {
          who: 'dance school',
          did: [
            'Booked a theatre for the concert',
            'Ordered costumes and ballet shoes',
            'Planned the end-of-year concert',
            'Chased parents for costume fees',
            'Repaired the studio floor',
          ],
        },
        {
          who: 'music school',
          did: [
            'Looked for a violin teacher',
            'Ordered instruments to hire out',
            'Prepared students for music exams',
            'Arranged lesson times with families',
            'Tuned the pianos',
          ],
        },
        {
          who: 'tutoring centre',
          did: [
            'Recruited tutors for maths',
            'Ordered practice exam papers',
            'Reported progress to tutored students’ parents',
            'Matched students with tutors',
            'Moved tutoring sessions around exams',
          ],
        },
        {
          who: 'coding school',
          did: [
            'Looked for tutors who can program',
            'Ordered laptops and robot kits',
            'Prepared a holiday coding camp',
            'Helped children stuck on their programs',
            'Updated the software on the laptops',
          ],
        },
        {
          who: 'drama school',
          did: [
            'Hired a director for a play',
            'Ordered scripts and stage make-up',
            'Planned an acting workshop',
            'Dealt with parents unhappy about casting',
            'Sorted out the costume room',
          ],
        },
        {
          who: 'driving school in the suburbs',
          did: [
            'Recruited a driving instructor',
            'Ordered a dual-control car',
            'Taught learners to park',
            'Handled learners who missed lessons',
            'Moved driving tests to another day',
          ],
        },
        {
          who: 'art school in an old factory',
          did: [
            'Hired models for life drawing',
            'Ordered easels and canvas',
            'Planned a students’ exhibition',
            'Kept students’ paintings in storage',
            'Cleaned out the kiln',
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
            'Arranged a relief teacher',
            'Ordered readers for my class',
            'Wrote school reports',
            'Met with parents about homework',
            'Marked spelling and maths tests',
          ],
        },
        {
          who: 'Swim instructor',
          did: [
            'Booked lanes for swimming lessons',
            'Collected kickboards and floats',
            'Taught beginners to float',
            'Reassured children afraid of water',
            'Cleared the pool after an accident',
          ],
        },
        {
          who: 'Music tutor',
          did: [
            'Looked for new music students',
            'Ordered sheet music',
            'Prepared students for music exams',
            'Reminded students to practise',
            'Tuned the practice instruments',
          ],
        },
        {
          who: 'Children’s librarian',
          did: [
            'Booked an author visit',
            'Ordered picture books',
            'Planned story time sessions',
            'Chased overdue library books',
            'Mended torn books',
          ],
        },
        {
          who: 'Nanny in a private home',
          did: [
            'Found a playgroup near the family',
            'Collected the children from school',
            'Cooked dinner for the children',
            'Settled arguments between siblings',
            'Tidied up toys before the parents returned',
          ],
        },
        {
          who: 'Playground builder',
          did: [
            'Hired an excavator for a site',
            'Ordered swings and climbing nets',
            'Quoted for new play equipment',
            'Checked equipment against safety standards',
            'Replaced worn soft fall',
          ],
        },
        {
          who: 'Speech pathologist',
          did: [
            'Looked for a therapy assistant',
            'Ordered picture cards and toys',
            'Taught parents speech exercises',
            'Assessed children with a stutter',
            'Updated reports for a paediatrician',
          ],
        },
        {
          who: 'School crossing supervisor',
          did: [
            'Arranged a replacement for a sick day',
            'Collected a new stop sign',
            'Reported drivers who ran the crossing',
            'Taught children to wait at the kerb',
            'Set up flags before school',
          ],
        },
        {
          who: 'Gymnastics coach',
          did: [
            'Hired a venue for a competition',
            'Ordered leotards and mats',
            'Planned routines for gymnasts',
            'Spotted gymnasts learning new skills',
            'Packed up the beams and bars',
          ],
        },
        {
          who: 'Cook at a boarding house',
          did: [
            'Looked for a second cook',
            'Ordered meat and vegetables in bulk',
            'Planned the boarders’ weekly menu',
            'Checked boarders’ food allergies',
            'Cleaned the kitchen after dinner',
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
          who: 'Beekeeper',
          did: [
            'Looked for sites for my hives',
            'Ordered frames and jars',
            'Labelled honey for a market',
            'Inspected hives for disease',
            'Moved hives to new flowers',
          ],
        },
        {
          who: 'Oyster farmer',
          did: [
            'Hired casuals to grade oysters',
            'Ordered spat from a hatchery',
            'Recorded water quality on the lease',
            'Dealt with harvest closures after rain',
            'Repaired damaged baskets',
          ],
        },
        {
          who: 'Mushroom grower',
          did: [
            'Recruited mushroom pickers',
            'Ordered compost and spawn',
            'Planned a picking roster',
            'Monitored humidity in the growing rooms',
            'Sterilised the growing rooms',
          ],
        },
        {
          who: 'Olive oil presser',
          did: [
            'Looked for growers with olives to press',
            'Ordered bottles and drums',
            'Quoted for pressing olives',
            'Tested oil for acidity',
            'Cleaned the press between batches',
          ],
        },
        {
          who: 'Shearer',
          did: [
            'Looked for sheds for the season',
            'Ordered combs and cutters',
            'Taught a learner to shear',
            'Argued about wet sheep',
            'Serviced the handpieces',
          ],
        },
        {
          who: 'Horse trainer',
          did: [
            'Booked a jockey for a race',
            'Ordered feed and saddle cloths',
            'Planned track work for racehorses',
            'Told owners about an injured horse',
            'Cleaned out the stables',
          ],
        },
        {
          who: 'Egg producer',
          did: [
            'Hired staff to collect eggs',
            'Ordered cartons and layer feed',
            'Filled in food safety records',
            'Protected hens from foxes',
            'Cleaned the laying sheds',
          ],
        },
        {
          who: 'Truffle hunter',
          did: [
            'Looked for a trained truffle dog',
            'Ordered a soil test for the oaks',
            'Prepared a truffle hunt for visitors',
            'Graded truffles for restaurants',
            'Cleaned soil off the truffles',
          ],
        },
        {
          who: 'Alpaca breeder',
          did: [
            'Hired an alpaca shearer',
            'Ordered halters and hay',
            'Entered alpacas in a show',
            'Arranged matings with another breeder',
            'Trimmed the alpacas’ toenails',
          ],
        },
        {
          who: 'Nursery worker',
          did: [
            'Looked for a supplier of rootstock',
            'Ordered pots and potting mix',
            'Labelled seedlings for sale',
            'Checked young plants for pests',
            'Fixed the misting system',
          ],
        },
      ],
      businesses: [
        {
          who: 'vineyard',
          did: [
            'Hired pickers for the vintage',
            'Ordered bird netting and barrels',
            'Planned the pruning of vines',
            'Tested grapes for ripeness',
            'Repaired the trellis wires',
          ],
        },
        {
          who: 'plant nursery',
          did: [
            'Looked for casual nursery hands',
            'Ordered potting mix and tubes',
            'Wrote a catalogue of native plants',
            'Checked seedlings for pests',
            'Fixed the misting system',
          ],
        },
        {
          who: 'egg farm',
          did: [
            'Hired staff to pack eggs',
            'Ordered cartons and layer feed',
            'Filled in food safety records',
            'Protected hens from foxes',
            'Cleaned the laying sheds',
          ],
        },
        {
          who: 'lavender field',
          did: [
            'Looked for casuals to cut lavender',
            'Ordered bottles for lavender oil',
            'Planned an open day at flowering',
            'Dealt with tourists trampling rows',
            'Pruned the lavender after harvest',
          ],
        },
        {
          who: 'oyster lease',
          did: [
            'Hired casuals to grade oysters',
            'Ordered spat from a hatchery',
            'Recorded water quality on the lease',
            'Dealt with harvest closures after rain',
            'Repaired damaged baskets',
          ],
        },
        {
          who: 'olive grove',
          did: [
            'Hired a contractor with a tree shaker',
            'Ordered nets and bottles',
            'Planned the olive harvest',
            'Checked olives for ripeness',
            'Pruned the trees after picking',
          ],
        },
        {
          who: 'blueberry patch',
          did: [
            'Recruited berry pickers',
            'Ordered punnets and bird netting',
            'Planned pick-your-own weekends',
            'Kept birds off the berries',
            'Repaired holes in the netting',
          ],
        },
        {
          who: 'alpaca stud',
          did: [
            'Hired an alpaca shearer',
            'Ordered halters and hay',
            'Entered alpacas in a show',
            'Arranged matings with another stud',
            'Trimmed the alpacas’ toenails',
          ],
        },
        {
          who: 'riding school in the hills',
          did: [
            'Booked a farrier for the school horses',
            'Ordered helmets and saddles',
            'Taught beginners to trot',
            'Matched riders with quiet ponies',
            'Cleaned out the stables',
          ],
        },
      ],
    },
  ],
  TRANSPORT: [
    {
      says: /\b(?:boat|ferry|charter|skipper|marina|deckhand)/i,
      roles: [
        {
          who: 'Dive instructor',
          did: [
            'Hired a boat for a dive trip',
            'Ordered tanks and regulators',
            'Taught beginners to dive',
            'Checked divers’ medical forms',
            'Rinsed the wetsuits after a dive',
          ],
        },
        {
          who: 'Sailmaker',
          did: [
            'Hired a machinist for the loft',
            'Ordered sailcloth and thread',
            'Quoted for a new mainsail',
            'Measured a yacht for sails',
            'Repaired torn sails',
          ],
        },
        {
          who: 'Harbour pilot',
          did: [
            'Called for tugs in bad weather',
            'Requested tide and wind reports',
            'Wrote up a passage plan',
            'Guided ships into their berths',
            'Delayed a ship because of fog',
          ],
        },
        {
          who: 'Kayak guide',
          did: [
            'Looked for guides for summer',
            'Ordered paddles and double kayaks',
            'Planned a paddle through mangroves',
            'Checked the wind before a tour',
            'Patched holes in kayaks',
          ],
        },
        {
          who: 'Bait shop assistant',
          did: [
            'Asked for more shifts in summer',
            'Restocked prawns and squid',
            'Wrote up the local fishing report',
            'Explained bag limits to anglers',
            'Cleaned out the bait freezer',
          ],
        },
        {
          who: 'Marine surveyor',
          did: [
            'Booked a slipway for an inspection',
            'Collected samples from a hull',
            'Wrote a survey report on a yacht',
            'Checked hulls for moisture',
            'Closed an insurance survey',
          ],
        },
        {
          who: 'Surf teacher',
          did: [
            'Applied for a permit to teach surfing',
            'Ordered wetsuits and soft boards',
            'Taught beginners to stand up',
            'Watched for rips during lessons',
            'Repaired dinged surfboards',
          ],
        },
        {
          who: 'Crane operator',
          did: [
            'Booked a dogger for a lift',
            'Ordered new slings and chains',
            'Wrote up a lift plan',
            'Waited on the wind to lift containers',
            'Greased the boom',
          ],
        },
        {
          who: 'Fishmonger on a wharf',
          did: [
            'Looked for a prawn supplier',
            'Ordered ice and fresh fish',
            'Priced the day’s catch',
            'Handled the Christmas seafood rush',
            'Filleted fish for customers',
          ],
        },
      ],
      businesses: [
        {
          who: 'dive shop',
          did: [
            'Hired a dive instructor',
            'Ordered tanks and regulators',
            'Planned dive courses',
            'Booked divers onto reef trips',
            'Serviced the air compressor',
          ],
        },
        {
          who: 'kayak hire business',
          did: [
            'Looked for guides for summer',
            'Ordered paddles and kayaks',
            'Priced group hire for schools',
            'Rescued hirers who paddled too far',
            'Patched holes in kayaks',
          ],
        },
        {
          who: 'sail loft',
          did: [
            'Hired a sail machinist',
            'Ordered sailcloth and thread',
            'Quoted for a new mainsail',
            'Chased a late shipment of sailcloth',
            'Repaired torn sails',
          ],
        },
        {
          who: 'bait shop',
          did: [
            'Hired juniors for the early shift',
            'Restocked prawns and squid',
            'Wrote up the local fishing report',
            'Explained bag limits to anglers',
            'Cleaned out the bait freezer',
          ],
        },
        {
          who: 'surf school',
          did: [
            'Recruited surf instructors',
            'Ordered wetsuits and soft boards',
            'Planned lessons around the tides',
            'Rebooked lessons when the surf was big',
            'Repaired dinged surfboards',
          ],
        },
        {
          who: 'jet ski workshop',
          did: [
            'Hired a jet ski mechanic',
            'Ordered spark plugs and impellers',
            'Quoted for an engine rebuild',
            'Rang owners about finished jet skis',
            'Flushed salt out of engines',
          ],
        },
        {
          who: 'seaplane company',
          did: [
            'Recruited a seaplane pilot',
            'Applied for a permit to land',
            'Planned scenic flights over the reef',
            'Rebooked passengers in poor visibility',
            'Washed salt off the floats',
          ],
        },
        {
          who: 'seafood market near the harbour',
          did: [
            'Looked for a prawn supplier',
            'Ordered ice and fresh fish',
            'Priced the day’s catch',
            'Handled the Christmas seafood rush',
            'Scrubbed the fish counters',
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
            'Looked for return loads',
            'Collected freight from a depot',
            'Filled in my log book',
            'Planned rest stops between states',
            'Changed a truck tyre on the highway',
          ],
        },
        {
          who: 'Customs broker',
          did: [
            'Found a customs agent interstate',
            'Collected import permits',
            'Prepared customs declarations',
            'Chased a held import clearance',
            'Sorted out a wrong tariff code',
          ],
        },
        {
          who: 'Pallet repairer',
          did: [
            'Looked for buyers of second-hand pallets',
            'Collected broken pallets',
            'Quoted for pallet repairs',
            'Counted pallets in the yard',
            'Replaced split boards',
          ],
        },
        {
          who: 'Fleet mechanic',
          did: [
            'Called a tow for a broken-down truck',
            'Ordered brake pads and clutches',
            'Wrote up truck service records',
            'Inspected trailers for roadworthiness',
            'Repaired brakes and clutches',
          ],
        },
        {
          who: 'Ship loader',
          did: [
            'Called for extra wharf labour',
            'Ordered lashing straps and chains',
            'Planned where to stow cargo',
            'Waited out the wind to load',
            'Greased the quay crane',
          ],
        },
        {
          who: 'Removalist',
          did: [
            'Hired an extra pair of hands',
            'Collected boxes and moving blankets',
            'Quoted for a house move',
            'Reported damaged furniture',
            'Dismantled beds and wardrobes',
          ],
        },
        {
          who: 'Baggage handler',
          did: [
            'Asked for help with heavy bags',
            'Collected bags from the carousel',
            'Filled in lost luggage reports',
            'Traced suitcases without tags',
            'Cleared jams on the conveyor',
          ],
        },
        {
          who: 'Post office clerk',
          did: [
            'Trained a Christmas casual',
            'Ordered stamps and satchels',
            'Took photos for passports',
            'Tracked missing parcels for customers',
            'Redirected mail for people moving',
          ],
        },
        {
          who: 'Packaging designer',
          did: [
            'Looked for a recycled board supplier',
            'Ordered samples of cartons',
            'Designed boxes for wine bottles',
            'Tested cartons for strength',
            'Reworked a box that collapsed',
          ],
        },
      ],
      businesses: [
        {
          who: 'courier service',
          did: [
            'Recruited courier drivers',
            'Ordered satchels and scanners',
            'Planned delivery runs for the day',
            'Tracked down misdelivered parcels',
            'Repaired the delivery vans',
          ],
        },
        {
          who: 'removals company',
          did: [
            'Hired casuals for a house move',
            'Ordered boxes and moving blankets',
            'Quoted for an interstate move',
            'Handled claims for damaged furniture',
            'Packed up a family’s house',
          ],
        },
        {
          who: 'towing business',
          did: [
            'Looked for tow truck drivers',
            'Ordered winches and straps',
            'Negotiated a contract with an insurer',
            'Rostered drivers for night breakdowns',
            'Cleared cars after a crash',
          ],
        },
        {
          who: 'crane hire company',
          did: [
            'Recruited crane operators',
            'Ordered slings and chains',
            'Prepared a lift plan for a builder',
            'Booked road closures for cranes',
            'Serviced the cranes',
          ],
        },
        {
          who: 'pallet company',
          did: [
            'Found a supplier of recycled timber',
            'Collected broken pallets',
            'Quoted for export crates',
            'Chased customers for unreturned pallets',
            'Replaced split boards',
          ],
        },
        {
          who: 'tyre shop',
          did: [
            'Hired an apprentice tyre fitter',
            'Ordered tyres and wheels',
            'Quoted for wheel alignments',
            'Explained tread wear to drivers',
            'Fixed flat tyres',
          ],
        },
        {
          who: 'bus company in the suburbs',
          did: [
            'Recruited school bus drivers',
            'Ordered parts for the buses',
            'Planned bus routes for a festival',
            'Answered parents about late buses',
            'Cleaned the buses overnight',
          ],
        },
        {
          who: 'limousine business near the airport',
          did: [
            'Recruited chauffeurs for the evenings',
            'Bought a second limousine',
            'Quoted for wedding cars',
            'Tracked flights for airport transfers',
            'Cleaned the limousines between jobs',
          ],
        },
      ],
    },
    {
      says: /\b(?:bus|coach|tram|train|rail|taxi|rideshare)/i,
      roles: [
        {
          who: 'Signaller',
          did: [
            'Called a crew for a failed signal',
            'Received reports of cattle on the line',
            'Wrote up delays in the train register',
            'Held trains during track work',
            'Reset the points',
          ],
        },
        {
          who: 'Ticket inspector',
          did: [
            'Called police to a platform',
            'Collected fares on board',
            'Wrote up fare evaders',
            'Checked concession cards',
            'Withdrew an incorrect fine',
          ],
        },
        {
          who: 'Timetable planner',
          did: [
            'Consulted drivers about running times',
            'Requested passenger counts',
            'Drew up a holiday timetable',
            'Answered complaints about missed connections',
            'Removed stops from a route',
          ],
        },
        {
          who: 'Diesel mechanic',
          did: [
            'Hired an apprentice diesel mechanic',
            'Ordered parts for an engine rebuild',
            'Quoted for a gearbox job',
            'Kept track of engines waiting on parts',
            'Repaired a diesel leak',
          ],
        },
        {
          who: 'Flight attendant',
          did: [
            'Called ahead for a wheelchair',
            'Collected rubbish before landing',
            'Gave the safety demonstration',
            'Calmed nervous flyers',
            'Prepared the cabin for boarding',
          ],
        },
        {
          who: 'Baggage handler',
          did: [
            'Asked for help with heavy bags',
            'Collected bags from the carousel',
            'Filled in lost luggage reports',
            'Traced suitcases without tags',
            'Cleared jams on the conveyor',
          ],
        },
        {
          who: 'Carriage cleaner',
          did: [
            'Requested a second cleaner at terminals',
            'Restocked the onboard toilets',
            'Reported vandalised seats',
            'Handed in lost property',
            'Removed graffiti from carriages',
          ],
        },
        {
          who: 'Ferry deckhand',
          did: [
            'Called the skipper about a hazard',
            'Collected mooring ropes',
            'Taught passengers to use life jackets',
            'Helped passengers with prams aboard',
            'Hosed down the deck',
          ],
        },
        {
          who: 'Bike share technician',
          did: [
            'Searched for missing share bikes',
            'Ordered tubes and brake cables',
            'Logged faults on hire bikes',
            'Shifted bikes between stations',
            'Repaired damaged docking stations',
          ],
        },
        {
          who: 'Control room operator',
          did: [
            'Sent tow trucks to breakdowns',
            'Requested new screens for the cameras',
            'Wrote messages for freeway signs',
            'Monitored traffic in the tunnel',
            'Closed lanes after a crash',
          ],
        },
      ],
    },
    {
      says: /\b(?:owner-driver|driver|courier|truckie)/i,
      roles: [
        {
          who: 'Removalist',
          did: [
            'Hired an extra pair of hands',
            'Collected boxes and moving blankets',
            'Quoted for a house move',
            'Reported damaged furniture',
            'Dismantled beds and wardrobes',
          ],
        },
        {
          who: 'Forklift operator',
          did: [
            'Booked a forklift licence renewal',
            'Unloaded pallets from a truck',
            'Filled in pre-start checks',
            'Stacked pallets in a cold store',
            'Charged the forklift batteries',
          ],
        },
        {
          who: 'Dispatcher',
          did: [
            'Looked for a relief dispatcher',
            'Ordered radios for the dispatch desk',
            'Planned the day’s dispatch list',
            'Handled clashing dispatch times',
            'Reset the dispatch board',
          ],
        },
        {
          who: 'Diesel mechanic',
          did: [
            'Hired an apprentice diesel mechanic',
            'Ordered parts for an engine rebuild',
            'Quoted for a gearbox job',
            'Kept track of engines waiting on parts',
            'Repaired a diesel leak',
          ],
        },
        {
          who: 'Weighbridge attendant',
          did: [
            'Booked a weighbridge inspection',
            'Ordered docket rolls for the weighbridge',
            'Reported an overloaded axle',
            'Explained a weighbridge docket',
            'Cleaned the weighbridge plate',
          ],
        },
        {
          who: 'Tyre fitter',
          did: [
            'Looked for a second tyre fitter',
            'Ordered tyres from a wholesaler',
            'Quoted for a set of tyres',
            'Checked tyre pressures for a fleet',
            'Repaired a puncture',
          ],
        },
        {
          who: 'Traffic controller',
          did: [
            'Hired stop-and-go crew',
            'Collected signs for a road closure',
            'Prepared a traffic management plan',
            'Handed over a road closure',
            'Set up cones for roadworks',
          ],
        },
        {
          who: 'Customs broker',
          did: [
            'Found a customs agent interstate',
            'Collected import permits',
            'Prepared customs declarations',
            'Chased a held import clearance',
            'Sorted out a wrong tariff code',
          ],
        },
        {
          who: 'Crane rigger',
          did: [
            'Hired a dogger for the crane',
            'Ordered slings for the crane',
            'Wrote up a crane lift plan',
            'Checked rigging before a lift',
            'Packed up the crane after a lift',
          ],
        },
        {
          who: 'Car detailer',
          did: [
            'Looked for a weekend car detailer',
            'Bought car wax in bulk',
            'Quoted for detailing a car fleet',
            'Dealt with stains on car seats',
            'Cleaned the upholstery of a car',
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
            'Looked for a watch glass supplier',
            'Ordered watch batteries',
            'Quoted for a watch repair',
            'Kept track of watches waiting on parts',
            'Cleaned watch movements',
          ],
        },
        {
          who: 'Basket weaver',
          did: [
            'Found a willow grower',
            'Ordered cane for baskets',
            'Taught a basket weaving class',
            'Arranged basket orders for a market',
            'Repaired basket handles',
          ],
        },
        {
          who: 'Glass blower',
          did: [
            'Looked for a glass furnace technician',
            'Ordered glass rods',
            'Prepared a glass blowing class',
            'Dealt with cracked glass',
            'Cleaned out the glass furnace',
          ],
        },
        {
          who: 'Picture framer',
          did: [
            'Hired help in the framing shop',
            'Ordered frame mouldings',
            'Quoted for framing certificates',
            'Kept track of pictures waiting to be framed',
            'Repaired an old frame',
          ],
        },
        {
          who: 'Upholsterer',
          did: [
            'Looked for an upholstery apprentice',
            'Ordered foam and fabric for couches',
            'Quoted for an armchair',
            'Chased a late upholstery fabric order',
            'Stripped the cover off a couch',
          ],
        },
        {
          who: 'Blacksmith',
          did: [
            'Found a supplier of forge coke',
            'Ordered steel bar for the forge',
            'Quoted for a wrought-iron gate',
            'Checked the forge for safety',
            'Repaired a forge blower',
          ],
        },
        {
          who: 'Dressmaker',
          did: [
            'Looked for a second dressmaker',
            'Ordered dress fabric',
            'Planned dress fittings with a client',
            'Dealt with late changes to a dress',
            'Altered a bridesmaid’s dress',
          ],
        },
        {
          who: 'Stonemason',
          did: [
            'Hired scaffolding for stonework',
            'Ordered sandstone blocks',
            'Quoted for repairs to a stone wall',
            'Arranged a stone delivery',
            'Repointed a stone wall',
          ],
        },
        {
          who: 'Bookbinder',
          did: [
            'Looked for a bookbinding assistant',
            'Ordered bookbinding cloth',
            'Quoted for binding theses',
            'Kept track of books waiting to be bound',
            'Repaired book spines',
          ],
        },
        {
          who: 'Guitar maker',
          did: [
            'Found a tonewood dealer',
            'Ordered guitar strings and tuners',
            'Quoted for a custom guitar',
            'Explained the wait for a guitar',
            'Repaired a guitar neck',
          ],
        },
      ],
      businesses: [
        {
          who: 'basket workshop',
          did: [
            'Hired a basket weaver',
            'Ordered willow for baskets',
            'Planned basket classes',
            'Kept track of basket orders',
            'Repaired customers’ baskets',
          ],
        },
        {
          who: 'clock workshop',
          did: [
            'Looked for a clock apprentice',
            'Ordered clock springs',
            'Quoted for a clock restoration',
            'Kept track of clocks waiting on parts',
            'Cleaned clock movements',
          ],
        },
        {
          who: 'candle company',
          did: [
            'Looked for candle stockists',
            'Ordered candle wax',
            'Wrote up safety labels for candles',
            'Dealt with late candle deliveries',
            'Packed candle orders',
          ],
        },
        {
          who: 'framing workshop',
          did: [
            'Hired a picture framer',
            'Ordered frame mouldings',
            'Quoted for framing an exhibition',
            'Kept track of pictures to be framed',
            'Set up a new mat cutter',
          ],
        },
        {
          who: 'knife workshop',
          did: [
            'Found a steel supplier for knives',
            'Ordered handle timber for knives',
            'Taught a knife making class',
            'Chased payment for chef’s knives',
            'Sharpened customers’ knives',
          ],
        },
        {
          who: 'kite workshop',
          did: [
            'Looked for a kite machinist',
            'Ordered kite fabric',
            'Planned a kite making day',
            'Handled kite returns',
            'Repaired torn kites',
          ],
        },
        {
          who: 'guitar workshop',
          did: [
            'Hired a guitar repairer',
            'Ordered guitar tonewood',
            'Quoted for guitar repairs',
            'Kept track of guitars in for repair',
            'Set up guitars for players',
          ],
        },
        {
          who: 'print studio',
          did: [
            'Looked for a printmaking tutor',
            'Ordered printmaking ink',
            'Planned a printmaking course',
            'Rostered members on the printing press',
            'Cleaned the printing press',
          ],
        },
        {
          who: 'glass studio in an old church',
          did: [
            'Hired a glass blower',
            'Ordered glass rods',
            'Prepared a glass blowing class',
            'Dealt with high gas bills for the furnace',
            'Cleaned out the glass furnace',
          ],
        },
      ],
    },
    {
      says: /\b(?:owner|brew|founder)/i,
      roles: [
        {
          who: 'Cheesemaker',
          did: [
            'Looked for a dairy to supply cheese milk',
            'Ordered cheese cultures',
            'Wrote up cheese batch records',
            'Checked the cheese cellar temperature',
            'Cleaned the cheese vats',
          ],
        },
        {
          who: 'Chocolatier',
          did: [
            'Found a cocoa importer',
            'Ordered chocolate boxes',
            'Planned the Easter chocolate range',
            'Dealt with chocolate melting in the post',
            'Repaired a chocolate tempering machine',
          ],
        },
        {
          who: 'Coffee roaster',
          did: [
            'Found a green bean importer',
            'Ordered coffee bags',
            'Taught a coffee tasting',
            'Kept track of coffee roast batches',
            'Cleaned the coffee roaster',
          ],
        },
        {
          who: 'Distiller',
          did: [
            'Looked for a gin stockist',
            'Ordered bottles for the gin',
            'Applied for a distilling licence',
            'Handled excise on spirits',
            'Cleaned the still',
          ],
        },
        {
          who: 'Soap maker',
          did: [
            'Looked for soap stockists',
            'Ordered oils for soap',
            'Wrote up soap ingredient labels',
            'Kept track of soap curing times',
            'Packed soap orders',
          ],
        },
        {
          who: 'Smallgoods butcher',
          did: [
            'Hired a sausage maker',
            'Ordered sausage casings',
            'Prepared a food safety plan for salami',
            'Checked the smokehouse temperature',
            'Cleaned the sausage mincer',
          ],
        },
        {
          who: 'Glass blower',
          did: [
            'Looked for a glass furnace technician',
            'Ordered glass rods',
            'Prepared a glass blowing class',
            'Dealt with cracked glass',
            'Cleaned out the glass furnace',
          ],
        },
        {
          who: 'Paper artist',
          did: [
            'Found a gallery for paper art',
            'Collected fibre for paper making',
            'Taught a paper making class',
            'Arranged a paper art exhibition',
            'Repaired a paper mould',
          ],
        },
        {
          who: 'Fashion designer',
          did: [
            'Found a sample machinist',
            'Ordered fabric for a clothing range',
            'Planned a fashion collection',
            'Dealt with a late garment factory',
            'Cancelled a garment style',
          ],
        },
      ],
      businesses: [
        {
          who: 'distillery',
          did: [
            'Hired a distiller',
            'Ordered botanicals for gin',
            'Planned distillery tours',
            'Handled excise returns on spirits',
            'Cleaned the copper still',
          ],
        },
        {
          who: 'soap company',
          did: [
            'Hired a soap packer',
            'Ordered oils for soap',
            'Wrote up soap ingredient labels',
            'Chased soap stockists for payment',
            'Set up a soap market stall',
          ],
        },
        {
          who: 'chilli sauce company',
          did: [
            'Looked for a chilli grower',
            'Ordered sauce bottles',
            'Wrote up chilli sauce labels',
            'Kept track of chilli sauce batches',
            'Repaired the sauce bottling line',
          ],
        },
        {
          who: 'furniture workshop',
          did: [
            'Hired a cabinetmaker',
            'Ordered furniture timber',
            'Quoted for a dining table',
            'Chased a deposit on furniture',
            'Repaired a table saw',
          ],
        },
        {
          who: 'clothing label',
          did: [
            'Found a clothing manufacturer',
            'Ordered fabric for a clothing range',
            'Planned a clothing photo shoot',
            'Handled clothing returns',
            'Packed clothing orders',
          ],
        },
        {
          who: 'chocolate company',
          did: [
            'Found a cocoa importer',
            'Ordered chocolate boxes',
            'Planned the Easter chocolate range',
            'Dealt with chocolate melting in transit',
            'Cleaned the chocolate moulds',
          ],
        },
        {
          who: 'paint factory',
          did: [
            'Hired a paint chemist',
            'Ordered paint pigments',
            'Wrote up paint safety sheets',
            'Checked paint batches for colour',
            'Cleaned the paint mixing vats',
          ],
        },
        {
          who: 'coffee roastery',
          did: [
            'Hired a coffee roaster',
            'Ordered green coffee beans',
            'Taught a barista course',
            'Kept track of coffee subscriptions',
            'Repaired the coffee roasting drum',
          ],
        },
        {
          who: 'surfboard workshop near the beach',
          did: [
            'Looked for a surfboard shaper',
            'Ordered surfboard foam',
            'Quoted for a custom surfboard',
            'Kept track of surfboard repairs',
            'Cleaned the surfboard shaping bay',
          ],
        },
        {
          who: 'sheet metal workshop with ten staff',
          did: [
            'Hired a sheet metal apprentice',
            'Ordered steel sheets',
            'Quoted for roof flashing',
            'Rostered staff on the metal folder',
            'Repaired a sheet metal press',
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
          who: 'Occupational therapist',
          did: [
            'Booked a home visit for bathroom rails',
            'Ordered shower chairs',
            'Wrote an equipment report for funding',
            'Checked a client’s bed height',
            'Set up equipment for daily living',
          ],
        },
        {
          who: 'Speech pathologist',
          did: [
            'Looked for a speech therapy room',
            'Ordered communication boards',
            'Wrote up a swallowing assessment',
            'Arranged speech sessions with families',
            'Set up a communication device',
          ],
        },
        {
          who: 'Behaviour specialist',
          did: [
            'Booked a behaviour assessment',
            'Collected behaviour observation sheets',
            'Wrote a behaviour support plan',
            'Explained behaviour triggers to staff',
            'Sorted out a behaviour plan review',
          ],
        },
        {
          who: 'Choir leader',
          did: [
            'Booked a hall for choir practice',
            'Ordered choir songbooks',
            'Planned a choir singalong',
            'Arranged transport for choir members',
            'Set up chairs for the choir',
          ],
        },
        {
          who: 'Wheelchair technician',
          did: [
            'Looked for a wheelchair parts supplier',
            'Ordered wheelchair batteries',
            'Quoted for wheelchair repairs',
            'Kept track of wheelchairs in for service',
            'Repaired a wheelchair joystick',
          ],
        },
        {
          who: 'Client advocate',
          did: [
            'Found a lawyer for a client’s tribunal case',
            'Collected documents for an appeal',
            'Prepared a client for a tribunal',
            'Chased a reply to a complaint',
            'Withdrew a client’s appeal',
          ],
        },
        {
          who: 'Community nurse',
          did: [
            'Booked a wound clinic for a patient',
            'Ordered wound dressings',
            'Wrote up nursing notes',
            'Handed over to the evening nurse',
            'Changed a patient’s dressings',
          ],
        },
        {
          who: 'Home modifications builder',
          did: [
            'Hired a tiler for an accessible bathroom',
            'Ordered ramps and rails',
            'Quoted for a bathroom modification',
            'Arranged building approval for a ramp',
            'Widened doorways for wheelchairs',
          ],
        },
        {
          who: 'Gardener for seniors',
          did: [
            'Looked for a mowing helper',
            'Ordered mulch for gardens',
            'Quoted for regular lawn mowing',
            'Arranged mowing times with retirees',
            'Cleared paths in a garden',
          ],
        },
      ],
      businesses: [
        {
          who: 'equipment hire company',
          did: [
            'Hired a delivery driver for scooters',
            'Ordered mobility scooters',
            'Quoted for hire of an adjustable bed',
            'Kept track of hired equipment',
            'Cleaned returned hire equipment',
          ],
        },
        {
          who: 'meals service',
          did: [
            'Hired a cook for home meals',
            'Ordered meal containers',
            'Planned menus for special diets',
            'Dealt with missed meal deliveries',
            'Packed meals for delivery',
          ],
        },
        {
          who: 'cleaning company',
          did: [
            'Hired house cleaners',
            'Ordered cleaning products',
            'Quoted for weekly cleaning',
            'Rostered cleaners for home visits',
            'Cancelled a clean at short notice',
          ],
        },
        {
          who: 'wheelchair workshop',
          did: [
            'Looked for a wheelchair mechanic',
            'Ordered wheelchair cushions',
            'Quoted for wheelchair repairs',
            'Chased a wheelchair funding approval',
            'Repaired wheelchair brakes',
          ],
        },
        {
          who: 'music therapy practice',
          did: [
            'Hired a music therapist',
            'Ordered instruments for music therapy',
            'Wrote up a music therapy report',
            'Arranged music sessions at a day centre',
            'Moved instruments between venues',
          ],
        },
        {
          who: 'garden service',
          did: [
            'Hired a gardener for home visits',
            'Ordered garden tools',
            'Quoted for regular hedge trimming',
            'Rostered gardeners for the week',
            'Repaired a lawn mower',
          ],
        },
        {
          who: 'home modifications firm',
          did: [
            'Found a tiler for bathroom modifications',
            'Ordered ramp kits',
            'Quoted for an accessible bathroom',
            'Chased approval for a ramp',
            'Installed bathroom grab rails',
          ],
        },
        {
          who: 'patient transport company',
          did: [
            'Hired transport officers for patients',
            'Ordered stretcher linen',
            'Planned patient pick-up runs',
            'Dealt with late hospital discharges',
            'Cleaned the patient vehicles',
          ],
        },
      ],
    },
  ],
  BEAUTY: [
    {
      says: /\b(?:salon|hair|stylist|barber|nail|beaut|spas?\b|tattoo|make-up|skin|massage|lash)/i,
      roles: [
        {
          who: 'Massage therapist',
          did: [
            'Looked for a massage room to rent',
            'Ordered massage oil',
            'Wrote up treatment notes on back pain',
            'Handled missed massage bookings',
            'Washed massage towels',
          ],
        },
        {
          who: 'Nail technician',
          did: [
            'Looked for a second nail technician',
            'Ordered nail gel',
            'Taught an apprentice acrylic nails',
            'Dealt with nail allergies',
            'Cleaned the nail tools',
          ],
        },
        {
          who: 'Tattoo artist',
          did: [
            'Booked a guest tattoo artist',
            'Ordered tattoo ink',
            'Prepared tattoo designs for clients',
            'Explained tattoo aftercare',
            'Sterilised tattoo equipment',
          ],
        },
        {
          who: 'Make-up specialist',
          did: [
            'Looked for bridal make-up clients',
            'Ordered foundation and lashes',
            'Planned a bridal make-up trial',
            'Arranged make-up times for a wedding party',
            'Packed a make-up kit',
          ],
        },
        {
          who: 'Laser operator',
          did: [
            'Booked a service for the laser',
            'Ordered laser safety goggles',
            'Wrote up laser treatment records',
            'Explained laser side effects',
            'Set up the laser room',
          ],
        },
        {
          who: 'Hairdresser',
          did: [
            'Looked for an apprentice hairdresser',
            'Ordered hair colour',
            'Quoted for a hair colour correction',
            'Handled late hair appointments',
            'Cleaned the hair basins',
          ],
        },
        {
          who: 'Barber',
          did: [
            'Looked for a second barber',
            'Ordered clipper blades',
            'Taught an apprentice a fade',
            'Managed the Saturday queue for shaves',
            'Cleaned the clippers',
          ],
        },
        {
          who: 'Brow stylist',
          did: [
            'Looked for a brow trainee',
            'Ordered brow tint',
            'Taught brow threading',
            'Checked clients for brow tint reactions',
            'Fixed uneven brows',
          ],
        },
        {
          who: 'Piercer in a shopping centre',
          did: [
            'Looked for a trainee piercer',
            'Ordered piercing jewellery',
            'Prepared piercing consent forms',
            'Explained piercing aftercare',
            'Sterilised piercing needles',
          ],
        },
        {
          who: 'Perfume consultant in a department store',
          did: [
            'Booked a perfume brand trainer',
            'Ordered perfume testers',
            'Planned a perfume launch',
            'Handled perfume returns',
            'Set up the perfume counter',
          ],
        },
      ],
      businesses: [
        {
          who: 'nail bar',
          did: [
            'Hired a nail technician',
            'Ordered nail polish',
            'Taught staff nail hygiene',
            'Dealt with walk-ins for manicures',
            'Cleaned the pedicure chairs',
          ],
        },
        {
          who: 'hair salon',
          did: [
            'Hired a senior hairdresser',
            'Ordered hair colour',
            'Planned hair training for apprentices',
            'Rostered hairdressers for Saturdays',
            'Repaired a hair basin',
          ],
        },
        {
          who: 'barber shop',
          did: [
            'Hired a barber',
            'Ordered shaving supplies',
            'Prepared a price list for beard trims',
            'Rostered barbers for late nights',
            'Cleaned the barber chairs',
          ],
        },
        {
          who: 'day spa',
          did: [
            'Hired a spa therapist',
            'Ordered spa robes',
            'Planned spa packages',
            'Handled spa voucher bookings',
            'Cleaned the sauna',
          ],
        },
        {
          who: 'tattoo studio',
          did: [
            'Booked a guest tattoo artist',
            'Ordered tattoo ink',
            'Prepared for a tattoo hygiene inspection',
            'Chased deposits for tattoos',
            'Sterilised tattoo equipment',
          ],
        },
        {
          who: 'skin clinic',
          did: [
            'Hired a dermal therapist',
            'Ordered skin peels',
            'Wrote up skin consultations',
            'Explained acne treatments',
            'Set up a skin treatment room',
          ],
        },
        {
          who: 'piercing parlour',
          did: [
            'Hired a piercer',
            'Ordered piercing jewellery',
            'Prepared piercing consent forms',
            'Checked ages for piercings',
            'Sterilised piercing tools',
          ],
        },
        {
          who: 'brow bar',
          did: [
            'Hired a brow stylist',
            'Ordered brow tint',
            'Taught staff brow lamination',
            'Managed walk-ins for brow waxing',
            'Cleaned the brow stations',
          ],
        },
        {
          who: 'massage clinic in the suburbs',
          did: [
            'Hired a massage therapist',
            'Ordered massage oil',
            'Prepared receipts for massage rebates',
            'Rostered massage therapists for weekends',
            'Repaired a massage table',
          ],
        },
        {
          who: 'wig shop in a laneway',
          did: [
            'Looked for a wig maker',
            'Ordered human hair wigs',
            'Quoted for a custom wig',
            'Arranged private wig fittings',
            'Washed and restyled wigs',
          ],
        },
      ],
    },
    {
      says: /\b(?:gym|fitness|trainer|yoga|pilates|swim|pool|dance|ballet|tennis|martial|karate|climb|coach|sport)/i,
      roles: [
        {
          who: 'Yoga teacher',
          did: [
            'Looked for a hall for yoga',
            'Ordered yoga mats',
            'Planned a yoga retreat',
            'Explained yoga poses to beginners',
            'Cleaned yoga mats',
          ],
        },
        {
          who: 'Tennis coach',
          did: [
            'Booked tennis courts for lessons',
            'Ordered tennis balls',
            'Planned a tennis holiday clinic',
            'Rescheduled rained-out tennis lessons',
            'Repaired the tennis ball machine',
          ],
        },
        {
          who: 'Gymnastics judge',
          did: [
            'Booked travel to a gymnastics meet',
            'Collected gymnastics score sheets',
            'Wrote up a routine for review',
            'Handled an appeal against a vault score',
            'Set up the judges’ table',
          ],
        },
        {
          who: 'Pilates instructor',
          did: [
            'Looked for a studio with reformers',
            'Ordered reformer springs',
            'Planned a pilates program for back pain',
            'Kept track of pilates class packs',
            'Cleaned the reformers',
          ],
        },
        {
          who: 'Pool lifeguard',
          did: [
            'Booked a lifeguard refresher course',
            'Ordered rescue tubes',
            'Wrote up a pool incident',
            'Handed over to the next lifeguard',
            'Cleared the pool for lightning',
          ],
        },
        {
          who: 'Dance teacher',
          did: [
            'Booked a theatre for a dance concert',
            'Ordered dance costumes',
            'Taught a tap class',
            'Dealt with parents about dance exams',
            'Sorted out music for a dance recital',
          ],
        },
        {
          who: 'Archery tutor',
          did: [
            'Looked for an archery field',
            'Ordered arrows and targets',
            'Taught archery to beginners',
            'Checked archery safety lines',
            'Repaired archery targets',
          ],
        },
        {
          who: 'Golf professional',
          did: [
            'Hired a golf shop assistant',
            'Ordered golf gloves and balls',
            'Taught a golf clinic',
            'Arranged golf lessons for members',
            'Repaired golf clubs',
          ],
        },
        {
          who: 'Ski patroller in the mountains',
          did: [
            'Booked an avalanche course',
            'Ordered rescue sleds',
            'Reported an injured skier',
            'Checked ski runs before opening',
            'Marked hazards on the ski runs',
          ],
        },
        {
          who: 'Climbing guide at an indoor wall',
          did: [
            'Looked for a climbing route setter',
            'Ordered climbing ropes',
            'Taught a belay course',
            'Checked climbing harnesses',
            'Cleaned climbing holds',
          ],
        },
      ],
      businesses: [
        {
          who: 'yoga studio',
          did: [
            'Hired a yoga teacher',
            'Ordered yoga mats',
            'Planned the yoga timetable',
            'Handled late cancellations for yoga',
            'Cleaned the yoga room',
          ],
        },
        {
          who: 'dance school',
          did: [
            'Hired a ballet teacher',
            'Ordered dance costumes',
            'Planned the end-of-year dance concert',
            'Chased dance fees from parents',
            'Repaired the dance floor',
          ],
        },
        {
          who: 'tennis centre',
          did: [
            'Hired a tennis coach',
            'Ordered tennis nets',
            'Planned a tennis tournament',
            'Dealt with double-booked tennis courts',
            'Repaired the tennis court lights',
          ],
        },
        {
          who: 'gymnastics hall',
          did: [
            'Looked for a gymnastics coach',
            'Ordered gymnastics mats',
            'Planned a gymnastics competition',
            'Managed the gymnastics waiting list',
            'Set up the gymnastics beams',
          ],
        },
        {
          who: 'swim school',
          did: [
            'Hired swimming teachers',
            'Ordered kickboards for lessons',
            'Taught a learn-to-swim class',
            'Managed make-up swimming lessons',
            'Repaired the swimming pool heater',
          ],
        },
        {
          who: 'pilates studio',
          did: [
            'Hired a pilates instructor',
            'Ordered reformer springs',
            'Planned the reformer timetable',
            'Handled pilates memberships on hold',
            'Repaired a reformer',
          ],
        },
        {
          who: 'archery range',
          did: [
            'Hired an archery instructor',
            'Ordered arrows and targets',
            'Wrote up archery safety rules',
            'Checked hire bows for damage',
            'Repaired archery targets',
          ],
        },
        {
          who: 'golf course',
          did: [
            'Hired a greenkeeper',
            'Ordered seed for the fairways',
            'Planned the golf club championship',
            'Managed tee times on the golf course',
            'Repaired the golf buggies',
          ],
        },
        {
          who: 'climbing wall in the suburbs',
          did: [
            'Hired a climbing instructor',
            'Ordered climbing ropes',
            'Planned a climbing birthday program',
            'Checked climbing waivers',
            'Cleaned climbing holds',
          ],
        },
        {
          who: 'bowling alley with a cafe',
          did: [
            'Looked for a bowling lane mechanic',
            'Ordered bowling shoes',
            'Planned a bowling league',
            'Handled group bookings for lanes',
            'Repaired a bowling pinsetter',
          ],
        },
        {
          who: 'ice rink',
          did: [
            'Hired a skating coach',
            'Ordered hire skates',
            'Planned a skating disco',
            'Rostered ice marshals for weekends',
            'Resurfaced the ice',
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
          who: 'Chimney sweep',
          did: [
            'Looked for a chimney sweeping apprentice',
            'Ordered chimney brushes',
            'Wrote up a flue safety report',
            'Arranged chimney bookings before winter',
            'Cleared blocked flues',
          ],
        },
        {
          who: 'Antenna installer',
          did: [
            'Hired an antenna installer',
            'Ordered antenna cable',
            'Quoted for a TV antenna',
            'Checked poor TV reception',
            'Replaced an old aerial',
          ],
        },
        {
          who: 'Pest controller',
          did: [
            'Hired a pest technician',
            'Ordered termite bait',
            'Reported on a termite inspection',
            'Explained pest spraying to tenants',
            'Removed a wasp nest',
          ],
        },
        {
          who: 'Window cleaner',
          did: [
            'Looked for a rope access partner',
            'Ordered squeegees and ropes',
            'Quoted for windows on a tower',
            'Checked harnesses before cleaning windows',
            'Washed office windows',
          ],
        },
        {
          who: 'Locksmith',
          did: [
            'Looked for an apprentice locksmith',
            'Ordered key blanks',
            'Quoted for new deadlocks',
            'Handled after-hours lockouts',
            'Repaired a jammed lock',
          ],
        },
        {
          who: 'Gardener',
          did: [
            'Looked for a gardening labourer',
            'Ordered plants from a nursery',
            'Planned a garden bed',
            'Dealt with weeds in a client’s garden',
            'Trimmed a client’s hedges',
          ],
        },
        {
          who: 'Pool technician',
          did: [
            'Booked pool inspections before summer',
            'Ordered pool chemicals',
            'Quoted for a pool pump',
            'Tested pool water for customers',
            'Cleaned a green pool',
          ],
        },
        {
          who: 'Carpet layer',
          did: [
            'Looked for a second carpet layer',
            'Ordered carpet underlay',
            'Quoted for carpet on stairs',
            'Arranged for carpet offcuts to be taken',
            'Repaired a carpet seam',
          ],
        },
        {
          who: 'Blinds fitter',
          did: [
            'Hired a blinds installer',
            'Ordered blinds made to measure',
            'Quoted for blinds in a new house',
            'Chased a late blinds order',
            'Repaired a roller blind',
          ],
        },
        {
          who: 'Arborist',
          did: [
            'Hired a tree climber',
            'Bought chainsaw safety gear',
            'Wrote a report on a dangerous tree',
            'Applied for a tree removal permit',
            'Cleared storm-damaged trees',
          ],
        },
      ],
      businesses: [
        {
          who: 'chimney sweeping business',
          did: [
            'Hired a chimney sweep',
            'Ordered chimney brushes',
            'Prepared chimney safety certificates',
            'Managed winter chimney bookings',
            'Repaired a chimney cowl',
          ],
        },
        {
          who: 'antenna company',
          did: [
            'Hired antenna installers',
            'Ordered antenna cable',
            'Quoted for a shared antenna',
            'Chased unpaid antenna jobs',
            'Replaced storm-damaged aerials',
          ],
        },
        {
          who: 'pest control business',
          did: [
            'Hired a licensed pest technician',
            'Ordered termite bait',
            'Prepared termite inspection reports',
            'Kept track of yearly pest treatments',
            'Removed a rat nest from a roof',
          ],
        },
        {
          who: 'lock shop',
          did: [
            'Hired a locksmith',
            'Ordered key blanks',
            'Quoted for a master key system',
            'Rostered locksmiths for night call-outs',
            'Repaired a shop lock',
          ],
        },
        {
          who: 'tree lopping company',
          did: [
            'Hired a tree climber',
            'Ordered parts for a wood chipper',
            'Quoted for tree removal',
            'Applied for council tree permits',
            'Cleared fallen trees',
          ],
        },
        {
          who: 'pool shop',
          did: [
            'Hired a pool technician',
            'Ordered chlorine for the shop',
            'Taught customers to test pool water',
            'Handled pool pump warranties',
            'Repaired pool cleaners',
          ],
        },
        {
          who: 'curtain studio',
          did: [
            'Hired a curtain maker',
            'Ordered curtain fabric',
            'Quoted for curtains in a new house',
            'Arranged curtain measure-ups',
            'Altered customers’ curtains',
          ],
        },
        {
          who: 'rubbish removal business',
          did: [
            'Hired a rubbish truck driver',
            'Ordered skip bins',
            'Quoted for a rubbish clearance',
            'Kept track of tip fees',
            'Emptied a shed full of rubbish',
          ],
        },
        {
          who: 'gutter cleaning business',
          did: [
            'Hired a gutter cleaner',
            'Ordered gutter mesh',
            'Quoted for cleaning gutters',
            'Arranged gutter jobs around wet weather',
            'Repaired leaking gutters',
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
            'Booked a lift safety inspection',
            'Ordered lift parts',
            'Reported on lift faults',
            'Handled call-outs for stuck lifts',
            'Repaired lift doors',
          ],
        },
        {
          who: 'Window cleaner',
          did: [
            'Looked for a rope access partner',
            'Ordered squeegees and ropes',
            'Quoted for windows on a tower',
            'Checked harnesses before cleaning windows',
            'Washed office windows',
          ],
        },
        {
          who: 'Fire extinguisher tester',
          did: [
            'Booked buildings for extinguisher testing',
            'Ordered extinguisher tags',
            'Wrote up fire equipment faults',
            'Kept track of extinguisher service dates',
            'Replaced expired extinguishers',
          ],
        },
        {
          who: 'Car park attendant',
          did: [
            'Booked a repair for the ticket machine',
            'Ordered tickets for the parking machine',
            'Reported a damaged parked car',
            'Dealt with lost parking tickets',
            'Reset the car park boom gate',
          ],
        },
        {
          who: 'Building concierge',
          did: [
            'Booked tradespeople for residents',
            'Collected parcels for residents',
            'Wrote notices for residents',
            'Arranged move-in times with residents',
            'Sorted out lost keys for residents',
          ],
        },
        {
          who: 'Floor polisher',
          did: [
            'Looked for an evening floor cleaner',
            'Ordered floor polish',
            'Quoted for polishing a foyer',
            'Checked floors for slip hazards',
            'Cleaned the floor polishing machine',
          ],
        },
        {
          who: 'Locksmith',
          did: [
            'Looked for an apprentice locksmith',
            'Ordered key blanks',
            'Quoted for a master key system',
            'Kept track of tenants’ keys',
            'Repaired a fire door lock',
          ],
        },
        {
          who: 'Centre marketing officer',
          did: [
            'Booked entertainers for the school holidays',
            'Ordered sale posters',
            'Planned a shopping centre promotion',
            'Chased stores for sale details',
            'Set up Christmas displays',
          ],
        },
        {
          who: 'Air conditioning fitter',
          did: [
            'Hired a refrigeration apprentice',
            'Ordered air conditioning filters',
            'Quoted for office air conditioning',
            'Handled call-outs on hot days',
            'Repaired an air conditioner',
          ],
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
          who: 'Conveyancer',
          did: [
            'Booked a property settlement',
            'Ordered land title searches',
            'Prepared a contract of sale',
            'Explained settlement costs to buyers',
            'Sorted out a delayed settlement',
          ],
        },
        {
          who: 'Building inspector',
          did: [
            'Booked a pest inspector to join me',
            'Bought a moisture meter',
            'Wrote a building inspection report',
            'Explained building defects to buyers',
            'Set up ladders for a roof inspection',
          ],
        },
        {
          who: 'Mortgage broker',
          did: [
            'Looked for a lender for a first-home buyer',
            'Collected payslips for a home loan',
            'Prepared a home loan application',
            'Chased a bank for loan approval',
            'Refinanced a client’s mortgage',
          ],
        },
        {
          who: 'Home stylist',
          did: [
            'Hired furniture for a display home',
            'Ordered cushions and rugs for styling',
            'Quoted for styling a house',
            'Kept track of hired furniture',
            'Packed up furniture after a sale',
          ],
        },
        {
          who: 'Valuer',
          did: [
            'Booked a valuation visit',
            'Collected recent sales records',
            'Wrote a valuation report',
            'Explained a low valuation to a bank',
            'Sorted out a disputed valuation',
          ],
        },
        {
          who: 'Removalist',
          did: [
            'Hired casual removalists',
            'Ordered packing boxes',
            'Quoted for an interstate move',
            'Dealt with furniture damaged in a move',
            'Loaded the removal truck',
          ],
        },
        {
          who: 'Signboard installer',
          did: [
            'Hired help to install signboards',
            'Collected signboards from the printer',
            'Planned the signboard run for the week',
            'Kept track of signboards to take down',
            'Repaired a damaged signboard',
          ],
        },
        {
          who: 'Drone photographer',
          did: [
            'Looked for an assistant drone pilot',
            'Bought drone batteries',
            'Quoted for aerial photos',
            'Checked drone flight restrictions',
            'Repaired a drone',
          ],
        },
        {
          who: 'Art auctioneer',
          did: [
            'Booked a room for an art auction',
            'Collected paintings from sellers',
            'Prepared an art auction catalogue',
            'Handled absentee art bids',
            'Set up an art viewing',
          ],
        },
      ],
      businesses: [
        {
          who: 'conveyancing practice',
          did: [
            'Hired a conveyancing clerk',
            'Ordered land title searches',
            'Prepared contracts of sale',
            'Chased banks for settlement dates',
            'Cancelled a settlement',
          ],
        },
        {
          who: 'mortgage brokerage',
          did: [
            'Hired a loan processor',
            'Collected payslips for home loans',
            'Prepared home loan applications',
            'Explained interest rates to borrowers',
            'Sorted out a refused loan',
          ],
        },
        {
          who: 'removals firm',
          did: [
            'Hired casual removalists',
            'Ordered packing boxes',
            'Quoted for a house move',
            'Rostered removal crews',
            'Repaired the removal truck',
          ],
        },
        {
          who: 'furniture staging company',
          did: [
            'Hired a property stylist',
            'Bought furniture for staging',
            'Quoted for staging a house',
            'Kept track of furniture out on hire',
            'Moved furniture between houses',
          ],
        },
        {
          who: 'self-storage centre',
          did: [
            'Booked a repair for a storage unit door',
            'Ordered padlocks for storage units',
            'Prepared storage agreements',
            'Chased overdue storage fees',
            'Cleared out abandoned storage units',
          ],
        },
        {
          who: 'building inspection company',
          did: [
            'Hired a building inspector',
            'Ordered moisture meters',
            'Prepared building inspection reports',
            'Handled complaints about missed defects',
            'Set up an inspection booking system',
          ],
        },
        {
          who: 'auction house',
          did: [
            'Booked an auctioneer for an antiques sale',
            'Collected antiques from sellers',
            'Prepared an auction catalogue',
            'Chased buyers for auction payments',
            'Packed antiques for delivery',
          ],
        },
        {
          who: 'sign company',
          did: [
            'Hired a signwriter',
            'Ordered signboard posts',
            'Quoted for shopfront signs',
            'Kept track of signs to take down',
            'Repaired the sign printer',
          ],
        },
        {
          who: 'coworking space in the city',
          did: [
            'Hired a coworking host',
            'Ordered desks for members',
            'Planned events for coworking members',
            'Handled meeting room double bookings',
            'Set up internet for members',
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
          who: 'Sound engineer',
          did: [
            'Looked for a venue sound job',
            'Bought microphone leads',
            'Quoted for mixing an album',
            'Dealt with noise in a sound recording',
            'Repaired an amplifier',
          ],
        },
        {
          who: 'Illustrator',
          did: [
            'Looked for an illustration agent',
            'Ordered drawing pens',
            'Quoted for illustrating a picture book',
            'Chased illustration royalties',
            'Redrew an illustration for a publisher',
          ],
        },
        {
          who: 'Mosaic artist',
          did: [
            'Looked for a wall for a mosaic',
            'Ordered mosaic tiles',
            'Taught a mosaic class',
            'Arranged council approval for a mosaic',
            'Repaired a cracked mosaic',
          ],
        },
        {
          who: 'Screen printer',
          did: [
            'Hired a screen printing assistant',
            'Ordered T-shirts for printing',
            'Quoted for printing team shirts',
            'Dealt with misprinted shirts',
            'Cleaned printing screens',
          ],
        },
        {
          who: 'Photographer',
          did: [
            'Looked for wedding photography clients',
            'Bought a camera lens',
            'Prepared a photo shoot list',
            'Chased photography deposits',
            'Sorted wedding photos',
          ],
        },
        {
          who: 'Animator',
          did: [
            'Looked for an animation job',
            'Ordered a drawing tablet',
            'Prepared an animation storyboard',
            'Dealt with client changes to an animation',
            'Fixed an animation sequence',
          ],
        },
        {
          who: 'Costume designer',
          did: [
            'Hired a costume maker',
            'Ordered costume fabric',
            'Planned costumes for a play',
            'Arranged costume fittings with actors',
            'Repaired torn costumes',
          ],
        },
        {
          who: 'Choreographer',
          did: [
            'Booked a rehearsal room for dancers',
            'Collected music for a ballet',
            'Prepared a choreography grant application',
            'Rostered dancers for rehearsals',
            'Reworked a dance routine',
          ],
        },
        {
          who: 'Sculptor in a shared shed',
          did: [
            'Looked for a foundry for a bronze',
            'Ordered plaster for sculpture',
            'Quoted for a public sculpture',
            'Arranged transport for a sculpture',
            'Sharpened carving chisels',
          ],
        },
      ],
      businesses: [
        {
          who: 'recording studio',
          did: [
            'Hired a sound engineer',
            'Ordered microphones and leads',
            'Quoted for recording an album',
            'Handled late-running recording sessions',
            'Repaired a mixing desk',
          ],
        },
        {
          who: 'glass studio',
          did: [
            'Hired a glass blower',
            'Ordered glass rods',
            'Prepared a glass blowing class',
            'Dealt with high gas bills for the furnace',
            'Packed glassware for shops',
          ],
        },
        {
          who: 'photo studio',
          did: [
            'Hired a photographer’s assistant',
            'Ordered photo backdrops',
            'Planned a school photo day',
            'Handled portrait reorders',
            'Set up studio lights for portraits',
          ],
        },
        {
          who: 'art gallery',
          did: [
            'Looked for artists to exhibit',
            'Collected paintings from artists',
            'Wrote an exhibition catalogue',
            'Chased payments for paintings',
            'Packed sold paintings',
          ],
        },
        {
          who: 'dance studio',
          did: [
            'Hired a ballet teacher',
            'Ordered dance costumes',
            'Planned a dance concert',
            'Chased dance class fees',
            'Repaired the dance floor',
          ],
        },
        {
          who: 'printmaking workshop',
          did: [
            'Looked for a printmaking tutor',
            'Ordered printmaking ink',
            'Planned a linocut workshop',
            'Rostered members on the printing press',
            'Cleaned the printing press',
          ],
        },
        {
          who: 'film company',
          did: [
            'Hired a camera crew',
            'Collected location permits for filming',
            'Planned a film shoot',
            'Handled weather delays to filming',
            'Packed up a film set',
          ],
        },
        {
          who: 'animation house',
          did: [
            'Hired a freelance animator',
            'Ordered animation software licences',
            'Quoted for an animated ad',
            'Dealt with late changes to an animation',
            'Set up an animation pipeline',
          ],
        },
        {
          who: 'costume shop',
          did: [
            'Hired a costume maker',
            'Ordered costume wigs and masks',
            'Planned costumes for a school musical',
            'Chased late costume returns',
            'Repaired damaged costumes',
          ],
        },
        {
          who: 'bookshop with a small press',
          did: [
            'Booked an author for a book launch',
            'Ordered books for the shop',
            'Prepared a manuscript for printing',
            'Handled special orders of books',
            'Packed up unsold books',
          ],
        },
      ],
    },
  ],
  CLUBS: [
    {
      says: /\b(?:moderator|facebook|online|newsletter|editor|website|podcast|page)/i,
      roles: [
        {
          who: 'Presenter on community radio',
          did: [
            'Looked for radio interview guests',
            'Collected music for a radio show',
            'Prepared a radio program',
            'Handed over to the next radio presenter',
            'Repaired studio headphones',
          ],
        },
        {
          who: 'Photographer for a football club',
          did: [
            'Booked a team photo day',
            'Bought camera batteries',
            'Wrote captions for match photos',
            'Handled requests for player photos',
            'Sorted match photos',
          ],
        },
        {
          who: 'Choir leader',
          did: [
            'Looked for a choir accompanist',
            'Ordered choir sheet music',
            'Planned a choir concert',
            'Chased choir members about rehearsals',
            'Moved a choir rehearsal',
          ],
        },
        {
          who: 'Organiser of a street party',
          did: [
            'Hired barriers for a street party',
            'Ordered food for a street party',
            'Applied for a street closure permit',
            'Explained the street closure to neighbours',
            'Packed up after a street party',
          ],
        },
        {
          who: 'Quizmaster at a pub',
          did: [
            'Looked for pub quiz sponsors',
            'Collected pub quiz answer sheets',
            'Prepared trivia questions',
            'Dealt with disputed trivia answers',
            'Set up the trivia scoreboard',
          ],
        },
        {
          who: 'Local historian',
          did: [
            'Looked for old residents to interview',
            'Collected historical photos',
            'Wrote a local history article',
            'Checked dates in the history archives',
            'Sorted old historical records',
          ],
        },
        {
          who: 'Host of a book group',
          did: [
            'Booked an author for the book group',
            'Collected a set of novels',
            'Prepared book discussion questions',
            'Chased overdue book group novels',
            'Moved a book group meeting',
          ],
        },
        {
          who: 'Designer of posters for a theatre',
          did: [
            'Looked for a poster printer',
            'Collected show posters from the printer',
            'Planned posters for a theatre season',
            'Arranged approval of a poster design',
            'Fixed a mistake on a poster',
          ],
        },
      ],
    },
    {
      says: /\b(?:shop|library|libraries|museum|uniform)/i,
      roles: [
        {
          who: 'Meals driver',
          did: [
            'Looked for a relief meals driver',
            'Collected meals from the kitchen',
            'Reported a client who missed a meal',
            'Checked on people receiving meals',
            'Swapped a meal delivery run',
          ],
        },
        {
          who: 'Canteen helper at a school',
          did: [
            'Looked for more canteen helpers',
            'Ordered bread for the canteen',
            'Prepared children’s lunch orders',
            'Dealt with food allergies at the canteen',
            'Cleaned the canteen ovens',
          ],
        },
        {
          who: 'Ticket collector on a steam train',
          did: [
            'Booked a carriage for a group',
            'Collected train tickets from passengers',
            'Reported a late steam train',
            'Explained the railway timetable',
            'Cleaned the train carriages',
          ],
        },
        {
          who: 'Repairer at a fix-it morning',
          did: [
            'Looked for volunteer repairers',
            'Bought spare parts for appliances',
            'Taught visitors to mend appliances',
            'Kept track of appliances to be fixed',
            'Repaired broken toasters',
          ],
        },
        {
          who: 'Treasurer of a tennis club',
          did: [
            'Looked for an auditor for the club',
            'Collected tennis court fees',
            'Prepared the tennis club accounts',
            'Chased unpaid tennis memberships',
            'Corrected a club bank statement',
          ],
        },
        {
          who: 'Animal shelter volunteer',
          did: [
            'Looked for foster carers for kittens',
            'Collected donated pet food',
            'Wrote adoption profiles for dogs',
            'Checked on animals after adoption',
            'Cleaned the kennels',
          ],
        },
        {
          who: 'Cook at a soup kitchen',
          did: [
            'Looked for soup kitchen helpers',
            'Collected donated food from bakeries',
            'Planned meals for the soup kitchen',
            'Rostered cooks for the evening meal',
            'Cleaned the soup kitchen stoves',
          ],
        },
        {
          who: 'Guide on mountain hikes',
          did: [
            'Booked a mountain hut for hikers',
            'Collected hiking maps',
            'Planned a hiking route',
            'Checked hikers’ fitness before a walk',
            'Cancelled a hike because of weather',
          ],
        },
        {
          who: 'Scout leader',
          did: [
            'Booked a scout campsite',
            'Ordered scout badges',
            'Planned a scout camp',
            'Chased scout camp consent forms',
            'Repaired scout tents',
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
            'Looked for beach clean-up volunteers',
            'Ordered litter pickers and gloves',
            'Reported on beach litter',
            'Arranged collection of beach rubbish',
            'Cleared nets from the beach',
          ],
        },
        {
          who: 'Astronomy club guide',
          did: [
            'Booked a site for stargazing',
            'Ordered star charts',
            'Planned an astronomy night',
            'Explained the night sky to visitors',
            'Set up telescopes for visitors',
          ],
        },
        {
          who: 'Steam engine stoker',
          did: [
            'Looked for a trainee stoker',
            'Ordered coal for the engine',
            'Reported a fault in the boiler',
            'Checked the steam pressure',
            'Cleaned the firebox',
          ],
        },
        {
          who: 'Bike path mapper',
          did: [
            'Looked for cyclists to test a route',
            'Collected bike path data',
            'Wrote to the council about bike lanes',
            'Checked cycling maps for mistakes',
            'Fixed gaps in the bike map',
          ],
        },
        {
          who: 'Weather recorder',
          did: [
            'Looked for a relief weather observer',
            'Ordered a new rain gauge',
            'Reported daily rainfall',
            'Kept track of temperatures',
            'Repaired a weather station',
          ],
        },
        {
          who: 'Scout leader',
          did: [
            'Booked a scout campsite',
            'Ordered scout badges',
            'Planned a scout camp',
            'Chased scout camp consent forms',
            'Repaired scout tents',
          ],
        },
        {
          who: 'Water quality tester',
          did: [
            'Looked for creek sampling volunteers',
            'Collected water samples',
            'Reported polluted water in a creek',
            'Checked salinity levels in a river',
            'Cleaned water testing kits',
          ],
        },
        {
          who: 'Historian at a pioneer cottage',
          did: [
            'Looked for a guide for the cottage',
            'Collected stories from pioneer families',
            'Prepared a talk on the gold rush',
            'Arranged school visits to the cottage',
            'Cleaned the pioneer furniture',
          ],
        },
        {
          who: 'Meals driver in a country town',
          did: [
            'Looked for a relief meals driver',
            'Collected meals from the hospital kitchen',
            'Reported a client who missed a meal',
            'Checked on older people receiving meals',
            'Swapped a meal delivery run',
          ],
        },
        {
          who: 'Fossil digger',
          did: [
            'Booked a place on a fossil dig',
            'Ordered fossil digging tools',
            'Wrote up fossil finds',
            'Handed over fossils to the university',
            'Cleaned fossils for display',
          ],
        },
      ],
    },
    {
      says: /\b(?:fire|ses\b|rescue|lifesav|patrol|brigade|surf)/i,
      roles: [
        {
          who: 'Event first aider',
          did: [
            'Booked a first aid refresher',
            'Ordered bandages for an event',
            'Wrote up injuries at a concert',
            'Handed over a patient to the ambulance',
            'Packed the first aid kits',
          ],
        },
        {
          who: 'Traffic marshal for a fun run',
          did: [
            'Looked for fun run volunteers',
            'Collected barriers for a fun run',
            'Planned road crossings for a fun run',
            'Directed traffic around runners',
            'Packed up signs after a fun run',
          ],
        },
        {
          who: 'Scout leader',
          did: [
            'Booked a scout campsite',
            'Ordered scout badges',
            'Planned a scout camp',
            'Chased scout camp consent forms',
            'Repaired scout tents',
          ],
        },
        {
          who: 'Blood donor host',
          did: [
            'Looked for new blood donors',
            'Ordered snacks for blood donors',
            'Reported a donor who felt faint',
            'Arranged appointments for blood donors',
            'Tidied the donor lounge',
          ],
        },
        {
          who: 'Coach of a junior football team',
          did: [
            'Booked an oval for junior training',
            'Ordered football jumpers',
            'Planned junior football training',
            'Dealt with parents about game time',
            'Washed the football jumpers',
          ],
        },
        {
          who: 'Amateur radio operator',
          did: [
            'Looked for a site for a radio mast',
            'Ordered radio parts',
            'Applied for an amateur radio licence',
            'Kept track of radio contacts',
            'Repaired a radio aerial',
          ],
        },
        {
          who: 'Choir conductor',
          did: [
            'Looked for a choir accompanist',
            'Ordered choir sheet music',
            'Planned a choir concert',
            'Chased choir members about rehearsals',
            'Moved a choir rehearsal',
          ],
        },
        {
          who: 'Bushwalking guide',
          did: [
            'Booked a campground for bushwalkers',
            'Collected bushwalking maps',
            'Planned a bushwalk for beginners',
            'Checked walkers’ gear',
            'Cancelled a bushwalk because of heat',
          ],
        },
        {
          who: 'Sailing instructor for teenagers',
          did: [
            'Hired dinghies for sailing lessons',
            'Ordered sails for dinghies',
            'Taught teenagers to sail',
            'Checked the wind before sailing lessons',
            'Repaired a dinghy',
          ],
        },
        {
          who: 'Treasurer of a tennis club',
          did: [
            'Looked for an auditor for the club',
            'Collected tennis court fees',
            'Prepared the tennis club accounts',
            'Chased unpaid tennis memberships',
            'Corrected a club bank statement',
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
            'Looked for a second hockey umpire',
            'Ordered hockey umpire shirts',
            'Reported a player after a hockey match',
            'Explained hockey rules to juniors',
            'Swapped a hockey umpiring shift',
          ],
        },
        {
          who: 'Op shop volunteer',
          did: [
            'Looked for op shop volunteers',
            'Collected clothing donations',
            'Wrote price tags for donated clothes',
            'Dealt with rubbish dumped at the op shop',
            'Sorted donated clothes',
          ],
        },
        {
          who: 'Choir leader',
          did: [
            'Booked a church hall for the choir',
            'Ordered choir sheet music',
            'Planned a choir concert',
            'Chased choir members about rehearsals',
            'Moved a choir rehearsal',
          ],
        },
        {
          who: 'Timekeeper at a swimming club',
          did: [
            'Looked for swimming club timekeepers',
            'Bought stopwatches for races',
            'Wrote up swimming race results',
            'Checked times with other lanes',
            'Corrected a swimmer’s race time',
          ],
        },
        {
          who: 'Guide at a local museum',
          did: [
            'Looked for new museum guides',
            'Collected objects from local families',
            'Prepared a museum tour',
            'Explained exhibits to school groups',
            'Cleaned the museum displays',
          ],
        },
        {
          who: 'Reader at a story time',
          did: [
            'Booked a room for story time',
            'Borrowed picture books for story time',
            'Planned a story time for toddlers',
            'Arranged for parents to help at story time',
            'Repaired torn picture books',
          ],
        },
        {
          who: 'Planter at a community garden',
          did: [
            'Looked for people to share garden plots',
            'Ordered compost for garden beds',
            'Planned the spring planting',
            'Rostered gardeners for watering',
            'Cleared weeds from garden beds',
          ],
        },
        {
          who: 'Marshal at a weekend fun run',
          did: [
            'Looked for fun run volunteers',
            'Collected barriers for a fun run',
            'Planned road crossings for a fun run',
            'Directed runners around a course',
            'Packed up signs after a fun run',
          ],
        },
        {
          who: 'Trombonist in a brass band',
          did: [
            'Looked for a trombone teacher',
            'Ordered brass band sheet music',
            'Prepared for a brass band contest',
            'Arranged lifts to band practice',
            'Cleaned a trombone',
          ],
        },
      ],
    },
    {
      says: /\b(?:football|footy|netball|cricket|bowls|tennis|soccer|basketball|hockey|rugby|coach|teams?|parkrun|sailing|kayak|swim|athletics|sports?)\b/i,
      roles: [
        {
          who: 'Cricket scorer',
          did: [
            'Looked for a second cricket scorer',
            'Bought a cricket scorebook',
            'Wrote up cricket match scores',
            'Checked cricket scores with the umpire',
            'Fixed a mistake in the bowling figures',
          ],
        },
        {
          who: 'Treasurer of a tennis club',
          did: [
            'Looked for an auditor for the tennis club',
            'Collected tennis court fees',
            'Prepared the tennis club accounts',
            'Chased unpaid tennis memberships',
            'Sorted out tennis club insurance',
          ],
        },
        {
          who: 'Umpire for junior hockey',
          did: [
            'Looked for a second hockey umpire',
            'Ordered hockey umpire shirts',
            'Reported a player after a hockey match',
            'Explained hockey rules to juniors',
            'Swapped a hockey umpiring shift',
          ],
        },
        {
          who: 'Marshal at a weekend fun run',
          did: [
            'Looked for fun run volunteers',
            'Collected barriers for a fun run',
            'Planned road crossings for a fun run',
            'Directed runners around a course',
            'Packed up signs after a fun run',
          ],
        },
        {
          who: 'Timekeeper for swimming races',
          did: [
            'Looked for swimming timekeepers',
            'Bought stopwatches for swimming races',
            'Wrote up swimming race results',
            'Checked swimming times with other lanes',
            'Corrected a swimmer’s race time',
          ],
        },
        {
          who: 'Rugby groundskeeper',
          did: [
            'Hired a roller for the rugby pitch',
            'Ordered rugby line-marking paint',
            'Reported a damaged rugby pitch',
            'Checked the rugby pitch after rain',
            'Repaired rugby goalposts',
          ],
        },
        {
          who: 'First aider at soccer games',
          did: [
            'Booked a sports first aid course',
            'Ordered bandages for soccer games',
            'Wrote up soccer injuries',
            'Explained concussion rules to soccer parents',
            'Packed a first aid kit for soccer',
          ],
        },
        {
          who: 'Registrar of a basketball league',
          did: [
            'Looked for basketball team managers',
            'Collected basketball registration forms',
            'Planned the basketball age groups',
            'Chased basketball registration fees',
            'Cancelled a double registration',
          ],
        },
        {
          who: 'Chess arbiter',
          did: [
            'Booked a venue for a chess tournament',
            'Ordered chess clocks',
            'Planned the chess draw',
            'Dealt with disputes at a chess tournament',
            'Set up chess boards',
          ],
        },
        {
          who: 'Bar helper at a bowling green',
          did: [
            'Looked for bowling club bar staff',
            'Ordered drinks for the bowls bar',
            'Prepared the bar for a bowls night',
            'Handled the till at the bowls bar',
            'Cleaned the bowls bar fridges',
          ],
        },
        {
          who: 'Judge at dance competitions',
          did: [
            'Booked travel to a dance competition',
            'Collected dance score sheets',
            'Wrote comments on dance routines',
            'Explained dance scores to teachers',
            'Sorted out a tie between dancers',
          ],
        },
      ],
    },
  ],
  FAMILY: [
    {
      says: /\b(?:Year (?:[7-9]|1[0-2])\b|teen|high school|adolescen)/i,
      roles: [
        {
          who: 'I’m a parent of triplets',
          did: [
            'Looked for a nanny for our triplets',
            'Bought nappies for our triplets',
            'Planned meals for our triplets',
            'Handled bath time with three children',
            'Packed bags for our triplets',
          ],
        },
        {
          who: 'I’m a host parent for an exchange program',
          did: [
            'Looked for a school for our exchange student',
            'Collected our exchange student from the airport',
            'Taught our exchange student house rules',
            'Dealt with our exchange student’s homesickness',
            'Set up a room for our exchange student',
          ],
        },
        {
          who: 'I’m a parent of a toddler',
          did: [
            'Looked for a toddler playgroup',
            'Bought training pants for my toddler',
            'Taught my toddler to use the potty',
            'Dealt with my toddler’s tantrums',
            'Set up a stair gate for my toddler',
          ],
        },
        {
          who: 'I’m a grandparent who does school runs',
          did: [
            'Looked for holiday activities for my grandchild',
            'Bought a booster seat for my grandchild',
            'Planned after-school snacks for my grandchild',
            'Arranged school pick-up days with my daughter',
            'Moved a meeting for the school run',
          ],
        },
        {
          who: 'I have a child in preschool',
          did: [
            'Looked for a preschool place',
            'Bought a hat for preschool',
            'Prepared my child for preschool',
            'Dealt with tears at preschool drop-off',
            'Labelled my child’s preschool clothes',
          ],
        },
        {
          who: 'I have a newborn',
          did: [
            'Booked a maternal nurse visit',
            'Ordered newborn nappies',
            'Wrote down my newborn’s feeds',
            'Dealt with my newborn’s broken sleep',
            'Set up a cot for my newborn',
          ],
        },
        {
          who: 'I have nieces and nephews nearby',
          did: [
            'Booked a day out with my nephews',
            'Bought a birthday present for my niece',
            'Planned a sleepover for my nieces',
            'Minded my nephews for my sister',
            'Set up beds for my nieces',
          ],
        },
        {
          who: 'I have grown-up children overseas',
          did: [
            'Booked flights to see my son overseas',
            'Collected parcels to post to my son',
            'Planned a visit to our daughter overseas',
            'Arranged video calls across time zones',
            'Cleared out our grown-up son’s room',
          ],
        },
        {
          who: 'I have a child in the scouts',
          did: [
            'Looked for a scout group for my child',
            'Bought a scout uniform',
            'Prepared my child for a scout camp',
            'Handled scout fundraising at home',
            'Packed a bag for scout camp',
          ],
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
            'Booked a trip for my long service leave',
            'Collected forms for long service leave',
            'Planned my time off from work',
            'Explained my leave to my manager',
            'Cancelled work meetings during my leave',
          ],
        },
        {
          who: 'I’m in a sailing crew',
          did: [
            'Looked for a yacht needing crew',
            'Bought sailing gloves',
            'Prepared for a yacht race',
            'Arranged crew for a weekend race',
            'Packed away the yacht’s sails',
          ],
        },
        {
          who: 'I’m a frequent flyer',
          did: [
            'Booked a reward flight with points',
            'Collected frequent flyer points',
            'Wrote to an airline about missing points',
            'Kept track of my points expiry',
            'Cancelled a flight',
          ],
        },
        {
          who: 'I’m a keen cyclist',
          did: [
            'Looked for a cycling club',
            'Ordered bike parts',
            'Planned a long bike ride',
            'Checked my bike before a ride',
            'Repaired my bike chain',
          ],
        },
        {
          who: 'I own a horse float',
          did: [
            'Booked my horse float in for a service',
            'Bought a rubber mat for my horse float',
            'Planned a trip with our horse',
            'Checked the brakes on my horse float',
            'Cleaned out my horse float',
          ],
        },
        {
          who: 'I own a kayak',
          did: [
            'Looked for a launching spot for my kayak',
            'Ordered a kayak paddle',
            'Planned a paddling trip',
            'Checked the tides before paddling',
            'Repaired my kayak',
          ],
        },
        {
          who: 'I own a motorbike',
          did: [
            'Booked my motorbike in for a service',
            'Bought a motorbike helmet',
            'Planned a weekend motorbike ride',
            'Renewed my motorbike insurance',
            'Cleaned my motorbike chain',
          ],
        },
        {
          who: 'I have a houseboat',
          did: [
            'Looked for a mooring for my houseboat',
            'Ordered mooring ropes',
            'Planned a river trip on my houseboat',
            'Checked my houseboat for leaks',
            'Cleaned my houseboat’s hull',
          ],
        },
        {
          who: 'I have a holiday house',
          did: [
            'Looked for a caretaker for our holiday house',
            'Bought linen for our holiday house',
            'Wrote instructions for holiday guests',
            'Arranged cleaning of our holiday house',
            'Shut up our holiday house for winter',
          ],
        },
        {
          who: 'I live in a beach shack',
          did: [
            'Hired a painter for my beach shack',
            'Bought rust-proof fittings for my beach shack',
            'Planned repairs to my beach shack',
            'Dealt with salt damage at my beach shack',
            'Swept sand out of my beach shack',
          ],
        },
      ],
    },
    {
      says: /\b(?:without (?:a|their own) (?:car|licence)|no car|don[’']t (?:drive|own a car)|bus|buses|trains?|trams?|commuters?|guide dogs?|blind|low vision|vision[- ]impair\w*)\b/i,
      roles: [
        {
          who: 'I own a cat and some fish',
          did: [
            'Booked my cat into a cattery',
            'Ordered fish tank filters',
            'Wrote feeding notes for a cat sitter',
            'Checked my fish for disease',
            'Cleaned my fish tank',
          ],
        },
        {
          who: 'I own a season ticket to the football',
          did: [
            'Looked for seats with a better view',
            'Bought a club membership for the season',
            'Planned my season around home games',
            'Arranged a lift to the football',
            'Renewed my football season ticket',
          ],
        },
        {
          who: 'I own a flat with my sister',
          did: [
            'Looked for a tenant with my sister',
            'Bought appliances for our shared flat',
            'Wrote up an ownership agreement with my sister',
            'Discussed the body corporate bill with my sister',
            'Repainted the flat with my sister',
          ],
        },
        {
          who: 'I’m a stamp collector',
          did: [
            'Looked for stamps at a fair',
            'Ordered a stamp album',
            'Wrote up a stamp catalogue',
            'Checked the value of my stamps',
            'Sorted my stamps by country',
          ],
        },
        {
          who: 'I’m a parent of twins',
          did: [
            'Looked for a babysitter for our twins',
            'Bought a double pram',
            'Planned a birthday party for our twins',
            'Dealt with fights between our twins',
            'Set up our twins’ bedroom',
          ],
        },
        {
          who: 'I’m in a quiz team',
          did: [
            'Booked a table for our quiz team',
            'Collected our quiz winnings',
            'Prepared for a trivia night',
            'Arranged a replacement for our quiz team',
            'Swapped quiz nights with a friend',
          ],
        },
        {
          who: 'I’m an early riser',
          did: [
            'Looked for an early morning class',
            'Bought an alarm clock',
            'Planned my day before sunrise',
            'Kept quiet for family asleep in the morning',
            'Cleaned the kitchen before sunrise',
          ],
        },
        {
          who: 'I have no garden',
          did: [
            'Looked for a community garden plot',
            'Bought pots for a windowsill',
            'Planned an indoor herb garden',
            'Kept my indoor plants alive',
            'Repotted my indoor plants',
          ],
        },
        {
          who: 'I have no dishwasher',
          did: [
            'Looked for a dishwasher for a small kitchen',
            'Bought dishwashing gloves',
            'Wrote a washing-up roster',
            'Dealt with dirty dishes after dinner',
            'Cleared the sink of dishes',
          ],
        },
        {
          who: 'I have no passport',
          did: [
            'Booked a passport photo',
            'Collected a passport form',
            'Applied for a first passport',
            'Arranged a witness for my passport form',
            'Cancelled an overseas trip without a passport',
          ],
        },
        {
          who: 'I don’t have a microwave',
          did: [
            'Looked for meals to heat on the stove',
            'Bought a small saucepan',
            'Planned dinners without a microwave',
            'Reheated leftovers on the stove',
            'Cleared space for a microwave',
          ],
        },
        {
          who: 'I live above a bakery',
          did: [
            'Hired a glazier to cut bakery noise',
            'Ordered earplugs for early mornings',
            'Wrote to the bakery about noise',
            'Dealt with delivery trucks at the bakery',
            'Cleaned bakery dust off my windows',
          ],
        },
        {
          who: 'I work in a supermarket',
          did: [
            'Looked for more supermarket shifts',
            'Ordered groceries for the shelves',
            'Taught a new checkout worker',
            'Handled a supermarket customer’s refund',
            'Cleaned up spills in the supermarket',
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
          who: 'I have lived overseas',
          did: [
            'Booked a call with friends overseas',
            'Ordered groceries from overseas',
            'Wrote to a former landlord overseas',
            'Checked my overseas tax records',
            'Closed a bank account overseas',
          ],
        },
        {
          who: 'I have built a house',
          did: [
            'Hired a builder for our house',
            'Ordered bricks for our new house',
            'Planned our new house with an architect',
            'Chased a builder about delays',
            'Fixed defects in our new house',
          ],
        },
        {
          who: 'I have renovated a kitchen',
          did: [
            'Hired a cabinetmaker for our kitchen',
            'Ordered kitchen benchtops',
            'Planned a new kitchen layout',
            'Dealt with dust during our kitchen renovation',
            'Pulled out our old kitchen',
          ],
        },
        {
          who: 'I have rented out a room',
          did: [
            'Looked for a lodger for my spare room',
            'Collected rent from a lodger',
            'Wrote house rules for a lodger',
            'Explained shared bills to a lodger',
            'Cleaned a room between lodgers',
          ],
        },
        {
          who: 'I have a holiday house',
          did: [
            'Looked for a caretaker for our holiday house',
            'Bought linen for our holiday house',
            'Wrote instructions for holiday guests',
            'Arranged cleaning of our holiday house',
            'Shut up our holiday house for winter',
          ],
        },
        {
          who: 'I’m on the committee of my building',
          did: [
            'Hired a lift contractor for my building',
            'Collected quotes for a common roof',
            'Wrote up minutes of an owners’ meeting',
            'Chased unpaid owners’ levies',
            'Sorted out a dispute about a shared driveway',
          ],
        },
        {
          who: 'I’m a beekeeper in the suburbs',
          did: [
            'Looked for a bee mentor',
            'Ordered beehive frames',
            'Registered my beehives',
            'Explained my bees to neighbours',
            'Cleaned my honey extractor',
          ],
        },
        {
          who: 'I’m a landlord with one flat',
          did: [
            'Looked for a tenant for my flat',
            'Collected rent from my tenant',
            'Wrote an ad for my rental flat',
            'Arranged a repair for my tenant',
            'Replaced my tenant’s stove',
          ],
        },
        {
          who: 'I own a block of land',
          did: [
            'Hired a surveyor for my block of land',
            'Ordered a soil test for my land',
            'Applied for permission to clear my block',
            'Dealt with rubbish dumped on my land',
            'Slashed the grass on my block',
          ],
        },
        {
          who: 'I live on a houseboat',
          did: [
            'Looked for a mooring for my houseboat',
            'Ordered mooring ropes',
            'Planned a river trip on my houseboat',
            'Checked my houseboat for leaks',
            'Emptied my houseboat’s waste tank',
          ],
        },
      ],
    },
    {
      says: /\b(?:home ?owners?|owners? of|houses?)\b/i,
      roles: [
        {
          who: 'I own a holiday flat',
          did: [
            'Looked for a manager for my holiday flat',
            'Bought linen for my holiday flat',
            'Wrote instructions for holiday guests',
            'Arranged cleaning between holiday guests',
            'Cancelled a holiday booking',
          ],
        },
        {
          who: 'I own a flat with a balcony',
          did: [
            'Hired a waterproofer for my balcony',
            'Bought an outdoor chair for my balcony',
            'Planned a balcony garden',
            'Checked balcony rules with the body corporate',
            'Cleaned my balcony drain',
          ],
        },
        {
          who: 'I own a place with a pool',
          did: [
            'Booked a pool fence inspection',
            'Ordered pool chlorine',
            'Taught guests pool safety',
            'Tested my pool water',
            'Cleaned my pool filter',
          ],
        },
        {
          who: 'I own a block of land',
          did: [
            'Hired a surveyor for my block of land',
            'Ordered a soil test for my land',
            'Applied for permission to clear my block',
            'Dealt with rubbish dumped on my land',
            'Slashed the grass on my block',
          ],
        },
        {
          who: 'I own a shop with a flat upstairs',
          did: [
            'Looked for a shop tenant',
            'Collected rent for my shop',
            'Prepared a shop lease',
            'Chased a late shop payment',
            'Repainted my shopfront',
          ],
        },
        {
          who: 'I own a garage with a workbench',
          did: [
            'Looked for a power point for my workbench',
            'Bought tools for my workbench',
            'Planned a woodwork project in my garage',
            'Checked my power tools for faults',
            'Sorted out my garage shelves',
          ],
        },
        {
          who: 'I’m a landlord with one flat',
          did: [
            'Looked for a tenant for my flat',
            'Collected rent from my tenant',
            'Wrote an ad for my rental flat',
            'Arranged a repair for my tenant',
            'Replaced my tenant’s stove',
          ],
        },
        {
          who: 'I’m on the committee of my building',
          did: [
            'Hired a lift contractor for my building',
            'Collected quotes for a common roof',
            'Wrote up minutes of an owners’ meeting',
            'Chased unpaid owners’ levies',
            'Sorted out a dispute about a shared driveway',
          ],
        },
        {
          who: 'I have solar panels',
          did: [
            'Booked a solar panel inspection',
            'Ordered a solar battery',
            'Wrote to my power company about solar credits',
            'Checked how much my solar panels made',
            'Had my solar panels cleaned',
          ],
        },
        {
          who: 'I have an open fireplace',
          did: [
            'Booked a chimney sweep',
            'Ordered firewood for winter',
            'Taught my children fireplace safety',
            'Dealt with smoke from our fireplace',
            'Cleaned out the fireplace',
          ],
        },
      ],
    },
  ],
  PETS: [
    {
      says: /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?)\b/i,
      roles: [
        {
          who: 'I have a rabbit in a hutch',
          did: [
            'Looked for a vet for my rabbit',
            'Bought hay for my rabbit',
            'Planned my rabbit’s vaccinations',
            'Checked my rabbit’s teeth',
            'Cleaned out my rabbit’s hutch',
          ],
        },
        {
          who: 'I have goldfish in a tank',
          did: [
            'Looked for someone to feed my goldfish',
            'Ordered goldfish food',
            'Wrote feeding notes for my goldfish',
            'Tested my goldfish water',
            'Cleaned my goldfish tank',
          ],
        },
        {
          who: 'I have a lizard',
          did: [
            'Looked for a reptile vet for my lizard',
            'Bought live insects for my lizard',
            'Applied for a licence to keep a lizard',
            'Checked my lizard’s heat lamp',
            'Set up my lizard’s enclosure',
          ],
        },
        {
          who: 'I have a snake with its own heat mat',
          did: [
            'Looked for a vet for my snake',
            'Ordered frozen mice for my snake',
            'Applied for a licence to keep a snake',
            'Kept track of my snake’s feeds',
            'Repaired my snake’s heat mat',
          ],
        },
        {
          who: 'I own a horse',
          did: [
            'Booked a farrier for my horse',
            'Ordered hay for my horse',
            'Prepared my horse for a show',
            'Arranged paddock agistment',
            'Mucked out my horse’s stable',
          ],
        },
        {
          who: 'I own a pair of budgies',
          did: [
            'Looked for a bird vet for my budgies',
            'Bought seed for my budgies',
            'Taught my budgies to step up',
            'Dealt with my budgies’ noise',
            'Cleaned my budgies’ cage',
          ],
        },
        {
          who: 'I own a guinea pig',
          did: [
            'Looked for a minder for my guinea pig',
            'Bought hay for my guinea pig',
            'Planned a run for my guinea pig',
            'Checked my guinea pig’s weight',
            'Cleaned my guinea pig’s cage',
          ],
        },
        {
          who: 'I own an ant farm',
          did: [
            'Looked for a queen ant',
            'Ordered food for my ants',
            'Wrote notes on my ant colony',
            'Dealt with ants escaping',
            'Set up an ant nest',
          ],
        },
        {
          who: 'I’m a pigeon racer',
          did: [
            'Looked for a vet for my pigeons',
            'Ordered pigeon leg rings',
            'Prepared my pigeons for a race',
            'Kept track of pigeon race times',
            'Cleaned out the pigeon loft',
          ],
        },
        {
          who: 'I’m a breeder of show ducks',
          did: [
            'Looked for a buyer for my ducklings',
            'Ordered feed for my ducks',
            'Prepared my ducks for a show',
            'Kept track of duck breeding pairs',
            'Cleaned out my duck pond',
          ],
        },
        {
          who: 'I keep chickens',
          did: [
            'Looked for someone to mind my chickens',
            'Ordered feed for my chickens',
            'Planned a bigger chicken coop',
            'Protected my chickens from foxes',
            'Cleaned out my chicken coop',
          ],
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
            'Looked for new book club members',
            'Borrowed novels for book club',
            'Prepared book club questions',
            'Chased book club members for dates',
            'Moved a book club night',
          ],
        },
        {
          who: 'I host a poker night',
          did: [
            'Looked for a player for poker night',
            'Bought poker chips',
            'Taught friends the poker rules',
            'Settled arguments at poker',
            'Cancelled a poker night',
          ],
        },
        {
          who: 'I host exchange students',
          did: [
            'Looked for a school for our exchange student',
            'Collected our exchange student from the airport',
            'Taught our exchange student house rules',
            'Dealt with our exchange student’s homesickness',
            'Set up a room for our exchange student',
          ],
        },
        {
          who: 'I host a street party once a year',
          did: [
            'Hired barriers for our street party',
            'Ordered food for our street party',
            'Applied for a street closure permit',
            'Explained the street party to new neighbours',
            'Packed up after our street party',
          ],
        },
        {
          who: 'I host travellers in a spare room',
          did: [
            'Looked for a cleaner for my guest room',
            'Bought linen for paying guests',
            'Wrote a listing for my spare room',
            'Handled late check-ins by travellers',
            'Cancelled a traveller’s booking',
          ],
        },
        {
          who: 'I host a podcast',
          did: [
            'Booked a guest for my podcast',
            'Ordered a podcast microphone',
            'Prepared podcast interview questions',
            'Chased podcast sponsors',
            'Edited a podcast episode',
          ],
        },
        {
          who: 'I have a wood-fired oven',
          did: [
            'Looked for a bricklayer for my pizza oven',
            'Ordered firewood for my pizza oven',
            'Planned a pizza night at home',
            'Dealt with smoke from my pizza oven',
            'Cleaned out my pizza oven',
          ],
        },
        {
          who: 'I have a vegetable garden',
          did: [
            'Looked for someone to water my vegetables',
            'Bought vegetable seedlings',
            'Planned my vegetable planting',
            'Dealt with pests on my vegetables',
            'Weeded my vegetable beds',
          ],
        },
        {
          who: 'I’m a beekeeper',
          did: [
            'Looked for a bee mentor',
            'Ordered beehive frames',
            'Registered my beehives',
            'Checked my beehives for disease',
            'Cleaned my honey extractor',
          ],
        },
        {
          who: 'I’m a home brewer',
          did: [
            'Looked for a home brewing club',
            'Ordered brewing hops',
            'Wrote up a home brew recipe',
            'Checked the temperature of my home brew',
            'Cleaned my brewing bottles',
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
          who: 'I’m learning Italian',
          did: [
            'Looked for an Italian conversation partner',
            'Bought an Italian textbook',
            'Prepared for an Italian exam',
            'Kept up my Italian homework',
            'Moved an Italian lesson',
          ],
        },
        {
          who: 'I’m learning the guitar',
          did: [
            'Looked for a guitar teacher',
            'Ordered guitar strings',
            'Prepared for a guitar lesson',
            'Kept up my guitar practice',
            'Tuned my guitar',
          ],
        },
        {
          who: 'I’m learning to surf',
          did: [
            'Booked a surfing lesson',
            'Bought a surfing wetsuit',
            'Planned a surfing weekend',
            'Checked the surf conditions',
            'Repaired my surfboard',
          ],
        },
        {
          who: 'I’m a beginner at golf',
          did: [
            'Booked a golf lesson',
            'Bought second-hand golf clubs',
            'Planned a first round of golf',
            'Kept track of my golf scores',
            'Cleaned my golf clubs',
          ],
        },
        {
          who: 'I’m a beginner at pottery',
          did: [
            'Booked a beginners’ pottery class',
            'Bought clay for pottery',
            'Planned a pottery project',
            'Arranged for my pottery to be fired',
            'Fixed a cracked pot',
          ],
        },
        {
          who: 'I’m a first-year apprentice chef',
          did: [
            'Looked for a chef’s apprenticeship',
            'Bought chef’s knives',
            'Prepared for a cooking assessment',
            'Dealt with late kitchen shifts',
            'Cleaned the kitchen stoves',
          ],
        },
        {
          who: 'I’m in a rowing crew',
          did: [
            'Looked for a rowing coach',
            'Ordered rowing gear',
            'Planned rowing training',
            'Arranged a replacement rower',
            'Washed the rowing boat',
          ],
        },
        {
          who: 'I’m in a choir',
          did: [
            'Looked for a singing teacher',
            'Borrowed choir sheet music',
            'Prepared for a choir concert',
            'Arranged a lift to choir rehearsal',
            'Cancelled a choir rehearsal',
          ],
        },
        {
          who: 'I have a telescope',
          did: [
            'Looked for a dark place for my telescope',
            'Ordered a telescope eyepiece',
            'Planned a stargazing night',
            'Kept track of planets I had seen',
            'Set up my telescope',
          ],
        },
        {
          who: 'I have a piano at home',
          did: [
            'Booked a piano tuner',
            'Ordered piano music',
            'Prepared for a piano exam',
            'Dealt with neighbours about piano practice',
            'Moved my piano',
          ],
        },
      ],
    },
    {
      says: /\b(?:collect|record|vinyl|stamps?|coins?|models?)/i,
      roles: [
        {
          who: 'I’m a stamp collector',
          did: [
            'Looked for stamps at a fair',
            'Ordered a stamp album',
            'Wrote up a stamp catalogue',
            'Checked the value of my stamps',
            'Sorted my stamps by country',
          ],
        },
        {
          who: 'I’m a coin collector',
          did: [
            'Looked for a coin dealer',
            'Ordered coin cases',
            'Wrote up an insurance list of my coins',
            'Checked old coins for fakes',
            'Sorted my coins by year',
          ],
        },
        {
          who: 'I’m a comic book reader',
          did: [
            'Looked for back issues of comics',
            'Ordered sleeves for my comics',
            'Wrote a review of a comic',
            'Kept track of comics I had lent',
            'Sorted my comics into boxes',
          ],
        },
        {
          who: 'I’m a train set builder',
          did: [
            'Looked for a train set club',
            'Ordered track for my train set',
            'Planned a model railway layout',
            'Checked the wiring on my train set',
            'Repaired a model train',
          ],
        },
        {
          who: 'I’m an amateur photographer',
          did: [
            'Looked for a photography course',
            'Bought a camera tripod',
            'Prepared photos for a competition',
            'Kept backups of my photos',
            'Cleaned my camera lenses',
          ],
        },
        {
          who: 'I’m a board game player',
          did: [
            'Looked for a board game group',
            'Ordered a board game',
            'Taught friends a board game',
            'Explained board game rules to a beginner',
            'Replaced missing board game pieces',
          ],
        },
        {
          who: 'I’m a kite flyer',
          did: [
            'Looked for an open place for kite flying',
            'Ordered kite line',
            'Planned a trip to a kite festival',
            'Checked the wind for kite flying',
            'Repaired a torn kite',
          ],
        },
        {
          who: 'I have a telescope',
          did: [
            'Looked for a dark place for my telescope',
            'Ordered a telescope eyepiece',
            'Planned a stargazing night',
            'Kept track of planets I had seen',
            'Set up my telescope',
          ],
        },
        {
          who: 'I own a kayak',
          did: [
            'Looked for a launching spot for my kayak',
            'Ordered a kayak paddle',
            'Planned a paddling trip',
            'Checked the tides before paddling',
            'Repaired my kayak',
          ],
        },
        {
          who: 'I own a metal detector',
          did: [
            'Looked for a beach to metal detect',
            'Bought a metal detector battery',
            'Reported a detecting find to the council',
            'Asked a farmer for permission to detect',
            'Cleaned finds from metal detecting',
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
            'Booked a turn in the shared kiln',
            'Ordered clay for my pottery',
            'Planned a kiln firing',
            'Kept track of pots waiting to be fired',
            'Cleaned the kiln shelves',
          ],
        },
        {
          who: 'I’m a painter who sells at markets',
          did: [
            'Booked a market stall for my paintings',
            'Ordered canvas for painting',
            'Prepared paintings for a market',
            'Handled requests for a portrait',
            'Packed my paintings after a market',
          ],
        },
        {
          who: 'I’m a printmaker in a shared studio',
          did: [
            'Booked time on the printing press',
            'Ordered printmaking ink',
            'Prepared prints for an exhibition',
            'Shared printing press costs with the studio',
            'Cleaned up the printing press',
          ],
        },
        {
          who: 'I’m a jewellery maker',
          did: [
            'Looked for a shop to stock my jewellery',
            'Ordered silver wire for jewellery',
            'Quoted for an engagement ring',
            'Kept track of jewellery orders',
            'Repaired a friend’s necklace',
          ],
        },
        {
          who: 'I’m a wood turner',
          did: [
            'Looked for a wood turning class',
            'Bought timber for turning',
            'Planned a set of wooden bowls',
            'Dealt with dust from my lathe',
            'Sharpened my wood turning tools',
          ],
        },
        {
          who: 'I’m a bookbinder',
          did: [
            'Looked for a bookbinding class',
            'Ordered leather for bookbinding',
            'Quoted for binding a family history',
            'Kept track of books to be bound',
            'Repaired old book covers',
          ],
        },
        {
          who: 'I make my own candles',
          did: [
            'Looked for candle moulds',
            'Ordered wax for candles',
            'Planned candles for a market stall',
            'Tested candle wicks',
            'Packed candles as presents',
          ],
        },
        {
          who: 'I make my own soap',
          did: [
            'Looked for a soap making class',
            'Ordered oils for soap',
            'Wrote up my soap recipes',
            'Kept track of soap curing times',
            'Cleaned my soap moulds',
          ],
        },
        {
          who: 'I have a darkroom',
          did: [
            'Looked for a darkroom enlarger',
            'Ordered darkroom chemicals',
            'Taught a friend to develop film',
            'Checked my darkroom for light leaks',
            'Cleaned my darkroom trays',
          ],
        },
        {
          who: 'I restore old clocks',
          did: [
            'Looked for a clock parts dealer',
            'Ordered clock springs',
            'Wrote up a clock’s history',
            'Kept track of clock parts',
            'Cleaned an old clock movement',
          ],
        },
      ],
    },
  ],
}
