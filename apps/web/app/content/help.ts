import { LAUNCH_LOCKS } from '@wattle/contract/messages'

const LISTS = {
  title: 'In lists',
  rows: [{ keys: ['/'], does: 'search' }],
}

export const RESEARCHER_QUESTIONS = [
  {
    question: 'When are people invited?',
    answer:
      'Only after you launch. Our team then emails them an invitation, and people who qualify book one of your slots.',
  },
  {
    question: 'What can I still change?',
    answer: `Everything, until you launch. ${LAUNCH_LOCKS}`,
  },
  {
    question: 'Do I have to write it all myself?',
    answer:
      'No. Describe the idea in a few sentences, and we’ll draft the audience, screener and guide from it. You can change every word.',
  },
] as const

const UNDO_KEYS = { keys: ['Ctrl', 'Z'], does: 'undo your last action, while Undo is showing' }

export const RESEARCHER_KEYS = [
  {
    title: 'Everywhere',
    rows: [
      {
        keys: ['Ctrl', 'K'],
        does: 'go to a project, a step or an action, or search what people said (⌘\u00a0K\u00a0on\u00a0a\u00a0Mac)',
      },
      UNDO_KEYS,
    ],
  },
  LISTS,
  {
    title: 'In the screener and the guide',
    rows: [
      { keys: ['Alt', '↑'], does: 'move a question or a part up, or down with ↓' },
      { keys: ['Enter'], does: 'in an option: go to the next one' },
      { keys: ['Ctrl', 'Enter'], does: 'add a question' },
    ],
  },
  {
    title: 'In the interview room',
    rows: [
      {
        keys: ['Ctrl', 'Enter'],
        does: 'in a note: capture the selection or the line (⌘\u00a0Enter\u00a0on\u00a0a\u00a0Mac)',
      },
      { keys: ['Ctrl', '/'], does: 'show all shortcuts in the room' },
    ],
  },
  {
    title: 'In the calendar',
    rows: [
      { keys: ['←', '↑', '↓', '→'], does: 'move between times and days' },
      { keys: ['Page Down'], does: 'next week, or Page Up for the previous one' },
      { keys: ['T'], does: 'today' },
      { keys: ['Enter'], does: 'add a slot, or open the interview' },
      { keys: ['Delete'], does: 'delete the slot' },
    ],
  },
  {
    title: 'In the analysis',
    rows: [
      { keys: ['←', '↑', '↓', '→'], does: 'move between participants and rows' },
      { keys: ['J'], does: 'next assumption, or K for the previous one' },
      { keys: ['F', 'A', 'U'], does: 'while sorting: for, against, unclear' },
      { keys: ['P', 'D', 'S'], does: 'while sorting: paid, did, said' },
    ],
  },
  {
    title: 'In the list of candidates',
    rows: [
      { keys: ['↑', '↓'], does: 'move between candidates' },
      { keys: ['Y', 'M', 'N'], does: 'yes, maybe or no to the candidate you’re on' },
    ],
  },
]

export const ADMIN_QUESTIONS = [
  {
    question: 'A project is “Requested”. What now?',
    answer:
      'In Distributions, press “Requested” and fill in the project details. Before anything is sent, you’ll see the email and how many people we can invite.',
  },
  {
    question: 'Why is nothing being sent?',
    answer: `The project’s page says why, below its progress bar: it’s paused or closed, it has reached its maximum, all the interviews it needs are booked, the next batch isn’t due yet, or there’s nobody left to invite right now.`,
  },
  {
    question: 'Can I stop an email?',
    answer:
      'Yes, for a few seconds: press Undo in the notification. You can’t recall emails that have gone out, but Pause stops the rest within seconds.',
  },
  {
    question: 'What does “Held” mean?',
    answer:
      'The email wasn’t sent, because no mail server is set up (SMTP_URL). You can read it in the outbox and open its links from there.',
  },
  {
    question: 'Someone doesn’t want any more emails, or wants their data deleted',
    answer:
      'Find the person in Panel. To stop invitations, choose “Pause” or “Remove from panel”. To erase everything we know about them, choose “Delete all data”. A later import won’t bring them back.',
  },
] as const

export const ADMIN_KEYS = [
  {
    title: 'Everywhere',
    rows: [
      {
        keys: ['Ctrl', 'K'],
        does: 'find a person, project, interview or page (⌘\u00a0K\u00a0on\u00a0a\u00a0Mac)',
      },
      { keys: ['?'], does: 'show this help' },
      UNDO_KEYS,
    ],
  },
  LISTS,
  {
    title: 'On a person’s page',
    rows: [
      { keys: ['J'], does: 'next person in the list you came from, or K for the previous one' },
    ],
  },
  {
    title: 'When a row is open',
    rows: [
      { keys: ['J'], does: 'next row, or K for the previous one' },
      { keys: ['Esc'], does: 'close, and go back to the row' },
    ],
  },
]
