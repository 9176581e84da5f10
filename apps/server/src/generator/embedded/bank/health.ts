import { domain } from './domain.ts'

export const HEALTH = [
  domain({
    name: 'clinics',
    side: 'work',
    area: 'Health care',
    cues: 'clinic clinics hospital patient patients medical physio dental dentist gp referral referrals ward nurse nursing pharmacy surgery telehealth radiology theatre',
    roles:
      'GP / nurse / physiotherapist / dentist / practice manager / pharmacist / optometrist / podiatrist',
    peers:
      'medical receptionist / radiographer / dietitian / speech pathologist / midwife / paramedic / ward clerk / dental assistant',
    tasks:
      'Wrote a referral / Ordered supplies / Trained a new starter / Answered a complaint / Chased test results / Updated a price list / Booked an interpreter / Sent a discharge letter',
    hassles:
      'A patient missed an appointment / A referral went astray / A session ran an hour late / A claim was sent back / A supply ran out / A phone queue grew too long / A record was incomplete / A shift was left unfilled',
    tools:
      'Practice software / A paper diary / A shared spreadsheet / Phone calls / Text messages / A whiteboard / Email / A booking website',
    spend: 'the clinic',
    trade: 'Selling medical software or equipment',
    period: 'week',
  }),
  domain({
    name: 'family care',
    side: 'home',
    area: 'Caring for a relative',
    cues: "elderly_parents ageing_parents aging_parents older_parents parent's parents' my_mum my_dad my_mother my_father dementia carer carers family_carer caring look_after looking_after",
    roles:
      'family carer / adult child / daughter / son / grandchild / spouse / neighbour / sibling',
    peers:
      'volunteer / foster parent / grandparent / babysitter / pet owner / guardian / host / coach',
    tasks:
      'Drove a relative to an appointment / Filled in a form for someone / Picked up a prescription / Called a service for a relative / Paid a bill for someone / Cooked for another household / Fixed something at a relative’s home / Met with a care provider',
    hassles:
      'Missed a call for help / Took time off work at short notice / Heard of a change too late / Argued about who does what / Waited on hold for an hour / Filled in a form twice / Lost a letter / Paid for something twice',
    tools:
      'A family group chat / A wall calendar / A notebook / Phone calls / A shared spreadsheet / A paid service / A pill box / A shared online calendar',
    spend: 'care and health',
    trade: 'Nursing, pharmacy or paid care',
    period: 'month',
    sensitive: true,
  }),
  domain({
    name: 'own health',
    side: 'home',
    area: 'My own health',
    cues: 'patient patients chronic diabetes diabetic asthma migraine pain medication medications medicines pills tablets symptoms migraines surgery sleep insomnia allergy allergies coeliac pregnancy pregnant menopause endometriosis blood_pressure specialist doctor doctors health weight diet eczema hearing lupus arthritis tinnitus acne epilepsy cancer stroke snoring psoriasis crohns ibs reflux dialysis fibromyalgia incontinence knee_replacement',
    roles:
      'patient / family carer / expectant mother / new mother / glasses wearer / hearing aid user / shift worker / retiree',
    peers:
      'blood donor / gym member / regular swimmer / vegetarian / former smoker / volunteer / grandparent / private health member',
    tasks:
      'Picked up a prescription / Booked a check-up / Compared health funds / Had a blood test / Joined an exercise class / Read up on a treatment / Claimed a rebate / Changed a meal plan',
    hassles:
      'Waited over two weeks for an appointment / Paid more than expected / Forgot a question at the doctor / Lost a test result / Told the same story twice / Ran out of a medicine / Missed an appointment / Got two different answers',
    tools:
      'A notebook / A phone reminder / A pill box / A wall calendar / A health app / A paper folder / A relative who helps / Photos on my phone',
    spend: 'health',
    trade: 'Nursing, pharmacy or other health care',
    period: 'month',
    sensitive: true,
  }),
  domain({
    name: 'mental health',
    side: 'home',
    area: 'Mental health',
    cues: 'anxiety anxious depression mental mindfulness meditation therapy therapist counselling stress stressed burnout burnt_out lonely loneliness grief mood adhd panic wellbeing',
    roles:
      'night-shift worker / new parent / support person / job seeker / helpline volunteer / widow / caller of a helpline / group member',
    peers:
      'volunteer / choir member / regular walker / gardener / team captain / club member / yoga student / book club member',
    tasks:
      'Took a day off to rest / Went for a long walk / Wrote in a journal / Called a close friend / Tried a breathing exercise / Changed a bedtime / Read a self-help book / Turned off notifications',
    hassles:
      'Put off a task for days / Slept badly for a week / Cancelled on a friend / Waited weeks for a booking / Lost track of a day / Snapped at someone / Missed a deadline / Gave up on an app',
    tools:
      'A journal / A meditation app / Talking to a friend / A helpline / A wall calendar / Exercise / A group that meets / A paid session',
    spend: 'wellbeing',
    trade: 'Counselling or other health care',
    period: 'month',
    sensitive: true,
  }),
  domain({
    name: 'aged care',
    side: 'work',
    area: 'Aged care',
    cues: 'aged residents resident nursing_home nursing_homes retirement_village home_care dementia carers falls elderly',
    roles:
      'aged care nurse / care worker / residential care manager / home care worker / lifestyle coordinator / care manager / roster coordinator / village manager',
    peers:
      'kitchen hand / laundry worker / cleaner / bus driver / gardener / physiotherapy aide / receptionist / maintenance officer',
    tasks:
      'Wrote a care note / Filled a shift at short notice / Met with a family / Updated a care plan / Reported an incident / Trained a new starter / Prepared for an audit / Planned an outing',
    hassles:
      'A shift was left unfilled / A handover missed something / A family was not told in time / A form was filled in twice / A visit ran late / A supply ran out / An audit found a gap / A note could not be found',
    tools:
      'Care software / A paper folder / A whiteboard / A shared spreadsheet / A handover book / Phone calls / Text messages / A roster app',
    spend: 'the service',
    trade: 'Selling care software or equipment',
    period: 'week',
  }),
  domain({
    name: 'disability',
    side: 'home',
    area: 'Disability support',
    cues: 'ndis disability disabled wheelchair autism autistic deaf blind vision_impaired accessible accessibility support_worker support_workers participants',
    roles:
      'NDIS participant / support worker / support coordinator / plan manager / wheelchair user / parent carer / family carer / nominee',
    peers:
      'volunteer driver / school aide / community nurse / translator / sports coach / day program leader / advocate / housemate',
    tasks:
      'Booked a support shift / Checked an invoice / Prepared for a plan review / Compared providers / Arranged transport / Ordered equipment / Wrote to a provider / Met a new worker',
    hassles:
      'A shift was cancelled on the day / A claim was knocked back / A worker arrived late / A provider did not call back / Equipment came late / A form was filled in twice / A ride did not turn up / A budget ran short',
    tools:
      'A provider portal / A spreadsheet / Text messages / Phone calls / A paper folder / A wall calendar / A plan manager / A social media group',
    spend: 'support',
    trade: 'Selling care software or equipment',
    period: 'month',
    sensitive: true,
  }),
]
