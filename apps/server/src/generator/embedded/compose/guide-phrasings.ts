import { capitalised } from '../language/inflect.ts'
import { PUT_OFF } from './guide-put-off.ts'
import type { Phrasing, Slots } from './guide-slots.ts'

/** Questions of one intent, of which one is asked. Undefined where the idea gives nothing for it. */
type Intent = (slots: Slots) => Phrasing[] | undefined
export type Part = { topics: (slots: Slots) => string[]; intents: Intent[] }

const say =
  (...texts: string[]): Intent =>
  () =>
    texts.map((text) => () => text)

/** The same, unless it is what was not done. */
const doneOr =
  (undone: Phrasing[], ...texts: string[]): Intent =>
  (slots) =>
    slots.isPutOff ? undone : say(...texts)(slots)

const warmUp: Part = {
  topics: ({ isWork }) =>
    isWork
      ? ['Your work', 'Your week', 'A look at your job']
      : ['Your days', 'Your week', 'A little about you'],
  intents: [
    ({ role, isJob, trait, age, since, isWork }) => {
      if (role && isJob) {
        return [
          () => `How did you come to be ${role}?`,
          () => `How was your last week as ${role}?`,
          () => `How long have you been ${role}?`,
        ]
      }
      if (role) {
        return [
          () => `How was your last week as ${role}?`,
          () => `What did you do as ${role} last month?`,
          () => `Tell me a little about your last month as ${role}.`,
        ]
      }
      if (age) {
        return [
          () => `What is different in your days now that you are ${age}?`,
          () => `What takes up your days now that you are ${age}?`,
        ]
      }
      if (since) {
        return [
          () => `What has changed for you since you ${since}?`,
          () => `How have you spent your days since you ${since}?`,
        ]
      }
      if (trait) {
        return [
          () => `What has ${trait} been like for you this month?`,
          () => `Tell me a little about ${trait}.`,
        ]
      }
      return isWork
        ? [
            () => 'What are you responsible for at work?',
            () => 'Tell me a little about your working week.',
          ]
        : [() => 'How did you spend last weekend?', () => 'Tell me a little about your week.']
    },
    ({ isWork }) =>
      isWork
        ? [
            () => 'What filled most of your hours last week?',
            () => 'Which day last week was the longest?',
            () => 'Who do you work with most closely?',
          ]
        : [
            () => 'What did yesterday look like for you?',
            () => 'Which day last week was the fullest?',
            () => 'What took up most of your time last week?',
          ],
    ({ isPutOff }) =>
      isPutOff
        ? PUT_OFF.warmUp
        : [
            ({ subject }) => `Where did ${subject} come up in the last few weeks?`,
            ({ subject, isWork }) =>
              `When did ${subject} first become part of your ${isWork ? 'work' : 'life'}?`,
            ({ subject }) => `Which days last month had to do with ${subject}?`,
          ],
  ],
}

const lastTime: Part = {
  topics: () => ['The last time', 'One real case', 'Most recently'],
  intents: [
    () => [
      ({ did }) => `Take me back to the last time you ${did}.`,
      ({ did }) => `Take me through the last time you ${did}, from the start.`,
      ({ did }) => `Tell me about the most recent time you ${did}.`,
    ],
    doneOr(
      PUT_OFF.start,
      'What set it off?',
      'What was going on just before that?',
      'What made you start when you did?',
    ),
    doneOr(
      PUT_OFF.steps,
      'What did you do, step by step?',
      'What did you do first?',
      'Which part took the longest?',
    ),
    say('Who else was pulled in?', 'Who did you turn to?', 'How did it end?'),
  ],
}

