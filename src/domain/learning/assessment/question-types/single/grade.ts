import { shareOfPercent } from '../../fraction.ts'
import type { Grader } from '../../parts/grading/grader.ts'
import { ownValue } from '../../parts/grading/part-share.ts'

export const gradeSingle: Grader<'single'> = ({ key, response }) => shareOfPercent(ownValue(key.weights, response) ?? 0)
