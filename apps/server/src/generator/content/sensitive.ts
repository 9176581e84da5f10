import type { Sensitive } from '@wattle/contract/brief'
import { ORIGIN_OF_PEOPLE } from './cues.ts'
import { DECOYS, type Decoy } from './decoys.ts'
import { A_JOB, JOBS, ORDINARY_STATEMENTS, OTHER_ORIGINS, RELATIVES } from './elsewhere.ts'
import type { Outline } from './guide-plan.ts'
import type { Row } from './rows.ts'

type SensitiveType = Exclude<Sensitive, 'NO'>

/** Distractors that are as personal as the wanted statement, and that people can answer easily. */
export const SIMILAR_STATEMENTS: Record<SensitiveType, Decoy[]> = {
  HEALTH: [
    {
      who: 'I have asthma',
      did: [
        'Compared the price of two inhalers',
        'Updated an action plan with a GP',
        'Found out what a spirometry test shows',
        'Kept track of wheezing at night',
        'Chose an air purifier',
      ],
      wrong: ['I left my inhaler at home on a work trip', 'The chemist was out of my preventer'],
    },
    {
      who: 'I have moderate sleep apnoea',
      did: [
        'Compared masks from two suppliers',
        'Claimed a machine through a health fund',
        'Booked an overnight study',
        'Changed the settings of a mask',
        'Took a machine on a plane',
      ],
      wrong: ['I left my sleep apnoea mask in a motel', 'The sleep clinic put off my review'],
    },
    {
      who: 'I have frequent migraines',
      did: [
        'Kept a diary of bad days',
        'Asked a GP for a referral',
        'Told my team leader why I was away',
        'Looked for a preventive treatment',
        'Changed deadlines at short notice',
      ],
      wrong: [
        'I missed a deadline because of a migraine',
        'The neurologist’s letter didn’t reach my GP',
      ],
    },
    {
      who: 'I have tinnitus in one ear',
      did: [
        'Booked a test with an audiologist',
        'Compared apps for falling asleep',
        'Found ways to sleep in silence',
        'Asked for a desk in a quiet corner',
        'Found a support group online',
      ],
      wrong: ['I missed a hearing test for my tinnitus', 'The audiologist lost my referral'],
    },
    {
      who: 'I have coeliac disease',
      did: [
        'Rang a restaurant before a booking',
        'Found a safe lunch while travelling',
        'Saw a dietitian about low iron',
        'Compared the labels of two sauces',
        'Explained my diet to friends',
      ],
      wrong: ['I ordered a soup that had gluten in it', 'A café ran out of gluten-free meals'],
    },
    {
      who: 'I have high blood pressure',
      did: [
        'Recorded readings for a GP',
        'Changed to a different tablet',
        'Bought a monitor for home',
        'Cut salt out of weeknight meals',
        'Asked about side effects',
      ],
      wrong: ['I forgot to take my tablets on a trip', 'The monitor at home gave high readings'],
    },
    {
      who: 'I have a heart condition',
      did: [
        'Compared travel insurance policies',
        'Joined a rehab program at a hospital',
        'Planned a return to full-time work',
        'Booked an appointment with a cardiologist',
        'Kept track of six medicines',
      ],
      wrong: [
        'I missed a check-up with my cardiologist',
        'The insurer refused cover for my heart condition',
      ],
    },
    {
      who: 'I have mild Crohn’s disease',
      did: [
        'Planned meals for a bad week',
        'Arranged an infusion around work',
        'Chose a specialist closer to home',
        'Asked about working from home',
        'Found toilets while travelling',
      ],
      wrong: ['I ate something that set off my Crohn’s', 'The infusion clinic moved my booking'],
    },
    {
      who: 'I have psoriasis on my elbows',
      did: [
        'Saw a dermatologist by video',
        'Compared creams at a chemist',
        'Worked out what triggers an outbreak',
        'Reordered a prescription online',
        'Started light therapy',
      ],
      wrong: [
        'I ran out of psoriasis cream on holiday',
        'The skin specialist had a six-month wait',
      ],
    },
    {
      who: 'I have early-stage glaucoma',
      did: [
        'Remembered drops twice a day',
        'Renewed a driver licence with a report',
        'Found an eye specialist who bulk bills',
        'Arranged lifts after dark',
        'Booked a visual field test',
      ],
      wrong: ['I missed my evening eye drops twice', 'The eye clinic lost my field test'],
    },
    {
      who: 'I have reduced kidney function',
      did: [
        'Followed a low-salt diet',
        'Chased results from a renal clinic',
        'Asked a pharmacist which painkillers are safe',
        'Booked a scan at a hospital',
        'Learnt to read blood results',
      ],
      wrong: [
        'I forgot a kidney check-up before a trip',
        'The pathology lab mislaid a urine sample',
      ],
    },
    {
      who: 'I have arthritis in my hands',
      did: [
        'Looked for tools that are easier to grip',
        'Asked an employer for lighter tasks',
        'Booked a session of hand therapy',
        'Compared two types of splints',
        'Managed typing on a sore day',
      ],
      wrong: [
        'I dropped a tray when my hands seized up',
        'The hand therapist was booked out for weeks',
      ],
    },
    {
      who: 'I’m a shift worker with insomnia',
      did: [
        'Swapped nights with a workmate',
        'Asked for a fixed roster',
        'Found ways to sleep by day',
        'Compared blackout blinds',
        'Saw a GP about a sleeping tablet',
      ],
      wrong: [
        'I slept through an alarm before a shift',
        'The neighbours renovated while I slept by day',
      ],
    },
    {
      who: 'I’m a man with high blood pressure',
      did: [
        'Took readings on a work trip',
        'Renewed a script by phone',
        'Cut down on alcohol',
        'Chose supervised exercise',
        'Found time for a yearly check-up',
      ],
      wrong: [
        'I ran out of tablets over a long weekend',
        'The blood pressure cuff didn’t fit my arm',
      ],
    },
    {
      who: 'I’m a woman with an underactive thyroid',
      did: [
        'Arranged blood tests before work',
        'Asked a doctor for a higher dose',
        'Changed to an evening exercise class',
        'Looked for reasons for feeling tired',
        'Compared a second opinion with the first',
      ],
      wrong: ['I took my thyroid tablet after breakfast', 'The chemist gave me the wrong dose'],
    },
    {
      who: 'I’m a parent with a bad back',
      did: [
        'Booked a physio in school hours',
        'Chose a mattress for side sleepers',
        'Found help with lifting a toddler',
        'Claimed treatment on my extras',
        'Did exercises at nap time',
      ],
      wrong: ['I couldn’t lift the pram into the car', 'The physio had no times in school hours'],
    },
    {
      who: 'I’m a tradie with hearing loss',
      did: [
        'Lodged a compensation claim',
        'Compared hearing aids at two clinics',
        'Chose earmuffs for a noisy site',
        'Took calls from clients in the ute',
        'Asked a foreman for written instructions',
      ],
      wrong: ['I missed a radio call on site', 'The insurer queried my hearing claim'],
    },
    {
      who: 'I’m a student with eczema',
      did: [
        'Applied for extra exam time',
        'Found a cream that doesn’t sting',
        'Looked for a share house without carpet',
        'Saw a skin specialist by video',
        'Kept track of what I ate',
      ],
      wrong: [
        'I forgot my eczema cream before an exam',
        'The skin clinic moved my appointment to a class day',
      ],
    },
  ],
  LOSS: [
    {
      who: 'I have lost a grandparent',
      did: [
        'Cleared a house before a sale',
        'Told banks and insurers',
        'Applied for leave for a funeral',
        'Shared out furniture among cousins',
        'Learnt how a will works',
      ],
      wrong: [
        'I couldn’t find my grandparent’s will',
        'My boss refused leave for my grandparent’s funeral',
      ],
    },
    {
      who: 'I have lost a close friend',
      did: [
        'Found a counsellor with evening times',
        'Helped a widower with paperwork',
        'Closed a social media account',
        'Raised money for school costs',
        'Asked for time off from work',
      ],
      wrong: [
        'I missed part of my friend’s service',
        'The phone company wouldn’t close my friend’s account',
      ],
    },
    {
      who: 'I have lost an uncle',
      did: [
        'Sorted out shelves of tools',
        'Booked a flight to a funeral',
        'Sold a ute for an estate',
        'Closed two bank accounts',
        'Chased a pension office for a letter',
      ],
      wrong: [
        'I couldn’t find the papers for my uncle’s ute',
        'My uncle’s bank asked for the same form twice',
      ],
    },
    {
      who: 'I have lost a workmate',
      did: [
        'Organised a collection at work',
        'Wrote to clients about changes',
        'Took over unfinished projects',
        'Planned a memorial morning tea',
        'Asked a manager for support sessions',
      ],
      wrong: [
        'I missed a deadline on my workmate’s project',
        'The hall for my workmate’s memorial was double-booked',
      ],
    },
    {
      who: 'I have lost a cousin',
      did: [
        'Helped an aunt plan a service',
        'Arranged flowers from a distance',
        'Streamed a service for relatives overseas',
        'Found accommodation near a funeral',
        'Returned borrowed belongings',
      ],
      wrong: [
        'I missed a flight to my cousin’s funeral',
        'My cousin’s name was misspelt in the notice',
      ],
    },
    {
      who: 'I have lost my mother-in-law',
      did: [
        'Packed up a unit in a retirement village',
        'Redirected mail to our address',
        'Supported my partner with forms',
        'Found a new home for a cat',
        'Chose a charity for donations',
      ],
      wrong: [
        'I couldn’t get into my mother-in-law’s unit',
        'My mother-in-law’s mail kept coming to us',
      ],
    },
    {
      who: 'I’m grieving for a close friend',
      did: [
        'Booked counselling through work',
        'Joined a support group',
        'Organised a gathering a year on',
        'Kept in touch with a partner left behind',
        'Explained bad weeks to my boss',
      ],
      wrong: [
        'I mixed up the time of my friend’s memorial',
        'The counsellor had no appointments for months',
      ],
    },
    {
      who: 'I’m grieving for a grandparent',
      did: [
        'Wrote a eulogy with a brother',
        'Transferred accounts and bills',
        'Looked after a parent for a month',
        'Made an album for the family',
        'Cancelled insurance and memberships',
      ],
      wrong: [
        'I forgot to cancel my grandparent’s insurance',
        'The relatives argued over my grandparent’s furniture',
      ],
    },
    {
      who: 'I’m grieving for an aunt',
      did: [
        'Notified a super fund',
        'Helped cousins understand a will',
        'Rented storage for furniture',
        'Found counselling by phone',
        'Planned a trip to scatter ashes',
      ],
      wrong: ['I lost the key to my aunt’s unit', 'My aunt’s papers went to the wrong address'],
    },
    {
      who: 'I’m grieving for a workmate',
      did: [
        'Started a scholarship in someone’s name',
        'Changed teams at work',
        'Handed over files to a new colleague',
        'Saw a psychologist through an employee program',
        'Kept in touch with relatives',
      ],
      wrong: [
        'I missed the collection for my workmate’s family',
        'The card for my workmate’s family got lost',
      ],
    },
    {
      who: 'I’m grieving for a cousin',
      did: [
        'Minded three children after school',
        'Found a book about loss for teenagers',
        'Explained a week off to my employer',
        'Set up education savings',
        'Attended a grief workshop',
      ],
      wrong: [
        'I forgot to pass on my cousin’s funeral details',
        'The notice for my cousin had the wrong date',
      ],
    },
  ],
  MONEY: [
    {
      who: 'I have traffic fines I’m paying off',
      did: [
        'Asked for more time to pay',
        'Set up instalments with a state office',
        'Disputed a late charge',
        'Worked off a debt with a course',
        'Found out how to keep my licence',
      ],
      wrong: ['I missed an instalment on a parking fine', 'The fines office added a late charge'],
    },
    {
      who: 'I have borrowed money from my family',
      did: [
        'Agreed on repayments in writing',
        'Explained a missed month to my parents',
        'Kept track of what I owe',
        'Compared a bank loan with a private one',
        'Asked for a smaller monthly amount',
      ],
      wrong: ['I had to ask my parents for more time', 'My sister needed her money back early'],
    },
    {
      who: 'I’m behind on a power bill',
      did: [
        'Asked a supplier for a payment plan',
        'Applied for an energy rebate',
        'Switched to a cheaper electricity plan',
        'Answered a disconnection notice',
        'Worked out which appliance uses the most',
      ],
      wrong: ['I missed a payment on my power plan', 'The power company lost my hardship form'],
    },
    {
      who: 'I have lent money to a relative',
      did: [
        'Drew up a loan agreement',
        'Followed up missed repayments',
        'Delayed a purchase by a year',
        'Talked a loan over with my partner',
        'Asked for legal advice in writing',
      ],
      wrong: ['I had no written record of the loan', 'My cousin stopped paying me back'],
    },
    {
      who: 'I lost my job and live on savings',
      did: [
        'Reported job search efforts each fortnight',
        'Asked a bank to pause a mortgage',
        'Compared courses for a new career',
        'Cut household spending',
        'Claimed income insurance',
      ],
      wrong: [
        'I dipped into my savings for the rent',
        'A warehouse job fell through after the interview',
      ],
    },
    {
      who: 'I have a credit card I can’t pay off',
      did: [
        'Asked a bank for a lower rate',
        'Transferred a balance',
        'Spoke to a financial counsellor',
        'Planned my way out of debt',
        'Looked for a cheaper loan',
      ],
      wrong: ['I paid my card a day late', 'The bank turned down my balance transfer'],
    },
    {
      who: 'I have put off dental work I can’t afford',
      did: [
        'Compared quotes for a filling',
        'Joined a public waiting list',
        'Asked about paying in instalments',
        'Managed toothache for weeks',
        'Looked for a low-cost clinic',
      ],
      wrong: [
        'I cancelled a filling I couldn’t pay for',
        'The public dental clinic had a long waiting list',
      ],
    },
    {
      who: 'I live on a part pension',
      did: [
        'Reported a change of income',
        'Applied for seniors concessions',
        'Worked out a fortnightly budget',
        'Chased a late payment',
        'Asked how gifts affect my payments',
      ],
      wrong: ['I filled in the wrong pension form', 'My pension was paid late over the holidays'],
    },
    {
      who: 'I live on one income with children at school',
      did: [
        'Looked for a second-hand uniform',
        'Applied for help with camp fees',
        'Budgeted for a term of excursions',
        'Borrowed a laptop for homework',
        'Found free activities for the holidays',
      ],
      wrong: [
        'I missed the cut-off for help with school costs',
        'The excursion cost more than the note said',
      ],
    },
    {
      who: 'I have moved further out for cheaper rent',
      did: [
        'Compared suburbs by travel time',
        'Sold furniture to cover moving costs',
        'Chased a bond from an old landlord',
        'Split bills with a flatmate',
        'Applied for rent assistance',
      ],
      wrong: [
        'I fell behind on my half of the power bill',
        'My old landlord kept part of the bond',
      ],
    },
    {
      who: 'I’m a student with overdue fees',
      did: [
        'Asked a university to defer a payment',
        'Applied for a bursary',
        'Picked up extra shifts',
        'Compared full-time and part-time study',
        'Found a job on campus',
      ],
      wrong: ['I was locked out of my results over fees', 'The bursary office lost my application'],
    },
    {
      who: 'I’m a renter who shares a room',
      did: [
        'Divided bills between roommates',
        'Added a second name to a lease',
        'Looked for a place closer to work',
        'Kept track of who paid',
        'Asked a landlord for a written agreement',
      ],
      wrong: [
        'I covered my roommate’s half of the rent',
        'The landlord objected to a second tenant',
      ],
    },
    {
      who: 'I’m a driver behind on a car loan',
      did: [
        'Refinanced with another lender',
        'Asked for a payment to be deferred',
        'Checked a payout figure',
        'Considered selling and starting again',
        'Answered a default notice',
      ],
      wrong: [
        'I missed a car loan payment after changing banks',
        'The lender sent a default notice by mistake',
      ],
    },
    {
      who: 'I’m a parent who pays child support',
      did: [
        'Reported an income change',
        'Asked for my assessment to be reviewed',
        'Set up an automatic transfer',
        'Worked out costs for two homes',
        'Appealed against a decision',
      ],
      wrong: [
        'I paid child support into an old account',
        'The assessment was based on last year’s income',
      ],
    },
    {
      who: 'I’m a casual worker with few shifts',
      did: [
        'Looked for a second job',
        'Asked a manager about cancelled hours',
        'Planned bills around uneven pay',
        'Reported earnings each fortnight',
        'Signed up with a labour hire agency',
      ],
      wrong: [
        'I turned down a shift and lost my place',
        'My shifts were cancelled by text at breakfast',
      ],
    },
    {
      who: 'I’m a sole trader who owes tax',
      did: [
        'Arranged a payment plan',
        'Hired a bookkeeper for a month',
        'Set aside part of each invoice',
        'Lodged an overdue activity statement',
        'Changed tax agents',
      ],
      wrong: ['I spent money I’d put aside for tax', 'My tax agent missed the lodgement date'],
    },
  ],
  CHILDREN: [
    {
      who: 'I have a primary school child with asthma',
      did: [
        'Updated an action plan for a teacher',
        'Ordered a spare puffer online',
        'Explained attacks to coaches',
        'Booked a review with a nurse',
        'Kept track of night-time coughing',
      ],
      wrong: [
        'I forgot to label my child’s spacer for school',
        'The school couldn’t find my child’s spacer',
      ],
    },
    {
      who: 'I have a baby with colic',
      did: [
        'Saw a child health nurse',
        'Took turns settling at night',
        'Compared two kinds of formula',
        'Looked for advice at 3 am',
        'Asked a GP about reflux',
      ],
      wrong: [
        'I missed a nurse’s visit after a bad night',
        'The child health nurse was booked out for weeks',
      ],
    },
    {
      who: 'I have a child with a nut allergy',
      did: [
        'Found a safe restaurant for a birthday',
        'Replaced an expired injector',
        'Trained a babysitter for an emergency',
        'Checked school camp menus',
        'Compared food labels in a supermarket',
      ],
      wrong: [
        'I had to leave a party early over nuts',
        'The allergy plan expired before school camp',
      ],
    },
    {
      who: 'I have a preschooler who stutters',
      did: [
        'Waited for a speech therapist',
        'Practised exercises every evening',
        'Claimed sessions from a health fund',
        'Told a kindergarten what helps',
        'Found out whether funding was available',
      ],
      wrong: [
        'I cancelled speech therapy in a busy week',
        'The speech therapist left halfway through the term',
      ],
    },
    {
      who: 'I’m a grandparent and raise my grandchild',
      did: [
        'Applied for a carer payment',
        'Enrolled a child without a birth certificate',
        'Arranged legal papers with a solicitor',
        'Found holiday care',
        'Met others in the same position',
      ],
      wrong: [
        'I couldn’t sign a hospital form for my grandchild',
        'The school kept ringing the wrong guardian',
      ],
    },
    {
      who: 'I have a child who won’t go to school',
      did: [
        'Met a principal about absences',
        'Agreed on a shorter timetable',
        'Took time off at short notice',
        'Asked a GP for a referral',
        'Compared distance education options',
      ],
      wrong: [
        'I was late for work when my child stayed home',
        'The school sent a warning about absences',
      ],
    },
    {
      who: 'I have a child who wears hearing aids',
      did: [
        'Booked a fitting with an audiologist',
        'Reported a lost device',
        'Explained a microphone to a new teacher',
        'Arranged seating near the front',
        'Chose a swimming class with small groups',
      ],
      wrong: [
        'I forgot to charge a hearing aid overnight',
        'The teacher forgot to switch on the microphone',
      ],
    },
    {
      who: 'I have a stepchild who visits every second weekend',
      did: [
        'Agreed on house rules',
        'Set up our spare room',
        'Drove to a handover',
        'Planned a holiday across two homes',
        'Talked over pocket money with a co-parent',
      ],
      wrong: ['I planned a trip on the wrong weekend', 'The handover was moved to a different day'],
    },
    {
      who: 'I’m a parent of twins',
      did: [
        'Worked out who gets up at night',
        'Compared double prams',
        'Found a second-hand cot',
        'Arranged two places at childcare',
        'Went back to work part-time',
      ],
      wrong: [
        'I mixed up two appointments',
        'The childcare centre had a place for only one of them',
      ],
    },
    {
      who: 'I’m a parent of a teenager',
      did: [
        'Chose subjects for next year',
        'Set a limit on gaming',
        'Looked for a first job nearby',
        'Met with a year coordinator',
        'Agreed on a time to be home',
      ],
      wrong: ['I forgot a parent-teacher interview', 'The school rang me about a fight'],
    },
    {
      who: 'I’m a parent of a newborn',
      did: [
        'Booked a visit from a midwife',
        'Tried a different feeding routine',
        'Delayed going back to work',
        'Asked relatives for a night off',
        'Kept a diary of sleep and feeds',
      ],
      wrong: ['I ran out of nappies at night', 'The settling clinic had a long waiting list'],
    },
    {
      who: 'I’m a step-parent of a teenager',
      did: [
        'Agreed on screen time',
        'Found a family counsellor',
        'Went to a school meeting',
        'Worked out who pays for what',
        'Planned a first holiday together',
      ],
      wrong: [
        'I missed a school meeting about my stepchild',
        'My stepchild stopped answering my messages',
      ],
    },
    {
      who: 'I’m a foster carer for a toddler',
      did: [
        'Wrote a report for a caseworker',
        'Arranged contact visits',
        'Booked a weekend of respite',
        'Prepared for placements at short notice',
        'Took part in a review meeting',
      ],
      wrong: [
        'I couldn’t get a cot in time for a placement',
        'The caseworker changed without telling us',
      ],
    },
  ],
  VIOLENCE: [
    {
      who: 'I have been through a difficult separation',
      did: [
        'Divided up our savings',
        'Booked a mediator',
        'Moved out of a shared home',
        'Changed a parenting arrangement',
        'Asked for legal advice',
      ],
      wrong: [
        'I signed a property agreement with a mistake in it',
        'The bank froze our joint account',
      ],
    },
    {
      who: 'I have been bullied at work',
      did: [
        'Reported a manager to human resources',
        'Kept records of each incident',
        'Saw a counsellor about stress',
        'Looked for work elsewhere',
        'Found out my rights as an employee',
      ],
      wrong: [
        'I sent my complaint to the wrong manager',
        'My request to change teams went unanswered',
      ],
    },
    {
      who: 'I have been threatened by a neighbour',
      did: [
        'Reported a dispute to the council',
        'Installed a security camera',
        'Tried mediation',
        'Kept copies of messages',
        'Broke a lease early',
      ],
      wrong: [
        'I missed a mediation date about my neighbour',
        'The council closed my complaint without calling',
      ],
    },
    {
      who: 'I have had my house broken into',
      did: [
        'Claimed stolen things on insurance',
        'Changed the locks',
        'Compared alarm systems',
        'Gave police a list of items',
        'Slept badly for weeks',
      ],
      wrong: [
        'I left something off the list for police',
        'The insurer took months to pay for the break-in',
      ],
    },
    {
      who: 'I have been scammed by an online friend',
      did: [
        'Reported a fraud to a bank',
        'Replaced identity documents',
        'Changed every password',
        'Told family what had happened',
        'Applied for a refund of lost money',
      ],
      wrong: ['I deleted an email the bank needed', 'The bank refused to refund the scam'],
    },
    {
      who: 'I’m a worker who has been bullied',
      did: [
        'Asked my union for advice',
        'Wrote a statement about a supervisor',
        'Took stress leave',
        'Applied for a transfer to another site',
        'Waited for an outcome of a complaint',
      ],
      wrong: [
        'I left my notes about the bullying at work',
        'The meeting with the union was put off twice',
      ],
    },
    {
      who: 'I’m a tenant who has been threatened',
      did: [
        'Applied to a tribunal',
        'Rang tenancy advisers',
        'Looked for a safer place to live',
        'Asked an agent for new locks',
        'Saved voicemails as evidence',
      ],
      wrong: [
        'I deleted a message I needed as evidence',
        'The agent took weeks to change the lock',
      ],
    },
    {
      who: 'I’m a parent who has been through a separation',
      did: [
        'Agreed on school holidays',
        'Told a school about two addresses',
        'Explained the news to young children',
        'Chose a family lawyer',
        'Set up a shared calendar',
      ],
      wrong: [
        'I mixed up two weekends with my children',
        'The school sent reports to only one address',
      ],
    },
    {
      who: 'I’m a man who has been robbed',
      did: [
        'Gave a statement to police',
        'Cancelled stolen cards',
        'Applied for victim support',
        'Changed my way home',
        'Replaced a phone and its data',
      ],
      wrong: [
        'I gave police the wrong time for the robbery',
        'The detective on my robbery changed twice',
      ],
    },
    {
      who: 'I’m a woman who has been scammed',
      did: [
        'Reported a fake profile',
        'Rang a bank’s fraud team',
        'Blocked unknown callers',
        'Asked for a credit ban',
        'Warned friends about a false message',
      ],
      wrong: ['I lost copies of the scammer’s emails', 'The bank’s fraud team didn’t ring back'],
    },
  ],
  MIGRATION: [
    {
      who: 'I came to Australia as a student',
      did: [
        'Applied for a graduate visa',
        'Looked for a first job in my field',
        'Extended a lease near campus',
        'Chose a migration agent',
        'Ordered transcripts from overseas',
      ],
      wrong: ['I let my visa papers get out of date', 'The university sent the wrong transcript'],
    },
    {
      who: 'I came to Australia for a job',
      did: [
        'Had an overseas qualification recognised',
        'Found a rental without local references',
        'Negotiated moving costs',
        'Enrolled children in a new school',
        'Opened bank accounts from overseas',
      ],
      wrong: [
        'I was refused a rental without references',
        'My trade certificate wasn’t recognised here',
      ],
    },
    {
      who: 'I came to Australia with my parents',
      did: [
        'Helped with citizenship forms',
        'Interpreted at a medical appointment',
        'Requested arrival records from an archive',
        'Learnt a language again as an adult',
        'Translated letters from the council',
      ],
      wrong: [
        'I mistranslated a letter for my parents',
        'The archive couldn’t find our arrival record',
      ],
    },
    {
      who: 'I have sponsored a relative',
      did: [
        'Collected proof of a relationship',
        'Lodged forms online',
        'Prepared a room for an arrival',
        'Waited for a decision',
        'Compared the fees of two agents',
      ],
      wrong: [
        'I left a page out of the sponsorship form',
        'My cousin’s visa took months longer than promised',
      ],
    },
    {
      who: 'I have parents overseas who need care',
      did: [
        'Sent money for medicine',
        'Found a carer from a distance',
        'Booked flights at short notice',
        'Asked a boss for unpaid leave',
        'Spoke to a doctor by video',
      ],
      wrong: [
        'I couldn’t get leave to visit my parents',
        'A transfer to my parents took two weeks',
      ],
    },
    {
      who: 'I’m a first-year student from overseas',
      did: [
        'Extended a stay for another semester',
        'Chose health cover',
        'Found a room near a university',
        'Asked for help with an essay',
        'Paid tuition from a foreign account',
      ],
      wrong: [
        'I enrolled in too few subjects for my visa',
        'The transfer for my course fees was held up',
      ],
    },
    {
      who: 'I’m on a working holiday visa',
      did: [
        'Looked for farm work',
        'Collected payslips for a second year',
        'Found a hostel near a farm',
        'Bought a car with another traveller',
        'Asked about unpaid wages',
      ],
      wrong: ['I lost payslips I needed for my visa', 'The farm had no work when I arrived'],
    },
    {
      who: 'I’m a New Zealander living in Australia',
      did: [
        'Applied for citizenship',
        'Found out which payments I can get',
        'Transferred retirement savings',
        'Voted from another country',
        'Swapped a driver licence',
      ],
      wrong: [
        'I applied for a payment New Zealanders can’t get',
        'The tax office in New Zealand lost my request',
      ],
    },
    {
      who: 'I’m a permanent resident with family overseas',
      did: [
        'Renewed a travel document',
        'Studied for a citizenship test',
        'Planned a long visit home',
        'Compared flights for a family of four',
        'Checked how long I may stay away',
      ],
      wrong: [
        'I let my return visa run out before a trip',
        'My citizenship test was moved to another city',
      ],
    },
    {
      who: 'I’m an Australian with parents from overseas',
      did: [
        'Traced family records',
        'Applied for a second passport',
        'Arranged a visitor visa for a grandparent',
        'Had a birth certificate translated',
        'Learnt family recipes',
      ],
      wrong: [
        'I sent the consulate the wrong birth certificate',
        'My parents’ village records were incomplete',
      ],
    },
    {
      who: 'I’m a skilled worker with a sponsor',
      did: [
        'Changed employers',
        'Booked a skills assessment',
        'Sat an English test',
        'Asked about permanent residency',
        'Negotiated a contract under a sponsorship',
      ],
      wrong: ['I had to turn down a job without a sponsor', 'My sponsor withdrew the nomination'],
    },
    {
      who: 'I’m a seasonal worker from the Pacific',
      did: [
        'Sent wages home',
        'Claimed superannuation after a harvest',
        'Signed up for another season',
        'Questioned a deduction for housing',
        'Found a church community in a new town',
      ],
      wrong: ['I sent my wages to a closed account', 'The farm took too much out for housing'],
    },
  ],
  OTHER: [
    {
      who: 'I have been out of work for a year',
      did: [
        'Explained the gap to employers',
        'Met a job provider each fortnight',
        'Refreshed a trade certificate',
        'Followed up on applications',
        'Chose a free training course',
      ],
      wrong: [
        'I missed an appointment with my job provider',
        'An employer never rang back after the interview',
      ],
    },
    {
      who: 'I have lost my licence for six months',
      did: [
        'Arranged lifts to work',
        'Applied for a restricted licence',
        'Changed start times to suit a bus',
        'Told my boss about court',
        'Compared an e-bike with taxis',
      ],
      wrong: ['I missed the last bus home from work', 'The court date for my licence was put off'],
    },
    {
      who: 'I have fallen out with a brother or sister',
      did: [
        'Booked a family mediator',
        'Wrote a long letter',
        'Planned a holiday apart',
        'Passed on news through cousins',
        'Decided who to invite to a wedding',
      ],
      wrong: [
        'I had to change holiday plans after an argument',
        'My letter to my brother came back unopened',
      ],
    },
    {
      who: 'I have had to close a small business',
      did: [
        'Negotiated with suppliers',
        'Told customers the news',
        'Met an accountant about winding up',
        'Sold leftover stock',
        'Looked for a salaried job',
      ],
      wrong: [
        'I underestimated the tax on closing my shop',
        'The landlord kept the bond on my shop',
      ],
    },
    {
      who: 'I have had to move in with friends',
      did: [
        'Agreed on board and bills',
        'Put furniture into storage',
        'Applied for rentals every week',
        'Redirected mail',
        'Set a date for moving out',
      ],
      wrong: [
        'I stored papers I needed for a rental application',
        'My friends’ landlord said I couldn’t stay',
      ],
    },
    {
      who: 'I’m a parent who lives apart from my children',
      did: [
        'Booked a train for a visit',
        'Rang home before bedtime',
        'Asked a school for copies of reports',
        'Planned our weekends together',
        'Chose a birthday present from a distance',
      ],
      wrong: [
        'I missed a weekend with my children',
        'The school sent reports to the other address',
      ],
    },
    {
      who: 'I’m a driver who has lost their licence',
      did: [
        'Organised a car pool',
        'Completed an offender course',
        'Asked for work without driving',
        'Found other ways to get groceries',
        'Hired a solicitor for a hearing',
      ],
      wrong: [
        'I was late for work when my lift fell through',
        'The offender course was booked out for months',
      ],
    },
    {
      who: 'I’m a factory worker who was made redundant',
      did: [
        'Checked a final payment',
        'Rewrote a résumé',
        'Met a career adviser',
        'Compared two retraining offers',
        'Decided how to use the payout',
      ],
      wrong: [
        'I signed the redundancy papers too quickly',
        'My final payment was worked out wrongly',
      ],
    },
    {
      who: 'I’m a renter who has moved in with friends',
      did: [
        'Broke a lease',
        'Shared household bills',
        'Rented a storage unit',
        'Asked to be added to a tenancy',
        'Divided fridge space and chores',
      ],
      wrong: [
        'I forgot to cancel the power at my old flat',
        'The agent charged me for breaking the lease',
      ],
    },
    {
      who: 'I’m a university student who has failed a year',
      did: [
        'Applied for special consideration',
        'Met an adviser about repeating subjects',
        'Joined a study group',
        'Told family about results',
        'Compared a course change with starting over',
      ],
      wrong: ['I missed the date to drop a subject', 'The faculty turned down my appeal'],
    },
    {
      who: 'My father is out of work',
      did: [
        'Covered a month of bills',
        'Rewrote a résumé for an older applicant',
        'Practised interview questions',
        'Looked for vacancies close by',
        'Explained an online job site',
      ],
      wrong: [
        'I sent Dad’s résumé with the wrong number',
        'Dad’s interview was cancelled on the day',
      ],
    },
    {
      who: 'My younger sister lives in a shelter',
      did: [
        'Filled in a housing application',
        'Stored boxes and furniture',
        'Rang a support worker',
        'Found somewhere safe to meet',
        'Lent money for a bond',
      ],
      wrong: ['I couldn’t reach my sister for days', 'My sister’s housing application was lost'],
    },
    {
      who: 'My partner is in the army',
      did: [
        'Moved house for a posting',
        'Found a new job after a move',
        'Managed the household alone',
        'Applied for family support',
        'Changed schools in the middle of a year',
      ],
      wrong: [
        'I had to give up a job for a posting',
        'My partner’s leave was cancelled at short notice',
      ],
    },
    {
      who: 'My cousin is in a city hospital',
      did: [
        'Planned visits with relatives',
        'Spoke to ward staff',
        'Minded an empty house',
        'Found parking for long visits',
        'Passed on news to relatives',
      ],
      wrong: ['I arrived after visiting hours had ended', 'My cousin was moved to another ward'],
    },
    {
      who: 'My parents are recently divorced',
      did: [
        'Split holidays between two homes',
        'Planned a birthday for both sides',
        'Helped sell a family home',
        'Passed on messages',
        'Found a unit for one of them',
      ],
      wrong: [
        'I told Mum something Dad wanted to tell her',
        'Both parents planned lunch for the same day',
      ],
    },
  ],
}

