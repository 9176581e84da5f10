import { domain } from './domain.ts'

export const LEISURE = [
  domain({
    name: 'sport',
    side: 'home',
    area: 'Sport',
    cues: 'runner runners running cyclist cyclists cycling gym gyms fitness workout workouts swimmer swimmers swimming hiker hikers hiking golf golfer golfers surfer surfers surfing tennis footy football cricket netball basketball soccer yoga training marathon climbers sport sports exercise',
    roles:
      'runner / cyclist / gym member / swimmer / hiker / surfer / golfer / social netball player',
    peers:
      'yoga student / horse rider / rock climber / skier / lawn bowler / martial artist / kayaker / dance student',
    tasks:
      'Entered a race / Bought sports shoes / Went to a group class / Tracked a session / Stretched after training / Changed a training plan / Organised a team / Watched a match',
    hassles:
      'An injury stopped training / A session was cancelled / A partner did not show up / Progress stalled for weeks / Gear broke / Weather spoilt a plan / A class was full / A week went by without training',
    tools:
      'A sports watch / A training app / A paper log / A coach / A group chat / Online videos / A club website / A weather app',
    spend: 'sport',
    trade: 'Working in a gym, club or sports shop',
    period: 'week',
  }),
  domain({
    name: 'coaching',
    side: 'work',
    area: 'Fitness and personal services',
    cues: 'personal_trainer personal_trainers coach coaches coaching gym_owners instructors yoga_teachers pilates studio studios salon salons hairdresser hairdressers barber barbers beautician beauticians masseuse massage_therapists',
    roles:
      'personal trainer / gym owner / sports coach / yoga teacher / pilates instructor / hairdresser / barber / massage therapist',
    peers:
      'physiotherapist / dietitian / swim teacher / sports journalist / PE teacher / receptionist / beautician / pool lifeguard',
    tasks:
      'Wrote a training plan / Moved a booking / Ordered supplies / Followed up a client / Posted on social media / Sent an invoice / Trained a new starter / Ran a trial session',
    hassles:
      'A client cancelled on the day / A client stopped coming / A payment failed / A session was half empty / Two bookings clashed / A reminder was not sent / A supply ran out / A review was unfair',
    tools:
      'A booking app / A paper diary / Text messages / A spreadsheet / Social media messages / A notebook / A shared online calendar / Phone calls',
    spend: 'the business',
    trade: 'Selling software or supplies to studios',
    period: 'week',
  }),
  domain({
    name: 'hobbies',
    side: 'home',
    area: 'Hobbies',
    cues: 'hobby hobbies hobbyist amateur craft crafts knitting knitters sewing quilting quilter quilters crochet model_railway model_railways railway_hobbyists pottery woodwork garden gardens gardener gardeners gardening seedlings backyard beekeepers bees astronomers astronomy telescope birdwatchers birdwatching collectors collecting fishing anglers homebrew sourdough model_trains board_games choir choirs instrument painting photography allotment',
    roles:
      'hobby gardener / amateur photographer / home brewer / hobby potter / knitter / birdwatcher / hobby woodworker / stamp collector',
    peers:
      'choir member / book club member / amateur actor / chess player / weekend angler / model builder / quilter / allotment holder',
    tasks:
      'Bought supplies for a hobby / Went to a club evening / Watched a how-to video / Repaired some equipment / Showed work to others / Sorted a shed or shelf / Asked for advice online / Took a class',
    hassles:
      'Wasted material on a mistake / Ran out of space / Waited weeks for a part / Spent more than planned / Got two different answers / Gave up on a project / Lost a season to bad weather / Broke a favourite piece of gear',
    tools:
      'A notebook / An online forum / A club / Videos / A book / A phone app / A friend who knows / A wall calendar',
    spend: 'hobbies',
    trade: 'Selling hobby supplies',
    period: 'month',
  }),
  domain({
    name: 'celebrations',
    side: 'home',
    area: 'Weddings and parties',
    cues: 'wedding weddings bride brides groom grooms bridesmaid bridesmaids engaged fiance birthday birthdays party parties hens anniversary baby_shower reception guests invitations celebrant',
    roles:
      'bride / groom / bridesmaid / maid of honour / best man / party host / engaged person / wedding guest',
    peers:
      'club social organiser / reunion organiser / school fete volunteer / choir member / home baker / godparent / school formal helper / dinner host',
    tasks:
      'Booked a venue / Sent invitations / Ordered a cake / Chose decorations / Wrote a guest list / Bought a gift / Hired a band / Made a seating plan',
    hassles:
      'A supplier cancelled / Guests did not reply / Spent more than planned / A delivery came late / Family argued about the plan / Lost a deposit / A booking was double / Ran out of time',
    tools:
      'A spreadsheet / A notebook / A group chat / A wall calendar / An online registry / Help from a friend / A planning app / Email',
    spend: 'parties and weddings',
    trade: 'Working in weddings or events',
    period: 'year',
  }),
  domain({
    name: 'travel',
    side: 'home',
    area: 'Travel',
    cues: 'travel traveller travellers travelling travelers trip trips holiday holidays flight flights caravan caravans camping campers campsite road_trip itinerary backpacker backpackers tourist tourists grey_nomads cruise passport luggage',
    roles:
      'solo traveller / family traveller / caravan owner / backpacker / camper / grey nomad / business traveller / cruise passenger',
    peers:
      'day tripper / house swapper / festival goer / cycle tourer / sailor / motorhome owner / airport commuter / weekend hiker',
    tasks:
      'Booked a flight / Compared places to stay / Planned a route / Packed for a trip / Applied for a visa / Changed a booking / Wrote a review / Bought travel insurance',
    hassles:
      'A booking was lost / A flight was cancelled / A place was not as shown / Costs got out of hand / A document was missing / A day was lost to delays / A refund took weeks / Nobody could agree on a plan',
    tools:
      'A booking website / A spreadsheet / A travel agent / A group chat / Paper maps / A notes app / A guide book / Advice from friends',
    spend: 'travel',
    trade: 'Working in travel or tourism',
    period: 'year',
  }),
  domain({
    name: 'getting around',
    side: 'home',
    area: 'Getting around',
    cues: 'commute commuter commuters commuting parking car cars bus buses train trains tram trams public_transport bike bikes carpool carpooling traffic rideshare scooter motorists',
    roles:
      'commuter / car owner / train passenger / bike commuter / bus passenger / learner driver / motorcyclist / car sharer',
    peers:
      'taxi passenger / e-scooter rider / pedestrian / weekend driver / caravan owner / ferry passenger / school run driver / parking permit holder',
    tasks:
      'Topped up a travel card / Had a car serviced / Gave someone a lift / Looked up a timetable / Paid for parking / Washed the car / Worked on the train / Compared car insurance',
    hassles:
      'A train was cancelled / No parking spot was free / A fine came in the mail / A trip took twice as long / A connection was missed / A bike was damaged / A lift fell through / A repair cost too much',
    tools:
      'A navigation app / A timetable app / A travel card / A group chat / My memory / A parking app / Signs on the street / A calendar',
    spend: 'getting around',
    trade: 'Working in transport or a car yard',
    period: 'week',
  }),
]
