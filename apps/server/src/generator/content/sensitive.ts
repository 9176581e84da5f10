import type { Sensitive } from '@wattle/contract/brief'
import type { Decoy } from './decoys.ts'
import { ORDINARY_STATEMENTS } from './elsewhere.ts'
import type { Outline } from './guide-plan.ts'
import type { Row } from './rows.ts'

type SensitiveType = Exclude<Sensitive, 'NO'>

/** Distractors that are as personal as the wanted statement, and that people can answer easily. */
export const SIMILAR_STATEMENTS: Record<SensitiveType, Decoy[]> = {
  HEALTH: [
    {
      who: 'I have asthma',
      did: [
        'Booked a review with an asthma nurse',
        'Ordered inhalers before a trip',
        'Updated an asthma plan for work',
        'Kept track of wheezing at night',
      ],
      wrong: ['I left my inhaler at home on a work trip', 'The chemist was out of my preventer'],
    },
    {
      who: 'I have a bad back',
      did: [
        'Booked a physio for my back',
        'Set up a desk to ease back pain',
        'Explained lifting limits to a supervisor',
        'Managed back pain on a long drive',
      ],
      wrong: [
        'I had to cancel a weekend away because of my back',
        'My new office chair made my back worse',
      ],
    },
    {
      who: 'I get migraines',
      did: [
        'Asked for a referral about my migraines',
        'Kept a diary of migraine days',
        'Explained migraines to my team leader',
        'Rearranged deadlines after a migraine',
      ],
      wrong: ['I missed a deadline because of a migraine', 'The lights at work couldn’t be dimmed'],
    },
    {
      who: 'I have trouble sleeping',
      did: [
        'Booked an appointment at a sleep clinic',
        'Kept track of hours awake at night',
        'Changed my evening routine to sleep better',
        'Explained poor sleep to my manager',
      ],
      wrong: ['I slept through an alarm before a meeting', 'The sleep clinic lost my referral'],
    },
    {
      who: 'I had a knee operation and still do exercises',
      did: [
        'Booked follow-up visits for my knee',
        'Kept up knee exercises between appointments',
        'Arranged lighter duties after knee surgery',
        'Claimed physio sessions for my knee',
      ],
      wrong: [
        'I fell behind with my knee exercises',
        'The physio moved my appointment three times',
      ],
    },
    {
      who: 'I have high blood pressure',
      did: [
        'Recorded blood pressure readings for my GP',
        'Changed meals to bring down blood pressure',
        'Renewed a script for blood pressure tablets',
        'Asked about blood pressure side effects',
      ],
      wrong: ['I forgot to take my tablets on holiday', 'The monitor at home gave wrong readings'],
    },
    {
      who: 'I have a heart condition',
      did: [
        'Booked a check-up with a cardiologist',
        'Asked about travel insurance with a heart condition',
        'Joined a heart rehab program',
        'Updated a list of heart medicines',
      ],
      wrong: [
        'I missed a check-up with my cardiologist',
        'The insurer refused cover for my heart condition',
      ],
    },
    {
      who: 'I have high cholesterol',
      did: [
        'Booked a repeat cholesterol test',
        'Planned family meals to lower cholesterol',
        'Asked a pharmacist about cholesterol tablets',
        'Reviewed cholesterol results with my GP',
      ],
      wrong: ['I forgot to fast before a cholesterol test', 'The pathology lab lost my results'],
    },
    {
      who: 'I have a skin rash that comes and goes',
      did: [
        'Waited for a skin specialist appointment',
        'Kept track of what sets off my rash',
        'Managed an itchy flare-up while at work',
        'Reordered a prescription cream for my skin',
      ],
      wrong: ['I tried a cream that stained my shirts', 'The skin specialist had a six-month wait'],
    },
    {
      who: 'I have bad eyesight and drive only by day',
      did: [
        'Arranged lifts for evening appointments',
        'Renewed a licence with a daylight condition',
        'Changed shifts to avoid driving at night',
        'Booked a review with an eye specialist',
      ],
      wrong: [
        'I was stuck in town after dark without a lift',
        'My new glasses had the wrong lenses',
      ],
    },
    {
      who: 'I have a food intolerance',
      did: [
        'Checked ingredients before a work lunch',
        'Saw a dietitian about food intolerance',
        'Explained my food needs to a caterer',
        'Kept a food diary for a dietitian',
      ],
      wrong: ['I ate a sauce with dairy in it', 'The caterer forgot my special meal'],
    },
    {
      who: 'I have a stiff shoulder',
      did: [
        'Booked treatment for a stiff shoulder',
        'Asked for a shoulder scan referral',
        'Changed overhead tasks because of my shoulder',
        'Kept up shoulder exercises at home',
      ],
      wrong: [
        'I couldn’t reach my bag in the overhead locker',
        'The shoulder scan had to be repeated',
      ],
    },
    {
      who: 'I’m a shift worker with trouble sleeping',
      did: [
        'Swapped night shifts to catch up on sleep',
        'Asked a roster manager for longer breaks',
        'Darkened a bedroom for daytime sleep',
        'Saw a GP about shift work and insomnia',
      ],
      wrong: [
        'I dozed off in a break and started late',
        'The neighbours renovated while I slept by day',
      ],
    },
    {
      who: 'I’m a man with high blood pressure',
      did: [
        'Used a blood pressure monitor on work trips',
        'Booked a blood pressure review with a GP',
        'Renewed my blood pressure tablets online',
        'Cut back on salt at home',
      ],
      wrong: [
        'I ran out of tablets over a long weekend',
        'The blood pressure cuff didn’t fit my arm',
      ],
    },
    {
      who: 'I’m a woman with low iron',
      did: [
        'Booked an iron infusion around work',
        'Asked a GP about ongoing low iron',
        'Planned meals with more iron',
        'Arranged a follow-up blood test for iron',
      ],
      wrong: ['I missed my iron infusion because of work', 'The clinic ran out of infusion slots'],
    },
    {
      who: 'I’m a parent with a bad back',
      did: [
        'Arranged help to lift my toddler',
        'Booked back treatment around school hours',
        'Raised a change table for my back',
        'Explained my bad back to my kids',
      ],
      wrong: ['I couldn’t lift the pram into the car', 'The physio had no times in school hours'],
    },
    {
      who: 'I’m a runner with a bad knee',
      did: [
        'Changed a running plan around my knee',
        'Booked a sports physio for my knee',
        'Replaced running shoes to ease knee pain',
        'Withdrew from a run because of my knee',
      ],
      wrong: ['I pulled out of a race I’d paid for', 'My knee brace slipped during a long run'],
    },
    {
      who: 'I’m a light sleeper with hay fever',
      did: [
        'Asked a pharmacist about hay fever at night',
        'Cleaned bedroom filters in pollen season',
        'Managed hay fever after a broken night',
        'Checked pollen forecasts before bed',
      ],
      wrong: [
        'I forgot to close the windows on a windy night',
        'My nasal spray ran out in pollen season',
      ],
    },
  ],
  LOSS: [
    {
      who: 'I have lost a grandparent',
      did: [
        'Sorted out my grandparent’s papers',
        'Applied for leave after losing my grandparent',
        'Cancelled my grandparent’s phone and power',
        'Helped clear my grandparent’s house',
      ],
      wrong: [
        'I couldn’t find my grandparent’s will',
        'My boss refused leave for my grandparent’s funeral',
      ],
    },
    {
      who: 'I have lost a close friend',
      did: [
        'Told mutual friends about my friend’s funeral',
        'Asked for time off after losing my friend',
        'Helped my friend’s family with paperwork',
        'Closed my friend’s social media account',
      ],
      wrong: [
        'I missed part of my friend’s service',
        'The phone company wouldn’t close my friend’s account',
      ],
    },
    {
      who: 'I have lost an aunt or uncle',
      did: [
        'Cleared out my uncle’s shed',
        'Arranged travel to my aunt’s funeral',
        'Closed my uncle’s accounts',
        'Helped my cousins sort out my aunt’s house',
      ],
      wrong: [
        'I booked the wrong day for my uncle’s funeral',
        'My aunt’s bank asked for the same papers twice',
      ],
    },
    {
      who: 'I have lost a workmate',
      did: [
        'Took over my workmate’s unfinished projects',
        'Organised a collection for my workmate’s family',
        'Told clients about the loss of my workmate',
        'Packed up my workmate’s desk',
      ],
      wrong: [
        'I rang my workmate’s old extension by mistake',
        'The memorial for my workmate was double-booked',
      ],
    },
    {
      who: 'I have lost a cousin',
      did: [
        'Helped my cousin’s family plan a service',
        'Applied for leave after losing my cousin',
        'Supported my aunt after losing my cousin',
        'Returned my cousin’s belongings to the family',
      ],
      wrong: [
        'I couldn’t get a flight to my cousin’s funeral',
        'My cousin’s name was misspelt in the notice',
      ],
    },
    {
      who: 'I have lost a neighbour I knew well',
      did: [
        'Looked after my neighbour’s empty house',
        'Collected my neighbour’s mail for the family',
        'Helped find a home for my neighbour’s pet',
        'Passed on my neighbour’s keys to relatives',
      ],
      wrong: [
        'I locked myself out of my neighbour’s house',
        'My neighbour’s mail kept coming to the empty house',
      ],
    },
    {
      who: 'I’m grieving for a close friend',
      did: [
        'Booked counselling after losing my friend',
        'Explained losing my friend to my boss',
        'Organised a gathering to remember my friend',
        'Kept in touch with my friend’s partner',
      ],
      wrong: [
        'I mixed up the time of my friend’s memorial',
        'The counsellor had no appointments for months',
      ],
    },
    {
      who: 'I’m grieving for a grandparent',
      did: [
        'Wrote a eulogy for my grandparent',
        'Shared out my grandparent’s belongings',
        'Supported a parent after my grandparent’s funeral',
        'Transferred my grandparent’s bills',
      ],
      wrong: [
        'I broke a plate from my grandparent’s house',
        'The relatives argued over my grandparent’s furniture',
      ],
    },
    {
      who: 'I’m grieving for an aunt or uncle',
      did: [
        'Spoke to a counsellor about losing my aunt',
        'Helped my cousins with my uncle’s will',
        'Notified a bank about my aunt’s account',
        'Arranged storage for my uncle’s furniture',
      ],
      wrong: ['I lost the key to my uncle’s shed', 'My aunt’s papers went to the wrong address'],
    },
    {
      who: 'I’m grieving for a workmate',
      did: [
        'Asked for support after losing my workmate',
        'Organised a memorial for my workmate',
        'Handed over my workmate’s files',
        'Contacted my workmate’s family about the service',
      ],
      wrong: [
        'I missed the collection for my workmate’s family',
        'The card for my workmate’s family got lost',
      ],
    },
    {
      who: 'I’m grieving for a cousin',
      did: [
        'Joined a support group after losing my cousin',
        'Looked after my cousin’s children for a weekend',
        'Closed my cousin’s phone account',
        'Explained leave for my cousin’s funeral',
      ],
      wrong: [
        'I forgot to ring my aunt on my cousin’s birthday',
        'The photos of my cousin were lost with a phone',
      ],
    },
  ],
  MONEY: [
    {
      who: 'I have a study loan',
      did: [
        'Changed voluntary repayments on my study loan',
        'Checked deductions for my study loan',
        'Asked payroll about study loan repayments',
        'Planned a budget around my study loan',
      ],
      wrong: [
        'I paid extra just after the loan was indexed',
        'My employer took too little for my study loan',
      ],
    },
    {
      who: 'I have borrowed money from my family',
      did: [
        'Agreed on repayments with my family',
        'Explained a missed repayment to my parents',
        'Kept track of money owed to relatives',
        'Asked my family for a short-term loan',
      ],
      wrong: ['I had to ask my parents for more time', 'My brother brought up the loan at dinner'],
    },
    {
      who: 'I’m behind on a power bill',
      did: [
        'Asked a power company for a payment plan',
        'Applied for help with an electricity bill',
        'Cut back on power use at home',
        'Dealt with a disconnection notice',
      ],
      wrong: ['I missed a payment on my power plan', 'The power company lost my hardship form'],
    },
    {
      who: 'I have lent money to a relative',
      did: [
        'Wrote up a loan agreement for a relative',
        'Followed up a relative about repayments',
        'Delayed a purchase after lending money',
        'Talked about a family loan with my partner',
      ],
      wrong: [
        'I had no written record of the loan',
        'My cousin bought a car before paying me back',
      ],
    },
    {
      who: 'I lost my job and live on savings',
      did: [
        'Applied for jobs while living on savings',
        'Cut household spending after losing work',
        'Reported job search efforts each fortnight',
        'Asked for a pause on loan repayments',
      ],
      wrong: [
        'I dipped into my savings for the rent',
        'A warehouse job fell through after the interview',
      ],
    },
    {
      who: 'I have a credit card I can’t pay off',
      did: [
        'Asked a bank about hardship help',
        'Transferred a credit card balance',
        'Spoke to a financial counsellor about card debt',
        'Planned minimum card repayments',
      ],
      wrong: ['I paid my card a day late', 'The bank turned down my balance transfer'],
    },
    {
      who: 'I have put off a repair to my car',
      did: [
        'Got quotes for an overdue car repair',
        'Asked a mechanic about paying in instalments',
        'Arranged lifts while my car needed repairs',
        'Saved up for a car repair',
      ],
      wrong: [
        'I was stranded when my car wouldn’t start',
        'The repair quote was double what I expected',
      ],
    },
    {
      who: 'I live on a pension',
      did: [
        'Reported changed income to the pension office',
        'Applied for a pension concession',
        'Planned bills around pension days',
        'Dealt with a delayed pension payment',
      ],
      wrong: ['I filled in the wrong pension form', 'My pension was paid late over the holidays'],
    },
    {
      who: 'I live on one income with children at school',
      did: [
        'Looked for a second-hand school uniform',
        'Asked a school about fees for a camp',
        'Worked out the cost of a school excursion',
      ],
    },
    {
      who: 'I have moved to a cheaper flat with a friend',
      did: [
        'Ended a lease to move somewhere cheaper',
        'Split bills with a flatmate',
        'Arranged a bond transfer',
        'Sold furniture before moving to a smaller flat',
      ],
      wrong: ['I had to sell a sofa that didn’t fit', 'My old landlord kept part of the bond'],
    },
    {
      who: 'I’m a student with two jobs',
      did: [
        'Swapped shifts around exam dates',
        'Applied for a student bursary',
        'Managed assignments alongside two jobs',
        'Checked tax withheld from a second job',
      ],
      wrong: ['I was rostered on during an exam', 'Both bosses wanted me on the same weekend'],
    },
    {
      who: 'I’m a renter who shares a room',
      did: [
        'Shared rent payments with a roommate',
        'Added a roommate to a lease',
        'Dealt with a roommate’s late rent',
        'Arranged sleeping times in a shared room',
      ],
      wrong: [
        'I was woken by my roommate’s alarm every day',
        'The landlord objected to a second tenant',
      ],
    },
    {
      who: 'I’m a driver with a car loan',
      did: [
        'Refinanced a car loan',
        'Asked a lender to defer a car payment',
        'Budgeted for car loan and insurance payments',
        'Checked a payout figure for a car loan',
      ],
      wrong: [
        'I missed a car loan payment after changing banks',
        'The dealer offered less than I owe',
      ],
    },
    {
      who: 'I’m a parent who pays child support',
      did: [
        'Reported an income change for child support',
        'Asked for a child support review',
        'Set up automatic child support payments',
        'Dealt with a child support letter',
      ],
      wrong: [
        'I paid child support into an old account',
        'The assessment was based on last year’s income',
      ],
    },
    {
      who: 'I’m a casual worker with few shifts',
      did: [
        'Applied for extra casual work',
        'Asked a manager about cancelled shifts',
        'Planned bills around irregular shifts',
        'Reported casual earnings each fortnight',
      ],
      wrong: [
        'I turned down a shift and lost my place',
        'My shifts were cancelled by text at breakfast',
      ],
    },
    {
      who: 'I’m a sole trader who owes tax',
      did: [
        'Arranged a tax payment plan for my business',
        'Hired a bookkeeper to catch up on tax',
        'Set aside customer payments for tax',
        'Lodged an overdue activity statement',
      ],
      wrong: ['I spent money I’d put aside for tax', 'My tax agent missed the lodgement date'],
    },
  ],
  CHILDREN: [
    {
      who: 'I have a child with asthma',
      did: [
        'Updated an asthma plan for my child’s school',
        'Ordered a spare inhaler for my child',
        'Explained my child’s asthma to a coach',
        'Booked an asthma review for my child',
      ],
      wrong: [
        'I forgot to label my child’s spacer for school',
        'The school couldn’t find my child’s spacer',
      ],
    },
    {
      who: 'I have a baby with colic',
      did: [
        'Saw a child health nurse about colic',
        'Took turns settling my baby at night',
        'Kept a feeding diary for my baby',
        'Asked a GP about my baby’s crying',
      ],
      wrong: [
        'I missed a nurse’s visit after a bad night',
        'The baby woke each time we left the cot',
      ],
    },
    {
      who: 'I have a child with a nut allergy',
      did: [
        'Renewed an allergy plan for my child',
        'Explained a nut allergy to a party host',
        'Replaced an expired adrenaline injector',
        'Checked school camp menus for nuts',
      ],
      wrong: [
        'I had to leave a party because of the cake',
        'The allergy plan expired before school camp',
      ],
    },
    {
      who: 'I have a child who stutters',
      did: [
        'Waited for a speech therapy appointment',
        'Practised speech exercises with my child',
        'Arranged help with class presentations',
        'Claimed speech therapy sessions',
      ],
      wrong: [
        'I finished my child’s sentence in front of friends',
        'The speech therapist left halfway through the term',
      ],
    },
    {
      who: 'I’m a grandparent and raise my grandchild',
      did: [
        'Applied for carer payments for my grandchild',
        'Enrolled my grandchild at a new school',
        'Arranged legal papers for my grandchild',
        'Found school holiday care for my grandchild',
      ],
      wrong: [
        'I couldn’t sign a form for my grandchild',
        'The school kept ringing the wrong guardian',
      ],
    },
    {
      who: 'I have a child who won’t go to school',
      did: [
        'Met a school about my child’s absences',
        'Arranged a shorter school day for my child',
        'Took time off when my child stayed home',
        'Asked for a referral about school refusal',
      ],
      wrong: [
        'I was late for work after the school gate',
        'The school sent a warning about absences',
      ],
    },
    {
      who: 'I have a child who wears hearing aids',
      did: [
        'Booked a hearing test for my child',
        'Reported a lost hearing aid',
        'Explained hearing aids to a new teacher',
        'Arranged classroom seating for my child',
      ],
      wrong: [
        'I washed a hearing aid in a pocket',
        'The teacher forgot to switch on the microphone',
      ],
    },
    {
      who: 'I have a stepchild who visits at weekends',
      did: [
        'Changed weekend plans with a co-parent',
        'Set up a room for my stepchild’s visits',
        'Agreed on house rules for weekend visits',
        'Drove my stepchild to a handover',
      ],
      wrong: [
        'I planned a trip on the wrong weekend',
        'The handover was changed at the last minute',
      ],
    },
    {
      who: 'I’m a parent of a child with asthma',
      did: [
        'Left work early for my child’s asthma',
        'Refilled a preventer for my child',
        'Trained a babysitter to use a spacer',
        'Kept track of my child’s asthma symptoms',
      ],
      wrong: ['I forgot the spacer on a camping trip', 'The babysitter couldn’t work the spacer'],
    },
    {
      who: 'I’m a parent of a child who stutters',
      did: [
        'Looked for a speech therapist for my child',
        'Spoke to a teacher about my child’s stutter',
        'Set aside time for speech practice',
        'Prepared my child for an oral exam',
      ],
      wrong: ['I missed a block of speech sessions', 'A relief teacher made my child read aloud'],
    },
    {
      who: 'I’m a parent of a baby with colic',
      did: [
        'Booked a sleep and settling consultation',
        'Asked relatives for help with a crying baby',
        'Tried different feeds for a baby with colic',
        'Delayed going back to work because of colic',
      ],
      wrong: [
        'I fell asleep at my desk after a bad night',
        'The settling clinic had a long waiting list',
      ],
    },
    {
      who: 'I’m a step-parent of a teenager',
      did: [
        'Agreed on screen rules with my stepchild',
        'Talked with a co-parent about a teenager',
        'Taught my teenage stepchild to drive',
        'Went to a school meeting as a step-parent',
      ],
      wrong: [
        'I turned up at the wrong school meeting',
        'My stepchild stopped answering my messages',
      ],
    },
    {
      who: 'I’m a foster carer for a toddler',
      did: [
        'Prepared a report for a caseworker',
        'Arranged contact visits for a foster toddler',
        'Set up a room for a foster placement',
        'Booked respite care for a toddler',
      ],
      wrong: [
        'I couldn’t get a cot in time for a placement',
        'The caseworker changed without telling us',
      ],
    },
  ],
  VIOLENCE: [
    {
      who: 'I have been through a separation',
      did: [
        'Divided up shared accounts after a separation',
        'Changed a parenting arrangement',
        'Transferred a lease into my name',
        'Booked mediation about property',
      ],
      wrong: ['I left my winter clothes at the old house', 'The bank froze our joint account'],
    },
    {
      who: 'I have been bullied at work',
      did: [
        'Reported bullying to human resources',
        'Kept records of incidents at work',
        'Asked to move away from a manager',
        'Saw a counsellor about stress at work',
      ],
      wrong: [
        'I sent my complaint to the wrong manager',
        'My request to change teams went unanswered',
      ],
    },
    {
      who: 'I have had trouble with a neighbour',
      did: [
        'Made a complaint about a neighbour',
        'Booked mediation over a boundary',
        'Kept a record of noise next door',
        'Asked the council about a neighbour dispute',
      ],
      wrong: [
        'I missed the mediation date about the fence',
        'The council closed my complaint without calling',
      ],
    },
    {
      who: 'I have changed my phone number',
      did: [
        'Updated my number with banks and services',
        'Blocked unwanted callers on a new phone',
        'Asked a provider for a silent number',
        'Moved contacts to a new phone number',
      ],
      wrong: [
        'I was locked out of my bank after a new number',
        'The new number used to belong to a business',
      ],
    },
    {
      who: 'I have moved house in a hurry',
      did: [
        'Hired a removalist at short notice',
        'Redirected mail to a new address',
        'Ended a lease early to move out',
        'Stored belongings between houses',
      ],
      wrong: [
        'I left a box of papers at the old place',
        'The removalist cancelled the night before',
      ],
    },
    {
      who: 'I’m a worker who has been bullied',
      did: [
        'Asked a union for advice about bullying',
        'Wrote a statement about a bullying supervisor',
        'Took stress leave from work',
        'Applied for a transfer to another site',
      ],
      wrong: [
        'I lost my notes about the incidents',
        'The meeting with the union was put off twice',
      ],
    },
    {
      who: 'I’m a tenant who has been threatened',
      did: [
        'Asked an agent to change the locks',
        'Called a tenants’ advice service',
        'Kept copies of messages from a landlord',
        'Applied to a tribunal about a tenancy',
      ],
      wrong: [
        'I deleted a message I needed as evidence',
        'The agent took weeks to change the lock',
      ],
    },
    {
      who: 'I’m a parent who has been through a separation',
      did: [
        'Agreed on school holidays with a co-parent',
        'Explained a separation to my children',
        'Told a school about two addresses',
        'Asked for legal advice about parenting time',
      ],
      wrong: ['I forgot whose weekend it was', 'The school sent reports to only one address'],
    },
    {
      who: 'I’m a man who has moved house in a hurry',
      did: [
        'Packed up a house in a few days',
        'Changed addresses on bills and licences',
        'Found a short-term rental in a hurry',
        'Claimed a bond after moving out early',
      ],
      wrong: ['I forgot to redirect my mail', 'The fridge didn’t fit through the new door'],
    },
    {
      who: 'I’m a woman who has had trouble with a neighbour',
      did: [
        'Installed a camera near a shared fence',
        'Asked for legal advice about a neighbour',
        'Arranged a meeting with a neighbour',
        'Wrote to a landlord about next door',
      ],
      wrong: ['I couldn’t prove the noise at night', 'The mediator cancelled our meeting twice'],
    },
  ],
  MIGRATION: [
    {
      who: 'I came to Australia as a student',
      did: [
        'Applied for a visa after my course',
        'Moved out of student accommodation',
        'Looked for graduate jobs in my field',
        'Ordered a transcript for a visa application',
      ],
      wrong: ['I let my visa papers get out of date', 'The university sent the wrong transcript'],
    },
    {
      who: 'I came to Australia for a job',
      did: [
        'Had overseas qualifications recognised for a job',
        'Negotiated moving costs with an employer',
        'Found a rental without local references',
        'Sent documents for a work visa',
      ],
      wrong: [
        'I was refused a rental without references',
        'My trade certificate wasn’t recognised here',
      ],
    },
    {
      who: 'I came to Australia with my parents',
      did: [
        'Helped my parents with citizenship forms',
        'Translated letters for my parents',
        'Requested my childhood arrival records',
        'Interpreted for my parents at appointments',
      ],
      wrong: [
        'I mistranslated a letter for my parents',
        'The archive couldn’t find our arrival record',
      ],
    },
    {
      who: 'I have sponsored a relative',
      did: [
        'Lodged a sponsorship for a relative',
        'Collected proof of a family relationship',
        'Followed up a relative’s visa application',
        'Prepared a room for a relative’s arrival',
      ],
      wrong: [
        'I left a page out of the sponsorship form',
        'My cousin’s visa took months longer than promised',
      ],
    },
    {
      who: 'I have worked in another country',
      did: [
        'Claimed tax back from an overseas job',
        'Requested work references from overseas',
        'Transferred retirement savings from abroad',
        'Declared overseas income on a tax return',
      ],
      wrong: ['I forgot to declare an overseas payslip', 'My old employer overseas didn’t answer'],
    },
    {
      who: 'I’m a student from overseas',
      did: [
        'Extended a student visa',
        'Renewed student health cover',
        'Tracked work hours during semester',
        'Paid course fees from overseas',
      ],
      wrong: [
        'I enrolled in too few subjects for my visa',
        'The transfer for my course fees was held up',
      ],
    },
    {
      who: 'I’m a backpacker on a working holiday',
      did: [
        'Looked for farm work to extend a visa',
        'Collected payslips for a second working holiday',
        'Booked hostels between jobs',
        'Sold a van before leaving the country',
      ],
      wrong: ['I lost payslips I needed for my visa', 'The farm had no work when I arrived'],
    },
    {
      who: 'I’m a New Zealander living in Australia',
      did: [
        'Applied for citizenship as a New Zealander',
        'Checked which payments New Zealanders can get',
        'Transferred savings from New Zealand',
        'Replaced a New Zealand driver licence',
      ],
      wrong: [
        'I found out I couldn’t get a payment',
        'The licence office wouldn’t accept my papers',
      ],
    },
    {
      who: 'I’m a permanent resident with a job',
      did: [
        'Renewed travel rights as a permanent resident',
        'Booked a citizenship test',
        'Checked residence rules before going overseas',
        'Updated passport details for my residency',
      ],
      wrong: [
        'I nearly missed a flight over my travel rights',
        'My citizenship test was moved to another city',
      ],
    },
    {
      who: 'I’m an Australian with parents from overseas',
      did: [
        'Applied for citizenship by descent overseas',
        'Arranged a visitor visa for a grandparent',
        'Traced my parents’ migration records',
        'Registered family documents at a consulate',
      ],
      wrong: [
        'I sent the consulate the wrong birth certificate',
        'My parents’ village records were incomplete',
      ],
    },
    {
      who: 'I’m a skilled worker with a sponsor',
      did: [
        'Changed employers on a sponsored visa',
        'Asked a sponsor about permanent residency',
        'Booked a skills assessment',
        'Checked job duties against my visa',
      ],
      wrong: ['I had to turn down a job without a sponsor', 'My sponsor withdrew the nomination'],
    },
    {
      who: 'I’m a seasonal worker from the Pacific',
      did: [
        'Sent wages home to my family',
        'Signed up for another harvest season',
        'Asked about deductions for farm housing',
        'Claimed superannuation after a season',
      ],
      wrong: ['I sent my wages to a closed account', 'The cabins on the farm were overcrowded'],
    },
  ],
  OTHER: [
    {
      who: 'I have been out of work for a year',
      did: [
        'Explained a gap in my work history',
        'Met a job provider each fortnight',
        'Refreshed a certificate to get back to work',
        'Followed up unanswered job applications',
      ],
      wrong: [
        'I missed an appointment with my job provider',
        'An employer never rang back after the interview',
      ],
    },
    {
      who: 'I have lost my driver licence',
      did: [
        'Arranged lifts while unable to drive',
        'Applied to get my licence back',
        'Changed work hours to suit buses',
        'Explained a licence suspension to my boss',
      ],
      wrong: ['I missed the last bus home from work', 'The court date for my licence was put off'],
    },
    {
      who: 'I have fallen out with my family',
      did: [
        'Arranged a family mediation session',
        'Planned holidays away from my family',
        'Wrote to a relative after an argument',
        'Passed messages through another relative',
      ],
      wrong: [
        'I had to change holiday plans after an argument',
        'My letter to my brother came back unopened',
      ],
    },
    {
      who: 'I have gone back to study',
      did: [
        'Enrolled in a course after years away',
        'Asked for an extension on an assignment',
        'Cut work hours to attend classes',
        'Bought a laptop for study',
      ],
      wrong: [
        'I handed in an essay to the wrong subject',
        'The evening class was cancelled after enrolment',
      ],
    },
    {
      who: 'I have had to move in with friends',
      did: [
        'Agreed on board with friends',
        'Stored furniture while staying with friends',
        'Applied for rentals from a friend’s house',
        'Changed my address to a friend’s place',
      ],
      wrong: [
        'I left my clothes in a locked garage',
        'My friends’ landlord wanted me off the sofa',
      ],
    },
    {
      who: 'I’m a parent who has gone back to study',
      did: [
        'Booked childcare around lectures',
        'Studied for exams after my kids’ bedtime',
        'Asked a college for flexible hours',
        'Planned school pick-ups around classes',
      ],
      wrong: ['I missed a lecture when childcare closed', 'My toddler spilt milk on my laptop'],
    },
    {
      who: 'I’m a driver who has lost their licence',
      did: [
        'Organised a car pool after a suspension',
        'Completed a traffic offender course',
        'Sold my car while unable to drive',
        'Asked my employer for non-driving work',
      ],
      wrong: [
        'I was late for work when my lift fell through',
        'The offender course was booked out for months',
      ],
    },
    {
      who: 'I’m a worker who has been made redundant',
      did: [
        'Checked a redundancy payment',
        'Updated my résumé after a redundancy',
        'Returned equipment to a former employer',
        'Met a career adviser about a new industry',
      ],
      wrong: [
        'I signed the redundancy papers too quickly',
        'My final payment was worked out wrongly',
      ],
    },
    {
      who: 'I’m a renter who has moved in with friends',
      did: [
        'Broke a lease to move in with friends',
        'Shared household bills with friends',
        'Packed a rental into storage',
        'Asked to be added to a friend’s lease',
      ],
      wrong: [
        'I put things in storage that I needed',
        'The agent charged me for breaking the lease',
      ],
    },
    {
      who: 'I’m a student who has changed courses',
      did: [
        'Applied for credit for earlier subjects',
        'Changed enrolment before the census date',
        'Met an adviser about a new degree',
        'Sold textbooks from my old course',
      ],
      wrong: ['I missed the census date for a subject', 'My old subjects weren’t credited'],
    },
    {
      who: 'My father is out of work',
      did: [
        'Helped Dad apply for jobs',
        'Covered some of Dad’s bills',
        'Updated Dad’s résumé',
        'Took Dad to a job agency appointment',
      ],
      wrong: [
        'I sent Dad’s résumé with the wrong number',
        'Dad’s interview was cancelled on the day',
      ],
    },
    {
      who: 'My sister lives in a shelter',
      did: [
        'Helped my sister apply for housing',
        'Stored my sister’s belongings',
        'Arranged a safe way to visit my sister',
        'Contacted a support worker for my sister',
      ],
      wrong: ['I couldn’t reach my sister for days', 'My sister’s housing application was lost'],
    },
    {
      who: 'My partner is in the army',
      did: [
        'Moved house for my partner’s posting',
        'Changed jobs because of a posting',
        'Managed the household during a deployment',
        'Applied for defence family support',
      ],
      wrong: [
        'I had to give up a job for a posting',
        'My partner’s leave was cancelled at short notice',
      ],
    },
    {
      who: 'My cousin is in hospital',
      did: [
        'Rostered hospital visits among cousins',
        'Spoke to ward staff for my cousin’s family',
        'Looked after my cousin’s house',
        'Took belongings to my cousin’s ward',
      ],
      wrong: ['I arrived after visiting hours had ended', 'My cousin was moved to another ward'],
    },
    {
      who: 'My parents are divorced',
      did: [
        'Split holidays between Mum and Dad',
        'Passed on family news between my parents',
        'Planned a celebration with both parents',
        'Helped Mum and Dad divide family photos',
      ],
      wrong: [
        'I told Mum something Dad wanted to tell her',
        'Both parents turned up for the same lunch',
      ],
    },
  ],
}

