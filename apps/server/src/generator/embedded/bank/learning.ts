import { domain } from './domain.ts'

export const LEARNING = [
  domain({
    name: 'childcare',
    side: 'work',
    area: 'Childcare',
    cues: 'childcare daycare kindergarten kinder preschool early_learning educators educator nanny nannies oshc toddlers',
    roles:
      'childcare educator / centre director / kindergarten teacher / nanny / room leader / family day carer / educational leader / centre manager',
    peers:
      'school aide / babysitter / primary teacher / playgroup leader / centre cook / swim teacher / librarian / nurse',
    tasks:
      'Wrote a learning story / Filled a roster gap / Spoke with a worried parent / Ordered art supplies / Recorded an accident / Planned an excursion / Checked a ratio / Updated an enrolment',
    hassles:
      'A parent collected late / An educator called in sick / A note did not reach a family / A form came back incomplete / Paperwork ran into the evening / A fee went unpaid / A visit by the regulator came up / An allergy list was out of date',
    tools:
      'A parent app / A paper sign-in sheet / A whiteboard / A shared spreadsheet / Email / Text messages / A display folder / Enrolment software',
    spend: 'the centre',
    trade: 'Selling software to childcare centres',
    period: 'week',
  }),
  domain({
    name: 'parenting',
    side: 'home',
    area: 'Raising children',
    cues: 'parent parents mum mums dad dads baby babies toddler toddlers kid kids child children grandkids grandchildren newborn caesarean teenager teenagers teens screen_time babysitter babysitters lunchbox lunchboxes breastfeeding',
    roles:
      'parent / mother / father / grandparent / step-parent / foster carer / single parent / guardian',
    peers:
      'aunt or uncle / babysitter / school volunteer / sports coach / godparent / scout leader / host parent / neighbour',
    tasks:
      'Packed a school lunch / Signed a school form / Booked a babysitter / Washed a sports kit / Bought a birthday present / Drove to a training session / Read a bedtime story / Met with a teacher',
    hassles:
      'Missed a school notice / Was late for pick-up / Lost a drink bottle / Argued about screen time / Double-booked an evening / Ran out of nappies or snacks / Found a form in a bag / Swapped a shift at short notice',
    tools:
      'A wall calendar / A family group chat / A notebook / The school app / A shared online calendar / Sticky notes / My memory / A list on the fridge',
    spend: 'the children',
    trade: 'Working in childcare or a school',
    period: 'week',
  }),
  domain({
    name: 'schools',
    side: 'work',
    area: 'Teaching',
    cues: 'school schools teacher teachers classroom classrooms curriculum pupils principal principals lesson lessons marking homework excursions reports',
    roles:
      'teacher / primary teacher / high school teacher / principal / school librarian / relief teacher / year level coordinator / art teacher',
    peers:
      'teacher aide / school counsellor / office manager / sports coach / lab technician / university tutor / school nurse / bus coordinator',
    tasks:
      'Marked an assignment / Wrote a report / Planned a lesson / Ran an excursion / Met with parents / Covered a class / Entered attendance / Set up a test',
    hassles:
      'A lesson plan fell through / Marking ran into the weekend / A parent heard too late / A device would not connect / A form came back unsigned / A student fell behind unnoticed / A relief class had no plan / A report was written twice',
    tools:
      'The school portal / A paper planner / A shared spreadsheet / Email / A learning platform / Printed worksheets / A whiteboard / A group chat with colleagues',
    spend: 'your classes',
    trade: 'Selling software or books to schools',
    period: 'week',
  }),
  domain({
    name: 'tutoring',
    side: 'work',
    area: 'One-to-one lessons',
    cues: 'private tutor tutors tutoring piano violin guitar singing private_lessons pupils music_teachers driving_instructors language_teachers lessons practise',
    roles:
      'private tutor / piano teacher / music teacher / language teacher / driving instructor / swim teacher / dance teacher / maths tutor',
    peers:
      'classroom teacher / performer / sports coach / teacher aide / choir leader / exam supervisor / youth worker / nanny',
    tasks:
      'Prepared a lesson / Sent an invoice / Moved a lesson / Wrote a progress note / Found a new student / Entered a student for an exam / Bought teaching material / Spoke with a parent',
    hassles:
      'A student cancelled on the day / A student came unprepared / An invoice was paid late / A student gave up / Two lessons clashed / A parent asked for a refund / A room was not free / Lesson notes went missing',
    tools:
      'A paper diary / A shared online calendar / Text messages / A notebook / A spreadsheet / Video calls / Voice recordings / Scheduling software',
    spend: 'your lessons',
    trade: 'Selling teaching software',
    period: 'week',
  }),
  domain({
    name: 'university',
    side: 'home',
    area: 'Studying',
    cues: 'university uni tafe student students campus lecture lectures thesis phd exam exams assignment assignments study studying hecs semester apprentice apprentices graduate hsc vce atar',
    roles:
      'university student / TAFE student / international student / PhD student / apprentice / mature-age student / first-year student / exchange student',
    peers:
      'high school student / recent graduate / research assistant / trainee / tutor / gap year traveller / teaching assistant / intern',
    tasks:
      'Handed in an assignment / Sat an exam / Met a study group / Asked for an extension / Gave a presentation / Borrowed a library book / Changed a subject / Emailed a lecturer',
    hassles:
      'Missed a deadline / Fell behind in a subject / Lost lecture notes / Was let down by a group / Found a timetable clash / Studied the wrong chapter / Waited days for an answer / Ran short of money',
    tools:
      'A paper planner / A phone calendar / The university portal / A group chat / Flash cards / A notes app / A spreadsheet / A wall calendar',
    spend: 'study',
    trade: 'Teaching or working at a university',
    period: 'week',
  }),
]
