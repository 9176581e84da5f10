import type { Kind } from '@wattle/contract/brief'

/**
 * Verbs of the other side: who rents out a kitchen isn't looking for one. In these kinds they would
 * get the wrong questions, so drafts do without the kind and the card offers the last one.
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
