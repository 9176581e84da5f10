import { domain } from './domain.ts'

export const MONEY = [
  domain({
    name: 'own money',
    side: 'home',
    area: 'Money at home',
    cues: 'banking scams scam deposit budget budgeting savings saving save debt debts credit_card credit_cards superannuation super retirement invest investing investors shares pension insurance bills subscriptions money tax_return tax_returns payday loans bank',
    roles:
      'saver / first-time investor / retiree / pre-retiree / casual worker / freelancer / single-income earner / credit card holder',
    peers:
      'landlord / mortgage holder / share trader / pensioner / coin collector / side hustler / company director / club treasurer',
    tasks:
      'Paid a bill late / Moved money into savings / Lodged a tax return / Compared insurance / Cancelled a subscription / Checked a super balance / Split a bill / Asked for a pay rise',
    hassles:
      'A bill came as a surprise / A payment bounced / A subscription renewed unnoticed / A receipt was missing / A fee was higher than expected / A refund took weeks / A saving goal slipped / A form was confusing',
    tools:
      'A banking app / A spreadsheet / Pen and paper / A budgeting app / Separate accounts / An accountant / A folder of receipts / My memory',
    spend: 'finances and insurance',
    trade: 'Banking, insurance or financial advice',
    period: 'month',
    sensitive: true,
  }),
  domain({
    name: 'business finance',
    side: 'work',
    area: 'Accounts or finance',
    cues: 'accountant accountants bookkeeper bookkeepers bookkeeping invoice invoices invoicing payroll finance financial cash_flow cashflow bas gst accounts ledger reconciliation statements expense expenses supplier suppliers audit auditors receipts xero',
    roles:
      'accountant / bookkeeper / finance manager / payroll officer / small business owner / accounts clerk / financial controller / tax agent',
    peers:
      'office manager / purchasing officer / sales manager / warehouse manager / HR manager / business analyst / insurance broker / bank clerk',
    tasks:
      'Ran payroll / Prepared a budget / Lodged a tax statement / Paid suppliers / Chased an unpaid invoice / Closed a month / Answered an auditor / Set up a new supplier',
    hassles:
      'An invoice was paid twice / A receipt was missing / A customer paid late / Figures did not match / A deadline was missed / A bank feed broke / A report was redone / A client sent papers late',
    tools:
      'Accounting software / A spreadsheet / Email / Paper files / The bank’s website / A shared drive / A receipt app / A whiteboard',
    spend: 'accounting',
    trade: 'Selling accounting software',
    period: 'month',
  }),
  domain({
    name: 'renting',
    side: 'home',
    area: 'Renting',
    cues: 'rent rental rentals renter renters renting tenant tenants housemate housemates flatmate flatmates share_house share_houses sharehouse bond lease leases inspections',
    roles:
      'renter / tenant / housemate / share house member / boarder / first-time renter / student renter / couple renting',
    peers:
      'landlord / homeowner / strata owner / holiday renter / lodger / granny flat tenant / house sitter / caravan park resident',
    tasks:
      'Moved house / Went to an inspection / Asked for a repair / Split a bill / Signed a lease / Cleaned for an inspection / Looked for a housemate / Took photos of damage',
    hassles:
      'A repair took weeks / A rent rise came / A bond was held back / A housemate paid late / An application was refused / An agent did not reply / Mould came back / A move cost more than planned',
    tools:
      'A listing website / A group chat / Email to the agent / A spreadsheet / A rental app / Photos on my phone / Paper forms / A bill-splitting app',
    spend: 'housing',
    trade: 'Real estate or property management',
    period: 'rare',
  }),
  domain({
    name: 'home buying',
    side: 'home',
    area: 'Buying or owning a home',
    cues: 'homeowner homeowners home_owner home_owners home_buyer home_buyers first_home mortgage mortgages auction auctions renovate renovation renovations renovating renovators strata kitchen_renovation house_hunting downsizer downsizers bathroom kitchen_renovations',
    roles:
      'first home buyer / homeowner / renovator / downsizer / apartment owner / owner builder / property investor / mortgage holder',
    peers:
      'renter / landlord / holiday home owner / strata committee member / home sewer / tiny house owner / granny flat owner / house sitter',
    tasks:
      'Went to an auction / Got a quote for work / Compared home loans / Met a tradesperson / Read a building report / Painted a room / Looked at floor plans / Called a council',
    hassles:
      'A quote never arrived / A tradesperson did not show up / Work cost more than quoted / A loan took too long / A house sold above its guide / A fault was found too late / Work dragged on for weeks / Advice was contradictory',
    tools:
      'A listing website / A spreadsheet / A folder of quotes / Phone calls / A mortgage broker / Advice from family / Photos on my phone / A notes app',
    spend: 'the home',
    trade: 'Real estate, lending or building',
    period: 'rare',
  }),
  domain({
    name: 'property',
    side: 'work',
    area: 'Property',
    cues: 'property_manager property_managers real_estate agents landlord landlords strata_managers body_corporate hosts tenancies rentals',
    roles:
      'property manager / real estate agent / landlord / strata manager / leasing agent / holiday home host / building manager / buyers agent',
    peers:
      'mortgage broker / conveyancer / valuer / removalist / interior stylist / town planner / hotel receptionist / cleaner',
    tasks:
      'Ran an inspection / Arranged a repair / Signed a new lease / Checked references / Chased late rent / Wrote a listing / Met an owner / Answered a tenant',
    hassles:
      'A tenant paid late / A tradesperson did not show up / A repair was reported too late / An owner complained / A home stood empty / Keys went missing / An inspection was refused / A dispute dragged on',
    tools:
      'Property software / A spreadsheet / Email / Text messages / A key register / A paper diary / Photos on a phone / A listing website',
    spend: 'your properties',
    trade: 'Selling software to agents or owners',
    period: 'month',
  }),
  domain({
    name: 'legal',
    side: 'work',
    area: 'Legal work',
    cues: 'lawyer lawyers legal law solicitor solicitors barrister barristers paralegal paralegals contract contracts conveyancer conveyancers court litigation wills probate compliance clause clauses',
    roles:
      'lawyer / solicitor / paralegal / conveyancer / in-house counsel / barrister / legal secretary / compliance officer',
    peers:
      'company secretary / court clerk / mediator / tax agent / policy officer / migration agent / notary / insurance assessor',
    tasks:
      'Drafted a contract / Recorded billable hours / Searched past cases / Met a new client / Filed a document / Reviewed a lease / Sent a bill / Prepared for a hearing',
    hassles:
      'A deadline came too close / A clause was missed / A client sent papers late / Hours went unrecorded / Two versions were mixed up / A bill was disputed / A file could not be found / A search took all day',
    tools:
      'Practice software / Word documents / A spreadsheet / Email / A shared drive / Paper files / A legal database / A precedent folder',
    spend: 'the practice',
    trade: 'Selling legal software',
    period: 'month',
  }),
]
