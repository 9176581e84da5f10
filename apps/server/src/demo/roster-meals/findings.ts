/**
 * For each assumption, what the report says and the quotes behind it. The last finding is based on
 * screener answers, so it has no quotes.
 */
export const FINDINGS = [
  {
    text: 'On their last night shift, four ate from the vending machine or not at all. One eats a cooked dinner at 1 am.',
    quotes: [
      'I have a proper dinner at one. Rice, dal, the lot.',
      'A packet of Twisties and a Red Bull at half past two. I sat on a linen bag to eat it.',
      'Two Mars bars and a coffee from the machine. That was dinner.',
      'I put eleven dollars into that machine and called it dinner.',
      'Nothing. I had a Milo at five and drove home.',
    ],
  },
  {
    text: 'Three never planned a meal. One paid for two meal kits and cancelled.',
    quotes: [
      'My mum cooks. I’ve never planned a meal in my life.',
      'Planning isn’t the problem. The break is.',
      'I eat what’s there at three. There’s no plan.',
      'Two meal kits last winter, $48 each. Then I cancelled.',
    ],
  },
  {
    text: 'Three named what they paid last week: $24, $31 and $40. The question was leading, so treat this with care.',
    quotes: [
      'I don’t think I spent anything last week. I had a coffee, and the coffee’s free on our ward.',
      'I went through my card after. Twenty-four dollars last week, just on nights.',
      'Thirty-one dollars last week. I only know because it’s all little taps on the card.',
      'Forty dollars, last week. That’s with the servo on the way home.',
    ],
  },
  {
    text: 'Two people counted the nights in their last fortnight. One more person would settle it.',
    quotes: [
      'All five nights I ate at one o’clock. I’ve got the one o’clock break, I’ve always got it.',
      'Third night this fortnight that the break moved.',
      'Six nights this fortnight and twice I got nothing from my bag.',
    ],
  },
  {
    text: 'Two do, two don’t, one did both last week.',
    quotes: [
      'I don’t take leftovers in. There’s nothing left over, I’ve got two teenage boys.',
      'I don’t cook enough to have leftovers. It was toast and a banana all week.',
      'The other nights I had Sunday’s curry in a container.',
      'It’s whatever they had at home that night, that’s what’s in the thermos.',
      'By Wednesday there’s nothing left and I’m at the servo.',
    ],
  },
  {
    text: 'We only invited people who do. In the screener, 31 of 38 said so (likely 70–90%).',
    quotes: [],
  },
]