/** Distractors for "I was in foster care" and "I’m an adult adoptee". */
const CHILDHOODS: Decoy[] = [
  {
    who: 'I was raised by a grandparent',
    did: [
      'Arranged home help for an older woman',
      'Looked for guardianship records',
      'Explained my upbringing on a form',
      'Recorded family stories',
      'Asked for a birth certificate',
    ],
    wrong: [
      'I couldn’t fill in my parents’ details on a form',
      'My grandparent’s home help didn’t turn up',
    ],
  },
  {
    who: 'I was brought up by one parent',
    did: [
      'Searched for the other side of the family',
      'Helped Mum move house',
      'Filled in a medical history',
      'Met a half-brother for lunch',
      'Took a DNA test',
    ],
    wrong: ['I left my father’s details off a form', 'Mum’s move was held up by the removalist'],
  },
  {
    who: 'I was sent to a country boarding school',
    did: [
      'Organised a reunion of boarders',
      'Requested old reports',
      'Talked about homesickness with my children',
      'Chose a day school for a son',
      'Tracked down a dormitory friend',
    ],
    wrong: ['I missed the boarders’ reunion', 'The school had thrown out its old records'],
  },
  {
    who: 'I was brought up on a base overseas',
    did: [
      'Kept up two languages',
      'Booked a trip to a village',
      'Requested certificates from abroad',
      'Renewed a foreign passport',
      'Wrote a memoir for relatives',
    ],
    wrong: [
      'I forgot words in my childhood language',
      'My old school abroad didn’t answer my request',
    ],
  },
  {
    who: 'I was bullied at school',
    did: [
      'Spoke to a psychologist',
      'Met a teacher about my own child',
      'Decided against reunions',
      'Supported a nephew through a hard year',
      'Read up on building confidence',
    ],
    wrong: [
      'I put off seeing a counsellor about school',
      'My child’s school ignored my emails about bullies',
    ],
  },
  {
    who: 'I’m an only child who grew up without a mother',
    did: [
      'Asked an aunt about health history',
      'Managed Dad’s paperwork alone',
      'Looked for old photos',
      'Planned a wedding without Mum',
      'Chose a care home for Dad',
    ],
    wrong: ['I couldn’t tell a doctor about Mum’s health', 'A box of Mum’s photos went missing'],
  },
  {
    who: 'I’m a stepchild',
    did: [
      'Arranged a visit with half-siblings',
      'Sorted out next of kin',
      'Divided Christmas among three houses',
      'Contested a will',
      'Helped an older man with forms',
    ],
    wrong: [
      'I was left off an emergency contact form',
      'My stepmother’s forms listed no next of kin',
    ],
  },
  {
    who: 'I’m a child of divorced parents',
    did: [
      'Planned a graduation for both sides',
      'Told each of them the news separately',
      'Split a hospital roster with a sister',
      'Found counselling as an adult',
      'Chose where to spend Easter',
    ],
    wrong: ['I forgot to tell Dad about a family dinner', 'My parents argued over a shared bill'],
  },
  {
    who: 'I’m an eldest child who helped raise the others',
    did: [
      'Lent money for university',
      'Organised a family meeting',
      'Helped a sister enrol at TAFE',
      'Settled an argument about a house',
      'Learnt to say no to requests',
    ],
    wrong: [
      'I missed a shift to help my brother',
      'My sister cancelled a family meeting I’d planned',
    ],
  },
]

