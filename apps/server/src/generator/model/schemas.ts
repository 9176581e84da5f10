import { z } from 'zod'
import type { AudienceDraft, GuideDraft, ScreenerDraft } from '../drafts.ts'

// How many of each is told in the instructions and checked afterwards: not every provider takes
// a schema that counts.

export const Audience: z.ZodType<AudienceDraft> = z.object({ characteristics: z.array(z.string()) })

export const Screener: z.ZodType<ScreenerDraft> = z.object({
  questions: z.array(
    z.object({
      question: z.string(),
      type: z.enum(['SINGLE_CHOICE', 'MULTIPLE_CHOICE']),
      ordered: z.boolean(),
      options: z.array(z.object({ text: z.string(), mustMatch: z.boolean() })),
    }),
  ),
})

export const Guide: z.ZodType<GuideDraft> = z.object({
  parts: z.array(z.object({ topic: z.string(), questions: z.array(z.string()) })),
})
