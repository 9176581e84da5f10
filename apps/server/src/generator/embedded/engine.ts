import { faultsOfAudience, faultsOfGuide, faultsOfScreener } from '../checks.ts'
import type { Generator, Written } from '../drafts.ts'
import { writeAudience } from './compose/audience.ts'
import { readCharacteristic } from './compose/characteristic.ts'
import { type Fact, taskOf } from './compose/facts.ts'
import { withBankQuestion } from './compose/from-bank.ts'
import { writeGuide } from './compose/guide.ts'
import { noticeOf } from './compose/notice.ts'
import { readingOf } from './compose/reading.ts'
import { writeScreener } from './compose/screener.ts'
import { jobOf } from './read/behaviour.ts'
import { type Brief, notUnderstood, plainer, read, readings } from './read/brief.ts'

/** Reads the idea and composes from a bank of problem-interview practice; nothing leaves the process. */
export function embeddedEngine(): Generator {
  return {
    async writeAudience({ idea, seed }) {
      // Who asks again was not understood: then another reading, if there is one.
      const all = readings(idea)
      const brief = all[(seed.generation - 1) % all.length] ?? read(idea)
      return composed(brief, (known) => writeAudience(known, seed), faultsOfAudience)
    },
    async writeScreener({ idea, characteristics, seed, bank = [] }) {
      const facts = characteristics.flatMap(readCharacteristic)
      const written = composed(
        read(idea),
        (brief) => writeScreener(brief, facts, seed),
        faultsOfScreener,
      )
      return { ...written, content: withBankQuestion(written.content, idea, bank) }
    },
    async writeGuide({ idea, characteristics, seed }) {
      const facts = characteristics.flatMap(readCharacteristic)
      const brief = corrected(read(idea), facts)
      return composed(brief, (known) => writeGuide(known, seed), faultsOfGuide)
    },
  }
}

/** What reads badly was misunderstood: then with less, and least with nothing of the idea. */
function composed<T>(
  brief: Brief,
  write: (brief: Brief) => T,
  faultsOf: (content: T) => string[],
): Written<T> {
  for (const known of [brief, plainer(brief), notUnderstood()]) {
    const content = write(known)
    if (faultsOf(content).length === 0) {
      return { content, ...toldOf(known) }
    }
  }
  // A researcher's own words may break a rule; they are theirs to mend.
  return { content: write(brief), ...toldOf(brief) }
}

/** A notice names what was guessed by itself. */
function toldOf(brief: Brief) {
  const notice = noticeOf(brief)
  return { engine: 'embedded', notice, reading: notice ? null : readingOf(brief) } as const
}

/** The noun-only form of a task. */
const DEALT_WITH = /^(?:deal with|spend time(?: on)?) (.+)/

/** What a researcher wrote about the people counts for more than what was read from the idea. */
function corrected(brief: Brief, facts: Fact[]): Brief {
  const role = facts.find((fact) => fact.kind === 'role')?.role ?? brief.role
  // What befalls people, as in "Got paid late", is not what they do.
  const often = facts.find(
    (fact) => fact.kind === 'often' && !fact.counted && !fact.task.startsWith('get '),
  )
  const task = often?.kind === 'often' ? often.task : undefined
  if (!task || task === taskOf(brief)) return { ...brief, role }
  const topic = DEALT_WITH.exec(task)?.[1]
  if (topic) return { ...brief, role, job: undefined, topic, hasTopic: true }
  const job = jobOf(task)
  return { ...brief, role, job, topic: job.topic, hasTopic: true }
}
