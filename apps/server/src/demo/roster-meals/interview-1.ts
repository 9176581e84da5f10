import { linesOf, type SampleInterview } from '../sample-interview.ts'
import { THEMES } from './themes.ts'

const TRANSCRIPT = linesOf(`
00:06 I Thanks for making the time. I’m talking with people who work nights about what a shift is really like.
00:15 P Yeah, no worries. I’ve got a cuppa and the boys are at school, so you’ve picked a good hour.
00:24 I Before we start, are you right with me recording this, just so I don’t have to type everything?
00:31 P Yep, go for it.
00:34 I And if I repeat something you’ve said in a report, without your name, is that all right?
00:42 P Sure, as long as it’s not my name on it. My manager’s not going to love some of this.
01:30 I What does your roster look like this fortnight?
01:36 P It’s rotating, so I’ve got two earlies, a late, then four nights in a row. Surgical ward, 28 beds. It comes out three weeks ahead and it’s never the one I asked for.
02:10 I How many of them have been nights?
02:14 P Four so far, and I’ve got another one Friday. So five, if nobody rings me.
03:02 I What was on today, before this call?
03:06 P Came off this morning at half seven, got the boys out the door, slept till one. That’s a good day. Usually the neighbour’s got the leaf blower going.
04:20 I Who gets your food ready for a shift?
04:24 P Me. I do my own shop on the way home Tuesday, that’s the shifts done. Well, that’s the idea. Half of it’s eaten before I’ve had a night off.
04:49 I Eaten by who?
04:51 P The boys. Fourteen and sixteen. You put a tray of chicken in the fridge and it’s a crime scene.
06:15 I Take me through your last night shift.
06:20 P Right. Handover quarter to nine. We were down one, so I had nine patients instead of seven. Two fresh post-ops, one of them was vomiting, so that’s every half hour you’re in there.
07:04 I And then?
07:06 P Midnight meds, then the obs, then someone pulled a drain out. You don’t look up. You really don’t look up till about two.
07:40 I Where was your break in all that?
07:44 P My break was down for one. I got it at ten to four. And that was because the nurse from the other end came over and told me to go and sit down.
08:12 I What happened at one?
08:14 P At one I had a bloke with a blood pressure in his boots. You’re not going to say sorry, mate, I’m off for my sandwich.
10:38 I What did you eat during that shift?
10:42 P During? A packet of Twisties and a Red Bull at half past two. I sat on a linen bag to eat it.
10:58 I A linen bag.
11:00 P In the linen room. It’s the only place nobody can see you from the desk. It’s actually quite comfy.
11:20 I Where did the Twisties come from?
11:23 P The machine outside ED. It’s that or the other machine, and the other machine’s been broken since before Christmas.
12:05 I What else was there?
12:08 P Nothing hot’s open. The canteen pulls the shutter down at eight. We’re on from quarter to nine. I don’t know who they think the canteen’s for.
12:30 P There’s a toaster. There’s usually no bread, but there’s a toaster.
14:46 I Don’t you end up spending a lot on food on nights?
14:51 P Oh, heaps. I went through my card after. Twenty-four dollars last week, just on nights.
15:06 I Went through your card?
15:08 P On the bus. I was waiting for it to be a big number so I could show my husband, and then it was, so I didn’t.
15:32 P It’s five fifty for a sandwich that’s been in there since Monday. You can tell by the lettuce. And I bought it anyway.
18:30 I What have you tried so far with meals on nights?
18:36 P Look, people always give me a meal plan. The dietitian did an in-service, we all got a laminated thing.
18:52 P Planning isn’t the problem. The break is. I could have a roast in my bag. If I don’t get to sit down I’m not eating it.
19:14 I What did you do with the laminated thing?
19:17 P It’s on the tearoom wall. Someone’s drawn a moustache on the salmon.
21:02 I What made you stop? Or did you start?
21:06 P I don’t think I started, to be honest. I read it. I thought, lovely, when?
24:11 I On how many nights this fortnight did it go like that?
24:17 P Some fortnights it’s every night, some fortnights I couldn’t tell you. It depends who’s in charge and how sick they are.
24:35 I And the four you’ve just done?
24:38 P They all run together. I’d be making it up.
27:20 I Where did the food on those nights come from?
27:25 P Not from home. I don’t take leftovers in. There’s nothing left over, I’ve got two teenage boys.
27:41 P One night one of the girls brought in a slab of lasagne, so I had that at five. That was a good night.
31:55 I What have I missed about eating on nights?
32:00 P You haven’t asked about the drive home. That’s when I’m actually hungry. I’ve eaten a whole box of barbecue shapes at a red light.
32:24 P And ask someone in charge how they do the breaks. I’d love to know.
34:40 I Who else could I talk to?
34:44 P Anyone on the night team. Get someone from emergency, they’re worse than us.
35:10 I That’s really helpful. Thank you, and sleep well.
35:14 P I’ll try. It’s leaf blower day.
`)