/** Distractors for "I was in foster care" and "I’m an adult adoptee". */
const CHILDHOODS: Decoy[] = [
  {
    who: 'I was raised by a grandparent',
    did: [
      'Arranged home help for my grandparent',
      'Explained my upbringing on a form',
      'Took my grandparent to appointments',
      'Looked for records of guardianship',
    ],
    wrong: [
      'I couldn’t fill in my parents’ details on a form',
      'My grandparent’s home help didn’t turn up',
    ],
  },
  {
    who: 'I was brought up by one parent',
    did: [
      'Helped Mum with moving house',
      'Asked relatives about my other parent',
      'Shared bills with Mum',
      'Filled in family history with one parent’s details',
    ],
    wrong: [
      'I forgot Mum’s birthday during a busy week',
      'Mum’s move was held up by the removalist',
    ],
  },
  {
    who: 'I was sent to boarding school',
    did: [
      'Organised a reunion of boarders',
      'Requested old boarding school records',
      'Talked to my kids about boarding school',
      'Reconnected with former dormitory friends',
    ],
    wrong: ['I missed the boarders’ reunion', 'The school had thrown out its old records'],
  },
  {
    who: 'I was brought up overseas',
    did: [
      'Requested school certificates from overseas',
      'Kept up a language from my childhood',
      'Booked a trip to my childhood home',
      'Renewed a foreign passport',
    ],
    wrong: [
      'I forgot words in my childhood language',
      'My old school abroad didn’t answer my request',
    ],
  },
  {
    who: 'I was bullied at school',
    did: [
      'Spoke to a counsellor about school bullying',
      'Talked to my child’s teacher about bullies',
      'Declined a school reunion',
      'Supported a younger relative through bullying',
    ],
    wrong: ['I ran into an old bully at work', 'My child’s school ignored my emails about bullies'],
  },
  {
    who: 'I’m an only child',
    did: [
      'Managed my parents’ paperwork on my own',
      'Planned my parents’ care without siblings',
      'Arranged holidays around my parents',
      'Took leave to help both parents move',
    ],
    wrong: [
      'I double-booked both parents’ appointments',
      'Dad’s paperwork went missing in the move',
    ],
  },
  {
    who: 'I’m a stepchild',
    did: [
      'Helped my stepfather with forms',
      'Arranged a visit with half-siblings',
      'Sorted out next of kin with my stepmother',
      'Divided holidays among step-relatives',
    ],
    wrong: [
      'I was left off an emergency contact form',
      'My stepmother’s forms listed no next of kin',
    ],
  },
  {
    who: 'I’m a child of divorced parents',
    did: [
      'Planned a wedding around divorced parents',
      'Told each parent my news separately',
      'Arranged seating to keep Mum and Dad apart',
      'Split visits between two households',
    ],
    wrong: ['I invited both parents to the same dinner', 'My parents argued over who pays'],
  },
  {
    who: 'I’m an eldest child who helped raise the others',
    did: [
      'Lent money to a younger brother',
      'Organised my siblings for a family decision',
      'Helped a younger sister with enrolment',
      'Settled an argument between my siblings',
    ],
    wrong: [
      'I lent my brother money and didn’t see it again',
      'My sisters left the planning to me',
    ],
  },
]

