import type { Kind } from '@wattle/contract/brief'
import type { Conditional } from './rows.ts'

/** The wording for one kind of activity. */
export type KindContent = {
  /** Verbs that belong to this kind alone. */
  verbs: string[]
  /** Verbs that several kinds share. The object decides between them. */
  sharedVerbs: string[]
  audience: string
  /**
   * Answers to "What is your part in …?" A star marks those that qualify. If the list is empty, we
   * don't ask the question.
   */
  own: string[]
  /** Replaces `own` for things that people do rarely. */
  ownWhenRare: string[]
  /** Distractors for the question about the problem. */
  wrong: string[]
  open: string
  last: string[]
  core: { topic: string; questions: string[] }
  /**
   * Asks when people last did a part of the activity, such as practising. For activities without a
   * clear last time, such as learning.
   */
  lastTime?: string[]
  /** Replaces the usual question about what else they tried. */
  tried?: string[]
  /**
   * Different wording for some verbs, for rare events, or for just one of paid work, unpaid roles
   * and private life.
   */
  variants?: KindVariant[]
}

export type KindVariant = Conditional &
  Partial<Omit<KindContent, 'verbs' | 'sharedVerbs' | 'variants'>> & { forVerbs?: string[] }

/** With these verbs the participants teach. With all others they learn. */
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

/** With these verbs the participants get someone else to do the work, as in "book a service". */
const ARRANGING_VERBS = ['get', 'have', 'arrange', 'organise', 'book', 'schedule']

/**
 * Asks, for example, "Over the last year, how often did you …". We leave it out for rare events.
 */
const SINCE_WHEN = '{since when}?'

/** We leave out this question if the story is already about these people (see UNASKED). */
const BY_OTHERS = 'What part did {others} play, if any?'
const SAID_BY_OTHERS = 'What did {others} say about it, if anything?'

/** People who cook for others may not choose the menu. */
const COOKED_FOR_OTHERS = [
  'How did you know what to make?',
  'What did you have to keep in mind?',
  'How did it turn out?',
]

/**
 * Asks what part people have in the activity, in words that suit any kind. We don't ask in private
 * life, where the gate question has already asked what people did.
 */
const OWN_PART = {
  audience: '{Does} this personally, or with someone else',
  own: [
    '*I do it myself',
    '*I do it together with others',
    'I help now and then',
    'Someone else does it',
    'It doesn’t apply to me',
  ],
  ownWhenRare: [
    '*I did it myself',
    '*I did it together with others',
    'I helped a little',
    'Someone else did it',
    'I had no part in it',
  ],
}

/** Answers for things that people either do themselves or organise for someone else to do. */
const DONE_OR_ORGANISED = {
  own: [
    '*I do it, alone or with others',
    '*I organise it, but others do it',
    'I help now and then',
    'Someone else sees to it',
    'It doesn’t apply to me',
  ],
  ownWhenRare: [
    '*I did it, alone or with others',
    '*I organised it, but others did it',
    'I helped a little',
    'Someone else saw to it',
    'I had no part in it',
  ],
}

/**
 * Skips the question about people's part in the activity, for example because nobody else could
 * have done it.
 */
const ALONE = { audience: '', own: [], ownWhenRare: [] }

const TAUGHT = {
  audience: OWN_PART.audience,
  core: {
    topic: 'Before and after',
    questions: [
      'What did you do to get ready, if anything?',
      'Who else helped, if anyone?',
      'What happened afterwards?',
    ],
  },
  own: [
    '*I lead it myself',
    '*I lead it together with others',
    'I help the person who leads it',
    'I’m one of the learners',
    'I take no part',
  ],
  ownWhenRare: [
    '*I led it myself',
    '*I led it together with others',
    'I helped the person who led it',
    'I was one of the learners',
    'I took no part',
  ],
}

/** Verbs for trips. The brief may not say that they're of the kind TRAVEL. */
const GOING_VERBS = [
  'travel',
  'commute',
  'drive',
  'ride',
  'fly',
  'go to',
  'get to',
  'visit',
  'walk to',
]

/** Verbs for health routines, which have no beginning or end like an illness. */
const EXERCISING_VERBS = [
  'do',
  'exercise',
  'jog',
  'meditate',
  'practise',
  'run',
  'stretch',
  'swim',
  'train',
  'walk',
  'warm up',
]

