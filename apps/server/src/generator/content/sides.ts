import type { Kind } from '@wattle/contract/brief'

/**
 * Verbs that belong to the other side of a kind: people who rent out a kitchen aren't looking for
 * one. With these kinds they'd get the wrong questions, so the drafts use general ones and the card
 * suggests the kind in `instead`.
 */
export const OTHER_SIDE: { forVerbs: string[]; kinds: Kind[]; instead: Kind }[] = [
  {
    forVerbs: ['rent out', 'hire out', 'lease out', 'let out', 'lend', 'loan', 'sublet'],
    kinds: ['FIND', 'CHOOSE', 'SUPPLY', 'ACCESS', 'TRAVEL', 'ARRANGE'],
    instead: 'SHARE',
  },
  {
    forVerbs: ['sell', 'advertise', 'promote', 'quote'],
    kinds: ['FIND', 'CHOOSE', 'SUPPLY', 'SHARE', 'ACCESS'],
    instead: 'SELL',
  },
  {
    forVerbs: ['buy', 'order', 'purchase', 'restock', 'reorder'],
    kinds: ['SELL', 'SHARE', 'MAKE'],
    instead: 'SUPPLY',
  },
  {
    forVerbs: ['visit', 'go to', 'drive to', 'travel to'],
    kinds: ['ARRANGE', 'SHARE'],
    instead: 'TRAVEL',
  },
  {
    forVerbs: ['host', 'organise', 'plan', 'arrange'],
    kinds: ['TRAVEL', 'ACCESS'],
    instead: 'ARRANGE',
  },
  {
    forVerbs: ['teach', 'coach', 'tutor'],
    kinds: ['FIND', 'CHOOSE', 'ACCESS', 'ARRANGE'],
    instead: 'LEARN',
  },
  { forVerbs: ['hire'], kinds: ['MAINTAIN', 'CARE'], instead: 'FIND' },
  { forVerbs: ['find', 'look for', 'search for'], kinds: ['CARE'], instead: 'FIND' },
  { forVerbs: ['care for', 'look after', 'nurse', 'support'], kinds: ['HEALTH'], instead: 'CARE' },
  {
    forVerbs: ['process', 'assess', 'approve', 'review'],
    kinds: ['ACCESS', 'RECORD', 'MAKE'],
    instead: 'CHECK',
  },
  { forVerbs: ['read', 'mark', 'proofread'], kinds: ['RECORD', 'MAKE'], instead: 'CHECK' },
  {
    forVerbs: ['apply for', 'wait for', 'queue for'],
    kinds: ['SUPPLY', 'CARE', 'SHARE', 'CHECK'],
    instead: 'ACCESS',
  },
  { forVerbs: ['attend', 'join', 'turn up to'], kinds: ['ARRANGE'], instead: 'OTHER' },
  {
    forVerbs: ['receive', 'accept', 'get given', 'unpack', 'rely on'],
    kinds: ['SUPPLY', 'SELL', 'CARE', 'SHARE', 'TRAVEL', 'MAKE'],
    instead: 'OTHER',
  },
  { forVerbs: ['send', 'ship', 'post', 'mail'], kinds: ['TRAVEL', 'SUPPLY'], instead: 'OTHER' },
]
