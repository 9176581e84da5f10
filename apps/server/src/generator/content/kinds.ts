import type { Kind, Life } from '@wattle/contract/brief'

/**
 * What each kind of activity asks. A star marks the answers of the people we want; ° is left out when
 * the subject is sensitive.
 */
type KindQuestion = { question: string; answers: string[] }

export type KindContent = {
  /** Verbs that belong to this kind alone. */
  verbs: string[]
  /** Verbs whose object decides. */
  sharedVerbs: string[]
  audience: string
  /** When it happened once and is over. */
  rareAudience?: string
  own: KindQuestion
  /** Of what is over. */
  ownWhenRare?: KindQuestion
  /** Things that went wrong for other people: answers beside the wanted one. */
  wrong: string[]
  open: string
  last: string[]
  core: { topic: string; questions: string[] }
  /** Asked when we don't know what went wrong. */
  bad: string
  /** The story of the last time, where one time can't be told from the next. */
  told?: string[]
  /** What else they have tried, where that isn't asked as of other kinds. */
  tried?: string[]
  /** After the activity, in the screener: it counts as well. */
  orElse?: string
  /** How long it took, where that isn't asked as of other kinds. */
  time?: string
  /** What is asked after that. */
  afterTime?: [string, string]
  /** Has no length of its own. */
  goesOn?: true
  /** Other words for the same kind, for some verbs or one part of life. */
  variants?: KindVariant[]
}

export type KindVariant = Partial<Omit<KindContent, 'verbs' | 'sharedVerbs' | 'variants'>> & {
  forVerbs?: string[]
  forLife?: Life
  /** Only for what happens every few years or once. */
  whenRare?: true
}

/** Who does this leads the session; in all others they learn, and nobody else can do it for them. */
const TEACHING_VERBS = [
  'teach',
  'train',
  'coach',
  'tutor',
  'lead',
  'run',
  'instruct',
  'mentor',
  'show',
  'give',
  'deliver',
  'supervise',
  'help',
  'host',
]

/** Who has it done doesn't do it. */
const ARRANGING_VERBS = ['get', 'have', 'arrange', 'organise', 'book', 'schedule']

/** "Over the last year, how often did you pay a bill?"; of what is over, when they first thought of it. */
const SINCE_WHEN = '{since when}?'

/** A kitchen that cooks for guests doesn't choose what it feels like. */
const COOKED_FOR_OTHERS: KindVariant = {
  open: SINCE_WHEN,
  last: [
    'What did you have to work with?',
    'How did you know what to make?',
    'What was left over?',
  ],
  core: {
    topic: 'Before and after',
    questions: [
      'Where did the food come from?',
      'Who else worked on it?',
      'What did you do ahead of time?',
    ],
  },
}

/** Who did it, whatever it was. */
const OWN_PART = {
  own: {
    question: 'What is your part in {about}?',
    answers: [
      '*I do it myself',
      '*I do it together with others',
      'I help now and then',
      'Someone else does it',
      'It doesn’t apply to me',
    ],
  },
  ownWhenRare: {
    question: 'What was your part in {about it}?',
    answers: [
      '*I did it myself',
      '*I did it together with others',
      'I helped a little',
      'Someone else did it',
      'I had no part in it',
    ],
  },
}

/** Who has it done organises it. */
const DONE_OR_ORGANISED = {
  own: {
    question: 'What is your part in {about}?',
    answers: [
      '*I do it myself',
      '*I organise it',
      'I help now and then',
      'Someone else sees to it',
      'It doesn’t apply to me',
    ],
  },
  ownWhenRare: {
    question: 'What was your part in {about it}?',
    answers: [
      '*I did it myself',
      '*I organised it',
      'I helped a little',
      'Someone else saw to it',
      'I had no part in it',
    ],
  },
}

/** Nobody else could have done it. */
const ALONE = { audience: '', own: { question: '', answers: [] } }

/** For people who teach. */
const TAUGHT = {
  audience: 'Teaches or leads it themselves',
  own: {
    question: 'What is your part in {about}?',
    answers: [
      '*I teach or lead it',
      'I’m the one learning',
      'I only help set it up',
      'I only do the paperwork',
      'I take no part',
    ],
  },
}

/** Who goes through a check hears what others find. */
const CHECKED_VERBS = [...ARRANGING_VERBS, 'prepare for', 'go through', 'pass', 'face', 'undergo']

