/** What a first-time researcher can look around with: an idea as people really write one. */
export const SAMPLE_PROJECT = {
  name: 'Sample: meals on shift',
  idea:
    'Nurses and warehouse staff who work rotating night shifts eat whatever the vending machine has at 3 am. ' +
    'Canteens are closed, delivery does not come that late, and after a long shift nobody wants to cook for the next one. ' +
    'We want to leave chilled meals in a shared fridge at work, ordered by phone before the shift and paid for when the door opens. ' +
    'Today people bring leftovers, skip the meal, or live on snacks and coffee.',
}