/** Distractors for "I’ve had a miscarriage". */
const PAST_ILLNESSES: Decoy[] = [
  {
    who: 'I have had shingles',
    did: [
      'Asked a GP about nerve pain',
      'Booked a vaccine at a chemist',
      'Worked from home for a fortnight',
      'Found clothes that don’t rub',
      'Told my employer about the risk',
    ],
    wrong: ['I went back to work too soon after shingles', 'The chemist had no antiviral tablets'],
  },
  {
    who: 'I have had kidney stones twice',
    did: [
      'Drank more water at work',
      'Waited hours for a scan',
      'Changed my diet for good',
      'Compared a hospital bill with a quote',
      'Booked a urologist',
    ],
    wrong: ['I forgot to fast before a kidney scan', 'The kidney scan was sent to the wrong GP'],
  },
  {
    who: 'I have had a hernia operation',
    did: [
      'Claimed surgery on a health fund',
      'Arranged lighter duties',
      'Compared two surgeons',
      'Found someone to mow the lawn',
      'Waited for a date in a public hospital',
    ],
    wrong: ['I lifted a box too soon after my hernia', 'The health fund rejected my surgery claim'],
  },
  {
    who: 'I have had a blood clot after a flight',
    did: [
      'Learnt to inject a medicine',
      'Bought compression stockings',
      'Asked about exercise',
      'Planned a long drive with stops',
      'Chose travel insurance',
    ],
    wrong: ['I missed a dose of my blood thinner', 'The clinic mixed up my clot scan times'],
  },
  {
    who: 'I have had glandular fever',
    did: [
      'Extended sick leave',
      'Went back to work part-time',
      'Deferred a course',
      'Managed tiredness in the afternoon',
      'Asked for a second blood test',
    ],
    wrong: [
      'I ran out of sick leave with glandular fever',
      'The lab lost a blood sample for glandular fever',
    ],
  },
  {
    who: 'I have had pneumonia as an adult',
    did: [
      'Booked a chest X-ray',
      'Returned to exercise slowly',
      'Filled in a sick leave form',
      'Compared a telehealth visit with a clinic',
      'Found help with school runs',
    ],
    wrong: ['I ran out of breath on the office stairs', 'The chest X-ray had to be repeated'],
  },
]

