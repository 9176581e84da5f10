import type { Field } from '@wattle/contract/brief'

/** Everything the generator needs for a field, apart from its distractors. */
export type FieldContent = {
  /**
   * Paid work that's too close to the study: selling to these people or, in private life, selling
   * what the study is about. Never what they do themselves, or a trade that many people work in.
   */
  conflict: string
  /** Words that suggest this field. */
  cues: string[]
}

export const FIELD_CONTENT: Record<Field, FieldContent> = {
  BUILDING: {
    conflict: 'selling tools or software to building firms',
    cues: 'construction builder builders tradie tradies plumber plumbers plumbing electrician electricians electrical carpenter carpenters painter painters roofer tiler tilers contractor contractors subcontractor subcontractors scaffolding apprentice apprentices renovator quotes defects concreters bricklayers landscapers'.split(
      ' ',
    ),
  },
  SHOPS: {
    conflict: 'selling tills or software to shops',
    cues: 'shop shops retail retailer retailers store stores boutique boutiques stock till shelves ecommerce shopify merchandise market stall stalls florist florists bookshop bookshops'.split(
      ' ',
    ),
  },
  HOSPITALITY: {
    conflict: 'selling software or equipment to hospitality businesses',
    cues: 'cafe cafes restaurant restaurants kitchen chef chefs barista baristas hotel hotels pub pubs menu bar venue venues caterer caterers catering hospitality bakery bakeries diners'.split(
      ' ',
    ),
  },
  HEALTH_CARE: {
    conflict: 'selling software to hospitals, clinics or pharmacies',
    cues: 'clinic clinics hospital hospitals patient patients medical physio physios dental dentist dentists gp gps ward wards nurse nurses nursing pharmacy pharmacist pharmacists surgery telehealth radiology allied'.split(
      ' ',
    ),
  },
  SCHOOLS: {
    conflict: 'selling textbooks or software to schools',
    cues: 'school schools teacher teachers classroom classrooms curriculum pupils principal principals lessons childcare kindergarten preschool educator educators tutoring daycare'.split(
      ' ',
    ),
  },
  FARMING: {
    conflict: 'selling machinery or software to farms',
    cues: 'farm farms farmer farmers farming grower growers crop crops grain wheat vineyard vineyards orchard orchards irrigation harvest paddock livestock cattle dairy sheep wool grazier graziers beekeepers hives'.split(
      ' ',
    ),
  },
  TRANSPORT: {
    conflict: 'selling vehicles or software to transport firms',
    cues: 'logistics truck trucks truckies courier couriers delivery deliveries freight warehouse warehouses fleet fleets pallet pallets depot depots dispatch dispatcher dispatchers dock removalists forklift'.split(
      ' ',
    ),
  },
  MANUFACTURING: {
    conflict: 'selling software or advice to manufacturers',
    cues: 'factory factories manufacturing manufacturer manufacturers machinists production assembly welding downtime foundry packaging plant operators'.split(
      ' ',
    ),
  },
  OFFICES: {
    conflict: 'selling software or furniture to offices',
    cues: 'office offices accountant accountants accounting bookkeeper bookkeepers consultant consultants hr recruitment recruiters agency payroll admin executive'.split(
      ' ',
    ),
  },
  SOFTWARE: {
    // People who make software may also sell it.
    conflict: '',
    cues: 'developer developers software engineers saas coding devops designers ux deployment bugs sprint helpdesk'.split(
      ' ',
    ),
  },
  CREATIVE: {
    conflict: 'selling software to designers and artists',
    cues: 'designer designers photographer photographers videographers film editor editors illustrator illustrators copywriters musician musicians artists studio podcast podcasters freelance freelancers creative'.split(
      ' ',
    ),
  },
  COUNCILS: {
    conflict: 'selling software or services to government',
    cues: 'council councils councillor government department library librarian librarians ranger rangers residents planners caseworkers bin bins'.split(
      ' ',
    ),
  },
  AGED_CARE: {
    conflict: 'selling equipment or software to care providers',
    cues: 'aged nursing disability ndis carers residents resident retirement wheelchair dementia facility'.split(
      ' ',
    ),
  },
  BEAUTY: {
    conflict: 'selling supplies or software to salons and gyms',
    cues: 'salon salons hairdresser hairdressers barber barbers beautician beauticians gym gyms trainer trainers yoga pilates massage tattoo nail spa'.split(
      ' ',
    ),
  },
  PROPERTY: {
    conflict: 'selling software or supplies to property firms',
    cues: 'property realestate landlord landlords agent agents strata cleaner cleaners cleaning tenants tenant inspections leasing caretakers laundry laundromat laundromats'.split(
      ' ',
    ),
  },
  ANIMAL_WORK: {
    conflict: 'selling software or equipment to vets and kennels',
    cues: 'vet vets veterinary groomer groomers kennel kennels shelter shelters stables farrier farriers'.split(
      ' ',
    ),
  },
  EVENTS: {
    conflict: 'selling software or insurance to event firms',
    cues: 'event events festival festivals conference conferences exhibitors stage lighting crew planners ticketing'.split(
      ' ',
    ),
  },
  ENERGY: {
    conflict: 'selling equipment or software to utilities',
    cues: 'solar installers electricity grid meter meters energy battery batteries utility utilities water'.split(
      ' ',
    ),
  },
  LEGAL: {
    conflict: 'selling software or training to law firms',
    cues: 'lawyer lawyers solicitor solicitors law legal conveyancers conveyancer court contracts barrister barristers paralegal'.split(
      ' ',
    ),
  },
  EMERGENCY: {
    conflict: 'selling equipment or software to emergency services',
    cues: 'firefighter firefighters paramedic paramedics ambulance police ses rescue brigade emergency'.split(
      ' ',
    ),
  },
  SCIENCE: {
    conflict: 'selling instruments or software to labs',
    cues: 'lab labs laboratory scientist scientists researcher researchers samples experiment experiments chemist chemists microscope assay'.split(
      ' ',
    ),
  },
  CLUBS: {
    conflict: 'selling software or services to clubs and charities',
    cues: 'club clubs committee volunteer volunteers charity charities fundraising treasurer treasurers secretary secretaries scouts choir canteen fete association grants sponsors'.split(
      ' ',
    ),
  },
  HOME: {
    conflict: 'real estate or selling products for the home',
    cues: 'home homes house renting renters rental landlord bond garden gardens yard housemate housemates flatmate homeowner homeowners neighbours apartment balcony'.split(
      ' ',
    ),
  },
  FAMILY: {
    conflict: 'designing or selling products for families',
    cues: 'parent parents mum mums dad dads baby babies toddler toddlers kid kids child children grandparents babysitter family families twins nappies bedtime'.split(
      ' ',
    ),
  },
  MONEY: {
    conflict: 'selling loans, insurance or financial advice',
    cues: 'budget bills bank banks mortgage tax savings super superannuation debt insurance subscriptions refund refunds paperwork'.split(
      ' ',
    ),
  },
  WELLBEING: {
    conflict: 'selling health products or health apps',
    cues: 'health sleep symptoms medication chronic pain diet fitness anxiety stress doctor appointment diabetes asthma migraine migraines'.split(
      ' ',
    ),
  },
  TRAVEL: {
    conflict: 'selling trips, tickets or vehicles',
    cues: 'travel trip trips holiday holidays flight flights caravan caravans camping commute commuter commuters parking bus buses train trains bike bikes cyclists traffic luggage'.split(
      ' ',
    ),
  },
  HOBBIES: {
    conflict: 'selling gear or lessons for sport and hobbies',
    cues: 'hobby hobbies knitting knitters sewing quilting photography running runners golf tennis surfing surfers guitar piano birdwatchers gamers books chess craft language'.split(
      ' ',
    ),
  },
  WEDDINGS: {
    conflict: 'planning weddings or parties for clients',
    cues: 'wedding weddings bride brides groom bridesmaid bridesmaids engaged birthday party parties hens anniversary celebration celebrant speech speeches'.split(
      ' ',
    ),
  },
  FOOD: {
    conflict: 'selling meal kits, recipes or kitchen gear',
    cues: 'cook cooking meal meals recipe recipes grocery groceries dinner dinners leftovers pantry fridge vegan gluten takeaway lunch lunches bake baking'.split(
      ' ',
    ),
  },
  PETS: {
    conflict: 'selling pet food or pet products',
    cues: 'pet pets dog dogs cat cats puppy puppies kitten kittens rabbit rabbits aquarium'.split(
      ' ',
    ),
  },
  OTHER_WORK: {
    conflict: '',
    cues: [],
  },
  OTHER_PRIVATE: {
    conflict: '',
    cues: [],
  },
}

