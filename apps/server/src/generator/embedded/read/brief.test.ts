import { expect, test } from 'vitest'
import { CLEAR_IDEAS, UNREADABLE_IDEAS } from '../fixtures/ideas.ts'
import { read } from './brief.ts'

test.each([
  [
    'An app that helps people who live alone cook for one without waste',
    { people: undefined, trait: 'live alone', deed: 'cook for one', domain: 'food at home' },
  ],
  [
    'A tool for finance managers at wholesalers who spend days each month matching supplier statements',
    { people: 'finance manager', deed: 'match supplier statements', domain: 'business finance' },
  ],
  [
    "A service for adults who manage a parent's medicines from another town",
    { deed: "manage a parent's medicines from another town", domain: 'family care' },
  ],
  [
    'AI that tells grape growers when to spray against mildew',
    {
      people: 'grape grower',
      deed: 'decide when to spray against mildew',
      topic: 'mildew',
      domain: 'crops',
    },
  ],
  [
    'Plumbers lose jobs because quotes go out days late',
    { people: 'plumber', topic: 'quotes', domain: 'trades' },
  ],
  [
    'A platform that lets private music teachers hear what pupils practise between lessons',
    { people: 'private music teacher', domain: 'tutoring' },
  ],
  [
    'We are building an app for busy parents of school-age kids who struggle to plan healthy lunchboxes',
    { people: 'parent of school-age kids', deed: 'plan healthy lunchboxes', domain: 'parenting' },
  ],
  [
    'Home bakers who sell at markets have trouble working out their prices',
    { people: 'home baker', deed: 'work out their prices', topic: 'prices' },
  ],
  [
    'An AI assistant for GPs that summarises patient notes before each appointment',
    { people: 'GP', deed: 'go through patient notes', domain: 'clinics' },
  ],
  [
    "Small wineries can't find pickers at harvest time and end up leaving grapes on the vine",
    { people: 'winemaker', deed: 'try to find pickers at harvest time', topic: 'pickers' },
  ],
  ['Uber for babysitters', { people: undefined, deed: 'try to get babysitters at short notice' }],
  ['Duolingo for sign language', { people: undefined, deed: 'learn sign language' }],
  [
    'Warehouse managers have no idea how much stock they hold',
    { people: 'warehouse manager', topic: 'stock', domain: 'logistics' },
  ],
])('reads "%s"', (idea, { people, trait, deed, topic, domain }: Expected) => {
  const brief = read(idea)
  expect(brief.role).toBe(people)
  if (trait) expect(brief.trait?.plain).toBe(trait)
  if (deed) expect(brief.job?.deed.plain).toBe(deed)
  if (topic) expect(brief.topic).toBe(topic)
  if (domain) expect(brief.domain.name).toBe(domain)
})

type Expected = {
  people?: string | undefined
  trait?: string
  deed?: string
  topic?: string
  domain?: string
}

test.each(CLEAR_IDEAS)('finds whom "%s" is for', (idea) => {
  const { role, trait, job } = read(idea)
  expect(role ?? trait?.plain ?? job?.deed.plain).toBeDefined()
})

test.each(UNREADABLE_IDEAS)('does not try to understand "%s"', (idea) => {
  expect(read(idea)).toMatchObject({ isUnderstood: false, role: undefined, hasTopic: false })
})

test('children and pets are never asked themselves', () => {
  expect(read('A game that helps kids learn to read').role).toBe('parent')
  expect(read('A tracker for dogs').role).toBe('dog owner')
})

test('of two sides the one that hurts is asked, and the other is named', () => {
  const idea =
    "A site that connects retired tradies with homeowners who can't find anyone for small repairs"
  expect(read(idea)).toMatchObject({ role: 'homeowner', otherSide: 'retired tradie' })
})

test('a name of a person or a firm is no part of it', () => {
  const words = JSON.stringify(
    read('My friend Hildegard Brunswick wants an app for bakers at Crustopia'),
  )
  expect(words).not.toMatch(/hildegard|brunswick|crustopia/i)
})

test('the way people cope today, where they live, and how often are found', () => {
  const idea = 'Dairy farmers in WA record calving on a whiteboard every day'
  expect(read(idea)).toMatchObject({
    tool: 'A whiteboard',
    region: 'Western Australia',
    period: 'week',
  })
})
