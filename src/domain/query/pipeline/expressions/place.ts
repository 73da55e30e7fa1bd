import type { Reading } from '../../reading/reading.ts'
import type { Expression } from '../pipeline.ts'
import type { Shape } from '../shape.ts'

/** The context of an expression: the documents it refers to, and its path for error messages. */
export interface ExpressionAt {
  reading: Reading
  shape: Shape
  field: string
  depth: number
  input: unknown
}

/** Reads a nested expression. */
export type ReadInside = (at: ExpressionAt) => Expression | null
