interface Quote {
  message: string
  /** The client's role, never a name. Clients get the same anonymity we promise participants. */
  user: string
}

export const TESTIMONIALS = [
  {
    message:
      'They rang to say our question was wrong, and they were right. We changed it before spending a cent on fieldwork.',
    user: 'Product lead, energy comparison service',
  },
  {
    message: 'Eight practice managers in two weeks. I’d been trying for three months.',
    user: 'Founder, clinic software startup',
  },
] as const satisfies Quote[]

export const CLIENT_FEEDBACK: readonly Quote[] = [
  {
    message:
      'I asked for people who do their own books. I got fifteen of them, and not one accountant.',
    user: 'Pricing manager, invoicing software',
  },
  {
    message: 'Everyone who was booked turned up, and everyone who turned up matched the brief.',
    user: 'UX researcher, savings app',
  },
  {
    message:
      'People on rotating rosters, each at a time when they were awake. I’d stopped believing it could be done.',
    user: 'Category manager, food service',
  },
  {
    message:
      'Two of them wanted to bring a supporter. The agency had arranged it before I thought to ask.',
    user: 'Content designer, public service',
  },
]