/** Distractors for "I’ve had a miscarriage". */
const PAST_ILLNESSES: Decoy[] = [
  {
    who: 'I have had a long illness',
    did: [
      'Planned a gradual return to work',
      'Applied for extended sick leave',
      'Rebuilt fitness after a long illness',
      'Caught up on bills after months off',
    ],
    wrong: ['I went back to full hours too soon', 'My sick leave ran out earlier than expected'],
  },
  {
    who: 'I have had a serious infection',
    did: [
      'Finished a long course of antibiotics',
      'Booked blood tests after an infection',
      'Took time off with a serious infection',
      'Asked a GP about an infection coming back',
    ],
    wrong: ['I missed a day of antibiotics', 'The blood test had to be done twice'],
  },
  {
    who: 'I have had an operation',
    did: [
      'Arranged lighter duties after an operation',
      'Claimed surgery costs from a health fund',
      'Booked a check-up with a surgeon',
      'Organised help at home after surgery',
    ],
    wrong: [
      'I lifted a box too early and needed rest',
      'The health fund rejected my surgery claim',
    ],
  },
  {
    who: 'I have had a broken bone',
    did: [
      'Managed daily tasks in a cast',
      'Arranged transport with a broken bone',
      'Booked physio after a cast came off',
      'Returned hired crutches',
    ],
    wrong: ['I couldn’t drive my manual car in a cast', 'The cast got wet in the rain'],
  },
  {
    who: 'I have had treatment in hospital',
    did: [
      'Requested records from a hospital',
      'Queried a hospital bill',
      'Arranged leave for a hospital stay',
      'Organised home visits after discharge',
    ],
    wrong: ['I lost my discharge letter', 'The hospital sent my bill to an old address'],
  },
  {
    who: 'I have had pneumonia',
    did: [
      'Booked a follow-up chest X-ray',
      'Did breathing exercises after pneumonia',
      'Asked about a pneumonia vaccine',
      'Returned to work slowly after a lung infection',
    ],
    wrong: ['I ran out of breath on the office stairs', 'The chest X-ray was sent to the wrong GP'],
  },
]

