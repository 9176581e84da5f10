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
  /** Phrasings of W3. Without this, we ask how often people do the activity, or when they last did. */
  open?: string[]
  /** Each text is one question. " ¦ " splits its phrasings. */
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

/** We leave out this question if the story is already about these people (see UNASKED). */
const BY_OTHERS = 'What part did {others} play, if any? ¦ How did {others} come into it, if at all?'
const SAID_BY_OTHERS =
  'What did {others} say about it, if anything? ¦ What did you hear from {others} about it, if anything?'

/** People who cook for others don't always choose the menu. */
const COOKED_FOR_OTHERS = [
  'How did you know what to make? ¦ How did you work out what to make?',
  'What did you have to keep in mind? ¦ What did you have to think about?',
  'How did it turn out? ¦ How did it go in the end?',
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
      'What did you do to get ready, if anything? ¦ What did you do beforehand, if anything?',
      'Who else helped, if anyone? ¦ Who gave you a hand, if anyone?',
      'What happened afterwards? ¦ What did you do once it was over?',
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
    last: [
      'What made you start looking when you did? ¦ What got you looking in the first place?',
      'Where did you look first for {a one}? ¦ Where did you try first for {a one}?',
      'What happened from there? ¦ How did it go from there?',
    ],
    core: {
      topic: 'Finding the right one',
      questions: [
        'What did you look for in {a one}? ¦ What mattered most to you in {a one}?',
        'Who did you ask, if anyone? ¦ Who did you talk to about it, if anyone?',
        'How did it turn out? ¦ How did it go in the end?',
      ],
    },
    variants: [
      {
        when: ['sensitive'],
        core: {
          topic: 'The search so far',
          questions: [
            'What were you hoping for? ¦ What were you hoping to find?',
            'Who else was part of it, if anyone? ¦ Who else was involved, if anyone?',
            'Where do things stand now? ¦ How do things stand at the moment?',
          ],
        },
      },
      {
        when: ['rare'],
        open: [
          'When did you start looking for {a one}?',
          'When did your search for {a one} start?',
        ],
        last: [
          'Where did you look first for {a one}? ¦ Where did you try first for {a one}?',
          'What happened from there? ¦ How did it go from there?',
        ],
      },
    ],
  },
  CHOOSE: {
    verbs: ['choose', 'compare', 'pick', 'select', 'decide on', 'switch', 'evaluate', 'shortlist'],
    sharedVerbs: [],
    ...OWN_PART,
    audience: 'Made the choice, alone or with someone else',
    last: [
      'What did you look at first? ¦ Where did you start?',
      'What else did you consider? ¦ What other options did you look at, if any?',
      'Who else had a say, if anyone? ¦ Who else was involved in the decision, if anyone?',
    ],
    core: {
      topic: 'Making up your mind',
      questions: [
        'What was hard to find out, if anything? ¦ What was hard to get a clear answer on, if anything?',
        SAID_BY_OTHERS,
        'What did you rule out first? ¦ What was the first thing you ruled out?',
        'What settled it in the end? ¦ What made the difference in the end?',
      ],
    },
    tried: [
      'Where else did you look, if anywhere? | What did you find there?',
      'Where else did you go for information, if anywhere? | What did you find out?',
    ],
    variants: [
      {
        when: ['rare'],
        open: ['When did {doing} first come up?', 'How did {doing} first come up?'],
      },
      {
        // People who compare things may not have chosen one yet.
        forVerbs: ['compare', 'evaluate', 'shortlist', 'look at', 'research'],
        audience: OWN_PART.audience,
        core: {
          topic: 'Making up your mind',
          questions: [
            'What was hard to find out, if anything? ¦ What was hard to get a clear answer on, if anything?',
            SAID_BY_OTHERS,
            'What did you rule out first? ¦ What was the first thing you ruled out?',
            'Where did that leave you? ¦ What did you decide in the end, if anything?',
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
    last: [
      'What had to be settled first? ¦ What did you need to sort out first?',
      'Who did you have to wait for, if anyone? ¦ Who did you need an answer from, if anyone?',
      'What changed along the way, if anything? ¦ What did you have to change along the way, if anything?',
    ],
    core: {
      topic: 'Getting it arranged',
      questions: [
        'How did you let people know, if at all? ¦ How did you tell people about it, if at all?',
        BY_OTHERS,
        'What was left to do at the end, if anything? ¦ What still had to be done at the end, if anything?',
        'How did it turn out? ¦ How did it go in the end?',
      ],
    },
  },
  RECORD: {
    verbs: ['record', 'document', 'report', 'log', 'fill in', 'type up', 'file', 'complete'],
    sharedVerbs: ['write', 'prepare', 'update'],
    ...OWN_PART,
    last: [
      'What did you have to look up, if anything? ¦ What did you have to find out, if anything?',
      'What did you leave until later, if anything? ¦ What did you come back to later, if anything?',
    ],
    core: {
      topic: 'Once it was done',
      questions: [
        'What happened once it was done? ¦ What happened after you’d finished?',
        BY_OTHERS,
        'What did you hear back, if anything? ¦ What response did you get, if any?',
        'Who else needed to know, if anyone? ¦ Who else had to be told, if anyone?',
      ],
    },
  },
  TRACK: {
    verbs: ['track', 'keep track of', 'monitor', 'trace', 'count', 'locate', 'remember'],
    sharedVerbs: ['look for', 'find'],
    ...OWN_PART,
    open: ['What does {about} involve?', 'How do you go about {about}?'],
    last: [
      'What did you do first? ¦ Where did you start?',
      'What did you have to look up, if anything? ¦ What did you have to find out, if anything?',
      'What did you leave until later, if anything? ¦ What did you come back to later, if anything?',
    ],
    core: {
      topic: 'How you keep track',
      questions: [
        'What is written down, if anything? ¦ What do you write down, if anything?',
        'What do you only know from memory, if anything? ¦ What do you keep in your head, if anything?',
        'Who else needs to know, if anyone? ¦ Who else do you have to tell, if anyone?',
      ],
    },
    variants: [
      {
        forVerbs: ['keep track of', 'track', 'keep an eye on', 'remember'],
        last: [
          'What did you need to know? ¦ What did you want to know?',
          'Where did you look first? ¦ Where did you start looking?',
          'What did you find? ¦ What did that tell you?',
        ],
        lastTime: [
          'Tell me about the last time you had to check something about {a one}.',
          'Take me through the last time you had to check something about {a one}.',
        ],
      },
      {
        forVerbs: ['look for', 'find', 'locate', 'trace', 'track down', 'hunt for', 'search for'],
        audience: '{Does} the looking, alone or with someone else',
        open: [],
        last: [
          'Where did you look first? ¦ Where did you start looking?',
          'What happened from there? ¦ How did it go from there?',
        ],
        core: {
          topic: 'The search',
          questions: [
            'Who did you ask, if anyone? ¦ Who did you check with, if anyone?',
            'How did the search end? ¦ How did it go in the end?',
          ],
        },
      },
      // In a sensitive guide, people have just said what it involves.
      {
        when: ['sensitive'],
        open: ['How long have you been {about}?', 'When did you start {about}?'],
      },
      { when: ['rare'], open: ['When did you start {about}?', 'How long have you been {about}?'] },
    ],
  },
  SUPPLY: {
    verbs: ['order', 'buy', 'stock', 'restock', 'reorder', 'purchase', 'procure'],
    sharedVerbs: [],
    ...OWN_PART,
    last: [
      'What made you do it when you did? ¦ What prompted it?',
      'How did you work out what you needed? ¦ How did you know what you needed?',
      'What did you check before you went ahead? ¦ What did you want to know before you went ahead?',
    ],
    core: {
      topic: 'Getting the right thing',
      questions: [
        'How did the price come into it? ¦ How much did the price matter?',
        'Who else had a say, if anyone? ¦ Who else was involved in the decision, if anyone?',
        BY_OTHERS,
        'How did it turn out? ¦ How did it go in the end?',
      ],
    },
  },
  SELL: {
    verbs: ['sell', 'quote', 'pitch', 'advertise', 'promote', 'win', 'attract', 'market', 'list'],
    sharedVerbs: [],
    ...OWN_PART,
    last: [
      'What did you do first? ¦ Where did you start?',
      'What questions came up, if any? ¦ What did people ask about, if anything?',
      'What happened from there? ¦ How did it go from there?',
    ],
    core: {
      topic: 'What came of it',
      questions: [
        'Who did you hear back from, if anyone? ¦ Who got back to you, if anyone?',
        'How did it turn out? ¦ How did it go in the end?',
        'What made the difference, as far as you know? ¦ What do you put that down to?',
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
          questions: [
            'How did people hear about it? ¦ How did people find out about it?',
            'What did you have to decide? ¦ What decisions did you have to make?',
          ],
        },
      },
    ],
  },
  PAID: {
    verbs: ['invoice', 'bill', 'charge', 'claim', 'pay', 'get paid', 'reimburse', 'reconcile'],
    sharedVerbs: ['collect', 'chase', 'send'],
    ...OWN_PART,
    last: [
      'What did you check first? ¦ What did you look at first?',
      'What did you need to have ready? ¦ What details did you need?',
    ],
    core: {
      topic: 'Until it was settled',
      questions: [
        'How did you know where things stood? ¦ How did you keep track of it?',
        'Who did you get in touch with about it, if anyone? ¦ Who did you contact about it, if anyone?',
        'What had to wait until it was settled, if anything? ¦ What was on hold until it was settled, if anything?',
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
    ],
  },
  CARE: {
    verbs: ['care for', 'mind', 'supervise', 'bathe'],
    sharedVerbs: ['look after', 'feed', 'support', 'walk'],
    ...OWN_PART,
    last: [
      'What needed doing first? ¦ What had to be done first?',
      'What did you have to remember? ¦ What did you have to keep in mind?',
      'Who else was around, if anyone? ¦ Who else was there, if anyone?',
    ],
    core: {
      topic: 'Along the way',
      questions: [
        'What was hardest? ¦ Which part was hardest?',
        'What happened afterwards? ¦ What did you still have to do afterwards, if anything?',
        'Who did you talk to about it, if anyone? ¦ Who did you tell about it, if anyone?',
      ],
    },
    variants: [
      { when: ['rare'], open: ['How did you come to {do}?', 'How did {doing} come about?'] },
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
    last: [
      'What made you do it when you did? ¦ What prompted it?',
      'What did you do first? ¦ Where did you start?',
      'Who else got involved, if anyone? ¦ Who else did you bring in, if anyone?',
    ],
    core: {
      topic: 'Getting it done',
      questions: [
        'What did you need to have at hand? ¦ What did you need for the job?',
        BY_OTHERS,
        'Which part took the most effort? ¦ Which part was the most work?',
        'What was left to do afterwards, if anything? ¦ What still had to be done afterwards, if anything?',
      ],
    },
    variants: [
      { when: ['rare'], audience: 'Saw to it personally, or organised it' },
      {
        forVerbs: ARRANGING_VERBS,
        core: {
          topic: 'Getting it done',
          questions: [
            'What did you have to sort out yourself, if anything? ¦ What did you have to do yourself, if anything?',
            BY_OTHERS,
            'Which part took the most effort? ¦ Which part was the most work?',
            'What was left to do afterwards, if anything? ¦ What still had to be done afterwards, if anything?',
          ],
        },
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
    last: [
      'What did you do before you left? ¦ What did you do before setting off?',
      'What did you take along, if anything? ¦ What did you have with you, if anything?',
      'What happened when you got there? ¦ What did you do when you got there?',
    ],
    core: {
      topic: 'On the way',
      questions: [
        'Who else was with you, if anyone? ¦ Who else came along, if anyone?',
        'Where did you have to wait, if at all? ¦ Where were you held up, if at all?',
        'What changed along the way, if anything? ¦ What turned out differently, if anything?',
      ],
    },
  },
  LEARN: {
    verbs: ['learn', 'practise', 'study', 'revise', 'rehearse', 'train', 'teach', 'coach', 'tutor'],
    sharedVerbs: [],
    ...ALONE,
    last: [
      'What did you do first? ¦ Where did you start?',
      'What was hardest? ¦ Which part was hardest?',
      'How did it go? ¦ How did you go with it?',
    ],
    core: {
      topic: 'Before and after',
      questions: [
        'What did you do to get ready, if anything? ¦ What did you do beforehand, if anything?',
        'Who else took part, if anyone? ¦ Who else was there, if anyone?',
        'What happened afterwards? ¦ What did you do once it was over?',
      ],
    },
    variants: [
      {
        forVerbs: ['learn'],
        // Nobody says "the last time I learnt to drive".
        open: ['{since when}?'],
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
    last: [
      'How did you decide what to make? ¦ How did you work out what to make?',
      'What did you have to keep in mind? ¦ What did you have to think about?',
      'How did it turn out? ¦ How did it go in the end?',
    ],
    core: {
      topic: 'Before and after',
      questions: [
        'What did you do ahead of time, if anything? ¦ What did you do beforehand, if anything?',
        BY_OTHERS,
        'Where did you get what you needed? ¦ Where did everything come from?',
        'What was left over, if anything? ¦ What did you have left, if anything?',
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
          'What did you have to get ready? ¦ What did you need to have ready?',
          'How did you know who needed what? ¦ How did you keep track of who needed what?',
          'How did it turn out? ¦ How did it go in the end?',
        ],
      },
      {
        forVerbs: ['eat', 'dine', 'order', 'go out', 'have lunch', 'buy lunch', 'get takeaway'],
        ...ALONE,
        last: [
          'How did you decide what to have? ¦ How did you work out what to have?',
          'What did you have to keep in mind? ¦ What did you have to think about?',
          'How did it turn out? ¦ How did it go in the end?',
        ],
        core: {
          topic: 'Before and after',
          questions: [
            'What did you do ahead of time, if anything? ¦ What did you do beforehand, if anything?',
            'What did you ask about, if anything? ¦ What questions did you have, if any?',
            BY_OTHERS,
            'What happened afterwards? ¦ What did you do afterwards?',
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
    last: [
      'How did you know what to look for? ¦ What did you go by?',
      'What did you look at first? ¦ Where did you start?',
      'What did you find? ¦ What did you notice?',
    ],
    core: {
      topic: 'What came of it',
      questions: [
        'What surprised you, if anything? ¦ What was different from what you’d expected, if anything?',
        'Who did you talk to about it, if anyone? ¦ Who did you tell about it, if anyone?',
        'What had to be done afterwards, if anything? ¦ What needed following up, if anything?',
      ],
    },
    variants: [
      {
        forVerbs: ARRANGING_VERBS,
        audience: 'Organises it personally, or with someone else',
        ...DONE_OR_ORGANISED,
      },
      {
        forVerbs: ['count', 'tally'],
        last: [
          'Where did you start? ¦ How did you get started?',
          'What did you check it against? ¦ What did you compare it with?',
          'What did you find? ¦ What did you notice?',
        ],
      },
      {
        forVerbs: CHECKED_VERBS,
        last: [
          'How did it come about? ¦ What led up to it?',
          'What did you have to get ready, if anything? ¦ What did you need to have ready, if anything?',
          'What were you told? ¦ What did you find out?',
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
    last: [
      'What did you have to get across? ¦ What did you need to say?',
      'How did you go about it? ¦ How did you do it?',
      'What told you it had got through, if anything? ¦ How did you know whether it had got through?',
    ],
    core: {
      topic: 'What came back',
      questions: [
        'What questions came back, if any? ¦ What did people ask about it, if anything?',
        'What did you leave out, if anything? ¦ What didn’t get mentioned, if anything?',
        'Who else heard about it, if anyone? ¦ Who else was told, if anyone?',
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
          'What did you need to know? ¦ What did you want to know?',
          'What did you find out first? ¦ What was the first thing you found out?',
          'What was left out, if anything? ¦ What wasn’t mentioned, if anything?',
        ],
        core: {
          topic: 'What came of it',
          questions: [
            'What did you have to ask about, if anything? ¦ What was still unclear, if anything?',
            'What did you do once you knew? ¦ What did you do with the information?',
            'Who else did you tell, if anyone? ¦ Who else did you pass it on to, if anyone?',
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
    last: [
      'How did you find out what to do? ¦ How did you know what to do?',
      'What did you have to provide? ¦ What were you asked for?',
      'What did you need from other people, if anything? ¦ What did you have to get from someone else, if anything?',
    ],
    core: {
      topic: 'In the meantime',
      questions: [
        'What did you do while you waited? ¦ What did you do in the meantime?',
        'How did you find out where things stood? ¦ How did you know where things were at?',
        'Who did you speak to along the way, if anyone? ¦ Who did you talk to in that time, if anyone?',
      ],
    },
    variants: [
      // People get things for themselves, so "What is your part in …" would be odd.
      { forVerbs: ['get'], ...ALONE },
      {
        forVerbs: ['wait', 'queue'],
        ...ALONE,
        last: [
          'What did you do first? ¦ What was the first thing you did?',
          'What were you told at the time, if anything? ¦ What information did you get at the time, if any?',
          'What did you need from other people, if anything? ¦ What did you have to get from someone else, if anything?',
        ],
      },
      {
        forVerbs: ['wait', 'queue'],
        when: ['rare'],
        open: ['When did you start waiting?', 'When did the wait start?'],
        core: {
          topic: 'In the meantime',
          questions: [
            'What have you done in the meantime, if anything? ¦ What have you done since you started waiting, if anything?',
            'How do you find out where things stand? ¦ How do you know where things are at?',
            'Who have you spoken to about it, if anyone? ¦ Who have you talked to about it, if anyone?',
          ],
        },
      },
    ],
  },
  PLAN: {
    verbs: ['forecast', 'estimate', 'budget', 'roster', 'predict', 'work out', 'decide how much'],
    sharedVerbs: ['plan'],
    ...OWN_PART,
    last: [
      'What did you have to go on? ¦ What did you base it on?',
      'What did you have to guess, if anything? ¦ What were you unsure about, if anything?',
      'What did you settle first? ¦ What did you decide first?',
    ],
    core: {
      topic: 'Plan and reality',
      questions: [
        'Who else needed to know, if anyone? ¦ Who else had to be told, if anyone?',
        'What changed later on, if anything? ¦ What did you change later on, if anything?',
        'How did it turn out? ¦ How did it go in the end?',
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
    last: [
      'What was agreed beforehand, if anything? ¦ What was said about it beforehand, if anything?',
      'What did you have to do first? ¦ What needed to happen first?',
      'Who else had to know, if anyone? ¦ Who else did you have to tell, if anyone?',
    ],
    core: {
      topic: 'Along the way',
      questions: [
        'What came up along the way, if anything? ¦ What came up in the meantime, if anything?',
        BY_OTHERS,
        'How did it go in the end? ¦ How did it turn out?',
        'What needed sorting out afterwards, if anything? ¦ What was left to sort out afterwards, if anything?',
      ],
    },
    variants: [
      { forVerbs: ['share'], ...ALONE },
      {
        forVerbs: ['collect', 'return', 'pick up'],
        last: [
          'What did you have to do first? ¦ What needed to happen first?',
          'Who else had to know, if anyone? ¦ Who else did you have to tell, if anyone?',
        ],
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
        last: [
          'What had to be done first? ¦ What needed doing first?',
          'Who did you have to ask, if anyone? ¦ Who did you have to check with, if anyone?',
        ],
        core: {
          topic: 'Afterwards',
          questions: [
            'What got in the way, if anything? ¦ What made it harder, if anything?',
            BY_OTHERS,
            'What needed sorting out afterwards, if anything? ¦ What was left to sort out afterwards, if anything?',
          ],
        },
      },
      {
        forVerbs: ['store', 'keep', 'park', 'put'],
        when: ['private'],
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
        last: [
          'What did you have to do first? ¦ What needed to happen first?',
          'Who was it for? ¦ Who did it go to?',
        ],
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
    last: [
      'What did you start from? ¦ What did you have to start with?',
      'Which part took the most thought? ¦ Which part took the most care?',
      'What happened once it was done? ¦ What happened after you’d finished?',
    ],
    core: {
      topic: 'Along the way',
      questions: [
        'What was missing, if anything? ¦ What did you have to do without, if anything?',
        BY_OTHERS,
        'What did you change along the way, if anything? ¦ What did you end up changing, if anything?',
        'What did you hear back about it, if anything? ¦ What did people say about it, if anything?',
      ],
    },
  },
  HEALTH: {
    verbs: ['sleep', 'exercise', 'quit', 'recover from'],
    sharedVerbs: ['manage', 'live with', 'take', 'cope with'],
    ...ALONE,
    open: ['When did this start for you?', 'How did this start for you?'],
    last: [
      'What else was going on at the time? ¦ What else was happening at the time?',
      'What did you do first? ¦ What was the first thing you did?',
      'Who did you tell about it, if anyone? ¦ Who did you talk to about it, if anyone?',
    ],
    core: {
      topic: 'From day to day',
      questions: [
        'What have you changed over time, if anything? ¦ What do you do differently now, if anything?',
        'What did you last ask a health professional, if anything? ¦ What did you ask when you last saw a health professional, if anything?',
      ],
    },
    variants: [
      {
        forVerbs: EXERCISING_VERBS,
        open: [],
        last: [
          'What made you do it when you did? ¦ What prompted it?',
          'What did you do first? ¦ What was the first thing you did?',
          'What got in the way, if anything? ¦ What held you back, if anything?',
        ],
      },
    ],
  },
  OTHER: {
    verbs: [],
    sharedVerbs: [],
    ...ALONE,
    last: [
      'What did it involve?',
      'Who else was part of it, if anyone? ¦ Who else was involved, if anyone?',
    ],
    core: {
      topic: 'Step by step',
      questions: [
        'What did you do first? ¦ What was the first thing you did?',
        BY_OTHERS,
        'What was hardest? ¦ Which part was hardest?',
        'What happened afterwards? ¦ What was left to do afterwards, if anything?',
      ],
    },
    variants: [
      {
        forVerbs: GOING_VERBS,
        unless: ['other side'],
        last: [
          'What did you do before you left? ¦ What did you do before setting off?',
          'Who else was with you, if anyone? ¦ Who else came along, if anyone?',
        ],
        core: {
          topic: 'On the way',
          questions: [
            'What changed along the way, if anything? ¦ What turned out differently, if anything?',
            'What was hardest? ¦ Which part was hardest?',
            'What happened when you got there? ¦ What did you do when you got there?',
          ],
        },
      },
    ],
  },
}
