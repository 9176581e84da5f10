import type { Field } from '@wattle/contract/brief'

/**
 * A distractor: a person, duties that only they have, and two things that went wrong for them. The
 * first starts with "I", and the second is about a thing or someone else.
 */
export type Decoy = { who: string; did: string[]; wrong?: string[] }

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
          'Chased a late timber delivery',
          'Priced a decking job',
          'Repaired rotten window frames',
          'Looked for an apprentice',
          'Worked out hours for an invoice',
        ],
        wrong: [
          'I cut a stair stringer too short',
          'A delivery of hardwood turned up badly warped',
        ],
      },
      {
        who: 'Plumber',
        did: [
          'Handled call-outs for burst pipes',
          'Quoted for a bathroom renovation',
          'Cleared blocked drains',
          'Hired a drain camera',
          'Chased a customer for payment',
        ],
        wrong: ['I ordered copper pipe in the wrong size', 'A hot water unit came with a dent'],
      },
      {
        who: 'Painter',
        did: [
          'Helped owners choose paint colours',
          'Wrote a quote for interior painting',
          'Sanded back peeling weatherboards',
          'Looked for work on new estates',
          'Compared prices at trade counters',
        ],
        wrong: [
          'I painted a feature wall the wrong colour',
          'The topcoat arrived in the wrong sheen',
        ],
      },
      {
        who: 'Bricklayer',
        did: [
          'Arranged a forklift for the brick pallets',
          'Quoted for a brick fence',
          'Applied for a contractor licence',
          'Looked for a bricklayer’s labourer',
          'Calculated materials for a garage',
        ],
        wrong: ['I laid a course of bricks out of level', 'The brick truck turned up a day late'],
      },
      {
        who: 'Tiler',
        did: [
          'Dealt with tiles that arrived damaged',
          'Measured up a bathroom',
          'Replaced loose shower tiles',
          'Booked a waterproofer before tiling',
          'Compared adhesives for wet areas',
        ],
        wrong: ['I ran out of tiles halfway up a wall', 'The grout in a new shower cracked'],
      },
      {
        who: 'Roofer in a coastal town',
        did: [
          'Rescheduled jobs because of rain',
          'Reported on damage for an insurer',
          'Fixed leaking roofs',
          'Hired edge protection for roof work',
          'Ordered roof sheets and flashing',
        ],
        wrong: [
          'I measured the ridge capping too short',
          'The roof sheets arrived scratched from the factory',
        ],
      },
      {
        who: 'Plasterer',
        did: [
          'Waited on electricians to finish',
          'Quoted for new ceilings',
          'Patched holes in plaster walls',
          'Looked for a second ceiling fixer',
          'Trained an apprentice on cornices',
        ],
        wrong: ['I left a visible join in a ceiling', 'A stack of plasterboard got wet on site'],
      },
      {
        who: 'Crane operator on high-rise sites',
        did: [
          'Recorded safety checks before a shift',
          'Filled in lift plans',
          'Stopped work in strong winds',
          'Booked a dogman for a lift',
          'Renewed a high-risk work licence',
        ],
        wrong: [
          'I brought the wrong slings for a lift',
          'A hydraulic hose on the crane started leaking',
        ],
      },
      {
        who: 'Site supervisor at a small building company',
        did: [
          'Chased trades who were behind schedule',
          'Ran inductions for new trades',
          'Sorted out late deliveries',
          'Booked trades for the next stage',
          'Reported an accident to the regulator',
        ],
        wrong: [
          'I booked the concrete pump for the wrong day',
          'A building inspector failed our slab',
        ],
      },
      {
        who: 'Kitchen cabinet maker in a small workshop',
        did: [
          'Explained a delay to homeowners',
          'Drew up plans for a client',
          'Fixed faults after installation',
          'Looked for a stone benchtop supplier',
          'Ordered cupboard doors and hinges',
        ],
        wrong: [
          'I drilled the hinge holes on the wrong side',
          'The wrong benchtop turned up on installation day',
        ],
      },
      {
        who: 'Air conditioning installer',
        did: [
          'Handled breakdowns in heatwaves',
          'Quoted for ducted cooling',
          'Claimed a repair under warranty',
          'Looked for a subcontractor',
          'Ordered split systems from the wholesaler',
        ],
        wrong: [
          'I ordered a split system too small for a lounge',
          'A new air conditioner dripped on a client’s carpet',
        ],
      },
      {
        who: 'Glazier for shopfronts and offices',
        did: [
          'Took after-hours emergency calls',
          'Measured up a shopfront window',
          'Replaced broken office windows',
          'Hired a lifting crew',
          'Compared lead times for safety glass',
        ],
        wrong: [
          'I measured a shopfront window too wide',
          'A pane of toughened glass shattered on the rack',
        ],
      },
      {
        who: 'Surveyor on road projects',
        did: [
          'Checked survey marks before roadworks',
          'Prepared survey plans for a road',
          'Had the equipment recalibrated',
          'Booked traffic control',
          'Sent data to a design team',
        ],
        wrong: ['I left the tripod at the last job', 'A road crew pulled out our survey pegs'],
      },
      {
        who: 'Fencer on country properties',
        did: [
          'Explained shared costs to neighbours',
          'Quoted for boundary fencing on a farm',
          'Repaired damage done by cattle',
          'Looked for a hand with post driving',
          'Compared prices for posts and wire',
        ],
        wrong: [
          'I ran a fence along the wrong boundary',
          'The post-hole digger broke down in rocky ground',
        ],
      },
    ],
    businesses: [
      {
        who: 'family joinery',
        did: [
          'Kept track of orders for builders',
          'Prepared drawings for custom joinery',
          'Replaced a workshop saw',
          'Advertised for an apprentice joiner',
          'Compared hardwood suppliers',
        ],
        wrong: [
          'I ordered the wrong veneer for a reception desk',
          'Our panel saw broke down before a big job',
        ],
      },
      {
        who: 'tiling business',
        did: [
          'Rostered tilers across jobs',
          'Quoted on tiling for apartments',
          'Sorted out a complaint about uneven floors',
          'Looked for subcontractors',
          'Claimed for chipped stone',
        ],
        wrong: [
          'I underquoted the tiling on a block of flats',
          'A container of stone tiles arrived chipped',
        ],
      },
      {
        who: 'plumbing business in a regional town',
        did: [
          'Rostered staff for after-hours calls',
          'Trained apprentices in gas fitting',
          'Insured a fleet of vans',
          'Hired a qualified plumber',
          'Applied for a gas licence',
        ],
        wrong: [
          'I sent a plumber to the wrong address',
          'A supplier sent the wrong hot water units',
        ],
      },
      {
        who: 'roofing company in a coastal town',
        did: [
          'Arranged an inspection after hail',
          'Quoted for re-roofing jobs',
          'Replaced worn safety harnesses',
          'Hired roofers for the busy season',
          'Ordered roof sheeting in bulk',
        ],
        wrong: [
          'I ordered roof sheets in the wrong length',
          'Rain stopped a re-roofing job for a week',
        ],
      },
      {
        who: 'kitchen showroom',
        did: [
          'Followed up quotes',
          'Prepared designs for customers',
          'Set up a new kitchen display',
          'Looked for a kitchen designer',
          'Compared benchtop suppliers',
        ],
        wrong: [
          'I gave a couple the wrong benchtop price',
          'A customer cancelled a kitchen after the drawings',
        ],
      },
      {
        who: 'mid-sized scaffolding firm',
        did: [
          'Kept track of gear out on hire',
          'Wrote a scaffold safety plan',
          'Chased a builder for overdue hire',
          'Advertised for licensed scaffolders',
          'Planned deliveries to sites',
        ],
        wrong: [
          'I sent scaffold planks to the wrong site',
          'A builder kept our scaffold a month too long',
        ],
      },
      {
        who: 'landscaping business',
        did: [
          'Rescheduled jobs in wet weather',
          'Drew up a garden plan for clients',
          'Bought a second-hand digger',
          'Hired a subcontractor for retaining walls',
          'Found out about council tree rules',
        ],
        wrong: ['I ordered turf a week too early', 'A load of topsoil came full of weeds'],
      },
      {
        who: 'painting business with five staff',
        did: [
          'Rostered the crew between jobs',
          'Quoted for repainting an office block',
          'Chased a final payment',
          'Put in a tender for a school',
          'Ordered paint on the trade account',
        ],
        wrong: [
          'I ordered interior paint for an outside job',
          'The spray machine clogged halfway through a ceiling',
        ],
      },
      {
        who: 'shopfitting firm in the city',
        did: [
          'Arranged after-hours access with centre management',
          'Planned a fit-out',
          'Priced variations to a job',
          'Found a crew for night work',
          'Ordered shelving and counters for shops',
        ],
        wrong: [
          'I ordered shop shelving in the wrong depth',
          'A new shop counter wouldn’t fit through the door',
        ],
      },
    ],
    done: [
      'Hired a concrete mixer',
      'Fixed a leak behind a wall',
      'Compared prices for materials',
      'Taught an apprentice a new skill',
      'Showed an inspector around a site',
      'Chased another trade about a delay',
      'Measured a room for new cabinets',
      'Applied for a footpath permit',
      'Claimed for a tool stolen from a ute',
      'Rang around for a skip on short notice',
    ],
  },
  SHOPS: {
    roles: [
      {
        who: 'Visual merchandiser in a department store',
        did: [
          'Checked displays met the brand rules',
          'Prepared a display guide for store staff',
          'Planned a promotion across stores',
          'Booked installers for a store display',
          'Photographed windows for head office',
        ],
        wrong: ['I put up the sale posters a week early', 'A box of promotion signs never arrived'],
      },
      {
        who: 'Butcher',
        did: [
          'Took orders for Christmas hams',
          'Worked out prices for meat cuts',
          'Trained an apprentice',
          'Looked for a lamb supplier',
          'Recorded cool room temperatures',
        ],
        wrong: [
          'I minced the lamb a customer wanted diced',
          'The sausage machine broke down before a long weekend',
        ],
      },
      {
        who: 'Part-time baker’s assistant',
        did: [
          'Worked out what to mark down',
          'Wrote up cake orders',
          'Donated unsold loaves',
          'Found someone to cover an early shift',
          'Answered questions about allergens',
        ],
        wrong: [
          'I put the wrong name on a birthday cake',
          'The bread slicer jammed in the morning rush',
        ],
      },
      {
        who: 'Greengrocer',
        did: [
          'Cut down on spoilage',
          'Priced fruit for the week',
          'Donated unsold vegetables',
          'Looked for a local fruit grower',
          'Bought produce at the wholesale market',
        ],
        wrong: [
          'I bought too many mangoes before a cold week',
          'A delivery of peaches came in badly bruised',
        ],
      },
      {
        who: 'Fashion buyer for a small chain',
        did: [
          'Negotiated prices with clothing makers',
          'Prepared a buying budget for dresses',
          'Cancelled slow-selling lines',
          'Met agents about next season’s range',
          'Ordered samples from manufacturers',
        ],
        wrong: [
          'I ordered a whole range of coats too late',
          'A clothing sample arrived in the wrong fabric',
        ],
      },
      {
        who: 'Service station attendant on a highway',
        did: [
          'Reported drivers who didn’t pay',
          'Recorded the fuel readings',
          'Handled a fuel spill',
          'Called a technician for the car wash',
          'Checked a customer’s proof of age',
        ],
        wrong: ['I charged a driver for the wrong pump', 'A fuel tanker came late on a Friday'],
      },
      {
        who: 'Night shelf filler in a supermarket',
        did: [
          'Rotated tins by use-by date',
          'Taught a new filler the aisles',
          'Reported an injury from lifting',
          'Swapped a shift with a workmate',
          'Worked out where new lines go',
        ],
        wrong: ['I hurt my back lifting a carton', 'The grocery truck came three hours late'],
      },
      {
        who: 'Online order picker in a large supermarket',
        did: [
          'Kept up with hourly targets',
          'Reported items out of stock',
          'Packed frozen groceries for delivery',
          'Found a substitute for a missing product',
          'Handed over orders at the kerb',
        ],
        wrong: [
          'I put a bag in the wrong customer’s order',
          'The scanner went flat halfway through an order',
        ],
      },
      {
        who: 'Stock controller',
        did: [
          'Investigated losses',
          'Reported on a stocktake',
          'Corrected counts in the system',
          'Requested casuals for a stocktake',
          'Reordered lines that ran low',
        ],
        wrong: [
          'I counted the same shelf twice at stocktake',
          'A delivery docket didn’t match the cartons',
        ],
      },
      {
        who: 'Checkout supervisor',
        did: [
          'Planned breaks around busy times',
          'Trained new casuals',
          'Reset faulty self-serve checkouts',
          'Called extra staff to the registers',
          'Settled a complaint about a refund',
        ],
        wrong: [
          'I left a register without any change',
          'The self-serve checkouts all froze on a Saturday',
        ],
      },
      {
        who: 'Sales assistant in menswear',
        did: [
          'Handled returns without receipts',
          'Measured customers for formal wear',
          'Chased an order from another branch',
          'Found a tailor for suit alterations',
          'Kept track of hired suits',
        ],
        wrong: [
          'I pinned up a suit’s trousers too short',
          'A groom’s hired suit came in the wrong size',
        ],
      },
      {
        who: 'Watchmaker in a shopping centre',
        did: [
          'Kept track of customers’ repairs',
          'Quoted for a repair',
          'Serviced mechanical watches',
          'Looked for parts for older watches',
          'Valued a piece for insurance',
        ],
        wrong: ['I quoted far too little for a repair', 'A spare part for a watch took two months'],
      },
      {
        who: 'Framer in a gallery shop',
        did: [
          'Called customers about finished jobs',
          'Quoted for a large artwork',
          'Restored an old print',
          'Compared suppliers of mouldings',
          'Ordered mount board and glass',
        ],
        wrong: [
          'I cut a mount too small for a watercolour',
          'The gilt moulding arrived split at both ends',
        ],
      },
      {
        who: 'Optical dispenser in a suburban store',
        did: [
          'Chased late spectacle orders',
          'Explained lens options to customers',
          'Fixed a poor fit',
          'Lodged health fund claims',
          'Ordered lenses from the lab',
        ],
        wrong: [
          'I ordered a pair of lenses with wrong measurements',
          'The lab sent lenses with the wrong tint',
        ],
      },
    ],
    businesses: [
      {
        who: 'small bookshop',
        did: [
          'Chased special orders',
          'Planned a monthly reading group',
          'Returned unsold titles to publishers',
          'Booked authors for readings',
          'Ordered new titles from publishers',
        ],
        wrong: [
          'I ordered the wrong edition for a book club',
          'An author cancelled the night before a reading',
        ],
      },
      {
        who: 'shoe shop',
        did: [
          'Handled returns of worn pairs',
          'Trained staff in measuring feet',
          'Cleared out last season’s range',
          'Looked for a boot supplier',
          'Ordered school shoes for the new year',
        ],
        wrong: [
          'I sent a customer boots in the wrong size',
          'The school shoes came after term had started',
        ],
      },
      {
        who: 'toy shop in a regional city',
        did: [
          'Kept track of lay-bys',
          'Planned a Christmas sale',
          'Removed a recalled product',
          'Hired Christmas casuals',
          'Ordered toys from a wholesaler',
        ],
        wrong: [
          'I lost track of a customer’s toy lay-by',
          'The Christmas board games got stuck at the port',
        ],
      },
      {
        who: 'bike shop',
        did: [
          'Managed a repair queue',
          'Quoted for a major service',
          'Sold a trade-in online',
          'Advertised for a mechanic',
          'Ordered tyres and brake parts',
        ],
        wrong: [
          'I fitted a bike with the wrong chain',
          'A customer never came back for a repaired bike',
        ],
      },
      {
        who: 'family fabric store',
        did: [
          'Advised dressmakers on quantities',
          'Planned a program of sewing classes',
          'Cleared slow-selling rolls',
          'Looked for a sewing teacher',
          'Set up an online catalogue',
        ],
        wrong: ['I cut a length of linen too short', 'A bolt of cotton arrived with faded edges'],
      },
      {
        who: 'hardware store with ten staff',
        did: [
          'Managed accounts for tradespeople',
          'Ran a do-it-yourself workshop',
          'Compared wholesalers’ prices',
          'Hired weekend staff with trade knowledge',
          'Ordered tools and fasteners',
        ],
        wrong: ['I cut a house key that didn’t turn', 'A pallet of cement bags got rained on'],
      },
      {
        who: 'second-hand record shop',
        did: [
          'Answered requests for rare albums',
          'Priced a private collection',
          'Listed rare finds online',
          'Looked for collections to buy',
          'Agreed on consignment terms with sellers',
        ],
        wrong: [
          'I priced a rare album far too low',
          'A customer returned an album because of a scratch',
        ],
      },
      {
        who: 'delicatessen in a country town',
        did: [
          'Reduced waste of smallgoods',
          'Prepared platters for functions',
          'Passed a food safety inspection',
          'Looked for local cheesemakers',
          'Compared importers’ prices',
        ],
        wrong: [
          'I left the cheese cabinet open overnight',
          'The meat slicer broke down before Christmas',
        ],
      },
      {
        who: 'homewares shop on a main street',
        did: [
          'Claimed for goods broken in transit',
          'Planned a gift registry',
          'Renegotiated a lease',
          'Visited a trade fair',
          'Ordered cushions and tableware',
        ],
        wrong: ['I ordered too much for Christmas', 'A box of lamps arrived with cracked bases'],
      },
    ],
    done: [
      'Counted the stock in one aisle',
      'Planned a display for a holiday sale',
      'Refunded a customer without a receipt',
      'Marked down a slow-selling line',
      'Showed a casual the closing routine',
      'Compared prices with a competitor',
      'Set an item aside for a regular',
      'Posted a parcel to an interstate customer',
      'Worked out hours for the next roster',
      'Reported a shoplifter to centre security',
    ],
  },
  HOSPITALITY: {
    roles: [
      {
        who: 'Chef',
        did: [
          'Worked out what each dish costs',
          'Planned a seasonal menu',
          'Recorded fridge temperatures',
          'Interviewed a new cook',
          'Cut down on food waste',
        ],
        wrong: [
          'I left the fish order too late for Friday',
          'The cool room broke down on a Saturday',
        ],
      },
      {
        who: 'Barista in a busy city cafe',
        did: [
          'Kept up with a morning queue',
          'Trained new staff on coffee',
          'Adjusted the grind through the day',
          'Looked for a new coffee roaster',
          'Handled a complaint about a wait',
        ],
        wrong: [
          'I mixed up orders in the morning rush',
          'The espresso machine lost pressure at breakfast',
        ],
      },
      {
        who: 'Waiter',
        did: [
          'Handled complaints about slow meals',
          'Explained allergens to diners',
          'Split a bill for a group',
          'Asked another waiter to swap shifts',
          'Shared out tips',
        ],
        wrong: [
          'I took a main course to the wrong table',
          'A table of twelve turned up an hour late',
        ],
      },
      {
        who: 'Bartender in a live music venue',
        did: [
          'Refused service to drunk customers',
          'Wrote a cocktail list',
          'Counted stock after closing',
          'Found cover for a late shift',
          'Checked a customer’s ID',
        ],
        wrong: ['I forgot to reorder tonic before a busy night', 'A keg ran dry during happy hour'],
      },
      {
        who: 'Dishwasher in a large restaurant',
        did: [
          'Kept up with the dinner rush',
          'Reported a broken machine',
          'Learnt food safety rules',
          'Asked for extra shifts',
          'Prepared vegetables for service',
        ],
        wrong: [
          'I misread the roster and missed a shift',
          'The dishwasher leaked across the kitchen floor',
        ],
      },
      {
        who: 'Hotel receptionist',
        did: [
          'Upgraded a guest after a complaint',
          'Prepared for a large arrival',
          'Sorted out double bookings',
          'Called in cover for the front desk',
          'Followed up unpaid minibar charges',
        ],
        wrong: [
          'I gave two guests the same room',
          'The key card machine stopped working at check-in',
        ],
      },
      {
        who: 'Hotel night porter',
        did: [
          'Dealt with noise complaints at night',
          'Wrote up an overnight incident',
          'Ran an evacuation at night',
          'Booked transport for early departures',
          'Let in a guest without a key',
        ],
        wrong: [
          'I sent a guest’s suitcase to another room',
          'A taxi for an early departure never came',
        ],
      },
      {
        who: 'Housekeeping attendant at a beach resort',
        did: [
          'Handed in lost property',
          'Reported faults in rooms',
          'Turned over rooms after checkout',
          'Asked for help on checkout days',
          'Chased a late linen delivery',
        ],
        wrong: [
          'I ran out of time to finish my rooms',
          'The laundry sent back someone else’s towels',
        ],
      },
      {
        who: 'Sushi maker in a food court',
        did: [
          'Took orders for party platters',
          'Labelled allergens on a lunch box',
          'Worked out how much to prepare',
          'Looked for someone to cover Sundays',
          'Compared prices for salmon',
        ],
        wrong: [
          'I filled a tray of rolls with the wrong fish',
          'The rice cooker stopped before the lunch rush',
        ],
      },
      {
        who: 'Function coordinator at a golf club',
        did: [
          'Kept track of guests’ dietary needs',
          'Drew up floor plans for receptions',
          'Changed a booking at short notice',
          'Hired casual staff',
          'Quoted for a wedding reception',
        ],
        wrong: [
          'I gave the kitchen the wrong guest numbers',
          'A band cancelled two days before a wedding',
        ],
      },
      {
        who: 'Cellar hand at a winery',
        did: [
          'Monitored ferments overnight',
          'Recorded tank temperatures during vintage',
          'Learnt to run a press',
          'Looked for vintage work',
          'Took barrel samples for testing',
        ],
        wrong: [
          'I pumped riesling into the wrong tank',
          'The wine press broke down during vintage',
        ],
      },
      {
        who: 'Caravan park attendant on the coast',
        did: [
          'Checked in campers after dark',
          'Found a site for a late booking',
          'Enforced quiet hours',
          'Called out an electrician',
          'Handled a refund for bad weather',
        ],
        wrong: ['I put two caravans on one site', 'The power tripped on a row of caravan sites'],
      },
    ],
    businesses: [
      {
        who: 'cafe near a hospital',
        did: [
          'Rostered weekend staff',
          'Prepared a new breakfast menu',
          'Had the coffee machine repaired',
          'Advertised for a barista',
          'Compared milk suppliers',
        ],
        wrong: ['I forgot to order takeaway cup lids', 'Our barista quit before the long weekend'],
      },
      {
        who: 'restaurant',
        did: [
          'Took deposits to stop no-shows',
          'Planned a set menu for groups',
          'Raised menu prices',
          'Hired kitchen and floor staff',
          'Answered a bad review',
        ],
        wrong: ['I took two bookings for one table', 'A party of twenty never turned up'],
      },
      {
        who: 'pub in a beach town',
        did: [
          'Handled a noise complaint',
          'Organised a trivia night',
          'Renewed a liquor licence',
          'Booked bands for Friday nights',
          'Worked out staff for a public holiday',
        ],
        wrong: [
          'I ordered too few kegs for the grand final',
          'The trivia host cancelled an hour before the quiz',
        ],
      },
      {
        who: 'small motel',
        did: [
          'Managed late check-ins',
          'Updated room rates for the holidays',
          'Replaced old mattresses in the rooms',
          'Looked for a relief manager',
          'Compared booking websites’ fees',
        ],
        wrong: ['I left a guest off the breakfast list', 'The hot water failed in six motel rooms'],
      },
      {
        who: 'bakery',
        did: [
          'Managed standing orders',
          'Worked out the daily bake',
          'Cut down on unsold bread',
          'Looked for a baker for night shifts',
          'Delivered to local cafes',
        ],
        wrong: ['I left the salt out of the bread dough', 'The big oven broke down before dawn'],
      },
      {
        who: 'juice bar',
        did: [
          'Handled lunchtime queues',
          'Tested a new recipe',
          'Kept track of fruit waste',
          'Hired students for summer',
          'Ordered fresh fruit daily',
        ],
        wrong: [
          'I ran out of mangoes on a hot day',
          'A supplier raised its fruit prices without notice',
        ],
      },
      {
        who: 'catering firm with six staff',
        did: [
          'Checked dietary needs with clients',
          'Quoted for a wedding buffet',
          'Transported hot food safely',
          'Hired casual staff for events',
          'Planned quantities for a function',
        ],
        wrong: [
          'I sent the sandwiches to the wrong conference',
          'A hired oven didn’t work at a wedding',
        ],
      },
      {
        who: 'food truck',
        did: [
          'Renewed a council permit',
          'Posted weekly locations online',
          'Had the generator repaired',
          'Applied for a festival site',
          'Worked out stock for a weekend',
        ],
        wrong: ['I ran out of stock at a festival', 'The truck’s generator died at a night market'],
      },
      {
        who: 'wine bar',
        did: [
          'Kept track of cellar stock',
          'Ran a ticketed tasting',
          'Worked out prices by the glass',
          'Looked for small wine importers',
          'Trained staff on a new list',
        ],
        wrong: [
          'I set the prices by the glass too low',
          'A case of pinot arrived with broken bottles',
        ],
      },
      {
        who: 'seasonal ice cream parlour',
        did: [
          'Recorded freezer temperatures',
          'Developed a new flavour',
          'Planned for the quiet season',
          'Hired juniors for summer',
          'Ordered cones and tubs',
        ],
        wrong: ['I hired too few juniors for January', 'The freezer cut out on a hot weekend'],
      },
      {
        who: 'guesthouse near the sea',
        did: [
          'Managed cancellations in the off season',
          'Answered a guest’s review',
          'Repaired damage from salt air',
          'Looked for a changeover cleaner',
          'Set rates for the holidays',
        ],
        wrong: [
          'I booked two couples into the sea-view room',
          'The cleaner cancelled on a changeover day',
        ],
      },
      {
        who: 'pizza shop in the suburbs',
        did: [
          'Sorted out late deliveries',
          'Advertised to nearby streets',
          'Compared delivery services’ fees',
          'Hired a delivery driver',
          'Changed the menu prices',
        ],
        wrong: [
          'I sent out a pizza with the wrong toppings',
          'A delivery driver called in sick on a Saturday',
        ],
      },
      {
        who: 'fish and chip shop in a country town',
        did: [
          'Took phone orders at dinner time',
          'Raised the price of grilled flake',
          'Disposed of used cooking oil',
          'Looked for school holiday staff',
          'Found a fresh seafood supplier',
        ],
        wrong: [
          'I ordered too much fish for a quiet weekend',
          'A fryer broke down just before Good Friday',
        ],
      },
    ],
    done: [
      'Filled a gap in the roster',
      'Worked out what a dish costs',
      'Rang a supplier about missing produce',
      'Seated a group without a booking',
      'Compared prices from food suppliers',
      'Recorded fridge temperatures for an audit',
      'Trained a new casual on the till',
      'Split a bill between a table of eight',
      'Answered an online review',
      'Turned away a walk-in on a busy night',
    ],
  },
  HEALTH_CARE: {
    roles: [
      {
        who: 'Medical receptionist',
        did: [
          'Calmed an upset caller',
          'Chased referral letters',
          'Rescheduled a sick doctor’s appointments',
          'Booked specialist appointments for patients',
          'Processed rebates and payments',
        ],
        wrong: [
          'I booked two patients for the same time',
          'The phone line went down on Monday morning',
        ],
      },
      {
        who: 'Nurse in a regional hospital',
        did: [
          'Handed over at shift change',
          'Wrote up treatment notes',
          'Changed dressings on wounds',
          'Applied for extra shifts',
          'Taught a graduate on the ward',
        ],
        wrong: ['I wrote notes in the wrong chart', 'A casual cancelled an hour before the shift'],
      },
      {
        who: 'Pharmacist',
        did: [
          'Queried scripts with doctors',
          'Advised customers on medicine side effects',
          'Reviewed an older customer’s tablets',
          'Looked for a locum to cover leave',
          'Found alternatives during a shortage',
        ],
        wrong: [
          'I printed a label with the wrong name',
          'The medicine fridge alarm went off on a Sunday',
        ],
      },
      {
        who: 'Physiotherapist in a rehab hospital',
        did: [
          'Tracked progress after surgery',
          'Prepared home exercise programs',
          'Adjusted a treatment plan',
          'Planned a patient’s return home',
          'Ordered walking aids',
        ],
        wrong: [
          'I gave a patient the wrong exercise sheet',
          'A patient’s walking frame came in the wrong height',
        ],
      },
      {
        who: 'Radiographer',
        did: [
          'Checked image quality before reporting',
          'Prepared patients for a scan',
          'Repeated unclear images',
          'Fitted in an urgent case',
          'Recorded radiation doses',
        ],
        wrong: [
          'I called the wrong patient in for a scan',
          'The scanner stopped with a full waiting room',
        ],
      },
      {
        who: 'Podiatrist in a country town',
        did: [
          'Treated a patient with diabetic feet',
          'Wrote treatment plans for heel pain',
          'Visited patients at home',
          'Found a supplier of orthotics',
          'Followed up nursing home referrals',
        ],
        wrong: ['I posted the wrong insoles to a patient', 'The orthotics lab ran two weeks late'],
      },
      {
        who: 'Part-time dental assistant',
        did: [
          'Reassured a nervous patient',
          'Set up trays for procedures',
          'Tracked sterilised instruments',
          'Booked follow-up fillings and cleans',
          'Reordered materials for the surgery',
        ],
        wrong: [
          'I mixed an impression paste that wouldn’t set',
          'The steriliser broke down between two patients',
        ],
      },
      {
        who: 'Speech pathologist',
        did: [
          'Explained home practice to parents',
          'Wrote an assessment for a school',
          'Rescheduled missed sessions',
          'Arranged an interpreter',
          'Learnt to program a talking device',
        ],
        wrong: [
          'I sent a school report a week late',
          'A preschool cancelled all my morning sessions',
        ],
      },
      {
        who: 'Hospital ward clerk',
        did: [
          'Answered calls from relatives',
          'Prepared discharge paperwork',
          'Tracked down missing records',
          'Looked for a bed for an admission',
          'Updated a bed list',
        ],
        wrong: [
          'I filed discharge papers under the wrong name',
          'The wristband printer jammed during admissions',
        ],
      },
      {
        who: 'Operating theatre technician in a private hospital',
        did: [
          'Checked an anaesthetic machine',
          'Set up for the first case',
          'Turned over rooms between cases',
          'Arranged staff for an emergency',
          'Reported faulty equipment',
        ],
        wrong: [
          'I laid out the wrong instrument tray',
          'An operating light failed before the first case',
        ],
      },
      {
        who: 'Occupational therapist in private practice',
        did: [
          'Applied for funding for home modifications',
          'Wrote reports on clients’ daily living',
          'Trialled equipment with a client',
          'Looked for a builder to fit rails',
          'Compared prices for a wheelchair ramp',
        ],
        wrong: [
          'I measured a doorway wrongly for a ramp',
          'A shower chair was on back order for weeks',
        ],
      },
      {
        who: 'Dietitian in a community clinic',
        did: [
          'Kept track of food diaries',
          'Planned meals for people with diabetes',
          'Revised diet plans after a review',
          'Ran a cooking class',
          'Updated nutrition handouts',
        ],
        wrong: ['I sent a meal plan to the wrong client', 'Half the cooking class didn’t turn up'],
      },
      {
        who: 'Audiologist for schools and factories',
        did: [
          'Arranged a repeat test',
          'Reported results to parents',
          'Calibrated portable equipment',
          'Booked screening days',
          'Advised managers on ear protection',
        ],
        wrong: [
          'I ordered the wrong hearing aid batteries',
          'A factory’s machines drowned out the hearing tests',
        ],
      },
      {
        who: 'Orderly on the night shift',
        did: [
          'Prioritised requests from wards',
          'Reported a broken trolley',
          'Learnt safe lifting',
          'Asked for a roster swap',
          'Moved beds between wards',
        ],
        wrong: ['I took a patient to the wrong ward', 'The service lift was out for a whole night'],
      },
    ],
    businesses: [
      {
        who: 'GP clinic in an outer suburb',
        did: [
          'Covered holiday leave',
          'Reviewed patients’ care plans',
          'Set up online bookings',
          'Looked for another GP',
          'Raised a consultation fee',
        ],
        wrong: [
          'I left a gap in the doctors’ Saturday roster',
          'The vaccine fridge failed over a weekend',
        ],
      },
      {
        who: 'physio practice',
        did: [
          'Charged for missed appointments',
          'Planned classes for back injuries',
          'Claimed rebates for patients',
          'Advertised for a new graduate',
          'Compared booking software',
        ],
        wrong: ['I double-booked our exercise room', 'Our new physio resigned after a month'],
      },
      {
        who: 'three-chair dental practice',
        did: [
          'Sent check-up reminders',
          'Quoted for crowns and implants',
          'Leased an imaging machine',
          'Hired a dental hygienist',
          'Offered payment plans',
        ],
        wrong: [
          'I quoted a crown at last year’s price',
          'A dental chair was out of action for a week',
        ],
      },
      {
        who: 'pharmacy',
        did: [
          'Kept track of repeat scripts',
          'Packed medicines for nursing homes',
          'Managed a medicine shortage',
          'Looked for a weekend locum',
          'Compared wholesalers’ terms',
        ],
        wrong: [
          'I ordered twice the sunscreen we needed',
          'The locum pharmacist cancelled on Sunday night',
        ],
      },
      {
        who: 'two-room podiatry clinic',
        did: [
          'Reminded patients of reviews',
          'Ran sessions at nursing homes',
          'Rearranged bookings after a sick day',
          'Hired a graduate',
          'Claimed payments from health funds',
        ],
        wrong: [
          'I mixed up two pairs of orthotics',
          'The podiatry steriliser broke down on a Monday',
        ],
      },
      {
        who: 'hearing clinic',
        did: [
          'Followed up clients after fittings',
          'Explained subsidies to clients',
          'Sent devices for repair',
          'Looked for an audiologist',
          'Ran a free screening day',
        ],
        wrong: [
          'I missed a deadline for a subsidy claim',
          'A manufacturer took six weeks over a repair',
        ],
      },
      {
        who: 'small skin clinic',
        did: [
          'Recalled patients for checks',
          'Followed up biopsy results',
          'Leased a new laser',
          'Looked for a nurse',
          'Kept track of consent forms',
        ],
        wrong: [
          'I sent a skin check letter to an old address',
          'The laser broke down on a fully booked day',
        ],
      },
      {
        who: 'optometry practice in a shopping centre',
        did: [
          'Phoned customers with overdue tests',
          'Wrote referrals to surgeons',
          'Replaced testing equipment',
          'Hired an optometrist for weekends',
          'Ordered frames and contact lenses',
        ],
        wrong: [
          'I ordered contact lenses in the wrong power',
          'The eye pressure machine gave false readings',
        ],
      },
      {
        who: 'psychology practice with four rooms',
        did: [
          'Managed a waiting list',
          'Prepared reports for referring doctors',
          'Set up video sessions',
          'Looked for a contractor',
          'Checked clients’ rebates',
        ],
        wrong: [
          'I quoted a client the wrong session fee',
          'Builders upstairs made the counselling rooms noisy',
        ],
      },
    ],
    done: [
      'Updated a record after a visit',
      'Reported a near miss',
      'Rang a patient about an appointment',
      'Supervised a student on placement',
      'Wrote a letter to a specialist',
      'Chased a test result',
      'Explained a form to a relative',
      'Reordered supplies that ran low',
      'Completed compulsory training online',
      'Booked an interpreter for the following week',
    ],
  },
  SCHOOLS: {
    roles: [
      {
        who: 'Primary teacher in a regional town',
        did: [
          'Met parents about a child’s progress',
          'Wrote end-of-term reports',
          'Planned lessons for mixed abilities',
          'Booked an excursion',
          'Graded spelling and maths tests',
        ],
        wrong: [
          'I finished my reports after the deadline',
          'A parent volunteer pulled out of an excursion',
        ],
      },
      {
        who: 'Part-time teacher aide',
        did: [
          'Helped a student settle after lunch',
          'Supported a student during a test',
          'Recorded a child’s reading progress',
          'Asked for training in behaviour support',
          'Adapted worksheets for a student',
        ],
        wrong: ['I missed a meeting about a student’s plan', 'The school cut my hours mid-term'],
      },
      {
        who: 'Librarian',
        did: [
          'Chased overdue loans',
          'Taught students to search the catalogue',
          'Cleared out outdated books',
          'Booked an author visit',
          'Chose new titles for teenagers',
        ],
        wrong: ['I overspent the book budget', 'A box of new novels came two weeks late'],
      },
      {
        who: 'Music teacher',
        did: [
          'Timetabled flute and guitar lessons',
          'Prepared students for an exam',
          'Kept track of hired instruments',
          'Looked for an accompanist',
          'Planned an end-of-year concert',
        ],
        wrong: [
          'I entered a student for the wrong exam',
          'The piano tuner cancelled before the school concert',
        ],
      },
      {
        who: 'Tutor',
        did: [
          'Updated parents on progress',
          'Planned algebra lessons for a student',
          'Rescheduled a cancelled session',
          'Advertised for private students',
          'Set a practice exam',
        ],
        wrong: [
          'I prepared the wrong chapter for a lesson',
          'A student cancelled while I was on the way',
        ],
      },
      {
        who: 'School counsellor',
        did: [
          'Checked in on anxious students',
          'Wrote a referral to a psychologist',
          'Sorted out friendship conflicts',
          'Found a family support service',
          'Planned a wellbeing program',
        ],
        wrong: [
          'I double-booked two families in one hour',
          'A referral to a psychologist took three months',
        ],
      },
      {
        who: 'Science technician at a large high school',
        did: [
          'Kept a register of chemicals',
          'Prepared equipment for experiments',
          'Disposed of hazardous waste',
          'Had a fume cupboard tested',
          'Planned orders for the term',
        ],
        wrong: [
          'I ordered the wrong size of test tubes',
          'A microscope lamp blew before a practical class',
        ],
      },
      {
        who: 'Early childhood educator',
        did: [
          'Settled a toddler at drop-off',
          'Recorded what each child learnt',
          'Reported an injury to parents',
          'Arranged a visiting performer',
          'Planned activities for a mixed group',
        ],
        wrong: [
          'I recorded a child’s nap times wrongly',
          'A relief worker didn’t arrive for the shift',
        ],
      },
      {
        who: 'School crossing supervisor',
        did: [
          'Completed a traffic safety course',
          'Reported a dangerous driver',
          'Spoke to a parent about parking',
          'Arranged cover for a sick day',
          'Asked the council for better signs',
        ],
        wrong: [
          'I sent in my timesheet a week late',
          'A delivery truck parked across the crossing',
        ],
      },
      {
        who: 'After school care worker in an outer suburb',
        did: [
          'Checked who was allowed to collect',
          'Planned games for the afternoon',
          'Rang a parent about a late pick-up',
          'Booked a sports coach',
          'Recorded allergies and medicines',
        ],
        wrong: ['I forgot to order fruit for the week', 'A parent came an hour late for pick-up'],
      },
      {
        who: 'Careers adviser at a high school',
        did: [
          'Kept track of work experience placements',
          'Explained university entry to leavers',
          'Ran a careers night',
          'Looked for employers to take students',
          'Helped a student choose subjects',
        ],
        wrong: [
          'I missed a closing date for TAFE applications',
          'A guest speaker cancelled on careers night',
        ],
      },
      {
        who: 'Groundskeeper at a private school',
        did: [
          'Kept ovals watered in summer',
          'Planned works for the holidays',
          'Repaired an irrigation system',
          'Hired a contractor for the ovals',
          'Ordered fertiliser and turf seed',
        ],
        wrong: [
          'I marked the oval for the wrong sport',
          'The ride-on mower broke down before sports day',
        ],
      },
      {
        who: 'Receptionist in the front office',
        did: [
          'Followed up absences with parents',
          'Prepared the school newsletter',
          'Collected excursion payments',
          'Booked a photographer',
          'Enrolled a new student',
        ],
        wrong: [
          'I sent the newsletter with the wrong date',
          'The school photographer came on the wrong day',
        ],
      },
    ],
    businesses: [
      {
        who: 'childcare centre in a growing suburb',
        did: [
          'Managed a waiting list for places',
          'Prepared for an assessment visit',
          'Raised daily fees',
          'Hired educators for the babies’ room',
          'Planned staff ratios for the week',
        ],
        wrong: [
          'I left a shift in the babies’ room unfilled',
          'The nappy delivery came a week late',
        ],
      },
      {
        who: 'tutoring centre',
        did: [
          'Matched students with tutors',
          'Ran a scholarship exam workshop',
          'Cancelled small groups',
          'Looked for maths teachers',
          'Chased unpaid fees',
        ],
        wrong: [
          'I ordered the wrong level of maths workbooks',
          'A maths tutor quit before the exams',
        ],
      },
      {
        who: 'two-room kindergarten',
        did: [
          'Rostered parent helpers',
          'Planned an orientation day for families',
          'Applied for a playground grant',
          'Booked a visiting performer',
          'Sorted out next year’s enrolments',
        ],
        wrong: [
          'I forgot to confirm the visiting animal farm',
          'A parent helper forgot their kinder duty day',
        ],
      },
      {
        who: 'music school',
        did: [
          'Arranged make-up lessons',
          'Organised a student concert',
          'Changed the cancellation policy',
          'Looked for a violin teacher',
          'Hired out instruments',
        ],
        wrong: [
          'I booked two lessons in one studio',
          'The piano went out of tune before a recital',
        ],
      },
      {
        who: 'swim school in an outer suburb',
        did: [
          'Moved children up a level',
          'Cancelled a class during a storm',
          'Tested water quality',
          'Hired instructors for summer',
          'Gave parents credit for missed lessons',
        ],
        wrong: ['I put two swimming groups in one lane', 'The pool heater failed in July'],
      },
      {
        who: 'dance school',
        did: [
          'Timetabled classes by age',
          'Planned the end-of-year show',
          'Collected term fees',
          'Hired a theatre',
          'Compared costume makers',
        ],
        wrong: [
          'I booked the hall for the wrong night',
          'The ballet costumes arrived two sizes too small',
        ],
      },
      {
        who: 'evening language school',
        did: [
          'Followed up learners who dropped out',
          'Prepared placement tests for learners',
          'Moved a beginners’ class online',
          'Looked for a native speaker to teach',
          'Chose textbooks for each level',
        ],
        wrong: [
          'I placed a beginner in the advanced class',
          'The Spanish textbooks came in the wrong edition',
        ],
      },
      {
        who: 'after school care service',
        did: [
          'Rostered staff for the afternoons',
          'Planned a holiday program',
          'Charged for late pick-ups',
          'Booked a bus for excursions',
          'Claimed subsidies for families',
        ],
        wrong: ['I booked too few seats on the bus', 'An outing was washed out in the holidays'],
      },
      {
        who: 'driving school in a country town',
        did: [
          'Kept track of logbook hours',
          'Taught nervous learners',
          'Had a dual-control car repaired',
          'Looked for another instructor',
          'Rebooked cancelled tests',
        ],
        wrong: [
          'I sent an instructor to the wrong pick-up',
          'A driving test was cancelled on the day',
        ],
      },
    ],
    done: [
      'Wrote a note to parents',
      'Planned an excursion to a museum',
      'Covered a class for a colleague',
      'Set up a room for craft',
      'Did yard duty at lunch time',
      'Planned lessons for the term',
      'Applied for a small grant',
      'Met a parent after school about homework',
      'Took a group to the library for an hour',
      'Recorded an injury in the playground',
    ],
  },
  FARMING: {
    roles: [
      {
        who: 'Shearer',
        did: [
          'Kept a tally for the day’s pay',
          'Trained a learner',
          'Saw a physio about a sore back',
          'Looked for work at other sheds',
          'Compared prices for combs and cutters',
        ],
        wrong: ['I strained my back in the last shed', 'Rain stopped shearing for a whole week'],
      },
      {
        who: 'Beekeeper',
        did: [
          'Checked hives for mites',
          'Reported a disease',
          'Moved hives to new flowers',
          'Negotiated with landowners for sites',
          'Ordered queen bees',
        ],
        wrong: ['I treated the mites too late', 'A colony swarmed while I was away'],
      },
      {
        who: 'Orchardist in a frost-prone valley',
        did: [
          'Monitored fruit fly traps',
          'Planned a spray program for the apples',
          'Protected blossoms from frost',
          'Hired pickers for harvest',
          'Negotiated with a juice factory',
        ],
        wrong: ['I pruned the wrong row of plums', 'Hail marked most of the apple crop'],
      },
      {
        who: 'Grain grower in a dry region',
        did: [
          'Watched prices before selling',
          'Worked out a crop rotation',
          'Serviced a header before harvest',
          'Hired a harvest contractor',
          'Ordered seed and fertiliser for sowing',
        ],
        wrong: [
          'I sowed a paddock with the wrong seed',
          'The header broke down in the middle of harvest',
        ],
      },
      {
        who: 'Potato farmer',
        did: [
          'Checked a crop for blight',
          'Planned the planting',
          'Repaired a digger',
          'Looked for a packing shed',
          'Bought certified seed',
        ],
        wrong: ['I planted the potatoes in ground too wet', 'The potato digger snapped a chain'],
      },
      {
        who: 'Vegetable grower',
        did: [
          'Dealt with caterpillars in the broccoli',
          'Negotiated a contract for lettuces',
          'Recorded chemical use for an audit',
          'Hired backpackers to plant',
          'Planned crops for each month',
        ],
        wrong: [
          'I planted out the lettuce before a frost',
          'A supermarket rejected a load of broccoli',
        ],
      },
      {
        who: 'Egg producer on a small farm',
        did: [
          'Protected hens from foxes',
          'Recorded daily production',
          'Prepared for an inspection',
          'Looked for a buyer for surplus',
          'Compared feed suppliers',
        ],
        wrong: [
          'I packed eggs in the wrong size cartons',
          'A load of layer feed came three days late',
        ],
      },
      {
        who: 'Livestock agent',
        did: [
          'Arranged transport after a sale',
          'Reported on saleyard prices',
          'Postponed an auction',
          'Looked for buyers for cattle',
          'Valued a herd',
        ],
        wrong: ['I read out the wrong weight at auction', 'A buyer pulled out of a cattle sale'],
      },
      {
        who: 'Farm hand on a cattle station',
        did: [
          'Mustered on a motorbike',
          'Reported a broken water trough',
          'Repaired storm-damaged fencing',
          'Looked for seasonal work',
          'Learnt to drive a tractor',
        ],
        wrong: [
          'I left a gate open between two paddocks',
          'The quad bike got bogged during mustering',
        ],
      },
      {
        who: 'Wool classer',
        did: [
          'Kept fleece lines separate',
          'Wrote up specifications for buyers',
          'Sorted fleeces into grades',
          'Planned work for spring',
          'Renewed a registration',
        ],
        wrong: [
          'I stencilled the wrong brand on wool bales',
          'The wool press jammed on the last day',
        ],
      },
      {
        who: 'Nursery worker on weekends',
        did: [
          'Protected plants in a heatwave',
          'Advised customers on dry gardens',
          'Treated a pest outbreak',
          'Found a new grower of seedlings',
          'Propagated natives from cuttings',
        ],
        wrong: [
          'I sprayed seedlings with too much fertiliser',
          'A load of potting mix arrived a week late',
        ],
      },
      {
        who: 'Irrigation technician',
        did: [
          'Tested pumps for pressure faults',
          'Designed a new system',
          'Repaired leaking lines',
          'Hired a trencher',
          'Quoted for a water-saving upgrade',
        ],
        wrong: [
          'I laid a drip line with the wrong fittings',
          'The centre pivot stopped halfway round',
        ],
      },
      {
        who: 'Agronomist for a rural supplier',
        did: [
          'Inspected crops for weeds and insects',
          'Wrote recommendations for growers',
          'Set up a fertiliser trial',
          'Looked for trial sites',
          'Collected soil samples for testing',
        ],
        wrong: [
          'I mixed up soil samples from two paddocks',
          'A grower harvested a trial plot too early',
        ],
      },
      {
        who: 'Dairy hand on morning milkings',
        did: [
          'Brought in cows before dawn',
          'Recorded sick cows',
          'Trained a new worker',
          'Asked for a weekend off',
          'Treated a calf for scours',
        ],
        wrong: [
          'I put the wrong cows in the calving paddock',
          'The milking pump broke down on a Sunday',
        ],
      },
      {
        who: 'Cane harvester driver',
        did: [
          'Waited on mill bins',
          'Recorded tonnes for each block',
          'Cleared a blockage',
          'Looked for off-season work',
          'Ordered replacement blades',
        ],
        wrong: ['I drove the harvester into the wrong block', 'The cane train was hours late'],
      },
    ],
    businesses: [
      {
        who: 'orchard near a tourist town',
        did: [
          'Rostered packing shed staff',
          'Organised a pick-your-own weekend',
          'Replanted old trees',
          'Advertised for seasonal pickers',
          'Compared prices from fruit wholesalers',
        ],
        wrong: [
          'I ordered too few bins for the harvest',
          'The fruit grader bruised a load of apples',
        ],
      },
      {
        who: 'vineyard',
        did: [
          'Tested grapes for ripeness',
          'Planned winter pruning',
          'Negotiated with a winery',
          'Hired contractors for grape picking',
          'Insured a crop against hail',
        ],
        wrong: ['I put the bird netting on too late', 'A picking crew turned up a day late'],
      },
      {
        who: 'wholesale plant nursery',
        did: [
          'Kept track of landscapers’ orders',
          'Updated a catalogue of natives',
          'Repaired the shade houses',
          'Looked for garden centres to supply',
          'Reduced water use',
        ],
        wrong: [
          'I labelled a bench of grasses wrongly',
          'The sprinklers failed over a hot weekend',
        ],
      },
      {
        who: 'egg farm',
        did: [
          'Delivered to regular shops',
          'Prepared for a free-range audit',
          'Upgraded a grading machine',
          'Hired packing staff',
          'Compared feed prices',
        ],
        wrong: [
          'I ran out of egg cartons before Easter',
          'A supermarket cut its egg order by half',
        ],
      },
      {
        who: 'family flower farm',
        did: [
          'Protected blooms from frost',
          'Planned plantings for Mother’s Day',
          'Ran a roadside stall',
          'Looked for florists to supply',
          'Ordered bulbs from overseas',
        ],
        wrong: [
          'I picked the lilies a day too late',
          'A florist cancelled a standing order of roses',
        ],
      },
      {
        who: 'dairy farm',
        did: [
          'Negotiated a milk price',
          'Recorded calves and yields',
          'Replaced a milking machine',
          'Looked for a reliable milker',
          'Bought feed in a drought',
        ],
        wrong: [
          'I ordered the wrong feed for the calves',
          'The tanker driver missed our milk pick-up',
        ],
      },
      {
        who: 'small olive grove',
        did: [
          'Decided when to harvest',
          'Entered a national competition',
          'Pruned the olive trees',
          'Booked a press',
          'Sold oil at markets',
        ],
        wrong: [
          'I left a batch of olives too long in brine',
          'The olive press broke down in harvest week',
        ],
      },
      {
        who: 'merino sheep stud',
        did: [
          'Kept breeding records',
          'Planned the annual ram sale',
          'Treated a mob for worms',
          'Booked a vet for testing',
          'Insured a valuable ram',
        ],
        wrong: ['I entered a ram in the wrong class', 'A buyer sent back a stud ram'],
      },
      {
        who: 'market garden near the city',
        did: [
          'Took orders from restaurants',
          'Worked out when to sow the greens',
          'Applied for a stall site',
          'Hired pickers for the season',
          'Leased more land',
        ],
        wrong: [
          'I sowed the pumpkins too close together',
          'A restaurant cancelled its bok choy order',
        ],
      },
    ],
    done: [
      'Repaired a fence after a storm',
      'Ordered a part for a tractor',
      'Serviced a tractor in the shed',
      'Found transport for a load of produce',
      'Sprayed weeds along a track',
      'Planned work around the weather',
      'Unblocked a pump at the dam',
      'Trained a backpacker on the quad bike',
      'Rang the agent about prices at the sale',
      'Put out feed before sunrise',
    ],
  },
  TRANSPORT: {
    roles: [
      {
        who: 'Courier',
        did: [
          'Rebooked missed drop-offs',
          'Reported wrong addresses',
          'Planned a shorter round',
          'Looked for a better run',
          'Claimed fuel and phone costs',
        ],
        wrong: ['I left a parcel at the wrong door', 'The delivery van wouldn’t start on a Monday'],
      },
      {
        who: 'Dispatcher',
        did: [
          'Tracked drivers running late',
          'Planned the next day’s runs',
          'Reallocated jobs after a breakdown',
          'Found a driver for an urgent job',
          'Explained a delay to a customer',
        ],
        wrong: [
          'I sent two drivers to the same pick-up',
          'The dispatch screen froze in the morning rush',
        ],
      },
      {
        who: 'Removalist at a small family firm',
        did: [
          'Reported damaged furniture',
          'Quoted for a house move',
          'Moved a piano upstairs',
          'Hired an extra pair of hands',
          'Rescheduled after a late settlement',
        ],
        wrong: [
          'I scratched a client’s dining table',
          'A sofa wouldn’t fit through the front door',
        ],
      },
      {
        who: 'Bus driver',
        did: [
          'Handled passengers without tickets',
          'Reported a fault',
          'Learnt a new route',
          'Asked for a roster change',
          'Helped a passenger in a wheelchair',
        ],
        wrong: [
          'I missed a stop with passengers waiting',
          'The ticket machine stopped in peak hour',
        ],
      },
      {
        who: 'Taxi driver on night shifts',
        did: [
          'Reported a passenger who didn’t pay',
          'Recorded takings for tax',
          'Chose which nights to work',
          'Looked for someone to share a car',
          'Compared booking services',
        ],
        wrong: [
          'I drove a passenger to the wrong terminal',
          'The taxi meter stopped during a long fare',
        ],
      },
      {
        who: 'Forklift driver',
        did: [
          'Completed safety checks',
          'Trained a new starter',
          'Reorganised the loading bays',
          'Booked a licence course',
          'Reported a near miss',
        ],
        wrong: ['I put a pallet in the wrong bay', 'The forklift battery went flat during a shift'],
      },
      {
        who: 'Customs broker',
        did: [
          'Explained duty charges to importers',
          'Lodged import declarations',
          'Cleared goods held at the border',
          'Arranged a quarantine inspection',
          'Applied for an import permit',
        ],
        wrong: [
          'I typed the wrong tariff code on a declaration',
          'A container sat on the wharf for weeks',
        ],
      },
      {
        who: 'Diesel mechanic in a mining town',
        did: [
          'Tracked overdue services',
          'Wrote up a service history',
          'Repaired truck brakes',
          'Hired an apprentice',
          'Chased a back-ordered part',
        ],
        wrong: [
          'I fitted the wrong filter to a prime mover',
          'An injector arrived with a cracked seal',
        ],
      },
      {
        who: 'Tow truck driver',
        did: [
          'Waited on police at accidents',
          'Photographed damage for insurers',
          'Cleared a blocked highway',
          'Called in a second crew',
          'Took emergency calls overnight',
        ],
        wrong: [
          'I went to the wrong side of the freeway',
          'The winch motor burnt out on a wet night',
        ],
      },
      {
        who: 'Tram driver on a city route',
        did: [
          'Made announcements about delays',
          'Reported a blocked track',
          'Completed a safety assessment',
          'Applied for a transfer',
          'Handled an upset passenger',
        ],
        wrong: ['I overshot a tram stop in the rain', 'A parked car blocked the tram tracks'],
      },
      {
        who: 'Truck driver',
        did: [
          'Planned rest stops',
          'Filled in a logbook',
          'Secured an uneven load',
          'Looked for return loads',
          'Compared fuel prices along a route',
        ],
        wrong: [
          'I missed a delivery slot by an hour',
          'A loading dock kept my truck waiting all morning',
        ],
      },
      {
        who: 'Deckhand on a harbour ferry',
        did: [
          'Managed boarding at peak hour',
          'Taught safety drills to new crew',
          'Helped a passenger with a pram',
          'Swapped a shift',
          'Studied for a skipper’s ticket',
        ],
        wrong: [
          'I miscounted the passengers on a full ferry',
          'The ferry’s gangway jammed at the wharf',
        ],
      },
      {
        who: 'Baggage handler at an airport',
        did: [
          'Traced missing suitcases',
          'Reported damage to a suitcase',
          'Loaded an aircraft in bad weather',
          'Applied for a permanent position',
          'Renewed a security pass',
        ],
        wrong: [
          'I loaded a suitcase onto the wrong flight',
          'The baggage belt stopped with three flights in',
        ],
      },
    ],
    businesses: [
      {
        who: 'courier service',
        did: [
          'Handled a complaint about a lost parcel',
          'Quoted for regular deliveries',
          'Planned shorter runs',
          'Hired Christmas casuals',
          'Compared tracking systems',
        ],
        wrong: [
          'I sent a fragile parcel without padding',
          'A customer gave us the wrong unit number',
        ],
      },
      {
        who: 'family removals business',
        did: [
          'Managed a claim for broken furniture',
          'Quoted for interstate moves',
          'Compared insurance policies',
          'Hired casuals for the summer',
          'Stored a customer’s belongings',
        ],
        wrong: ['I sent a truck too small for the move', 'A box of glasses broke on the road'],
      },
      {
        who: 'trucking company',
        did: [
          'Checked drivers’ work diaries',
          'Applied for an oversize permit',
          'Financed a new trailer',
          'Advertised for long-haul drivers',
          'Tracked fuel costs',
        ],
        wrong: [
          'I sent a driver out without a permit',
          'Our prime mover broke down on the way to Adelaide',
        ],
      },
      {
        who: 'small country bus company',
        did: [
          'Rostered drivers for charter trips',
          'Planned new timetables',
          'Serviced the coaches',
          'Looked for school run drivers',
          'Put in a tender for a contract',
        ],
        wrong: [
          'I booked two school camps on one coach',
          'The air conditioning failed on a full coach',
        ],
      },
      {
        who: 'self-storage yard',
        did: [
          'Chased overdue rent',
          'Drew up an agreement',
          'Auctioned an abandoned unit',
          'Advertised vacant sheds',
          'Installed security cameras',
        ],
        wrong: [
          'I gave two customers the same storage shed',
          'Rain got into a row of storage units',
        ],
      },
      {
        who: 'towing business on a busy highway',
        did: [
          'Answered calls from stranded motorists',
          'Prepared invoices for insurers',
          'Stored wrecked cars',
          'Hired a night operator',
          'Renewed an accident contract',
        ],
        wrong: [
          'I sent the tilt tray to the wrong highway',
          'An insurer took months to pay for a tow',
        ],
      },
      {
        who: 'airport shuttle service with ten vans',
        did: [
          'Tracked delayed flights',
          'Quoted for a group transfer',
          'Cancelled pick-ups because of grounded planes',
          'Looked for early morning drivers',
          'Compared booking systems',
        ],
        wrong: [
          'I booked an airport pick-up for the wrong day',
          'A delayed flight left a shuttle van waiting',
        ],
      },
      {
        who: 'charter boat business on the coast',
        did: [
          'Cancelled trips in bad weather',
          'Planned whale watching trips',
          'Had an engine overhauled',
          'Looked for a qualified skipper',
          'Renewed a marine survey',
        ],
        wrong: [
          'I forgot the bait for a full charter',
          'Strong winds cancelled a weekend of charters',
        ],
      },
      {
        who: 'car hire office',
        did: [
          'Charged customers for damage',
          'Explained insurance excess',
          'Moved vehicles between branches',
          'Hired weekend cleaners',
          'Chased an unpaid toll',
        ],
        wrong: [
          'I gave a customer the keys to the wrong car',
          'A hire car came back with a dented door',
        ],
      },
    ],
    done: [
      'Strapped down a heavy load',
      'Planned a run around roadworks',
      'Chased a missing delivery docket',
      'Filled in a vehicle logbook',
      'Refuelled a truck between jobs',
      'Compared quotes for new tyres',
      'Ran a toolbox talk',
      'Renewed a licence',
      'Filled in an incident report',
      'Waited at a dock for over an hour',
      'Swapped a flat tyre beside the highway',
      'Rang a customer about a gate code',
      'Reported a defect at the end of a shift',
    ],
  },
  MANUFACTURING: {
    roles: [
      {
        who: 'Fitter at a large factory',
        did: [
          'Attended to breakdowns',
          'Wrote up a fault history',
          'Replaced worn gearboxes',
          'Planned a shutdown',
          'Chased parts from overseas',
        ],
        wrong: [
          'I fitted a bearing the wrong way round',
          'A drive belt snapped during a night run',
        ],
      },
      {
        who: 'Welder',
        did: [
          'Prepared for an inspection',
          'Quoted for steel gates',
          'Repaired a cracked frame',
          'Looked for contract jobs',
          'Renewed a trade certificate',
        ],
        wrong: [
          'I welded a gate hinge on the wrong side',
          'A gas bottle ran empty halfway through a weld',
        ],
      },
      {
        who: 'Boilermaker in a mining town',
        did: [
          'Arranged pressure tests',
          'Worked from engineers’ drawings',
          'Repaired a tank on site',
          'Hired a trades assistant',
          'Ordered steel plate',
        ],
        wrong: ['I cut a steel beam too short', 'A load of steel plate arrived rusty'],
      },
      {
        who: 'Toolmaker',
        did: [
          'Checked tolerances on dies',
          'Quoted for a press die',
          'Extended the life of dies',
          'Looked for an apprentice',
          'Learnt a new design program',
        ],
        wrong: ['I ground a punch below its size', 'A new die cracked on the first press'],
      },
      {
        who: 'Upholsterer',
        did: [
          'Kept track of customers’ chairs',
          'Quoted for a lounge suite',
          'Repaired torn sofas',
          'Looked for hard-to-find fabrics',
          'Compared foam suppliers',
        ],
        wrong: ['I cut the velvet against the pile', 'A bolt of fabric arrived with a stain'],
      },
      {
        who: 'Machine operator on rotating shifts',
        did: [
          'Handed over at shift change',
          'Recorded stoppages',
          'Cleared jams on the line',
          'Asked for cover on a night',
          'Learnt a new production line',
        ],
        wrong: [
          'I set the filling machine to the wrong speed',
          'The wrapping machine jammed every night for a week',
        ],
      },
      {
        who: 'Production planner',
        did: [
          'Chased supervisors for output figures',
          'Forecast demand for the month',
          'Rescheduled orders after a breakdown',
          'Fitted in an urgent order',
          'Kept track of raw materials',
        ],
        wrong: [
          'I put two orders on one production line',
          'A late delivery of cartons stopped the night shift',
        ],
      },
      {
        who: 'Quality inspector at a food factory',
        did: [
          'Tracked defects by batch',
          'Prepared for an audit',
          'Held back a suspect batch',
          'Arranged outside testing',
          'Followed up a customer complaint',
        ],
        wrong: [
          'I passed a batch with the wrong labels',
          'A customer sent back a pallet of rejects',
        ],
      },
      {
        who: 'Sheet metal worker',
        did: [
          'Checked folded parts against drawings',
          'Measured up for custom flashings',
          'Repaired dented ducts',
          'Trained an apprentice',
          'Reduced offcuts and waste',
        ],
        wrong: [
          'I bent a duct to the wrong angle',
          'The guillotine blade chipped halfway through a job',
        ],
      },
      {
        who: 'Purchasing officer for raw materials',
        did: [
          'Chased late shipments',
          'Negotiated a supply contract',
          'Cancelled an order',
          'Looked for alternative resin suppliers',
          'Compared quotes from overseas',
        ],
        wrong: ['I ordered the wrong grade of resin', 'A cotton shipment got held up at the port'],
      },
      {
        who: 'Sewing machinist in a uniform factory',
        did: [
          'Kept up with piecework targets',
          'Taught a new starter to hem',
          'Fixed faults before dispatch',
          'Asked for a mechanic',
          'Claimed for unpaid overtime',
        ],
        wrong: [
          'I sewed the wrong crest on a school blazer',
          'The overlocker was out for three days',
        ],
      },
      {
        who: 'Storeperson at a paper mill',
        did: [
          'Counted stock each month',
          'Prepared dispatch documents',
          'Traced a missing pallet',
          'Booked trucks for deliveries',
          'Reported water damage',
        ],
        wrong: [
          'I loaded the wrong paper reel onto a truck',
          'A reel of paper got wet in the yard',
        ],
      },
      {
        who: 'Spray painter in a furniture factory',
        did: [
          'Checked finishes for runs',
          'Matched a stain to a sample',
          'Had a breathing mask fitted',
          'Looked for a booth technician',
          'Disposed of thinners safely',
        ],
        wrong: [
          'I sprayed a table with the wrong lacquer',
          'Dust settled on a whole rack of wet chairs',
        ],
      },
    ],
    businesses: [
      {
        who: 'small brewery in a regional city',
        did: [
          'Tracked kegs out with pubs',
          'Developed a seasonal beer',
          'Paid excise on each batch',
          'Looked for a hops supplier',
          'Planned a run of cans',
        ],
        wrong: ['I put the wrong date on a run of cans', 'A batch of pale ale turned sour'],
      },
      {
        who: 'joinery',
        did: [
          'Scheduled installers for a builder',
          'Quoted for a staircase',
          'Financed a new machine',
          'Hired a tradesperson',
          'Ordered timber for doors and windows',
        ],
        wrong: ['I made a set of windows too narrow', 'The dust extractor clogged on a busy day'],
      },
      {
        who: 'sheet metal workshop',
        did: [
          'Kept track of ducting orders',
          'Quoted for ventilation',
          'Had a guillotine repaired',
          'Advertised for a tradesperson',
          'Compared steel prices',
        ],
        wrong: [
          'I sent the laser cutter the wrong drawing',
          'Our metal folder broke down before a deadline',
        ],
      },
      {
        who: 'custom furniture workshop',
        did: [
          'Explained lead times to customers',
          'Drew up a design',
          'Restored an antique',
          'Looked for a French polisher',
          'Found recycled hardwood',
        ],
        wrong: ['I stained a table the wrong shade', 'A load of oak boards split while drying'],
      },
      {
        who: 'candle factory',
        did: [
          'Handled Christmas orders',
          'Tested new scents',
          'Approached gift shops',
          'Hired casuals for a rush',
          'Compared wax suppliers',
        ],
        wrong: [
          'I poured a batch with the wrong scent',
          'The candle jars arrived without their lids',
        ],
      },
      {
        who: 'family sauce company',
        did: [
          'Traced a faulty batch',
          'Updated ingredient labels',
          'Pitched to a supermarket',
          'Looked for tomato growers',
          'Worked out use-by dates',
        ],
        wrong: [
          'I printed sauce labels with an old ingredient list',
          'The bottling line stopped during tomato season',
        ],
      },
      {
        who: 'plastics factory',
        did: [
          'Kept track of customers’ moulds',
          'Quoted for a new part',
          'Recycled offcuts',
          'Hired a machine setter',
          'Cut power costs',
        ],
        wrong: [
          'I ran a batch in the wrong colour',
          'A mould cracked in the middle of a big order',
        ],
      },
      {
        who: 'clothing label with a small workroom',
        did: [
          'Chased unpaid accounts',
          'Standardised sizes across a range',
          'Altered a sample',
          'Looked for a patternmaker',
          'Compared fabric mills',
        ],
        wrong: [
          'I cut a winter coat from the wrong pattern',
          'A shop returned a whole rack of dresses',
        ],
      },
      {
        who: 'engineering shop in an industrial area',
        did: [
          'Arranged heat treatment',
          'Quoted for pump parts',
          'Bought a used lathe',
          'Looked for a qualified machinist',
          'Won a defence contract',
        ],
        wrong: ['I machined a shaft too thin', 'The lathe broke down before a delivery'],
      },
    ],
    done: [
      'Set up a machine for production',
      'Checked a delivery of raw materials',
      'Showed an operator a safer method',
      'Reported a fault to maintenance',
      'Reported a hazard near a bench',
      'Trained a new starter',
      'Prepared an order for an export customer',
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
          'Reconciled accounts each month',
          'Prepared activity statements',
          'Corrected a ledger entry',
          'Looked for small business clients',
          'Chased clients for receipts',
        ],
        wrong: [
          'I entered an invoice twice in the ledger',
          'A client sent a quarter’s receipts two weeks late',
        ],
      },
      {
        who: 'Lawyer in a country town',
        did: [
          'Explained costs to clients',
          'Drafted wills and contracts',
          'Settled a property dispute',
          'Engaged an expert witness',
          'Recorded billable time',
        ],
        wrong: [
          'I filed a document in the wrong registry',
          'A key witness didn’t turn up at court',
        ],
      },
      {
        who: 'Architect',
        did: [
          'Applied for a planning permit',
          'Drew plans for an extension',
          'Revised designs after feedback',
          'Found a structural engineer',
          'Compared cladding samples',
        ],
        wrong: [
          'I gave the builder an old set of plans',
          'The council sent back our plans for a beach house',
        ],
      },
      {
        who: 'Actuary',
        did: [
          'Explained premium changes to the board',
          'Modelled the risk of floods',
          'Corrected a pricing model',
          'Studied for an exam',
          'Requested claims data from insurers',
        ],
        wrong: [
          'I used last year’s table in a premium formula',
          'An insurer sent claims data in the wrong format',
        ],
      },
      {
        who: 'Office manager in a small firm',
        did: [
          'Handled complaints about the heating',
          'Planned desk space for staff',
          'Organised a move',
          'Found new cleaners',
          'Renegotiated a copier contract',
        ],
        wrong: ['I ordered the wrong toner for the copier', 'The office lift was out for a week'],
      },
      {
        who: 'Payroll officer',
        did: [
          'Answered queries about leave',
          'Prepared end-of-year summaries',
          'Corrected an overpayment',
          'Trained someone to cover leave',
          'Chased managers for timesheets',
        ],
        wrong: [
          'I paid someone’s overtime at the wrong rate',
          'The payroll system went down on pay day',
        ],
      },
      {
        who: 'Recruitment consultant in a regional city',
        did: [
          'Checked a candidate’s references',
          'Wrote up interview notes',
          'Negotiated a salary',
          'Looked for hard-to-find nurses',
          'Advertised a vacancy',
        ],
        wrong: [
          'I sent a candidate to the wrong interview',
          'A new hire quit on the first morning',
        ],
      },
      {
        who: 'Insurance claims officer',
        did: [
          'Explained a rejection to a policyholder',
          'Wrote up a decision',
          'Reopened a dispute',
          'Appointed a storm damage assessor',
          'Investigated possible fraud',
        ],
        wrong: [
          'I sent a letter to the wrong policyholder',
          'An assessor lost the photos of a roof',
        ],
      },
      {
        who: 'Management consultant',
        did: [
          'Briefed executives on progress',
          'Presented a strategy to a board',
          'Reworked a restructure plan',
          'Looked for new projects',
          'Compared figures across companies',
        ],
        wrong: [
          'I gave executives an out-of-date figure',
          'A client put our strategy project on hold',
        ],
      },
      {
        who: 'Part-time executive assistant',
        did: [
          'Managed a director’s diary',
          'Prepared papers for a board',
          'Rearranged clashing meetings',
          'Booked overseas travel',
          'Chased approvals and signatures',
        ],
        wrong: [
          'I booked a director onto the wrong flight',
          'The video link failed during a board meeting',
        ],
      },
      {
        who: 'Consultant on workplace safety',
        did: [
          'Investigated an accident',
          'Wrote a risk plan',
          'Updated evacuation procedures',
          'Arranged air testing',
          'Trained managers in their duties',
        ],
        wrong: [
          'I took the wrong checklist to a site visit',
          'The alarm didn’t sound at an evacuation drill',
        ],
      },
      {
        who: 'Quantity surveyor on hospital projects',
        did: [
          'Checked a builder’s progress claim',
          'Estimated costs at each stage',
          'Revised an estimate',
          'Hired a cost estimator',
          'Compared tender prices',
        ],
        wrong: ['I left the lift out of a cost plan', 'A builder withdrew the lowest tender'],
      },
      {
        who: 'Translator for courts and councils',
        did: [
          'Queried unclear terms',
          'Worked to a hearing date',
          'Corrected a poor version',
          'Looked for a proofreader',
          'Quoted for an urgent document',
        ],
        wrong: [
          'I mistranslated a date in a council leaflet',
          'A court sent its documents a day before the hearing',
        ],
      },
    ],
    businesses: [
      {
        who: 'three-partner accounting firm',
        did: [
          'Reminded clients of deadlines',
          'Ran a seminar on super',
          'Amended a tax return',
          'Hired staff for tax season',
          'Compared software licences',
        ],
        wrong: [
          'I lodged a tax return with a typing error',
          'Our accountant resigned in tax season',
        ],
      },
      {
        who: 'law firm',
        did: [
          'Allocated new matters',
          'Set a fixed fee for wills',
          'Archived closed files',
          'Interviewed graduate solicitors',
          'Chased unpaid bills',
        ],
        wrong: [
          'I sent a contract to the wrong client',
          'The document server went down before a hearing',
        ],
      },
      {
        who: 'nursing recruitment agency',
        did: [
          'Filled shifts at short notice',
          'Ran a workshop on interviews',
          'Checked candidates’ visas',
          'Looked for aged care staff',
          'Compared candidate databases',
        ],
        wrong: ['I rostered a nurse at the wrong hospital', 'A client cancelled a week of shifts'],
      },
      {
        who: 'travel agency',
        did: [
          'Rebooked a cancelled flight',
          'Planned a honeymoon',
          'Chased refunds for customers',
          'Booked a group overseas',
          'Compared tour operators',
        ],
        wrong: [
          'I booked a family into the wrong hotel',
          'A cruise line cancelled a group’s cabins',
        ],
      },
      {
        who: 'home-based bookkeeping practice',
        did: [
          'Chased missing receipts',
          'Taught clients new software',
          'Moved a client online',
          'Looked for a contractor',
          'Set monthly fees',
        ],
        wrong: [
          'I reconciled the wrong bank account',
          'A client’s receipts went missing in the post',
        ],
      },
      {
        who: 'engineering consultancy',
        did: [
          'Inspected an ageing bridge',
          'Bid for a council project',
          'Recalculated loads on a structure',
          'Recruited graduates',
          'Tracked hours by project',
        ],
        wrong: ['I sent out an old version of a drawing', 'A steel beam came on site too short'],
      },
      {
        who: 'insurance brokerage in a country town',
        did: [
          'Handled renewals',
          'Explained exclusions to clients',
          'Followed up a storm claim',
          'Looked for cover for risky businesses',
          'Compared builders’ quotes',
        ],
        wrong: ['I let a client’s boat policy lapse', 'An insurer took months over a storm claim'],
      },
      {
        who: 'design studio with six staff',
        did: [
          'Managed rounds of changes',
          'Pitched a logo to a client',
          'Charged for extra revisions',
          'Hired a freelancer',
          'Checked proofs from a printer',
        ],
        wrong: ['I sent an old logo to the printer', 'A catalogue came back in the wrong colours'],
      },
      {
        who: 'marketing agency in the city',
        did: [
          'Handled changes to a campaign',
          'Reported results to clients',
          'Cancelled a television ad',
          'Booked space in newspapers',
          'Chased late client approvals',
        ],
        wrong: [
          'I booked a radio ad for the wrong week',
          'A client pulled out the day before filming',
        ],
      },
    ],
    done: [
      'Prepared a report for a client',
      'Led a meeting with another department',
      'Checked a bill from a supplier',
      'Booked flights for a work trip',
      'Looked for a lost file on a shared drive',
      'Kept track of a budget',
      'Took notes in a long meeting',
      'Claimed expenses from a work trip',
      'Chased a colleague for their part of a document',
      'Rewrote an email to a difficult customer',
    ],
  },
  SOFTWARE: {
    roles: [
      {
        who: 'Web developer',
        did: [
          'Dealt with browser problems on websites',
          'Built a landing page',
          'Fixed broken links and forms',
          'Looked for new clients',
          'Compared hosting plans',
        ],
        wrong: [
          'I pushed a broken menu to a live site',
          'A client’s contact form stopped sending emails',
        ],
      },
      {
        who: 'Product manager at a mid-sized software firm',
        did: [
          'Prioritised feature requests',
          'Wrote a product roadmap',
          'Dropped features from a release',
          'Recruited customers for product interviews',
          'Found out why people cancelled',
        ],
        wrong: ['I promised a feature we couldn’t finish', 'A new release slipped by three weeks'],
      },
      {
        who: 'UX designer',
        did: [
          'Explained design decisions to developers',
          'Drew wireframes for a new screen',
          'Redesigned a checkout process',
          'Recruited people for usability tests',
          'Gathered feedback on prototypes',
        ],
        wrong: [
          'I tested the wrong version of a screen',
          'Half my usability testers didn’t turn up',
        ],
      },
      {
        who: 'Data analyst',
        did: [
          'Answered ad hoc requests for figures',
          'Prepared a monthly dashboard',
          'Removed duplicates from a dataset',
          'Asked for access to a data source',
          'Learnt a new reporting tool',
        ],
        wrong: [
          'I sent a report with last year’s figures',
          'A dashboard broke before the Monday meeting',
        ],
      },
      {
        who: 'Network engineer',
        did: [
          'Monitored the network for outages',
          'Compared firewall suppliers',
          'Replaced faulty network equipment',
          'Arranged a cabling contractor',
          'Ordered switches and routers',
        ],
        wrong: [
          'I unplugged the wrong cable in a rack',
          'A firewall update cut off the whole office',
        ],
      },
      {
        who: 'Technical writer',
        did: [
          'Kept user manuals up to date',
          'Wrote release notes',
          'Reorganised the help pages',
          'Arranged interviews with subject experts',
          'Compared authoring tools',
        ],
        wrong: [
          'I published a manual with a missing chapter',
          'A screenshot in every guide went out of date',
        ],
      },
      {
        who: 'Database administrator at a hospital group',
        did: [
          'Monitored slow queries',
          'Wrote database queries',
          'Restored databases from backup',
          'Planned an overnight upgrade',
          'Ordered storage for a database',
        ],
        wrong: [
          'I ran a script on the wrong database',
          'A nightly backup failed without any warning',
        ],
      },
      {
        who: 'Scrum master',
        did: [
          'Removed blockers for the team',
          'Ran a sprint retrospective',
          'Compared planning boards',
          'Planned a release with testers',
          'Collected estimates from the team',
        ],
        wrong: [
          'I double-booked the sprint review room',
          'The sprint board lost its labels after an update',
        ],
      },
      {
        who: 'Cyber security analyst at a regional bank',
        did: [
          'Investigated suspicious logins',
          'Ran phishing training for staff',
          'Blocked malicious emails',
          'Hired a penetration tester',
          'Reported a data breach',
        ],
        wrong: [
          'I locked a manager out of her account',
          'A false alarm kept the security team up all night',
        ],
      },
      {
        who: 'IT support officer at a high school',
        did: [
          'Kept track of help desk tickets',
          'Taught staff to use video calls',
          'Compared printer leases',
          'Arranged a repair of staff laptops',
          'Ordered laptops and docking stations',
        ],
        wrong: [
          'I wiped the wrong person’s laptop',
          'A batch of new laptops arrived without chargers',
        ],
      },
      {
        who: 'Software tester for medical devices',
        did: [
          'Retested faults in medical software',
          'Wrote test reports for regulators',
          'Chased developers about late fixes',
          'Recruited nurses to trial device software',
          'Planned a release cycle',
        ],
        wrong: [
          'I logged a bug against the wrong device',
          'A nurse cancelled a morning of device testing',
        ],
      },
      {
        who: 'Game developer at a small studio',
        did: [
          'Responded to players’ bug reports',
          'Programmed game levels',
          'Fixed glitches in a game',
          'Looked for a game publisher',
          'Applied for a creative grant',
        ],
        wrong: ['I deleted a level we still needed', 'Our game’s demo crashed at a trade show'],
      },
      {
        who: 'Account manager at a hosting company',
        did: [
          'Handled complaints about server outages',
          'Wrote proposals for hosting plans',
          'Negotiated a contract renewal',
          'Looked for new hosting customers',
          'Ordered server space for a customer',
        ],
        wrong: [
          'I sent a customer the wrong renewal price',
          'A big customer moved to another web host',
        ],
      },
    ],
    businesses: [
      {
        who: 'web agency with four staff',
        did: [
          'Chased clients for website content',
          'Quoted for a website redesign',
          'Switched a client to a new web platform',
          'Hired freelance web designers',
          'Chose project management software',
        ],
        wrong: [
          'I let a client’s domain name expire',
          'A client’s website went down on launch day',
        ],
      },
      {
        who: 'IT support firm',
        did: [
          'Managed after-hours support calls',
          'Prepared IT support contracts',
          'Set up computers in a client’s office',
          'Advertised for help desk technicians',
          'Priced a cloud migration',
        ],
        wrong: [
          'I sent a technician to the wrong office',
          'A client’s backup drive failed on a long weekend',
        ],
      },
      {
        who: 'app studio',
        did: [
          'Answered app store reviews',
          'Pitched an app idea to a client',
          'Fixed crashes in an app',
          'Looked for app testers',
          'Chased overseas payments',
        ],
        wrong: ['I released an app with a broken login', 'An app store rejected our new update'],
      },
      {
        who: 'regional hosting company',
        did: [
          'Handled customers’ requests for restores',
          'Compared electricity contracts',
          'Moved websites to new servers',
          'Looked for data centre space',
          'Ordered servers and racks',
        ],
        wrong: [
          'I restored the wrong customer’s website',
          'A power cut took down a rack of servers',
        ],
      },
      {
        who: 'indie games studio',
        did: [
          'Chased artists who missed deadlines',
          'Prepared a trailer for a game launch',
          'Delayed a game release',
          'Hired voice actors for a game',
          'Applied for a tax offset',
        ],
        wrong: ['I lost a week of saved game levels', 'A voice actor missed the recording session'],
      },
      {
        who: 'data consultancy',
        did: [
          'Explained statistical results to managers',
          'Built forecasting models for clients',
          'Cleaned messy customer data',
          'Recruited a statistician',
          'Bid for a government project',
        ],
        wrong: [
          'I joined two customer lists the wrong way',
          'A client sent us a file full of blank rows',
        ],
      },
      {
        who: 'software start-up with two founders',
        did: [
          'Signed up pilot customers',
          'Wrote a pitch for investors',
          'Rebuilt parts of the prototype',
          'Looked for early investors',
          'Applied for a start-up grant',
        ],
        wrong: [
          'I sent an investor the wrong pitch deck',
          'A pilot customer cancelled after the free month',
        ],
      },
      {
        who: 'computer repair shop in the suburbs',
        did: [
          'Chased customers about uncollected laptops',
          'Quoted for computer repairs',
          'Recovered data from broken computers',
          'Looked for a screen repair technician',
          'Compared parts suppliers',
        ],
        wrong: [
          'I cracked a laptop screen while fitting it',
          'A box of screens arrived in the wrong size',
        ],
      },
    ],
    done: [
      'Released a small fix to customers',
      'Gave feedback on a colleague’s work',
      'Planned a sprint with the team',
      'Answered a ticket from another department',
      'Documented a process for new starters',
      'Compared two cloud services',
      'Chose a tool for the team',
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
          'Chased payment for illustrations',
          'Sketched roughs for a picture book',
          'Redrew illustrations for a publisher',
          'Looked for book publishers',
          'Negotiated a licence fee',
        ],
        wrong: [
          'I left out a change the publisher wanted',
          'A publisher dropped a picture book halfway through',
        ],
      },
      {
        who: 'Copywriter',
        did: [
          'Checked copy with a client’s lawyers',
          'Wrote copy for a campaign',
          'Rewrote a client’s home page',
          'Looked for freelance copywriting work',
          'Raised hourly rates',
        ],
        wrong: [
          'I misspelt a client’s name in a newsletter',
          'A client’s lawyer held up a campaign for weeks',
        ],
      },
      {
        who: 'Musician',
        did: [
          'Arranged gigs with venues',
          'Wrote songs for an album',
          'Had an instrument repaired',
          'Booked a rehearsal room',
          'Applied for festival spots',
        ],
        wrong: ['I forgot my guitar lead at a gig', 'A venue cancelled a gig on the day'],
      },
      {
        who: 'Animator',
        did: [
          'Kept track of animation frames',
          'Prepared a storyboard',
          'Reworked a character’s movement',
          'Looked for voice actors for a cartoon',
          'Compared rendering services',
        ],
        wrong: [
          'I animated a scene with the wrong voice track',
          'A render crashed the night before a deadline',
        ],
      },
      {
        who: 'Graphic designer',
        did: [
          'Sent artwork to the printer',
          'Laid out a brochure',
          'Compared printing quotes',
          'Looked for design clients',
          'Bought font licences',
        ],
        wrong: [
          'I sent a banner to print at half size',
          'A printer delivered a box of faded flyers',
        ],
      },
      {
        who: 'Sound engineer at a live music venue',
        did: [
          'Ran sound checks with bands',
          'Mixed a band’s album',
          'Repaired a faulty mixing desk',
          'Hired microphones for a concert',
          'Insured expensive gear',
        ],
        wrong: [
          'I plugged a singer into the wrong channel',
          'A hired speaker hummed through the first set',
        ],
      },
      {
        who: 'Wedding photographer',
        did: [
          'Chased couples for album choices',
          'Planned a wedding shoot with couples',
          'Edited wedding photos',
          'Looked for a second wedding photographer',
          'Replaced an ageing camera',
        ],
        wrong: [
          'I ran out of memory cards at a reception',
          'A bride ran an hour late for portraits',
        ],
      },
      {
        who: 'Radio producer at a regional station',
        did: [
          'Handled talkback callers',
          'Wrote a running order for a show',
          'Edited radio interviews',
          'Tried to find a replacement guest',
          'Obtained rights to archive audio',
        ],
        wrong: [
          'I played the wrong interview on air',
          'A studio guest cancelled ten minutes before air',
        ],
      },
      {
        who: 'Potter with a home studio',
        did: [
          'Monitored kiln firings',
          'Taught a pottery class',
          'Priced a new range',
          'Looked for markets to sell pottery',
          'Ordered stoneware clay and glazes',
        ],
        wrong: ['I mixed a bucket of glaze too thin', 'The kiln cut out halfway through a firing'],
      },
      {
        who: 'Video editor in a regional newsroom',
        did: [
          'Handled late changes to stories',
          'Prepared a rough cut',
          'Chose a storage system',
          'Looked for freelance editing jobs',
          'Collected footage from camera crews',
        ],
        wrong: [
          'I cut the wrong quote into a bulletin',
          'The editing computer froze on deadline day',
        ],
      },
      {
        who: 'Dancer in a touring company',
        did: [
          'Kept up ballet training between seasons',
          'Taught dance workshops on tour',
          'Managed an injury on the road',
          'Auditioned for dance roles',
          'Claimed meal and hotel costs',
        ],
        wrong: [
          'I missed an entrance on opening night',
          'The tour bus got to a theatre two hours late',
        ],
      },
      {
        who: 'Costume maker for a theatre company',
        did: [
          'Priced a period gown',
          'Measured actors for costumes',
          'Altered a dress between shows',
          'Looked for a wig maker',
          'Compared fabric importers',
        ],
        wrong: [
          'I cut the lead actor’s jacket too small',
          'A roll of costume fabric came in the wrong shade',
        ],
      },
      {
        who: 'Signwriter in a country town',
        did: [
          'Arranged access to shopfronts for lettering',
          'Designed lettering for a café window',
          'Restored faded pub signs',
          'Looked for truck lettering jobs',
          'Quoted for a council job',
        ],
        wrong: [
          'I spaced the letters on a sign too tightly',
          'A tradie’s ute came in for lettering a day late',
        ],
      },
    ],
    businesses: [
      {
        who: 'two-person design studio',
        did: [
          'Presented designs to clients',
          'Prepared branding proposals',
          'Revised logos after feedback',
          'Looked for clients needing branding',
          'Chased a client for payment',
        ],
        wrong: [
          'I sent out a logo in the wrong colours',
          'A client asked for a fifth round of logo changes',
        ],
      },
      {
        who: 'recording studio',
        did: [
          'Scheduled bands into the recording studio',
          'Quoted for recording an album',
          'Set cancellation fees',
          'Hired session musicians',
          'Ordered studio microphones',
        ],
        wrong: [
          'I recorded over a singer’s best take',
          'The mixing desk lost a channel mid-session',
        ],
      },
      {
        who: 'photo studio',
        did: [
          'Confirmed portrait bookings with families',
          'Prepared packages for family portraits',
          'Retouched customers’ portraits',
          'Booked models for a shoot',
          'Compared online galleries',
        ],
        wrong: [
          'I shot a catalogue with the wrong backdrop',
          'A studio flash blew before a family portrait',
        ],
      },
      {
        who: 'print shop in an industrial estate',
        did: [
          'Checked proofs with print customers',
          'Quoted for printing brochures',
          'Leased a digital press',
          'Hired a print finisher',
          'Ordered paper and inks',
        ],
        wrong: [
          'I printed a menu in the wrong size',
          'The folding machine jammed before a pick-up',
        ],
      },
      {
        who: 'art gallery',
        did: [
          'Arranged insurance for artworks',
          'Wrote an exhibition catalogue',
          'Found buyers for large works',
          'Looked for artists to represent',
          'Borrowed artworks for an exhibition',
        ],
        wrong: [
          'I put the wrong price beside a painting',
          'A gilt frame arrived with a broken corner',
        ],
      },
      {
        who: 'video production company',
        did: [
          'Arranged filming permits',
          'Prepared a shooting schedule',
          'Bid for a tourism campaign',
          'Scouted locations for a film shoot',
          'Hired camera equipment',
        ],
        wrong: [
          'I put the wrong address on a call sheet',
          'Wind ruined the sound on a beach shoot',
        ],
      },
      {
        who: 'small book publisher',
        did: [
          'Answered submissions from authors',
          'Organised a book launch',
          'Negotiated a distribution deal',
          'Looked for novelists to sign',
          'Obtained blurbs for a back cover',
        ],
        wrong: [
          'I missed a typo on a back cover',
          'A warehouse sent our novels to the wrong bookshop',
        ],
      },
      {
        who: 'dance company with a rehearsal space',
        did: [
          'Negotiated a dance tour with theatres',
          'Choreographed a new work',
          'Rehearsed understudies for injured dancers',
          'Held auditions for dancers',
          'Applied for arts funding',
        ],
        wrong: [
          'I booked the theatre for the wrong week',
          'A mirror in the rehearsal room cracked',
        ],
      },
    ],
    done: [
      'Quoted a price for new work',
      'Pitched an idea to a client',
      'Backed up files from a project',
      'Added new pieces to a portfolio',
      'Redid a draft after feedback',
      'Applied for a residency',
      'Chased a late invoice',
      'Compared insurance for equipment',
      'Learnt a new program',
      'Turned down a job because of the dates',
    ],
  },
  COUNCILS: {
    roles: [
      {
        who: 'Customer service officer at a rural shire',
        did: [
          'Explained rates notices to residents',
          'Wrote up residents’ complaints',
          'Learnt a new phone system',
          'Arranged an interpreter for a resident',
          'Took payments over the phone',
        ],
        wrong: ['I sent a rates notice to the wrong house', 'The phone queue crashed on rates day'],
      },
      {
        who: 'Librarian at a small-town library',
        did: [
          'Chased overdue loans',
          'Ran story time for families',
          'Chose new audiobooks',
          'Booked speakers for a library talk',
          'Ordered new books for borrowers',
        ],
        wrong: [
          'I booked an author for the wrong month',
          'A new loans system lost our reservations',
        ],
      },
      {
        who: 'Ranger',
        did: [
          'Dealt with illegal camping',
          'Led guided nature walks',
          'Repaired walking tracks',
          'Recruited volunteers for bush regeneration',
          'Closed a trail after a storm',
        ],
        wrong: [
          'I missed a closing date for a fencing grant',
          'A storm washed away a walking track',
        ],
      },
      {
        who: 'Town planner',
        did: [
          'Dealt with objections to developments',
          'Wrote planning reports',
          'Amended a planning permit',
          'Engaged a heritage adviser',
          'Negotiated with a developer',
        ],
        wrong: [
          'I posted a planning notice to the wrong street',
          'A developer left the shadow drawings out of an application',
        ],
      },
      {
        who: 'Case worker at a family services agency',
        did: [
          'Applied for a bond loan',
          'Prepared case plans',
          'Closed cases for rehoused clients',
          'Looked for emergency housing for clients',
          'Obtained food vouchers for clients',
        ],
        wrong: ['I went to a client’s old address', 'A flat for one of my families fell through'],
      },
      {
        who: 'Parking inspector',
        did: [
          'Dealt with angry motorists',
          'Wrote parking infringements',
          'Cancelled incorrect parking fines',
          'Explained timed zones to shopkeepers',
          'Gave evidence in court',
        ],
        wrong: ['I wrote a wrong number plate on a fine', 'The ticket printer jammed in the rain'],
      },
      {
        who: 'Records officer at a large council',
        did: [
          'Traced missing council files',
          'Prepared files for the archives',
          'Destroyed expired records',
          'Arranged off-site storage for files',
          'Moved paper files online',
        ],
        wrong: ['I filed a building plan in the wrong box', 'A pipe leaked into the records room'],
      },
      {
        who: 'Swimming pool lifeguard',
        did: [
          'Supervised swimmers at busy times',
          'Wrote up poolside incidents',
          'Renewed a rescue qualification',
          'Asked for extra summer shifts',
          'Collected first aid supplies for the pool',
        ],
        wrong: [
          'I opened the lap lanes an hour late',
          'The pool’s chlorine pump stopped on a hot day',
        ],
      },
      {
        who: 'Street sweeper driver',
        did: [
          'Planned a night route',
          'Reported dumped rubbish on streets',
          'Learnt to run a new machine',
          'Requested a mechanic for the sweeper',
          'Ordered brushes for the sweeper',
        ],
        wrong: ['I missed a whole street on my round', 'A sweeper hose clogged with wet leaves'],
      },
      {
        who: 'Environmental health officer in a beach town',
        did: [
          'Investigated food poisoning complaints',
          'Wrote food safety reports',
          'Closed unhygienic kitchens',
          'Arranged laboratory testing of food',
          'Collected food samples from restaurants',
        ],
        wrong: [
          'I sent an inspection notice to the wrong cafe',
          'A restaurant was closed when I came to inspect',
        ],
      },
      {
        who: 'Youth program worker',
        did: [
          'Talked with teenagers about trouble at home',
          'Planned a school holiday program',
          'Applied for a sports grant',
          'Looked for youth mentors',
          'Ordered sports gear for drop-in nights',
        ],
        wrong: ['I forgot the keys to the youth room', 'Rain cancelled our day at the skate ramp'],
      },
      {
        who: 'Horticulturist in the city parks',
        did: [
          'Checked park trees for disease',
          'Planned seasonal flower beds',
          'Compared drought-tolerant turf',
          'Hired contractors to plant street trees',
          'Cut water use over summer',
        ],
        wrong: [
          'I pruned the roses too late in the year',
          'The nursery sent the wrong bedding plants',
        ],
      },
      {
        who: 'Grants officer at an arts agency',
        did: [
          'Explained funding decisions to artists',
          'Ran a grants information session',
          'Compared online application forms',
          'Recruited assessors for arts funding',
          'Collected reports from funded artists',
        ],
        wrong: [
          'I put the wrong closing date on a grant form',
          'A judge pulled out of an arts prize',
        ],
      },
      {
        who: 'Building surveyor at a shire',
        did: [
          'Inspected house frames and footings',
          'Issued building permits',
          'Ordered repairs to unsafe buildings',
          'Engaged an engineer for a building dispute',
          'Kept track of pool fences',
        ],
        wrong: [
          'I put the wrong lot number on a building permit',
          'A builder poured a slab before my inspection',
        ],
      },
    ],
    businesses: [
      {
        who: 'community centre',
        did: [
          'Managed bookings of the hall',
          'Prepared a term program of classes',
          'Repaired the community kitchen',
          'Looked for volunteer tutors',
          'Applied for state funding',
        ],
        wrong: [
          'I booked two groups into the main hall',
          'The hall’s heating failed before a seniors’ lunch',
        ],
      },
      {
        who: 'public library with two branches',
        did: [
          'Managed library members’ reservations',
          'Ran computer classes for seniors',
          'Extended weekend opening hours',
          'Booked authors for library events',
          'Compared self-checkout machines',
        ],
        wrong: [
          'I ordered a dozen copies of the wrong book',
          'The returns chute jammed over a long weekend',
        ],
      },
      {
        who: 'council pool',
        did: [
          'Handled complaints about lane closures',
          'Planned a swimming carnival',
          'Raised entry fees',
          'Hired lifeguards for summer',
          'Ordered pool chemicals',
        ],
        wrong: [
          'I rostered too few lifeguards on a hot day',
          'The pool pump broke down in January',
        ],
      },
      {
        who: 'visitor centre in a wine region',
        did: [
          'Answered tourists’ questions about accommodation',
          'Wrote a guide to local attractions',
          'Compared tour booking systems',
          'Recruited volunteer tourist guides',
          'Ordered tourist maps and souvenirs',
        ],
        wrong: ['I sent a tourist to a closed lookout', 'The new town map had a road missing'],
      },
      {
        who: 'waste depot',
        did: [
          'Dealt with illegal dumping at the gate',
          'Organised a chemical drop-off day',
          'Repaired the weighbridge',
          'Looked for a buyer for scrap metal',
          'Applied for a licence change',
        ],
        wrong: [
          'I sent a scrap load to the wrong yard',
          'The weighbridge stopped working on a Saturday',
        ],
      },
      {
        who: 'youth centre in an outer suburb',
        did: [
          'Dealt with fights between teenagers',
          'Planned a youth music night',
          'Looked for music tutors',
          'Hired youth workers for evenings',
          'Bought games equipment for teenagers',
        ],
        wrong: [
          'I forgot to book the speakers for a band night',
          'A band cancelled two days before our music night',
        ],
      },
      {
        who: 'regional art gallery',
        did: [
          'Found a major sponsor',
          'Prepared an art prize',
          'Had a painting restored',
          'Engaged a curator for an exhibition',
          'Borrowed paintings from another gallery',
        ],
        wrong: ['I hung a portrait with the wrong label', 'A courier dented a crate of paintings'],
      },
      {
        who: 'museum in a country town',
        did: [
          'Catalogued donated objects',
          'Wrote labels for exhibits',
          'Applied for a heritage grant',
          'Looked for a museum conservator',
          'Ordered museum display cases',
        ],
        wrong: ['I put the wrong date on a museum label', 'The roof leaked over a display case'],
      },
    ],
    done: [
      'Wrote a briefing for a manager',
      'Corrected a page on the website',
      'Applied for money for a new program',
      'Answered a resident’s question by phone',
      'Compared quotes from contractors',
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
          'Helped residents shower and dress',
          'Wrote up residents’ daily care notes',
          'Calmed a confused resident',
          'Asked for help lifting a resident',
          'Swapped a weekend shift',
        ],
        wrong: [
          'I forgot to write up a resident’s shower',
          'The lifting hoist went flat in the morning rush',
        ],
      },
      {
        who: 'Enrolled nurse',
        did: [
          'Gave out residents’ tablets',
          'Recorded residents’ blood pressure',
          'Dressed residents’ skin tears',
          'Called a doctor for a resident',
          'Ordered wound dressings',
        ],
        wrong: [
          'I ran late with the morning tablet round',
          'The pharmacy sent a resident’s tablets a day late',
        ],
      },
      {
        who: 'Kitchen hand at an aged care home',
        did: [
          'Checked residents’ special diets',
          'Prepared soft meals',
          'Learnt a new menu',
          'Found cover for a kitchen shift',
          'Collected meal trays from residents',
        ],
        wrong: ['I sent a soft meal to the wrong room', 'The dishwasher broke down before lunch'],
      },
      {
        who: 'Diversional therapist',
        did: [
          'Encouraged withdrawn residents to join in',
          'Planned a program of leisure activities',
          'Looked for a music volunteer',
          'Booked entertainers for residents',
          'Ordered board games and puzzles',
        ],
        wrong: [
          'I booked an outing on a public holiday',
          'A singer cancelled on the morning of a concert',
        ],
      },
      {
        who: 'Support coordinator',
        did: [
          'Helped clients change providers',
          'Wrote reports on NDIS plans',
          'Sorted out unpaid NDIS invoices',
          'Looked for therapists for NDIS clients',
          'Obtained quotes for disability equipment',
        ],
        wrong: [
          'I booked a therapist for the wrong client',
          'A provider cancelled an NDIS client’s cleaning',
        ],
      },
      {
        who: 'Occupational therapist',
        did: [
          'Followed up clients with new equipment',
          'Assessed a client’s home for falls risks',
          'Adjusted clients’ wheelchairs',
          'Arranged a builder for bathroom changes',
          'Ordered shower chairs and raised seats',
        ],
        wrong: ['I ordered a shower chair too wide', 'A hired wheelchair arrived with a flat tyre'],
      },
      {
        who: 'Part-time home maintenance worker',
        did: [
          'Booked in small repairs for pensioners',
          'Quoted for ramps and handrails',
          'Cleaned older clients’ gutters',
          'Hired an electrician for clients’ homes',
          'Learnt about accessible bathrooms',
        ],
        wrong: [
          'I cracked a tile while drilling in a bathroom',
          'A grab rail arrived in the wrong length',
        ],
      },
      {
        who: 'Day centre bus driver',
        did: [
          'Helped passengers on and off the bus',
          'Planned a pick-up route',
          'Renewed a medical certificate',
          'Arranged a relief bus driver',
          'Reported a faulty ramp',
        ],
        wrong: [
          'I forgot to pick up one of my regulars',
          'The bus’s wheelchair hoist got stuck halfway',
        ],
      },
      {
        who: 'Lifestyle officer in a dementia unit',
        did: [
          'Planned a quiet music hour',
          'Taught residents card making',
          'Compared sensory equipment',
          'Looked for volunteers to help with craft',
          'Ordered wool and craft materials',
        ],
        wrong: [
          'I double-booked a music volunteer',
          'A family complained about a cancelled outing',
        ],
      },
      {
        who: 'Laundry worker in a nursing home',
        did: [
          'Traced residents’ missing clothes',
          'Labelled residents’ clothing',
          'Chased a late linen delivery',
          'Requested a repair of the dryers',
          'Compared commercial washing machines',
        ],
        wrong: ['I mixed up two residents’ clothes', 'The big dryer broke down on sheet day'],
      },
      {
        who: 'Roster clerk for a home care service',
        did: [
          'Phoned carers about shift changes',
          'Planned a fortnight of visits',
          'Rearranged visits when carers were sick',
          'Looked for carers to fill shifts',
          'Learnt new scheduling software',
        ],
        wrong: ['I sent two carers to the same house', 'A carer called off an hour before a visit'],
      },
      {
        who: 'Physio assistant in a rehab ward',
        did: [
          'Walked patients after hip surgery',
          'Ran balance classes',
          'Recorded progress after exercise',
          'Booked rehab patients for the gym',
          'Collected walking frames for patients',
        ],
        wrong: [
          'I booked two patients onto the same walking bars',
          'The rehab gym’s treadmill stopped working',
        ],
      },
    ],
    businesses: [
      {
        who: 'forty-bed nursing home',
        did: [
          'Met families about residents’ care',
          'Prepared for an aged care audit',
          'Had the lifting hoists serviced',
          'Recruited registered nurses',
          'Ordered adjustable beds',
        ],
        wrong: [
          'I left a gap in the nurses’ weekend roster',
          'The call bell system went down overnight',
        ],
      },
      {
        who: 'day centre',
        did: [
          'Kept track of members’ attendance',
          'Planned outings for members',
          'Applied for transport funding',
          'Booked performers for concert mornings',
          'Bought games for the day centre',
        ],
        wrong: [
          'I ordered too few lunches for an outing',
          'A piano player cancelled on a concert morning',
        ],
      },
      {
        who: 'family-run home care agency',
        did: [
          'Handled missed visits to clients',
          'Trained carers in manual handling',
          'Rescheduled home visits',
          'Recruited carers for home visits',
          'Chose rostering software',
        ],
        wrong: ['I sent a carer to an old address', 'A client’s key safe wouldn’t open'],
      },
      {
        who: 'retirement village near the coast',
        did: [
          'Settled disputes between villagers',
          'Organised a social calendar for retirees',
          'Repaired units between occupants',
          'Hired a village gardener',
          'Sold vacant units',
        ],
        wrong: [
          'I double-booked the village hall for bingo',
          'The lift in the main building broke down',
        ],
      },
      {
        who: 'respite house',
        did: [
          'Managed requests for weekend respite',
          'Wrote care notes for families after stays',
          'Turned down a late request',
          'Looked for carers for overnight respite',
          'Compared mattress suppliers',
        ],
        wrong: [
          'I made up the wrong number of beds',
          'A weekend carer cancelled on Friday afternoon',
        ],
      },
      {
        who: 'five-bedroom group home',
        did: [
          'Dealt with conflict between housemates',
          'Taught housemates cooking skills',
          'Repaired damage around the group home',
          'Looked for a compatible housemate',
          'Applied for higher funding',
        ],
        wrong: [
          'I bought too few groceries for the housemates',
          'The group home’s oven broke down for a week',
        ],
      },
      {
        who: 'support service with twenty workers',
        did: [
          'Matched support workers with participants',
          'Ran training in disability rights',
          'Updated support agreements',
          'Hired disability support workers',
          'Chased late NDIS payments',
        ],
        wrong: [
          'I rostered one support worker in two places',
          'A support worker quit the day after training',
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
      'Arranged transport to an appointment',
      'Walked with someone to the garden',
      'Found a missing hearing aid',
      'Drove a small group to the shops',
      'Reported a fall',
    ],
  },
  BEAUTY: {
    roles: [
      {
        who: 'Hairdresser',
        did: [
          'Corrected a client’s home hair colour',
          'Advised clients on haircuts',
          'Raised prices for highlights',
          'Looked for hair models for training',
          'Compared colour brands',
        ],
        wrong: [
          'I mixed the wrong colour for a regular',
          'The basin’s hot water failed on Saturday',
        ],
      },
      {
        who: 'Barber',
        did: [
          'Managed a queue of walk-ins',
          'Taught an apprentice to shave',
          'Rented a chair by the week',
          'Found a barber to cover Saturdays',
          'Ordered clippers and razors',
        ],
        wrong: [
          'I took too much off a boy’s fringe',
          'My best clippers died in the middle of a fade',
        ],
      },
      {
        who: 'Beauty therapist',
        did: [
          'Checked clients for skin allergies',
          'Explained facials to new clients',
          'Learnt a new skin treatment',
          'Found clients for weekday facials',
          'Ordered waxing supplies',
        ],
        wrong: ['I booked two facials in one room', 'A wax heater broke down before a booking'],
      },
      {
        who: 'Personal trainer',
        did: [
          'Kept track of clients’ fitness goals',
          'Wrote clients’ training programs',
          'Cancelled boot camp in wet weather',
          'Looked for new boot camp members',
          'Insured a fitness business',
        ],
        wrong: [
          'I turned up at the wrong park for boot camp',
          'A client cancelled every session for a month',
        ],
      },
      {
        who: 'Massage therapist',
        did: [
          'Dealt with late cancellations of massages',
          'Recorded clients’ injuries before massages',
          'Registered with health funds',
          'Looked for sports clubs needing massages',
          'Rented a treatment room',
        ],
        wrong: ['I charged a health fund for the wrong day', 'A hinge broke on my massage table'],
      },
      {
        who: 'Swim teacher at a council pool',
        did: [
          'Comforted children nervous in the water',
          'Taught children to float',
          'Rescheduled missed swimming lessons',
          'Found a replacement for a swim lesson',
          'Renewed a rescue certificate',
        ],
        wrong: ['I marked a child for the wrong level', 'The pool was too cold for the toddlers'],
      },
      {
        who: 'Yoga teacher',
        did: [
          'Adapted yoga poses for injuries',
          'Planned a sequence of yoga poses',
          'Streamed a class online',
          'Hired a hall for yoga classes',
          'Compared ways to take bookings',
        ],
        wrong: [
          'I took too many bookings for a workshop',
          'The hall was double-booked on a yoga night',
        ],
      },
      {
        who: 'Tattoo artist',
        did: [
          'Explained tattoo aftercare',
          'Took deposits for large pieces',
          'Covered up old tattoos',
          'Booked a stall at a tattoo convention',
          'Ordered inks and needles',
        ],
        wrong: [
          'I put a tattoo stencil on slightly crooked',
          'My tattoo machine stopped halfway through a sleeve',
        ],
      },
      {
        who: 'Gymnastics coach at a regional club',
        did: [
          'Spotted gymnasts on the bars',
          'Choreographed floor routines',
          'Planned a beginners’ term',
          'Recruited judges for a gymnastics meet',
          'Ordered chalk and grips',
        ],
        wrong: [
          'I sent in the wrong music for a floor routine',
          'A crash mat split before the competition',
        ],
      },
      {
        who: 'Salon receptionist',
        did: [
          'Confirmed salon appointments by phone',
          'Wrote up gift vouchers',
          'Shuffled appointments when stylists ran late',
          'Called in a stylist for a busy day',
          'Learnt a new booking system',
        ],
        wrong: [
          'I booked two clients with one stylist',
          'The salon’s booking program froze on a Saturday',
        ],
      },
      {
        who: 'Make-up artist for weddings',
        did: [
          'Planned timing on wedding mornings',
          'Ran make-up trials with brides',
          'Took deposits from couples',
          'Looked for a hairstylist to work with brides',
          'Ordered foundations and lashes',
        ],
        wrong: [
          'I left the bride’s lipstick at home',
          'A bridesmaid turned up an hour late for make-up',
        ],
      },
      {
        who: 'Nail technician with a mobile kit',
        did: [
          'Arranged home nail visits across the suburbs',
          'Quoted for nails at a hens’ party',
          'Removed clients’ old acrylics',
          'Looked for clients for home manicures',
          'Compared card readers',
        ],
        wrong: [
          'I spilt nail polish on a client’s carpet',
          'My nail lamp stopped working at a client’s house',
        ],
      },
      {
        who: 'Receptionist at a skin clinic',
        did: [
          'Followed up clients after skin treatments',
          'Prepared consent forms for laser clients',
          'Moved consultations for the doctor',
          'Booked clients for laser treatments',
          'Chased unpaid accounts',
        ],
        wrong: [
          'I booked a skin peel in the wrong week',
          'The laser machine was out of action all week',
        ],
      },
      {
        who: 'Pilates instructor for small groups',
        did: [
          'Modified exercises for sore backs',
          'Planned reformer classes',
          'Replaced springs on reformers',
          'Found a relief Pilates instructor',
          'Compared rents for a studio',
        ],
        wrong: [
          'I booked nine people into a Pilates class for six',
          'A reformer spring snapped during a class',
        ],
      },
      {
        who: 'Tennis coach at a local club',
        did: [
          'Organised players into squads',
          'Taught serves to beginners',
          'Planned a holiday clinic',
          'Hired a tennis ball machine',
          'Raised prices for private lessons',
        ],
        wrong: ['I put two squads on one court', 'The court lights failed during evening squad'],
      },
    ],
    businesses: [
      {
        who: 'gym',
        did: [
          'Dealt with cancelled memberships',
          'Planned a timetable of gym classes',
          'Had the gym equipment serviced',
          'Hired personal trainers',
          'Ordered treadmills and weights',
        ],
        wrong: [
          'I charged a gym member twice in one month',
          'A treadmill belt tore in the evening rush',
        ],
      },
      {
        who: 'nail bar in a shopping centre',
        did: [
          'Handled walk-in manicures',
          'Trained staff in gel nails',
          'Negotiated a lease renewal',
          'Hired manicurists for weekends',
          'Ordered nail polishes',
        ],
        wrong: [
          'I ordered gel colours nobody asked for',
          'Our best manicurist left without notice',
        ],
      },
      {
        who: 'hair salon',
        did: [
          'Rostered stylists for Saturdays',
          'Trained apprentices in colouring hair',
          'Chose an online booking system',
          'Advertised for a senior stylist',
          'Ordered tints and foils for the salon',
        ],
        wrong: ['I ordered the wrong shade of tint', 'The salon’s hot water system broke down'],
      },
      {
        who: 'two-chair barber shop',
        did: [
          'Kept waiting times down for haircuts',
          'Advertised beard trims',
          'Raised prices for haircuts',
          'Found a barber to fill in over Christmas',
          'Ordered shaving supplies',
        ],
        wrong: [
          'I booked two beard trims for the same time',
          'The hot towel cabinet broke down on a Saturday',
        ],
      },
      {
        who: 'day spa',
        did: [
          'Managed group bookings at the spa',
          'Planned spa packages for couples',
          'Sold Mother’s Day vouchers',
          'Hired spa therapists',
          'Ordered robes and body oils',
        ],
        wrong: [
          'I booked a couple for the wrong spa package',
          'The steam room broke down over a long weekend',
        ],
      },
      {
        who: 'small yoga studio',
        did: [
          'Followed up lapsed yoga members',
          'Planned a yoga retreat',
          'Offered trial memberships',
          'Looked for relief yoga teachers',
          'Compared timetable software',
        ],
        wrong: ['I put the wrong time on the yoga timetable', 'The hot yoga room’s heater failed'],
      },
      {
        who: 'dance school in a regional city',
        did: [
          'Chased unpaid dance fees',
          'Prepared students for ballet exams',
          'Looked for larger premises',
          'Hired a theatre for a dance concert',
          'Ordered ballet and tap shoes',
        ],
        wrong: [
          'I entered a girl in the wrong ballet exam',
          'The concert costumes arrived in the wrong sizes',
        ],
      },
      {
        who: 'tennis centre',
        did: [
          'Managed court bookings',
          'Organised a tennis competition',
          'Compared playing surfaces',
          'Hired tennis coaches',
          'Ordered nets and balls for the courts',
        ],
        wrong: ['I booked two groups onto one court', 'A storm left the courts under water'],
      },
      {
        who: 'family-run martial arts school',
        did: [
          'Enrolled children in martial arts classes',
          'Held a grading for students',
          'Replaced the training mats',
          'Looked for a karate instructor',
          'Ordered uniforms and belts',
        ],
        wrong: [
          'I ordered white belts in the wrong size',
          'A judo instructor left in the middle of term',
        ],
      },
      {
        who: 'tattoo studio',
        did: [
          'Checked the ages of tattoo customers',
          'Quoted for large tattoos',
          'Prepared for a health inspection',
          'Looked for guest tattooists',
          'Raised deposits for large pieces',
        ],
        wrong: [
          'I ordered the wrong size of tattoo needles',
          'A guest tattooist cancelled the whole week',
        ],
      },
      {
        who: 'climbing gym in the suburbs',
        did: [
          'Checked climbers’ safety gear',
          'Ran beginners’ climbing courses',
          'Renewed public liability cover',
          'Hired climbing instructors',
          'Ordered ropes and harnesses',
        ],
        wrong: ['I put a beginner on a hard route', 'A shipment of climbing holds got lost'],
      },
      {
        who: 'beauty salon with three chairs',
        did: [
          'Dealt with no-shows for treatments',
          'Prepared a menu of beauty treatments',
          'Compared card payment systems',
          'Hired a beauty therapist',
          'Ordered masks and waxes',
        ],
        wrong: ['I dyed a client’s brows too dark', 'The waxing bed broke on a busy Friday'],
      },
      {
        who: 'swim school with two pools',
        did: [
          'Managed waiting lists for swim lessons',
          'Planned swimming levels for children',
          'Cut heating bills',
          'Looked for casual teachers',
          'Ordered pool chemicals and floats',
        ],
        wrong: ['I put two classes in one lane', 'The pool filter failed in the school holidays'],
      },
    ],
    done: [
      'Ordered products from a sales rep',
      'Booked in a first-time client',
      'Showed a junior a new technique',
      'Raised prices for the new year',
      'Sold a gift voucher at the counter',
      'Chose a new product range',
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
          'Trained a new helper',
          'Quoted for cleaning offices',
          'Insured a one-person business',
          'Looked for regular cleaning work',
          'Bought cleaning products',
        ],
        wrong: [
          'I underquoted for a large office',
          'The vacuum broke down halfway through an office',
        ],
      },
      {
        who: 'Gardener',
        did: [
          'Explained plant care to owners',
          'Quoted for garden maintenance',
          'Planned spring planting',
          'Hired a chipper for garden waste',
          'Ordered mulch and plants',
        ],
        wrong: ['I mowed over a client’s new seedlings', 'The mower wouldn’t start after winter'],
      },
      {
        who: 'Property manager with two hundred rentals',
        did: [
          'Chased tenants for overdue rent',
          'Wrote up rental inspections',
          'Sorted out tenants’ bond claims',
          'Found a handyman for rented homes',
          'Arranged urgent repairs',
        ],
        wrong: ['I gave a tenant the wrong keys', 'A tenant moved out without any notice'],
      },
      {
        who: 'Leasing agent at a suburban office',
        did: [
          'Checked applicants’ rental references',
          'Wrote ads for vacant leases',
          'Planned weekend inspections',
          'Looked for shop tenants',
          'Collected rental applications',
        ],
        wrong: ['I listed a rental with the wrong photos', 'Nobody came to an open inspection'],
      },
      {
        who: 'Valuer',
        did: [
          'Arranged times for valuations',
          'Prepared valuations for banks',
          'Measured a rural block',
          'Looked for comparable sales',
          'Obtained titles and land records',
        ],
        wrong: [
          'I put the wrong land area in a valuation',
          'An owner locked the gate before my visit',
        ],
      },
      {
        who: 'Window cleaner',
        did: [
          'Rescheduled windows because of rain',
          'Quoted for cleaning shop windows',
          'Quoted for a high-rise tower',
          'Hired a lift for high windows',
          'Renewed a working-at-heights ticket',
        ],
        wrong: [
          'I left streaks on a showroom window',
          'The cherry picker broke down on a tower job',
        ],
      },
      {
        who: 'Pest controller',
        did: [
          'Explained spray safety to householders',
          'Reported on termite damage',
          'Treated houses for ants and rats',
          'Looked for a licensed pest technician',
          'Ordered termite baits',
        ],
        wrong: [
          'I went to the wrong house for a termite check',
          'Possums came back into a roof I’d sealed',
        ],
      },
      {
        who: 'Building security guard',
        did: [
          'Monitored cameras overnight',
          'Wrote up security incidents',
          'Reset false alarms',
          'Asked for a second guard for events',
          'Renewed a first aid certificate',
        ],
        wrong: [
          'I set off the building’s burglar alarm',
          'The entrance cameras stopped recording for a night',
        ],
      },
      {
        who: 'Caretaker at a large apartment block',
        did: [
          'Arranged access for tradespeople',
          'Reported building faults to the owners',
          'Fixed doors and gates around the building',
          'Booked a plumber for the building',
          'Compared lift service contracts',
        ],
        wrong: [
          'I booked a plumber for the wrong building',
          'The lift broke down on a tenant’s moving day',
        ],
      },
      {
        who: 'Concierge in a city apartment tower',
        did: [
          'Handled visitors in the lobby',
          'Prepared welcome packs for new residents',
          'Sorted out lost keys for residents',
          'Booked restaurants and taxis for residents',
          'Collected parcels for residents',
        ],
        wrong: [
          'I handed a parcel to the wrong resident',
          'A courier left a valuable parcel outside',
        ],
      },
      {
        who: 'Locksmith on call-outs for landlords',
        did: [
          'Helped renters locked out of their flats',
          'Compared wholesale prices for keys',
          'Rekeyed locks for landlords',
          'Renewed a security licence',
          'Ordered lock barrels and padlocks',
        ],
        wrong: [
          'I brought the wrong lock barrel to a job',
          'A deadlock arrived without its strike plate',
        ],
      },
      {
        who: 'Auctioneer at a real estate agency',
        did: [
          'Talked to bidders after an auction',
          'Prepared auction contracts',
          'Set a reserve price',
          'Looked for sellers ready to auction',
          'Collected bidder registrations',
        ],
        wrong: [
          'I read out the wrong address at an auction',
          'A seller pulled out the day before an auction',
        ],
      },
      {
        who: 'Strata clerk for small blocks',
        did: [
          'Chased overdue strata levies',
          'Wrote minutes of owners’ meetings',
          'Corrected levy notices',
          'Arranged a contractor for strata repairs',
          'Compared building insurance',
        ],
        wrong: [
          'I sent a levy notice to the wrong owner',
          'The painters left a block half finished',
        ],
      },
      {
        who: 'Pool maintenance worker',
        did: [
          'Checked pools after storms',
          'Wrote up pool water test results',
          'Compared prices for salt and acid',
          'Booked an electrician for a pool pump',
          'Ordered chlorine for the pool round',
        ],
        wrong: [
          'I tipped too much chlorine into a pool',
          'A pool pump burnt out in the first hot week',
        ],
      },
    ],
    businesses: [
      {
        who: 'cleaning business with ten staff',
        did: [
          'Rostered cleaners for evening shifts',
          'Quoted for a school cleaning contract',
          'Chose timesheet software',
          'Hired cleaners for office contracts',
          'Bid for a hospital tender',
        ],
        wrong: [
          'I sent a cleaner to the wrong school',
          'The floor polisher left marks on a gym floor',
        ],
      },
      {
        who: 'real estate agency',
        did: [
          'Followed up buyers after inspections',
          'Prepared listings for the website',
          'Set up for an auction',
          'Advertised for a sales agent',
          'Compared advertising packages',
        ],
        wrong: [
          'I put the wrong auction date on a board',
          'A buyer pulled out the day before settlement',
        ],
      },
      {
        who: 'dry cleaner in an inner suburb',
        did: [
          'Dealt with a damaged suit',
          'Wrote up dry cleaning tickets',
          'Started a pick-up service',
          'Looked for a presser for the shop',
          'Ordered hangers and garment bags',
        ],
        wrong: [
          'I shrank a customer’s favourite jumper',
          'The steam press broke down in wedding season',
        ],
      },
      {
        who: 'small strata company',
        did: [
          'Chased unpaid strata levies',
          'Prepared papers for an owners’ meeting',
          'Sorted out complaints about by-laws',
          'Hired a lift contractor for a building',
          'Collected insurance certificates from contractors',
        ],
        wrong: [
          'I sent owners the wrong meeting date',
          'A lift contractor put off a repair three times',
        ],
      },
      {
        who: 'gardening business',
        did: [
          'Rearranged garden visits after rain',
          'Quoted for regular lawn mowing',
          'Chose scheduling software',
          'Hired a gardener for the summer',
          'Picked up mulch for a job',
        ],
        wrong: [
          'I cut through an irrigation pipe with a spade',
          'The ride-on mower broke down in spring',
        ],
      },
      {
        who: 'pest control firm with five technicians',
        did: [
          'Followed up a cockroach treatment',
          'Wrote up a termite inspection report',
          'Renewed chemical licences',
          'Advertised for a licensed pest technician',
          'Ordered baits and sprays',
        ],
        wrong: ['I sprayed the wrong unit for cockroaches', 'Rain washed away a termite treatment'],
      },
      {
        who: 'car wash on a main road',
        did: [
          'Handled a complaint about scratched paint',
          'Planned prices for car detailing',
          'Put in a water recycling system',
          'Hired weekend staff for the car wash',
          'Ordered car shampoo and wax',
        ],
        wrong: [
          'I gave a customer the wrong detailing package',
          'The spinning brushes stopped with a car inside',
        ],
      },
      {
        who: 'key cutting shop',
        did: [
          'Kept track of restricted key orders',
          'Quoted for a set of office keys',
          'Renewed a kiosk lease',
          'Looked for a supplier of car keys',
          'Ordered key blanks for the shop',
        ],
        wrong: [
          'I cut a batch of keys from the wrong blank',
          'The key machine broke down on a Saturday',
        ],
      },
      {
        who: 'self-storage yard',
        did: [
          'Chased overdue storage fees',
          'Prepared storage unit agreements',
          'Cleared out an abandoned storage unit',
          'Booked a contractor to fix roller doors',
          'Compared online payment systems',
        ],
        wrong: ['I rented out a unit that was full', 'A roller door came off its track'],
      },
      {
        who: 'carpet cleaning business with two vans',
        did: [
          'Rearranged carpet bookings between vans',
          'Quoted for carpets in rental flats',
          'Advertised on community pages',
          'Hired a driver for the second van',
          'Ordered carpet shampoo and stain remover',
        ],
        wrong: ['I left a hotel rug too wet', 'A steam hose split in a client’s hallway'],
      },
    ],
    done: [
      'Showed a visitor through a property',
      'Handed keys to a new tenant',
      'Photographed damage to a wall',
      'Chased a late payment',
      'Let a tradesperson into a building',
      'Compared quotes for repairs',
      'Answered a call about a noisy neighbour',
      'Put a notice up in a foyer',
      'Met an owner about the coming year',
      'Booked a contractor for urgent work',
    ],
  },
  ANIMAL_WORK: {
    roles: [
      {
        who: 'Vet at a mixed country practice',
        did: [
          'Explained test results to a pet’s owner',
          'Wrote up treatment notes for a pet',
          'Set up for an operation',
          'Called in a specialist for a difficult surgery',
          'Ordered vaccines and medicines',
        ],
        wrong: [
          'I put the wrong date on a vaccination card',
          'The lab sent a blood result a week late',
        ],
      },
      {
        who: 'Vet nurse',
        did: [
          'Monitored patients after surgery',
          'Prepared animals for anaesthetic',
          'Applied for a dental course',
          'Arranged cover for a theatre nurse',
          'Restocked bandages in the treatment room',
        ],
        wrong: [
          'I mixed up two cats’ name cards',
          'The steriliser broke down on a busy surgery day',
        ],
      },
      {
        who: 'Farrier',
        did: [
          'Rearranged shoeing rounds with owners',
          'Invoiced owners for shoeing visits',
          'Corrected a lame horse’s feet',
          'Looked for an apprentice to train in shoeing',
          'Ordered horseshoes and nails',
        ],
        wrong: [
          'I double-booked two stables an hour apart',
          'A pony pulled off a new shoe overnight',
        ],
      },
      {
        who: 'Dog groomer',
        did: [
          'Calmed nervous dogs during grooming',
          'Wrote notes on each dog’s clip',
          'Raised prices for large breeds',
          'Advertised for clients with long-haired dogs',
          'Compared appointment software',
        ],
        wrong: ['I clipped a spaniel’s ears unevenly', 'The dog dryer broke down before a show'],
      },
      {
        who: 'Zookeeper at a regional zoo',
        did: [
          'Kept track of the monkeys’ breeding',
          'Wrote up daily keeper reports',
          'Planned enrichment activities',
          'Found cover for a weekend feeding round',
          'Ordered feed for the zoo animals',
        ],
        wrong: [
          'I left a feed bucket in the wrong enclosure',
          'A delivery of fruit for the monkeys came late',
        ],
      },
      {
        who: 'Dog trainer',
        did: [
          'Explained recall training to owners',
          'Planned an obedience course',
          'Assessed an anxious puppy',
          'Hired a field for obedience training',
          'Filmed online lessons',
        ],
        wrong: ['I filled a puppy course past its limit', 'Rain turned the training oval into mud'],
      },
      {
        who: 'Kennel hand at a city shelter',
        did: [
          'Checked dogs in kennels overnight',
          'Wrote up intake notes for new dogs',
          'Matched animals with new families',
          'Looked for foster carers for shelter dogs',
          'Collected strays from the ranger',
        ],
        wrong: ['I put two rival dogs in one run', 'A kennel gate latch broke over the weekend'],
      },
      {
        who: 'Cattery worker',
        did: [
          'Kept track of boarding cats’ medication',
          'Wrote updates for cats’ owners',
          'Arranged holiday drop-off times',
          'Arranged a vet visit for a boarding cat',
          'Ordered cat food and litter',
        ],
        wrong: [
          'I missed a note about a cat’s diet',
          'An owner dropped off a cat without its medication',
        ],
      },
      {
        who: 'Stable hand at a racecourse',
        did: [
          'Checked racehorses’ legs after trackwork',
          'Prepared horses for race day',
          'Learnt to ride trackwork',
          'Found a replacement for a strapper',
          'Collected hay and chaff for the stables',
        ],
        wrong: [
          'I packed the wrong saddle cloth for race day',
          'A horse was scratched on the morning of a race',
        ],
      },
      {
        who: 'Wildlife park guide',
        did: [
          'Handled visitors feeding the wallabies',
          'Prepared a talk on native animals',
          'Planned a night tour',
          'Arranged a volunteer for wildlife talks',
          'Collected fresh leaf for the koalas',
        ],
        wrong: [
          'I forgot to charge the microphone for a talk',
          'A school tour turned up an hour late',
        ],
      },
      {
        who: 'Pet shop assistant',
        did: [
          'Kept track of pets on hold',
          'Taught customers to care for guinea pigs',
          'Compared feed suppliers',
          'Looked for a breeder to supply birds',
          'Ordered pet food for the shelves',
        ],
        wrong: ['I sold a cage too small for a rabbit', 'A fish tank cracked on the shop floor'],
      },
      {
        who: 'Horse float driver on interstate runs',
        did: [
          'Handled horses that wouldn’t load',
          'Quoted for horse transport to a show',
          'Insured animals in transit',
          'Booked overnight stables on a long run',
          'Picked up a horse from a stud',
        ],
        wrong: ['I took the wrong turn-off to a stud', 'The float blew a tyre on the highway'],
      },
      {
        who: 'Receptionist at an animal hospital',
        did: [
          'Explained vet fees over the phone',
          'Prepared vaccination reminders for owners',
          'Sorted out a double booking with a vet',
          'Found an appointment for an urgent case',
          'Helped with an insurance claim',
        ],
        wrong: [
          'I booked two dogs into one appointment',
          'The reminder messages went out to the wrong owners',
        ],
      },
    ],
    businesses: [
      {
        who: 'vet clinic',
        did: [
          'Chased unpaid vet bills',
          'Planned the clinic’s surgery list',
          'Leased an ultrasound machine',
          'Advertised for a locum vet',
          'Ordered medicines for the clinic pharmacy',
        ],
        wrong: ['I ordered the wrong puppy vaccine', 'The animal X-ray machine broke down'],
      },
      {
        who: 'family-run boarding kennel',
        did: [
          'Managed kennel bookings over Christmas',
          'Prepared boarding forms for owners',
          'Raised holiday rates',
          'Hired kennel staff for the holidays',
          'Ordered dog food in bulk',
        ],
        wrong: [
          'I took too many bookings for Easter',
          'A dog run’s gate broke over a long weekend',
        ],
      },
      {
        who: 'cattery',
        did: [
          'Checked vaccination records at drop-off',
          'Wrote feeding instructions for cats',
          'Chose booking software',
          'Hired a casual to look after cats',
          'Ordered scratching posts and litter',
        ],
        wrong: ['I lost a booking for a pair of cats', 'The cattery’s heating failed in winter'],
      },
      {
        who: 'riding school near a city',
        did: [
          'Rearranged riding lessons after rain',
          'Planned riding lessons for the term',
          'Applied for accreditation',
          'Looked for quiet horses for beginners',
          'Ordered riding helmets for pupils',
        ],
        wrong: ['I saddled the wrong pony for a beginner', 'A girth strap broke before a lesson'],
      },
      {
        who: 'pet shop',
        did: [
          'Dealt with a returned pet',
          'Planned a pet care talk for customers',
          'Compared wholesale prices',
          'Looked for a wholesaler of aquariums',
          'Ordered cages and pet toys',
        ],
        wrong: [
          'I ordered an aquarium in the wrong size',
          'A heater failed in the tropical fish tank',
        ],
      },
      {
        who: 'two-table dog grooming salon',
        did: [
          'Chased clients who missed grooming appointments',
          'Planned salon prices for each breed',
          'Paid for online advertising',
          'Advertised for an experienced dog groomer',
          'Ordered towels and clipper blades',
        ],
        wrong: [
          'I booked two poodles for the same table',
          'Our clippers came back from sharpening still blunt',
        ],
      },
      {
        who: 'dog day care centre',
        did: [
          'Managed dogs that didn’t play well together',
          'Wrote daily reports for dogs’ owners',
          'Applied for a council licence',
          'Interviewed carers for dog day care',
          'Ordered toys and beds for play areas',
        ],
        wrong: [
          'I took a dog without its vaccination papers',
          'The dog pick-up van wouldn’t start one morning',
        ],
      },
      {
        who: 'puppy school in the suburbs',
        did: [
          'Answered owners’ questions about biting puppies',
          'Prepared handouts on toilet training',
          'Cancelled a puppy class with low enrolments',
          'Hired a hall for puppy classes',
          'Compared insurance policies',
        ],
        wrong: [
          'I booked the hall for the wrong Saturday',
          'The hall was locked when the puppies arrived',
        ],
      },
      {
        who: 'small horse stud',
        did: [
          'Kept track of foaling dates',
          'Prepared yearlings for the sales',
          'Compared breeding fees',
          'Booked a stallion for a mare',
          'Ordered feed for broodmares',
        ],
        wrong: [
          'I missed the closing date for a mare sale',
          'A buyer pulled out of a yearling sale',
        ],
      },
    ],
    done: [
      'Rang an owner about a pickup',
      'Compared prices for bulk feed',
      'Unpacked a delivery of feed',
      'Weighed an animal before treatment',
      'Trimmed a nervous dog’s nails',
      'Chased an unpaid account',
      'Held a cat still for an injection',
      'Took a photo for an adoption page',
      'Moved an appointment for an owner',
      'Showed a student how to lift a large dog',
    ],
  },
  EVENTS: {
    roles: [
      {
        who: 'Usher at a city theatre',
        did: [
          'Dealt with latecomers to a show',
          'Reported a patron taken ill',
          'Cleared the aisles after a show',
          'Arranged a swap with another usher',
          'Learnt an evacuation plan',
        ],
        wrong: ['I sat a couple in the wrong row', 'A booking error left ten people without seats'],
      },
      {
        who: 'Event planner',
        did: [
          'Handled changes to the guest list',
          'Prepared a running sheet for a gala',
          'Moved conference sessions to a bigger room',
          'Booked a venue for a conference',
          'Compared function rooms',
        ],
        wrong: [
          'I left a sponsor off the seating plan',
          'A keynote speaker cancelled on the morning',
        ],
      },
      {
        who: 'Sound technician',
        did: [
          'Dealt with feedback on stage',
          'Prepared a sound plan for a concert',
          'Repaired a faulty speaker',
          'Hired extra microphones for a show',
          'Learnt a digital mixing desk',
        ],
        wrong: ['I left a microphone muted through a speech', 'A speaker stack buzzed all evening'],
      },
      {
        who: 'Stage hand',
        did: [
          'Kept track of props during a show',
          'Planned scene changes for a play',
          'Moved sets between theatres',
          'Found extra crew for a bump-in',
          'Applied for touring work',
        ],
        wrong: [
          'I put a sofa on the wrong stage mark',
          'A set piece arrived too wide for the stage door',
        ],
      },
      {
        who: 'Ticket seller at a regional theatre',
        did: [
          'Explained the refund policy to patrons',
          'Reported ticket sales for the day',
          'Balanced the till after a show',
          'Arranged cover for the box office',
          'Learnt new sales software',
        ],
        wrong: ['I sold the same two seats twice', 'The ticket printer jammed before a matinee'],
      },
      {
        who: 'Lighting operator',
        did: [
          'Checked the lights before a performance',
          'Programmed lighting cues for a show',
          'Replaced a faulty spotlight',
          'Called in a second lighting operator',
          'Applied for festival work',
        ],
        wrong: [
          'I brought the lights down a scene early',
          'The lighting desk froze on opening night',
        ],
      },
      {
        who: 'Marquee rigger with a small crew',
        did: [
          'Checked marquees in high wind',
          'Prepared a site plan for a marquee',
          'Packed down after a windy night',
          'Hired labourers for a marquee job',
          'Found work over winter',
        ],
        wrong: ['I left the long pegs at the depot', 'Wind tore a wall off a marquee'],
      },
      {
        who: 'Wedding celebrant',
        did: [
          'Explained marriage paperwork to couples',
          'Wrote vows with a couple',
          'Rehearsed the ceremony at a venue',
          'Looked for couples planning a ceremony',
          'Compared portable speakers',
        ],
        wrong: [
          'I brought the wrong vows to a rehearsal',
          'A couple sent back their marriage form unsigned',
        ],
      },
      {
        who: 'Crowd control guard',
        did: [
          'Handled drunk patrons at a festival',
          'Wrote up an incident at the gate',
          'Moved barriers to ease the crowd',
          'Arranged extra guards for a concert',
          'Applied for a security licence',
        ],
        wrong: [
          'I opened the wrong gate at a concert',
          'A barrier came loose in front of the stage',
        ],
      },
      {
        who: 'Florist for churches and halls',
        did: [
          'Arranged delivery times with a church',
          'Planned flowers for a church service',
          'Compared wholesale growers',
          'Looked for a driver for church deliveries',
          'Ordered lilies from the flower market',
        ],
        wrong: ['I delivered the roses to the wrong church', 'The lilies didn’t open in time'],
      },
      {
        who: 'Children’s entertainer at school fetes',
        did: [
          'Renewed a child safety check',
          'Quoted for a council fair',
          'Planned a magic show',
          'Looked for corporate bookings',
          'Compared public liability cover',
        ],
        wrong: ['I set up at the wrong primary school', 'Rain washed out a school fete'],
      },
      {
        who: 'Party decorator with one van',
        did: [
          'Agreed on a theme with parents',
          'Quoted for a balloon arch',
          'Took deposits online',
          'Looked for a helper to set up parties',
          'Picked up helium for a party',
        ],
        wrong: [
          'I brought the wrong colours for a balloon arch',
          'The helium ran out before a sixtieth',
        ],
      },
      {
        who: 'DJ at formals and receptions',
        did: [
          'Took song requests from the dance floor',
          'Put together playlists for receptions',
          'Insured expensive sound equipment',
          'Looked for regular pub gigs',
          'Bought party lights and new tracks',
        ],
        wrong: [
          'I played the wrong song for a bridal waltz',
          'A laptop froze in the middle of my set',
        ],
      },
    ],
    businesses: [
      {
        who: 'country wedding venue',
        did: [
          'Moved a wedding to another date',
          'Prepared packages for engaged couples',
          'Set up the room for a reception',
          'Hired waiting staff for weddings',
          'Compared caterers',
        ],
        wrong: [
          'I promised two couples the same Saturday',
          'The power tripped in the middle of a reception',
        ],
      },
      {
        who: 'catering firm',
        did: [
          'Handled dietary requests from guests',
          'Quoted for catering a work lunch',
          'Leased a bigger kitchen',
          'Hired casual kitchen hands for functions',
          'Ordered ingredients for a function',
        ],
        wrong: ['I sent the canapés to the wrong hall', 'The chafing dishes arrived without fuel'],
      },
      {
        who: 'ticketing company',
        did: [
          'Refunded tickets for a cancelled event',
          'Prepared an event to go on sale',
          'Sorted out duplicate tickets at the gate',
          'Looked for a supplier of ticket scanners',
          'Negotiated booking fees',
        ],
        wrong: [
          'I printed tickets with the wrong door time',
          'Our website crashed when a tour went on sale',
        ],
      },
      {
        who: 'lighting company with five crew',
        did: [
          'Kept track of lights out on hire',
          'Quoted for lighting an awards night',
          'Compared LED fixtures',
          'Hired a designer for a tour',
          'Financed a second truck',
        ],
        wrong: ['I packed the wrong lights for a parade', 'A moving light got stuck during a show'],
      },
      {
        who: 'party supply shop',
        did: [
          'Kept track of balloon orders for pick-up',
          'Taught a junior to make garlands',
          'Chose software for online orders',
          'Looked for a cheaper helium supplier',
          'Ordered a season’s stock',
        ],
        wrong: [
          'I inflated the wrong colours for a pick-up order',
          'A helium delivery came two days late',
        ],
      },
      {
        who: 'photo booth business',
        did: [
          'Sent guests their photos after an event',
          'Prepared a photo template for a formal',
          'Repaired the photo booth’s printer',
          'Found an attendant for a late party',
          'Compared booking calendars',
        ],
        wrong: [
          'I left the photo paper at the last job',
          'The booth’s printer jammed at a school formal',
        ],
      },
      {
        who: 'children’s party hire business',
        did: [
          'Cancelled castle bookings because of wind',
          'Wrote a safety plan for a jumping castle',
          'Renewed liability insurance',
          'Advertised for drivers to deliver castles',
          'Ordered blowers for the castles',
        ],
        wrong: [
          'I booked one castle for two fetes',
          'The air blower stopped in the middle of a fete',
        ],
      },
      {
        who: 'event furniture hire company',
        did: [
          'Chased furniture missing from a hire',
          'Quoted for tables at a wedding',
          'Compared truck leases',
          'Hired casuals for a busy weekend',
          'Ordered folding chairs for hire',
        ],
        wrong: [
          'I delivered the folding chairs to the wrong park',
          'A hired couch came back with a torn cushion',
        ],
      },
      {
        who: 'wedding flower studio',
        did: [
          'Went over bouquet changes with a bride',
          'Quoted for wedding flowers',
          'Asked for larger deposits',
          'Looked for a local grower of roses',
          'Ordered flowers for a bridal bouquet',
        ],
        wrong: [
          'I made one bouquet too few for the bridesmaids',
          'The flower coolroom broke down before a wedding',
        ],
      },
      {
        who: 'festival company with a small crew',
        did: [
          'Rostered volunteers for the festival weekend',
          'Wrote a festival site plan',
          'Applied for a liquor licence',
          'Booked bands for a festival',
          'Hired toilets and fencing',
        ],
        wrong: [
          'I ordered too few toilets for the campsite',
          'A headline band pulled out before the gates opened',
        ],
      },
    ],
    done: [
      'Wrote a running sheet for crew',
      'Met a supplier at the venue',
      'Packed a van after a show',
      'Checked names against a guest list',
      'Compared quotes from suppliers',
      'Chased a late deposit',
      'Rang a band about their arrival time',
      'Set out chairs for a crowd of two hundred',
      'Booked a venue for next year',
      'Applied for a council permit',
    ],
  },
  ENERGY: {
    roles: [
      {
        who: 'Meter reader on a rural round',
        did: [
          'Planned a long driving route',
          'Reported a damaged meter',
          'Corrected an estimated reading',
          'Arranged access to a locked meter box',
          'Collected a replacement handheld scanner',
        ],
        wrong: ['I read the meter of the house next door', 'A dog kept me from a row of meters'],
      },
      {
        who: 'Line worker',
        did: [
          'Explained a planned outage to residents',
          'Prepared a switching plan for a power line',
          'Repaired power lines after a storm',
          'Called in traffic control for a line job',
          'Trained an apprentice',
        ],
        wrong: ['I took the wrong crossarm to a job', 'A tree came down on a new line'],
      },
      {
        who: 'Solar installer',
        did: [
          'Arranged an inverter warranty claim',
          'Drew up a panel layout for a roof',
          'Replaced a faulty isolator',
          'Hired scaffolding for a roof job',
          'Claimed a rebate for a customer',
        ],
        wrong: [
          'I cracked a roof tile carrying a panel',
          'An inverter failed a week after fitting',
        ],
      },
      {
        who: 'Gas fitter',
        did: [
          'Dealt with a gas smell in a house',
          'Wrote out gas compliance certificates',
          'Connected a gas cooktop',
          'Looked for an apprentice gas fitter',
          'Renewed a trade licence',
        ],
        wrong: ['I cut a gas pipe too short', 'A new cooktop arrived with the wrong fitting'],
      },
      {
        who: 'Plant operator at a power station',
        did: [
          'Handed over the plant to the night shift',
          'Wrote up the control room log',
          'Shut down a boiler for maintenance',
          'Called in a technician for a boiler fault',
          'Swapped onto day shifts',
        ],
        wrong: [
          'I logged a turbine reading in the wrong column',
          'A boiler tripped in the middle of the night',
        ],
      },
      {
        who: 'Water quality tester',
        did: [
          'Checked chlorine levels at town taps',
          'Reported a failed drinking water test',
          'Recalibrated the water testing meters',
          'Hired a boat for lake sampling',
          'Planned a sampling route',
        ],
        wrong: ['I mislabelled a row of water samples', 'The chlorine meter drifted for a week'],
      },
      {
        who: 'Cable jointer',
        did: [
          'Traced a fault in an underground cable',
          'Wrote up cable test results',
          'Repaired a damaged cable joint',
          'Arranged an overnight road closure',
          'Renewed a high-voltage ticket',
        ],
        wrong: ['I dug up the wrong end of a cable', 'Rain flooded an open joint pit'],
      },
      {
        who: 'Energy auditor',
        did: [
          'Explained an energy rating to an owner',
          'Wrote up an energy audit report',
          'Compared insulation options',
          'Looked for buildings to audit',
          'Collected power bills from a client',
        ],
        wrong: [
          'I copied the wrong power bill into a report',
          'The thermal camera went flat halfway through a house',
        ],
      },
      {
        who: 'Wind farm technician',
        did: [
          'Checked turbine faults on a laptop',
          'Wrote up a turbine inspection',
          'Completed tower rescue training',
          'Booked a crane for a turbine repair',
          'Ordered parts for wind turbines',
        ],
        wrong: [
          'I ordered the wrong bearing for a turbine',
          'A gearbox leaked oil inside a turbine',
        ],
      },
      {
        who: 'Call centre officer for gas accounts',
        did: [
          'Explained a high gas bill',
          'Offered a caller a payment plan',
          'Corrected a billing error on an account',
          'Arranged a technician for a gas customer',
          'Collected meter readings from tenants',
        ],
        wrong: ['I put a bill in the wrong name', 'The call queue crashed in billing week'],
      },
      {
        who: 'Network planner at a water utility',
        did: [
          'Dealt with developers about sewer capacity',
          'Drew up plans for a new reservoir',
          'Revised the route of a pipeline',
          'Commissioned a survey for a water main',
          'Obtained pressure data from suburbs',
        ],
        wrong: [
          'I used an old map for a pipeline route',
          'A pressure gauge gave wrong readings for a month',
        ],
      },
      {
        who: 'Pump operator at a treatment plant',
        did: [
          'Checked tank levels overnight',
          'Wrote up the treatment plant log',
          'Cleared a blocked pump inlet',
          'Called a contractor about a broken pump',
          'Reported an overflow',
        ],
        wrong: [
          'I left a sewage pump running after a filter change',
          'A pump inlet clogged during a storm',
        ],
      },
    ],
    businesses: [
      {
        who: 'solar firm with twelve staff',
        did: [
          'Applied for grid connection of a system',
          'Quoted for solar on a factory',
          'Compared inverter brands',
          'Hired installers for rooftop solar',
          'Ordered panels from an importer',
        ],
        wrong: [
          'I got the roof size wrong in a factory quote',
          'A container of panels arrived with cracked glass',
        ],
      },
      {
        who: 'battery company',
        did: [
          'Handled warranty claims for home batteries',
          'Trained installers in safe handling',
          'Applied for product certification',
          'Looked for a supplier of battery cells',
          'Ordered cabinets for home batteries',
        ],
        wrong: [
          'I ordered cabinets too narrow for the cells',
          'A home battery shut down in a heatwave',
        ],
      },
      {
        who: 'family gas fitting business',
        did: [
          'Rostered gas fitters for weekend call-outs',
          'Quoted for new gas hot water units',
          'Chose job management software',
          'Interviewed an apprentice for the business',
          'Ordered gas cooktops for a job',
        ],
        wrong: [
          'I sent a gas fitter to the wrong call-out',
          'A shipment of cooktops came without hoses',
        ],
      },
      {
        who: 'pump company in a farming town',
        did: [
          'Kept track of pumps in for repair',
          'Quoted for a pump on a dam',
          'Opened a second depot',
          'Looked for rural resellers',
          'Ordered pressure pumps for farmers',
        ],
        wrong: ['I ordered pump seals in the wrong size', 'A new dam pump burnt out within a week'],
      },
      {
        who: 'energy audit firm',
        did: [
          'Chased clients for building plans',
          'Prepared a proposal for a council audit',
          'Revised an audit report for a client',
          'Hired an auditor for commercial buildings',
          'Rented a thermal camera for site visits',
        ],
        wrong: ['I put the wrong power bills in a report', 'Our blower door fan broke on site'],
      },
      {
        who: 'bore drilling business',
        did: [
          'Explained bore licences to landholders',
          'Quoted for a stock water bore',
          'Financed a new rig',
          'Hired a drill rig operator',
          'Chased a farmer for payment',
        ],
        wrong: ['I drilled a bore that came up dry', 'The rig got bogged on a farm track'],
      },
      {
        who: 'heating company with three vans',
        did: [
          'Rearranged heater services in winter',
          'Quoted for heating in a new house',
          'Compared fleet insurance',
          'Advertised for a second installer',
          'Claimed a customer’s rebate',
        ],
        wrong: [
          'I ordered the wrong radiators for a house',
          'A floor heating pipe leaked under new tiles',
        ],
      },
    ],
    done: [
      'Explained a bill to a customer',
      'Attended an outage with a crew',
      'Wrote up a finished job',
      'Led a safety talk before work',
      'Replaced a faulty part on site',
      'Compared quotes for equipment',
      'Drove to a site in the country',
      'Photographed a switchboard before starting work',
      'Rang the control room about a delay',
      'Chased a delayed part',
    ],
  },
  LEGAL: {
    roles: [
      {
        who: 'Solicitor at a suburban firm',
        did: [
          'Advised a client on a dispute',
          'Drafted a will for a client',
          'Settled a claim out of court',
          'Engaged an expert witness for a client',
          'Obtained a signed affidavit',
        ],
        wrong: [
          'I cited the wrong clause in a letter',
          'A client lost the original signed agreement',
        ],
      },
      {
        who: 'Paralegal',
        did: [
          'Kept track of filing deadlines',
          'Prepared a brief of evidence',
          'Sorted documents for discovery',
          'Looked for a missing document in a case',
          'Obtained medical records for a case',
        ],
        wrong: [
          'I numbered an index of evidence wrongly',
          'A box of medical records went to the wrong firm',
        ],
      },
      {
        who: 'Barrister',
        did: [
          'Chased unpaid fees from solicitors',
          'Prepared a cross-examination',
          'Compared rooms in chambers',
          'Found a junior for a long trial',
          'Collected a brief from a solicitor',
        ],
        wrong: [
          'I took the wrong trial folder to court',
          'A solicitor sent a brief the night before court',
        ],
      },
      {
        who: 'Conveyancer',
        did: [
          'Explained stamp duty to a buyer',
          'Prepared a contract of sale',
          'Changed a settlement date',
          'Booked a settlement with a bank',
          'Ordered title searches for a property',
        ],
        wrong: ['I put the wrong date in a contract', 'A bank wasn’t ready on settlement day'],
      },
      {
        who: 'Legal secretary for three partners',
        did: [
          'Kept track of a partner’s diary',
          'Typed up dictated letters',
          'Scanned years of old files',
          'Booked meetings for the partners',
          'Learnt new dictation software',
        ],
        wrong: [
          'I sent a letter without its enclosure',
          'The dictation program lost a whole morning’s work',
        ],
      },
      {
        who: 'Court clerk in a regional town',
        did: [
          'Handled late filings at the counter',
          'Prepared the daily court list',
          'Arranged a video link',
          'Booked a courtroom for a hearing',
          'Collected exhibits from the parties',
        ],
        wrong: [
          'I called the wrong case first',
          'The courtroom recording system stopped mid-hearing',
        ],
      },
      {
        who: 'Patent attorney',
        did: [
          'Explained patent costs to an inventor',
          'Drafted a patent application',
          'Amended a rejected patent claim',
          'Searched for earlier inventions',
          'Obtained technical drawings from an inventor',
        ],
        wrong: [
          'I left a drawing out of a patent application',
          'An earlier patent turned up at the last minute',
        ],
      },
      {
        who: 'Law librarian at a university',
        did: [
          'Chased overdue library loans',
          'Taught students to search case law',
          'Compared online databases',
          'Looked for a rare law report',
          'Ordered textbooks for the law library',
        ],
        wrong: [
          'I shelved a set of journals in the wrong order',
          'A law journal subscription lapsed without warning',
        ],
      },
      {
        who: 'Court interpreter',
        did: [
          'Explained the interpreter’s role to a witness',
          'Prepared terminology for a hearing',
          'Corrected a mistranslation in court',
          'Arranged a second interpreter for a trial',
          'Applied for national accreditation',
        ],
        wrong: ['I went to the wrong courtroom', 'A witness spoke a dialect I didn’t know'],
      },
      {
        who: 'Legal aid intake officer',
        did: [
          'Explained a refusal of legal aid',
          'Wrote up applications for legal aid',
          'Learnt new eligibility rules',
          'Found a duty lawyer for a caller',
          'Collected proof of a caller’s income',
        ],
        wrong: [
          'I sent a legal aid form to the wrong lawyer',
          'The advice line was down all Monday',
        ],
      },
      {
        who: 'Mediator for family matters',
        did: [
          'Dealt with an argument in a mediation',
          'Drafted a parenting plan',
          'Rescheduled a family mediation',
          'Ran a session by video',
          'Collected signed forms from both parents',
        ],
        wrong: ['I booked both parents for different days', 'One parent walked out of a session'],
      },
      {
        who: 'Process server in a rural district',
        did: [
          'Handled hostile people at the door',
          'Wrote an affidavit of service',
          'Planned a route to remote properties',
          'Searched for a person avoiding service',
          'Claimed travel expenses',
        ],
        wrong: [
          'I drove to the wrong farm with a summons',
          'A flooded creek cut off the only road',
        ],
      },
      {
        who: 'Judge’s associate',
        did: [
          'Dealt with calls to the judge’s chambers',
          'Summarised evidence before a hearing',
          'Proofread a draft judgment',
          'Searched for precedents for a judge',
          'Applied for a graduate role',
        ],
        wrong: [
          'I missed a wrong page number in a judgment',
          'The chambers printer broke before a hearing',
        ],
      },
    ],
    businesses: [
      {
        who: 'law firm with three partners',
        did: [
          'Chased clients for unpaid legal fees',
          'Prepared a costs agreement for clients',
          'Moved old files into storage',
          'Interviewed graduates for the firm',
          'Chose practice management software',
        ],
        wrong: ['I missed a reply date on a claim', 'A senior partner left with a big client'],
      },
      {
        who: 'conveyancing practice',
        did: [
          'Kept track of settlements each week',
          'Wrote a guide for first home buyers',
          'Postponed a house settlement',
          'Advertised for a licensed conveyancer',
          'Obtained council certificates for a sale',
        ],
        wrong: [
          'I ordered the title for the wrong lot',
          'The e-settlement system crashed on a Friday',
        ],
      },
      {
        who: 'mediation service',
        did: [
          'Followed up agreements after mediation',
          'Planned a course on resolving conflict',
          'Applied for government funding',
          'Looked for mediators for neighbour disputes',
          'Rented rooms for mediation sessions',
        ],
        wrong: [
          'I gave two neighbours the wrong mediation time',
          'A mediator cancelled on the morning',
        ],
      },
      {
        who: 'two-lawyer migration practice',
        did: [
          'Chased the department about visa delays',
          'Prepared a partner visa application',
          'Appealed a refused visa',
          'Advertised for a migration agent',
          'Obtained police checks for a visa',
        ],
        wrong: [
          'I sent in a form without its photo',
          'A birth certificate came with the name misspelt',
        ],
      },
      {
        who: 'legal recruitment agency',
        did: [
          'Checked references for a candidate',
          'Wrote job ads for lawyers',
          'Rearranged interviews with a law firm',
          'Recruited a locum for a law firm',
          'Negotiated placement fees',
        ],
        wrong: ['I sent a clerk to the wrong chambers', 'A law firm withdrew three job offers'],
      },
      {
        who: 'patent firm in the city',
        did: [
          'Kept track of patent renewal dates',
          'Registered a trade mark for a client',
          'Transferred patents to a new owner',
          'Hired a scientist to review inventions',
          'Renewed access to a patent database',
        ],
        wrong: [
          'I typed the wrong class on a trade mark form',
          'A client’s drawings arrived after the deadline',
        ],
      },
      {
        who: 'suburban wills and estates practice',
        did: [
          'Followed up executors about estate papers',
          'Drew up powers of attorney',
          'Updated clients’ old wills',
          'Searched for missing beneficiaries',
          'Obtained grants of probate',
        ],
        wrong: [
          'I misspelt a beneficiary’s name in a will',
          'The probate registry sent an application back',
        ],
      },
    ],
    done: [
      'Drafted a letter for a client',
      'Attended court for a short hearing',
      'Recorded billable time on a file',
      'Lodged a form with a registry',
      'Proofread a contract for a colleague',
      'Chose a barrister for a client',
      'Sat in on a first interview',
      'Rang the other side about a date',
      'Explained a fee to a new client',
      'Compared practice software',
    ],
  },
  EMERGENCY: {
    roles: [
      {
        who: 'Paramedic at a country station',
        did: [
          'Handed over a patient at hospital',
          'Wrote up a patient care record',
          'Managed back-to-back night shifts',
          'Called for backup at a scene',
          'Supervised a graduate',
        ],
        wrong: [
          'I put the wrong time on a patient record',
          'A full emergency department kept us ramped for hours',
        ],
      },
      {
        who: 'Firefighter',
        did: [
          'Checked hydrants in the district',
          'Reported the cause of a house fire',
          'Ran a home safety visit',
          'Arranged a relief crew for a bushfire',
          'Collected new breathing apparatus',
        ],
        wrong: ['I packed a fire hose away wet', 'A fire truck was off the road all month'],
      },
      {
        who: 'Police officer at a suburban station',
        did: [
          'Dealt with a noisy party complaint',
          'Took a statement from a victim',
          'Applied for a transfer',
          'Looked for witnesses to a crash',
          'Collected security footage from shops',
        ],
        wrong: [
          'I wrote the wrong street in a report',
          'The station’s computers were down all weekend',
        ],
      },
      {
        who: 'Lifeguard',
        did: [
          'Warned swimmers about a rip',
          'Wrote up a rescue report',
          'Closed the beach in rough surf',
          'Found cover for a patrol tower',
          'Requalified before summer',
        ],
        wrong: [
          'I let a first aid certificate lapse',
          'The patrol buggy wouldn’t start one morning',
        ],
      },
      {
        who: 'Call taker on rotating shifts',
        did: [
          'Calmed a distressed caller',
          'Recorded details of an emergency call',
          'Sorted out hoax calls',
          'Traced a mobile phone’s location',
          'Swapped a run of nights',
        ],
        wrong: [
          'I typed the wrong suburb into a job',
          'My headset cut out in the middle of a shift',
        ],
      },
      {
        who: 'Ambulance mechanic',
        did: [
          'Kept track of vehicles off the road',
          'Wrote up a defect report on an ambulance',
          'Repaired an ambulance siren',
          'Booked an ambulance in for a service',
          'Compared diagnostic tools',
        ],
        wrong: [
          'I fitted the wrong siren to an ambulance',
          'A set of brake pads took weeks to come',
        ],
      },
      {
        who: 'Fire safety inspector',
        did: [
          'Chased owners about overdue safety repairs',
          'Wrote a report on blocked fire exits',
          'Gave a builder more time',
          'Booked inspections of shopping centres',
          'Obtained evacuation plans from owners',
        ],
        wrong: [
          'I went to the wrong shopping centre',
          'A fire door wouldn’t close at an inspection',
        ],
      },
      {
        who: 'Rescue helicopter pilot',
        did: [
          'Briefed a rescue crew on landing sites',
          'Planned a flight to a search area',
          'Turned back a flight in bad weather',
          'Arranged fuel at a remote airstrip',
          'Renewed a night rating',
        ],
        wrong: [
          'I put the wrong landing site in a flight plan',
          'Fog grounded the helicopter for two days',
        ],
      },
      {
        who: 'Patient transport officer',
        did: [
          'Explained delays to a waiting patient',
          'Wrote up the day’s patient transfers',
          'Planned a day of pick-ups',
          'Booked a bed between hospitals',
          'Collected a patient from dialysis',
        ],
        wrong: [
          'I waited at the wrong hospital entrance',
          'A wheelchair ramp jammed outside a clinic',
        ],
      },
      {
        who: 'Radio operator in a control room',
        did: [
          'Handed over the radio desk at shift change',
          'Logged radio calls overnight',
          'Set up a spare channel for a search',
          'Called in a technician for a radio fault',
          'Learnt a new dispatch system',
        ],
        wrong: ['I logged a call on the wrong channel', 'A radio mast went down in a storm'],
      },
      {
        who: 'Dog handler with the police',
        did: [
          'Kept up a police dog’s certification',
          'Planned tracking exercises with a dog',
          'Searched for a missing hiker',
          'Looked for a young dog to train',
          'Ordered harnesses for police dogs',
        ],
        wrong: [
          'I missed a deadline for a dog’s certification',
          'A young dog failed the scent test',
        ],
      },
      {
        who: 'Rescue crew member on storm jobs',
        did: [
          'Prioritised storm jobs for the crew',
          'Reported storm damage to a house',
          'Tarped a damaged roof',
          'Called in more crews during a storm',
          'Collected sandbags for flooded streets',
        ],
        wrong: [
          'I took too few sandbags to a flooded street',
          'The chainsaw wouldn’t start on a storm job',
        ],
      },
      {
        who: 'Crime scene examiner',
        did: [
          'Kept track of evidence sent for testing',
          'Wrote up notes on a crime scene',
          'Gave evidence at a trial',
          'Called in a fingerprint specialist',
          'Ordered evidence bags and swabs',
        ],
        wrong: [
          'I labelled an evidence bag with the wrong date',
          'Rain washed away a clear shoe print',
        ],
      },
    ],
    businesses: [
      {
        who: 'first aid training firm',
        did: [
          'Kept track of expiring certificates',
          'Planned a first aid course for a workplace',
          'Compared online learning systems',
          'Hired a trainer for first aid courses',
          'Ordered bandages and handbooks',
        ],
        wrong: [
          'I took the wrong manikins to a course',
          'A whole class cancelled the night before',
        ],
      },
      {
        who: 'alarm company with two installers',
        did: [
          'Handled false alarm call-outs',
          'Quoted for an alarm in a shop',
          'Changed monitoring providers',
          'Advertised for an alarm installer',
          'Ordered sensors and sirens',
        ],
        wrong: ['I wired a sensor to the wrong zone', 'A customer’s alarm went off every night'],
      },
      {
        who: 'fire safety business',
        did: [
          'Kept track of extinguisher service dates',
          'Taught a fire warden course',
          'Chose inspection software',
          'Looked for a supplier of fire doors',
          'Ordered extinguishers for clients',
        ],
        wrong: [
          'I ordered a fire door with the wrong handle',
          'A batch of extinguishers came back untested',
        ],
      },
      {
        who: 'private ambulance service',
        did: [
          'Rostered crews for event bookings',
          'Quoted for ambulance cover at a match',
          'Leased a second vehicle',
          'Interviewed drivers for private ambulances',
          'Ordered stretchers for the fleet',
        ],
        wrong: ['I sent two crews to the same transfer', 'An ambulance’s tail lift got stuck open'],
      },
      {
        who: 'security firm with night patrols',
        did: [
          'Rostered guards for public holidays',
          'Quoted for night patrols of a mall',
          'Bid for a hospital contract',
          'Hired guards for a building site',
          'Ordered guard uniforms and torches',
        ],
        wrong: [
          'I rostered one guard for two car parks',
          'A patrol car broke down on the night round',
        ],
      },
      {
        who: 'small rescue equipment supplier',
        did: [
          'Kept track of harness testing dates',
          'Demonstrated a rescue winch to crews',
          'Bid for a government tender',
          'Looked for a maker of rescue ropes',
          'Ordered life rafts for customers',
        ],
        wrong: [
          'I sent out the wrong length of rope',
          'A shipment of helmets arrived without straps',
        ],
      },
    ],
    done: [
      'Planned a training day',
      'Wrote a report after an incident',
      'Ran a drill with the crew',
      'Restocked a kit with bandages',
      'Briefed the next shift at handover',
      'Asked for different shifts',
      'Gave directions over the radio',
      'Visited a school to talk about safety',
      'Applied for a training course',
      'Cooked a meal for the crew at the station',
    ],
  },
  SCIENCE: {
    roles: [
      {
        who: 'Chemist at a paint factory',
        did: [
          'Checked the purity of a compound',
          'Wrote up a synthesis method',
          'Compared analytical instruments',
          'Looked for a supplier of pure solvents',
          'Ordered reagents for experiments',
        ],
        wrong: ['I used the wrong solvent in a test', 'A glass flask cracked on the hotplate'],
      },
      {
        who: 'Geologist',
        did: [
          'Explained drilling results to a mine',
          'Drew up a geological map',
          'Planned a drilling season',
          'Hired a driller for core samples',
          'Collected rock samples in the field',
        ],
        wrong: [
          'I logged a core under the wrong hole number',
          'A box of rock samples got mixed up',
        ],
      },
      {
        who: 'Microbiologist in a hospital lab',
        did: [
          'Checked cultures for contamination',
          'Wrote up results from cultures',
          'Applied for research funding',
          'Looked for a partner for a bacteria study',
          'Ordered culture plates for the lab',
        ],
        wrong: [
          'I put the wrong labels on some culture plates',
          'The incubator went off over a long weekend',
        ],
      },
      {
        who: 'Statistician',
        did: [
          'Explained a regression to a client',
          'Planned a sample size for a study',
          'Cleaned up a messy dataset',
          'Looked for a client’s missing data',
          'Obtained survey data from a hospital',
        ],
        wrong: [
          'I ran a model on the wrong variable',
          'A survey file arrived with half its rows missing',
        ],
      },
      {
        who: 'Lab technician at a regional university',
        did: [
          'Kept track of chemicals in the storeroom',
          'Prepared slides for the microscope',
          'Set up equipment for a practical class',
          'Booked a service for a centrifuge',
          'Ordered gloves and pipette tips',
        ],
        wrong: [
          'I used the same pipette tip on two samples',
          'The centrifuge broke down in the middle of a run',
        ],
      },
      {
        who: 'Marine biologist',
        did: [
          'Tracked tagged turtles',
          'Wrote a report on coral health',
          'Renewed a diving ticket',
          'Booked a boat for a reef survey',
          'Collected plankton samples',
        ],
        wrong: ['I forgot the spare tank for a reef dive', 'A storm washed away our coral markers'],
      },
      {
        who: 'Food scientist at a dairy company',
        did: [
          'Checked food labels against regulations',
          'Wrote up a shelf life study',
          'Reworked a recipe to reduce salt',
          'Found tasters for a new product',
          'Obtained ingredient samples from suppliers',
        ],
        wrong: [
          'I added sweetener to the wrong batch',
          'A tasting panel couldn’t tell our samples apart',
        ],
      },
      {
        who: 'Museum curator',
        did: [
          'Handled loan requests from other museums',
          'Wrote labels for an exhibition',
          'Insured a travelling collection',
          'Looked for a lender for an exhibition',
          'Acquired specimens for the collection',
        ],
        wrong: [
          'I gave two specimens the same catalogue number',
          'A loan from another museum arrived late',
        ],
      },
      {
        who: 'Astronomer',
        did: [
          'Dealt with cloudy observing nights',
          'Wrote a paper on a distant star',
          'Analysed years of images',
          'Booked time on a telescope',
          'Supervised a doctoral student',
        ],
        wrong: [
          'I entered the wrong coordinates for an observation',
          'Clouds covered my only night of viewing',
        ],
      },
      {
        who: 'Field ecologist in alpine parks',
        did: [
          'Monitored frog numbers in parks',
          'Wrote a report on alpine plants',
          'Applied for a research permit',
          'Hired a hut for alpine field work',
          'Ordered traps for wildlife surveys',
        ],
        wrong: ['I forgot to mark a trap on the map', 'Snow closed the track to our survey site'],
      },
      {
        who: 'Research assistant on crop trials',
        did: [
          'Chased growers for harvest data',
          'Recorded plant heights in a trial',
          'Applied for a scholarship',
          'Looked for a farmer to host a trial',
          'Collected seed for wheat plots',
        ],
        wrong: ['I mixed up seed for two wheat plots', 'Hail flattened half the trial plots'],
      },
      {
        who: 'Science communicator',
        did: [
          'Checked quotes with a researcher',
          'Wrote an article about new research',
          'Edited a technical report for the public',
          'Booked scientists for a podcast',
          'Obtained images for a science story',
        ],
        wrong: [
          'I misquoted a researcher in an article',
          'A scientist cancelled an hour before recording',
        ],
      },
      {
        who: 'Safety officer at a research institute',
        did: [
          'Followed up near misses with lab groups',
          'Wrote risk assessments for lasers',
          'Updated the hazard register',
          'Arranged fire drills for the building',
          'Chose incident reporting software',
        ],
        wrong: [
          'I put up an out-of-date evacuation plan',
          'A fire drill clashed with a staff seminar',
        ],
      },
    ],
    businesses: [
      {
        who: 'twelve-person testing lab',
        did: [
          'Rostered analysts for urgent tests',
          'Quoted for testing a batch of toys',
          'Prepared for an accreditation visit',
          'Hired a graduate analyst',
          'Ordered test kits for lead',
        ],
        wrong: [
          'I sent a toy test report to the wrong client',
          'Our main analyser broke down for two weeks',
        ],
      },
      {
        who: 'soil lab in a farming region',
        did: [
          'Explained soil acidity to growers',
          'Wrote a soil report for a farmer',
          'Bought a second-hand analyser',
          'Looked for a courier for soil samples',
          'Compared postage costs',
        ],
        wrong: ['I mixed up two farms’ soil samples', 'A soil sieve tore halfway through a batch'],
      },
      {
        who: 'survey company',
        did: [
          'Chased people who didn’t reply to a survey',
          'Wrote a questionnaire for a council',
          'Removed doubtful answers from a dataset',
          'Hired interviewers for a phone survey',
          'Bought contact lists for a survey',
        ],
        wrong: [
          'I printed a questionnaire with a page missing',
          'Two phone interviewers didn’t turn up for a shift',
        ],
      },
      {
        who: 'two-pilot drone mapping firm',
        did: [
          'Arranged flight approvals near an airport',
          'Quoted for mapping a quarry',
          'Compared aviation insurance',
          'Looked for a licensed drone pilot',
          'Ordered spare batteries for drones',
        ],
        wrong: [
          'I forgot to charge the spare drone batteries',
          'Strong wind put off a mapping flight',
        ],
      },
      {
        who: 'science tour business',
        did: [
          'Handled dietary needs on a tour',
          'Planned a night of stargazing',
          'Cancelled a tour with low bookings',
          'Hired guides for science tours',
          'Applied for a park permit',
        ],
        wrong: [
          'I booked a tour group into the wrong motel',
          'A hired bus broke down on a fossil tour',
        ],
      },
      {
        who: 'water testing company with two labs',
        did: [
          'Chose sample tracking software',
          'Quoted for testing a council’s rivers',
          'Recalibrated the pH meters',
          'Advertised for a water analyst',
          'Ordered sterile bottles for both labs',
        ],
        wrong: ['I sent the bottles to the wrong lab', 'A courier left water samples in the sun'],
      },
      {
        who: 'seed bank',
        did: [
          'Checked stored seeds for mould',
          'Wrote up germination tests',
          'Applied for conservation funding',
          'Looked for collectors of native seeds',
          'Ordered freezers for seed storage',
        ],
        wrong: [
          'I labelled a jar with the wrong wildflower',
          'A seed freezer broke down over a weekend',
        ],
      },
    ],
    done: [
      'Labelled samples for the freezer',
      'Ordered chemicals from a catalogue',
      'Calibrated an instrument before a run',
      'Trained a student on lab safety',
      'Entered readings in a spreadsheet',
      'Compared two makers of equipment',
      'Packed a cooler for a courier',
      'Read a paper for a journal club',
      'Wrote a page for a grant report',
      'Applied for travel money',
    ],
  },
  CLUBS: {
    roles: [
      {
        who: 'Treasurer of a small sports club',
        did: [
          'Chased members for unpaid fees',
          'Prepared the club’s annual budget',
          'Sorted receipts for the audit',
          'Looked for an auditor for the club',
          'Compared bank accounts',
        ],
        wrong: ['I paid the hall hire twice', 'The bank froze our club’s card'],
      },
      {
        who: 'Coach of an under-twelves team',
        did: [
          'Explained team selection to parents',
          'Planned training drills for the team',
          'Cancelled training on a wet ground',
          'Looked for an assistant coach',
          'Arranged lifts to away games',
        ],
        wrong: [
          'I wrote the wrong kick-off time in a message',
          'Our best player moved away before the finals',
        ],
      },
      {
        who: 'Choir leader',
        did: [
          'Dealt with singers missing rehearsals',
          'Planned a program of carols',
          'Applied for a music grant',
          'Found an accompanist for the choir',
          'Ordered sheet music for the choir',
        ],
        wrong: [
          'I brought the carol books for the wrong concert',
          'Our pianist cancelled the night before',
        ],
      },
      {
        who: 'Scout leader',
        did: [
          'Chased parents for permission forms',
          'Planned activities for scout nights',
          'Completed child safety training',
          'Booked a site for a scout camp',
          'Ordered badges for the scouts',
        ],
        wrong: ['I left the tent poles at the scout hall', 'Our camp site was closed by flooding'],
      },
      {
        who: 'Surf lifesaver',
        did: [
          'Swapped a weekend patrol',
          'Taught nippers about rips',
          'Renewed a first aid qualification',
          'Found volunteers for beach patrols',
          'Ordered rescue tubes for the surf club',
        ],
        wrong: [
          'I forgot to fill the rescue boat’s fuel tank',
          'A patrol member rang in sick on Sunday morning',
        ],
      },
      {
        who: 'Op shop volunteer in a country town',
        did: [
          'Dealt with rubbish dumped at the shop',
          'Priced donations for the shop',
          'Sorted donated clothes',
          'Looked for volunteers to work Saturdays',
          'Listed items online',
        ],
        wrong: [
          'I put the wrong price tag on a silk dress',
          'A skip for dumped rubbish cost hundreds',
        ],
      },
      {
        who: 'Newsletter editor',
        did: [
          'Chased contributors who missed deadlines',
          'Wrote an editorial for the newsletter',
          'Compared email services',
          'Looked for a printer for the newsletter',
          'Collected stories from members',
        ],
        wrong: [
          'I printed the newsletter with last month’s date',
          'The printer lost our whole mailing list',
        ],
      },
      {
        who: 'Fundraiser for an animal rescue',
        did: [
          'Thanked donors after an appeal',
          'Wrote a grant application for a shelter',
          'Set up a stall for animal adoption',
          'Looked for sponsors for an animal appeal',
          'Kept track of regular givers',
        ],
        wrong: [
          'I sent the thank-you cards to the wrong donors',
          'Rain washed out our adoption day',
        ],
      },
      {
        who: 'Canteen helper at netball games',
        did: [
          'Rostered helpers for Saturday games',
          'Planned the netball canteen menu',
          'Took card payments',
          'Found parents to help in the canteen',
          'Compared food wholesalers',
        ],
        wrong: ['I ordered half the food we needed', 'The pie warmer broke at the netball final'],
      },
      {
        who: 'Meals driver on a weekly round',
        did: [
          'Checked on clients who didn’t answer the door',
          'Reported concerns about an older client',
          'Claimed petrol money',
          'Arranged cover for a delivery round',
          'Collected hot meals from the kitchen',
        ],
        wrong: ['I left a meal at the wrong door', 'The kitchen packed one meal too few'],
      },
      {
        who: 'Guide at a maritime museum',
        did: [
          'Answered visitors’ questions about exhibits',
          'Prepared a tour of the museum',
          'Swapped a tour with another guide',
          'Booked school groups for museum tours',
          'Learnt about a new exhibition',
        ],
        wrong: ['I told a school group the wrong year', 'A school bus ran an hour late for a tour'],
      },
      {
        who: 'Community radio presenter',
        did: [
          'Handled talkback callers on air',
          'Prepared a playlist for an evening show',
          'Found a program sponsor',
          'Booked local musicians for an interview',
          'Collected new music for a radio show',
        ],
        wrong: [
          'I left the microphone on between songs',
          'The station went off air during my program',
        ],
      },
      {
        who: 'Organiser of a street party',
        did: [
          'Explained the road closure to residents',
          'Applied for a road closure permit',
          'Compared insurance options',
          'Hired trestle tables for the street',
          'Collected money from neighbours',
        ],
        wrong: [
          'I forgot to letterbox one end of the street',
          'The council approved our road closure late',
        ],
      },
      {
        who: 'Marshal at a weekend fun run',
        did: [
          'Directed runners at a corner',
          'Reported an injured runner',
          'Attended a safety briefing',
          'Recruited marshals for a fun run',
          'Collected bibs for the marshals',
        ],
        wrong: ['I put a turn sign on the wrong corner', 'The cups ran out at our drink station'],
      },
      {
        who: 'Scorer for a cricket club',
        did: [
          'Checked the score with the umpires',
          'Wrote up the match results',
          'Learnt online scoring',
          'Found cover for an away match',
          'Ordered scorebooks for the cricket club',
        ],
        wrong: ['I missed a whole over in the book', 'The scoring app crashed in the last innings'],
      },
      {
        who: 'Leader of a bushwalking group',
        did: [
          'Checked track conditions with rangers',
          'Planned a weekend walk for members',
          'Cancelled a walk because of fire danger',
          'Looked for new routes for a group walk',
          'Renewed remote first aid training',
        ],
        wrong: ['I took the group down the wrong track', 'A bridge on our circuit was washed away'],
      },
      {
        who: 'Volunteer at a soup kitchen',
        did: [
          'Handled disputes in the meal queue',
          'Planned meals for the soup kitchen',
          'Completed food safety training',
          'Looked for grocers to donate food',
          'Collected bread from bakeries',
        ],
        wrong: [
          'I rostered too few helpers on a cold night',
          'The grocer’s vegetables didn’t arrive for Friday’s meal',
        ],
      },
      {
        who: 'Story time reader at a library',
        did: [
          'Managed restless children in a session',
          'Planned songs for preschoolers',
          'Found a replacement for a session',
          'Booked a library room for story time',
          'Borrowed picture books for story time',
        ],
        wrong: [
          'I brought the wrong picture book to a session',
          'The library room was double-booked for story time',
        ],
      },
      {
        who: 'School fete organiser',
        did: [
          'Rostered parents on fete stalls',
          'Compared quotes for rides',
          'Applied for a food permit',
          'Looked for raffle sponsors',
          'Ordered showbags for the fete',
        ],
        wrong: [
          'I ordered twice as many showbags as we needed',
          'A ride company cancelled a week before the fete',
        ],
      },
      {
        who: 'Community garden helper',
        did: [
          'Dealt with stolen vegetables',
          'Planned a working bee at the garden',
          'Applied for a council grant',
          'Looked for people to share garden plots',
          'Collected compost for the community garden',
        ],
        wrong: ['I gave one garden plot to two families', 'The compost bay collapsed after rain'],
      },
    ],
    done: [
      'Sold raffle tickets at an event',
      'Booked a hall for a meeting',
      'Signed up a new member',
      'Took minutes for a committee',
      'Applied for a small grant',
      'Posted a newsletter',
      'Welcomed a newcomer at the door',
      'Wrote a thank-you note to a sponsor',
      'Compared quotes for insurance',
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
        who: 'I’m on the committee of a small apartment block',
        did: [
          'Compared quotes for a lift repair',
          'Chased owners for overdue levies',
          'Planned major repairs to our roof',
          'Settled complaints between neighbours',
          'Booked an electrician for a stairwell',
        ],
        wrong: [
          'I sent out a meeting notice too late',
          'Our lift was out of order for three weeks',
        ],
      },
      {
        who: 'I’m a landlord with one flat',
        did: [
          'Chose a tenant from several applicants',
          'Chased late rent',
          'Arranged repairs between leases',
          'Claimed a new oven on tax',
          'Looked for a cheaper property manager',
        ],
        wrong: ['I let a lease run out without noticing', 'A tenant left owing a month’s rent'],
      },
      {
        who: 'I’m a first home buyer in an outer suburb',
        did: [
          'Made an offer in writing',
          'Applied for a government grant',
          'Booked building and pest inspections',
          'Chose a bank for my mortgage',
          'Compared conveyancers',
        ],
        wrong: [
          'I bid more than I’d planned at an auction',
          'The bank took weeks to approve my loan',
        ],
      },
      {
        who: 'I rent a furnished studio near work',
        did: [
          'Claimed my bond back',
          'Found out how to break a lease',
          'Chased an agent about repairs',
          'Compared rental listings',
          'Reported damage before moving in',
        ],
        wrong: ['I signed a lease without reading every page', 'An agent kept part of my bond'],
      },
      {
        who: 'I rent out a spare room to students',
        did: [
          'Looked for a lodger',
          'Agreed on house rules',
          'Wrote an online ad with photos',
          'Asked a referee about an applicant',
          'Kept track of our shared bills',
        ],
        wrong: [
          'I took someone in without checking references',
          'My lodger moved out without any notice',
        ],
      },
      {
        who: 'I own an older flat with a balcony',
        did: [
          'Asked the committee about new railings',
          'Claimed for water damage',
          'Hired an engineer to check cracks',
          'Planned a garden in pots',
          'Compared waterproofing methods',
        ],
        wrong: ['I missed the owners’ vote on repairs', 'Water leaked into the unit downstairs'],
      },
      {
        who: 'I own a house with a pool',
        did: [
          'Booked a safety inspection',
          'Looked for a regular cleaner',
          'Kept track of chlorine levels',
          'Replaced a broken pump',
          'Learnt to test our water at home',
        ],
        wrong: ['I failed an inspection of the pool fence', 'A cleaner damaged the pool’s lining'],
      },
      {
        who: 'I own an old cottage in a country town',
        did: [
          'Applied for a heritage permit',
          'Looked for a restumping contractor',
          'Planned an extension',
          'Replaced rotten floorboards',
          'Arranged for our weatherboards to be painted',
        ],
        wrong: ['I started work before a permit came', 'A builder found termites under the floor'],
      },
      {
        who: 'I live in a unit above a shop',
        did: [
          'Complained about noise at night',
          'Asked for lower rent',
          'Arranged a place for parcels',
          'Reported a blocked fire exit',
          'Compared soundproofing options',
        ],
        wrong: [
          'I got a fine for parking in the loading bay',
          'A delivery truck blocked the stairs for hours',
        ],
      },
      {
        who: 'I live in a granny flat behind a house',
        did: [
          'Agreed on rent with the owners',
          'Applied for a separate address',
          'Reported a faulty switchboard',
          'Chose compact appliances for my kitchen',
          'Split power and water bills',
        ],
        wrong: ['I missed letters sent to the main house', 'The power tripped every evening'],
      },
      {
        who: 'I live next to a large building site',
        did: [
          'Kept a noise diary',
          'Claimed for damage to our fence',
          'Complained about early starts',
          'Asked the council about working hours',
          'Photographed cracks in a wall',
        ],
        wrong: ['I missed the last day to object', 'A crane closed our street for a weekend'],
      },
      {
        who: 'I have a big gum tree in my yard',
        did: [
          'Asked my insurer about storm damage',
          'Found out about council rules',
          'Applied for a pruning permit',
          'Chose an arborist',
          'Arranged regular safety checks',
        ],
        wrong: ['I had a branch cut without permission', 'A falling limb damaged the shed roof'],
      },
      {
        who: 'I have solar panels',
        did: [
          'Kept track of exported power',
          'Chose a home battery',
          'Claimed a government rebate',
          'Chased my installer about a fault',
          'Compared feed-in tariffs',
        ],
        wrong: [
          'I missed the date for a better feed-in tariff',
          'My inverter stopped for a month in summer',
        ],
      },
      {
        who: 'I have a kitchen renovation under way',
        did: [
          'Booked tradespeople in the right order',
          'Chased a late benchtop',
          'Chose tiles and taps',
          'Found a cabinet maker',
          'Kept track of our building budget',
        ],
        wrong: [
          'I ordered a benchtop in the wrong size',
          'An electrician left before the job was done',
        ],
      },
      {
        who: 'I have an old bore in the garden',
        did: [
          'Looked for a hidden leak',
          'Booked a yearly check',
          'Planned watering for dry months',
          'Replaced filters and hoses',
          'Had the salt content measured',
        ],
        wrong: ['I left a tap running overnight', 'The pump burnt out in a dry spell'],
      },
      {
        who: 'I have antique furniture from my grandparents',
        did: [
          'Asked a dealer for a valuation',
          'Listed valuables for my insurer',
          'Tried to find a restorer',
          'Sold chairs online',
          'Arranged careful transport',
        ],
        wrong: ['I sold a cabinet for too little', 'A removalist scratched an old wardrobe'],
      },
      {
        who: 'I have a home office in the garage',
        did: [
          'Claimed running expenses on tax',
          'Hired a builder to insulate walls',
          'Improved my internet connection',
          'Chose a desk and chair',
          'Asked my employer about equipment',
        ],
        wrong: [
          'I dropped out of a meeting with a client',
          'Heavy rain soaked boxes of work files',
        ],
      },
      {
        who: 'I heat my home with gas',
        did: [
          'Booked a safety check',
          'Planned a switch to electricity',
          'Kept track of our winter bills',
          'Compared reverse-cycle systems',
          'Applied for an energy rebate',
        ],
        wrong: ['I put off a service until midwinter', 'The heater broke down in July'],
      },
      {
        who: 'I grow vegetables in a small backyard',
        did: [
          'Planned crops for a whole year',
          'Tried to find advice on pests',
          'Set up a watering system',
          'Kept track of planting dates',
          'Swapped seeds and seedlings',
        ],
        wrong: [
          'I planted tomatoes before a late frost',
          'A heatwave killed most of the seedlings',
        ],
      },
    ],
    done: [
      'Compared two electricity plans',
      'Called a plumber about a leak',
      'Looked for a reliable handyman',
      'Cleared out a full garage',
      'Claimed for storm damage',
      'Applied for a building permit',
      'Got a quote for new blinds',
      'Booked a termite inspection',
      'Chose a new washing machine',
      'Split a fence bill with a neighbour',
      'Sold used furniture online',
      'Planned a bathroom renovation',
      'Replaced a smoke alarm',
      'Chased a tradesperson about a quote',
    ],
  },
  FAMILY: {
    roles: [
      {
        who: 'I’m a home-schooling parent in a country town',
        did: [
          'Planned a term of lessons',
          'Applied for yearly registration',
          'Looked for other families near us',
          'Kept track of learning',
          'Chose a maths program',
        ],
        wrong: ['I handed in a yearly report late', 'Our registration took months to come through'],
      },
      {
        who: 'I’m a parent of four children',
        did: [
          'Compared larger cars',
          'Looked for a bigger house',
          'Asked for a family discount',
          'Planned a week of lunches',
          'Kept track of everyone’s activities',
        ],
        wrong: ['I double-booked two end-of-year concerts', 'A hotel had no room for all of us'],
      },
      {
        who: 'I’m a grandparent who does school runs',
        did: [
          'Agreed on regular days with my daughter',
          'Looked for holiday activities',
          'Cut down on paid work',
          'Chose a booster seat',
          'Learnt to use a parents’ app',
        ],
        wrong: [
          'I wasn’t on the list for pick-up',
          'The school changed its finish time without warning',
        ],
      },
      {
        who: 'I’m a foster parent',
        did: [
          'Wrote a report for a caseworker',
          'Arranged visits from relatives',
          'Applied for a carer allowance',
          'Claimed travel expenses',
          'Asked about respite at weekends',
        ],
        wrong: ['I missed a call from a caseworker', 'A support worker left and wasn’t replaced'],
      },
      {
        who: 'I’m a parent who works nights',
        did: [
          'Looked for overnight care',
          'Changed my roster with a manager',
          'Planned sleep around school hours',
          'Arranged breakfast with a neighbour',
          'Compared before-school programs',
        ],
        wrong: [
          'I missed a school concert for a shift',
          'Our overnight sitter cancelled an hour before work',
        ],
      },
      {
        who: 'I have a child in preschool',
        did: [
          'Applied for a place',
          'Claimed a fee subsidy',
          'Compared early learning centres',
          'Asked an educator about my child’s progress',
          'Joined several waiting lists',
        ],
        wrong: ['I missed the enrolment week', 'A centre had no places on my workdays'],
      },
      {
        who: 'I have a child in a small scout group',
        did: [
          'Arranged lifts to weekend camps',
          'Chose our hiking gear',
          'Filled in a medical form',
          'Kept track of badges',
          'Found a second-hand uniform',
        ],
        wrong: ['I sent back a camp form too late', 'A weekend camp was washed out'],
      },
      {
        who: 'I have a teenager learning to drive',
        did: [
          'Chose a safe first car',
          'Kept track of logbook hours',
          'Booked a road test',
          'Planned longer trips in our car',
          'Compared instructors and their rates',
        ],
        wrong: [
          'I recorded logbook hours on the wrong page',
          'An instructor pulled out of two lessons',
        ],
      },
      {
        who: 'I have a child who plays the violin',
        did: [
          'Found a private teacher',
          'Hired larger instruments',
          'Booked a music exam',
          'Applied for a scholarship',
          'Kept track of daily practice',
        ],
        wrong: ['I entered my child in the wrong grade', 'A music teacher moved away mid-term'],
      },
      {
        who: 'I have a teenage stepchild at weekends',
        did: [
          'Agreed on house rules',
          'Set up a shared bedroom',
          'Arranged changeover times',
          'Planned our first holiday together',
          'Looked for activities for everyone',
        ],
        wrong: ['I mixed up a changeover weekend', 'The school sent notices to only one parent'],
      },
      {
        who: 'I have a child in a junior soccer team',
        did: [
          'Chose a local club',
          'Claimed a sports voucher',
          'Arranged lifts to away games',
          'Asked our coach about playing time',
          'Tried to find replacement players',
        ],
        wrong: [
          'I drove to the wrong ground for a final',
          'Rain closed our home ground for three weeks',
        ],
      },
      {
        who: 'I have grown-up children overseas',
        did: [
          'Compared flights and stopovers',
          'Applied for a tourist visa',
          'Sent money through an app',
          'Arranged calls across time zones',
          'Flew out for a long visit',
        ],
        wrong: ['I booked flights on the wrong dates', 'A parcel of presents got stuck in customs'],
      },
      {
        who: 'I live in a three-generation household',
        did: [
          'Drew up a cooking roster',
          'Compared houses with two kitchens',
          'Divided our bills fairly',
          'Asked an architect about a granny flat',
          'Looked for more privacy',
        ],
        wrong: ['I promised two people the same room', 'A bathroom renovation ran a month over'],
      },
      {
        who: 'I share a school car pool with another family',
        did: [
          'Wrote a driving roster',
          'Tried to find a backup driver',
          'Agreed on our petrol money',
          'Arranged a swap on a sick day',
          'Bought a larger vehicle',
        ],
        wrong: [
          'I forgot it was my turn for pick-up',
          'Another driver’s car broke down on our day',
        ],
      },
      {
        who: 'I mind a friend’s toddler twice a week',
        did: [
          'Looked for a local playgroup',
          'Agreed on an hourly rate',
          'Learnt first aid for young children',
          'Found out about my insurance',
          'Cooked for a fussy eater',
        ],
        wrong: ['I had no signed form for the doctor', 'My friend got home two hours late'],
      },
      {
        who: 'I’m a parent on a primary school council',
        did: [
          'Applied for a playground grant',
          'Planned a fundraising dinner',
          'Compared quotes for shade sails',
          'Tried to find new members',
          'Reported decisions to other families',
        ],
        wrong: ['I missed a grant deadline by a day', 'A guest speaker withdrew on the night'],
      },
    ],
    done: [
      'Booked a babysitter for one evening',
      'Bought a second-hand school uniform',
      'Looked for a swimming teacher',
      'Compared after-school programs',
      'Claimed a school sports voucher',
      'Asked a teacher about reading',
      'Planned a visit to relatives interstate',
      'Applied for a childcare place',
      'Arranged lifts to weekend sport',
      'Kept track of screen time',
      'Visited a relative in a nursing home',
      'Coached a teenager before a job interview',
      'Replaced a child’s lost glasses',
    ],
  },
  MONEY: {
    roles: [
      {
        who: 'I’m self-employed with a few regular clients',
        did: [
          'Chased a late payment',
          'Set aside money for my tax',
          'Wrote a quote for a new job',
          'Looked for steadier work',
          'Compared accounting software',
        ],
        wrong: ['I sent an invoice to the wrong client', 'A client disputed half of an invoice'],
      },
      {
        who: 'I’m the treasurer of a small sports club',
        did: [
          'Kept track of our unpaid fees',
          'Changed signatories at a bank',
          'Prepared accounts for an auditor',
          'Compared card readers',
          'Applied for a fee refund',
        ],
        wrong: ['I paid a supplier’s invoice twice', 'A bank lost our change of signatories'],
      },
      {
        who: 'I’m a casual worker with changing hours',
        did: [
          'Asked my boss about missing pay',
          'Looked for extra shifts',
          'Planned a weekly budget',
          'Applied for a personal loan',
          'Kept a record of overtime',
        ],
        wrong: [
          'I turned up for a shift that had moved',
          'Three of my shifts were cut before Christmas',
        ],
      },
      {
        who: 'I’m a member of a regional credit union',
        did: [
          'Reported a lost card',
          'Voted on a merger',
          'Compared banking apps',
          'Asked about a better savings rate',
          'Found another way to deposit cash',
        ],
        wrong: ['I was locked out of online banking', 'A branch closed with a week’s notice'],
      },
      {
        who: 'I have a loan for a used car',
        did: [
          'Compared interest rates',
          'Asked a lender about early payout',
          'Planned my extra repayments',
          'Refinanced over a longer term',
          'Replaced an expensive insurance policy',
        ],
        wrong: ['I missed a repayment while away', 'A lender took a repayment twice'],
      },
      {
        who: 'I have shares in two companies',
        did: [
          'Chose an online broker',
          'Reported income at tax time',
          'Sold at a loss',
          'Kept track of my dividends',
          'Learnt to read a company report',
        ],
        wrong: [
          'I sold a week before a takeover offer',
          'A broker’s website crashed on a busy morning',
        ],
      },
      {
        who: 'I have a second job at weekends',
        did: [
          'Worked out my tax for the year',
          'Asked an employer about super',
          'Chased a missing payslip',
          'Looked for better-paid shifts',
          'Arranged a Saturday off',
        ],
        wrong: [
          'I claimed the tax-free threshold at both jobs',
          'A manager changed the roster without asking',
        ],
      },
      {
        who: 'I have an investment flat in another state',
        did: [
          'Compared property managers',
          'Claimed depreciation on tax',
          'Planned for a vacancy',
          'Refinanced my mortgage',
          'Replaced a hot water system',
        ],
        wrong: [
          'I let the landlord insurance lapse',
          'An agent approved repairs without asking me',
        ],
      },
      {
        who: 'I have a savings goal for a house deposit',
        did: [
          'Kept track of my spending',
          'Opened a high-interest account',
          'Asked a broker about borrowing',
          'Found out about government schemes',
          'Cut back on subscriptions',
        ],
        wrong: [
          'I spent part of my savings on car repairs',
          'House prices rose faster than my balance',
        ],
      },
      {
        who: 'I share rent and bills with a housemate',
        did: [
          'Split our groceries through an app',
          'Moved accounts into joint names',
          'Agreed on a monthly budget',
          'Looked for a cheaper energy plan',
          'Chased an unpaid internet bill',
        ],
        wrong: ['I forgot to pay my half of the electricity', 'My housemate fell a month behind'],
      },
      {
        who: 'I get paid once a month',
        did: [
          'Planned a four-week budget',
          'Changed due dates for bills',
          'Saved for an emergency fund',
          'Asked payroll about my leave balance',
          'Looked for short-term credit',
        ],
        wrong: ['I ran short a week before payday', 'My salary came through two days late'],
      },
      {
        who: 'I keep term deposits at two banks',
        did: [
          'Looked for higher interest',
          'Kept track of maturity dates',
          'Negotiated a better rate',
          'Found out about government guarantees',
          'Moved money before a deadline',
        ],
        wrong: ['I missed the week for withdrawing money', 'A bank cut its rate without warning'],
      },
      {
        who: 'I run a small business from home',
        did: [
          'Registered for GST',
          'Chose a website for online sales',
          'Tried to find a bookkeeper',
          'Claimed part of my power bill',
          'Arranged courier pick-ups',
        ],
        wrong: ['I lodged an activity statement late', 'A supplier delivered half of an order'],
      },
      {
        who: 'I rent out a parking space in the city',
        did: [
          'Found a long-term driver',
          'Compared booking websites',
          'Chased an overdue deposit',
          'Wrote a short agreement',
          'Declared extra income',
        ],
        wrong: ['I gave a driver the wrong access code', 'A stranger left a car there for a week'],
      },
      {
        who: 'I have a prepaid phone',
        did: [
          'Compared data plans for a year',
          'Reported a wrong charge',
          'Looked for better coverage',
          'Asked about unused credit',
          'Moved my number to another network',
        ],
        wrong: ['I let unused credit expire', 'My provider put its prices up twice'],
      },
      {
        who: 'I own a flat with my sister',
        did: [
          'Compared joint home loans',
          'Asked a lawyer about selling',
          'Kept track of our contributions',
          'Agreed on a share of repairs',
          'Signed a written agreement',
        ],
        wrong: [
          'I fell behind on my share of council rates',
          'A valuation came in lower than expected',
        ],
      },
    ],
    done: [
      'Moved savings to another bank',
      'Lodged a tax return online',
      'Looked for a tax agent',
      'Sold shares through an app',
      'Claimed work tools on tax',
      'Asked a bank to drop a fee',
      'Chased a company about a wrong charge',
      'Rolled two super accounts into one',
      'Lent money to a relative',
      'Opened an account for a child',
      'Set up a household budget',
      'Compared two car insurance quotes',
    ],
  },
  // No answer here could hurt someone who's ill, and none depends on how far people can walk.
  WELLBEING: {
    roles: [
      {
        who: 'I’m a shift worker on a rotating roster',
        did: [
          'Kept a diary of my sleep',
          'Looked for childcare at odd hours',
          'Asked a manager about rest breaks',
          'Planned meals around a late finish',
          'Swapped a Sunday with a colleague',
        ],
        wrong: [
          'I slept through an alarm before an early start',
          'A manager moved my days off without telling me',
        ],
      },
      {
        who: 'I’m a university student in my final year',
        did: [
          'Booked a session with a counsellor',
          'Planned a study timetable',
          'Applied for more time',
          'Managed my stress before exams',
          'Found a quiet place to study',
        ],
        wrong: ['I handed in an assignment two days late', 'Two of my exams were set for one day'],
      },
      {
        who: 'I’m a light sleeper on a busy road',
        did: [
          'Chose blackout curtains',
          'Applied for noise insulation',
          'Compared mattresses and pillows',
          'Complained to our council about trucks',
          'Learnt a way to relax',
        ],
        wrong: ['I bought a mattress that was too firm', 'Roadworks went on past midnight'],
      },
      {
        who: 'I’m a vegetarian',
        did: [
          'Planned a week of our dinners',
          'Found out about protein and iron',
          'Looked for a restaurant for everyone',
          'Compared meat-free products',
          'Learnt to cook with lentils',
        ],
        wrong: ['I ate a soup made with beef stock', 'A wedding caterer forgot my meal'],
      },
      {
        who: 'I’m a parent of a teenager with braces',
        did: [
          'Compared orthodontists',
          'Arranged to pay in stages',
          'Booked a monthly adjustment',
          'Claimed a treatment bill',
          'Planned softer meals for our family',
        ],
        wrong: [
          'I missed an adjustment before the holidays',
          'A bracket came loose at a school camp',
        ],
      },
      {
        who: 'I’m a coffee drinker cutting down on caffeine',
        did: [
          'Kept track of my bedtimes',
          'Set a daily limit',
          'Compared decaf options',
          'Looked for a herbal tea',
          'Learnt which foods keep me awake',
        ],
        wrong: ['I went back to old habits after a week', 'A cafe’s decaf kept me awake'],
      },
      {
        who: 'I have health cover with extras',
        did: [
          'Asked about a waiting period',
          'Claimed my dental bills',
          'Switched to a cheaper fund',
          'Kept track of yearly limits',
          'Compared policies before a renewal',
        ],
        wrong: [
          'I sent in a claim after the cut-off date',
          'My fund dropped a benefit without notice',
        ],
      },
      {
        who: 'I have a dentist I’ve seen for years',
        did: [
          'Arranged to pay by instalments',
          'Booked regular check-ups',
          'Chose between a crown and a filling',
          'Got a second opinion',
          'Tried to find a Saturday appointment',
        ],
        wrong: [
          'I put off a dental check-up for two years',
          'A clinic closed and didn’t pass on X-rays',
        ],
      },
      {
        who: 'I have a food intolerance',
        did: [
          'Kept track of reactions',
          'Looked for a suitable dietitian',
          'Planned meals for a trip',
          'Checked menus before booking',
          'Explained my needs to a caterer',
        ],
        wrong: ['I bought bread without reading the label', 'A cafe mixed up two orders'],
      },
      {
        who: 'I have a current first aid certificate',
        did: [
          'Booked a refresher course',
          'Reported injuries at work',
          'Restocked our office supplies',
          'Learnt to use a defibrillator',
          'Claimed course fees from my employer',
        ],
        wrong: ['I let the certificate lapse', 'A refresher course was cancelled twice'],
      },
      {
        who: 'I have dry skin in winter',
        did: [
          'Compared moisturisers',
          'Kept track of products that stung',
          'Asked a pharmacist about creams',
          'Looked for a gentle soap',
          'Replaced my whole daily routine',
        ],
        wrong: [
          'I chose a cream with too much perfume',
          'A chemist stopped stocking my moisturiser',
        ],
      },
      {
        who: 'I wear contact lenses',
        did: [
          'Compared online suppliers',
          'Asked my optometrist about dry eyes',
          'Chose daily disposables',
          'Set up a regular order',
          'Booked my yearly fitting',
        ],
        wrong: ['I ran out of lenses before a trip', 'An online shop sent the wrong strength'],
      },
      {
        who: 'I wear glasses for reading',
        did: [
          'Booked an eye test',
          'Chose frames online',
          'Replaced scratched lenses',
          'Claimed a health fund benefit',
          'Compared prices at optometrists',
        ],
        wrong: ['I sat on a new pair of glasses', 'New frames took a month to arrive'],
      },
      {
        who: 'I work at a desk in a large office',
        did: [
          'Requested a workstation assessment',
          'Reported my sore wrist',
          'Planned regular breaks',
          'Looked for supportive chairs',
          'Set up a second screen',
        ],
        wrong: ['I put up with a low screen for months', 'An assessor’s report was never acted on'],
      },
      {
        who: 'I take several vitamins every morning',
        did: [
          'Read up on safe doses',
          'Arranged a repeat order',
          'Compared online chemists',
          'Found out about side effects',
          'Looked for smaller tablets',
        ],
        wrong: ['I skipped a week while travelling', 'My usual brand was out of stock for a month'],
      },
      {
        who: 'I sleep badly in hot weather',
        did: [
          'Compared air conditioners',
          'Chose lighter bedding for our room',
          'Looked for a quiet fan',
          'Kept track of room temperatures',
          'Asked my landlord about insulation',
        ],
        wrong: [
          'I bought an air conditioner that was too small',
          'A power cut lasted a whole summer night',
        ],
      },
      {
        who: 'I live in a town with one doctor',
        did: [
          'Booked a video consultation',
          'Arranged a lift to a specialist',
          'Joined a waiting list',
          'Claimed travel expenses',
          'Ordered my scripts in advance',
        ],
        wrong: ['I missed a phone appointment', 'A local practice shut for a month'],
      },
    ],
    done: [
      'Had a check-up at the dentist',
      'Had a flu shot',
      'Had an eye test',
      'Looked for a new family doctor',
      'Claimed a rebate on new glasses',
      'Booked a massage',
      'Chose a new mattress',
      'Gave blood',
      'Compared health funds',
      'Kept track of sleep',
      'Asked a chemist about hay fever',
      'Moved a specialist appointment',
      'Downloaded a vaccination certificate',
    ],
  },
  TRAVEL: {
    roles: [
      {
        who: 'I’m a keen cyclist',
        did: [
          'Reported a dangerous stretch of road',
          'Planned a long ride with friends',
          'Replaced worn brakes',
          'Looked for a safer way to work',
          'Compared helmets',
        ],
        wrong: [
          'I bought a helmet in the wrong size',
          'A repair kept me off the road for a fortnight',
        ],
      },
      {
        who: 'I’m a frequent flyer with one airline',
        did: [
          'Claimed missing points',
          'Kept track of my status',
          'Compared lounge memberships',
          'Booked an overseas holiday with points',
          'Chose a credit card for the rewards',
        ],
        wrong: [
          'I missed a connecting flight by a few minutes',
          'My suitcase went to another airport',
        ],
      },
      {
        who: 'I’m a learner driver',
        did: [
          'Booked a practical test',
          'Kept track of supervised hours',
          'Looked for a patient instructor',
          'Practised for the hazard test',
          'Arranged practice with my parents',
        ],
        wrong: ['I failed a test on parallel parking', 'My driving test was put off for weeks'],
      },
      {
        who: 'I’m a parent with a long school run',
        did: [
          'Arranged lifts with another family',
          'Planned pick-ups around work',
          'Asked the council about a crossing',
          'Looked for a bus that suits us',
          'Chose a bigger car',
        ],
        wrong: ['I got to the gate twenty minutes late', 'Roadworks doubled our trip for a month'],
      },
      {
        who: 'I live near a busy tram line',
        did: [
          'Reported late-night noise',
          'Asked about planned track works',
          'Compared double glazing',
          'Complained about a broken shelter',
          'Found parking for a tradesperson',
        ],
        wrong: [
          'I got a fine for travelling without a ticket',
          'Track works closed my tram stop for weeks',
        ],
      },
      {
        who: 'I live an hour from the nearest train',
        did: [
          'Arranged a lift home at night',
          'Found out about community transport',
          'Planned a day of appointments',
          'Looked for all-day parking',
          'Booked a coach to the city',
        ],
        wrong: ['I missed the last connection home', 'The station car park was full at dawn'],
      },
      {
        who: 'I live on a country dirt road',
        did: [
          'Reported a washed-out crossing',
          'Asked the council about grading',
          'Replaced two damaged tyres',
          'Arranged a delivery to the front gate',
          'Kept track of flood warnings',
        ],
        wrong: ['I got the car bogged at our gate', 'A courier refused to drive to our place'],
      },
      {
        who: 'I own an old four-wheel drive',
        did: [
          'Planned a trip across the desert',
          'Learnt to handle soft sand',
          'Looked for a trusted mechanic',
          'Repaired a leaking radiator',
          'Compared roadside cover',
        ],
        wrong: ['I let my roadside cover lapse', 'A spare part took a month to arrive'],
      },
      {
        who: 'I own an electric car',
        did: [
          'Compared home chargers',
          'Planned a long trip interstate',
          'Got a quote for new wiring',
          'Reported a faulty public charger',
          'Changed power plans',
        ],
        wrong: ['I ran low on charge far from home', 'The fast charger in town was out of order'],
      },
      {
        who: 'I own a camper trailer',
        did: [
          'Booked a site for the long weekend',
          'Planned a month on the road',
          'Learnt to reverse into tight spots',
          'Looked for a storage yard',
          'Repaired torn canvas',
        ],
        wrong: ['I chose a site too small for us', 'A wheel bearing gave way on the highway'],
      },
      {
        who: 'I have a new motorbike licence',
        did: [
          'Compared insurance quotes',
          'Chose a second-hand machine',
          'Booked a cornering course',
          'Looked for other beginners to ride with',
          'Saved for protective gear',
        ],
        wrong: ['I dropped my motorbike in the driveway', 'A seller hid a problem with the brakes'],
      },
      {
        who: 'I have elderly parents overseas',
        did: [
          'Applied for a visa',
          'Compared fares with long stopovers',
          'Arranged leave at short notice',
          'Planned a long stay',
          'Found out about travel insurance',
        ],
        wrong: [
          'I put off booking until fares had doubled',
          'A visa came through two days before departure',
        ],
      },
      {
        who: 'I have a residential parking permit',
        did: [
          'Disputed a council fine',
          'Arranged parking for carers',
          'Asked about new street signs',
          'Reported an abandoned vehicle',
          'Looked for an off-street space',
        ],
        wrong: ['I forgot to renew a permit in time', 'A skip took up our bays for weeks'],
      },
      {
        who: 'I have a passport from another country',
        did: [
          'Booked a consulate appointment',
          'Chased a late application',
          'Translated a birth certificate',
          'Found out about entry rules',
          'Renewed my identity card',
        ],
        wrong: [
          'I sent my form to the wrong consulate',
          'An embassy asked for the same papers twice',
        ],
      },
      {
        who: 'I take two buses to work',
        did: [
          'Compared driving with public transport',
          'Asked my manager about later starts',
          'Claimed a refund on a travel card',
          'Planned a trip around closures',
          'Looked for a faster connection',
        ],
        wrong: ['I left my travel card at home', 'The first bus was too full to stop'],
      },
      {
        who: 'I fly interstate for work every month',
        did: [
          'Claimed travel expenses',
          'Rebooked after a cancellation',
          'Chose a hotel near a client',
          'Planned meetings over two days',
          'Applied for a corporate card',
        ],
        wrong: [
          'I booked Brisbane for the wrong Monday',
          'My dawn flight was cancelled at the gate',
        ],
      },
      {
        who: 'I share one car with my partner',
        did: [
          'Joined a car-sharing service',
          'Planned a week of lifts',
          'Worked out the upkeep of two vehicles',
          'Looked for a second-hand runabout',
          'Agreed on a roster for weekends',
        ],
        wrong: [
          'I turned down a shift for want of transport',
          'Our only car was in the workshop all month',
        ],
      },
      {
        who: 'I tow a boat in summer',
        did: [
          'Renewed my marine licence',
          'Booked a berth for a fortnight',
          'Looked for a trailer mechanic',
          'Serviced an outboard motor',
          'Kept track of weather warnings',
        ],
        wrong: ['I overloaded the trailer for a long trip', 'A tyre blew on the way to the lake'],
      },
    ],
    done: [
      'Had a car serviced before a trip',
      'Compared hire cars',
      'Claimed on travel insurance',
      'Booked a cabin for the school holidays',
      'Applied for a passport',
      'Disputed a toll notice',
      'Renewed a driver licence',
      'Changed a flight',
      'Looked for a cheaper way to commute',
      'Took a coach to another town',
      'Asked for a refund on a ticket',
      'Chose a second-hand car',
      'Planned a road trip with friends',
    ],
  },
  HOBBIES: {
    roles: [
      {
        who: 'I’m a first-year TAFE student',
        did: [
          'Applied for a study allowance',
          'Looked for a work placement',
          'Chose an elective',
          'Planned assessments around shifts',
          'Compared laptops',
        ],
        wrong: ['I missed the last day to enrol', 'My elective was dropped after one week'],
      },
      {
        who: 'I’m in a monthly book club',
        did: [
          'Chose a novel for everyone',
          'Reserved a title at the library',
          'Hosted an evening of discussion',
          'Looked for two new members',
          'Compared audiobook subscriptions',
        ],
        wrong: ['I ran out of time to finish a novel', 'Only two people came to our book club'],
      },
      {
        who: 'I’m a weekend cyclist',
        did: [
          'Entered a charity event',
          'Kept track of my fitness',
          'Planned a route through the hills',
          'Compared carbon frames',
          'Serviced noisy gears',
        ],
        wrong: ['I strained a knee before a big event', 'A charity ride was cancelled by rain'],
      },
      {
        who: 'I’m a part-time uni student',
        did: [
          'Applied for an extension',
          'Chose evening subjects',
          'Arranged leave for an exam',
          'Tried to find cheaper textbooks',
          'Asked about paying by instalments',
        ],
        wrong: ['I handed in the wrong draft of an essay', 'My evening subject moved to daytime'],
      },
      {
        who: 'I’m a bushwalker',
        did: [
          'Booked a hut on a popular track',
          'Applied for a park permit',
          'Chose stiffer boots',
          'Compared emergency beacons',
          'Learnt to navigate by map',
        ],
        wrong: [
          'I misjudged a climb and finished in the dark',
          'A boot sole came off on a long walk',
        ],
      },
      {
        who: 'I’m learning Italian in the evenings',
        did: [
          'Compared online courses',
          'Booked an oral exam',
          'Looked for a conversation partner',
          'Planned a month in Rome',
          'Changed tutors',
        ],
        wrong: [
          'I enrolled in a level too hard for me',
          'My Italian group folded after a few weeks',
        ],
      },
      {
        who: 'I’m learning the guitar as an adult',
        did: [
          'Chose a second-hand amplifier',
          'Looked for a patient teacher',
          'Recorded songs for feedback',
          'Planned my daily practice',
          'Cancelled an online course',
        ],
        wrong: [
          'I practised with the wrong technique for months',
          'My guitar teacher moved interstate',
        ],
      },
      {
        who: 'I’m learning ballroom dancing',
        did: [
          'Looked for a regular partner',
          'Entered a beginners’ competition',
          'Booked private lessons',
          'Bought special shoes',
          'Asked about a waiting list',
        ],
        wrong: ['I paid for a term and missed half', 'My dance partner moved to another class'],
      },
      {
        who: 'I’m restoring an old motorbike',
        did: [
          'Kept track of spending',
          'Applied for a club permit',
          'Tracked down a rare part',
          'Compared quotes for rechroming',
          'Learnt to weld',
        ],
        wrong: [
          'I stripped a thread on the old engine',
          'A vintage carburettor arrived with parts missing',
        ],
      },
      {
        who: 'I play the drums in a small band',
        did: [
          'Soundproofed a garage',
          'Booked a rehearsal room',
          'Looked for paid gigs',
          'Recorded four songs',
          'Repaired a broken pedal',
        ],
        wrong: ['I double-booked a gig and a family dinner', 'A venue paid us a month late'],
      },
      {
        who: 'I play chess in a local league',
        did: [
          'Entered a weekend tournament',
          'Looked for a coach',
          'Prepared for stronger opponents',
          'Subscribed to training videos',
          'Asked an arbiter about a ruling',
        ],
        wrong: ['I lost a winning game on time', 'An organiser recorded my result wrongly'],
      },
      {
        who: 'I sing in a local choir',
        did: [
          'Auditioned for a solo',
          'Arranged lifts to rehearsals',
          'Planned a fundraising concert',
          'Learnt new music at short notice',
          'Found a new venue',
        ],
        wrong: ['I lost my voice before a concert', 'Our director left before Christmas'],
      },
      {
        who: 'I sew most of my own clothes',
        did: [
          'Chose an overlocker',
          'Altered a paper pattern',
          'Repaired an old machine',
          'Looked for linen online',
          'Planned a winter wardrobe',
        ],
        wrong: ['I cut a pattern in the wrong size', 'An order of fabric came in the wrong shade'],
      },
      {
        who: 'I swim with a suburban club',
        did: [
          'Entered an open-water race',
          'Looked for a stroke coach',
          'Kept track of my times',
          'Recovered from a shoulder injury',
          'Changed my pool membership',
        ],
        wrong: ['I trained too hard before a meet', 'Our pool closed for repairs all winter'],
      },
      {
        who: 'I collect old stamps',
        did: [
          'Had three albums valued',
          'Insured a collection',
          'Bid at online auctions',
          'Looked for a trusted dealer',
          'Sorted an inheritance from an uncle',
        ],
        wrong: ['I paid too much for a forgery', 'A parcel got wet in the post'],
      },
      {
        who: 'I paint portraits at a weekly class',
        did: [
          'Entered a regional art prize',
          'Found a sitter',
          'Priced a first commission',
          'Framed ten canvases',
          'Rented studio space',
        ],
        wrong: ['I missed an entry date by a day', 'A framer damaged a finished canvas'],
      },
      {
        who: 'I have a woodworking bench at home',
        did: [
          'Compared table saws',
          'Booked a joinery course',
          'Looked for recycled hardwood',
          'Built a bed to order',
          'Fitted a dust extractor',
        ],
        wrong: ['I measured a built-in bed wrongly', 'A saw arrived with the wrong plug'],
      },
      {
        who: 'I have a second-hand piano at home',
        did: [
          'Prepared for a grade exam',
          'Arranged a tuner',
          'Compared removalists',
          'Agreed on practice hours with neighbours',
          'Booked online theory lessons',
        ],
        wrong: ['I chose an exam piece beyond me', 'The tuner cancelled three times'],
      },
      {
        who: 'I have a season ticket for the theatre',
        did: [
          'Exchanged seats for another night',
          'Chose next year’s plays',
          'Claimed a refund for a cancelled show',
          'Booked a late dinner',
          'Asked about concessions',
        ],
        wrong: [
          'I turned up for a play on the wrong night',
          'A play was called off at the last minute',
        ],
      },
      {
        who: 'I have a camera with a long lens',
        did: [
          'Backed up ten years of files',
          'Entered a nature competition',
          'Sold prints online',
          'Booked a wildlife tour',
          'Learnt to edit photos',
        ],
        wrong: ['I deleted a whole morning of photos', 'A repairer sent my lens back still faulty'],
      },
      {
        who: 'I own fly fishing gear',
        did: [
          'Renewed a yearly licence',
          'Booked a guide for two days',
          'Found out about catch limits',
          'Planned a week in the mountains',
          'Repaired leaking waders',
        ],
        wrong: ['I booked a trip after the season closed', 'A guide pulled out the night before'],
      },
      {
        who: 'I own a sea kayak',
        did: [
          'Planned a three-day paddle',
          'Looked for secure storage',
          'Patched a cracked hull',
          'Took a rescue course',
          'Compared satellite messengers',
        ],
        wrong: ['I misread the tide and landed late', 'A roof rack failed on the way to the coast'],
      },
    ],
    done: [
      'Joined a class for beginners',
      'Compared second-hand guitars',
      'Entered a half marathon',
      'Applied for a short course',
      'Looked for a new team to join',
      'Sold handmade gifts at a market',
      'Booked tickets to a festival',
      'Asked about a late enrolment',
      'Finished an assignment for a course',
      'Sat a music exam',
      'Cancelled a membership',
      'Chose a camera',
      'Kept track of a training plan',
      'Repaired an old radio',
    ],
  },
  WEDDINGS: {
    roles: [
      {
        who: 'I’m organising a twenty-year school reunion',
        did: [
          'Tracked down old classmates',
          'Hired a function room',
          'Chased late payments',
          'Kept track of replies',
          'Asked a caterer about a deposit',
        ],
        wrong: ['I sent everyone the wrong date', 'The pub gave our room to someone else'],
      },
      {
        who: 'I’m a bridesmaid or groomsman this year',
        did: [
          'Arranged a hens’ or bucks’ weekend',
          'Wrote a speech',
          'Paid for alterations',
          'Collected money for a shared house',
          'Asked for time off',
        ],
        wrong: ['I ordered my outfit a month too late', 'The outfits arrived in the wrong colour'],
      },
      {
        who: 'I’m planning my parents’ anniversary party',
        did: [
          'Chased guests who hadn’t replied',
          'Compared caterers',
          'Hired a hall',
          'Arranged transport for older relatives',
          'Agreed on a budget with my siblings',
        ],
        wrong: [
          'I booked a room too small for everyone',
          'The caterer got the number of guests wrong',
        ],
      },
      {
        who: 'I’m a guest at three weddings this year',
        did: [
          'Budgeted for travel and gifts',
          'Compared hotels near a venue',
          'Looked for a suit or dress',
          'Chose from a gift registry',
          'Planned leave around long weekends',
        ],
        wrong: ['I replied after the closing date', 'A gift from the registry arrived broken'],
      },
      {
        who: 'I got married at a registry office',
        did: [
          'Lodged a notice of intent',
          'Found two witnesses',
          'Changed a surname on documents',
          'Chose a restaurant for lunch',
          'Organised photos with family',
        ],
        wrong: ['I lodged a form without a signature', 'Our witness got stuck in traffic'],
      },
      {
        who: 'I got married overseas',
        did: [
          'Translated official papers',
          'Found a celebrant abroad',
          'Planned a trip for thirty guests',
          'Compared travel agents',
          'Asked a consulate about documents',
        ],
        wrong: ['I applied for one document too late', 'A storm delayed our guests’ flights'],
      },
      {
        who: 'I got engaged this year',
        did: [
          'Compared venues',
          'Chose a ring',
          'Agreed on numbers with both families',
          'Looked for a celebrant',
          'Planned a small party',
        ],
        wrong: ['I signed a venue contract too quickly', 'The jeweller sized my ring too small'],
      },
      {
        who: 'I have a milestone birthday coming up',
        did: [
          'Booked a venue with a dance floor',
          'Cut down a guest list',
          'Compared bands and DJs',
          'Planned a weekend away',
          'Asked friends about dietary needs',
        ],
        wrong: ['I left an old friend off the guest list', 'The restaurant lost our booking'],
      },
      {
        who: 'I have a christening or naming day to plan',
        did: [
          'Chose godparents',
          'Hired a marquee',
          'Found a celebrant or priest',
          'Kept track of dietary needs',
          'Arranged a lunch for sixty',
        ],
        wrong: ['I under-ordered the food by ten people', 'Rain forced us out of the garden'],
      },
      {
        who: 'I have a big family Christmas each year',
        did: [
          'Ordered seafood weeks ahead',
          'Found beds for visitors',
          'Agreed on a gift budget',
          'Planned a lunch for twenty',
          'Replaced an old oven',
        ],
        wrong: ['I spent twice what we’d agreed on gifts', 'The oven broke down that morning'],
      },
      {
        who: 'I have a teenager going to a school formal',
        did: [
          'Looked for a gown or suit',
          'Booked hair and make-up',
          'Hired a car for the night',
          'Agreed on a curfew with other parents',
          'Kept track of spending',
        ],
        wrong: [
          'I booked a hairdresser for the wrong afternoon',
          'A dress came back from alterations too tight',
        ],
      },
      {
        who: 'I have a sister getting married interstate',
        did: [
          'Booked flights for the whole family',
          'Helped with a seating plan',
          'Chose a gift with my brother',
          'Arranged a babysitter',
          'Planned three days away',
        ],
        wrong: ['I bought fares we couldn’t change', 'The hens’ weekend house got double-booked'],
      },
      {
        who: 'I host a yearly fundraising dinner',
        did: [
          'Looked for sponsors',
          'Applied for a liquor permit',
          'Sold tickets online',
          'Compared auction websites',
          'Arranged a guest speaker',
        ],
        wrong: ['I set the ticket price too low', 'A sponsor pulled out a week before'],
      },
      {
        who: 'I play music at weddings on weekends',
        did: [
          'Quoted for a ceremony and reception',
          'Chased a deposit',
          'Changed my booking terms',
          'Repaired a faulty speaker',
          'Looked for bookings',
        ],
        wrong: [
          'I started the wrong song for the first dance',
          'My speaker cut out as the bride walked in',
        ],
      },
      {
        who: 'I bake celebration cakes from home',
        did: [
          'Registered a kitchen',
          'Priced a three-tier order',
          'Arranged a long-distance delivery',
          'Compared public liability cover',
          'Found out about food labels',
        ],
        wrong: [
          'I spelt a name wrong in icing',
          'A customer cancelled after I’d bought everything',
        ],
      },
      {
        who: 'I make wedding invitations on the side',
        did: [
          'Compared printing quotes',
          'Checked a proof with a couple',
          'Looked for recycled card',
          'Sold a design online',
          'Replaced a worn-out printer',
        ],
        wrong: [
          'I printed a batch with the wrong venue',
          'A supplier sent envelopes that were too small',
        ],
      },
      {
        who: 'I live far from most of my family',
        did: [
          'Planned a trip home for Christmas',
          'Compared holiday fares',
          'Arranged leave for a gathering',
          'Looked for somewhere to stay',
          'Organised a celebration by phone',
        ],
        wrong: ['I missed a reunion because of work', 'Air fares rose before I could book'],
      },
    ],
    done: [
      'Hired a suit or a dress',
      'Booked a table for twenty',
      'Chased replies to an invitation',
      'Ordered a cake for a celebration',
      'Gave a speech at a dinner',
      'Compared function rooms',
      'Arranged transport home for guests',
      'Asked a venue about its cancellation policy',
      'Booked a band',
      'Collected money for a joint gift',
      'Chose a caterer',
      'Planned a party on a small budget',
    ],
  },
  FOOD: {
    roles: [
      {
        who: 'I’m a vegetarian',
        did: [
          'Planned a dinner for meat eaters',
          'Kept track of protein',
          'Started taking iron supplements',
          'Looked for a restaurant with more choice',
          'Asked a caterer about options',
        ],
        wrong: ['I bought a soup with chicken stock in it', 'A cafe put bacon in my salad'],
      },
      {
        who: 'I’m a parent who packs school lunches',
        did: [
          'Tried to find nut-free snacks',
          'Found out about a canteen menu',
          'Cut down on packaging',
          'Planned a week of sandwiches and fruit',
          'Talked to a teacher about allergies',
        ],
        wrong: ['I packed nuts for a nut-free class', 'A fussy eater brought everything home'],
      },
      {
        who: 'I’m a member of a community garden',
        did: [
          'Applied for a plot',
          'Shared out surplus pumpkins',
          'Booked a composting workshop',
          'Repaired leaking taps',
          'Planned winter crops',
        ],
        wrong: ['I planted tomatoes a month too early', 'Caterpillars ate most of our broccoli'],
      },
      {
        who: 'I’m the main cook for a large family',
        did: [
          'Planned a week of meals',
          'Compared meal kits',
          'Kept the grocery bill down',
          'Looked for quick dinner ideas',
          'Coped with a fussy eater',
        ],
        wrong: [
          'I forgot to defrost meat for eight people',
          'The oven broke down on a Sunday night',
        ],
      },
      {
        who: 'I’m on a gluten-free diet',
        did: [
          'Saw a dietitian',
          'Looked for safe places to eat',
          'Checked labels on sauces and cereals',
          'Chose a bread for sandwiches',
          'Replaced kitchen equipment',
        ],
        wrong: ['I cooked with a sauce I hadn’t checked', 'A waiter brought me the wrong dish'],
      },
      {
        who: 'I’m a home brewer',
        did: [
          'Entered a beer competition',
          'Ordered grain in bulk',
          'Kept track of each batch',
          'Looked for a local club',
          'Built a temperature-controlled fridge',
        ],
        wrong: ['I skipped a step and ruined a batch', 'A supplier ran out of hops for weeks'],
      },
      {
        who: 'I have a severe nut allergy',
        did: [
          'Wrote an emergency plan',
          'Renewed my prescription',
          'Asked restaurants about their kitchens',
          'Booked a specialist appointment',
          'Arranged meals for a long flight',
        ],
        wrong: ['I let a prescription run out', 'A favourite product changed its recipe'],
      },
      {
        who: 'I don’t eat dairy',
        did: [
          'Compared oat and soy milks',
          'Tried to find a birthday dessert',
          'Asked a doctor about calcium',
          'Adapted family recipes',
          'Made a lasagne without cheese',
        ],
        wrong: [
          'I ordered a curry without asking about cream',
          'An airline lost my special meal request',
        ],
      },
      {
        who: 'I bake sourdough for a weekend market',
        did: [
          'Compared flour suppliers',
          'Booked a stall',
          'Kept track of sales',
          'Chose a bigger oven',
          'Applied for a food permit',
        ],
        wrong: ['I made twice as much as I sold', 'A stallholder next to me undercut my prices'],
      },
      {
        who: 'I cook dinner for one most nights',
        did: [
          'Compared meal delivery services',
          'Cut down on waste',
          'Looked for smaller portions',
          'Planned a fortnight of freezer meals',
          'Learnt a few quick recipes',
        ],
        wrong: [
          'I threw out half a week’s vegetables',
          'A meal kit came without the main ingredient',
        ],
      },
      {
        who: 'I shop for a household of four',
        did: [
          'Kept track of weekly spending',
          'Compared two supermarkets',
          'Claimed a refund for missing items',
          'Chose a delivery time',
          'Planned a month on a tight budget',
        ],
        wrong: [
          'I went over budget three weeks running',
          'The delivery left out half our groceries',
        ],
      },
      {
        who: 'I have a chest freezer in the garage',
        did: [
          'Bought half a lamb from a farm',
          'Claimed for spoiled food',
          'Cooked a month of meals',
          'Compared energy ratings',
          'Looked for a bulk butcher',
        ],
        wrong: ['I left the lid open overnight', 'A power cut thawed a month of meat'],
      },
      {
        who: 'I have a vegan teenager',
        did: [
          'Planned separate dinners',
          'Asked a doctor about vitamins',
          'Looked for a restaurant with plant options',
          'Found out about school camp meals',
          'Adapted a favourite cake',
        ],
        wrong: ['I bought nuggets with egg in them', 'A school camp had almost nothing suitable'],
      },
      {
        who: 'I have a small outdoor kitchen',
        did: [
          'Compared gas and charcoal',
          'Hired a builder for a bench',
          'Planned lunch for thirty',
          'Chose a weatherproof fridge',
          'Repaired a smoky chimney',
        ],
        wrong: [
          'I bought a barbecue too big for the space',
          'A gas regulator failed during a party',
        ],
      },
      {
        who: 'I have a coffee machine at home',
        did: [
          'Compared grinders',
          'Claimed on a warranty',
          'Changed a bean subscription',
          'Learnt to steam milk',
          'Looked for a local repairer',
        ],
        wrong: ['I let a warranty lapse by a week', 'The tank leaked across the bench'],
      },
      {
        who: 'I have a small backyard orchard',
        did: [
          'Treated fruit fly',
          'Planned a preserving weekend',
          'Sold a surplus at the gate',
          'Installed netting against bats',
          'Asked a nursery about grafting',
        ],
        wrong: ['I pruned at the wrong time of year', 'Birds took most of the peaches'],
      },
      {
        who: 'I grow vegetables on a balcony',
        did: [
          'Chose crops for shade',
          'Set up a watering system',
          'Asked a landlord about planters',
          'Started a worm farm',
          'Looked for advice on pests',
        ],
        wrong: ['I overwatered a tray of seedlings', 'A heatwave finished off my beans'],
      },
      {
        who: 'I make my own cheese',
        did: [
          'Looked for fresh farm milk',
          'Booked a weekend course',
          'Kept track of temperature and time',
          'Converted an old fridge',
          'Planned a tasting',
        ],
        wrong: ['I let a wheel of cheddar dry out', 'A supplier sent the wrong culture'],
      },
      {
        who: 'I take my meals to night shifts',
        did: [
          'Planned food around a roster',
          'Looked for dishes that keep',
          'Bought an insulated flask',
          'Asked an employer for a better kitchen',
          'Cut down on takeaway',
        ],
        wrong: [
          'I skipped a break and ate too late',
          'Someone took my container from the staff fridge',
        ],
      },
    ],
    done: [
      'Compared meal kits',
      'Cooked for a vegan guest',
      'Ordered a vegetable box',
      'Planned meals for a week',
      'Claimed a refund on groceries',
      'Booked a cooking class',
      'Looked for a restaurant for a birthday',
      'Chose a new oven',
      'Cut down on food waste',
      'Changed to a low-salt diet',
      'Made a weekly grocery budget',
      'Asked a restaurant about allergens',
      'Bought meat in bulk with friends',
    ],
  },
  PETS: {
    roles: [
      {
        who: 'I’m a volunteer dog walker',
        did: [
          'Arranged times with an elderly owner',
          'Reported a worrying limp',
          'Recruited other helpers',
          'Found out about insurance',
          'Kept track of weekly visits',
        ],
        wrong: ['I double-booked two walks', 'An owner forgot to leave the key out'],
      },
      {
        who: 'I’m a member of a country pony club',
        did: [
          'Entered a regional gymkhana',
          'Applied for a grant',
          'Looked for qualified coaches',
          'Rostered parents for rallies',
          'Hired a float for a weekend',
        ],
        wrong: ['I entered the wrong class at a gymkhana', 'Our rally was washed out'],
      },
      {
        who: 'I’m a volunteer at an animal shelter',
        did: [
          'Matched a family with a rescue',
          'Wrote an adoption profile',
          'Arranged foster homes',
          'Planned an open day',
          'Raised money for surgery',
        ],
        wrong: ['I mixed up two cats’ forms', 'A family didn’t turn up to adopt a kitten'],
      },
      {
        who: 'I’m a registered wildlife carer',
        did: [
          'Took in an injured possum',
          'Asked a vet about feeding',
          'Kept track of each release',
          'Applied for a permit',
          'Looked for donated cages',
        ],
        wrong: ['I missed a call about an injured bird', 'A permit took two months to arrive'],
      },
      {
        who: 'I own a horse',
        did: [
          'Looked for agistment near home',
          'Compared saddle fitters',
          'Booked a farrier',
          'Planned a week of trail riding',
          'Chose winter feed',
        ],
        wrong: ['I let the worming fall behind', 'My horse lost a shoe before a ride'],
      },
      {
        who: 'I own a retired greyhound',
        did: [
          'Adapted a house to a new arrival',
          'Looked for a fenced park',
          'Found out about muzzle rules',
          'Booked dental work',
          'Chose a winter coat',
        ],
        wrong: ['I lost hold of the lead in a park', 'A boarding kennel turned us away'],
      },
      {
        who: 'I own an elderly cat',
        did: [
          'Compared insurance policies',
          'Gave a course of tablets',
          'Kept track of weight loss',
          'Booked a blood test',
          'Looked for a home sitter',
        ],
        wrong: ['I put off a check-up for too long', 'The cattery was full over Easter'],
      },
      {
        who: 'I own a guinea pig',
        did: [
          'Looked for an experienced vet',
          'Arranged holiday care',
          'Built a predator-proof run',
          'Introduced a second animal',
          'Compared bedding',
        ],
        wrong: ['I left the pen unlatched', 'A vet turned out not to treat small animals'],
      },
      {
        who: 'I own a pair of budgies',
        did: [
          'Searched for an escaped bird',
          'Compared aviaries',
          'Looked for an avian specialist',
          'Arranged care over Christmas',
          'Replaced a rusty cage',
        ],
        wrong: ['I left a window open near the cage', 'A breeder told us the wrong age'],
      },
      {
        who: 'I have two indoor cats',
        did: [
          'Got a quote for an outdoor run',
          'Dealt with fights at mealtimes',
          'Asked a landlord for permission',
          'Compared automatic feeders',
          'Repaired a torn flyscreen',
        ],
        wrong: ['I signed a lease that banned pets', 'A new feeder jammed while we were away'],
      },
      {
        who: 'I have a rabbit in a hutch',
        did: [
          'Booked a yearly vaccination',
          'Planned for heatwaves',
          'Found a sitter for Easter',
          'Adopted a companion',
          'Replaced rotten timber',
        ],
        wrong: ['I bought a run that was too small', 'A sitter cancelled the day before Easter'],
      },
      {
        who: 'I have a large tropical aquarium',
        did: [
          'Treated a sudden outbreak of disease',
          'Replaced a failing heater',
          'Kept track of water quality',
          'Compared filters',
          'Looked for a specialist shop',
        ],
        wrong: ['I added new stock too soon', 'The filter stopped during a power cut'],
      },
      {
        who: 'I have a large dog in a small house',
        did: [
          'Answered a complaint about barking',
          'Booked a trainer',
          'Looked for a day care place',
          'Changed to cheaper food',
          'Repaired broken fencing',
        ],
        wrong: ['I gave up on a training course halfway', 'A neighbour complained to the council'],
      },
      {
        who: 'I have a lizard in a heated tank',
        did: [
          'Applied for a keeper’s licence',
          'Replaced a faulty lamp',
          'Looked for a reptile vet',
          'Compared live food suppliers',
          'Learnt about winter hibernation',
        ],
        wrong: ['I let my licence expire', 'The pet shop sold me the wrong heat globe'],
      },
      {
        who: 'I have a few sheep on a small block',
        did: [
          'Found a shearer',
          'Registered my property',
          'Asked a vet about drenching',
          'Filled in a movement form',
          'Compared fencing quotes',
        ],
        wrong: ['I booked the shearer a month too late', 'A storm brought down our boundary fence'],
      },
      {
        who: 'I have a few backyard hens',
        did: [
          'Built a fox-proof run',
          'Found out about council rules',
          'Treated mites',
          'Looked for a holiday minder',
          'Chose a new breed',
        ],
        wrong: ['I forgot to lock the coop one night', 'The flock stopped laying for a month'],
      },
      {
        who: 'I ride horses at a riding school',
        did: [
          'Prepared for a dressage test',
          'Changed instructors',
          'Looked for a part-time lease',
          'Bought a helmet after a fall',
          'Booked extra lessons',
        ],
        wrong: ['I used the wrong course in a test', 'My instructor was away for a month'],
      },
      {
        who: 'I mind a friend’s dog every second weekend',
        did: [
          'Agreed on emergency contacts',
          'Followed a treatment plan',
          'Found pet-friendly accommodation',
          'Asked about vet bills',
          'Arranged a handover',
        ],
        wrong: ['I gave a tablet at the wrong time', 'My friend came home a day late'],
      },
    ],
    done: [
      'Compared pet insurance',
      'Renewed a registration with the council',
      'Chose a new vet',
      'Looked for a boarding place',
      'Claimed for a vet bill',
      'Booked a training course',
      'Arranged care for a holiday',
      'Changed to a prescription diet',
      'Asked a vet about a limp',
      'Reported a lost animal',
      'Built a ramp for an elderly dog',
      'Adopted from a shelter',
    ],
  },
  OTHER_WORK: {
    roles: [
      {
        who: 'Locksmith',
        did: [
          'Helped people locked out of their houses',
          'Quoted for rekeying an office',
          'Repaired a jammed safe',
          'Looked for a deadlock supplier',
          'Ordered locks and key blanks',
        ],
        wrong: [
          'I cut a master key for the wrong lock',
          'A client’s safe took a whole day to open',
        ],
      },
      {
        who: 'Piano teacher',
        did: [
          'Chased parents for lesson fees',
          'Prepared a pupil for an exam',
          'Rescheduled a lesson',
          'Looked for a recital venue',
          'Ordered sheet music for beginners',
        ],
        wrong: ['I double-booked two piano pupils', 'A piano key stuck in the middle of an exam'],
      },
      {
        who: 'Bank teller at a country branch',
        did: [
          'Explained account fees to customers',
          'Prepared the day’s banking report',
          'Corrected a deposit error',
          'Found cover for sick leave',
          'Ordered cash for the branch',
        ],
        wrong: ['I gave a customer the wrong receipt', 'The coin machine jammed on pension day'],
      },
      {
        who: 'Travel agent',
        did: [
          'Dealt with a missed flight',
          'Planned an itinerary for a group',
          'Cancelled a client’s holiday',
          'Booked cruises for clients',
          'Collected travel documents for clients',
        ],
        wrong: ['I booked a couple onto the wrong cruise', 'A hotel lost my client’s booking'],
      },
      {
        who: 'Picture framer',
        did: [
          'Kept track of artworks',
          'Quoted for an exhibition',
          'Repaired a damaged frame',
          'Looked for a moulding supplier',
          'Ordered glass for a gallery',
        ],
        wrong: [
          'I cut a mount too big for its frame',
          'A sheet of picture glass cracked in delivery',
        ],
      },
      {
        who: 'Bike mechanic',
        did: [
          'Kept track of late parts',
          'Quoted for a full service',
          'Repaired a buckled wheel',
          'Looked for a hard-to-get part',
          'Ordered chains and brake pads',
        ],
        wrong: ['I fitted a chain one link too short', 'A box of bike hubs came without bearings'],
      },
      {
        who: 'Driving instructor',
        did: [
          'Reassured a nervous learner',
          'Prepared a learner for a test',
          'Moved lessons around a holiday',
          'Looked for new learners in the area',
          'Compared dual-control cars',
        ],
        wrong: ['I went to the wrong test office', 'A learner scraped the car on a gatepost'],
      },
      {
        who: 'Call centre operator',
        did: [
          'Handled angry customers',
          'Wrote up notes after a call',
          'Reset a password',
          'Transferred a complaint',
          'Applied for a day shift',
        ],
        wrong: [
          'I put a caller through to the wrong team',
          'My headset died in the middle of a shift',
        ],
      },
      {
        who: 'Mechanic at a car dealership',
        did: [
          'Explained repair costs to an owner',
          'Wrote an inspection report',
          'Replaced a worn clutch',
          'Booked logbook services',
          'Ordered parts for a recall',
        ],
        wrong: ['I fitted the wrong clutch to a car', 'A car hoist broke down before the weekend'],
      },
      {
        who: 'Jeweller',
        did: [
          'Arranged a valuation for a customer',
          'Drew up a design for a necklace',
          'Repaired a broken clasp',
          'Looked for a gem supplier',
          'Ordered silver for making rings',
        ],
        wrong: ['I set a sapphire a little crooked', 'A ring came back with a loose stone'],
      },
      {
        who: 'Swim instructor at a public pool',
        did: [
          'Calmed a frightened child',
          'Planned lessons for beginners',
          'Cancelled an outdoor class',
          'Found a relief teacher',
          'Ordered kickboards for a new term',
        ],
        wrong: ['I mixed up two beginner classes', 'The pool heating broke down in winter'],
      },
      {
        who: 'Security guard in a shopping centre',
        did: [
          'Handed over to a night shift',
          'Wrote up incident reports',
          'Reset an alarm after hours',
          'Looked for a lost child',
          'Renewed a licence',
        ],
        wrong: [
          'I locked a shopper out of the car park',
          'The mall radios went dead on a Saturday',
        ],
      },
      {
        who: 'Real estate photographer with a drone',
        did: [
          'Chased agents for approvals',
          'Planned a shoot at dusk',
          'Replaced a damaged propeller',
          'Applied for permission to fly',
          'Compared editing services',
        ],
        wrong: ['I filmed the wrong house from the air', 'My drone’s battery died over a roof'],
      },
      {
        who: 'Tour guide at a harbour',
        did: [
          'Dealt with late passengers',
          'Prepared a new commentary',
          'Cancelled a trip in bad weather',
          'Booked boats for a group',
          'Learnt phrases in Mandarin',
        ],
        wrong: ['I took a group to the wrong wharf', 'Fog held up a morning harbour tour'],
      },
    ],
    businesses: [
      {
        who: 'two-person travel agency',
        did: [
          'Chased a refund from an airline',
          'Quoted for flights and hotels',
          'Rebooked a cancelled flight',
          'Hired a travel consultant',
          'Compared cruise lines',
        ],
        wrong: [
          'I booked a family onto the wrong flight',
          'A cruise line dropped a group’s cabins',
        ],
      },
      {
        who: 'commercial laundry',
        did: [
          'Kept track of hotel sheets',
          'Wrote down instructions for delicate washing',
          'Repaired a tumble dryer',
          'Looked for casual ironing staff',
          'Ordered detergent and bleach',
        ],
        wrong: [
          'I sent one hotel’s sheets to another hotel',
          'The big dryer broke down before a hotel pick-up',
        ],
      },
      {
        who: 'car wash',
        did: [
          'Dealt with complaints about scratched paint',
          'Priced a detailing package',
          'Replaced a worn pump',
          'Advertised for weekend staff',
          'Compared shampoo suppliers',
        ],
        wrong: [
          'I left a customer’s car window open in the wash',
          'The water recycler clogged on a busy Saturday',
        ],
      },
      {
        who: 'family driving school',
        did: [
          'Handled missed lessons',
          'Planned lessons for nervous learners',
          'Moved a test to another day',
          'Recruited an instructor',
          'Compared cars with dual controls',
        ],
        wrong: [
          'I turned up at the wrong house for a lesson',
          'The training car was off the road for weeks',
        ],
      },
      {
        who: 'print shop in a country town',
        did: [
          'Checked proofs with customers',
          'Quoted for flyers and business cards',
          'Serviced a press',
          'Took on an apprentice printer',
          'Compared paper suppliers',
        ],
        wrong: [
          'I printed a menu with the wrong prices',
          'The printing press jammed halfway through a rush job',
        ],
      },
      {
        who: 'watch repair shop',
        did: [
          'Explained a long delay',
          'Quoted for an old clock',
          'Restored a grandfather clock',
          'Searched for discontinued parts',
          'Ordered batteries and straps',
        ],
        wrong: [
          'I lost a tiny screw from a customer’s watch',
          'A clock spring arrived in the wrong size',
        ],
      },
      {
        who: 'small framing shop',
        did: [
          'Chased customers to collect their pictures',
          'Priced frames for a gallery',
          'Replaced a mat cutter',
          'Hired a casual framer',
          'Ordered glass and moulding',
        ],
        wrong: [
          'I cut a mat board a centimetre too small',
          'A gallery cancelled an order of twenty frames',
        ],
      },
      {
        who: 'music shop in the suburbs',
        did: [
          'Handled returns of faulty amplifiers',
          'Wrote a hire agreement',
          'Repaired a hired violin',
          'Looked for guitar teachers',
          'Ordered strings and reeds',
        ],
        wrong: [
          'I strung a left-handed guitar the wrong way',
          'A school sent back hire clarinets with parts missing',
        ],
      },
      {
        who: 'locksmith business',
        did: [
          'Rostered staff for after-hours calls',
          'Quoted for a master key system',
          'Repaired a strongroom door',
          'Advertised for an apprentice',
          'Ordered key blanks and cylinders',
        ],
        wrong: [
          'I cut office keys from the wrong blank',
          'The key machine broke down before a school job',
        ],
      },
      {
        who: 'one-person upholstery workshop',
        did: [
          'Kept track of late fabric',
          'Quoted for recovering pub seating',
          'Restored an antique chair',
          'Looked for a second upholsterer',
          'Ordered foam and upholstery fabric',
        ],
        wrong: [
          'I cut velvet with the pattern upside down',
          'A roll of fabric arrived with a flaw',
        ],
      },
    ],
    done: [
      'Answered a complaint from a customer',
      'Updated a list of prices',
      'Compared insurance quotes',
      'Booked leave for a long weekend',
      'Followed up an unpaid invoice',
      'Sent a quote',
      'Trained a new colleague',
      'Rang a supplier about a late delivery',
      'Finished an online course',
      'Looked for a new supplier',
      'Claimed travel expenses',
    ],
  },
  OTHER_PRIVATE: {
    roles: [
      {
        who: 'I’m a volunteer firefighter',
        did: [
          'Left work for an emergency',
          'Applied for grants for new equipment',
          'Renewed a first aid certificate',
          'Learnt to operate a tanker pump',
          'Asked my employer about leave for callouts',
        ],
        wrong: [
          'I missed the date to renew a first aid ticket',
          'The tanker’s pump failed during a hose drill',
        ],
      },
      {
        who: 'I’m renovating a weatherboard house to sell',
        did: [
          'Chose a selling agent',
          'Asked for a second valuation',
          'Kept track of spending on trades',
          'Compared quotes from tilers',
          'Booked a building inspection before the auction',
        ],
        wrong: [
          'I ordered a vanity that didn’t fit the bathroom',
          'The tiler didn’t show up before the open home',
        ],
      },
      {
        who: 'I’m about to retire',
        did: [
          'Found out about pension rules',
          'Applied for a seniors card',
          'Asked about working fewer days',
          'Compared retirement income accounts',
          'Booked a session with a financial adviser',
        ],
        wrong: [
          'I sent my super form to the wrong fund',
          'My successor quit a week before my last day',
        ],
      },
      {
        who: 'I’m retired and travelling around Australia',
        did: [
          'Looked for a house sitter',
          'Shopped around for roadside cover',
          'Saw a doctor far from home',
          'Arranged mail forwarding for six months',
          'Booked a national park site months ahead',
        ],
        wrong: [
          'I arrived at a national park without a booking',
          'Our house sitter let the garden dry out',
        ],
      },
      {
        who: 'I’m new to my area',
        did: [
          'Looked for a doctor taking new patients',
          'Compared local sports clubs',
          'Asked neighbours about tradespeople',
          'Chose a school mid-year',
          'Updated an address with a dozen companies',
        ],
        wrong: ['I missed the date to enrol a child', 'The removalist came two days late'],
      },
      {
        who: 'I’m a parent who studies part-time',
        did: [
          'Applied for an extension',
          'Withdrew from a subject',
          'Tried to find childcare during exams',
          'Compared second-hand textbooks',
          'Learnt to use referencing software',
        ],
        wrong: [
          'I handed in an essay after the deadline',
          'The babysitter cancelled on the day of an exam',
        ],
      },
      {
        who: 'I’m a renter with a large garden',
        did: [
          'Prepared for a landlord’s inspection',
          'Asked for permission to plant a tree',
          'Reported a broken outdoor tap',
          'Shared costs for lawn care',
          'Chose plants to take with me',
        ],
        wrong: [
          'I failed an inspection over long grass',
          'The landlord had my herb bed mowed over',
        ],
      },
      {
        who: 'I’m an ocean swimmer',
        did: [
          'Entered a long-distance race',
          'Compared winter wetsuits',
          'Reported polluted water to a council',
          'Found a coach for open water',
          'Learnt about rips and currents',
        ],
        wrong: [
          'I missed the cut-off time in a bay race',
          'A race was moved inshore at the last minute',
        ],
      },
      {
        who: 'I live on a small cattle farm',
        did: [
          'Planned for bushfire season',
          'Ordered a tanker of drinking water',
          'Found tradespeople willing to travel',
          'Compared satellite internet plans',
          'Reported a fallen power line',
        ],
        wrong: ['I left a gate open and the cattle got out', 'Floodwater cut the road into town'],
      },
      {
        who: 'I live in a small country town',
        did: [
          'Booked a telehealth appointment',
          'Claimed patient travel costs',
          'Waited months for dental work',
          'Opposed plans to close a bank',
          'Looked for a lift to a city hospital',
        ],
        wrong: [
          'I missed the only bus to the city',
          'A visiting specialist stopped coming to town',
        ],
      },
      {
        who: 'I live by myself',
        did: [
          'Named an emergency contact',
          'Compared home alarms',
          'Looked for a handyman I can trust',
          'Cut down on wasted food',
          'Asked a neighbour to hold a spare key',
        ],
        wrong: ['I locked myself out on a Sunday night', 'A plumber didn’t turn up on my day off'],
      },
      {
        who: 'I live with my parents to save a deposit',
        did: [
          'Compared savings accounts',
          'Agreed on board and chores',
          'Applied for a first home grant',
          'Asked a broker about borrowing limits',
          'Moved back after a lease ended',
        ],
        wrong: [
          'I missed the cut-off for a first home grant',
          'The bank turned down a loan application',
        ],
      },
      {
        who: 'I have dual citizenship',
        did: [
          'Renewed a passport from overseas',
          'Registered a child’s birth abroad',
          'Booked an appointment at a consulate',
          'Voted in foreign elections',
          'Had family documents translated',
        ],
        wrong: [
          'I took the wrong passport to the airport',
          'The consulate sent back my citizenship form',
        ],
      },
      {
        who: 'I have a boarder in the spare room',
        did: [
          'Set up a written agreement',
          'Chose between three applicants',
          'Declared board as income',
          'Wrote an ad for a room',
          'Asked about contents insurance',
        ],
        wrong: ['I forgot to ask for a bond', 'A boarder moved out without notice'],
      },
      {
        who: 'I have a market stall on Sundays',
        did: [
          'Applied for a regular site',
          'Renewed public liability insurance',
          'Chose a payment terminal',
          'Looked for a wholesale supplier',
          'Kept track of weekly sales',
        ],
        wrong: ['I ordered too much stock for winter', 'A gust of wind blew over my market gazebo'],
      },
      {
        who: 'I have a vintage car on club registration',
        did: [
          'Tried to find a discontinued part',
          'Chose an insurer with agreed values',
          'Found specialist mechanics',
          'Restored torn upholstery',
          'Entered a weekend rally',
        ],
        wrong: [
          'I ordered a part for the wrong model',
          'The fan belt snapped on the way to a rally',
        ],
      },
      {
        who: 'I have a share in a holiday shack',
        did: [
          'Split the yearly rates among relatives',
          'Planned a roster for school holidays',
          'Claimed for storm damage',
          'Looked for someone to mow and clean',
          'Replaced a septic tank',
        ],
        wrong: [
          'I double-booked the shack at Easter',
          'The shack’s roof leaked onto the bunk beds',
        ],
      },
      {
        who: 'I own a caravan',
        did: [
          'Planned a month on the road',
          'Booked a powered site',
          'Compared storage yards',
          'Learnt to tow',
          'Asked a mechanic about faulty trailer brakes',
        ],
        wrong: [
          'I scraped the caravan on a petrol station post',
          'The caravan’s awning tore in a storm',
        ],
      },
      {
        who: 'I own a boat with a friend',
        did: [
          'Applied for a permanent mooring',
          'Split the yearly running costs',
          'Chose a marine insurer',
          'Replaced expired safety gear',
          'Planned an overnight sail',
        ],
        wrong: ['I ran our shared boat onto a sandbank', 'My co-owner left the boat without fuel'],
      },
      {
        who: 'I own a bush block without a house',
        did: [
          'Applied for planning approval',
          'Compared quotes for septic systems',
          'Asked the council about bushfire ratings',
          'Hired a land surveyor',
          'Cleared scrub around a house site',
        ],
        wrong: [
          'I missed the date to lodge a building permit',
          'Someone dumped old mattresses on my block',
        ],
      },
      {
        who: 'I own an investment flat interstate',
        did: [
          'Switched property managers',
          'Asked an agent about a rent review',
          'Approved a repair after hours',
          'Claimed on a landlord policy',
          'Tried to find long-term tenants',
        ],
        wrong: [
          'I let a lease run out without renewing it',
          'A property manager skipped two inspections',
        ],
      },
      {
        who: 'I rent an old weatherboard house',
        did: [
          'Reported damp and mould',
          'Challenged a rent increase',
          'Chased overdue repairs',
          'Asked an agent about insulation',
          'Compared draught-proof curtains',
        ],
        wrong: [
          'I missed the date to dispute a rent rise',
          'A leaking roof wasn’t fixed for weeks',
        ],
      },
      {
        who: 'I rent a flat with a friend',
        did: [
          'Kept track of shared bills',
          'Chased a bond refund',
          'Agreed on chores and visitors',
          'Signed a joint lease',
          'Applied for a place with two bedrooms',
        ],
        wrong: ['I forgot to pay our power bill', 'My flatmate moved out before the lease ended'],
      },
      {
        who: 'I rent a storage unit',
        did: [
          'Sold unwanted furniture',
          'Insured belongings kept elsewhere',
          'Compared prices for more space',
          'Planned a move between homes',
          'Asked for a discount on a longer term',
        ],
        wrong: [
          'I paid for three months I didn’t need',
          'Damp got into the couch in my storage unit',
        ],
      },
      {
        who: 'I work from home three days a week',
        did: [
          'Claimed home office expenses',
          'Negotiated different hours',
          'Chose an adjustable desk',
          'Reported a slow internet connection',
          'Led an important meeting by video',
        ],
        wrong: [
          'I missed a meeting at the office',
          'The home internet dropped out during a presentation',
        ],
      },
      {
        who: 'I work night shifts at an airport',
        did: [
          'Asked for a roster change',
          'Renewed a security clearance',
          'Tried to find childcare overnight',
          'Saw a doctor about poor sleep',
          'Swapped public holidays with workmates',
        ],
        wrong: ['I let my security pass run out', 'A roster changed two days before a night shift'],
      },
      {
        who: 'I keep bees on a suburban block',
        did: [
          'Treated a hive for mites',
          'Reported a swarm',
          'Sold honey to a local shop',
          'Compared second-hand hives',
          'Asked neighbours about allergies',
        ],
        wrong: [
          'I missed the date to renew a hive registration',
          'A swarm settled in a neighbour’s chimney',
        ],
      },
      {
        who: 'I don’t have private health insurance',
        did: [
          'Waited for a public specialist',
          'Compared dentists’ fees',
          'Asked about a hospital waiting list',
          'Found out about tax surcharges',
          'Applied for a dental payment plan',
        ],
        wrong: [
          'I put off a dental check-up for two years',
          'A public clinic moved my appointment by months',
        ],
      },
      {
        who: 'I don’t have home internet',
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
        who: 'I have no family in this state',
        did: [
          'Looked for regular babysitters',
          'Booked flights for Christmas',
          'Joined a newcomers’ group',
          'Arranged help after an operation',
          'Asked a friend to be an emergency contact',
        ],
        wrong: [
          'I missed a cousin’s wedding interstate',
          'A relative’s visit fell through before Christmas',
        ],
      },
      {
        who: 'I have no air conditioning',
        did: [
          'Coped with a heatwave',
          'Compared quotes for ceiling fans',
          'Applied for an energy rebate',
          'Fitted blockout blinds',
          'Tried to find a cool place to work',
        ],
        wrong: [
          'I slept through an alarm after a hot night',
          'A portable fan failed in a heatwave',
        ],
      },
      {
        who: 'I have no mobile reception at home',
        did: [
          'Missed an urgent call',
          'Reported a network fault',
          'Compared signal boosters',
          'Switched phone companies',
          'Asked an MP about a new tower',
        ],
        wrong: ['I missed a job interview by phone', 'A bank’s security code never reached me'],
      },
      {
        who: 'I have no regular GP',
        did: [
          'Looked for a bulk-billing clinic',
          'Waited three weeks for an appointment',
          'Requested old medical records',
          'Renewed prescriptions online',
          'Explained a medical history from scratch',
        ],
        wrong: ['I ran out of a prescription over Easter', 'A clinic stopped taking new patients'],
      },
      {
        who: 'I speak two languages at home',
        did: [
          'Translated a legal letter',
          'Chose a bilingual school',
          'Interpreted for older relatives',
          'Tried to find a Saturday tutor',
          'Asked for forms in another language',
        ],
        wrong: [
          'I translated a date wrongly for my parents',
          'The bilingual playgroup was cancelled for a month',
        ],
      },
    ],
    done: [
      'Planned a trip with friends',
      'Chased a refund for a parcel',
      'Compared phone plans',
      'Hired a skip',
      'Helped a neighbour move house',
      'Claimed on an insurance policy',
      'Held a garage sale',
      'Bought second-hand furniture online',
      'Disputed a charge on a bill',
      'Sold a bike online',
      'Looked for a new dentist',
      'Learnt first aid on a weekend course',
    ],
  },
}