/** Distractors for "I’m a parent of a child who self-harms". */
const PARENTS_OF_ILL_CHILDREN: Decoy[] = [
  {
    who: 'I’m a parent of a child with epilepsy',
    did: [
      'Updated a seizure plan for my child’s school',
      'Trained a carer in seizure first aid',
      'Recorded seizures for a neurologist',
      'Collected epilepsy medicine for my child',
    ],
    wrong: [
      'I forgot to update the school’s seizure plan',
      'The bed alarm went off for nothing all night',
    ],
  },
  {
    who: 'I’m a parent of a child with diabetes',
    did: [
      'Managed my child’s insulin on a school camp',
      'Ordered glucose sensors for my child',
      'Taught a teacher about low blood sugar',
      'Kept track of night-time glucose alarms',
    ],
    wrong: [
      'I left the insulin bag at a friend’s house',
      'The glucose sensor fell off at swimming',
    ],
  },
  {
    who: 'I’m a parent of a child with severe asthma',
    did: [
      'Updated a school asthma plan after an attack',
      'Saw a respiratory specialist with my child',
      'Took my child to emergency with asthma',
      'Arranged carer’s leave after an asthma attack',
    ],
    wrong: [
      'I left the spacer at my parents’ place',
      'The respiratory clinic cancelled our appointment',
    ],
  },
  {
    who: 'I’m a parent of a child who is in hospital',
    did: [
      'Stayed overnight on a children’s ward',
      'Arranged care for siblings during a hospital stay',
      'Asked ward staff about discharge',
      'Applied for help with hospital travel costs',
    ],
    wrong: [
      'I missed the doctor’s round on the ward',
      'The parents’ room at the hospital was full',
    ],
  },
  {
    who: 'I’m a parent of a child who can’t sleep',
    did: [
      'Kept a sleep diary for my child',
      'Set up a bedtime routine for my child',
      'Asked a GP about my child’s sleep',
      'Took turns at night with a wakeful child',
    ],
    wrong: ['I nodded off before my child did', 'The night light broke during a school week'],
  },
  {
    who: 'I’m a grandparent of a child with a heart condition',
    did: [
      'Minded my grandchild after heart surgery',
      'Drove my grandchild to a cardiology clinic',
      'Learnt about my grandchild’s heart medicine',
      'Helped siblings at home during a heart check',
    ],
    wrong: ['I mixed up the times of a heart scan', 'The cardiology clinic was moved across town'],
  },
]

