import { LAUNCH_LOCKS } from '@wattle/contract/messages'

const LISTS = {
  title: 'In lists',
  rows: [{ keys: ['/'], does: 'search' }],
}

/** What researchers ask most often, and the answers that the product itself gives. */
export const RESEARCHER_QUESTIONS = [
  {
    question: 'When are people invited?',
    answer:
      'After you launch, and not before. Our office then invites them by email, and those who fit choose one of your hours.',
  },
  {
    question: 'What can I still change?',
    answer: `Everything, until you launch. ${LAUNCH_LOCKS}`,
  },
  {
    question: 'Do I have to write it all myself?',
    answer:
      'No. Describe the idea in a few sentences: audience, screener and guide are drafted from it, and every word of them is yours to correct.',
  },
] as const

const UNDO_KEYS = { keys: ['Ctrl', 'Z'], does: 'undo what you just did, while Undo is shown' }

export const RESEARCHER_KEYS = [
  {
    title: 'Everywhere',
    rows: [
      {
        keys: ['Ctrl', 'K'],
        does: 'go to a project, a step or an action, or search what people said (⌘ K on a Mac)',
      },
      UNDO_KEYS,
    ],
  },
  LISTS,
  {
    title: 'In the screener and the guide',
    rows: [
      { keys: ['Alt', '↑'], does: 'move a question or a part up; with ↓ down' },
      { keys: ['Enter'], does: 'in an option: on to the next one' },
      { keys: ['Ctrl', 'Enter'], does: 'a new question' },
    ],
  },
  {
    title: 'In the interview room',
    rows: [
      { keys: ['Ctrl', 'Enter'], does: 'capture the line of a note (⌘ Enter on a Mac)' },
      { keys: ['Ctrl', '/'], does: 'all keys of the room' },
    ],
  },
  {
    title: 'In the calendar',
    rows: [
      { keys: ['←', '↑', '↓', '→'], does: 'from hour to hour and day to day' },
      { keys: ['Page Down'], does: 'the next week; Page Up the one before' },
      { keys: ['T'], does: 'today' },
      { keys: ['Enter'], does: 'offer the hour, or open the interview' },
      { keys: ['Delete'], does: 'take the hour back' },
    ],
  },
  {
    title: 'In the analysis',
    rows: [
      { keys: ['←', '↑', '↓', '→'], does: 'from participant to participant and row to row' },
      { keys: ['J'], does: 'the next assumption; K the one before' },
      { keys: ['F', 'A', 'U'], does: 'while sorting: for, against, unclear' },
      { keys: ['P', 'D', 'S'], does: 'while sorting: paid, did, said' },
    ],
  },
  {
    title: 'In the candidates',
    rows: [
      { keys: ['↑', '↓'], does: 'from candidate to candidate' },
      { keys: ['Y', 'M', 'N'], does: 'yes, maybe or no to the one you’re on' },
    ],
  },
]

/** What the office asks most often. */
export const OFFICE_QUESTIONS = [
  {
    question: 'A project is Requested: what now?',
    answer:
      'Press Requested in Distributions and fill in the study. You see the mail and how many people can be invited before anything is sent.',
  },
  {
    question: 'Why is nothing being sent?',
    answer: `The project’s page says so under its bar: it is paused or closed, the maximum is reached, all the interviews it needs are booked, the next batch is not due yet, or nobody is left who may be invited now.`,
  },
  {
    question: 'Can I take an email back?',
    answer:
      'For a few seconds, by Undo in the message that tells of it. What has left cannot be called back, but Pause stops the rest within seconds.',
  },
  {
    question: 'What is a mail that is Held here?',
    answer:
      'It is written but does not leave, because no mail server is set up (SMTP_URL). It can be read in the outbox, and its links open from there.',
  },
  {
    question: 'Somebody wants no more mail, or to be forgotten',
    answer:
      'Open them in Panel: Pause or Remove from panel ends the invitations, Delete all data erases what we know about the person. An import brings nobody back who was deleted.',
  },
] as const

export const OFFICE_KEYS = [
  { title: 'Everywhere', rows: [UNDO_KEYS] },
  LISTS,
  {
    title: 'Beside a list',
    rows: [
      { keys: ['J'], does: 'the next row; K the one before' },
      { keys: ['Esc'], does: 'close, and back to the row' },
    ],
  },
]