/** Distractors for "I’m a parent of a child who self-harms". */
const PARENTS_OF_ILL_CHILDREN: Decoy[] = [
  {
    who: 'I’m a parent of a teenager with epilepsy',
    did: [
      'Trained a carer in first aid',
      'Recorded episodes for a neurologist',
      'Chose an alarm for night-time',
      'Told teachers what to watch for',
      'Found swimming lessons with one teacher',
    ],
    wrong: [
      'I forgot to update the school’s seizure plan',
      'The chemist was out of epilepsy medicine',
    ],
  },
  {
    who: 'I’m a parent of a child with diabetes',
    did: [
      'Managed insulin at a school camp',
      'Ordered glucose sensors',
      'Taught a grandparent to count carbohydrates',
      'Set up alerts on two phones',
      'Claimed a pump on a health fund',
    ],
    wrong: [
      'I left the insulin bag at a friend’s house',
      'The glucose sensor fell off at swimming',
    ],
  },
  {
    who: 'I’m a parent of a child with severe asthma',
    did: [
      'Took carer’s leave at short notice',
      'Saw a respiratory specialist',
      'Kept an emergency bag packed',
      'Compared air purifiers',
      'Learnt what sets off an attack',
    ],
    wrong: [
      'I left the spacer at my parents’ place',
      'The respiratory clinic cancelled our appointment',
    ],
  },
  {
    who: 'I’m a parent of a child with cystic fibrosis',
    did: [
      'Did physio before school',
      'Booked a clinic visit in the city',
      'Planned high-energy meals',
      'Asked a school about germs',
      'Found time for a sibling',
    ],
    wrong: [
      'I forgot the enzymes at a birthday party',
      'The cystic fibrosis clinic changed our date',
    ],
  },
  {
    who: 'I’m a parent of a toddler with severe eczema',
    did: [
      'Kept a diary for a skin specialist',
      'Found clothes without seams',
      'Explained wet dressings to a childcare worker',
      'Compared two treatments',
      'Settled an itchy night',
    ],
    wrong: [
      'I packed the wrong eczema cream for camp',
      'The skin specialist had no times for months',
    ],
  },
  {
    who: 'I’m a grandparent of a child with a heart condition',
    did: [
      'Minded siblings during a hospital stay',
      'Drove to a clinic three hours away',
      'Learnt how to give medicines',
      'Helped with bills after an operation',
      'Kept relatives up to date',
    ],
    wrong: ['I mixed up the times of a heart scan', 'The cardiology clinic was moved across town'],
  },
]