export const KIND_CONTENT: Record<Kind, KindContent> = {
  FIND: {
    verbs: ['hire', 'engage', 'recruit', 'source', 'rent'],
    sharedVerbs: ['find', 'book', 'look for', 'search for'],
    audience: 'Did the looking, alone or with someone else',
    own: {
      question: 'The last time you needed {a one}, who did the looking?',
      answers: [
        '*I did, on my own',
        '*I did, with someone else',
        'Someone else did',
        'It was arranged for me',
        'I haven’t needed one',
      ],
    },
    wrong: [
      'Someone never called back',
      'A price was higher than quoted',
      'Messages went back and forth for days',
      'A description turned out to be untrue',
      'Two bookings clashed',
    ],
    open: SINCE_WHEN,
    last: [
      'What made you start looking when you did?',
      'Where did you look first for {a one}?',
      'What happened after the first contact?',
    ],
    core: {
      topic: 'Finding the right one',
      questions: [
        'How did you tell a good one from a bad one?°',
        'What did you want to know about {a one} before you went ahead?',
        'How did you make up your mind?',
      ],
    },
    bad: 'Tell me about a time you needed {a one} and couldn’t find one.',
    variants: [
      {
        whenRare: true,
        open: 'When did you start looking for {a one}?',
        last: [
          'Where did you look first for {a one}?',
          'What happened after the first contact?',
          'Who else had a say?',
        ],
      },
    ],
  },
  CHOOSE: {
    verbs: ['choose', 'compare', 'pick', 'select', 'decide on', 'switch', 'evaluate', 'shortlist'],
    sharedVerbs: [],
    audience: 'Made the choice, alone or with someone else',
    own: {
      question: 'When {last one} was chosen, what was your part?',
      answers: [
        '*I decided',
        '*I decided with someone else',
        'I gave my opinion',
        'Someone else decided',
        'It hasn’t come up',
      ],
    },
    wrong: [
      'Two people gave opposite advice',
      'A price changed while we were deciding',
      'A visit was cancelled',
      'Reviews contradicted each other',
      'The small print held a surprise',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you look at first?',
      'What did you compare the {ones} on?°',
      'Who else had a say?',
    ],
    core: {
      topic: 'Making up your mind',
      questions: [
        'What did you want to know about {a one} and couldn’t find out?',
        'What did you rule out first?°',
        'What settled it in the end?',
      ],
    },
    bad: 'Tell me what turned out differently from what you’d expected.',
    variants: [
      { whenRare: true, open: 'When did you start looking for {a one}?' },
      {
        forVerbs: ['compare', 'evaluate', 'shortlist', 'look at', 'research'],
        audience: 'Does this personally, or with someone else',
        ...OWN_PART,
        core: {
          topic: 'Making up your mind',
          questions: [
            'What did you want to know about {a one} and couldn’t find out?',
            'What did you rule out first?°',
            'Where did that leave you?',
          ],
        },
      },
    ],
    tried: ['Where else did you look? | What did you find there?'],
  },
  ARRANGE: {
    verbs: [
      'arrange',
      'organise',
      'coordinate',
      'schedule',
      'set up',
      'host',
      'reschedule',
      'invite',
    ],
    sharedVerbs: ['plan'],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'A message was overlooked',
      'Two dates got mixed up',
      'Nobody replied for days',
      'A place was already taken',
      'Fewer people came than planned',
    ],
    open: SINCE_WHEN,
    last: [
      'What had to be settled?',
      'Whose answer did you have to wait for?°',
      'What changed between the first plan and the day?',
    ],
    core: {
      topic: 'Keeping everyone informed',
      questions: [
        'How did everyone find out?',
        'Who did you hear back from last?°',
        'What was left to do at the last minute?',
      ],
    },
    bad: 'Tell me about {a one} that nearly fell through.',
  },
  RECORD: {
    verbs: ['record', 'document', 'report', 'log', 'fill in', 'type up', 'file', 'complete'],
    sharedVerbs: ['write', 'prepare', 'update'],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'Something had to be written twice',
      'A file was saved in the wrong place',
      'A date was left out',
      'A number didn’t add up',
      'A page went missing',
    ],
    open: SINCE_WHEN,
    last: [
      'Where were you when you started on it?',
      'What did you have to look up?',
      'What did you leave until later?',
    ],
    core: {
      topic: 'After it’s written',
      questions: [
        'What happened to it after that?',
        'What did you hear back about it?',
        'Where is it kept now?',
      ],
    },
    bad: 'Tell me about {a one} that was late or wrong.',
    variants: [
      {
        forLife: 'PRIVATE',
        core: {
          topic: 'After it’s written',
          questions: [
            'What happened to it after that?',
            'When did you next look at it?',
            'Where is it kept now?',
          ],
        },
      },
    ],
  },
  TRACK: {
    verbs: ['track', 'keep track of', 'monitor', 'trace', 'count', 'locate', 'remember'],
    sharedVerbs: ['look for', 'find'],
    goesOn: true,
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'Someone moved something without saying so',
      'A list was out of date',
      'A note was overlooked',
      'Two items were mixed up',
      'A reminder came too late',
    ],
    open: 'What does {about} involve?',
    last: ['What did you need to know?', 'Where did you look first?', 'What did you find?'],
    core: {
      topic: 'How you keep track',
      questions: [
        'What is written down, if anything?',
        'What do you only know from memory?',
        'Who else needs to know?',
      ],
    },
    bad: 'Tell me about {a one} you lost track of.',
    told: [
      'Tell me about the last time you had to check something about {a one}.',
      'Take me through the last time you had to check something about {a one}.',
    ],
    variants: [
      {
        forVerbs: ['look for', 'find', 'locate', 'trace', 'track down', 'hunt for', 'search for'],
        audience: 'Does the looking, alone or with someone else',
        own: {
          question: 'The last time {a one} had to be found, who did the looking?',
          answers: [
            '*I did',
            '*I did, with someone else',
            'Someone else did',
            'Nobody did',
            'That hasn’t come up',
          ],
        },
        open: SINCE_WHEN,
        last: [
          'What made you start looking?',
          'Where did you look first?',
          'Who else helped look, if anyone?',
        ],
        core: {
          topic: 'Where things are',
          questions: [
            'How do you keep track of where the {ones} are?',
            'Who did you ask, if anyone?',
            'How did the search end?',
          ],
        },
        bad: 'Tell me about {a one} that never turned up.',
        told: [],
      },
      { whenRare: true, open: 'When did you start looking?' },
      { forLife: 'PRIVATE', ...ALONE },
    ],
  },
  SUPPLY: {
    verbs: ['order', 'buy', 'stock', 'restock', 'reorder', 'purchase', 'procure'],
    sharedVerbs: [],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'A supplier ran out',
      'The wrong item was delivered',
      'A price went up without notice',
      'Something was ordered twice',
      'A delivery came late',
    ],
    open: SINCE_WHEN,
    last: [
      'What made you do it when you did?',
      'How did you work out what you needed?',
      'What did you do once you had decided?',
    ],
    core: {
      topic: 'Getting the right thing',
      questions: [
        'How did the price come into it?°',
        'Who else had a say in what you got?',
        'What did you check before you went ahead?',
      ],
    },
    bad: 'Tell me about a time {a one} wasn’t what you needed.',
  },
  SELL: {
    verbs: ['sell', 'quote', 'pitch', 'advertise', 'promote', 'win', 'attract', 'market', 'list'],
    sharedVerbs: [],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'Someone never replied',
      'An enquiry was seen too late',
      'Someone cancelled after agreeing',
      'A bad review came in',
      'A price had to be cut',
    ],
    open: SINCE_WHEN,
    last: ['What did you do first?', 'What questions came up?', 'What happened in the end?'],
    core: {
      topic: 'Won and lost',
      questions: [
        'Tell me about the last time it worked out.',
        'Tell me about the last time it didn’t.',
        'What made the difference between the two?',
      ],
    },
    bad: 'Tell me about a time {doing} came to nothing.',
    variants: [
      // Nobody takes care of winning.
      {
        forVerbs: ['get', 'win', 'attract', 'find', 'look for', 'turn', 'recruit', 'keep'],
        ...ALONE,
        core: {
          topic: 'Won and lost',
          questions: [
            'Tell me about the last {one} you got.',
            'Tell me about the last {one} you missed out on.',
            'What made the difference between the two?',
          ],
        },
      },
      {
        whenRare: true,
        core: {
          topic: 'Finding someone',
          questions: [
            'How did people hear about it?',
            'How did you settle on a price?°',
            'What made you agree in the end?',
          ],
        },
      },
    ],
  },
  PAID: {
    verbs: ['invoice', 'bill', 'charge', 'claim', 'pay', 'get paid', 'reimburse', 'reconcile'],
    sharedVerbs: ['collect', 'chase', 'send'],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'Someone questioned the amount',
      'Money came in without a reference',
      'A form was sent back',
      'An amount was entered twice',
      'A fee was higher than expected',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you need to have ready?',
      'Whose answer did you have to wait for?',
      'How did you follow it up?',
    ],
    core: {
      topic: 'Following up',
      questions: [
        'How did you keep track of where things stood?',
        'Who did you last get in touch with about {a one}?',
        'What had to wait until it was settled?',
      ],
    },
    bad: 'Tell me about {a one} that wasn’t paid when it should have been.',
    variants: [
      {
        forVerbs: ['get', 'chase', 'follow up', 'collect'],
        audience: 'Follows it up personally, or with someone else',
      },
      {
        whenRare: true,
        core: {
          topic: 'Following up',
          questions: [
            'How did you keep track of where things stood?',
            'Who did you get in touch with about it?',
            'What had to wait until it was settled?',
          ],
        },
      },
      {
        forVerbs: ['pay', 'set up', 'settle', 'cover', 'split', 'divide', 'reimburse', 'refund'],
        wrong: [
          'A bill came twice',
          'Nobody could explain a charge',
          'An amount was entered twice',
          'A due date was missed',
          'A fee was higher than expected',
        ],
        last: [
          'What did you check first?',
          'Who else had a say?',
          'What did you do once it was settled?',
        ],
        core: {
          topic: 'Keeping up',
          questions: [
            'How did you keep track of where things stood?',
            'What had to wait until it was settled?',
            'Who did you last get in touch with about {a one}?',
          ],
        },
        bad: 'Tell me about {a one} you couldn’t pay on time.',
      },
      {
        // It always takes two.
        forVerbs: ['split', 'divide', 'share'],
        audience: 'Works it out personally, or with someone else',
        own: {
          question: '{The last time} you {did}, who worked it out?',
          answers: [
            '*I did',
            '*I did, with someone else',
            'Someone else did',
            'Nobody did',
            'That hasn’t come up',
          ],
        },
        bad: 'Tell me about a time {doing} didn’t go to plan.',
      },
    ],
  },
  CARE: {
    verbs: ['care for', 'mind', 'supervise', 'bathe'],
    sharedVerbs: ['look after', 'feed', 'support', 'walk'],
    goesOn: true,
    audience: 'Does this personally, or with someone else',
    // Who helps a relative now and then looks after them, too.
    own: {
      question: 'What is your part in {about}?',
      answers: [
        '*I do it myself',
        '*I do it together with others',
        'I only hear about it',
        'Someone else does it',
        'It doesn’t apply to me',
      ],
    },
    wrong: [
      'An appointment was missed',
      'Plans changed at the last minute',
      'Two people did the same job',
      'Something important wasn’t passed on',
      'Help didn’t arrive',
    ],
    open: 'When did you start {about}?',
    last: ['What needed doing first?', 'What did you have to remember?', 'Who else was around?'],
    core: {
      topic: 'Sharing the load',
      questions: [
        'Which part is the hardest?',
        'How do you keep track of what’s been done?',
        'Who steps in when you’re away?',
      ],
    },
    bad: 'Tell me about a time {doing} didn’t go to plan.',
    variants: [
      {
        forLife: 'PAID',
        audience: 'Looks after {ones} in person, as part of the job',
        own: {
          question: 'What is your part in {about}?',
          answers: [
            '*I do it in person',
            '*I do it with others',
            'I only organise it',
            'Other people do it',
            'It doesn’t apply to me',
          ],
        },
        core: {
          topic: 'Sharing the load',
          questions: [
            'Who took over from you?',
            'How did they know what had been done?',
            'What did you pass on that wasn’t written down?',
          ],
        },
        bad: 'Tell me about a shift that didn’t go to plan.',
      },
    ],
  },
  MAINTAIN: {
    verbs: [
      'repair',
      'fix',
      'maintain',
      'service',
      'clean',
      'replace',
      'restore',
      'mow',
      'get…repaired',
    ],
    sharedVerbs: ['look after'],
    audience: 'Sees to it personally, or organises it',
    own: {
      question: 'The last time {a or your one} needed attention, who saw to it?',
      answers: [
        '*I did it myself',
        '*I organised it',
        'Someone else did',
        'Nobody did',
        'That hasn’t come up',
      ],
    },
    wrong: [
      'Parts took weeks to arrive',
      'A repair didn’t last',
      'A repairer didn’t turn up',
      'A bill was higher than quoted',
      'A fault went unnoticed',
    ],
    open: SINCE_WHEN,
    last: [
      'What made you see to it when you did?',
      'What did you do first?',
      'Who else got involved?',
    ],
    core: {
      topic: 'Until it was right again',
      questions: [
        'What did you do in the meantime?',
        'What had been done about it before?',
        'How did you know it was done?',
      ],
    },
    orElse: ', or had it done',
    told: [
      'Tell me about the last time {a or your one} needed attention.',
      'Take me through the last time {a or your one} needed attention.',
    ],
    bad: 'Tell me about {a one} that broke down at a bad moment.',
    rareAudience: 'Saw to it personally, or organised it',
    variants: [
      {
        forVerbs: ARRANGING_VERBS,
        told: [],
        ...DONE_OR_ORGANISED,
        bad: 'Tell me about a time {doing} didn’t go to plan.',
      },
      {
        forVerbs: ['service', 'maintain', 'prepare', 'check', 'look after', 'tune', 'paint'],
        told: [],
        last: [
          'What made you do it when you did?',
          'What did you start with?',
          'Who else got involved?',
        ],
        core: {
          topic: 'Getting it done',
          questions: [
            'What did you leave for another time?',
            'What had been done the time before?',
            'How did you know it was done?',
          ],
        },
      },
      {
        forVerbs: [
          'clean',
          'mow',
          'wash',
          'tidy',
          'sweep',
          'mop',
          'weed',
          'polish',
          'water',
          'prune',
          'vacuum',
          'declutter',
          'clear',
          'remove',
          'unblock',
          'empty',
        ],
        told: [],
        ...DONE_OR_ORGANISED,
        wrong: [
          'Something was missed',
          'Supplies ran out',
          'Someone complained about the result',
          'Something got damaged',
          'A tool broke',
        ],
        last: [
          'What told you it was time?',
          'What did you start with?',
          'What did you leave for another day?',
        ],
        core: {
          topic: 'Keeping on top of it',
          questions: [
            'How did you know it was done?',
            'What did you need to have at hand?',
            'How long had it been since the time before?',
          ],
        },
        bad: 'Tell me about a time you left it too long.',
      },
    ],
  },
  TRAVEL: {
    verbs: [
      'travel',
      'commute',
      'drive',
      'ride',
      'fly',
      'get to',
      'pick up',
      'drop off',
      'park',
      'deliver',
    ],
    sharedVerbs: [],
    ...ALONE,
    wrong: [
      'A connection was missed',
      'A road was closed',
      'Someone was late',
      'There was nowhere to park',
      'An address was wrong',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you do before you left?',
      'What held you up, if anything?',
      'What happened when you got there?',
    ],
    core: {
      topic: 'On the way',
      questions: [
        'What changed along the way?',
        'What did you have to take along?',
        'Where did you have to wait, if at all?',
      ],
    },
    bad: 'Tell me about a time {doing} didn’t go to plan.',
    variants: [
      {
        // Nobody else can make these trips.
        forVerbs: ['get', 'catch', 'commute', 'travel', 'ride', 'fly', 'walk', 'cycle'],
        core: {
          topic: 'On the way',
          questions: [
            'What changed along the way?',
            'What did you have to take along?',
            'Who did you tell that you were on your way?',
          ],
        },
      },
    ],
  },
  LEARN: {
    time: 'The last time you {did}, how long did you spend on it?',
    afterTime: [
      'When in your week did you fit it in?',
      'What did you put off for it, if anything?',
    ],
    verbs: ['learn', 'practise', 'study', 'revise', 'rehearse', 'train', 'teach', 'coach', 'tutor'],
    sharedVerbs: [],
    ...ALONE,
    wrong: [
      'A session was cancelled',
      'A task was too hard',
      'Something important was left out',
      'A lesson had to be cut short',
      'Feedback came too late',
    ],
    open: SINCE_WHEN,
    last: ['What did you do first?', 'Which part was the hardest?', 'How did you go?'],
    core: {
      topic: 'Before and after',
      questions: [
        'How did you prepare for it?',
        'How did you know whether it had helped?',
        'What did you do afterwards?',
      ],
    },
    bad: 'Tell me about {a one} that didn’t go well.',
    variants: [
      {
        forVerbs: ['learn'],
        told: [
          'Tell me about the last time you practised.',
          'Take me through the last time you practised.',
        ],
      },
      {
        forVerbs: ['attend', 'go to', 'join', 'watch', 'sit in on'],
        last: [
          'What happened first?',
          'What was new to you, if anything?',
          'What did you take away from it?',
        ],
      },
      // Who trains for a race is the one learning.
      { forVerbs: ['train for', 'train at', 'train in', 'train with'] },
      {
        forVerbs: TEACHING_VERBS,
        ...TAUGHT,
        time: 'The last time you {did}, how long did it take, including getting ready?',
        afterTime: [
          'Which part took the longest?',
          'What did you leave undone because of it, if anything?',
        ],
        last: ['What did you do first?', 'Which part was the hardest?', 'How did it turn out?'],
      },
      { forLife: 'PRIVATE', ...ALONE },
    ],
  },
  COOK: {
    verbs: ['cook', 'eat', 'bake', 'pack', 'serve'],
    sharedVerbs: ['prepare', 'feed'],
    audience: 'Makes the food, alone or with someone else',
    ...OWN_PART,
    wrong: [
      'An ingredient had run out',
      'Food went off',
      'Everything took longer than planned',
      'Someone wouldn’t eat what was served',
      'Too much was made',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you have to work with?',
      'How did you decide what to make?',
      'What was left over?',
    ],
    core: {
      topic: 'Planning and food',
      questions: [
        'Where did the food come from?',
        'What did you do ahead of time?',
        'How did cleaning up go?',
      ],
    },
    bad: 'Tell me about {a one} that didn’t turn out.',
    variants: [
      { forLife: 'PRIVATE', ...ALONE },
      { forLife: 'PAID', ...COOKED_FOR_OTHERS },
      { forLife: 'UNPAID', ...COOKED_FOR_OTHERS },
      {
        // Someone else may have made it.
        forVerbs: ['serve', 'hand out', 'deliver'],
        audience: 'Does this personally, or with someone else',
        last: [
          'What did you have to get ready?',
          'How did you know who needed what?',
          'What was left over?',
        ],
      },
      {
        forVerbs: ['eat', 'dine', 'order', 'go out', 'have lunch', 'buy lunch', 'get takeaway'],
        ...ALONE,
        wrong: [
          'The wrong thing was served',
          'Something on the menu had run out',
          'A meal had to be skipped',
          'A bill was higher than expected',
          'Someone was late',
        ],
        open: SINCE_WHEN,
        last: [
          'How did you decide what to have?',
          'What did you need to know about the food, if anything?',
          'Who else was there, if anyone?',
        ],
        core: {
          topic: 'Before and after',
          questions: [
            'What did you do ahead of time, if anything?',
            'What turned out differently from what you’d expected, if anything?',
            'What happened afterwards?',
          ],
        },
        bad: 'Tell me about {a one} that didn’t go well.',
      },
    ],
  },
  CHECK: {
    verbs: [
      'check',
      'inspect',
      'audit',
      'test',
      'verify',
      'comply with',
      'review',
      'measure',
      'approve',
    ],
    sharedVerbs: [],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'A form was filled in from memory',
      'A date was missed',
      'Something was signed off unseen',
      'The same fault came back',
      'Results got lost',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you look at first?',
      'Which part needed the most attention?',
      'What did you find?',
    ],
    core: {
      topic: 'Proof and follow-up',
      questions: [
        'How did you show that it was done?',
        'What did you do about what you found?',
        'Who looked at the results?',
      ],
    },
    bad: 'Tell me about {a one} that didn’t go to plan.',
    variants: [
      {
        forLife: 'PRIVATE',
        wrong: [
          'A part was missing',
          'A date was missed',
          'Instructions made no sense',
          'Someone gave the wrong advice',
          'A question was never answered',
        ],
        open: SINCE_WHEN,
        last: [
          'What made you do it when you did?',
          'What did you look at first?',
          'What did you find?',
        ],
        core: {
          topic: 'What you found',
          questions: [
            'What did you do about what you found?',
            'Who did you talk to about it?',
            'How sure were you afterwards?',
          ],
        },
      },
      {
        forVerbs: ARRANGING_VERBS,
        audience: 'Organises it personally, or with someone else',
        ...DONE_OR_ORGANISED,
      },
      {
        forVerbs: CHECKED_VERBS,
        last: [
          'What had to be settled beforehand?',
          'Who did you have to talk to?',
          'What came out of it?',
        ],
        core: {
          topic: 'Proof and follow-up',
          questions: [
            'How did you show that it was done?',
            'What did you do about the results?',
            'Who looked at the results?',
          ],
        },
      },
      {
        forVerbs: CHECKED_VERBS,
        forLife: 'PRIVATE',
        core: {
          topic: 'The results',
          questions: [
            'What were you told?',
            'What did you do about it?',
            'Who did you talk to about it, if anyone?',
          ],
        },
      },
    ],
  },
  PASS_ON: {
    verbs: [
      'pass on',
      'hand over',
      'tell',
      'inform',
      'notify',
      'brief',
      'relay',
      'forward',
      'explain',
    ],
    sharedVerbs: ['update', 'share'],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'A message was misunderstood',
      'Two people got different versions',
      'Something went to the wrong person',
      'An answer took days',
      'A call was never returned',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you have to get across?',
      'How did you go about it?',
      'How did you know it had got through?',
    ],
    core: {
      topic: 'What came back',
      questions: [
        'What questions came back?',
        'What was written down?',
        'Who else heard about it?',
      ],
    },
    bad: 'Tell me about a time {doing} didn’t go to plan.',
    variants: [
      { whenRare: true, open: 'Who had to be told?' },
      { forLife: 'PRIVATE', ...ALONE },
      {
        // The other end of it.
        forVerbs: [
          'receive',
          'hear',
          'find out',
          'read',
          'ask',
          'take handovers',
          'look up',
          'get told',
        ],
        ...ALONE,
        open: SINCE_WHEN,
        last: [
          'What did you need to know?',
          'Where did you hear it first?',
          'What was left out, if anything?',
        ],
        core: {
          topic: 'What came of it',
          questions: [
            'What did you have to ask about?',
            'What did you do once you knew?',
            'Who else did you tell, if anyone?',
          ],
        },
      },
    ],
  },
  ACCESS: {
    verbs: [
      'apply for',
      'wait for',
      'queue for',
      'register for',
      'enrol in',
      'request',
      'renew',
      'appeal',
      'sign up for',
    ],
    sharedVerbs: ['get'],
    audience: 'Went through the process personally',
    ...OWN_PART,
    wrong: [
      'A form was sent back',
      'Nobody could say how long it takes',
      'The same papers were asked for twice',
      'A website didn’t work',
      'A letter came too late',
    ],
    open: SINCE_WHEN,
    variants: [
      {
        forVerbs: ['wait', 'queue'],
        ...ALONE,
        last: [
          'How did you ask for it?',
          'What were you told at the time?',
          'What did you need from other people?',
        ],
      },
    ],
    last: [
      'How did you find out what was needed?',
      'What did you have to provide?',
      'What did you need from other people?',
    ],
    core: {
      topic: 'In the meantime',
      questions: [
        'What did you do while you waited?',
        'How did you find out where things stood?',
        'Who did you speak to along the way?',
      ],
    },
    bad: 'Tell me about a time {doing} didn’t go to plan.',
  },
  PLAN: {
    verbs: ['forecast', 'estimate', 'budget', 'roster', 'predict', 'work out', 'decide how much'],
    sharedVerbs: ['plan'],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'Numbers changed at the last minute',
      'Someone wasn’t available after all',
      'A booking fell through',
      'A date was changed',
      'Someone wasn’t told',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you start from?',
      'What did you have to guess?',
      'Who did you talk it through with, if anyone?',
    ],
    core: {
      topic: 'Plan and reality',
      questions: [
        'How did it turn out?',
        'What changed after it was settled?',
        'Who had to hear about it?',
      ],
    },
    bad: 'Tell me about {a one} that didn’t work out.',
  },
  SHARE: {
    verbs: [
      'lend',
      'loan',
      'borrow',
      'store',
      'move',
      'swap',
      'return',
      'rent out',
      'hire out',
      'lease out',
      'let out',
    ],
    sharedVerbs: ['share', 'collect'],
    goesOn: true,
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'Something came back late',
      'Something came back dirty',
      'Two people needed the same thing at once',
      'Nobody knew who had what',
      'A booking was forgotten',
    ],
    open: SINCE_WHEN,
    last: [
      'What was agreed beforehand?',
      'What did you have to explain?',
      'What did you check at the time?',
    ],
    core: {
      topic: 'Afterwards',
      questions: [
        'How did you keep track of it?',
        'Who else had to know?',
        'What needed sorting out afterwards?',
      ],
    },
    bad: 'Tell me about a time {doing} didn’t work out.',
    variants: [
      { forVerbs: ['share'], ...ALONE },
      {
        forVerbs: [
          'lend',
          'loan',
          'hire out',
          'rent out',
          'lease out',
          'let out',
          'sublet',
          'swap',
        ],
        last: [
          'What was agreed beforehand?',
          'How did the handover go?',
          'What did you check at the time?',
        ],
        core: {
          topic: 'Afterwards',
          questions: [
            'What shape was it in when you got it back?',
            'What was missing or damaged, if anything?',
            'What did you have to do afterwards, if anything?',
          ],
        },
      },
      {
        forVerbs: ['collect', 'return', 'pick up'],
        last: [
          'What made you do it when you did?',
          'What did you need to have with you?',
          'What did you check at the time?',
        ],
      },
      {
        forVerbs: [
          'store',
          'move',
          'carry',
          'transfer',
          'shift',
          'put',
          'park',
          'keep',
          'clear',
          'empty',
          'pack',
          'sort',
        ],
        audience: 'Does this personally, or with someone else',
        own: {
          question: 'The last time {a or your one} was moved or stored, who saw to it?',
          answers: [
            '*I did',
            '*I did, with someone else',
            'Someone else did',
            'A moving or storage firm did',
            'That hasn’t come up',
          ],
        },
        wrong: [
          'Something got damaged on the way',
          'There wasn’t enough room',
          'Nobody knew where something was',
          'Help didn’t turn up',
          'Something was left behind',
        ],
        open: SINCE_WHEN,
        last: [
          'How did you decide what would go where?',
          'Who did you have to ask, if anyone?',
          'What had to be done first?',
        ],
        core: {
          topic: 'Where things are',
          questions: [
            'What helped you get it done?',
            'Who else had a say in it?',
            'Where did everything end up?',
          ],
        },
      },
      {
        forVerbs: ['store', 'keep', 'park', 'put'],
        forLife: 'PRIVATE',
        ...ALONE,
        wrong: [
          'There wasn’t enough room',
          'Something was in the way',
          'Something got scratched',
          'A neighbour complained',
          'Nobody knew where something was',
        ],
        last: [
          'Where did you find room?',
          'How did you decide on that spot?',
          'Who did you have to ask, if anyone?',
        ],
        core: {
          topic: 'Where things are',
          questions: [
            'What got in the way, if anything?',
            'Who else had a say in it?',
            'How did it fit?',
          ],
        },
      },
      {
        forVerbs: [
          'give',
          'donate',
          'offer',
          'hand out',
          'hand on',
          'hand down',
          'share out',
          'pass on',
          'rehome',
        ],
        wrong: [
          'Nobody came to collect',
          'Something was too heavy to move',
          'Someone changed their mind',
          'A message was missed',
          'There was less than expected',
        ],
        open: 'Who gets the {ones}?',
        last: [
          'What made you do it when you did?',
          'How did people find out?',
          'How did the handover go?',
        ],
        core: {
          topic: 'Who gets what',
          questions: ['Who got what?', 'What was left?', 'Who did you hear from afterwards?'],
        },
      },
      {
        forVerbs: ['borrow', 'hire', 'rent', 'use'],
        audience: 'Arranges it personally, or with someone else',
        own: {
          question: 'The last time you {did}, who arranged it?',
          answers: [
            '*I did',
            '*I did, with someone else',
            'Someone else did',
            'Nobody did',
            'That hasn’t come up',
          ],
        },
        open: SINCE_WHEN,
        last: ['Whose was it?', 'What did you agree on?', 'What did you check before you used it?'],
        core: {
          topic: 'Giving it back',
          questions: [
            'How did you hand it back?',
            'What shape was it in by then?',
            'Who else uses it?',
          ],
        },
      },
    ],
  },
  MAKE: {
    verbs: [
      'make',
      'create',
      'design',
      'draft',
      'edit',
      'produce',
      'film',
      'build',
      'compose',
      'sew',
    ],
    sharedVerbs: ['write', 'prepare'],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'Something had to be started again',
      'Someone changed their mind halfway',
      'A deadline was moved forward',
      'A tool broke halfway through',
      'Something didn’t arrive in time',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you start from?',
      'Which part took the most thought?',
      'What happened once it was done?',
    ],
    core: {
      topic: 'Ideas and help',
      questions: [
        'What did you have to ask about?',
        'What did you hear back about it?',
        'What did you change along the way?',
      ],
    },
    bad: 'Tell me about {a one} that didn’t go to plan.',
    variants: [{ whenRare: true, open: 'How did {last one} come about?' }],
  },
  HEALTH: {
    verbs: ['sleep', 'exercise', 'quit', 'recover from'],
    sharedVerbs: ['manage', 'live with', 'take', 'cope with'],
    ...ALONE,
    wrong: [],
    open: 'When did this start for you?',
    last: [
      'What else was going on at the time?',
      'What did you do first?',
      'Who did you tell about it?',
    ],
    core: {
      topic: 'From day to day',
      questions: [
        'What do you do now that you didn’t do before it started?',
        'What do you write down or measure?',
        'What did you last ask a health professional?',
      ],
    },
    bad: 'Tell me about {a one} that caught you off guard.',
  },
  OTHER: {
    verbs: [],
    sharedVerbs: [],
    audience: 'Does this personally, or with someone else',
    ...OWN_PART,
    wrong: [
      'Something took longer than planned',
      'Someone wasn’t told',
      'Something had to be done twice',
      'Help came too late',
      'A step was forgotten',
    ],
    open: SINCE_WHEN,
    last: [
      'What made you start when you did?',
      'What did you have to decide along the way?',
      'Who else was part of it?',
    ],
    core: {
      topic: 'Step by step',
      questions: [
        'What did you do first?',
        'Which part took the most effort?',
        'How did it turn out?',
      ],
    },
    bad: 'Tell me about a time {doing} didn’t go to plan.',
  },
}
