import type { Fact } from './facts.ts'

type Size = Extract<Fact, { kind: 'size' }>
type Bounds = { least: number; most: number }

const STAFF = '(?:staff|people|employees|workers|team members)'
const FROM = '(?:at least|more than|over|minimum of)'
const UP_TO = '(?:up to|fewer than|less than|under|at most)'

/** How a number of something may be bounded; `{n}` stands for what is counted. */
const boundsOf = (
  text: string,
  counted: string,
): (Bounds & { found: RegExpExecArray }) | undefined => {
  const read = (pattern: string, bounds: (found: string[]) => Bounds) => {
    const found = new RegExp(pattern, 'i').exec(text)
    return found && { ...bounds(found.slice(1)), found }
  }
  return (
    read(`(\\d+)(?: to | ?[-–] ?)(\\d+) ${counted}`, ([least, most]) => ({
      least: Number(least),
      most: Number(most),
    })) ??
    read(`${FROM} (\\d+) ${counted}`, ([least]) => ({ least: Number(least), most: Infinity })) ??
    read(`(\\d+)(?:\\+| or more) ${counted}`, ([least]) => ({
      least: Number(least),
      most: Infinity,
    })) ??
    read(`${UP_TO} (\\d+) ${counted}`, ([most]) => ({ least: 1, most: Number(most) })) ??
    undefined
  )
}

const AGE =
  /^(?:is )?(?:aged?|between)? ?(?:between )?(\d\d)(?: to | and | ?[-–] ?)(\d\d)(?: years? old)?$/i
const OLDER =
  /^(?:is )?(?:aged? )?(?:(\d\d) (?:years )?(?:or|and) (?:older|over)|(?:over|at least) (\d\d)(?: years old)?|(\d\d)\+)$/i

function readAge(line: string): Size | undefined {
  const [, from, to] = AGE.exec(line) ?? []
  if (from) return sized('age', Number(from), Number(to))
  const older = OLDER.exec(line)?.slice(1).find(Boolean)
  return older ? sized('age', Number(older), Infinity) : undefined
}

function sized(of: Size['of'], least: number, most: number): Size | undefined {
  return least >= 1 && most > least ? { kind: 'size', of, least, most } : undefined
}

/** A number that is asked for as such: age, years, staff, team, children. */
export function readNumber(line: string): { fact: Size; rest: string } | undefined {
  const age = readAge(line)
  if (age) return { fact: age, rest: '' }
  const team = /team of (\d+) to (\d+)/i.exec(line)
  const inTeam = team && sized('team', Number(team[1]), Number(team[2]))
  if (team && inTeam) return { fact: inTeam, rest: line.slice(0, team.index) }
  for (const [of, counted] of COUNTED) {
    const bounds = boundsOf(digits(line), counted)
    const fact = bounds && sized(of, bounds.least, bounds.most)
    if (fact) return { fact, rest: of === 'staff' ? line.slice(0, bounds.found.index) : '' }
  }
  return undefined
}

const COUNTED: [Size['of'], string][] = [
  ['staff', STAFF],
  ['years', "years?'?(?: of)?(?: experience)?"],
  ['children', '(?:children|kids)'],
]

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const digits = (text: string) =>
  text.replace(/\b[a-z]+\b/gi, (word) => {
    const at = NUMBERS.indexOf(word.toLowerCase())
    return at < 0 ? word : String(at + 1)
  })
