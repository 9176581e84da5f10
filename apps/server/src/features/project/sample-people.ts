import type { Outcome } from '@wattle/contract/outcome'

type SamplePerson = {
  name: string
  /** The hour the interview started, in the researcher's time zone. */
  hour: number
  outcome: Outcome
  /** The options chosen in each screener question, in order. */
  answers: string[][]
  /** Notes by part and question of the guide: `2a` is the first question of part 2. */
  notes: Record<string, string>
}

const NEVER_PAID = [['None of these'], ['Never']]

/**
 * Five made-up people, with notes as a researcher would type them. Four have the problem and one
 * doesn't. Most wouldn't let a stranger step in, which the idea overlooks.
 */
export const SAMPLE_PEOPLE: SamplePerson[] = [
  {
    name: 'Priya Banksia',
    hour: 10,
    outcome: 'ATTENDED',
    answers: [
      ['Cafe manager'],
      ['2 to 9'],
      ['Found a replacement for a sick barista', 'Took a dish off the menu'],
      ['I did, on my own'],
      ['Found someone after a few tries'],
      ['I decided'],
      ...NEVER_PAID,
    ],
    notes: {
      '1a': 'Started on the floor at 19, then barista, then two-in-charge. When the owner bought a second place she got the keys to this one. Four years now.',
      '1b': 'The roster. Someone swapped Saturday without telling her, so she rang three people to put it back together. Ordering after that, from her phone, in the car.',
      '2a': 'Two Tuesdays ago. Text at 5:10: “so sorry, been up all night”. She was still in bed. Put it in the group chat, then got dressed. Nobody answered by 5:30, so she rang people one by one from the car. The fourth one, a uni student, said yes but couldn’t get there before 8. Opened alone at six and ran the machine herself until then.',
      '2b': 'The group chat. “Everyone’s in it, so nobody feels it’s them.” Seven people had seen the message within ten minutes and nobody wrote back.',
      '2c': 'Twenty minutes of silence, then calls. Two went to voicemail. One said no because of a uni exam. She said the waiting was worse than the no.',
      '3a': 'She’d trained the student herself. “I know she can do the 7:30 rush because I’ve stood next to her in it.”',
      '3b': 'Nothing new to find out: she only rang people who had worked in that cafe before.',
      '4a': 'In winter, both baristas had the same bug. Nobody came. She made coffee from six to two with the kitchen hand on the till.',
      '4b': 'The milk order. She noticed at eight that night, too late for the supplier, and bought milk at the supermarket at the full price.',
      '4c': 'The kitchen hand said he’d rather do that again than have “some random” behind the machine.',
      '5a': 'A second group chat with two cafes on the same street. All three managers are in it.',
      '5b': 'Got one person out of it, once, for three hours. It went quiet after a barista was poached from one of them.',
      '5c': 'Paid the student her normal rate plus a taxi. The owner didn’t mind.',
      '6a': '“You haven’t asked who has the keys.” Anyone who comes has to be let in, and know the alarm.',
      general:
        'Says “random” for anyone she hasn’t worked with, four times. The trouble starts before the search: she waited 20 minutes on a chat that nobody answers.',
    },
  },
  {
    name: 'Dale Ironbark',
    hour: 14,
    outcome: 'ATTENDED',
    answers: [
      ['Cafe manager'],
      ['10 to 49'],
      ['Found a replacement for a sick barista', 'Rang a supplier about missing produce'],
      ['I did, with someone else'],
      ['Found someone straight away'],
      ['I compared and recommended'],
      ...NEVER_PAID,
    ],
    notes: {
      '1a': 'Came from hotels. Looks after two cafes for one owner, 22 staff on the books, most of them casual.',
      '1b': 'A fridge repair and a new starter’s paperwork. No roster trouble yesterday.',
      '2a': 'Last Thursday. The barista rang the other site’s supervisor at 5:40, not him. By the time he heard, she’d already sent someone across from the bigger cafe. He moved one floor person onto the second machine there.',
      '2b': 'Didn’t look. “The other shop is my replacement.”',
      '2c': 'One call, four minutes. He read me the times off his phone.',
      '3a': 'They all do the same two training shifts, at both sites, on the same machines.',
      '4a': 'Couldn’t name one this year. Thought for a while: long weekend in January, when both sites were short. They closed the small one at noon.',
      '4b': 'Closed two hours early. He thinks they lost the lunch trade, didn’t work out how much.',
      '4c': 'The staff who’d come in were cranky about losing hours.',
      '5a': 'An agency, last year, for a barista on leave.',
      '5b': 'The person was good. But they had to book the day before, with a four-hour minimum.',
      '5c': 'Pays an extra hour to anyone who comes in on the day. That’s the rule, and everyone knows it.',
      '6a': 'Says the real work is having enough casuals who want more hours, “not the phone calls”.',
      '6b': 'The supervisor at the bigger cafe, who does the actual moving around. Offered to introduce us.',
      general:
        'Two sites change everything: he has spare people by design. Doesn’t have the problem. Should we screen for a single site?',
    },
  },
  {
    name: 'Mei Correa',
    hour: 9,
    outcome: 'LATE',
    answers: [
      ['Cafe manager'],
      ['2 to 9'],
      ['Found a replacement for a sick barista', 'Scrubbed a fridge before opening'],
      ['I did, on my own'],
      ['Settled for second best'],
      ['I decided'],
      ...NEVER_PAID,
    ],
    notes: {
      '1a': 'Owns it with her sister. Learned coffee by doing it, six years ago. Calls herself the manager because her sister “does the money”.',
      '1b': 'Behind the machine from 6 to 11 because they’re one barista down, then invoices.',
      '2a': 'A Saturday two weeks ago, her busiest day. Call at 4:50. She posted in a hospitality group online with a few thousand people in it and offered cash in hand. Three replies in ten minutes. Took the first one. He turned up at 6:40, didn’t know the grinder, and she sent him to the till after an hour.',
      '2b': 'Straight to the online group. Her own list is two people, and one of them was the one who was sick.',
      '2c': 'A lot of messages: where is it, how much, is there parking. She was steaming milk with one hand and typing with the other.',
      '3a': 'Couldn’t. She asked where he’d worked and he named a place she knew. Rang there afterwards, out of curiosity: he’d done two trial shifts.',
      '3b': '“Can you do 300 coffees by eleven, yes or no.” Also whether he had his own apron, which she said tells you a lot.',
      '4a': 'A Monday in autumn. Shut the doors at ten and put a sign up. She still has the photo of the sign.',
      '4b': 'The pastry order for the next day, and her sister’s school pick-up.',
      '4c': 'The floor staff member cried in the storeroom. Mei told it quietly and moved on.',
      '5a': 'The online group, three or four times. Before that a friend’s teenage son, for the till only.',
      '5b': 'One good one out of four. That one has a full-time job now.',
      '5c': '$180 in cash for five hours. More than her usual rate, because “on the day you pay what they say”.',
      '6a': 'Super and tax on cash shifts. She knows it isn’t right and brought it up herself.',
      general:
        'Joined ten minutes late, from the cafe. She has paid strangers, more than once, on the morning itself. The strongest case so far, and the only one who took someone she’d never met.',
    },
  },
  {
    name: 'Stavros Hakea',
    hour: 15,
    outcome: 'ATTENDED',
    answers: [
      ['Cafe manager'],
      ['2 to 9'],
      ['Found a replacement for a sick barista', 'Seated a group without a booking'],
      ['I did, on my own'],
      ['Went without'],
      ['I decided'],
      ...NEVER_PAID,
    ],
    notes: {
      '1a': 'Took over from his uncle. Hospital precinct, so the rush is at shift change: 6:30 and 2:30.',
      '1b': 'On the machine until 9, then a catering order for one of the wards.',
      '2a': 'Three weeks ago. Found out at 5:55 because the barista just didn’t turn up, and texted at seven. Rang two people, gave up, worked it alone. His wife came at eight to do the till.',
      '2b': 'His own phone, the favourites list. He showed me: four names, two of them family.',
      '2c': 'Nothing happened. “At six in the morning nobody picks up. I don’t either.”',
      '3a': 'For family it doesn’t matter. “My wife makes a bad flat white and nobody says a word.”',
      '3b': 'He wouldn’t say yes to someone new without a paid trial. He has had a till come up short before.',
      '4a': 'The same morning, three weeks ago. A queue out the door at 6:40, and people left for the machine in the hospital foyer.',
      '4b': 'The wards’ catering went out 25 minutes late. He apologised in person and didn’t charge for the fruit.',
      '4c': 'His wife said hire one more person. He did the sums and didn’t.',
      '5a': 'Paid a retired barista a small weekly amount to be on call, for two months last year.',
      '5b': 'It worked: she came three times out of three. She moved to the coast.',
      '5c': 'The weekly amount was $50, plus the hours when she came. He’d looked it up before our call.',
      '6a': 'No-shows without a message. He said a sick call at 5 am is the good version.',
      '6b': 'Two other owners in the precinct. He’ll ask them first.',
      general:
        'Has already paid for someone to stand by, with his own money, and was happy with it. It fits our idea better than a list of strangers: one known person, paid to be available.',
    },
  },
  {
    name: 'Jess Boronia',
    hour: 11,
    outcome: 'ATTENDED',
    answers: [
      ['Cafe manager'],
      ['10 to 49'],
      ['Found a replacement for a sick barista'],
      ['I did, with someone else'],
      ['Found someone after a few tries'],
      ['I compared and recommended'],
      ...NEVER_PAID,
    ],
    notes: {
      '1a': 'Assistant manager for a year, manager since March. 14 staff. The owner is there two days a week.',
      '1b': 'Training someone on the second machine. Ran over, so the stocktake moved to today.',
      '2a': 'Last Friday. Message in the rostering app at 5:20. She and the head chef split the list: he rang the ones he’s friendly with. Got a yes at 6:05 from someone on a day off who wanted the hours. Opened on time, with the chef pouring the first ten coffees.',
      '2b': 'The rostering app has a button that offers the shift to everyone. She pressed it, then rang anyway, because “half of them have notifications off”.',
      '2c': '45 minutes, five calls between two people. One person said yes and then no, because of the bus.',
      '3a': 'Everyone on the list has been signed off on the machine by the head barista. It’s a sheet of paper in the office.',
      '3b': 'Hours: whether they’d go over 38 that week and onto overtime. She checked that before she said yes.',
      '4a': 'Once since March. She closed the takeaway window and kept the tables going.',
      '4b': 'The stocktake, and the new starter’s second training shift. She put the new starter on the dishwasher.',
      '4c': 'The chef asked why there’s no list on the wall. There is now.',
      '5a': 'The shift button in the app, and the list on the wall with who lives closest.',
      '5b': 'The list helps. She starts at the top now. The app’s button got one yes in about six tries.',
      '5c': 'A day off in lieu, and a free meal for the chef, which he asked for as a joke and got.',
      '6a': 'Buses. Before 6:30 three of her people can’t get there at all, sick calls or not.',
      general:
        'Distance and transport came up before skill. She has already written down who lives closest. Willing to talk again after the holidays.',
    },
  },
]