/**
 * What people in each field call themselves. If the brief names exactly one of these groups, we know
 * its field.
 */
export const ROLES: Partial<Record<Field, string[]>> = {
  BUILDING:
    'carpenters, plumbers, painters, bricklayers, tilers, roofers, plasterers, crane operators, site supervisors, kitchen cabinet makers, air conditioning installers'.split(
      ', ',
    ),
  SHOPS:
    'visual merchandisers, butchers, baker’s assistants, greengrocers, fashion buyers, service station attendants, night shelf fillers, online order pickers, stock controllers, checkout supervisors'.split(
      ', ',
    ),
  HOSPITALITY:
    'chefs, baristas, waiters, bartenders, dishwashers, hotel receptionists, hotel night porters, housekeeping attendants'.split(
      ', ',
    ),
  HEALTH_CARE:
    'medical receptionists, nurses, pharmacists, physiotherapists, radiographers, podiatrists, dental assistants, speech pathologists, hospital ward clerks, operating theatre technicians'.split(
      ', ',
    ),
  SCHOOLS:
    'primary teachers, teacher aides, librarians, music teachers, tutors, school counsellors, science technicians, early childhood educators, school crossing supervisors, after school care workers'.split(
      ', ',
    ),
  FARMING:
    'shearers, beekeepers, orchardists, grain growers, potato farmers, vegetable growers, egg producers, livestock agents, farm hands, wool classers, nursery workers, irrigation technicians, cane harvester drivers'.split(
      ', ',
    ),
  TRANSPORT:
    'couriers, dispatchers, removalists, bus drivers, taxi drivers, forklift drivers, customs brokers, diesel mechanics, tow truck drivers, tram drivers, truck drivers'.split(
      ', ',
    ),
  MANUFACTURING:
    'fitters, welders, boilermakers, toolmakers, upholsterers, machine operators, production planners, quality inspectors, sheet metal workers'.split(
      ', ',
    ),
  OFFICES:
    'bookkeepers, lawyers, architects, actuaries, office managers, payroll officers, recruitment consultants, insurance claims officers, management consultants, executive assistants'.split(
      ', ',
    ),
  SOFTWARE:
    'web developers, product managers, ux designers, data analysts, network engineers, technical writers, database administrators, scrum masters, cyber security analysts, it support officers'.split(
      ', ',
    ),
  COUNCILS:
    'customer service officers, librarians, rangers, town planners, case workers, parking inspectors, records officers, swimming pool lifeguards, street sweeper drivers, environmental health officers, youth program workers'.split(
      ', ',
    ),
  AGED_CARE:
    'care workers, enrolled nurses, kitchen hands, diversional therapists, support coordinators, occupational therapists, home maintenance workers, day centre bus drivers'.split(
      ', ',
    ),
  BEAUTY:
    'hairdressers, barbers, beauty therapists, personal trainers, massage therapists, swim teachers, yoga teachers, tattoo artists, gymnastics coaches, salon receptionists'.split(
      ', ',
    ),
  PROPERTY:
    'cleaners, gardeners, property managers, leasing agents, valuers, window cleaners, pest controllers, building security guards, caretakers, concierges, pool maintenance workers'.split(
      ', ',
    ),
  ANIMAL_WORK:
    'vets, vet nurses, farriers, dog groomers, zookeepers, dog trainers, kennel hands, cattery workers, wildlife park guides, pet shop assistants, horse float drivers'.split(
      ', ',
    ),
  EVENTS:
    'ushers, event planners, sound technicians, stage hands, ticket sellers, lighting operators, marquee riggers, wedding celebrants, crowd control guards'.split(
      ', ',
    ),
  ENERGY:
    'meter readers, line workers, solar installers, gas fitters, plant operators, water quality testers, cable jointers, energy auditors, wind farm technicians'.split(
      ', ',
    ),
  LEGAL:
    'solicitors, paralegals, barristers, conveyancers, legal secretaries, court clerks, patent attorneys, law librarians, court interpreters, legal aid intake officers, process servers, judge’s associates'.split(
      ', ',
    ),
  EMERGENCY:
    'paramedics, firefighters, police officers, lifeguards, call takers, ambulance mechanics, fire safety inspectors, rescue helicopter pilots, patient transport officers, crime scene examiners'.split(
      ', ',
    ),
  SCIENCE:
    'chemists, geologists, microbiologists, statisticians, lab technicians, marine biologists, food scientists, museum curators, astronomers, science communicators'.split(
      ', ',
    ),
  CLUBS:
    'club treasurers, team coaches, choir leaders, scout leaders, surf lifesavers, op shop volunteers, newsletter editors, meals drivers, museum guides, community radio presenters, school fete organisers, community garden helpers'.split(
      ', ',
    ),
  OTHER_WORK:
    'locksmiths, piano teachers, bank tellers, travel agents, picture framers, bike mechanics, driving instructors, call centre operators, jewellers'.split(
      ', ',
    ),
}
