import { z } from 'zod'
import { jsonOf } from '#platform/data/collection/field-builders.ts'

const word = z.string().trim().min(1).max(60)

/** The properties of a variant by name, such as colour and size: at most six. */
export const optionsField = jsonOf<Record<string, string>, Record<string, string>>(
  z.record(word, word).refine((options) => Object.keys(options).length <= 6),
  { bytes: 2000 },
)
