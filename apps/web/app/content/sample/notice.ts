/**
 * Everything in this folder is made up: case studies, quotes, figures, findings. Replace it with
 * your own and set this to false. Until then, the pages show a notice, and the server warns at
 * startup if its URL is public.
 */
export const PROOF_IS_SAMPLE: boolean = true

/** The notices that pages show next to their samples. */
export const NOTICES = {
  figures: 'These figures and quotes are made up. We’ll replace them with real ones.',
  numbers: 'These figures are made up. We’ll replace them with real ones.',
  quotes: 'These quotes are made up. We’ll replace them with real ones.',
  studies: 'These five studies are made up, to show how we work and write.',
  study: 'The client, the people and the findings are made up, to show how we work and write.',
} as const

/** Prefixes the meta description, which search engines and shared links show. */
export const SAMPLE_MARK = PROOF_IS_SAMPLE ? 'Sample: ' : ''
