import { linesOf, type SampleInterview } from '../sample-interview.ts'
import { THEMES } from './themes.ts'

const TRANSCRIPT = linesOf(`
00:07 I Hello, can you hear me all right?
00:10 P I can, yeah. Sorry about the background, I’m at my mum’s.
00:17 I That’s fine. Are you okay with this being recorded?
00:21 P Yep.
00:23 I And with being quoted, without your name?
00:26 P Sure.
01:20 I What does your roster look like this fortnight?
01:25 P Five nights. I’m on the cardiac ward. I’ve been there three years, so I’ve got a pretty good line now, I don’t get mucked around much.
02:40 I What was on today, before this call?
02:44 P Gym, sleep, came over here. I come over most days I’m working, it’s ten minutes.
04:02 I Who gets your food ready for a shift?
04:07 P Well, I sort it out. I pick it up from Mum’s on the way in, and I wash the thermos. That’s me arranging it.
04:26 I And the cooking?
04:28 P That’s not me. You don’t want that to be me.
06:12 I Take me through your last night shift.
06:17 P Pretty standard. Handover, check everyone, monitors. We had one go to theatre around eleven. Then it was steady.
06:50 I When did you stop?
06:53 P One o’clock. It’s on the board, it’s got my initials on it.
08:30 I What have you seen of the other people on nights, when they stop?
08:36 P The others go hungry, I see them. I just don’t. I’ve seen a girl eat sugar sachets. I gave her half my dal.
12:05 I What did you eat during that shift?
12:10 P I have a proper dinner at one. Rice, dal, the lot. Mum does it in a thermos, it’s one of those three-storey ones.
12:31 I Three-storey?
12:33 P Stacked. Rice at the bottom, dal, then whatever’s on top is a surprise.
15:44 I Don’t you end up spending a lot on food on nights?
15:50 P Um, no? I don’t think I spent anything last week. I had a coffee, and the coffee’s free on our ward.
16:08 I What about the week before?
16:11 P I bought a birthday cake for someone. That’s not really food, that’s politics.
20:15 I On how many nights this fortnight did it go like that?
20:20 P All five nights I ate at one o’clock. I’ve got the one o’clock break, I’ve always got it.
20:38 I How did you come to have it?
20:41 P I asked for it when I started, and nobody ever asked for it back.
21:30 P If I’m on the other ward it’s different, they shove you around. I did one there in winter and I don’t remember sitting down.
24:50 I Where did the food on those nights come from?
24:55 P From here. It’s whatever they had at home that night, that’s what’s in the thermos.
25:14 I Your parents’ dinner.
25:16 P Yeah. They eat at seven, I eat the same thing at one. It’s kind of nice. Dad texts me to ask what I thought of it.
31:05 I What have you tried so far with meals on nights?
31:12 P Tried? I haven’t had to.
31:20 P My mum cooks. I’ve never planned a meal in my life. She’ll hear me say that and she’ll be thrilled.
31:45 I What about when she’s away?
31:48 P She went to Fiji for three weeks and there were three weeks in the freezer, with dates on them.
34:30 I What have I missed about eating on nights?
34:35 P I reckon ask people who’ve got kids. I’m not your typical one, am I?
34:52 I There’s no typical one. Who else could I talk to?
34:56 P The girl with the sugar sachets.
35:20 I Thanks. Say thank you to your mum from me.
35:24 P She’s listening. She says come for dinner.
`)

/** A nurse on a cardiac ward, who eats well and contradicts nearly every assumption. */
export const INTERVIEW_4: SampleInterview = {
  consents: { RECORDING: 'YES', QUOTES: 'YES' },
  notes: {
    '1a': 'Cardiac ward, three years, five nights. “I don’t get mucked around much.”',
    '1b': 'Gym, sleep, then to the parents’ place.',
    '1c': 'Picks it up from home on the way in. Doesn’t cook.',
    '2a': 'Steady night. Break at one, initials on the board.\nThe others go hungry, I see them. I just don’t.',
    '2b': 'Thermos with three layers, from home.',
    '2c': '“Um, no?” Spent nothing.',
    '3a': 'Never had to.',
    '4a': 'Asked for the one o’clock break three years ago and kept it.',
    '4b': 'The parents’ dinner, six hours later.',
    '5a': '“Ask people who’ve got kids.”',
    '5b': 'The one who eats sugar sachets.',
    general:
      'Doesn’t have the problem, and knows why: a fixed break and someone who cooks. Same hospital group as the first one.',
  },
  captures: [
    {
      question: '1c',
      about: 6,
      stance: 'FOR',
      strength: 'DID',
      quote:
        'I pick it up from Mum’s on the way in, and I wash the thermos. That’s me arranging it.',
    },
    {
      question: '2a',
      about: 1,
      stance: 'AGAINST',
      strength: 'SAID',
      quote: 'The others go hungry, I see them. I just don’t.',
    },
    {
      question: '2b',
      about: 1,
      stance: 'AGAINST',
      strength: 'DID',
      themes: [THEMES.family],
      quote: 'I have a proper dinner at one. Rice, dal, the lot.',
    },
    {
      question: '2c',
      about: 3,
      stance: 'AGAINST',
      strength: 'DID',
      themes: [THEMES.costs],
      quote:
        'I don’t think I spent anything last week. I had a coffee, and the coffee’s free on our ward.',
    },
    {
      question: '4a',
      about: 4,
      stance: 'AGAINST',
      strength: 'DID',
      quote:
        'All five nights I ate at one o’clock. I’ve got the one o’clock break, I’ve always got it.',
    },
    {
      question: '4a',
      about: 4,
      stance: 'UNCLEAR',
      strength: 'SAID',
      quote: 'If I’m on the other ward it’s different, they shove you around.',
    },
    {
      question: '4b',
      about: 5,
      stance: 'FOR',
      strength: 'DID',
      themes: [THEMES.family],
      quote: 'It’s whatever they had at home that night, that’s what’s in the thermos.',
    },
    {
      question: '3a',
      about: 2,
      stance: 'AGAINST',
      strength: 'DID',
      themes: [THEMES.family],
      quote: 'My mum cooks. I’ve never planned a meal in my life.',
    },
  ],
  transcript: TRANSCRIPT,
}
