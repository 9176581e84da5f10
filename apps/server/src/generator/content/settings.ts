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
      'Looked for an author to visit',
      'Ordered picture books',
      'Ran a reading challenge',
      'Repaired a torn book cover',
    ],
  },
  {
    who: 'Bursar',
    did: [
      'Compared two insurance policies for the school',
      'Collected overdue school fees',
      'Drew up next year’s budget',
      'Corrected a mistake in the payroll',
    ],
  },
  {
    who: 'Canteen manager',
    did: [
      'Chose a new fruit supplier',
      'Ordered sausage rolls',
      'Made sandwiches for a sports day',
      'Scrubbed out a pie warmer',
    ],
  },
  {
    who: 'Enrolment clerk',
    did: [
      'Looked up a family’s school zone',
      'Collected birth certificates from new families',
      'Prepared a waiting list for Year 7',
      'Sorted out a double enrolment',
    ],
  },
  {
    who: 'Laboratory assistant',
    did: [
      'Compared prices for microscopes',
      'Ordered test tubes',
      'Prepared acid for a science lesson',
      'Cleaned up a chemical spill',
    ],
  },
  {
    who: 'Uniform buyer',
    did: [
      'Chose a fabric for blazers',
      'Bought winter jumpers',
      'Wrote a size guide for families',
      'Sent back faulty zips',
    ],
  },
  {
    who: 'Minibus driver',
    did: [
      'Found a bus route around roadworks',
      'Got new tyres for the bus',
      'Ran a practice bus evacuation',
      'Cleaned chewing gum off a seat',
    ],
  },
  {
    who: 'Sports coordinator',
    did: [
      'Booked an athletics track',
      'Bought netball bibs',
      'Wrote up the results of a carnival',
      'Called off a match because of rain',
    ],
  },
  {
    who: 'Theatre technician',
    did: [
      'Chose a curtain for a stage',
      'Bought a stage microphone',
      'Built the set of a musical',
      'Fixed a theatre spotlight',
    ],
  },
]

/** What people run in streets and shopping centres everywhere. */
const SHOPFRONTS: Decoy[] = [
  {
    who: 'car wash',
    did: [
      'Compared two kinds of foam',
      'Bought sponges and chamois',
      'Made up a loyalty card for taxis',
      'Unblocked a wash bay',
    ],
  },
  {
    who: 'driving school',
    did: [
      'Hired an instructor for manual cars',
      'Got a dual-control car',
      'Taught a learner to reverse park',
      'Moved a driving test to another day',
    ],
  },
  {
    who: 'print shop',
    did: [
      'Chose a paper for wedding invitations',
      'Ordered toner',
      'Made posters for a pantomime',
      'Cleared a paper jam',
    ],
  },
  {
    who: 'watch repair shop',
    did: [
      'Found a glass for an old watch',
      'Ordered watch batteries',
      'Engraved a watch for a retirement',
      'Replaced a strap',
    ],
  },
  {
    who: 'framing shop',
    did: [
      'Chose a mount for a diploma',
      'Bought lengths of gold moulding',
      'Cut glass for a picture',
      'Re-hung a frame that sat crooked',
    ],
  },
  {
    who: 'music shop',
    did: [
      'Looked for someone to teach the saxophone',
      'Ordered guitar strings',
      'Ran a ukulele night',
      'Tuned a second-hand piano',
    ],
  },
  {
    who: 'travel agency',
    did: [
      'Compared fares to Japan',
      'Picked up brochures about cruises',
      'Planned a honeymoon for a couple',
      'Cancelled a group tour',
    ],
  },
  {
    who: 'toy shop',
    did: [
      'Chose puzzles for Christmas',
      'Bought a crate of kites',
      'Set up a train set in the window',
      'Sent back a box of broken dolls',
    ],
  },
  {
    who: 'bike shop',
    did: [
      'Picked a helmet for a toddler',
      'Ordered inner tubes',
      'Put together a new tricycle',
      'Straightened a bent wheel',
    ],
  },
  {
    who: 'alterations shop in a shopping centre',
    did: [
      'Found a matching zip for a ski jacket',
      'Bought a spool of silk thread',
      'Took in a suit for a school formal',
      'Let down the hem of a skirt',
    ],
  },
  {
    who: 'plant nursery near the beach',
    did: [
      'Picked seedlings for a spring sale',
      'Ordered a load of potting mix',
      'Potted up some ferns',
      'Fixed a sprinkler in the greenhouse',
    ],
  },
]

/** Distractors for people who work for themselves, whatever they do. */
const SELF_EMPLOYED: Decoy[] = [
  {
    who: 'Dressmaker',
    did: [
      'Chose lace for a bridesmaid',
      'Bought a bolt of linen',
      'Drew a pattern for a coat',
      'Took up a hem',
    ],
  },
  {
    who: 'Piano tuner',
    did: [
      'Booked a tuning at a concert hall',
      'Ordered piano wire',
      'Tuned a grand piano before a recital',
      'Freed a sticking key',
    ],
  },
  {
    who: 'Photographer',
    did: [
      'Looked for a place to shoot portraits',
      'Bought a zoom lens',
      'Put together an album of family photos',
      'Cleaned a camera sensor',
    ],
  },
  {
    who: 'Bookkeeper',
    did: [
      'Compared two payroll programs',
      'Got receipts from a plumber',
      'Prepared an activity statement',
      'Fixed an error in a ledger',
    ],
  },
  {
    who: 'Locksmith',
    did: [
      'Chose a deadlock for a shop',
      'Ordered key blanks',
      'Cut a spare key',
      'Opened a jammed safe',
    ],
  },
  {
    who: 'Gardener',
    did: [
      'Picked plants for a shady corner',
      'Bought a load of mulch',
      'Planted a hedge',
      'Cleared leaves out of a pond',
    ],
  },
  {
    who: 'Translator',
    did: [
      'Looked up a legal term in two dictionaries',
      'Got a birth certificate to translate',
      'Wrote subtitles for a documentary',
      'Corrected the grammar in a brochure',
    ],
  },
  {
    who: 'Signwriter',
    did: [
      'Chose lettering for a bakery window',
      'Ordered sheets of vinyl',
      'Painted a sign for a pub',
      'Scraped old lettering off a van',
    ],
  },
  {
    who: 'Dog groomer',
    did: [
      'Found a gentler shampoo for poodles',
      'Bought new clippers',
      'Trimmed a spaniel',
      'Combed out a knotted coat',
    ],
  },
  {
    who: 'Upholsterer',
    did: [
      'Compared foam for a window seat',
      'Ordered velvet',
      'Covered a footstool',
      'Replaced the springs in an armchair',
    ],
  },
]

