import { clean } from '#platform/collection/clean.ts'
import { keyed, kind } from '../../constructor.ts'
import { written } from '../written.ts'

export const email = kind('email', keyed, clean(254).toLowerCase())

export const emailKind = written({ control: 'email', span: 3 })
