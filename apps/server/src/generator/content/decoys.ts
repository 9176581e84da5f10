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
          'Looked for an apprentice carpenter',
          'Ordered timber for house frames',
          'Priced a decking job',
          'Chased a late timber delivery',
          'Repaired rotten window frames',
        ],
      },
      {
        who: 'Plumber',
        did: [
          'Hired a drain camera',
          'Collected pipe fittings from the plumbing supplier',
          'Quoted for a hot water replacement',
          'Handled call-outs for burst pipes',
          'Cleared blocked drains',
        ],
      },
      {
        who: 'Painter',
        did: [
          'Found work painting house exteriors',
          'Ordered paint for a repaint',
          'Wrote a quote for interior painting',
          'Explained paint finishes to homeowners',
          'Prepared walls for painting',
        ],
      },
      {
        who: 'Bricklayer',
        did: [
          'Looked for a bricklayer’s labourer',
          'Ordered bricks and mortar',
          'Quoted for a brick fence',
          'Arranged brick deliveries to the site',
          'Repaired crumbling brickwork',
        ],
      },
      {
        who: 'Tiler',
        did: [
          'Booked a waterproofer before tiling',
          'Bought adhesive and grout',
          'Measured up a bathroom for tiles',
          'Dealt with tiles that arrived damaged',
          'Replaced loose shower tiles',
        ],
      },
      {
        who: 'Roofer',
        did: [
          'Hired safety rails for roof work',
          'Ordered roof sheets and flashing',
          'Reported on storm damage to a roof',
          'Rescheduled roof jobs because of rain',
          'Fixed leaking roofs',
        ],
      },
      {
        who: 'Plasterer',
        did: [
          'Looked for a second ceiling fixer',
          'Ordered plasterboard for a new house',
          'Quoted for new ceilings',
          'Waited on electricians before plastering walls',
          'Patched holes in plaster walls',
        ],
      },
      {
        who: 'Crane operator',
        did: [
          'Booked a dogman for a lift',
          'Collected slings and chains',
          'Filled in a lift plan',
          'Checked the crane before each shift',
          'Moved the crane between sites',
        ],
      },
      {
        who: 'Site supervisor',
        did: [
          'Booked trades for the next stage',
          'Ordered safety gear for the site',
          'Ran inductions for new trades',
          'Chased trades who were behind schedule',
          'Sorted out access to the site',
        ],
      },
      {
        who: 'Kitchen cabinet maker',
        did: [
          'Looked for a stone benchtop supplier',
          'Ordered cupboard doors and hinges',
          'Drew up kitchen cabinet plans',
          'Explained cabinet delays to homeowners',
          'Adjusted kitchen drawers after installation',
        ],
      },
      {
        who: 'Air conditioning installer',
        did: [
          'Looked for an installer to share jobs',
          'Ordered split systems from the wholesaler',
          'Quoted for ducted cooling',
          'Handled call-outs in heatwaves',
          'Serviced air conditioners before summer',
        ],
      },
      {
        who: 'Glazier for shopfronts and offices',
        did: [
          'Hired a glass lifter',
          'Ordered safety glass for offices',
          'Measured up a shopfront window',
          'Took after-hours calls about broken glass',
          'Replaced broken office windows',
        ],
      },
      {
        who: 'Surveyor on road projects',
        did: [
          'Booked traffic control for a road survey',
          'Ordered survey pegs and markers',
          'Prepared survey plans for a road',
          'Checked survey marks before roadworks',
          'Had the survey equipment recalibrated',
        ],
      },
      {
        who: 'Fencer on country properties',
        did: [
          'Looked for a hand with post driving',
          'Ordered fence posts and wire',
          'Quoted for boundary fencing on a farm',
          'Explained shared fence costs to neighbours',
          'Repaired fences after a flood',
        ],
      },
    ],
    businesses: [
      {
        who: 'joinery',
        did: [
          'Advertised for an apprentice joiner',
          'Ordered veneer and hardwood for joinery',
          'Prepared drawings for custom joinery',
          'Kept track of joinery orders for builders',
          'Serviced the workshop saws',
        ],
      },
      {
        who: 'tiling business',
        did: [
          'Looked for subcontract tilers',
          'Ordered tiles for several bathrooms',
          'Quoted on tiling for apartments',
          'Rostered tilers across jobs',
          'Sorted out a complaint about uneven tiles',
        ],
      },
      {
        who: 'plumbing business',
        did: [
          'Hired a qualified plumber',
          'Bought a drain clearing machine',
          'Trained apprentices in gas fitting',
          'Rostered plumbers for after-hours calls',
          'Had the plumbing vans serviced',
        ],
      },
      {
        who: 'roofing company',
        did: [
          'Hired roofers for the busy season',
          'Ordered roof sheeting in bulk',
          'Quoted for re-roofing jobs',
          'Arranged roof inspections after storms',
          'Replaced worn roofing harnesses',
        ],
      },
      {
        who: 'kitchen showroom',
        did: [
          'Looked for a kitchen designer',
          'Ordered benchtop samples for the showroom',
          'Prepared kitchen designs for customers',
          'Followed up kitchen quotes',
          'Set up a new kitchen display',
        ],
      },
      {
        who: 'scaffolding firm',
        did: [
          'Advertised for licensed scaffolders',
          'Bought scaffold planks and tubes',
          'Wrote a scaffold safety plan',
          'Kept track of scaffolding out on hire',
          'Dismantled scaffolding at the end of jobs',
        ],
      },
      {
        who: 'landscaping business',
        did: [
          'Hired a subcontractor for retaining walls',
          'Ordered turf and mulch',
          'Drew up a garden plan for clients',
          'Rescheduled garden jobs in wet weather',
          'Serviced the mowers and diggers',
        ],
      },
      {
        who: 'painting business with five staff',
        did: [
          'Interviewed painters for a school job',
          'Ordered paint on the trade account',
          'Quoted for repainting an office block',
          'Rostered the painters between jobs',
          'Disposed of leftover paint',
        ],
      },
      {
        who: 'shopfitting firm in the city',
        did: [
          'Found a shop fit-out crew for night work',
          'Ordered shelving and counters for shops',
          'Planned a shop fit-out',
          'Arranged after-hours access with centre management',
          'Packed up display units after a job',
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
          'Booked installers for a store display',
          'Ordered signs and props for stores',
          'Prepared a display guide for store staff',
          'Checked displays met the brand rules',
          'Set up displays for a promotion',
        ],
      },
      {
        who: 'Butcher',
        did: [
          'Looked for a lamb supplier',
          'Ordered meat for the weekend',
          'Worked out prices for meat cuts',
          'Handled Christmas ham orders',
          'Sharpened and cleaned the knives',
        ],
      },
      {
        who: 'Baker’s assistant',
        did: [
          'Found someone to cover an early bakery shift',
          'Collected bread trays from the ovens',
          'Wrote up cake orders',
          'Kept the bread shelves stocked',
          'Cleaned the pastry cabinets',
        ],
      },
      {
        who: 'Greengrocer',
        did: [
          'Looked for a local fruit grower',
          'Bought fruit and vegetables at market',
          'Priced fruit for the week',
          'Checked the produce for spoilage',
          'Cleared out unsold vegetables',
        ],
      },
      {
        who: 'Buyer',
        did: [
          'Met agents about next season’s range',
          'Ordered samples from manufacturers',
          'Prepared a buying budget',
          'Negotiated prices with suppliers',
          'Cancelled slow-selling lines',
        ],
      },
      {
        who: 'Window dresser',
        did: [
          'Hired mannequins for a shop window',
          'Ordered props for a Christmas window',
          'Planned a window for the sales',
          'Arranged installation times with shop owners',
          'Took down old window displays',
        ],
      },
      {
        who: 'Night shelf filler',
        did: [
          'Asked for someone to swap night shifts',
          'Collected stock from the loading dock',
          'Taught a new filler the aisles',
          'Rotated stock by use-by date',
          'Flattened cartons after filling',
        ],
      },
      {
        who: 'Online order picker',
        did: [
          'Looked for substitutes for missing groceries',
          'Collected bags for online orders',
          'Reported items missing from orders',
          'Checked online orders before delivery',
          'Packed frozen groceries for delivery',
        ],
      },
      {
        who: 'Stock controller',
        did: [
          'Requested casuals for a stocktake',
          'Reordered stock that ran low',
          'Wrote up stocktake results',
          'Investigated stock losses',
          'Corrected stock counts in the system',
        ],
      },
      {
        who: 'Checkout supervisor',
        did: [
          'Called extra staff to the registers',
          'Ordered change for the tills',
          'Trained new checkout staff',
          'Rostered breaks at the checkouts',
          'Reset faulty self-serve checkouts',
        ],
      },
      {
        who: 'Sales assistant in menswear',
        did: [
          'Found a tailor for suit alterations',
          'Ordered suits in other sizes',
          'Measured customers for formal wear',
          'Handled returns of menswear',
          'Tidied the suit racks',
        ],
      },
      {
        who: 'Watchmaker in a shopping centre',
        did: [
          'Looked for parts for older watches',
          'Ordered watch batteries and straps',
          'Quoted for watch repairs',
          'Kept track of customers’ watches under repair',
          'Serviced mechanical watches',
        ],
      },
      {
        who: 'Framer in a gallery shop',
        did: [
          'Looked for a mouldings supplier',
          'Ordered mount board and glass',
          'Quoted for framing artworks',
          'Called customers about finished frames',
          'Repaired damaged picture frames',
        ],
      },
      {
        who: 'Optical dispenser in a suburban store',
        did: [
          'Booked customers for eye tests',
          'Ordered lenses from the lab',
          'Explained lens options to customers',
          'Chased late spectacle orders',
          'Adjusted customers’ glasses',
        ],
      },
    ],
    businesses: [
      {
        who: 'bookshop',
        did: [
          'Booked authors for readings',
          'Ordered new titles from publishers',
          'Wrote staff book reviews',
          'Chased customers’ special orders of books',
          'Returned unsold books to publishers',
        ],
      },
      {
        who: 'shoe shop',
        did: [
          'Looked for a boot supplier',
          'Ordered school shoes for the new year',
          'Trained staff in shoe fitting',
          'Dealt with returns of worn shoes',
          'Cleared out last season’s shoes',
        ],
      },
      {
        who: 'toy shop',
        did: [
          'Hired casuals for the Christmas toy season',
          'Ordered toys from a wholesaler',
          'Planned a toy sale',
          'Kept track of toy lay-bys',
          'Removed recalled toys from shelves',
        ],
      },
      {
        who: 'bike shop',
        did: [
          'Advertised for a bike mechanic',
          'Ordered tyres and brake parts',
          'Quoted for bike repairs',
          'Called customers about bikes ready for collection',
          'Serviced bikes before summer',
        ],
      },
      {
        who: 'fabric store',
        did: [
          'Looked for a sewing teacher',
          'Ordered rolls of fabric',
          'Prepared a program of sewing classes',
          'Advised customers on dressmaking fabrics',
          'Sorted out fabric remnants',
        ],
      },
      {
        who: 'hardware store',
        did: [
          'Hired weekend staff with trade knowledge',
          'Ordered tools and fasteners',
          'Ran a do-it-yourself workshop',
          'Managed hardware accounts for tradespeople',
          'Had the key-cutting machine repaired',
        ],
      },
      {
        who: 'second-hand record shop',
        did: [
          'Looked for record collections to buy',
          'Collected used records from a house',
          'Priced second-hand vinyl',
          'Answered requests for rare albums',
          'Cleaned used records for sale',
        ],
      },
      {
        who: 'delicatessen in a country town',
        did: [
          'Looked for local cheesemakers',
          'Ordered smallgoods and cheeses',
          'Prepared platters for functions',
          'Checked use-by dates on smallgoods',
          'Cleaned the meat slicer',
        ],
      },
      {
        who: 'homewares shop on a main street',
        did: [
          'Visited a trade fair for homewares',
          'Ordered cushions and tableware',
          'Planned a gift registry',
          'Dealt with homewares broken in transit',
          'Rearranged the furniture displays',
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
          'Interviewed cooks for the kitchen',
          'Ordered meat and seafood for the week',
          'Planned a seasonal menu',
          'Handed over to the evening cooks',
          'Cleaned out the kitchen cool room',
        ],
      },
      {
        who: 'Barista',
        did: [
          'Looked for a new coffee roaster',
          'Ordered coffee beans and milk',
          'Trained new staff on coffee',
          'Handled the morning coffee queue',
          'Cleaned the espresso machine',
        ],
      },
      {
        who: 'Waiter',
        did: [
          'Asked another waiter to swap shifts',
          'Collected clean linen for the tables',
          'Explained the specials to diners',
          'Dealt with complaints about slow meals',
          'Reset tables between sittings',
        ],
      },
      {
        who: 'Bartender',
        did: [
          'Found cover for a late bar shift',
          'Ordered spirits and mixers',
          'Wrote a cocktail list',
          'Refused service to drunk customers',
          'Restocked the bar fridges',
        ],
      },
      {
        who: 'Dishwasher',
        did: [
          'Asked for extra hands on busy nights',
          'Collected plates from the dining room',
          'Reported a broken dishwashing machine',
          'Kept up with the dinner dishes',
          'Scrubbed pots and oven trays',
        ],
      },
      {
        who: 'Hotel receptionist',
        did: [
          'Called in cover for the front desk',
          'Ordered key cards for guests',
          'Prepared the arrivals list',
          'Handled complaints about rooms',
          'Sorted out double bookings',
        ],
      },
      {
        who: 'Hotel night porter',
        did: [
          'Booked taxis for guests at night',
          'Collected luggage from late arrivals',
          'Wrote up overnight incidents',
          'Dealt with noise complaints at night',
          'Set up breakfast trays before dawn',
        ],
      },
      {
        who: 'Housekeeping attendant',
        did: [
          'Asked for help on checkout days',
          'Collected linen from the hotel laundry',
          'Reported faults in guest rooms',
          'Handed in guests’ lost property',
          'Cleaned rooms after checkout',
        ],
      },
      {
        who: 'Chef in a seafood restaurant',
        did: [
          'Looked for a fishmonger',
          'Ordered fresh fish daily',
          'Wrote up a seafood special',
          'Checked deliveries of oysters',
          'Cleaned and filleted fish',
        ],
      },
      {
        who: 'Waiter for weddings and functions',
        did: [
          'Applied for shifts at function venues',
          'Collected a uniform for wedding work',
          'Briefed new staff on banquet service',
          'Kept track of guests’ dietary requests',
          'Cleared tables after wedding receptions',
        ],
      },
      {
        who: 'Cellar hand at a winery',
        did: [
          'Looked for vintage work at wineries',
          'Collected barrel samples for testing',
          'Recorded tank temperatures during vintage',
          'Monitored ferments overnight',
          'Cleaned tanks and barrels',
        ],
      },
      {
        who: 'Housekeeper at a mountain lodge',
        did: [
          'Looked for live-in work at the snow',
          'Ordered linen before the ski season',
          'Wrote cleaning lists for the lodge',
          'Handled ski groups arriving early',
          'Dried out guests’ wet ski gear',
        ],
      },
    ],
    businesses: [
      {
        who: 'cafe',
        did: [
          'Advertised for a barista',
          'Ordered takeaway cups and lids',
          'Prepared a new breakfast menu',
          'Rostered staff for weekend brunch',
          'Had the coffee machine serviced',
        ],
      },
      {
        who: 'restaurant',
        did: [
          'Hired kitchen and floor staff',
          'Ordered tableware for the dining room',
          'Planned a set menu for groups',
          'Dealt with no-shows on dinner bookings',
          'Repaired the dining chairs',
        ],
      },
      {
        who: 'pub',
        did: [
          'Booked bands for Friday nights',
          'Ordered beer kegs',
          'Organised a trivia night',
          'Handled noise complaints from pub neighbours',
          'Cleaned the beer lines',
        ],
      },
      {
        who: 'motel',
        did: [
          'Looked for a relief motel manager',
          'Ordered toiletries for the rooms',
          'Updated motel room rates',
          'Managed late check-ins by road travellers',
          'Replaced old mattresses in the rooms',
        ],
      },
      {
        who: 'bakery',
        did: [
          'Looked for a baker for night shifts',
          'Ordered flour and yeast',
          'Worked out the daily bake',
          'Managed standing orders for bread',
          'Serviced the bread ovens',
        ],
      },
      {
        who: 'juice bar',
        did: [
          'Hired students for summer juice shifts',
          'Ordered fresh fruit daily',
          'Trained staff on juice recipes',
          'Coped with lunchtime smoothie queues',
          'Cleaned the juicers and blenders',
        ],
      },
      {
        who: 'catering firm',
        did: [
          'Hired casual staff for events',
          'Ordered food for large functions',
          'Quoted for a wedding buffet',
          'Checked dietary needs with event clients',
          'Packed equipment for off-site catering',
        ],
      },
      {
        who: 'food truck',
        did: [
          'Applied for a market stall site',
          'Collected gas bottles for the truck',
          'Wrote a menu for a festival',
          'Renewed the mobile food permit',
          'Had the truck’s generator repaired',
        ],
      },
      {
        who: 'wine bar',
        did: [
          'Looked for small wine importers',
          'Ordered wine by the case',
          'Ran a wine tasting',
          'Kept track of the cellar stock',
          'Updated the wines by the glass',
        ],
      },
      {
        who: 'ice cream parlour',
        did: [
          'Hired juniors for the summer ice cream trade',
          'Ordered cones and tubs',
          'Developed new ice cream flavours',
          'Monitored the freezer temperatures',
          'Defrosted the display freezers',
        ],
      },
      {
        who: 'guesthouse near the sea',
        did: [
          'Looked for a cleaner for guest changeovers',
          'Ordered linen and beach towels',
          'Answered reviews from seaside guests',
          'Managed cancellations in the off season',
          'Repaired salt damage to the guesthouse',
        ],
      },
      {
        who: 'pizza shop in the suburbs',
        did: [
          'Hired delivery drivers',
          'Ordered pizza boxes and cheese',
          'Designed a pizza menu flyer',
          'Handled late delivery complaints',
          'Cleaned the pizza ovens',
        ],
      },
      {
        who: 'Thai restaurant in a country town',
        did: [
          'Looked for a Thai cook',
          'Ordered Thai herbs from the city',
          'Wrote a takeaway menu of curries',
          'Explained spice levels to customers',
          'Serviced the wok burners',
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
          'Booked specialist appointments for patients',
          'Ordered forms and stationery for the practice',
          'Typed referral letters',
          'Dealt with upset patients at the desk',
          'Rescheduled appointments for a sick doctor',
        ],
      },
      {
        who: 'Nurse',
        did: [
          'Looked for extra nursing shifts',
          'Collected medication for the ward',
          'Wrote up nursing notes',
          'Handed over patients at shift change',
          'Changed dressings on wounds',
        ],
      },
      {
        who: 'Pharmacist',
        did: [
          'Looked for a locum to cover leave',
          'Ordered medicines in short supply',
          'Advised customers on medicine side effects',
          'Queried scripts with doctors',
          'Removed expired medicines',
        ],
      },
      {
        who: 'Physiotherapist',
        did: [
          'Booked the rehab gym for a patient',
          'Ordered walking aids',
          'Prepared home exercise programs',
          'Monitored patients’ progress after surgery',
          'Adjusted crutches and walking frames',
        ],
      },
      {
        who: 'Radiographer',
        did: [
          'Arranged orderlies for scans',
          'Ordered contrast dye for imaging',
          'Prepared patients for a scan',
          'Checked image quality before reporting',
          'Repeated unclear X-rays',
        ],
      },
      {
        who: 'Podiatrist',
        did: [
          'Found a supplier of orthotics',
          'Ordered dressings and blades for foot care',
          'Wrote treatment plans for foot pain',
          'Followed up patients with diabetic feet',
          'Treated ingrown toenails',
        ],
      },
      {
        who: 'Dental assistant',
        did: [
          'Booked follow-up fillings and cleans',
          'Ordered gloves and dental materials',
          'Prepared trays for dental procedures',
          'Reassured nervous dental patients',
          'Sterilised the dental instruments',
        ],
      },
      {
        who: 'Speech pathologist',
        did: [
          'Arranged an interpreter for speech therapy',
          'Borrowed speech therapy resources',
          'Wrote speech assessments for schools',
          'Explained home practice to parents',
          'Rescheduled missed speech sessions',
        ],
      },
      {
        who: 'Hospital ward clerk',
        did: [
          'Looked for a bed for an admission',
          'Ordered stationery for the ward',
          'Prepared discharge paperwork',
          'Answered calls from patients’ relatives',
          'Filed patient records',
        ],
      },
      {
        who: 'Operating theatre technician',
        did: [
          'Arranged staff for an emergency operation',
          'Collected equipment for surgery',
          'Prepared the operating theatre',
          'Checked the anaesthetic machines',
          'Cleaned theatre equipment between cases',
        ],
      },
      {
        who: 'Physiotherapist in private practice',
        did: [
          'Advertised for new patients',
          'Ordered braces and exercise bands',
          'Wrote progress reports for insurers',
          'Chased unpaid physio accounts',
          'Updated patients’ exercise programs',
        ],
      },
      {
        who: 'Dietitian in a community clinic',
        did: [
          'Looked for interpreters for diet clients',
          'Ordered nutrition handouts',
          'Planned meals for clients with diabetes',
          'Kept track of clients’ food diaries',
          'Revised diet plans after a review',
        ],
      },
      {
        who: 'Audiologist for schools and factories',
        did: [
          'Booked hearing screening at schools',
          'Ordered ear protection for workplaces',
          'Reported hearing test results',
          'Arranged repeat tests for children',
          'Calibrated the portable hearing equipment',
        ],
      },
      {
        who: 'Orderly on the night shift',
        did: [
          'Asked another orderly to swap nights',
          'Collected patients from emergency overnight',
          'Reported broken trolleys',
          'Answered calls to move patients',
          'Cleaned wheelchairs and trolleys',
        ],
      },
    ],
    businesses: [
      {
        who: 'GP clinic',
        did: [
          'Looked for another GP',
          'Ordered vaccines for the clinic',
          'Prepared care plans with patients',
          'Rostered doctors over the holidays',
          'Set up online GP bookings',
        ],
      },
      {
        who: 'physio practice',
        did: [
          'Advertised for a physiotherapist',
          'Ordered rehab equipment',
          'Planned exercise classes for injuries',
          'Dealt with missed physio appointments',
          'Repaired the treatment tables',
        ],
      },
      {
        who: 'dental practice',
        did: [
          'Hired a dental hygienist',
          'Ordered dental supplies',
          'Quoted for crowns and implants',
          'Sent reminders for dental check-ups',
          'Had the dental chairs serviced',
        ],
      },
      {
        who: 'pharmacy',
        did: [
          'Looked for a locum pharmacist',
          'Ordered stock from the medicine wholesaler',
          'Prepared medicine packs for nursing homes',
          'Kept track of repeat scripts',
          'Reorganised the dispensary',
        ],
      },
      {
        who: 'podiatry clinic',
        did: [
          'Hired a graduate podiatrist',
          'Ordered insoles and padding',
          'Ran foot checks at nursing homes',
          'Reminded podiatry patients of reviews',
          'Replaced the podiatry chair',
        ],
      },
      {
        who: 'hearing clinic',
        did: [
          'Looked for an audiologist',
          'Ordered hearing aids for trial',
          'Explained hearing aid subsidies to clients',
          'Followed up clients with new hearing aids',
          'Repaired faulty hearing aids',
        ],
      },
      {
        who: 'skin clinic',
        did: [
          'Looked for a dermatology nurse',
          'Ordered biopsy kits',
          'Prepared information on sun damage',
          'Recalled patients for skin checks',
          'Upgraded the laser equipment',
        ],
      },
      {
        who: 'optometry practice in a shopping centre',
        did: [
          'Hired an optometrist for weekends',
          'Ordered frames and contact lenses',
          'Wrote referrals to eye surgeons',
          'Recalled customers for eye tests',
          'Had the eye testing equipment repaired',
        ],
      },
      {
        who: 'psychology practice with four rooms',
        did: [
          'Looked for a psychologist to rent a room',
          'Ordered psychology assessment kits',
          'Prepared reports for referring doctors',
          'Managed a waiting list for therapy',
          'Rearranged the counselling rooms',
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
          'Booked an excursion for the class',
          'Ordered readers for the classroom',
          'Wrote school reports',
          'Met parents about a child’s progress',
          'Set up the classroom for the term',
        ],
      },
      {
        who: 'Teacher aide',
        did: [
          'Asked for training in behaviour support',
          'Collected reading materials for small groups',
          'Reported on a student’s progress to the teacher',
          'Helped students settle after lunch',
          'Tidied the classroom after activities',
        ],
      },
      {
        who: 'Librarian',
        did: [
          'Booked an author for Book Week',
          'Ordered books for the school library',
          'Taught students to search the catalogue',
          'Chased overdue library books',
          'Repaired damaged books',
        ],
      },
      {
        who: 'Music teacher',
        did: [
          'Looked for an accompanist',
          'Ordered sheet music for the band',
          'Prepared students for a music exam',
          'Timetabled lessons on instruments',
          'Repaired school instruments',
        ],
      },
      {
        who: 'Tutor',
        did: [
          'Advertised for private students',
          'Bought practice exam books',
          'Planned lessons for a home student',
          'Updated parents after tutoring sessions',
          'Rescheduled cancelled tutoring',
        ],
      },
      {
        who: 'School counsellor',
        did: [
          'Looked for outside support for students',
          'Ordered wellbeing resources',
          'Wrote referrals to a psychologist',
          'Checked in on anxious students',
          'Sorted out friendship conflicts',
        ],
      },
      {
        who: 'Science technician',
        did: [
          'Booked a technician for the fume cupboard',
          'Ordered chemicals for the science labs',
          'Prepared equipment for experiments',
          'Kept a register of chemicals',
          'Disposed of laboratory waste',
        ],
      },
      {
        who: 'Early childhood educator',
        did: [
          'Arranged a visiting performer for toddlers',
          'Collected craft materials for group time',
          'Wrote up children’s learning stories',
          'Settled children at drop-off',
          'Cleaned toys and nap mats',
        ],
      },
      {
        who: 'School crossing supervisor',
        did: [
          'Arranged a relief crossing supervisor',
          'Collected a new crossing uniform',
          'Reported drivers who ignored the crossing',
          'Reminded children to wait at the kerb',
          'Put out the crossing flags',
        ],
      },
      {
        who: 'After school care worker',
        did: [
          'Booked a sports coach for afternoons',
          'Bought snacks for after school',
          'Planned games for the afternoon',
          'Signed children out to parents',
          'Packed away equipment at pick-up',
        ],
      },
      {
        who: 'Learning support aide in maths',
        did: [
          'Looked for a maths program for strugglers',
          'Collected maths games and counters',
          'Prepared number worksheets',
          'Kept track of students’ times tables',
          'Adapted maths tests for students',
        ],
      },
      {
        who: 'Groundskeeper at a private school',
        did: [
          'Hired a contractor for the ovals',
          'Ordered fertiliser and turf seed',
          'Planned ground works for the holidays',
          'Kept the sports fields watered',
          'Repaired the school irrigation',
        ],
      },
      {
        who: 'Receptionist in the front office',
        did: [
          'Booked the school photographer',
          'Ordered stationery for the office',
          'Prepared the school newsletter',
          'Followed up absent students with parents',
          'Updated students’ contact details',
        ],
      },
    ],
    businesses: [
      {
        who: 'childcare centre',
        did: [
          'Hired educators for the babies’ room',
          'Ordered nappies and wipes',
          'Prepared for a childcare assessment',
          'Managed a waiting list for places',
          'Repaired the outdoor play area',
        ],
      },
      {
        who: 'tutoring centre',
        did: [
          'Looked for maths and English tutors',
          'Ordered workbooks for students',
          'Ran a scholarship exam workshop',
          'Matched students with tutors',
          'Cancelled small tutoring groups',
        ],
      },
      {
        who: 'kindergarten',
        did: [
          'Booked an incursion for the kindergarten',
          'Ordered paints and craft paper',
          'Planned an orientation day for families',
          'Rostered parents for kinder duty',
          'Cleaned out the sandpit',
        ],
      },
      {
        who: 'music school',
        did: [
          'Looked for a violin teacher',
          'Bought pianos for the studios',
          'Organised a student concert',
          'Arranged make-up music lessons',
          'Had the pianos tuned',
        ],
      },
      {
        who: 'swim school',
        did: [
          'Hired swimming instructors',
          'Ordered kickboards and goggles',
          'Planned a holiday swim program',
          'Moved swimmers up a level',
          'Maintained the teaching pool',
        ],
      },
      {
        who: 'dance school',
        did: [
          'Hired a theatre for the dance concert',
          'Ordered costumes for the dancers',
          'Choreographed the end-of-year show',
          'Timetabled dance classes by age',
          'Repaired the dance floor',
        ],
      },
      {
        who: 'language school',
        did: [
          'Looked for a native speaker to teach',
          'Ordered language textbooks',
          'Prepared placement tests for learners',
          'Followed up learners who dropped out',
          'Reorganised the conversation groups',
        ],
      },
      {
        who: 'after school care service',
        did: [
          'Booked buses for vacation care',
          'Ordered activity kits for the holidays',
          'Wrote a vacation care program',
          'Rostered staff for afternoon sessions',
          'Sorted out late pick-up fees',
        ],
      },
      {
        who: 'preschool in a country town',
        did: [
          'Looked for a relief preschool teacher',
          'Ordered blocks and puzzles for the preschool',
          'Wrote a grant application for the playground',
          'Encouraged families to enrol at preschool',
          'Renovated the preschool garden',
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
          'Looked for work at shearing sheds',
          'Bought combs and cutters',
          'Trained a learner shearer',
          'Kept a tally of sheep shorn',
          'Repaired the shearing handpiece',
        ],
      },
      {
        who: 'Beekeeper',
        did: [
          'Looked for sites to place hives',
          'Ordered queen bees',
          'Reported a hive disease',
          'Checked the hives for mites',
          'Moved hives to new flowers',
        ],
      },
      {
        who: 'Orchardist',
        did: [
          'Hired fruit pickers for the harvest',
          'Ordered young fruit trees',
          'Planned a spray program for the apples',
          'Monitored fruit fly traps',
          'Pruned the fruit trees',
        ],
      },
      {
        who: 'Grain grower',
        did: [
          'Hired a contractor to harvest wheat',
          'Ordered seed and fertiliser for sowing',
          'Worked out a crop rotation',
          'Watched grain prices before selling',
          'Serviced the header before harvest',
        ],
      },
      {
        who: 'Potato farmer',
        did: [
          'Looked for a packing shed for potatoes',
          'Ordered seed potatoes',
          'Planned the potato planting',
          'Checked the potatoes for blight',
          'Repaired the potato harvester',
        ],
      },
      {
        who: 'Vegetable grower',
        did: [
          'Hired backpackers to plant vegetables',
          'Ordered vegetable seedlings',
          'Negotiated a contract for lettuces',
          'Dealt with caterpillars in the broccoli',
          'Cleaned the vegetable packing shed',
        ],
      },
      {
        who: 'Egg producer',
        did: [
          'Looked for a buyer for surplus eggs',
          'Ordered pullets and feed',
          'Wrote up egg production records',
          'Protected the hens from foxes',
          'Cleaned out the hen sheds',
        ],
      },
      {
        who: 'Livestock agent',
        did: [
          'Looked for buyers for cattle',
          'Collected stock details from vendors',
          'Reported on saleyard prices',
          'Arranged transport for sold livestock',
          'Postponed a sale because of rain',
        ],
      },
      {
        who: 'Farm hand',
        did: [
          'Looked for seasonal farm work',
          'Collected supplies from town for the farm',
          'Reported broken water troughs to the farmer',
          'Moved stock between paddocks',
          'Repaired gates and fences',
        ],
      },
      {
        who: 'Wool classer',
        did: [
          'Looked for classing work at shearing time',
          'Ordered wool packs',
          'Wrote up the wool specifications',
          'Kept fleece lines separate',
          'Sorted fleeces into grades',
        ],
      },
      {
        who: 'Nursery worker',
        did: [
          'Found a new grower of seedlings',
          'Ordered potting mix and tubes',
          'Advised customers on plants for shade',
          'Watered plants in a heatwave',
          'Repotted plants for sale',
        ],
      },
      {
        who: 'Irrigation technician',
        did: [
          'Hired a trencher for pipe laying',
          'Ordered pumps and sprinkler parts',
          'Designed an irrigation system',
          'Checked pumps for pressure faults',
          'Repaired leaking irrigation lines',
        ],
      },
      {
        who: 'Agronomist for a rural supplier',
        did: [
          'Looked for growers to host trials',
          'Collected soil samples for testing',
          'Wrote crop recommendations',
          'Monitored crops for pests',
          'Set up a fertiliser trial',
        ],
      },
      {
        who: 'Dairy hand on morning milkings',
        did: [
          'Asked for a relief milker',
          'Collected milk samples for testing',
          'Recorded cows with mastitis',
          'Brought in the cows before dawn',
          'Hosed down the dairy',
        ],
      },
      {
        who: 'Cane harvester driver',
        did: [
          'Looked for harvest work in the cane',
          'Bought blades for the harvester',
          'Filled in cane harvest records',
          'Waited on mill bins at harvest',
          'Cleared blockages in the harvester',
        ],
      },
    ],
    businesses: [
      {
        who: 'orchard',
        did: [
          'Advertised for seasonal pickers',
          'Ordered bins and cartons for fruit',
          'Organised a pick-your-own weekend',
          'Rostered staff in the fruit packing shed',
          'Replanted old fruit trees',
        ],
      },
      {
        who: 'vineyard',
        did: [
          'Hired contractors for grape picking',
          'Ordered netting for the vines',
          'Planned the pruning of the vines',
          'Tested the grapes for ripeness',
          'Repaired the vine trellises',
        ],
      },
      {
        who: 'plant nursery',
        did: [
          'Looked for wholesale plant buyers',
          'Ordered pots and potting mix',
          'Prepared a catalogue of native plants',
          'Kept track of landscapers’ plant orders',
          'Repaired the shade houses',
        ],
      },
      {
        who: 'egg farm',
        did: [
          'Hired staff for egg packing',
          'Ordered cartons and hen feed',
          'Prepared for a free-range audit',
          'Delivered eggs to regular shops',
          'Serviced the egg grader',
        ],
      },
      {
        who: 'flower farm',
        did: [
          'Looked for florists to supply',
          'Ordered flower bulbs',
          'Planned plantings for Mother’s Day flowers',
          'Dealt with frost on the flowers',
          'Cleaned the flower cool room',
        ],
      },
      {
        who: 'dairy farm',
        did: [
          'Looked for a reliable milker',
          'Bought feed for the dairy herd',
          'Recorded calves and milk yields',
          'Negotiated a milk price',
          'Serviced the milking machines',
        ],
      },
      {
        who: 'olive grove',
        did: [
          'Booked an olive press',
          'Ordered bottles and tins for oil',
          'Entered an olive oil competition',
          'Checked the olives for ripeness',
          'Pruned the olive trees',
        ],
      },
      {
        who: 'merino sheep stud',
        did: [
          'Booked a vet for ram testing',
          'Ordered ear tags for the sheep',
          'Wrote a catalogue for the ram sale',
          'Kept merino breeding records',
          'Crutched sheep before the sale',
        ],
      },
      {
        who: 'market garden near the city',
        did: [
          'Hired pickers for the vegetable season',
          'Ordered vegetable seed',
          'Planned succession plantings of greens',
          'Took orders from city restaurants',
          'Set up a farmers’ market stall',
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
          'Looked for a better parcel run',
          'Collected parcels from businesses',
          'Reported damaged parcels',
          'Left cards for absent customers',
          'Sorted parcels for the round',
        ],
      },
      {
        who: 'Dispatcher',
        did: [
          'Found a driver for an urgent job',
          'Requested new radios for dispatch',
          'Drew up daily run sheets',
          'Tracked drivers running late',
          'Reallocated jobs after a breakdown',
        ],
      },
      {
        who: 'Removalist',
        did: [
          'Hired an extra hand for heavy furniture',
          'Bought packing blankets',
          'Quoted for a house move',
          'Dealt with furniture damaged in moving',
          'Loaded furniture into the truck',
        ],
      },
      {
        who: 'Bus driver',
        did: [
          'Swapped a shift with another driver',
          'Collected a bus from the depot',
          'Reported a fault on the bus',
          'Handled passengers without tickets',
          'Cleaned the bus between runs',
        ],
      },
      {
        who: 'Taxi driver',
        did: [
          'Looked for a night taxi driver',
          'Ordered a replacement taxi meter',
          'Filled in shift takings for the taxi',
          'Dealt with passengers refusing to pay',
          'Cleaned the cab after a shift',
        ],
      },
      {
        who: 'Forklift driver',
        did: [
          'Booked a forklift licence course',
          'Collected gas bottles for the forklift',
          'Trained a new forklift driver',
          'Completed pre-start forklift checks',
          'Restacked pallets in the warehouse',
        ],
      },
      {
        who: 'Customs broker',
        did: [
          'Arranged quarantine inspections of imports',
          'Obtained permits for imported goods',
          'Lodged import declarations',
          'Explained duty charges to importers',
          'Cleared goods held by customs',
        ],
      },
      {
        who: 'Diesel mechanic',
        did: [
          'Hired an apprentice diesel mechanic',
          'Ordered parts for truck engines',
          'Wrote up truck service reports',
          'Tracked overdue truck services',
          'Repaired truck brakes',
        ],
      },
      {
        who: 'Tow truck driver',
        did: [
          'Arranged a second tow truck',
          'Collected broken-down cars',
          'Photographed cars before towing',
          'Waited on police at accidents',
          'Serviced the tow truck winch',
        ],
      },
      {
        who: 'Tram driver',
        did: [
          'Asked for a change of tram roster',
          'Collected keys from the tram depot',
          'Reported blocked tram tracks',
          'Made announcements about tram delays',
          'Shunted trams at the end of service',
        ],
      },
      {
        who: 'Truck driver',
        did: [
          'Looked for return loads',
          'Ordered tyres for the truck',
          'Filled in a driver’s logbook',
          'Planned rest stops on long hauls',
          'Tied down loads before leaving',
        ],
      },
      {
        who: 'Deckhand on a harbour ferry',
        did: [
          'Looked for work on the ferries',
          'Collected safety gear for the ferry',
          'Taught safety drills to new crew',
          'Counted passengers onto the ferry',
          'Cleaned the ferry decks',
        ],
      },
      {
        who: 'Baggage handler at an airport',
        did: [
          'Swapped shifts with another baggage handler',
          'Collected luggage from arriving planes',
          'Reported damaged suitcases',
          'Traced bags left off flights',
          'Loaded bags into aircraft',
        ],
      },
    ],
    businesses: [
      {
        who: 'courier service',
        did: [
          'Hired courier drivers for Christmas',
          'Ordered satchels and labels',
          'Quoted for regular parcel deliveries',
          'Handled complaints about lost parcels',
          'Reorganised the courier runs',
        ],
      },
      {
        who: 'removals business',
        did: [
          'Hired casual removalists',
          'Ordered boxes and packing tape',
          'Wrote quotes for interstate moves',
          'Managed claims for broken furniture',
          'Serviced the removal vans',
        ],
      },
      {
        who: 'trucking company',
        did: [
          'Advertised for long-haul drivers',
          'Bought a new prime mover',
          'Prepared permits for oversize loads',
          'Checked truck drivers’ work diaries',
          'Replaced trailer brakes',
        ],
      },
      {
        who: 'bus company',
        did: [
          'Looked for bus drivers for school runs',
          'Ordered a second-hand coach',
          'Planned new bus timetables',
          'Rostered drivers for charter trips',
          'Serviced the coaches',
        ],
      },
      {
        who: 'self-storage yard',
        did: [
          'Advertised vacant storage units',
          'Ordered locks and security cameras',
          'Prepared storage agreements',
          'Chased overdue storage rent',
          'Cleared out abandoned units',
        ],
      },
      {
        who: 'towing business',
        did: [
          'Hired a night tow operator',
          'Bought a tilt tray',
          'Prepared invoices for insurers on tows',
          'Answered calls from stranded motorists',
          'Stored towed cars in the yard',
        ],
      },
      {
        who: 'freight company with ten trucks',
        did: [
          'Looked for freight subcontractors',
          'Ordered tyres for the freight trucks',
          'Quoted on pallet freight rates',
          'Tracked freight running late',
          'Cancelled loads because of flooded roads',
        ],
      },
      {
        who: 'charter boat business on the coast',
        did: [
          'Looked for a qualified skipper',
          'Ordered bait and life jackets',
          'Planned whale watching trips',
          'Watched the weather before charters',
          'Serviced the boat engines',
        ],
      },
      {
        who: 'car hire office',
        did: [
          'Hired staff to clean hire cars',
          'Ordered child seats for hire cars',
          'Prepared rental agreements',
          'Dealt with hire cars returned damaged',
          'Moved cars between hire offices',
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
          'Booked machines in for maintenance',
          'Ordered bearings and belts',
          'Wrote up maintenance reports',
          'Attended to machine breakdowns',
          'Replaced worn gearboxes',
        ],
      },
      {
        who: 'Welder',
        did: [
          'Looked for welding jobs',
          'Ordered gas and welding rods',
          'Quoted for steel gates',
          'Checked welds before inspection',
          'Repaired cracked welds',
        ],
      },
      {
        who: 'Boilermaker',
        did: [
          'Hired a boilermaker’s assistant',
          'Ordered steel plate',
          'Prepared drawings for steel structures',
          'Arranged inspections of pressure tanks',
          'Repaired boilers and tanks',
        ],
      },
      {
        who: 'Toolmaker',
        did: [
          'Looked for an apprentice toolmaker',
          'Ordered tool steel',
          'Quoted for a press die',
          'Checked tolerances on dies',
          'Reground worn tools',
        ],
      },
      {
        who: 'Upholsterer',
        did: [
          'Looked for hard-to-find upholstery fabrics',
          'Ordered foam and webbing',
          'Quoted for recovering a lounge suite',
          'Kept track of customers’ chairs',
          'Repaired torn sofas',
        ],
      },
      {
        who: 'Machine operator',
        did: [
          'Asked for cover on the packing line',
          'Collected packaging rolls for the machine',
          'Recorded machine stoppages',
          'Handed over the machine at shift change',
          'Cleared jams in the machine',
        ],
      },
      {
        who: 'Production planner',
        did: [
          'Booked machine time for urgent orders',
          'Requested stock figures from the store',
          'Prepared production schedules',
          'Chased materials holding up production',
          'Rescheduled orders after a breakdown',
        ],
      },
      {
        who: 'Quality inspector',
        did: [
          'Arranged outside testing of samples',
          'Ordered new measuring gauges',
          'Wrote up quality reports',
          'Tracked defects by batch',
          'Sorted out rejected parts',
        ],
      },
      {
        who: 'Sheet metal worker',
        did: [
          'Hired a press brake operator',
          'Ordered aluminium and zinc sheet',
          'Measured up for custom flashings',
          'Checked folded parts against drawings',
          'Repaired dented ductwork',
        ],
      },
      {
        who: 'Purchasing officer for raw materials',
        did: [
          'Looked for alternative resin suppliers',
          'Ordered bulk raw materials',
          'Prepared supply contracts',
          'Chased late shipments of materials',
          'Cancelled orders with a supplier',
        ],
      },
      {
        who: 'Sewing machinist in a uniform factory',
        did: [
          'Asked for a mechanic to fix sewing machines',
          'Collected cut pieces for uniforms',
          'Taught a new machinist to hem',
          'Kept up with piecework targets',
          'Unpicked faulty seams',
        ],
      },
      {
        who: 'Storeperson at a paper mill',
        did: [
          'Booked trucks for paper deliveries',
          'Ordered pallets for paper reels',
          'Prepared dispatch papers for paper orders',
          'Kept count of paper reels',
          'Stacked reels in the paper store',
        ],
      },
      {
        who: 'Spray painter in a furniture factory',
        did: [
          'Looked for a spray booth technician',
          'Ordered lacquers and thinners',
          'Mixed stains to match samples',
          'Checked furniture finishes for runs',
          'Cleaned the spray guns',
        ],
      },
    ],
    businesses: [
      {
        who: 'brewery',
        did: [
          'Looked for a hops supplier',
          'Ordered malt and yeast',
          'Developed a seasonal beer',
          'Tracked kegs out with pubs',
          'Cleaned the brewing tanks',
        ],
      },
      {
        who: 'joinery',
        did: [
          'Hired a qualified joiner',
          'Ordered timber for doors and windows',
          'Prepared quotes for staircases',
          'Arranged joinery installation with builders',
          'Serviced the joinery machines',
        ],
      },
      {
        who: 'sheet metal workshop',
        did: [
          'Advertised for a sheet metal tradesperson',
          'Ordered galvanised sheet',
          'Quoted for ventilation ducting',
          'Kept track of ducting orders',
          'Had the guillotine repaired',
        ],
      },
      {
        who: 'furniture workshop',
        did: [
          'Looked for a French polisher',
          'Ordered hardwood for tables',
          'Drew up custom furniture designs',
          'Explained lead times on furniture',
          'Repaired antique furniture',
        ],
      },
      {
        who: 'candle factory',
        did: [
          'Hired casual candle pourers',
          'Ordered wax and fragrances',
          'Tested new candle scents',
          'Handled Christmas orders for candles',
          'Cleaned the wax melters',
        ],
      },
      {
        who: 'sauce company',
        did: [
          'Looked for tomato growers',
          'Ordered bottles and lids for sauces',
          'Wrote ingredient labels for sauces',
          'Kept samples from each sauce batch',
          'Cleaned the cooking vats',
        ],
      },
      {
        who: 'plastics factory',
        did: [
          'Hired a moulding machine setter',
          'Ordered plastic pellets',
          'Quoted for moulded parts',
          'Kept track of customers’ moulds',
          'Recycled plastic offcuts',
        ],
      },
      {
        who: 'clothing label with a small workroom',
        did: [
          'Looked for a patternmaker',
          'Ordered fabric for a new collection',
          'Prepared size charts for garments',
          'Chased unpaid accounts from boutiques',
          'Altered garment samples',
        ],
      },
      {
        who: 'engineering shop in an industrial area',
        did: [
          'Looked for a qualified machinist',
          'Bought a used lathe',
          'Quoted for machined pump parts',
          'Arranged heat treatment of parts',
          'Serviced the milling machines',
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
          'Looked for small business clients',
          'Collected receipts from clients',
          'Prepared activity statements',
          'Reconciled bank accounts each month',
          'Corrected ledger entries',
        ],
      },
      {
        who: 'Lawyer',
        did: [
          'Engaged an expert witness',
          'Obtained court documents',
          'Drafted wills and contracts',
          'Explained legal costs to clients',
          'Settled a property dispute',
        ],
      },
      {
        who: 'Architect',
        did: [
          'Found a structural engineer for a house',
          'Ordered samples of cladding',
          'Drew plans for an extension',
          'Dealt with council over building permits',
          'Revised floor plans for clients',
        ],
      },
      {
        who: 'Actuary',
        did: [
          'Recruited a graduate actuary',
          'Obtained claims data from insurers',
          'Modelled the risk of floods',
          'Explained premium changes to the board',
          'Corrected pricing models',
        ],
      },
      {
        who: 'Office manager',
        did: [
          'Arranged cleaners for the office',
          'Ordered stationery and kitchen supplies',
          'Prepared a seating plan',
          'Dealt with complaints about the heating',
          'Organised an office move',
        ],
      },
      {
        who: 'Payroll officer',
        did: [
          'Arranged cover for pay week',
          'Collected timesheets from managers',
          'Prepared payslips and tax summaries',
          'Answered staff queries about leave balances',
          'Corrected overpayments of wages',
        ],
      },
      {
        who: 'Recruitment consultant',
        did: [
          'Looked for candidates for hard-to-fill roles',
          'Ordered job ads online',
          'Wrote up interview notes on candidates',
          'Checked candidates’ references',
          'Withdrew roles that were filled',
        ],
      },
      {
        who: 'Insurance claims officer',
        did: [
          'Appointed an assessor for storm damage',
          'Requested photos of damage',
          'Wrote up claim decisions',
          'Explained rejected claims to policyholders',
          'Reopened disputed claims',
        ],
      },
      {
        who: 'Management consultant',
        did: [
          'Looked for consulting projects',
          'Obtained benchmark data for a project',
          'Prepared strategy presentations',
          'Managed client expectations on projects',
          'Reworked a restructure plan',
        ],
      },
      {
        who: 'Executive assistant',
        did: [
          'Booked flights and hotels for a director',
          'Ordered lunches for board meetings',
          'Prepared the board papers',
          'Managed a director’s diary',
          'Rearranged clashing meetings',
        ],
      },
      {
        who: 'Consultant on workplace safety',
        did: [
          'Arranged air testing at a worksite',
          'Ordered safety signs for a client',
          'Wrote workplace safety plans',
          'Investigated accidents at worksites',
          'Updated evacuation procedures',
        ],
      },
      {
        who: 'Quantity surveyor on hospital projects',
        did: [
          'Engaged a cost estimator',
          'Obtained tenders from builders',
          'Prepared cost plans for hospital buildings',
          'Checked builders’ progress claims',
          'Revised construction estimates',
        ],
      },
      {
        who: 'Translator for courts and councils',
        did: [
          'Looked for a proofreader in another language',
          'Ordered legal dictionaries',
          'Translated documents for a hearing',
          'Queried unclear terms with the court',
          'Corrected poor translations',
        ],
      },
    ],
    businesses: [
      {
        who: 'accounting firm',
        did: [
          'Hired accountants for tax season',
          'Ordered tax software licences',
          'Ran a seminar on tax changes',
          'Reminded clients of tax deadlines',
          'Amended tax returns',
        ],
      },
      {
        who: 'law firm',
        did: [
          'Interviewed graduate solicitors',
          'Renewed subscriptions to law reports',
          'Wrote a guide to wills',
          'Allocated new matters to solicitors',
          'Archived closed legal files',
        ],
      },
      {
        who: 'recruitment agency',
        did: [
          'Looked for nurses and aged care staff',
          'Ordered access to a candidate database',
          'Ran workshops on job interviews',
          'Filled temporary roles at short notice',
          'Updated candidate records',
        ],
      },
      {
        who: 'travel agency',
        did: [
          'Booked group tours overseas',
          'Collected brochures from tour operators',
          'Planned honeymoon itineraries',
          'Dealt with cancelled flights',
          'Refunded cancelled holidays',
        ],
      },
      {
        who: 'bookkeeping practice',
        did: [
          'Looked for a contract bookkeeper',
          'Collected invoices from clients’ shops',
          'Taught clients bookkeeping software',
          'Chased clients for missing receipts',
          'Moved clients to online bookkeeping',
        ],
      },
      {
        who: 'engineering consultancy',
        did: [
          'Recruited structural engineers',
          'Ordered design software licences',
          'Prepared engineering reports',
          'Arranged site inspections of bridges',
          'Recalculated loads on a structure',
        ],
      },
      {
        who: 'insurance brokerage',
        did: [
          'Looked for insurers for high-risk businesses',
          'Obtained quotes for builders’ cover',
          'Prepared policy summaries for clients',
          'Handled policy renewals',
          'Cancelled lapsed policies',
        ],
      },
      {
        who: 'design studio with six staff',
        did: [
          'Hired a freelance designer',
          'Ordered print proofs',
          'Pitched a logo to a client',
          'Managed rounds of design changes',
          'Archived old design files',
        ],
      },
      {
        who: 'marketing agency in the city',
        did: [
          'Booked advertising space for clients',
          'Commissioned market research',
          'Prepared campaign reports',
          'Handled client changes to a campaign',
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
          'Looked for website clients',
          'Renewed domain names',
          'Built a landing page',
          'Dealt with browser problems on websites',
          'Fixed broken links and forms',
        ],
      },
      {
        who: 'Product manager',
        did: [
          'Recruited customers for product interviews',
          'Obtained usage figures from analysts',
          'Wrote a product roadmap',
          'Prioritised feature requests',
          'Dropped features from a release',
        ],
      },
      {
        who: 'UX designer',
        did: [
          'Recruited people for usability tests',
          'Gathered feedback on prototypes',
          'Drew wireframes for a new screen',
          'Explained design decisions to developers',
          'Redesigned a checkout process',
        ],
      },
      {
        who: 'Data analyst',
        did: [
          'Asked for access to a data source',
          'Requested data extracts',
          'Prepared a monthly dashboard',
          'Answered ad hoc requests for figures',
          'Removed duplicates from a dataset',
        ],
      },
      {
        who: 'Network engineer',
        did: [
          'Arranged a cabling contractor',
          'Ordered switches and routers',
          'Documented the office network',
          'Monitored the network for outages',
          'Replaced faulty network equipment',
        ],
      },
      {
        who: 'Technical writer',
        did: [
          'Arranged interviews with subject experts',
          'Collected screenshots for a manual',
          'Wrote release notes',
          'Kept user manuals up to date',
          'Reorganised the help pages',
        ],
      },
      {
        who: 'Database administrator',
        did: [
          'Engaged a database specialist',
          'Ordered storage for a database',
          'Wrote database queries',
          'Monitored slow queries',
          'Restored databases from backup',
        ],
      },
      {
        who: 'Scrum master',
        did: [
          'Booked rooms for sprint meetings',
          'Collected estimates from the team',
          'Ran a sprint retrospective',
          'Removed blockers for the team',
          'Tidied the sprint backlog',
        ],
      },
      {
        who: 'Cyber security analyst',
        did: [
          'Hired a penetration tester',
          'Collected security logs',
          'Ran phishing training for staff',
          'Investigated suspicious logins',
          'Blocked malicious emails',
        ],
      },
      {
        who: 'IT support officer',
        did: [
          'Arranged a repair of staff laptops',
          'Ordered laptops and docking stations',
          'Taught staff to use video calls',
          'Kept track of help desk tickets',
          'Reset forgotten passwords',
        ],
      },
      {
        who: 'Software tester for medical devices',
        did: [
          'Recruited nurses to trial device software',
          'Borrowed medical devices for testing',
          'Wrote test reports for regulators',
          'Retested faults in medical software',
          'Set up a device test lab',
        ],
      },
      {
        who: 'Game developer at a small studio',
        did: [
          'Looked for a game publisher',
          'Bought sound effects for a game',
          'Programmed game levels',
          'Responded to players’ bug reports',
          'Fixed glitches in a game',
        ],
      },
      {
        who: 'Account manager at a hosting company',
        did: [
          'Looked for new hosting customers',
          'Ordered server space for a customer',
          'Wrote proposals for hosting plans',
          'Handled complaints about server outages',
          'Cancelled unused hosting plans',
        ],
      },
    ],
    businesses: [
      {
        who: 'web agency',
        did: [
          'Hired freelance web designers',
          'Ordered stock photos for websites',
          'Quoted for a website redesign',
          'Chased clients for website content',
          'Moved a site to a new platform',
        ],
      },
      {
        who: 'IT support firm',
        did: [
          'Advertised for help desk technicians',
          'Ordered computers for clients',
          'Prepared IT support contracts',
          'Managed after-hours support calls',
          'Set up computers in a client’s office',
        ],
      },
      {
        who: 'app studio',
        did: [
          'Looked for app testers',
          'Bought phones for testing',
          'Pitched an app idea to a client',
          'Answered app store reviews',
          'Fixed crashes in an app',
        ],
      },
      {
        who: 'hosting company',
        did: [
          'Looked for data centre space',
          'Ordered servers and racks',
          'Wrote outage notices for customers',
          'Handled customers’ requests for restores',
          'Moved websites to new servers',
        ],
      },
      {
        who: 'games studio',
        did: [
          'Hired voice actors for a game',
          'Ordered motion capture equipment',
          'Prepared a trailer for a game launch',
          'Managed deadlines for game artists',
          'Delayed a game release',
        ],
      },
      {
        who: 'data consultancy',
        did: [
          'Recruited a statistician',
          'Obtained data from a client',
          'Built forecasting models for clients',
          'Explained statistical results to managers',
          'Cleaned messy customer data',
        ],
      },
      {
        who: 'software start-up with two founders',
        did: [
          'Looked for early investors',
          'Applied for a start-up grant',
          'Wrote a pitch for investors',
          'Signed up the first pilot customers',
          'Rebuilt the first prototype',
        ],
      },
      {
        who: 'computer repair shop in the suburbs',
        did: [
          'Looked for a screen repair technician',
          'Ordered parts for laptops',
          'Quoted for computer repairs',
          'Called customers about repaired computers',
          'Recovered data from broken computers',
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
          'Looked for book publishers',
          'Bought inks and drawing paper',
          'Sketched roughs for a picture book',
          'Chased payment for illustrations',
          'Redrew illustrations for a publisher',
        ],
      },
      {
        who: 'Copywriter',
        did: [
          'Looked for freelance copywriting work',
          'Collected briefs from clients',
          'Wrote copy for a campaign',
          'Checked copy with a client’s lawyers',
          'Cut long copy to length',
        ],
      },
      {
        who: 'Musician',
        did: [
          'Booked a rehearsal room',
          'Ordered strings and leads',
          'Wrote songs for an album',
          'Arranged gigs with venues',
          'Had an instrument repaired',
        ],
      },
      {
        who: 'Animator',
        did: [
          'Looked for voice actors for a cartoon',
          'Ordered animation software',
          'Prepared a storyboard',
          'Kept track of animation frames',
          'Reworked a character’s movement',
        ],
      },
      {
        who: 'Graphic designer',
        did: [
          'Looked for design clients',
          'Bought font licences',
          'Laid out a brochure',
          'Sent artwork to the printer',
          'Resized artwork for print',
        ],
      },
      {
        who: 'Sound engineer',
        did: [
          'Hired microphones for a concert',
          'Ordered cables and stands for sound',
          'Mixed a band’s album',
          'Ran sound checks with bands',
          'Repaired a faulty mixing desk',
        ],
      },
      {
        who: 'Wedding photographer',
        did: [
          'Looked for a second wedding photographer',
          'Ordered albums for couples',
          'Planned a wedding shoot with couples',
          'Chased couples for album choices',
          'Edited wedding photos',
        ],
      },
      {
        who: 'Radio producer',
        did: [
          'Booked guests for a program',
          'Obtained rights to archive audio',
          'Wrote a running order for a show',
          'Handled talkback callers',
          'Edited radio interviews',
        ],
      },
      {
        who: 'Potter',
        did: [
          'Looked for markets to sell pottery',
          'Ordered clay and glazes',
          'Taught a pottery class',
          'Monitored kiln firings',
          'Repaired the pottery wheel',
        ],
      },
      {
        who: 'Video editor',
        did: [
          'Looked for freelance editing jobs',
          'Collected footage from camera crews',
          'Prepared a rough cut',
          'Handled late changes to stories',
          'Backed up video footage',
        ],
      },
      {
        who: 'Dancer in a touring company',
        did: [
          'Auditioned for dance roles',
          'Ordered shoes for performances',
          'Taught dance workshops on tour',
          'Managed injuries during a season',
          'Packed for a dance tour',
        ],
      },
      {
        who: 'Costume maker for a theatre company',
        did: [
          'Looked for a wig maker',
          'Ordered fabric for stage costumes',
          'Measured actors for costumes',
          'Kept track of costumes in a wardrobe',
          'Altered costumes between shows',
        ],
      },
      {
        who: 'Sculptor with a shed in the bush',
        did: [
          'Looked for a bronze foundry',
          'Collected stone and scrap metal',
          'Applied for a sculpture prize',
          'Arranged transport for a large sculpture',
          'Restored an outdoor statue',
        ],
      },
    ],
    businesses: [
      {
        who: 'design studio',
        did: [
          'Looked for clients needing branding',
          'Ordered print samples',
          'Prepared branding proposals',
          'Presented designs to clients',
          'Revised logos after feedback',
        ],
      },
      {
        who: 'recording studio',
        did: [
          'Hired session musicians',
          'Ordered studio microphones',
          'Quoted for recording an album',
          'Scheduled bands into the recording studio',
          'Repaired the recording equipment',
        ],
      },
      {
        who: 'photo studio',
        did: [
          'Booked models for a shoot',
          'Ordered backdrops and lights',
          'Prepared packages for family portraits',
          'Confirmed portrait bookings with families',
          'Retouched customers’ portraits',
        ],
      },
      {
        who: 'print shop',
        did: [
          'Hired a print finisher',
          'Ordered paper and inks',
          'Quoted for printing brochures',
          'Checked proofs with print customers',
          'Serviced the printing presses',
        ],
      },
      {
        who: 'art gallery',
        did: [
          'Looked for artists to represent',
          'Borrowed artworks for an exhibition',
          'Wrote an exhibition catalogue',
          'Arranged insurance for artworks',
          'Hung a new exhibition',
        ],
      },
      {
        who: 'video production company',
        did: [
          'Scouted locations for a film shoot',
          'Hired camera equipment',
          'Prepared a shooting schedule',
          'Arranged filming permits',
          'Packed up gear after a shoot',
        ],
      },
      {
        who: 'poetry press',
        did: [
          'Looked for poets to publish',
          'Ordered a print run of poetry',
          'Organised a poetry reading',
          'Answered submissions from poets',
          'Corrected proofs of poems',
        ],
      },
      {
        who: 'dance company with a rehearsal space',
        did: [
          'Held auditions for dancers',
          'Ordered flooring for the rehearsal space',
          'Choreographed a new work',
          'Negotiated a dance tour with theatres',
          'Rehearsed understudies for injured dancers',
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
          'Arranged an interpreter for a resident',
          'Collected registration forms at the counter',
          'Wrote up residents’ complaints',
          'Explained rates notices to residents',
          'Updated residents’ contact details',
        ],
      },
      {
        who: 'Librarian',
        did: [
          'Booked speakers for a library talk',
          'Ordered new books for borrowers',
          'Ran story time for families',
          'Chased overdue loans',
          'Withdrew worn-out books',
        ],
      },
      {
        who: 'Ranger',
        did: [
          'Recruited volunteers for bush regeneration',
          'Ordered signs for walking tracks',
          'Led guided nature walks',
          'Dealt with illegal camping',
          'Repaired walking tracks',
        ],
      },
      {
        who: 'Town planner',
        did: [
          'Engaged a heritage adviser',
          'Obtained plans for a subdivision',
          'Wrote planning reports',
          'Dealt with objections to developments',
          'Amended a planning permit',
        ],
      },
      {
        who: 'Case worker',
        did: [
          'Looked for emergency housing for clients',
          'Obtained food vouchers for clients',
          'Prepared case plans',
          'Advocated for clients with housing services',
          'Closed client files',
        ],
      },
      {
        who: 'Parking inspector',
        did: [
          'Asked for a partner on parking patrols',
          'Collected new parking machines',
          'Wrote parking infringements',
          'Dealt with angry motorists',
          'Cancelled incorrect parking fines',
        ],
      },
      {
        who: 'Records officer',
        did: [
          'Arranged off-site storage for files',
          'Ordered archive boxes',
          'Prepared files for the archives',
          'Traced missing council files',
          'Destroyed expired records',
        ],
      },
      {
        who: 'Swimming pool lifeguard',
        did: [
          'Found cover for a pool shift',
          'Collected first aid supplies for the pool',
          'Wrote up poolside incidents',
          'Supervised swimmers at busy times',
          'Put out lane ropes',
        ],
      },
      {
        who: 'Street sweeper driver',
        did: [
          'Requested a mechanic for the sweeper',
          'Ordered brushes for the sweeper',
          'Reported dumped rubbish on streets',
          'Worked around parked cars',
          'Unblocked the sweeper',
        ],
      },
      {
        who: 'Environmental health officer',
        did: [
          'Arranged laboratory testing of food',
          'Collected food samples from restaurants',
          'Wrote food safety reports',
          'Investigated food poisoning complaints',
          'Closed unhygienic kitchens',
        ],
      },
      {
        who: 'Youth program worker',
        did: [
          'Looked for youth mentors',
          'Ordered sports gear for drop-in nights',
          'Planned a school holiday program',
          'Talked with teenagers about trouble at home',
          'Set up the youth drop-in space',
        ],
      },
      {
        who: 'Horticulturist in the city parks',
        did: [
          'Hired contractors to plant street trees',
          'Ordered plants for the parks',
          'Planned seasonal flower beds',
          'Checked park trees for disease',
          'Pruned park trees and roses',
        ],
      },
      {
        who: 'Grants officer at an arts agency',
        did: [
          'Recruited assessors for arts funding',
          'Collected reports from funded artists',
          'Ran a grants information session',
          'Explained funding decisions to artists',
          'Corrected grant payments',
        ],
      },
      {
        who: 'Building surveyor at a shire',
        did: [
          'Engaged an engineer for a building dispute',
          'Obtained soil tests for building permits',
          'Issued building permits',
          'Inspected house frames and footings',
          'Ordered repairs to unsafe buildings',
        ],
      },
    ],
    businesses: [
      {
        who: 'community centre',
        did: [
          'Looked for volunteer tutors',
          'Bought tables for the community hall',
          'Prepared a term program of classes',
          'Managed bookings of the hall',
          'Repaired the community kitchen',
        ],
      },
      {
        who: 'public library',
        did: [
          'Booked authors for library events',
          'Ordered e-books for the library',
          'Ran computer classes for seniors',
          'Managed library members’ reservations',
          'Reorganised the library shelves',
        ],
      },
      {
        who: 'council pool',
        did: [
          'Hired lifeguards for summer',
          'Ordered pool chemicals',
          'Planned a swimming carnival',
          'Handled complaints about lane closures',
          'Repaired the pool filters',
        ],
      },
      {
        who: 'visitor centre',
        did: [
          'Recruited volunteer tourist guides',
          'Ordered tourist maps and souvenirs',
          'Wrote a guide to local attractions',
          'Answered tourists’ questions about accommodation',
          'Restocked the brochure racks',
        ],
      },
      {
        who: 'waste depot',
        did: [
          'Looked for a buyer for scrap metal',
          'Ordered recycling skips',
          'Organised a chemical drop-off day',
          'Dealt with illegal dumping at the gate',
          'Repaired the weighbridge',
        ],
      },
      {
        who: 'youth centre',
        did: [
          'Hired youth workers for evenings',
          'Bought games equipment for teenagers',
          'Planned a youth music night',
          'Dealt with fights between teenagers',
          'Cleaned up after a youth event',
        ],
      },
      {
        who: 'regional art gallery',
        did: [
          'Engaged a curator for an exhibition',
          'Borrowed paintings from another gallery',
          'Prepared an art prize',
          'Managed volunteer gallery guides',
          'Had a painting restored',
        ],
      },
      {
        who: 'museum in a country town',
        did: [
          'Looked for a museum conservator',
          'Ordered museum display cases',
          'Wrote labels for exhibits',
          'Catalogued donated objects',
          'Cleaned the historical displays',
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
          'Asked for help lifting a resident',
          'Collected continence supplies for residents',
          'Wrote up residents’ daily care notes',
          'Helped residents shower and dress',
          'Changed residents’ beds',
        ],
      },
      {
        who: 'Enrolled nurse',
        did: [
          'Called a doctor for a resident',
          'Ordered wound dressings',
          'Recorded residents’ blood pressure',
          'Gave out residents’ tablets',
          'Dressed residents’ skin tears',
        ],
      },
      {
        who: 'Kitchen hand',
        did: [
          'Found cover for a kitchen shift',
          'Collected meal trays from residents',
          'Prepared soft meals',
          'Checked residents’ special diets',
          'Washed up after meals',
        ],
      },
      {
        who: 'Diversional therapist',
        did: [
          'Booked entertainers for residents',
          'Ordered games and craft for therapy',
          'Planned a program of leisure activities',
          'Encouraged withdrawn residents to join in',
          'Set up the activities room',
        ],
      },
      {
        who: 'Support coordinator',
        did: [
          'Looked for therapists for NDIS clients',
          'Obtained quotes for disability equipment',
          'Wrote reports on NDIS plans',
          'Helped clients change providers',
          'Sorted out unpaid NDIS invoices',
        ],
      },
      {
        who: 'Occupational therapist',
        did: [
          'Arranged a builder for bathroom changes',
          'Ordered shower chairs and raised seats',
          'Assessed a client’s home for falls risks',
          'Followed up clients with new equipment',
          'Adjusted clients’ wheelchairs',
        ],
      },
      {
        who: 'Home maintenance worker',
        did: [
          'Hired an electrician for clients’ homes',
          'Bought grab rails',
          'Quoted for ramps and handrails',
          'Arranged home visits for small repairs',
          'Cleaned older clients’ gutters',
        ],
      },
      {
        who: 'Day centre bus driver',
        did: [
          'Arranged a relief bus driver',
          'Collected passengers for the day centre',
          'Planned a pick-up route',
          'Helped passengers on and off the bus',
          'Cleaned the bus and hoist',
        ],
      },
      {
        who: 'Lifestyle officer with a craft group',
        did: [
          'Looked for volunteers to help with craft',
          'Ordered wool and craft materials',
          'Taught residents card making',
          'Adapted craft for stiff hands',
          'Packed away the craft room',
        ],
      },
      {
        who: 'Laundry worker in a nursing home',
        did: [
          'Requested a repair of the dryers',
          'Ordered laundry detergent',
          'Labelled residents’ clothing',
          'Traced residents’ missing clothes',
          'Ironed and folded linen',
        ],
      },
      {
        who: 'Roster clerk for a home care service',
        did: [
          'Looked for carers to fill shifts',
          'Collected leave requests from carers',
          'Prepared rosters for home visits',
          'Phoned carers about shift changes',
          'Rearranged visits when carers were sick',
        ],
      },
      {
        who: 'Physio assistant in a rehab ward',
        did: [
          'Booked rehab patients for the gym',
          'Collected walking frames for patients',
          'Ran balance classes',
          'Walked patients after hip surgery',
          'Cleaned the rehab equipment',
        ],
      },
    ],
    businesses: [
      {
        who: 'nursing home',
        did: [
          'Recruited registered nurses',
          'Ordered adjustable beds',
          'Prepared for an aged care audit',
          'Met families about residents’ care',
          'Replaced old lifting hoists',
        ],
      },
      {
        who: 'day centre',
        did: [
          'Booked performers for concert mornings',
          'Bought games for the day centre',
          'Planned outings for members',
          'Kept track of members’ attendance',
          'Set up the centre for lunch',
        ],
      },
      {
        who: 'home care agency',
        did: [
          'Recruited carers for home visits',
          'Ordered uniforms and gloves for carers',
          'Trained carers in manual handling',
          'Handled missed visits to clients',
          'Rescheduled home visits',
        ],
      },
      {
        who: 'retirement village',
        did: [
          'Hired a village gardener',
          'Bought a bus for village outings',
          'Organised a social calendar for retirees',
          'Settled disputes between villagers',
          'Repaired units between occupants',
        ],
      },
      {
        who: 'respite house',
        did: [
          'Looked for carers for overnight respite',
          'Ordered bedding for short stays',
          'Wrote care notes for families after stays',
          'Managed requests for weekend respite',
          'Prepared bedrooms for respite guests',
        ],
      },
      {
        who: 'group home',
        did: [
          'Looked for a compatible housemate',
          'Bought groceries for the house',
          'Taught housemates cooking skills',
          'Dealt with conflict between housemates',
          'Repaired damage around the group home',
        ],
      },
      {
        who: 'support service with twenty workers',
        did: [
          'Hired disability support workers',
          'Ordered staff badges and phones',
          'Ran training in disability rights',
          'Matched support workers with participants',
          'Updated support agreements',
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
          'Looked for hair models for training',
          'Ordered hair colour and foils',
          'Advised clients on haircuts',
          'Corrected a client’s home hair colour',
          'Swept up and cleaned the basins',
        ],
      },
      {
        who: 'Barber',
        did: [
          'Looked for a barber’s chair to rent',
          'Ordered clippers and razors',
          'Taught an apprentice to shave',
          'Managed a queue of walk-ins',
          'Oiled and cleaned the clippers',
        ],
      },
      {
        who: 'Beauty therapist',
        did: [
          'Looked for a treatment room to rent',
          'Ordered waxing supplies',
          'Explained facials to new clients',
          'Checked clients for skin allergies',
          'Sterilised beauty tools',
        ],
      },
      {
        who: 'Personal trainer',
        did: [
          'Looked for new training clients',
          'Bought weights and mats for clients',
          'Wrote clients’ training programs',
          'Kept track of clients’ fitness goals',
          'Cancelled boot camp in wet weather',
        ],
      },
      {
        who: 'Massage therapist',
        did: [
          'Looked for a clinic to work from',
          'Ordered massage oils and towels',
          'Recorded clients’ injuries before massages',
          'Dealt with late cancellations of massages',
          'Repaired the massage table',
        ],
      },
      {
        who: 'Swim teacher',
        did: [
          'Found a replacement for a swim lesson',
          'Collected kickboards and pool toys',
          'Taught children to float',
          'Reassured children afraid of water',
          'Rescheduled missed swimming lessons',
        ],
      },
      {
        who: 'Yoga teacher',
        did: [
          'Hired a hall for yoga classes',
          'Ordered mats and blocks',
          'Planned a sequence of yoga poses',
          'Adapted yoga poses for injuries',
          'Cleaned the yoga mats',
        ],
      },
      {
        who: 'Tattoo artist',
        did: [
          'Looked for a studio to tattoo in',
          'Ordered inks and needles',
          'Drew tattoo designs for clients',
          'Explained tattoo aftercare',
          'Covered up old tattoos',
        ],
      },
      {
        who: 'Gymnastics coach',
        did: [
          'Recruited judges for a gymnastics meet',
          'Ordered chalk and grips',
          'Choreographed floor routines',
          'Spotted gymnasts on the bars',
          'Set up gymnastics apparatus',
        ],
      },
      {
        who: 'Salon receptionist',
        did: [
          'Called in a stylist for a busy day',
          'Ordered retail shampoo for the salon',
          'Wrote up gift vouchers',
          'Confirmed salon appointments by phone',
          'Rearranged bookings for running late',
        ],
      },
      {
        who: 'Make-up artist for weddings',
        did: [
          'Looked for a hairstylist to work with brides',
          'Ordered foundations and lashes',
          'Ran make-up trials with brides',
          'Planned timing on wedding mornings',
          'Cleaned the make-up brushes',
        ],
      },
      {
        who: 'Nail technician with a mobile kit',
        did: [
          'Looked for clients for home manicures',
          'Ordered gels and nail files',
          'Priced a mobile nail service',
          'Arranged nail appointments around traffic',
          'Removed clients’ old acrylics',
        ],
      },
      {
        who: 'Receptionist at a skin clinic',
        did: [
          'Booked clients for laser treatments',
          'Ordered skincare stock for the clinic',
          'Prepared consent forms for laser clients',
          'Followed up clients after skin treatments',
          'Moved consultations for the doctor',
        ],
      },
      {
        who: 'Pilates instructor for small groups',
        did: [
          'Looked for a Pilates studio to hire',
          'Ordered rings and resistance bands',
          'Planned reformer classes',
          'Modified exercises for sore backs',
          'Replaced springs on reformers',
        ],
      },
      {
        who: 'Tennis coach at a local club',
        did: [
          'Hired a tennis ball machine',
          'Ordered tennis balls for lessons',
          'Taught serves to beginners',
          'Organised players into squads',
          'Swept the tennis courts',
        ],
      },
    ],
    businesses: [
      {
        who: 'gym',
        did: [
          'Hired personal trainers',
          'Ordered treadmills and weights',
          'Planned a timetable of gym classes',
          'Dealt with cancelled memberships',
          'Had the gym equipment serviced',
        ],
      },
      {
        who: 'nail bar',
        did: [
          'Hired manicurists for weekends',
          'Ordered nail polishes',
          'Trained staff in gel nails',
          'Handled walk-in manicures',
          'Replaced the nail drying lamps',
        ],
      },
      {
        who: 'hair salon',
        did: [
          'Advertised for a senior stylist',
          'Ordered salon basins and chairs',
          'Trained apprentices in colouring hair',
          'Rostered stylists for Saturdays',
          'Renovated the hair salon',
        ],
      },
      {
        who: 'barber shop',
        did: [
          'Looked for a second barber',
          'Ordered shaving supplies',
          'Advertised beard trims',
          'Kept waiting times down for haircuts',
          'Repaired the barber’s chairs',
        ],
      },
      {
        who: 'day spa',
        did: [
          'Hired spa therapists',
          'Ordered robes and body oils',
          'Planned spa packages for couples',
          'Managed group bookings at the spa',
          'Repaired the steam room',
        ],
      },
      {
        who: 'yoga studio',
        did: [
          'Looked for relief yoga teachers',
          'Ordered bolsters and mats',
          'Planned a yoga retreat',
          'Followed up lapsed yoga members',
          'Resurfaced the yoga studio floor',
        ],
      },
      {
        who: 'dance school',
        did: [
          'Hired a theatre for a dance concert',
          'Ordered ballet and tap shoes',
          'Prepared students for ballet exams',
          'Chased unpaid dance fees',
          'Repaired the ballet barres',
        ],
      },
      {
        who: 'tennis centre',
        did: [
          'Hired tennis coaches',
          'Ordered nets and balls for the courts',
          'Organised a tennis competition',
          'Managed court bookings',
          'Resurfaced the tennis courts',
        ],
      },
      {
        who: 'martial arts school',
        did: [
          'Looked for a karate instructor',
          'Ordered uniforms and belts',
          'Held a grading for students',
          'Enrolled children in martial arts classes',
          'Replaced the training mats',
        ],
      },
      {
        who: 'tattoo studio',
        did: [
          'Looked for guest tattooists',
          'Ordered tattoo needles and gloves',
          'Quoted for large tattoos',
          'Checked the ages of tattoo customers',
          'Sterilised the tattoo equipment',
        ],
      },
      {
        who: 'climbing gym in the suburbs',
        did: [
          'Hired climbing instructors',
          'Ordered ropes and harnesses',
          'Ran beginners’ climbing courses',
          'Checked climbers’ safety gear',
          'Reset the climbing routes',
        ],
      },
      {
        who: 'beauty salon with three chairs',
        did: [
          'Hired a beauty therapist',
          'Ordered masks and waxes',
          'Prepared a menu of beauty treatments',
          'Dealt with no-shows for treatments',
          'Replaced the waxing beds',
        ],
      },
      {
        who: 'swim school with two pools',
        did: [
          'Looked for swimming teachers',
          'Ordered pool chemicals and floats',
          'Planned swimming levels for children',
          'Managed waiting lists for swim lessons',
          'Serviced the pool heaters',
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
          'Looked for regular cleaning work',
          'Bought cleaning products',
          'Quoted for cleaning offices',
          'Handed back keys to cleaning clients',
          'Mopped and vacuumed offices',
        ],
      },
      {
        who: 'Gardener',
        did: [
          'Hired a chipper for garden waste',
          'Ordered mulch and plants',
          'Quoted for garden maintenance',
          'Explained plant care to owners',
          'Sharpened the mower blades',
        ],
      },
      {
        who: 'Property manager',
        did: [
          'Looked for tenants for rentals',
          'Collected keys from departing tenants',
          'Wrote up rental inspections',
          'Chased tenants for overdue rent',
          'Sorted out tenants’ bond claims',
        ],
      },
      {
        who: 'Leasing agent',
        did: [
          'Looked for shop tenants',
          'Collected rental applications',
          'Wrote ads for vacant leases',
          'Checked applicants’ rental references',
          'Withdrew properties from lease',
        ],
      },
      {
        who: 'Valuer',
        did: [
          'Looked for comparable sales',
          'Obtained titles and land records',
          'Prepared valuations for banks',
          'Arranged access for valuations',
          'Corrected errors in valuations',
        ],
      },
      {
        who: 'Window cleaner',
        did: [
          'Hired a lift for high windows',
          'Bought squeegees and ropes',
          'Quoted for cleaning shop windows',
          'Rescheduled windows because of rain',
          'Washed high-rise windows',
        ],
      },
      {
        who: 'Pest controller',
        did: [
          'Looked for a licensed pest technician',
          'Ordered termite baits',
          'Reported on termite inspections',
          'Explained spray safety to householders',
          'Treated houses for ants and rats',
        ],
      },
      {
        who: 'Building security guard',
        did: [
          'Asked for a second guard for events',
          'Collected visitor passes at closing time',
          'Wrote up security incidents',
          'Monitored cameras overnight',
          'Reset false alarms',
        ],
      },
      {
        who: 'Caretaker',
        did: [
          'Booked a plumber for the building',
          'Ordered light globes for common areas',
          'Reported building faults to the owners',
          'Arranged access for tradespeople',
          'Fixed doors and gates around the building',
        ],
      },
      {
        who: 'Concierge',
        did: [
          'Booked restaurants and taxis for residents',
          'Collected parcels for residents',
          'Prepared welcome packs for new residents',
          'Handled visitors in the lobby',
          'Sorted out lost keys for residents',
        ],
      },
      {
        who: 'Cleaner on an evening round',
        did: [
          'Found cover for an evening cleaning round',
          'Collected alarm codes for new sites',
          'Left notes for office managers',
          'Locked up offices after cleaning',
          'Emptied office bins after hours',
        ],
      },
      {
        who: 'Auctioneer at weekend open homes',
        did: [
          'Looked for sellers ready to auction',
          'Collected bidder registrations',
          'Prepared auction contracts',
          'Talked to bidders after an auction',
          'Put out open home signs',
        ],
      },
      {
        who: 'Strata clerk for small blocks',
        did: [
          'Arranged a contractor for strata repairs',
          'Collected levies from unit owners',
          'Wrote minutes of owners’ meetings',
          'Chased overdue strata levies',
          'Corrected levy notices',
        ],
      },
      {
        who: 'Pool maintenance worker',
        did: [
          'Booked an electrician for a pool pump',
          'Ordered chlorine for the pool round',
          'Wrote up pool water test results',
          'Checked pools after storms',
          'Cleaned the filters at a motel pool',
        ],
      },
    ],
    businesses: [
      {
        who: 'cleaning business',
        did: [
          'Hired cleaners for office contracts',
          'Ordered cleaning products and mops',
          'Quoted for a school cleaning contract',
          'Rostered cleaners for evening shifts',
          'Repaired the floor polishers',
        ],
      },
      {
        who: 'real estate agency',
        did: [
          'Advertised for a sales agent',
          'Ordered signboards for new listings',
          'Prepared listings for the website',
          'Followed up buyers after inspections',
          'Set up for an auction',
        ],
      },
      {
        who: 'dry cleaner',
        did: [
          'Looked for a presser for the shop',
          'Ordered hangers and garment bags',
          'Wrote up dry cleaning tickets',
          'Dealt with a damaged suit',
          'Serviced the steam press',
        ],
      },
      {
        who: 'strata company',
        did: [
          'Hired a lift contractor for a building',
          'Collected insurance certificates from contractors',
          'Prepared papers for an owners’ meeting',
          'Chased unpaid strata levies',
          'Sorted out complaints about by-laws',
        ],
      },
      {
        who: 'gardening business',
        did: [
          'Hired a gardener for the summer',
          'Picked up mulch for a job',
          'Quoted for regular lawn mowing',
          'Rearranged garden visits after rain',
          'Serviced the hedge trimmers',
        ],
      },
      {
        who: 'pest control firm',
        did: [
          'Advertised for a licensed pest technician',
          'Ordered baits and sprays',
          'Wrote up a termite inspection report',
          'Followed up a cockroach treatment',
          'Cleaned the spray equipment',
        ],
      },
      {
        who: 'car wash',
        did: [
          'Hired weekend staff for the car wash',
          'Ordered car shampoo and wax',
          'Planned prices for car detailing',
          'Handled a complaint about scratched paint',
          'Repaired the wash brushes',
        ],
      },
      {
        who: 'key cutting shop',
        did: [
          'Looked for a supplier of car keys',
          'Ordered key blanks for the shop',
          'Quoted for a set of office keys',
          'Kept track of restricted key orders',
          'Recalibrated the key cutting machine',
        ],
      },
      {
        who: 'self-storage yard',
        did: [
          'Booked a contractor to fix roller doors',
          'Ordered padlocks and packing boxes',
          'Prepared storage unit agreements',
          'Chased overdue storage fees',
          'Cleared out an abandoned storage unit',
        ],
      },
      {
        who: 'carpet cleaning business with two vans',
        did: [
          'Hired a driver for the second van',
          'Ordered carpet shampoo and stain remover',
          'Quoted for carpets in rental flats',
          'Rearranged carpet bookings between vans',
          'Cleaned out the extraction machines',
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
          'Called in a specialist for a difficult surgery',
          'Ordered vaccines and medicines',
          'Wrote up treatment notes for a pet',
          'Explained test results to a pet’s owner',
          'Set up for an operation',
        ],
      },
      {
        who: 'Vet nurse',
        did: [
          'Arranged cover for a theatre nurse',
          'Restocked bandages in the treatment room',
          'Prepared animals for anaesthetic',
          'Monitored patients after surgery',
          'Sterilised the surgical instruments',
        ],
      },
      {
        who: 'Farrier',
        did: [
          'Looked for an apprentice to train in shoeing',
          'Ordered horseshoes and nails',
          'Invoiced owners for shoeing visits',
          'Rearranged shoeing rounds with owners',
          'Sharpened the rasps and hoof knives',
        ],
      },
      {
        who: 'Dog groomer',
        did: [
          'Advertised for clients with long-haired dogs',
          'Ordered dog shampoo and conditioner',
          'Wrote notes on each dog’s clip',
          'Handled a dog that bites during grooming',
          'Sharpened the clipper blades',
        ],
      },
      {
        who: 'Zookeeper',
        did: [
          'Asked a specialist about an enclosure',
          'Ordered feed for the zoo animals',
          'Wrote up daily keeper reports',
          'Kept track of an animal’s breeding',
          'Cleaned out the enclosures',
        ],
      },
      {
        who: 'Dog trainer',
        did: [
          'Hired a field for obedience training',
          'Ordered leads and training treats',
          'Planned an obedience course',
          'Explained recall training to owners',
          'Set up the agility equipment',
        ],
      },
      {
        who: 'Kennel hand',
        did: [
          'Looked for foster carers for shelter dogs',
          'Collected strays from the ranger',
          'Wrote up intake notes for new dogs',
          'Checked dogs in kennels overnight',
          'Disinfected the kennel runs',
        ],
      },
      {
        who: 'Cattery worker',
        did: [
          'Arranged a vet visit for a boarding cat',
          'Ordered cat food and litter',
          'Wrote updates for cats’ owners',
          'Kept track of boarding cats’ medication',
          'Cleaned the cat pens',
        ],
      },
      {
        who: 'Stable hand at a racecourse',
        did: [
          'Found a replacement for a strapper',
          'Collected hay and chaff for the stables',
          'Prepared horses for race day',
          'Checked racehorses’ legs after trackwork',
          'Mucked out the stables',
        ],
      },
      {
        who: 'Wildlife park guide',
        did: [
          'Arranged a volunteer for wildlife talks',
          'Collected fresh leaf for the koalas',
          'Prepared a talk on native animals',
          'Handled visitors feeding the wallabies',
          'Repaired a fence in the wildlife park',
        ],
      },
      {
        who: 'Pet shop assistant',
        did: [
          'Looked for a breeder to supply birds',
          'Ordered pet food for the shelves',
          'Taught customers to care for a hamster',
          'Kept track of pets on hold',
          'Cleaned the fish tanks in the shop',
        ],
      },
      {
        who: 'Horse float driver',
        did: [
          'Booked overnight stables on a long run',
          'Picked up a horse from a stud',
          'Quoted for horse transport to a show',
          'Handled a horse that won’t load',
          'Cleaned out the horse float',
        ],
      },
      {
        who: 'Receptionist at an animal hospital',
        did: [
          'Found an appointment for an urgent case',
          'Ordered stationery for the front desk',
          'Prepared vaccination reminders for owners',
          'Explained vet fees over the phone',
          'Sorted out a double booking',
        ],
      },
    ],
    businesses: [
      {
        who: 'vet clinic',
        did: [
          'Advertised for a locum vet',
          'Ordered medicines for the clinic pharmacy',
          'Planned the clinic’s surgery list',
          'Chased unpaid vet bills',
          'Repaired the X-ray machine',
        ],
      },
      {
        who: 'boarding kennel',
        did: [
          'Hired kennel staff for the holidays',
          'Ordered dog food in bulk',
          'Prepared boarding forms for owners',
          'Managed kennel bookings over Christmas',
          'Repaired the fences on dog runs',
        ],
      },
      {
        who: 'cattery',
        did: [
          'Hired a casual to look after cats',
          'Ordered scratching posts and litter',
          'Wrote feeding instructions for cats',
          'Checked vaccination records at drop-off',
          'Cleaned the cat rooms between stays',
        ],
      },
      {
        who: 'riding school',
        did: [
          'Looked for quiet horses for beginners',
          'Ordered riding helmets for pupils',
          'Planned riding lessons for the term',
          'Rearranged riding lessons after rain',
          'Repaired saddles and bridles',
        ],
      },
      {
        who: 'pet shop',
        did: [
          'Looked for a wholesaler of aquariums',
          'Ordered cages and pet toys',
          'Planned a pet care talk for customers',
          'Dealt with a returned pet',
          'Set up the aquarium displays',
        ],
      },
      {
        who: 'dog grooming salon',
        did: [
          'Advertised for an experienced dog groomer',
          'Ordered grooming tables for the salon',
          'Planned salon prices for each breed',
          'Chased clients who miss grooming appointments',
          'Repaired the dog dryers',
        ],
      },
      {
        who: 'dog day care centre',
        did: [
          'Interviewed carers for dog day care',
          'Ordered toys and beds for play areas',
          'Wrote daily reports for dogs’ owners',
          'Managed dogs that don’t play well together',
          'Cleaned the play yards',
        ],
      },
      {
        who: 'puppy school in the suburbs',
        did: [
          'Hired a hall for puppy classes',
          'Ordered puppy harnesses and treats',
          'Prepared handouts on toilet training',
          'Answered owners’ questions about biting puppies',
          'Cancelled a class with low enrolments',
        ],
      },
      {
        who: 'horse stud',
        did: [
          'Booked a stallion for a mare',
          'Ordered feed for broodmares',
          'Prepared yearlings for the sales',
          'Kept track of foaling dates',
          'Repaired the paddock fences',
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
          'Arranged a swap with another usher',
          'Collected programs for the foyer',
          'Reported a patron taken ill',
          'Dealt with latecomers to a show',
          'Cleared the aisles after a show',
        ],
      },
      {
        who: 'Event planner',
        did: [
          'Booked a venue for a conference',
          'Ordered lanyards and name badges',
          'Prepared a running sheet for a gala',
          'Handled changes to the guest list',
          'Cancelled a conference speaker',
        ],
      },
      {
        who: 'Sound technician',
        did: [
          'Hired extra microphones for a show',
          'Ordered cables for the sound system',
          'Prepared a sound plan for a concert',
          'Dealt with feedback on stage',
          'Repaired a faulty speaker',
        ],
      },
      {
        who: 'Stage hand',
        did: [
          'Found extra crew for a bump-in',
          'Collected props from the workshop',
          'Planned scene changes for a play',
          'Kept track of props during a show',
          'Moved sets between theatres',
        ],
      },
      {
        who: 'Ticket seller',
        did: [
          'Arranged cover for the box office',
          'Collected the float for the box office',
          'Reported ticket sales for the day',
          'Explained the refund policy to patrons',
          'Balanced the till after a show',
        ],
      },
      {
        who: 'Lighting operator',
        did: [
          'Called in a second lighting operator',
          'Ordered lamps for the spotlights',
          'Programmed lighting cues for a show',
          'Checked the lights before a performance',
          'Replaced a faulty spotlight',
        ],
      },
      {
        who: 'Marquee rigger',
        did: [
          'Hired labourers for a marquee job',
          'Collected pegs and poles from the depot',
          'Prepared a site plan for a marquee',
          'Checked marquees in high wind',
          'Packed down a marquee after an event',
        ],
      },
      {
        who: 'Wedding celebrant',
        did: [
          'Looked for couples planning a ceremony',
          'Ordered marriage certificates',
          'Wrote vows with a couple',
          'Explained marriage paperwork to couples',
          'Rehearsed the ceremony at a venue',
        ],
      },
      {
        who: 'Crowd control guard',
        did: [
          'Arranged extra guards for a concert',
          'Collected radios before a shift',
          'Wrote up an incident at the gate',
          'Handled drunk patrons at a festival',
          'Moved barriers to ease the crowd',
        ],
      },
      {
        who: 'Florist for churches and halls',
        did: [
          'Looked for a driver for church deliveries',
          'Ordered lilies from the flower market',
          'Planned flowers for a church service',
          'Arranged delivery times with a church',
          'Cleared flowers out of a hall',
        ],
      },
      {
        who: 'Face painter for school fetes',
        did: [
          'Booked stalls at school fetes',
          'Ordered face paint and glitter',
          'Quoted for face painting at a fete',
          'Managed the queue of children',
          'Cleaned the brushes and sponges',
        ],
      },
      {
        who: 'Balloon decorator for birthday parties',
        did: [
          'Looked for a helper to set up parties',
          'Picked up helium for a party',
          'Quoted for a balloon arch',
          'Rearranged a party set-up with parents',
          'Packed up decorations after a birthday',
        ],
      },
      {
        who: 'Fireworks technician at festivals',
        did: [
          'Booked a barge for a fireworks display',
          'Ordered fuses and shells',
          'Applied for a fireworks permit',
          'Checked the wind before a display',
          'Cleared the firing site',
        ],
      },
    ],
    businesses: [
      {
        who: 'wedding venue',
        did: [
          'Hired waiting staff for weddings',
          'Ordered chairs for the reception room',
          'Prepared packages for engaged couples',
          'Moved a wedding to another date',
          'Set up the room for a reception',
        ],
      },
      {
        who: 'catering firm',
        did: [
          'Hired casual kitchen hands for functions',
          'Ordered ingredients for a function',
          'Quoted for catering a work lunch',
          'Handled dietary requests from guests',
          'Packed the catering van',
        ],
      },
      {
        who: 'ticketing company',
        did: [
          'Looked for a supplier of ticket scanners',
          'Ordered wristbands and ticket stock',
          'Prepared an event to go on sale',
          'Refunded tickets for a cancelled event',
          'Sorted out duplicate tickets at the gate',
        ],
      },
      {
        who: 'lighting company',
        did: [
          'Hired a lighting designer for a tour',
          'Ordered moving lights for hire stock',
          'Quoted for lighting an awards night',
          'Kept track of lights out on hire',
          'Repaired a lighting desk',
        ],
      },
      {
        who: 'balloon shop',
        did: [
          'Looked for a cheaper helium supplier',
          'Ordered foil balloons for the shop',
          'Taught a junior to make garlands',
          'Kept track of balloon orders for pick-up',
          'Cleaned out the balloon stockroom',
        ],
      },
      {
        who: 'photo booth business',
        did: [
          'Found an attendant for the photo booth',
          'Ordered printer paper and props',
          'Prepared a photo template for a formal',
          'Sent guests their photos after an event',
          'Repaired the photo booth’s printer',
        ],
      },
      {
        who: 'jumping castle business',
        did: [
          'Advertised for drivers to deliver castles',
          'Ordered blowers for the castles',
          'Wrote a safety plan for a jumping castle',
          'Cancelled castle bookings because of wind',
          'Patched a torn jumping castle',
        ],
      },
      {
        who: 'furniture hire company',
        did: [
          'Hired casuals to load furniture',
          'Ordered folding chairs for hire',
          'Quoted for tables at a wedding',
          'Chased furniture missing from a hire',
          'Cleaned couches after a hire',
        ],
      },
      {
        who: 'wedding flower studio',
        did: [
          'Looked for a local grower of roses',
          'Ordered flowers for a bridal bouquet',
          'Quoted for wedding flowers',
          'Went over bouquet changes with a bride',
          'Repaired the flower coolroom',
        ],
      },
      {
        who: 'festival company with a small crew',
        did: [
          'Booked bands for a festival',
          'Hired toilets and fencing',
          'Wrote a festival site plan',
          'Rostered volunteers for the festival weekend',
          'Packed up the festival campsite',
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
          'Arranged access to a locked meter box',
          'Collected a replacement handheld scanner',
          'Reported a damaged meter',
          'Dealt with dogs on a meter round',
          'Corrected an estimated reading',
        ],
      },
      {
        who: 'Line worker',
        did: [
          'Called in traffic control for a line job',
          'Collected crossarms from the depot',
          'Prepared a switching plan for a power line',
          'Explained a planned outage to residents',
          'Repaired power lines after a storm',
        ],
      },
      {
        who: 'Solar installer',
        did: [
          'Hired scaffolding for a roof job',
          'Picked up solar panels from the wholesaler',
          'Drew up a panel layout for a roof',
          'Arranged an inverter warranty claim',
          'Replaced a faulty isolator',
        ],
      },
      {
        who: 'Gas fitter',
        did: [
          'Looked for an apprentice gas fitter',
          'Ordered pipe and gas fittings',
          'Wrote out gas compliance certificates',
          'Dealt with a gas smell in a house',
          'Connected a gas cooktop',
        ],
      },
      {
        who: 'Plant operator',
        did: [
          'Called in a technician for a boiler fault',
          'Ordered spare parts for the generators',
          'Wrote up the control room log',
          'Handed over the plant to the night shift',
          'Shut down a boiler for maintenance',
        ],
      },
      {
        who: 'Water quality tester',
        did: [
          'Arranged access to a reservoir',
          'Ordered sample bottles for water testing',
          'Reported a failed drinking water test',
          'Checked chlorine levels at town taps',
          'Recalibrated the water testing meters',
        ],
      },
      {
        who: 'Cable jointer',
        did: [
          'Booked a crew to dig up a cable',
          'Ordered cable joints and tape',
          'Wrote up cable test results',
          'Traced a fault in an underground cable',
          'Repaired a damaged cable joint',
        ],
      },
      {
        who: 'Energy auditor',
        did: [
          'Looked for buildings to audit',
          'Collected power bills from a client',
          'Wrote up an energy audit report',
          'Explained an energy rating to an owner',
          'Corrected figures in an energy report',
        ],
      },
      {
        who: 'Wind farm technician',
        did: [
          'Booked a crane for a turbine repair',
          'Ordered parts for wind turbines',
          'Wrote up a turbine inspection',
          'Checked turbine faults from the control room',
          'Greased the turbine bearings',
        ],
      },
      {
        who: 'Call centre officer for gas accounts',
        did: [
          'Arranged a technician for a gas customer',
          'Collected meter readings from tenants',
          'Set up gas accounts for new customers',
          'Explained a high gas bill',
          'Corrected a billing error on an account',
        ],
      },
      {
        who: 'Network planner at a water utility',
        did: [
          'Commissioned a survey for a water main',
          'Obtained pressure data from suburbs',
          'Drew up plans for a new reservoir',
          'Dealt with developers about sewer capacity',
          'Revised the route of a pipeline',
        ],
      },
      {
        who: 'Pump operator at a treatment plant',
        did: [
          'Called a contractor about a broken pump',
          'Ordered filters for the sewage pumps',
          'Wrote up the treatment plant log',
          'Checked tank levels overnight',
          'Cleared a blocked pump inlet',
        ],
      },
    ],
    businesses: [
      {
        who: 'solar firm',
        did: [
          'Hired installers for rooftop solar',
          'Ordered panels from an importer',
          'Quoted for solar on a factory',
          'Applied for grid connection of a system',
          'Cleaned panels on a commercial roof',
        ],
      },
      {
        who: 'battery company',
        did: [
          'Looked for a supplier of battery cells',
          'Ordered cabinets for home batteries',
          'Wrote an installation guide for batteries',
          'Handled warranty claims for home batteries',
          'Recycled old battery cells',
        ],
      },
      {
        who: 'gas fitting business',
        did: [
          'Interviewed an apprentice for the business',
          'Ordered gas heaters for a job',
          'Quoted for new gas hot water units',
          'Rostered gas fitters for weekend call-outs',
          'Serviced the gas leak detectors',
        ],
      },
      {
        who: 'pump company',
        did: [
          'Looked for a supplier of pump seals',
          'Ordered bore pumps for farmers',
          'Quoted for a pump on a dam',
          'Kept track of pumps in for repair',
          'Repaired a farmer’s bore pump',
        ],
      },
      {
        who: 'energy audit firm',
        did: [
          'Hired an auditor for commercial buildings',
          'Ordered a thermal camera',
          'Prepared a proposal for a council audit',
          'Chased clients for building plans',
          'Revised an audit report for a client',
        ],
      },
      {
        who: 'bore drilling business',
        did: [
          'Hired a drill rig operator',
          'Ordered bore casing for a job',
          'Quoted for a stock water bore',
          'Explained bore licences to landholders',
          'Repaired the drill rig',
        ],
      },
      {
        who: 'heating company with three vans',
        did: [
          'Advertised for heating installers',
          'Ordered ducted heaters for installations',
          'Quoted for heating in a new house',
          'Rearranged heater services in winter',
          'Repaired a ducted heating system',
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
          'Engaged an expert witness for a client',
          'Obtained a signed affidavit',
          'Drafted a will for a client',
          'Advised a client on a dispute',
          'Settled a claim out of court',
        ],
      },
      {
        who: 'Paralegal',
        did: [
          'Looked for a missing document in a case',
          'Obtained medical records for a case',
          'Prepared a brief of evidence',
          'Kept track of filing deadlines',
          'Sorted documents for discovery',
        ],
      },
      {
        who: 'Barrister',
        did: [
          'Found a junior for a long trial',
          'Collected a brief from a solicitor',
          'Prepared a cross-examination',
          'Chased unpaid fees from solicitors',
          'Cleared a week in chambers for a trial',
        ],
      },
      {
        who: 'Conveyancer',
        did: [
          'Booked a settlement with a bank',
          'Ordered title searches for a property',
          'Prepared a contract of sale',
          'Explained stamp duty to a buyer',
          'Changed a settlement date',
        ],
      },
      {
        who: 'Legal secretary',
        did: [
          'Booked meetings for the partners',
          'Ordered stationery for the office',
          'Typed up dictated letters',
          'Kept track of a partner’s diary',
          'Filed closed client folders',
        ],
      },
      {
        who: 'Court clerk',
        did: [
          'Booked a courtroom for a hearing',
          'Collected exhibits from the parties',
          'Prepared the daily court list',
          'Handled late filings at the counter',
          'Set up a courtroom for a jury',
        ],
      },
      {
        who: 'Patent attorney',
        did: [
          'Searched for earlier inventions',
          'Obtained technical drawings from an inventor',
          'Drafted a patent application',
          'Explained patent costs to an inventor',
          'Amended a rejected patent claim',
        ],
      },
      {
        who: 'Law librarian',
        did: [
          'Looked for a rare law report',
          'Ordered textbooks for the law library',
          'Taught students to search case law',
          'Chased overdue library loans',
          'Weeded out superseded law books',
        ],
      },
      {
        who: 'Court interpreter',
        did: [
          'Arranged a second interpreter for a trial',
          'Ordered a legal dictionary',
          'Prepared terminology for a hearing',
          'Explained the interpreter’s role to a witness',
          'Corrected a mistranslation in court',
        ],
      },
      {
        who: 'Legal aid intake officer',
        did: [
          'Found a duty lawyer for a caller',
          'Collected proof of a caller’s income',
          'Wrote up applications for legal aid',
          'Explained a refusal of legal aid',
          'Closed off incomplete applications',
        ],
      },
      {
        who: 'Mediator for family matters',
        did: [
          'Booked a room for separated parents',
          'Collected signed forms from both parents',
          'Drafted a parenting plan',
          'Dealt with an argument in a session',
          'Rescheduled a family mediation',
        ],
      },
      {
        who: 'Process server on country roads',
        did: [
          'Searched for a person avoiding service',
          'Picked up documents to serve',
          'Wrote an affidavit of service',
          'Handled hostile people at the door',
          'Planned a route to remote properties',
        ],
      },
      {
        who: 'Judge’s associate',
        did: [
          'Searched for precedents for a judge',
          'Collected court files before a sitting',
          'Prepared a case summary for a judge',
          'Dealt with calls to the judge’s chambers',
          'Proofread a draft judgment',
        ],
      },
    ],
    businesses: [
      {
        who: 'law firm',
        did: [
          'Interviewed graduates for the firm',
          'Ordered software for billing clients',
          'Prepared a costs agreement for clients',
          'Chased clients for unpaid legal fees',
          'Moved old files into storage',
        ],
      },
      {
        who: 'conveyancing practice',
        did: [
          'Advertised for a licensed conveyancer',
          'Obtained council certificates for a sale',
          'Wrote a guide for first home buyers',
          'Kept track of settlements each week',
          'Postponed a house settlement',
        ],
      },
      {
        who: 'mediation service',
        did: [
          'Looked for mediators for neighbour disputes',
          'Ordered furniture for the mediation rooms',
          'Planned a course on resolving conflict',
          'Followed up agreements after mediation',
          'Cancelled a mediation at short notice',
        ],
      },
      {
        who: 'migration practice',
        did: [
          'Advertised for a migration agent',
          'Obtained police checks for a visa',
          'Prepared a partner visa application',
          'Chased the department about visa delays',
          'Appealed a refused visa',
        ],
      },
      {
        who: 'legal recruitment agency',
        did: [
          'Recruited a locum for a law firm',
          'Bought advertising in a law journal',
          'Wrote job ads for lawyers',
          'Checked references for a candidate',
          'Rearranged interviews with a law firm',
        ],
      },
      {
        who: 'patent firm in the city',
        did: [
          'Hired a scientist to review inventions',
          'Renewed access to a patent database',
          'Registered a trade mark for a client',
          'Kept track of patent renewal dates',
          'Transferred patents to a new owner',
        ],
      },
      {
        who: 'notary office',
        did: [
          'Looked for a relief notary',
          'Ordered embossing seals for the office',
          'Prepared documents for use overseas',
          'Checked clients’ identity papers',
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
          'Called for backup at a scene',
          'Restocked medicines in the ambulance',
          'Wrote up a patient care record',
          'Handed over a patient at hospital',
          'Cleaned the ambulance after a job',
        ],
      },
      {
        who: 'Firefighter',
        did: [
          'Arranged a relief for a firefighting crew',
          'Collected new breathing apparatus',
          'Reported the cause of a house fire',
          'Checked hydrants in the district',
          'Cleaned the hoses after a fire',
        ],
      },
      {
        who: 'Police officer',
        did: [
          'Looked for witnesses to a crash',
          'Collected security footage from shops',
          'Took a statement from a victim',
          'Dealt with a noisy party complaint',
          'Towed away an abandoned car',
        ],
      },
      {
        who: 'Lifeguard',
        did: [
          'Found cover for a patrol tower',
          'Ordered rescue boards for the beach',
          'Wrote up a rescue report',
          'Warned swimmers about a rip',
          'Closed the beach after a shark sighting',
        ],
      },
      {
        who: 'Call taker',
        did: [
          'Sent a crew to a caller’s address',
          'Ordered headsets for the call floor',
          'Recorded details of an emergency call',
          'Calmed a distressed caller',
          'Sorted out hoax calls',
        ],
      },
      {
        who: 'Ambulance mechanic',
        did: [
          'Booked an ambulance in for a service',
          'Ordered brake parts for ambulances',
          'Wrote up a defect report on an ambulance',
          'Kept track of vehicles off the road',
          'Repaired an ambulance siren',
        ],
      },
      {
        who: 'Fire safety inspector',
        did: [
          'Booked inspections of shopping centres',
          'Obtained evacuation plans from owners',
          'Wrote a report on blocked fire exits',
          'Chased owners about overdue safety repairs',
          'Updated a building’s inspection record',
        ],
      },
      {
        who: 'Rescue helicopter pilot',
        did: [
          'Arranged fuel at a remote airstrip',
          'Collected weather reports before a flight',
          'Planned a flight to a search area',
          'Briefed a rescue crew on landing sites',
          'Turned back a flight in bad weather',
        ],
      },
      {
        who: 'Patient transport officer',
        did: [
          'Booked a bed transfer between hospitals',
          'Collected a patient from dialysis',
          'Wrote up the day’s patient transfers',
          'Explained delays to a waiting patient',
          'Cleaned the wheelchairs after transfers',
        ],
      },
      {
        who: 'Radio operator in a control room',
        did: [
          'Called in a technician for a radio fault',
          'Ordered batteries for portable radios',
          'Logged radio calls overnight',
          'Handed over the radio desk at shift change',
          'Set up a spare channel for a search',
        ],
      },
      {
        who: 'Dog handler with the police',
        did: [
          'Looked for a young dog to train',
          'Ordered harnesses for police dogs',
          'Planned tracking exercises with a dog',
          'Kept up a police dog’s certification',
          'Cleaned the police kennels',
        ],
      },
      {
        who: 'Rescue crew member on storm jobs',
        did: [
          'Called in more crews during a storm',
          'Collected sandbags for flooded streets',
          'Reported storm damage to a house',
          'Prioritised storm jobs for the crew',
          'Tarped a damaged roof',
        ],
      },
      {
        who: 'Crime scene examiner',
        did: [
          'Called in a fingerprint specialist',
          'Ordered evidence bags and swabs',
          'Wrote up notes on a crime scene',
          'Kept track of evidence sent for testing',
          'Packed exhibits from a scene',
        ],
      },
    ],
    businesses: [
      {
        who: 'first aid training firm',
        did: [
          'Hired a trainer for first aid courses',
          'Ordered practice manikins',
          'Planned a first aid course for a workplace',
          'Kept track of expiring certificates',
          'Disinfected the practice manikins',
        ],
      },
      {
        who: 'alarm company',
        did: [
          'Advertised for an alarm installer',
          'Ordered sensors and sirens',
          'Quoted for an alarm in a shop',
          'Handled false alarm call-outs',
          'Repaired a faulty alarm panel',
        ],
      },
      {
        who: 'fire safety business',
        did: [
          'Looked for a supplier of fire doors',
          'Ordered extinguishers for clients',
          'Taught a fire warden course',
          'Kept track of extinguisher service dates',
          'Recharged the extinguishers at a hotel',
        ],
      },
      {
        who: 'private ambulance service',
        did: [
          'Interviewed drivers for private ambulances',
          'Ordered stretchers for the fleet',
          'Quoted for ambulance cover at a match',
          'Rostered crews for event bookings',
          'Restocked the ambulances after an event',
        ],
      },
      {
        who: 'security firm with night patrols',
        did: [
          'Hired guards for a building site',
          'Ordered guard uniforms and torches',
          'Quoted for night patrols of a mall',
          'Rostered guards for public holidays',
          'Replaced locks after a break-in',
        ],
      },
      {
        who: 'rescue equipment supplier',
        did: [
          'Looked for a maker of rescue ropes',
          'Ordered life rafts for customers',
          'Demonstrated a rescue winch to crews',
          'Kept track of harness testing dates',
          'Repaired returned rescue gear',
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
          'Looked for a supplier of pure solvents',
          'Ordered reagents for experiments',
          'Wrote up a synthesis method',
          'Checked the purity of a compound',
          'Cleaned up a chemical spill',
        ],
      },
      {
        who: 'Geologist',
        did: [
          'Hired a driller for core samples',
          'Collected rock samples in the field',
          'Drew up a geological map',
          'Explained drilling results to a mine',
          'Sorted the core store',
        ],
      },
      {
        who: 'Microbiologist',
        did: [
          'Looked for a collaborator on bacteria',
          'Ordered culture plates for the lab',
          'Wrote up results from cultures',
          'Checked cultures for contamination',
          'Sterilised the culture room',
        ],
      },
      {
        who: 'Statistician',
        did: [
          'Looked for a client’s missing data',
          'Obtained survey data from a hospital',
          'Planned a sample size for a study',
          'Explained a regression to a client',
          'Cleaned up a messy dataset',
        ],
      },
      {
        who: 'Lab technician',
        did: [
          'Booked a service for a centrifuge',
          'Ordered gloves and pipette tips',
          'Prepared slides for the microscope',
          'Kept track of chemicals in the storeroom',
          'Set up equipment for a practical class',
        ],
      },
      {
        who: 'Marine biologist',
        did: [
          'Booked a boat for a reef survey',
          'Collected plankton samples',
          'Wrote a report on coral health',
          'Tracked tagged turtles',
          'Repaired the underwater cameras',
        ],
      },
      {
        who: 'Food scientist',
        did: [
          'Found tasters for a new product',
          'Obtained ingredient samples from suppliers',
          'Wrote up a shelf life study',
          'Checked food labels against regulations',
          'Reworked a recipe to reduce salt',
        ],
      },
      {
        who: 'Museum curator',
        did: [
          'Looked for a lender for an exhibition',
          'Acquired specimens for the collection',
          'Wrote labels for an exhibition',
          'Handled loan requests from other museums',
          'Repaired a display cabinet',
        ],
      },
      {
        who: 'Astronomer',
        did: [
          'Booked time on a telescope',
          'Ordered a camera for the observatory',
          'Wrote a paper on a distant star',
          'Dealt with cloudy observing nights',
          'Cleaned the telescope mirror',
        ],
      },
      {
        who: 'Field ecologist in alpine parks',
        did: [
          'Hired a hut for alpine field work',
          'Ordered traps for wildlife surveys',
          'Wrote a report on alpine plants',
          'Monitored frog numbers in parks',
          'Packed up a remote field camp',
        ],
      },
      {
        who: 'Research assistant on crop trials',
        did: [
          'Looked for a farmer to host a trial',
          'Collected seed for wheat plots',
          'Recorded plant heights in a trial',
          'Chased growers for harvest data',
          'Weeded the trial plots',
        ],
      },
      {
        who: 'Science communicator',
        did: [
          'Booked scientists for a podcast',
          'Obtained images for a science story',
          'Wrote an article about new research',
          'Checked quotes with a researcher',
          'Edited a technical report for the public',
        ],
      },
      {
        who: 'Animal house attendant at a university',
        did: [
          'Arranged weekend cover for the animal house',
          'Ordered bedding for laboratory mice',
          'Wrote up animal welfare checks',
          'Kept track of breeding pairs',
          'Cleaned the mouse cages',
        ],
      },
    ],
    businesses: [
      {
        who: 'testing lab',
        did: [
          'Hired an analyst for the testing lab',
          'Ordered test kits for lead',
          'Quoted for testing a batch of toys',
          'Rostered analysts for urgent tests',
          'Repaired a fume cupboard',
        ],
      },
      {
        who: 'soil lab',
        did: [
          'Looked for a courier for soil samples',
          'Ordered soil sampling bags',
          'Wrote a soil report for a farmer',
          'Explained soil acidity to growers',
          'Cleaned the soil sieves',
        ],
      },
      {
        who: 'survey company',
        did: [
          'Hired interviewers for a phone survey',
          'Bought contact lists for a survey',
          'Wrote a questionnaire for a council',
          'Chased people who didn’t reply to a survey',
          'Removed doubtful answers from survey data',
        ],
      },
      {
        who: 'drone mapping firm',
        did: [
          'Looked for a licensed drone pilot',
          'Ordered spare batteries for drones',
          'Quoted for mapping a quarry',
          'Arranged flight approvals near an airport',
          'Repaired a damaged drone',
        ],
      },
      {
        who: 'science tour business',
        did: [
          'Hired guides for science tours',
          'Ordered binoculars for tour groups',
          'Planned a stargazing tour',
          'Handled dietary needs on a tour',
          'Cancelled a tour with low bookings',
        ],
      },
      {
        who: 'water testing company with two labs',
        did: [
          'Advertised for a water analyst',
          'Ordered sterile bottles for both labs',
          'Quoted for testing a council’s rivers',
          'Moved samples between the labs',
          'Recalibrated the pH meters',
        ],
      },
      {
        who: 'seed bank',
        did: [
          'Looked for collectors of native seeds',
          'Ordered freezers for seed storage',
          'Wrote up germination tests',
          'Checked stored seeds for mould',
          'Sorted and cleaned new seed collections',
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
          'Looked for an auditor for the club',
          'Collected membership fees',
          'Prepared the club’s annual budget',
          'Chased members for unpaid fees',
          'Sorted receipts for the audit',
        ],
      },
      {
        who: 'Team coach',
        did: [
          'Looked for an assistant coach',
          'Ordered training cones and bibs',
          'Planned training drills for the team',
          'Explained team selection to parents',
          'Cancelled training on a wet ground',
        ],
      },
      {
        who: 'Choir leader',
        did: [
          'Found an accompanist for the choir',
          'Ordered sheet music for the choir',
          'Planned a program of carols',
          'Dealt with singers missing rehearsals',
          'Set up the hall for rehearsal',
        ],
      },
      {
        who: 'Scout leader',
        did: [
          'Booked a site for a scout camp',
          'Ordered badges for the scouts',
          'Planned activities for scout nights',
          'Chased parents for permission forms',
          'Packed the scout tents',
        ],
      },
      {
        who: 'Surf lifesaver',
        did: [
          'Found volunteers for beach patrols',
          'Ordered rescue tubes for the surf club',
          'Taught nippers about rips',
          'Swapped a weekend patrol',
          'Repaired the inflatable rescue boat',
        ],
      },
      {
        who: 'Op shop volunteer',
        did: [
          'Looked for volunteers to work Saturdays',
          'Collected bags of donated clothes',
          'Priced donations for the shop',
          'Dealt with rubbish dumped at the shop',
          'Sorted donated clothes',
        ],
      },
      {
        who: 'Newsletter editor',
        did: [
          'Looked for a printer for the newsletter',
          'Collected stories from members',
          'Wrote an editorial for the newsletter',
          'Chased contributors who miss deadlines',
          'Corrected the newsletter proofs',
        ],
      },
      {
        who: 'Fundraiser for an animal rescue',
        did: [
          'Looked for sponsors for an animal appeal',
          'Ordered collection tins for rescue animals',
          'Wrote a grant application for a shelter',
          'Thanked donors after an appeal',
          'Set up a stall for animal adoption',
        ],
      },
      {
        who: 'Canteen helper at netball games',
        did: [
          'Found parents to help in the canteen',
          'Ordered pies for netball days',
          'Planned the netball canteen menu',
          'Rostered helpers for Saturday games',
          'Cleaned the canteen pie warmer',
        ],
      },
      {
        who: 'Meals driver',
        did: [
          'Arranged cover for a delivery round',
          'Collected hot meals from the kitchen',
          'Reported concerns about an older client',
          'Checked on clients who don’t answer the door',
          'Cleaned the insulated meal boxes',
        ],
      },
      {
        who: 'Museum guide',
        did: [
          'Booked school groups for museum tours',
          'Borrowed objects for a guided tour',
          'Prepared a tour of the museum',
          'Answered visitors’ questions about exhibits',
          'Swapped a tour with another guide',
        ],
      },
      {
        who: 'Community radio presenter',
        did: [
          'Booked local musicians for an interview',
          'Collected new music for a radio show',
          'Prepared a playlist for the program',
          'Handled talkback callers on air',
          'Repaired the studio desk',
        ],
      },
      {
        who: 'Organiser of a street party',
        did: [
          'Hired trestle tables for the street',
          'Collected money from neighbours',
          'Applied for a road closure permit',
          'Explained the road closure to residents',
          'Packed up after a street party',
        ],
      },
      {
        who: 'Marshal at a weekend fun run',
        did: [
          'Recruited marshals for a fun run',
          'Collected bibs for the marshals',
          'Reported an injured runner',
          'Directed runners at a corner',
          'Packed up cones along the course',
        ],
      },
      {
        who: 'Scorer for a cricket club',
        did: [
          'Found a second scorer for a match',
          'Ordered scorebooks for the cricket club',
          'Wrote up the match results',
          'Checked the score with the umpires',
          'Set up the scoreboard before play',
        ],
      },
      {
        who: 'Leader of a bushwalking group',
        did: [
          'Looked for new routes for a group walk',
          'Ordered maps for the bushwalking group',
          'Planned a weekend walk for members',
          'Checked track conditions with rangers',
          'Cancelled a walk because of fire danger',
        ],
      },
      {
        who: 'Volunteer at a soup kitchen',
        did: [
          'Looked for grocers to donate food',
          'Collected bread from bakeries',
          'Planned meals for the soup kitchen',
          'Handled disputes in the meal queue',
          'Cleaned up after the evening meal',
        ],
      },
      {
        who: 'Reader at a story time',
        did: [
          'Booked a library room for story time',
          'Borrowed picture books for story time',
          'Planned songs for preschoolers',
          'Managed restless children in a session',
          'Packed away the storytelling puppets',
        ],
      },
      {
        who: 'School fete organiser',
        did: [
          'Booked rides for the school fete',
          'Ordered showbags for the fete',
          'Planned the layout of fete stalls',
          'Rostered parents on fete stalls',
          'Cleaned up the school after the fete',
        ],
      },
      {
        who: 'Community garden helper',
        did: [
          'Looked for people to share garden plots',
          'Collected compost for the community garden',
          'Planned a working bee at the garden',
          'Dealt with theft from garden plots',
          'Repaired the shared garden taps',
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
          'Looked for a builder to fix our stairwell',
          'Collected proxies before an owners’ meeting',
          'Wrote the minutes of a committee meeting',
          'Dealt with complaints from other owners',
          'Sorted out a problem with our lift',
        ],
      },
      {
        who: 'I’m a landlord with one flat',
        did: [
          'Looked for a tenant for my flat',
          'Collected references from rental applicants',
          'Prepared a lease for my tenant',
          'Handled a tenant who pays late',
          'Repaired the oven between tenants',
        ],
      },
      {
        who: 'I’m new to my street',
        did: [
          'Looked for a doctor in my new suburb',
          'Collected a resident pack from the council',
          'Introduced myself to the neighbours',
          'Redirected mail from my old address',
          'Unpacked boxes after moving in',
        ],
      },
      {
        who: 'I rent a studio near work',
        did: [
          'Looked for a studio close to work',
          'Ordered a sofa bed for my studio',
          'Wrote to my agent about the kitchenette',
          'Managed without space for a washing machine',
          'Rearranged furniture in one room',
        ],
      },
      {
        who: 'I rent out a spare room',
        did: [
          'Looked for a lodger for my spare room',
          'Collected rent from my lodger',
          'Wrote an ad for my spare room',
          'Sorted house rules with my lodger',
          'Cleaned the spare room between lodgers',
        ],
      },
      {
        who: 'I own a flat with a balcony',
        did: [
          'Hired someone to waterproof my balcony',
          'Bought pots and soil for my balcony',
          'Planned a balcony garden',
          'Talked to neighbours about balcony smoke',
          'Cleaned the balcony drain',
        ],
      },
      {
        who: 'I own a house with a pool',
        did: [
          'Hired someone to service my pool pump',
          'Bought chlorine for my pool',
          'Taught my children pool rules',
          'Checked the pool water in summer',
          'Repaired my pool fence',
        ],
      },
      {
        who: 'I own a house on a corner block',
        did: [
          'Hired a fencer for two street fronts',
          'Bought hedge plants for the corner fence',
          'Reported a crash at our corner',
          'Dealt with people cutting across our lawn',
          'Mowed the nature strips on both streets',
        ],
      },
      {
        who: 'I live in a unit above a shop',
        did: [
          'Found a solicitor to check a shop lease',
          'Collected parcels from the shop downstairs',
          'Complained to the shopkeeper about noise',
          'Dealt with deliveries blocking my stairs',
          'Cleared rubbish from the lane behind the shop',
        ],
      },
      {
        who: 'I live in a tiny house on wheels',
        did: [
          'Looked for land to park my tiny house',
          'Ordered a composting toilet',
          'Drew up plans for a loft bed',
          'Dealt with the council about my tiny house',
          'Moved my tiny house to a new site',
        ],
      },
      {
        who: 'I live next to a school',
        did: [
          'Looked for parking during school pick-up',
          'Bought double glazing to block school noise',
          'Wrote to the school about blocked driveways',
          'Returned balls kicked over the school fence',
          'Cleaned up litter outside the school',
        ],
      },
      {
        who: 'I have a lawn and a big gum tree',
        did: [
          'Hired an arborist for our gum tree',
          'Bought seed for the lawn',
          'Applied to the council to prune a tree',
          'Kept the lawn alive in summer',
          'Cleared gum leaves out of the gutters',
        ],
      },
      {
        who: 'I have solar panels',
        did: [
          'Looked for a solar installer',
          'Ordered a battery for my solar panels',
          'Wrote to the retailer about my feed-in tariff',
          'Tracked how much power my panels make',
          'Cleaned my solar panels',
        ],
      },
      {
        who: 'I have a shed full of tools',
        did: [
          'Looked for someone to sharpen my tools',
          'Bought parts for my drill press',
          'Planned a new workbench',
          'Kept track of tools I lend out',
          'Sorted out the tool shed',
        ],
      },
      {
        who: 'I have a rainwater tank',
        did: [
          'Looked for a plumber to fix my tank',
          'Bought a pump for my rainwater tank',
          'Planned a second rainwater tank',
          'Checked the tank level in dry weather',
          'Cleaned the leaf filter on my tank',
        ],
      },
      {
        who: 'I have a house full of old furniture',
        did: [
          'Looked for an upholsterer for old chairs',
          'Collected antiques from an auction',
          'Valued my furniture for insurance',
          'Treated wood borers in a sideboard',
          'Restored an old wardrobe',
        ],
      },
      {
        who: 'I have a home office in the garage',
        did: [
          'Hired a builder to insulate the garage',
          'Bought a desk for my garage office',
          'Planned the wiring for my home office',
          'Dealt with poor internet in the garage',
          'Cleared space for a home office',
        ],
      },
      {
        who: 'I heat my home with gas',
        did: [
          'Booked a service for my gas heater',
          'Bought a new thermostat',
          'Reported a smell of gas',
          'Checked my winter gas bills',
          'Replaced the gas heater’s filters',
        ],
      },
      {
        who: 'I grow vegetables in a raised bed',
        did: [
          'Looked for timber for a raised bed',
          'Bought manure for my vegetable bed',
          'Planned crops for each season',
          'Kept snails off the seedlings',
          'Pulled out the old tomato plants',
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
          'Found a venue for a sibling reunion',
          'Collected money from my siblings for a gift',
          'Planned our parents’ anniversary as the eldest',
          'Settled arguments between younger siblings',
          'Handed down clothes to younger siblings',
        ],
      },
      {
        who: 'I’m a parent of three boys',
        did: [
          'Looked for a sports club for three boys',
          'Bought school shoes for my boys',
          'Planned a holiday with three boys',
          'Dealt with fights between the boys',
          'Sorted the boys’ outgrown clothes',
        ],
      },
      {
        who: 'I’m a grandparent who does school runs',
        did: [
          'Looked for an after-school class for a grandchild',
          'Bought a booster seat for my grandchild',
          'Prepared after-school snacks for a grandchild',
          'Arranged pick-up times with my daughter',
          'Cleaned my car after the grandchildren',
        ],
      },
      {
        who: 'I’m an aunt or uncle',
        did: [
          'Booked a day out with my niece',
          'Bought a birthday gift for my nephew',
          'Taught my niece to swim',
          'Arranged with my sister to babysit',
          'Fixed my nephew’s bike',
        ],
      },
      {
        who: 'I’m a parent who works nights',
        did: [
          'Looked for overnight care for my children',
          'Bought school uniforms after a night shift',
          'Prepared lunches before a night shift',
          'Arranged for a neighbour to do breakfast',
          'Swapped a night shift for a school concert',
        ],
      },
      {
        who: 'I have a child in preschool',
        did: [
          'Looked for a preschool place',
          'Bought a rest mat for preschool',
          'Filled in a preschool enrolment form',
          'Handled tears at preschool drop-off',
          'Labelled my child’s preschool clothes',
        ],
      },
      {
        who: 'I have a child in the scouts',
        did: [
          'Found a scout group for my child',
          'Ordered a scout uniform',
          'Signed off a scout badge at home',
          'Arranged lifts to scout camp',
          'Packed my child’s camping gear',
        ],
      },
      {
        who: 'I have a teenager learning to drive',
        did: [
          'Booked driving lessons for my teenager',
          'Collected L plates for my teenager',
          'Filled in my teenager’s logbook',
          'Insured our car for a learner',
          'Set up the car for a learner driver',
        ],
      },
      {
        who: 'I have a child who plays the violin',
        did: [
          'Looked for a violin teacher for my child',
          'Hired a bigger violin for my child',
          'Prepared my child for a music exam',
          'Arranged lifts to orchestra rehearsals',
          'Replaced a broken violin string',
        ],
      },
      {
        who: 'I have a stepchild at weekends',
        did: [
          'Booked weekend activities for my stepchild',
          'Bought spare clothes for my stepchild',
          'Planned weekend meals with my stepchild',
          'Agreed on changeover times with the other parent',
          'Set up a bedroom for my stepchild',
        ],
      },
      {
        who: 'I have nieces and nephews nearby',
        did: [
          'Booked a family lunch with cousins',
          'Collected my nephews from sport',
          'Planned a holiday program for nieces and nephews',
          'Arranged babysitting swaps with my brother',
          'Made up beds for a cousins’ sleepover',
        ],
      },
      {
        who: 'I have grown-up children overseas',
        did: [
          'Booked flights to see my son abroad',
          'Posted parcels to my daughter overseas',
          'Wrote a will with children overseas',
          'Arranged video calls across time zones',
          'Cleared out my son’s old bedroom',
        ],
      },
      {
        who: 'I live with three generations',
        did: [
          'Looked for a house with a granny flat',
          'Bought groceries for three generations',
          'Drew up a household agreement with my parents',
          'Arranged bathroom times for the household',
          'Converted a room for my mother-in-law',
        ],
      },
      {
        who: 'I share school runs with another family',
        did: [
          'Looked for a family to share car pooling',
          'Bought spare booster seats for car pooling',
          'Wrote a car pool roster',
          'Arranged a swap on a car pool day',
          'Cancelled a car pool on a sick day',
        ],
      },
      {
        who: 'I mind a friend’s toddler some mornings',
        did: [
          'Looked for a playgroup for my friend’s toddler',
          'Borrowed a high chair from my friend',
          'Planned a morning with a toddler',
          'Agreed on nap times with my friend',
          'Childproofed my living room',
        ],
      },
      {
        who: 'I’m a parent on the P&C',
        did: [
          'Booked a speaker for a P&C meeting',
          'Collected prizes for a school raffle',
          'Wrote a P&C grant application',
          'Chased parents to join the committee',
          'Set up the P&C stall',
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
          'Looked for more regular clients',
          'Bought accounting software for my invoices',
          'Prepared my tax return as a sole trader',
          'Chased a client for late payment',
          'Changed my rates with a regular client',
        ],
      },
      {
        who: 'I’m a signatory for a club’s account',
        did: [
          'Found a second signatory for the club',
          'Collected bank forms for the club account',
          'Prepared payments for the club’s committee',
          'Checked the club’s bank statements',
          'Removed a former treasurer from the account',
        ],
      },
      {
        who: 'I’m a casual with changing hours',
        did: [
          'Looked for extra casual shifts',
          'Collected my payslips for a rental application',
          'Planned a budget around casual pay',
          'Queried missing hours with my employer',
          'Cancelled plans after a late shift change',
        ],
      },
      {
        who: 'I’m a co-owner of a boat',
        did: [
          'Looked for a mooring for our boat',
          'Ordered parts for our boat’s outboard',
          'Drew up a boat roster with other owners',
          'Arranged boat insurance with the co-owners',
          'Repaired the hull with my co-owner',
        ],
      },
      {
        who: 'I have a loan for a car',
        did: [
          'Applied for a car loan',
          'Obtained a payout figure for my car loan',
          'Planned extra repayments on my car',
          'Queried the fees on my car loan',
          'Refinanced my car loan',
        ],
      },
      {
        who: 'I have shares in two companies',
        did: [
          'Looked for a share broker',
          'Bought more shares through a broker',
          'Reported dividends in my tax return',
          'Followed the share price of a company',
          'Sold some of my shares',
        ],
      },
      {
        who: 'I have a second job at weekends',
        did: [
          'Looked for weekend work',
          'Collected a uniform for my weekend job',
          'Worked out the tax on a second job',
          'Arranged time off from my weekend job',
          'Cancelled a Saturday shift',
        ],
      },
      {
        who: 'I have an investment flat',
        did: [
          'Looked for a property manager for my flat',
          'Ordered a depreciation report for my flat',
          'Prepared my flat’s tax deductions',
          'Dealt with a vacancy in my investment flat',
          'Refinanced my investment loan',
        ],
      },
      {
        who: 'I have a savings goal for a trip',
        did: [
          'Looked for a cheaper travel package',
          'Opened a savings account for my trip',
          'Planned a budget for a holiday',
          'Tracked my progress towards a trip',
          'Cancelled subscriptions to save for travel',
        ],
      },
      {
        who: 'I share rent and bills with someone',
        did: [
          'Looked for cheaper internet with my housemate',
          'Collected rent from my housemate',
          'Made a spreadsheet of shared bills',
          'Sorted out who owes what for power',
          'Moved a bill into my housemate’s name',
        ],
      },
      {
        who: 'I get paid once a month',
        did: [
          'Looked for a loan between monthly pays',
          'Stocked up on groceries on payday',
          'Planned a monthly budget',
          'Ran short of money before payday',
          'Moved bill dates to match my payday',
        ],
      },
      {
        who: 'I keep savings in two banks',
        did: [
          'Looked for a better savings rate',
          'Opened an account at a second bank',
          'Reported interest from both banks',
          'Kept track of savings in two banks',
          'Transferred savings between my banks',
        ],
      },
      {
        who: 'I run a small business from home',
        did: [
          'Looked for a bookkeeper for my business',
          'Ordered packaging for my home business',
          'Prepared my business activity statement',
          'Handled customer calls at home',
          'Set up a website for my business',
        ],
      },
      {
        who: 'I rent out a parking space',
        did: [
          'Found a driver to rent my parking space',
          'Ordered a spare remote for my car space',
          'Wrote a parking space agreement',
          'Chased late payment for my car space',
          'Moved my own car to free a space',
        ],
      },
      {
        who: 'I live in a share house with friends',
        did: [
          'Looked for a new housemate',
          'Shopped for shared groceries with housemates',
          'Wrote a cleaning roster for the house',
          'Dealt with a housemate’s mess',
          'Set up bills for a share house',
        ],
      },
      {
        who: 'I own a flat with my sister',
        did: [
          'Looked for a mortgage with my sister',
          'Obtained a valuation of our flat',
          'Wrote a co-ownership agreement with my sister',
          'Agreed with my sister on renovations',
          'Refinanced the mortgage with my sister',
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
          'Looked for childcare outside office hours',
          'Bought meals to heat up on shift',
          'Planned family time around my roster',
          'Managed tiredness between shifts',
          'Swapped an early shift with a workmate',
        ],
      },
      {
        who: 'I’m left-handed',
        did: [
          'Looked for left-handed tools',
          'Ordered left-handed scissors',
          'Taught a left-handed child to write',
          'Managed with right-handed equipment at work',
          'Set up my desk for my left hand',
        ],
      },
      {
        who: 'I’m an early riser',
        did: [
          'Looked for an early gym class',
          'Bought a timer for my coffee machine',
          'Planned my work for early mornings',
          'Explained my early bedtime to friends',
          'Cleaned the house before sunrise',
        ],
      },
      {
        who: 'I’m a vegetarian',
        did: [
          'Looked for a vegetarian restaurant',
          'Bought tofu and lentils',
          'Planned vegetarian meals for the week',
          'Checked labels for gelatine',
          'Changed a family recipe to leave out meat',
        ],
      },
      {
        who: 'I’m a parent who works nights',
        did: [
          'Looked for a sitter on my work nights',
          'Bought a blackout blind for daytime naps',
          'Prepared dinner for my children before work',
          'Arranged school drop-offs after a night shift',
          'Rearranged birthdays around night work',
        ],
      },
      {
        who: 'I’m a tea drinker who avoids coffee',
        did: [
          'Looked for a shop selling loose-leaf tea',
          'Ordered tea online',
          'Prepared tea for visitors',
          'Turned down coffee at work meetings',
          'Descaled my kettle',
        ],
      },
      {
        who: 'I have health cover with extras',
        did: [
          'Looked for better extras cover',
          'Collected receipts for a health fund claim',
          'Wrote to my health fund about a claim',
          'Kept track of my extras limits',
          'Dropped an extra from my policy',
        ],
      },
      {
        who: 'I have a dentist I’ve seen for years',
        did: [
          'Booked a check-up with my dentist',
          'Collected a mouthguard from my dentist',
          'Wrote a complaint to a dental practice',
          'Asked my dentist about a filling',
          'Moved a dental appointment',
        ],
      },
      {
        who: 'I have a food intolerance',
        did: [
          'Looked for a dietitian who knows intolerances',
          'Ordered lactose-free groceries',
          'Planned an elimination diet',
          'Checked food labels for ingredients',
          'Sorted intolerance-safe food into a cupboard',
        ],
      },
      {
        who: 'I have a first aid certificate',
        did: [
          'Booked a first aid refresher',
          'Ordered supplies for a first aid kit',
          'Wrote up an injury at work',
          'Treated a workmate’s burn',
          'Replaced expired bandages',
        ],
      },
      {
        who: 'I have my hair cut every month',
        did: [
          'Looked for a new hairdresser',
          'Bought hair products from a salon',
          'Described the haircut I want',
          'Dealt with a haircut I didn’t like',
          'Moved a hair appointment',
        ],
      },
      {
        who: 'I wear contact lenses',
        did: [
          'Booked a contact lens fitting',
          'Ordered contact lenses online',
          'Learnt to put in contact lenses',
          'Dealt with dry eyes from contact lenses',
          'Cleaned my contact lens case',
        ],
      },
      {
        who: 'I wear glasses for reading',
        did: [
          'Booked an eye test for reading glasses',
          'Ordered new lenses for my glasses',
          'Claimed my reading glasses through insurance',
          'Kept losing my reading glasses',
          'Repaired my reading glasses',
        ],
      },
      {
        who: 'I work shifts, some of them overnight',
        did: [
          'Looked for exercise classes that suit overnights',
          'Bought earplugs for daytime sleep',
          'Packed a meal for an overnight shift',
          'Asked my manager for fewer overnights',
          'Cancelled plans after an overnight shift',
        ],
      },
      {
        who: 'I take vitamins in winter',
        did: [
          'Asked a pharmacist about winter vitamins',
          'Ordered vitamin D tablets',
          'Planned a winter vitamin routine',
          'Kept forgetting to take my vitamins',
          'Threw out expired vitamins',
        ],
      },
      {
        who: 'I go to bed before ten',
        did: [
          'Looked for classes that finish early',
          'Bought a lamp for reading in bed',
          'Planned an evening routine',
          'Explained to friends why I leave early',
          'Turned off screens before bed',
        ],
      },
      {
        who: 'I live next door to a clinic',
        did: [
          'Looked for parking on busy clinic days',
          'Picked up mail meant for the clinic',
          'Complained about noise from the clinic',
          'Gave directions to the clinic’s patients',
          'Moved the clinic’s bins from my driveway',
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
          'Booked my bike in for a service',
          'Ordered cycling shoes and gloves',
          'Planned a long ride with friends',
          'Dealt with drivers passing too close',
          'Repaired a puncture on the road',
        ],
      },
      {
        who: 'I’m a frequent flyer',
        did: [
          'Booked flights with my points',
          'Collected points from hotel stays',
          'Wrote to an airline about missing points',
          'Kept track of my frequent flyer status',
          'Renewed my airport lounge membership',
        ],
      },
      {
        who: 'I’m a learner driver',
        did: [
          'Looked for a driving instructor',
          'Collected my learner permit',
          'Prepared for my driving test',
          'Arranged practice drives with my parents',
          'Cancelled a driving lesson',
        ],
      },
      {
        who: 'I’m a parent with a cargo bike',
        did: [
          'Looked for a mechanic who fixes cargo bikes',
          'Bought a rain cover for my cargo bike',
          'Planned a safe route with children on board',
          'Arranged somewhere to lock a cargo bike',
          'Adjusted the child seats on my cargo bike',
        ],
      },
      {
        who: 'I live near a tram stop',
        did: [
          'Found parking for visitors on a tram street',
          'Collected a tram pass for a visitor',
          'Complained about tram noise at night',
          'Dealt with trams that don’t turn up',
          'Cleared rubbish left at the tram stop',
        ],
      },
      {
        who: 'I live an hour from the nearest train',
        did: [
          'Looked for parking at a distant station',
          'Collected visitors from the train station',
          'Planned a day around the train timetable',
          'Arranged a lift home from the station',
          'Moved a city appointment to suit the train',
        ],
      },
      {
        who: 'I live on a dirt road',
        did: [
          'Hired a grader for our road',
          'Ordered gravel for the driveway',
          'Wrote to the council about dust',
          'Checked the road after heavy rain',
          'Cleaned dust off the car',
        ],
      },
      {
        who: 'I own a car and a bike',
        did: [
          'Looked for secure bike parking',
          'Bought a bike rack for my car',
          'Planned trips using my car and bike',
          'Decided when to leave the car at home',
          'Cleared garage space for a car and bike',
        ],
      },
      {
        who: 'I own an electric car',
        did: [
          'Hired an electrician to fit a home charger',
          'Ordered a charging cable',
          'Planned a long drive around chargers',
          'Dealt with a charger out of order',
          'Updated my electric car’s software',
        ],
      },
      {
        who: 'I own a tent and a roof rack',
        did: [
          'Booked a campsite for a long weekend',
          'Bought straps for my roof rack',
          'Planned a camping trip',
          'Checked the load on my roof rack',
          'Patched a leak in my tent',
        ],
      },
      {
        who: 'I have a motorbike licence',
        did: [
          'Looked for a motorbike training course',
          'Ordered motorbike gloves and boots',
          'Planned a motorbike ride with friends',
          'Renewed my motorbike registration',
          'Repaired my motorbike’s brakes',
        ],
      },
      {
        who: 'I have family overseas and visit them',
        did: [
          'Booked flights to visit family overseas',
          'Bought presents for overseas relatives',
          'Applied for a visa to visit family',
          'Arranged leave for a family visit abroad',
          'Changed a return flight from overseas',
        ],
      },
      {
        who: 'I have a parking permit for my street',
        did: [
          'Looked for a permit bay at night',
          'Ordered a visitor parking permit',
          'Filled in a council permit form',
          'Disputed a fine on my own street',
          'Moved my car for street cleaning',
        ],
      },
      {
        who: 'I have a passport from another country',
        did: [
          'Looked for my nearest consulate',
          'Collected my new foreign passport',
          'Filled in a consulate form',
          'Dealt with border staff about two passports',
          'Renewed my foreign passport',
        ],
      },
      {
        who: 'I take a bus and a train to work',
        did: [
          'Looked for a faster bus connection',
          'Topped up my travel card',
          'Planned my trip to work with two timetables',
          'Explained a late connection to my manager',
          'Changed my route during trackwork',
        ],
      },
      {
        who: 'I fly interstate for work',
        did: [
          'Booked interstate flights for work',
          'Collected a hire car at the airport',
          'Wrote up a travel claim',
          'Arranged meetings around a flight',
          'Changed a work flight home',
        ],
      },
      {
        who: 'I share one car with my partner',
        did: [
          'Looked for a second-hand car with my partner',
          'Bought petrol for our shared car',
          'Planned the week around one car',
          'Arranged with my partner who drives',
          'Cancelled plans without the car',
        ],
      },
      {
        who: 'I tow a boat in summer',
        did: [
          'Looked for a mechanic for my boat trailer',
          'Bought lights for my boat trailer',
          'Practised reversing a boat trailer',
          'Checked the tow bar before summer',
          'Cleaned the boat after a trip',
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
          'Looked for a TAFE placement',
          'Collected tools for my TAFE course',
          'Prepared a presentation for my TAFE class',
          'Juggled my TAFE timetable and work',
          'Changed my TAFE elective',
        ],
      },
      {
        who: 'I’m in a book club',
        did: [
          'Found a cafe for our book club',
          'Borrowed the next novel for my book club',
          'Prepared questions about a novel',
          'Arranged a date with book club members',
          'Cancelled a book club evening',
        ],
      },
      {
        who: 'I’m a weekend cyclist',
        did: [
          'Looked for a rail trail to ride',
          'Bought padded shorts for weekend rides',
          'Planned a Sunday ride',
          'Arranged a meeting point with other riders',
          'Cleaned my bike after a weekend ride',
        ],
      },
      {
        who: 'I’m a part-time uni student',
        did: [
          'Looked for an evening uni subject',
          'Borrowed library books for an essay',
          'Wrote a uni assignment after work',
          'Asked a lecturer for an extension',
          'Dropped a uni subject',
        ],
      },
      {
        who: 'I’m a bushwalker',
        did: [
          'Looked for companions for a long hike',
          'Bought hiking boots and maps',
          'Planned an overnight bushwalk',
          'Checked the track conditions',
          'Packed my hiking pack',
        ],
      },
      {
        who: 'I’m learning Italian',
        did: [
          'Looked for an Italian conversation group',
          'Ordered a course book in Italian',
          'Wrote an email in Italian',
          'Revised my Italian verbs',
          'Switched my phone to Italian',
        ],
      },
      {
        who: 'I’m learning the guitar',
        did: [
          'Looked for a guitar teacher',
          'Bought new guitar strings',
          'Practised chords for a song',
          'Kept my guitar in tune',
          'Restrung my guitar',
        ],
      },
      {
        who: 'I’m learning a language with a tutor',
        did: [
          'Looked for a language tutor online',
          'Ordered the textbook my tutor uses',
          'Prepared homework for my tutor',
          'Arranged lesson times with my tutor',
          'Cancelled a lesson with my tutor',
        ],
      },
      {
        who: 'I’m restoring an old motorbike',
        did: [
          'Found a mechanic who knows old motorbikes',
          'Ordered parts for my old motorbike',
          'Applied for club registration for a motorbike',
          'Tracked the cost of a restoration',
          'Rebuilt an old motorbike engine',
        ],
      },
      {
        who: 'I play the drums in a garage',
        did: [
          'Looked for a band needing a drummer',
          'Bought new drumsticks',
          'Practised for a jam session',
          'Dealt with neighbours about my drumming',
          'Soundproofed the garage',
        ],
      },
      {
        who: 'I play chess online',
        did: [
          'Looked for opponents at my chess level',
          'Subscribed to an online chess course',
          'Studied openings before a chess match',
          'Reported a cheat on a chess site',
          'Analysed a lost chess game',
        ],
      },
      {
        who: 'I sing in a local choir',
        did: [
          'Auditioned for a solo in my choir',
          'Collected sheet music from the choir librarian',
          'Practised my part for a choir concert',
          'Arranged lifts to choir rehearsals',
          'Set up chairs for choir practice',
        ],
      },
      {
        who: 'I sew some of my own clothes',
        did: [
          'Looked for a sewing class',
          'Bought fabric for a dress',
          'Drafted a sewing pattern',
          'Fitted a garment to my measurements',
          'Repaired my sewing machine',
        ],
      },
      {
        who: 'I swim with a club',
        did: [
          'Looked for a swimming coach',
          'Ordered goggles and a club cap',
          'Trained for a swim meet',
          'Recorded my lap times',
          'Swapped lanes at a swim squad session',
        ],
      },
      {
        who: 'I collect stamps from the Pacific',
        did: [
          'Looked for a dealer in Pacific stamps',
          'Ordered an album for my stamps',
          'Catalogued my stamp collection',
          'Arranged a stamp swap by post',
          'Sorted stamps by country',
        ],
      },
      {
        who: 'I paint portraits at a Tuesday class',
        did: [
          'Looked for a model for a portrait',
          'Bought oil paints for class',
          'Sketched a face before painting',
          'Asked my art teacher for advice',
          'Cleaned my brushes after class',
        ],
      },
      {
        who: 'I have a kiln in the shed',
        did: [
          'Hired an electrician to wire my kiln',
          'Ordered clay and glazes',
          'Planned a kiln firing',
          'Dealt with pots that crack in the kiln',
          'Replaced a kiln element',
        ],
      },
      {
        who: 'I have a piano at home',
        did: [
          'Booked a piano tuner',
          'Ordered music for my piano',
          'Practised pieces for a piano exam',
          'Arranged piano practice around neighbours',
          'Moved our piano to another room',
        ],
      },
      {
        who: 'I have a share in a glider',
        did: [
          'Looked for another member for our glider share',
          'Ordered parts for our glider',
          'Planned a cross-country glider flight',
          'Arranged flying days with my co-owners',
          'Packed the glider into its trailer',
        ],
      },
      {
        who: 'I have a metal detector',
        did: [
          'Looked for places to use my metal detector',
          'Bought a digging tool and headphones',
          'Applied for a fossicking permit',
          'Reported a find to the authorities',
          'Cleaned coins I dig up',
        ],
      },
      {
        who: 'I own a telescope',
        did: [
          'Looked for a dark site for stargazing',
          'Ordered an eyepiece for my telescope',
          'Planned a night of observing',
          'Checked the sky forecast',
          'Realigned my telescope',
        ],
      },
      {
        who: 'I own a kayak',
        did: [
          'Looked for a kayaking club to join',
          'Bought a life jacket for kayaking',
          'Planned a kayak trip down a river',
          'Checked the tides before paddling',
          'Patched a leak in my kayak',
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
          'Looked for possible wedding venues',
          'Collected brochures at a bridal fair',
          'Talked about a wedding budget',
          'Answered questions about a wedding date',
          'Postponed our engagement party',
        ],
      },
      {
        who: 'I’m a bridesmaid or groomsman this year',
        did: [
          'Booked a hens’ or bucks’ night',
          'Ordered shoes for the bridal party',
          'Wrote a bridal party speech',
          'Arranged dress or suit fittings',
          'Altered my bridal party outfit',
        ],
      },
      {
        who: 'I’m planning a big birthday party',
        did: [
          'Hired a hall for a birthday',
          'Ordered catering for a big party',
          'Wrote the invitations for a party',
          'Chased guests who don’t reply',
          'Decorated a hall for a birthday',
        ],
      },
      {
        who: 'I’m a wedding guest three times this year',
        did: [
          'Booked accommodation for a wedding',
          'Bought a gift from a wedding registry',
          'Replied to wedding invitations',
          'Budgeted for several weddings in a year',
          'Altered an outfit to wear again',
        ],
      },
      {
        who: 'I got married at a registry office',
        did: [
          'Booked a time at the registry office',
          'Collected our certificate from the registry',
          'Planned a small lunch after the registry',
          'Explained a small wedding to relatives',
          'Changed my surname after the registry',
        ],
      },
      {
        who: 'I got married overseas',
        did: [
          'Found a celebrant overseas',
          'Obtained papers to marry abroad',
          'Translated our foreign marriage certificate',
          'Arranged travel for wedding guests',
          'Registered our overseas marriage at home',
        ],
      },
      {
        who: 'I got engaged this year',
        did: [
          'Looked for a jeweller to make a ring',
          'Ordered engagement party invitations',
          'Wrote an engagement announcement',
          'Told both families about our engagement',
          'Resized my engagement ring',
        ],
      },
      {
        who: 'I have a milestone birthday coming up',
        did: [
          'Booked a restaurant for my milestone birthday',
          'Ordered a cake for my milestone birthday',
          'Wrote a guest list for my birthday',
          'Talked my family out of a surprise party',
          'Sorted old photos for a slide show',
        ],
      },
      {
        who: 'I have relatives living overseas',
        did: [
          'Booked rooms for visiting overseas relatives',
          'Posted cards and gifts overseas',
          'Prepared a video message for relatives abroad',
          'Arranged a call across time zones',
          'Moved a celebration to suit overseas relatives',
        ],
      },
      {
        who: 'I have a big family Christmas each year',
        did: [
          'Found enough beds for Christmas guests',
          'Ordered the Christmas ham',
          'Planned the Christmas lunch menu',
          'Arranged who brings what at Christmas',
          'Packed away the Christmas decorations',
        ],
      },
      {
        who: 'I have a godchild',
        did: [
          'Booked an outing with my godchild',
          'Bought a christening gift',
          'Prepared a reading for a christening',
          'Kept in touch with my godchild',
          'Set up a savings account for my godchild',
        ],
      },
      {
        who: 'I have a friend who is getting married',
        did: [
          'Looked for a gift for my friend’s wedding',
          'Collected money for a joint wedding gift',
          'Wrote a toast for my friend’s wedding',
          'Helped my friend with the seating plan',
          'Returned a gift bought for my friend',
        ],
      },
      {
        who: 'I host a barbecue every few weeks',
        did: [
          'Looked for a gas bottle refill',
          'Ordered meat for a barbecue',
          'Planned salads for a barbecue',
          'Handled guests’ food allergies at barbecues',
          'Cleaned the barbecue plate',
        ],
      },
      {
        who: 'I play music at weddings',
        did: [
          'Advertised for wedding bookings as a musician',
          'Ordered sheet music for a ceremony',
          'Quoted for playing at a wedding',
          'Agreed on songs with a couple',
          'Set up speakers at a reception',
        ],
      },
      {
        who: 'I bake cakes for birthdays',
        did: [
          'Looked for birthday cake designs',
          'Ordered icing and cake boards',
          'Quoted for a child’s birthday cake',
          'Arranged a cake pick-up time',
          'Repaired a cracked birthday cake',
        ],
      },
      {
        who: 'I make my own party decorations',
        did: [
          'Looked for ideas for table decorations',
          'Ordered crepe paper and ribbon',
          'Taught friends to make paper flowers',
          'Lent handmade garlands to friends',
          'Stored my handmade decorations',
        ],
      },
      {
        who: 'I live far from most of my family',
        did: [
          'Looked for cheap flights to a family lunch',
          'Collected relatives from the airport',
          'Planned a trip home for Christmas',
          'Arranged leave for a family gathering',
          'Cancelled a long drive to my family',
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
          'Found a restaurant with vegetarian dishes',
          'Ordered tofu and chickpeas',
          'Planned vegetarian dinners for meat eaters',
          'Asked a waiter about stock in the soup',
          'Adapted my recipes for vegetarian meals',
        ],
      },
      {
        who: 'I’m a parent who packs school lunches',
        did: [
          'Looked for school lunch ideas',
          'Bought lunch box snacks for the week',
          'Prepared sandwiches for school lunches',
          'Dealt with uneaten school lunches',
          'Washed the lunch boxes and drink bottles',
        ],
      },
      {
        who: 'I’m a parent with a vegetable garden',
        did: [
          'Looked for easy crops to grow with children',
          'Bought seedlings for our vegetable garden',
          'Taught my child to plant beans',
          'Persuaded my child to eat home-grown greens',
          'Weeded the vegetable garden with my child',
        ],
      },
      {
        who: 'I’m the cook in my family',
        did: [
          'Searched for new family dinner recipes',
          'Shopped for the family’s weekly dinners',
          'Planned the family’s meals for a week',
          'Handled fussy eaters at the table',
          'Sharpened our kitchen knives',
        ],
      },
      {
        who: 'I’m allergic to prawns',
        did: [
          'Booked a test for my prawn allergy',
          'Ordered fish sauce free of shellfish',
          'Wrote an allergy card for travelling',
          'Checked menus for shellfish',
          'Sent back a dish with prawns',
        ],
      },
      {
        who: 'I’m a home brewer',
        did: [
          'Looked for a home brewing club',
          'Ordered malt and hops',
          'Recorded a home brew recipe',
          'Checked the temperature of my brew',
          'Sterilised my beer bottles',
        ],
      },
      {
        who: 'I have a nut allergy',
        did: [
          'Booked an appointment about my nut allergy',
          'Bought a new adrenaline pen',
          'Wrote a nut allergy plan',
          'Warned a host about my nut allergy',
          'Cleaned a kitchen that had nuts in it',
        ],
      },
      {
        who: 'I don’t eat red meat',
        did: [
          'Looked for recipes using chicken or fish',
          'Ordered poultry from a butcher',
          'Prepared meals without beef or lamb',
          'Explained at dinners that I skip red meat',
          'Replaced mince in my old recipes',
        ],
      },
      {
        who: 'I bake sourdough on weekends',
        did: [
          'Looked for a mill selling bread flour',
          'Ordered a proving basket for sourdough',
          'Taught a friend to bake sourdough',
          'Fed my sourdough starter',
          'Revived a sluggish sourdough starter',
        ],
      },
      {
        who: 'I cook with a wood-fired oven',
        did: [
          'Hired a builder for a wood-fired oven',
          'Ordered firewood for my oven',
          'Prepared pizza dough for the wood oven',
          'Kept the oven fire at an even heat',
          'Cleaned ash out of my oven',
        ],
      },
      {
        who: 'I shop for a household of four',
        did: [
          'Looked for supermarket specials',
          'Ordered groceries for four people',
          'Wrote a shopping list for the household',
          'Kept track of our grocery spending',
          'Put away the weekly groceries',
        ],
      },
      {
        who: 'I have a big freezer in the garage',
        did: [
          'Looked for a butcher who sells in bulk',
          'Bought bulk meat for my freezer',
          'Cooked meals to freeze',
          'Kept a list of what’s in the freezer',
          'Defrosted my chest freezer',
        ],
      },
      {
        who: 'I have a child who is vegan',
        did: [
          'Looked for a dietitian for my vegan child',
          'Bought vegan snacks for my child',
          'Prepared vegan meals for my child',
          'Explained veganism to my child’s school',
          'Replaced dairy in my child’s lunches',
        ],
      },
      {
        who: 'I have a pressure cooker',
        did: [
          'Looked for pressure cooker recipes',
          'Ordered a new seal for my pressure cooker',
          'Taught my son to use a pressure cooker',
          'Worked out pressure cooking times',
          'Cleaned the pressure cooker valve',
        ],
      },
      {
        who: 'I have a coffee machine at home',
        did: [
          'Booked a service for my coffee machine',
          'Ordered coffee beans from a roaster',
          'Learnt to froth milk at home',
          'Adjusted the coffee grinder',
          'Descaled my coffee machine',
        ],
      },
      {
        who: 'I have a lemon tree and a passionfruit vine',
        did: [
          'Looked for people to take our spare lemons',
          'Bought citrus fertiliser',
          'Made jam from our passionfruit',
          'Treated pests on our lemon tree',
          'Pruned the passionfruit vine',
        ],
      },
      {
        who: 'I grow herbs on a windowsill',
        did: [
          'Looked for herbs that grow indoors',
          'Bought basil and parsley seedlings',
          'Planned dishes around fresh herbs',
          'Watered my windowsill herbs',
          'Repotted the herbs on my windowsill',
        ],
      },
      {
        who: 'I make my own pasta',
        did: [
          'Looked for a pasta making class',
          'Ordered flour for making pasta',
          'Prepared fresh pasta for guests',
          'Dried homemade pasta overnight',
          'Cleaned my pasta machine',
        ],
      },
      {
        who: 'I take my lunch to work',
        did: [
          'Looked for lunch ideas for work',
          'Bought containers for my work lunches',
          'Prepared lunches for the working week',
          'Dealt with lunches going missing at work',
          'Cleaned out the office fridge',
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
          'Recruited other volunteers to walk dogs',
          'Bought leads for dog walking',
          'Reported on a dog’s behaviour after a walk',
          'Arranged walk times with a dog’s owner',
          'Cancelled a dog walk because of heat',
        ],
      },
      {
        who: 'I’m a member of a pony club',
        did: [
          'Looked for a coach at my pony club',
          'Ordered a pony club uniform',
          'Prepared for a pony club gymkhana',
          'Rostered parents for a pony club rally',
          'Set up jumps for a rally',
        ],
      },
      {
        who: 'I’m a volunteer at an animal shelter',
        did: [
          'Looked for homes for shelter animals',
          'Collected donated blankets for the shelter',
          'Wrote adoption profiles for shelter animals',
          'Helped families meet rescue animals',
          'Cleaned the shelter kennels',
        ],
      },
      {
        who: 'I’m a birdwatcher with a feeder',
        did: [
          'Looked for birdwatching spots',
          'Ordered seed for my bird feeder',
          'Recorded the birds at my feeder',
          'Kept rats away from the feeder',
          'Cleaned my bird feeder',
        ],
      },
      {
        who: 'I own a horse',
        did: [
          'Booked a farrier for my horse',
          'Ordered hay and feed for my horse',
          'Trained my horse for trail riding',
          'Arranged agistment for my horse',
          'Cleaned my horse’s paddock',
        ],
      },
      {
        who: 'I own a greyhound that used to race',
        did: [
          'Looked for a park suited to a greyhound',
          'Bought a muzzle for my greyhound',
          'Taught my greyhound to live in a house',
          'Kept my greyhound away from small dogs',
          'Registered my greyhound as a pet',
        ],
      },
      {
        who: 'I own a cat',
        did: [
          'Booked my cat into a cattery',
          'Ordered flea treatment for my cat',
          'Taught my cat to use a flap',
          'Searched for my cat after a night out',
          'Brushed my cat’s matted fur',
        ],
      },
      {
        who: 'I own a guinea pig',
        did: [
          'Looked for a vet who sees guinea pigs',
          'Bought hay for my guinea pig',
          'Planned a guinea pig’s diet',
          'Arranged holiday care for my guinea pig',
          'Cleaned my guinea pig’s enclosure',
        ],
      },
      {
        who: 'I own a pair of budgies',
        did: [
          'Looked for an avian vet for my budgies',
          'Bought millet for my budgies',
          'Taught my budgies to perch on a hand',
          'Searched for an escaped budgie',
          'Cleaned the budgie cage',
        ],
      },
      {
        who: 'I have two cats that stay indoors',
        did: [
          'Hired someone to build an indoor cat enclosure',
          'Ordered scratching posts for indoor cats',
          'Planned play for cats kept indoors',
          'Managed fights between my two cats',
          'Repaired flyscreens clawed by my cats',
        ],
      },
      {
        who: 'I have a rabbit in a hutch',
        did: [
          'Looked for a vet to vaccinate my rabbit',
          'Bought straw and pellets for my rabbit',
          'Litter-trained my rabbit',
          'Protected my rabbit from the heat',
          'Cleaned my rabbit’s hutch',
        ],
      },
      {
        who: 'I have goldfish in a tank',
        did: [
          'Looked for an aquarium shop',
          'Ordered a filter for my fish tank',
          'Prepared a tank for new goldfish',
          'Tested the water in my fish tank',
          'Changed the water for my goldfish',
        ],
      },
      {
        who: 'I have a dog and a backyard',
        did: [
          'Looked for a dog sitter for a weekend',
          'Bought a kennel for my dog',
          'Trained my dog to stop digging',
          'Dealt with my dog’s barking at the fence',
          'Repaired the fence after my dog escaped',
        ],
      },
      {
        who: 'I have a lizard in a heated tank',
        did: [
          'Looked for a vet who treats reptiles',
          'Ordered live insects for my lizard',
          'Applied for a licence to keep a lizard',
          'Checked the temperature of my lizard’s tank',
          'Replaced my lizard’s heat lamp',
        ],
      },
      {
        who: 'I have stick insects on a shelf',
        did: [
          'Found a breeder of stick insects',
          'Collected leaves for my stick insects',
          'Explained stick insects to a school class',
          'Gave away spare stick insect eggs',
          'Cleaned my stick insects’ enclosure',
        ],
      },
      {
        who: 'I have hens in the garden',
        did: [
          'Looked for someone to mind my hens',
          'Ordered layer pellets for my hens',
          'Planned a bigger chook run',
          'Protected my hens from foxes',
          'Cleaned out the chook house',
        ],
      },
      {
        who: 'I ride horses at a riding school',
        did: [
          'Looked for a riding instructor',
          'Bought jodhpurs for riding lessons',
          'Practised for a dressage test',
          'Arranged lessons with my riding school',
          'Cancelled a riding lesson',
        ],
      },
      {
        who: 'I mind a friend’s dog some weekends',
        did: [
          'Found a cafe that allows a friend’s dog',
          'Collected my friend’s dog for the weekend',
          'Wrote my friend an update on the dog',
          'Followed my friend’s feeding instructions',
          'Vacuumed after my friend’s dog went home',
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
          'Looked for a supplier of deadlocks',
          'Ordered locks and key blanks',
          'Quoted for rekeying an office',
          'Helped people locked out of their houses',
          'Repaired a jammed safe',
        ],
      },
      {
        who: 'Piano teacher',
        did: [
          'Looked for a venue for pupils’ recitals',
          'Ordered sheet music for beginners',
          'Prepared a pupil for a piano exam',
          'Chased parents for lesson fees',
          'Rescheduled a piano lesson',
        ],
      },
      {
        who: 'Bank teller',
        did: [
          'Found cover for a teller on leave',
          'Ordered cash for the branch',
          'Prepared the day’s banking report',
          'Explained account fees to customers',
          'Balanced the till at closing',
        ],
      },
      {
        who: 'Travel agent',
        did: [
          'Booked cruises for clients',
          'Collected travel documents for clients',
          'Planned a group tour itinerary',
          'Dealt with a client’s missed flight',
          'Cancelled a client’s holiday',
        ],
      },
      {
        who: 'Picture framer',
        did: [
          'Looked for a supplier of mouldings',
          'Ordered picture glass for framing',
          'Quoted for framing a painting',
          'Kept track of artwork waiting to be framed',
          'Repaired a damaged picture frame',
        ],
      },
      {
        who: 'Bike mechanic',
        did: [
          'Looked for a hard-to-get bike part',
          'Ordered chains and brake pads',
          'Quoted for a bike service',
          'Kept track of bikes waiting on parts',
          'Repaired a buckled bike wheel',
        ],
      },
      {
        who: 'Driving instructor',
        did: [
          'Looked for new learners in the area',
          'Ordered dual controls for a lesson car',
          'Prepared a learner for a driving test',
          'Calmed a nervous learner',
          'Rescheduled a driving lesson',
        ],
      },
      {
        who: 'Call centre operator',
        did: [
          'Transferred callers to a supervisor',
          'Ordered a replacement headset',
          'Wrote up notes after a call',
          'Handled angry callers',
          'Reset a caller’s password',
        ],
      },
      {
        who: 'Mechanic at a car dealership',
        did: [
          'Booked cars in for logbook services',
          'Ordered spark plugs for a service',
          'Wrote an inspection report on a used car',
          'Explained repair costs to a car owner',
          'Replaced a worn clutch',
        ],
      },
      {
        who: 'Jeweller',
        did: [
          'Looked for a gem supplier',
          'Ordered silver for making rings',
          'Drew up a design for a necklace',
          'Arranged a valuation for a customer',
          'Repaired a broken necklace clasp',
        ],
      },
      {
        who: 'Swim instructor at a public pool',
        did: [
          'Found a relief teacher for swimming classes',
          'Ordered kickboards for the pool',
          'Planned swimming lessons for beginners',
          'Reassured children afraid of water',
          'Cancelled an outdoor swimming class',
        ],
      },
      {
        who: 'Security guard in a shopping centre',
        did: [
          'Looked for a lost child in the centre',
          'Collected a radio for a security shift',
          'Wrote an incident report on shoplifting',
          'Handed over to the night guard',
          'Locked up the shopping centre',
        ],
      },
      {
        who: 'Real estate photographer with a drone',
        did: [
          'Booked a drone flight at a property',
          'Ordered a lens for house photos',
          'Planned a photo shoot of a listing',
          'Chased agents for photo approvals',
          'Edited photos of a house for sale',
        ],
      },
      {
        who: 'Tour guide at a harbour',
        did: [
          'Booked boats for harbour tours',
          'Collected brochures for tourists',
          'Prepared a commentary on the harbour',
          'Dealt with late passengers on a tour',
          'Cancelled a harbour tour in bad weather',
        ],
      },
    ],
    businesses: [
      {
        who: 'travel agency',
        did: [
          'Hired a travel consultant',
          'Ordered brochures from tour operators',
          'Quoted for a family’s flights and hotels',
          'Chased a refund from an airline',
          'Rebooked customers on cancelled flights',
        ],
      },
      {
        who: 'laundry',
        did: [
          'Looked for casual ironing staff',
          'Ordered detergent and bleach',
          'Wrote down instructions for delicate washing',
          'Tracked which customers’ sheets were ready',
          'Repaired the tumble dryers',
        ],
      },
      {
        who: 'car wash',
        did: [
          'Advertised for weekend car washers',
          'Ordered car shampoo and sponges',
          'Priced a package for detailing cars',
          'Dealt with complaints about scratched paint',
          'Cleared the drains in the wash bays',
        ],
      },
      {
        who: 'driving school',
        did: [
          'Recruited a driving instructor',
          'Bought a car with dual controls',
          'Planned lessons for nervous learners',
          'Handled learners who missed their lessons',
          'Moved driving tests to another day',
        ],
      },
      {
        who: 'print shop',
        did: [
          'Took on an apprentice printer',
          'Ordered paper and toner',
          'Quoted for flyers and business cards',
          'Checked proofs with customers',
          'Serviced the printing press',
        ],
      },
      {
        who: 'watch repair shop',
        did: [
          'Searched for discontinued watch parts',
          'Ordered batteries and watch straps',
          'Quoted for repairs to old clocks',
          'Explained delays to customers waiting on watches',
          'Cleaned out the movement of a clock',
        ],
      },
      {
        who: 'framing shop',
        did: [
          'Hired a casual framer',
          'Ordered glass and moulding',
          'Priced frames for a gallery',
          'Chased customers to collect their pictures',
          'Replaced glass in damaged frames',
        ],
      },
      {
        who: 'music shop in the suburbs',
        did: [
          'Looked for guitar teachers',
          'Ordered strings and reeds',
          'Wrote hire agreements for school instruments',
          'Handled returns of faulty amplifiers',
          'Restrung guitars for customers',
        ],
      },
      {
        who: 'locksmith business',
        did: [
          'Advertised for an apprentice locksmith',
          'Ordered key blanks and cylinders',
          'Quoted for a master key system',
          'Rostered staff for after-hours lockouts',
          'Changed the locks at rental properties',
        ],
      },
      {
        who: 'upholstery workshop',
        did: [
          'Looked for a second upholsterer',
          'Ordered foam and webbing',
          'Quoted for recovering pub seating',
          'Kept track of chairs waiting on fabric',
          'Stripped old padding from lounges',
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
          'Recruited new members for the brigade',
          'Collected new firefighting gear',
          'Taught hose drill to new volunteers',
          'Explained callouts to my employer',
          'Cleaned the fire truck after a callout',
        ],
      },
      {
        who: 'I’m renovating to sell',
        did: [
          'Hired an agent to appraise my house',
          'Ordered tiles and a new vanity',
          'Planned the renovation around the auction date',
          'Checked what work would lift the price',
          'Painted our bedrooms before the sale',
        ],
      },
      {
        who: 'I’m about to retire',
        did: [
          'Booked a session with a financial adviser',
          'Requested my super statements',
          'Prepared a handover for my successor',
          'Checked when I could draw my pension',
          'Cleared out my desk at work',
        ],
      },
      {
        who: 'I’m retired and travelling',
        did: [
          'Looked for house sitters while we travel',
          'Bought passes for national parks',
          'Planned our route between camp sites',
          'Arranged mail forwarding while away',
          'Packed up the house for months away',
        ],
      },
      {
        who: 'I’m new to my town',
        did: [
          'Looked for a doctor taking new patients',
          'Collected my new library card',
          'Introduced myself to the neighbours',
          'Checked which clubs welcome newcomers',
          'Changed my address after moving here',
        ],
      },
      {
        who: 'I’m a parent who studies part-time',
        did: [
          'Looked for childcare during exams',
          'Borrowed textbooks for my course',
          'Wrote assignments after the kids’ bedtime',
          'Arranged study time with my partner',
          'Withdrew from a subject this semester',
        ],
      },
      {
        who: 'I’m a renter with a garden',
        did: [
          'Hired a mower for the rental',
          'Bought pots I can take with me',
          'Wrote to my landlord about planting',
          'Checked my lease for garden upkeep',
          'Weeded the yard before an inspection',
        ],
      },
      {
        who: 'I’m a keen swimmer',
        did: [
          'Joined a swimming squad',
          'Replaced my goggles and bathers',
          'Planned training for an ocean race',
          'Checked when the lap lanes were free',
          'Packed my gear for the pool',
        ],
      },
      {
        who: 'I live on a farm out of town',
        did: [
          'Looked for tradespeople who travel to us',
          'Stocked up on diesel and groceries',
          'Planned trips into town around errands',
          'Checked the water level in our tanks',
          'Fixed fences along our boundary',
        ],
      },
      {
        who: 'I live in a country town',
        did: [
          'Looked for a lift to the city',
          'Collected parcels from the local post office',
          'Wrote to the council about our main street',
          'Arranged telehealth with a city specialist',
          'Set up a stall at the country show',
        ],
      },
      {
        who: 'I live by myself',
        did: [
          'Looked for a handyman I can trust',
          'Bought groceries in small serves',
          'Planned meals for one',
          'Arranged a daily call with my sister',
          'Moved heavy furniture without help',
        ],
      },
      {
        who: 'I live with my parents',
        did: [
          'Asked my parents about paying board',
          'Borrowed the family car',
          'Planned how to save for my own place',
          'Explained my late nights to my parents',
          'Cleaned out my childhood bedroom',
        ],
      },
      {
        who: 'I have two passports',
        did: [
          'Booked an appointment at the consulate',
          'Collected my second passport',
          'Filled in forms about dual citizenship',
          'Checked which passport to travel on',
          'Renewed both my passports',
        ],
      },
      {
        who: 'I have a spare room for guests',
        did: [
          'Hired a rollaway bed for visitors',
          'Bought sheets and towels for guests',
          'Wrote down the house instructions for guests',
          'Arranged dates with visiting relatives',
          'Cleared out our spare room for guests',
        ],
      },
      {
        who: 'I have a market stall on Sundays',
        did: [
          'Looked for a better site at the market',
          'Ordered stock for my stall',
          'Worked out prices for Sunday customers',
          'Checked the weather before market day',
          'Packed up the stall and gazebo',
        ],
      },
      {
        who: 'I have a vintage car',
        did: [
          'Found a mechanic for classic cars',
          'Ordered parts from overseas',
          'Wrote up a log book for club registration',
          'Arranged insurance on an agreed value',
          'Restored the upholstery in my old car',
        ],
      },
      {
        who: 'I have a holiday shack',
        did: [
          'Looked for a caretaker for our shack',
          'Bought second-hand beds for the shack',
          'Drew up a family roster for holidays',
          'Checked the shack after a storm',
          'Repaired the roof on our shack',
        ],
      },
      {
        who: 'I own a caravan',
        did: [
          'Booked powered sites for our caravan',
          'Ordered a new annexe',
          'Planned a trip with the caravan',
          'Checked the tow bar and brakes',
          'Cleaned our caravan after a trip',
        ],
      },
      {
        who: 'I own a boat with a friend',
        did: [
          'Looked for a berth for our boat',
          'Bought life jackets for the boat',
          'Wrote up an agreement with my co-owner',
          'Arranged whose weekend it was to sail',
          'Scrubbed the hull with my friend',
        ],
      },
      {
        who: 'I own a block of land',
        did: [
          'Hired a surveyor for my land',
          'Ordered a soil test',
          'Prepared plans for a house on the block',
          'Checked the zoning with the council',
          'Slashed the grass on my block',
        ],
      },
      {
        who: 'I own a sewing machine',
        did: [
          'Looked for someone to service my machine',
          'Ordered needles and thread',
          'Taught my daughter to sew',
          'Checked the tension on my machine',
          'Mended clothes for the family',
        ],
      },
      {
        who: 'I rent a house with a shed',
        did: [
          'Inspected rentals with storage space',
          'Bought shelves for the shed',
          'Wrote to the landlord about shed repairs',
          'Checked my insurance covered the shed',
          'Cleared a past tenant’s rubbish from the shed',
        ],
      },
      {
        who: 'I rent a flat with a friend',
        did: [
          'Looked at flats with my friend',
          'Collected furniture for our flat',
          'Signed a lease with my friend',
          'Split the power bill with my flatmate',
          'Sorted out our shared bond',
        ],
      },
      {
        who: 'I rent a storage unit',
        did: [
          'Looked for a cheaper storage unit',
          'Bought a padlock and boxes',
          'Listed everything in my storage unit',
          'Checked the access hours for my unit',
          'Cleared out half my storage unit',
        ],
      },
      {
        who: 'I work from home three days a week',
        did: [
          'Looked for a quiet place for video calls',
          'Ordered an office chair for home',
          'Planned which days to go in',
          'Explained my home days to my manager',
          'Set up a desk in the bedroom',
        ],
      },
      {
        who: 'I work night shifts at an airport',
        did: [
          'Looked for overnight parking near the airport',
          'Collected a new airside pass',
          'Planned meals around my night shifts',
          'Swapped shifts with a workmate',
          'Set up blackout curtains for daytime sleep',
        ],
      },
      {
        who: 'I keep a bike in the hallway',
        did: [
          'Looked for somewhere secure to park my bike',
          'Bought hooks to hang my bike',
          'Asked body corporate about bike storage',
          'Dealt with complaints about my hallway',
          'Cleaned tyre marks off the wall',
        ],
      },
      {
        who: 'I don’t have a passport',
        did: [
          'Booked a holiday within Australia',
          'Collected a passport application form',
          'Asked someone to be my guarantor',
          'Checked what identification I could use',
          'Cancelled plans to travel overseas',
        ],
      },
      {
        who: 'I don’t drink coffee',
        did: [
          'Looked for cafes with good tea',
          'Ordered herbal tea for the office',
          'Suggested a meeting over lunch instead',
          'Explained to colleagues why I skip coffee',
          'Cut back on energy drinks',
        ],
      },
      {
        who: 'I have no brothers or sisters',
        did: [
          'Looked for carers to help my parents',
          'Collected papers for my parents’ affairs',
          'Planned my parents’ anniversary by myself',
          'Arranged holidays with my cousins',
          'Sorted through my parents’ belongings',
        ],
      },
      {
        who: 'I have no dishwasher',
        did: [
          'Asked for quotes to fit a dishwasher',
          'Bought a bigger dish rack',
          'Drew up a washing-up roster',
          'Argued about whose turn to wash up',
          'Scrubbed pots after a dinner party',
        ],
      },
      {
        who: 'I have no clothes dryer',
        did: [
          'Looked for a laundromat nearby',
          'Bought an indoor drying rack',
          'Planned washing around the weather',
          'Dealt with damp clothes in winter',
          'Strung a clothesline across our balcony',
        ],
      },
      {
        who: 'I have no microwave',
        did: [
          'Asked neighbours to borrow their microwave',
          'Bought a small pan for leftovers',
          'Planned dinners that need no reheating',
          'Defrosted meat the night before',
          'Reheated leftovers on the stove',
        ],
      },
      {
        who: 'I speak two languages',
        did: [
          'Looked for a bilingual playgroup',
          'Borrowed books in my first language',
          'Taught my children our language',
          'Interpreted for my parents at appointments',
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
