import { type InterviewChange, updateInterview } from '#features/interview/queries.ts'
import type { TestApp } from './test-app.ts'

/** Changes an interview in ways that only time or another feature can. */
export const changeInterview = ({ deps }: TestApp, id: number, change: InterviewChange) =>
  updateInterview(deps.db, id, change)