/** Distractors for "I'm separated and share the care of my children". */
const OTHER_PARENTS: Decoy[] = [
  {
    who: 'I’m a step-parent on weekends',
    did: [
      'Set up a second bedroom',
      'Agreed on rules with my partner',
      'Changed a shift for a visit',
      'Planned a handover',
      'Found activities for mixed ages',
    ],
    wrong: ['I forgot to swap a shift for my weekend', 'The weekend visit was moved to Monday'],
  },
  {
    who: 'I’m widowed and raise a child on my own',
    did: [
      'Found childcare for a work trip',
      'Updated a will',
      'Applied for family payments',
      'Met others in the same situation',
      'Chose a guardian',
    ],
    wrong: ['I missed a school concert for work', 'The sitter cancelled before a work trip'],
  },
  {
    who: 'I’m a grandparent and raise my grandchild',
    did: [
      'Applied for legal guardianship',
      'Went to a parent-teacher night',
      'Booked after-school care',
      'Stretched a pension to cover school costs',
      'Learnt about online safety',
    ],
    wrong: ['I left my grandchild’s camp form unsigned', 'The guardianship papers were sent back'],
  },
  {
    who: 'I’m a foster carer for a teenager',
    did: [
      'Agreed on a curfew',
      'Met a caseworker about a placement',
      'Found a tutor',
      'Prepared for someone leaving care',
      'Asked for respite',
    ],
    wrong: ['I missed a call from the caseworker', 'The tutor stopped coming mid-term'],
  },
  {
    who: 'I’m a parent who works away for weeks',
    did: [
      'Swapped a roster for a school concert',
      'Rang home at bedtime',
      'Booked flights between shifts',
      'Arranged school runs from a mine site',
      'Kept up with homework by video',
    ],
    wrong: ['I missed a parent-teacher night while away', 'The Friday flight home was cancelled'],
  },
  {
    who: 'I’m a guardian of my teenage nephew',
    did: [
      'Claimed a carer payment',
      'Found a psychologist',
      'Signed hospital consent forms',
      'Arranged visits with siblings',
      'Proved a legal right to a school',
    ],
    wrong: [
      'I couldn’t prove I was my nephew’s guardian',
      'My nephew’s birth certificate didn’t arrive',
    ],
  },
]

/** Distractors for "My father has died". */
const OTHER_DEATHS: Decoy[] = [
  {
    who: 'My grandmother has died',
    did: [
      'Emptied a unit before settlement',
      'Closed a pension account',
      'Asked my boss for leave',
      'Divided furniture among relatives',
      'Found a home for a piano',
    ],
    wrong: [
      'I couldn’t get leave for Grandma’s funeral',
      'Grandma’s landlord wanted the unit back early',
    ],
  },
  {
    who: 'My best friend has died',
    did: [
      'Helped plan the farewell',
      'Spoke to a counsellor',
      'Collected messages for the children',
      'Contacted a former employer',
      'Looked after two teenagers for a week',
    ],
    wrong: [
      'I arrived late at my friend’s funeral',
      'My friend’s employer kept writing to the family',
    ],
  },
  {
    who: 'My uncle has died',
    did: [
      'Acted as an executor',
      'Sold tools and machinery',
      'Travelled interstate for a funeral',
      'Chased a super fund for months',
      'Cleared a farm shed',
    ],
    wrong: ['I mislaid my uncle’s car papers', 'My uncle’s will took months to sort out'],
  },
  {
    who: 'My workmate has died',
    did: [
      'Covered extra shifts',
      'Organised transport to a service',
      'Handed over clients',
      'Asked for counselling at work',
      'Collected donations for a family',
    ],
    wrong: [
      'I couldn’t find my workmate’s client files',
      'My workmate’s name stayed on the roster',
    ],
  },
  {
    who: 'My sister has died',
    did: [
      'Notified a bank and a landlord',
      'Supported my parents with paperwork',
      'Applied for compassionate leave',
      'Became a guardian of a niece',
      'Planned a headstone with relatives',
    ],
    wrong: [
      'I had to send my sister’s forms in twice',
      'My sister’s phone bill kept being charged',
    ],
  },
  {
    who: 'My cousin has died',
    did: [
      'Arranged flights for six people',
      'Cancelled subscriptions and a phone',
      'Visited a widow each week',
      'Wrote a notice for a newspaper',
      'Helped children back to school',
    ],
    wrong: [
      'I missed a connecting flight to my cousin’s funeral',
      'My cousin’s mail went on arriving for months',
    ],
  },
]

const CARERS: Decoy[] = [
  {
    who: 'I look after a friend with a broken hip',
    did: [
      'Hired equipment for a bathroom',
      'Compared two rehab services',
      'Arranged meals for a month',
      'Drove to a surgeon’s check-up',
      'Practised walking with a frame',
    ],
    wrong: ['I hired a shower chair that didn’t fit', 'My friend’s hip check-up was put off'],
  },
  {
    who: 'I look after an aunt who is blind',
    did: [
      'Read out bank letters',
      'Chose a phone with a voice',
      'Booked a mobility trainer',
      'Set up labels for medicines',
      'Asked about a guide dog',
    ],
    wrong: ['I overlooked a bill in my aunt’s mail', 'The talking phone stopped working'],
  },
  {
    who: 'I look after a grandchild with asthma',
    did: [
      'Learnt to use a spacer',
      'Kept track of night-time wheezing',
      'Asked parents for a written plan',
      'Took up the carpet',
      'Found an after-hours doctor',
    ],
    wrong: ['I forgot to reorder my grandchild’s inhaler', 'The asthma plan was out of date'],
  },
  {
    who: 'I look after a sister with a broken leg',
    did: [
      'Took over school runs',
      'Borrowed a wheelchair',
      'Moved a bed downstairs',
      'Waited at a fracture clinic',
      'Asked for carer’s leave',
    ],
    wrong: ['I was late for my sister’s fracture clinic', 'The wheelchair didn’t fit in my car'],
  },
  {
    who: 'I look after an older neighbour with bad eyesight',
    did: [
      'Managed bills online for two homes',
      'Booked a clinic visit',
      'Applied for a taxi card',
      'Found better lighting',
      'Ordered groceries for delivery',
    ],
    wrong: ['I paid my neighbour’s water bill twice', 'The eye clinic was closed when we arrived'],
  },
  {
    who: 'I look after a brother with a back injury',
    did: [
      'Filled in a compensation claim',
      'Compared two pain clinics',
      'Found someone to mow lawns',
      'Arranged a hearing with an insurer',
      'Took time off for a scan',
    ],
    wrong: ['I forgot to post my brother’s claim', 'My brother’s home help cancelled'],
  },
  {
    who: 'I help a neighbour who can’t walk far',
    did: [
      'Applied for a parking permit',
      'Chose a walking frame',
      'Collected a weekly shop',
      'Asked a council about home help',
      'Arranged lifts to appointments',
    ],
    wrong: [
      'I bought the wrong groceries for my neighbour',
      'My neighbour’s lift was out of order',
    ],
  },
  {
    who: 'I visit a relative in a city hospital',
    did: [
      'Organised a roster of visits',
      'Asked a doctor about a discharge date',
      'Found cheap parking',
      'Kept family up to date',
      'Planned a trip home',
    ],
    wrong: ['I went to the wrong ward with clean clothes', 'The hospital car park was full'],
  },
  {
    who: 'I’m caring for a friend with a broken hip',
    did: [
      'Stayed overnight for a week',
      'Fitted a rail in a shower',
      'Chose a rehab hospital',
      'Claimed equipment on insurance',
      'Took annual leave to help',
    ],
    wrong: ['I ran out of leave while helping my friend', 'The grab rails came off the wall'],
  },
  {
    who: 'I’m caring for an aunt who is blind',
    did: [
      'Filled in a funding application',
      'Found a weekend carer',
      'Set up audio books',
      'Guided someone through an airport',
      'Compared support workers',
    ],
    wrong: ['I sent off a form my aunt hadn’t signed', 'The weekend carer didn’t turn up'],
  },
  {
    who: 'I’m caring for a sister with a broken leg',
    did: [
      'Cooked for two households',
      'Arranged lifts to work',
      'Swapped shifts at short notice',
      'Helped with showers',
      'Rearranged a living room',
    ],
    wrong: ['I double-booked a lift for my sister', 'My manager knocked back my carer’s leave'],
  },
  {
    who: 'I’m caring for a brother with a back injury',
    did: [
      'Kept track of painkillers',
      'Spoke to an employer about leave',
      'Drove home from an operation',
      'Found a mattress for a sore spine',
      'Chased an insurer',
    ],
    wrong: [
      'I mixed up my brother’s appointment times',
      'My brother’s employer lost the certificate',
    ],
  },
  {
    who: 'I’m caring for a cousin after an accident',
    did: [
      'Lodged an insurance claim',
      'Arranged a week of respite',
      'Changed a house for a wheelchair',
      'Talked to a lawyer about compensation',
      'Learnt to change dressings',
    ],
    wrong: ['I filled in the wrong claim form', 'My cousin’s rehab place fell through'],
  },
]

/**
 * Distractors for carers and for people close to someone who is ill, whatever the sensitive
 * subject.
 */
