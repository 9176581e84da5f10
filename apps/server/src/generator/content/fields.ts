import type { Field } from '@wattle/contract/brief'

/** Answers that hide the wanted one, by field. Someone from the field should find nothing odd here. */
export type FieldContent = {
  /** Five roles people hold in the same building; in private life, statements about oneself. */
  roles: string[]
  /** The same in four to six words, beside a wanted role that is as long. */
  rolesInFull?: string[]
  /** Four places a layperson can tell apart. */
  places: string[]
  /** Five things done in an ordinary month, one action each. */
  done: string[]
  /** Who sells to these people; never the people themselves. */
  conflict: string
  /** Words that speak for the field. */
  cues: string[]
}

export const FIELD_CONTENT: Record<Field, FieldContent> = {
  BUILDING: {
    roles: ['Carpenter', 'Plumber', 'Painter', 'Builder', 'Tiler'],
    places: ['A building firm', 'A trade business', 'A hardware supplier', 'A council'],
    done: [
      'Ordered materials',
      'Met an inspector on site',
      'Took on an apprentice',
      'Hired equipment',
      'Fixed a defect',
    ],
    conflict: 'selling tools, materials or software to trades',
    cues: 'builder builders tradie tradies plumber plumbers plumbing electrician electricians electrical carpenter carpenters painter painters roofer tiler tilers contractor contractors subcontractor subcontractors scaffolding apprentice apprentices renovator quotes defects concreters bricklayers landscapers'.split(
      ' ',
    ),
  },
  SHOPS: {
    roles: ['Shop assistant', 'Buyer', 'Visual merchandiser', 'Market trader', 'Warehouse hand'],
    places: ['A clothes shop', 'A supermarket', 'An online shop', 'A market stall'],
    done: [
      'Changed a display',
      'Counted stock',
      'Handled a return',
      'Ran a sale',
      'Trained a casual',
    ],
    conflict: 'selling goods, tills or software to shops',
    cues: 'shop shops retail retailer retailers store stores boutique boutiques stock till shelves ecommerce shopify merchandise market stall stalls florist florists bookshop bookshops'.split(
      ' ',
    ),
  },
  HOSPITALITY: {
    roles: ['Chef', 'Barista', 'Waiter', 'Bar manager', 'Hotel receptionist'],
    places: ['A cafe', 'A restaurant', 'A hotel', 'A catering firm'],
    done: [
      'Wrote a roster',
      'Changed the menu',
      'Placed a supplier order',
      'Took a large booking',
      'Answered a review',
    ],
    conflict: 'selling food, equipment or software to venues',
    cues: 'cafe cafes restaurant restaurants kitchen chef chefs barista baristas hotel hotels pub pubs menu bar venue venues caterer caterers catering hospitality bakery bakeries diners'.split(
      ' ',
    ),
  },
  HEALTH_CARE: {
    roles: ['Nurse', 'Physiotherapist', 'Dental assistant', 'Pharmacist', 'Medical receptionist'],
    places: ['A GP clinic', 'A hospital', 'A dental practice', 'A pharmacy'],
    done: [
      'Wrote a referral',
      'Ordered supplies',
      'Trained someone new',
      'Updated a patient record',
      'Rang a patient',
    ],
    conflict: 'selling medicines, equipment or software to health services',
    cues: 'clinic clinics hospital hospitals patient patients medical physio physios dental dentist dentists gp gps ward wards nurse nurses nursing pharmacy pharmacist pharmacists surgery telehealth radiology allied'.split(
      ' ',
    ),
  },
  SCHOOLS: {
    roles: [
      'Primary teacher',
      'Teacher aide',
      'Early childhood educator',
      'School administrator',
      'Tutor',
    ],
    places: ['A primary school', 'A high school', 'A childcare centre', 'A tutoring centre'],
    done: [
      'Wrote school reports',
      'Planned an excursion',
      'Met with a parent',
      'Covered a class',
      'Set up a room',
    ],
    conflict: 'selling resources or software to schools',
    cues: 'school schools teacher teachers classroom classrooms curriculum pupils principal principals lessons childcare kindergarten preschool educator educators tutoring daycare'.split(
      ' ',
    ),
  },
  FARMING: {
    roles: ['Grain grower', 'Beef farmer', 'Vegetable grower', 'Orchardist', 'Farm hand'],
    places: ['A family farm', 'A large farming company', 'A plant nursery', 'A packing shed'],
    done: [
      'Repaired a fence',
      'Ordered seed or feed',
      'Hired seasonal workers',
      'Serviced a tractor',
      'Sold produce',
    ],
    conflict: 'selling machinery, chemicals or software to farms',
    cues: 'farm farms farmer farmers farming grower growers crop crops grain wheat vineyard vineyards orchard orchards irrigation harvest paddock livestock cattle dairy sheep wool grazier graziers beekeepers hives'.split(
      ' ',
    ),
  },
  TRANSPORT: {
    roles: ['Truck driver', 'Courier', 'Forklift driver', 'Dispatcher', 'Removalist'],
    places: ['A transport company', 'A warehouse', 'A courier firm', 'A removalist firm'],
    done: [
      'Loaded a vehicle',
      'Planned a run',
      'Counted stock',
      'Filled in a logbook',
      'Refuelled a truck',
    ],
    conflict: 'selling vehicles or software to transport firms',
    cues: 'logistics truck trucks truckies courier couriers delivery deliveries freight warehouse warehouses fleet fleets pallet pallets depot depots dispatch dispatcher dispatchers dock removalists forklift'.split(
      ' ',
    ),
  },
  MANUFACTURING: {
    roles: [
      'Machine operator',
      'Production planner',
      'Quality inspector',
      'Fitter',
      'Purchasing officer',
    ],
    places: ['A food factory', 'A metal workshop', 'A furniture maker', 'A packaging plant'],
    done: [
      'Set up a machine',
      'Ordered raw materials',
      'Trained an operator',
      'Reported a fault',
      'Cleaned a work area',
    ],
    conflict: 'selling machines or software to manufacturers',
    cues: 'factory factories manufacturing manufacturer manufacturers machinists production assembly welding downtime foundry packaging plant operators'.split(
      ' ',
    ),
  },
  OFFICES: {
    roles: ['Office manager', 'Bookkeeper', 'Lawyer', 'Executive assistant', 'Consultant'],
    places: ['An accounting firm', 'A law firm', 'A consultancy', 'A recruitment agency'],
    done: [
      'Prepared a report',
      'Ran a meeting',
      'Sent out bills',
      'Trained someone new',
      'Booked travel',
    ],
    conflict: 'selling software or services to offices',
    cues: 'office offices accountant accountants accounting bookkeeper bookkeepers consultant consultants hr recruitment recruiters agency payroll admin executive'.split(
      ' ',
    ),
  },
  SOFTWARE: {
    roles: [
      'Product manager',
      'Web developer',
      'UX designer',
      'IT support officer',
      'Data analyst',
    ],
    places: ['A start-up', 'A bank', 'A software agency', 'A university'],
    done: [
      'Released a new version',
      'Reviewed a colleague’s work',
      'Ran a planning meeting',
      'Answered a support ticket',
      'Interviewed a user',
    ],
    conflict: 'selling developer tools or IT services',
    cues: 'developer developers software engineers saas coding devops designers ux deployment bugs sprint helpdesk'.split(
      ' ',
    ),
  },
  CREATIVE: {
    roles: ['Graphic designer', 'Video editor', 'Illustrator', 'Copywriter', 'Musician'],
    places: ['A studio', 'An agency', 'A publisher', 'A home office'],
    done: [
      'Sent an invoice',
      'Pitched for a job',
      'Posted on social media',
      'Backed up files',
      'Met a client',
    ],
    conflict: 'selling software or services to creatives',
    cues: 'designer designers photographer photographers videographers film editor editors illustrator illustrators copywriters musician musicians artists studio podcast podcasters freelance freelancers creative'.split(
      ' ',
    ),
  },
  COUNCILS: {
    roles: ['Librarian', 'Town planner', 'Ranger', 'Case worker', 'Records officer'],
    places: ['A council', 'A state department', 'A public library', 'A public hospital'],
    done: [
      'Wrote a briefing',
      'Updated a web page',
      'Attended a public meeting',
      'Approved an expense',
      'Trained someone new',
    ],
    conflict: 'selling software or services to government',
    cues: 'council councils councillor government department library librarian librarians ranger rangers residents planners caseworkers bin bins'.split(
      ' ',
    ),
  },
  AGED_CARE: {
    roles: [
      'Care worker',
      'Enrolled nurse',
      'Support coordinator',
      'Lifestyle officer',
      'Kitchen hand',
    ],
    places: ['A nursing home', 'A home care provider', 'A day centre', 'A group home'],
    done: [
      'Wrote a care note',
      'Spoke with a family',
      'Swapped a shift',
      'Ran an activity',
      'Helped someone shower',
    ],
    conflict: 'selling equipment or software to care providers',
    cues: 'aged nursing disability ndis carers residents resident retirement wheelchair dementia facility'.split(
      ' ',
    ),
  },
  BEAUTY: {
    roles: [
      'Hairdresser',
      'Beauty therapist',
      'Personal trainer',
      'Massage therapist',
      'Salon receptionist',
    ],
    places: ['A hair salon', 'A beauty clinic', 'A gym', 'A yoga studio'],
    done: [
      'Ordered products',
      'Took on a new client',
      'Posted on social media',
      'Trained a junior',
      'Changed a price list',
    ],
    conflict: 'selling products or software to salons and gyms',
    cues: 'salon salons hairdresser hairdressers barber barbers beautician beauticians gym gyms trainer trainers yoga pilates massage tattoo nail spa'.split(
      ' ',
    ),
  },
  PROPERTY: {
    roles: ['Property manager', 'Cleaner', 'Leasing agent', 'Caretaker', 'Gardener'],
    places: ['A realestate agency', 'A cleaning company', 'A strata company', 'A hotel'],
    done: [
      'Showed someone a property',
      'Ordered cleaning products',
      'Handed over keys',
      'Reported damage',
      'Wrote a condition report',
    ],
    conflict: 'selling software or services to property firms',
    cues: 'property realestate landlord landlords agent agents strata cleaner cleaners cleaning tenants tenant inspections leasing caretakers laundry laundromat laundromats'.split(
      ' ',
    ),
  },
  ANIMAL_WORK: {
    roles: ['Vet', 'Vet nurse', 'Dog groomer', 'Kennel hand', 'Farrier'],
    places: ['A vet clinic', 'An animal shelter', 'A boarding kennel', 'A stable'],
    done: [
      'Rang an owner',
      'Cleaned a cage',
      'Ordered feed',
      'Weighed an animal',
      'Trimmed claws or hooves',
    ],
    conflict: 'selling feed, medicines or software to animal businesses',
    cues: 'vet vets veterinary groomer groomers kennel kennels shelter shelters stables farrier farriers'.split(
      ' ',
    ),
  },
  EVENTS: {
    roles: ['Event planner', 'Sound technician', 'Venue manager', 'Ticket seller', 'Stage hand'],
    places: ['A theatre', 'A conference centre', 'A festival company', 'A function venue'],
    done: [
      'Wrote a running sheet',
      'Met a supplier',
      'Packed a van',
      'Checked a guest list',
      'Walked through a venue',
    ],
    conflict: 'selling equipment or software to event firms',
    cues: 'event events festival festivals conference conferences exhibitors stage lighting crew planners ticketing'.split(
      ' ',
    ),
  },
  ENERGY: {
    roles: [
      'Solar installer',
      'Meter reader',
      'Line worker',
      'Call centre officer',
      'Network planner',
    ],
    places: ['A power company', 'A solar firm', 'A water utility', 'A mine'],
    done: [
      'Read a meter',
      'Attended an outage',
      'Wrote a job report',
      'Did a safety briefing',
      'Replaced a part',
    ],
    conflict: 'selling equipment or software to utilities',
    cues: 'solar installers electricity grid meter meters energy battery batteries utility utilities water'.split(
      ' ',
    ),
  },
  LEGAL: {
    roles: ['Solicitor', 'Paralegal', 'Conveyancer', 'Legal secretary', 'Court clerk'],
    places: ['A law firm', 'A community legal centre', 'A court', 'A company legal team'],
    done: [
      'Drafted a letter',
      'Went to court',
      'Recorded billable time',
      'Met a new client',
      'Lodged a document',
    ],
    conflict: 'selling software or services to law firms',
    cues: 'lawyer lawyers solicitor solicitors law legal conveyancers conveyancer court contracts barrister barristers paralegal'.split(
      ' ',
    ),
  },
  EMERGENCY: {
    roles: ['Paramedic', 'Firefighter', 'Police officer', 'Call taker', 'Rescue volunteer'],
    places: ['An ambulance station', 'A fire station', 'A police station', 'A control room'],
    done: [
      'Checked a vehicle',
      'Wrote an incident report',
      'Ran a drill',
      'Restocked a kit',
      'Briefed the next shift',
    ],
    conflict: 'selling equipment or software to emergency services',
    cues: 'firefighter firefighters paramedic paramedics ambulance police ses rescue brigade emergency'.split(
      ' ',
    ),
  },
  SCIENCE: {
    roles: ['Lab technician', 'Research assistant', 'Chemist', 'Field ecologist', 'Lab manager'],
    places: ['A university lab', 'A hospital lab', 'A testing company', 'A field station'],
    done: [
      'Labelled samples',
      'Ordered chemicals',
      'Wrote up a method',
      'Booked an instrument',
      'Trained a student',
    ],
    conflict: 'selling instruments or software to labs',
    cues: 'lab labs laboratory scientist scientists researcher researchers samples experiment experiments chemist chemists microscope assay'.split(
      ' ',
    ),
  },
  CLUBS: {
    roles: ['Treasurer', 'Team coach', 'Fundraiser', 'Canteen helper', 'Newsletter editor'],
    places: ['A sports club', 'A school community', 'A charity', 'A residents’ group'],
    done: [
      'Ran a stall or raffle',
      'Booked a hall or ground',
      'Signed up a new member',
      'Chaired a meeting',
      'Cleaned up after an event',
    ],
    conflict: 'a peak body or fundraising firm',
    cues: 'club clubs committee volunteer volunteers charity charities fundraising treasurer treasurers secretary secretaries scouts choir canteen fete association grants sponsors'.split(
      ' ',
    ),
  },
  HOME: {
    roles: [
      'I own my home',
      'I share a house',
      'I moved this year',
      'I have a big garden',
      'I live alone',
    ],
    places: [],
    done: [
      'Painted a room',
      'Called a plumber',
      'Compared power prices',
      'Cleared out a garage',
      'Met a neighbour',
    ],
    conflict: 'real estate, building or home services',
    cues: 'home homes house renting renters rental landlord bond garden gardens yard housemate housemates flatmate homeowner homeowners neighbours apartment balcony'.split(
      ' ',
    ),
  },
  FAMILY: {
    roles: [
      'I have a child under 5',
      'I have grown-up children',
      'I look after a grandchild',
      'I have no children',
      'I foster a child',
    ],
    places: [],
    done: [
      'Booked a babysitter',
      'Planned a birthday party',
      'Bought winter clothes',
      'Drove to weekend sport',
      'Arranged a play date',
    ],
    conflict: 'schools, childcare or children’s products',
    cues: 'parent parents mum mums dad dads baby babies toddler toddlers kid kids child children grandparents babysitter family families twins nappies bedtime'.split(
      ' ',
    ),
  },
  MONEY: {
    roles: [
      'I’m self-employed',
      'I have a mortgage',
      'I get a pension',
      'I share costs with someone',
      'I have two jobs',
    ],
    places: [],
    done: [
      'Changed banks',
      'Lodged a tax return',
      'Cancelled a subscription',
      'Asked for a pay rise',
      'Sorted old papers',
    ],
    conflict: 'banking, insurance or financial advice',
    cues: 'budget bills bank banks mortgage tax savings super superannuation debt insurance subscriptions refund refunds paperwork'.split(
      ' ',
    ),
  },
  WELLBEING: {
    roles: [
      'I play a team sport',
      'I work shifts',
      'I wear glasses',
      'I have private health cover',
      'I care for someone',
    ],
    places: [],
    done: [
      'Had a check-up',
      'Joined an exercise class',
      'Claimed a rebate',
      'Changed a bedtime',
      'Bought new shoes',
    ],
    conflict: 'health care or selling health products',
    cues: 'health sleep symptoms medication chronic pain diet fitness anxiety stress doctor appointment diabetes asthma migraine migraines'.split(
      ' ',
    ),
  },
  TRAVEL: {
    roles: [
      'I own a car',
      'I ride a bike',
      'I take the train',
      'I have no licence',
      'I fly for work',
    ],
    places: [],
    done: [
      'Had a car serviced',
      'Bought a travel card',
      'Hired a car',
      'Booked a weekend away',
      'Renewed a licence',
    ],
    conflict: 'transport, travel or car sales',
    cues: 'travel trip trips holiday holidays flight flights caravan caravans camping commute commuter commuters parking bus buses train trains bike bikes cyclists traffic luggage'.split(
      ' ',
    ),
  },
  HOBBIES: {
    roles: [
      'I play a team sport',
      'I’m learning a language',
      'I sing or play music',
      'I make things by hand',
      'I collect something',
    ],
    places: [],
    done: [
      'Joined a class',
      'Bought new gear',
      'Went to a concert',
      'Watched a how-to video',
      'Went to a club night',
    ],
    conflict: 'selling gear or lessons for hobbies',
    cues: 'hobby hobbies knitting knitters sewing quilting photography running runners golf tennis surfing surfers guitar piano birdwatchers gamers books chess craft language'.split(
      ' ',
    ),
  },
  WEDDINGS: {
    roles: [
      'I’m engaged',
      'I have a big family',
      'I hosted a party this year',
      'I sing or play music',
      'I work weekends',
    ],
    places: [],
    done: [
      'Bought a present for a couple',
      'Hired formal clothes',
      'Booked a table for a group',
      'Sent invitations',
      'Ordered a cake',
    ],
    conflict: 'wedding or event services',
    cues: 'wedding weddings bride brides groom bridesmaid bridesmaids engaged birthday party parties hens anniversary celebration celebrant speech speeches'.split(
      ' ',
    ),
  },
  FOOD: {
    roles: [
      'I cook most nights',
      'I’m vegetarian',
      'I live alone',
      'I bake at weekends',
      'I feed a family of four or more',
    ],
    places: [],
    done: [
      'Tried a new recipe',
      'Ordered takeaway',
      'Had guests for dinner',
      'Froze some leftovers',
      'Did a big grocery shop',
    ],
    conflict: 'food, groceries or restaurants',
    cues: 'cook cooking meal meals recipe recipes grocery groceries dinner dinners leftovers pantry fridge vegan gluten takeaway lunch lunches bake baking'.split(
      ' ',
    ),
  },
  PETS: {
    roles: ['I have a dog', 'I have a cat', 'I keep chickens', 'I ride a horse', 'I have no pets'],
    places: [],
    done: [
      'Went to the vet',
      'Bought a toy or lead',
      'Cleaned a cage or tank',
      'Gave a pet a bath',
      'Renewed a registration',
    ],
    conflict: 'vet clinics, pet shops or pet products',
    cues: 'pet pets dog dogs cat cats puppy puppies kitten kittens rabbit rabbits aquarium'.split(
      ' ',
    ),
  },
  OTHER_WORK: {
    roles: ['Shop owner', 'Office manager', 'Tradesperson', 'Driver', 'Care worker'],
    places: ['A shop', 'An office', 'A factory', 'A hospital'],
    done: [
      'Trained someone new',
      'Answered a complaint',
      'Ordered supplies',
      'Booked leave',
      'Ran a meeting',
    ],
    conflict: 'designing or selling apps and software',
    cues: [],
  },
  OTHER_PRIVATE: {
    roles: ['I rent my home', 'I work shifts', 'I have a dog', 'I moved this year', 'I live alone'],
    places: [],
    done: [
      'Planned a trip',
      'Bought a present',
      'Cancelled a subscription',
      'Had a car serviced',
      'Sorted old papers',
    ],
    conflict: 'designing or selling apps and software',
    cues: [],
  },
}
