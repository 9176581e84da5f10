import { linesOf, type SampleInterview } from '../sample-interview.ts'
import { THEMES } from './themes.ts'

const TRANSCRIPT = linesOf(`
00:05 I Good morning. Thanks for getting up for this.
00:10 P I haven’t been to bed yet, so it’s good night, really. I’m right, I’ve had a shower.
00:20 I Are you all right with me recording?
00:23 P Yeah, of course.
00:25 I And with being quoted, without your name?
00:29 P Yep. Put it on a billboard.
01:05 I What does your roster look like this fortnight?
01:10 P Six nights. I’m in aged care, a place with 84 beds, and there’s three of us overnight. One registered nurse, and that’s me, and two carers.
02:31 I What was on today, before this call?
02:35 P Finished at seven, came home via the servo, fed the dog, fought with the bank on the phone.
04:18 I Who gets your food ready for a shift?
04:23 P I pack it. I pack mine and I pack my husband’s, he’s on days. So there’s a bit of an assembly line at five o’clock.
04:44 P When I say pack it. Some days it’s a can of tuna and a prayer.
06:40 I Take me through your last night shift.
06:45 P Last night. Handover nine. We’ve got a lady who’s dying, so that’s where you want to be, and then you’ve got 83 other people.
07:30 P About two it went quiet. So I thought, right, I’ll heat my dinner up.
07:52 I And then?
07:54 P They rang the bell for bed nine just as I’d put it in the microwave. That was my break. I got back to it about five and it was like a brick.
08:20 I What did you do with it?
08:22 P Binned it. You don’t want to reheat rice twice. I do the food safety training.
10:30 I What did you eat during that shift?
10:35 P I put eleven dollars into that machine and called it dinner. Chips, a Cherry Ripe and one of those iced coffees.
10:52 I Eleven.
10:54 P The iced coffee’s five on its own. It’s robbery. It’s like an airport in there.
13:10 I Don’t you end up spending a lot on food on nights?
13:15 P Yes! Forty dollars, last week. That’s with the servo on the way home.
13:28 I What do you get at the servo?
13:31 P Sausage roll. Sometimes two. I’m not proud.
13:52 I How do you know it’s forty?
13:55 P Because I put it on the blue card and the blue card’s only for that. It’s my shame card.
20:04 I On how many nights this fortnight did it go like that?
20:10 P Six nights this fortnight and twice I got nothing from my bag. I wrote it down, I was that cranky.
20:26 I Wrote it down where?
20:28 P On the back of the roster. There’s a little skull next to those two.
23:15 I Where did the food on those nights come from?
23:20 P Monday and Tuesday I had leftovers, the pasta bake from the weekend. I label it. I put my name and a threat.
23:48 I And after Tuesday?
23:51 P By Wednesday there’s nothing left and I’m at the servo. Every week. You could set your watch.
24:10 I What happens on Wednesday?
24:13 P I’ve done two nights and I’m not standing at a stove. I’ll stand at a counter and point.
26:50 I What have you tried so far with meals on nights?
26:56 P Oh, I’ve tried everything. What haven’t I tried?
27:20 I Start with the last thing.
27:41 P Two meal kits last winter, $48 each. Then I cancelled. It’s twenty-five minutes of chopping and you’ve still got to carry it.
28:05 I What did you hope for?
28:08 P That it’d just turn up and be dinner. And it turned up and it was a box of homework.
29:30 P Before that I did a roster on the fridge for about three weeks. Sundays I’d cook for the four nights. I even had coloured magnets.
29:55 I What made you stop?
29:58 P They changed my nights. I’d cooked for Monday to Thursday and then I was on Friday to Monday. So we ate night food for dinner and I started again, and then they changed it again.
30:30 P So it’s not that I can’t plan. I’m a good planner. It’s that I’m planning for someone else’s week.
34:05 I What have I missed about eating on nights?
34:10 P The kitchen’s locked. There’s a full commercial kitchen, forty metres away, and it’s locked. I’ve got keys to the morphine and not to the bread.
34:40 I Who else could I talk to?
34:43 P The carers. They get paid less and they bring more. I don’t know how they do it.
35:20 I Thank you. Go to bed.
35:22 P I’m going. Good luck with it.
`)

/** A nurse in aged care, the only one who has tried something and paid for it. */
export const INTERVIEW_3: SampleInterview = {
  consents: { RECORDING: 'YES', QUOTES: 'YES' },
  notes: {
    '1a': 'Aged care, 84 beds, three staff overnight. Six nights this fortnight.',
    '1c': 'Packs for two at five o’clock.',
    '2a': 'Quiet at two, then the bell.\nThey rang the bell for bed nine just as I’d put it in the microwave. That was my break.\nDinner in the bin at five.',
    '2b': 'Chips, a Cherry Ripe, an iced coffee.',
    '2c': 'Has a card only for this: “my shame card”.',
    '3a': 'Meal kits. Then a roster on the fridge with magnets.',
    '3b': 'The kits: too much chopping. The roster: they changed her nights, twice.',
    '4a': 'Six nights this fortnight and twice I got nothing from my bag.\nWrote it on the back of the roster. So two in six: she counted.',
    '4b': 'Both! Leftovers on Monday and Tuesday, the servo from Wednesday.',
    '5a': 'Full kitchen 40 metres away, locked. “I’ve got keys to the morphine and not to the bread.”',
    '5b': 'The carers.',
    general:
      'The only one so far who tried and paid. “I’m planning for someone else’s week.” Is it the roster, not the recipe?',
  },
  captures: [
    {
      question: '1c',
      about: 6,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.family],
      quote: 'I pack it. I pack mine and I pack my husband’s, he’s on days.',
    },
    {
      question: '2a',
      about: 1,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.breaks],
      quote:
        'They rang the bell for bed nine just as I’d put it in the microwave. That was my break.',
    },
    {
      question: '2b',
      about: 1,
      stance: 'FOR',
      strength: 'PAID',
      themes: [THEMES.machine],
      quote: 'I put eleven dollars into that machine and called it dinner.',
    },
    {
      question: '2c',
      about: 3,
      stance: 'FOR',
      strength: 'PAID',
      themes: [THEMES.costs],
      quote: 'Forty dollars, last week. That’s with the servo on the way home.',
    },
    {
      question: '4a',
      about: 4,
      stance: 'FOR',
      strength: 'DID',
      quote: 'Six nights this fortnight and twice I got nothing from my bag.',
    },
    {
      question: '4b',
      about: 5,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.fridge],
      quote: 'Monday and Tuesday I had leftovers, the pasta bake from the weekend.',
    },
    {
      question: '4b',
      about: 5,
      stance: 'AGAINST',
      strength: 'DID',
      themes: [THEMES.tired],
      quote: 'By Wednesday there’s nothing left and I’m at the servo.',
    },
    {
      question: '3a',
      about: 2,
      stance: 'FOR',
      strength: 'PAID',
      themes: [THEMES.tired],
      quote: 'Two meal kits last winter, $48 each. Then I cancelled.',
    },
    {
      question: '3b',
      about: 2,
      stance: 'FOR',
      strength: 'DID',
      quote:
        'I did a roster on the fridge for about three weeks. Sundays I’d cook for the four nights.',
    },
  ],
  transcript: TRANSCRIPT,
}