/** Verbs for being checked by someone else, as in "pass an inspection". */
const CHECKED_VERBS = [...ARRANGING_VERBS, 'prepare for', 'go through', 'pass', 'face', 'undergo']

export const KIND_CONTENT: Record<Kind, KindContent> = {
  FIND: {
    verbs: ['hire', 'engage', 'recruit', 'source', 'rent'],
    sharedVerbs: ['find', 'book', 'look for', 'search for'],
    ...OWN_PART,
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
      'What happened from there?',
    ],
    core: {
      topic: 'Finding the right one',
      questions: [
        'What did you look for in {a one}?',
        'Who did you ask, if anyone?',
        'How did it turn out?',
      ],
    },
    variants: [
      {
        when: ['sensitive'],
        core: {
          topic: 'The search so far',
          questions: [
            'What were you hoping for?',
            'Who else was part of it, if anyone?',
            'Where do things stand now?',
          ],
        },
      },
      {
        when: ['rare'],
        open: 'When did you start looking?',
        last: ['Where did you look first for {a one}?', 'What happened from there?'],
      },
    ],
  },
  CHOOSE: {
    verbs: ['choose', 'compare', 'pick', 'select', 'decide on', 'switch', 'evaluate', 'shortlist'],
    sharedVerbs: [],
    ...OWN_PART,
    audience: 'Made the choice, alone or with someone else',
    wrong: [
      'Two people gave opposite advice',
      'A price changed before the decision',
      'A website was out of date',
      'Reviews contradicted each other',
      'The small print held a surprise',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you look at first?',
      'What else did you consider?',
      'Who else had a say, if anyone?',
    ],
    core: {
      topic: 'Making up your mind',
      questions: [
        'What was hard to find out, if anything?',
        SAID_BY_OTHERS,
        'What did you rule out first?',
        'What settled it in the end?',
      ],
    },
    tried: ['Where else did you look, if anywhere? | What did you find there?'],
    variants: [
      { when: ['rare'], open: 'When did {doing} first come up?' },
      {
        // People who compare things may not have chosen one yet.
        forVerbs: ['compare', 'evaluate', 'shortlist', 'look at', 'research'],
        audience: OWN_PART.audience,
        core: {
          topic: 'Making up your mind',
          questions: [
            'What was hard to find out, if anything?',
            SAID_BY_OTHERS,
            'What did you rule out first?',
            'Where did that leave you?',
          ],
        },
      },
    ],
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
    ...OWN_PART,
    wrong: [
      'A message was overlooked',
      'Two dates got mixed up',
      'Nobody replied for days',
      'A place was already taken',
      'Someone couldn’t come after all',
    ],
    open: SINCE_WHEN,
    last: [
      'What had to be settled first?',
      'Who did you have to wait for, if anyone?',
      'What changed along the way, if anything?',
    ],
    core: {
      topic: 'Getting it arranged',
      questions: [
        'How did you let people know, if at all?',
        BY_OTHERS,
        'What was left to do at the end, if anything?',
        'How did it turn out?',
      ],
    },
  },
  RECORD: {
    verbs: ['record', 'document', 'report', 'log', 'fill in', 'type up', 'file', 'complete'],
    sharedVerbs: ['write', 'prepare', 'update'],
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
      'What did you have to look up, if anything?',
      'What did you leave until later, if anything?',
    ],
    core: {
      topic: 'Once it was done',
      questions: [
        'What happened once it was done?',
        BY_OTHERS,
        'What did you hear back, if anything?',
        'Who else needed to know, if anyone?',
      ],
    },
  },
  TRACK: {
    verbs: ['track', 'keep track of', 'monitor', 'trace', 'count', 'locate', 'remember'],
    sharedVerbs: ['look for', 'find'],
    ...OWN_PART,
    wrong: [
      'Someone moved something without saying so',
      'A list was out of date',
      'A note was overlooked',
      'Two items were mixed up',
      'A reminder came too late',
    ],
    open: 'What does {about} involve?',
    last: [
      'What did you do first?',
      'What did you have to look up, if anything?',
      'What did you leave until later, if anything?',
    ],
    core: {
      topic: 'How you keep track',
      questions: [
        'What is written down, if anything?',
        'What do you only know from memory, if anything?',
        'Who else needs to know, if anyone?',
      ],
    },
    variants: [
      {
        forVerbs: ['keep track of', 'track', 'keep an eye on', 'remember'],
        last: ['What did you need to know?', 'Where did you look first?', 'What did you find?'],
        lastTime: [
          'Tell me about the last time you had to check something about {a one}.',
          'Take me through the last time you had to check something about {a one}.',
        ],
      },
      {
        forVerbs: ['look for', 'find', 'locate', 'trace', 'track down', 'hunt for', 'search for'],
        audience: '{Does} the looking, alone or with someone else',
        open: SINCE_WHEN,
        last: ['Where did you look first?', 'What happened from there?'],
        core: {
          topic: 'The search',
          questions: ['Who did you ask, if anyone?', 'How did the search end?'],
        },
      },
      // In a sensitive guide, people have just said what it involves.
      { when: ['sensitive'], open: 'How long have you been {about}?' },
      { when: ['rare'], open: 'When did you start {about}?' },
    ],
  },
  SUPPLY: {
    verbs: ['order', 'buy', 'stock', 'restock', 'reorder', 'purchase', 'procure'],
    sharedVerbs: [],
    ...OWN_PART,
    wrong: [
      'Something was out of stock',
      'The wrong item was delivered',
      'A price went up without notice',
      'Something was ordered twice',
      'A delivery came late',
    ],
    open: SINCE_WHEN,
    last: [
      'What made you do it when you did?',
      'How did you work out what you needed?',
      'What did you check before you went ahead?',
    ],
    core: {
      topic: 'Getting the right thing',
      questions: [
        'How did the price come into it?',
        'Who else had a say, if anyone?',
        BY_OTHERS,
        'How did it turn out?',
      ],
    },
  },
  SELL: {
    verbs: ['sell', 'quote', 'pitch', 'advertise', 'promote', 'win', 'attract', 'market', 'list'],
    sharedVerbs: [],
    ...OWN_PART,
    wrong: [
      'Someone never replied',
      'An enquiry was seen too late',
      'Someone cancelled after agreeing',
      'A bad review came in',
      'A price had to be cut',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you do first?',
      'What questions came up, if any?',
      'What happened from there?',
    ],
    core: {
      topic: 'What came of it',
      questions: [
        'Who did you hear back from, if anyone?',
        'How did it turn out?',
        'What made the difference, as far as you know?',
      ],
    },
    variants: [
      // "What is your part in winning customers?" is an odd question, so we skip it.
      {
        forVerbs: ['get', 'win', 'attract', 'find', 'look for', 'turn', 'recruit', 'keep'],
        ...ALONE,
      },
      {
        when: ['rare'],
        core: {
          topic: 'Along the way',
          questions: ['How did people hear about it?', 'What did you have to decide?'],
        },
      },
    ],
  },
  PAID: {
    verbs: ['invoice', 'bill', 'charge', 'claim', 'pay', 'get paid', 'reimburse', 'reconcile'],
    sharedVerbs: ['collect', 'chase', 'send'],
    ...OWN_PART,
    wrong: [
      'Someone questioned the amount',
      'Money came in without a reference',
      'A form was sent back',
      'An amount was entered twice',
      'A fee was higher than expected',
    ],
    open: SINCE_WHEN,
    last: ['What did you check first?', 'What did you need to have ready?'],
    core: {
      topic: 'Until it was settled',
      questions: [
        'How did you know where things stood?',
        'Who did you get in touch with about it, if anyone?',
        'What had to wait until it was settled, if anything?',
      ],
    },
    variants: [
      {
        forVerbs: ['get', 'chase', 'follow up', 'collect'],
        audience: 'Follows it up personally, or with someone else',
        own: [
          '*I follow it up myself',
          '*I follow it up together with others',
          'I help now and then',
          'Someone else follows it up',
          'It doesn’t apply to me',
        ],
        ownWhenRare: [
          '*I followed it up myself',
          '*I followed it up together with others',
          'I helped a little',
          'Someone else followed it up',
          'I had no part in it',
        ],
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
      },
    ],
  },
  CARE: {
    verbs: ['care for', 'mind', 'supervise', 'bathe'],
    sharedVerbs: ['look after', 'feed', 'support', 'walk'],
    ...OWN_PART,
    wrong: [
      'An appointment was missed',
      'Plans changed at the last minute',
      'Two people did the same job',
      'Something important wasn’t passed on',
      'Help didn’t arrive',
    ],
    open: SINCE_WHEN,
    last: [
      'What needed doing first?',
      'What did you have to remember?',
      'Who else was around, if anyone?',
    ],
    core: {
      topic: 'Along the way',
      questions: [
        'What was hardest?',
        'What happened afterwards?',
        'Who did you talk to about it, if anyone?',
      ],
    },
    variants: [
      { when: ['rare'], open: 'How did you come to {do}?' },
      {
        when: ['private'],
        wrong: [
          'An appointment was missed',
          'Plans changed at the last minute',
          'Something took longer than planned',
          'Something had to be done twice',
          'Help didn’t arrive',
        ],
      },
      {
        when: ['work'],
        audience: 'Does this in person, as part of the job',
        own: [
          '*I do it in person',
          '*I do it with others',
          'I organise it, but others do it',
          'Other people do it',
          'It doesn’t apply to me',
        ],
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
      'prune',
      'get…repaired',
    ],
    sharedVerbs: ['look after'],
    audience: 'Sees to it personally, or organises it',
    ...DONE_OR_ORGANISED,
    wrong: [
      'A fault came back',
      'A fault went unnoticed',
      'Someone didn’t turn up',
      'Something took longer than planned',
      'The right part was out of stock',
    ],
    open: SINCE_WHEN,
    last: [
      'What made you do it when you did?',
      'What did you do first?',
      'Who else got involved, if anyone?',
    ],
    core: {
      topic: 'Getting it done',
      questions: [
        'What did you need to have at hand?',
        BY_OTHERS,
        'Which part took the most effort?',
        'What was left to do afterwards, if anything?',
      ],
    },
    variants: [
      { when: ['rare'], audience: 'Saw to it personally, or organised it' },
      {
        forVerbs: ARRANGING_VERBS,
        core: {
          topic: 'Getting it done',
          questions: [
            'What did you have to sort out yourself, if anything?',
            BY_OTHERS,
            'Which part took the most effort?',
            'What was left to do afterwards, if anything?',
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
        wrong: [
          'Something was missed',
          'Something had to be done again',
          'Someone complained about the result',
          'Something took longer than planned',
          'The right tool wasn’t at hand',
        ],
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
      'I missed a connection',
      'A road was closed',
      'Someone I was meeting was late',
      'There was nowhere to park',
      'An address was wrong',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you do before you left?',
      'What did you take along, if anything?',
      'What happened when you got there?',
    ],
    core: {
      topic: 'On the way',
      questions: [
        'Who else was with you, if anyone?',
        'Where did you have to wait, if at all?',
        'What changed along the way, if anything?',
      ],
    },
    variants: [
      {
        // Also suits people who move patients or stock inside a building.
        when: ['work'],
        wrong: [
          'The way was blocked',
          'Nobody was there at the other end',
          'Someone wasn’t ready to go',
          'Two trips clashed',
          'Directions were wrong',
        ],
      },
      {
        when: ['unpaid'],
        wrong: [
          'A road was closed',
          'Someone wasn’t ready to go',
          'There was nowhere to park',
          'An address was wrong',
          'Two trips clashed',
        ],
      },
      {
        when: ['may not drive'],
        wrong: [
          'I missed a connection',
          'A stop was closed',
          'Someone I was meeting was late',
          'A timetable was out of date',
          'An address was wrong',
        ],
      },
    ],
  },
  LEARN: {
    verbs: ['learn', 'practise', 'study', 'revise', 'rehearse', 'train', 'teach', 'coach', 'tutor'],
    sharedVerbs: [],
    ...ALONE,
    wrong: [
      'A session was cancelled',
      'An exercise was too hard',
      'An explanation made no sense',
      'A lesson had to be cut short',
      'Feedback came too late',
    ],
    open: SINCE_WHEN,
    last: ['What did you do first?', 'What was hardest?', 'How did it go?'],
    core: {
      topic: 'Before and after',
      questions: [
        'What did you do to get ready, if anything?',
        'Who else took part, if anyone?',
        'What happened afterwards?',
      ],
    },
    variants: [
      {
        forVerbs: ['learn'],
        lastTime: [
          'Tell me about the last time you practised.',
          'Take me through the last time you practised.',
        ],
      },
      // People who train for a race are learning, not teaching.
      { forVerbs: ['train for', 'train at', 'train in', 'train with'] },
      { forVerbs: TEACHING_VERBS, ...TAUGHT },
    ],
  },
  COOK: {
    verbs: ['cook', 'eat', 'bake', 'pack', 'serve'],
    sharedVerbs: ['prepare', 'feed'],
    ...OWN_PART,
    audience: 'Makes the food, alone or with someone else',
    wrong: [
      'An ingredient had run out',
      'Food went off',
      'Everything took longer than planned',
      'Someone wouldn’t eat what was served',
      'Too much was made',
    ],
    open: SINCE_WHEN,
    last: [
      'How did you decide what to make?',
      'What did you have to keep in mind?',
      'How did it turn out?',
    ],
    core: {
      topic: 'Before and after',
      questions: [
        'What did you do ahead of time, if anything?',
        BY_OTHERS,
        'Where did you get what you needed?',
        'What was left over, if anything?',
      ],
    },
    variants: [
      { when: ['work'], last: COOKED_FOR_OTHERS },
      { when: ['unpaid'], last: COOKED_FOR_OTHERS },
      {
        // People who serve a meal may not have cooked it.
        forVerbs: ['serve', 'hand out', 'deliver'],
        audience: OWN_PART.audience,
        last: [
          'What did you have to get ready?',
          'How did you know who needed what?',
          'How did it turn out?',
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
        last: [
          'How did you decide what to have?',
          'What did you have to keep in mind?',
          'How did it turn out?',
        ],
        core: {
          topic: 'Before and after',
          questions: [
            'What did you do ahead of time, if anything?',
            'What did you ask about, if anything?',
            BY_OTHERS,
            'What happened afterwards?',
          ],
        },
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
      'How did you know what to look for?',
      'What did you look at first?',
      'What did you find?',
    ],
    core: {
      topic: 'What came of it',
      questions: [
        'What surprised you, if anything?',
        'Who did you talk to about it, if anyone?',
        'What had to be done afterwards, if anything?',
      ],
    },
    variants: [
      {
        when: ['private'],
        wrong: [
          'Something took longer than planned',
          'Plans changed at the last minute',
          'Instructions made no sense',
          'Someone gave the wrong advice',
          'A question was never answered',
        ],
      },
      {
        forVerbs: ARRANGING_VERBS,
        audience: 'Organises it personally, or with someone else',
        ...DONE_OR_ORGANISED,
      },
      {
        forVerbs: ['count', 'tally'],
        last: ['Where did you start?', 'What did you check it against?', 'What did you find?'],
      },
      {
        forVerbs: CHECKED_VERBS,
        last: [
          'How did it come about?',
          'What did you have to get ready, if anything?',
          'What were you told?',
        ],
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
      'What told you it had got through, if anything?',
    ],
    core: {
      topic: 'What came back',
      questions: [
        'What questions came back, if any?',
        'What did you leave out, if anything?',
        'Who else heard about it, if anyone?',
      ],
    },
    variants: [
      {
        // These people receive the message instead of passing it on.
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
        last: [
          'What did you need to know?',
          'What did you find out first?',
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
    ...OWN_PART,
    wrong: [
      'A form was sent back',
      'Nobody could say how long it takes',
      'The same papers were asked for twice',
      'A website didn’t work',
      'A letter came too late',
    ],
    open: SINCE_WHEN,
    last: [
      'How did you find out what to do?',
      'What did you have to provide?',
      'What did you need from other people, if anything?',
    ],
    core: {
      topic: 'In the meantime',
      questions: [
        'What did you do while you waited?',
        'How did you find out where things stood?',
        'Who did you speak to along the way, if anyone?',
      ],
    },
    variants: [
      // People get things for themselves, so "What is your part in …" would be odd.
      { forVerbs: ['get'], ...ALONE },
      {
        forVerbs: ['wait', 'queue'],
        ...ALONE,
        last: [
          'What did you do first?',
          'What were you told at the time, if anything?',
          'What did you need from other people, if anything?',
        ],
      },
      {
        forVerbs: ['wait', 'queue'],
        when: ['rare'],
        open: 'When did you start waiting?',
        core: {
          topic: 'In the meantime',
          questions: [
            'What have you done in the meantime, if anything?',
            'How do you find out where things stand?',
            'Who have you spoken to about it, if anyone?',
          ],
        },
      },
    ],
  },
  PLAN: {
    verbs: ['forecast', 'estimate', 'budget', 'roster', 'predict', 'work out', 'decide how much'],
    sharedVerbs: ['plan'],
    ...OWN_PART,
    wrong: [
      'Numbers changed at the last minute',
      'Someone wasn’t available after all',
      'A booking fell through',
      'A date was changed',
      'Someone wasn’t told about a change',
    ],
    open: SINCE_WHEN,
    last: [
      'What did you have to go on?',
      'What did you have to guess, if anything?',
      'What did you settle first?',
    ],
    core: {
      topic: 'Plan and reality',
      questions: [
        'Who else needed to know, if anyone?',
        'What changed later on, if anything?',
        'How did it turn out?',
      ],
    },
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
      'What was agreed beforehand, if anything?',
      'What did you have to do first?',
      'Who else had to know, if anyone?',
    ],
    core: {
      topic: 'Along the way',
      questions: [
        'What came up along the way, if anything?',
        BY_OTHERS,
        'How did it go in the end?',
        'What needed sorting out afterwards, if anything?',
      ],
    },
    variants: [
      { forVerbs: ['share'], ...ALONE },
      {
        forVerbs: ['collect', 'return', 'pick up'],
        last: ['What did you have to do first?', 'Who else had to know, if anyone?'],
      },
      {
        forVerbs: [
          'store',
          'move',
          'carry',
          'transfer',
          'shift',
          'relocate',
          'put',
          'park',
          'keep',
          'clear',
          'empty',
          'pack',
          'sort',
        ],
        audience: '{Sees} to it personally, or {organises} it',
        ...DONE_OR_ORGANISED,
        wrong: [
          'Something got damaged on the way',
          'There wasn’t enough room',
          'Nobody knew where something was',
          'Help didn’t turn up',
          'Something was left behind',
        ],
        last: ['What had to be done first?', 'Who did you have to ask, if anyone?'],
        core: {
          topic: 'Afterwards',
          questions: [
            'What got in the way, if anything?',
            BY_OTHERS,
            'What needed sorting out afterwards, if anything?',
          ],
        },
      },
      {
        forVerbs: ['store', 'keep', 'park', 'put'],
        when: ['private'],
        wrong: [
          'There wasn’t enough room',
          'Something was in the way',
          'Something got scratched',
          'A neighbour complained',
          'Nobody knew where something was',
        ],
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
        last: ['What did you have to do first?', 'Who was it for?'],
      },
      {
        forVerbs: ['borrow', 'hire', 'rent', 'use'],
        audience: 'Arranges it personally, or with someone else',
        ...DONE_OR_ORGANISED,
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
      'knit',
      'crochet',
      'weave',
      'carve',
      'weld',
    ],
    sharedVerbs: ['write', 'prepare'],
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
      topic: 'Along the way',
      questions: [
        'What was missing, if anything?',
        BY_OTHERS,
        'What did you change along the way, if anything?',
        'What did you hear back about it, if anything?',
      ],
    },
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
      'Who did you tell about it, if anyone?',
    ],
    core: {
      topic: 'From day to day',
      questions: [
        'What have you changed over time, if anything?',
        'What did you last ask a health professional, if anything?',
      ],
    },
    variants: [
      {
        forVerbs: EXERCISING_VERBS,
        open: SINCE_WHEN,
        last: [
          'What made you do it when you did?',
          'What did you do first?',
          'What got in the way, if anything?',
        ],
      },
    ],
  },
  OTHER: {
    verbs: [],
    sharedVerbs: [],
    ...ALONE,
    wrong: [
      'Something took longer than planned',
      'Plans changed at the last minute',
      'Something had to be done twice',
      'Something turned up late',
      'A step was forgotten',
    ],
    open: SINCE_WHEN,
    last: ['What did it involve?', 'Who else was part of it, if anyone?'],
    core: {
      topic: 'Step by step',
      questions: [
        'What did you do first?',
        BY_OTHERS,
        'What was hardest?',
        'What happened afterwards?',
      ],
    },
    variants: [
      {
        forVerbs: GOING_VERBS,
        unless: ['other side'],
        last: ['What did you do before you left?', 'Who else was with you, if anyone?'],
        core: {
          topic: 'On the way',
          questions: [
            'What changed along the way, if anything?',
            'What was hardest?',
            'What happened when you got there?',
          ],
        },
      },
    ],
  },
}
