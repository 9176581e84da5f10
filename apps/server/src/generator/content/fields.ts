import type { Field } from '@wattle/contract/brief'

/** What the generator knows about a field, apart from its distractors. */
export type FieldContent = {
  /**
   * The industry that sells to these people, so its staff can't take part. Never one that they work
   * in themselves.
   */
  conflict: string
  /** Words that suggest this field. */
  cues: string[]
}

export const FIELD_CONTENT: Record<Field, FieldContent> = {
  BUILDING: {
    conflict: 'selling tools, materials or software to trades',
    cues: 'construction builder builders tradie tradies plumber plumbers plumbing electrician electricians electrical carpenter carpenters painter painters roofer tiler tilers contractor contractors subcontractor subcontractors scaffolding apprentice apprentices renovator quotes defects concreters bricklayers landscapers'.split(
      ' ',
    ),
  },
  SHOPS: {
    conflict: 'selling goods, tills or software to shops',
    cues: 'shop shops retail retailer retailers store stores boutique boutiques stock till shelves ecommerce shopify merchandise market stall stalls florist florists bookshop bookshops'.split(
      ' ',
    ),
  },
  HOSPITALITY: {
    conflict: 'selling food, equipment or software to venues',
    cues: 'cafe cafes restaurant restaurants kitchen chef chefs barista baristas hotel hotels pub pubs menu bar venue venues caterer caterers catering hospitality bakery bakeries diners'.split(
      ' ',
    ),
  },
  HEALTH_CARE: {
    conflict: 'selling medicines, equipment or software to health services',
    cues: 'clinic clinics hospital hospitals patient patients medical physio physios dental dentist dentists gp gps ward wards nurse nurses nursing pharmacy pharmacist pharmacists surgery telehealth radiology allied'.split(
      ' ',
    ),
  },
  SCHOOLS: {
    conflict: 'selling resources or software to schools',
    cues: 'school schools teacher teachers classroom classrooms curriculum pupils principal principals lessons childcare kindergarten preschool educator educators tutoring daycare'.split(
      ' ',
    ),
  },
  FARMING: {
    conflict: 'selling machinery, chemicals or software to farms',
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
    conflict: 'selling machines or software to manufacturers',
    cues: 'factory factories manufacturing manufacturer manufacturers machinists production assembly welding downtime foundry packaging plant operators'.split(
      ' ',
    ),
  },
  OFFICES: {
    conflict: 'selling software or equipment to offices',
    cues: 'office offices accountant accountants accounting bookkeeper bookkeepers consultant consultants hr recruitment recruiters agency payroll admin executive'.split(
      ' ',
    ),
  },
  SOFTWARE: {
    conflict: 'selling tools or training to software teams',
    cues: 'developer developers software engineers saas coding devops designers ux deployment bugs sprint helpdesk'.split(
      ' ',
    ),
  },
  CREATIVE: {
    conflict: 'selling software or equipment to creatives',
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
    conflict: 'selling products or software to salons and gyms',
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
    conflict: 'selling feed, medicines or software to animal businesses',
    cues: 'vet vets veterinary groomer groomers kennel kennels shelter shelters stables farrier farriers'.split(
      ' ',
    ),
  },
  EVENTS: {
    conflict: 'selling equipment or software to event firms',
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
    conflict: 'selling software or services to law firms',
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
    conflict: 'working for a peak body or fundraising firm',
    cues: 'club clubs committee volunteer volunteers charity charities fundraising treasurer treasurers secretary secretaries scouts choir canteen fete association grants sponsors'.split(
      ' ',
    ),
  },
  HOME: {
    conflict: 'real estate, building or home services',
    cues: 'home homes house renting renters rental landlord bond garden gardens yard housemate housemates flatmate homeowner homeowners neighbours apartment balcony'.split(
      ' ',
    ),
  },
  FAMILY: {
    conflict: 'teaching, childcare or selling children’s products',
    cues: 'parent parents mum mums dad dads baby babies toddler toddlers kid kids child children grandparents babysitter family families twins nappies bedtime'.split(
      ' ',
    ),
  },
  MONEY: {
    conflict: 'banking, insurance or financial advice',
    cues: 'budget bills bank banks mortgage tax savings super superannuation debt insurance subscriptions refund refunds paperwork'.split(
      ' ',
    ),
  },
  WELLBEING: {
    conflict: 'health care or selling health products',
    cues: 'health sleep symptoms medication chronic pain diet fitness anxiety stress doctor appointment diabetes asthma migraine migraines'.split(
      ' ',
    ),
  },
  TRAVEL: {
    conflict: 'transport, travel or car sales',
    cues: 'travel trip trips holiday holidays flight flights caravan caravans camping commute commuter commuters parking bus buses train trains bike bikes cyclists traffic luggage'.split(
      ' ',
    ),
  },
  HOBBIES: {
    conflict: 'selling gear or lessons for hobbies',
    cues: 'hobby hobbies knitting knitters sewing quilting photography running runners golf tennis surfing surfers guitar piano birdwatchers gamers books chess craft language'.split(
      ' ',
    ),
  },
  WEDDINGS: {
    conflict: 'wedding or event services',
    cues: 'wedding weddings bride brides groom bridesmaid bridesmaids engaged birthday party parties hens anniversary celebration celebrant speech speeches'.split(
      ' ',
    ),
  },
  FOOD: {
    conflict: 'selling food or working in restaurants',
    cues: 'cook cooking meal meals recipe recipes grocery groceries dinner dinners leftovers pantry fridge vegan gluten takeaway lunch lunches bake baking'.split(
      ' ',
    ),
  },
  PETS: {
    conflict: 'working with pets or selling pet products',
    cues: 'pet pets dog dogs cat cats puppy puppies kitten kittens rabbit rabbits aquarium'.split(
      ' ',
    ),
  },
  OTHER_WORK: {
    conflict: 'designing or selling apps and software',
    cues: [],
  },
  OTHER_PRIVATE: {
    conflict: 'designing or selling apps and software',
    cues: [],
  },
}
