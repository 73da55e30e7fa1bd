import { one, zero } from '../../fraction.ts'
import type { Grader } from '../../parts/grading/grader.ts'

export const gradeTrueFalse: Grader<'truefalse'> = ({ key, response }) => (response === key.correct ? one : zero)