/** People who work in the same place as a cook. */
const AROUND_A_KITCHEN: Decoy[] = [
  {
    who: 'Cleaner',
    did: [
      'Chose a gentler floor cleaner',
      'Ordered mop heads',
      'Wrote a list of rooms to vacuum',
      'Polished a long corridor',
    ],
  },
  {
    who: 'Gardener',
    did: [
      'Picked roses for a new bed',
      'Bought a load of mulch',
      'Planted a row of shrubs',
      'Sharpened the hedge trimmer',
    ],
  },
  {
    who: 'Minibus driver',
    did: [
      'Found a bus route around roadworks',
      'Picked up passengers from a station',
      'Planned stops for a day trip',
      'Cleaned the seats of a minibus',
    ],
  },
  {
    who: 'Receptionist',
    did: [
      'Booked a taxi for a visitor',
      'Ordered name badges',
      'Made a sign for the front desk',
      'Sorted the mail',
    ],
  },
  {
    who: 'Laundry worker',
    did: [
      'Tried a different stain remover',
      'Ordered washing powder',
      'Folded a stack of sheets',
      'Emptied the filters of the dryers',
    ],
  },
  {
    who: 'Handyman',
    did: [
      'Hired a long ladder',
      'Bought light globes',
      'Painted a handrail',
      'Fixed a squeaky door',
    ],
  },
  {
    who: 'Payroll officer',
    did: [
      'Compared two timesheet systems',
      'Collected bank details from new staff',
      'Ran the fortnightly pays',
      'Corrected a payslip',
    ],
  },
  {
    who: 'Security guard',
    did: [
      'Tried out a two-way radio',
      'Picked up a new torch',
      'Wrote up a night patrol',
      'Reset an alarm after midnight',
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
            'Compared two timesheet systems',
            'Collected bank details from new staff',
            'Ran the fortnightly pays',
            'Corrected a payslip',
          ],
        },
        {
          who: 'Front desk receptionist',
          did: [
            'Booked a courier for a parcel',
            'Ordered visitor badges',
            'Made a sign for the front desk',
            'Sorted out a clash between two meeting rooms',
          ],
        },
        {
          who: 'Claims assessor',
          did: [
            'Chose a panel beater for a driver',
            'Got photos of a dented car',
            'Wrote a report on storm damage',
            'Reopened a claim from last year',
          ],
        },
        {
          who: 'Staff trainer',
          did: [
            'Booked a room for a workshop',
            'Printed handouts for a class',
            'Ran a first-day tour for new starters',
            'Updated an old slide show',
          ],
        },
        {
          who: 'Sales representative',
          did: [
            'Looked for new clients in the next suburb',
            'Picked up samples from a warehouse',
            'Prepared a pitch for a retailer',
            'Moved a sales visit to another week',
          ],
        },
        {
          who: 'Recruitment consultant',
          did: [
            'Picked five people to interview',
            'Got references from a former boss',
            'Wrote a job ad',
            'Called off a second interview',
          ],
        },
        {
          who: 'Mail room worker',
          did: [
            'Compared courier prices',
            'Ordered padded envelopes',
            'Franked a pile of letters',
            'Tracked down a parcel without a label',
          ],
        },
        {
          who: 'Marketing assistant',
          did: [
            'Chose a photo for a billboard',
            'Ordered tote bags for an expo',
            'Wrote a caption for a post',
            'Fixed a typo in a brochure',
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
            'Picked a quieter time for the washing',
            'Got coins for a washing machine',
            'Wrote a note about a lost sock',
            'Wiped down a shared dryer',
          ],
        },
        {
          who: 'I use a second phone for work',
          did: [
            'Compared plans for a second number',
            'Bought a case for a work phone',
            'Set up an automatic reply to clients',
            'Turned off a work phone for the weekend',
          ],
        },
        {
          who: 'I’m in a quiz team',
          did: [
            'Chose a name for a quiz team',
            'Won a pub voucher',
            'Made up a round about old films',
            'Argued about a quiz answer',
          ],
        },
        {
          who: 'I’m a part-time student',
          did: [
            'Picked an elective',
            'Got a textbook from the library',
            'Wrote an essay',
            'Asked for more time for an assignment',
          ],
        },
        {
          who: 'I’m an aunt or uncle',
          did: [
            'Chose a toy for a nephew',
            'Bought a onesie for a niece',
            'Taught a nephew a card game',
            'Gave back a niece’s lost hat',
          ],
        },
        {
          who: 'I’m a stamp collector',
          did: [
            'Looked for a rare stamp',
            'Bought a stamp album',
            'Sorted a set of stamps by year',
            'Removed a stamp from an old envelope',
          ],
        },
        {
          who: 'I’m the eldest of four children',
          did: [
            'Chose a present on behalf of four siblings',
            'Collected money from two brothers',
            'Planned a family get-together with my siblings',
            'Settled an argument between my brothers',
          ],
        },
        {
          who: 'I have two passports',
          did: [
            'Chose which passport to travel on',
            'Got a second passport renewed',
            'Filled in a form at a consulate',
            'Updated the address on a foreign passport',
          ],
        },
        {
          who: 'I have a cat and some fish',
          did: [
            'Compared two brands of cat litter',
            'Bought a water plant for the fish',
            'Made a cushion for the cat',
            'Cleaned out a fish tank',
          ],
        },
        {
          who: 'I have a spare room for guests',
          did: [
            'Chose a doona for visitors',
            'Bought a bedside lamp for guests',
            'Made up a bed for a visitor',
            'Cleared boxes out of a spare room',
          ],
        },
        {
          who: 'I have no garden',
          did: [
            'Picked a pot for a windowsill',
            'Bought a bunch of herbs at a market',
            'Grew sprouts in a jar',
            'Repotted an indoor fern',
          ],
        },
        {
          who: 'I have no dishwasher',
          did: [
            'Compared two dishwashing liquids',
            'Bought a bigger dish rack',
            'Drew up a washing-up roster',
            'Washed up after a dinner for eight',
          ],
        },
        {
          who: 'I own a flat with my sister',
          did: [
            'Picked a tenant with my sister',
            'Got a shared flat valued',
            'Wrote up an agreement with my sister',
            'Shared a repair bill with my sister',
          ],
        },
        {
          who: 'I own a season ticket to the football',
          did: [
            'Chose a seat for the season',
            'Bought a club scarf',
            'Organised a tipping competition',
            'Swapped a ticket for another round',
          ],
        },
        {
          who: 'I live near a tram stop',
          did: [
            'Compared two tram routes',
            'Got a tram timetable for visitors',
            'Gave directions to a tourist at a stop',
            'Reported a tram that never came',
          ],
        },
        {
          who: 'I live with two flatmates',
          did: [
            'Looked for a third flatmate',
            'Bought a shared kettle',
            'Wrote a cleaning roster for the flat',
            'Sorted out whose turn it was',
          ],
        },
        {
          who: 'I speak two languages',
          did: [
            'Chose a bilingual picture book',
            'Ordered novels from overseas',
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
      'Chose a veneer for a wardrobe',
      'Ordered sheets of plywood',
      'Made a set of drawers',
      'Reset a table saw',
    ],
  },
  {
    who: 'tiling business',
    did: [
      'Compared two kinds of grout',
      'Collected mosaic tiles from a showroom',
      'Laid a bathroom floor',
      'Replaced a cracked tile',
    ],
  },
  {
    who: 'plumbing business',
    did: [
      'Found an apprentice for the hot water jobs',
      'Bought copper pipe',
      'Put in a new shower',
      'Unblocked a sewer',
    ],
  },
  {
    who: 'roofing company',
    did: [
      'Hired a roof safety rail',
      'Ordered ridge capping',
      'Measured up a roof with a drone',
      'Patched a leak around a skylight',
    ],
  },
  {
    who: 'kitchen showroom',
    did: [
      'Picked handles with a couple',
      'Got samples of stone benchtops',
      'Drew a plan for an island bench',
      'Fixed a soft-close drawer',
    ],
  },
  {
    who: 'scaffolding firm',
    did: [
      'Compared two kinds of planks',
      'Bought a crate of couplers',
      'Put up towers around a church',
      'Straightened bent tubes',
    ],
  },
  {
    who: 'painting business',
    did: [
      'Chose a white for a ceiling',
      'Picked up tins from a paint shop',
      'Sprayed a picket fence',
      'Sanded back a window frame',
    ],
  },
  {
    who: 'glass company',
    did: [
      'Compared double glazing from two makers',
      'Ordered shower screens',
      'Cut a mirror to size',
      'Replaced a smashed shop window',
    ],
  },
  {
    who: 'fencing business in the suburbs',
    did: [
      'Picked a latch for a side gate',
      'Ordered a pack of palings',
      'Dug post holes along a boundary',
      'Propped up a leaning fence',
    ],
  },
  {
    who: 'pool building company on the coast',
    did: [
      'Chose a pump for a lap pool',
      'Bought glass pool fencing',
      'Dug out a hole for a plunge pool',
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
            'Booked a dogger for a heavy lift',
            'Bought new slings',
            'Drew up a lift plan',
            'Greased a boom',
          ],
        },
        {
          who: 'Scaffolder',
          did: [
            'Compared two makes of planks',
            'Collected couplers from a finished job',
            'Put up a tower beside a church',
            'Straightened a bent tube',
          ],
        },
        {
          who: 'Estimator',
          did: [
            'Compared prices from three subcontractors',
            'Got plans from an architect',
            'Priced a school extension',
            'Corrected a sum in a tender',
          ],
        },
        {
          who: 'Paint mixer',
          did: [
            'Chose a tint for a heritage cottage',
            'Restocked rollers',
            'Matched a colour from a chip',
            'Cleaned out a tinting tank',
          ],
        },
        {
          who: 'Timber machinist',
          did: [
            'Found a longer beam for a veranda',
            'Ordered treated pine',
            'Ran decking through a planer',
            'Changed a saw blade',
          ],
        },
        {
          who: 'Key cutter',
          did: [
            'Compared two brands of padlock',
            'Ordered key blanks',
            'Engraved a pet tag',
            'Filed down a stiff key',
          ],
        },
        {
          who: 'Kitchen consultant',
          did: [
            'Picked cupboard handles with a couple',
            'Got samples of stone benchtops',
            'Drew a plan for an island bench',
            'Sorted out a drawer that stuck',
          ],
        },
        {
          who: 'Concrete truck driver',
          did: [
            'Found a way onto a steep block',
            'Collected a load of slab mix',
            'Poured a driveway',
            'Hosed out a mixing drum',
          ],
        },
        {
          who: 'Tile sales representative',
          did: [
            'Picked mosaics for a display',
            'Ordered boxes of terracotta',
            'Showed a couple how grout dries',
            'Took back a box of cracked tiles',
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
            'Compared two hot water systems',
            'Bought copper pipe',
            'Put in a new shower',
            'Unblocked a sewer',
          ],
        },
        {
          who: 'Tiler',
          did: [
            'Chose a grout for a shower floor',
            'Collected mosaics from a showroom',
            'Laid a splashback',
            'Replaced a cracked tile',
          ],
        },
        {
          who: 'Roofer',
          did: [
            'Hired a roof safety rail',
            'Ordered ridge capping',
            'Measured up a roof with a drone',
            'Patched a leak around a skylight',
          ],
        },
        {
          who: 'Painter',
          did: [
            'Chose a white for a ceiling',
            'Picked up tins from a paint shop',
            'Sprayed a picket fence',
            'Sanded back a window frame',
          ],
        },
        {
          who: 'Bricklayer',
          did: [
            'Found old bricks to match a chimney',
            'Ordered a pallet of bricks',
            'Built a letterbox',
            'Chipped mortar off used bricks',
          ],
        },
        {
          who: 'Glazier',
          did: [
            'Compared double glazing from two makers',
            'Bought suction cups',
            'Cut a mirror to size',
            'Replaced a smashed shop window',
          ],
        },
        {
          who: 'Plasterer',
          did: [
            'Chose a cornice for a hallway',
            'Got a load of plasterboard',
            'Put up a false ceiling',
            'Filled a hole in a wall',
          ],
        },
        {
          who: 'Carpet layer',
          did: [
            'Picked an underlay for a bedroom',
            'Bought gripper strips',
            'Measured a staircase for a runner',
            'Stretched a carpet that had rippled',
          ],
        },
        {
          who: 'Fencer',
          did: [
            'Picked a latch for a side gate',
            'Ordered a pack of palings',
            'Dug post holes along a boundary',
            'Propped up a leaning gate',
          ],
        },
        {
          who: 'Concrete polisher',
          did: [
            'Rented a floor grinder',
            'Ordered diamond discs',
            'Sealed a garage floor',
            'Ground down a high spot in a slab',
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
            'Booked a taxi for four in the morning',
            'Got a spare pillow for a late arrival',
            'Wrote up a log of the night',
            'Silenced an alarm at midnight',
          ],
        },
        {
          who: 'Shuttle driver',
          did: [
            'Found a quicker way to the airport',
            'Collected a family from the terminal',
            'Ran a trip to a winery',
            'Cleaned sand out of a minibus',
          ],
        },
        {
          who: 'Pool attendant',
          did: [
            'Compared two kinds of chlorine',
            'Bought pool noodles',
            'Taught a water aerobics class',
            'Skimmed leaves off a pool',
          ],
        },
        {
          who: 'Spa therapist',
          did: [
            'Picked a scent for a massage oil',
            'Ordered face masks',
            'Gave a hot stone massage',
            'Cleaned out a steam room',
          ],
        },
        {
          who: 'Wedding coordinator',
          did: [
            'Hired a string quartet',
            'Ordered chair covers',
            'Drew up a seating plan',
            'Moved a ceremony indoors because of rain',
          ],
        },
        {
          who: 'Bartender',
          did: [
            'Chose a gin for a new cocktail',
            'Bought limes and mint',
            'Mixed a jug of punch',
            'Changed a keg',
          ],
        },
        {
          who: 'Hotel gardener',
          did: [
            'Picked palms for the driveway',
            'Ordered a load of mulch',
            'Planted a herb bed',
            'Fixed a sprinkler',
          ],
        },
        {
          who: 'Breakfast cook',
          did: [
            'Tried out another brand of bacon',
            'Ordered trays of eggs',
            'Made pancakes for forty people',
            'Descaled a coffee urn',
          ],
        },
        {
          who: 'Conference technician',
          did: [
            'Compared two projectors',
            'Ordered lapel microphones',
            'Ran the sound for a keynote',
            'Freed a stuck projector screen',
          ],
        },
        {
          who: 'Laundry worker',
          did: [
            'Tried a new stain remover on sheets',
            'Ordered washing powder',
            'Ironed two hundred napkins',
            'Cleared lint out of a dryer',
          ],
        },
      ],
      businesses: [
        {
          who: 'houseboat company',
          did: [
            'Hired a skipper for school holidays',
            'Bought life jackets',
            'Taught a family to steer',
            'Scraped a hull',
          ],
        },
        {
          who: 'ski lodge',
          did: [
            'Chose a snow plough driver',
            'Ordered firewood for the drying room',
            'Waxed hire skis',
            'Dug out a snowed-in door',
          ],
        },
        {
          who: 'winery',
          did: [
            'Compared corks and screw caps',
            'Ordered oak barrels',
            'Ran a tasting for a bus group',
            'Cleaned a fermentation tank',
          ],
        },
        {
          who: 'caravan park',
          did: [
            'Picked a jumping pillow for the playground',
            'Got a new dump point',
            'Levelled a site for a big van',
            'Repaired a shower block',
          ],
        },
        {
          who: 'backpacker hostel',
          did: [
            'Found a barbecue for the rooftop',
            'Bought bunk beds',
            'Ran a pub crawl',
            'Cleared out a shared fridge',
          ],
        },
        {
          who: 'tour company',
          did: [
            'Hired a guide who speaks German',
            'Got a national park permit',
            'Planned a day trip to a waterfall',
            'Called off a walk because of fire danger',
          ],
        },
        {
          who: 'function centre',
          did: [
            'Booked a jazz band',
            'Bought round tablecloths',
            'Drew up a seating plan for a ball',
            'Fixed a dance floor',
          ],
        },
        {
          who: 'pony trekking business',
          did: [
            'Found someone to shoe a horse',
            'Bought saddles for children',
            'Led a ride along a beach',
            'Cleaned a rack of bridles',
          ],
        },
        {
          who: 'day spa in a country town',
          did: [
            'Picked a scent for a massage oil',
            'Ordered face masks from a supplier',
            'Made up a voucher for couples',
            'Cleaned out a steam room',
          ],
        },
        {
          who: 'glamping site with six tents',
          did: [
            'Compared canvas from two makers',
            'Bought lanterns and rugs',
            'Put up a bell tent',
            'Patched a tear in a fly sheet',
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
            'Compared two kinds of oat milk',
            'Ordered a bag of decaf beans',
            'Taught a trainee to pour a rosetta',
            'Descaled an espresso machine',
          ],
        },
        {
          who: 'Bartender',
          did: [
            'Chose a gin for a new cocktail',
            'Bought limes and mint',
            'Mixed a jug of punch',
            'Changed a keg',
          ],
        },
        {
          who: 'Waiter',
          did: [
            'Found a high chair for a family',
            'Picked up dry-cleaned aprons',
            'Carried five plates at once',
            'Mopped up a spilt drink at a table',
          ],
        },
        {
          who: 'Sommelier',
          did: [
            'Picked a riesling for a tasting menu',
            'Bought a case of pinot noir',
            'Wrote up a wine list',
            'Sent back a corked bottle',
          ],
        },
        {
          who: 'Pizza maker',
          did: [
            'Compared two kinds of mozzarella',
            'Ordered pizza boxes',
            'Stretched forty bases before six',
            'Swept ash out of a wood-fired oven',
          ],
        },
        {
          who: 'Pastry cook',
          did: [
            'Chose a glaze for fruit tarts',
            'Bought vanilla pods',
            'Piped custard into eclairs',
            'Scraped down a pastry sheeter',
          ],
        },
        {
          who: 'Dishwasher',
          did: [
            'Tried a stronger rinse aid',
            'Got new rubber gloves',
            'Scraped and stacked three hundred plates',
            'Pulled a fork out of a drain',
          ],
        },
        {
          who: 'Function coordinator',
          did: [
            'Booked a jazz band',
            'Hired white tablecloths',
            'Drew up a seating plan',
            'Moved a wedding lunch indoors',
          ],
        },
        {
          who: 'Ice cream scooper in a beach kiosk',
          did: [
            'Chose a pistachio paste',
            'Ordered waffle cones',
            'Churned a tub of mango sorbet',
            'Defrosted a display freezer',
          ],
        },
        {
          who: 'Butcher in a hotel kitchen',
          did: [
            'Compared lamb from two farms',
            'Ordered a side of beef',
            'Made sausages for a barbecue',
            'Sharpened a boning knife',
          ],
        },
      ],
      businesses: [
        {
          who: 'juice bar',
          did: [
            'Compared two cold presses',
            'Ordered oranges for the week',
            'Made a smoothie with beetroot',
            'Cleaned pulp out of a juicer',
          ],
        },
        {
          who: 'ice cream parlour',
          did: [
            'Chose a flavour for summer',
            'Ordered waffle cones',
            'Churned a tub of mango sorbet',
            'Defrosted a display freezer',
          ],
        },
        {
          who: 'bakery',
          did: [
            'Compared flour from two mills',
            'Bought proving baskets',
            'Shaped a batch of sourdough',
            'Fixed a bread slicer',
          ],
        },
        {
          who: 'fish and chip shop',
          did: [
            'Picked a new batter',
            'Ordered a box of flathead',
            'Cut potatoes for the fryer',
            'Changed the frying oil',
          ],
        },
        {
          who: 'wine bar',
          did: [
            'Picked a riesling for the list',
            'Bought a case of pinot noir',
            'Ran a tasting on a Tuesday',
            'Sent back a corked bottle',
          ],
        },
        {
          who: 'pub',
          did: [
            'Booked a cover band',
            'Ordered twenty kegs',
            'Ran a trivia night',
            'Cleaned the beer lines',
          ],
        },
        {
          who: 'sushi shop',
          did: [
            'Compared salmon from two importers',
            'Bought sheets of seaweed',
            'Rolled a platter for an office lunch',
            'Repaired a rice cooker',
          ],
        },
        {
          who: 'catering firm',
          did: [
            'Hired waiters for a wedding',
            'Got a second set of warming trays',
            'Prepared finger food for a launch',
            'Cancelled a marquee for a lunch',
          ],
        },
        {
          who: 'pizza shop in the suburbs',
          did: [
            'Compared two kinds of mozzarella',
            'Ordered pizza boxes',
            'Stretched dough for a busy night',
            'Swept ash out of a wood-fired oven',
          ],
        },
        {
          who: 'Thai restaurant in a country town',
          did: [
            'Found a grower of Thai basil',
            'Bought a sack of jasmine rice',
            'Pounded a green curry paste',
            'Took pad see ew off the menu',
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
            'Chose a poem for a naming day',
            'Bought a portable microphone',
            'Wrote vows with a couple',
            'Corrected a name on a marriage certificate',
          ],
        },
        {
          who: 'Cake decorator',
          did: [
            'Compared two brands of fondant',
            'Ordered edible glitter',
            'Made sugar roses for a wedding',
            'Propped up a leaning tier',
          ],
        },
        {
          who: 'Caterer',
          did: [
            'Hired waiters for a garden party',
            'Bought platters for canapés',
            'Made mini quiches for eighty guests',
            'Scrubbed a spit roaster',
          ],
        },
        {
          who: 'Make-up artist',
          did: [
            'Picked a lipstick for a bride',
            'Ordered false eyelashes',
            'Ran a trial for four bridesmaids',
            'Washed a set of brushes',
          ],
        },
        {
          who: 'Balloon stylist',
          did: [
            'Chose balloons for a baby shower',
            'Got a bottle of helium',
            'Built an arch of balloons',
            'Untangled a bunch of ribbons',
          ],
        },
        {
          who: 'Photographer',
          did: [
            'Looked for a spot with evening light',
            'Bought a zoom lens',
            'Put together an album for a couple',
            'Cleaned a camera sensor',
          ],
        },
        {
          who: 'Marquee rigger',
          did: [
            'Compared two kinds of tent pegs',
            'Collected a clear roof from storage',
            'Put up a tent on a vineyard',
            'Patched a torn canvas wall',
          ],
        },
        {
          who: 'Wedding singer',
          did: [
            'Picked a first dance song',
            'Bought a set of in-ear speakers',
            'Learnt a ballad for a bride',
            'Untangled a microphone lead',
          ],
        },
        {
          who: 'Florist with a market stall',
          did: [
            'Chose foliage for an archway',
            'Got peonies from the flower market',
            'Tied a bouquet for a bride',
            'Stripped thorns off roses',
          ],
        },
      ],
      businesses: [
        {
          who: 'party hire business',
          did: [
            'Compared two jumping castles',
            'Bought a hundred folding chairs',
            'Set up a chocolate fountain',
            'Hosed down a jumping castle',
          ],
        },
        {
          who: 'wedding dress shop',
          did: [
            'Picked veils for a display',
            'Ordered gowns from a designer',
            'Pinned a train on a bride',
            'Steamed creases out of a gown',
          ],
        },
        {
          who: 'photo booth company',
          did: [
            'Chose a backdrop with palm leaves',
            'Bought feather boas',
            'Made up a guest book of photo strips',
            'Cleared a jam in a photo printer',
          ],
        },
        {
          who: 'flower shop',
          did: [
            'Chose foliage for a wreath',
            'Got peonies from the flower market',
            'Tied a bouquet for an anniversary',
            'Stripped thorns off roses',
          ],
        },
        {
          who: 'cake studio',
          did: [
            'Compared two brands of fondant',
            'Ordered edible glitter',
            'Made sugar flowers for a tiered cake',
            'Propped up a leaning tier',
          ],
        },
        {
          who: 'marquee company',
          did: [
            'Compared two kinds of tent pegs',
            'Bought a clear roof',
            'Put up a tent on a vineyard',
            'Patched a torn canvas wall',
          ],
        },
        {
          who: 'lighting company',
          did: [
            'Picked festoons for a courtyard',
            'Ordered coloured filters',
            'Programmed spotlights for a fashion show',
            'Replaced a blown stage lamp',
          ],
        },
        {
          who: 'string quartet',
          did: [
            'Looked for a second viola',
            'Got sheet music for a processional',
            'Rehearsed a waltz',
            'Re-haired a violin bow',
          ],
        },
        {
          who: 'limousine business',
          did: [
            'Chose a ribbon for a bonnet',
            'Bought a stretch car',
            'Drove a bride to a church',
            'Vacuumed confetti out of a back seat',
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
            'Chose a rescue board',
            'Picked up a new whistle',
            'Ran a resuscitation drill',
            'Fished a towel out of a lane',
          ],
        },
        {
          who: 'Visitor centre assistant',
          did: [
            'Found a motel for a family of six',
            'Restocked maps of walking trails',
            'Wrote a page about whale season',
            'Straightened a rack of brochures',
          ],
        },
        {
          who: 'Theatre technician',
          did: [
            'Hired a smoke machine',
            'Ordered coloured gels',
            'Built a set for a school musical',
            'Fixed a curtain pulley',
          ],
        },
        {
          who: 'Youth worker',
          did: [
            'Looked for a skateboard coach',
            'Bought a table tennis table',
            'Ran a graffiti workshop',
            'Broke up an argument at a drop-in night',
          ],
        },
        {
          who: 'Community bus driver',
          did: [
            'Found a bus route around roadworks',
            'Collected seniors for a shopping trip',
            'Planned stops for a day out',
            'Cleaned the seats of a minibus',
          ],
        },
        {
          who: 'Town planner',
          did: [
            'Compared two plans for a car park',
            'Got a traffic study for a new estate',
            'Wrote a report on a shop extension',
            'Sorted out an objection to a carport',
          ],
        },
        {
          who: 'Park ranger',
          did: [
            'Picked a site for a bird hide',
            'Bought dog waste bags',
            'Led a walk through a wetland',
            'Removed a fallen branch from a path',
          ],
        },
        {
          who: 'Rates clerk',
          did: [
            'Looked up the owner of a block',
            'Collected an overdue rates payment',
            'Printed a batch of rates notices',
            'Corrected an address on a rates notice',
          ],
        },
        {
          who: 'Immunisation nurse',
          did: [
            'Booked a hall for flu shots',
            'Ordered vaccines',
            'Gave injections at a high school',
            'Reset a vaccine fridge',
          ],
        },
      ],
      businesses: [
        {
          who: 'public pool',
          did: [
            'Hired a lifeguard for summer',
            'Bought lane ropes',
            'Ran an aqua aerobics class',
            'Topped up the chlorine',
          ],
        },
        {
          who: 'community theatre',
          did: [
            'Hired a smoke machine',
            'Ordered coloured gels',
            'Built a set for a musical',
            'Fixed a curtain pulley',
          ],
        },
        {
          who: 'visitor centre',
          did: [
            'Found a motel for a family of six',
            'Restocked maps of walking trails',
            'Wrote a page about whale season',
            'Straightened a rack of brochures',
          ],
        },
        {
          who: 'youth centre',
          did: [
            'Looked for a skateboard coach',
            'Bought a table tennis table',
            'Ran a graffiti workshop',
            'Broke up an argument at a drop-in night',
          ],
        },
        {
          who: 'botanic garden',
          did: [
            'Picked orchids for a spring show',
            'Got seeds from another botanic garden',
            'Planted a bed of kangaroo paws',
            'Fixed a sprinkler',
          ],
        },
        {
          who: 'recycling depot',
          did: [
            'Compared prices for scrap metal',
            'Collected old televisions',
            'Baled a stack of cardboard',
            'Pulled a car battery out of a skip',
          ],
        },
        {
          who: 'indoor sports hall',
          did: [
            'Booked umpires for a futsal league',
            'Bought badminton nets',
            'Drew up a roster of basketball courts',
            'Replaced a cracked backboard',
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
            'Picked a branch to prune',
            'Bought a climbing harness',
            'Felled a dead gum',
            'Sharpened a chainsaw',
          ],
        },
        {
          who: 'Playground inspector',
          did: [
            'Compared two kinds of soft fall',
            'Ordered swing seats',
            'Wrote up a report on a slide',
            'Tightened the bolts of a seesaw',
          ],
        },
        {
          who: 'Line marker',
          did: [
            'Hired a marking machine',
            'Got a drum of white paint',
            'Painted arrows in a car park',
            'Blacked out an old crossing',
          ],
        },
        {
          who: 'Grader driver',
          did: [
            'Picked a blade for gravel',
            'Collected a load of crushed rock',
            'Graded a dirt track',
            'Greased a grader',
          ],
        },
        {
          who: 'Drainage worker',
          did: [
            'Compared two pipe cameras',
            'Ordered manhole covers',
            'Filmed the inside of a pipe',
            'Pulled tree roots out of a stormwater pit',
          ],
        },
        {
          who: 'Irrigation fitter',
          did: [
            'Chose sprinklers for an oval',
            'Bought poly pipe',
            'Programmed a watering controller',
            'Fixed a stuck solenoid',
          ],
        },
        {
          who: 'Sign installer',
          did: [
            'Found a spot for a bus zone post',
            'Picked up new street names',
            'Put up a give way sign',
            'Scraped stickers off a stop sign',
          ],
        },
        {
          who: 'Street sweeper',
          did: [
            'Tried out a stiffer brush',
            'Got a new broom',
            'Swept a mall before a parade',
            'Emptied a hopper full of leaves',
          ],
        },
        {
          who: 'Lighting technician',
          did: [
            'Compared two kinds of LED lamp',
            'Ordered lamp posts',
            'Mapped the lights along a bike path',
            'Replaced a blown street light',
          ],
        },
        {
          who: 'Building surveyor',
          did: [
            'Compared plans with a finished house',
            'Got an engineer’s certificate',
            'Wrote a notice about a balcony',
            'Closed a permit from last year',
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
            'Chose a smaller needle for a child',
            'Ordered blood tubes',
            'Labelled a tray of samples',
            'Emptied a sharps bin',
          ],
        },
        {
          who: 'Dental hygienist',
          did: [
            'Compared two electric toothbrushes',
            'Ordered fluoride gel',
            'Taught a child to floss',
            'Scaled and polished teeth',
          ],
        },
        {
          who: 'Physiotherapist',
          did: [
            'Picked exercises for a stiff shoulder',
            'Bought resistance bands',
            'Ran a balance class',
            'Taped an ankle',
          ],
        },
        {
          who: 'Optometrist',
          did: [
            'Compared two makers of frames',
            'Ordered a set of contact lenses',
            'Wrote a prescription for reading glasses',
            'Straightened a pair of bent glasses',
          ],
        },
        {
          who: 'Podiatrist',
          did: [
            'Chose a foam for insoles',
            'Bought nail clippers',
            'Made a mould of a foot',
            'Trimmed a corn',
          ],
        },
        {
          who: 'Sonographer',
          did: [
            'Tried out a new ultrasound probe',
            'Ordered ultrasound gel',
            'Scanned a shoulder',
            'Warmed up an ultrasound room',
          ],
        },
        {
          who: 'Practice nurse',
          did: [
            'Chose a dressing for a burn',
            'Ordered flu vaccines',
            'Gave a tetanus injection',
            'Took out stitches',
          ],
        },
        {
          who: 'Audiologist',
          did: [
            'Compared two brands of hearing aid',
            'Ordered hearing aid batteries',
            'Ran a hearing test in a booth',
            'Cleared wax out of an ear mould',
          ],
        },
        {
          who: 'Dietitian',
          did: [
            'Looked for a low-salt stock',
            'Got a set of body scales',
            'Wrote a meal plan for an athlete',
            'Replaced an old poster about vegetables',
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
            'Tried out a new meal trolley',
            'Collected breakfast trays',
            'Made sandwiches for a ward',
            'Threw out expired yoghurt',
          ],
        },
        {
          who: 'Ward clerk',
          did: [
            'Found a bed for a new patient',
            'Ordered folders for the ward',
            'Printed wristbands',
            'Sorted out two mixed-up charts',
          ],
        },
        {
          who: 'Car park attendant',
          did: [
            'Looked for a driver over a loudspeaker',
            'Collected coins from a ticket machine',
            'Put out cones for a delivery',
            'Freed a stuck boom gate',
          ],
        },
        {
          who: 'Laundry worker',
          did: [
            'Tried a stronger stain remover',
            'Restocked gowns and pillowcases',
            'Ironed a load of sheets',
            'Emptied the filters of the dryers',
          ],
        },
        {
          who: 'Gardener',
          did: [
            'Picked roses for a courtyard',
            'Bought a load of mulch',
            'Planted a sensory garden',
            'Raked leaves off a helipad',
          ],
        },
        {
          who: 'Patient transport driver',
          did: [
            'Found the loading bay of a hospital',
            'Picked up a patient from home',
            'Secured a wheelchair in a van',
            'Disinfected a stretcher',
          ],
        },
        {
          who: 'Storeperson',
          did: [
            'Compared two barcode scanners',
            'Unpacked a pallet of gloves',
            'Ran a stocktake of bandages',
            'Returned a faulty trolley wheel',
          ],
        },
        {
          who: 'Switchboard operator',
          did: [
            'Looked up an extension for a surgeon',
            'Got a new headset',
            'Announced a fire drill',
            'Put a caller back on hold',
          ],
        },
        {
          who: 'Sterilisation technician',
          did: [
            'Chose a wrap for surgical trays',
            'Ordered indicator strips',
            'Packed instruments for theatre',
            'Repaired an autoclave door seal',
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
            'Compared two makers of frames',
            'Ordered a set of contact lenses',
            'Wrote a prescription for reading glasses',
            'Straightened a pair of bent glasses',
          ],
        },
        {
          who: 'Podiatrist',
          did: [
            'Chose a foam for insoles',
            'Bought nail clippers',
            'Made a mould of a foot',
            'Trimmed a corn',
          ],
        },
        {
          who: 'Naturopath',
          did: [
            'Picked dried herbs for a tea',
            'Bought chamomile by the kilo',
            'Taught a workshop on herbal teas',
            'Cleared out old tinctures',
          ],
        },
        {
          who: 'Physiotherapist',
          did: [
            'Picked exercises for a stiff shoulder',
            'Bought resistance bands',
            'Ran a balance class',
            'Taped an ankle',
          ],
        },
        {
          who: 'Dental hygienist',
          did: [
            'Compared two electric toothbrushes',
            'Ordered fluoride gel',
            'Taught a child to floss',
            'Scaled and polished teeth',
          ],
        },
        {
          who: 'Audiologist',
          did: [
            'Compared two brands of hearing aid',
            'Ordered hearing aid batteries',
            'Ran a hearing test in a booth',
            'Cleared wax out of an ear mould',
          ],
        },
        {
          who: 'Dietitian',
          did: [
            'Looked for a low-salt stock',
            'Got a set of kitchen scales',
            'Wrote a meal plan for an athlete',
            'Replaced a poster about vegetables',
          ],
        },
        {
          who: 'Massage therapist',
          did: [
            'Chose a playlist for a treatment room',
            'Bought almond oil',
            'Massaged a runner’s calves',
            'Washed a pile of towels',
          ],
        },
        {
          who: 'Radiographer',
          did: [
            'Chose a smaller lead apron',
            'Ordered a lead collar',
            'Scanned a wrist',
            'Repeated a blurred image',
          ],
        },
      ],
      businesses: [
        {
          who: 'optometry practice',
          did: [
            'Chose frames for a window display',
            'Ordered contact lenses',
            'Ran an eye test for a driver',
            'Straightened a pair of bent glasses',
          ],
        },
        {
          who: 'hearing clinic',
          did: [
            'Compared two brands of hearing aid',
            'Bought hearing aid batteries',
            'Set up a soundproof booth',
            'Cleared wax out of an ear mould',
          ],
        },
        {
          who: 'health food shop',
          did: [
            'Looked for a local honey',
            'Ordered almonds by the sack',
            'Made up bags of muesli',
            'Swept up spilt lentils',
          ],
        },
        {
          who: 'podiatry practice',
          did: [
            'Chose a foam for insoles',
            'Got a reclining foot chair',
            'Made a mould of a foot',
            'Trimmed a corn',
          ],
        },
        {
          who: 'dental surgery',
          did: [
            'Hired a hygienist',
            'Ordered fluoride gel',
            'Fitted a crown',
            'Repaired a dentist’s drill',
          ],
        },
        {
          who: 'physio clinic',
          did: [
            'Picked a treadmill for rehab',
            'Bought resistance bands',
            'Ran a balance class',
            'Taped an ankle',
          ],
        },
        {
          who: 'yoga studio',
          did: [
            'Picked a teacher for Sunday mornings',
            'Bought cork blocks',
            'Taught a class on breathing',
            'Wiped down the mats',
          ],
        },
        {
          who: 'pathology lab',
          did: [
            'Compared two centrifuges',
            'Ordered blood tubes',
            'Ran a batch of cholesterol tests',
            'Recalibrated an analyser',
          ],
        },
        {
          who: 'day spa in a country town',
          did: [
            'Picked a scent for a massage oil',
            'Ordered face masks',
            'Made up a voucher for couples',
            'Cleaned out a steam room',
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
            'Chose a foam for insoles',
            'Bought nail clippers',
            'Made a mould of a foot',
            'Trimmed a corn',
          ],
        },
        {
          who: 'Dietitian',
          did: [
            'Looked for a low-salt soup',
            'Got a set of kitchen scales',
            'Wrote a meal plan for an athlete',
            'Went through a pantry with a client',
          ],
        },
        {
          who: 'Speech pathologist',
          did: [
            'Chose picture cards for a toddler',
            'Bought a set of talking toys',
            'Taught a child to say an R',
            'Reworded a story for a boy who stutters',
          ],
        },
        {
          who: 'Sleep technician',
          did: [
            'Compared two breathing masks',
            'Picked up a sleep monitor',
            'Wired up someone for a sleep test',
            'Changed a filter in a breathing machine',
          ],
        },
        {
          who: 'Occupational therapist',
          did: [
            'Chose a grab rail for a bathroom',
            'Ordered a shower chair',
            'Taught someone to button a shirt one-handed',
            'Adjusted the height of a bed',
          ],
        },
        {
          who: 'Blood bank driver',
          did: [
            'Found the night entrance of a blood bank',
            'Picked up a crate of plasma',
            'Packed a cooler with ice',
            'Defrosted a plasma freezer',
          ],
        },
        {
          who: 'Audiologist',
          did: [
            'Compared two brands of hearing aid',
            'Ordered hearing aid batteries',
            'Ran a hearing test in a booth',
            'Cleared wax out of an ear mould',
          ],
        },
        {
          who: 'Paramedic',
          did: [
            'Found a house without a number',
            'Restocked an ambulance',
            'Put a splint on a leg',
            'Disinfected a stretcher',
          ],
        },
        {
          who: 'Massage therapist',
          did: [
            'Chose a playlist for a massage',
            'Bought almond oil',
            'Massaged a runner’s calves',
            'Folded up a massage table',
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
            'Chose a sandpit cover',
            'Ordered finger paint',
            'Ran a teddy bears’ picnic',
            'Fixed a broken slide',
          ],
        },
        {
          who: 'swim school',
          did: [
            'Compared two pool heaters',
            'Bought kickboards',
            'Taught toddlers to float',
            'Topped up the chlorine',
          ],
        },
        {
          who: 'language school',
          did: [
            'Hired a Spanish tutor',
            'Ordered Italian textbooks',
            'Set an exam in Mandarin',
            'Cancelled an evening class in German',
          ],
        },
        {
          who: 'dance school',
          did: [
            'Booked a theatre for a concert',
            'Bought tutus',
            'Taught a tap routine',
            'Fixed a loose mirror at the barre',
          ],
        },
        {
          who: 'music school',
          did: [
            'Found a violin tutor',
            'Got a drum kit',
            'Ran a rehearsal of a string group',
            'Tuned a piano',
          ],
        },
        {
          who: 'tutoring centre',
          did: [
            'Picked a maths workbook',
            'Ordered past exam papers',
            'Taught a group for a selective test',
            'Moved an algebra lesson to Friday',
          ],
        },
        {
          who: 'coding school',
          did: [
            'Compared two kinds of robot kit',
            'Bought tablets for beginners',
            'Taught children to build a game',
            'Reset a frozen laptop',
          ],
        },
        {
          who: 'drama school',
          did: [
            'Chose a play for the end of year',
            'Bought stage make-up',
            'Ran an acting workshop',
            'Fixed a torn costume',
          ],
        },
        {
          who: 'driving school in the suburbs',
          did: [
            'Hired an instructor for manual cars',
            'Got a dual-control car',
            'Taught a learner to reverse park',
            'Moved a driving test to another day',
          ],
        },
        {
          who: 'art school in an old factory',
          did: [
            'Found a life model',
            'Ordered easels',
            'Taught a class in charcoal',
            'Cleaned out a kiln',
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
            'Chose a novel for Year 5',
            'Bought stickers for spelling tests',
            'Taught long division',
            'Marked a pile of maths tests',
          ],
        },
        {
          who: 'Swim instructor',
          did: [
            'Picked a pool toy for floating practice',
            'Bought kickboards',
            'Taught a class to dive',
            'Topped up the chlorine',
          ],
        },
        {
          who: 'Music tutor',
          did: [
            'Chose a piece for a violin exam',
            'Ordered guitar strings',
            'Taught a scale on the piano',
            'Retuned a cello',
          ],
        },
        {
          who: 'Children’s librarian',
          did: [
            'Looked for an author to visit',
            'Ordered picture books',
            'Ran a story time',
            'Repaired a torn book cover',
          ],
        },
        {
          who: 'Nanny in a private home',
          did: [
            'Found a playground for a rainy day',
            'Collected twins from school',
            'Cooked spaghetti for three children',
            'Rocked a baby to sleep',
          ],
        },
        {
          who: 'Playground builder',
          did: [
            'Compared two kinds of soft fall',
            'Bought a climbing net',
            'Put up a flying fox',
            'Replaced a rusty swing chain',
          ],
        },
        {
          who: 'Speech pathologist',
          did: [
            'Chose picture cards for a hearing check',
            'Bought a set of talking toys',
            'Taught a child to say an R',
            'Rewrote a report for a paediatrician',
          ],
        },
        {
          who: 'School crossing supervisor',
          did: [
            'Tried on a new raincoat',
            'Picked up a stop sign on a pole',
            'Helped a line of students cross',
            'Straightened the flags at a crossing',
          ],
        },
        {
          who: 'Gymnastics coach',
          did: [
            'Chose a mat for a beam',
            'Bought leotards',
            'Taught a cartwheel',
            'Retied the ropes of the rings',
          ],
        },
        {
          who: 'Cook at a boarding house',
          did: [
            'Picked a pasta sauce for eighty boarders',
            'Ordered trays of eggs',
            'Made lasagne for the boarders',
            'Cleaned out a deep fryer',
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
            'Looked for a spot with flowering gums',
            'Bought a new smoker',
            'Bottled a batch of honey',
            'Scraped wax off a frame',
          ],
        },
        {
          who: 'Oyster farmer',
          did: [
            'Compared two kinds of floating basket',
            'Bought spat from a hatchery',
            'Graded oysters by size',
            'Hosed mud off a punt',
          ],
        },
        {
          who: 'Mushroom grower',
          did: [
            'Chose a compost for button mushrooms',
            'Ordered spawn',
            'Picked a bed of portobellos',
            'Steamed out a growing room',
          ],
        },
        {
          who: 'Olive oil presser',
          did: [
            'Compared prices for pressing oil',
            'Bought picking nets',
            'Bottled a batch of oil',
            'Washed out a vat',
          ],
        },
        {
          who: 'Shearer',
          did: [
            'Booked a shed for the season',
            'Got new combs and cutters',
            'Shore a hundred ewes',
            'Reground a handpiece',
          ],
        },
        {
          who: 'Horse trainer',
          did: [
            'Picked a jockey for a maiden race',
            'Ordered a saddle cloth',
            'Galloped a filly at dawn',
            'Hosed down a stable',
          ],
        },
        {
          who: 'Egg producer',
          did: [
            'Compared two kinds of nesting boxes',
            'Ordered cartons by the pallet',
            'Packed trays for a cafe',
            'Fixed a hole in a chook yard',
          ],
        },
        {
          who: 'Truffle hunter',
          did: [
            'Found a dog that sniffs out truffles',
            'Got a soil test under the oaks',
            'Ran a truffle hunt for visitors',
            'Brushed dirt off a truffle',
          ],
        },
        {
          who: 'Alpaca breeder',
          did: [
            'Chose a male to breed from',
            'Got halters for a show',
            'Taught a young alpaca to lead',
            'Clipped an alpaca’s toenails',
          ],
        },
        {
          who: 'Nursery worker',
          did: [
            'Chose grevilleas for a catalogue',
            'Ordered a load of potting mix',
            'Struck cuttings of rosemary',
            'Fixed a misting system',
          ],
        },
      ],
      businesses: [
        {
          who: 'vineyard',
          did: [
            'Hired pickers for the vintage',
            'Bought oak barrels',
            'Crushed a load of shiraz grapes',
            'Cleaned a fermentation tank',
          ],
        },
        {
          who: 'plant nursery',
          did: [
            'Chose grevilleas for a catalogue',
            'Ordered a load of potting mix',
            'Struck cuttings of rosemary',
            'Fixed a misting system',
          ],
        },
        {
          who: 'egg farm',
          did: [
            'Compared two kinds of nesting boxes',
            'Ordered cartons by the pallet',
            'Packed trays for a cafe',
            'Fixed a hole in a chook yard',
          ],
        },
        {
          who: 'lavender field',
          did: [
            'Compared two varieties of lavender',
            'Bought drying racks',
            'Distilled a batch of lavender oil',
            'Cut back rows of lavender',
          ],
        },
        {
          who: 'oyster lease',
          did: [
            'Compared two kinds of floating basket',
            'Bought spat from a hatchery',
            'Graded oysters by size',
            'Hosed mud off a punt',
          ],
        },
        {
          who: 'olive grove',
          did: [
            'Compared prices for pressing oil',
            'Bought picking nets',
            'Bottled a batch of oil',
            'Washed out a vat',
          ],
        },
        {
          who: 'blueberry patch',
          did: [
            'Looked for pickers at a hostel',
            'Ordered punnets',
            'Made raspberry jam for a stall',
            'Patched a hole in a bird net',
          ],
        },
        {
          who: 'alpaca stud',
          did: [
            'Chose a male to breed from',
            'Got halters for a show',
            'Taught a young alpaca to lead',
            'Clipped an alpaca’s toenails',
          ],
        },
        {
          who: 'riding school in the hills',
          did: [
            'Picked a quiet pony for beginners',
            'Bought helmets in children’s sizes',
            'Taught a rider to canter',
            'Mucked out the stables',
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
            'Chose a reef with turtles',
            'Bought a set of fins',
            'Taught a group to clear a mask',
            'Rinsed out wetsuits',
          ],
        },
        {
          who: 'Sailmaker',
          did: [
            'Compared two kinds of sailcloth',
            'Ordered waxed thread',
            'Cut a spinnaker',
            'Restitched a torn jib',
          ],
        },
        {
          who: 'Harbour pilot',
          did: [
            'Chose a berth for a cruise ship',
            'Got a tide report by radio',
            'Guided a tanker into port',
            'Put off a tanker because of fog',
          ],
        },
        {
          who: 'Kayak guide',
          did: [
            'Picked a creek for a sunset paddle',
            'Bought a double kayak',
            'Led a paddle through mangroves',
            'Patched a hole in a kayak',
          ],
        },
        {
          who: 'Bait shop assistant',
          did: [
            'Found a rod for a beginner',
            'Restocked the prawns',
            'Taught a child to tie a hook',
            'Emptied a freezer full of squid',
          ],
        },
        {
          who: 'Marine surveyor',
          did: [
            'Compared two moisture meters',
            'Collected paint samples from a hull',
            'Wrote a report on a yacht',
            'Closed a file on a grounded yacht',
          ],
        },
        {
          who: 'Surf teacher',
          did: [
            'Chose a beach with small waves',
            'Bought soft boards',
            'Taught a group to stand up',
            'Waxed a row of longboards',
          ],
        },
        {
          who: 'Crane operator',
          did: [
            'Booked a tug for a heavy lift',
            'Got new slings',
            'Unloaded a ship full of containers',
            'Greased a boom',
          ],
        },
        {
          who: 'Fishmonger on a wharf',
          did: [
            'Picked snapper at an auction',
            'Ordered crushed ice',
            'Filleted a salmon',
            'Scrubbed scales off a counter',
          ],
        },
      ],
      businesses: [
        {
          who: 'dive shop',
          did: [
            'Chose a reef with turtles',
            'Bought a set of fins',
            'Filled air tanks',
            'Rinsed out wetsuits',
          ],
        },
        {
          who: 'kayak hire business',
          did: [
            'Picked a creek for a sunset paddle',
            'Bought a double kayak',
            'Led a paddle through mangroves',
            'Patched a hole in a kayak',
          ],
        },
        {
          who: 'sail loft',
          did: [
            'Compared two kinds of sailcloth',
            'Ordered waxed thread',
            'Cut a spinnaker',
            'Restitched a torn jib',
          ],
        },
        {
          who: 'bait shop',
          did: [
            'Found a rod for a beginner',
            'Restocked the prawns',
            'Ran a fishing competition',
            'Emptied a freezer full of squid',
          ],
        },
        {
          who: 'surf school',
          did: [
            'Chose a beach with small waves',
            'Got soft boards in three sizes',
            'Taught a group to stand up',
            'Waxed a row of longboards',
          ],
        },
        {
          who: 'jet ski workshop',
          did: [
            'Hired a mechanic for water sports',
            'Ordered spark plugs',
            'Rebuilt a jet ski engine',
            'Flushed salt out of a jet ski',
          ],
        },
        {
          who: 'seaplane company',
          did: [
            'Compared two kinds of floats',
            'Got a permit to land on a lake',
            'Flew tourists over a reef',
            'Washed salt off a propeller',
          ],
        },
        {
          who: 'seafood market near the harbour',
          did: [
            'Picked snapper at an auction',
            'Ordered crushed ice',
            'Filleted a salmon',
            'Scrubbed scales off a counter',
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
            'Looked for a truck stop with showers',
            'Picked up a load in Adelaide',
            'Reversed a semitrailer into a lane',
            'Changed a tyre beside the highway',
          ],
        },
        {
          who: 'Customs broker',
          did: [
            'Looked up a tariff code',
            'Got an import permit for timber',
            'Prepared papers for a container of wine',
            'Cleared a shipment of tiles',
          ],
        },
        {
          who: 'Pallet repairer',
          did: [
            'Compared two nail guns',
            'Collected broken pallets from a supermarket',
            'Built pallets for a brewery',
            'Replaced a split board',
          ],
        },
        {
          who: 'Fleet mechanic',
          did: [
            'Compared two brands of truck tyres',
            'Ordered a clutch for a truck',
            'Gave a semitrailer a service',
            'Adjusted the brakes of a trailer',
          ],
        },
        {
          who: 'Ship loader',
          did: [
            'Booked a tug for a heavy lift',
            'Bought a set of lashing straps',
            'Unloaded a hold full of bananas',
            'Greased a quay crane',
          ],
        },
        {
          who: 'Removalist',
          did: [
            'Hired a piano trolley',
            'Bought moving blankets',
            'Carried a fridge up three flights',
            'Took a wardrobe apart',
          ],
        },
        {
          who: 'Baggage handler',
          did: [
            'Looked for a suitcase without a tag',
            'Picked up skis from a carousel',
            'Loaded the hold of a plane',
            'Freed a bag from a conveyor belt',
          ],
        },
        {
          who: 'Post office clerk',
          did: [
            'Compared two parcel rates for a customer',
            'Restocked stamps',
            'Took a passport photo',
            'Redirected a family’s mail',
          ],
        },
        {
          who: 'Packaging designer',
          did: [
            'Picked a cardboard for wine bottles',
            'Ordered a sample of bubble wrap',
            'Made a mock-up of a gift box',
            'Fixed a lid that wouldn’t close',
          ],
        },
      ],
      businesses: [
        {
          who: 'courier service',
          did: [
            'Hired cyclists for the city',
            'Bought an electric van',
            'Planned runs for flowers on Mother’s Day',
            'Tracked down a parcel at the wrong door',
          ],
        },
        {
          who: 'removals company',
          did: [
            'Hired a piano trolley',
            'Bought moving blankets',
            'Packed up a four-bedroom house',
            'Took a wardrobe apart',
          ],
        },
        {
          who: 'towing business',
          did: [
            'Looked for a yard for wrecked cars',
            'Bought a tilt tray',
            'Pulled a ute out of a ditch',
            'Swept glass off an intersection',
          ],
        },
        {
          who: 'crane hire company',
          did: [
            'Booked a dogger for a heavy lift',
            'Ordered new slings',
            'Drew up a lift plan',
            'Greased a boom',
          ],
        },
        {
          who: 'pallet company',
          did: [
            'Compared two nail guns',
            'Collected broken pallets from a supermarket',
            'Built crates for an exporter',
            'Replaced split boards',
          ],
        },
        {
          who: 'tyre shop',
          did: [
            'Picked treads for a four-wheel drive',
            'Ordered a set of alloy wheels',
            'Balanced a wheel',
            'Plugged a puncture',
          ],
        },
        {
          who: 'bus company in the suburbs',
          did: [
            'Found a driver for a school run',
            'Got new seat covers for a coach',
            'Ran buses to a music festival',
            'Cleaned chewing gum off the seats',
          ],
        },
        {
          who: 'limousine business near the airport',
          did: [
            'Chose a chauffeur for the evenings',
            'Bought a stretch car',
            'Drove a bride to a church',
            'Vacuumed confetti out of a back seat',
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
            'Picked a track for a late express',
            'Got a call about cattle on the line',
            'Set points for a freight service',
            'Reset a failed signal',
          ],
        },
        {
          who: 'Ticket inspector',
          did: [
            'Compared a photo with a student card',
            'Collected a fine at a station',
            'Wrote up a fare evader',
            'Cancelled a wrong fine',
          ],
        },
        {
          who: 'Timetable planner',
          did: [
            'Compared two peak-hour timetables',
            'Got passenger counts for a Sunday',
            'Drew up a timetable for the holidays',
            'Removed a stop from a timetable',
          ],
        },
        {
          who: 'Diesel mechanic',
          did: [
            'Compared two brands of brake pads',
            'Ordered a fuel pump',
            'Rebuilt a gearbox',
            'Replaced a fan belt',
          ],
        },
        {
          who: 'Flight attendant',
          did: [
            'Found two seats together for a couple',
            'Collected cups before landing',
            'Ran a safety talk',
            'Reopened a jammed overhead locker',
          ],
        },
        {
          who: 'Baggage handler',
          did: [
            'Looked for a suitcase without a tag',
            'Picked up skis from a carousel',
            'Loaded the hold of a plane',
            'Freed a bag from a conveyor belt',
          ],
        },
        {
          who: 'Carriage cleaner',
          did: [
            'Tried a spray for graffiti',
            'Restocked paper towels in a carriage',
            'Vacuumed forty rows of seats',
            'Scraped chewing gum off a floor',
          ],
        },
        {
          who: 'Ferry deckhand',
          did: [
            'Found a life jacket for a baby',
            'Got a new mooring rope',
            'Tied up at a wharf',
            'Hosed salt off a deck',
          ],
        },
        {
          who: 'Bike share technician',
          did: [
            'Found a bike in a creek',
            'Picked up bikes from a park',
            'Set up a docking station',
            'Straightened a bent wheel',
          ],
        },
        {
          who: 'Control room operator',
          did: [
            'Sent a tow truck to a tunnel',
            'Got a second screen for traffic cameras',
            'Wrote a message for a freeway sign',
            'Closed a lane after a spill',
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
            'Hired a piano trolley',
            'Bought moving blankets',
            'Carried a fridge up three flights',
            'Took a wardrobe apart',
          ],
        },
        {
          who: 'Forklift operator',
          did: [
            'Compared two sets of fork tines',
            'Picked up a pallet of bricks',
            'Stacked pallets in a cold store',
            'Charged a forklift battery',
          ],
        },
        {
          who: 'Dispatcher',
          did: [
            'Picked a run for a new starter',
            'Got a second radio',
            'Drew up a board of the day’s runs',
            'Sorted out two clashing pick-ups',
          ],
        },
        {
          who: 'Diesel mechanic',
          did: [
            'Compared two brands of brake pads',
            'Ordered a fuel pump',
            'Rebuilt a gearbox',
            'Replaced a fan belt',
          ],
        },
        {
          who: 'Weighbridge attendant',
          did: [
            'Looked up the limit for an axle',
            'Collected a docket from a grain carrier',
            'Weighed a load of gravel',
            'Reset the scales to zero',
          ],
        },
        {
          who: 'Tyre fitter',
          did: [
            'Picked treads for muddy tracks',
            'Ordered a set of alloy rims',
            'Balanced a wheel',
            'Plugged a puncture',
          ],
        },
        {
          who: 'Traffic controller',
          did: [
            'Chose a detour around a burst main',
            'Picked up a stop bat',
            'Put out cones before sunrise',
            'Took down a detour sign',
          ],
        },
        {
          who: 'Customs broker',
          did: [
            'Looked up a tariff code',
            'Got an import permit for timber',
            'Prepared papers for a container of wine',
            'Cleared a shipment of tiles',
          ],
        },
        {
          who: 'Crane rigger',
          did: [
            'Booked a dogger for a heavy lift',
            'Bought new slings',
            'Drew up a lift plan',
            'Greased a boom',
          ],
        },
        {
          who: 'Car detailer',
          did: [
            'Compared two waxes',
            'Bought a bucket of chamois',
            'Polished the bonnet of a sports car',
            'Got dog hair out of a boot',
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
            'Found a glass for a pocket watch',
            'Ordered tiny screws',
            'Engraved a watch for a retirement',
            'Oiled a movement',
          ],
        },
        {
          who: 'Basket weaver',
          did: [
            'Picked a willow for log baskets',
            'Bought cane by the bundle',
            'Wove a picnic hamper',
            'Fixed a basket handle',
          ],
        },
        {
          who: 'Glass blower',
          did: [
            'Picked colours for a vase',
            'Ordered glass rods',
            'Ran a class on paperweights',
            'Relined a furnace',
          ],
        },
        {
          who: 'Picture framer',
          did: [
            'Picked a mount for a diploma',
            'Got lengths of gold moulding',
            'Cut a mat board',
            'Re-hung a frame that sat crooked',
          ],
        },
        {
          who: 'Upholsterer',
          did: [
            'Compared foam for a window seat',
            'Ordered velvet',
            'Covered a footstool',
            'Replaced the springs in an armchair',
          ],
        },
        {
          who: 'Blacksmith',
          did: [
            'Looked for an old anvil',
            'Bought a bag of coke',
            'Forged a fire poker',
            'Straightened a wrought-iron gate',
          ],
        },
        {
          who: 'Dressmaker',
          did: [
            'Chose lace for a bridesmaid',
            'Bought a bolt of linen',
            'Drew a pattern for a coat',
            'Took up a hem',
          ],
        },
        {
          who: 'Stonemason',
          did: [
            'Picked a block of sandstone',
            'Ordered a new chisel',
            'Carved a house number',
            'Repointed an old church wall',
          ],
        },
        {
          who: 'Bookbinder',
          did: [
            'Chose a marbled paper',
            'Got a spool of linen thread',
            'Bound a thesis',
            'Glued a loose spine',
          ],
        },
        {
          who: 'Guitar maker',
          did: [
            'Compared two kinds of tonewood',
            'Bought mother-of-pearl dots',
            'Bent the sides of a guitar',
            'Levelled the frets of a guitar',
          ],
        },
      ],
      businesses: [
        {
          who: 'basket workshop',
          did: [
            'Picked a willow for log baskets',
            'Bought cane by the bundle',
            'Wove a picnic hamper',
            'Fixed a basket handle',
          ],
        },
        {
          who: 'clock workshop',
          did: [
            'Found a spring for a mantel clock',
            'Ordered a bottle of clock oil',
            'Made a case for a cuckoo clock',
            'Got a grandfather clock going again',
          ],
        },
        {
          who: 'candle company',
          did: [
            'Picked a scent for winter',
            'Ordered soy wax',
            'Poured a batch into jars',
            'Trimmed crooked wicks',
          ],
        },
        {
          who: 'framing workshop',
          did: [
            'Picked a mount for a diploma',
            'Got lengths of gold moulding',
            'Cut a mat board',
            'Re-hung a frame that sat crooked',
          ],
        },
        {
          who: 'knife workshop',
          did: [
            'Chose a steel for chef’s knives',
            'Bought blocks of ironbark',
            'Ran a day of blade making',
            'Reground a chipped blade',
          ],
        },
        {
          who: 'kite workshop',
          did: [
            'Chose a ripstop nylon',
            'Bought spools of kite line',
            'Sewed a box kite',
            'Untangled a kite’s tail',
          ],
        },
        {
          who: 'guitar workshop',
          did: [
            'Compared two kinds of tonewood',
            'Bought mother-of-pearl dots',
            'Bent the sides of a guitar',
            'Levelled worn frets',
          ],
        },
        {
          who: 'print studio',
          did: [
            'Chose a cotton paper',
            'Ordered tins of ink',
            'Pulled forty linocuts',
            'Washed out a silk screen',
          ],
        },
        {
          who: 'glass studio in an old church',
          did: [
            'Picked colours for a vase',
            'Ordered glass rods',
            'Ran a class on paperweights',
            'Relined a furnace',
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
            'Compared milk from two dairies',
            'Ordered rennet',
            'Turned the wheels in a cellar',
            'Scrubbed a curd vat',
          ],
        },
        {
          who: 'Chocolatier',
          did: [
            'Chose cocoa beans from a small importer',
            'Bought moulds for Easter eggs',
            'Tempered a slab of dark chocolate',
            'Threw out a bloomed batch',
          ],
        },
        {
          who: 'Coffee roaster',
          did: [
            'Compared beans from Peru and Kenya',
            'Bought sacks of green beans',
            'Blended a house espresso',
            'Brushed chaff out of a drum',
          ],
        },
        {
          who: 'Distiller',
          did: [
            'Picked botanicals for a gin',
            'Ordered a copper still',
            'Bottled a batch of vodka',
            'Cleaned out a still',
          ],
        },
        {
          who: 'Soap maker',
          did: [
            'Chose a scent with lemon myrtle',
            'Bought coconut oil in drums',
            'Poured a batch of lavender bars',
            'Scraped out a lye pot',
          ],
        },
        {
          who: 'Smallgoods butcher',
          did: [
            'Picked a spice mix for chorizo',
            'Ordered casings',
            'Smoked a rack of kransky',
            'Unblocked a mincer',
          ],
        },
        {
          who: 'Glass blower',
          did: [
            'Picked colours for a vase',
            'Ordered glass rods',
            'Ran a class on paperweights',
            'Relined a furnace',
          ],
        },
        {
          who: 'Paper artist',
          did: [
            'Tried a pulp with banana fibre',
            'Collected cotton offcuts',
            'Pressed two hundred sheets',
            'Fixed a mould and deckle',
          ],
        },
        {
          who: 'Fashion designer',
          did: [
            'Chose a linen for a summer range',
            'Bought a roll of denim',
            'Drew a pattern for a jacket',
            'Sent back crooked zips',
          ],
        },
      ],
      businesses: [
        {
          who: 'distillery',
          did: [
            'Picked botanicals for a gin',
            'Ordered a copper still',
            'Bottled a batch of vodka',
            'Cleaned out a still',
          ],
        },
        {
          who: 'soap company',
          did: [
            'Chose a scent with lemon myrtle',
            'Bought coconut oil in drums',
            'Poured a batch of lavender bars',
            'Scraped out a lye pot',
          ],
        },
        {
          who: 'chilli sauce company',
          did: [
            'Found a grower of habaneros',
            'Bought a thousand bottle tops',
            'Cooked a batch of chilli jam',
            'Unclogged a filling nozzle',
          ],
        },
        {
          who: 'furniture workshop',
          did: [
            'Compared oak from two mills',
            'Got brass hinges',
            'Made a dining table',
            'Reset a table saw',
          ],
        },
        {
          who: 'clothing label',
          did: [
            'Chose a linen for a summer range',
            'Bought a roll of denim',
            'Drew a pattern for a jacket',
            'Sent back crooked zips',
          ],
        },
        {
          who: 'chocolate company',
          did: [
            'Chose cocoa beans from a small importer',
            'Ordered moulds for Easter eggs',
            'Tempered a slab of dark chocolate',
            'Threw out a bloomed batch',
          ],
        },
        {
          who: 'paint factory',
          did: [
            'Compared two white pigments',
            'Ordered a thousand tins',
            'Mixed a batch of primer',
            'Drained a mixing vat',
          ],
        },
        {
          who: 'coffee roastery',
          did: [
            'Compared beans from Peru and Kenya',
            'Bought sacks of green beans',
            'Blended a house espresso',
            'Brushed chaff out of a drum',
          ],
        },
        {
          who: 'surfboard workshop near the beach',
          did: [
            'Picked a foam for longboards',
            'Ordered fibreglass cloth',
            'Shaped a board for a beginner',
            'Sanded out a ding',
          ],
        },
        {
          who: 'sheet metal workshop with ten staff',
          did: [
            'Compared two laser cutters',
            'Ordered sheets of stainless steel',
            'Bent flashing for a roof',
            'Deburred a stack of brackets',
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
            'Chose a grab rail for a bathroom',
            'Ordered a shower chair',
            'Taught a client to use a kettle tipper',
            'Adjusted the height of a bed',
          ],
        },
        {
          who: 'Speech pathologist',
          did: [
            'Chose picture cards for a client',
            'Got a thickener for drinks',
            'Ran a group for people who stutter',
            'Updated the pictures on a communication board',
          ],
        },
        {
          who: 'Behaviour specialist',
          did: [
            'Looked for a calmer bedtime routine',
            'Collected a week of observation sheets',
            'Wrote a behaviour support plan',
            'Swapped a harsh light for a softer one',
          ],
        },
        {
          who: 'Choir leader',
          did: [
            'Picked old songs for a singalong',
            'Bought a set of hand drums',
            'Played the guitar for a small group',
            'Restrung a ukulele',
          ],
        },
        {
          who: 'Wheelchair technician',
          did: [
            'Compared two pressure cushions',
            'Ordered a joystick',
            'Fitted a headrest',
            'Pumped up the tyres of a wheelchair',
          ],
        },
        {
          who: 'Client advocate',
          did: [
            'Found a lawyer for a tenancy dispute',
            'Got a copy of a client’s file',
            'Prepared a client for a tribunal',
            'Withdrew an appeal',
          ],
        },
        {
          who: 'Community nurse',
          did: [
            'Chose a dressing for a leg',
            'Ordered a blood pressure cuff',
            'Gave an insulin injection',
            'Removed a row of stitches',
          ],
        },
        {
          who: 'Home modifications builder',
          did: [
            'Compared two stairlifts',
            'Picked up a ramp kit',
            'Widened a doorway',
            'Took out a bathtub',
          ],
        },
        {
          who: 'Gardener for seniors',
          did: [
            'Picked roses for a raised bed',
            'Bought a load of mulch',
            'Planted a herb box on legs',
            'Mowed a retiree’s lawn',
          ],
        },
      ],
      businesses: [
        {
          who: 'equipment hire company',
          did: [
            'Compared two mobility scooters',
            'Bought adjustable beds',
            'Assembled a shower chair',
            'Disinfected a returned walker',
          ],
        },
        {
          who: 'meals service',
          did: [
            'Tried out a low-salt menu',
            'Ordered foil containers',
            'Cooked two hundred casseroles',
            'Threw out a batch of soup',
          ],
        },
        {
          who: 'cleaning company',
          did: [
            'Hired a window washer',
            'Bought a steam mop',
            'Wrote a checklist for kitchens',
            'Scrubbed mould off a shower',
          ],
        },
        {
          who: 'wheelchair workshop',
          did: [
            'Compared two pressure cushions',
            'Ordered a joystick',
            'Fitted a headrest',
            'Pumped up the tyres of a chair',
          ],
        },
        {
          who: 'music therapy practice',
          did: [
            'Picked old songs for a singalong',
            'Got a set of hand drums',
            'Ran a choir at a day centre',
            'Restrung a ukulele',
          ],
        },
        {
          who: 'garden service',
          did: [
            'Picked roses for a raised bed',
            'Bought a ride-on mower',
            'Pruned a hedge for a retiree',
            'Raked leaves off a ramp',
          ],
        },
        {
          who: 'home modifications firm',
          did: [
            'Found a bathroom tiler',
            'Picked up a ramp kit',
            'Widened a doorway',
            'Took out a bathtub',
          ],
        },
        {
          who: 'patient transport company',
          did: [
            'Hired a driver with first aid',
            'Bought a van with a hoist',
            'Drove a patient to a scan',
            'Disinfected a stretcher',
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
            'Chose a playlist for a treatment room',
            'Bought almond oil',
            'Worked on a runner’s calves',
            'Washed the cover of a face hole',
          ],
        },
        {
          who: 'Nail technician',
          did: [
            'Compared two brands of gel polish',
            'Ordered cuticle sticks',
            'Painted flowers on a thumb',
            'Filed down a broken acrylic',
          ],
        },
        {
          who: 'Tattoo artist',
          did: [
            'Picked a shade of green ink',
            'Bought sterile needles',
            'Drew a stencil of a banksia',
            'Covered up an old name',
          ],
        },
        {
          who: 'Make-up specialist',
          did: [
            'Picked a foundation for a bride',
            'Ordered false eyelashes',
            'Ran a trial for four bridesmaids',
            'Washed a set of brushes',
          ],
        },
        {
          who: 'Laser operator',
          did: [
            'Compared two makes of laser',
            'Got protective goggles',
            'Removed hair from a client’s legs',
            'Recalibrated a laser',
          ],
        },
        {
          who: 'Hairdresser',
          did: [
            'Chose a colour chart',
            'Bought a box of foils',
            'Cut a fringe',
            'Unblocked a basin full of hair',
          ],
        },
        {
          who: 'Barber',
          did: [
            'Tried out a beard balm',
            'Bought a cut-throat razor',
            'Shaved a groom',
            'Oiled a set of clippers',
          ],
        },
        {
          who: 'Brow stylist',
          did: [
            'Picked a tint for blonde brows',
            'Ordered a reel of thread',
            'Threaded a row of eyebrows',
            'Evened out a lopsided brow',
          ],
        },
        {
          who: 'Piercer in a shopping centre',
          did: [
            'Chose studs for a teenager',
            'Ordered titanium rings',
            'Pierced a nose',
            'Soaked a tray of studs',
          ],
        },
        {
          who: 'Perfume consultant in a department store',
          did: [
            'Picked a scent with a customer',
            'Restocked testers',
            'Ran a perfume night',
            'Refilled an atomiser',
          ],
        },
      ],
      businesses: [
        {
          who: 'nail bar',
          did: [
            'Compared two brands of gel polish',
            'Ordered cuticle sticks',
            'Painted flowers on a thumb',
            'Filed down a broken acrylic',
          ],
        },
        {
          who: 'hair salon',
          did: [
            'Hired a colourist',
            'Bought a box of foils',
            'Cut a fringe',
            'Unblocked a basin full of hair',
          ],
        },
        {
          who: 'barber shop',
          did: [
            'Tried out a beard balm',
            'Bought a cut-throat razor',
            'Shaved a groom',
            'Oiled a set of clippers',
          ],
        },
        {
          who: 'day spa',
          did: [
            'Picked a scent for a sauna',
            'Ordered mud masks',
            'Made up a voucher for couples',
            'Cleaned out a steam room',
          ],
        },
        {
          who: 'tattoo studio',
          did: [
            'Picked a shade of green ink',
            'Bought sterile needles',
            'Drew a stencil of a banksia',
            'Covered up an old name',
          ],
        },
        {
          who: 'skin clinic',
          did: [
            'Compared two facial peels',
            'Leased a laser',
            'Gave a teenager advice on sunscreen',
            'Recalibrated a laser',
          ],
        },
        {
          who: 'piercing parlour',
          did: [
            'Chose studs for a display',
            'Ordered titanium rings',
            'Pierced a nose',
            'Soaked a tray of studs',
          ],
        },
        {
          who: 'brow bar',
          did: [
            'Picked a tint for blonde brows',
            'Ordered a reel of thread',
            'Threaded a row of eyebrows',
            'Evened out a lopsided brow',
          ],
        },
        {
          who: 'massage clinic in the suburbs',
          did: [
            'Chose a playlist for a treatment room',
            'Bought almond oil',
            'Worked on a runner’s calves',
            'Washed the cover of a face hole',
          ],
        },
        {
          who: 'wig shop in a laneway',
          did: [
            'Matched a wig to an old photo',
            'Ordered a grey bob',
            'Styled a wig for an opera',
            'Washed and reset a hairpiece',
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
            'Picked a mantra for a full moon',
            'Bought cork blocks',
            'Taught a headstand',
            'Wiped down the mats',
          ],
        },
        {
          who: 'Tennis coach',
          did: [
            'Compared two ball machines',
            'Got a hopper of balls',
            'Taught a backhand',
            'Restrung a racquet',
          ],
        },
        {
          who: 'Gymnastics judge',
          did: [
            'Chose a beam for a competition',
            'Collected score sheets',
            'Marked a floor routine',
            'Corrected a score for a vault',
          ],
        },
        {
          who: 'Pilates instructor',
          did: [
            'Compared two reformers',
            'Bought foam rollers',
            'Taught a class on a reformer',
            'Replaced a worn spring',
          ],
        },
        {
          who: 'Pool lifeguard',
          did: [
            'Chose a rescue board',
            'Picked up a new whistle',
            'Ran a resuscitation drill',
            'Tested the chlorine',
          ],
        },
        {
          who: 'Dance teacher',
          did: [
            'Booked a theatre for a concert',
            'Got a rack of tutus',
            'Taught a tap routine',
            'Rewound a song for a rehearsal',
          ],
        },
        {
          who: 'Archery tutor',
          did: [
            'Compared two longbows',
            'Ordered arrow tips',
            'Taught a child to aim',
            'Pulled arrows out of a target',
          ],
        },
        {
          who: 'Golf professional',
          did: [
            'Picked a putter for a beginner',
            'Ordered a crate of tees',
            'Ran a clinic on chipping',
            'Regripped a set of clubs',
          ],
        },
        {
          who: 'Ski patroller in the mountains',
          did: [
            'Chose a gentle slope for beginners',
            'Got a rack of poles',
            'Marked a closed run with flags',
            'Waxed a snowboard',
          ],
        },
        {
          who: 'Climbing guide at an indoor wall',
          did: [
            'Compared two kinds of rope',
            'Bought bags of chalk',
            'Set a beginners’ wall',
            'Tightened loose holds',
          ],
        },
      ],
      businesses: [
        {
          who: 'yoga studio',
          did: [
            'Hired a meditation teacher',
            'Bought cork blocks',
            'Taught a headstand',
            'Wiped down the mats',
          ],
        },
        {
          who: 'dance school',
          did: [
            'Booked a theatre for a concert',
            'Got a rack of tutus',
            'Taught a tap routine',
            'Fixed a loose mirror at the barre',
          ],
        },
        {
          who: 'tennis centre',
          did: [
            'Compared two ball machines',
            'Bought nets for six courts',
            'Taught a backhand',
            'Restrung a racquet',
          ],
        },
        {
          who: 'gymnastics hall',
          did: [
            'Chose a mat for a beam',
            'Ordered leotards',
            'Taught a cartwheel',
            'Retied the ropes of the rings',
          ],
        },
        {
          who: 'swim school',
          did: [
            'Compared two pool heaters',
            'Bought kickboards',
            'Taught toddlers to float',
            'Topped up the chlorine',
          ],
        },
        {
          who: 'pilates studio',
          did: [
            'Compared two reformers',
            'Bought foam rollers',
            'Taught a class on a reformer',
            'Replaced a worn spring',
          ],
        },
        {
          who: 'archery range',
          did: [
            'Compared two longbows',
            'Ordered arrow tips',
            'Taught a child to aim',
            'Pulled arrows out of a target',
          ],
        },
        {
          who: 'golf course',
          did: [
            'Picked putters for hire',
            'Ordered a crate of tees',
            'Ran a clinic on chipping',
            'Raked a bunker',
          ],
        },
        {
          who: 'climbing wall in the suburbs',
          did: [
            'Compared two kinds of rope',
            'Bought bags of chalk',
            'Set a beginners’ wall',
            'Tightened loose holds',
          ],
        },
        {
          who: 'bowling alley with a cafe',
          did: [
            'Chose lights for a glow night',
            'Ordered shoes in small sizes',
            'Ran a league on Tuesdays',
            'Freed a ball stuck in a lane',
          ],
        },
        {
          who: 'ice rink',
          did: [
            'Looked for a figure skating coach',
            'Bought hire skates',
            'Ran a disco on ice',
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
            'Compared two kinds of brushes',
            'Bought dust sheets',
            'Swept a flue',
            'Pulled a bird’s nest out of a chimney',
          ],
        },
        {
          who: 'Antenna installer',
          did: [
            'Found a stronger signal on a roof',
            'Ordered coaxial cable',
            'Mounted a TV on a brick wall',
            'Replaced a bent aerial',
          ],
        },
        {
          who: 'Pest controller',
          did: [
            'Chose a bait for ants',
            'Got new rat traps',
            'Smoked out a wasp nest',
            'Checked a house for termites',
          ],
        },
        {
          who: 'Window cleaner',
          did: [
            'Compared two squeegees',
            'Bought a longer pole',
            'Abseiled down an office tower',
            'Scraped paint off glass',
          ],
        },
        {
          who: 'Locksmith',
          did: [
            'Chose a deadlock for a shop',
            'Ordered key blanks',
            'Cut a spare key',
            'Opened a jammed safe',
          ],
        },
        {
          who: 'Gardener',
          did: [
            'Picked plants for a shady corner',
            'Bought a load of mulch',
            'Planted a hedge',
            'Raked up leaves',
          ],
        },
        {
          who: 'Pool technician',
          did: [
            'Compared two pumps',
            'Bought a drum of chlorine',
            'Tested a spa’s water',
            'Vacuumed sludge off a pool floor',
          ],
        },
        {
          who: 'Carpet layer',
          did: [
            'Picked an underlay for a bedroom',
            'Ordered gripper strips',
            'Measured a staircase for a runner',
            'Stretched a rug that had rippled',
          ],
        },
        {
          who: 'Blinds fitter',
          did: [
            'Picked a fabric for a bay window',
            'Ordered curtain tracks',
            'Hung a set of roman blinds',
            'Untangled a blind cord',
          ],
        },
        {
          who: 'Arborist',
          did: [
            'Picked a branch to take off',
            'Bought a climbing harness',
            'Felled a dead gum',
            'Ground out a stump',
          ],
        },
      ],
      businesses: [
        {
          who: 'chimney sweeping business',
          did: [
            'Compared two kinds of brushes',
            'Bought dust sheets',
            'Swept a flue',
            'Pulled a bird’s nest out of a chimney',
          ],
        },
        {
          who: 'antenna company',
          did: [
            'Found a stronger signal on a roof',
            'Ordered coaxial cable',
            'Mounted a TV on a brick wall',
            'Replaced a bent aerial',
          ],
        },
        {
          who: 'pest control business',
          did: [
            'Chose a bait for ants',
            'Got new rat traps',
            'Smoked out a wasp nest',
            'Checked a house for termites',
          ],
        },
        {
          who: 'lock shop',
          did: [
            'Chose a deadlock for a flat',
            'Ordered key blanks',
            'Cut a spare key',
            'Opened a jammed safe',
          ],
        },
        {
          who: 'tree lopping company',
          did: [
            'Hired a climber for tall gums',
            'Bought a wood chipper',
            'Felled a dead gum',
            'Ground out a stump',
          ],
        },
        {
          who: 'pool shop',
          did: [
            'Compared two robot cleaners',
            'Bought a pallet of chlorine',
            'Tested a jar of spa water',
            'Rebuilt a leaking pump',
          ],
        },
        {
          who: 'curtain studio',
          did: [
            'Picked a fabric for a bay window',
            'Ordered curtain tracks',
            'Sewed a pair of linen drapes',
            'Untangled a blind cord',
          ],
        },
        {
          who: 'rubbish removal business',
          did: [
            'Compared fees at two tips',
            'Bought a tipper',
            'Emptied a shed full of tyres',
            'Took apart an old couch',
          ],
        },
        {
          who: 'gutter cleaning business',
          did: [
            'Hired a long ladder',
            'Bought a gutter vacuum',
            'Put mesh over a gutter',
            'Pulled a tennis ball out of a downpipe',
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
            'Compared two kinds of cable',
            'Ordered a set of lift buttons',
            'Rode a lift forty times for a test',
            'Freed a door that stuck between floors',
          ],
        },
        {
          who: 'Window cleaner',
          did: [
            'Compared two squeegees',
            'Bought a longer pole',
            'Abseiled down an office tower',
            'Scraped paint off glass',
          ],
        },
        {
          who: 'Fire extinguisher tester',
          did: [
            'Chose hooks for extinguishers',
            'Ordered dated tags',
            'Weighed forty extinguishers',
            'Swapped an empty extinguisher',
          ],
        },
        {
          who: 'Car park attendant',
          did: [
            'Compared two ticket machines',
            'Collected coins from a pay station',
            'Put out cones for a delivery',
            'Freed a stuck boom gate',
          ],
        },
        {
          who: 'Building concierge',
          did: [
            'Booked a restaurant for a resident',
            'Signed for a delivery of flowers',
            'Wrote a notice about a lift',
            'Sorted parcels by floor',
          ],
        },
        {
          who: 'Floor polisher',
          did: [
            'Tried out a quieter vacuum',
            'Ordered bin liners',
            'Mopped a food court',
            'Polished a marble foyer',
          ],
        },
        {
          who: 'Locksmith',
          did: [
            'Chose a deadlock for a shop',
            'Ordered key blanks',
            'Cut a master key',
            'Opened a jammed safe',
          ],
        },
        {
          who: 'Centre marketing officer',
          did: [
            'Hired a Santa',
            'Ordered balloons for a sale',
            'Planned a fashion parade',
            'Took down Easter decorations',
          ],
        },
        {
          who: 'Air conditioning fitter',
          did: [
            'Compared two compressors',
            'Got a bottle of refrigerant',
            'Ran a duct above a ceiling',
            'Changed the filters on a rooftop',
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
            'Looked up a land title',
            'Got a signed transfer from a bank',
            'Drew up a contract of sale',
            'Moved a settlement by a week',
          ],
        },
        {
          who: 'Building inspector',
          did: [
            'Tried out a thermal camera',
            'Bought a damp meter',
            'Wrote a report on a cracked wall',
            'Crawled under a floor',
          ],
        },
        {
          who: 'Mortgage broker',
          did: [
            'Compared fixed rates at three banks',
            'Collected payslips from a couple',
            'Prepared a loan application',
            'Refinanced a client’s loan',
          ],
        },
        {
          who: 'Home stylist',
          did: [
            'Hired a designer couch',
            'Bought fake lemons for a bowl',
            'Dressed a bedroom in white linen',
            'Carried out a bulky wardrobe',
          ],
        },
        {
          who: 'Valuer',
          did: [
            'Compared three recent sales in a street',
            'Got the floor plan of a warehouse',
            'Valued a vineyard',
            'Lowered a valuation',
          ],
        },
        {
          who: 'Removalist',
          did: [
            'Hired a piano trolley',
            'Picked up moving blankets',
            'Packed a hundred books',
            'Took a wardrobe apart',
          ],
        },
        {
          who: 'Signboard installer',
          did: [
            'Chose a corner for a board',
            'Collected posts from a depot',
            'Hammered in a For Lease board',
            'Pulled down a Sold sign',
          ],
        },
        {
          who: 'Drone photographer',
          did: [
            'Found a spot for a sunset shot',
            'Bought spare propellers',
            'Filmed a house from the air',
            'Edited power lines out of a photo',
          ],
        },
        {
          who: 'Art auctioneer',
          did: [
            'Picked a painting for a catalogue cover',
            'Got a new gavel',
            'Ran a night of bidding',
            'Passed in a landscape',
          ],
        },
      ],
      businesses: [
        {
          who: 'conveyancing practice',
          did: [
            'Looked up a land title',
            'Got a signed transfer from a bank',
            'Drew up a contract of sale',
            'Moved a settlement by a week',
          ],
        },
        {
          who: 'mortgage brokerage',
          did: [
            'Compared fixed rates at three banks',
            'Collected payslips from a couple',
            'Prepared a loan application',
            'Refinanced a client’s loan',
          ],
        },
        {
          who: 'removals firm',
          did: [
            'Hired a piano trolley',
            'Bought moving blankets',
            'Packed up a four-bedroom house',
            'Took a wardrobe apart',
          ],
        },
        {
          who: 'furniture staging company',
          did: [
            'Picked a couch for a display suite',
            'Bought fake lemons for a bowl',
            'Dressed a bedroom in white linen',
            'Carried out a bulky wardrobe',
          ],
        },
        {
          who: 'self-storage centre',
          did: [
            'Chose cameras for a row of units',
            'Ordered roller doors',
            'Showed someone a unit for a piano',
            'Emptied an abandoned unit',
          ],
        },
        {
          who: 'building inspection company',
          did: [
            'Tried out a thermal camera',
            'Bought a damp meter',
            'Wrote a report on a cracked wall',
            'Crawled under a floor',
          ],
        },
        {
          who: 'auction house',
          did: [
            'Picked a painting for a catalogue cover',
            'Got a new gavel',
            'Ran a night of bidding',
            'Passed in a landscape',
          ],
        },
        {
          who: 'sign company',
          did: [
            'Chose a corner for a board',
            'Ordered posts and stakes',
            'Printed a For Lease board',
            'Pulled down a Sold sign',
          ],
        },
        {
          who: 'coworking space in the city',
          did: [
            'Compared two coffee machines for members',
            'Bought phone booths',
            'Ran a networking breakfast',
            'Rearranged hot desks',
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
            'Compared two microphones',
            'Ordered acoustic foam',
            'Mixed a jazz trio',
            'Fixed a buzzing amplifier',
          ],
        },
        {
          who: 'Illustrator',
          did: [
            'Picked a pen for outlines',
            'Bought a pad of cartridge paper',
            'Drew a wombat for a picture book',
            'Redrew a magazine cover',
          ],
        },
        {
          who: 'Mosaic artist',
          did: [
            'Chose tiles for a mural',
            'Bought a bag of grout',
            'Laid a mosaic of a gecko',
            'Chipped out a cracked tile',
          ],
        },
        {
          who: 'Screen printer',
          did: [
            'Chose a T-shirt for a band',
            'Ordered tins of ink',
            'Printed forty tea towels',
            'Washed out a mesh',
          ],
        },
        {
          who: 'Photographer',
          did: [
            'Looked for a spot with evening light',
            'Bought a zoom lens',
            'Shot a portrait of a chef',
            'Cleaned a camera sensor',
          ],
        },
        {
          who: 'Animator',
          did: [
            'Found a voice for a talking koala',
            'Got a drawing tablet',
            'Drew a walk cycle',
            'Re-rendered a scene',
          ],
        },
        {
          who: 'Costume designer',
          did: [
            'Chose velvet for a cloak',
            'Hired a corset',
            'Sewed a pair of wings',
            'Fixed a torn cape',
          ],
        },
        {
          who: 'Choreographer',
          did: [
            'Picked a song for a solo',
            'Collected dancers’ measurements',
            'Taught a duet',
            'Cut two minutes from a ballet',
          ],
        },
        {
          who: 'Sculptor in a shared shed',
          did: [
            'Chose a block of marble',
            'Ordered a bag of plaster',
            'Cast a bronze bird',
            'Sharpened a set of chisels',
          ],
        },
      ],
      businesses: [
        {
          who: 'recording studio',
          did: [
            'Compared two microphones',
            'Ordered acoustic foam',
            'Mixed a jazz trio',
            'Fixed a buzzing amplifier',
          ],
        },
        {
          who: 'glass studio',
          did: [
            'Picked colours for a vase',
            'Ordered glass rods',
            'Ran a class on paperweights',
            'Relined a furnace',
          ],
        },
        {
          who: 'photo studio',
          did: [
            'Picked a backdrop for newborns',
            'Bought a zoom lens',
            'Shot portraits of a football team',
            'Cleaned a camera sensor',
          ],
        },
        {
          who: 'art gallery',
          did: [
            'Chose a sculptor for a spring show',
            'Got red dots for sold paintings',
            'Hung a row of landscapes',
            'Patched nail holes in a white wall',
          ],
        },
        {
          who: 'dance studio',
          did: [
            'Booked a theatre for a concert',
            'Bought a rack of tutus',
            'Taught a tap routine',
            'Fixed a loose mirror at the barre',
          ],
        },
        {
          who: 'printmaking workshop',
          did: [
            'Chose a cotton paper',
            'Ordered tins of ink',
            'Pulled forty linocuts',
            'Washed out a silk screen',
          ],
        },
        {
          who: 'film company',
          did: [
            'Hired a stunt double',
            'Got a permit to shoot at a beach',
            'Filmed an ad in a bakery',
            'Reshot a scene in the rain',
          ],
        },
        {
          who: 'animation house',
          did: [
            'Found a voice for a talking koala',
            'Bought drawing tablets',
            'Drew a walk cycle',
            'Re-rendered a scene',
          ],
        },
        {
          who: 'costume shop',
          did: [
            'Chose velvet for a cloak',
            'Bought a crate of top hats',
            'Sewed a pair of wings',
            'Fixed a torn cape',
          ],
        },
        {
          who: 'bookshop with a small press',
          did: [
            'Picked a poet for a reading',
            'Ordered a box of crime novels',
            'Printed a book of short stories',
            'Returned unsold atlases',
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
            'Picked songs for a Sunday show',
            'Got headphones for a studio',
            'Interviewed a local band on air',
            'Cut a cough out of a recording',
          ],
        },
        {
          who: 'Photographer for a football club',
          did: [
            'Chose a team photo',
            'Bought a memory card',
            'Took pictures of a grand final',
            'Deleted a thousand blurry shots',
          ],
        },
        {
          who: 'Choir leader',
          did: [
            'Picked a carol for December',
            'Ordered sheet music',
            'Ran a rehearsal for altos',
            'Cancelled a rehearsal in a church hall',
          ],
        },
        {
          who: 'Organiser of a street party',
          did: [
            'Hired a jumping castle',
            'Bought bunting',
            'Put an invitation in forty letterboxes',
            'Took down road barriers',
          ],
        },
        {
          who: 'Quizmaster at a pub',
          did: [
            'Chose a picture round',
            'Collected team sheets',
            'Wrote twenty questions about history',
            'Settled an argument about a quiz answer',
          ],
        },
        {
          who: 'Local historian',
          did: [
            'Found a photo of a tram from 1910',
            'Borrowed a diary from a family',
            'Wrote a plaque for an old bakery',
            'Corrected a date on a plaque',
          ],
        },
        {
          who: 'Host of a book group',
          did: [
            'Chose a novel for next month',
            'Borrowed eight copies of a novel',
            'Made up questions about a chapter',
            'Moved a book discussion by a week',
          ],
        },
        {
          who: 'Designer of posters for a theatre',
          did: [
            'Picked a font for a musical',
            'Got prints on thick paper',
            'Drew a poster for a comedy',
            'Fixed a wrong date on a poster',
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
            'Found a unit behind a shop',
            'Collected hot dinners from a kitchen',
            'Dropped off soup to an older man',
            'Returned empty containers',
          ],
        },
        {
          who: 'Canteen helper at a school',
          did: [
            'Chose a healthier muffin',
            'Bought bread rolls',
            'Made lunch orders for two classes',
            'Washed out a slushie machine',
          ],
        },
        {
          who: 'Ticket collector on a steam train',
          did: [
            'Picked a carriage for a school group',
            'Got a conductor’s cap',
            'Told passengers about a viaduct',
            'Polished a brass whistle',
          ],
        },
        {
          who: 'Repairer at a fix-it morning',
          did: [
            'Found a fuse for a lamp',
            'Bought solder',
            'Sewed a button on a stranger’s coat',
            'Fixed a toaster',
          ],
        },
        {
          who: 'Treasurer of a tennis club',
          did: [
            'Compared two term deposits',
            'Collected court fees',
            'Prepared the accounts for an audit',
            'Corrected a bank reconciliation',
          ],
        },
        {
          who: 'Animal shelter volunteer',
          did: [
            'Found a home for a kitten',
            'Got donated blankets for kennels',
            'Walked a greyhound',
            'Hosed out a kennel',
          ],
        },
        {
          who: 'Cook at a soup kitchen',
          did: [
            'Picked a recipe for two hundred people',
            'Collected bread from a bakery',
            'Peeled forty kilos of potatoes',
            'Scrubbed a huge pot',
          ],
        },
        {
          who: 'Guide on mountain hikes',
          did: [
            'Chose a track with a waterfall',
            'Bought a topographic map',
            'Led a hike up a mountain',
            'Called off a hike because of fire danger',
          ],
        },
        {
          who: 'Scout leader',
          did: [
            'Booked a campsite for cubs',
            'Ordered badges',
            'Taught a bowline knot',
            'Patched a patrol tent',
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
            'Picked a beach for a clean-up',
            'Bought litter pickers',
            'Counted bottle tops in a bucket',
            'Dragged a fishing net off the sand',
          ],
        },
        {
          who: 'Astronomy club guide',
          did: [
            'Found a dark paddock for a viewing',
            'Got a solar filter',
            'Showed a child the rings of Saturn',
            'Cancelled a viewing because of cloud',
          ],
        },
        {
          who: 'Steam engine stoker',
          did: [
            'Tried a different coal',
            'Bought a can of boiler sealant',
            'Shovelled coal over a viaduct',
            'Polished a brass whistle',
          ],
        },
        {
          who: 'Bike path mapper',
          did: [
            'Found a gap in a cycling route',
            'Got a map of the council’s bike lanes',
            'Drew a loop for families on bikes',
            'Reported a pothole on a bike lane',
          ],
        },
        {
          who: 'Weather recorder',
          did: [
            'Picked a spot for a rain gauge',
            'Got a new barometer',
            'Wrote down the rainfall at nine',
            'Emptied a rain gauge',
          ],
        },
        {
          who: 'Scout leader',
          did: [
            'Booked a campsite for cubs',
            'Ordered badges',
            'Taught a bowline knot',
            'Patched a patrol tent',
          ],
        },
        {
          who: 'Water quality tester',
          did: [
            'Chose a spot to sample a creek',
            'Got a turbidity tube',
            'Measured the salt in a creek',
            'Rinsed out sample jars',
          ],
        },
        {
          who: 'Historian at a pioneer cottage',
          did: [
            'Found a photo of a miner',
            'Borrowed a diary from a family',
            'Told visitors about a gold rush',
            'Dusted a spinning wheel',
          ],
        },
        {
          who: 'Meals driver in a country town',
          did: [
            'Found a unit behind a shop',
            'Collected hot dinners from a kitchen',
            'Dropped off soup to an older man',
            'Returned empty containers',
          ],
        },
        {
          who: 'Fossil digger',
          did: [
            'Booked a week at a dig',
            'Bought a rock hammer',
            'Sieved a bucket of clay for bones',
            'Brushed sand off a shell',
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
            'Picked a tent for a music festival',
            'Restocked bandages',
            'Put ice on a twisted ankle',
            'Threw out expired cold packs',
          ],
        },
        {
          who: 'Traffic marshal for a fun run',
          did: [
            'Chose a corner for a barrier',
            'Collected a high-vis vest',
            'Cheered runners up a hill',
            'Pulled down kilometre signs',
          ],
        },
        {
          who: 'Scout leader',
          did: [
            'Booked a campsite for cubs',
            'Ordered badges',
            'Taught a bowline knot',
            'Patched a patrol tent',
          ],
        },
        {
          who: 'Blood donor host',
          did: [
            'Picked biscuits for blood donors',
            'Bought milkshake powder',
            'Sat with a first-time donor',
            'Tidied a donor lounge',
          ],
        },
        {
          who: 'Coach of a junior football team',
          did: [
            'Picked a captain for a match',
            'Got a bag of cones',
            'Taught a drop punt',
            'Washed fifteen jumpers',
          ],
        },
        {
          who: 'Amateur radio operator',
          did: [
            'Compared two aerials',
            'Bought a handheld transceiver',
            'Ran a radio contest',
            'Fixed a crackling aerial',
          ],
        },
        {
          who: 'Choir conductor',
          did: [
            'Picked a carol for December',
            'Ordered sheet music',
            'Ran a rehearsal for altos',
            'Moved a choir concert indoors',
          ],
        },
        {
          who: 'Bushwalking guide',
          did: [
            'Chose a track with a waterfall',
            'Bought a topographic map',
            'Led a hike up a mountain',
            'Cleared a branch off a walking track',
          ],
        },
        {
          who: 'Sailing instructor for teenagers',
          did: [
            'Chose a bay with light wind',
            'Got a set of dinghy sails',
            'Taught a teenager to tack',
            'Bailed out a dinghy',
          ],
        },
        {
          who: 'Treasurer of a tennis club',
          did: [
            'Compared two term deposits',
            'Collected court fees',
            'Prepared the accounts for an audit',
            'Corrected a bank reconciliation',
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
            'Picked a whistle with a softer tone',
            'Bought white shorts',
            'Gave a penalty corner',
            'Took back a green card',
          ],
        },
        {
          who: 'Op shop volunteer',
          did: [
            'Chose a dress for a mannequin',
            'Got bags of donated shoes',
            'Priced a box of teapots',
            'Threw out odd socks',
          ],
        },
        {
          who: 'Choir leader',
          did: [
            'Picked a carol for December',
            'Ordered sheet music',
            'Ran a rehearsal for altos',
            'Moved a choir concert indoors',
          ],
        },
        {
          who: 'Timekeeper at a swimming club',
          did: [
            'Compared two stopwatches',
            'Collected lane sheets',
            'Timed a relay',
            'Corrected a time for butterfly',
          ],
        },
        {
          who: 'Guide at a local museum',
          did: [
            'Picked a spot for an old loom',
            'Borrowed a diary from a family',
            'Told visitors about a gold rush',
            'Dusted a spinning wheel',
          ],
        },
        {
          who: 'Reader at a story time',
          did: [
            'Chose a picture book',
            'Borrowed a dragon puppet',
            'Read aloud to toddlers',
            'Taped a torn picture book',
          ],
        },
        {
          who: 'Planter at a community garden',
          did: [
            'Picked seedlings for a raised bed',
            'Got a trailer of compost',
            'Planted a row of broad beans',
            'Pulled out weeds',
          ],
        },
        {
          who: 'Marshal at a weekend fun run',
          did: [
            'Chose a corner for a barrier',
            'Collected a high-vis vest',
            'Cheered runners up a hill',
            'Took down kilometre signs',
          ],
        },
        {
          who: 'Trombonist in a brass band',
          did: [
            'Picked a march for a parade',
            'Got a tin of slide cream',
            'Practised a trombone part',
            'Oiled a trombone slide',
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
            'Tried out a scoring app for overs',
            'Bought a cricket scorebook',
            'Wrote down every ball of a match',
            'Corrected a bowler’s figures',
          ],
        },
        {
          who: 'Treasurer of a tennis club',
          did: [
            'Compared two term deposits',
            'Collected court fees',
            'Prepared a tennis budget for the year',
            'Fixed a mistake in a tennis budget',
          ],
        },
        {
          who: 'Umpire for junior hockey',
          did: [
            'Picked a whistle with a softer tone',
            'Bought white shorts',
            'Gave a penalty corner',
            'Took back a green card',
          ],
        },
        {
          who: 'Marshal at a weekend fun run',
          did: [
            'Chose a corner for a barrier',
            'Got a high-vis vest',
            'Cheered runners up a hill',
            'Took down kilometre signs',
          ],
        },
        {
          who: 'Timekeeper for swimming races',
          did: [
            'Compared two stopwatches',
            'Picked up lane sheets',
            'Timed a relay',
            'Changed a time for butterfly',
          ],
        },
        {
          who: 'Rugby groundskeeper',
          did: [
            'Hired a roller for a rugby pitch',
            'Bought a bag of lawn seed',
            'Mowed a rugby pitch',
            'Repaired a goalpost pad',
          ],
        },
        {
          who: 'First aider at soccer games',
          did: [
            'Found a shady spot for a stretcher',
            'Restocked bandages',
            'Put ice on a striker’s knee',
            'Threw out expired cold packs',
          ],
        },
        {
          who: 'Registrar of a basketball league',
          did: [
            'Looked up a basketballer’s age group',
            'Collected birth certificates',
            'Drew up a list of point guards',
            'Cancelled a double registration',
          ],
        },
        {
          who: 'Chess arbiter',
          did: [
            'Found a quiet room for a chess final',
            'Got a set of chess clocks',
            'Drew up the pairings for a chess round',
            'Settled a dispute about a bishop',
          ],
        },
        {
          who: 'Bar helper at a bowling green',
          did: [
            'Picked a beer for a tap',
            'Ordered a case of lemonade',
            'Poured drinks after a barefoot bowls night',
            'Wiped down beer mats',
          ],
        },
        {
          who: 'Judge at dance competitions',
          did: [
            'Chose a winner in the waltz',
            'Got a judge’s clipboard',
            'Wrote comments on a tango',
            'Broke a tie between two tap dancers',
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
            'Compared three prams',
            'Bought nappies in bulk',
            'Made three lunch boxes before eight',
            'Sold a triple pram',
          ],
        },
        {
          who: 'I’m a host parent for an exchange program',
          did: [
            'Picked a bedroom for an exchange student',
            'Collected a student from the airport',
            'Taught a visitor to play backyard cricket',
            'Sorted out a guest student’s phone plan',
          ],
        },
        {
          who: 'I’m a parent of a toddler',
          did: [
            'Chose a potty',
            'Bought a stair gate',
            'Sang a toddler to sleep',
            'Wiped crayon off a wall',
          ],
        },
        {
          who: 'I’m a grandparent who does school runs',
          did: [
            'Chose a booster seat for a grandchild',
            'Collected a grandchild at three o’clock',
            'Baked scones with a grandchild',
            'Swapped a pick-up day with my daughter',
          ],
        },
        {
          who: 'I have a child in preschool',
          did: [
            'Looked around a preschool',
            'Got a tiny backpack for preschool',
            'Made playdough',
            'Sewed a name on a sun hat',
          ],
        },
        {
          who: 'I have a newborn',
          did: [
            'Chose a cot',
            'Bought newborn onesies',
            'Wrote down the times of feeds',
            'Sterilised a bottle',
          ],
        },
        {
          who: 'I have nieces and nephews nearby',
          did: [
            'Chose a present for a nephew',
            'Took a niece to a pantomime',
            'Taught a nephew a card trick',
            'Returned a niece’s lost hat',
          ],
        },
        {
          who: 'I have grown-up children overseas',
          did: [
            'Booked a call with a son in London',
            'Posted lamingtons to a son abroad',
            'Planned a trip to a daughter overseas',
            'Cleared out an adult child’s old room',
          ],
        },
        {
          who: 'I have a child in the scouts',
          did: [
            'Picked a sleeping bag for a scout camp',
            'Got a scout shirt',
            'Taught a child a reef knot',
            'Sewed a badge on a scout shirt',
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
            'Chose dates for long service leave',
            'Got long service leave approved',
            'Wrote a handover for three months off',
            'Turned off a work phone for three months',
          ],
        },
        {
          who: 'I’m in a sailing crew',
          did: [
            'Picked a spinnaker for a race',
            'Bought sailing gloves',
            'Sailed in a twilight race',
            'Hosed salt off a deck',
          ],
        },
        {
          who: 'I’m a frequent flyer',
          did: [
            'Compared seats on a long flight',
            'Got into an airport lounge with points',
            'Wrote to an airline about missing points',
            'Cancelled a reward flight',
          ],
        },
        {
          who: 'I’m a keen cyclist',
          did: [
            'Compared two carbon bikes',
            'Bought padded shorts',
            'Rode a hundred kilometres',
            'Replaced a bike chain',
          ],
        },
        {
          who: 'I own a horse float',
          did: [
            'Found a paddock to turn a float around',
            'Bought a rubber mat for a float',
            'Towed a pony to a show',
            'Mucked out a float',
          ],
        },
        {
          who: 'I own a kayak',
          did: [
            'Chose a river to paddle',
            'Ordered a paddle',
            'Paddled around an island',
            'Patched a kayak',
          ],
        },
        {
          who: 'I own a motorbike',
          did: [
            'Compared two motorbike helmets',
            'Ordered leather gloves for riding',
            'Rode a motorbike over a mountain pass',
            'Tightened a motorbike chain',
          ],
        },
        {
          who: 'I have a houseboat',
          did: [
            'Looked for a mooring on a river',
            'Bought a coil of mooring rope',
            'Steered a houseboat through a lock',
            'Scraped weed off a houseboat',
          ],
        },
        {
          who: 'I have a holiday house',
          did: [
            'Chose a caretaker for a holiday house',
            'Bought a second set of beach towels',
            'Wrote a list of rules for holiday guests',
            'Shut off the water at a holiday house',
          ],
        },
        {
          who: 'I live in a beach shack',
          did: [
            'Picked a paint that salt won’t peel',
            'Got driftwood for a mantelpiece',
            'Built an outdoor shower',
            'Swept sand out of a beach shack',
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
            'Compared two brands of cat litter',
            'Bought a water plant for the fish',
            'Taught a cat to use a flap',
            'Cleaned out a fish tank',
          ],
        },
        {
          who: 'I own a season ticket to the football',
          did: [
            'Chose a seat for the season',
            'Bought a club scarf',
            'Organised a tipping competition',
            'Swapped a ticket for another round',
          ],
        },
        {
          who: 'I own a flat with my sister',
          did: [
            'Picked a tenant with my sister',
            'Got a shared flat valued',
            'Wrote up an agreement with my sister',
            'Shared a repair bill with my sister',
          ],
        },
        {
          who: 'I’m a stamp collector',
          did: [
            'Looked for a rare stamp',
            'Bought a stamp album',
            'Sorted a set of stamps by year',
            'Removed a stamp from an old envelope',
          ],
        },
        {
          who: 'I’m a parent of twins',
          did: [
            'Chose a double pram',
            'Bought two school hats',
            'Planned a birthday party for twins',
            'Broke up an argument between twins',
          ],
        },
        {
          who: 'I’m in a quiz team',
          did: [
            'Chose a name for a quiz team',
            'Won a pub voucher',
            'Made up a round about old films',
            'Argued about a quiz answer',
          ],
        },
        {
          who: 'I’m an early riser',
          did: [
            'Compared two alarm clocks',
            'Bought bread as a bakery opened',
            'Wrote in a diary before sunrise',
            'Put the bins out before five',
          ],
        },
        {
          who: 'I have no garden',
          did: [
            'Picked a pot for a windowsill',
            'Bought a bunch of herbs at a market',
            'Grew sprouts in a jar',
            'Repotted an indoor fern',
          ],
        },
        {
          who: 'I have no dishwasher',
          did: [
            'Compared two dishwashing liquids',
            'Bought a bigger dish rack',
            'Drew up a washing-up roster',
            'Washed up after a dinner for eight',
          ],
        },
        {
          who: 'I have no passport',
          did: [
            'Chose a photo for a first passport',
            'Got a form for a first passport',
            'Asked a friend to witness a passport form',
            'Put off a trip overseas until next year',
          ],
        },
        {
          who: 'I don’t have a microwave',
          did: [
            'Compared two stovetop steamers',
            'Bought a small saucepan',
            'Reheated soup on the stove',
            'Thawed a loaf on the bench',
          ],
        },
        {
          who: 'I live above a bakery',
          did: [
            'Found earplugs for early mornings',
            'Got warm rolls from downstairs',
            'Wrote a note to a baker about noise',
            'Cleaned flour dust off a balcony',
          ],
        },
        {
          who: 'I work in a supermarket',
          did: [
            'Picked a cheaper apple for a sign',
            'Restocked the cereal',
            'Trained a new checkout worker',
            'Mopped up a broken jar of pasta sauce',
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
            'Found a podcast in another language',
            'Ordered a snack I ate abroad',
            'Wrote to a former neighbour overseas',
            'Closed a bank account in another country',
          ],
        },
        {
          who: 'I have built a house',
          did: [
            'Chose bricks for a new house',
            'Got a slab poured',
            'Drew up a floor plan',
            'Changed the windows on a house plan',
          ],
        },
        {
          who: 'I have renovated a kitchen',
          did: [
            'Chose a splashback',
            'Bought an oven',
            'Drew a plan of kitchen cupboards',
            'Pulled out old kitchen tiles',
          ],
        },
        {
          who: 'I have rented out a room',
          did: [
            'Picked a lodger',
            'Took a bond from a lodger',
            'Wrote house rules for a lodger',
            'Put a lock on a lodger’s door',
          ],
        },
        {
          who: 'I have a holiday house',
          did: [
            'Chose a caretaker for a holiday house',
            'Bought a second set of beach towels',
            'Wrote a list of rules for holiday guests',
            'Shut off the water at a holiday house',
          ],
        },
        {
          who: 'I’m on the committee of my building',
          did: [
            'Compared quotes for a lift',
            'Got a report on a common roof',
            'Wrote up the minutes of an owners’ meeting',
            'Sorted out a dispute about a shared driveway',
          ],
        },
        {
          who: 'I’m a beekeeper in the suburbs',
          did: [
            'Chose a sunny spot for a hive',
            'Bought a bee suit',
            'Bottled honey',
            'Scraped wax off a frame',
          ],
        },
        {
          who: 'I’m a landlord with one flat',
          did: [
            'Picked a tenant',
            'Got a flat appraised for rent',
            'Wrote a listing for a flat to let',
            'Replaced a tenant’s stove',
          ],
        },
        {
          who: 'I own a block of land',
          did: [
            'Compared two soil tests',
            'Got a bush block surveyed',
            'Pegged out a corner of a block',
            'Slashed the grass on a vacant block',
          ],
        },
        {
          who: 'I live on a houseboat',
          did: [
            'Looked for a mooring on a river',
            'Bought a coil of mooring rope',
            'Steered a houseboat through a lock',
            'Scraped weed off a hull',
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
            'Chose a caretaker for a holiday flat',
            'Bought a second set of beach towels',
            'Wrote a list of rules for holiday guests',
            'Shut off the water at a holiday flat',
          ],
        },
        {
          who: 'I own a flat with a balcony',
          did: [
            'Picked a plant for a balcony',
            'Bought a folding chair for a balcony',
            'Grew strawberries in a hanging pot',
            'Swept leaves off a balcony',
          ],
        },
        {
          who: 'I own a place with a pool',
          did: [
            'Compared two pool cleaners',
            'Ordered chlorine',
            'Taught a guest to work a pool blanket',
            'Backwashed a pool filter',
          ],
        },
        {
          who: 'I own a block of land',
          did: [
            'Compared two soil tests',
            'Got a bush block surveyed',
            'Pegged out a corner of a block',
            'Slashed the grass on a vacant block',
          ],
        },
        {
          who: 'I own a shop with a flat upstairs',
          did: [
            'Picked a tenant for a shop',
            'Got a valuation of a shop',
            'Drew up a shop lease',
            'Repainted a shopfront',
          ],
        },
        {
          who: 'I own a garage with a workbench',
          did: [
            'Chose a vice',
            'Bought a set of clamps',
            'Made a stool on a workbench',
            'Hung tools on a pegboard',
          ],
        },
        {
          who: 'I’m a landlord with one flat',
          did: [
            'Picked a tenant for a one-bedroom',
            'Got a flat appraised for rent',
            'Wrote a listing for a flat to let',
            'Replaced a tenant’s stove',
          ],
        },
        {
          who: 'I’m on the committee of my building',
          did: [
            'Compared quotes for a lift',
            'Got a report on a common roof',
            'Wrote up the minutes of an owners’ meeting',
            'Sorted out a dispute about a shared driveway',
          ],
        },
        {
          who: 'I have solar panels',
          did: [
            'Compared feed-in tariffs',
            'Got a quote for a solar battery',
            'Wrote down the output of solar panels',
            'Had bird droppings cleaned off solar panels',
          ],
        },
        {
          who: 'I have an open fireplace',
          did: [
            'Chose a fireguard',
            'Ordered a tonne of firewood',
            'Split kindling',
            'Had a chimney swept',
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
            'Chose a water bottle for a hutch',
            'Bought timothy hay',
            'Taught a rabbit to use a tray',
            'Trimmed a rabbit’s claws',
          ],
        },
        {
          who: 'I have goldfish in a tank',
          did: [
            'Picked a plastic castle',
            'Bought fish flakes',
            'Set up a tank filter',
            'Scrubbed algae off a tank',
          ],
        },
        {
          who: 'I have a lizard',
          did: [
            'Compared two heat lamps',
            'Ordered live crickets',
            'Measured a lizard’s tail',
            'Peeled shed skin off a lizard',
          ],
        },
        {
          who: 'I have a snake with its own heat mat',
          did: [
            'Looked for a vet who treats pythons',
            'Got frozen mice',
            'Showed a friend how to hold a python',
            'Disinfected a snake’s water bowl',
          ],
        },
        {
          who: 'I own a horse',
          did: [
            'Chose a saddle',
            'Ordered a bale of lucerne',
            'Rode in a dressage class',
            'Picked stones out of a hoof',
          ],
        },
        {
          who: 'I own a pair of budgies',
          did: [
            'Chose a swing for a birdcage',
            'Bought millet sprays',
            'Taught a budgie to say a word',
            'Changed the paper in a birdcage',
          ],
        },
        {
          who: 'I own a guinea pig',
          did: [
            'Found a friend for a guinea pig',
            'Got a bag of pellets with vitamin C',
            'Built a run for a guinea pig',
            'Brushed a guinea pig',
          ],
        },
        {
          who: 'I own an ant farm',
          did: [
            'Picked a queen ant',
            'Got a gel ant farm',
            'Drew a map of ant tunnels',
            'Topped up sugar water for ants',
          ],
        },
        {
          who: 'I’m a pigeon racer',
          did: [
            'Picked a bird for a race',
            'Ordered leg rings',
            'Trained a young pigeon',
            'Scraped out a loft',
          ],
        },
        {
          who: 'I’m a breeder of show ducks',
          did: [
            'Chose a drake for a show',
            'Bought an incubator',
            'Washed a duck before a show',
            'Refilled a duck pond',
          ],
        },
        {
          who: 'I keep chickens',
          did: [
            'Compared two chicken coops',
            'Bought laying pellets',
            'Made a perch',
            'Mucked out a coop',
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
            'Chose a novel for next month',
            'Borrowed a novel for a discussion',
            'Made up questions about a chapter',
            'Moved a book club meeting by a week',
          ],
        },
        {
          who: 'I host a poker night',
          did: [
            'Compared two sets of poker chips',
            'Bought a green felt cloth',
            'Taught a friend to shuffle',
            'Cancelled a poker night',
          ],
        },
        {
          who: 'I host exchange students',
          did: [
            'Picked a bedroom for an exchange student',
            'Collected a student from the airport',
            'Taught a visitor to play backyard cricket',
            'Sorted out a student’s phone plan',
          ],
        },
        {
          who: 'I host a street party once a year',
          did: [
            'Hired a jumping castle for a street',
            'Ordered bunting',
            'Put an invitation in forty letterboxes',
            'Took down road barriers',
          ],
        },
        {
          who: 'I host travellers in a spare room',
          did: [
            'Chose a doona for paying guests',
            'Got a key safe',
            'Wrote a welcome note for a traveller',
            'Changed the sheets after a guest left',
          ],
        },
        {
          who: 'I host a podcast',
          did: [
            'Picked a guest for an episode',
            'Bought a microphone',
            'Recorded an interview',
            'Cut the ums out of a recording',
          ],
        },
        {
          who: 'I have a wood-fired oven',
          did: [
            'Picked a clay for oven repairs',
            'Ordered a load of ironbark',
            'Baked pizza in the garden',
            'Swept ash out of an oven',
          ],
        },
        {
          who: 'I have a vegetable garden',
          did: [
            'Chose tomato seedlings',
            'Bought compost',
            'Sowed a row of carrots',
            'Pulled out weeds',
          ],
        },
        {
          who: 'I’m a beekeeper',
          did: [
            'Chose a sunny spot for a hive',
            'Bought a bee suit',
            'Bottled honey',
            'Scraped wax off a frame',
          ],
        },
        {
          who: 'I’m a home brewer',
          did: [
            'Compared two kinds of hops',
            'Got a bigger fermenter',
            'Bottled a batch of pale ale',
            'Sterilised forty bottles',
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
            'Compared two Italian courses',
            'Bought an Italian dictionary',
            'Wrote a postcard in Italian',
            'Practised Italian verbs again',
          ],
        },
        {
          who: 'I’m learning the guitar',
          did: [
            'Found a guitar tutor',
            'Bought a capo',
            'Played three chords to a friend',
            'Replaced a guitar string',
          ],
        },
        {
          who: 'I’m learning to surf',
          did: [
            'Chose a beach with small waves',
            'Got a soft board',
            'Stood up on a wave',
            'Rinsed out a wetsuit',
          ],
        },
        {
          who: 'I’m a beginner at golf',
          did: [
            'Picked a putter',
            'Bought a box of tees',
            'Played nine holes',
            'Fished a golf ball out of a pond',
          ],
        },
        {
          who: 'I’m a beginner at pottery',
          did: [
            'Booked a pottery wheel',
            'Bought a bag of clay',
            'Made a lopsided mug',
            'Fixed a cracked bowl',
          ],
        },
        {
          who: 'I’m a first-year apprentice chef',
          did: [
            'Chose a knife roll',
            'Ordered chef’s whites',
            'Diced a box of onions',
            'Scrubbed a stockpot',
          ],
        },
        {
          who: 'I’m in a rowing crew',
          did: [
            'Picked a seat in an eight',
            'Got a rowing suit',
            'Rowed in a regatta',
            'Tightened the bolts on an oar',
          ],
        },
        {
          who: 'I’m in a choir',
          did: [
            'Picked a carol for December',
            'Borrowed sheet music',
            'Sang in a church hall',
            'Swapped from soprano to alto',
          ],
        },
        {
          who: 'I have a telescope',
          did: [
            'Found a dark spot for stargazing',
            'Bought an eyepiece',
            'Drew the craters of the moon',
            'Realigned a finder scope',
          ],
        },
        {
          who: 'I have a piano at home',
          did: [
            'Found a piano tuner',
            'Ordered a book of sonatas',
            'Played a waltz for visitors',
            'Oiled the hinge of a piano lid',
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
            'Looked for a rare stamp',
            'Bought a stamp album',
            'Sorted a set of stamps by year',
            'Soaked a stamp off an envelope',
          ],
        },
        {
          who: 'I’m a coin collector',
          did: [
            'Compared two penny catalogues',
            'Bought a 1930 penny',
            'Labelled a tray of shillings',
            'Polished a case of coins',
          ],
        },
        {
          who: 'I’m a comic book reader',
          did: [
            'Picked a superhero series',
            'Got a signed comic',
            'Put comics into plastic sleeves',
            'Returned a damaged comic',
          ],
        },
        {
          who: 'I’m a train set builder',
          did: [
            'Chose a tiny locomotive',
            'Bought a metre of track',
            'Built a station from balsa',
            'Fixed a set of points',
          ],
        },
        {
          who: 'I’m an amateur photographer',
          did: [
            'Compared two zoom lenses',
            'Got a tripod',
            'Took a photo of lightning',
            'Cleaned a camera sensor',
          ],
        },
        {
          who: 'I’m a board game player',
          did: [
            'Picked a game for four players',
            'Bought a bag of dice',
            'Taught a friend the rules of chess',
            'Replaced a lost counter',
          ],
        },
        {
          who: 'I’m a kite flyer',
          did: [
            'Found a windy headland',
            'Got a spool of kite line',
            'Flew a kite at a festival',
            'Untangled a kite line',
          ],
        },
        {
          who: 'I have a telescope',
          did: [
            'Found a dark spot for stargazing',
            'Bought an eyepiece',
            'Drew the craters of the moon',
            'Realigned a finder scope',
          ],
        },
        {
          who: 'I own a kayak',
          did: [
            'Chose a river to paddle',
            'Ordered a paddle',
            'Paddled around an island',
            'Patched a hull',
          ],
        },
        {
          who: 'I own a metal detector',
          did: [
            'Picked a beach to search',
            'Got a sand scoop',
            'Dug up an old buckle',
            'Changed the batteries in a detector',
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
            'Chose a glaze for mugs',
            'Bought a bag of clay',
            'Threw a set of bowls',
            'Scraped glaze off a kiln shelf',
          ],
        },
        {
          who: 'I’m a painter who sells at markets',
          did: [
            'Picked a blue for a seascape',
            'Bought a roll of canvas',
            'Painted a row of beach boxes',
            'Reframed a landscape',
          ],
        },
        {
          who: 'I’m a printmaker in a shared studio',
          did: [
            'Chose a cotton paper',
            'Ordered a tin of ink',
            'Carved a block of lino',
            'Washed out a silk screen',
          ],
        },
        {
          who: 'I’m a jewellery maker',
          did: [
            'Looked for turquoise beads',
            'Ordered silver wire',
            'Made a pair of earrings',
            'Resized a ring',
          ],
        },
        {
          who: 'I’m a wood turner',
          did: [
            'Found a burl of red gum',
            'Bought a gouge',
            'Turned a salad bowl',
            'Sharpened a gouge',
          ],
        },
        {
          who: 'I’m a bookbinder',
          did: [
            'Chose a marbled paper',
            'Got a bone folder',
            'Bound a diary in leather',
            'Glued a loose spine',
          ],
        },
        {
          who: 'I make my own candles',
          did: [
            'Picked a scent for winter',
            'Bought soy wax',
            'Poured wax into jars',
            'Trimmed crooked wicks',
          ],
        },
        {
          who: 'I make my own soap',
          did: [
            'Chose a mould shaped like shells',
            'Ordered coconut oil',
            'Stirred a batch with lavender',
            'Scraped out a lye pot',
          ],
        },
        {
          who: 'I have a darkroom',
          did: [
            'Chose a paper for black and white prints',
            'Bought a bottle of developer',
            'Printed a portrait under a red light',
            'Rinsed a tray of fixer',
          ],
        },
        {
          who: 'I restore old clocks',
          did: [
            'Found a spring for a mantel clock',
            'Ordered a bottle of clock oil',
            'Painted the numbers on a clock face',
            'Got a cuckoo clock going again',
          ],
        },
      ],
    },
  ],
}
