import type { FormName } from '@wattle/contract/brief'
import type { Conditional } from './rows.ts'

/** The lines under “How it will sound”. {} stands for the phrase named in `form`. */
export const SOUND: (Conditional & { form: FormName; text: string })[] = [
  { form: 'isWho', text: 'We’re looking for someone who {}.' },
  { form: 'did', when: ['rare'], text: 'Take me through how you {}.' },
  { form: 'did', unless: ['rare'], text: 'Take me through the last time you {}.' },
  { form: 'wrong', when: ['rare'], text: 'Tell me about the time {}, if that happened.' },
  { form: 'wrong', unless: ['rare'], text: 'Tell me about a time when {}, if that has happened.' },
  { form: 'iWrong', text: 'Answer: {}' },
  { form: 'imWho', when: ['asked by statement'], text: 'Answer: {}' },
]
