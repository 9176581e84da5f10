import { domain } from './domain.ts'

export const MAKING = [
  domain({
    name: 'building',
    side: 'work',
    area: 'Construction',
    cues: 'builder builders construction building_site building_sites site_manager site_managers concrete scaffolding architect architects renovation_builders subcontractor subcontractors defects handover variations surveyor surveyors',
    roles:
      'builder / site manager / architect / project manager / estimator / quantity surveyor / site supervisor / contracts manager',
    peers:
      'crane operator / civil engineer / real estate agent / town planner / interior designer / concreter / landscaper / safety officer',
    tasks:
      'Ran a site meeting / Priced a job / Signed off an invoice / Ordered materials / Wrote a site diary / Inspected finished work / Booked a subcontractor / Lodged a permit',
    hassles:
      'A subcontractor did not turn up / Materials came late / A variation went unpaid / An inspection failed / Drawings were out of date / Rain stopped work / A defect came back / A supplier sent the wrong size',
    tools:
      'Paper drawings / A spreadsheet / Photos on a phone / A group chat / Project software / Email / A site diary / A whiteboard',
    spend: 'your projects',
    trade: 'Selling software or supplies to builders',
    period: 'week',
  }),
  domain({
    name: 'trades',
    side: 'work',
    area: 'A trade',
    cues: 'tradie tradies plumber plumbers plumbing electrician electricians carpenter carpenters painter painters roofer roofers tiler tilers landscaper landscapers mechanic mechanics quote quotes quoting locksmith handyman apprentices callout hvac',
    roles: 'plumber / electrician / carpenter / painter / tiler / roofer / landscaper / mechanic',
    peers:
      'plasterer / locksmith / glazier / cabinet maker / concreter / bricklayer / pest controller / pool technician',
    tasks:
      'Ordered materials / Trained an apprentice / Called back a customer / Serviced the ute / Chased a payment / Bought a power tool / Visited a new site / Filled in a safety form',
    hassles:
      'A customer paid late / A part was out of stock / A job went to someone else / A van broke down / A customer was not home / Rain stopped a job / A job took twice as long / A quote went out late',
    tools:
      'A notebook / Accounting software / Text messages / A spreadsheet / A paper invoice book / A job app / Photos on a phone / Someone in the office',
    spend: 'the business',
    trade: 'Selling software or supplies to tradespeople',
    period: 'week',
  }),
  domain({
    name: 'cleaning',
    side: 'work',
    area: 'Cleaning',
    cues: 'cleaner cleaners cleaning housekeeper housekeepers laundry laundries window_cleaners janitor janitors pool_cleaners gardeners gardener',
    roles:
      'cleaner / cleaning business owner / window cleaner / housekeeper / cleaning supervisor / carpet cleaner / gardener / laundry owner',
    peers:
      'handyman / security guard / kitchen hand / removalist / pool technician / building manager / pest controller / car detailer',
    tasks:
      'Priced a new job / Ordered supplies / Trained a new starter / Moved a booking / Sent an invoice / Checked finished work / Picked up keys / Answered a complaint',
    hassles:
      'A client was not home / Someone called in sick / A key did not work / An invoice was paid late / A job took longer than priced / A client complained / Supplies ran out / Two jobs clashed',
    tools:
      'A paper diary / Text messages / A shared online calendar / A spreadsheet / Accounting software / A group chat / Printed checklists / A booking app',
    spend: 'the business',
    trade: 'Selling supplies or software to cleaners',
    period: 'week',
  }),
  domain({
    name: 'factories',
    side: 'work',
    area: 'Manufacturing',
    cues: 'factory factories manufacturing manufacturer manufacturers machine machines machinists production assembly welding downtime maintenance plant_managers defects packaging foundry',
    roles:
      'production manager / plant manager / machine operator / maintenance technician / quality manager / process engineer / shift supervisor / safety manager',
    peers:
      'warehouse hand / forklift driver / buyer / welder / lab technician / product designer / truck driver / packer',
    tasks:
      'Ran a shift handover / Ordered spare parts / Logged a fault / Planned a shift / Trained an operator / Checked a batch / Wrote up an incident / Set up a machine',
    hassles:
      'A machine stopped without warning / A part came late / A batch was rejected / A fault was logged twice / A shift ran short of people / A setting was wrong / A safety issue came up / An order was made too late',
    tools:
      'A whiteboard / A spreadsheet / Paper log sheets / Maintenance software / The machine’s own screen / Radio or phone / Email / A planning system',
    spend: 'the plant',
    trade: 'Selling machines or software to factories',
    period: 'month',
  }),
  domain({
    name: 'logistics',
    side: 'work',
    area: 'Transport or storage',
    cues: 'logistics truck trucks truckers truckie truckies courier couriers delivery deliveries freight warehouse warehouses fleet fleets driver drivers pallet pallets dispatch dispatcher dispatchers depot shipping containers wholesale wholesaler wholesalers route routes load loads removalists',
    roles:
      'truck driver / courier / fleet manager / warehouse manager / dispatcher / freight forwarder / delivery driver / logistics manager',
    peers:
      'forklift driver / bus driver / customs broker / buyer / removalist / taxi driver / stock controller / mechanic',
    tasks:
      'Loaded a vehicle / Planned a run / Booked a carrier / Filled in a logbook / Checked a delivery / Called a customer / Counted stock / Handled a damaged item',
    hassles:
      'A delivery window was missed / A vehicle broke down / An address was wrong / A load was held up / A pallet went missing / A customer was not there / A run went home empty / A driver called in sick',
    tools:
      'A transport system / A spreadsheet / Phone calls / Paper run sheets / A navigation app / A whiteboard / Text messages / A load board',
    spend: 'the fleet or depot',
    trade: 'Selling vehicles or transport software',
    period: 'week',
  }),
  domain({
    name: 'labs',
    side: 'work',
    area: 'Research or a lab',
    cues: 'lab labs laboratory laboratories scientist scientists researcher researchers samples experiment experiments assay biotech chemist chemists grant grants papers microscope',
    roles:
      'research scientist / lab manager / lab technician / PhD researcher / chemist / postdoc / research assistant / biologist',
    peers:
      'lecturer / statistician / pharmacist / science teacher / quality officer / librarian / field ecologist / data manager',
    tasks:
      'Ran an experiment / Ordered chemicals / Wrote up a method / Labelled samples / Booked an instrument / Applied for a grant / Read a paper / Trained a student',
    hassles:
      'A sample was mislabelled / An experiment had to be repeated / An order came late / An instrument was taken / A result could not be found / A freezer failed / A form was sent back / A protocol was out of date',
    tools:
      'A paper lab book / A spreadsheet / A shared drive / Lab software / A whiteboard / Email / Sticky labels / A statistics program',
    spend: 'the lab',
    trade: 'Selling lab equipment or software',
    period: 'month',
  }),
]