/** Distractors for "I'm separated and share the care of my children". */
const OTHER_PARENTS: Decoy[] = [
  {
    who: 'I’m a step-parent on weekends',
    did: [
      'Set up bedrooms for weekend visits',
      'Agreed on weekend rules with my partner',
      'Changed weekend shifts for my stepchildren',
      'Planned handovers with a co-parent',
    ],
    wrong: ['I forgot to swap a shift for my weekend', 'The spare bed broke on a Friday night'],
  },
  {
    who: 'I’m widowed and raise a child on my own',
    did: [
      'Arranged childcare for a work trip',
      'Updated my will as a sole parent',
      'Applied for a widowed parent payment',
      'Joined a group for widowed parents',
    ],
    wrong: ['I missed a school concert for work', 'The sitter cancelled before a work trip'],
  },
  {
    who: 'I’m a grandparent and raise my grandchild',
    did: [
      'Applied for guardianship of my grandchild',
      'Asked for a grandparent carer payment',
      'Went to a parent-teacher night for my grandchild',
      'Booked after-school care for my grandchild',
    ],
    wrong: ['I couldn’t help with my grandchild’s maths', 'The guardianship papers were sent back'],
  },
  {
    who: 'I’m a foster carer for a teenager',
    did: [
      'Set curfews with a foster teenager',
      'Met a caseworker about a placement',
      'Found a tutor for a foster teenager',
      'Planned for a foster teenager leaving care',
    ],
    wrong: ['I missed a call from the caseworker', 'The tutor stopped coming mid-term'],
  },
  {
    who: 'I’m engaged to someone with children',
    did: [
      'Discussed parenting with my partner’s ex',
      'Looked for a house for a blended family',
      'Planned a wedding with future stepchildren',
      'Agreed on discipline before getting married',
    ],
    wrong: ['I forgot a custody weekend in our wedding plans', 'The bigger rental fell through'],
  },
  {
    who: 'I’m a single parent with a baby',
    did: [
      'Joined a waiting list for baby care',
      'Returned to work as a single parent',
      'Arranged a back-up sitter for my baby',
      'Managed night feeds on my own',
    ],
    wrong: ['I ran out of nappies on a train', 'The childcare place went to another family'],
  },
]

