import type { Grader } from '../../parts/grading/grader.ts'

export const gradeEssay: Grader<'essay'> = () => 'manual'
