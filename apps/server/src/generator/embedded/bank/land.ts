import { domain } from './domain.ts'

export const LAND = [
  domain({
    name: 'crops',
    side: 'work',
    area: 'Growing crops',
    cues: 'farm farms farmer farmers grower growers crop crops grain wheat vineyard vineyards grape grapes orchard orchards irrigation harvest spray spraying soil paddock paddocks vegetables fruit canola mildew agronomist agronomists horticulture greenhouse almond cotton',
    roles:
      'grain grower / grape grower / vegetable grower / orchardist / cotton grower / farm manager / agronomist / nursery owner',
    peers:
      'dairy farmer / sheep farmer / beekeeper / harvest contractor / farm machinery mechanic / stock agent / forester / livestock carrier',
    tasks:
      'Repaired a fence or pump / Hired seasonal workers / Sold a load of produce / Tested a soil sample / Serviced a machine / Ordered seed or stock / Walked the paddocks / Filled in a spray record',
    hassles:
      'A frost damaged a crop / Birds or pests took fruit / A machine broke down at harvest / Rain came on the wrong day / A buyer cut the price / Workers did not turn up / Water ran short / Weeds got away',
    tools:
      'A paper diary / A weather app / A spreadsheet / Advice from an agronomist / A phone call to a neighbour / A soil probe / A wall planner / Farm software',
    spend: 'the farm',
    trade: 'Selling farm supplies or software',
    period: 'year',
  }),
  domain({
    name: 'livestock',
    side: 'work',
    area: 'Raising livestock',
    cues: 'livestock cattle dairy sheep beef wool lamb lambs cow cows goats pigs poultry calving shearing shearer herd herds graziers grazier mob beekeepers beekeeper hives fodder feedlot',
    roles:
      'dairy farmer / sheep farmer / beef producer / grazier / pig farmer / poultry farmer / beekeeper / station manager',
    peers:
      'grain grower / stock agent / shearer / rural vet / horse trainer / fencing contractor / orchardist / livestock carrier',
    tasks:
      'Moved a mob / Mended a fence / Weighed stock / Treated a sick animal / Sold stock / Bought feed / Checked water troughs / Filled in movement records',
    hassles:
      'An animal fell sick unnoticed / A trough ran dry / A fence was down / Feed ran short / A tag went missing / A sale fell through / A contractor came late / Stock got onto the road',
    tools:
      'A notebook / Tag reader and scales / A spreadsheet / A phone call to the vet / A wall planner / Farm software / Driving around / A group chat',
    spend: 'the farm',
    trade: 'Selling farm supplies or software',
    period: 'month',
  }),
  domain({
    name: 'pets',
    side: 'home',
    area: 'Keeping a pet',
    cues: 'pet pets dog dogs cat cats puppy puppies kitten kittens horse horses aquarium rabbit rabbits vet_bills kennel',
    roles:
      'dog owner / cat owner / puppy owner / horse owner / rabbit owner / bird keeper / fish keeper / foster carer for animals',
    peers:
      'pet sitter / dog walker / reptile keeper / chicken keeper / guide dog raiser / wildlife rescuer / dog trainer / guinea pig owner',
    tasks:
      'Went to the vet / Changed a pet food / Booked a groomer / Went to dog training / Bought a toy or lead / Cleaned a cage or tank / Renewed a registration / Asked a neighbour to feed a pet',
    hassles:
      'A vet bill was a surprise / A pet ran off / A sitter cancelled / Something was chewed up / A neighbour complained / A pet would not eat / A medicine was forgotten / A trip had to be changed',
    tools:
      'A wall calendar / Phone reminders / The vet’s own app / Friends or neighbours / A social media group / A pet sitter website / A notebook / A pet camera',
    spend: 'pets',
    trade: 'Working with animals or selling pet goods',
    period: 'month',
  }),
  domain({
    name: 'animal care',
    side: 'work',
    area: 'Animal care',
    cues: 'vet vets veterinary groomer groomers dog_walkers kennels cattery pet_sitters shelter shelters dog_trainers',
    roles:
      'vet / vet nurse / dog groomer / dog walker / dog trainer / kennel owner / pet sitter / shelter worker',
    peers:
      'zookeeper / pet shop assistant / farrier / stable hand / wildlife carer / lab technician / dog breeder / practice receptionist',
    tasks:
      'Rang an owner with results / Ordered supplies / Moved a booking / Wrote up a visit / Trained a new starter / Sent a reminder / Sorted out a payment / Cleaned the kennels',
    hassles:
      'An owner did not turn up / A bill stayed unpaid / A record was incomplete / An animal came without its papers / A day ran over / A supply ran out / A booking was made twice / An owner left a bad review',
    tools:
      'Practice software / A paper diary / Text messages / A spreadsheet / A whiteboard / Phone calls / A booking website / Social media messages',
    spend: 'the business',
    trade: 'Selling software or supplies to vets',
    period: 'week',
  }),
  domain({
    name: 'energy',
    side: 'home',
    area: 'Energy at home',
    cues: 'solar battery batteries electricity energy power_bill power_bills heating cooling rooftop ev evs electric_car electric_cars charger chargers insulation carbon gas tariff emissions recycling compost composting',
    roles:
      'homeowner with solar / homeowner / renter / electric car owner / apartment owner / battery owner / solar co-op member / landlord',
    peers:
      'caravan owner / holiday home owner / hybrid car driver / owner builder / bike commuter / pool owner / keen gardener / granny flat tenant',
    tasks:
      'Compared power plans / Read a meter / Changed a thermostat / Called an energy company / Had an appliance repaired / Replaced light bulbs / Claimed a rebate / Sorted the recycling',
    hassles:
      'A bill was higher than expected / A quote never arrived / The power went out / A rebate was refused / An installer came late / A charger was taken / A plan changed without notice / A room stayed too cold',
    tools:
      'The energy company’s app / Paper bills / A comparison website / A spreadsheet / A meter display / Advice from friends / A timer switch / An installer’s portal',
    spend: 'energy',
    trade: 'Selling or installing energy equipment',
    period: 'year',
  }),
  domain({
    name: 'food at home',
    side: 'home',
    area: 'Cooking at home',
    cues: 'cook cooking meal meals recipe recipes grocery groceries dinner dinners leftovers pantry fridge food eating snack snacks vegan gluten takeaway',
    roles:
      'home cook / vegetarian / grocery shopper / home baker / meal kit subscriber / vegan / weekend cook / solo cook',
    peers:
      'barbecue host / vegetable gardener / coffee drinker / market shopper / jam maker / home brewer / slow cooker owner / lunch packer',
    tasks:
      'Tried a new recipe / Had guests for dinner / Ordered takeaway / Planned a week of meals / Baked something / Did a big grocery shop / Froze a meal / Packed a lunch',
    hassles:
      'Burnt a meal / Forgot an ingredient / Broke an appliance / Threw out unused food / Had no idea for dinner / Spent more than planned / Bought the same thing twice / Cooked far too much',
    tools:
      'A list on the fridge / Recipe websites / A cookbook / A shopping app / My memory / A meal kit / Leftovers from the freezer / A notes app',
    spend: 'food',
    trade: 'Working for a supermarket or food maker',
    period: 'week',
  }),
]
