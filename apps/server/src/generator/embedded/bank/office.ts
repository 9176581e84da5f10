import { domain } from './domain.ts'

export const OFFICE = [
  domain({
    name: 'HR',
    side: 'work',
    area: 'People and hiring',
    cues: 'hr recruiter recruiters recruiting recruitment hiring candidates candidate onboarding employees employee staff leave rosters roster rostering interviews job_ads turnover training workplace',
    roles:
      'HR manager / recruiter / people and culture lead / hiring manager / payroll officer / training manager / team leader / HR adviser',
    peers:
      'office manager / safety officer / executive assistant / careers adviser / union delegate / IT support officer / finance manager / receptionist',
    tasks:
      'Wrote a job ad / Called a reference / Ran an induction / Approved leave / Held an exit interview / Planned training / Answered a pay question / Updated a policy',
    hassles:
      'A candidate dropped out / A new starter had no laptop / A form was filled in twice / A good person resigned / A roster fell apart / A certificate had expired / An interview was double-booked / A complaint came late',
    tools:
      'HR software / A spreadsheet / Email / A shared drive / A job board / A paper file / A team chat / A calendar',
    spend: 'the people team',
    trade: 'Selling HR software or recruiting',
    period: 'month',
  }),
  domain({
    name: 'software teams',
    side: 'work',
    area: 'Software',
    cues: 'developer developers software software_engineer software_engineers code coding bug bugs devops product_managers ux api deploy startup_teams sprint scrum cloud data_analysts data_scientists qa testers incidents on-call dashboards',
    roles:
      'software developer / engineering manager / product manager / UX designer / tester / data analyst / DevOps engineer / startup founder',
    peers:
      'IT support officer / business analyst / technical writer / network engineer / project coordinator / web designer / security analyst / database administrator',
    tasks:
      'Reviewed code / Wrote a ticket / Fixed a bug / Ran a team meeting / Released a version / Interviewed a user / Wrote documentation / Handled an outage',
    hassles:
      'A release was rolled back / A bug came back / A ticket was misunderstood / A test failed at random / Documentation was out of date / An alert came at night / A deadline slipped / Work was done twice',
    tools:
      'A ticket system / A team chat / A spreadsheet / A wiki / A whiteboard / Email / A code editor / A dashboard',
    spend: 'the team',
    trade: 'Selling developer tools',
    period: 'week',
  }),
  domain({
    name: 'creators',
    side: 'work',
    area: 'Creative work',
    cues: 'creator creators podcast podcasts podcaster podcasters youtube youtubers photographer photographers videographers writer writers author authors musician musicians artist artists illustrators designer freelance freelancer freelancers bloggers newsletter content influencers filmmakers potter potters band bands',
    roles:
      'podcaster / photographer / writer / illustrator / musician / videographer / graphic designer / freelancer',
    peers:
      'art teacher / gallery assistant / sound engineer / journalist / event planner / web designer / actor / publicist',
    tasks:
      'Edited a recording / Sent an invoice / Pitched to a client / Posted on social media / Backed up files / Finished a commission / Bought equipment / Updated a website',
    hassles:
      'A client paid late / A file was lost / A deadline was missed / A client changed the brief / A post fell flat / A booking was cancelled / Work was used without permission / An edit took all night',
    tools:
      'Editing software / A spreadsheet / A notebook / Cloud storage / Email / Social media / A shared online calendar / Accounting software',
    spend: 'your work',
    trade: 'Selling creative software',
    period: 'month',
  }),
  domain({
    name: 'events',
    side: 'work',
    area: 'Events',
    cues: 'event events wedding weddings conference conferences festival festivals venue venues planner planners ticketing concert concerts celebrant celebrants party exhibitors',
    roles:
      'event planner / wedding planner / venue manager / festival organiser / conference organiser / celebrant / caterer / event coordinator',
    peers:
      'florist / photographer / hotel manager / DJ / travel agent / stage technician / security guard / printer',
    tasks:
      'Briefed a supplier / Visited a venue / Sent invitations / Set up a room / Paid a deposit / Built a schedule / Checked a guest list / Hired equipment',
    hassles:
      'A supplier cancelled / Guest numbers changed late / A schedule ran over / Equipment failed / A deposit was lost / Fewer people came / Weather changed a plan / A seat was given twice',
    tools:
      'A spreadsheet / Email / A shared online calendar / Printed run sheets / A group chat / Ticket software / A notebook / Phone calls',
    spend: 'your events',
    trade: 'Selling event software or hire goods',
    period: 'year',
  }),
  domain({
    name: 'government',
    side: 'work',
    area: 'Government',
    cues: 'council councils government public_servants ratepayers planning permits permit policy rangers civic library libraries parliament municipal roads pothole potholes shire shires',
    roles:
      'council officer / policy officer / town planner / ranger / librarian / customer service officer / councillor / project officer',
    peers:
      'bus driver / civil engineer / school principal / electorate officer / journalist / building inspector / community worker / parks worker',
    tasks:
      'Answered a resident / Wrote a briefing / Checked an application / Ran a public meeting / Updated a web page / Inspected a site / Wrote a tender / Reported to a committee',
    hassles:
      'A resident called twice / A form was out of date / An approval took months / Two teams did the same work / A record could not be found / A deadline was set too late / A meeting drew few people / A complaint went to the press',
    tools:
      'A records system / A spreadsheet / Email / Paper files / Phone calls / A shared drive / A map system / A public web form',
    spend: 'your team',
    trade: 'Selling software to government',
    period: 'month',
  }),
  domain({
    name: 'non-profit',
    side: 'work',
    area: 'A charity or club',
    cues: 'charity charities nonprofit non-profit nonprofits not-for-profit volunteer volunteers donation donations donors fundraising fundraiser fundraisers food_bank food_banks church club clubs community_groups refugee refugees',
    roles:
      'charity manager / volunteer coordinator / fundraiser / community worker / club secretary / program manager / caseworker / committee member',
    peers:
      'school principal / council officer / nurse / event planner / op shop manager / social worker / parish worker / youth worker',
    tasks:
      'Rostered volunteers / Wrote a grant application / Thanked a donor / Ran a committee meeting / Wrote a newsletter / Reported to a funder / Trained a volunteer / Sorted donations',
    hassles:
      'A volunteer did not show up / A grant was refused / A donor stopped giving / A list was out of date / A report was due at short notice / A check had expired / Two people did one job / A venue fell through',
    tools:
      'A spreadsheet / Email / Phone calls / A social media group / A paper sign-up sheet / A donor database / A whiteboard / A group chat',
    spend: 'the organisation',
    trade: 'Selling software to charities',
    period: 'month',
  }),
  domain({
    name: 'emergency',
    side: 'work',
    area: 'Emergency services',
    cues: 'emergency firefighter firefighters bushfire bushfires paramedic paramedics ambulance ses rescue police flood floods lifesavers lifeguards first_aid brigade',
    roles:
      'firefighter / paramedic / police officer / SES volunteer / lifeguard / emergency manager / dispatcher / brigade captain',
    peers:
      'nurse / security guard / park ranger / army reservist / tow truck driver / safety officer / ski patroller / pilot',
    tasks:
      'Attended a call-out / Checked equipment / Wrote an incident report / Ran a drill / Trained a recruit / Spoke at a school / Handed over a shift / Restocked a vehicle',
    hassles:
      'A radio dropped out / A map was out of date / A crew was short / Equipment was missing / A report took hours / A handover missed something / Access was blocked / A page came too late',
    tools:
      'Radio / Paper maps / A whiteboard / A pager / A phone app / A spreadsheet / A log book / A dispatch system',
    spend: 'the station',
    trade: 'Selling emergency equipment or software',
    period: 'month',
  }),
]
