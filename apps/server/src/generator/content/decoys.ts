import type { Field } from '@wattle/contract/brief'

/** Someone who isn't wanted, and things that only they did in an ordinary month. */
export type Decoy = { who: string; did: string[] }

/** Distractors for one field. They should look natural to someone who works in the field. */
export type Decoys = {
  /**
   * Roles in the field, some short and some long. In private life these are statements such as "I
   * have a dog".
   */
  roles: Decoy[]
  /** What owners and managers in the field run. */
  businesses?: Decoy[]
  /** Things people do in an ordinary month, one action each, some short and some long. */
  done: string[]
}

export const DECOYS: Record<Field, Decoys> = {
  BUILDING: {
    roles: [
      {
        who: 'Carpenter',
        did: [
          'Looked for a supplier of hardwood',
          'Bought framing nails',
          'Built a set of timber stairs',
          'Sharpened a row of chisels',
        ],
      },
      {
        who: 'Plumber',
        did: [
          'Compared two brands of hot water unit',
          'Picked up copper pipe',
          'Fitted a kitchen tap',
          'Cleared tree roots out of a sewer line',
        ],
      },
      {
        who: 'Painter',
        did: [
          'Chose a primer for bare walls',
          'Ordered ten tins of ceiling white',
          'Mixed a sample of wall colour',
          'Washed out rollers',
        ],
      },
      {
        who: 'Bricklayer',
        did: [
          'Looked for second-hand bricks that match',
          'Ordered a pallet of face bricks',
          'Laid a brick path',
          'Scrubbed mortar off a finished wall',
        ],
      },
      {
        who: 'Tiler',
        did: [
          'Chose a grout for a bathroom',
          'Bought tile spacers',
          'Laid a splashback behind a stove',
          'Replaced three cracked tiles in a shower',
        ],
      },
      {
        who: 'Roofer',
        did: [
          'Compared colours of roof sheeting',
          'Got ridge capping for an old roof',
          'Measured a house for gutters',
          'Sealed a roof around a chimney',
        ],
      },
      {
        who: 'Plasterer',
        did: [
          'Hired a plasterboard lifter',
          'Got more cornice adhesive',
          'Set the joints in a new ceiling',
          'Patched plasterboard',
        ],
      },
      {
        who: 'Crane operator',
        did: [
          'Compared two sets of lifting chains',
          'Collected new slings',
          'Wrote up a plan for a heavy lift',
          'Cancelled a lift because of strong wind',
        ],
      },
      {
        who: 'Site supervisor',
        did: [
          'Booked a building inspector for a slab',
          'Ordered hard hats for visitors',
          'Ran a site induction',
          'Sorted out a clash between two trades',
        ],
      },
      {
        who: 'Kitchen cabinet maker',
        did: [
          'Chose soft-close hinges for a pantry',
          'Ordered laminate',
          'Made a set of kitchen drawers',
          'Adjusted a sticking cupboard door',
        ],
      },
      {
        who: 'Air conditioning installer',
        did: [
          'Compared two brands of split system',
          'Collected bottles of refrigerant',
          'Ran ducting through a ceiling',
          'Cleaned air filters',
        ],
      },
      {
        who: 'Glazier for shopfronts and offices',
        did: [
          'Found a maker of curved glass',
          'Ordered a pane for an office door',
          'Cut a mirror to size',
          'Replaced a cracked shopfront window',
        ],
      },
      {
        who: 'Surveyor on road projects',
        did: [
          'Compared two laser levels',
          'Bought survey pegs',
          'Drew up a plan of road levels',
          'Recalibrated a theodolite',
        ],
      },
      {
        who: 'Fencer on country properties',
        did: [
          'Looked for cheaper treated pine posts',
          'Picked up rolls of fencing wire',
          'Built a farm gate',
          'Tightened a sagging boundary fence',
        ],
      },
    ],
    businesses: [
      {
        who: 'joinery',
        did: [
          'Hired a cabinet maker',
          'Bought sheets of veneer',
          'Made a staircase for a renovated house',
          'Serviced a panel saw',
        ],
      },
      {
        who: 'tiling business',
        did: [
          'Looked for an importer of stone tiles',
          'Ordered bags of tile adhesive',
          'Priced the tiling for a block of bathrooms',
          'Cleaned a wet saw',
        ],
      },
      {
        who: 'plumbing business',
        did: [
          'Compared pipe inspection cameras',
          'Bought a new drain machine',
          'Taught an apprentice to solder copper pipe',
          'Cancelled a hot water installation',
        ],
      },
      {
        who: 'roofing company',
        did: [
          'Interviewed a trainee roofer',
          'Ordered roof sheeting for six houses',
          'Wrote up a quote for gutters',
          'Replaced a worn safety harness',
        ],
      },
      {
        who: 'kitchen showroom',
        did: [
          'Chose a stone benchtop for a display',
          'Ordered sample cupboard doors',
          'Drew a kitchen plan for a couple',
          'Polished display sinks and taps',
        ],
      },
      {
        who: 'scaffolding firm',
        did: [
          'Hired two scaffolders',
          'Bought a load of scaffold planks',
          'Put up scaffolding around a church',
          'Repaired bent scaffold tubes',
        ],
      },
      {
        who: 'landscaping business',
        did: [
          'Found a grower of turf',
          'Picked up garden edging and mulch',
          'Planted a native hedge for a client',
          'Serviced a small digger',
        ],
      },
      {
        who: 'painting business with five staff',
        did: [
          'Compared two spray painting machines',
          'Ordered drop sheets',
          'Prepared colour samples for a school hall',
          'Sorted half-empty paint tins',
        ],
      },
      {
        who: 'shopfitting firm in the city',
        did: [
          'Booked a night crew for a shop fit-out',
          'Ordered display shelving for a chemist',
          'Built a counter for a jeweller',
          'Repaired a damaged display case',
        ],
      },
    ],
    done: [
      'Hired a machine',
      'Fixed a leak behind a wall',
      'Picked up materials from the yard',
      'Taught an apprentice a new skill',
      'Showed an inspector around a site',
      'Swept up after the other trades',
      'Measured a room for new cabinets',
      'Moved a delivery off the footpath',
      'Borrowed a ladder from the crew next door',
      'Rang around for a skip on short notice',
    ],
  },
  SHOPS: {
    roles: [
      {
        who: 'Visual merchandiser',
        did: [
          'Chose posters for a back-to-school promotion',
          'Collected display stands from head office',
          'Drew a layout for a new store',
          'Repainted a set of display cubes',
        ],
      },
      {
        who: 'Butcher',
        did: [
          'Looked for a supplier of free-range lamb',
          'Ordered sausage casings',
          'Made a batch of beef sausages',
          'Sharpened a boning knife',
        ],
      },
      {
        who: 'Baker’s assistant',
        did: [
          'Chose cake boxes for the counter',
          'Collected hamburger rolls from the ovens',
          'Filled a tray of cream buns',
          'Wiped crumbs off the bread shelves',
        ],
      },
      {
        who: 'Greengrocer',
        did: [
          'Picked out mangoes at the wholesale market',
          'Bought a crate of avocados',
          'Built a pyramid of oranges',
          'Threw out bruised peaches',
        ],
      },
      {
        who: 'Buyer',
        did: [
          'Met a fashion agent about next summer',
          'Ordered samples from a trade fair',
          'Wrote up a buying plan for three stores',
          'Cancelled a whole clothing line',
        ],
      },
      {
        who: 'Window dresser',
        did: [
          'Looked for mannequins for a summer window',
          'Got fake snow for a Christmas display',
          'Dressed a window for Mother’s Day',
          'Took down an Easter window',
        ],
      },
      {
        who: 'Night shelf filler',
        did: [
          'Picked a trolley for the cereal aisle',
          'Got a pallet jack from the back dock',
          'Filled the shelves in the pasta aisle',
          'Cut up empty cartons until dawn',
        ],
      },
      {
        who: 'Online order picker',
        did: [
          'Looked for a substitute for missing yoghurt',
          'Collected cold bags for the morning run',
          'Packed groceries for an online order',
          'Sorted crates by delivery van',
        ],
      },
      {
        who: 'Stock controller',
        did: [
          'Compared two barcode scanners',
          'Ordered a batch of price labels',
          'Wrote up the results of a stocktake',
          'Corrected a stock count in the system',
        ],
      },
      {
        who: 'Checkout supervisor',
        did: [
          'Chose which registers to open',
          'Collected coins for the cash drawers',
          'Taught a junior to scan fruit codes',
          'Unjammed a self-serve checkout',
        ],
      },
      {
        who: 'Sales assistant in menswear',
        did: [
          'Found a suit jacket in an unusual size',
          'Ordered bow ties for a school formal',
          'Measured a customer for a suit',
          'Refolded a table of jumpers',
        ],
      },
      {
        who: 'Watchmaker in a shopping centre',
        did: [
          'Looked for a rare watch part',
          'Ordered watch batteries',
          'Engraved the back of a watch',
          'Repaired a watch clasp',
        ],
      },
      {
        who: 'Framer in a gallery shop',
        did: [
          'Chose a mount for a watercolour',
          'Ordered lengths of gilt moulding',
          'Framed a football jumper',
          'Replaced broken glass in a picture frame',
        ],
      },
      {
        who: 'Optical dispenser in a suburban store',
        did: [
          'Helped a customer choose spectacle frames',
          'Ordered lenses from a lab',
          'Measured someone for new glasses',
          'Straightened bent spectacles',
        ],
      },
    ],
    businesses: [
      {
        who: 'bookshop',
        did: [
          'Booked an author for a reading',
          'Ordered a box of new novels',
          'Ran a book launch',
          'Returned unsold paperbacks',
        ],
      },
      {
        who: 'shoe shop',
        did: [
          'Compared two importers of leather boots',
          'Ordered school shoes',
          'Measured children’s feet',
          'Sorted out a pile of odd shoes',
        ],
      },
      {
        who: 'toy shop',
        did: [
          'Chose board games for the Christmas range',
          'Ordered jigsaw puzzles',
          'Ran a colouring competition',
          'Replaced a dead battery in a toy robot',
        ],
      },
      {
        who: 'bike shop',
        did: [
          'Hired a bike mechanic',
          'Ordered inner tubes and brake pads',
          'Built up a children’s bike for display',
          'Repaired a buckled wheel',
        ],
      },
      {
        who: 'fabric store',
        did: [
          'Looked for a printer of cotton fabric',
          'Ordered bolts of linen',
          'Taught a class on sewing zips',
          'Untangled a drawer of ribbon',
        ],
      },
      {
        who: 'hardware store',
        did: [
          'Compared two ranges of garden hoses',
          'Ordered bags of potting mix',
          'Cut keys',
          'Sorted a bin of loose screws',
        ],
      },
      {
        who: 'second-hand record shop',
        did: [
          'Looked through a collection of jazz albums',
          'Bought a crate of old vinyl',
          'Ran a sale for Record Store Day',
          'Cleaned dusty records by hand',
        ],
      },
      {
        who: 'delicatessen in a country town',
        did: [
          'Found a maker of goat’s cheese',
          'Ordered a leg of prosciutto',
          'Made up a cheese hamper',
          'Cleaned a meat slicer',
        ],
      },
      {
        who: 'homewares shop on a main street',
        did: [
          'Chose a range of scented candles',
          'Ordered linen cushions',
          'Wrapped a vase for a wedding gift',
          'Fixed a chipped lamp base',
        ],
      },
    ],
    done: [
      'Counted the stock in one aisle',
      'Changed a display near the door',
      'Refunded a customer without a receipt',
      'Marked down a slow-selling line',
      'Showed a casual the closing routine',
      'Wrapped a present',
      'Set an item aside for a regular',
      'Posted a parcel to an interstate customer',
      'Cleaned the front window before opening time',
      'Moved the winter range to the back wall',
    ],
  },
  HOSPITALITY: {
    roles: [
      {
        who: 'Chef',
        did: [
          'Compared two suppliers of duck',
          'Bought a new set of kitchen knives',
          'Wrote a tasting menu',
          'Cleaned out a walk-in cool room',
        ],
      },
      {
        who: 'Barista',
        did: [
          'Compared two blends of coffee beans',
          'Ordered oat milk',
          'Taught a junior to steam milk',
          'Descaled an espresso machine',
        ],
      },
      {
        who: 'Waiter',
        did: [
          'Picked a wine to suit a fish dish',
          'Got clean tablecloths for a long lunch',
          'Carried plates to a table of twelve',
          'Mopped up a glass of spilt wine',
        ],
      },
      {
        who: 'Bartender',
        did: [
          'Chose garnishes for a new cocktail',
          'Ordered limes and mint for the bar',
          'Mixed a jug of margaritas',
          'Changed a beer keg',
        ],
      },
      {
        who: 'Dishwasher',
        did: [
          'Looked for a missing cutlery basket',
          'Got a drum of dishwashing liquid',
          'Stacked clean plates for the dinner service',
          'Scrubbed burnt pots',
        ],
      },
      {
        who: 'Hotel receptionist',
        did: [
          'Found a room for a late arrival',
          'Got new key cards for guests',
          'Wrote a welcome note for a honeymoon couple',
          'Sorted out a double-booked room',
        ],
      },
      {
        who: 'Hotel night porter',
        did: [
          'Called a taxi for a guest at midnight',
          'Collected suitcases from the lobby',
          'Set up a folding bed for a guest',
          'Let in a guest without a room key',
        ],
      },
      {
        who: 'Housekeeping attendant',
        did: [
          'Chose flowers for a hotel suite',
          'Collected clean towels from the laundry',
          'Made up twelve guest rooms',
          'Stripped the beds after a busy checkout',
        ],
      },
      {
        who: 'Chef in a seafood restaurant',
        did: [
          'Chose snapper at the fish market',
          'Ordered three dozen oysters',
          'Made a bisque',
          'Cleaned a box of squid',
        ],
      },
      {
        who: 'Waiter for weddings and functions',
        did: [
          'Booked a shift at a vineyard wedding',
          'Collected canapés from the kitchen',
          'Poured champagne for the toasts',
          'Cleared plates after the wedding cake',
        ],
      },
      {
        who: 'Cellar hand at a winery',
        did: [
          'Compared samples from two oak barrels',
          'Collected yeast for a ferment',
          'Bottled a batch of riesling',
          'Hosed out a fermentation tank',
        ],
      },
      {
        who: 'Housekeeper at a mountain lodge',
        did: [
          'Looked for a ski boot drying rack',
          'Ordered firewood for the guest lounge',
          'Made up bunks for a ski group',
          'Sorted lost gloves and ski goggles',
        ],
      },
    ],
    businesses: [
      {
        who: 'cafe',
        did: [
          'Hired a barista',
          'Ordered takeaway coffee cups',
          'Wrote a brunch menu on a blackboard',
          'Had the coffee grinder repaired',
        ],
      },
      {
        who: 'restaurant',
        did: [
          'Interviewed a sous chef',
          'Bought linen napkins',
          'Ran a five-course degustation dinner',
          'Cancelled a booking for twenty',
        ],
      },
      {
        who: 'pub',
        did: [
          'Booked a trivia host for Tuesday nights',
          'Ordered kegs of lager',
          'Ran a meat raffle',
          'Cleaned the beer lines',
        ],
      },
      {
        who: 'motel',
        did: [
          'Compared mattresses for six rooms',
          'Ordered small soaps and shampoos',
          'Made breakfast trays for motel guests',
          'Replaced a noisy mini-bar fridge',
        ],
      },
      {
        who: 'bakery',
        did: [
          'Looked for a new oven for bread',
          'Ordered bags of flour',
          'Baked finger buns for a school',
          'Sharpened the blades on a bread slicer',
        ],
      },
      {
        who: 'juice bar',
        did: [
          'Found a grower of ginger',
          'Ordered oranges for the week',
          'Made a mango smoothie',
          'Repaired a blender',
        ],
      },
      {
        who: 'catering firm',
        did: [
          'Hired waiters for a gala dinner',
          'Picked up serving platters',
          'Prepared sandwiches for a conference',
          'Cancelled a hired marquee oven',
        ],
      },
      {
        who: 'food truck',
        did: [
          'Chose a spot at a night market',
          'Got a gas bottle for the truck',
          'Cooked tacos at a festival',
          'Fixed a flat tyre on the truck',
        ],
      },
      {
        who: 'wine bar',
        did: [
          'Tasted wines from a new importer',
          'Ordered natural wine by the case',
          'Ran a cheese and wine night',
          'Polished fifty wine glasses',
        ],
      },
      {
        who: 'ice cream parlour',
        did: [
          'Chose three new gelato flavours',
          'Ordered waffle cones',
          'Churned a tub of pistachio ice cream',
          'Defrosted an ice cream cabinet',
        ],
      },
      {
        who: 'guesthouse near the sea',
        did: [
          'Booked a painter for the guest rooms',
          'Bought beach towels for guests',
          'Wrote a list of local walks for guests',
          'Swept sand off the veranda',
        ],
      },
      {
        who: 'pizza shop in the suburbs',
        did: [
          'Hired a delivery rider',
          'Bought a pallet of pizza boxes',
          'Made dough for the Friday rush',
          'Scraped out a pizza oven',
        ],
      },
      {
        who: 'Thai restaurant in a country town',
        did: [
          'Looked for a grower of holy basil',
          'Ordered jasmine rice in bulk',
          'Made green curry paste',
          'Cleaned a wok burner',
        ],
      },
    ],
    done: [
      'Filled a gap in the roster',
      'Took a dish off the menu',
      'Rang a supplier about missing produce',
      'Seated a group without a booking',
      'Scrubbed a fridge before opening',
      'Polished glasses',
      'Trained a new casual on the till',
      'Split a bill between a table of eight',
      'Put fresh flowers on the tables',
      'Turned away a walk-in on a busy night',
    ],
  },
  HEALTH_CARE: {
    roles: [
      {
        who: 'Medical receptionist',
        did: [
          'Found a gap in a doctor’s list',
          'Got a script signed by a doctor',
          'Typed up a referral letter',
          'Rebooked a blood test',
        ],
      },
      {
        who: 'Nurse',
        did: [
          'Found a vein for a blood test',
          'Collected clean dressings from a storeroom',
          'Taught a patient to change a dressing',
          'Cleaned a graze with saline',
        ],
      },
      {
        who: 'Pharmacist',
        did: [
          'Compared two brands of a generic medicine',
          'Ordered flu vaccines',
          'Packed tablets into a weekly dose box',
          'Sorted out a script with missing details',
        ],
      },
      {
        who: 'Physiotherapist',
        did: [
          'Chose a walking frame for a patient',
          'Got new resistance bands',
          'Taught shoulder exercises',
          'Strapped a sprained ankle',
        ],
      },
      {
        who: 'Radiographer',
        did: [
          'Booked a CT scan for the afternoon',
          'Got a lead apron',
          'Took a scan of a wrist',
          'Repeated a blurred image of a knee',
        ],
      },
      {
        who: 'Podiatrist',
        did: [
          'Compared two kinds of insoles',
          'Ordered scalpel blades',
          'Made a mould of a foot',
          'Treated an ingrown toenail',
        ],
      },
      {
        who: 'Dental assistant',
        did: [
          'Chose a shade for a crown',
          'Ordered dental floss samples',
          'Mixed paste for a dental impression',
          'Sterilised dental mirrors',
        ],
      },
      {
        who: 'Speech pathologist',
        did: [
          'Looked for picture cards for a preschooler',
          'Borrowed a set of phonics games',
          'Taught tongue exercises',
          'Rewrote a plan for a child’s stutter',
        ],
      },
      {
        who: 'Hospital ward clerk',
        did: [
          'Found a bed for a new admission',
          'Collected patient files from another ward',
          'Made up wristbands for new patients',
          'Sorted discharge papers',
        ],
      },
      {
        who: 'Operating theatre technician',
        did: [
          'Chose a table attachment for surgery',
          'Collected a tray of surgical instruments',
          'Set up lights for an operation',
          'Wiped down an operating table',
        ],
      },
      {
        who: 'Physiotherapist in private practice',
        did: [
          'Compared two treatment tables',
          'Bought a box of foam rollers',
          'Ran a Pilates group for back care',
          'Repaired a torn treatment table',
        ],
      },
      {
        who: 'Dietitian in a community clinic',
        did: [
          'Looked for low-salt recipes for a client',
          'Ordered a set of plastic food models',
          'Ran a class on reading food labels',
          'Revised a meal plan for a family',
        ],
      },
      {
        who: 'Audiologist for schools and factories',
        did: [
          'Compared two brands of earmuffs',
          'Ordered hearing aid batteries',
          'Ran hearing tests at a factory',
          'Recalibrated a hearing booth',
        ],
      },
      {
        who: 'Orderly on the night shift',
        did: [
          'Found a spare hospital trolley',
          'Collected a wheelchair from the main entrance',
          'Pushed a patient to the X-ray rooms',
          'Cleaned a wheelchair',
        ],
      },
    ],
    businesses: [
      {
        who: 'GP clinic',
        did: [
          'Interviewed a doctor for two days a week',
          'Ordered children’s vaccines',
          'Ran a flu vaccination day',
          'Fixed a fault in the patient booking line',
        ],
      },
      {
        who: 'physio practice',
        did: [
          'Hired a physiotherapist',
          'Bought an exercise bike for rehab',
          'Ran a class for runners with sore knees',
          'Had a treatment table re-covered',
        ],
      },
      {
        who: 'dental practice',
        did: [
          'Compared two digital dental scanners',
          'Bought a dental chair',
          'Ran a check-up day for schoolchildren',
          'Serviced an instrument steriliser',
        ],
      },
      {
        who: 'pharmacy',
        did: [
          'Looked for a locum pharmacist',
          'Ordered sunscreen and hay fever tablets',
          'Ran a medicine safety talk',
          'Cleared expired medicines off the shelves',
        ],
      },
      {
        who: 'podiatry clinic',
        did: [
          'Compared scanners for orthotics',
          'Ordered insole material',
          'Wrote a leaflet on heel pain',
          'Replaced a foot bath',
        ],
      },
      {
        who: 'hearing clinic',
        did: [
          'Hired an audiometrist',
          'Ordered trial hearing aids',
          'Ran free hearing tests in a library',
          'Repaired a soundproof door',
        ],
      },
      {
        who: 'skin clinic',
        did: [
          'Compared two lasers for scars',
          'Ordered skin biopsy kits',
          'Prepared a guide to mole checks',
          'Replaced a dermatoscope lens',
        ],
      },
      {
        who: 'optometry practice in a shopping centre',
        did: [
          'Chose a new range of spectacle frames',
          'Ordered trial contact lenses',
          'Ran eye tests for drivers',
          'Recalibrated an eye pressure machine',
        ],
      },
      {
        who: 'psychology practice with four rooms',
        did: [
          'Looked for a child psychologist',
          'Bought armchairs for the counselling rooms',
          'Ran a course on managing worry',
          'Soundproofed a counselling room',
        ],
      },
    ],
    done: [
      'Updated a record after a visit',
      'Restocked gloves in a treatment room',
      'Rang a patient about an appointment',
      'Supervised a student on placement',
      'Wrote a letter to a specialist',
      'Wiped down equipment',
      'Explained a form to a relative',
      'Ordered gloves and masks',
      'Sat through a training session on hand hygiene',
      'Booked an interpreter for the following week',
    ],
  },
  SCHOOLS: {
    roles: [
      {
        who: 'Primary teacher',
        did: [
          'Chose a class novel for grade five',
          'Got exercise books for a new class',
          'Taught long division',
          'Corrected a pile of spelling tests',
        ],
      },
      {
        who: 'Teacher aide',
        did: [
          'Found a quiet corner for a struggling reader',
          'Got counters for a maths group',
          'Helped a prep child hold a pencil',
          'Sharpened coloured pencils for the classroom',
        ],
      },
      {
        who: 'Librarian',
        did: [
          'Chose picture books for the shelves',
          'Ordered book covering',
          'Ran a library lesson',
          'Fixed torn pages',
        ],
      },
      {
        who: 'Music teacher',
        did: [
          'Booked a piano tuner',
          'Bought reeds for the clarinets',
          'Conducted the junior band',
          'Restrung three student violins',
        ],
      },
      {
        who: 'Tutor',
        did: [
          'Looked for practice exams online',
          'Bought a book of algebra problems',
          'Taught a Year 12 student at home',
          'Cancelled a tutoring session',
        ],
      },
      {
        who: 'School counsellor',
        did: [
          'Found a mentor for a new student',
          'Ordered cards about feelings',
          'Ran a friendship group',
          'Sorted out a quarrel between two girls',
        ],
      },
      {
        who: 'Science technician',
        did: [
          'Compared two Bunsen burners',
          'Ordered test tubes',
          'Prepared an experiment with acids',
          'Cleaned a set of microscopes',
        ],
      },
      {
        who: 'Early childhood educator',
        did: [
          'Chose nursery rhymes for group time',
          'Got finger paints for the toddlers',
          'Made playdough',
          'Washed sandpit toys',
        ],
      },
      {
        who: 'School crossing supervisor',
        did: [
          'Chose a safer spot to stop traffic',
          'Collected a stop sign from the school',
          'Walked a class across a road',
          'Repainted a lollipop sign',
        ],
      },
      {
        who: 'After school care worker',
        did: [
          'Picked board games for a wet afternoon',
          'Bought fruit for after-school snacks',
          'Ran a dodgeball game after school',
          'Packed up the craft trolley at six',
        ],
      },
      {
        who: 'Learning support aide in maths',
        did: [
          'Compared two apps for times tables',
          'Got blocks for teaching fractions',
          'Made cards for a maths game',
          'Reworked a test in larger print',
        ],
      },
      {
        who: 'Groundskeeper at a private school',
        did: [
          'Hired an aerator for the school oval',
          'Bought line-marking paint',
          'Marked out a running track',
          'Repaired a cricket pitch cover',
        ],
      },
      {
        who: 'Receptionist in the front office',
        did: [
          'Booked a photographer for class photos',
          'Ordered late slips',
          'Wrote the school newsletter',
          'Sorted out a wrong number for a parent',
        ],
      },
    ],
    businesses: [
      {
        who: 'childcare centre',
        did: [
          'Interviewed an educator for the baby room',
          'Ordered nappies in bulk',
          'Ran an open day for toddlers',
          'Replaced bark under a climbing frame',
        ],
      },
      {
        who: 'tutoring centre',
        did: [
          'Hired a maths tutor',
          'Bought sets of practice tests',
          'Ran an essay-writing workshop',
          'Cancelled a tutoring group that was too small',
        ],
      },
      {
        who: 'kindergarten',
        did: [
          'Booked a reptile show for the children',
          'Bought small chairs',
          'Made a mud kitchen',
          'Sanded a wooden sandpit edge',
        ],
      },
      {
        who: 'music school',
        did: [
          'Looked for a cello teacher',
          'Bought a second-hand piano',
          'Ran a student concert',
          'Had a piano tuned',
        ],
      },
      {
        who: 'swim school',
        did: [
          'Hired a swimming instructor',
          'Bought kickboards',
          'Ran water safety week',
          'Repaired a pool heater',
        ],
      },
      {
        who: 'dance school',
        did: [
          'Compared two halls for an end-of-year show',
          'Ordered tutus for the juniors',
          'Taught a tap class',
          'Replaced a cracked ballet mirror',
        ],
      },
      {
        who: 'language school',
        did: [
          'Looked for a teacher of Japanese',
          'Ordered Spanish textbooks',
          'Ran a French conversation night',
          'Rewrote a placement test',
        ],
      },
      {
        who: 'after school care service',
        did: [
          'Compared two buses for holiday outings',
          'Ordered craft kits for the holidays',
          'Wrote a vacation care program',
          'Fixed a table tennis table',
        ],
      },
      {
        who: 'preschool in a country town',
        did: [
          'Found a storyteller for Book Week',
          'Bought a set of wooden blocks',
          'Ran a bush kinder morning',
          'Reorganised a dress-up box',
        ],
      },
    ],
    done: [
      'Wrote a note to parents',
      'Planned an excursion to a museum',
      'Covered a class for a colleague',
      'Set up a room for craft',
      'Did yard duty at lunch time',
      'Photocopied worksheets',
      'Put up a display in a hallway',
      'Met a parent after school about homework',
      'Took a group to the library for an hour',
      'Sorted out a box of lost property',
    ],
  },
  FARMING: {
    roles: [
      {
        who: 'Shearer',
        did: [
          'Booked a shed for a week of shearing',
          'Bought new combs and cutters',
          'Taught a learner to shear a ewe',
          'Repaired a handpiece',
        ],
      },
      {
        who: 'Beekeeper',
        did: [
          'Looked for a spot with flowering gums',
          'Ordered a queen bee',
          'Bottled honey',
          'Cleaned old hive frames',
        ],
      },
      {
        who: 'Orchardist',
        did: [
          'Hired apple pickers',
          'Bought netting for fruit trees',
          'Grafted young pear trees',
          'Pruned a row of plums',
        ],
      },
      {
        who: 'Grain grower',
        did: [
          'Compared two kinds of wheat seed',
          'Bought a bag of canola seed',
          'Sowed a paddock of barley',
          'Fixed a leaking grain silo',
        ],
      },
      {
        who: 'Potato farmer',
        did: [
          'Chose seed potatoes for spring',
          'Bought hessian potato sacks',
          'Planted a field of potatoes',
          'Cleaned a potato digger',
        ],
      },
      {
        who: 'Vegetable grower',
        did: [
          'Looked for a buyer of broccoli',
          'Bought lettuce seedlings',
          'Planted out cauliflowers',
          'Washed bunches of carrots',
        ],
      },
      {
        who: 'Egg producer',
        did: [
          'Compared two nest box designs',
          'Ordered a batch of pullets',
          'Packed trays of free-range eggs',
          'Cleaned out a hen house',
        ],
      },
      {
        who: 'Livestock agent',
        did: [
          'Found a buyer for forty steers',
          'Got a new auction hammer',
          'Wrote a report on cattle prices',
          'Cancelled a clearing sale',
        ],
      },
      {
        who: 'Farm hand',
        did: [
          'Picked a quad bike for the mustering',
          'Got a bag of fencing staples',
          'Dug holes for strainer posts',
          'Mucked out the calf pens',
        ],
      },
      {
        who: 'Wool classer',
        did: [
          'Compared two lines of merino fleece',
          'Ordered wool packs and stencils',
          'Wrote up the clip for a broker',
          'Swept the wool table',
        ],
      },
      {
        who: 'Nursery worker',
        did: [
          'Chose native shrubs for a display bed',
          'Got potting mix for the seedling shed',
          'Potted up tomato seedlings',
          'Repotted root-bound lavender',
        ],
      },
      {
        who: 'Irrigation technician',
        did: [
          'Compared two drip line systems',
          'Bought sprinkler heads',
          'Programmed a centre pivot',
          'Unblocked a drip line',
        ],
      },
      {
        who: 'Agronomist for a rural supplier',
        did: [
          'Chose sites for a crop trial',
          'Collected soil samples from six paddocks',
          'Wrote advice on canola pests',
          'Recalibrated a soil moisture probe',
        ],
      },
      {
        who: 'Dairy hand on morning milkings',
        did: [
          'Looked for a cow that was missing',
          'Got new rubber cups for the milking shed',
          'Milked two hundred cows before breakfast',
          'Hosed down the milking shed',
        ],
      },
      {
        who: 'Cane harvester driver',
        did: [
          'Booked in a cane paddock with the mill',
          'Bought base cutter blades',
          'Loaded cane bins for the mill train',
          'Cleared a jam in the cane elevator',
        ],
      },
    ],
    businesses: [
      {
        who: 'orchard',
        did: [
          'Hired fruit pickers from overseas',
          'Bought apple bins',
          'Ran a pick-your-own weekend',
          'Repaired a fruit grader',
        ],
      },
      {
        who: 'vineyard',
        did: [
          'Compared two kinds of grape trellis',
          'Ordered bird netting for the vines',
          'Pruned the shiraz block',
          'Cleaned a grape crusher',
        ],
      },
      {
        who: 'plant nursery',
        did: [
          'Found a grower of native grasses',
          'Ordered a thousand small pots',
          'Grew tomato seedlings for spring',
          'Repaired a shade house',
        ],
      },
      {
        who: 'egg farm',
        did: [
          'Hired an egg packer',
          'Ordered egg cartons',
          'Built a shelter for laying hens',
          'Cleaned an egg-grading machine',
        ],
      },
      {
        who: 'flower farm',
        did: [
          'Found a florist for surplus dahlias',
          'Ordered tulip bulbs',
          'Made up bunches of sunflowers',
          'Fixed a cool room for cut flowers',
        ],
      },
      {
        who: 'dairy farm',
        did: [
          'Interviewed a milker',
          'Bought a young Jersey bull',
          'Reared ten calves on milk',
          'Serviced a milk vat',
        ],
      },
      {
        who: 'olive grove',
        did: [
          'Booked an olive press',
          'Bought tins for olive oil',
          'Pickled a batch of green olives',
          'Pruned the older olive trees',
        ],
      },
      {
        who: 'merino sheep stud',
        did: [
          'Chose rams for a field day',
          'Bought a merino ram at auction',
          'Prepared rams for a show',
          'Repaired the sheep yards',
        ],
      },
      {
        who: 'market garden near the city',
        did: [
          'Hired pickers for the bean harvest',
          'Bought pumpkin seed',
          'Grew bunches of bok choy for restaurants',
          'Cleaned a vegetable washer',
        ],
      },
    ],
    done: [
      'Repaired a fence after a storm',
      'Collected spare parts from town',
      'Serviced a tractor in the shed',
      'Loaded produce for a buyer',
      'Sprayed weeds along a track',
      'Moved stock',
      'Unblocked a pump at the dam',
      'Showed a backpacker how to drive the quad bike',
      'Rang the agent about prices at the sale',
      'Put out feed before sunrise',
    ],
  },
  TRANSPORT: {
    roles: [
      {
        who: 'Courier',
        did: [
          'Looked for a shorter parcel round',
          'Collected a parcel from a pharmacy',
          'Delivered an urgent envelope by bicycle',
          'Sorted parcels by suburb',
        ],
      },
      {
        who: 'Dispatcher',
        did: [
          'Found a driver for a late pick-up',
          'Got a new headset for the dispatch desk',
          'Drew up a roster of delivery runs',
          'Cancelled an empty return trip',
        ],
      },
      {
        who: 'Removalist',
        did: [
          'Booked a lift in an apartment tower',
          'Bought packing blankets',
          'Carried a piano down two flights',
          'Fixed a furniture trolley',
        ],
      },
      {
        who: 'Bus driver',
        did: [
          'Chose a detour around a street parade',
          'Collected a ticket machine from the depot',
          'Drove a school excursion',
          'Wiped down the bus seats',
        ],
      },
      {
        who: 'Taxi driver',
        did: [
          'Looked for a rank with more fares',
          'Got a new taxi meter',
          'Drove a passenger to the airport before dawn',
          'Vacuumed the back seat of the cab',
        ],
      },
      {
        who: 'Forklift driver',
        did: [
          'Compared two forklifts',
          'Got a gas bottle for the forklift',
          'Taught a newcomer to stack pallets',
          'Charged a forklift battery',
        ],
      },
      {
        who: 'Customs broker',
        did: [
          'Found a tariff code for machine parts',
          'Obtained an import permit for timber',
          'Wrote an import declaration',
          'Sorted out a container held at the wharf',
        ],
      },
      {
        who: 'Diesel mechanic',
        did: [
          'Compared prices for a turbocharger',
          'Ordered injectors for a prime mover',
          'Rebuilt a diesel engine',
          'Repaired the air brakes on a trailer',
        ],
      },
      {
        who: 'Tow truck driver',
        did: [
          'Found a breakdown on the freeway',
          'Collected a broken-down ute',
          'Winched a car out of a ditch',
          'Greased a tow winch',
        ],
      },
      {
        who: 'Tram driver',
        did: [
          'Chose a line at the yearly tram roster',
          'Collected a cab key at the tram depot',
          'Rang the bell at a busy crossing',
          'Reset a tram’s power pole',
        ],
      },
      {
        who: 'Truck driver',
        did: [
          'Picked a roadhouse for an overnight stop',
          'Bought new chains and dogs',
          'Hauled a load across the Nullarbor',
          'Cleaned out a sleeper cab',
        ],
      },
      {
        who: 'Deckhand on a harbour ferry',
        did: [
          'Picked ropes for a new mooring',
          'Got life jackets out of storage',
          'Tied up a ferry at the wharf',
          'Scrubbed the ferry deck',
        ],
      },
      {
        who: 'Baggage handler at an airport',
        did: [
          'Found a suitcase without a tag',
          'Collected bags from a late flight',
          'Loaded suitcases into a plane’s hold',
          'Fixed a jam on the baggage belt',
        ],
      },
    ],
    businesses: [
      {
        who: 'courier service',
        did: [
          'Hired two bicycle couriers',
          'Ordered satchels in three sizes',
          'Wrote a guide to packing fragile parcels',
          'Sorted out a parcel with two addresses',
        ],
      },
      {
        who: 'removals business',
        did: [
          'Compared insurance for household moves',
          'Bought a thousand moving boxes',
          'Packed up a four-bedroom house',
          'Repaired a truck’s tailgate lifter',
        ],
      },
      {
        who: 'trucking company',
        did: [
          'Interviewed a driver for interstate freight',
          'Bought a prime mover',
          'Planned a convoy of wide loads',
          'Replaced a truck’s brake linings',
        ],
      },
      {
        who: 'bus company',
        did: [
          'Compared two electric buses',
          'Bought a second-hand coach',
          'Ran a charter for a school camp',
          'Replaced worn seat covers in a coach',
        ],
      },
      {
        who: 'self-storage yard',
        did: [
          'Chose padlocks for the storage sheds',
          'Bought security cameras for the sheds',
          'Wrote a storage contract for a band',
          'Cleared out an abandoned storage unit',
        ],
      },
      {
        who: 'towing business',
        did: [
          'Hired a tow truck operator',
          'Bought a tilt tray',
          'Towed a caravan off a highway',
          'Repaired a winch cable',
        ],
      },
      {
        who: 'freight company with ten trucks',
        did: [
          'Compared fuel cards for ten trucks',
          'Ordered tarps for the flat-top trailers',
          'Drew up rest breaks for night drivers',
          'Cancelled a freight run to Darwin',
        ],
      },
      {
        who: 'charter boat business on the coast',
        did: [
          'Found a skipper for whale watching',
          'Ordered bait and fishing rods',
          'Ran a fishing charter',
          'Scraped barnacles off a hull',
        ],
      },
      {
        who: 'car hire office',
        did: [
          'Compared prices for ten small cars',
          'Bought child seats for hire cars',
          'Wrote a hire agreement for a campervan',
          'Shampooed a hire car’s carpet',
        ],
      },
    ],
    done: [
      'Strapped down a heavy load',
      'Planned a run around roadworks',
      'Counted pallets against a delivery docket',
      'Filled in a vehicle logbook',
      'Refuelled a truck between jobs',
      'Washed a windscreen',
      'Ran a toolbox talk',
      'Checked the fire extinguishers',
      'Filled in an incident report',
      'Waited at a dock for over an hour',
      'Swapped a flat tyre beside the highway',
      'Rang a customer about a gate code',
      'Swept out a trailer at the end of a shift',
    ],
  },
  MANUFACTURING: {
    roles: [
      {
        who: 'Fitter',
        did: [
          'Compared two brands of bearings',
          'Collected a drive belt from the parts store',
          'Aligned a motor shaft',
          'Replaced a worn gearbox seal',
        ],
      },
      {
        who: 'Welder',
        did: [
          'Chose a rod for stainless steel',
          'Bought a new welding mask',
          'Welded a steel gate',
          'Ground back a rough weld',
        ],
      },
      {
        who: 'Boilermaker',
        did: [
          'Compared two suppliers of steel plate',
          'Ordered a load of steel beams',
          'Built a pressure tank',
          'Repaired a rusted boiler shell',
        ],
      },
      {
        who: 'Toolmaker',
        did: [
          'Chose steel for a punch',
          'Ordered carbide cutting tips',
          'Made a die for a press',
          'Reground a worn punch',
        ],
      },
      {
        who: 'Upholsterer',
        did: [
          'Looked for a matching velvet',
          'Bought foam for a sofa seat',
          'Covered six dining chairs',
          'Fixed a torn armchair',
        ],
      },
      {
        who: 'Machine operator',
        did: [
          'Chose a speed for a filling machine',
          'Got spare rollers for a conveyor',
          'Ran a labelling machine',
          'Cleared a jam in a wrapping machine',
        ],
      },
      {
        who: 'Production planner',
        did: [
          'Compared two orders for the night line',
          'Obtained figures on stock of parts',
          'Wrote a production plan for two weeks',
          'Cancelled an overtime run',
        ],
      },
      {
        who: 'Quality inspector',
        did: [
          'Chose a sample from each batch',
          'Got a new set of callipers',
          'Wrote up a batch that failed',
          'Sorted good parts from rejects',
        ],
      },
      {
        who: 'Sheet metal worker',
        did: [
          'Compared grades of aluminium sheet',
          'Collected offcuts of zinc',
          'Folded a steel tray',
          'Straightened a bent duct',
        ],
      },
      {
        who: 'Purchasing officer for raw materials',
        did: [
          'Compared three offers for resin',
          'Ordered twenty tonnes of sugar',
          'Drew up a contract for timber pulp',
          'Cancelled a shipment of cotton',
        ],
      },
      {
        who: 'Sewing machinist in a uniform factory',
        did: [
          'Chose thread for school blazers',
          'Got needles for an overlocker',
          'Sewed forty police shirts',
          'Unpicked a crooked seam',
        ],
      },
      {
        who: 'Storeperson at a paper mill',
        did: [
          'Found a missing reel of paper',
          'Collected a load of recycled cardboard',
          'Stacked reels of newsprint',
          'Swept up paper dust',
        ],
      },
      {
        who: 'Spray painter in a furniture factory',
        did: [
          'Chose a lacquer for oak tables',
          'Ordered nozzles for a spray gun',
          'Sprayed a batch of chairs',
          'Rubbed out a run in varnish',
        ],
      },
    ],
    businesses: [
      {
        who: 'brewery',
        did: [
          'Found a grower of hops',
          'Ordered a pallet of malt',
          'Brewed a pale ale',
          'Cleaned a fermenter',
        ],
      },
      {
        who: 'joinery',
        did: [
          'Looked for a buyer of timber offcuts',
          'Bought a moulding planer',
          'Made window frames for an old house',
          'Serviced a dust extractor',
        ],
      },
      {
        who: 'sheet metal workshop',
        did: [
          'Compared two laser cutting machines',
          'Ordered sheets of galvanised steel',
          'Made ducting for a hospital',
          'Realigned a metal folder',
        ],
      },
      {
        who: 'furniture workshop',
        did: [
          'Hired a French polisher',
          'Ordered planks of blackwood',
          'Made an oak dining table',
          'Reglued a wobbly chair',
        ],
      },
      {
        who: 'candle factory',
        did: [
          'Chose a lavender scent for candles',
          'Ordered soy wax',
          'Poured two hundred candles',
          'Trimmed crooked wicks',
        ],
      },
      {
        who: 'sauce company',
        did: [
          'Found a grower of chillies',
          'Ordered glass sauce bottles',
          'Cooked a vat of tomato sauce',
          'Relabelled a batch of mustard',
        ],
      },
      {
        who: 'plastics factory',
        did: [
          'Compared suppliers of plastic pellets',
          'Bought an injection mould',
          'Moulded ten thousand bottle caps',
          'Repaired a plastic shredder',
        ],
      },
      {
        who: 'clothing label with a small workroom',
        did: [
          'Chose fabric for a winter coat',
          'Ordered zips and buttons',
          'Cut patterns for a linen dress',
          'Repaired an overlocker',
        ],
      },
      {
        who: 'engineering shop in an industrial area',
        did: [
          'Hired an apprentice machinist',
          'Bought a second-hand lathe',
          'Machined parts for a pump',
          'Recalibrated a milling machine',
        ],
      },
    ],
    done: [
      'Set up a machine for production',
      'Checked a delivery of raw materials',
      'Showed an operator a safer method',
      'Reported a fault to maintenance',
      'Swept the floor around a bench',
      'Sharpened a blade',
      'Packed a pallet for an export customer',
      'Stopped a line because of a strange noise',
      'Measured a sample from the morning batch',
      'Changed over a mould',
    ],
  },
  OFFICES: {
    roles: [
      {
        who: 'Bookkeeper',
        did: [
          'Compared two bookkeeping packages',
          'Collected a shoebox of receipts',
          'Wrote up a quarterly tax statement',
          'Corrected a wrong ledger entry',
        ],
      },
      {
        who: 'Lawyer',
        did: [
          'Found an expert witness',
          'Obtained a copy of a court judgment',
          'Drafted a will',
          'Withdrew a claim for a client',
        ],
      },
      {
        who: 'Architect',
        did: [
          'Chose a cladding for a beach house',
          'Ordered a scale model of a building',
          'Drew plans for an extra storey',
          'Revised a floor plan',
        ],
      },
      {
        who: 'Actuary',
        did: [
          'Compared two tables of life expectancy',
          'Obtained ten years of claims data',
          'Built a model of flood risk',
          'Corrected a premium formula',
        ],
      },
      {
        who: 'Office manager',
        did: [
          'Compared quotes for a new photocopier',
          'Ordered stationery for forty desks',
          'Drew up a floor plan for new desks',
          'Fixed a jam in the office printer',
        ],
      },
      {
        who: 'Payroll officer',
        did: [
          'Looked for a missing timesheet',
          'Collected bank details from new starters',
          'Prepared payslips for casual staff',
          'Corrected an overtime payment',
        ],
      },
      {
        who: 'Recruitment consultant',
        did: [
          'Found three candidates for a warehouse role',
          'Bought an ad on a jobs board',
          'Ran mock interviews with candidates',
          'Cancelled a job ad',
        ],
      },
      {
        who: 'Insurance claims officer',
        did: [
          'Chose an assessor for hail damage',
          'Obtained photos of a dented car',
          'Wrote up a decision on a storm claim',
          'Reopened a claim for a stolen bike',
        ],
      },
      {
        who: 'Management consultant',
        did: [
          'Chose managers to interview about a merger',
          'Obtained sales data for a benchmark',
          'Ran a strategy workshop',
          'Reworked slides for a board',
        ],
      },
      {
        who: 'Executive assistant',
        did: [
          'Booked a hotel for a director',
          'Ordered lunch for a board meeting',
          'Wrote an agenda for two directors',
          'Untangled a director’s diary',
        ],
      },
      {
        who: 'Consultant on workplace safety',
        did: [
          'Looked for hazards on a loading dock',
          'Ordered warning signs for a client',
          'Ran a course on safe lifting',
          'Rewrote an evacuation plan',
        ],
      },
      {
        who: 'Quantity surveyor on hospital projects',
        did: [
          'Compared tenders for a hospital wing',
          'Obtained prices for concrete and steel',
          'Wrote a cost plan for a ward',
          'Rechecked a builder’s quantities',
        ],
      },
      {
        who: 'Translator for courts and councils',
        did: [
          'Looked up a legal term in Greek',
          'Bought an Arabic dictionary',
          'Translated a birth certificate',
          'Corrected a mistranslated leaflet',
        ],
      },
    ],
    businesses: [
      {
        who: 'accounting firm',
        did: [
          'Hired a tax accountant',
          'Bought a licence for tax software',
          'Ran a seminar on tax returns',
          'Amended a client’s tax return',
        ],
      },
      {
        who: 'law firm',
        did: [
          'Interviewed a graduate solicitor',
          'Ordered a set of law reports',
          'Wrote a guide to making a will',
          'Settled a dispute over a contract',
        ],
      },
      {
        who: 'recruitment agency',
        did: [
          'Found nurses for a hospital roster',
          'Bought access to a candidate database',
          'Ran an interview skills night',
          'Withdrew an ad for a forklift driver',
        ],
      },
      {
        who: 'travel agency',
        did: [
          'Compared cruises for a group',
          'Picked up brochures on Japan',
          'Planned a honeymoon in Fiji',
          'Cancelled a tour of Italy',
        ],
      },
      {
        who: 'bookkeeping practice',
        did: [
          'Looked for a contract bookkeeper',
          'Got invoices from eleven cafes',
          'Taught a florist to use bookkeeping software',
          'Reconciled a messy bank account',
        ],
      },
      {
        who: 'engineering consultancy',
        did: [
          'Hired a structural engineer',
          'Bought bridge design software',
          'Wrote a report on a footbridge',
          'Recalculated the load on a beam',
        ],
      },
      {
        who: 'insurance brokerage',
        did: [
          'Compared public liability policies',
          'Obtained a quote to insure a crane',
          'Wrote a summary of cover for a builder',
          'Cancelled a client’s boat policy',
        ],
      },
      {
        who: 'design studio with six staff',
        did: [
          'Chose a typeface for a logo',
          'Ordered paper samples from a mill',
          'Made a poster for a gallery',
          'Retouched photos for a catalogue',
        ],
      },
      {
        who: 'marketing agency in the city',
        did: [
          'Booked radio ads for a client',
          'Bought space on a billboard',
          'Ran a focus group about yoghurt',
          'Cancelled a television campaign',
        ],
      },
    ],
    done: [
      'Prepared a report for a client',
      'Led a meeting with another department',
      'Checked a bill from a supplier',
      'Booked flights for a work trip',
      'Cleaned up a shared drive',
      'Updated a spreadsheet',
      'Took notes in a long meeting',
      'Welcomed a visitor at the front desk',
      'Chased a colleague for their part of a document',
      'Rewrote an email to a difficult customer',
    ],
  },
  SOFTWARE: {
    roles: [
      {
        who: 'Web developer',
        did: [
          'Compared two content management systems',
          'Bought a domain name',
          'Built a sign-up page',
          'Fixed a broken menu on a website',
        ],
      },
      {
        who: 'Product manager',
        did: [
          'Chose features for the next release',
          'Obtained user numbers from an analyst',
          'Wrote a product roadmap',
          'Dropped a feature that nobody used',
        ],
      },
      {
        who: 'UX designer',
        did: [
          'Found six people for a usability test',
          'Got feedback on a prototype',
          'Drew wireframes for a checkout',
          'Redesigned a search screen',
        ],
      },
      {
        who: 'Data analyst',
        did: [
          'Compared sales in two regions',
          'Obtained a data extract from a warehouse',
          'Made a dashboard',
          'Removed duplicate rows from a dataset',
        ],
      },
      {
        who: 'Network engineer',
        did: [
          'Compared two firewalls',
          'Ordered switches and network cable',
          'Set up a wireless network',
          'Replaced a faulty router',
        ],
      },
      {
        who: 'Technical writer',
        did: [
          'Chose a template for a user manual',
          'Collected screenshots from the developers',
          'Wrote release notes',
          'Corrected a page of help text',
        ],
      },
      {
        who: 'Database administrator',
        did: [
          'Compared two backup schemes for a database',
          'Got more storage for a database server',
          'Wrote a stored procedure',
          'Restored a table from backup',
        ],
      },
      {
        who: 'Scrum master',
        did: [
          'Picked a room for the daily stand-up',
          'Got sticky notes for a retrospective',
          'Ran a retrospective',
          'Cleaned up the sprint board',
        ],
      },
      {
        who: 'Cyber security analyst',
        did: [
          'Compared two password managers',
          'Collected logs from a firewall',
          'Ran a phishing drill',
          'Blocked a suspicious login',
        ],
      },
      {
        who: 'IT support officer',
        did: [
          'Chose laptops for new staff',
          'Ordered chargers and docking stations',
          'Showed a colleague how to share a screen',
          'Reset a forgotten password',
        ],
      },
      {
        who: 'Software tester for medical devices',
        did: [
          'Picked test cases for an infusion pump',
          'Borrowed a heart monitor for testing',
          'Wrote a test report on alarms',
          'Closed a bug in a glucose meter',
        ],
      },
      {
        who: 'Game developer at a small studio',
        did: [
          'Hired a composer for game music',
          'Bought a pack of sound effects',
          'Programmed a boss fight',
          'Fixed a glitch in a platform game',
        ],
      },
      {
        who: 'Account manager at a hosting company',
        did: [
          'Compared server plans for a customer',
          'Ordered more disk space for an online shop',
          'Wrote a proposal for a private server',
          'Cancelled an unused web hosting plan',
        ],
      },
    ],
    businesses: [
      {
        who: 'web agency',
        did: [
          'Hired a freelance web designer',
          'Bought stock photos for a website',
          'Built a website for a winery',
          'Fixed a contact form for a client',
        ],
      },
      {
        who: 'IT support firm',
        did: [
          'Compared two remote help-desk systems',
          'Ordered twenty laptops for a client',
          'Set up computers in a new office',
          'Removed a virus from a laptop',
        ],
      },
      {
        who: 'app studio',
        did: [
          'Looked for testers for a phone app',
          'Bought a set of test phones',
          'Built an app for bus timetables',
          'Fixed a crash in an app',
        ],
      },
      {
        who: 'hosting company',
        did: [
          'Compared two data centres',
          'Bought a rack of servers',
          'Moved websites to new servers',
          'Restored a customer’s deleted website',
        ],
      },
      {
        who: 'games studio',
        did: [
          'Cast an actor for a character’s voice',
          'Bought motion capture suits',
          'Made levels for a racing game',
          'Rebalanced a card game',
        ],
      },
      {
        who: 'data consultancy',
        did: [
          'Hired a statistician on contract',
          'Obtained census data for a client',
          'Built a sales forecast',
          'Cleaned up a customer database',
        ],
      },
      {
        who: 'software start-up with two founders',
        did: [
          'Met three venture capital firms',
          'Obtained a start-up grant',
          'Wrote a pitch for investors',
          'Rewrote a prototype from scratch',
        ],
      },
      {
        who: 'computer repair shop in the suburbs',
        did: [
          'Looked for a cheaper source of laptop screens',
          'Ordered keyboards and hard drives',
          'Recovered photos from a dead laptop',
          'Replaced a cracked laptop screen',
        ],
      },
    ],
    done: [
      'Released a small fix to customers',
      'Gave feedback on a colleague’s work',
      'Planned a sprint with the team',
      'Answered a ticket from another department',
      'Documented a process for new starters',
      'Restarted a server',
      'Sat in on a sales call',
      'Drew a rough version of a screen',
      'Looked into a slow page for a customer',
      'Moved a meeting because of an outage',
    ],
  },
  CREATIVE: {
    roles: [
      {
        who: 'Illustrator',
        did: [
          'Chose a style for a children’s story',
          'Bought ink and watercolour paper',
          'Drew a cover for a magazine',
          'Redrew a cartoon bear',
        ],
      },
      {
        who: 'Copywriter',
        did: [
          'Looked for a catchy product name',
          'Got a brief for a radio ad',
          'Wrote a slogan',
          'Cut a brochure to half its length',
        ],
      },
      {
        who: 'Musician',
        did: [
          'Booked a rehearsal room',
          'Bought a set of strings',
          'Wrote a song',
          'Had an amplifier repaired',
        ],
      },
      {
        who: 'Animator',
        did: [
          'Picked a voice for a cartoon character',
          'Ordered modelling clay for a short film',
          'Drew frames for a walking cat',
          'Smoothed out a jerky animation',
        ],
      },
      {
        who: 'Graphic designer',
        did: [
          'Compared two fonts for a logo',
          'Bought a licence for a typeface',
          'Laid out a brochure',
          'Resized a banner for print',
        ],
      },
      {
        who: 'Sound engineer',
        did: [
          'Compared two studio microphones',
          'Borrowed a mixing desk',
          'Mixed a live album',
          'Removed hum from a recording',
        ],
      },
      {
        who: 'Wedding photographer',
        did: [
          'Looked for a garden for bridal portraits',
          'Bought a second camera flash',
          'Made a wedding album',
          'Sorted through a thousand wedding photos',
        ],
      },
      {
        who: 'Radio producer',
        did: [
          'Booked a guest for a breakfast show',
          'Got permission to play an old interview',
          'Wrote a running order for the news hour',
          'Cut a radio interview to five minutes',
        ],
      },
      {
        who: 'Potter',
        did: [
          'Chose a glaze for a set of bowls',
          'Ordered bags of stoneware clay',
          'Threw a dozen mugs',
          'Repaired a kiln',
        ],
      },
      {
        who: 'Video editor',
        did: [
          'Chose footage for a news story',
          'Collected clips from a camera crew',
          'Edited a story about floods',
          'Cut thirty seconds from a bulletin',
        ],
      },
      {
        who: 'Dancer in a touring company',
        did: [
          'Auditioned for a new ballet',
          'Bought pointe shoes',
          'Taught a contemporary dance class',
          'Sewed ribbons back on ballet slippers',
        ],
      },
      {
        who: 'Costume maker for a theatre company',
        did: [
          'Found a wig for a pantomime',
          'Bought velvet for a king’s robe',
          'Sewed a corset for an actor',
          'Let out a tight stage costume',
        ],
      },
      {
        who: 'Sculptor with a shed in the bush',
        did: [
          'Looked for a foundry to cast bronze',
          'Collected scrap metal for a sculpture',
          'Carved a block of sandstone',
          'Patched a crack in a statue',
        ],
      },
    ],
    businesses: [
      {
        who: 'design studio',
        did: [
          'Compared two printers for a brochure',
          'Ordered a set of colour swatches',
          'Drew a logo for a cafe',
          'Redrew the icons on a map',
        ],
      },
      {
        who: 'recording studio',
        did: [
          'Hired a session drummer',
          'Bought a vintage microphone',
          'Recorded a choir',
          'Rewired a mixing desk',
        ],
      },
      {
        who: 'photo studio',
        did: [
          'Booked a model for a catalogue shoot',
          'Bought a set of studio lights',
          'Took family portraits',
          'Retouched passport photos',
        ],
      },
      {
        who: 'print shop',
        did: [
          'Compared two large-format printers',
          'Ordered reams of glossy paper',
          'Printed wedding invitations',
          'Unjammed a paper folder',
        ],
      },
      {
        who: 'art gallery',
        did: [
          'Chose paintings for a group show',
          'Borrowed a sculpture for an exhibition',
          'Hung a show of landscapes',
          'Restored a gilt frame',
        ],
      },
      {
        who: 'video production company',
        did: [
          'Scouted a beach for a film shoot',
          'Hired a drone and a camera crane',
          'Filmed a training video',
          'Recut a tourism ad',
        ],
      },
      {
        who: 'poetry press',
        did: [
          'Looked for a translator of Chinese poems',
          'Ordered five hundred copies of a chapbook',
          'Ran a poetry reading',
          'Corrected proofs of a poetry collection',
        ],
      },
      {
        who: 'dance company with a rehearsal space',
        did: [
          'Auditioned six dancers',
          'Bought a sprung dance floor',
          'Choreographed a duet',
          'Replaced mirrors in a rehearsal room',
        ],
      },
    ],
    done: [
      'Quoted a price for new work',
      'Pitched an idea to a client',
      'Backed up files from a project',
      'Added new pieces to a portfolio',
      'Redid a draft after feedback',
      'Tidied a studio',
      'Met a client in a cafe',
      'Sent a client a link to a file',
      'Learnt a shortcut in a program',
      'Turned down a job because of the dates',
    ],
  },
  COUNCILS: {
    roles: [
      {
        who: 'Customer service officer',
        did: [
          'Found a resident’s missing rates notice',
          'Collected dog registration forms at a counter',
          'Took a payment for a hall hire',
          'Corrected a resident’s address',
        ],
      },
      {
        who: 'Librarian',
        did: [
          'Chose novels for a book club',
          'Ordered large-print books',
          'Ran a story time',
          'Withdrew worn-out library books',
        ],
      },
      {
        who: 'Ranger',
        did: [
          'Looked for a spot for a wildlife camera',
          'Collected a wandering dog',
          'Led a guided walk',
          'Repaired a washed-out walking track',
        ],
      },
      {
        who: 'Town planner',
        did: [
          'Compared two plans for a new estate',
          'Obtained a heritage report on a building',
          'Wrote a report on a subdivision',
          'Sorted out an objection to a carport',
        ],
      },
      {
        who: 'Case worker',
        did: [
          'Found a flat for a family',
          'Obtained a bus pass for a client',
          'Wrote a support plan',
          'Closed a client’s file',
        ],
      },
      {
        who: 'Parking inspector',
        did: [
          'Chose streets for the morning patrol',
          'Got a new ticket machine',
          'Wrote a parking ticket',
          'Cancelled a parking fine',
        ],
      },
      {
        who: 'Records officer',
        did: [
          'Found a building plan from the sixties',
          'Ordered archive boxes',
          'Prepared files for the state archives',
          'Shredded expired council records',
        ],
      },
      {
        who: 'Swimming pool lifeguard',
        did: [
          'Picked lanes for the lap swimmers',
          'Got rescue tubes out of storage',
          'Watched over a swimming carnival',
          'Tested the pool water for chlorine',
        ],
      },
      {
        who: 'Street sweeper driver',
        did: [
          'Chose a route through leafy streets',
          'Got new brushes for the street sweeper',
          'Swept a main street before dawn',
          'Unclogged a sweeper hose',
        ],
      },
      {
        who: 'Environmental health officer',
        did: [
          'Chose ten restaurants to inspect',
          'Collected food samples from a takeaway',
          'Wrote a report on a bakery’s hygiene',
          'Closed a cafe kitchen for a day',
        ],
      },
      {
        who: 'Youth program worker',
        did: [
          'Booked a skate ramp for a youth day',
          'Bought basketballs for a drop-in night',
          'Ran a homework club',
          'Repainted a youth room mural',
        ],
      },
      {
        who: 'Horticulturist in the city parks',
        did: [
          'Chose roses for a memorial garden',
          'Ordered native seedlings for a park',
          'Planted a bed of petunias',
          'Pruned the plane trees in a square',
        ],
      },
      {
        who: 'Grants officer at an arts agency',
        did: [
          'Picked judges for an arts prize',
          'Collected reports from funded theatres',
          'Ran an information session on arts grants',
          'Corrected a payment to a dance group',
        ],
      },
      {
        who: 'Building surveyor at a shire',
        did: [
          'Compared a veranda with its approved plan',
          'Obtained a soil test for a house site',
          'Wrote a permit for a deck',
          'Ordered repairs to an unsafe balcony',
        ],
      },
    ],
    businesses: [
      {
        who: 'community centre',
        did: [
          'Hired a tai chi teacher',
          'Bought trestle tables for the hall',
          'Ran a neighbours’ lunch',
          'Fixed the hall’s folding doors',
        ],
      },
      {
        who: 'public library',
        did: [
          'Booked a storyteller for the holidays',
          'Bought a set of graphic novels',
          'Ran a family history workshop',
          'Fixed a returns chute',
        ],
      },
      {
        who: 'council pool',
        did: [
          'Interviewed three lifeguards',
          'Ordered drums of chlorine',
          'Ran a swimming carnival',
          'Retiled a shallow pool',
        ],
      },
      {
        who: 'visitor centre',
        did: [
          'Compared two printers for a tourist map',
          'Ordered souvenir tea towels',
          'Wrote a guide to wineries nearby',
          'Restocked a rack of tourist brochures',
        ],
      },
      {
        who: 'waste depot',
        did: [
          'Found a buyer for scrap metal',
          'Ordered new recycling skips',
          'Ran a chemical drop-off day',
          'Repaired a weighbridge',
        ],
      },
      {
        who: 'youth centre',
        did: [
          'Hired a DJ for a youth night',
          'Bought a pool table for teenagers',
          'Ran a songwriting camp for teenagers',
          'Cleaned graffiti off the skate ramp',
        ],
      },
      {
        who: 'regional art gallery',
        did: [
          'Chose a judge for a portrait prize',
          'Borrowed a Heysen landscape',
          'Hung an exhibition of photographs',
          'Had an oil painting restored',
        ],
      },
      {
        who: 'museum in a country town',
        did: [
          'Looked for a conservator of old maps',
          'Bought a display case for medals',
          'Wrote labels for a goldfields exhibition',
          'Dusted a stuffed emu',
        ],
      },
    ],
    done: [
      'Wrote a briefing for a manager',
      'Corrected a page on the website',
      'Sat in on a public meeting',
      'Answered a resident’s question by phone',
      'Filed forms from the front counter',
      'Met a contractor on site',
      'Entered figures in a yearly report',
      'Showed a new colleague how the system works',
    ],
  },
  AGED_CARE: {
    roles: [
      {
        who: 'Care worker',
        did: [
          'Chose an outfit with a resident',
          'Got fresh towels for a resident’s shower',
          'Made porridge for a resident',
          'Changed a resident’s bed linen',
        ],
      },
      {
        who: 'Enrolled nurse',
        did: [
          'Chose a dressing for a skin tear',
          'Got tablets from a locked trolley',
          'Recorded a resident’s blood pressure',
          'Cleaned a small wound',
        ],
      },
      {
        who: 'Kitchen hand',
        did: [
          'Looked for a missing soup ladle',
          'Collected meal trays from the dining room',
          'Made soft desserts for twenty',
          'Washed pots after lunch',
        ],
      },
      {
        who: 'Diversional therapist',
        did: [
          'Booked an accordion player for a sing-along',
          'Bought large-print crosswords',
          'Ran a bingo afternoon',
          'Sorted a cupboard of jigsaw puzzles',
        ],
      },
      {
        who: 'Support coordinator',
        did: [
          'Found a therapist for an NDIS client',
          'Obtained a quote for a wheelchair ramp',
          'Wrote an NDIS progress report',
          'Changed a client’s support plan',
        ],
      },
      {
        who: 'Occupational therapist',
        did: [
          'Compared two shower chairs',
          'Ordered a raised toilet seat',
          'Taught a client to use a grabber',
          'Adjusted a walking frame',
        ],
      },
      {
        who: 'Home maintenance worker',
        did: [
          'Compared two grab rails',
          'Bought rails for a client’s bathroom',
          'Built a small ramp at a front door',
          'Unblocked an older client’s downpipe',
        ],
      },
      {
        who: 'Day centre bus driver',
        did: [
          'Chose a quieter route for the centre bus',
          'Collected day centre guests from home',
          'Drove a group to a picnic',
          'Cleaned the bus’s wheelchair hoist',
        ],
      },
      {
        who: 'Lifestyle officer with a craft group',
        did: [
          'Chose a pattern for knitted blankets',
          'Bought wool and felt for craft',
          'Taught card making',
          'Sorted a box of craft supplies',
        ],
      },
      {
        who: 'Laundry worker in a nursing home',
        did: [
          'Looked for the owner of a cardigan',
          'Got more laundry powder from the store',
          'Ironed tablecloths for the dining room',
          'Sorted odd socks',
        ],
      },
      {
        who: 'Roster clerk for a home care service',
        did: [
          'Found cover for a Sunday home visit',
          'Collected leave forms from the care staff',
          'Wrote a roster for home visits',
          'Moved a home visit',
        ],
      },
      {
        who: 'Physio assistant in a rehab ward',
        did: [
          'Chose parallel bars for a rehab gym',
          'Got therapy putty from a storeroom',
          'Ran a balance class after hip surgery',
          'Adjusted a pair of crutches',
        ],
      },
    ],
    businesses: [
      {
        who: 'nursing home',
        did: [
          'Interviewed a registered nurse for nights',
          'Bought adjustable beds',
          'Ran a family day for residents',
          'Replaced a worn lifting hoist',
        ],
      },
      {
        who: 'day centre',
        did: [
          'Booked a magician for a concert morning',
          'Bought a set of carpet bowls',
          'Ran a seniors’ exercise class',
          'Repaired the centre’s piano',
        ],
      },
      {
        who: 'home care agency',
        did: [
          'Hired a carer for morning visits',
          'Ordered uniforms for home carers',
          'Taught carers to use a hoist safely',
          'Swapped two home visits',
        ],
      },
      {
        who: 'retirement village',
        did: [
          'Compared quotes for a bowling green',
          'Bought a new bus for village outings',
          'Ran a Melbourne Cup lunch',
          'Repaired the village hall roof',
        ],
      },
      {
        who: 'respite house',
        did: [
          'Looked for a weekend respite carer',
          'Bought soft beds for short stays',
          'Wrote a welcome guide for respite guests',
          'Freshened up a guest bedroom',
        ],
      },
      {
        who: 'group home',
        did: [
          'Found a housemate for a spare bedroom',
          'Bought a dining table for five housemates',
          'Wrote a house chore chart',
          'Repaired a hole in a share-house wall',
        ],
      },
      {
        who: 'support service with twenty workers',
        did: [
          'Hired a support worker who knows Auslan',
          'Ordered name badges for support workers',
          'Ran a course on disability rights',
          'Sorted out a clash between two workers',
        ],
      },
    ],
    done: [
      'Wrote notes in a care plan',
      'Updated a relative over the phone',
      'Swapped a shift with a colleague',
      'Ran an activity in the lounge',
      'Helped someone with their lunch',
      'Trained a new colleague',
      'Answered a relative’s question',
      'Made a bed',
      'Walked with someone to the garden',
      'Found a missing hearing aid',
      'Drove a small group to the shops',
      'Sat with someone who couldn’t sleep',
    ],
  },
  BEAUTY: {
    roles: [
      {
        who: 'Hairdresser',
        did: [
          'Chose a colour for a regular’s hair',
          'Ordered foils and bleach',
          'Put highlights in someone’s hair',
          'Sharpened hairdressing scissors',
        ],
      },
      {
        who: 'Barber',
        did: [
          'Compared two brands of clippers',
          'Bought a cut-throat razor',
          'Trimmed a long beard',
          'Oiled a set of clippers',
        ],
      },
      {
        who: 'Beauty therapist',
        did: [
          'Chose a facial for dry skin',
          'Ordered waxing strips',
          'Tinted eyelashes',
          'Cleaned a wax pot',
        ],
      },
      {
        who: 'Personal trainer',
        did: [
          'Picked a park for boot camp',
          'Bought a set of kettlebells',
          'Wrote a training plan for a marathon runner',
          'Fixed boxing pads',
        ],
      },
      {
        who: 'Massage therapist',
        did: [
          'Compared two massage oils',
          'Ordered a face cradle cover',
          'Massaged a client’s tight shoulders',
          'Tightened the legs of a massage table',
        ],
      },
      {
        who: 'Swim teacher',
        did: [
          'Chose toys for a toddlers’ water class',
          'Got pool noodles from a storeroom',
          'Taught freestyle breathing',
          'Cancelled swimming lessons because of a storm',
        ],
      },
      {
        who: 'Yoga teacher',
        did: [
          'Looked for a hall for evening yoga',
          'Bought yoga blocks',
          'Taught sun salutations',
          'Cleaned the yoga mats',
        ],
      },
      {
        who: 'Tattoo artist',
        did: [
          'Found a reference photo of a magpie',
          'Ordered tattoo ink',
          'Drew a rose for a tattoo',
          'Covered up an old tattoo',
        ],
      },
      {
        who: 'Gymnastics coach',
        did: [
          'Chose music for a floor routine',
          'Got chalk for the uneven bars',
          'Taught a handspring',
          'Fixed a torn crash mat',
        ],
      },
      {
        who: 'Salon receptionist',
        did: [
          'Found a salon appointment before a formal',
          'Ordered gift vouchers for the salon',
          'Made coffee for salon clients',
          'Rearranged the stylists’ appointments',
        ],
      },
      {
        who: 'Make-up artist for weddings',
        did: [
          'Chose a lipstick with a bride',
          'Bought false eyelashes',
          'Did a bride’s make-up at dawn',
          'Washed make-up brushes',
        ],
      },
      {
        who: 'Nail technician with a mobile kit',
        did: [
          'Chose gel colours for summer',
          'Ordered nail files and polish',
          'Painted nails at a hens’ party',
          'Removed acrylic nails',
        ],
      },
      {
        who: 'Receptionist at a skin clinic',
        did: [
          'Booked a client for a laser peel',
          'Collected sunscreen samples from a sales rep',
          'Took photos of a client’s skin',
          'Moved a skin consultation',
        ],
      },
      {
        who: 'Pilates instructor for small groups',
        did: [
          'Compared two Pilates reformers',
          'Bought resistance rings',
          'Taught a core class',
          'Replaced springs on a reformer',
        ],
      },
      {
        who: 'Tennis coach at a local club',
        did: [
          'Hired a ball machine',
          'Bought tennis balls by the bucket',
          'Taught a backhand',
          'Swept leaves off a tennis court',
        ],
      },
    ],
    businesses: [
      {
        who: 'gym',
        did: [
          'Compared two brands of treadmill',
          'Bought a rack of dumbbells',
          'Ran a spin class',
          'Repaired a rowing machine',
        ],
      },
      {
        who: 'nail bar',
        did: [
          'Hired a manicurist',
          'Ordered nail polish in fifty colours',
          'Ran a manicure special',
          'Replaced a nail drying lamp',
        ],
      },
      {
        who: 'hair salon',
        did: [
          'Looked for a senior colourist',
          'Bought a salon basin',
          'Ran a colour workshop for juniors',
          'Repaired three hairdryers',
        ],
      },
      {
        who: 'barber shop',
        did: [
          'Hired a second barber',
          'Bought a leather barber’s chair',
          'Gave free haircuts for a charity',
          'Replaced the shop’s striped pole',
        ],
      },
      {
        who: 'day spa',
        did: [
          'Chose a supplier of body scrubs',
          'Ordered fluffy robes',
          'Ran a couples’ massage evening',
          'Repaired a steam room',
        ],
      },
      {
        who: 'yoga studio',
        did: [
          'Hired a meditation teacher',
          'Bought bolsters and blankets for yoga',
          'Ran a weekend yoga retreat',
          'Sanded a studio floor',
        ],
      },
      {
        who: 'dance school',
        did: [
          'Hired a hall for a ballet exam',
          'Ordered tap shoes',
          'Taught a hip-hop routine',
          'Replaced a wobbly ballet barre',
        ],
      },
      {
        who: 'tennis centre',
        did: [
          'Compared court surfaces',
          'Ordered a new net for court two',
          'Ran a junior tennis tournament',
          'Resurfaced a cracked court',
        ],
      },
      {
        who: 'martial arts school',
        did: [
          'Looked for a judo instructor',
          'Ordered white belts',
          'Ran a karate grading',
          'Replaced worn floor mats',
        ],
      },
      {
        who: 'tattoo studio',
        did: [
          'Booked a guest tattoo artist',
          'Ordered tattoo needles',
          'Drew a sheet of flash designs',
          'Sterilised tattoo equipment',
        ],
      },
      {
        who: 'climbing gym in the suburbs',
        did: [
          'Chose holds for a new climbing route',
          'Bought harnesses and ropes',
          'Set a climb for beginners',
          'Retired a frayed climbing rope',
        ],
      },
      {
        who: 'beauty salon with three chairs',
        did: [
          'Hired a brow specialist',
          'Ordered facial masks and toner',
          'Ran a make-up lesson',
          'Replaced a waxing bed',
        ],
      },
      {
        who: 'swim school with two pools',
        did: [
          'Compared two pool filters',
          'Bought goggles for beginners',
          'Ran lessons for babies in the water',
          'Drained the smaller pool',
        ],
      },
    ],
    done: [
      'Ordered products from a sales rep',
      'Booked in a first-time client',
      'Showed a junior a new technique',
      'Put a notice up at the front desk',
      'Sold a gift voucher at the counter',
      'Cleaned the mirrors',
      'Rang a client about a late arrival',
      'Compared prices for new equipment',
      'Posted a photo on social media',
      'Moved a regular to another day',
    ],
  },
  PROPERTY: {
    roles: [
      {
        who: 'Cleaner',
        did: [
          'Compared two mops',
          'Bought bleach and microfibre cloths',
          'Scrubbed an office kitchen',
          'Vacuumed a stairwell',
        ],
      },
      {
        who: 'Gardener',
        did: [
          'Chose shrubs for a shady courtyard',
          'Picked up a load of mulch',
          'Planted a row of hedges',
          'Sharpened the mower blades',
        ],
      },
      {
        who: 'Property manager',
        did: [
          'Found a tenant for a townhouse',
          'Collected keys from a departing tenant',
          'Wrote up a rental inspection',
          'Arranged a repair for a tenant',
        ],
      },
      {
        who: 'Leasing agent',
        did: [
          'Chose photos for a rental listing',
          'Collected rental applications at an inspection',
          'Wrote an ad for a shop lease',
          'Withdrew an apartment from lease',
        ],
      },
      {
        who: 'Valuer',
        did: [
          'Looked for recent sales near a house',
          'Obtained the title of a block of land',
          'Wrote a valuation for a bank',
          'Corrected the land area in a valuation',
        ],
      },
      {
        who: 'Window cleaner',
        did: [
          'Hired a cherry picker',
          'Bought a squeegee',
          'Abseiled down an office tower',
          'Wiped bird marks off a glass roof',
        ],
      },
      {
        who: 'Pest controller',
        did: [
          'Compared two kinds of termite bait',
          'Ordered rat traps',
          'Treated a house for termites',
          'Cleared possums out of a roof',
        ],
      },
      {
        who: 'Building security guard',
        did: [
          'Picked a door to watch during an event',
          'Collected visitor passes at closing time',
          'Wrote a security log overnight',
          'Reset a false burglar alarm',
        ],
      },
      {
        who: 'Caretaker',
        did: [
          'Found a plumber for a boiler room',
          'Bought light globes for the stairwells',
          'Ran a fire drill for tenants',
          'Fixed a building’s squeaky front gate',
        ],
      },
      {
        who: 'Concierge',
        did: [
          'Booked a restaurant for a resident',
          'Collected parcels for apartment owners',
          'Wrote out directions for an apartment guest',
          'Sorted residents’ parcels',
        ],
      },
      {
        who: 'Cleaner on an evening round',
        did: [
          'Chose an order for six bank branches',
          'Got an alarm code for a new site',
          'Polished a lobby floor at night',
          'Emptied desk bins after hours',
        ],
      },
      {
        who: 'Auctioneer at weekend open homes',
        did: [
          'Chose a starting bid for a cottage',
          'Got a bidder registration list',
          'Ran an auction on a front lawn',
          'Passed in a house below its reserve',
        ],
      },
      {
        who: 'Strata clerk for small blocks',
        did: [
          'Compared quotes to repaint a block',
          'Collected levies from unit owners',
          'Wrote minutes of an owners’ meeting',
          'Corrected a strata levy notice',
        ],
      },
      {
        who: 'Pool maintenance worker',
        did: [
          'Compared two pool pumps',
          'Bought pool chlorine and salt',
          'Taught an owner to test pool water',
          'Vacuumed a green pool',
        ],
      },
    ],
    businesses: [
      {
        who: 'cleaning business',
        did: [
          'Hired cleaners for a school contract',
          'Bought a carpet steamer and mops',
          'Wrote a cleaning quote for a gym',
          'Had a floor polisher repaired',
        ],
      },
      {
        who: 'real estate agency',
        did: [
          'Interviewed a sales agent',
          'Ordered For Sale boards',
          'Ran an auction day',
          'Took down old Sold signs',
        ],
      },
      {
        who: 'dry cleaner',
        did: [
          'Compared two stain removers',
          'Bought a steam press',
          'Pressed thirty suits',
          'Removed gravy from a silk wedding dress',
        ],
      },
      {
        who: 'strata company',
        did: [
          'Looked for a lift maintenance contractor',
          'Obtained insurance for an apartment block',
          'Ran a yearly meeting of unit owners',
          'Recovered unpaid strata fees',
        ],
      },
      {
        who: 'gardening business',
        did: [
          'Hired a second gardener',
          'Bought a ride-on mower',
          'Laid a lawn for a new house',
          'Serviced hedge trimmers',
        ],
      },
      {
        who: 'pest control firm',
        did: [
          'Compared ant and cockroach sprays',
          'Ordered wasp suits',
          'Ran a termite inspection',
          'Removed a wasp nest from a school',
        ],
      },
      {
        who: 'car wash',
        did: [
          'Looked for a supplier of car shampoo',
          'Bought new spinning brushes',
          'Waxed a vintage car',
          'Replaced a blocked water jet',
        ],
      },
      {
        who: 'key cutting shop',
        did: [
          'Compared two key cutting machines',
          'Ordered blank keys',
          'Made a spare key for a motorbike',
          'Opened a jammed padlock',
        ],
      },
      {
        who: 'self-storage yard',
        did: [
          'Hired a night guard for the storage yard',
          'Bought padlocks and cardboard boxes',
          'Wrote up contracts for storage units',
          'Fixed a roller door on a storage unit',
        ],
      },
      {
        who: 'carpet cleaning business with two vans',
        did: [
          'Compared two carpet shampoos',
          'Bought a steam hose',
          'Shampooed rugs for a hotel',
          'Lifted an ink stain from a carpet',
        ],
      },
    ],
    done: [
      'Showed a visitor through a property',
      'Handed keys to a new tenant',
      'Photographed damage to a wall',
      'Restocked a cupboard with cleaning products',
      'Let a tradesperson into a building',
      'Changed a light globe',
      'Answered a call about a noisy neighbour',
      'Put a notice up in a foyer',
      'Met an owner about the coming year',
      'Wheeled the bins out before the truck came',
    ],
  },
  ANIMAL_WORK: {
    roles: [
      {
        who: 'Vet',
        did: [
          'Chose an antibiotic for a calf',
          'Ordered distemper vaccines',
          'Operated on a cat’s leg',
          'Removed a grass seed from a spaniel’s ear',
        ],
      },
      {
        who: 'Vet nurse',
        did: [
          'Picked a collar size for a kitten',
          'Got surgical clippers from a storeroom',
          'Prepared a labrador for surgery',
          'Changed a bandage on a paw',
        ],
      },
      {
        who: 'Farrier',
        did: [
          'Compared two brands of horseshoe nails',
          'Bought a new anvil',
          'Shod a thoroughbred',
          'Trimmed a pony’s hooves',
        ],
      },
      {
        who: 'Dog groomer',
        did: [
          'Chose a brush for a poodle',
          'Ordered oatmeal dog shampoo',
          'Clipped a cocker spaniel',
          'Untangled a matted coat',
        ],
      },
      {
        who: 'Zookeeper',
        did: [
          'Chose logs for a meerkat enclosure',
          'Ordered bamboo for the red pandas',
          'Trained a seal to open its mouth',
          'Hosed out an elephant barn',
        ],
      },
      {
        who: 'Dog trainer',
        did: [
          'Found a quiet oval for puppy training',
          'Bought clickers and treat pouches',
          'Taught a kelpie to come when called',
          'Cancelled an obedience class',
        ],
      },
      {
        who: 'Kennel hand',
        did: [
          'Found a home for a greyhound',
          'Collected a stray from a ranger',
          'Walked shelter dogs before lunch',
          'Disinfected dog runs',
        ],
      },
      {
        who: 'Cattery worker',
        did: [
          'Chose a sunny pen for an old cat',
          'Bought cat litter by the pallet',
          'Fed thirty boarding cats',
          'Scrubbed litter trays',
        ],
      },
      {
        who: 'Stable hand at a racecourse',
        did: [
          'Picked a saddle cloth for race day',
          'Collected hay for the stables',
          'Plaited a racehorse’s mane',
          'Mucked out twelve horse boxes',
        ],
      },
      {
        who: 'Wildlife park guide',
        did: [
          'Chose a koala for a keeper talk',
          'Collected gum leaves for the koalas',
          'Ran a reptile talk',
          'Patched a wallaby fence',
        ],
      },
      {
        who: 'Pet shop assistant',
        did: [
          'Helped a family choose a hamster cage',
          'Ordered birdseed and fish flakes',
          'Set up a display of puppy toys',
          'Changed the water in a guppy tank',
        ],
      },
      {
        who: 'Horse float driver',
        did: [
          'Compared prices for float tyres',
          'Picked up a mare from a stud farm',
          'Drove two ponies to a show',
          'Replaced a float’s rubber matting',
        ],
      },
      {
        who: 'Receptionist at an animal hospital',
        did: [
          'Found an appointment for a limping dog',
          'Ordered pet vaccination cards',
          'Wrote reminders for cat boosters',
          'Corrected a microchip number',
        ],
      },
    ],
    businesses: [
      {
        who: 'vet clinic',
        did: [
          'Hired a locum vet',
          'Bought an animal X-ray machine',
          'Ran a vaccination day for puppies',
          'Sterilised surgical tools for animals',
        ],
      },
      {
        who: 'boarding kennel',
        did: [
          'Booked dogs in for the school holidays',
          'Ordered raised dog beds',
          'Built ten new dog runs',
          'Fixed a latch on a dog run',
        ],
      },
      {
        who: 'cattery',
        did: [
          'Compared two kinds of scratching posts',
          'Ordered cat litter for forty guests',
          'Built outdoor cat runs',
          'Deep-cleaned the cat rooms',
        ],
      },
      {
        who: 'riding school',
        did: [
          'Looked for a quiet pony for beginners',
          'Bought riding helmets',
          'Taught a child to trot',
          'Repaired saddles and bridles',
        ],
      },
      {
        who: 'pet shop',
        did: [
          'Chose an importer of aquariums',
          'Ordered budgie cages',
          'Ran a talk on keeping rabbits',
          'Refilled the goldfish tanks',
        ],
      },
      {
        who: 'dog grooming salon',
        did: [
          'Hired a groomer for poodles',
          'Bought a hydraulic grooming table',
          'Gave a puppy its first trim',
          'Cleaned hair out of a dog dryer',
        ],
      },
      {
        who: 'dog day care centre',
        did: [
          'Interviewed a dog handler',
          'Bought paddling pools for dogs',
          'Ran a trial day for a nervous whippet',
          'Fixed a play yard fence',
        ],
      },
      {
        who: 'puppy school in the suburbs',
        did: [
          'Found a hall for puppy classes',
          'Ordered treats and puppy harnesses',
          'Taught puppies to sit',
          'Cancelled a Saturday puppy class',
        ],
      },
      {
        who: 'horse stud',
        did: [
          'Chose a stallion for a mare',
          'Bought a broodmare at a sale',
          'Raised a foal by hand',
          'Repainted the stable doors',
        ],
      },
    ],
    done: [
      'Rang an owner about a pickup',
      'Cleaned out a small cage',
      'Unpacked a delivery of feed',
      'Weighed an animal before treatment',
      'Trimmed a nervous dog’s nails',
      'Filled water bowls',
      'Held a cat still for an injection',
      'Took a photo for an adoption page',
      'Mopped up after a nervous puppy',
      'Showed a student how to lift a large dog',
    ],
  },
  EVENTS: {
    roles: [
      {
        who: 'Usher',
        did: [
          'Found seats for a late couple',
          'Got a torch for the dark aisles',
          'Handed out concert programs',
          'Picked up programs after the last bow',
        ],
      },
      {
        who: 'Event planner',
        did: [
          'Compared three function rooms',
          'Ordered lanyards for delegates',
          'Wrote a seating plan for a gala',
          'Cancelled a keynote speaker',
        ],
      },
      {
        who: 'Sound technician',
        did: [
          'Compared two wireless microphones',
          'Hired a pair of stage monitors',
          'Ran a sound check',
          'Fixed a buzzing speaker',
        ],
      },
      {
        who: 'Stage hand',
        did: [
          'Chose a route for a heavy stage set',
          'Collected props from a workshop',
          'Built a set for an opera',
          'Struck a set after closing night',
        ],
      },
      {
        who: 'Ticket seller',
        did: [
          'Found two seats together for a musical',
          'Got a float for the ticket booth',
          'Sold tickets at a showground gate',
          'Exchanged tickets for a matinee',
        ],
      },
      {
        who: 'Lighting operator',
        did: [
          'Chose gels for a sunset scene',
          'Got spare lamps for the spotlights',
          'Programmed lights for a musical',
          'Replaced a blown spotlight',
        ],
      },
      {
        who: 'Marquee rigger',
        did: [
          'Looked for level ground for a marquee',
          'Collected tent poles and pegs',
          'Put up a marquee',
          'Patched a torn tent wall',
        ],
      },
      {
        who: 'Wedding celebrant',
        did: [
          'Chose readings with a couple',
          'Ordered marriage certificates',
          'Wrote a wedding ceremony',
          'Corrected a name in a marriage form',
        ],
      },
      {
        who: 'Crowd control guard',
        did: [
          'Chose a gate for prams and wheelchairs',
          'Got barriers for the front of a stage',
          'Checked bags at a concert',
          'Broke up a scuffle in a mosh pit',
        ],
      },
      {
        who: 'Florist for churches and halls',
        did: [
          'Chose lilies for an altar',
          'Bought roses at a flower market',
          'Made centrepieces for a hall',
          'Took down church flower arrangements',
        ],
      },
      {
        who: 'Face painter for school fetes',
        did: [
          'Picked butterfly designs for a fete',
          'Ordered glitter and face paint',
          'Painted tiger faces on children',
          'Washed paint sponges',
        ],
      },
      {
        who: 'Balloon decorator for birthday parties',
        did: [
          'Chose balloons for a sixtieth birthday',
          'Ordered a helium bottle',
          'Built a balloon arch',
          'Popped leftover balloons after a party',
        ],
      },
      {
        who: 'Fireworks technician at festivals',
        did: [
          'Booked a barge for a fireworks show',
          'Ordered rockets and fuses',
          'Set off a New Year’s Eve display',
          'Cleared spent shells from a field',
        ],
      },
    ],
    businesses: [
      {
        who: 'wedding venue',
        did: [
          'Chose a preferred list of wedding bands',
          'Bought two hundred gold chairs',
          'Ran an open day for couples',
          'Moved a wedding because of rain',
        ],
      },
      {
        who: 'catering firm',
        did: [
          'Hired a pastry cook for functions',
          'Ordered prawns for a cocktail party',
          'Made canapés for three hundred',
          'Replaced a broken chafing dish',
        ],
      },
      {
        who: 'ticketing company',
        did: [
          'Compared two ticket scanners',
          'Ordered rolls of ticket paper',
          'Put a stadium tour on sale',
          'Refunded tickets for a cancelled concert',
        ],
      },
      {
        who: 'lighting company',
        did: [
          'Hired a lighting designer',
          'Bought moving-head lights',
          'Lit a fashion parade',
          'Repaired a lighting desk',
        ],
      },
      {
        who: 'balloon shop',
        did: [
          'Compared helium suppliers',
          'Ordered foil number balloons',
          'Made a balloon garland',
          'Cleaned up burst balloons',
        ],
      },
      {
        who: 'photo booth business',
        did: [
          'Chose props for a photo booth',
          'Ordered film and a new backdrop',
          'Ran a photo booth at a school formal',
          'Fixed a jammed photo printer',
        ],
      },
      {
        who: 'jumping castle business',
        did: [
          'Looked for a new pirate castle',
          'Bought a bigger air blower',
          'Set up a jumping castle for a fete',
          'Patched a hole in a slide',
        ],
      },
      {
        who: 'furniture hire company',
        did: [
          'Compared two kinds of folding tables',
          'Bought velvet couches for hire',
          'Set out chairs for a garden wedding',
          'Steam-cleaned hired couches',
        ],
      },
      {
        who: 'wedding flower studio',
        did: [
          'Found a grower of peonies',
          'Ordered eucalyptus and white roses',
          'Made six bridesmaids’ bouquets',
          'Sorted buckets of cut flowers',
        ],
      },
      {
        who: 'festival company with a small crew',
        did: [
          'Booked a headline band',
          'Hired forty portable toilets',
          'Wrote a festival site plan',
          'Packed up a campsite after a festival',
        ],
      },
    ],
    done: [
      'Wrote a running sheet for crew',
      'Met a supplier at the venue',
      'Packed a van after a show',
      'Checked names against a guest list',
      'Taped down cables near a stage',
      'Tested a microphone',
      'Rang a band about their arrival time',
      'Set out chairs for a crowd of two hundred',
      'Set up a table at the entrance',
      'Put up a sign for the car park',
    ],
  },
  ENERGY: {
    roles: [
      {
        who: 'Meter reader',
        did: [
          'Chose streets for a week of readings',
          'Got a new handheld meter scanner',
          'Read meters along a whole street',
          'Corrected an estimated meter reading',
        ],
      },
      {
        who: 'Line worker',
        did: [
          'Chose a pole to replace',
          'Collected crossarms from the depot',
          'Strung a new power line',
          'Restored power after a storm',
        ],
      },
      {
        who: 'Solar installer',
        did: [
          'Compared two brands of inverter',
          'Picked up solar panels',
          'Fitted panels to a tin roof',
          'Replaced a faulty solar isolator',
        ],
      },
      {
        who: 'Gas fitter',
        did: [
          'Compared two gas regulators',
          'Bought gas pipe and fittings',
          'Connected a gas cooktop',
          'Sealed a leaking gas joint',
        ],
      },
      {
        who: 'Plant operator',
        did: [
          'Picked a turbine to run overnight',
          'Got a new control panel key',
          'Started up a generator',
          'Shut down a boiler',
        ],
      },
      {
        who: 'Water quality tester',
        did: [
          'Chose ten taps to sample',
          'Collected water from a reservoir',
          'Tested drinking water for bacteria',
          'Recalibrated a chlorine meter',
        ],
      },
      {
        who: 'Cable jointer',
        did: [
          'Found a fault in an underground cable',
          'Ordered heat-shrink joints',
          'Joined two high-voltage cables',
          'Remade a damaged cable joint',
        ],
      },
      {
        who: 'Energy auditor',
        did: [
          'Looked for draughts in an old hall',
          'Collected a year of power bills',
          'Worked out how a school can save power',
          'Corrected an energy star rating',
        ],
      },
      {
        who: 'Wind farm technician',
        did: [
          'Picked a calm day to climb a turbine',
          'Ordered turbine blade bolts',
          'Climbed a wind tower',
          'Greased a wind turbine’s gears',
        ],
      },
      {
        who: 'Call centre officer for gas accounts',
        did: [
          'Found a payment plan for a gas customer',
          'Got a final gas reading from a tenant',
          'Set up a gas account',
          'Corrected a gas bill',
        ],
      },
      {
        who: 'Network planner at a water utility',
        did: [
          'Compared two routes for a water main',
          'Obtained pressure readings from a suburb',
          'Drew a plan for a new reservoir',
          'Rerouted a sewer main on a map',
        ],
      },
      {
        who: 'Pump operator at a treatment plant',
        did: [
          'Chose a pump for the night flow',
          'Got spare filters for a sewage pump',
          'Started the backup sewage pumps',
          'Unclogged a pump inlet',
        ],
      },
    ],
    businesses: [
      {
        who: 'solar firm',
        did: [
          'Hired two rooftop installers',
          'Bought a container of solar panels',
          'Wrote a solar quote for a winery',
          'Cleaned a dusty solar array',
        ],
      },
      {
        who: 'battery company',
        did: [
          'Compared lithium cell makers',
          'Ordered battery cabinets',
          'Installed a home battery',
          'Recycled old battery cells',
        ],
      },
      {
        who: 'gas fitting business',
        did: [
          'Interviewed an apprentice gas fitter',
          'Ordered gas hot water units',
          'Fitted gas heaters in a school',
          'Had a gas detector recalibrated',
        ],
      },
      {
        who: 'pump company',
        did: [
          'Looked for a maker of pump seals',
          'Ordered bore pumps for three farms',
          'Fitted a pump on a dam',
          'Rebuilt a fire pump',
        ],
      },
      {
        who: 'energy audit firm',
        did: [
          'Hired a thermal camera',
          'Bought blower door equipment',
          'Ran an energy audit of a swimming pool',
          'Revised a report on a draughty library',
        ],
      },
      {
        who: 'bore drilling business',
        did: [
          'Compared two drill rigs',
          'Bought bore casing',
          'Drilled a water bore for a grazier',
          'Flushed out a silted bore',
        ],
      },
      {
        who: 'heating company with three vans',
        did: [
          'Chose a range of gas heaters',
          'Ordered floor heating pipe',
          'Fitted hydronic heating',
          'Bled air out of radiators',
        ],
      },
    ],
    done: [
      'Explained a bill to a customer',
      'Attended an outage with a crew',
      'Wrote up a finished job',
      'Led a safety talk before work',
      'Replaced a faulty part on site',
      'Read a gauge',
      'Drove to a site in the country',
      'Photographed a switchboard before starting work',
      'Rang the control room about a delay',
      'Traced a noise in a pump house',
    ],
  },
  LEGAL: {
    roles: [
      {
        who: 'Solicitor',
        did: [
          'Chose an expert on building defects',
          'Obtained a signed affidavit',
          'Drafted a shareholders’ agreement',
          'Settled a dispute over a fence',
        ],
      },
      {
        who: 'Paralegal',
        did: [
          'Looked for a missing exhibit',
          'Obtained medical records for a case',
          'Prepared an index of evidence',
          'Removed names from court documents',
        ],
      },
      {
        who: 'Barrister',
        did: [
          'Chose an order of witnesses',
          'Collected a brief for a trial',
          'Cross-examined a witness',
          'Had a wig and gown fixed',
        ],
      },
      {
        who: 'Conveyancer',
        did: [
          'Compared two title search services',
          'Obtained a land tax certificate',
          'Prepared a contract of sale for a house',
          'Changed a house settlement date',
        ],
      },
      {
        who: 'Legal secretary',
        did: [
          'Found a gap in a partner’s diary',
          'Ordered pink legal tape',
          'Typed up dictated letters',
          'Corrected the page numbers in a court brief',
        ],
      },
      {
        who: 'Court clerk',
        did: [
          'Picked a courtroom for a hearing',
          'Collected exhibits from a witness',
          'Read out the day’s court list',
          'Adjourned a list of minor matters',
        ],
      },
      {
        who: 'Patent attorney',
        did: [
          'Searched for earlier patents',
          'Obtained drawings of an invention',
          'Drafted a patent for a folding pram',
          'Amended a patent claim',
        ],
      },
      {
        who: 'Law librarian',
        did: [
          'Chose law journals for the library',
          'Ordered new law textbooks',
          'Taught students to search case law',
          'Withdrew outdated statutes',
        ],
      },
      {
        who: 'Court interpreter',
        did: [
          'Looked up legal words in Vietnamese',
          'Bought a Mandarin legal dictionary',
          'Interpreted for a witness',
          'Corrected a mistranslated question',
        ],
      },
      {
        who: 'Legal aid intake officer',
        did: [
          'Found a duty lawyer for a tenant',
          'Obtained proof of a caller’s income',
          'Wrote up an application for legal aid',
          'Closed an unfinished legal aid form',
        ],
      },
      {
        who: 'Mediator for family matters',
        did: [
          'Picked a neutral room for two parents',
          'Got both parents to sign a mediation form',
          'Wrote a parenting plan with two parents',
          'Ended a mediation session early',
        ],
      },
      {
        who: 'Process server on country roads',
        did: [
          'Looked for a remote farmhouse',
          'Collected court papers to serve',
          'Handed a summons to a farmer',
          'Replaced a subpoena with a wrong name',
        ],
      },
      {
        who: 'Judge’s associate',
        did: [
          'Found a precedent for a judge',
          'Got a judge’s robes from chambers',
          'Wrote a memo for a judge',
          'Proofread a judgment',
        ],
      },
    ],
    businesses: [
      {
        who: 'law firm',
        did: [
          'Interviewed two law graduates',
          'Ordered letterhead for the partners',
          'Ran a free legal advice night',
          'Settled a claim before trial',
        ],
      },
      {
        who: 'conveyancing practice',
        did: [
          'Compared two e-settlement systems',
          'Obtained titles for a land estate',
          'Wrote a guide for first home buyers',
          'Postponed three house settlements',
        ],
      },
      {
        who: 'mediation service',
        did: [
          'Hired a mediator for neighbour disputes',
          'Bought a round table for mediations',
          'Ran a course on calm negotiation',
          'Cancelled a mediation between business partners',
        ],
      },
      {
        who: 'migration practice',
        did: [
          'Looked for a Mandarin-speaking migration agent',
          'Obtained birth records from Manila',
          'Prepared a partner visa application',
          'Withdrew a visa application',
        ],
      },
      {
        who: 'legal recruitment agency',
        did: [
          'Found a clerk for a barrister',
          'Bought an ad in a law journal',
          'Wrote profiles of three solicitors',
          'Withdrew a job ad for a paralegal',
        ],
      },
      {
        who: 'patent firm in the city',
        did: [
          'Hired a chemist to review patents',
          'Bought access to a patent database',
          'Registered a trade mark',
          'Renewed a patent before it lapsed',
        ],
      },
      {
        who: 'notary office',
        did: [
          'Compared two embossing seals',
          'Ordered red notary seals',
          'Witnessed a power of attorney for Greece',
          'Replaced a worn notary stamp',
        ],
      },
    ],
    done: [
      'Drafted a letter for a client',
      'Attended court for a short hearing',
      'Recorded billable time on a file',
      'Lodged a form with a registry',
      'Proofread a contract for a colleague',
      'Scanned old files',
      'Sat in on a first interview',
      'Rang the other side about a date',
      'Explained a fee to a new client',
      'Looked up an old case',
    ],
  },
  EMERGENCY: {
    roles: [
      {
        who: 'Paramedic',
        did: [
          'Chose a hospital for a patient',
          'Got fresh oxygen cylinders',
          'Splinted a broken arm',
          'Cleaned an ambulance stretcher',
        ],
      },
      {
        who: 'Firefighter',
        did: [
          'Found a hydrant in a laneway',
          'Collected new breathing masks',
          'Put out a kitchen fire',
          'Rolled up fire hoses',
        ],
      },
      {
        who: 'Police officer',
        did: [
          'Looked for witnesses in a street',
          'Collected fingerprints from a window',
          'Took a statement from a driver',
          'Towed away a stolen car',
        ],
      },
      {
        who: 'Lifeguard',
        did: [
          'Chose a safe stretch of beach for swimmers',
          'Got a new rescue board',
          'Pulled a swimmer out of a rip',
          'Closed a beach because of sharks',
        ],
      },
      {
        who: 'Call taker',
        did: [
          'Found a caller’s location on a map',
          'Got a caller to count breaths',
          'Talked a caller through first aid',
          'Sorted hoax calls from real ones',
        ],
      },
      {
        who: 'Ambulance mechanic',
        did: [
          'Compared two brands of ambulance siren',
          'Ordered brake pads for an ambulance',
          'Fitted a stretcher lock',
          'Rewired a siren',
        ],
      },
      {
        who: 'Fire safety inspector',
        did: [
          'Chose shopping centres to inspect',
          'Obtained a building’s evacuation plan',
          'Wrote a report on blocked fire exits',
          'Replaced a failed smoke detector',
        ],
      },
      {
        who: 'Rescue helicopter pilot',
        did: [
          'Picked a paddock to land a helicopter',
          'Got weather maps before a rescue flight',
          'Flew to a stranded bushwalker',
          'Turned back a flight because of fog',
        ],
      },
      {
        who: 'Patient transport officer',
        did: [
          'Found the right ward for a transfer',
          'Collected a patient for dialysis',
          'Drove a patient home from surgery',
          'Swapped a patient’s transport chair',
        ],
      },
      {
        who: 'Radio operator in a control room',
        did: [
          'Chose a spare channel for a search',
          'Got a unit’s location by radio',
          'Logged radio calls overnight',
          'Tuned out static on a radio channel',
        ],
      },
      {
        who: 'Dog handler with the police',
        did: [
          'Chose a pup for police training',
          'Got a tracking harness',
          'Taught a police dog to find a scent',
          'Washed mud off a police dog',
        ],
      },
      {
        who: 'Rescue crew member on storm jobs',
        did: [
          'Picked a safe way onto a wet roof',
          'Collected sandbags',
          'Tied a tarp over a damaged roof',
          'Cut up a fallen tree',
        ],
      },
      {
        who: 'Crime scene examiner',
        did: [
          'Found a shoe print in a flower bed',
          'Collected glass fragments in a bag',
          'Photographed tyre marks at a scene',
          'Relabelled an evidence bag',
        ],
      },
    ],
    businesses: [
      {
        who: 'first aid training firm',
        did: [
          'Hired a trainer for resuscitation courses',
          'Bought ten practice dummies',
          'Ran a first aid course',
          'Disinfected resuscitation masks',
        ],
      },
      {
        who: 'alarm company',
        did: [
          'Compared two kinds of motion sensors',
          'Ordered door sensors and sirens',
          'Fitted an alarm in a jeweller’s shop',
          'Fixed an alarm that kept going off',
        ],
      },
      {
        who: 'fire safety business',
        did: [
          'Looked for a maker of fire doors',
          'Ordered fire extinguishers',
          'Ran a fire warden course',
          'Recharged extinguishers for a hotel',
        ],
      },
      {
        who: 'private ambulance service',
        did: [
          'Interviewed an ambulance driver',
          'Bought a second-hand ambulance',
          'Covered a football final with two ambulances',
          'Restocked a stretcher bay',
        ],
      },
      {
        who: 'security firm with night patrols',
        did: [
          'Hired guards for a car park',
          'Bought torches and guard uniforms',
          'Ran night patrols at a mall',
          'Changed locks after a break-in',
        ],
      },
      {
        who: 'rescue equipment supplier',
        did: [
          'Compared two kinds of climbing rope',
          'Ordered life rafts',
          'Taught a crew to use a rescue winch',
          'Retested rescue harnesses',
        ],
      },
    ],
    done: [
      'Checked the tyres on a vehicle',
      'Wrote a report after an incident',
      'Ran a drill with the crew',
      'Restocked a kit with bandages',
      'Briefed the next shift at handover',
      'Hosed down equipment',
      'Gave directions over the radio',
      'Visited a school to talk about safety',
      'Changed a battery in a torch',
      'Cooked a meal for the crew at the station',
    ],
  },
  SCIENCE: {
    roles: [
      {
        who: 'Chemist',
        did: [
          'Compared two solvents',
          'Ordered acetone and ethanol',
          'Made a buffer solution',
          'Neutralised an acid spill',
        ],
      },
      {
        who: 'Geologist',
        did: [
          'Looked for fossils in a road cutting',
          'Collected drill cores',
          'Drew a map of rock layers',
          'Sorted boxes of rock samples',
        ],
      },
      {
        who: 'Microbiologist',
        did: [
          'Chose an agar for growing bacteria',
          'Ordered Petri dishes',
          'Grew a yeast culture',
          'Threw out contaminated cultures',
        ],
      },
      {
        who: 'Statistician',
        did: [
          'Compared two regression models',
          'Obtained survey data from a hospital',
          'Wrote code for a random sample',
          'Corrected a margin of error',
        ],
      },
      {
        who: 'Lab technician',
        did: [
          'Chose a pipette for small volumes',
          'Ordered gloves and test tube racks',
          'Prepared slides for a microscope',
          'Cleaned a centrifuge',
        ],
      },
      {
        who: 'Marine biologist',
        did: [
          'Found a reef for a coral survey',
          'Collected plankton with a net',
          'Tagged sea turtles',
          'Scraped algae off a research buoy',
        ],
      },
      {
        who: 'Food scientist',
        did: [
          'Compared two natural sweeteners',
          'Obtained samples of oat protein',
          'Ran a taste test of muesli bars',
          'Reworked a yoghurt recipe',
        ],
      },
      {
        who: 'Museum curator',
        did: [
          'Chose bones for a dinosaur exhibition',
          'Borrowed a meteorite',
          'Wrote labels for a shell collection',
          'Restored a butterfly cabinet',
        ],
      },
      {
        who: 'Astronomer',
        did: [
          'Booked a night on a telescope',
          'Obtained images of a distant galaxy',
          'Measured a star’s brightness',
          'Cleaned a telescope mirror',
        ],
      },
      {
        who: 'Field ecologist in alpine parks',
        did: [
          'Picked sites for pygmy possum traps',
          'Collected seeds of alpine daisies',
          'Counted corroboree frogs',
          'Repaired a snow gauge',
        ],
      },
      {
        who: 'Research assistant on crop trials',
        did: [
          'Chose plots for a wheat trial',
          'Got seed of a new barley variety',
          'Measured plant heights in a trial',
          'Pulled weeds out of trial plots',
        ],
      },
      {
        who: 'Science communicator',
        did: [
          'Booked a scientist for a podcast',
          'Obtained photos of a rocket launch',
          'Wrote an article about black holes',
          'Simplified a story about vaccines',
        ],
      },
      {
        who: 'Animal house attendant at a university',
        did: [
          'Chose nesting material for lab mice',
          'Ordered rodent pellets',
          'Fed the zebrafish',
          'Washed mouse cages',
        ],
      },
    ],
    businesses: [
      {
        who: 'testing lab',
        did: [
          'Hired an analytical chemist',
          'Bought a mass spectrometer',
          'Tested toys for lead',
          'Repaired a fume cupboard',
        ],
      },
      {
        who: 'soil lab',
        did: [
          'Found a courier for soil samples',
          'Ordered soil sample bags',
          'Tested paddock soil for acidity',
          'Cleaned soil sieves',
        ],
      },
      {
        who: 'survey company',
        did: [
          'Hired field staff to knock on doors',
          'Bought phone lists for a survey',
          'Wrote a survey on commuting',
          'Removed doubtful answers from a survey',
        ],
      },
      {
        who: 'drone mapping firm',
        did: [
          'Compared two drone cameras',
          'Bought spare drone batteries',
          'Mapped a quarry from the air',
          'Replaced a drone propeller',
        ],
      },
      {
        who: 'science tour business',
        did: [
          'Looked for a guide who knows geology',
          'Bought binoculars for a bird tour',
          'Ran a stargazing tour',
          'Cancelled a volcano tour',
        ],
      },
      {
        who: 'water testing company with two labs',
        did: [
          'Compared two couriers for water samples',
          'Ordered sterile sample bottles',
          'Tested a river for nitrates',
          'Recalibrated pH meters',
        ],
      },
      {
        who: 'seed bank',
        did: [
          'Found a collector of desert wildflowers',
          'Bought a freezer for seed storage',
          'Germinated acacia seeds',
          'Discarded mouldy seeds',
        ],
      },
    ],
    done: [
      'Labelled samples for the freezer',
      'Ordered chemicals from a catalogue',
      'Calibrated an instrument before a run',
      'Trained a student on lab safety',
      'Entered readings in a spreadsheet',
      'Washed glassware',
      'Packed a cooler for a courier',
      'Read a paper for a journal club',
      'Wrote a page for a grant report',
      'Fixed a leaking tap in a fume cupboard',
    ],
  },
  CLUBS: {
    roles: [
      {
        who: 'Club treasurer',
        did: [
          'Compared two bank accounts for a club',
          'Collected membership fees',
          'Wrote a club budget',
          'Sorted out receipts for an audit',
        ],
      },
      {
        who: 'Team coach',
        did: [
          'Picked players for a grand final',
          'Got new training cones',
          'Taught a zone defence',
          'Cancelled training because of mud',
        ],
      },
      {
        who: 'Choir leader',
        did: [
          'Chose carols for December',
          'Got sheet music for altos',
          'Taught a three-part harmony',
          'Changed a hymn to a lower key',
        ],
      },
      {
        who: 'Scout leader',
        did: [
          'Booked a scout camp site',
          'Ordered scout badges',
          'Taught scouts to tie knots',
          'Dried out scout tents',
        ],
      },
      {
        who: 'Surf lifesaver',
        did: [
          'Chose where to put the flags',
          'Got rescue tubes from the surf club',
          'Taught nippers to paddle a board',
          'Repaired an inflatable rescue boat',
        ],
      },
      {
        who: 'Op shop volunteer',
        did: [
          'Picked out dresses for a vintage rack',
          'Collected bags from a donation bin',
          'Priced second-hand crockery',
          'Steamed donated shirts',
        ],
      },
      {
        who: 'Newsletter editor',
        did: [
          'Looked for a printer for a newsletter',
          'Collected stories from members',
          'Wrote a page about a member',
          'Corrected proofs before printing',
        ],
      },
      {
        who: 'Fundraiser for an animal rescue',
        did: [
          'Found sponsors for rescued kittens',
          'Got donation tins for vets’ counters',
          'Ran a trivia night for rescue dogs',
          'Thanked donors after a pet appeal',
        ],
      },
      {
        who: 'Canteen helper at netball games',
        did: [
          'Compared prices for sausage rolls',
          'Bought oranges for half-time',
          'Made toasted sandwiches for netballers',
          'Cleaned the canteen pie warmer',
        ],
      },
      {
        who: 'Meals driver',
        did: [
          'Chose a quicker meals round',
          'Collected hot meals from a kitchen',
          'Delivered soup to older people',
          'Wiped out insulated meal boxes',
        ],
      },
      {
        who: 'Museum guide',
        did: [
          'Picked objects for a school tour',
          'Borrowed an old butter churn to show',
          'Led a tour of a gold rush display',
          'Dusted a display of old cameras',
        ],
      },
      {
        who: 'Community radio presenter',
        did: [
          'Chose songs for a blues hour',
          'Borrowed records for a radio show',
          'Presented a late-night jazz show',
          'Fixed a fader in a radio studio',
        ],
      },
      {
        who: 'Organiser of a street party',
        did: [
          'Booked a jumping castle for a street',
          'Obtained a road closure permit',
          'Wrote invitations to a whole street',
          'Took down bunting between houses',
        ],
      },
      {
        who: 'Marshal at a weekend fun run',
        did: [
          'Picked a corner to direct runners',
          'Collected a marshal’s bib',
          'Handed out water to runners',
          'Packed up witches’ hats after a race',
        ],
      },
      {
        who: 'Scorer for a cricket club',
        did: [
          'Chose a scoring app for cricket',
          'Bought a new scorebook',
          'Recorded a century',
          'Corrected the number of no-balls',
        ],
      },
      {
        who: 'Leader of a bushwalking group',
        did: [
          'Found a circuit walk with a waterfall',
          'Got topographic maps',
          'Led twelve people up a mountain',
          'Cancelled a walk because of fire danger',
        ],
      },
      {
        who: 'Volunteer at a soup kitchen',
        did: [
          'Found a grocer with spare vegetables',
          'Collected day-old bread',
          'Cooked a big pot of minestrone',
          'Washed soup bowls',
        ],
      },
      {
        who: 'Reader at a story time',
        did: [
          'Chose a picture book about a wombat',
          'Borrowed hand puppets',
          'Read aloud to preschoolers',
          'Fixed a torn pop-up book',
        ],
      },
      {
        who: 'School fete organiser',
        did: [
          'Booked a dunk tank for a fete',
          'Ordered showbags for a fete',
          'Ran a cake stall at a school',
          'Cancelled a pony ride at a fete',
        ],
      },
      {
        who: 'Community garden helper',
        did: [
          'Picked a spot for a compost bay',
          'Bought seedlings for a shared plot',
          'Built a raised bed with other gardeners',
          'Fixed a tap in a community garden',
        ],
      },
    ],
    done: [
      'Sold raffle tickets at an event',
      'Booked a hall for a meeting',
      'Signed up a new member',
      'Took minutes for a committee',
      'Stacked chairs after a function',
      'Posted a newsletter',
      'Welcomed a newcomer at the door',
      'Wrote a thank-you note to a sponsor',
      'Picked up the keys for a hall',
      'Cooked sausages at a barbecue',
      'Put up posters around the neighbourhood',
      'Drove someone to an appointment',
      'Sorted donations into boxes',
      'Counted the takings after a stall',
    ],
  },
  HOME: {
    roles: [
      {
        who: 'I’m on the committee of my building',
        did: [
          'Compared quotes to repaint a shared stairwell',
          'Collected signatures from other owners',
          'Took minutes at a building meeting',
          'Sorted out a problem with the lift',
        ],
      },
      {
        who: 'I’m a landlord with one flat',
        did: [
          'Chose a tenant',
          'Got a routine inspection report from an agent',
          'Wrote a letter to a tenant',
          'Had a tenant’s oven repaired',
        ],
      },
      {
        who: 'I’m new to my street',
        did: [
          'Looked for the nearest post office',
          'Picked up a local map from the council',
          'Introduced myself to people next door',
          'Changed my postal address',
        ],
      },
      {
        who: 'I rent a studio near work',
        did: [
          'Compared two sofa beds',
          'Bought a folding desk',
          'Planned the furniture for one small room',
          'Had a studio’s kitchenette tap fixed',
        ],
      },
      {
        who: 'I rent out a spare room',
        did: [
          'Interviewed a possible lodger',
          'Bought a second set of house keys',
          'Wrote an ad for a room',
          'Cleaned a room after a lodger left',
        ],
      },
      {
        who: 'I own a flat with a balcony',
        did: [
          'Chose pots for a balcony',
          'Bought a small outdoor table',
          'Grew tomatoes in a tub',
          'Cleared leaves from a balcony drain',
        ],
      },
      {
        who: 'I own a house with a pool',
        did: [
          'Hired a pool cleaner',
          'Bought chlorine tablets',
          'Tested the water in a backyard pool',
          'Repaired a pool fence',
        ],
      },
      {
        who: 'I own a house on a corner block',
        did: [
          'Compared fences for two street frontages',
          'Bought a motion light for a side gate',
          'Planted a hedge along two streets',
          'Mowed two nature strips',
        ],
      },
      {
        who: 'I live in a unit above a shop',
        did: [
          'Chose thicker carpet to dampen noise from downstairs',
          'Collected parcels from the shop downstairs',
          'Arranged a bin day with a shopkeeper',
          'Unclogged a shared grease trap',
        ],
      },
      {
        who: 'I live in a tiny house on wheels',
        did: [
          'Looked for land to park a tiny house',
          'Bought a composting toilet',
          'Built a fold-down bed',
          'Checked the wheels under the house',
        ],
      },
      {
        who: 'I live next to a school',
        did: [
          'Compared windows that keep out a school bell',
          'Bought a taller gate beside a school',
          'Threw footballs back over a school fence',
          'Asked school parents not to block a driveway',
        ],
      },
      {
        who: 'I have a lawn and a big gum tree',
        did: [
          'Hired an arborist',
          'Bought lawn seed',
          'Fed the lawn',
          'Cleared gum leaves out of the gutters',
        ],
      },
      {
        who: 'I have solar panels',
        did: [
          'Compared feed-in tariffs',
          'Got a home battery quote',
          'Kept a record of daily solar power',
          'Had dusty solar panels washed',
        ],
      },
      {
        who: 'I have a shed full of tools',
        did: [
          'Compared two cordless drills',
          'Bought a second-hand drill press',
          'Built a workbench',
          'Oiled a set of hand saws',
        ],
      },
      {
        who: 'I have a rainwater tank',
        did: [
          'Chose a pump for a rainwater tank',
          'Bought a leaf filter for a downpipe',
          'Connected a tank to the garden taps',
          'Flushed silt out of a tank',
        ],
      },
      {
        who: 'I have a house full of old furniture',
        did: [
          'Looked for an antique wardrobe',
          'Bought an armchair at an estate sale',
          'Stained a sideboard',
          'Stripped paint off old chairs',
        ],
      },
      {
        who: 'I have a home office in the garage',
        did: [
          'Compared two standing desks',
          'Bought insulation for a garage wall',
          'Ran a network cable to the garage',
          'Fixed a draughty garage door',
        ],
      },
      {
        who: 'I heat my home with gas',
        did: [
          'Booked a yearly gas heater service',
          'Got a new thermostat',
          'Compared winter gas bills',
          'Relit a pilot light',
        ],
      },
      {
        who: 'I grow vegetables in a raised bed',
        did: [
          'Chose seeds for a spring veggie bed',
          'Bought cow manure',
          'Sowed a row of carrots',
          'Pulled out old bean plants',
        ],
      },
    ],
    done: [
      'Sanded a wooden floor',
      'Called a plumber about a tap',
      'Compared two offers for power',
      'Cleared out a full garage',
      'Borrowed a ladder from a neighbour',
      'Pruned a lemon tree',
      'Got a quote for new blinds',
      'Unblocked a drain',
      'Put up a shelf in the laundry',
      'Asked a neighbour to take in the mail',
      'Took a load to the tip on a Saturday',
      'Painted a child’s bedroom',
      'Replaced a smoke alarm',
      'Got rid of a wasp nest',
    ],
  },
  FAMILY: {
    roles: [
      {
        who: 'I’m the eldest of four children',
        did: [
          'Picked a joint present from four siblings',
          'Collected old photos from a younger sister',
          'Planned a reunion with three siblings',
          'Sorted out an argument between younger siblings',
        ],
      },
      {
        who: 'I’m a parent of three boys',
        did: [
          'Chose bunk beds for three boys',
          'Bought three pairs of football boots',
          'Cooked dinner for three hungry boys',
          'Fixed a hole in a boy’s jeans',
        ],
      },
      {
        who: 'I’m a grandparent who does school runs',
        did: [
          'Chose a booster seat for a grandchild',
          'Collected a grandchild at the school gate',
          'Made afternoon tea for a grandchild',
          'Cleaned crumbs out of a booster seat',
        ],
      },
      {
        who: 'I’m an aunt or uncle',
        did: [
          'Picked a birthday book for a niece',
          'Bought zoo tickets for nephews',
          'Taught a niece a card game',
          'Fixed a nephew’s scooter',
        ],
      },
      {
        who: 'I’m a parent who works nights',
        did: [
          'Looked for someone to mind children overnight',
          'Bought blackout blinds for daytime sleep',
          'Made school lunches after a night shift',
          'Swapped a night shift for a school concert',
        ],
      },
      {
        who: 'I have a child in preschool',
        did: [
          'Compared two kinder programs',
          'Bought a tiny backpack',
          'Made a collage with a four-year-old',
          'Labelled a preschooler’s spare clothes',
        ],
      },
      {
        who: 'I have a child in the scouts',
        did: [
          'Chose a sleeping bag for a cub',
          'Bought a scout uniform',
          'Helped a child earn a camping badge',
          'Sewed scout badges on',
        ],
      },
      {
        who: 'I have a teenager learning to drive',
        did: [
          'Chose a driving instructor for a teenager',
          'Bought L plates',
          'Taught a teenager to park',
          'Filled in a learner’s logbook',
        ],
      },
      {
        who: 'I have a child who plays the violin',
        did: [
          'Looked for a violin teacher',
          'Hired a half-size violin',
          'Practised scales with a child',
          'Had a violin bow rehaired',
        ],
      },
      {
        who: 'I have a stepchild at weekends',
        did: [
          'Chose a weekend film with a stepchild',
          'Bought a second toothbrush for a stepchild',
          'Cooked a stepchild’s favourite pasta',
          'Changed plans for a stepchild’s weekend',
        ],
      },
      {
        who: 'I have nieces and nephews nearby',
        did: [
          'Booked mini golf with nieces',
          'Collected a nephew from cricket',
          'Made cubby houses with nieces',
          'Cancelled a sleepover with nephews',
        ],
      },
      {
        who: 'I have grown-up children overseas',
        did: [
          'Found a good time to ring London',
          'Posted a parcel to a daughter abroad',
          'Wrote a long letter to a son overseas',
          'Cleared out a son’s old bedroom',
        ],
      },
      {
        who: 'I live with three generations',
        did: [
          'Chose a house with a granny flat',
          'Bought a bigger dining table for three generations',
          'Cooked for grandparents and grandchildren at home',
          'Sorted out bathroom times for three generations',
        ],
      },
      {
        who: 'I share school runs with another family',
        did: [
          'Agreed on pick-up days with another family',
          'Bought an extra booster seat for car pooling',
          'Drove two families’ children to school',
          'Swapped a car pool day',
        ],
      },
      {
        who: 'I mind a friend’s toddler some mornings',
        did: [
          'Found a playground for a friend’s toddler',
          'Borrowed a second-hand high chair',
          'Read picture books to a friend’s toddler',
          'Packed away a toddler’s blocks',
        ],
      },
      {
        who: 'I’m a parent on the P&C',
        did: [
          'Booked a speaker for a P&C night',
          'Collected prizes for a school raffle',
          'Ran a sausage sizzle for a school',
          'Washed the school’s barbecue',
        ],
      },
    ],
    done: [
      'Booked a babysitter for one evening',
      'Took a child to swimming lessons',
      'Bought a second-hand school uniform',
      'Drove the kids to weekend sport',
      'Arranged a play date by text',
      'Taught a child to ride a bike',
      'Went to a parent-teacher night',
      'Sewed a costume for Book Week',
      'Signed a form for a school camp',
      'Built a cubby house in the yard',
      'Sorted out clothes that had become too small',
      'Visited a relative in a nursing home',
      'Coached a teenager before a job interview',
    ],
  },
  MONEY: {
    roles: [
      {
        who: 'I’m self-employed with a few regular clients',
        did: [
          'Looked for an accountant for sole traders',
          'Obtained a tax file for a sole trader',
          'Wrote an invoice to a regular client',
          'Chased a client for an unpaid invoice',
        ],
      },
      {
        who: 'I’m a signatory for a club’s account',
        did: [
          'Compared banks for a club',
          'Got a second signature on a club payment',
          'Approved a payment for a club',
          'Removed a former treasurer from an account',
        ],
      },
      {
        who: 'I’m a casual with changing hours',
        did: [
          'Picked up an extra casual shift',
          'Got a payslip with weekend rates',
          'Worked out pay for an odd week',
          'Queried missing casual hours',
        ],
      },
      {
        who: 'I’m a co-owner of a boat',
        did: [
          'Chose a mooring with the other owners',
          'Bought half of a new outboard motor',
          'Drew up a roster for a shared boat',
          'Split a repair bill for a hull',
        ],
      },
      {
        who: 'I have a loan for a car',
        did: [
          'Compared car loan rates',
          'Obtained a payout figure for a car loan',
          'Made an extra car loan repayment',
          'Changed the term of a car loan',
        ],
      },
      {
        who: 'I have shares in two companies',
        did: [
          'Compared two share brokers',
          'Bought shares through a broker',
          'Voted at a shareholders’ meeting',
          'Updated bank details for dividends',
        ],
      },
      {
        who: 'I have a second job at weekends',
        did: [
          'Looked for weekend work',
          'Got a uniform for a weekend job',
          'Filled in a second tax form',
          'Cancelled a Sunday shift',
        ],
      },
      {
        who: 'I have an investment flat',
        did: [
          'Interviewed two rental managers',
          'Obtained a depreciation report',
          'Worked out a rental property’s tax',
          'Refinanced an investment loan',
        ],
      },
      {
        who: 'I have a savings goal for a trip',
        did: [
          'Compared two travel savings accounts',
          'Opened an account for a holiday fund',
          'Made a weekly savings chart',
          'Cut takeaway to save for a trip',
        ],
      },
      {
        who: 'I share rent and bills with someone',
        did: [
          'Chose an app to split bills',
          'Collected half the rent from a housemate',
          'Made a spreadsheet of shared bills',
          'Sorted out who owed what for power',
        ],
      },
      {
        who: 'I get paid once a month',
        did: [
          'Chose a monthly payday budget',
          'Moved rent money aside on payday',
          'Planned four weeks of spending',
          'Changed a direct debit to payday',
        ],
      },
      {
        who: 'I keep savings in two banks',
        did: [
          'Compared interest at two banks',
          'Opened a savings account at a second bank',
          'Moved money between two banks',
          'Closed an old bonus saver account',
        ],
      },
      {
        who: 'I run a small business from home',
        did: [
          'Chose business insurance for a home office',
          'Ordered business cards',
          'Registered a business name',
          'Claimed part of a home’s power bill',
        ],
      },
      {
        who: 'I rent out a parking space',
        did: [
          'Listed a car space online',
          'Got a remote cut for a car space',
          'Wrote a parking agreement',
          'Changed a monthly parking fee',
        ],
      },
      {
        who: 'I live in a share house with friends',
        did: [
          'Found a new housemate',
          'Bought a shared fridge with friends',
          'Wrote a cleaning roster for a share house',
          'Got a bond back with housemates',
        ],
      },
      {
        who: 'I own a flat with my sister',
        did: [
          'Chose a mortgage with my sister',
          'Obtained a joint valuation of a flat',
          'Wrote a co-ownership agreement',
          'Split council rates with my sister',
        ],
      },
    ],
    done: [
      'Moved savings to another bank',
      'Lodged a tax return online',
      'Cancelled a streaming subscription',
      'Sold shares through an app',
      'Claimed a tool on tax',
      'Asked a bank to drop a fee',
      'Rang a company about a wrong charge',
      'Rolled two super accounts into one',
      'Lent money to a relative',
      'Opened an account for a child',
      'Scanned a stack of old papers',
      'Changed health funds',
    ],
  },
  // No answer here could hurt someone who's ill, and none depends on how far people can walk.
  WELLBEING: {
    roles: [
      {
        who: 'I’m a shift worker',
        did: [
          'Compared two rosters with a workmate',
          'Bought a silent alarm clock',
          'Made dinner at four in the morning',
          'Swapped an early shift',
        ],
      },
      {
        who: 'I’m left-handed',
        did: [
          'Looked for left-handed scissors',
          'Bought a left-handed notebook',
          'Wrote a birthday card without smudging',
          'Moved a computer mouse to the left',
        ],
      },
      {
        who: 'I’m an early riser',
        did: [
          'Chose a sunrise alarm clock',
          'Bought fresh bread at six in the morning',
          'Read a book before dawn',
          'Cleaned a kitchen before sunrise',
        ],
      },
      {
        who: 'I’m a vegetarian',
        did: [
          'Booked a table at a vegetarian restaurant',
          'Bought tofu and lentils',
          'Made a lentil curry',
          'Asked for a pizza without ham',
        ],
      },
      {
        who: 'I’m a parent who works nights',
        did: [
          'Found a sitter for the late shift',
          'Bought a blackout blind for daytime naps',
          'Made pancakes after a night shift',
          'Cancelled a late shift before a birthday',
        ],
      },
      {
        who: 'I’m a tea drinker who avoids coffee',
        did: [
          'Compared green teas',
          'Bought a teapot',
          'Brewed a pot of oolong',
          'Descaled a kettle for tea',
        ],
      },
      {
        who: 'I have health cover with extras',
        did: [
          'Compared extras cover online',
          'Got a new health fund card',
          'Claimed a rebate through a health fund',
          'Dropped an extra from a health policy',
        ],
      },
      {
        who: 'I have a dentist I’ve seen for years',
        did: [
          'Booked a six-month dental clean',
          'Got a mouthguard fitted',
          'Wrote a review of a dentist',
          'Moved a dental appointment',
        ],
      },
      {
        who: 'I have a food intolerance',
        did: [
          'Found a bakery with gluten-free bread',
          'Bought lactose-free milk',
          'Baked a cake without wheat',
          'Cleared wheat flour out of a cupboard',
        ],
      },
      {
        who: 'I have a first aid certificate',
        did: [
          'Booked a first aid refresher',
          'Got a new first aid kit',
          'Showed a colleague the recovery position',
          'Replaced expired bandages',
        ],
      },
      {
        who: 'I have my hair cut every month',
        did: [
          'Looked for a hairdresser who opens late',
          'Bought hair wax',
          'Showed a barber a photo of a haircut',
          'Moved a haircut to another day',
        ],
      },
      {
        who: 'I wear contact lenses',
        did: [
          'Compared daily and monthly lenses',
          'Ordered contact lens solution',
          'Practised putting in a contact lens',
          'Cleaned a contact lens case',
        ],
      },
      {
        who: 'I wear glasses for reading',
        did: [
          'Chose tortoiseshell reading glasses',
          'Bought a spare pair of reading glasses',
          'Wrote a shopping list without reading glasses',
          'Tightened a screw in reading glasses',
        ],
      },
      {
        who: 'I work shifts, some of them overnight',
        did: [
          'Chose a roster with fewer overnights',
          'Bought earplugs for daytime sleep',
          'Packed a midnight meal for work',
          'Cancelled lunch plans after an overnight shift',
        ],
      },
      {
        who: 'I take vitamins in winter',
        did: [
          'Compared brands of vitamin D',
          'Bought a bottle of multivitamins',
          'Filled a weekly vitamin box',
          'Threw out old fish oil capsules',
        ],
      },
      {
        who: 'I go to bed before ten',
        did: [
          'Chose a softer bedside lamp',
          'Bought new pyjamas for early nights',
          'Wrote in a diary by nine at night',
          'Left a dinner early to get to bed',
        ],
      },
      {
        who: 'I live next door to a clinic',
        did: [
          'Found a clinic visitor in my car space',
          'Picked up a clinic’s lost parcel',
          'Gave a clinic patient directions',
          'Asked a clinic to move its bins',
        ],
      },
    ],
    done: [
      'Had a check-up at the dentist',
      'Had a flu shot',
      'Had an eye test',
      'Had a filling replaced',
      'Claimed a rebate on new glasses',
      'Booked a massage',
      'Bought a new pillow',
      'Gave blood',
      'Changed health funds',
      'Cut down on coffee in the afternoon',
      'Asked a chemist about hay fever',
      'Slept with earplugs',
      'Downloaded a vaccination certificate',
    ],
  },
  TRAVEL: {
    roles: [
      {
        who: 'I’m a keen cyclist',
        did: [
          'Compared two carbon bike frames',
          'Bought cycling shoes',
          'Rode a hundred kilometres on a Sunday',
          'Fixed a bike puncture',
        ],
      },
      {
        who: 'I’m a frequent flyer',
        did: [
          'Compared seats in business class',
          'Got an upgrade with points',
          'Wrote to an airline about missing points',
          'Renewed an airport lounge membership',
        ],
      },
      {
        who: 'I’m a learner driver',
        did: [
          'Chose a driving school',
          'Got a learner permit',
          'Practised reverse parking',
          'Cancelled a driving lesson',
        ],
      },
      {
        who: 'I’m a parent with a cargo bike',
        did: [
          'Compared two electric cargo bikes',
          'Bought a rain cover for a cargo bike',
          'Rode children to kinder in a cargo bike',
          'Adjusted a cargo bike’s child seats',
        ],
      },
      {
        who: 'I live near a tram stop',
        did: [
          'Looked for a quieter tram route',
          'Got a tram timetable',
          'Ran for the last tram home',
          'Reported a damaged tram shelter',
        ],
      },
      {
        who: 'I live an hour from the nearest train',
        did: [
          'Found a car park near a country station',
          'Collected a visitor from a distant train station',
          'Drove an hour to catch a train',
          'Missed the last country train',
        ],
      },
      {
        who: 'I live on a dirt road',
        did: [
          'Compared mud tyres',
          'Ordered gravel for a driveway',
          'Graded a rough driveway',
          'Washed red dust off a windscreen',
        ],
      },
      {
        who: 'I own a car and a bike',
        did: [
          'Chose a bike rack for a car',
          'Bought a bike lock and a car charger',
          'Drove with a bike on the roof',
          'Fixed a bike chain in a car park',
        ],
      },
      {
        who: 'I own an electric car',
        did: [
          'Compared electric car chargers for home',
          'Got a fast-charging card',
          'Planned a drive around charging stations',
          'Reset an electric car’s software',
        ],
      },
      {
        who: 'I own a tent and a roof rack',
        did: [
          'Chose a roof bag for a camping trip',
          'Bought tent pegs',
          'Tied a canoe to a roof rack',
          'Patched a hole in a tent',
        ],
      },
      {
        who: 'I have a motorbike licence',
        did: [
          'Compared leather motorbike jackets',
          'Bought a motorbike helmet',
          'Rode a motorbike along the coast',
          'Oiled a motorbike chain',
        ],
      },
      {
        who: 'I have family overseas and visit them',
        did: [
          'Compared fares to see parents abroad',
          'Bought Australian presents for overseas cousins',
          'Applied for a visa to visit family',
          'Changed a return flight from a family visit',
        ],
      },
      {
        who: 'I have a parking permit for my street',
        did: [
          'Looked for a permit bay late at night',
          'Ordered a visitor parking permit',
          'Filled in a council permit form',
          'Disputed a fine on a permit street',
        ],
      },
      {
        who: 'I have a passport from another country',
        did: [
          'Found the nearest consulate',
          'Collected a foreign passport',
          'Filled in a consulate form',
          'Renewed a foreign passport',
        ],
      },
      {
        who: 'I take a bus and a train to work',
        did: [
          'Compared two bus and train connections',
          'Topped up a travel card for the train',
          'Read a novel on the morning train',
          'Missed a bus after a late train',
        ],
      },
      {
        who: 'I fly interstate for work',
        did: [
          'Booked a Monday flight to Brisbane for work',
          'Got a boarding pass for a dawn flight',
          'Wrote a travel claim for interstate flights',
          'Changed a Friday flight home from work',
        ],
      },
      {
        who: 'I share one car with my partner',
        did: [
          'Chose who drives on Mondays',
          'Got a second key for a shared car',
          'Made a weekly plan for a shared car',
          'Gave up the car for a day',
        ],
      },
      {
        who: 'I tow a boat in summer',
        did: [
          'Found a quiet boat ramp',
          'Bought a trailer light board',
          'Reversed a boat trailer down a ramp',
          'Greased a boat trailer’s wheel bearings',
        ],
      },
    ],
    done: [
      'Had a car serviced before a trip',
      'Drove across a state border',
      'Caught a tram to the beach',
      'Took a night train',
      'Hired a van for a weekend',
      'Booked a cabin by the beach',
      'Paid a toll online',
      'Rode a bike to work',
      'Renewed a driver licence',
      'Changed a flight',
      'Topped up a travel card',
      'Took a taxi to the airport',
      'Slept in a tent in a national park',
    ],
  },
  HOBBIES: {
    roles: [
      {
        who: 'I’m a TAFE student',
        did: [
          'Chose a TAFE elective',
          'Bought textbooks for a TAFE course',
          'Gave a talk in a TAFE class',
          'Changed a TAFE timetable',
        ],
      },
      {
        who: 'I’m in a book club',
        did: [
          'Picked a novel for a book club',
          'Borrowed a club’s next novel',
          'Led a talk about a novel',
          'Cancelled a book club evening',
        ],
      },
      {
        who: 'I’m a weekend cyclist',
        did: [
          'Looked for a rail trail to ride',
          'Bought padded cycling shorts',
          'Rode in a charity cycling event',
          'Cleaned a muddy bike',
        ],
      },
      {
        who: 'I’m a part-time uni student',
        did: [
          'Compared two evening uni subjects',
          'Borrowed library books for an essay',
          'Wrote a uni essay',
          'Dropped a uni subject',
        ],
      },
      {
        who: 'I’m a bushwalker',
        did: [
          'Found a two-day bushwalk',
          'Bought a walking pole',
          'Led friends to a lookout',
          'Cleaned mud off hiking boots',
        ],
      },
      {
        who: 'I’m learning Italian',
        did: [
          'Looked for an Italian conversation group',
          'Bought an Italian dictionary',
          'Wrote a postcard in Italian',
          'Corrected Italian verb exercises',
        ],
      },
      {
        who: 'I’m learning the guitar',
        did: [
          'Chose a guitar teacher',
          'Bought guitar strings',
          'Practised guitar chords',
          'Retuned a guitar',
        ],
      },
      {
        who: 'I’m learning a language with a tutor',
        did: [
          'Compared language tutors online',
          'Got vocabulary cards from a tutor',
          'Practised speaking with a tutor',
          'Cancelled a tutor’s language lesson',
        ],
      },
      {
        who: 'I’m restoring an old motorbike',
        did: [
          'Looked for a vintage carburettor',
          'Bought second-hand motorbike parts',
          'Rebuilt a motorbike engine',
          'Rubbed rust off an old petrol tank',
        ],
      },
      {
        who: 'I play the drums in a garage',
        did: [
          'Compared two cymbals',
          'Bought drumsticks',
          'Practised drum rolls',
          'Replaced a split drum skin',
        ],
      },
      {
        who: 'I play chess online',
        did: [
          'Chose an opening for an online chess match',
          'Bought a course on chess endgames',
          'Played chess with a stranger overseas',
          'Reviewed a lost chess game',
        ],
      },
      {
        who: 'I sing in a local choir',
        did: [
          'Auditioned for a choir solo',
          'Got sheet music for a choir concert',
          'Sang a requiem with a choir',
          'Had a choir gown fixed',
        ],
      },
      {
        who: 'I sew some of my own clothes',
        did: [
          'Chose a dress pattern',
          'Bought three metres of linen',
          'Made a skirt',
          'Unpicked a crooked hem',
        ],
      },
      {
        who: 'I swim with a club',
        did: [
          'Picked a race at a swim meet',
          'Bought club swimming caps',
          'Swam in a relay',
          'Cancelled a Saturday morning swim squad',
        ],
      },
      {
        who: 'I collect stamps from the Pacific',
        did: [
          'Looked for a rare Samoan stamp',
          'Bought a stamp album',
          'Wrote to a stamp collector in Fiji',
          'Sorted stamps by country',
        ],
      },
      {
        who: 'I paint portraits at a Tuesday class',
        did: [
          'Found a friend to sit for a portrait',
          'Bought oil paints',
          'Painted an old man’s face',
          'Cleaned brushes with turpentine',
        ],
      },
      {
        who: 'I have a kiln in the shed',
        did: [
          'Compared two pottery glazes',
          'Bought a bag of clay',
          'Fired a batch of bowls',
          'Replaced a kiln element',
        ],
      },
      {
        who: 'I have a piano at home',
        did: [
          'Found a piano tuner',
          'Bought a book of piano duets',
          'Played a waltz on the piano',
          'Had a sticky piano key fixed',
        ],
      },
      {
        who: 'I have a share in a glider',
        did: [
          'Picked a day with good winds for gliding',
          'Got a glider towed into the air',
          'Flew a glider over hills',
          'Polished a glider’s wings',
        ],
      },
      {
        who: 'I have a metal detector',
        did: [
          'Looked for coins on a beach',
          'Bought a small digging spade',
          'Mapped finds from an old goldfield',
          'Cleaned a dug-up coin',
        ],
      },
      {
        who: 'I own a telescope',
        did: [
          'Chose a dark site to watch the stars',
          'Bought a telescope eyepiece',
          'Drew Saturn’s rings',
          'Realigned a telescope',
        ],
      },
      {
        who: 'I own a kayak',
        did: [
          'Looked for a calm river to paddle',
          'Bought a kayak paddle',
          'Paddled a kayak around a bay',
          'Patched a kayak',
        ],
      },
    ],
    done: [
      'Joined a class for beginners',
      'Bought a second-hand guitar',
      'Went to a concert with friends',
      'Knitted a beanie',
      'Entered a chess tournament',
      'Finished an assignment for a course',
      'Repaired an old radio',
      'Ran a half marathon',
      'Painted with watercolours',
      'Visited a gallery on a rainy Sunday',
      'Went birdwatching at dawn',
      'Sat a music exam',
      'Lent a book to a friend',
      'Learnt a card trick from a video',
    ],
  },
  WEDDINGS: {
    roles: [
      {
        who: 'I’m engaged, with no date set',
        did: [
          'Compared engagement photographers',
          'Had an engagement ring resized',
          'Visited possible wedding venues',
          'Postponed an engagement party',
        ],
      },
      {
        who: 'I’m a bridesmaid or groomsman this year',
        did: [
          'Chose a hens’ or bucks’ night venue',
          'Bought shoes to match the bridal party',
          'Practised walking down an aisle',
          'Had a bridal party outfit altered',
        ],
      },
      {
        who: 'I’m planning a big birthday party',
        did: [
          'Hired a hall for a birthday',
          'Bought bunting and streamers',
          'Made a birthday playlist',
          'Cancelled a clown for a party',
        ],
      },
      {
        who: 'I’m a wedding guest three times this year',
        did: [
          'Compared presents on a gift registry',
          'Bought a hat for a wedding',
          'Replied to a wedding invitation',
          'Dry-cleaned an outfit between weddings',
        ],
      },
      {
        who: 'I got married at a registry office',
        did: [
          'Booked a registry office time',
          'Obtained a certificate from a registry office',
          'Signed a marriage register before two witnesses',
          'Changed a surname after a registry wedding',
        ],
      },
      {
        who: 'I got married overseas',
        did: [
          'Found a celebrant in Bali',
          'Obtained papers to marry abroad',
          'Translated a foreign marriage certificate',
          'Cancelled an overseas wedding venue',
        ],
      },
      {
        who: 'I got engaged this year',
        did: [
          'Chose an engagement ring',
          'Bought a frame for a proposal photo',
          'Told grandparents about an engagement',
          'Insured an engagement ring',
        ],
      },
      {
        who: 'I have a milestone birthday coming up',
        did: [
          'Chose a restaurant for a fiftieth or sixtieth',
          'Ordered a photo cake',
          'Wrote a guest list for a milestone birthday',
          'Dug out baby photos for a slide show',
        ],
      },
      {
        who: 'I have relatives living overseas',
        did: [
          'Found a time to call cousins abroad',
          'Posted presents to overseas relatives',
          'Made a video greeting for relatives abroad',
          'Moved a party to suit overseas relatives',
        ],
      },
      {
        who: 'I have a big family Christmas each year',
        did: [
          'Picked names for a family Secret Santa',
          'Ordered a Christmas ham',
          'Set up a Christmas tree',
          'Untangled the Christmas lights',
        ],
      },
      {
        who: 'I have a godchild',
        did: [
          'Chose a christening present',
          'Bought a silver christening cup',
          'Gave a reading at a christening',
          'Polished a silver christening spoon',
        ],
      },
      {
        who: 'I have a friend who is getting married',
        did: [
          'Looked for a wedding card for a friend',
          'Collected money for a friend’s wedding gift',
          'Helped a friend address wedding invitations',
          'Returned a toaster from a wedding registry',
        ],
      },
      {
        who: 'I host a barbecue every few weeks',
        did: [
          'Compared gas barbecues',
          'Bought sausages for twenty people',
          'Marinated lamb for a barbecue',
          'Scraped a barbecue plate',
        ],
      },
      {
        who: 'I play music at weddings',
        did: [
          'Chose a first dance with a bride',
          'Bought a portable speaker for weddings',
          'Played the organ as a bride walked in',
          'Turned down a wedding because of another booking',
        ],
      },
      {
        who: 'I bake cakes for birthdays',
        did: [
          'Looked for a dinosaur cake design',
          'Bought cake tins in number shapes',
          'Iced a three-layer cake',
          'Reglued a broken sugar flower',
        ],
      },
      {
        who: 'I make my own party decorations',
        did: [
          'Found a pattern for paper lanterns',
          'Bought crepe paper and glue',
          'Made paper flowers',
          'Took down handmade garlands',
        ],
      },
      {
        who: 'I live far from most of my family',
        did: [
          'Compared flights for a family gathering',
          'Booked leave for a long family visit',
          'Organised a family quiz by video',
          'Cancelled a long drive to a family lunch',
        ],
      },
    ],
    done: [
      'Hired a suit or a dress',
      'Booked a table for ten people',
      'Posted invitations to relatives',
      'Ordered a cake for a celebration',
      'Gave a speech at a dinner',
      'Made dumplings for Lunar New Year',
      'Organised a lift home after a party',
      'Chose music for a birthday',
      'Booked a band',
      'Wrapped a present for a couple',
      'Decorated a hall with balloons',
      'Ironed a tablecloth for a big lunch',
    ],
  },
  FOOD: {
    roles: [
      {
        who: 'I’m a vegetarian',
        did: [
          'Found a restaurant with vegetarian dumplings',
          'Bought tofu and chickpeas',
          'Made a nut roast',
          'Sent back a soup with bacon',
        ],
      },
      {
        who: 'I’m a parent who packs school lunches',
        did: [
          'Compared lunch boxes',
          'Bought a bag of small apples',
          'Made sandwiches for three lunch boxes',
          'Washed out a school drink bottle',
        ],
      },
      {
        who: 'I’m a parent with a vegetable garden',
        did: [
          'Chose easy seeds for a child to sow',
          'Got a child-sized watering can',
          'Planted beans with a child',
          'Pulled up weeds with a child',
        ],
      },
      {
        who: 'I’m the cook in my family',
        did: [
          'Chose recipes for a week of dinners',
          'Bought a heavy casserole pot',
          'Made a roast for the whole family',
          'Sharpened the family’s kitchen knives',
        ],
      },
      {
        who: 'I’m allergic to prawns',
        did: [
          'Looked for a Thai restaurant without shellfish',
          'Bought fish sauce without shrimp',
          'Wrote an allergy card in Thai',
          'Sent back a dish with prawns',
        ],
      },
      {
        who: 'I’m a home brewer',
        did: [
          'Compared two kinds of hops',
          'Bought malt and yeast for a home brew',
          'Brewed a dark ale',
          'Sterilised beer bottles',
        ],
      },
      {
        who: 'I have a nut allergy',
        did: [
          'Found a chocolate without traces of nuts',
          'Bought sunflower seed butter',
          'Baked biscuits without almonds',
          'Returned a muesli with hazelnuts',
        ],
      },
      {
        who: 'I don’t eat red meat',
        did: [
          'Chose a chicken sausage',
          'Bought turkey mince',
          'Made a bolognese with mushrooms',
          'Asked a waiter to leave out beef',
        ],
      },
      {
        who: 'I bake sourdough on weekends',
        did: [
          'Compared rye and spelt flour',
          'Bought a proving basket',
          'Baked a sourdough loaf',
          'Revived a sluggish sourdough starter',
        ],
      },
      {
        who: 'I cook with a wood-fired oven',
        did: [
          'Looked for dry redgum for an oven',
          'Bought a pizza peel',
          'Baked pizza over a wood fire',
          'Swept ash out of a wood-fired oven',
        ],
      },
      {
        who: 'I shop for a household of four',
        did: [
          'Compared two supermarkets’ prices',
          'Ordered groceries for four people',
          'Wrote a shopping list for four',
          'Returned a carton of eggs with cracks',
        ],
      },
      {
        who: 'I have a big freezer in the garage',
        did: [
          'Compared chest freezers',
          'Bought half a lamb',
          'Labelled frozen meals',
          'Defrosted a chest freezer',
        ],
      },
      {
        who: 'I have a child who is vegan',
        did: [
          'Found a vegan birthday cake',
          'Bought oat milk for a child',
          'Made vegan nuggets',
          'Replaced cheese in a child’s lunch',
        ],
      },
      {
        who: 'I have a pressure cooker',
        did: [
          'Chose a pressure cooker recipe',
          'Bought dried beans in bulk',
          'Made a stew in thirty minutes',
          'Replaced a pressure cooker’s rubber seal',
        ],
      },
      {
        who: 'I have a coffee machine at home',
        did: [
          'Compared espresso machines',
          'Bought a bag of coffee beans',
          'Made a flat white at home',
          'Descaled a home coffee machine',
        ],
      },
      {
        who: 'I have a lemon tree and a passionfruit vine',
        did: [
          'Found a recipe for lemon curd',
          'Bought citrus fertiliser',
          'Made passionfruit cordial',
          'Picked bugs off a lemon tree',
        ],
      },
      {
        who: 'I grow herbs on a windowsill',
        did: [
          'Chose a pot for basil',
          'Bought parsley seedlings',
          'Made pesto with basil from a windowsill',
          'Repotted a mint plant',
        ],
      },
      {
        who: 'I make my own pasta',
        did: [
          'Compared two pasta machines',
          'Bought fine semolina flour',
          'Rolled out ravioli',
          'Cleaned dough off a pasta machine',
        ],
      },
      {
        who: 'I take my lunch to work',
        did: [
          'Chose an insulated lunch bag for work',
          'Bought a leakproof soup flask',
          'Made a salad to eat at a desk',
          'Cleaned out a workplace fridge',
        ],
      },
    ],
    done: [
      'Tried a recipe from a magazine',
      'Baked hot cross buns',
      'Made dumplings from scratch',
      'Cooked for a vegan guest',
      'Pickled some cucumbers',
      'Froze leftovers in small containers',
      'Bought fish at a market',
      'Roasted a whole pumpkin',
      'Cooked a curry over two days',
      'Ordered a vegetable box',
      'Made jam from fruit off a tree',
      'Took a salad to a barbecue next door',
      'Fermented a jar of cabbage',
    ],
  },
  PETS: {
    roles: [
      {
        who: 'I’m a volunteer dog walker',
        did: [
          'Chose a park for a neighbour’s dog',
          'Bought a lead that reflects light',
          'Walked three dogs at once',
          'Cancelled a walk with a neighbour’s dog',
        ],
      },
      {
        who: 'I’m a member of a pony club',
        did: [
          'Entered a pony club gymkhana',
          'Bought a pony club shirt',
          'Jumped a small course on a pony',
          'Cleaned a pony club trailer',
        ],
      },
      {
        who: 'I’m a volunteer at an animal shelter',
        did: [
          'Found a foster home for kittens',
          'Collected blankets for a shelter',
          'Walked shelter dogs',
          'Scrubbed shelter kennels',
        ],
      },
      {
        who: 'I’m a birdwatcher with a feeder',
        did: [
          'Compared nest boxes for parrots',
          'Bought wild bird seed',
          'Kept a list of lorikeets',
          'Cleaned a bird bath',
        ],
      },
      {
        who: 'I own a horse',
        did: [
          'Hired a farrier for a horse',
          'Bought a horse rug',
          'Rode a horse along a bush track',
          'Cleaned a saddle',
        ],
      },
      {
        who: 'I own a greyhound that used to race',
        did: [
          'Found a park where greyhounds can run',
          'Bought a coat for a greyhound',
          'Taught a greyhound to climb stairs',
          'Registered a greyhound as a pet',
        ],
      },
      {
        who: 'I own a cat',
        did: [
          'Booked a cat into a cattery',
          'Bought cat litter',
          'Taught a cat to use a flap',
          'Brushed knots out of a cat',
        ],
      },
      {
        who: 'I own a guinea pig',
        did: [
          'Chose a hutch for a guinea pig',
          'Bought timothy hay for a guinea pig',
          'Made a guinea pig a tunnel',
          'Trimmed a guinea pig’s claws',
        ],
      },
      {
        who: 'I own a pair of budgies',
        did: [
          'Chose a bigger budgie cage',
          'Bought millet sprays',
          'Taught a budgie to say hello',
          'Scrubbed budgie perches',
        ],
      },
      {
        who: 'I have two cats that stay indoors',
        did: [
          'Compared cat trees',
          'Bought two more litter trays',
          'Built an outdoor run for indoor cats',
          'Repaired a screen clawed by two cats',
        ],
      },
      {
        who: 'I have a rabbit in a hutch',
        did: [
          'Looked for a vet who treats rabbits',
          'Bought a hay rack',
          'Built a run for a rabbit',
          'Cleaned a rabbit hutch',
        ],
      },
      {
        who: 'I have goldfish in a tank',
        did: [
          'Chose a filter for a fish tank',
          'Bought fish flakes',
          'Planted weeds in a fish tank',
          'Changed the water for goldfish',
        ],
      },
      {
        who: 'I have a dog and a backyard',
        did: [
          'Looked for a dog sitter for a weekend',
          'Bought a dog kennel',
          'Taught a dog to stay off the garden',
          'Filled in holes dug by a dog',
        ],
      },
      {
        who: 'I have a lizard in a heated tank',
        did: [
          'Compared heat lamps for a lizard',
          'Bought crickets for a lizard',
          'Set up a basking rock',
          'Replaced a lizard’s heat lamp',
        ],
      },
      {
        who: 'I have stick insects on a shelf',
        did: [
          'Found a swap partner for stick insects',
          'Collected gum leaves for stick insects',
          'Raised stick insects from eggs',
          'Cleaned out a stick insect jar',
        ],
      },
      {
        who: 'I have hens in the garden',
        did: [
          'Chose two hens from a breeder',
          'Bought layer pellets',
          'Built a chook house',
          'Mucked out a chook house',
        ],
      },
      {
        who: 'I ride horses at a riding school',
        did: [
          'Chose a riding instructor',
          'Bought jodhpurs',
          'Learnt to canter',
          'Cancelled a riding lesson',
        ],
      },
      {
        who: 'I mind a friend’s dog some weekends',
        did: [
          'Found a cafe that welcomes a friend’s dog',
          'Collected a friend’s dog on Friday night',
          'Gave a friend’s dog a bath',
          'Vacuumed dog hair after a friend’s dog left',
        ],
      },
    ],
    done: [
      'Taught an animal a new trick',
      'Bought a bigger cage',
      'Cleaned out a fish tank',
      'Bathed a dog in the yard',
      'Bought live crickets',
      'Renewed a registration with the council',
      'Brushed a pony',
      'Took a cat to the vet',
      'Built a ramp for an old dog',
      'Ordered worming tablets online',
      'Swapped to another brand of dry food',
      'Trimmed a rabbit’s claws',
    ],
  },
  OTHER_WORK: {
    roles: [
      {
        who: 'Locksmith',
        did: [
          'Compared two brands of deadlock',
          'Bought a set of lock picks',
          'Cut a master key',
          'Opened a jammed safe',
        ],
      },
      {
        who: 'Piano teacher',
        did: [
          'Picked a piano exam piece for a pupil',
          'Ordered sheet music for beginners',
          'Taught a child a sonatina',
          'Cancelled a piano lesson',
        ],
      },
      {
        who: 'Bank teller',
        did: [
          'Found a customer’s old passbook',
          'Ordered coins for a bank counter',
          'Counted a tray of banknotes',
          'Froze a lost bank card',
        ],
      },
      {
        who: 'Travel agent',
        did: [
          'Compared two river cruises',
          'Picked up rail passes for clients',
          'Planned a tour of Vietnam',
          'Rebooked a missed connection',
        ],
      },
      {
        who: 'Picture framer',
        did: [
          'Chose a mount for an old map',
          'Ordered picture glass',
          'Framed a family portrait',
          'Fixed the corner of a gilt frame',
        ],
      },
      {
        who: 'Bike mechanic',
        did: [
          'Looked for a rare bike hub',
          'Ordered bike chains',
          'Built a wheel with new spokes',
          'Fixed a set of bike brakes',
        ],
      },
      {
        who: 'Driving instructor',
        did: [
          'Chose a quiet street for learners',
          'Bought a second brake pedal',
          'Taught a teenager to merge',
          'Moved a learner’s driving lesson',
        ],
      },
      {
        who: 'Call centre operator',
        did: [
          'Looked up a caller’s account',
          'Got a new call centre headset',
          'Wrote up fifty calls in one shift',
          'Unlocked a caller’s account',
        ],
      },
      {
        who: 'Mechanic at a car dealership',
        did: [
          'Compared prices for a clutch',
          'Ordered spark plugs',
          'Wrote a report on a used car',
          'Replaced a timing belt',
        ],
      },
      {
        who: 'Jeweller',
        did: [
          'Chose a sapphire for a ring',
          'Bought silver wire',
          'Made a pair of earrings',
          'Resized a wedding ring',
        ],
      },
      {
        who: 'Swim instructor at a public pool',
        did: [
          'Chose a pool toy for a nervous beginner',
          'Bought kickboards and goggles',
          'Taught backstroke',
          'Cancelled an outdoor swimming class',
        ],
      },
      {
        who: 'Security guard in a shopping centre',
        did: [
          'Found a lost child in a mall',
          'Collected a radio at the mall control room',
          'Wrote an incident report on a shoplifter',
          'Locked up a mall at midnight',
        ],
      },
      {
        who: 'Real estate photographer with a drone',
        did: [
          'Found the best light for a house photo',
          'Bought a wide-angle lens',
          'Filmed a house from the air',
          'Retouched a grey sky',
        ],
      },
      {
        who: 'Tour guide at a harbour',
        did: [
          'Chose stories for a harbour walk',
          'Got a microphone for a harbour cruise',
          'Led tourists around old wharves',
          'Cancelled a harbour tour because of rain',
        ],
      },
    ],
    businesses: [
      {
        who: 'travel agency',
        did: [
          'Compared cruise lines for a group',
          'Picked up brochures on Patagonia',
          'Planned a honeymoon in Greece',
          'Rebooked a family’s flights',
        ],
      },
      {
        who: 'laundry',
        did: [
          'Hired an ironing hand',
          'Ordered a drum of fabric softener',
          'Pressed sheets for a hotel',
          'Repaired a dryer',
        ],
      },
      {
        who: 'car wash',
        did: [
          'Looked for a cheaper car shampoo',
          'Bought chamois cloths',
          'Hand-washed a vintage car',
          'Unblocked a car wash drain',
        ],
      },
      {
        who: 'driving school',
        did: [
          'Hired a driving instructor',
          'Bought a small car with two brakes',
          'Ran a course for nervous drivers',
          'Cancelled a lesson because of hail',
        ],
      },
      {
        who: 'print shop',
        did: [
          'Compared two paper suppliers',
          'Ordered printer toner',
          'Printed a run of menus',
          'Unjammed a printing press',
        ],
      },
      {
        who: 'watch repair shop',
        did: [
          'Looked for a spare clock spring',
          'Ordered watch straps',
          'Engraved a watch',
          'Repaired a grandfather clock',
        ],
      },
      {
        who: 'framing shop',
        did: [
          'Chose new moulding samples',
          'Ordered non-reflective glass',
          'Framed a wedding photo',
          'Replaced the glass in an old frame',
        ],
      },
      {
        who: 'music shop in the suburbs',
        did: [
          'Booked a guitarist for a shop demo',
          'Ordered ukuleles and drumsticks',
          'Ran a beginners’ ukulele night',
          'Restrung a violin',
        ],
      },
      {
        who: 'locksmith business',
        did: [
          'Hired an apprentice locksmith',
          'Ordered blank car keys',
          'Fitted locks in a school',
          'Fixed a jammed shop door lock',
        ],
      },
      {
        who: 'upholstery workshop',
        did: [
          'Compared two importers of leather',
          'Ordered foam and webbing',
          'Covered a set of pub stools',
          'Fixed a torn car seat',
        ],
      },
    ],
    done: [
      'Answered a complaint from a customer',
      'Updated a list of prices',
      'Bought supplies for a job',
      'Booked leave for a long weekend',
      'Replied to a customer’s message',
      'Sent a quote',
      'Showed a new colleague around',
      'Rang a supplier about a late delivery',
      'Sat through an online training session',
      'Swapped a day off with a workmate',
      'Trained a new colleague',
    ],
  },
  OTHER_PRIVATE: {
    roles: [
      {
        who: 'I’m a volunteer firefighter',
        did: [
          'Chose a route for a fire truck drill',
          'Got new firefighting boots',
          'Ran a hose drill with volunteers',
          'Cleaned a fire tanker',
        ],
      },
      {
        who: 'I’m renovating to sell',
        did: [
          'Chose a neutral wall colour before a sale',
          'Bought a new vanity for a bathroom',
          'Tiled a bathroom before a sale',
          'Took down old wallpaper before a sale',
        ],
      },
      {
        who: 'I’m about to retire',
        did: [
          'Chose a date to finish work',
          'Obtained a super statement before retiring',
          'Trained a successor at work',
          'Cleared out a desk before retiring',
        ],
      },
      {
        who: 'I’m retired and travelling',
        did: [
          'Chose a free camp in the outback',
          'Got a national parks pass',
          'Wrote a travel blog as a retiree',
          'Rented out a house while on the road',
        ],
      },
      {
        who: 'I’m new to my town',
        did: [
          'Looked for a doctor in a new town',
          'Got a library card in a new town',
          'Introduced myself at a town market',
          'Changed my address after a move',
        ],
      },
      {
        who: 'I’m a parent who studies part-time',
        did: [
          'Found childcare for an exam day',
          'Bought textbooks for an evening course',
          'Wrote an essay after the children’s bedtime',
          'Asked for more time on an essay',
        ],
      },
      {
        who: 'I’m a renter with a garden',
        did: [
          'Asked a landlord about a lemon tree',
          'Bought pots that can move house',
          'Planted herbs at a rental',
          'Weeded a garden before an inspection',
        ],
      },
      {
        who: 'I’m a keen swimmer',
        did: [
          'Looked for an ocean pool',
          'Bought swimming goggles',
          'Swam two kilometres',
          'Rinsed out wet bathers',
        ],
      },
      {
        who: 'I live on a farm out of town',
        did: [
          'Looked for a cheaper supplier of diesel',
          'Collected mail from a roadside box',
          'Drove into town for groceries',
          'Fixed a farm gate',
        ],
      },
      {
        who: 'I live in a country town',
        did: [
          'Found a lift to the city',
          'Collected a parcel from a small-town post office',
          'Ran a stall at a country show',
          'Reported a pothole in a country town',
        ],
      },
      {
        who: 'I live by myself',
        did: [
          'Chose a single-serve recipe',
          'Bought a very small dining table',
          'Cooked a meal for one',
          'Fixed a tap without help',
        ],
      },
      {
        who: 'I live with my parents',
        did: [
          'Agreed with my parents about board',
          'Borrowed my mother’s or father’s car',
          'Cooked dinner for my parents',
          'Cleaned out my childhood bedroom',
        ],
      },
      {
        who: 'I have two passports',
        did: [
          'Compared queues for two passports',
          'Collected a second passport',
          'Filled in a citizenship form',
          'Renewed one of two passports',
        ],
      },
      {
        who: 'I have a spare room for guests',
        did: [
          'Chose a mattress for guests',
          'Bought a set of guest towels',
          'Made up a bed for a visitor',
          'Cleared boxes out of a guest room',
        ],
      },
      {
        who: 'I have a market stall on Sundays',
        did: [
          'Found a better spot at a market',
          'Bought a folding gazebo',
          'Set up a stall before sunrise',
          'Cancelled a Sunday stall',
        ],
      },
      {
        who: 'I have a vintage car',
        did: [
          'Found a mechanic for classic cars',
          'Bought chrome polish',
          'Drove in a vintage car rally',
          'Replaced a classic car’s fan belt',
        ],
      },
      {
        who: 'I have a holiday shack',
        did: [
          'Chose a caretaker for a shack',
          'Bought bunk beds for a shack',
          'Hosted friends at a shack',
          'Fixed a shack’s leaking roof',
        ],
      },
      {
        who: 'I own a caravan',
        did: [
          'Found a caravan park with a pool',
          'Bought an annexe for a caravan',
          'Towed a caravan over a mountain',
          'Repaired a caravan step',
        ],
      },
      {
        who: 'I own a boat with a friend',
        did: [
          'Chose a berth with a co-owner',
          'Bought life jackets for a shared boat',
          'Took a shared boat around a bay',
          'Scrubbed the hull with a co-owner',
        ],
      },
      {
        who: 'I own a block of land',
        did: [
          'Hired a surveyor for vacant land',
          'Obtained a soil report',
          'Drew a house plan for an empty block',
          'Slashed the grass on an empty block',
        ],
      },
      {
        who: 'I own a sewing machine',
        did: [
          'Compared two overlockers',
          'Bought machine needles',
          'Sewed a set of curtains',
          'Oiled a sewing machine',
        ],
      },
      {
        who: 'I rent a house with a shed',
        did: [
          'Asked a landlord for a shed key',
          'Bought shelves for a rented shed',
          'Set up a workshop in a rented shed',
          'Cleared a past tenant’s junk from a shed',
        ],
      },
      {
        who: 'I rent a flat with a friend',
        did: [
          'Looked at flats with a friend',
          'Bought a couch with a flatmate',
          'Signed a lease with a friend',
          'Split a power bill with a flatmate',
        ],
      },
      {
        who: 'I rent a storage unit',
        did: [
          'Compared two storage yards',
          'Bought a padlock for a storage unit',
          'Packed furniture into a storage unit',
          'Cleared out half a storage unit',
        ],
      },
      {
        who: 'I work from home three days a week',
        did: [
          'Chose a headset for video calls at home',
          'Bought an office chair for a spare room',
          'Ran a work meeting from a kitchen table',
          'Sorted out a slow home connection before work',
        ],
      },
      {
        who: 'I work night shifts at an airport',
        did: [
          'Found a car space for airport staff',
          'Got a new airside pass',
          'Worked through a night on the tarmac',
          'Swapped a night shift at the airport',
        ],
      },
      {
        who: 'I keep a bike in the hallway',
        did: [
          'Compared wall hooks for a bike',
          'Bought a mat for bike tyres',
          'Hung a bike in a hallway',
          'Wiped bike grease off a hallway wall',
        ],
      },
      {
        who: 'I don’t have a passport',
        did: [
          'Booked a holiday that needs no passport',
          'Got passport photos taken',
          'Filled in a first passport application',
          'Proved my identity without a passport',
        ],
      },
      {
        who: 'I don’t drink coffee',
        did: [
          'Compared two hot chocolates',
          'Bought a box of peppermint tea',
          'Made chai on the stove',
          'Swapped a free coffee for a juice',
        ],
      },
      {
        who: 'I have no brothers or sisters',
        did: [
          'Asked cousins to a party for my parents',
          'Got a family tree from a parent’s cousin',
          'Planned a parent’s birthday without siblings',
          'Sorted my parents’ photos without siblings',
        ],
      },
      {
        who: 'I have no dishwasher',
        did: [
          'Compared dish racks',
          'Bought washing-up gloves',
          'Drew up a washing-up roster',
          'Scrubbed a sink full of plates',
        ],
      },
      {
        who: 'I have no clothes dryer',
        did: [
          'Compared indoor drying racks',
          'Bought a second clothes horse',
          'Strung up a line on a balcony',
          'Brought in the washing before rain',
        ],
      },
      {
        who: 'I have no microwave',
        did: [
          'Looked for a milk pan with a lid',
          'Bought a small saucepan for leftovers',
          'Reheated soup on the stove',
          'Scraped burnt porridge off a saucepan',
        ],
      },
      {
        who: 'I speak two languages',
        did: [
          'Looked for bilingual storybooks',
          'Borrowed a novel in another language',
          'Translated a menu for a friend',
          'Corrected a friend’s translation',
        ],
      },
    ],
    done: [
      'Planned a trip with friends',
      'Returned a parcel at the post office',
      'Washed a car in the driveway',
      'Hired a skip',
      'Helped a neighbour carry a sofa',
      'Printed photos for a frame',
      'Held a garage sale',
      'Bought a used car online',
      'Swapped shifts with a workmate',
      'Sold a bike online',
      'Planted a native tree',
      'Learnt first aid on a weekend course',
    ],
  },
}
