import { clean } from '#platform/data/collection/clean.ts'
import { sorted, kind } from '../../constructor.ts'
import { written } from '../written.ts'

export const text = kind('text', sorted, clean(500))

export const textKind = written({ control: 'text', span: 6 })