/** Distractors for "My father has died". */
const OTHER_DEATHS: Decoy[] = [
  {
    who: 'My grandmother has died',
    did: [
      'Closed Grandma’s accounts',
      'Emptied Grandma’s unit before settlement',
      'Asked for leave for Grandma’s funeral',
      'Shared out Grandma’s furniture',
    ],
    wrong: [
      'I couldn’t get leave for Grandma’s funeral',
      'Grandma’s landlord wanted the unit back early',
    ],
  },
  {
    who: 'A close friend has died',
    did: [
      'Helped plan a friend’s funeral',
      'Contacted a late friend’s employer',
      'Returned a friend’s belongings to the family',
      'Asked for counselling after a friend’s funeral',
    ],
    wrong: [
      'I arrived late at my friend’s funeral',
      'My friend’s employer kept writing to the family',
    ],
  },
  {
    who: 'My aunt or uncle has died',
    did: [
      'Acted as executor for my uncle',
      'Sorted out my aunt’s papers',
      'Sold my uncle’s car for the family',
      'Travelled interstate for my aunt’s funeral',
    ],
    wrong: ['I mislaid my uncle’s car papers', 'My aunt’s will took months to sort out'],
  },
  {
    who: 'A workmate has died',
    did: [
      'Covered a late workmate’s shifts',
      'Organised transport to a workmate’s funeral',
      'Cleared out a workmate’s locker',
      'Handed over a late workmate’s clients',
    ],
    wrong: [
      'I couldn’t find my workmate’s client files',
      'My workmate’s name stayed on the roster',
    ],
  },
  {
    who: 'My brother or sister has died',
    did: [
      'Applied for leave after losing my sister',
      'Closed my brother’s accounts',
      'Supported my parents at my brother’s funeral',
      'Sorted out my sister’s belongings',
    ],
    wrong: [
      'I had to send my brother’s forms in twice',
      'My sister’s phone bill kept being charged',
    ],
  },
  {
    who: 'My cousin has died',
    did: [
      'Helped my late cousin’s partner with forms',
      'Found a home for my cousin’s dog',
      'Arranged flights to my cousin’s funeral',
      'Cancelled my cousin’s subscriptions',
    ],
    wrong: [
      'I missed my connection to my cousin’s funeral',
      'My cousin’s dog didn’t settle with us',
    ],
  },
]