/** A nurse on a surgical ward, whose problem is the break, not the planning. */
export const INTERVIEW_1: SampleInterview = {
  consents: { RECORDING: 'YES', QUOTES: 'YES' },
  notes: {
    '1a': 'Surgical ward, 28 beds. Rotating, four nights in a row, one more on Friday.',
    '1b': 'Off at 7.30, slept till one. Two boys, 14 and 16.',
    '1c': 'Shops for herself on Tuesdays. Half of it gets eaten at home first.',
    '2a': 'Down one, nine patients.\nMy break was down for one. I got it at ten to four.\nAnd only because someone told her to sit down.',
    '2b': 'Twisties and a Red Bull, in the linen room. Second machine broken since before Christmas.',
    '2c': 'Looked it up on her card on the bus. Hasn’t told her husband.',
    '3a': 'In-service with a laminated meal plan. “I thought, lovely, when?”',
    '4a': 'Couldn’t say. “I’d be making it up.” Don’t count this.',
    '4b': 'Nothing from home. Lasagne from someone on the team, once.',
    '5a': 'The drive home: that’s when she’s hungry.',
    general:
      'Every answer came back to the break. I read out 2 c) as it stands and it’s a terrible question: “Oh, heaps” before I’d finished.',
  },
  captures: [
    {
      question: '1c',
      about: 6,
      stance: 'FOR',
      strength: 'DID',
      quote: 'I do my own shop on the way home Tuesday, that’s the shifts done.',
    },
    {
      question: '2a',
      about: 1,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.breaks],
      quote: 'My break was down for one. I got it at ten to four.',
    },
    {
      question: '2b',
      about: 1,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.machine],
      quote:
        'A packet of Twisties and a Red Bull at half past two. I sat on a linen bag to eat it.',
    },
    {
      question: '2b',
      about: 1,
      stance: 'FOR',
      strength: 'SAID',
      themes: [THEMES.nothingHot],
      quote: 'Nothing hot’s open. The canteen pulls the shutter down at eight.',
    },
    {
      question: '2c',
      about: 3,
      stance: 'FOR',
      strength: 'PAID',
      themes: [THEMES.costs],
      quote: 'I went through my card after. Twenty-four dollars last week, just on nights.',
    },
    {
      question: '2c',
      about: 3,
      stance: 'FOR',
      strength: 'PAID',
      themes: [THEMES.costs, THEMES.machine],
      quote: 'It’s five fifty for a sandwich that’s been in there since Monday.',
    },
    {
      question: '3a',
      about: 2,
      stance: 'AGAINST',
      strength: 'SAID',
      themes: [THEMES.breaks],
      quote: 'Planning isn’t the problem. The break is.',
    },
    {
      question: '4a',
      about: 4,
      stance: 'UNCLEAR',
      strength: 'SAID',
      themes: [THEMES.breaks],
      quote: 'Some fortnights it’s every night, some fortnights I couldn’t tell you.',
    },
    {
      question: '4b',
      about: 5,
      stance: 'AGAINST',
      strength: 'DID',
      themes: [THEMES.family],
      quote: 'I don’t take leftovers in. There’s nothing left over, I’ve got two teenage boys.',
    },
  ],
  transcript: TRANSCRIPT,
}
