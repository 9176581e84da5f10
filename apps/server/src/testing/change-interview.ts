import { type InterviewChange, updateInterview } from '#features/interview/queries.ts'
import type { TestApp } from './test-app.ts'

/**
 * Makes changes that tests can't make with an API call, because these changes happen over time or
 * another feature makes them.
 */
export const changeInterview = ({ deps }: TestApp, id: number, change: InterviewChange) =>
  updateInterview(deps.db, id, change)
