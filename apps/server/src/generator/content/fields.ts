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
