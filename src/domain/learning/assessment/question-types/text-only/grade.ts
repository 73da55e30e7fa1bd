import type { Grader } from '../../parts/grading/grader.ts'

export const gradeTextOnly: Grader<'text-only'> = () => 'none'
