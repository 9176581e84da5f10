import type { Sensitive } from '@wattle/contract/brief'
import type { Decoy } from './decoys.ts'
import { A_JOB, JOBS, ORDINARY_STATEMENTS } from './elsewhere.ts'
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
      who: 'I have sleep apnoea',
      did: [
        'Cleaned the mask of a sleep apnoea machine',
        'Booked a sleep study review',
        'Packed my sleep apnoea machine for a trip',
        'Asked a sleep clinic for a new hose',
      ],
      wrong: ['I left my sleep apnoea mask in a motel', 'The sleep clinic put off my review'],
    },
    {
      who: 'I have frequent migraines',
      did: [
        'Asked for a referral about my migraines',
        'Kept a diary of migraine days',
        'Explained migraines to my team leader',
        'Rearranged deadlines after a migraine',
      ],
      wrong: [
        'I missed a deadline because of a migraine',
        'The neurologist’s letter didn’t reach my GP',
      ],
    },
    {
      who: 'I have tinnitus',
      did: [
        'Booked a hearing test for my tinnitus',
        'Kept track of nights with loud ringing',
        'Tried a sound machine for the ringing',
        'Explained tinnitus to my manager',
      ],
      wrong: ['I missed a hearing test for my tinnitus', 'The audiologist lost my referral'],
    },
    {
      who: 'I have coeliac disease',
      did: [
        'Checked labels for gluten in a supermarket',
        'Rang a restaurant about gluten-free meals',
        'Saw a dietitian about coeliac disease',
        'Arranged blood tests for my coeliac review',
      ],
      wrong: ['I ordered a soup that had gluten in it', 'A café ran out of gluten-free meals'],
    },
    {
      who: 'I have high blood pressure',
      did: [
        'Recorded blood pressure readings for my GP',
        'Changed meals to bring down blood pressure',
        'Renewed a script for blood pressure tablets',
        'Asked about blood pressure side effects',
      ],
      wrong: ['I forgot to take my tablets on a trip', 'The monitor at home gave high readings'],
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
      who: 'I have Crohn’s disease',
      did: [
        'Reviewed my Crohn’s medicine with a specialist',
        'Planned meals during a Crohn’s flare-up',
        'Booked an infusion for Crohn’s disease',
        'Worked from home on a bad stomach day',
      ],
      wrong: ['I ate something that set off my Crohn’s', 'The infusion clinic moved my booking'],
    },
    {
      who: 'I have psoriasis',
      did: [
        'Saw a skin specialist about psoriasis',
        'Kept track of what sets off my psoriasis',
        'Applied a cream before work each morning',
        'Reordered prescription creams from a chemist',
      ],
      wrong: [
        'I ran out of psoriasis cream on holiday',
        'The skin specialist had a six-month wait',
      ],
    },
    {
      who: 'I have glaucoma',
      did: [
        'Put in eye drops at the same time daily',
        'Booked a pressure check with an eye specialist',
        'Renewed a licence with an eye report',
        'Asked for lifts after dark',
      ],
      wrong: ['I missed my evening eye drops twice', 'The eye clinic lost my field test'],
    },
    {
      who: 'I have a kidney condition',
      did: [
        'Rang a renal clinic about my results',
        'Limited salt on advice from a kidney specialist',
        'Booked a scan of my kidneys',
        'Carried a medicine list to the chemist',
      ],
      wrong: [
        'I forgot a kidney check-up before a trip',
        'The pathology lab mislaid a urine sample',
      ],
    },
    {
      who: 'I have arthritis in my hands',
      did: [
        'Booked hand therapy around my roster',
        'Wore wrist splints while typing',
        'Asked a GP about joint pain tablets',
        'Changed tasks at work to rest my hands',
      ],
      wrong: [
        'I dropped a tray when my hands seized up',
        'The hand therapist was booked out for weeks',
      ],
    },
    {
      who: 'I’m a shift worker with insomnia',
      did: [
        'Swapped night shifts to catch up on sleep',
        'Asked a roster manager for longer breaks',
        'Darkened a bedroom for daytime sleep',
        'Saw a GP about shift work and insomnia',
      ],
      wrong: [
        'I slept through an alarm before a shift',
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
      who: 'I’m a woman with a thyroid condition',
      did: [
        'Booked thyroid blood tests before work',
        'Asked a GP about feeling tired',
        'Adjusted my thyroid dose with a doctor',
        'Renewed a script for thyroid tablets',
      ],
      wrong: ['I took my thyroid tablet after breakfast', 'The chemist gave me the wrong dose'],
    },
    {
      who: 'I’m a parent with a bad back',
      did: [
        'Arranged help to lift my toddler',
        'Booked a physio around school hours',
        'Did back exercises during nap time',
        'Explained my bad back to my kids',
      ],
      wrong: ['I couldn’t lift the pram into the car', 'The physio had no times in school hours'],
    },
    {
      who: 'I’m a tradesperson with hearing loss',
      did: [
        'Wore hearing protection on a noisy site',
        'Booked a hearing check for a work claim',
        'Told a foreman which side to speak on',
        'Replaced hearing aid batteries in the ute',
      ],
      wrong: ['I missed a radio call on site', 'The insurer queried my hearing claim'],
    },
    {
      who: 'I’m a student with eczema',
      did: [
        'Asked a pharmacist about an eczema cream',
        'Washed sheets in a plain detergent',
        'Managed itchy skin during an exam',
        'Booked a skin specialist between classes',
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
      who: 'I have lost an uncle',
      did: [
        'Cleared out my uncle’s shed',
        'Arranged travel to my uncle’s funeral',
        'Closed my uncle’s bank accounts',
        'Sorted my uncle’s papers with his children',
      ],
      wrong: [
        'I couldn’t find the papers for my uncle’s ute',
        'My uncle’s bank asked for the same form twice',
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
        'I missed a deadline on my workmate’s project',
        'The hall for my workmate’s memorial was double-booked',
      ],
    },
    {
      who: 'I have lost a cousin',
      did: [
        'Helped my cousin’s family plan a service',
        'Ordered flowers for my cousin’s funeral',
        'Supported my aunt after losing my cousin',
        'Returned my cousin’s belongings to the family',
      ],
      wrong: [
        'I missed a flight to my cousin’s funeral',
        'My cousin’s name was misspelt in the notice',
      ],
    },
    {
      who: 'I have lost my mother-in-law',
      did: [
        'Packed up my mother-in-law’s kitchen',
        'Redirected my mother-in-law’s mail',
        'Wrote thank-you cards after my mother-in-law’s funeral',
        'Returned the keys to my mother-in-law’s unit',
      ],
      wrong: [
        'I couldn’t get into my mother-in-law’s unit',
        'My mother-in-law’s mail kept coming to us',
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
        'I forgot to cancel my grandparent’s insurance',
        'The relatives argued over my grandparent’s furniture',
      ],
    },
    {
      who: 'I’m grieving for an aunt',
      did: [
        'Spoke to a counsellor about losing my aunt',
        'Helped my cousins with my aunt’s will',
        'Notified a bank about my aunt’s account',
        'Arranged storage for my aunt’s furniture',
      ],
      wrong: ['I lost the key to my aunt’s unit', 'My aunt’s papers went to the wrong address'],
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
        'Looked after my cousin’s children after school',
        'Closed my cousin’s phone account',
        'Explained leave for my cousin’s funeral',
      ],
      wrong: [
        'I forgot to pass on my cousin’s funeral details',
        'The notice for my cousin had the wrong date',
      ],
    },
  ],
  MONEY: [
    {
      who: 'I have fines I’m paying off',
      did: [
        'Asked for more time to pay a fine',
        'Set up instalments for a parking fine',
        'Checked how much I owed in fines',
        'Rang the fines office about a reminder',
      ],
      wrong: ['I missed an instalment on a parking fine', 'The fines office added a late charge'],
    },
    {
      who: 'I have borrowed money from my family',
      did: [
        'Agreed on repayments with my family',
        'Explained a missed repayment to my parents',
        'Kept track of money owed to relatives',
        'Asked my family for a short-term loan',
      ],
      wrong: ['I had to ask my parents for more time', 'My sister needed her money back early'],
    },
    {
      who: 'I’m behind on a power bill',
      did: [
        'Asked a power company for a payment plan',
        'Applied for help with an electricity bill',
        'Cut back on power use at home',
        'Answered a disconnection notice',
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
      wrong: ['I had no written record of the loan', 'My cousin stopped paying me back'],
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
      who: 'I have put off dental work I can’t afford',
      did: [
        'Asked a dentist about paying in instalments',
        'Joined a waiting list for public dental care',
        'Compared prices for a filling',
        'Rang a dental clinic about a concession',
      ],
      wrong: [
        'I cancelled a filling I couldn’t pay for',
        'The public dental clinic had a long waiting list',
      ],
    },
    {
      who: 'I live on a pension',
      did: [
        'Reported changed income to the pension office',
        'Applied for a pension concession',
        'Planned bills around pension days',
        'Followed up a late pension payment',
      ],
      wrong: ['I filled in the wrong pension form', 'My pension was paid late over the holidays'],
    },
    {
      who: 'I live on one income with children at school',
      did: [
        'Looked for a second-hand school uniform',
        'Asked a school about camp fees',
        'Applied for help with school costs',
        'Budgeted for a term of excursions',
      ],
      wrong: [
        'I missed the cut-off for help with school costs',
        'The excursion cost more than the note said',
      ],
    },
    {
      who: 'I have moved to a cheaper flat to save on rent',
      did: [
        'Split a power bill with my flatmate',
        'Sold furniture to cover moving costs',
        'Shared a weekly shop with my flatmate',
        'Compared rents further from town',
      ],
      wrong: [
        'I fell behind on my half of the power bill',
        'My old landlord kept part of the bond',
      ],
    },
    {
      who: 'I’m a student with overdue fees',
      did: [
        'Asked a university to defer my fees',
        'Applied for a student bursary',
        'Picked up extra shifts to cover fees',
        'Checked a fee deadline with student services',
      ],
      wrong: ['I was locked out of my results over fees', 'The bursary office lost my application'],
    },
    {
      who: 'I’m a renter who shares a room',
      did: [
        'Shared rent payments with a roommate',
        'Added a roommate to a lease',
        'Reminded a roommate about overdue rent',
        'Looked for a room closer to work',
      ],
      wrong: [
        'I covered my roommate’s half of the rent',
        'The landlord objected to a second tenant',
      ],
    },
    {
      who: 'I’m a driver behind on a car loan',
      did: [
        'Refinanced a car loan',
        'Asked a lender to defer a car payment',
        'Budgeted for a car loan and insurance',
        'Checked a payout figure for a car loan',
      ],
      wrong: [
        'I missed a car loan payment after changing banks',
        'The lender sent a default notice by mistake',
      ],
    },
    {
      who: 'I’m a parent who pays child support',
      did: [
        'Reported an income change for child support',
        'Asked for a child support review',
        'Set up automatic child support payments',
        'Rang about a child support letter',
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
        'The child health nurse was booked out for weeks',
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
        'I had to leave a party early over nuts',
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
        'I cancelled speech therapy in a busy week',
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
        'I couldn’t sign a hospital form for my grandchild',
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
        'I was late for work when my child stayed home',
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
        'I forgot to charge a hearing aid overnight',
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
      wrong: ['I planned a trip on the wrong weekend', 'The handover was moved to a different day'],
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
        'I rang in sick after a night of crying',
        'The settling clinic had a long waiting list',
      ],
    },
    {
      who: 'I’m a step-parent of a teenager',
      did: [
        'Agreed on screen rules with my stepchild',
        'Talked with a co-parent about a teenager',
        'Took my teenage stepchild to a counsellor',
        'Went to a school meeting as a step-parent',
      ],
      wrong: [
        'I missed a school meeting about my stepchild',
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
        'Separated bank accounts after moving out',
        'Changed a parenting arrangement',
        'Transferred a lease into my name',
        'Booked mediation about property',
      ],
      wrong: [
        'I signed a property agreement with a mistake in it',
        'The bank froze our joint account',
      ],
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
      who: 'I have been threatened by a neighbour',
      did: [
        'Reported a neighbour to the council',
        'Kept a record of threats over the fence',
        'Asked a mediator to talk to my neighbour',
        'Saved messages from the people next door',
      ],
      wrong: [
        'I missed a mediation date about my neighbour',
        'The council closed my complaint without calling',
      ],
    },
    {
      who: 'I have had my house broken into',
      did: [
        'Filled in an insurance claim after a break-in',
        'Changed the locks after a burglary',
        'Gave police a list of stolen things',
        'Checked cameras after a noise outside',
      ],
      wrong: [
        'I left something off the list for police',
        'The insurer took months to pay for the break-in',
      ],
    },
    {
      who: 'I have been scammed by someone I trusted',
      did: [
        'Reported a scam to my bank',
        'Replaced bank cards after a scam',
        'Changed passwords on all my accounts',
        'Spoke to a counsellor about being scammed',
      ],
      wrong: ['I deleted an email the bank needed', 'The bank refused to refund the scam'],
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
        'I left my notes about the bullying at work',
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
      wrong: [
        'I mixed up two weekends with my children',
        'The school sent reports to only one address',
      ],
    },
    {
      who: 'I’m a man who has been robbed',
      did: [
        'Gave a statement to police about a robbery',
        'Cancelled stolen cards after being robbed',
        'Applied for help for victims of crime',
        'Changed my way home after a robbery',
      ],
      wrong: [
        'I gave police the wrong time for the robbery',
        'The detective on my robbery changed twice',
      ],
    },
    {
      who: 'I’m a woman who has been scammed',
      did: [
        'Reported a fake profile to a website',
        'Blocked a caller who took my money',
        'Rang a bank’s fraud team',
        'Kept copies of a scammer’s emails',
      ],
      wrong: ['I lost copies of the scammer’s emails', 'The bank’s fraud team didn’t ring back'],
    },
  ],
  MIGRATION: [
    {
      who: 'I came to Australia as a student',
      did: [
        'Applied for a visa after my course',
        'Extended a lease near the university',
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
      who: 'I have parents overseas who need care',
      did: [
        'Sent money for my parents’ medicine',
        'Rang a clinic overseas about my parents',
        'Booked flights to see my parents',
        'Asked a boss for leave to travel home',
      ],
      wrong: [
        'I couldn’t get leave to visit my parents',
        'A transfer to my parents took two weeks',
      ],
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
      who: 'I’m on a working holiday visa',
      did: [
        'Looked for farm work to extend a visa',
        'Collected payslips for a second working holiday',
        'Asked a farmer about piece rates',
        'Booked a room near a farm',
      ],
      wrong: ['I lost payslips I needed for my visa', 'The farm had no work when I arrived'],
    },
    {
      who: 'I’m a New Zealander living in Australia',
      did: [
        'Applied for citizenship as a New Zealander',
        'Checked which payments New Zealanders can get',
        'Transferred savings from New Zealand',
        'Requested tax records from New Zealand',
      ],
      wrong: [
        'I applied for a payment New Zealanders can’t get',
        'The tax office in New Zealand lost my request',
      ],
    },
    {
      who: 'I’m a permanent resident with family overseas',
      did: [
        'Renewed a resident return visa',
        'Booked a citizenship test',
        'Checked residence rules before going overseas',
        'Updated passport details for my residency',
      ],
      wrong: [
        'I let my return visa run out before a trip',
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
      wrong: ['I sent my wages to a closed account', 'The farm took too much out for housing'],
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
      who: 'I have had to close my business',
      did: [
        'Negotiated with suppliers after closing a business',
        'Told customers about closing my shop',
        'Sold stock from a closed business',
        'Met an accountant about winding up',
      ],
      wrong: [
        'I underestimated the tax on closing my shop',
        'The landlord kept the bond on my shop',
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
        'I stored papers I needed for a rental application',
        'My friends’ landlord said I couldn’t stay',
      ],
    },
    {
      who: 'I’m a parent who lives apart from my children',
      did: [
        'Rang my children before bedtime',
        'Booked a train to visit my children',
        'Asked a school for copies of reports',
        'Planned a weekend with my children',
      ],
      wrong: [
        'I missed a weekend with my children',
        'The school sent reports to the other address',
      ],
    },
    {
      who: 'I’m a driver who has lost their licence',
      did: [
        'Organised a car pool after a suspension',
        'Completed a module of a traffic offender course',
        'Caught buses to work after a suspension',
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
        'I forgot to cancel the power at my old flat',
        'The agent charged me for breaking the lease',
      ],
    },
    {
      who: 'I’m a student who has failed a year',
      did: [
        'Met an adviser about repeating subjects',
        'Applied for special consideration',
        'Joined a study group before repeat exams',
        'Explained a failed year to my family',
      ],
      wrong: ['I missed the date to drop a subject', 'The faculty turned down my appeal'],
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
        'Planned birthdays with both parents',
        'Drove between Mum’s place and Dad’s',
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
    wrong: ['I left my father’s details off a form', 'Mum’s move was held up by the removalist'],
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
    wrong: [
      'I put off seeing a counsellor about school',
      'My child’s school ignored my emails about bullies',
    ],
  },
  {
    who: 'I’m an only child who grew up without a mother',
    did: [
      'Looked for old photos of Mum',
      'Asked an aunt about Mum’s health',
      'Visited Mum’s grave with Dad',
      'Managed Dad’s paperwork on my own',
    ],
    wrong: ['I couldn’t tell a doctor about Mum’s health', 'A box of Mum’s photos went missing'],
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
      'Planned birthdays around divorced parents',
      'Told each parent my news separately',
      'Passed messages from Dad to Mum',
      'Split visits between two households',
    ],
    wrong: ['I forgot to tell Dad about a family dinner', 'My parents argued over a shared bill'],
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
      'Took antiviral tablets for a week',
      'Worked from home during shingles',
      'Booked a shingles vaccine',
    ],
    wrong: ['I went back to work too soon after shingles', 'The chemist had no antiviral tablets'],
  },
  {
    who: 'I have had kidney stones',
    did: [
      'Drank extra water after kidney stones',
      'Booked a kidney scan',
      'Changed meals to prevent kidney stones',
      'Saw a urologist about kidney stones',
    ],
    wrong: ['I forgot to fast before a kidney scan', 'The kidney scan was sent to the wrong GP'],
  },
  {
    who: 'I have had a hernia operation',
    did: [
      'Arranged lighter duties after a hernia operation',
      'Claimed surgery costs from a health fund',
      'Checked a wound with a nurse',
      'Organised help with lifting at home',
    ],
    wrong: ['I lifted a box too soon after my hernia', 'The health fund rejected my surgery claim'],
  },
  {
    who: 'I have had a blood clot',
    did: [
      'Arranged scans after a blood clot',
      'Wore compression stockings on a flight',
      'Kept a list of blood thinners',
      'Asked about exercise after a clot',
    ],
    wrong: ['I missed a dose of my blood thinner', 'The clinic mixed up my clot scan times'],
  },
  {
    who: 'I have had glandular fever',
    did: [
      'Extended sick leave with glandular fever',
      'Rested between shifts after glandular fever',
      'Dropped an evening class while unwell',
      'Repeated blood tests for glandular fever',
    ],
    wrong: [
      'I ran out of sick leave with glandular fever',
      'The lab lost a blood sample for glandular fever',
    ],
  },
  {
    who: 'I have had pneumonia',
    did: [
      'Booked a follow-up chest X-ray',
      'Did breathing exercises after pneumonia',
      'Asked about a pneumonia vaccine',
      'Returned to work slowly after a lung infection',
    ],
    wrong: ['I ran out of breath on the office stairs', 'The chest X-ray had to be repeated'],
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
      'The chemist was out of epilepsy medicine',
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
      'Gave a school our new asthma plan',
      'Saw a respiratory specialist with my child',
      'Ordered a spare nebuliser for my child',
      'Arranged carer’s leave during an asthma flare-up',
    ],
    wrong: [
      'I left the spacer at my parents’ place',
      'The respiratory clinic cancelled our appointment',
    ],
  },
  {
    who: 'I’m a parent of a child with cystic fibrosis',
    did: [
      'Did chest physio with my child',
      'Packed enzymes in my child’s lunch box',
      'Booked a cystic fibrosis clinic visit',
      'Asked a school about keeping germs away',
    ],
    wrong: [
      'I forgot the enzymes at a birthday party',
      'The cystic fibrosis clinic changed our date',
    ],
  },
  {
    who: 'I’m a parent of a child with severe eczema',
    did: [
      'Reordered skin creams for my child',
      'Ran a bath with oil for my child',
      'Kept an eczema diary for a skin specialist',
      'Explained wet dressings to a preschool',
    ],
    wrong: [
      'I packed the wrong eczema cream for camp',
      'The skin specialist had no times for months',
    ],
  },
  {
    who: 'I’m a grandparent of a child with a heart condition',
    did: [
      'Minded my grandchild between heart check-ups',
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
    wrong: ['I forgot to swap a shift for my weekend', 'The weekend visit was moved to Monday'],
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
    wrong: ['I left my grandchild’s camp form unsigned', 'The guardianship papers were sent back'],
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
    who: 'I’m a parent who works away for weeks',
    did: [
      'Swapped rosters for a school concert',
      'Rang home at bedtime from a work camp',
      'Booked flights home between rosters',
      'Arranged a school run from a mine site',
    ],
    wrong: ['I missed a parent-teacher night while away', 'The Friday flight home was cancelled'],
  },
  {
    who: 'I’m a guardian of my nephew',
    did: [
      'Signed school forms for my nephew',
      'Claimed a payment for guardians',
      'Took my nephew to visit his siblings',
      'Found a counsellor for my nephew',
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
    who: 'My best friend has died',
    did: [
      'Helped plan my friend’s funeral',
      'Contacted my friend’s employer',
      'Returned my friend’s belongings to the family',
      'Asked for counselling after my friend’s funeral',
    ],
    wrong: [
      'I arrived late at my friend’s funeral',
      'My friend’s employer kept writing to the family',
    ],
  },
  {
    who: 'My uncle has died',
    did: [
      'Acted as executor for my uncle',
      'Checked my uncle’s superannuation papers',
      'Sold my uncle’s tools for the family',
      'Travelled interstate for my uncle’s funeral',
    ],
    wrong: ['I mislaid my uncle’s car papers', 'My uncle’s will took months to sort out'],
  },
  {
    who: 'My workmate has died',
    did: [
      'Covered my workmate’s shifts',
      'Organised transport to my workmate’s funeral',
      'Cleared out my workmate’s locker',
      'Handed over my workmate’s clients',
    ],
    wrong: [
      'I couldn’t find my workmate’s client files',
      'My workmate’s name stayed on the roster',
    ],
  },
  {
    who: 'My sister has died',
    did: [
      'Applied for leave after my sister’s death',
      'Notified my sister’s super fund',
      'Supported my parents at my sister’s funeral',
      'Sorted out my sister’s belongings',
    ],
    wrong: [
      'I had to send my sister’s forms in twice',
      'My sister’s phone bill kept being charged',
    ],
  },
  {
    who: 'My cousin has died',
    did: [
      'Visited my cousin’s partner after the funeral',
      'Collected my cousin’s mail',
      'Arranged flights to my cousin’s funeral',
      'Cancelled my cousin’s subscriptions',
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
    wrong: ['I sent off a form my aunt hadn’t signed', 'The weekend carer didn’t turn up'],
  },
  {
    who: 'I’m caring for a sister with a broken leg',
    did: [
      'Helped my sister shower with a plaster cast',
      'Cooked for my sister’s family',
      'Asked for carer’s leave for my sister',
      'Arranged lifts for my sister on crutches',
    ],
    wrong: ['I double-booked a lift for my sister', 'My manager knocked back my carer’s leave'],
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
    CARERS.map(({ who, ...rest }) => ({ ...rest, who: who.replace('look after', 'care for') })),
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
          'Carried the shopping for my partner',
        ],
        wrong: [
          'I forgot to book my partner’s back specialist',
          'The back specialist had no times for weeks',
        ],
      },
      {
        who: 'I have a brother with asthma',
        did: [
          'Reminded my brother about an asthma review',
          'Picked up inhalers for my brother',
          'Cleaned a spare room before my brother stayed',
          'Learnt asthma first aid for my brother',
        ],
        wrong: [
          'I picked up the wrong inhaler for my brother',
          'The spare room was too dusty for my brother',
        ],
      },
      {
        who: 'I have a parent who no longer drives',
        did: [
          'Drove my parent to appointments',
          'Ordered groceries online for my parent',
          'Applied for taxi vouchers for my parent',
          'Planned bus trips with my parent',
        ],
        wrong: ['I double-booked a drive for Mum', 'The taxi we booked for Mum was late'],
      },
      {
        who: 'I have an uncle with hearing aids',
        did: [
          'Booked a hearing check for my uncle',
          'Replaced batteries in my uncle’s hearing aids',
          'Made phone calls for my uncle',
          'Set up captions on my uncle’s television',
        ],
        wrong: [
          'I bought hearing aid batteries in the wrong size',
          'My uncle’s hearing aid stopped working on a trip',
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
          'I forgot to take my friend’s X-rays along',
          'The crutches we hired were too short',
        ],
      },
      {
        who: 'My sister has asthma',
        did: [
          'Reminded my sister to refill an inhaler',
          'Took my sister to an asthma clinic',
          'Minded my sister’s kids during a flare-up',
          'Vacuumed before my sister came to stay',
        ],
        wrong: [
          'I forgot to collect my sister’s inhaler',
          'The asthma clinic put off my sister’s visit',
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
        wrong: ['I forgot to pick up Dad’s test strips', 'The chemist mixed up Dad’s scripts'],
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
          'I left my brother a message he couldn’t hear',
          'My brother’s hearing aid was away for repair',
        ],
      },
      {
        who: 'My grandmother has a broken hip',
        did: [
          'Helped Grandma walk to the letterbox',
          'Booked home physio for Grandma’s hip',
          'Checked the rails in Grandma’s bathroom',
          'Met a rehab team about Grandma’s return home',
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
    who: 'I’m a grandchild packing up a grandparent’s unit',
    did: [
      'Packed a grandparent’s crockery',
      'Donated a grandparent’s furniture',
      'Handed back the keys to a unit',
      'Found a box of old letters',
      'Booked a skip for a grandparent’s unit',
    ],
    wrong: ['I packed the wrong box for the op shop', 'A removalist broke a grandparent’s mirror'],
  },
  {
    who: 'I’m a niece or nephew selling an aunt’s car',
    did: [
      'Transferred an aunt’s car registration',
      'Cleaned out an aunt’s car',
      'Advertised an aunt’s hatchback',
      'Found the papers for an aunt’s car',
      'Cancelled an aunt’s car insurance',
    ],
    wrong: ['I couldn’t find an aunt’s spare car key', 'A buyer pulled out over a dent'],
  },
  {
    who: 'I’m a friend arranging a memorial service',
    did: [
      'Chose readings for a memorial',
      'Booked a hall for a memorial',
      'Invited old friends to a memorial',
      'Ordered flowers for a memorial',
      'Put together photos of a friend',
    ],
    wrong: [
      'I printed the wrong date on a service booklet',
      'The hall for a memorial was double-booked',
    ],
  },
  {
    who: 'I’m a cousin sorting out an uncle’s papers',
    did: [
      'Closed an uncle’s bank account',
      'Wrote to an uncle’s super fund',
      'Cancelled an uncle’s phone plan',
      'Found an uncle’s will',
      'Took a certificate to an uncle’s bank',
    ],
    wrong: ['I lost an uncle’s death certificate', 'A super fund asked for the same form twice'],
  },
  {
    who: 'I’m a workmate organising a farewell',
    did: [
      'Collected messages for a family',
      'Planned a farewell with a family',
      'Packed up a workmate’s desk',
      'Ordered a wreath from the office',
      'Told clients about a workmate’s death',
    ],
    wrong: ['I left a name off a wreath', 'A card for a family got lost in the post'],
  },
  {
    who: 'I’m an executor settling a friend’s estate',
    did: [
      'Applied for probate',
      'Paid a funeral account from an estate',
      'Listed a friend’s savings',
      'Met a solicitor about an estate',
      'Lodged a friend’s last tax return',
    ],
    wrong: ['I missed a date for an estate form', 'A bank froze an account for months'],
  },
]

/** For people who say when they lost someone. */
const LOST_LATELY = [
  'I lost a grandparent in the last year',
  'I lost a close friend in the last two years',
  'I lost an uncle in the last two years',
  'I lost a cousin in the last three years',
  'I lost a workmate in the last year',
  'I lost my mother-in-law in the last year or two',
]

/** For people whose statement is about a sport, and not about an illness. */
const ACTIVE_PEOPLE: Decoy[] = [
  {
    who: 'I’m a social tennis player over fifty',
    did: [
      'Strapped an elbow before a match',
      'Warmed up before a tennis match',
      'Saw a doctor about a sore elbow',
      'Stretched after a tennis match',
      'Tried a lighter racquet',
    ],
    wrong: ['I pulled a calf in a doubles match', 'My elbow ached for weeks after a match'],
  },
  {
    who: 'I’m a weekend cyclist over forty',
    did: [
      'Had a bike fitting for a sore neck',
      'Rolled tight calves after a ride',
      'Asked a chemist about saddle sores',
      'Cooled down after a long ride',
      'Planned rest days between rides',
    ],
    wrong: ['I rode too far with a sore knee', 'My hands went numb on a long ride'],
  },
  {
    who: 'I’m a lap swimmer over sixty',
    did: [
      'Bought ear drops after swimming',
      'Did shoulder stretches before a swim',
      'Asked a coach about a sore shoulder',
      'Tried a kickboard for a few weeks',
      'Booked a massage after training',
    ],
    wrong: ['I got an ear infection after a swim', 'My shoulder clicked all through training'],
  },
  {
    who: 'I’m a bushwalker over fifty',
    did: [
      'Taped an ankle before a walk',
      'Wore new insoles on a track',
      'Treated a blister on the track',
      'Saw a podiatrist about sore feet',
      'Used walking poles downhill',
    ],
    wrong: ['I rolled an ankle on a rocky track', 'My boots gave me blisters on both heels'],
  },
  {
    who: 'I’m a lawn bowler over seventy',
    did: [
      'Used a bowling arm to save my back',
      'Rested a sore hip between ends',
      'Put on a knee guard before a game',
      'Asked a GP about a stiff hip',
      'Did gentle stretches before bowls',
    ],
    wrong: ['I strained my back picking up a bowl', 'My knee locked during a pairs game'],
  },
  {
    who: 'I’m a recreational golfer over fifty',
    did: [
      'Warmed up a stiff back before golf',
      'Hired a buggy to rest a hip',
      'Had a massage after eighteen holes',
      'Put on sunscreen before a round',
      'Saw a specialist about a sore wrist',
    ],
    wrong: ['I jarred my wrist on a tree root', 'My back seized up on the ninth hole'],
  },
  {
    who: 'I’m a beginner at yoga over forty',
    did: [
      'Chose a gentler yoga class',
      'Told a teacher about a weak wrist',
      'Practised a breathing exercise',
      'Used a block for a stretch',
      'Skipped a headstand in class',
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
      'Closed an uncle’s savings account',
      'Asked a lawyer about an estate',
      'Listed what an uncle owned',
      'Sold shares for an estate',
      'Paid a funeral invoice from an estate',
    ],
    wrong: ['I missed a date for an estate form', 'The probate office lost a certificate'],
  },
  {
    who: 'I manage a brother’s disability funding',
    did: [
      'Checked a support worker’s invoice',
      'Claimed therapy costs from a funding plan',
      'Asked for a review of a funding plan',
      'Moved funds between two support budgets',
      'Sent a receipt to a plan manager',
    ],
    wrong: ['I spent a support budget too early', 'A funding plan ended without a new one'],
  },
  {
    who: 'I have power of attorney for an aunt',
    did: [
      'Showed a bank the power of attorney',
      'Signed a nursing home contract for an aunt',
      'Renewed a term deposit for an aunt',
      'Set up a direct debit for an aunt’s rent',
      'Lodged an aunt’s tax return',
    ],
    wrong: ['I took the wrong form to a bank', 'A branch refused my signature for an aunt'],
  },
  {
    who: 'I run the bank account of a share house',
    did: [
      'Collected a share of the rent',
      'Divided the gas bill by five',
      'Reminded a housemate about the bond',
      'Transferred the rent to an agent',
      'Kept receipts for shared groceries',
    ],
    wrong: ['I sent the rent to an old account', 'A housemate moved out owing two weeks’ rent'],
  },
  {
    who: 'I save for my children in a family trust',
    did: [
      'Met an accountant about a family trust',
      'Signed a trust’s yearly minutes',
      'Chose an investment fund for the children',
      'Checked a trust’s statement',
      'Put birthday money into a children’s fund',
    ],
    wrong: ['I forgot to sign a trust’s minutes', 'The fund’s fees went up without notice'],
  },
]

/** What became of people after a death, for a widow. */
const BEREAVED: Decoy[] = [
  {
    who: 'I’m a surviving twin',
    did: [
      'Chose a photo for a frame',
      'Marked a birthday quietly',
      'Joined an online group',
      'Sorted a wardrobe with a friend',
    ],
    wrong: ['I forgot to cancel a gym membership', 'An old letter upset me'],
  },
  {
    who: 'I’m an adult orphan',
    did: [
      'Closed a bank account',
      'Kept a box of recipes',
      'Gave clothes to an op shop',
      'Wrote a note to a hospital ward',
    ],
    wrong: ['I lost a copy of a certificate', 'A call from a bank upset me'],
  },
  {
    who: 'I’m the last of my siblings',
    did: [
      'Told old friends about a funeral',
      'Scanned an album of photos',
      'Lit a candle on an anniversary',
      'Passed on a family ring',
    ],
    wrong: ['I missed a cousin’s call', 'The funeral notice had a wrong date'],
  },
  {
    who: 'I’m an executor of a friend’s will',
    did: [
      'Rang a superannuation fund',
      'Found a home for a cat',
      'Cancelled a phone plan',
      'Met a lawyer about an estate',
    ],
    wrong: ['I mislaid a copy of a will', 'The bank asked for a form again'],
  },
  {
    who: 'I’m a godchild who lost a godparent',
    did: [
      'Read a poem at a service',
      'Planted a rose bush',
      'Visited a grave',
      'Kept an old watch',
    ],
    wrong: ['I arrived late for a service', 'The flowers came a day late'],
  },
]

/**
 * Distractors for a statement about a sensitive or an ordinary subject. Rows without `of` suit
 * both. We use the first row that matches, then the other rows if we need more.
 */
export const STATEMENTS_LIKE: StatementsLike[] = [
  ...ORDINARY_STATEMENTS.map((row) => ({ ...row, of: 'ORDINARY' as const })),
  { of: 'OTHER', says: /^My /, roles: SIMILAR_STATEMENTS.OTHER },
  {
    of: 'MONEY',
    says: /’s? (?:money|finances|accounts?|bills|bank)\b/,
    roles: OTHER_PEOPLES_MONEY,
  },
  { of: 'LOSS', says: /^My .* died\b/, roles: OTHER_DEATHS },
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
      when: ['keeps track'],
      unless: ['rare'],
      ask: [
        'Take me through the last time you had to check something about {a one}, as far as you like.',
      ],
    },
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
      when: ['own slip'],
      ask: [
        'What turned out differently from what you’d had in mind, if anything? | What happened after that?',
      ],
    },
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
