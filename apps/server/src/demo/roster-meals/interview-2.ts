import { linesOf, type SampleInterview } from '../sample-interview.ts'
import { THEMES } from './themes.ts'

const TRANSCRIPT = linesOf(`
00:04 I Hi, thanks for fitting me in before your shift.
00:09 P That’s right, I’ve got a bit over an hour before I have to find my shoes.
00:16 I Is it all right with you if I record the call, for my own notes?
00:22 P Yes, that’s fine.
00:25 I And may I quote you, without your name?
00:28 P Go ahead.
01:12 I What does your roster look like this fortnight?
01:17 P Nine nights out of fourteen. I put my hand up for extra because of the long weekend. Medical ward, so it’s mostly older people with chests.
02:25 I What was on today, before this call?
02:29 P Slept, badly. Took the little one to swimming. Put a load on. Now you.
04:05 I Who gets your food ready for a shift?
04:09 P Oh, that’s me. Nobody’s packing my lunch box. I pack two for the kids and by then I’m over it.
05:30 I What does packing it look like, when you do?
05:34 P It’s whatever I can grab while I’m looking for my badge.
09:33 I You said whatever you can grab. How do you work out what that is?
09:41 P I don’t plan, I react. It’s like the shift, really. You go in and you see what’s there.
10:02 P My sister’s got a whole spreadsheet. She’s in an office, though.
12:50 I Take me through your last night shift.
12:55 P So up at four in the afternoon, toast with the kids at half past five. Handover quarter to nine. We had a full house and two in the corridor.
13:30 P It was all right till about eleven and then it was one thing after another. A fall, a transfer, a family who wouldn’t leave.
14:08 I When did you get a break?
14:12 P It was meant to be half past one.
14:20 P Third night this fortnight that the break moved. Ten past three, this time.
14:34 I What moved it?
14:36 P There’s only one of us can be off the floor at once, so if the person before you is late back, you’re late, and it goes down the line. I’m last because I live closest. Don’t ask me why that’s the rule.
15:10 P I sat down at ten past three. I’d been on since quarter to nine.
16:40 I Is there somewhere to keep food?
16:44 P There’s a fridge, in theory.
17:05 P The staff fridge gets cleared out on Fridays. Everything, labelled or not. So don’t work a Friday.
17:20 I Has that happened to you?
17:22 P Lost a whole quiche. My mother-in-law’s dish as well. I had to buy her a new dish.
22:40 I What did you eat during that shift?
22:45 P Nothing till ten past three. Canteen’s shut at eight.
22:58 P Two Mars bars and a coffee from the machine. That was dinner.
23:10 P I know. I tell people about their blood sugar for a living.
23:50 I Where does it leave you, deciding what to have?
24:06 P I eat what’s there at three. There’s no plan. If there was a pie there at three I’d have the pie.
24:25 I What was there, besides the Mars bars?
24:28 P Chips, the salty ones, and a muesli bar with a 2024 date on it.
25:40 I Don’t you end up spending a lot on food on nights?
25:45 P I suppose I do, yeah. Thirty-one dollars last week. I only know because it’s all little taps on the card.
26:02 I When did you look?
26:04 P Sunday. I do the budget Sundays. It’s just a row of four-dollar-fifties.
28:30 I What have you tried so far with meals on nights?
28:35 P I haven’t really. I’ve thought about it. You think about it at three and then you go home and you want your bed.
29:12 I What made you stop? If there was a start.
29:15 P There wasn’t one. I’d love to tell you there was.
31:04 I On how many nights this fortnight did it go like that?
31:09 P The machine? Three. Same three as the break. The other nights I got off before two.
32:48 I Where did the food on those nights come from?
32:52 P The other nights I had Sunday’s curry in a container. I do a big one and it’s gone by Wednesday.
33:10 I And Wednesday on?
33:12 P Sandwich, if there’s bread. I’m not going to lie to you.
36:20 I What have I missed about eating on nights?
36:24 P That nobody comes round. In the day someone comes round with a trolley. Nights, it’s you and a buzzing light.
36:50 I Who else could I talk to?
36:53 P The grads. They don’t eat at all, they’re terrified.
37:15 I Thank you so much. I’ll let you find those shoes.
37:19 P They’re in the car. They’re always in the car.
`)

/** A nurse on a medical ward. The screenshots of the interview room show this interview. */
export const INTERVIEW_2: SampleInterview = {
  consents: { RECORDING: 'YES', QUOTES: 'YES' },
  notes: {
    '1a': 'Medical ward. Nine nights out of fourteen, some of them extra.',
    '1b': 'Slept badly. Swimming with the little one.',
    '1c': 'Packs for the kids, then for herself if there’s time.\nOh, that’s me. Nobody’s packing my lunch box.',
    '2a': 'Up at 4 pm, toast with the kids at 5.30. Handover 8.45.\nThird night this fortnight that the break moved. 3.10 this time.\nOne off the floor at a time, so one late break makes the next one late.',
    '2b': 'Nothing until 3.10. Canteen shuts at 8 pm.\n“Two Mars bars and a coffee from the machine. That was dinner.”',
    '2c': 'Does the budget on Sundays. “A row of four-dollar-fifties.”',
    '3a': 'I don’t plan, I react.\nSister has a spreadsheet, but works in an office.',
    '3b': 'Never started.',
    '4a': 'Three nights from the machine, the same three as the late breaks.',
    '4b': 'The staff fridge gets cleared out on Fridays.\nLost a quiche, and the dish.',
    '5a': 'In the day a trolley comes round.',
    '5b': 'The grads: “They don’t eat at all, they’re terrified.”',
    general: 'Good talker. Counts things: three nights, thirty-one dollars, ten past three.',
  },
  captures: [
    {
      question: '1c',
      about: 6,
      stance: 'FOR',
      strength: 'SAID',
      quote: 'Oh, that’s me. Nobody’s packing my lunch box.',
    },
    {
      question: '3a',
      about: 2,
      stance: 'AGAINST',
      strength: 'SAID',
      quote: 'I don’t plan, I react.',
    },
    {
      question: '2a',
      about: 4,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.breaks],
      quote: 'Third night this fortnight that the break moved.',
    },
    {
      question: '4b',
      about: 5,
      stance: 'UNCLEAR',
      strength: 'SAID',
      themes: [THEMES.fridge],
      quote: 'The staff fridge gets cleared out on Fridays.',
    },
    {
      question: '2b',
      about: 1,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.machine],
      quote: 'Two Mars bars and a coffee from the machine. That was dinner.',
    },
    {
      question: '2a',
      about: 1,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.breaks],
      quote: 'I sat down at ten past three. I’d been on since quarter to nine.',
    },
    {
      question: '3a',
      about: 2,
      stance: 'AGAINST',
      strength: 'DID',
      themes: [THEMES.nothingHot],
      quote: 'I eat what’s there at three. There’s no plan.',
    },
    {
      question: '2c',
      about: 3,
      stance: 'FOR',
      strength: 'PAID',
      themes: [THEMES.costs, THEMES.machine],
      quote: 'Thirty-one dollars last week. I only know because it’s all little taps on the card.',
    },
    {
      question: '4b',
      about: 5,
      stance: 'FOR',
      strength: 'DID',
      quote: 'The other nights I had Sunday’s curry in a container.',
    },
  ],
  transcript: TRANSCRIPT,
}
