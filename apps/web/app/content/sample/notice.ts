/**
 * Everything in this folder is invented: case studies, quotes, figures, findings. Put in your own and set
 * this to false. Until then the pages say so, and the server warns when it starts on a public address.
 */
export const PROOF_IS_SAMPLE: boolean = true

/** What a page says beside its samples. */
export const NOTICES = {
  figures: 'These figures and quotes are made up, until we publish our own.',
  numbers: 'These figures are made up, until we publish our own.',
  quotes: 'These quotes are made up, until we publish our own.',
  studies: 'These five studies are made up, to show how we work and write.',
  study: 'The client, the people and the findings are made up, to show how we work and write.',
} as const

/** Before a description that search engines and shared links show. */
export const SAMPLE_MARK = PROOF_IS_SAMPLE ? 'Sample: ' : ''