export const STATEMENTS_ABOUT_OTHERS: [says: RegExp, statements: Decoy[]][] = [
  [
    /^I care for /,
    CARERS.map(({ who, ...rest }) => ({ ...rest, who: who.replace('look after', 'care for') })),
  ],
  [
    /\b(?:look after|care for|carer|caring for|help my|support my)\b|^I’m an? (?:adult )?(?:daughter|son)\b/,
    CARERS,
  ],
  [
    /^(?:I (?:have|live with) an? |My )(?:parent|mother|father|partner|husband|wife|relative|sister|brother)\b|(?<!^I’m (?:an? )?(?:\S+ )?)\b(?:parent|mother|father|partner|husband|wife|relative|sister|brother) with\b/i,
    [
      {
        who: 'I have a parent with diabetes',
        did: [
          'Planned meals for two diets',
          'Booked a foot check',
          'Learnt to use a glucose meter',
          'Asked a nurse about insulin',
          'Shared appointments with my brother',
        ],
        wrong: ['I left the insulin out of the fridge', 'My parent’s glucose meter went flat'],
      },
      {
        who: 'I have a partner with a bad back',
        did: [
          'Took over heavy housework',
          'Chose a car that’s easier to get into',
          'Changed our holiday plans',
          'Compared mattresses in a shop',
          'Waited months for a specialist',
        ],
        wrong: [
          'I forgot to book my partner’s back specialist',
          'The back specialist had no times for weeks',
        ],
      },
      {
        who: 'I have a brother with asthma',
        did: [
          'Learnt first aid for an attack',
          'Picked up a script',
          'Found a smoke-free place to stay',
          'Compared air filters',
          'Kept a spare puffer at home',
        ],
        wrong: [
          'I picked up the wrong inhaler for my brother',
          'The spare room was too dusty for my brother',
        ],
      },
      {
        who: 'I have a parent who no longer drives',
        did: [
          'Applied for taxi vouchers',
          'Ordered groceries from a distance',
          'Sold a car for the family',
          'Found a community bus',
          'Shared lifts among relatives',
        ],
        wrong: ['I double-booked a drive for Mum', 'The taxi we booked for Mum was late'],
      },
      {
        who: 'I have an uncle with hearing aids',
        did: [
          'Compared captioned phones',
          'Made calls on someone’s behalf',
          'Booked a fitting',
          'Repaired a device under warranty',
          'Chose a restaurant with quiet tables',
        ],
        wrong: [
          'I bought hearing aid batteries in the wrong size',
          'My uncle’s hearing aid stopped working on a trip',
        ],
      },
      {
        who: 'I have an elderly mother with poor eyesight',
        did: [
          'Read a contract aloud',
          'Set up large print on a tablet',
          'Found an eye surgeon',
          'Improved kitchen lighting',
          'Compared magnifiers',
        ],
        wrong: ['I forgot to read Mum a letter from the bank', 'Mum’s new glasses were made wrong'],
      },
      {
        who: 'I have a friend with a broken leg',
        did: [
          'Collected crutches',
          'Walked a dog for six weeks',
          'Brought dinner twice a week',
          'Drove to hospital appointments',
          'Hired a knee scooter',
        ],
        wrong: [
          'I forgot to take my friend’s X-rays along',
          'The crutches we hired were too short',
        ],
      },
      {
        who: 'My sister has asthma',
        did: [
          'Minded three kids during an attack',
          'Compared cleaning products',
          'Kept a list of medicines',
          'Took a day off for a clinic visit',
          'Got rid of mould',
        ],
        wrong: [
          'I forgot to collect my sister’s inhaler',
          'The asthma clinic put off my sister’s visit',
        ],
      },
      {
        who: 'My partner has a bad back',
        did: [
          'Hired a cleaner',
          'Did the lifting at work and home',
          'Booked a scan',
          'Chose a chair for a home office',
          'Planned holidays without long drives',
        ],
        wrong: [
          'I booked my partner’s back scan on a public holiday',
          'The cleaner we hired stopped coming',
        ],
      },
      {
        who: 'My father has type 2 diabetes',
        did: [
          'Saw a dietitian together',
          'Collected a month of medicine',
          'Found recipes with less sugar',
          'Reminded someone about a blood test',
          'Learnt what low sugar looks like',
        ],
        wrong: ['I forgot to pick up Dad’s test strips', 'The chemist mixed up Dad’s scripts'],
      },
      {
        who: 'My brother has hearing aids',
        did: [
          'Arranged captions for a wedding',
          'Had a device repaired',
          'Chose a phone plan with text support',
          'Passed on messages from doctors',
          'Looked for a hearing clinic',
        ],
        wrong: [
          'I left my brother a message he couldn’t hear',
          'My brother’s hearing aid was away for repair',
        ],
      },
      {
        who: 'My grandmother is home with a broken hip',
        did: [
          'Booked physio visits at home',
          'Met a rehab team',
          'Compared personal alarms',
          'Installed a ramp',
          'Shared night duty with cousins',
        ],
        wrong: [
          'I missed a call from Grandma’s rehab ward',
          'Grandma’s home physio didn’t turn up',
        ],
      },
    ],
  ],
]

/** For people who are clearing a house or settling an estate. */
const AFTER_A_DEATH: Decoy[] = [
  {
    who: 'I’m a grandchild packing up a small unit',
    did: [
      'Donated furniture to a charity',
      'Handed back keys on time',
      'Booked a skip',
      'Decided what to keep',
      'Shared out a collection among cousins',
    ],
    wrong: ['I sent the wrong box to an op shop', 'A removalist broke a family mirror'],
  },
  {
    who: 'I’m a niece or nephew selling an aunt’s car',
    did: [
      'Transferred a registration',
      'Agreed on a price with a dealer',
      'Found missing service records',
      'Claimed a refund on insurance',
      'Advertised a car online',
    ],
    wrong: ['I couldn’t find an aunt’s spare car key', 'A buyer pulled out over a dent'],
  },
  {
    who: 'I’m a friend arranging a large memorial',
    did: [
      'Booked a hall for eighty people',
      'Chose readings and music',
      'Streamed a ceremony overseas',
      'Invited old classmates',
      'Collected stories for a booklet',
    ],
    wrong: [
      'I printed the wrong date on a service booklet',
      'The hall for a memorial was double-booked',
    ],
  },
  {
    who: 'I’m a cousin sorting out an uncle’s papers',
    did: [
      'Closed a bank account',
      'Wrote to two super funds',
      'Looked for a will',
      'Cancelled a phone contract',
      'Certified copies of documents',
    ],
    wrong: ['I lost an uncle’s death certificate', 'A super fund asked for the same form twice'],
  },
  {
    who: 'I’m a workmate organising an office farewell',
    did: [
      'Raised money for a family',
      'Told clients the news',
      'Planned an afternoon tea',
      'Recorded messages from colleagues',
      'Asked managers for time off',
    ],
    wrong: ['I left a name off a wreath', 'A card for a family got lost in the post'],
  },
  {
    who: 'I’m an executor settling a small estate',
    did: [
      'Applied for probate',
      'Met a solicitor',
      'Divided savings among relatives',
      'Lodged a last tax return',
      'Kept records of every expense',
    ],
    wrong: ['I missed a date for an estate form', 'A bank froze an account for months'],
  },
]

/** For people who have done something after a death, such as organise a funeral. */
const DONE_AFTER_A_DEATH: Decoy[] = [
  {
    who: 'I have sorted out a relative’s estate',
    did: [
      'Applied for probate',
      'Chased a bank for a balance',
      'Divided savings among a family',
      'Found a solicitor',
      'Listed everything of value',
    ],
    wrong: ['I missed a date for an estate form', 'A bank froze an account for months'],
  },
  {
    who: 'I have planned a memorial for a friend',
    did: [
      'Booked a hall for eighty people',
      'Chose music and readings',
      'Printed booklets overnight',
      'Streamed a ceremony to people overseas',
      'Put together a guest list',
    ],
    wrong: ['I sent out the wrong start time', 'The hall had no working microphone'],
  },
  {
    who: 'I have cleared a parent’s house',
    did: [
      'Decided what to keep',
      'Found a buyer for antiques',
      'Hired a skip for a weekend',
      'Shared out jewellery among siblings',
      'Gave furniture to a charity',
    ],
    wrong: ['I threw out papers we needed', 'A removalist broke a cabinet'],
  },
  {
    who: 'I have arranged a headstone for a grave',
    did: [
      'Compared quotes for engraving',
      'Agreed on wording with siblings',
      'Looked for a stonemason',
      'Applied for a cemetery permit',
      'Waited for cemetery approval',
    ],
    wrong: ['I approved a date that was wrong', 'The stonemason was months late'],
  },
  {
    who: 'I have claimed a partner’s life insurance',
    did: [
      'Proved our relationship on paper',
      'Sent certified copies of documents',
      'Waited for a payout',
      'Asked for financial advice',
      'Worked out a budget for one',
    ],
    wrong: ['I filled in an old claim form', 'An insurer asked for the same papers twice'],
  },
  {
    who: 'I have delivered a eulogy',
    did: [
      'Collected stories from old friends',
      'Wrote a speech in two days',
      'Practised in front of my brother',
      'Cut seven pages to two',
      'Looked up dates in a family tree',
    ],
    wrong: ['I left out someone’s name', 'The microphone cut out during a reading'],
  },
  {
    who: 'I have closed a relative’s online accounts',
    did: [
      'Recovered pictures from a locked phone',
      'Cancelled a string of subscriptions',
      'Asked a provider for access',
      'Saved messages for the family',
      'Kept track of what was left open',
    ],
    wrong: ['I couldn’t get into an email account', 'A subscription kept charging a closed card'],
  },
  {
    who: 'I have scattered a relative’s ashes',
    did: [
      'Asked the council for permission',
      'Agreed on a place with siblings',
      'Hired a boat for a morning',
      'Travelled interstate with family',
      'Chose words that suited everyone',
    ],
    wrong: ['I forgot to ask for permission', 'Strong wind put off the day'],
  },
]

/** For people who say when they lost someone. */
const LOST_LATELY = [
  'I lost a grandparent in the last year',
  'I lost a close friend in the last two years',
  'I lost an uncle in the last two years',
  'I lost a workmate in the last year',
  'I lost a cousin in the last three years',
  'I lost my mother-in-law in the last year or two',
]

/** For people whose statement is about a sport, and not about an illness. */
const ACTIVE_PEOPLE: Decoy[] = [
  {
    who: 'I’m a social tennis player over 50',
    did: [
      'Saw a doctor about an elbow',
      'Compared racquets for less vibration',
      'Found a doubles partner at my level',
      'Chose between two braces',
      'Strapped a wrist before a match',
    ],
    wrong: ['I pulled a calf in a doubles match', 'My elbow ached for weeks after a match'],
  },
  {
    who: 'I’m a weekend cyclist over 40',
    did: [
      'Booked a bike fitting',
      'Planned rest days',
      'Tried a different saddle',
      'Asked my physio about neck pain',
      'Changed a route to avoid hills',
    ],
    wrong: ['I rode too far with a sore knee', 'My hands went numb on a long ride'],
  },
  {
    who: 'I’m a lap swimmer over 60',
    did: [
      'Took a lesson to fix a stroke',
      'Booked a massage',
      'Saw a GP about an ear infection',
      'Changed to a warmer pool',
      'Rested my shoulder for weeks',
    ],
    wrong: ['I got an ear infection after a swim', 'My shoulder clicked all through training'],
  },
  {
    who: 'I’m a weekend bushwalker over 50',
    did: [
      'Saw a podiatrist',
      'Compared walking poles',
      'Taped an ankle',
      'Chose tracks by difficulty',
      'Treated blisters on a long day',
    ],
    wrong: ['I rolled an ankle on a rocky track', 'My boots gave me blisters on both heels'],
  },
  {
    who: 'I’m a lawn bowler over 70',
    did: [
      'Used an arm to save a spine',
      'Asked my GP about hip exercises',
      'Joined a balance class',
      'Cut back to one game a week',
      'Found shoes with more grip',
    ],
    wrong: ['I strained my back picking up a bowl', 'My knee locked during a pairs game'],
  },
  {
    who: 'I’m a recreational golfer over 50',
    did: [
      'Hired a buggy to rest a hip',
      'Changed a swing with a coach',
      'Saw specialists about my wrist',
      'Learnt a warm-up from a video',
      'Managed stiffness the next day',
    ],
    wrong: ['I jarred my wrist on a tree root', 'My back seized up on the ninth hole'],
  },
  {
    who: 'I’m a beginner at yoga over 40',
    did: [
      'Chose a gentler class',
      'Told a teacher about an old injury',
      'Compared online and studio lessons',
      'Built up strength at home',
      'Asked a doctor which poses are safe',
    ],
    wrong: ['I overstretched a hamstring in class', 'My wrists hurt after a yoga class'],
  },
]

