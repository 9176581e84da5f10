import { type InterviewChange, updateInterview } from '#features/interview/queries.ts'
import type { TestApp } from './test-app.ts'

/** As only time, or another feature, changes it. */
export const changeInterview = ({ deps }: TestApp, id: number, change: InterviewChange) =>
  updateInterview(deps.db, id, change)
