export const THEMES = {
  breaks: 'Breaks move',
  machine: 'The machine',
  nothingHot: 'Nothing hot at 3 am',
  costs: 'What it costs',
  family: 'Someone else cooks',
  tired: 'Too tired to cook',
  fridge: 'The staff fridge',
}
