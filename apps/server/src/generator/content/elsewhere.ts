/** Answers that name towns, for when the wanted answer names another town. */
export const LIVES_ELSEWHERE = [
  'I live in Darwin with housemates',
  'I live in Broome on my own',
  'I live in Hobart with my partner',
  'I live in Ballarat with my parents',
  'I live in Cairns near the beach',
  'I live in Dubbo and work from home',
]

export const OTHER_TOWNS = ['Darwin', 'Broome', 'Hobart', 'Dubbo', 'Cairns', 'Geelong']

export const DONE_ELSEWHERE = [
  'Flew to Perth for a weekend',
  'Took a coach to Canberra for a concert',
  'Visited a cousin in Townsville',
  'Went to Hobart by ferry',
  'Collected a sofa in Geelong',
  'Saw a match in Newcastle',
]
