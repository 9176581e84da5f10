import type { Kind } from '@wattle/contract/brief'

/**
 * Verbs that belong to the other side of a kind: people who rent out a kitchen aren't looking for
 * one. With these kinds they'd get the wrong questions, so the drafts use general ones and the card
 * suggests the kind in `instead`.
 */
export const OTHER_SIDE: [verbs: string[], kinds: Kind[], instead: Kind][] = [
  [
    ['rent out', 'hire out', 'lease out', 'let out', 'lend', 'loan', 'sublet'],
    ['FIND', 'CHOOSE', 'SUPPLY', 'ACCESS', 'TRAVEL', 'ARRANGE'],
    'SHARE',
  ],
  [
    ['sell', 'advertise', 'promote', 'quote'],
    ['FIND', 'CHOOSE', 'SUPPLY', 'SHARE', 'ACCESS'],
    'SELL',
  ],
  [['buy', 'order', 'purchase', 'restock', 'reorder'], ['SELL', 'SHARE', 'MAKE'], 'SUPPLY'],
  [['visit', 'go to', 'drive to', 'travel to'], ['ARRANGE', 'SHARE'], 'TRAVEL'],
  [['host', 'organise', 'plan', 'arrange'], ['TRAVEL', 'ACCESS'], 'ARRANGE'],
  [['teach', 'coach', 'tutor'], ['FIND', 'CHOOSE', 'ACCESS', 'ARRANGE'], 'LEARN'],
  [['hire'], ['MAINTAIN', 'CARE'], 'FIND'],
  [['find', 'look for', 'search for'], ['CARE'], 'FIND'],
  [['care for', 'look after', 'nurse', 'support'], ['HEALTH'], 'CARE'],
  [['process', 'assess', 'approve', 'review'], ['ACCESS', 'RECORD', 'MAKE'], 'CHECK'],
  [['read', 'mark', 'proofread'], ['RECORD', 'MAKE'], 'CHECK'],
  [['apply for', 'wait for', 'queue for'], ['SUPPLY', 'CARE', 'SHARE', 'CHECK'], 'ACCESS'],
  [['attend', 'join', 'turn up to'], ['ARRANGE'], 'OTHER'],
  [
    ['receive', 'accept', 'get given', 'unpack', 'rely on'],
    ['SUPPLY', 'SELL', 'CARE', 'SHARE', 'TRAVEL', 'MAKE'],
    'OTHER',
  ],
  [['send', 'ship', 'post', 'mail'], ['TRAVEL', 'SUPPLY'], 'OTHER'],
]
