import { login, signUp } from '@wattle/contract/auth'
import { importMembers } from '@wattle/contract/membership'
import type { Dice } from '../dice.ts'
import type { ReceivedEmail } from '../smtp-sink.ts'
import { nothingSeen, type Seen } from './seen.ts'
import type { World } from './world.ts'

export type Researcher = {
  email: string
  password: string
  token: string
  zone: string
  from: string
}
export type Member = { email: string; zone: string; from: string }
/**
 * A period when we mustn't invite someone, or mustn't email them at all, depending on `why`. `from`
 * and `until` are indexes in `world.mails`.
 */
export type Silence = {
  email: string
  from: number
  until: number
  /** We still send paused members the emails about a study whose screener they've completed. */
  why: 'PAUSED' | 'LEFT' | 'FORGOTTEN'
}

export type Cast = {
  researchers: Researcher[]
  members: Member[]
  admins: string[]
  silences: Silence[]
  /**
   * The periods when a distribution was paused or over. `from` and `until` are indexes in
   * `world.mails`.
   */
  closed: { campaignId: number; from: number; until: number }[]
  seen: Seen
}

export type Act = (world: World, cast: Cast, dice: Dice) => Promise<void>

const ZONES = ['Australia/Melbourne', 'Europe/London', 'America/New_York', 'Asia/Kolkata']
const PASSWORD = 'Correct horse 7 battery'
/** The recorded consent of imported people, which makes them members immediately. */
const AT_THE_FAIR = { source: 'At the fair', consentDate: '2026-05-12' }

/**
 * Creates the admins, researchers who sign up, imported members, and people who haven't joined yet.
 */
export async function gather(world: World, dice: Dice): Promise<Cast> {
  const admins = await signInAdmins(world)
  const cast: Cast = {
    researchers: [],
    members: [],
    admins,
    silences: [],
    closed: [],
    seen: nothingSeen(),
  }
  for (let at = 0; at < 3; at++) await signUpResearcher(world, cast, dice)
  for (let at = 1; at <= 48; at++)
    cast.members.push({ email: `m${at}@example.com`, zone: dice.pick(ZONES), from: `10.1.0.${at}` })
  const rows = cast.members
    .slice(0, 40)
    .map(({ email }, at) => ({ email, name: `Member ${at + 1}`, ...AT_THE_FAIR }))
  const body = { dryRun: false, rows }
  await world.call(importMembers, { as: admins[0] ?? '', body })
  return cast
}

export async function signUpResearcher(world: World, cast: Cast, dice: Dice): Promise<void> {
  const email = `r${world.trail.length}-${cast.researchers.length}@example.com`
  const zone = dice.pick(ZONES)
  const from = `10.2.0.${cast.researchers.length + 1}`
  const token = await world.app().given.botCheckToken('sign-up')
  const body = {
    firstName: 'Robin',
    lastName: 'Lee',
    email,
    password: PASSWORD,
    token,
    timezone: zone,
  }
  const answer = await world.call(signUp, { body, from })
  if (answer.status !== 201) return
  cast.researchers.push({ email, password: PASSWORD, token: answer.body.accessToken, zone, from })
}

/** Signs in two admins, because a large payment needs the approval of both. */
async function signInAdmins(world: World): Promise<string[]> {
  const { given } = world.app()
  const admins = [
    await given.user({ role: 'ROLE_ADMIN' }),
    await given.user({ role: 'ROLE_ADMIN' }),
  ]
  return admins.map(({ token }) => token)
}

/** Signs admins and researchers in again, because their sessions may have ended. */
export async function signInAgain(world: World, cast: Cast): Promise<void> {
  cast.admins = await signInAdmins(world)
  for (const researcher of cast.researchers) {
    const { email, password, from } = researcher
    const { status, body } = await world.call(login, { body: { email, password }, from })
    if (status === 200) researcher.token = body.accessToken
  }
}

export const inboxOf = ({ mails }: World, { email }: { email: string }): ReceivedEmail[] =>
  mails.filter(({ envelopeTo }) => envelopeTo.some((to) => to.toLowerCase() === email))

/** The keys in links that we emailed to this member, newest first. */
export function keysOf(world: World, member: Member, name: 'key' | 'hashKey'): string[] {
  const pattern = new RegExp(`[?&]${name}=([\\w-]{20,})`, 'g')
  const texts = inboxOf(world, member).map(({ text, headers }) => {
    const unsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
    return `${text} ${name === 'key' ? unsubscribe : ''}`
  })
  const found = texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, key]) => key ?? ''))
  return [...new Set(found.reverse())]
}

export function silence(world: World, cast: Cast, email: string, why: Silence['why']): void {
  const from = world.mails.length
  cast.silences.push({ email, from, until: Number.POSITIVE_INFINITY, why })
}

/** The member is active again, so we may email them. */
export function endSilence(world: World, cast: Cast, email: string): void {
  for (const one of cast.silences)
    if (one.email === email && one.until > world.mails.length) one.until = world.mails.length
}

/** Every admin makes the same call at once. */
export const together = <T>({ admins }: Cast, press: (as: string) => Promise<T>): Promise<T[]> =>
  Promise.all(admins.map(press))

/** The distributions are paused or over, so from here on they mustn't invite anyone. */
export const closeCampaigns = (world: World, cast: Cast, campaignIds: number[]): void => {
  const until = Number.POSITIVE_INFINITY
  for (const campaignId of campaignIds)
    cast.closed.push({ campaignId, from: world.mails.length, until })
}

/**
 * From here on the distribution may invite people again. The server only resumes paused
 * distributions, never ones that are over.
 */
export function resumeCampaign(world: World, cast: Cast, campaignId: number): void {
  for (const one of cast.closed)
    if (one.campaignId === campaignId && one.until > world.mails.length)
      one.until = world.mails.length
}
