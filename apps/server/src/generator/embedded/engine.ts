import type { Generator, Written } from '../drafts.ts'
import { writeAudience } from './compose/audience.ts'
import { readCharacteristic } from './compose/characteristic.ts'
import { type Fact, taskOf } from './compose/facts.ts'
import { writeGuide } from './compose/guide.ts'
import { noticeOf } from './compose/notice.ts'
import { writeScreener } from './compose/screener.ts'
import { jobOf } from './read/behaviour.ts'
import { type Brief, read } from './read/brief.ts'

/** Reads the idea and composes from a bank of problem-interview practice; nothing leaves the process. */
export function embeddedEngine(): Generator {
  return {
    async writeAudience({ idea, seed }) {
      const brief = read(idea)
      return written(writeAudience(brief, seed), brief)
    },
    async writeScreener({ idea, characteristics, seed }) {
      const brief = read(idea)
      const facts = characteristics.flatMap(readCharacteristic)
      return written(writeScreener(brief, facts, seed), brief)
    },
    async writeGuide({ idea, characteristics, seed }) {
      const brief = read(idea)
      const facts = characteristics.flatMap(readCharacteristic)
      return written(writeGuide(corrected(brief, facts), seed), brief)
    },
  }
}

/** What a researcher wrote about the people counts for more than what was read from the idea. */
function corrected(brief: Brief, facts: Fact[]): Brief {
  const role = facts.find((fact) => fact.kind === 'role')?.role ?? brief.role
  const task = facts.find((fact) => fact.kind === 'often' && !fact.counted)
  const isAsRead = task?.kind !== 'often' || task.task === taskOf(brief)
  return { ...brief, role, job: isAsRead ? brief.job : jobOf(task.task) }
}

function written<T>(content: T, brief: Brief): Written<T> {
  return { content, engine: 'embedded', notice: noticeOf(brief) }
}
