import { clean } from '#platform/data/collection/clean.ts'
import { kind } from '../../constructor.ts'
import { written } from '../written.ts'

export const longtext = kind('longtext', 'text', clean(5000))

export const longtextKind = written({ control: 'longtext', span: 6 })