type StatementsLike = { of?: SensitiveType | 'ORDINARY'; says: RegExp; roles: Decoy[] }

/** For people who look after someone else's money. */
const OTHER_PEOPLES_MONEY: Decoy[] = [
  {
    who: 'I’m the executor of an uncle’s will',
    did: [
      'Applied for probate online',
      'Sold shares for an estate',
      'Listed everything of value',
      'Chased a bank for a balance',
      'Divided a sum among cousins',
    ],
    wrong: ['I missed a date for an estate form', 'The probate office lost a certificate'],
  },
  {
    who: 'I manage a brother’s disability funding',
    did: [
      'Checked a support worker’s invoice',
      'Asked for a plan review',
      'Compared two therapists',
      'Moved funds between budgets',
      'Kept receipts for an audit',
    ],
    wrong: ['I spent a support budget too early', 'A funding plan ended without a new one'],
  },
  {
    who: 'I have power of attorney for an aunt',
    did: [
      'Signed a nursing home contract',
      'Renewed a term deposit',
      'Proved my authority in person',
      'Paid rent from a distance',
      'Lodged a tax return for someone else',
    ],
    wrong: ['I took the wrong form to a bank', 'A branch refused my signature for an aunt'],
  },
  {
    who: 'I run the joint account of a share house',
    did: [
      'Collected rent from four people',
      'Divided gas and power bills',
      'Chased a late transfer',
      'Chose an app for shared spending',
      'Split a bond after a move',
    ],
    wrong: ['I sent the rent to an old account', 'A housemate moved out owing two weeks’ rent'],
  },
  {
    who: 'I save for my children in a family trust',
    did: [
      'Met an accountant',
      'Chose an investment fund',
      'Signed minutes for the year',
      'Compared fees of two brokers',
      'Planned for university costs',
    ],
    wrong: ['I forgot to sign a trust’s minutes', 'The fund’s fees went up without notice'],
  },
]

/** Other bereaved people and what they did, for a widow. */
const BEREAVED: Decoy[] = [
  {
    who: 'I’m a surviving twin',
    did: [
      'Joined an online group',
      'Marked our birthday differently',
      'Sorted a wardrobe with a friend',
      'Found a counsellor',
      'Chose a headstone inscription',
    ],
    wrong: ['I forgot to cancel a gym membership', 'An old letter upset me'],
  },
  {
    who: 'I’m a recently orphaned adult',
    did: [
      'Settled an estate',
      'Cleared a family home',
      'Closed two bank accounts',
      'Learnt to manage a rental property',
      'Planned Christmas alone',
    ],
    wrong: ['I lost a copy of a certificate', 'A call from a bank upset me'],
  },
  {
    who: 'I’m the last of my siblings',
    did: [
      'Organised a funeral from interstate',
      'Scanned albums of photos',
      'Updated a will',
      'Asked for help with a house',
      'Traced distant relatives',
    ],
    wrong: ['I missed a cousin’s call', 'The funeral notice had a wrong date'],
  },
  {
    who: 'I’m an executor of a friend’s will',
    did: [
      'Applied to a court',
      'Chased superannuation for months',
      'Found a home for a cat',
      'Met a lawyer',
      'Kept accounts for an estate',
    ],
    wrong: ['I mislaid a copy of a will', 'The bank asked for a form again'],
  },
  {
    who: 'I’m a godchild who lost a godparent',
    did: [
      'Read at a service',
      'Supported an older couple',
      'Arranged leave from work',
      'Dealt with an inheritance',
      'Set up a memorial fund',
    ],
    wrong: ['I arrived late for a service', 'The flowers came a day late'],
  },
]

/** Illness, injury and old age, and people who care for an adult. */
const ABOUT_CARE = [
  /\b(?:asthma|blind|dementia|deaf|disease|disorder|eyesight|frail|health|ill|illness|migraines?|pain|sick|stroke|surgery|syndrome|unwell|wheelchair)\b/,
  /\b(?:alzheimer|allerg|anxi|arthrit|autis|cancer|depress|diabet|disab|epilep|injur|parkinson)/,
  /\b(?:bad|sore) (?:back|hip|knee)\b|\b(?:broken|fractured) (?:ankle|arm|hip|leg|wrist)\b/,
  /\b(?:hard of hearing|hearing aids?|heart condition|in hospital|low vision|memory loss|no longer drives?|nursing home)\b|\bcan’t walk\b/,
  /(?<!\b(?:animal|child|foster|kinship|wildlife) )\bcarers?\b/,
  /\b(?:car(?:e|ing) for|look(?:ing)? after) (?:an?|my|our|someone|the) ?(?:\S+ )*?(?:adult|aunt|brother|cousin|dad|father|friend|grand(?:father|ma|mother|pa|parent)|husband|mother|mum|neighbour|parent|partner|relative|sister|uncle|wife)s?\b(?!’)/,
]
const OTHER_THAN_HEALTH = [
  'ORDINARY',
  ...(['LOSS', 'MONEY', 'CHILDREN', 'VIOLENCE', 'MIGRATION', 'OTHER'] as const),
] as const

/** Only in a health study do we assume that a statement about a relative is about an illness. */
const aboutOthers = ([says, roles]: (typeof STATEMENTS_ABOUT_OTHERS)[number]): StatementsLike[] => {
  const isCare = ABOUT_CARE.map(({ source }) => source).join('|')
  const both = new RegExp(`^(?=.*(?:${isCare})).*(?:${says.source})`, 'i')
  return [
    { of: 'HEALTH', says, roles },
    ...OTHER_THAN_HEALTH.map((of) => ({ of, says: both, roles })),
  ]
}

/**
 * Distractors for a statement about a sensitive or an ordinary subject. Rows without `of` suit
 * both. We use the first row that matches, then the other rows if we need more.
 */
export const STATEMENTS_LIKE: StatementsLike[] = [
  // Otherwise the only statement about a faith or an origin would be the one we want.
  { of: 'ORDINARY', says: ORIGIN_OF_PEOPLE, roles: OTHER_ORIGINS },
  {
    of: 'LOSS',
    says: ORIGIN_OF_PEOPLE,
    roles: SIMILAR_STATEMENTS.LOSS.map((loss, at) => ({
      ...loss,
      who: OTHER_ORIGINS[at]?.who ?? loss.who,
    })),
  },
  {
    says: /^I have \w+(?: \S+)* (?:\S+’s? (?:ashes|estate|will)|burial|cremation|eulogy|funeral|headstone|probate)\b(?<!^I have (?:an?|had|lost|no|the)\b.*)/,
    roles: DONE_AFTER_A_DEATH,
  },
  ...ORDINARY_STATEMENTS.map((row) => ({ ...row, of: 'ORDINARY' as const })),
  { of: 'OTHER', says: /^My /, roles: SIMILAR_STATEMENTS.OTHER },
  {
    of: 'MONEY',
    says: /’s? (?:money|finances|accounts?|bills|bank)\b/,
    roles: OTHER_PEOPLES_MONEY,
  },
  { of: 'LOSS', says: /^My .* died\b/, roles: OTHER_DEATHS },
  {
    of: 'LOSS',
    says: /^I(?:’ve| have) (?:(?:already|just|recently) )?(?!(?:buried|experienced|grieved|miscarried|mourned|outlived|suffered)\b)(?:\w+ed|chosen|dealt|given|held|made|run|sold|taken|written)\b/,
    roles: DONE_AFTER_A_DEATH,
  },
  {
    of: 'LOSS',
    says: /^I (?!buried\b|grieved\b|miscarried\b|mourned\b|need\b)(?:\w+ed|chose|held|made|ran|sold|wrote)\b/,
    roles: DONE_AFTER_A_DEATH.map(({ who, ...rest }) => ({
      ...rest,
      who: who.replace('have ', ''),
    })),
  },
  { of: 'LOSS', says: /^I’m (?:an? )?(?:\S+ )?(?:orphan|widow(?:er|ed)?)$/, roles: BEREAVED },
  { of: 'HEALTH', says: A_JOB, roles: JOBS },
  {
    of: 'LOSS',
    says: /^I(?:’ve| have)? lost .*\b(?:in|over|within) the last\b|^I(?:’ve| have)? lost .*\b(?:last|this) year\b/,
    roles: LOST_LATELY.map((who, at) => ({ ...(SIMILAR_STATEMENTS.LOSS[at] as Decoy), who })),
  },
  {
    of: 'LOSS',
    says: /^I’m (?:an?|the) (?:.* )?(?:executor|arranging|clearing|closing|emptying|organising|packing|planning|selling|settling|sorting)\b/,
    roles: AFTER_A_DEATH,
  },
  {
    of: 'HEALTH',
    says: /^I’m (?:an? )?(?:\S+ )*(?:athlete|bowler|bushwalker|climber|cyclist|dancer|footballer|golfer|gym[- ]goer|hiker|jogger|paddler|player|rider|rower|runner|skater|skier|surfer|swimmer|triathlete|walker)\b(?!.* with\b)/,
    roles: ACTIVE_PEOPLE,
  },
  {
    of: 'CHILDREN',
    says: /^I’m (?:(?:an?|getting|going through an?) )?(?:separat|divorc)/,
    roles: OTHER_PARENTS,
  },
  {
    of: 'HEALTH',
    says: /^I have lost (?:my|an?) (?:baby|brother|child|daughter|father|friend|husband|mother|parent|partner|sister|son|wife)\b/,
    roles: SIMILAR_STATEMENTS.LOSS,
  },
  { of: 'HEALTH', says: /^I have had\b/, roles: PAST_ILLNESSES },
  { of: 'HEALTH', says: /^I’m a (?:grand|step-?)?parent of /, roles: PARENTS_OF_ILL_CHILDREN },
  {
    of: 'HEALTH',
    says: /^I have an? (?:\S+ )?(?:baby|child|daughter|son|teenager|toddler) (?:who|with)\b/,
    roles: PARENTS_OF_ILL_CHILDREN.map(({ who, ...rest }) => ({
      ...rest,
      who: who
        .replace(/^I’m a grandparent of a child/, 'I have a grandchild')
        .replace(/^I’m a parent of/, 'I have'),
    })),
  },
  { of: 'CHILDREN', says: /^I was |\badoptees?\b|donor-conceived/, roles: CHILDHOODS },
  ...STATEMENTS_ABOUT_OTHERS.flatMap(aboutOthers),
  // These people aren't ill, so among people with an illness they'd stand out, and we'd collect
  // health details for no reason.
  {
    of: 'HEALTH',
    says: /^I’m an? (?:\S+ )*?(?:commuter|driver|employee|farmer|grandparent|home ?owner|landlord|member|neighbour|parent|pensioner|renter|resident|retiree|student|tenant|traveller|volunteer|worker)\b(?!.*\b(?:allerg\w*|disorder|illness|living with|pain|with)\b)/,
    roles: [DECOYS.TRAVEL, DECOYS.OTHER_PRIVATE, DECOYS.FAMILY, DECOYS.HOBBIES].flatMap(
      ({ roles = [] }) => roles,
    ),
  },
  {
    of: 'ORDINARY',
    says: /^My (?:\S+ )?(?:brother|dad|father|grand(?:father|mother|parent)s?|husband|mother|mum|parents?|partner|sister|wife)\b/,
    roles: RELATIVES,
  },
  {
    of: 'ORDINARY',
    says: /^I have an? (?:\S+ )?(?:brother|dad|father|grand(?:father|mother|parent)|husband|mother|mum|parent|partner|sister|wife)\b/,
    roles: RELATIVES.map(({ who, ...rest }) => ({
      ...rest,
      who: who.replace(/^My (\S+)/, 'I have a $1 who'),
    })),
  },
  ...Object.entries(SIMILAR_STATEMENTS).map(([of, roles]) => ({
    of: of as SensitiveType,
    says: /^/,
    roles,
  })),
]