const cost: Part = {
  topics: () => ['What it takes', 'Time and money', 'What it costs'],
  intents: [
    ({ isWaste, isPutOff }) =>
      isPutOff
        ? PUT_OFF.cost
        : isWaste
          ? [
              ({ subject, unit }) => `What did ${subject} cost you last ${unit}?`,
              ({ subject, unit }) => `How much money went into ${subject} last ${unit}?`,
            ]
          : [
              ({ effort, unit }) => `How much time did ${effort} take you last ${unit}?`,
              ({ effort, unit }) => `How many hours went into ${effort} last ${unit}?`,
              ({ effort, unit }) => `How much of last ${unit} went into ${effort}?`,
            ],
    doneOr(
      PUT_OFF.time,
      'What had to wait?',
      'What did you put off because of it?',
      'What else was planned for that time?',
    ),
    doneOr(
      PUT_OFF.money,
      'What do you pay for it today?',
      'What have you spent on it in the last 12 months?',
      'Which costs came with it?',
    ),
  ],
}

const consequences: Part = {
  topics: ({ loss }) =>
    loss ? [capitalised(loss)] : ['When it goes wrong', 'A bad day', 'What follows'],
  intents: [
    ({ loss, isThing, isWaste, isPutOff }) => {
      if (isPutOff) return PUT_OFF.consequences
      if (loss) {
        return [
          () => `Tell me about the last time you ${loss}.`,
          () => `Walk me through a time when you ${loss}.`,
        ]
      }
      // A thing does not go wrong, and waste is wrong already.
      const wrong: Phrasing[] =
        isThing || isWaste
          ? [({ subject }) => `What did ${subject} do to your plans most recently?`]
          : [({ subject }) => `Tell me about a time when ${subject} went wrong.`]
      return [
        ...wrong,
        ({ subject }) => `When did ${subject} last cause you trouble?`,
        ({ subject }) => `Which was your worst day with ${subject}?`,
      ]
    },
    say('How did you find out?', 'When did you first notice?', 'What was the first sign?'),
    say('What happened next?', 'What followed from it?', 'What did it lead to?'),
    ({ isWork }) =>
      isWork
        ? [
            () => 'Who had to answer for it?',
            () => 'Who else felt the effects?',
            () => 'What did the others say?',
          ]
        : [
            () => 'Who else felt the effects?',
            () => 'How did the people around you react?',
            () => 'What did it mean for the rest of your day?',
          ],
  ],
}

const attempts: Part = {
  topics: () => ['What you have tried', 'Ways to cope', 'So far'],
  intents: [
    // Without the thing: not everything can be tried "with" it, and nobody need have searched.
    say(
      'What have you tried for that so far?',
      'What have you done about it in the last 12 months?',
      'What have you tried to make it easier?',
    ),
    say('What did it cost you?', 'How much effort was it to set up?', 'What came of it?'),
    say('What made you stop?', 'What was missing?', 'What kept you from going further?'),
    ({ tool }) =>
      tool
        ? [() => `Where did ${tool} let you down?`, () => `What went well with ${tool}?`]
        : [
            () => 'What do you rely on today?',
            () => 'What do you fall back on these days?',
            () => 'How do you get by at the moment?',
          ],
  ],
}

const wrap: Part = {
  topics: () => ['Before we finish', 'To round off', 'Last words'],
  intents: [
    () => [
      ({ topic }) => `What did I not ask about ${topic} that matters to you?`,
      ({ topic }) => `What have we left out about ${topic}?`,
      ({ topic }) => `What else should I know about ${topic}?`,
    ],
    ({ peers }) =>
      peers
        ? [
            ({ topic }) => `Which other ${peers} could I also ask about ${topic}?`,
            ({ topic }) => `Who else among ${peers} has a story to tell about ${topic}?`,
          ]
        : undefined,
    ({ peers }) =>
      peers
        ? undefined
        : [
            ({ topic }) => `Who else do you know who deals with ${topic}?`,
            ({ topic }) => `Who comes to mind that I could also ask about ${topic}?`,
            ({ topic }) => `Who do you know with a different story about ${topic}?`,
          ],
    say(
      'When in the next month can I show you a first sketch?',
      'Which day next month suits you to see a first sketch?',
      'How can I reach you once there is a first sketch?',
    ),
  ],
}

/** From small talk to the last time, what it costs, and only at the end to what may come. */
export const PARTS: Part[] = [warmUp, lastTime, cost, consequences, attempts, wrap]
