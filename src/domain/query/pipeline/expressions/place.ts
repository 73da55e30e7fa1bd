import type { Reading } from '../../reading/reading.ts'
import type { Expression } from '../pipeline.ts'
import type { Shape } from '../shape.ts'

/** Where an expression is read: the documents it speaks of, and its place for anyone who must mend it. */
export interface ExpressionAt {
  reading: Reading
  shape: Shape
  field: string
  depth: number
  input: unknown
}

/** Reads an expression inside another one. */
export type ReadInside = (at: ExpressionAt) => Expression | null