/**
 * The guide for a sensitive subject, in the same format as ORDINARY_GUIDE. We leave out a question
 * if the brief lacks a fact it needs.
 */
export const SENSITIVE_GUIDE: Outline = [
  {
    topic: 'Before we start',
    questions: [
      'S0 alone',
      'How has today been so far? ¦ How’s your day been so far?',
      'What would you rather not talk about today, if anything? ¦ What shouldn’t I ask about today, if anything?',
      'What’s the best way to tell me you need a break? ¦ How can you let me know when you need a break?',
      'S0 first',
    ],
  },
  {
    topic: 'In your own words',
    questions: [
      'Tell me as much as you like about {doing it}. ¦ Tell me about {doing it}, as much or as little as you like.',
      'W3',
      'S2.3',
    ],
  },
  { topic: 'What happened', questions: ['S3.1', 'last'] },
  { topic: 'core topic', questions: ['core'] },
  {
    topic: 'What stays with you',
    questions: ['S5.1', 'S5.2'],
  },
  {
    topic: 'What helped',
    questions: [
      'What did you rely on: {what they use} or {something else}? ¦ Tell me what you relied on: {what they use} or {something else}.',
      'What helped, even a little? ¦ What made it a little easier, if anything?',
      'What did you look for and not find, if anything? ¦ What did you need and not get, if anything?',
    ],
  },
  {
    topic: 'Before we finish',
    questions: [
      'How are you feeling after talking about this? ¦ How are you feeling now?',
      'Which questions should I have left out, if any? ¦ What would you rather I hadn’t asked, if anything?',
      'What should I take away from today? ¦ What should I remember most from today?',
    ],
  },
]

export const SENSITIVE_QUESTIONS: Record<string, Row[]> = {
  // Comes before anything else, because the person may be unsafe at home.
  'S0 alone': [{ when: ['VIOLENCE'], ask: ['Who else can hear us right now?'] }],
  'S0 first': [
    {
      when: ['a person died'],
      ask: [
        'What name should I use for the person you lost?',
        'What should I call the person you lost?',
      ],
    },
    {
      when: ['CHILDREN'],
      ask: [
        'Whose names should I keep out of my notes, if anyone’s?',
        'Which names should stay out of my notes, if any?',
      ],
    },
    {
      when: ['MIGRATION'],
      ask: [
        'What should I keep out of my notes?',
        'What should stay out of my notes, if anything?',
      ],
    },
  ],
  'S2.3': [
    {
      when: ['rare'],
      ask: [
        'Who helped you at the time, if anyone?',
        'Who was there for you at the time, if anyone?',
      ],
    },
    {
      unless: ['rare'],
      ask: ['Who helps you with it, if anyone?', 'Who supports you with it, if anyone?'],
    },
  ],
  'S3.1': [
    {
      when: ['MOST_DAYS', 'all day'],
      ask: [
        'Take me through yesterday, as far as you like.',
        'Talk me through yesterday, as far as you like.',
      ],
    },
    {
      when: ['keeps track'],
      unless: ['rare'],
      ask: [
        'Take me through the last time you had to check something about {a one}, as far as you like.',
        'Talk me through the last time you had to check something about {a one}, as far as you like.',
      ],
    },
    {
      unless: ['rare'],
      ask: [
        'Take me through the last time you {did}, as far as you like.',
        'Talk me through the last time you {did}, as far as you like.',
      ],
    },
    {
      ask: [
        'Take me through how you {did}, as far as you like.',
        'Talk me through how you {did}, as far as you like.',
      ],
    },
  ],
  'S5.1': [
    {
      when: ['rare'],
      ask: [
        'Which part of it do you still think about, if any?',
        'What comes back to you from that time, if anything?',
      ],
    },
    {
      unless: ['rare'],
      ask: [
        'What about it is on your mind the most?',
        'Which part of it is on your mind the most?',
      ],
    },
  ],
  'S5.2': [
    {
      when: ['own slip'],
      ask: [
        'What turned out differently from what you’d had in mind, if anything? | What happened after that?',
        'What was different from what you’d had in mind, if anything? | What came next?',
      ],
    },
    {
      when: ['rare'],
      ask: [
        'Tell me about the time {wrong}, if that happened. | What happened after that?',
        'If it happened, tell me about the time {wrong}. | What came next?',
      ],
    },
    {
      unless: ['rare'],
      ask: [
        'Tell me about a time {wrong}, if that has happened. | What happened after that?',
        'If it has happened, tell me about a time {wrong}. | What came next?',
      ],
    },
    // A fallback for when we don't know what went wrong.
    { ask: ['What has been the hardest part?', 'What has been hardest for you?'] },
  ],
}

/**
 * Each entry matches the start of a word, or a whole word if it ends with a full stop. We'd rather
 * mark too many briefs as sensitive than too few, because the researcher can say that a subject
 * isn't sensitive.
 */
export const SENSITIVE_WORDS: Record<SensitiveType, string[]> = {
  VIOLENCE: [
    'abus',
    'violen',
    'assault',
    'rape',
    'stalk',
    'coercive',
    'domestic violence',
    'harass',
    'trauma',
    'victim',
    'unsafe at home',
  ],
  HEALTH: [
    'diagnos',
    'cancer',
    'chemo',
    'dementia',
    'alzheimer',
    'pregnan',
    'miscarr',
    'ivf',
    'infertil',
    'depress',
    'anxiety',
    'mental health',
    'panic attack',
    'bipolar',
    'adhd',
    'autis',
    'addict',
    'alcohol',
    'drug',
    'rehab',
    'suicid',
    'self-harm',
    'eating disorder',
    'disab',
    'stroke',
    'chronic',
    'palliative',
    'hospice',
    'terminal',
    'hiv.',
    'schizophren',
    'psychos',
    'parkinson',
    'multiple sclerosis',
    'mastectom',
    'anorexi',
    'bulimi',
    'self harm',
    'menopaus',
    'incontinen',
    'epilep',
    'diabet',
    'endometriosis',
    'stoma',
    'dialysis',
    'transplant',
    'sexual health',
    'overdose',
  ],
  LOSS: [
    'funeral',
    'died',
    'dying',
    'death',
    'widow',
    'grie',
    'bereave',
    'stillb',
    'passed away',
    'deceased',
    'obituar',
    'cremat',
    'burial',
    'inherit',
    'lost (?:my|their|an?) (?:mum|dad|mother|father|parent|partner|husband|wife|child|baby|son|daughter|sister|brother|friend|relative|pet|dog|cat)s?.',
    'estate of',
  ],
  MONEY: [
    'debt',
    'evict',
    'bankrupt',
    'repossess',
    'hardship',
    'homeless',
    'gambl',
    'pokies',
    'payday loan',
    'centrelink',
    'arrears',
    'fallen behind',
    'behind on',
    'food bank',
    'foodbank',
    'insolven',
  ],
  CHILDREN: [
    'custody',
    'child protection',
    'foster',
    'adopt',
    'divorce',
    'separated parents',
    'bullied',
    'bullying',
    'special needs',
  ],
  MIGRATION: ['visa', 'asylum', 'refugee', 'undocumented', 'deport', 'immigration', 'migrant'],
  OTHER: [
    'prison',
    'parole',
    'convict',
    'criminal record',
    'sexuality',
    'gender identity',
    'transgender',
    'lgbt',
    'religio',
    'sex work',
  ],
}

/** "The battery died" isn't a sensitive loss. */
export const NOT_A_LOSS =
  /\b(?:batter(?:y|ies)|phones?|laptops?|computers?|engines?|motors?|cars?|screens?|plants?|seedlings?|lawns?|grass|lines?|internet|wi-?fi|tomato(?:es)?|vegetables?|herbs?|flowers?|roses?|trees?|vines?|crops?|hedges?|hives?|bees|hens?|chooks?|chickens?|fish|lambs?|calves|cows?|cattle|machines?|fridges?|freezers?|pumps?|generators?|dryers?|servers?|tablets?|drones?|mowers?) (?:has |have |had )?died\b/gi

/** Words that suggest watching people without their knowledge. */
export const COVERT_WORDS = [
  'secretly',
  'spy',
  'spying',
  'without them knowing',
  'without their knowledge',
  'hides itself',
  'hide itself',
  "know if (?:s?he|they)(?:[’']s| is|[’']re| are) (?:lying|cheating)",
  'without her knowing',
  'without him knowing',
  'without his knowing',
  'without her knowledge',
  'without his knowledge',
  'covertly',
]