const CARERS: Decoy[] = [
  {
    who: 'I look after a friend with a broken hip',
    did: [
      'Hired a shower chair for my friend',
      'Drove my friend to a hip check-up',
      'Arranged meals for a friend after surgery',
      'Helped my friend practise walking',
    ],
    wrong: ['I hired a shower chair that didn’t fit', 'My friend’s hip check-up was put off'],
  },
  {
    who: 'I look after an aunt who is blind',
    did: [
      'Read out my aunt’s mail and bills',
      'Labelled medicines for my aunt',
      'Booked a mobility trainer for my aunt',
      'Set up a talking phone for my aunt',
    ],
    wrong: ['I overlooked a bill in my aunt’s mail', 'The talking phone stopped working'],
  },
  {
    who: 'I look after a grandchild with asthma',
    did: [
      'Gave my grandchild a preventer inhaler',
      'Asked for a copy of an asthma plan',
      'Cleaned dust from my grandchild’s room',
      'Kept my grandchild home while wheezing',
    ],
    wrong: ['I forgot to reorder my grandchild’s inhaler', 'The asthma plan was out of date'],
  },
  {
    who: 'I look after a sister with a broken leg',
    did: [
      'Drove my sister to a fracture clinic',
      'Borrowed a wheelchair for my sister',
      'Took over my sister’s school runs',
      'Set up a downstairs bed for my sister',
    ],
    wrong: ['I was late for my sister’s fracture clinic', 'The wheelchair didn’t fit in my car'],
  },
  {
    who: 'I look after a neighbour with bad eyesight',
    did: [
      'Paid bills online for my neighbour',
      'Took my neighbour to an eye clinic',
      'Read out my neighbour’s letters',
      'Arranged better lighting for my neighbour',
    ],
    wrong: ['I paid my neighbour’s water bill twice', 'The eye clinic was closed when we arrived'],
  },
  {
    who: 'I look after a brother with a back injury',
    did: [
      'Took my brother to a pain clinic',
      'Helped my brother with a back injury claim',
      'Mowed lawns while my brother recovered',
      'Arranged home help for my brother',
    ],
    wrong: ['I forgot to post my brother’s claim', 'My brother’s home help cancelled'],
  },
  {
    who: 'I help a neighbour who can’t walk far',
    did: [
      'Collected groceries for my neighbour',
      'Applied for a parking permit for my neighbour',
      'Arranged a walking frame for my neighbour',
      'Put out bins for my neighbour',
    ],
    wrong: [
      'I bought the wrong groceries for my neighbour',
      'My neighbour’s lift was out of order',
    ],
  },
  {
    who: 'I visit a relative in hospital',
    did: [
      'Rostered hospital visits with relatives',
      'Took clean clothes to a ward',
      'Asked nurses about visiting hours',
      'Arranged a relative’s trip home from hospital',
    ],
    wrong: ['I went to the wrong ward with clean clothes', 'The hospital car park was full'],
  },
  {
    who: 'I’m caring for a friend with a broken hip',
    did: [
      'Stayed overnight after my friend’s hip surgery',
      'Fitted grab rails at my friend’s house',
      'Booked rehab visits for my friend',
      'Took leave to help my friend walk again',
    ],
    wrong: ['I ran out of leave while helping my friend', 'The grab rails came off the wall'],
  },
  {
    who: 'I’m caring for an aunt who is blind',
    did: [
      'Guided my aunt to medical appointments',
      'Filled in forms for my blind aunt',
      'Arranged audio books for my aunt',
      'Organised a weekend carer for my aunt',
    ],
    wrong: ['I sent in a form without my aunt’s signature', 'The weekend carer didn’t turn up'],
  },
  {
    who: 'I’m caring for a sister with a broken leg',
    did: [
      'Helped my sister shower with a plaster cast',
      'Cooked for my sister’s family',
      'Asked for carer’s leave for my sister',
      'Arranged lifts for my sister on crutches',
    ],
    wrong: [
      'I burnt my sister’s dinner and ordered in',
      'My manager knocked back my carer’s leave',
    ],
  },
  {
    who: 'I’m caring for a brother with a back injury',
    did: [
      'Lifted and carried things for my brother',
      'Kept track of my brother’s pain medicine',
      'Drove my brother to back surgery check-ups',
      'Spoke to my brother’s employer about leave',
    ],
    wrong: [
      'I mixed up my brother’s appointment times',
      'My brother’s employer lost the certificate',
    ],
  },
  {
    who: 'I’m caring for a cousin after an accident',
    did: [
      'Filled in my cousin’s insurance claim',
      'Drove my cousin to rehab after an accident',
      'Moved furniture for my cousin’s recovery',
      'Arranged respite from caring for my cousin',
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
    CARERS.map(({ who, did }) => ({ who: who.replace('look after', 'care for'), did })),
  ],
  [/\b(?:look after|care for|carer|caring for|help my|support my)\b/, CARERS],
  [
    /^(?:I (?:have|live with) an? |My )(?:parent|mother|father|partner|husband|wife|relative|sister|brother)\b|\b(?:parent|mother|father|partner|husband|wife|relative|sister|brother) with\b/i,
    [
      {
        who: 'I have a parent with diabetes',
        did: [
          'Took my parent to a diabetes clinic',
          'Checked my parent’s insulin supplies',
          'Planned meals for a parent with diabetes',
          'Booked a foot check for my parent',
        ],
        wrong: ['I left the insulin out of the fridge', 'My parent’s glucose meter went flat'],
      },
      {
        who: 'I have a partner with a bad back',
        did: [
          'Took over heavy housework from my partner',
          'Booked a back specialist for my partner',
          'Changed holiday plans for a bad back',
          'Bought a firmer mattress for my partner',
        ],
        wrong: [
          'I couldn’t move the washing machine alone',
          'Our new mattress was too soft for my partner',
        ],
      },
      {
        who: 'I have a sister or brother with asthma',
        did: [
          'Helped during my sibling’s asthma attack',
          'Picked up inhalers for my sibling',
          'Cleaned a spare room before my sibling stayed',
          'Learnt asthma first aid for my sibling',
        ],
        wrong: [
          'I picked up the wrong inhaler for my brother',
          'The spare room was too dusty for my sister',
        ],
      },
      {
        who: 'I have a parent who no longer drives',
        did: [
          'Drove my parent to appointments',
          'Sold my parent’s car',
          'Applied for taxi vouchers for my parent',
          'Planned bus trips with my parent',
        ],
        wrong: ['I double-booked a drive for Mum', 'The buyer of Mum’s car pulled out'],
      },
      {
        who: 'I have a relative with hearing aids',
        did: [
          'Booked a hearing check for my relative',
          'Replaced batteries in my relative’s hearing aids',
          'Made phone calls for a relative',
          'Set up captions for my relative',
        ],
        wrong: [
          'I bought batteries that were the wrong size',
          'My uncle’s hearing aid whistled on calls',
        ],
      },
      {
        who: 'I have a mother with poor eyesight',
        did: [
          'Read Mum’s bank letters aloud',
          'Took Mum to an eye specialist',
          'Set up large print on Mum’s phone',
          'Improved the lighting in Mum’s kitchen',
        ],
        wrong: ['I forgot to read Mum a letter from the bank', 'Mum’s new glasses were made wrong'],
      },
      {
        who: 'I have a friend with a broken leg',
        did: [
          'Drove my friend to a fracture clinic',
          'Walked my friend’s dog during recovery',
          'Collected crutches for my friend',
          'Cooked meals for a friend in plaster',
        ],
        wrong: [
          'I couldn’t get my friend up the front steps',
          'The crutches we hired were too short',
        ],
      },
      {
        who: 'My sister has asthma',
        did: [
          'Reminded my sister to refill an inhaler',
          'Took my sister to an asthma clinic',
          'Minded my sister’s kids during a flare-up',
          'Removed dusty carpet before my sister moved in',
        ],
        wrong: [
          'I forgot to collect my sister’s inhaler',
          'My sister had to leave our dusty house early',
        ],
      },
      {
        who: 'My partner has a bad back',
        did: [
          'Did the lifting for my partner at home',
          'Drove my partner to a back scan',
          'Rearranged our bedroom for a bad back',
          'Hired help for chores my partner can’t do',
        ],
        wrong: [
          'I booked my partner’s back scan on a public holiday',
          'The cleaner we hired stopped coming',
        ],
      },
      {
        who: 'My father has diabetes',
        did: [
          'Collected Dad’s diabetes medicine',
          'Reminded Dad to test blood sugar',
          'Asked a dietitian about Dad’s meals',
          'Went with Dad to a diabetes review',
        ],
        wrong: ['I cooked Dad a dinner that was too sweet', 'The chemist mixed up Dad’s scripts'],
      },
      {
        who: 'My brother has hearing aids',
        did: [
          'Arranged captions for my brother',
          'Had my brother’s hearing aids repaired',
          'Repeated phone messages for my brother',
          'Took my brother to a hearing clinic',
        ],
        wrong: [
          'I forgot to face my brother while talking',
          'My brother’s hearing aid was away for repair',
        ],
      },
      {
        who: 'My grandmother has a broken hip',
        did: [
          'Moved Grandma’s bed downstairs',
          'Booked home physio for Grandma’s hip',
          'Fitted rails in Grandma’s bathroom',
          'Met a rehab team about Grandma’s return home',
        ],
        wrong: [
          'I couldn’t get Grandma’s bed down the stairs',
          'Grandma’s home physio didn’t turn up',
        ],
      },
    ],
  ],
]

type StatementsLike = { of?: SensitiveType | 'ORDINARY'; says: RegExp; roles: Decoy[] }

/**
 * Distractors for a statement about a sensitive or an ordinary subject. Rows without `of` suit
 * both. We use the first row that matches, then the other rows if we need more.
 */
export const STATEMENTS_LIKE: StatementsLike[] = [
  ...ORDINARY_STATEMENTS.map((row) => ({ ...row, of: 'ORDINARY' as const })),
  { of: 'OTHER', says: /^My /, roles: SIMILAR_STATEMENTS.OTHER },
  { of: 'LOSS', says: /^My .* died\b/, roles: OTHER_DEATHS },
  {
    of: 'CHILDREN',
    says: /^I’m (?:(?:getting|going through an?) )?(?:separat|divorc)/,
    roles: OTHER_PARENTS,
  },
  {
    of: 'HEALTH',
    says: /^I have lost (?:my|an?) (?:baby|brother|child|daughter|father|friend|husband|mother|parent|partner|sister|son|wife)\b/,
    roles: SIMILAR_STATEMENTS.LOSS,
  },
  { of: 'HEALTH', says: /^I have had\b/, roles: PAST_ILLNESSES },
  { of: 'HEALTH', says: /^I’m a (?:grand|step-?)?parent of /, roles: PARENTS_OF_ILL_CHILDREN },
  { of: 'CHILDREN', says: /^I was |\badoptees?\b|donor-conceived/, roles: CHILDHOODS },
  ...STATEMENTS_ABOUT_OTHERS.map(([says, roles]) => ({ says, roles })),
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
      'How has today been so far?',
      'What should I leave alone today, if anything?',
      'What’s the best way to tell me you need a break?',
      'S0 first',
    ],
  },
  {
    topic: 'In your own words',
    questions: ['Tell me as much as you like about {doing it}.', 'W3', 'S2.3'],
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
      'What did you rely on: {what they use} or {something else}?',
      'What helped, even a little?',
      'What did you look for and not find, if anything?',
    ],
  },
  {
    topic: 'Before we finish',
    questions: [
      'How are you feeling after talking about this?',
      'What should I have left out, if anything?',
      'What should I take away from today?',
    ],
  },
]

