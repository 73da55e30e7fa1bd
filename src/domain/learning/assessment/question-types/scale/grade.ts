import type { Grader } from '../../parts/grading/grader.ts'

export const gradeScale: Grader<'scale'> = () => 'none'
