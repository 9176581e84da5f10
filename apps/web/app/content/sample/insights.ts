/** The finding next to the chart on the home page. Both are made up. */
export const INSIGHTS = {
  title: 'Data-Driven Insights',
  texts: [
    'Eighteen people, one app to set up. Drawn like this, the problem is hard to miss: half of them had given up within seven minutes.',
    'You get the picture, the quotes behind it and the decision it points to.',
  ],
} as const