export const SENSITIVE_QUESTIONS: Record<string, Row[]> = {
  // Comes before anything else, because the person may be unsafe at home.
  'S0 alone': [{ when: ['VIOLENCE'], ask: ['Who else can hear us right now?'] }],
  'S0 first': [
    {
      when: ['CHILDREN'],
      ask: ['What would you rather not talk about when it comes to your children?'],
    },
    { when: ['MIGRATION'], ask: ['What should I keep out of my notes?'] },
  ],
  'S2.3': [
    { when: ['rare'], ask: ['Who helped you at the time, if anyone?'] },
    { unless: ['rare'], ask: ['Who helps you with it, if anyone?'] },
  ],
  'S3.1': [
    { when: ['MOST_DAYS', 'all day'], ask: ['Take me through yesterday, as far as you like.'] },
    {
      unless: ['rare'],
      ask: ['Take me through the last time you {did}, as far as you like.'],
    },
    { ask: ['Take me through how you {did}, as far as you like.'] },
  ],
  'S5.1': [
    { when: ['rare'], ask: ['Which part of it do you still think about, if any?'] },
    { unless: ['rare'], ask: ['What about it is on your mind the most?'] },
  ],
  'S5.2': [
    {
      when: ['rare'],
      ask: ['Tell me about the time {wrong}, if that happened. | What happened after that?'],
    },
    {
      unless: ['rare'],
      ask: ['Tell me about a time {wrong}, if that has happened. | What happened after that?'],
    },
    // A fallback for when we don't know what went wrong.
    { ask: ['What has been the hardest part?'] },
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
    'gambl',
    'pokies',
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
  'covertly',
]
